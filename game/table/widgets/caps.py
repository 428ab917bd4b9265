"""Keys of a keyboard, drawn small."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from ..display import Picture
from ..kit import Kit
from ..pixels import panel
from ..theme import IVORY, WOOD, WOOD_DARK, WOOD_LIGHT

_LETTERS = 0.6
"""How high the letters are, as a share of the cap."""


def cap_width(kit: Kit, words: str, side: int) -> int:
    """How wide a key cap is: square for one letter, longer for a word."""
    letters = round(side * _LETTERS)
    return side if len(words) < 2 else max(side, kit.fonts.width(words, "bold", letters) + letters)


def key_cap(
    kit: Kit, words: str, place: tuple[int, int], side: int, key: Hashable, z: int, icon: str = ""
) -> list[Picture]:
    """A key ``side`` pixels high with what is printed on it: words, or else an icon."""
    x, y = place
    width, lip, radius = cap_width(kit, words, side), max(1, side // 10), max(2, side // 5)
    printed = _printed(kit, words, side, icon)
    left, top = x + (width - printed.get_width()) // 2, y + (side - lip - printed.get_height()) // 2
    return [
        Picture((key, "side"), panel(width, side, radius, WOOD_DARK, 255, WOOD_DARK), x, y, z),
        Picture((key, "top"), panel(width, side - lip, radius, WOOD, 255, WOOD_LIGHT), x, y, z),
        Picture((key, "printed"), printed, left, top, z + 1),
    ]


def _printed(kit: Kit, words: str, side: int, icon: str) -> pygame.Surface:
    if icon:
        return kit.art.icon(icon, round(side * 0.56), IVORY)
    return kit.fonts.line(words, "bold", round(side * _LETTERS), IVORY)
