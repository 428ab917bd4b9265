"""What a viewer may see of a duel (C6): zones, facts, the decision he owes, the outcome."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from ...engine.text import SeatName, Text, text
from ...engine.view import EMPTY, OPEN, UNKNOWN, Decision, Outcome, Seat, Slot, View, Zone
from .actions import CASTLE_MASK, FRONT, GARRISONS, HAND, NO_PLACE
from .phases import AIM, ANSWER, ASSAULT, COMMIT, DEPLOY, EXPLORE, OVER, UNDECIDED
from .turns import TEAMS

if TYPE_CHECKING:
    from .state import CastleState

_DECISIONS = {
    DEPLOY: ("deploy", "C5", False),
    AIM: ("aim", "C23", False),
    ASSAULT: ("attack", "C8", False),
    COMMIT: ("support", "C9", True),
    EXPLORE: ("uncover", "C12", False),
    ANSWER: ("answer", "C14", True),
}


@dataclass(frozen=True, slots=True)
class CastleFacts:
    """What a seat knows besides the cards it sees. Lists are by seat, sets of places are bitmasks."""

    phase: int
    first: Seat
    attacker: Seat
    defender: Seat
    """Whose castle is attacked; NOBODY while the attacker has yet to aim at one of two (C23)."""
    assault: int
    alive: tuple[int, ...]
    walls: tuple[int, ...]
    known: tuple[int, ...]
    """Places that lie face up to everyone (C13)."""
    no_explorer: tuple[int, ...]
    no_jester: tuple[int, ...]
    fighter: int
    target: int
    commit: tuple[int, ...]
    """Support by seat: a place, NO_PLACE for none, UNDECIDED while not made or not to be seen (C10)."""
    declared: tuple[int, ...]
    quota: tuple[int, ...]
    explorer: Seat
    answer: tuple[int, ...]
    """Own answer while the other's is open (C14): -1 accepts, a place cedes its wall, UNDECIDED otherwise."""
    stations: tuple[int, ...]
    """Own draft while deploying: places in the hand (C5)."""


class Assault(Protocol):
    """Who is in the middle: in a state as it is, in facts as far as they are seen."""

    @property
    def attacker(self) -> Seat:
        """Who attacks."""
        ...

    @property
    def defender(self) -> Seat:
        """Who is attacked, or NOBODY."""
        ...

    @property
    def fighter(self) -> int:
        """The attacker's place in this assault, or NO_PLACE."""
        ...

    @property
    def target(self) -> int:
        """The defender's place in this assault, or NO_PLACE."""
        ...

    @property
    def commit(self) -> Sequence[int]:
        """Support by seat; negative where no place is."""
        ...


def home(seat: Seat, place: int) -> Slot:
    """The slot in which the card at a place stands between assaults."""
    return (f"front/{seat}", place) if place < FRONT else (f"castle/{seat}", place - FRONT)


def stage(seat: Seat, part: int) -> Slot:
    """The slot in the middle: part 0 for the fighter or target, 1 for the support."""
    return (f"stage/{seat}", part)


def grave(seat: Seat, place: int) -> Slot:
    """The slot of an eliminated card, kept by its place."""
    return (f"fallen/{seat}", place)


def place_of(facts: CastleFacts, slot: Slot) -> int:
    """The place whose card lies in a slot of the table as this viewer sees it, or NO_PLACE."""
    zone, index = slot
    kind, _, owner = zone.partition("/")
    if kind == "front":
        return index
    if kind == "castle":
        return FRONT + index
    if kind != "stage":
        return NO_PLACE
    seat = int(owner)
    place = engaged(facts, seat) if index == 0 else facts.commit[seat]
    return place if place >= 0 else NO_PLACE


def slot_of(assault: Assault, seat: Seat, place: int) -> Slot:
    """The slot in which the living card at a seat's place lies now."""
    if place == engaged(assault, seat):
        return stage(seat, 0)
    return stage(seat, 1) if place == assault.commit[seat] else home(seat, place)


def card_at(view: View, seat: Seat, place: int) -> int:
    """The card at a seat's place as the viewer sees it, wherever it lies now."""
    facts: CastleFacts = view.facts
    alive = facts.alive[seat] >> place & 1
    return view.card(slot_of(facts, seat, place) if alive else grave(seat, place))


def engaged(assault: Assault, seat: Seat) -> int:
    """The place of the seat's fighter or target in this assault; NO_PLACE for who is not in it."""
    if seat == assault.attacker:
        return assault.fighter
    return assault.target if seat == assault.defender else NO_PLACE


def rival(assault: Assault, seat: Seat) -> Seat:
    """The other side of this assault."""
    return assault.defender if seat == assault.attacker else assault.attacker


def partners(one: Seat, two: Seat) -> bool:
    """Whether two seats are of one team (C23)."""
    return one % 2 == two % 2


def place_text(place: int) -> Text:
    """``front 3`` or ``garrison 1``, in words."""
    if place < FRONT:
        return text("castle.place.front", n=place + 1)
    return text("castle.place.garrison", n=place - FRONT + 1)


