"""Actions in words: what a hint proposes."""

from __future__ import annotations

from ...engine.contract import Action
from ...engine.text import SeatName, Text, text
from ...engine.view import View
from .actions import BAR, LAY, OPEN, PASS, PICK, PLAY, READY, STEAL
from .cards import JOKER, card_text
from .chronicle import cards_text
from .phases import ANSWER


def action_text(view: View, action: Action) -> Text:
    """An action of the viewer in words."""
    kind = action[0]
    if kind == PASS:
        return text("duelcard.move.let_pass" if view.facts.phase == ANSWER else "duelcard.move.pass")
    if kind in (STEAL, OPEN, BAR):
        return _use(action)
    if kind == PICK:
        return text("duelcard.move.pick", n=action[1] + 1)
    if kind == READY:
        return text("duelcard.move.ready")
    if kind == PLAY:
        return text("duelcard.move.play", cards=cards_text(action[1:])) if action[1:] else text("duelcard.move.nothing")
    return text("duelcard.move.lay" if kind == LAY else "duelcard.move.take", card=card_text(action[1]))


def _use(action: Action) -> Text:
    """An action card, or the Joker in its place."""
    how = ".joker" if action[1] == JOKER else ""
    if action[0] == STEAL:
        return text(f"duelcard.move.steal{how}", seat=SeatName(action[2]))
    return text(f"duelcard.move.{'open' if action[0] == OPEN else 'bar'}{how}")
