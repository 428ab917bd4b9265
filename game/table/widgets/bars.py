"""Bars on paper: lengths that can be compared, told apart by pattern, each with its number in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import pygame

from ...engine.text import Text
from ..display import Picture
from ..kit import Kit
from ..pixels import PREMULTIPLIED, outline, panel
from ..theme import GARNET, INK, PAPER, WOOD, WOOD_LIGHT, Colour
from .base import BRASS_SHADE, Widget, fitted
from .labels import Space

Pattern = Literal["full", "striped", "hollow", "plain"]
Part = tuple[int, Pattern]
"""How much of something, and the pattern that stands for it."""

_INKS: dict[Pattern, Colour] = {"full": WOOD, "striped": WOOD_LIGHT, "hollow": GARNET, "plain": BRASS_SHADE}
_NAME_SHARE = 0.36
_LEAST_BESIDE = 300
"""Design units of width from which name and bar stand side by side."""


class Bar(Widget):
    """A name, a bar of parts with a note at its end, and lines below it."""

    def __init__(self, name: Text, parts: Sequence[Part], note: Text, lines: Sequence[Text] = ()) -> None:
        super().__init__()
        self.name, self.parts, self.note, self.lines = name, parts, note, lines
        self.group: Sequence[Bar] = (self,)
        """The bars that it is compared with: they share one scale."""

    @property
    def whole(self) -> int:
        """What a bar as long as there is room stands for."""
        return max(1, *(sum(amount for amount, _ in bar.parts) for bar in self.group))

    def _high(self, kit: Kit) -> int:
        return round(kit.metrics.text_px("body") * 1.25)

    def _left(self, kit: Kit, width: int) -> int:
        """Where the bar begins; 0 if it stands below the name."""
        return round(width * _NAME_SHARE) if width >= _LEAST_BESIDE * kit.metrics.unit * kit.metrics.scale else 0

    def _name(self, kit: Kit, width: int) -> pygame.Surface:
        left = self._left(kit, width)
        return fitted(kit, kit.say(self.name), INK, left - kit.px(14) if left else width)

    def _note(self, kit: Kit) -> pygame.Surface:
        return kit.line(kit.say(self.note), "small", INK, "bold")

    def _below(self, kit: Kit, width: int) -> list[pygame.Surface]:
        room, px = width - self._left(kit, width), kit.metrics.text_px("small")
        return [kit.fonts.block(kit.say(line), "sans", px, WOOD, room) for line in self.lines]

    def height(self, kit: Kit, width: int) -> int:
        """Name beside or above the bar, lines below it."""
        name, high = self._name(kit, width).get_height(), self._high(kit)
        lines = sum(line.get_height() for line in self._below(kit, width))
        if self._left(kit, width):
            return max(name, high + kit.px(2) + lines)
        return name + kit.px(2) + high + kit.px(2) + lines

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """Everything; the number stands right of the bar."""
        rect, left, high = self.rect, self._left(kit, self.rect.w), self._high(kit)
        name = self._name(kit, rect.w)
        top = rect.y + (0 if left else name.get_height() + kit.px(2))
        shift = max(0, (high - name.get_height()) // 2) if left else 0
        note = self._note(kit)
        room = rect.w - left - max(bar._note(kit).get_width() for bar in self.group) - kit.px(10)
        drawn = _bar(tuple(self.parts), self.whole, max(1, room), high, kit.px(4), kit.px(1.4))
        result = [
            Picture((id(self), "name"), name, rect.x, rect.y + shift, z),
            Picture((id(self), "bar"), drawn, rect.x + left, top, z),
        ]
        x = rect.x + left + drawn.get_width() + kit.px(8)
        result.append(Picture((id(self), "note"), note, x, top + (high - note.get_height()) // 2, z))
        y = top + high + kit.px(2)
        for i, line in enumerate(self._below(kit, rect.w)):
            result.append(Picture((id(self), "line", i), line, rect.x + left, y, z))
            y += line.get_height()
        return result


def compared(bars: Sequence[Bar]) -> list[Widget]:
    """The bars on one scale, with a little air after those that have lines."""
    widgets: list[Widget] = []
    for bar in bars:
        bar.group = bars
        widgets += [bar, Space(1)] if bar.lines else [bar]
    return widgets


class Legend(Widget):
    """What the patterns stand for, in one line or more."""

    def __init__(self, entries: Sequence[tuple[Pattern, Text]]) -> None:
        super().__init__()
        self._entries = entries

    def _placed(self, kit: Kit, width: int) -> list[tuple[pygame.Surface, int, int]]:
        """Samples and words with their places, wrapped at the right edge."""
        placed: list[tuple[pygame.Surface, int, int]] = []
        side, row, x, y = round(kit.metrics.text_px("small") * 1.05), kit.line_height("small"), 0, 0
        for pattern, meaning in self._entries:
            words = kit.line(kit.say(meaning), "small", INK)
            need = side + kit.px(6) + words.get_width()
            if x and x + need > width:
                x, y = 0, y + row
            sample = _bar(((1, pattern),), 1, round(side * 1.4), side, kit.px(3), kit.px(1.4))
            placed += [(sample, x, y + (row - side) // 2), (words, x + sample.get_width() + kit.px(6), y)]
            x += need + round(side * 0.4) + kit.px(18)
        return placed

    def height(self, kit: Kit, width: int) -> int:
        """As many lines as there are."""
        return max(y for _, _, y in self._placed(kit, width)) + kit.line_height("small")

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """Samples and words."""
        placed = self._placed(kit, self.rect.w)
        return [
            Picture((id(self), i), drawn, self.rect.x + x, self.rect.y + y, z) for i, (drawn, x, y) in enumerate(placed)
        ]


@lru_cache(maxsize=64)
def _bar(parts: tuple[Part, ...], whole: int, width: int, height: int, radius: int, line: int) -> pygame.Surface:
    """Parts side by side, ``whole`` as wide as there is room; a part that is not nothing can always be seen."""
    least = height // 2
    shown: list[tuple[int, Pattern]] = [
        (round(width * amount / whole), pattern) for amount, pattern in parts if amount > 0
    ]
    widths = [max(least, wide) for wide, _ in shown]
    while sum(widths) > width and max(widths) > least:
        widths[widths.index(max(widths))] -= 1
    surface = pygame.Surface((max(1, sum(widths)), height), pygame.SRCALPHA, 32)
    x = 0
    for wide, (_, pattern) in zip(widths, shown, strict=True):
        surface.blit(_part(wide, height, radius, line, pattern), (x, 0), special_flags=PREMULTIPLIED)
        x += wide
    return surface


def _part(width: int, height: int, radius: int, line: int, pattern: Pattern) -> pygame.Surface:
    """A piece of a bar with a hair of paper at its right end."""
    width, ink = max(2, width - line), _INKS[pattern]
    if pattern in ("full", "plain"):
        return panel(width, height, radius, ink, 255, ink)
    piece = panel(width, height, radius, PAPER, 255, None).copy()
    if pattern == "striped":
        step = max(4, height // 3)
        for x in range(-height, width, step):
            pygame.draw.line(piece, (*ink, 255), (x, height), (x + height, 0), max(1, step // 2))
        shape = panel(width, height, radius, (255, 255, 255), 255, None)
        piece.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    piece.blit(outline(width, height, radius, line, ink), (0, 0), special_flags=PREMULTIPLIED)
    return piece
