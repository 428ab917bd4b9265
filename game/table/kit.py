"""What everything that draws itself needs: fonts, pictures, measures, words."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ..engine.text import Text
from .art import Art
from .fonts import Face, Fonts
from .theme import Colour, Metrics


class Kit:
    """Fonts, pictures and measures for one window size, and the words of one language."""

    def __init__(self, fonts: Fonts, art: Art, metrics: Metrics, say: Callable[[Text], str]) -> None:
        self.fonts = fonts
        self.art = art
        self.metrics = metrics
        self.say = say

    def px(self, units: float) -> int:
        """Design units to pixels."""
        return self.metrics.px(units)

    def line(self, words: str, size: str, colour: Colour, face: Face = "sans") -> pygame.Surface:
        """One line of text at one of the three sizes."""
        return self.fonts.line(words, face, self.metrics.text_px(size), colour)

    def line_height(self, size: str, face: Face = "sans") -> int:
        """The height of a line of text at one of the three sizes."""
        return self.fonts.line_height(face, self.metrics.text_px(size))

    def fitted_line(self, words: str, size: str, colour: Colour, width: int, face: Face = "sans") -> pygame.Surface:
        """One line made smaller, never clipped, where the width asks for it; then wrapped."""
        px = self.metrics.text_px(size)
        least = max(9, round(px * 0.72))
        fitting = self.fonts.fitting_px([words], face, px, width, least)
        if self.fonts.width(words, face, fitting) <= width:
            return self.fonts.line(words, face, fitting, colour)
        return self.fonts.block(words, face, fitting, colour, width)
