"""Actions in words: what a hint proposes."""

from __future__ import annotations

from ...engine.contract import Action
from ...engine.text import Text, text
from .actions import (
    FIGHT,
    OPEN_LINE,
    PASS,
    PLACE,
    PLAY_SCENARIO,
    PLAY_SUPPORT,
    REDRAW,
    STOP,
    TAKE_ROLE,
    TEXT_BY_ACTION,
    YIELD,
)
from .cards import card_text
from .phases import LINES

_FIXED = {REDRAW: "rebujina", PASS: "pass", STOP: "stop", YIELD: "yield"}


def action_text(action: Action) -> Text:
    """An action in words."""
    kind = action[0]
    if kind == TAKE_ROLE:
        return text(f"jartible.move.{TEXT_BY_ACTION[action].replace(' ', '.')}")
    if kind == PLACE:
        return text(f"jartible.move.place.{LINES[action[2]]}", card=card_text(action[1]))
    if kind == OPEN_LINE:
        return text(f"jartible.move.open.{LINES[action[1]]}")
    if kind in (PLAY_SCENARIO, PLAY_SUPPORT, FIGHT):
        return text("jartible.move.play", card=card_text(action[1]))
    return text(f"jartible.move.{_FIXED.get(kind, 'keep')}")
