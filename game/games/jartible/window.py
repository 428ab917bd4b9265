"""Who wins a window (J16, J17): a pure function of two lines, the supports played and the scenarios that lie there."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import NamedTuple

from . import vocabulary as v
from .cards import Card
from .effects import STEP, Side
from .phases import ATTACK, LINES, NOBODY

BY_TOTAL, BY_SCENARIO, BY_VL, VOID = range(4)
"""What decided a window."""

Play = tuple[int, v.Support]
"""(seat, effect): supports in the order in which they were played."""

NO_ONE_GONE: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
_step = itemgetter(0)


class Result(NamedTuple):
    """How a window ended. Pairs are by seat."""

    winner: int
    """A seat, or NOBODY."""
    by: int
    totals: tuple[int, int]
    vls: tuple[int, int]
    gone: tuple[tuple[int, ...], tuple[int, ...]]
    """Places in each line whose card was removed."""


def standing(plays: Sequence[Play]) -> list[Play]:
    """The supports that have an effect: one that neutralises undoes those the rival played before it (J16)."""
    left: list[Play] = []
    for seat, effect in plays:
        if type(effect) is v.Neutralise:
            left = [play for play in left if play[0] == seat]
        left.append((seat, effect))
    return left


def resolve(
    lines: tuple[Sequence[Card], Sequence[Card]], attacker: int, plays: Sequence[Play],
    scenarios: Sequence[v.Scenario],
) -> Result:  # fmt: skip
    """The lines by seat, the seat whose line attacks, supports in the order played, scenarios."""
    sides = (Side(lines[0], attacker == 0), Side(lines[1], attacker == 1))
    kept = standing(plays) if plays else plays
    if scenarios and any(type(effect) is v.Ignore for _, effect in kept):
        scenarios = ()
    if kept or scenarios:
        _apply(sides, kept, scenarios)
    first, second = sides
    totals = (_total(first, scenarios), _total(second, scenarios))
    vls = (sum(first.vls), sum(second.vls))
    winner, by = _decide(totals, vls, attacker, scenarios)
    return Result(winner, by, totals, vls, (tuple(first.gone), tuple(second.gone)))


def _apply(sides: tuple[Side, Side], plays: Sequence[Play], scenarios: Sequence[v.Scenario]) -> None:
    """All effects in the order of J17; within a step supports in the order played."""
    both = (sides, (sides[1], sides[0]))
    todo = [(*STEP[type(effect)], both[seat], effect) for seat, effect in plays if type(effect) in STEP]
    for scenario in scenarios:
        if type(scenario) in STEP:
            step, apply = STEP[type(scenario)]
            todo += [(step, apply, window, scenario) for window in both]
    todo.sort(key=_step)
    for _, apply, window, effect in todo:
        apply(window, effect)


def _total(side: Side, scenarios: Sequence[v.Scenario]) -> int:
    """Never below 0, nor below the printed sum where a scenario says so (J17)."""
    total = max(0, sum(side.values) + side.bonus)
    for scenario in scenarios:
        if type(scenario) is v.Floor:
            return max(total, side.printed())
    return total


def _decide(
    totals: tuple[int, int], vls: tuple[int, int], attacker: int, scenarios: Sequence[v.Scenario]
) -> tuple[int, int]:
    """The higher total, else what a scenario says, else the higher VL (J17)."""
    if totals[0] != totals[1]:
        return int(totals[1] > totals[0]), BY_TOTAL
    for scenario in scenarios:
        if type(scenario) is v.TieTo:
            return attacker if scenario.line == LINES[ATTACK] else 1 - attacker, BY_SCENARIO
    if vls[0] != vls[1]:
        return int(vls[1] > vls[0]), BY_VL
    return NOBODY, VOID
