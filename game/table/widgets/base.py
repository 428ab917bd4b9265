"""What every widget is: a rectangle that draws itself as pictures and answers mouse and keys."""

from __future__ import annotations

from typing import Literal

import pygame

from ..display import Picture
from ..fonts import Face
from ..kit import Kit
from ..pixels import outline, sliced
from ..theme import BRASS, BRASS_BRIGHT, WOOD, Colour

BRASS_SHADE: Colour = (round(BRASS[0] * 0.6), round(BRASS[1] * 0.6), round(BRASS[2] * 0.6))
"""Brass away from the light: it can be read on paper."""
PRESSES = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
"""The keys that press what has the focus."""
_FOCUS_Z = 3
_SHRINK = 0.86


class Widget:
    """A rectangle that draws itself. Subclasses say how high they are and what a press or a key does."""

    focusable = False
    ring_gap = (4.0, 4.0)
    """How far the focus ring stands off at the sides, and above and below, in design units."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.enabled = True

    def height(self, kit: Kit, width: int) -> int:
        """The height in pixels that it needs at a width."""
        return 0

    def place(self, kit: Kit, rect: pygame.Rect) -> None:
        """Take a place."""
        self.rect = rect

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """How it looks now."""
        return []

    def press(self, pos: tuple[int, int]) -> None:
        """The pointer was pressed inside."""

    def key(self, event: pygame.Event) -> bool:
        """A key was pressed while it had the focus; True if it meant something."""
        return False

    def typed(self, letters: str) -> bool:
        """Text was typed while it had the focus; True if it took it."""
        return False

    def _focus_ring(self, kit: Kit, z: int) -> Picture:
        """Bright brass in a dark line: seen on paper as well as on cloth."""
        line = kit.px(1.4)
        beside, above = (kit.px(gap) for gap in self.ring_gap)
        area = self.rect.inflate(2 * beside, 2 * above)
        ring = _ring(area.w, area.h, kit.px(10), line, kit.px(2))
        return Picture((id(self), "focus"), ring, area.x, area.y, z + _FOCUS_Z)


_RINGS: dict[tuple[int, ...], pygame.Surface] = {}
_MOST_RINGS = 32


def _ring(width: int, height: int, radius: int, line: int, bright: int) -> pygame.Surface:
    key = (width, height, radius, line, bright)
    if key not in _RINGS:
        if len(_RINGS) >= _MOST_RINGS:
            _RINGS.clear()
        # Made small and drawn out: a ring around the card of a game is large and nearly empty.
        edge = radius + line + bright
        small_w, small_h = (min(side, 2 * edge + 4) for side in (width, height))
        ring = outline(small_w, small_h, radius, line, WOOD).copy()
        inner = outline(small_w - 2 * line, small_h - 2 * line, radius - line, bright, BRASS_BRIGHT)
        ring.blit(inner, (line, line), special_flags=pygame.BLEND_PREMULTIPLIED)
        _RINGS[key] = sliced(ring, width, height, edge)
    return _RINGS[key]


def fitted(
    kit: Kit, words: str, colour: Colour, width: int, face: Face = "sans", align: Literal["left", "center"] = "left"
) -> pygame.Surface:
    """Words at body size: on one line if they fit, a step smaller if that helps, else wrapped; never cut off."""
    px = kit.metrics.text_px("body")
    px = kit.fonts.fitting_px([words], face, px, width, round(px * _SHRINK))
    if kit.fonts.width(words, face, px) <= width:
        return kit.fonts.line(words, face, px, colour)
    lines = kit.fonts.wrap(words, face, px, width)
    widest = max(kit.fonts.width(line, face, px) for line in lines)
    return kit.fonts.block(words, face, px, colour, widest, align)


def row_height(kit: Kit) -> int:
    """The height of a line of text with the air around it that makes it easy to hit."""
    return max(kit.px(34), kit.line_height("body") + kit.px(12))
