"""What the shared tests of the screen need to know of a game.

A game brings `tests/games/<game>/screen.py` with its `SCREEN`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from game.engine.contract import Options
from game.engine.view import Seat
from game.match.match import Match
from game.scenes.play.scene import TableScene
from tests.games.cases import HERE
from tests.ui.pilot import Pilot
from tests.ui.player import Player, Way
from tests.ui.tables import match_of

Worlds = Callable[[Seat], list[Match]]
"""The real match and others that a viewer, 0 or PUBLIC, can't tell from it."""


def at_rest(pilot: Pilot, match: Match) -> TableScene:
    """The match on the table, when all computers have moved that are asked."""
    return pilot.open(match=match)


def while_others_think(pilot: Pilot, match: Match) -> TableScene:
    """The match on the table; computers that are asked go on thinking."""
    pilot.worker.cancel()
    pilot.worker.poll = lambda: None  # type: ignore[method-assign]
    table = pilot.open_unsettled(match)
    for _ in range(400):
        pilot.frames(1, 0.1)
        if not table.show.busy:
            break
    pilot.frames(3)
    return table


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
    own: Mapping[str, Worlds]
    """Moments at which others have secrets from seat 0, where a person sits alone."""
    public: Mapping[str, Worlds]
    """Moments at which the curtain is down between people at one screen."""
    nonsense: Mapping[str, Callable[[Path | None], Match]]
    """Matches, saved in a folder, for hands without sense."""
    level: str = "normal"
    alone: tuple[Whole, ...] = ()
    """Whole matches of one person against computers."""
    together: tuple[Whole, ...] = ()
    """Whole matches of several people at one screen."""
    opened: Callable[[Pilot, Match], TableScene] = at_rest
    """How a match is laid on the table where nobody moves but the viewer."""

    def match(self, whole: Whole) -> Match:
        """Such a match before its first action."""
        return match_of(self.game, whole.seed, whole.options, people=whole.people, level=self.level)


def screens() -> list[Screen]:
    """The screen of each game that has one."""
    games = sorted(path.parent.name for path in HERE.glob("*/screen.py"))
    return [import_module(f"tests.games.{game}.screen").SCREEN for game in games]
