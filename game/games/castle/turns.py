"""Whose turn it is and whom he may attack: tables by the set of castles that stand (C7, C23).

Players sit in a circle and teams alternate, even seats against odd ones: two castles and four need the same tables.
A set of seats is a bitmask.
"""

from __future__ import annotations

from ...engine.view import Seat
from .cards import MAX_SEATS
from .phases import NOBODY

TEAMS = (0b0101, 0b1010)
"""The seats of each team."""
_SEATS = range(MAX_SEATS)
_SETS = range(1 << MAX_SEATS)

SEATS_IN: tuple[tuple[Seat, ...], ...] = tuple(
    tuple(seat for seat in _SEATS if standing >> seat & 1) for standing in _SETS
)
"""The seats of a set, in order."""
ENEMIES: tuple[tuple[tuple[Seat, ...], ...], ...] = tuple(
    tuple(SEATS_IN[standing & TEAMS[(seat + 1) % 2]] for seat in _SEATS) for standing in _SETS
)
"""The enemies whose castles stand: by the castles that stand, and by seat."""
RIVAL: tuple[tuple[Seat, ...], ...] = tuple(
    tuple(enemies[0] if len(enemies) == 1 else NOBODY for enemies in row) for row in ENEMIES
)
"""The only enemy left, or NOBODY where there is a choice."""


def _next(standing: int, seat: Seat) -> Seat:
    after = [(seat + step) % MAX_SEATS for step in range(1, MAX_SEATS + 1)]
    return next((other for other in after if standing >> other & 1), NOBODY)


NEXT: tuple[tuple[Seat, ...], ...] = tuple(tuple(_next(standing, seat) for seat in _SEATS) for standing in _SETS)
"""Who attacks after a seat: clockwise, fallen castles are skipped."""
BOTH: tuple[tuple[tuple[Seat, Seat], ...], ...] = tuple(tuple((one, two) for two in _SEATS) for one in _SEATS)
IN_ORDER: tuple[tuple[tuple[Seat, Seat], ...], ...] = tuple(
    tuple((min(one, two), max(one, two)) for two in _SEATS) for one in _SEATS
)
"""Two seats as they are named, and the lower one first."""
OTHERS: tuple[tuple[tuple[Seat, ...], ...], ...] = tuple(
    tuple(tuple(other for other in range(seats) if other != seat) for seat in range(seats))
    for seats in range(MAX_SEATS + 1)
)
"""Everybody but one, by the number of seats."""
