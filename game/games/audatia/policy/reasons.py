"""Why a move is good: its chance, what it counts on, and the next best."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.contract import Action
from ....engine.text import Text, text
from ....engine.view import Seat, View
from ..actions import ANSWER_REMEDY, ATTACK, COUNTER, EXCHANGE_BLOW, REMEDY
from ..cards import ALIGNED, BLOW_OF, EXTERNAL, FITTING, OF_BLOW, PARRIED_BY, PERFECT
from ..phrases import action_text
from ..state import AudatiaState
from .odds import reach

Ranked = Sequence[tuple[Action, float]]
SAME = 1
"""Moves that differ by fewer points in a hundred are called equal."""


def reasons(view: View, worlds: Sequence[AudatiaState], ranked: Ranked) -> tuple[Text, ...]:
    """Lines for a hint: about the best move, then about the next best."""
    action, value = ranked[0]
    lines = _about(worlds, view.seat, action)
    lines.append(text("audatia.reason.chance", percent=_percent(value)))
    if len(ranked) > 1:
        lines.append(_alternative(*ranked[1], value))
    return tuple(lines)


def _percent(share: float) -> int:
    return round(100 * min(1.0, max(0.0, share)))


def _alternative(action: Action, value: float, best: float) -> Text:
    points = round(100 * (best - value))
    if points < SAME:
        return text("audatia.reason.equal", move=action_text(action))
    return text("audatia.reason.alternative", move=action_text(action), n=points)


def _about(worlds: Sequence[AudatiaState], seat: Seat, action: Action) -> list[Text]:
    """How often the rival has no answer, counted over worlds that the viewer can't tell apart."""
    answers = _answers(worlds[0], seat, action)
    if answers is None:
        return []
    key, cards = answers
    if key == "perfect":
        return [text("audatia.reason.perfect")]
    without = sum(not world.one[1 - seat] & cards for world in worlds)
    return [text(f"audatia.reason.{key}", percent=_percent(without / len(worlds)))]


def _answers(state: AudatiaState, seat: Seat, action: Action) -> tuple[str, int] | None:
    """What the rival would need, and the words for it."""
    kind = action[0]
    if kind == ATTACK:
        return "no_parry", reach(state, 1 - seat) & PARRIED_BY[action[1]]
    if kind == COUNTER:
        return "no_parry", OF_BLOW[BLOW_OF[action[1]]]
    if kind == EXCHANGE_BLOW:
        return "no_remedy", FITTING[EXTERNAL]
    if kind == REMEDY:
        return "no_counter", ALIGNED[action[1]]
    return ("perfect", 0) if kind == ANSWER_REMEDY and PERFECT[state.remedy] >> action[1] & 1 else None
