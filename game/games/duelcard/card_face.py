"""The cards of DuelCard composed from layers and text, cached by card, size, deck and language."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from ...engine.text import text
from ...table.kit import Kit
from ...table.pixels import PREMULTIPLIED, blank
from ...table.theme import SMALL_CARD, Colour
from .cards import KINDS

_NAME_INK: Colour = (52, 42, 34)
_NAME_PLACE = (0.5, 0.914)
_NAME_SIZE, _NAME_ROOM = 0.125, 0.84
PLAIN_LAYERS = {"common/card/paper.svg": "common/card/paper.svg", "duelcard/faces/": "duelcard/faces/"}
GOLDEN_LAYERS = {"common/card/paper.svg": "duelcard/golden/paper.svg", "duelcard/faces/": "duelcard/golden/"}
"""What a layer's name begins with, and what stands there in a deck."""


class CardFaces:
    """Faces and backs of one deck at any size."""

    def __init__(self, art: Mapping[str, tuple[str, ...]], back: str, layers: Mapping[str, str]) -> None:
        """``art``: the layers of each card by name; ``layers``: beginnings of their names in this deck."""
        self._back = f"duelcard/backs/{back}.svg"
        self._art = {name: tuple(_replaced(layer, layers) for layer in rows) for name, rows in art.items()}

    def surface(self, kit: Kit, card: int, width: int, height: int) -> pygame.Surface:
        """The card as it is seen: its face, or the back that all cards share."""
        if card < 0:
            return kit.art.picture(self._back, width, height)
        name = kit.say(text(f"duelcard.card.{KINDS[card]}"))
        key = ("duelcard", self._back, card, width, height, name)
        return kit.art.cached(key, lambda: self._compose(kit, card, width, height, name))

    def _compose(self, kit: Kit, card: int, width: int, height: int, name: str) -> pygame.Surface:
        layers = self._art[KINDS[card]]
        if width < SMALL_CARD:
            layers = (layers[0], f"duelcard/small/{KINDS[card]}.svg")
        surface = blank(width, height)
        for layer in layers:
            surface.blit(kit.art.picture(layer, width, height), (0, 0), special_flags=PREMULTIPLIED)
        if width >= SMALL_CARD:
            _write_name(kit, surface, name, width, height)
        return surface


def _replaced(layer: str, layers: Mapping[str, str]) -> str:
    start = next((start for start in layers if layer.startswith(start)), "")
    return layers[start] + layer[len(start) :] if start else layer


def _write_name(kit: Kit, surface: pygame.Surface, name: str, width: int, height: int) -> None:
    """All names stand on one line: pieces of text of one size are equally high."""
    px = kit.fonts.fitting_px([name], "serif", max(9, round(width * _NAME_SIZE)), round(width * _NAME_ROOM), 7)
    drawn = kit.fonts.line(name, "serif", px, _NAME_INK)
    x, y = round(width * _NAME_PLACE[0]), round(height * _NAME_PLACE[1])
    place = (x - drawn.get_width() // 2, y - drawn.get_height() // 2)
    surface.blit(drawn, place, special_flags=PREMULTIPLIED)
