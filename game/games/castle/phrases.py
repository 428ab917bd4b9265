"""Actions in words: what a hint proposes."""

from __future__ import annotations

from ...engine.contract import Action
from ...engine.text import SeatName, Text, text
from ...engine.view import Seat, View
from .actions import ACCEPT, AIM_AT, ATTACK, NO_PLACE, READY, RECALL, RETREAT, STATION, SUPPORT
from .cards import card_text
from .seen import card_at, place_text, rival


def action_text(view: View, action: Action) -> Text:
    """An action of the viewer in words, cards named as far as he sees them."""
    kind = action[0]
    if kind == STATION:
        card = view.card((f"hand/{view.seat}", action[1]))
        return text("castle.move.station", card=card_text(card))
    if kind == RECALL:
        return text("castle.move.recall")
    if kind == AIM_AT:
        return text("castle.move.aim", rival=SeatName(action[1]))
    if kind == ATTACK:
        return text(
            "castle.move.attack",
            fighter=_named(view, view.seat, action[1]),
            target=_named(view, view.facts.defender, action[2]),
        )
    if kind == SUPPORT and action[1] == NO_PLACE:
        return text("castle.move.no_support")
    if kind in (READY, ACCEPT):
        return text("castle.move.ready" if kind == READY else "castle.move.accept")
    if kind == SUPPORT:
        return text("castle.move.support", card=_named(view, view.seat, action[1]))
    if kind == RETREAT:
        return text("castle.move.retreat", card=_named(view, view.seat, action[1]))
    return text("castle.move.uncover", card=_named(view, rival(view.facts, view.seat), action[1]))


def _named(view: View, seat: Seat, place: int) -> Text:
    """The card by name if it is seen, and its place."""
    card = card_at(view, seat, place)
    if card < 0:
        return place_text(place)
    return text("castle.move.named", card=card_text(card), place=place_text(place))
