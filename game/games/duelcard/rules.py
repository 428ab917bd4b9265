"""DuelCard as the rest of the program knows it: see `state` for the match itself, `duel` for what beats what."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from ...data.levels import option_table
from ...engine.contract import Action, Intent, Option, Options
from ...engine.text import Text
from ...engine.view import Seat, View
from . import actions, gestures
from .position import position
from .sample import sample
from .state import DuelCardState, deal


class DuelCardRules:
    """The rules of DuelCard, stateless."""

    name = "duelcard"
    seats: tuple[int, ...] = (2, 3, 4)

    def option_table(self) -> tuple[Option, ...]:
        """Seats, goal, and the house rules of D9, D18, D22 and D23."""
        return option_table(self.name)

    def new(self, seed: int, options: Options) -> DuelCardState:
        """A dealt match that keeps a log, in its first turn (D3-D5). Option ``first`` names the starter."""
        state = deal(seed, options)
        state.log = []
        state.open_match()
        return state

    def sample(self, view: View, rng: Random) -> DuelCardState:
        """A match drawn evenly from those that ``view`` can't tell apart."""
        return sample(view, rng)

    def position(self, data: Mapping[str, Any]) -> DuelCardState:
        """A match from a table; see `position.position`."""
        return position(data)

    def teams(self, options: Options) -> tuple[tuple[Seat, ...], ...]:
        """Everyone for himself."""
        return tuple((seat,) for seat in range(int(options.get("seats", 2))))

    def actions(self, view: View, intent: Intent) -> tuple[Action, ...]:
        """The legal actions that a gesture can mean."""
        return gestures.actions(view, intent)

    def why_not(self, view: View, intent: Intent) -> Text:
        """Why a gesture means nothing here, with its rule."""
        return gestures.why_not(view, intent)

    def buttons(self, view: View) -> tuple[str, ...]:
        """The keys of the choice bar in the viewer's decision."""
        return gestures.buttons(view)

    def action_text(self, action: Action) -> str:
        """``steal thief 2`` and the like."""
        return actions.TEXT_BY_ACTION[action]

    def parse_action(self, words: str) -> Action:
        """The action behind a text form; ValueError if there is none."""
        return actions.parse_action(words)


RULES = DuelCardRules()
