"""Small pictures of saved matches at their last action, as everyone may see them; made when there is time."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import pygame

from ..engine.errors import TableError
from ..engine.view import PUBLIC
from ..games.registry import table as game_table
from ..match.journal import read_journal
from ..match.match import Match
from ..match.saves import SavedGame
from ..match.seats import humans
from ..table.faces import dressed
from ..table.miniature import miniature
from .desk import Desk

SECONDS = 0.006
"""How much of a frame goes into making pictures; one is made in any case."""
Size = tuple[int, int]
Item = TypeVar("Item")


def public_picture(desk: Desk, match: Match, size: Size) -> pygame.Surface:
    """The table of a match as everyone knows it: no hidden card, whoever looks."""
    names = tuple(seat.name for seat in match.seats)
    people = humans(match.seats)
    bottom = people[0] if len(people) == 1 else 0
    view = match.view(PUBLIC)
    look = dressed(game_table(match.game), match.options)
    return miniature(desk.kit, look, view, bottom, *size, lambda words: desk.words.say(words, names))


class Thumbnails:
    """The pictures made so far. What can't be pictured is remembered too, and not tried again."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._unseen: set[tuple[Path, object]] = set()

    def fails(self, game: SavedGame) -> bool:
        """Whether there can be no picture of this match."""
        return game.refusal is not None or (game.path, game.when) in self._unseen

    def picture(self, game: SavedGame, size: Size) -> pygame.Surface | None:
        """The picture of a match, from the cache or made now; None if there can be none."""
        if self.fails(game):
            return None
        key = ("thumbnail", str(game.path), game.when, size, self._desk.language)
        try:
            return self._desk.kit.art.cached(key, lambda: self._drawn(game.path, size))
        except TableError:
            self._unseen.add((game.path, game.when))
            return None

    def _drawn(self, path: Path, size: Size) -> pygame.Surface:
        return public_picture(self._desk, Match.replayed(read_journal(path)), size)


def while_time(items: Iterable[Item]) -> Iterator[Item]:
    """The items, until this frame's time for pictures is over; the first one in any case."""
    begin = time.perf_counter()
    for item in items:
        yield item
        if time.perf_counter() - begin > SECONDS:
            return
