"""Duelo Jartible as the rest of the program knows it: see `state` for the match, `window` for who wins a window."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from ...data.levels import option_table
from ...engine.contract import Action, Intent, Option, Options
from ...engine.text import Text
from ...engine.view import Seat, View
from . import actions, gestures
from .brought import JartibleDecks
from .position import position
from .sample import sample
from .state import JartibleState, set_up


class JartibleRules:
    """The rules of Duelo Jartible, stateless."""

    name = "jartible"
    seats: tuple[int, ...] = (2,)
    decks = JartibleDecks()

    def option_table(self) -> tuple[Option, ...]:
        """The house rules of J3, J8 and J21; decks are told by ``deck.0`` and ``deck.1`` (see `deck`)."""
        return option_table(self.name)

    def new(self, seed: int, options: Options) -> JartibleState:
        """A match that keeps a log, after the first speed draw (J7). DeckError if a deck is not legal."""
        state = set_up(seed, options)
        state.log = []
        state.begin_round()
        return state

    def sample(self, view: View, rng: Random) -> JartibleState:
        """A match drawn from those that ``view`` can't tell apart."""
        return sample(view, rng)

    def position(self, data: Mapping[str, Any]) -> JartibleState:
        """A match from a table; see `position.position`."""
        return position(data)

    def teams(self, options: Options) -> tuple[tuple[Seat, ...], ...]:
        """One against one."""
        return ((0,), (1,))

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
        """``place abubill attack`` and the like."""
        return actions.TEXT_BY_ACTION[action]

    def parse_action(self, words: str) -> Action:
        """The action behind a text form; ValueError if there is none."""
        return actions.parse_action(words)


RULES = JartibleRules()
"""Duelo Jartible: two decks, two hidden lines, three windows."""
