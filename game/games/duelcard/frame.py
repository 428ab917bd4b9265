"""The table divided among its players: bands across it, columns at its sides, and the sizes of cards."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from ...engine.view import Seat
from ...table.kit import Kit
from ...table.theme import CARD_RATIO

_LEAST = (240, 160)
_SIDES = {2: ("bottom", "top"), 3: ("bottom", "left", "right"), 4: ("bottom", "left", "top", "right")}
"""Where the players sit, clockwise from the viewer."""
_HEIGHTS = {2: (0.14, 0.195, 0.195, 0.265), 3: (0.0, 0.0, 0.195, 0.27), 4: (0.13, 0.185, 0.185, 0.27)}
"""Shares of the height: fan and row of the player at the top, row and hand of the viewer; the rest is the middle."""
_COLUMN = 0.22
"""The width of a player's column at the side, as a share of the width."""
_PLATE_EMS = 14
"""The width of a plate with a name of usual length, in heights of the text."""


class Frame(NamedTuple):
    """Parts of the table and sizes of cards, in pixels."""

    area: pygame.Rect
    fan: pygame.Rect
    """The hand of the player at the top, if there is one; below it his row, then the middle."""
    upper: pygame.Rect
    middle: pygame.Rect
    own: pygame.Rect
    hand: pygame.Rect
    column: int
    gap: int
    plate: tuple[int, int]
    """The size of a plate in a column; see `roomy`."""
    roomy: int
    """How wide a plate is where there is room: a name, a crown and a score find place side by side."""
    play: float
    """The height of a card that is played."""
    back: float
    """The height of a card in another player's hand."""
    trophy: float

    def side(self, name: str) -> pygame.Rect:
        """The column of the player at the left or right."""
        x = self.area.x if name == "left" else self.area.right - self.column
        return pygame.Rect(x, self.area.y, self.column, self.own.y - self.area.y)


def sides(seats: int, bottom: Seat) -> dict[str, Seat]:
    """Who sits where, clockwise from the viewer."""
    return {side: (bottom + step) % seats for step, side in enumerate(_SIDES[seats])}


def frame(kit: Kit, area: pygame.Rect, seats: int) -> Frame:
    """Divide an area; one too small to be shown still gives every card a size that can be drawn."""
    area = pygame.Rect(area.x, area.y, max(_LEAST[0], area.w), max(_LEAST[1], area.h))
    gap = max(3, round(area.h * 0.012))
    fan, upper, own, hand = (round(share * area.h) for share in _HEIGHTS[seats])
    column = round(area.w * _COLUMN)
    left, wide = (area.x, area.w) if seats == 2 else (area.x + column, area.w - 2 * column)
    y = area.bottom - hand - own
    plate = (column - 2 * gap, _plate_height(kit, area))
    play = min(own * 0.95, (column - 3 * gap) / 2 * CARD_RATIO)
    back, trophy = fan * 0.88, upper * 0.6
    if seats > 2:
        rest = y - area.y - plate[1] - play - 5 * gap
        back, trophy = min(rest * 0.6, area.h * 0.14), min(rest * 0.4, area.h * 0.115)
    return Frame(
        area=area,
        fan=pygame.Rect(left, area.y, wide, fan),
        upper=pygame.Rect(left, area.y + fan, wide, upper),
        middle=pygame.Rect(left, area.y + fan + upper, wide, y - area.y - fan - upper),
        own=pygame.Rect(area.x, y, area.w, own),
        hand=pygame.Rect(area.x, y + own, area.w, hand),
        column=column,
        gap=gap,
        plate=plate,
        roomy=max(plate[0], round(_PLATE_EMS * kit.metrics.text_px("body"))),
        play=play,
        back=back,
        trophy=trophy,
    )


def _plate_height(kit: Kit, area: pygame.Rect) -> int:
    """Two lines of words, but no more than the table can spare."""
    words = round(kit.line_height("body") * 1.2 + kit.line_height("small")) + kit.px(12)
    return min(max(words, round(area.h * 0.085)), round(area.h * 0.125))
