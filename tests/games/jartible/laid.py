"""Duelo Jartible laid out on a table without a window, for tests of what is seen there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.engine.view import Seat, View
from game.games.jartible.rules import RULES
from game.games.jartible.state import JartibleState
from game.games.jartible.table import TABLE
from game.table.faces import TableLayout
from game.table.kit import Kit
from tests.games.rooms import NAMES, board_of, kit_of


def a_kit(size: tuple[int, int], scale: float = 1.0, language: str = "en", names: tuple[str, str] = NAMES) -> Kit:
    return kit_of("jartible", size, scale, language, names)


def laid_out(
    view: View, size: tuple[int, int] = (1280, 800), scale: float = 1.0, bottom: Seat = 0
) -> tuple[Kit, pygame.Rect, TableLayout]:
    kit = a_kit(size, scale)
    board = board_of(kit)
    return kit, board, TABLE.layout(kit, board, view, bottom)


def played(seed: int, most: int = 160, **options: int | str | bool) -> Iterator[JartibleState]:
    """A match after the first speed draw and after every action, played at random."""
    state, rng = RULES.new(seed, options), Random(seed)
    yield state
    for _ in range(most):
        if not state.pending():
            return
        seat = rng.choice(state.pending())
        state.play(seat, rng.choice(state.legal(seat)))
        yield state
