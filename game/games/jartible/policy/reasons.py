"""Why a move is good: what it promises over sampled matches, and what else there is."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.contract import Action
from ....engine.text import Text, text
from ....engine.view import View
from ..actions import FIGHT, KEEP_HAND, PASS, PLAY_SUPPORT, REDRAW
from ..cards import SPEED
from ..phases import NOTHING, SUPPORT, TIE_BREAK
from ..phrases import action_text
from ..state import JartibleState
from .formation import worth_of_hand
from .supports import chance

Ranked = Sequence[tuple[Action, float]]
SAME = 1
"""Moves that differ by fewer points in a hundred are called equal."""


def reasons(view: View, worlds: Sequence[JartibleState], ranked: Ranked) -> tuple[Text, ...]:
    """Lines for a hint: about the best move, then about the next best."""
    action, value = ranked[0]
    lines = [*_about(view, worlds, action), text("jartible.reason.chance", percent=_percent(value))]
    if len(ranked) > 1:
        lines.append(_alternative(*ranked[1], value))
    return tuple(lines)


def _percent(share: float) -> int:
    return round(100 * min(1.0, max(0.0, share)))


def _alternative(action: Action, value: float, best: float) -> Text:
    points = round(100 * (best - value))
    if points < SAME:
        return text("jartible.reason.equal", move=action_text(action))
    return text("jartible.reason.alternative", move=action_text(action), n=points)


def _about(view: View, worlds: Sequence[JartibleState], action: Action) -> list[Text]:
    """A line on the hand, the window or the duel."""
    seat, match = view.seat, worlds[0]
    if action[0] in (KEEP_HAND, REDRAW):
        promise = worth_of_hand(match.hands[seat], match.special_used[seat])
        return [text("jartible.reason.hand", percent=_percent(promise))]
    if match.phase == SUPPORT and match.window != TIE_BREAK and action[0] in (PASS, PLAY_SUPPORT):
        kind = action[1] if action[0] == PLAY_SUPPORT else NOTHING
        if action[0] == PLAY_SUPPORT:
            kind = match.becomes(seat, kind)
        return [text("jartible.reason.window", percent=_percent(chance(match, seat, kind)))]
    if action[0] == FIGHT:
        return [text("jartible.reason.duel", vl=SPEED[action[1]] + match.pace[seat])]
    return []
