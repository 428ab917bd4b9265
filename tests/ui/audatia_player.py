"""Audatia by hand: the gesture of each action."""

from __future__ import annotations

from functools import partial

from game.engine.contract import Action
from game.engine.view import Slot, View
from game.games.audatia.actions import (
    CYCLE,
    DISCARD,
    LIFT,
    MARK,
    ORIENT,
    PASS,
    PLACE,
    READY,
    RECOVER,
    STAND,
    TAKE_VIRTUE_CARD,
    UNMARK,
    YIELD,
)
from game.games.audatia.cards import SIDES
from game.games.audatia.phases import EXCHANGE, TAKE_VIRTUE
from game.games.audatia.slots import indexes
from game.games.audatia.state import AudatiaState
from game.match.match import Match
from tests.ui import tables
from tests.ui.player import Gesture, Player, lies

_BUTTONS = {PASS: "pass", YIELD: "yield", READY: "ready", LIFT: "lift"}
_GOALS = {DISCARD: "discard", CYCLE: "deck", PLACE: "row"}
match_of = partial(tables.match_of, "audatia")


def beginning(begin: AudatiaState) -> Match:
    """A match of one person that begins with a state."""
    return tables.beginning(match_of(1), begin)


class AudatiaPlayer(Player):
    """Plays whoever is asked at the screen, in one way."""

    TAKES_BACK = frozenset((UNMARK, LIFT))

    def gesture(self, view: View, action: Action) -> Gesture:
        """Cards to where they serve; sides and steps by buttons."""
        kind, seat = action[0], view.seat
        if kind in _BUTTONS:
            return None, _BUTTONS[kind]
        if kind == ORIENT:
            return None, SIDES[action[1]]
        if kind in (MARK, UNMARK):
            return self._marking(view, action)
        if kind == STAND:
            return (f"poste/{seat}", action[1]), (f"posta/{seat}", 0)
        if kind == TAKE_VIRTUE_CARD:
            giver = f"virtues/{1 - seat}" if view.facts.phase == TAKE_VIRTUE else "virtues"
            return (giver, action[1]), (f"virtues/{seat}", action[1])
        if kind == RECOVER:
            return None, lies(view, f"discard/{seat}", action[1])
        source = self._held(view, action[1])
        zone = _GOALS.get(kind, "pile")
        count = len(view.zone(f"{zone}/{seat}").cards)
        index = len(view.facts.draft) if zone == "row" else max(0, count - 1)
        return source, (f"{zone}/{seat}", index)

    def _marking(self, view: View, action: Action) -> Gesture:
        """Of cards alike the first ones are marked (A6, A10)."""
        hand, card, drafted = f"hand/{view.seat}", action[1], view.facts.draft
        cards = list(view.zone(hand).cards)
        if action[0] == UNMARK:
            return None, (hand, cards.index(card))
        slot = (hand, indexes(cards, [card] * (drafted.count(card) + 1))[-1])
        pile = "discard" if view.facts.phase == EXCHANGE else "traded"
        count = len(view.zone(f"{pile}/{view.seat}").cards)
        return slot, (f"{pile}/{view.seat}", max(0, count - 1))

    @staticmethod
    def _held(view: View, card: int) -> Slot:
        shown = f"shown/{view.seat}"
        if any(zone.key == shown and card in zone.cards for zone in view.zones):
            return shown, 0
        return lies(view, f"hand/{view.seat}", card)
