"""Words in little room: smaller first, then in two lines, and where a name is longer still its beginning."""

from __future__ import annotations

import pygame

from .fonts import Face
from .kit import Kit
from .theme import Colour

_SMALLER, _SMALLEST = 0.7, 0.6
"""How small words may become to stay in one line, and to stay whole in several."""
_LEAST = 7
_DOTS = "…"


def fitted(kit: Kit, said: str, face: Face, px: int, colour: Colour, room: tuple[int, int]) -> pygame.Surface:
    """Words as large as ``room`` (width and height in pixels) allows, at most ``px`` high; never larger than it."""
    width, height = max(1, room[0]), max(1, room[1])
    px = max(_LEAST, min(px, height))
    one = kit.fonts.fitting_px([said], face, px, width, max(_LEAST, round(px * _SMALLER)))
    if kit.fonts.width(said, face, one) <= width:
        return kit.fonts.line(said, face, one, colour)
    for size in range(one, max(_LEAST, round(px * _SMALLEST)) - 1, -1):
        lines = kit.fonts.wrap(said, face, size, width)
        whole = " ".join(lines) == said
        if whole and len(lines) * kit.fonts.line_height(face, size) <= height:
            return kit.fonts.block(said, face, size, colour, width)
    return kit.fonts.line(_beginning(kit, said, face, one, width), face, one, colour)


def _beginning(kit: Kit, said: str, face: Face, px: int, width: int) -> str:
    """As many letters as there is room for, and dots."""
    count = len(said)
    while count > 1 and kit.fonts.width(said[:count].rstrip() + _DOTS, face, px) > width:
        count -= 1
    return said[:count].rstrip() + _DOTS
