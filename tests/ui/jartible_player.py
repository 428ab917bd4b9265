"""Duelo Jartible by hand: the gesture of each action."""

from __future__ import annotations

from functools import partial

from game.engine.contract import Action
from game.engine.view import View
from game.games.jartible.actions import (
    FIGHT,
    KEEP_HAND,
    OPEN_LINE,
    PASS,
    PLACE,
    PLAY_SCENARIO,
    PLAY_SUPPORT,
    REDRAW,
    STOP,
    TAKE_ROLE,
    TEXT_BY_ACTION,
)
from game.games.jartible.phases import LINES
from game.games.jartible.state import JartibleState
from game.match.match import Match
from tests.ui import tables
from tests.ui.player import Gesture, Player, lies

_BUTTONS = {KEEP_HAND: "keep", REDRAW: "rebujina", PASS: "pass", STOP: "stop"}
_GOALS = {PLAY_SCENARIO: "scenario", PLAY_SUPPORT: "ap", FIGHT: "duel"}
match_of = partial(tables.match_of, "jartible")


def beginning(begin: JartibleState) -> Match:
    """A match of one person that begins with a state."""
    return tables.beginning(match_of(1), begin)


class JartiblePlayer(Player):
    """Plays whoever is asked at the screen, in one way."""

    def gesture(self, view: View, action: Action) -> Gesture:
        """A line is a place for a creature anywhere on it."""
        kind, seat = action[0], view.seat
        if kind == TAKE_ROLE:
            return None, TEXT_BY_ACTION[action].removeprefix("role ")
        if kind in _BUTTONS:
            return None, _BUTTONS[kind]
        if kind == OPEN_LINE:
            line = LINES[action[1]]
            return None, self._rng.choice([line, (f"{line}/{seat}", self._rng.randrange(4))])
        if kind == PLACE:
            return lies(view, f"hand/{seat}", action[1]), (f"{LINES[action[2]]}/{seat}", self._rng.randrange(4))
        if kind in _GOALS:
            zone = f"{_GOALS[kind]}/{seat}"
            return lies(view, f"hand/{seat}", action[1]), (zone, len(view.zone(zone).cards) if kind == FIGHT else 0)
        return None, "yield"
