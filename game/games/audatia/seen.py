"""What a viewer may see of a duel: zones, facts, the decision he owes, the outcome."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ...engine.text import SeatName, Text, text
from ...engine.view import EMPTY, OPEN, PUBLIC, UNKNOWN, Decision, Outcome, Seat, View, Zone
from .cards import Bonus
from .decisions import ask, kind_of, rule_of
from .knowledge import BY_RIVAL, PUBLICLY
from .phases import ENDS, HALL, NO_BLOWS, NOBODY, NONE, ORDER, OVER, POSTA, QUIET_TERMS, ROWS_EMPTY, SUDDEN
from .slots import indexes

if TYPE_CHECKING:
    from .state import AudatiaState

Groups = tuple[tuple[int, ...], ...]
"""Groups of known cards: the number of cards traded away before, then kinds (see `knowledge`)."""
Limits = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class HandKnown:
    """What is known of one hand beyond its size: see `knowledge.Knowledge`."""

    groups: Groups
    limits: Limits


@dataclass(frozen=True, slots=True)
class AudatiaFacts:
    """What a viewer knows besides the cards he sees. Fields are named as in `state`; lists are by seat."""

    phase: int
    actor: Seat
    first: Seat
    variant: int
    break_thrust: bool
    mirrored: bool
    characters: tuple[int, int]
    challenger: Seat
    bout: int
    step: int
    stepper: Seat
    passes: int
    draws: int
    virtues: tuple[int, ...]
    voided: tuple[int, ...]
    poisoned: Seat
    salute: tuple[int, ...]
    reveal: tuple[int, ...]
    lure: tuple[int, ...]
    taunted: tuple[bool, ...]
    posta: tuple[int, ...]
    side: tuple[int, ...]
    blows: tuple[int, ...]
    top: tuple[Bonus, ...]
    covered: Bonus
    attacker: Seat
    defender: Seat
    blow: int
    parry: int
    form: int
    from_posta: int
    swift: bool
    swift_reply: Seat
    way: int
    bind: int
    waited: bool
    fit_side: int
    orienter: Seat
    entry: bool
    remedy: int
    remedy_by: Seat
    soprana: bool
    break_hand: int
    ability: int
    ability_by: Seat
    denies: int
    resume: int
    strike: int
    score: tuple[int, ...]
    blow_in_term: bool
    quiet_terms: int
    ended_by: int
    winner: Seat
    size: tuple[int, ...]
    """Cards in hand; while traded cards are chosen, before that choice."""
    row_size: tuple[int, ...]
    draft: tuple[int, ...]
    """Own marks, or own row so far."""
    chosen: int
    """Own posta while the other still chooses."""
    publicly_known: tuple[HandKnown, ...]
    """By holder: what everybody knows of a hand; empty in states of a search."""
    known: tuple[HandKnown, ...]
    """By holder: what his rival knows of it; of which the public viewer knows no more than everybody."""


_COPIED = (
    "phase", "actor", "first", "variant", "break_thrust", "mirrored", "characters", "challenger", "bout", "step",
    "stepper", "passes", "draws", "poisoned", "covered", "attacker", "defender", "blow", "parry", "form", "from_posta",
    "swift", "swift_reply", "way", "bind", "waited", "fit_side", "orienter", "entry", "remedy", "remedy_by", "soprana",
    "break_hand", "ability", "ability_by", "denies", "resume", "strike", "blow_in_term", "quiet_terms", "ended_by",
    "winner",
)  # fmt: skip
"""Fields that are in the facts as they are in the state."""
_BY_SEAT = (
    "virtues", "voided", "salute", "reveal", "lure", "taunted", "posta", "side", "blows", "top", "score", "size",
    "row_size",
)  # fmt: skip
"""Lists in the state, tuples in the facts."""


def copied_fields() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The fields that facts and state share: single values, and lists by seat."""
    return _COPIED, _BY_SEAT


def view(state: AudatiaState, viewer: Seat) -> View:
    """What ``viewer`` (a seat, PUBLIC or OPEN) may know."""
    zones: list[Zone] = []
    for seat in (0, 1):
        zones += _seat_zones(state, seat, viewer)
    zones.append(Zone("virtues", -1, "row", _virtue_cards(state, ~_held(state, 0) & ~_held(state, 1))))
    return View(
        seat=viewer,
        pending=state.pending(),
        zones=tuple(zones),
        decision=decision(state, viewer),
        score=tuple(state.score),
        facts=_facts(state, viewer),
        outcome=outcome(state),
    )


def _held(state: AudatiaState, seat: Seat) -> int:
    return state.virtues[seat] | state.voided[seat]


def _virtue_cards(state: AudatiaState, held: int) -> tuple[int, ...]:
    return tuple(card if held >> n & 1 else EMPTY for n, card in enumerate(state.virtue_cards))


def _hidden(cards: list[int], shown: bool) -> tuple[int, ...]:
    return tuple(cards) if shown else (UNKNOWN,) * len(cards)


