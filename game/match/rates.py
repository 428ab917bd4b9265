"""Rates with honest intervals, and ratings from results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10, sqrt

import msgspec

Z95 = 1.959964
ELO_SCALE = 400.0
SWEEPS = 2000
PRIOR_GAMES = 1.0
"""So many drawn games against an average player are added for each name: a shut-out has a finite rating."""


class Rate(msgspec.Struct, frozen=True):
    """Points out of games with the Wilson interval for 95 %. Draws count one half."""

    points: float
    games: int
    share: float
    low: float
    high: float


def rate(points: float, games: int) -> Rate:
    """The rate of ``points`` in ``games``; without games it is anything from 0 to 1."""
    if not games:
        return Rate(0.0, 0, 0.0, 0.0, 1.0)
    share = points / games
    square = Z95 * Z95
    middle = (share + square / (2 * games)) / (1 + square / games)
    width = Z95 / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return Rate(points, games, share, max(0.0, middle - width), min(1.0, middle + width))


def rate_text(value: Rate) -> str:
    """``57.5 % [52.1, 62.7] of 330``."""
    return f"{100 * value.share:5.1f} % [{100 * value.low:.1f}, {100 * value.high:.1f}] of {value.games}"


def paired_interval(scores: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean score of paired deals, in [0, 1]: narrower than Wilson's where luck cancels."""
    count = len(scores)
    if count < 2:
        return 0.0, 1.0
    mean = sum(scores) / count
    variance = sum((score - mean) ** 2 for score in scores) / (count - 1)
    width = Z95 * sqrt(variance / count)
    return max(0.0, mean - width), min(1.0, mean + width)


def ratings(names: Sequence[str], results: Mapping[tuple[str, str], tuple[float, int]]) -> dict[str, float]:
    """Elo by name, the first name at 0; ``results``: points of the first of a pair, and games between them.

    Bradley and Terry's model by the usual fixed-point sweeps.
    """
    strength = dict.fromkeys(names, 1.0)
    points = dict.fromkeys(names, PRIOR_GAMES / 2)
    for (one, other), (won, games) in results.items():
        points[one] += won
        points[other] += games - won
    for _ in range(SWEEPS):
        shares = {name: PRIOR_GAMES / (strength[name] + 1.0) for name in names}
        for (one, other), (_, games) in results.items():
            together = games / (strength[one] + strength[other])
            shares[one] += together
            shares[other] += together
        strength = {name: points[name] / shares[name] for name in names}
    base = strength[names[0]]
    return {name: ELO_SCALE * log10(value / base) for name, value in strength.items()}
