"""Castle Duel as the rest of the program knows it: see `state` for the duel itself."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from ...data.levels import option_table
from ...engine.contract import Action, Intent, Option, Options
from ...engine.text import Text
from ...engine.view import Seat, View
from . import actions, chronicle, gestures
from .phases import NOBODY
from .position import position
from .sample import sample
from .state import CastleState, deal


class CastleRules:
    """The rules of Castle Duel, stateless."""

    name = "castle"
    seats: tuple[int, ...] = (2, 4)

    def option_table(self) -> tuple[Option, ...]:
        """How many play (C23), and how many deals make a match (C22)."""
        return option_table(self.name)

    def new(self, seed: int, options: Options) -> CastleState:
        """A dealt duel that keeps a log. Option ``first`` names the starter, else the lot does (C4, C7).

        ValueError if an option has no such value.
        """
        state = deal(seed, int(options.get("first", NOBODY)), _seats(options))
        state.log = []
        chronicle.dealt(state)
        return state

    def sample(self, view: View, rng: Random) -> CastleState:
        """A duel drawn evenly from those that ``view`` can't tell apart."""
        return sample(view, rng)

    def position(self, data: Mapping[str, Any]) -> CastleState:
        """A duel from a table; see `position.position`."""
        return position(data)

    def teams(self, options: Options) -> tuple[tuple[Seat, ...], ...]:
        """Each for himself, or two against two, partners facing each other (C23)."""
        return ((0,), (1,)) if _seats(options) == 2 else ((0, 2), (1, 3))

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
        """``attack f3 g1`` and the like."""
        return actions.TEXT_BY_ACTION[action]

    def parse_action(self, words: str) -> Action:
        """The action behind a text form; ValueError if there is none."""
        return actions.parse_action(words)


def _seats(options: Options) -> int:
    seats = int(options.get("seats", 2))
    if seats not in CastleRules.seats:
        raise ValueError(f"Castle Duel is not for {seats}")
    return seats


RULES = CastleRules()
