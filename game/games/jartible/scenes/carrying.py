"""A card that is pressed: let go at once it was a click, held still it is looked at, drawn away it is carried."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import pygame

from ....table.display import Picture
from ....table.kit import Kit
from ....table.pixels import outline, shadow, sliced
from ....table.theme import BRASS_BRIGHT, CARD_RATIO, WOOD
from .tiles import Faces

Source = Literal["collection", "deck"]
LONG_PRESS = 0.5
"""Seconds for which a card is held still to be looked at."""
_UNITS = 96
_FAR = 7
"""Design units that a pointer moves before a press is more than a click."""


@dataclass(slots=True)
class Carried:
    """A card under the pressed button."""

    kind: int
    source: Source
    begin: tuple[int, int]
    since: float
    pos: tuple[int, int]
    moved: bool = False

    def follow(self, kit: Kit, pos: tuple[int, int]) -> None:
        """The pointer is somewhere else."""
        self.pos = pos
        far = kit.px(_FAR)
        self.moved = self.moved or max(abs(pos[0] - self.begin[0]), abs(pos[1] - self.begin[1])) > far

    def pictures(self, kit: Kit, faces: Faces, z: int) -> list[Picture]:
        """The card at the pointer, above everything, with a soft shadow far below it."""
        if not self.moved:
            return []
        wide = kit.px(_UNITS)
        high, spread = round(wide * CARD_RATIO), kit.px(10)
        x, y = self.pos[0] - wide // 2, self.pos[1] - high // 2
        result = [
            Picture(
                "carried_shadow", shadow(wide, high, spread, 110), x - spread + kit.px(6), y - spread + kit.px(9), z
            )
        ]
        face = faces.get(self.kind, (wide, high))
        if face is not None:
            result.append(Picture("carried", face, x, y, z + 1))
        return result


def goal(kit: Kit, sheet: pygame.Rect, z: int) -> Picture:
    """The sign that a card can be let go on a sheet: a bright frame around it."""
    line = kit.px(4)
    area = sheet.inflate(2 * line, 2 * line)
    return Picture("goal", _frame(area.w, area.h, kit.px(14), line), area.x, area.y, z)


@lru_cache(maxsize=4)
def _frame(width: int, height: int, radius: int, line: int) -> pygame.Surface:
    edge = radius + 2 * line
    side = 2 * edge + 4
    small = outline(side, side, radius, line, WOOD).copy()
    inner = outline(side - 2, side - 2, radius, max(1, line - 2), BRASS_BRIGHT)
    small.blit(inner, (1, 1), special_flags=pygame.BLEND_PREMULTIPLIED)
    return sliced(small, width, height, edge)
