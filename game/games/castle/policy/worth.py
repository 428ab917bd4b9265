"""How well a duel stands for a seat: a logistic function of a few features, fitted to games of the rule player.

Two partners count as one side with what both have. Judged so, the weights of the duel foretell games of four nearly as
well as weights of their own (loss 0.410 against 0.407 on positions unseen).

It judges the full states that the search samples, so it may read every card.
"""

from __future__ import annotations

from functools import cache
from math import exp, log

from ....data.weights import load_weights
from ..actions import BITS, CASTLE_MASK, FRONT_MASK
from ..cards import VALUE
from ..state import FRONT_BONUS, OVER, CastleState

FEATURES = ("castle", "front", "walls", "cards", "front_cards", "best_attack", "initiative")
"""What the seat has against what the rival has. The first five are logarithms of a ratio: one garrison more means
much against two and little against three."""
HORIZON = 3
"""Playouts go on for the present assault and two more."""
SHORTLIST = True
"""The rule player leaves out hardly any good move."""
TRUST = 0.5
"""Half of the supports and answers are habits: that wins more against all who have some, and gives away no more to who
knows better."""

PROWESS = (0.3, 0.3, 0.3, 0.3, 0.4, 0.45, 0.5, 0.6, 0.7, 0.85, 1.0, 1.3, 1.6, 2.0)
"""What a card of each value is good for."""
_CASTLE_REST, _FRONT_REST, _WALLS_REST, _LINE_REST = 0.3, 1.0, 1.0, 1.0
_PARTNERS = {2: ((0,), (1,)), 4: ((0, 2), (1, 3))}
"""The seats of each team, by the number of seats."""


def _side(state: CastleState, team: int) -> tuple[float, float, float, int, float, float]:
    """What a team has: one castle, or those of two partners together and the better of their best attackers (C23)."""
    castle, front, walls, cards, line = _CASTLE_REST, _FRONT_REST, _WALLS_REST, 0, _LINE_REST
    best = 0
    for seat in _PARTNERS[len(state.alive)][team]:
        alive, values = state.alive[seat], state.cards[seat]
        for place in BITS[alive & CASTLE_MASK]:
            value = VALUE[values[place]]
            castle += PROWESS[value]
            if value > best:
                best = value
        for place in BITS[alive & FRONT_MASK]:
            value = VALUE[values[place]]
            front += PROWESS[value]
            if value + FRONT_BONUS > best and value:
                best = value + FRONT_BONUS
        walls += state.walls[seat].bit_count()
        cards += alive.bit_count()
        line += (alive & FRONT_MASK).bit_count()
    return castle, front, walls, cards, line, best / 5


def features(state: CastleState, seat: int) -> tuple[float, ...]:
    """The numbers named by `FEATURES`, between assaults; of partners what both have (C23)."""
    team = seat % 2
    castle, front, walls, cards, line, best = _side(state, team)
    castle_2, front_2, walls_2, cards_2, line_2, best_2 = _side(state, 1 - team)
    return (
        log(castle / castle_2),
        log(front / front_2),
        log(walls / walls_2),
        log(cards / cards_2),
        log(line / line_2),
        best - best_2,
        0.5 if state.attacker % 2 == team else -0.5,
    )


@cache
def _weights() -> tuple[float, ...]:
    return load_weights("castle", FEATURES)


def evaluate(state: CastleState, seat: int) -> float:
    """The chance of ``seat`` to win, in [0, 1]; exact once the duel is over (C21)."""
    if state.phase == OVER:
        return 0.5 if state.winner < 0 else float(state.winner == seat % 2)
    total = sum(weight * number for weight, number in zip(_weights(), features(state, seat), strict=True))
    return 1 / (1 + exp(-total))
