"""How well a match stands for a seat between two rounds: a logistic function, fitted to games of the rule player.

It judges the full states that the search samples, so it may read every card.
"""

from __future__ import annotations

from functools import cache
from math import exp

from ....data.weights import load_weights
from ..phases import OVER, ROLE
from ..state import JartibleState

FEATURES = ("rounds", "special", "choice")
"""Rounds won, a special that may still be used, the choice of the roles: the seat's against the rival's."""
HORIZON = 1
"""Playouts go on to the end of the present round."""
SHORTLIST = True
"""Supports that the rule player leaves out cost more in noise than they bring."""
TRUST = 0.5
"""In half of the duels a rival picks as the rule player does."""


def features(state: JartibleState, seat: int) -> tuple[float, ...]:
    """The numbers named by `FEATURES`, at the beginning of a round."""
    rival = 1 - seat
    choice = 0.0 if state.phase != ROLE else 0.5 if state.chooser == seat else -0.5
    return (
        float(state.rounds_won[seat] - state.rounds_won[rival]),
        float(state.special_used[rival]) - float(state.special_used[seat]),
        choice,
    )


@cache
def _weights() -> tuple[float, ...]:
    return load_weights("jartible", FEATURES)


def evaluate(state: JartibleState, seat: int) -> float:
    """The chance of ``seat`` to win, in [0, 1]; exact once the match is over (J5)."""
    if state.phase == OVER:
        return float(state.rounds_won[seat] > state.rounds_won[1 - seat])
    total = sum(weight * number for weight, number in zip(_weights(), features(state, seat), strict=True))
    return 1 / (1 + exp(-total))
