"""Duelo Jartible laid out on a table without a window, for tests of what is seen there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.data.paths import assets_root
from game.engine.text import text
from game.engine.view import EMPTY, Seat, Slot, View
from game.games.jartible.rules import RULES
from game.games.jartible.state import JartibleState
from game.games.jartible.table import TABLE
from game.scenes.play.hud import Hud, log_room
from game.table.art import Art
from game.table.faces import TableLayout
from game.table.fonts import Fonts
from game.table.kit import Kit
from game.table.theme import Metrics
from game.table.widgets import IconButton
from game.text.catalogue import Catalogue
from tests.table.pictures import screen

_SHARED: list[object] = []


def a_kit(
    size: tuple[int, int], scale: float = 1.0, language: str = "en", names: tuple[str, str] = ("Anna", "Bruno")
) -> Kit:
    screen((64, 48))
    if not _SHARED:
        _SHARED.extend((Fonts(), Art(assets_root())))
    words = Catalogue.load(language, ("jartible",))
    fonts, art = _SHARED
    assert isinstance(fonts, Fonts) and isinstance(art, Art)
    return Kit(fonts, art, Metrics(*size, scale), lambda message: words.say(message, names))


def board_of(kit: Kit) -> pygame.Rect:
    hud = Hud([IconButton("menu", text("common.icon.menu"), lambda: None) for _ in range(5)], log=log_room(2))
    hud.place(kit)
    return hud.board


def laid_out(
    view: View, size: tuple[int, int] = (1280, 800), scale: float = 1.0, bottom: Seat = 0
) -> tuple[Kit, pygame.Rect, TableLayout]:
    kit = a_kit(size, scale)
    board = board_of(kit)
    return kit, board, TABLE.layout(kit, board, view, bottom)


def lying(view: View) -> dict[Slot, int]:
    return {(zone.key, i): card for zone in view.zones for i, card in enumerate(zone.cards) if card != EMPTY}


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
