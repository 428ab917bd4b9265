"""The parts that only show something: paragraphs, headings, emblems, air."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import pygame

from ...engine.text import Text
from ..display import Picture
from ..fonts import Face
from ..kit import Kit
from ..theme import INK, PAPER_SHADE, Colour
from .base import BRASS_SHADE, Widget

_CAPTION_GAP = 12.0
"""Between a picture and the words beside it, in design units."""


class Label(Widget):
    """A heading or a paragraph."""

    def __init__(self, text: Text, size: str = "body", colour: Colour = INK, *, align: str = "left") -> None:
        super().__init__()
        self.text, self.size, self.colour, self.align = text, size, colour, align

    def _lettering(self, kit: Kit) -> tuple[Face, int]:
        return "serif" if self.size == "title" else "sans", kit.metrics.text_px(self.size)

    def _surface(self, kit: Kit, width: int) -> pygame.Surface:
        face, px = self._lettering(kit)
        align = "center" if self.align == "center" else "left"
        return kit.fonts.block(kit.say(self.text), face, px, self.colour, width, align)

    def height(self, kit: Kit, width: int) -> int:
        """As many lines as the text needs."""
        return self._surface(kit, width).get_height()

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """The wrapped text."""
        return [Picture((id(self), "text"), self._surface(kit, self.rect.w), self.rect.x, self.rect.y, z)]


class Captioned(Label):
    """A square picture and a paragraph at its right, both in the middle of their height."""

    def __init__(
        self, picture: str, units: float, text: Text, size: str = "small", *, align: Literal["left", "center"] = "left"
    ) -> None:
        super().__init__(text, size)
        self.picture, self._units, self._lies = picture, units, align

    def _side(self, kit: Kit) -> int:
        return kit.px(self._units)

    def _words(self, kit: Kit, width: int) -> pygame.Surface:
        """The paragraph in the room beside the picture, as wide as its longest line."""
        room = width - self._side(kit) - kit.px(_CAPTION_GAP)
        face, px = self._lettering(kit)
        lines = kit.fonts.wrap(kit.say(self.text), face, px, room)
        return self._surface(kit, min(room, max(kit.fonts.width(line, face, px) for line in lines)))

    def height(self, kit: Kit, width: int) -> int:
        """The higher of the two."""
        return max(self._side(kit), self._words(kit, width).get_height())

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """Picture and words; the two together stand at the left or in the middle."""
        rect, side, gap = self.rect, self._side(kit), kit.px(_CAPTION_GAP)
        words = self._words(kit, rect.w)
        x = rect.x if self._lies == "left" else rect.centerx - (side + gap + words.get_width()) // 2
        return [
            Picture((id(self), "picture"), kit.art.picture(self.picture, side, side), x, rect.centery - side // 2, z),
            Picture((id(self), "text"), words, x + side + gap, rect.centery - words.get_height() // 2, z),
        ]


class Heading(Widget):
    """The name of a group of widgets, in serif over a fine line."""

    def __init__(self, text: Text) -> None:
        super().__init__()
        self.text = text

    def _surface(self, kit: Kit, width: int) -> pygame.Surface:
        return kit.fonts.block(kit.say(self.text), "serif", kit.metrics.text_px("body"), BRASS_SHADE, width)

    def height(self, kit: Kit, width: int) -> int:
        """The words, air above them and the line below."""
        return self._surface(kit, width).get_height() + kit.px(8)

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """Words and line."""
        words = self._surface(kit, self.rect.w)
        rule = hairline(self.rect.w, kit.px(1))
        y = self.rect.bottom - rule.get_height()
        return [
            Picture((id(self), "text"), words, self.rect.x, y - kit.px(2) - words.get_height(), z),
            Picture((id(self), "line"), rule, self.rect.x, y, z),
        ]


class Emblem(Widget):
    """A picture in the middle of the column."""

    def __init__(self, name: str, units: float) -> None:
        super().__init__()
        self._name, self._units = name, units

    def height(self, kit: Kit, width: int) -> int:
        """The side of the square picture."""
        return min(width, kit.px(self._units))

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """The picture."""
        side = self.rect.h
        drawn = kit.art.picture(self._name, side, side)
        return [Picture((id(self), "emblem"), drawn, self.rect.centerx - side // 2, self.rect.y, z)]


class Space(Widget):
    """Air between two parts."""

    def __init__(self, units: float) -> None:
        super().__init__()
        self._units = units

    def height(self, kit: Kit, width: int) -> int:
        """The air in pixels."""
        return kit.px(self._units)


@lru_cache(maxsize=16)
def hairline(width: int, thickness: int, colour: Colour = PAPER_SHADE) -> pygame.Surface:
    """A fine line from left to right."""
    line = pygame.Surface((max(1, width), thickness), pygame.SRCALPHA, 32)
    line.fill((*colour, 255))
    return line
