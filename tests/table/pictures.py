"""Surfaces and kits for tests of drawing."""

from __future__ import annotations

from random import Random

import pygame

from game.data.paths import assets_root
from game.engine.text import Text
from game.games.registry import GAMES
from game.table.art import Art
from game.table.fonts import Fonts
from game.table.kit import Kit
from game.table.theme import Metrics
from game.text.catalogue import Catalogue

_OPEN: list[pygame.Window] = []
_SHARED: list[object] = []


def screen(size: tuple[int, int]) -> pygame.Surface:
    """The pixels of a window of this size; the window of the test before is closed."""
    pygame.display.init()
    pygame.font.init()
    while _OPEN:
        _OPEN.pop().destroy()
    _OPEN.append(pygame.Window("test", size=size))
    return _OPEN[-1].get_surface()


def kit(size: tuple[int, int], scale: float = 1.0, language: str = "en") -> Kit:
    """Everything that draws needs, for a window of this size. A screen must be open."""
    words = Catalogue.load(language, GAMES)

    def say(message: Text) -> str:
        return words.say(message, ("Anna", "Bruno"))

    return Kit(Fonts(), Art(assets_root()), Metrics(*size, scale), say)


def patch(rng: Random, most: int = 60) -> pygame.Surface:
    """A premultiplied surface of any size and colour, opaque or not."""
    surface = pygame.Surface((rng.randint(1, most), rng.randint(1, most)), pygame.SRCALPHA, 32)
    surface.fill([rng.randrange(256) for _ in range(4)])
    return surface.premul_alpha()


def pixels(surface: pygame.Surface) -> bytes:
    """Every pixel."""
    return pygame.image.tobytes(surface, "RGB")
