"""A paragraph of a long text: measured without being drawn, and drawn only while it is seen."""

from __future__ import annotations

import pygame

from ..display import Picture
from ..kit import Kit
from ..theme import INK
from .base import Widget


class Paragraph(Widget):
    """Words in small print, as they stand: a text that is not ours is not translated."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self._words = words
        self._key: tuple[object, ...] = ()
        self._lines = 1

    def height(self, kit: Kit, width: int) -> int:
        """As many lines as the words need."""
        px = kit.metrics.text_px("small")
        if self._key != (px, width):
            self._key, self._lines = (px, width), len(kit.fonts.wrap(self._words, "sans", px, width))
        return self._lines * kit.fonts.line_height("sans", px)

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """The wrapped words."""
        px = kit.metrics.text_px("small")
        drawn: pygame.Surface = kit.fonts.block(self._words, "sans", px, INK, self.rect.w)
        return [Picture((id(self), "words"), drawn, *self.rect.topleft, z)]
