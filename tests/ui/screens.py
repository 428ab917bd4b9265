"""What the shared tests of the screen need to know of a game.

A game brings `tests/games/<game>/screen.py` with its `SCREEN`.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module

from game.engine.contract import Options
from game.match.match import Match
from tests.games.cases import HERE
from tests.ui.player import Player, Way
from tests.ui.tables import match_of


@dataclass(frozen=True)
class Whole:
    """A match to be played to its end at the table, in one way."""

    way: Way
    seed: int
    options: Options
    size: tuple[int, int] = (1000, 700)
    people: int = 1
    done: frozenset[int] = frozenset()
    """Kinds of actions that come up in it."""
    curtains: int = 0
    """How often the screen changes hands at the least."""
    prompts: int = 0
    """How often all are asked at once at the least."""


@dataclass(frozen=True)
class Screen:
    """A game on the screen, under test."""

    game: str
    player: type[Player]
    level: str = "normal"
    alone: tuple[Whole, ...] = ()
    """Whole matches of one person against computers."""
    together: tuple[Whole, ...] = ()
    """Whole matches of several people at one screen."""

    def match(self, whole: Whole) -> Match:
        """Such a match before its first action."""
        return match_of(self.game, whole.seed, whole.options, people=whole.people, level=self.level)


def screens() -> list[Screen]:
    """The screen of each game that has one."""
    games = sorted(path.parent.name for path in HERE.glob("*/screen.py"))
    return [import_module(f"tests.games.{game}.screen").SCREEN for game in games]
