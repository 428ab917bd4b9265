"""The table divided: bands of hands and poste above and below, between them a page for virtues, fencers and piles."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from ...table.kit import Kit
from .phases import NEW_POSTA, ORDER, POSTA, TAKE_BACK
from .seen import AudatiaFacts

_LEAST = (240, 180)
USUAL, CHOOSING, LAYING = "usual", "choosing", "laying"
"""The forms of the table: as a rule; while a posta is chosen; while a row is laid (A30), or a blow taken back (A32)."""
_HEIGHTS = {
    USUAL: (0.085, 0.085, 0.1, 0.0, 0.25),
    CHOOSING: (0.08, 0.08, 0.21, 0.0, 0.17),
    LAYING: (0.085, 0.08, 0.085, 0.155, 0.2),
}
"""Shares of the height: the rival's hand and poste; one's own poste, row and hand."""
_VIRTUES, _PILES = 0.3, 0.22
"""Shares of the page's width: the virtues at its left, decks and measure at its right; the fencers between."""
_PLATE_EMS = 15


class Frame(NamedTuple):
    """Parts of the table in pixels."""

    area: pygame.Rect
    gap: int
    fan: pygame.Rect
    """The rival's hand."""
    upper: pygame.Rect
    """His poste."""
    page: pygame.Rect
    poste: pygame.Rect
    row: pygame.Rect
    """Where the viewer lays his row or sees what he has discarded; without height unless he does."""
    hand: pygame.Rect
    plate: tuple[int, int]

    @property
    def virtues(self) -> pygame.Rect:
        """The left part of the page."""
        inner = self._inner()
        return pygame.Rect(inner.x, inner.y, round(inner.w * _VIRTUES), inner.h)

    @property
    def fencers(self) -> pygame.Rect:
        """The middle of the page."""
        left, right = self.virtues.right + 2 * self.gap, self.piles.x - 2 * self.gap
        return pygame.Rect(left, self._inner().y, max(1, right - left), self._inner().h)

    @property
    def piles(self) -> pygame.Rect:
        """The right part of the page: decks, and between them the measure."""
        inner = self._inner()
        wide = round(inner.w * _PILES)
        return pygame.Rect(inner.right - wide, inner.y, wide, inner.h)

    def _inner(self) -> pygame.Rect:
        return self.page.inflate(-4 * self.gap, -2 * self.gap)


def form_of(facts: AudatiaFacts, is_asked: bool) -> str:
    """How the table is divided in a phase; ``is_asked``: the viewer at the bottom has a decision to make."""
    if facts.phase == ORDER or (facts.phase == TAKE_BACK and is_asked):
        return LAYING
    return CHOOSING if facts.phase in (POSTA, NEW_POSTA) and is_asked else USUAL


def frame(kit: Kit, area: pygame.Rect, form: str) -> Frame:
    """Divide an area; one too small to be shown still gives every card a size that can be drawn."""
    area = pygame.Rect(area.x, area.y, max(_LEAST[0], area.w), max(_LEAST[1], area.h))
    gap = max(2, round(area.h * 0.009))
    fan, upper, poste, row, hand = (round(share * area.h) for share in _HEIGHTS[form])
    y = area.bottom - hand - row - poste
    page = pygame.Rect(area.x + gap, area.y + fan + upper + gap, area.w - 2 * gap, y - area.y - fan - upper - 2 * gap)
    bands = pygame.Rect(area.x, area.y, area.w, fan)
    return Frame(
        area=area,
        gap=gap,
        fan=bands,
        upper=pygame.Rect(area.x, area.y + fan, area.w, upper),
        page=page,
        poste=pygame.Rect(area.x, y, area.w, poste),
        row=pygame.Rect(area.x, y + poste, area.w, row),
        hand=pygame.Rect(area.x, area.bottom - hand, area.w, hand),
        plate=_plate(kit, area),
    )


def _plate(kit: Kit, area: pygame.Rect) -> tuple[int, int]:
    """Two lines of words, but no more than the table can spare."""
    words = round(kit.line_height("body") * 1.1 + kit.line_height("small")) + kit.px(8)
    wide = min(round(area.w * 0.3), max(round(area.w * 0.24), round(_PLATE_EMS * kit.metrics.text_px("body"))))
    return wide, max(8, min(words, round(area.h * 0.1)))
