"""What a window leaves once it is won (J13-J17, J29), and the supports that change nothing of it.

Only drawing, and VL for the tie-break, are felt after their window, and only if the round goes on. Of points, swapped,
silenced or doubled creatures, VL and ignored scenarios nothing stays but whose window it was; a removed creature would
not have fought again, so that only an emptied line counts. To neutralise is worth what it cancels, to take back what it
brings back, to block only what the rival has still to decide.

A support that stays in the hand is never worth less than one spent for nothing: a hand has no limit and no draw needs
room in it, duels and the coin ask for creatures, all cards go back after a round, and whatever a spent one could be
taken back for, one in the hand does, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ....engine.contract import Action
from ....engine.view import Seat
from .. import vocabulary as v
from ..actions import PLAY_SUPPORT
from ..cards import CREATURES, STATS, SUPPORT_EFFECTS
from ..effects import STEP
from ..phases import NOBODY, NOTHING, SUPPORT, TIE_BREAK
from ..state import JartibleState
from ..window import Play, Result, resolve, standing

LASTING = (v.Draw, v.Pace)
"""Effects that reach beyond their window."""
_IN_WINDOWS = (*STEP, v.Floor, v.TieTo)
"""Scenarios that it makes a difference to ignore."""


class Aftermath(NamedTuple):
    """How a window ends; pairs are by seat."""

    result: Result | None
    """None before a tie-break."""
    empty: tuple[bool, bool]
    """Whose line was emptied (J13)."""
    lasting: tuple[Play, ...]


def aftermath(state: JartibleState, seat: Seat, kind: int) -> Aftermath:
    """How the window ends if ``kind``, a support or NOTHING, is played now and nothing after it."""
    plays = state.plays()
    if kind != NOTHING:
        plays.append((seat, SUPPORT_EFFECTS[kind - CREATURES]))
    lasting = tuple([play for play in standing(plays) if isinstance(play[1], LASTING)])
    if state.window == TIE_BREAK:
        return Aftermath(None, (False, False), lasting)
    one, two = (state.lines[state.line_in_window(each)] for each in (0, 1))
    lines = ([STATS[card] for card in one], [STATS[card] for card in two])
    result = resolve(lines, state.attacker(), plays, state.scenario_effects())
    return Aftermath(result, (len(result.gone[0]) == len(one), len(result.gone[1]) == len(two)), lasting)


def prospects(state: JartibleState, seat: Seat, legal: Sequence[Action]) -> Iterator[tuple[Action, Aftermath]]:
    """The answers to a window with what each would leave, but no support that is certain to change nothing."""
    passing = aftermath(state, seat, NOTHING)
    unchanged = _outlook(state, passing)
    for action in legal:
        if action[0] != PLAY_SUPPORT:
            yield action, passing
            continue
        kind = state.becomes(seat, action[1])
        after = aftermath(state, seat, kind)
        idle = _aimless(state, kind) if seat == state.first_ap else _outlook(state, after) == unchanged
        if not idle:
            yield action, after


def useful(state: JartibleState, seat: Seat, legal: Sequence[Action]) -> list[Action]:
    """The actions without supports that are certain to change nothing; to pass is always among them."""
    if state.phase != SUPPORT:
        return list(legal)
    return [action for action, _ in prospects(state, seat, legal)]


def _outlook(state: JartibleState, after: Aftermath) -> tuple[str, Seat, tuple[Play, ...]]:
    """All that matters later: whose the round is, or whose the window and what is felt after it."""
    one, two = after.empty
    if one != two:
        return "round", int(one), ()
    if one:
        return "tie-break", NOBODY, after.lasting
    winner = NOBODY if after.result is None else after.result.winner
    if winner != NOBODY and state.minipoints[winner]:
        return "round", winner, ()
    return "window", winner, after.lasting


def _aimless(state: JartibleState, kind: int) -> bool:
    """Whether a support played first in a window has nothing to act on, and would have none in the rival's hand.

    Any other at least may not be played by the rival any more (J16).
    """
    effect = type(SUPPORT_EFFECTS[kind - CREATURES])
    if effect is v.Ignore:
        return not any(isinstance(scenario, _IN_WINDOWS) for scenario in state.scenario_effects())
    return effect is v.Neutralise
