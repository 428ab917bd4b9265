"""How well a duel stands for a seat between two bouts: weighted features, fitted to games of the rule player.

It judges the full states that the search samples, so it may read every card.
"""

from __future__ import annotations

from functools import cache
from math import exp

from ....data.weights import load_weights
from ....engine.view import Seat
from ..actions import ABILITIES, bits
from ..cards import (
    ALIGNED,
    ALL_BLOWS,
    ALL_COUNTERS,
    ALL_REMEDIES,
    CELERITAS,
    FENDENTI,
    FORTITUDO,
    PARRIERS,
    PUNTA,
)
from ..phases import NOBODY, OVER
from ..state import AudatiaState

FEATURES = (
    "challenger", "drawn", "blows", "parriers", "fendenti", "punte", "remedies", "counters", "unanswered",
    "abilities", "deck", "celeritas", "fortitudo", "salute", "points",
)  # fmt: skip
"""What the seat has, less what the rival has: the role, a draw against the Challenger, cards by what they do, remedies
that the other can't answer, cards to draw, virtues, a Salute that waits, points in the hall."""

HORIZON = 1
"""Playouts end with the bout."""
SHORTLIST = False
"""A thrust or an exchange can win at once where no rule sees it coming."""
TRUST = 0.5
"""Half of the rivals' secret choices are taken to follow habits."""


def _unanswered(state: AudatiaState, seat: Seat) -> int:
    his = state.one[1 - seat]
    return sum([not his & ALIGNED[remedy] for remedy in bits(state.one[seat] & ALL_REMEDIES)])


def _standing(state: AudatiaState, seat: Seat) -> tuple[float, ...]:
    one, two = state.one[seat], state.two[seat]
    held = state.virtues[seat] | state.voided[seat]
    challenger = seat == state.challenger
    return (
        float(challenger),
        float(state.draws if challenger else 0),
        (one & ALL_BLOWS).bit_count() + (two & ALL_BLOWS).bit_count(),
        (one & PARRIERS).bit_count() + (two & PARRIERS).bit_count(),
        (one & FENDENTI).bit_count() + (two & FENDENTI).bit_count(),
        (one & PUNTA).bit_count() + (two & PUNTA).bit_count(),
        (one & ALL_REMEDIES).bit_count() + (two & ALL_REMEDIES).bit_count(),
        (one & ALL_COUNTERS).bit_count() + (two & ALL_COUNTERS).bit_count(),
        _unanswered(state, seat),
        (one & ABILITIES).bit_count() + (two & ABILITIES).bit_count(),
        len(state.deck[seat]) / 10.0,
        float(held >> CELERITAS & 1),
        float(held >> FORTITUDO & 1),
        state.salute[seat] / 4.0,
        float(state.score[seat]),
    )


def features(state: AudatiaState, seat: Seat) -> tuple[float, ...]:
    """The numbers named by `FEATURES`, between bouts."""
    pairs = zip(_standing(state, seat), _standing(state, 1 - seat), strict=True)
    return tuple([mine - his for mine, his in pairs])


@cache
def _weights() -> tuple[float, ...]:
    return load_weights("audatia", FEATURES)


def evaluate(state: AudatiaState, seat: Seat) -> float:
    """The points that ``seat`` may expect, in [0, 1]; exact once it is over (A28-A30)."""
    if state.phase == OVER:
        return 0.5 if state.winner == NOBODY else float(state.winner == seat)
    logit = sum([weight * number for weight, number in zip(_weights(), features(state, seat), strict=True)])
    return 1.0 / (1.0 + exp(-logit))
