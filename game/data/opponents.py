"""``opponents.toml``: who can be played against, and how each thinks."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .levels import Word
from .paths import levels_root
from .toml import read_toml

TextKey = Annotated[str, Meta(pattern=r"^[a-z0-9_]+(\.[a-z0-9_]+)+$", max_length=80)]
Amount = Annotated[float, Meta(ge=0.0, le=10.0)]
LevelId = Literal["easy", "normal", "hard", "champion"]


class LevelRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One opponent: its kind of bot, how much it thinks, and how it is introduced."""

    id: LevelId
    bot: Literal["rules", "faltering", "lookahead", "search"]
    iterations: Annotated[int, Meta(ge=1, le=1_000_000)]
    """Playouts for one decision; the strength of a level, the same on fast and slow machines."""
    seconds: Annotated[float, Meta(gt=0.0, le=60.0)]
    """A net for slow machines: thinking ends here, finished or not."""
    name: TextKey
    character: TextKey
    portrait: Word
    errors: dict[Word, Amount] = {}
    """Mistakes that the game's policy knows how to make, by name."""


class OpponentsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``opponents.toml``."""

    format: Literal[1]
    levels: Annotated[tuple[LevelRow, ...], Meta(min_length=1)]


def load_opponents(game: str) -> OpponentsFile:
    """The opponents of a game; DataError if the file is wrong."""
    return read_toml(_path(game), OpponentsFile)


def has_opponents(game: str) -> bool:
    """Whether a game lists opponents at all."""
    return _path(game).is_file()


def _path(game: str) -> Path:
    return levels_root() / game / "opponents.toml"