def _seat_zones(state: AudatiaState, seat: Seat, viewer: Seat) -> list[Zone]:
    mine = viewer in (seat, OPEN)
    zones = _row_zones(state, seat, mine) if state.variant == SUDDEN else [_hand_zone(state, seat, mine)]
    stands = state.posta[seat]
    if state.phase == POSTA and mine:
        stands = state.chosen[seat]
    own = state.poste[seat]
    poste = tuple(EMPTY if p == stands else card for p, card in enumerate(own))
    return [
        *zones,
        Zone(f"deck/{seat}", seat, "pile", _hidden(state.deck[seat], viewer == OPEN)),
        Zone(f"discard/{seat}", seat, "pile", tuple(state.discard[seat])),
        Zone(f"traded/{seat}", seat, "pile", _hidden(state.traded[seat], mine)),
        Zone(f"pile/{seat}", seat, "pile", tuple(state.pile[seat])),
        Zone(f"posta/{seat}", seat, "single", (own[stands] if stands >= 0 else EMPTY,)),
        Zone(f"poste/{seat}", seat, "row", poste),
        Zone(f"virtues/{seat}", seat, "row", _virtue_cards(state, _held(state, seat))),
    ]


def _hand_zone(state: AudatiaState, seat: Seat, mine: bool) -> Zone:
    return Zone(f"hand/{seat}", seat, "fan", _hidden(state.hand(seat), mine))


def _row_zones(state: AudatiaState, seat: Seat, mine: bool) -> list[Zone]:
    """Sudden death: the hand, the row, the card revealed last (A30)."""
    cards = state.hand(seat)
    if state.row_size[seat]:
        left = state.row[seat]
        row = (EMPTY,) * (state.row_size[seat] - len(left)) + _hidden(left, mine)
        shown = cards[0] if cards else EMPTY
        hand: tuple[int, ...] = ()
    elif state.phase == ORDER:
        laid = state.draft[seat] if mine else []
        gone = indexes(cards, laid)
        hand = tuple(EMPTY if i in gone else card for i, card in enumerate(_hidden(cards, mine)))
        row = tuple(cards[i] for i in gone) + (EMPTY,) * (len(cards) - len(laid))
        shown = EMPTY
    else:
        hand, row, shown = _hidden(cards, mine), (), EMPTY
    return [
        Zone(f"hand/{seat}", seat, "fan", hand),
        Zone(f"row/{seat}", seat, "row", row),
        Zone(f"shown/{seat}", seat, "single", (shown,)),
    ]


def _facts(state: AudatiaState, viewer: Seat) -> AudatiaFacts:
    values = {name: getattr(state, name) for name in _COPIED}
    values |= {name: tuple(getattr(state, name)) for name in _BY_SEAT}
    publicly = _known(state, PUBLICLY, viewer)
    return AudatiaFacts(
        **values,
        draft=tuple(int(card) for card in state.draft[viewer]) if viewer in (0, 1) else (),
        chosen=state.chosen[viewer] if viewer in (0, 1) else NONE,
        publicly_known=publicly,
        known=publicly if viewer == PUBLIC else _known(state, BY_RIVAL, viewer),
    )


def _known(state: AudatiaState, onlooker: int, viewer: Seat) -> tuple[HandKnown, ...]:
    if state.known is None or viewer == OPEN:
        return ()
    return tuple(
        HandKnown(tuple(tuple(group) for group in pair[onlooker].groups), tuple(pair[onlooker].limits))
        for pair in state.known
    )


def decision(state: AudatiaState, seat: Seat) -> Decision | None:
    """The choice ``seat`` owes, or None."""
    if seat < 0 or seat not in state.pending():
        return None
    kind, covert = kind_of(state.phase)
    return Decision(kind, ask(state, seat), rule_of(state), covert)


def outcome(state: AudatiaState) -> Outcome | None:
    """The result, or None while the duel goes on (A28-A30)."""
    if state.phase != OVER:
        return None
    rule = _rule_of_end(state)
    why = text(f"audatia.why.{ENDS[state.ended_by]}")
    if state.winner == NOBODY:
        return Outcome((0.5, 0.5), (), text("audatia.end.draw", why=why), rule)
    scores = (1.0, 0.0) if state.winner == 0 else (0.0, 1.0)
    return Outcome(scores, (state.winner,), _victory(state, why), rule)


def _victory(state: AudatiaState, why: Text) -> Text:
    winner = state.winner
    if state.variant == HALL:
        points = {"points": state.score[winner], "other": state.score[1 - winner]}
        return text("audatia.end.hall", seat=SeatName(winner), why=why, **points)
    return text("audatia.end.win", seat=SeatName(winner), why=why)


def _rule_of_end(state: AudatiaState) -> str:
    if state.ended_by == ROWS_EMPTY:
        return "A30"
    return "A29" if state.ended_by in (NO_BLOWS, QUIET_TERMS) else "A28"
