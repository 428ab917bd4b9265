"""What a game may add with scenes of its own: a package ``scenes`` beside its table.

A game without one is set up by its house rules alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from ..engine.contract import OptionValue
from ..games import registry
from ..table.widgets import Widget
from .desk import Desk
from .scene import Scene


class Choices(Protocol):
    """Choices on the sheet of the set-up besides the house rules."""

    def widgets(self, players: Sequence[str]) -> list[Widget]:
        """The rows. ``players``: for each seat a level, or ``HUMAN`` (`game.scenes.party`)."""
        ...

    def options(self, seed: int) -> Mapping[str, OptionValue]:
        """What they come to as options of the match with this number; TableError if that can't be."""
        ...

    def remember(self) -> None:
        """A match was begun: offer the same next time."""
        ...


class OwnScenes(Protocol):
    """The package ``game.games.<game>.scenes``."""

    Choices: Callable[[Desk], Choices]
    takes_file: Callable[[Desk, Path], bool]
    """Take in a file of the game's own that was handed in, and say what came of it; False if it is of another sort."""
    PICTURES: Mapping[str, Callable[[Desk, int, int], Scene]]
    """For the ``shot`` command: by name a scene, made from a seed and a number of moves."""


def own_choices(game: str, desk: Desk) -> Choices | None:
    """What the game asks besides its house rules, if it does."""
    scenes: OwnScenes | None = registry.own_scenes(game)
    return scenes.Choices(desk) if scenes is not None else None


def takes_file(desk: Desk, path: Path) -> bool:
    """Whether a game had a use for a file that was handed in."""
    found: list[OwnScenes | None] = [registry.own_scenes(game) for game in registry.GAMES]
    return any(scenes is not None and scenes.takes_file(desk, path) for scenes in found)
