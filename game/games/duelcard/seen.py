"""What a viewer may see of a match: zones, facts, the decision he owes, the outcome."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...engine.text import SeatName, Text, text
from ...engine.view import EMPTY, OPEN, UNKNOWN, Decision, Outcome, Seat, Slot, View, Zone
from .phases import ACTION, ANSWER, BY_DECK, BY_GOAL, BY_TURNS, BY_TYPES, COMMIT, NOBODY, OVER, PICKING

if TYPE_CHECKING:
    from .state import DuelCardState

_DECISIONS = {
    ACTION: ("action", "D6"),
    ANSWER: ("answer", "D8"),
    PICKING: ("pick", "D7"),
    COMMIT: ("duel", "D11"),
}
_ENDS = {BY_GOAL: "goal", BY_DECK: "deck", BY_TYPES: "types", BY_TURNS: "turns"}
PLAY_SLOTS = 2


@dataclass(frozen=True, slots=True)
class DuelCardFacts:
    """What a seat knows besides the cards it sees. Lists are by seat."""

    phase: int
    turn: int
    first: Seat
    turner: Seat
    active: Seat
    actor: Seat
    victim: Seat
    """Of the action that is announced; NOBODY for a Chest, or if there is none."""
    stack_seats: tuple[Seat, ...]
    """Who played each card of the stack."""
    asked: tuple[Seat, ...]
    """Seats still to be asked for an answer, the next one first (D8)."""
    laid: tuple[int, ...]
    """Own draft while duel plays are chosen: kinds (D11)."""
    goal: int
    infinite: bool
    double_only: bool
    golden: bool
    ran_out: bool
    ended_by: int
    known: tuple[tuple[int, ...], ...]
    """By holder, bounds for what he may hold, as `memory` describes them; empty for the open view."""


def hand(seat: Seat, index: int) -> Slot:
    """A card's slot in a hand: by kind for its owner, without meaning for others."""
    return (f"hand/{seat}", index)


def play(seat: Seat, index: int) -> Slot:
    """One of the two slots of a seat's duel play."""
    return (f"play/{seat}", index)


def trophy(seat: Seat, index: int) -> Slot:
    """A trophy's slot."""
    return (f"trophies/{seat}", index)


def laid_indexes(cards: list[int], laid: list[int]) -> list[int]:
    """Where in a hand the laid kinds stand: the first of each kind, then the next."""
    found: list[int] = []
    for kind in laid:
        found.append(cards.index(kind, found[-1] + 1 if found and cards[found[-1]] == kind else 0))
    return found


def view(state: DuelCardState, viewer: Seat) -> View:
    """What ``viewer`` (a seat, PUBLIC or OPEN) may know."""
    zones: list[Zone] = []
    for seat in range(len(state.hands)):
        zones += _seat_zones(state, seat, viewer)
    hidden = (UNKNOWN,) * len(state.deck)
    zones += [
        Zone("deck", -1, "pile", tuple(state.deck) if viewer == OPEN else hidden),
        Zone("discard", -1, "pile", tuple(state.discard)),
        Zone("stack", -1, "row", tuple(state.stack)),
    ]
    return View(
        seat=viewer,
        pending=state.pending(),
        zones=tuple(zones),
        decision=decision(state, viewer),
        score=tuple(state.tally),
        facts=_facts(state, viewer),
        outcome=outcome(state),
    )


def _seat_zones(state: DuelCardState, seat: Seat, viewer: Seat) -> list[Zone]:
    cards, laid = state.hands[seat], state.laid[seat]
    shown: tuple[int, ...] = (UNKNOWN,) * len(cards)
    draft = [EMPTY] * PLAY_SLOTS
    if viewer in (seat, OPEN):
        gone = laid_indexes(cards, laid)
        shown = tuple(EMPTY if i in gone else card for i, card in enumerate(cards))
        for slot, index in enumerate(gone):
            draft[slot] = cards[index]
    return [
        Zone(f"hand/{seat}", seat, "fan", shown),
        Zone(f"play/{seat}", seat, "row", tuple(draft)),
        Zone(f"trophies/{seat}", seat, "row", tuple(state.trophies[seat])),
    ]


def _facts(state: DuelCardState, viewer: Seat) -> DuelCardFacts:
    known: tuple[tuple[int, ...], ...] = ()
    if state.memory is not None and viewer != OPEN:
        row = state.memory[viewer]
        known = tuple(() if holder == viewer else tuple(entry) for holder, entry in enumerate(row))
    return DuelCardFacts(
        phase=state.phase,
        turn=state.turn,
        first=state.first,
        turner=state.turner,
        active=state.active,
        actor=state.actor if state.phase in (ANSWER, PICKING) else NOBODY,
        victim=state.victim if state.phase in (ANSWER, PICKING) else NOBODY,
        stack_seats=tuple(state.stack_seats),
        asked=tuple(state.asked),
        laid=tuple(int(kind) for kind in state.laid[viewer]) if viewer >= 0 else (),
        goal=state.goal,
        infinite=state.infinite,
        double_only=state.double_only,
        golden=state.golden,
        ran_out=state.ran_out,
        ended_by=state.ended_by,
        known=known,
    )


def decision(state: DuelCardState, seat: Seat) -> Decision | None:
    """The choice ``seat`` owes, or None."""
    if seat < 0 or seat not in state.pending():
        return None
    kind, rule = _DECISIONS[state.phase]
    phase = state.phase
    return Decision(kind, _ask(state, seat, kind), rule, covert=phase != PICKING, open=phase == ANSWER)


def _ask(state: DuelCardState, seat: Seat, kind: str) -> Text:
    if kind == "answer":
        return text(
            f"duelcard.ask.answer.{announced_as(state.stack, state.victim)}",
            seat=SeatName(state.actor),
            blocks=len(state.stack) - 1,
            victim=SeatName(max(0, state.victim)),
        )
    if kind == "pick":
        return text("duelcard.ask.pick", seat=SeatName(state.victim))
    if kind == "duel":
        return text(f"duelcard.ask.duel.{len(state.laid[seat])}")
    return text("duelcard.ask.action")


def announced_as(stack: list[int], victim: Seat) -> str:
    """What the next answer would block: ``thief``, ``chest`` or, from the second card on, ``block``."""
    if len(stack) > 1:
        return "block"
    return "chest" if victim == NOBODY else "thief"


def outcome(state: DuelCardState) -> Outcome | None:
    """The result, or None while the match goes on (D21). Leaders who are equal share the win."""
    if state.phase != OVER:
        return None
    best = max(state.tally)
    leaders = tuple(seat for seat, count in enumerate(state.tally) if count == best)
    scores = tuple(1.0 / len(leaders) if seat in leaders else 0.0 for seat in range(len(state.tally)))
    end = _ENDS[state.ended_by]
    if len(leaders) == 1:
        return Outcome(scores, leaders, text(f"duelcard.end.{end}", seat=SeatName(leaders[0]), n=best), "D21")
    winners = () if len(leaders) == len(state.tally) else leaders
    return Outcome(scores, winners, text("duelcard.end.draw", why=text(f"duelcard.end.why.{end}"), n=best), "D21")
