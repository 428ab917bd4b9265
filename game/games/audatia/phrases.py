"""Actions in words: for a chooser, a hint, a voice."""

from __future__ import annotations

from ...engine.contract import Action
from ...engine.text import Text, text
from .actions import CARD_ACTIONS, ORIENT, STAND, TAKE_VIRTUE_CARD, TEXT_BY_ACTION
from .cards import SIDES, card_text, posta_text, virtue_text


def action_text(action: Action) -> Text:
    """What an action does, in a few words."""
    word = TEXT_BY_ACTION[action].split()[0]
    kind = action[0]
    if kind == STAND:
        return text("audatia.do.posta", posta=posta_text(action[1]))
    if kind == TAKE_VIRTUE_CARD:
        return text("audatia.do.virtue", virtue=virtue_text(action[1]))
    if kind == ORIENT:
        return text("audatia.do.side", side=text(f"audatia.side.{SIDES[action[1]]}"))
    if kind in CARD_ACTIONS:
        return text(f"audatia.do.{word}", card=card_text(action[1]))
    return text(f"audatia.do.{word}")
