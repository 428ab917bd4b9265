"""The curves of a deck: how many of its creatures have which ATQ, VL and DF."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pygame

from ....engine.text import text
from ....table.display import Picture
from ....table.kit import Kit
from ....table.pixels import blank
from ....table.theme import INK, PAPER_SHADE, WOOD_LIGHT
from ....table.widgets import Widget
from ..cards import CREATURES, STATS
from .entries import STAT_INKS, STAT_NAMES, STAT_SIGNS

_STEP, _MOST = 10, 120
_LEAST_HIGH = 4
"""The curve is drawn as if so many creatures stood on its highest step, so that one alone looks small."""


class Curve(Widget):
    """The creatures of a deck over one of the three numbers, in steps of ten; name, mean and sum above."""

    def __init__(self, stat: int, kinds: Sequence[int], highest: int) -> None:
        super().__init__()
        self._stat = stat
        self._values = [STATS[kind][stat] for kind in kinds if kind < CREATURES]
        self._highest = highest

    def _high(self, kit: Kit) -> int:
        return kit.px(46)

    def height(self, kit: Kit, width: int) -> int:
        """A line of words, the columns, the numbers below them."""
        return 2 * kit.line_height("small") + self._high(kit) + kit.px(4)

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """Sign, words, columns, numbers."""
        rect, ink, line = self.rect, STAT_INKS[self._stat], kit.line_height("small")
        side = round(kit.metrics.text_px("small") * 1.1)
        sign = kit.art.silhouette(f"jartible/signs/{STAT_SIGNS[self._stat]}.svg", side, ink)
        total, count = sum(self._values), len(self._values)
        mean = round(total / count) if count else 0
        said = kit.say(text(f"jartible.decks.curve.{STAT_NAMES[self._stat]}", mean=mean, sum=total))
        room = rect.w - side - kit.px(6)
        px = kit.metrics.text_px("small")
        words = kit.fonts.line(said, "bold", kit.fonts.fitting_px([said], "bold", px, room, 8), ink)
        top = rect.y + line
        columns = self._columns(kit, rect.w)
        result = [
            Picture((id(self), "sign"), sign, rect.x, rect.y + (line - side) // 2, z),
            Picture(
                (id(self), "words"), words, rect.x + side + kit.px(6), rect.y + (line - words.get_height()) // 2, z
            ),
            Picture((id(self), "columns"), columns, rect.x, top, z),
        ]
        cell = rect.w / (_MOST // _STEP + 1)
        for value in (0, 50, 100):
            number = kit.line(str(value), "small", WOOD_LIGHT)
            x = round(rect.x + (value // _STEP + 0.5) * cell - number.get_width() / 2)
            result.append(Picture((id(self), value), number, max(rect.x, x), top + self._high(kit) + kit.px(2), z))
        return result

    def _columns(self, kit: Kit, width: int) -> pygame.Surface:
        high, counts = self._high(kit), Counter(value // _STEP for value in self._values)
        key = ("jartible", "curve", self._stat, width, high, self._highest, tuple(sorted(counts.items())))
        return kit.art.cached(key, lambda: self._drawn(kit, counts, width, high))

    def _drawn(self, kit: Kit, counts: Counter[int], width: int, high: int) -> pygame.Surface:
        """A column for each step, with its number on top; a fine line below them all."""
        surface, ink, steps = blank(width, high), STAT_INKS[self._stat], _MOST // _STEP + 1
        rule, px = kit.px(1), max(8, round(kit.metrics.text_px("small") * 0.85))
        surface.fill((*PAPER_SHADE, 255), (0, high - rule, width, rule))
        label = kit.fonts.line_height("bold", px)
        for step, count in counts.items():
            left, right = round(step * width / steps) + rule, round((step + 1) * width / steps) - rule
            tall = max(kit.px(3), round((high - label - rule) * count / max(_LEAST_HIGH, self._highest)))
            column = pygame.Rect(left, high - rule - tall, max(1, right - left), tall)
            surface.fill((*ink, 255), column)
            number = kit.fonts.line(str(count), "bold", px, INK)
            place = (column.centerx - number.get_width() // 2, column.top - number.get_height())
            surface.blit(number, place, special_flags=pygame.BLEND_PREMULTIPLIED)
        return surface


def curves(kinds: Sequence[int]) -> list[Widget]:
    """ATQ, VL and DF on one scale."""
    creatures = [kind for kind in kinds if kind < CREATURES]
    highest = max(max(Counter(STATS[kind][stat] for kind in creatures).values(), default=0) for stat in range(3))
    return [Curve(stat, kinds, highest) for stat in range(3)]
