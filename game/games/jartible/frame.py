"""The table divided: two lanes in which an attack meets a defence, a band across the middle, a column for what is kept.

In the left lane the viewer attacks, in the right one he defends. Seen from each player his attack line lies far, his
defence line near; so the lines of the left lane lie higher than those of the right one: a little where both lanes find
room beside each other, by a whole card where the table is narrow.
"""

from __future__ import annotations

from typing import NamedTuple

import pygame

from ...table.kit import Kit
from ...table.theme import CARD_RATIO
from .phases import HAND

LINE_PLACES = 4
"""Most creatures in one line: the other one needs the fifth (J12)."""
HAND_STEP, LINE_STEP = 0.92, 1.05
"""How far cards lie apart, in card widths."""
_LEAST = (240, 160)
_FAN, _HAND = 0.088, 0.215
"""The heights of cards in the rival's hand and in the viewer's, as shares of the table."""
_COLUMN, _WIDEST_COLUMN, _TAB = 0.155, 0.185, 0.062
"""The widths of the column at the right and of the sign of a line, as shares of the table."""
_LINE, _STAGGER = 0.3, 0.06
"""The height of a card in a line, and how far far and near lie apart, as shares of the field."""
_ROW = 0.195
"""The same height where far and near lie one above the other."""
_WORTH = 1.12
"""So much larger cards must become by that."""


class Frame(NamedTuple):
    """Parts of the table and sizes of cards, in pixels."""

    area: pygame.Rect
    fan: pygame.Rect
    """The rival's hand."""
    field: pygame.Rect
    """Both lanes and the band between them."""
    hand: pygame.Rect
    column: pygame.Rect
    band: pygame.Rect
    """Free between the lines of both lanes."""
    gap: int
    tab: int
    """The width of the sign beside a line."""
    card: float
    """The height of a card in a line."""
    stagger: int
    hand_card: float
    back: float
    """The height of a card in the rival's hand."""

    def lane(self, left: bool) -> pygame.Rect:
        """Room for the cards of the lines that meet at the left, or at the right."""
        wide = round(self.card / CARD_RATIO * (1 + (LINE_PLACES - 1) * LINE_STEP))
        x = self.field.x + self.tab + 2 * self.gap if left else self.field.right - self.tab - 2 * self.gap - wide
        return pygame.Rect(x, self.field.y, wide, self.field.h)


def frame(kit: Kit, area: pygame.Rect) -> Frame:
    """Divide an area; one too small to be shown still gives every card a size that can be drawn."""
    area = pygame.Rect(area.x, area.y, max(_LEAST[0], area.w), max(_LEAST[1], area.h))
    gap = max(3, round(area.h * 0.011))
    hand_card = min(area.h * _HAND, (area.w - 2 * gap) / (1 + (HAND - 1) * HAND_STEP) * CARD_RATIO)
    back = area.h * _FAN
    words = kit.px(116) * max(1.0, kit.metrics.scale * 0.8)
    column, tab = round(max(area.w * _COLUMN, min(area.w * _WIDEST_COLUMN, words))), round(area.w * _TAB)
    hand = pygame.Rect(area.x, area.bottom - round(hand_card) - 2 * gap, area.w, round(hand_card) + 2 * gap)
    fan = pygame.Rect(area.x, area.y, area.w - column - gap, round(back) + gap)
    field = pygame.Rect(area.x, fan.bottom + gap, fan.w, hand.y - fan.bottom - 2 * gap)
    card, stagger = _lines(field, tab, gap)
    used = round(card) + stagger + gap
    return Frame(
        area=area,
        fan=fan,
        field=field,
        hand=hand,
        column=pygame.Rect(area.right - column - gap, area.y + gap, column, hand.y - area.y - gap),
        band=pygame.Rect(field.x + gap, field.y + used, field.w - 2 * gap, field.h - 2 * used),
        gap=gap,
        tab=tab,
        card=card,
        stagger=stagger,
        hand_card=hand_card,
        back=back,
    )


def _lines(field: pygame.Rect, tab: int, gap: int) -> tuple[float, int]:
    """How high cards in lines are, and how far far and near lie apart."""
    places = 1 + (LINE_PLACES - 1) * LINE_STEP
    beside = min((field.w - 2 * tab - 6 * gap) / 2 / places * CARD_RATIO, field.h * _LINE)
    above = min((field.w - tab - 4 * gap) / places * CARD_RATIO, field.h * _ROW)
    if above > beside * _WORTH:
        return above, round(above) + gap
    return beside, round(field.h * _STAGGER)
