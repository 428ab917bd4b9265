"""What a viewer may see of a match: zones, facts, the decision he owes, the outcome."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...engine.text import SeatName, Text, text
from ...engine.view import EMPTY, OPEN, UNKNOWN, Decision, Outcome, Seat, Slot, View, Zone
from .limits import usable
from .phases import (
    DUEL,
    FORMATION,
    HAND,
    KEEP,
    LINE,
    LINES,
    NOTHING,
    OVER,
    ROLE,
    ROUNDS_TO_WIN,
    SCENARIO,
    SUPPORT,
    UNDECIDED,
)

if TYPE_CHECKING:
    from .fields import Fields

_DECISIONS = {
    ROLE: ("role", "J8", False),
    KEEP: ("hand", "J10", False),
    SCENARIO: ("scenario", "J11", True),
    FORMATION: ("formation", "J12", True),
    LINE: ("line", "J14", False),
    SUPPORT: ("support", "J15", True),
    DUEL: ("duel", "J20", True),
}
"""(kind, rule, covert) by phase: whoever has nothing to play is asked like everybody else."""
WINDOWS = ("opening", "closing", "tie_break")


@dataclass(frozen=True, slots=True)
class JartibleFacts:
    """What a seat knows besides the cards it sees. Tuples are by seat."""

    phase: int
    round: int
    restarts: int
    window: int
    minipoints: tuple[int, ...]
    totals: tuple[int, ...]
    """What each line came to when its window was won, by place ``2 * seat + line``; NOTHING where none was."""
    wins: tuple[int, ...]
    """Duels won in the tie-break."""
    chooser: Seat
    first_form: Seat
    first_ap: Seat
    turn: Seat
    opened: int
    """The line that the formation-first seat has opened, or NOTHING."""
    limit: int
    """How many creatures a formation may have."""
    redraws: tuple[int, ...]
    kept: tuple[bool, ...]
    choice: int
    """The viewer's own answer to his hand while the other still thinks, else UNDECIDED."""
    pick: int
    """The viewer's own choice for a duel while the other still thinks, else UNDECIDED."""
    stopped: tuple[bool, ...]
    pace: tuple[int, ...]
    barren: tuple[bool, ...]
    """Who has shown in this tie-break that he has no legal creature."""
    special_before: tuple[bool, ...]
    """Who used a special in an earlier round (J4)."""
    decks: tuple[tuple[int, ...], ...]
    """Whole decks, sorted; empty for a deck that the viewer does not know."""
    known: tuple[tuple[int, ...], ...]
    """Kinds that each deck showed before it was last shuffled: so many of each it holds at least."""
    hopeless: tuple[int, ...]
    """As in the state: what free redraws tell of the decks (J10)."""
    same_player: bool
    tie_break_ap: bool
    public_decks: bool


def hand(seat: Seat, index: int) -> Slot:
    """A card's slot in a hand: by kind for its owner, without meaning for others."""
    return (f"hand/{seat}", index)


def line(place: int, index: int) -> Slot:
    """A card's slot in a line; ``place`` is ``2 * seat + line``."""
    return (f"{LINES[place % 2]}/{place // 2}", index)


def view(state: Fields, viewer: Seat) -> View:
    """What ``viewer`` (a seat, PUBLIC or OPEN) may know."""
    zones = [*_seat_zones(state, 0, viewer), *_seat_zones(state, 1, viewer)]
    return View(
        seat=viewer,
        pending=state.pending(),
        zones=tuple(zones),
        decision=decision(state, viewer),
        score=tuple(state.rounds_won),
        facts=_facts(state, viewer),
        outcome=outcome(state),
    )


