"""How much both have of each virtue, as the page shows it and as a blow tells it (A3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...engine.view import Seat
from .cards import VIRTUES
from .phases import NOBODY
from .standing import Standing
from .virtues import value_for_blow, value_now

_ALL = range(len(VIRTUES))
_BY_VIRTUE = 4 * len(VIRTUES)
_COUNT = 1 + _BY_VIRTUE + 2
"""How many numbers tell everything."""


class Scores(NamedTuple):
    """What both have; all but ``held`` by seat, ``now`` and ``first`` then by virtue."""

    held: int
    """The set of virtues whose card somebody has."""
    now: tuple[tuple[int, ...], ...]
    first: tuple[tuple[int, ...], ...]
    """What the first blow of the bout will add."""
    lure: tuple[int, ...]
    """Celeritas that waits for the first reaction of the bout."""


def scores_of(at: Standing) -> Scores:
    """What both have as things are."""
    now = tuple(tuple(value_now(at, seat, virtue) for virtue in _ALL) for seat in (0, 1))
    first = tuple(tuple(value_for_blow(at, seat, virtue) - now[seat][virtue] for virtue in _ALL) for seat in (0, 1))
    held = at.virtues[0] | at.virtues[1] | at.voided[0] | at.voided[1]
    return Scores(held, now, first, tuple(at.lure))


def numbers_of(scores: Scores) -> tuple[int, ...]:
    """All of it as numbers in a row, for the end of a record."""
    return (scores.held, *scores.now[0], *scores.now[1], *scores.first[0], *scores.first[1], *scores.lure)


def told_by(numbers: Sequence[int]) -> Scores | None:
    """What a record's numbers tell at their end, or None."""
    if len(numbers) < _COUNT:
        return None
    held, *rest = numbers[-_COUNT:]
    parts = [tuple(rest[n : n + len(VIRTUES)]) for n in range(0, _BY_VIRTUE, len(VIRTUES))]
    return Scores(held, (parts[0], parts[1]), (parts[2], parts[3]), tuple(rest[_BY_VIRTUE:]))


def leader(scores: Scores, virtue: int) -> Seat:
    """Who has advantage as things are, or NOBODY."""
    one, other = (scores.now[seat][virtue] for seat in (0, 1))
    return NOBODY if one == other else 0 if one > other else 1


def with_first_blow(scores: Scores, virtue: int) -> Seat:
    """Who does not have advantage yet, but will judge the virtue so for his first blow; or NOBODY."""
    now = [scores.now[seat][virtue] for seat in (0, 1)]
    soon = [now[seat] + scores.first[seat][virtue] > now[1 - seat] for seat in (0, 1)]
    found = [seat for seat in (0, 1) if soon[seat] and seat != leader(scores, virtue)]
    return found[0] if len(found) == 1 else NOBODY
