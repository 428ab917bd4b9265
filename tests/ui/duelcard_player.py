"""DuelCard by hand: the gesture of each action, and what a whole play is made of."""

from __future__ import annotations

from pathlib import Path

from game.engine.contract import Action, OptionValue
from game.engine.view import View
from game.games.duelcard.actions import BAR, LAY, LAYABLE, OPEN, PASS, PICK, PLAY, READY, STEAL, TAKE
from game.games.duelcard.cards import BLOCK
from game.games.duelcard.phases import ANSWER
from game.games.duelcard.state import DuelCardState
from game.match.match import Match
from tests.ui import tables
from tests.ui.player import Gesture, Player, lies


def match_of(seats: int, seed: int, *, people: int = 1, folder: Path | None = None, **options: OptionValue) -> Match:
    """A short match with so many people at the screen, the others computers."""
    options = {"seats": seats, "victories": 3, **options}
    return tables.match_of("duelcard", seed, options, people=people, level="easy", folder=folder)


def beginning(begin: DuelCardState) -> Match:
    """A match of one person that begins with a state."""
    return tables.beginning(match_of(len(begin.hands), 1), begin)


class DuelCardPlayer(Player):
    """Plays whoever is asked at the screen, in one way."""

    TAKES_BACK = frozenset((TAKE,))

    def steps(self, action: Action) -> list[Action]:
        """A whole play card by card."""
        if action[0] != PLAY or len(action) == 1:
            return [action]
        return [*((LAY, card) for card in action[1:]), (READY,)]

    def gesture(self, view: View, action: Action) -> Gesture:
        """Cards to where they act; an answer now and then by its button."""
        kind, hand = action[0], f"hand/{view.seat}"
        if kind == PASS:
            return None, "pass" if view.facts.phase == ANSWER else "done"
        if kind == STEAL:
            return lies(view, hand, action[1]), (f"hand/{action[2]}", 0)
        if kind == OPEN:
            return lies(view, hand, action[1]), ("deck", max(0, len(view.zone("deck").cards) - 1))
        if kind == BAR:
            if self._rng.random() < 0.4:
                return None, "block" if action[1] == BLOCK else "joker"
            return lies(view, hand, action[1]), ("stack", len(view.zone("stack").cards) - 1)
        if kind == PICK:
            return (f"hand/{view.facts.victim}", action[1]), (hand, 0)
        if kind == READY:
            return None, "ready"
        if kind == PLAY:
            return None, "nothing"
        return self._laying(view, hand, action)

    @staticmethod
    def _laying(view: View, hand: str, action: Action) -> Gesture:
        table = f"play/{view.seat}"
        assert action[1] in LAYABLE
        if action[0] == LAY:
            return lies(view, hand, action[1]), (table, len(view.facts.laid))
        free = next((hand, i) for i, kind in enumerate(view.zone(hand).cards) if kind < 0)
        return lies(view, table, action[1]), free