def _seat_zones(state: Fields, seat: Seat, viewer: Seat) -> list[Zone]:
    sees = viewer in (seat, OPEN)
    pile, cards = state.piles[seat], state.hands[seat]
    zones = [
        Zone(f"deck/{seat}", seat, "pile", tuple(pile) if viewer == OPEN else (UNKNOWN,) * len(pile)),
        Zone(f"hand/{seat}", seat, "fan", tuple(cards) if sees else (UNKNOWN,) * len(cards)),
        Zone(f"draw/{seat}", seat, "row", tuple(state.drawn[seat])),
    ]
    for place in (2 * seat, 2 * seat + 1):
        row = state.lines[place]
        up = sees or state.faces_up(place)
        zones.append(Zone(f"{LINES[place % 2]}/{seat}", seat, "row", tuple(row) if up else (UNKNOWN,) * len(row)))
    return [
        *zones,
        Zone(f"scenario/{seat}", seat, "single", (_slot(state.scenarios[seat]),)),
        Zone(f"ap/{seat}", seat, "single", (_slot(state.ap[seat]),)),
        Zone(f"spent/{seat}", seat, "row", tuple(state.spent[seat])),
        Zone(f"out/{seat}", seat, "row", tuple(state.out[seat])),
        Zone(f"duel/{seat}", seat, "row", tuple(state.duels[seat])),
    ]


def _slot(card: int) -> int:
    return EMPTY if card == NOTHING else card


def _facts(state: Fields, viewer: Seat) -> JartibleFacts:
    knows = [state.public_decks or viewer in (seat, OPEN) for seat in (0, 1)]
    waiting = viewer in (0, 1) and state.phase == KEEP and not state.kept[viewer]
    return JartibleFacts(
        phase=state.phase,
        round=state.round,
        restarts=state.restarts,
        window=state.window,
        minipoints=tuple(state.minipoints),
        totals=tuple(state.totals),
        wins=tuple(state.wins),
        chooser=state.chooser,
        first_form=state.first_form,
        first_ap=state.first_ap,
        turn=state.turn,
        opened=state.opened,
        limit=state.limit,
        redraws=tuple(state.redraws),
        kept=tuple(state.kept),
        choice=state.choice[viewer] if waiting else UNDECIDED,
        pick=int(state.picks[viewer]) if viewer in (0, 1) else UNDECIDED,
        stopped=tuple(state.stopped),
        pace=tuple(state.pace),
        barren=tuple(state.barren),
        special_before=tuple(state.special_before),
        decks=tuple(tuple(sorted(map(int, state.decks[seat]))) if knows[seat] else () for seat in (0, 1)),
        known=tuple(state.known),
        hopeless=tuple(state.hopeless),
        same_player=state.same_player,
        tie_break_ap=state.tie_break_ap,
        public_decks=state.public_decks,
    )


def decision(state: Fields, seat: Seat) -> Decision | None:
    """The choice ``seat`` owes, or None."""
    if seat < 0 or seat not in state.pending():
        return None
    kind, rule, covert = _DECISIONS[state.phase]
    return Decision(kind, _ask(state, seat, kind), rule, covert=covert)


def _ask(state: Fields, seat: Seat, kind: str) -> Text:
    if kind == "role":
        return text(f"jartible.ask.role.{'same_player' if state.same_player else 'split'}")
    if kind == "hand":
        return text("jartible.ask.hand", n=HAND - 1 - state.redraws[seat])
    if kind == "formation":
        filled = bool(state.lines[2 * seat]) and bool(state.lines[2 * seat + 1])
        return text(f"jartible.ask.formation.{'more' if filled else 'first'}", most=state.limit)
    if kind == "support":
        return text(f"jartible.ask.support.{WINDOWS[state.window]}")
    if kind == "duel":
        able = usable(state.hands[seat], state.species[seat], state.special_used[seat])
        return text(f"jartible.ask.duel.{'creature' if able else 'none'}")
    return text(f"jartible.ask.{kind}")


def outcome(state: Fields) -> Outcome | None:
    """The result, or None while the match goes on (J5)."""
    if state.phase != OVER:
        return None
    winner = state.rounds_won.index(ROUNDS_TO_WIN)
    lost = state.rounds_won[1 - winner]
    reason = text("jartible.end", seat=SeatName(winner), won=ROUNDS_TO_WIN, lost=lost)
    return Outcome((1.0 - winner, 0.0 + winner), (winner,), reason, "J5")