def view(state: CastleState, viewer: Seat) -> View:
    """What ``viewer`` (a seat, PUBLIC or OPEN) may know."""
    zones: list[Zone] = []
    seats = range(len(state.alive))
    for seat in seats:
        zones += _hand_zones(state, seat, viewer) if state.phase == DEPLOY else _field_zones(state, seat, viewer)
    return View(
        seat=viewer,
        pending=state.pending(),
        zones=tuple(zones),
        decision=decision(state, viewer),
        score=tuple((state.alive[seat] & CASTLE_MASK).bit_count() for seat in seats),
        facts=_facts(state, viewer),
        outcome=outcome(state),
    )


def _hand_zones(state: CastleState, seat: Seat, viewer: Seat) -> list[Zone]:
    mine = viewer in (seat, OPEN)
    cards, stations = state.cards[seat], state.stations[seat]
    if mine:
        hand = tuple(EMPTY if i in stations else card for i, card in enumerate(cards))
        castle = tuple(EMPTY if i == NO_PLACE else cards[i] for i in stations)
    else:
        hand, castle = (UNKNOWN,) * HAND, (EMPTY,) * GARRISONS
    return [
        Zone(f"castle/{seat}", seat, "row", castle),
        Zone(f"front/{seat}", seat, "row", (EMPTY,) * FRONT),
        Zone(f"hand/{seat}", seat, "fan", hand),
    ]


def _field_zones(state: CastleState, seat: Seat, viewer: Seat) -> list[Zone]:
    cards = state.cards[seat]
    open_to_viewer = viewer in (seat, OPEN)
    away = [state.engaged(seat), _commit_seen(state, seat, viewer)]

    def face(place: int) -> int:
        return cards[place] if open_to_viewer or state.known[seat] >> place & 1 else UNKNOWN

    row = [
        face(place) if state.alive[seat] >> place & 1 and place not in away else EMPTY for place in range(HAND)
    ]
    fallen = tuple(EMPTY if state.alive[seat] >> place & 1 else cards[place] for place in range(HAND))
    return [
        Zone(f"castle/{seat}", seat, "row", tuple(row[FRONT:])),
        Zone(f"front/{seat}", seat, "row", tuple(row[:FRONT])),
        Zone(f"stage/{seat}", seat, "row", tuple(face(place) if place >= 0 else EMPTY for place in away)),
        Zone(f"fallen/{seat}", seat, "pile", fallen),
    ]


def _commit_seen(state: CastleState, seat: Seat, viewer: Seat) -> int:
    """A support is its owner's secret until both are made (C9, C10)."""
    return state.commit[seat] if state.phase != COMMIT or viewer in (seat, OPEN) else UNDECIDED


def _facts(state: CastleState, viewer: Seat) -> CastleFacts:
    seats = range(len(state.alive))
    return CastleFacts(
        phase=state.phase,
        first=state.first,
        attacker=state.attacker,
        defender=state.defender,
        assault=state.assault,
        alive=tuple(state.alive),
        walls=tuple(state.walls),
        known=tuple(state.known),
        no_explorer=tuple(state.no_explorer),
        no_jester=tuple(state.no_jester),
        fighter=state.fighter,
        target=state.target,
        commit=tuple(_commit_seen(state, seat, viewer) for seat in seats),
        declared=tuple(state.declared),
        quota=tuple(state.quota),
        explorer=state.explorer,
        answer=tuple(state.answer[seat] if viewer in (seat, OPEN) else UNDECIDED for seat in seats),
        stations=tuple(state.stations[viewer]) if state.phase == DEPLOY and viewer in seats else (),
    )


def decision(state: CastleState, seat: Seat) -> Decision | None:
    """The choice ``seat`` owes, or None."""
    if seat < 0 or seat not in state.pending():
        return None
    kind, rule, covert = _DECISIONS[state.phase]
    return Decision(kind, _ask(state, seat, kind), rule, covert, halfway=state.phase == AIM)


def _ask(state: CastleState, seat: Seat, kind: str) -> Text:
    if kind == "uncover":
        left = state.quota[seat] - state.declared[seat].bit_count()
        return text("castle.ask.uncover", n=left)
    if kind == "deploy":
        left = sum(place == NO_PLACE for place in state.stations[seat])
        return text("castle.ask.deploy", n=left) if left else text("castle.ask.ready")
    if kind == "attack" and len(state.alive) > 2:
        return text("castle.ask.attack.rival", rival=SeatName(state.defender))
    if kind in ("aim", "attack"):
        return text(f"castle.ask.{kind}")
    side = "attack" if seat == state.attacker else "defence"
    return text(f"castle.ask.{kind}.{side}")


def outcome(state: CastleState) -> Outcome | None:
    """The result, or None while the duel goes on (C21)."""
    if state.phase != OVER:
        return None
    seats = range(len(state.alive))
    if state.winner < 0:
        reason = text("castle.end.ruin" if len(seats) == 2 else "castle.end.ruin.all")
        return Outcome((0.5,) * len(seats), (), reason, "C21")
    winners = tuple(seat for seat in seats if TEAMS[state.winner] >> seat & 1)
    return Outcome(tuple(float(seat in winners) for seat in seats), winners, _victory(winners), "C21")


def _victory(winners: tuple[Seat, ...]) -> Text:
    """Who has conquered whom; of two winners and two losers each by name (C23)."""
    first = winners[0]
    names = {"seat": SeatName(first), "rival": SeatName(1 - first)}
    if len(winners) == 1:
        return text("castle.end.conquest", **names)
    return text("castle.end.conquest.all", **names, partner=SeatName(first + 2), other=SeatName(3 - first))
