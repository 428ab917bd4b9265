"""Audatia as the rest of the program knows it: see `state` for the duel itself, `steps` for what is done in it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from ...data.levels import option_table
from ...engine.contract import Action, Intent, Option, Options
from ...engine.text import Text
from ...engine.view import Seat, View
from . import actions, gestures, setup
from .deal import deal
from .position import position
from .sample import sample
from .state import AudatiaState


class AudatiaRules:
    """The rules of Audatia, stateless."""

    name = "audatia"
    seats: tuple[int, ...] = (2,)
    characters = ("character_1", "character_2")
    """The house rules that say who plays with whom, by seat (A5)."""

    def option_table(self) -> tuple[Option, ...]:
        """The variant, the characters, who challenges, and the house rules of A24 and A27."""
        return option_table(self.name)

    def new(self, seed: int, options: Options) -> AudatiaState:
        """A dealt duel that keeps a log, before its first choice (A5, A6). Option ``first`` names the Challenger."""
        state = deal(seed, options)
        state.log = []
        setup.open_duel(state)
        return state

    def sample(self, view: View, rng: Random) -> AudatiaState:
        """A duel drawn from those that ``view`` can't tell apart."""
        return sample(view, rng)

    def position(self, data: Mapping[str, Any]) -> AudatiaState:
        """A duel from a table; see `position.position`."""
        return position(data)

    def teams(self, options: Options) -> tuple[tuple[Seat, ...], ...]:
        """Each for himself."""
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
        """``parry mf_l`` and the like."""
        return actions.TEXT_BY_ACTION[action]

    def parse_action(self, words: str) -> Action:
        """The action behind a text form; ValueError if there is none."""
        return actions.parse_action(words)


RULES = AudatiaRules()
