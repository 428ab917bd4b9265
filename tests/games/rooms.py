"""Room for a game's table without a window: a kit with its words, the board, and what lies where in a view."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.data.paths import assets_root
from game.engine.text import text
from game.engine.view import EMPTY, Slot, View
from game.scenes.play.hud import Hud, log_room
from game.table.art import Art
from game.table.fonts import Fonts
from game.table.kit import Kit
from game.table.theme import Metrics
from game.table.widgets import IconButton
from game.text.catalogue import Catalogue
from tests.table.pictures import screen

NAMES = ("Anna", "Bruno")
_SHARED: list[object] = []


def kit_of(game: str, size: tuple[int, int], scale: float, language: str, names: tuple[str, str] = NAMES) -> Kit:
    """A kit that speaks of a game; fonts and art are made once for all."""
    screen((64, 48))
    if not _SHARED:
        _SHARED.extend((Fonts(), Art(assets_root())))
    words = Catalogue.load(language, (game,))
    fonts, art = _SHARED
    assert isinstance(fonts, Fonts) and isinstance(art, Art)
    return Kit(fonts, art, Metrics(*size, scale), lambda message: words.say(message, names))


def board_of(kit: Kit) -> pygame.Rect:
    """Where the table lies beside the log of two players."""
    hud = Hud([IconButton("menu", text("common.icon.menu"), lambda: None) for _ in range(5)], log=log_room(2))
    hud.place(kit)
    return hud.board


def lying(view: View) -> dict[Slot, int]:
    """The cards of a view by slot."""
    return {(zone.key, i): card for zone in view.zones for i, card in enumerate(zone.cards) if card != EMPTY}
