"""The levels of a game, as its ``opponents.toml`` has them."""

from __future__ import annotations

from functools import cache

from ..data.opponents import LevelRow, load_opponents

HINT = "hint"
"""Not an opponent: the adviser, whose advice comes sooner than a champion's move."""
ADVISER = "hard"
"""The level whose strength the adviser has."""

SIMPLE_BOTS = ("random", "rules")
"""Computer players that every game has besides its levels."""


class UnknownLevel(KeyError):
    """The game has no level of this name."""


@cache
def levels(game: str) -> tuple[LevelRow, ...]:
    """The opponents of a game, weakest first."""
    return load_opponents(game).levels


def level(game: str, name: str) -> LevelRow:
    """One opponent; UnknownLevel if there is none of this name."""
    wanted = ADVISER if name == HINT else name
    for row in levels(game):
        if row.id == wanted:
            return row
    raise UnknownLevel(name)
