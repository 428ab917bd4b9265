"""What effects did in a window, as it is told: what became of the printed sums, and each card of both lines (J17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.text import Text, TextArg, text
from .cards import STATS
from .tally import Counted, counted
from .window import Result

if TYPE_CHECKING:
    from .fields import Fields


def told(state: Fields, result: Result) -> tuple[TextArg, ...]:
    """Nothing where effects have changed nothing; else a line and, for each seat, numbers.

    The numbers: the seat, its line, the points of that line, how many creatures lie there, and for each of them what
    it counts (-1 if it is removed) and what is printed on it.
    """
    one, two = ([STATS[kind] for kind in state.lines[state.line_in_window(seat)]] for seat in (0, 1))
    sides = counted((one, two), state.attacker(), state.plays(), state.scenario_effects())
    if not any(side.bonus or side.values != side.printed for side in sides):
        return ()
    attacker = state.attacker()
    args: list[TextArg] = [
        _sums(sides[attacker], result.totals[attacker], sides[1 - attacker], result.totals[1 - attacker])
    ]
    for seat, side in enumerate(sides):
        args += (seat, state.line_in_window(seat) % 2, side.bonus, len(side.values))
        for place, (value, printed) in enumerate(zip(side.values, side.printed, strict=True)):
            args += (-1 if place in side.gone else value, printed)
    return tuple(args)


def _sums(attacking: Counted, attack: int, defending: Counted, defence: int) -> Text:
    """What became of the printed sums; of one alone where the other stayed as it was."""
    atq, df = sum(attacking.printed), sum(defending.printed)
    if attack == atq and defence != df:
        return text("jartible.log.count.df", df=df, defence=defence)
    if defence == df:
        return text("jartible.log.count.atq", atq=atq, attack=attack)
    return text("jartible.log.count.both", atq=atq, attack=attack, df=df, defence=defence)
