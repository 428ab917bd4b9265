"""How well a duel stands for a seat: a logistic function of a few features, fitted to games of the rule player.

It judges the full states that the search samples, so it may read every card.
"""

from __future__ import annotations

from functools import cache
from math import exp

from ....data.weights import load_weights
from ..actions import BITS, CASTLE_MASK, FRONT_MASK
from ..cards import VALUE
from ..state import OVER, WALL_BONUS, CastleState

FEATURES = ("garrisons", "walls", "front", "front_strength", "castle_strength", "jester", "initiative")
"""Each is the seat's own number less the rival's."""
_GARRISONS = (0.0, 1.0, 1.7, 2.2)
"""The last garrison is worth more than the first."""


def _side(state: CastleState, seat: int) -> tuple[float, float, float, float, float, float]:
    alive, walls, cards = state.alive[seat], state.walls[seat], state.cards[seat]
    castle = strength = 0.0
    for place in BITS[alive & CASTLE_MASK]:
        value = VALUE[cards[place]]
        castle += value + WALL_BONUS if 4 <= value <= 6 and walls >> place & 1 else value
    for place in BITS[alive & FRONT_MASK]:
        value = VALUE[cards[place]]
        strength += value * value
    jester = state.jester[seat]
    ready = jester >= 0 and alive >> jester & 1 and not state.known[seat] >> jester & 1
    front = (alive & FRONT_MASK).bit_count()
    garrisons = _GARRISONS[(alive & CASTLE_MASK).bit_count()]
    return garrisons, float(walls.bit_count()), float(front), strength / 100, castle / 10, float(ready)


def features(state: CastleState, seat: int) -> tuple[float, ...]:
    """The numbers named by `FEATURES`, between assaults."""
    own, other = _side(state, seat), _side(state, 1 - seat)
    initiative = 0.5 if state.attacker == seat else -0.5
    return (*(a - b for a, b in zip(own, other, strict=True)), initiative)


@cache
def _weights() -> tuple[float, ...]:
    return load_weights("castle", FEATURES)


def evaluate(state: CastleState, seat: int) -> float:
    """The chance of ``seat`` to win, in [0, 1]; exact once the duel is over (C21)."""
    if state.phase == OVER:
        return 0.5 if state.winner < 0 else float(state.winner == seat)
    total = sum(weight * number for weight, number in zip(_weights(), features(state, seat), strict=True))
    return 1 / (1 + exp(-total))
