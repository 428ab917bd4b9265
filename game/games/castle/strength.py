"""The strengths of an assault added up as far as a viewer may know them (C17-C19)."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.view import Seat, View
from .actions import BITS, CASTLE_MASK, FRONT
from .cards import VALUE, is_jester
from .phases import COMMIT, UNDECIDED
from .seen import CastleFacts, card_at, engaged
from .state import FRONT_BONUS, SUPPORT_BONUS, WALL_BONUS

_HIGHEST = 13


@dataclass(frozen=True, slots=True)
class Strength:
    """One side: its parts as (name, least, most), and the bounds of their sum."""

    parts: tuple[tuple[str, int, int], ...]
    low: int
    high: int

    @property
    def exact(self) -> bool:
        """Whether the viewer knows it."""
        return self.low == self.high


def strength(view: View, seat: Seat) -> Strength | None:
    """The strength of a seat's side in the present assault, or None between assaults."""
    facts: CastleFacts = view.facts
    place = engaged(facts, seat)
    if place < 0:
        return None
    parts = [("value", *_value_bounds(view, facts, seat, place))]
    if seat == facts.attacker:
        if place < FRONT:
            parts.append(("front", FRONT_BONUS, FRONT_BONUS))
        parts += _support_part(view, facts, seat, 1.0)
    else:
        certainty = _bonus_certainty(view, facts)
        parts += _wall_part(view, facts, seat, place, certainty)
        parts += _support_part(view, facts, seat, certainty)
    return Strength(tuple(parts), sum(part[1] for part in parts), sum(part[2] for part in parts))


def _value_bounds(view: View, facts: CastleFacts, seat: Seat, place: int) -> tuple[int, int]:
    card = card_at(view, seat, place)
    if card >= 0:
        return VALUE[card], VALUE[card]
    least = 0
    if facts.no_jester[seat] >> place & 1:
        least = 4 if facts.no_explorer[seat] >> place & 1 else 1
    return least, _HIGHEST


def _wall_part(
    view: View, facts: CastleFacts, seat: Seat, place: int, certainty: float
) -> list[tuple[str, int, int]]:
    """+5 for an archer behind a wall: sure, possible or out of the question (C17)."""
    if not facts.walls[seat] >> place & 1:
        return []
    card = card_at(view, seat, place)
    if card >= 0 and not 4 <= VALUE[card] <= 6:
        return []
    least = WALL_BONUS if card >= 0 and certainty == 1.0 else 0
    most = WALL_BONUS if certainty > 0 else 0
    return [("wall", least, most)] if most else []


def _support_part(view: View, facts: CastleFacts, seat: Seat, certainty: float) -> list[tuple[str, int, int]]:
    """+2 for a support of rank 4 to K (C18)."""
    place = facts.commit[seat]
    if place == UNDECIDED:
        return [("support", 0, SUPPORT_BONUS)] if facts.phase == COMMIT else []
    if place < 0:
        return []
    card = card_at(view, seat, place)
    if card >= 0 and VALUE[card] <= 3:
        return []
    sure = (card >= 0 or facts.no_jester[seat] >> place & 1) and certainty == 1.0
    return [("support", SUPPORT_BONUS if sure else 0, SUPPORT_BONUS if certainty > 0 else 0)]


def _bonus_certainty(view: View, facts: CastleFacts) -> float:
    """1 if no unseen Jester can strike the defender's bonuses, 0 if one does, between if one may (C18)."""
    attacker = facts.attacker
    place = facts.commit[attacker]
    if place == UNDECIDED:
        return 0.5
    if place < 0 or facts.known[attacker] >> place & 1:
        return 1.0
    card = card_at(view, attacker, place)
    if card >= 0:
        return 0.0 if is_jester(card) else 1.0
    if facts.no_jester[attacker] >> place & 1:
        return 1.0
    return 0.5


def shields(view: View, seat: Seat) -> tuple[bool, ...]:
    """The living garrisons of a seat: True where the wall stands."""
    facts: CastleFacts = view.facts
    return tuple(bool(facts.walls[seat] >> place & 1) for place in BITS[facts.alive[seat] & CASTLE_MASK])
