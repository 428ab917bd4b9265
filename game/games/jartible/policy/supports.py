"""Which support to play (J15-J17): every one in hand is tried on the lines that lie open."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.contract import Action
from .. import vocabulary as v
from ..actions import PASS, PASS_ACTION
from ..cards import CREATURES, SUPPORT_EFFECTS
from ..phases import CLOSING, NOTHING, OPENING, TIE_BREAK
from ..state import JartibleState
from .aftermath import Aftermath, aftermath, prospects
from .formation import sigmoid

Rnd = Callable[[], float]

ANSWER = 38.0
"""What a rival who may still answer turns on average, in points."""
SPREAD = 45.0
PRICE = {OPENING: 0.08, CLOSING: 0.03, TIE_BREAK: 0.0}
"""What spending a support costs, as a share of a window: in the opening it could still serve in the closing."""
DEARER = 0.05
"""How much dearer supports are that serve in any window."""
_DEAR = (v.Neutralise, v.Block, v.Remove)
_EXTRA: dict[type, float] = {v.Draw: 0.1, v.Pace: 0.12}
"""What effects are worth that reach beyond the window."""
_KNOCK_OUT = 1.25


def play(state: JartibleState, seat: int, rnd: Rnd, whim: float) -> Action:
    """The support that promises most for its price, or none; never one that changes nothing."""
    best, choice = -9.0, PASS_ACTION
    for action, after in prospects(state, seat, state.legal(seat)):
        worth = _worth(state, seat, action, after) + whim * 0.4 * (rnd() - 0.5) + 0.001 * rnd()
        if worth > best:
            best, choice = worth, action
    return choice


def _worth(state: JartibleState, seat: int, action: Action, after: Aftermath) -> float:
    if action[0] == PASS:
        return _chance(state, seat, NOTHING, after)
    kind = state.becomes(seat, action[1])
    effect = SUPPORT_EFFECTS[kind - CREATURES]
    price = PRICE[state.window] + (DEARER if isinstance(effect, _DEAR) else 0.0)
    return _chance(state, seat, kind, after) + _EXTRA.get(type(effect), 0.0) - price


def chance(state: JartibleState, seat: int, kind: int) -> float:
    """The chance to win the window if ``kind`` is played now; 1.25 for a KO."""
    return _chance(state, seat, kind, aftermath(state, seat, kind))


def _chance(state: JartibleState, seat: int, kind: int, after: Aftermath) -> float:
    result, empty, _ = after
    if result is None:
        return 0.0
    rival = 1 - seat
    if empty[0] != empty[1]:
        return _KNOCK_OUT if empty[rival] else -0.25
    blocks = kind != NOTHING and type(SUPPORT_EFFECTS[kind - CREATURES]) is v.Block
    if seat == state.first_ap and not blocks:
        lead = result.totals[seat] - result.totals[rival] + (0.5 if result.winner == seat else -0.5)
        return sigmoid((lead - ANSWER) / SPREAD)
    return 0.45 if result.winner < 0 else float(result.winner == seat)
