"""Text as surfaces: three sizes, two families, cached; numbers in equal cells."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import fontpkg_dm_serif_display
import fontpkg_fira_sans
import pygame

from .theme import Colour

Face = Literal["serif", "sans", "bold"]

_FILES: dict[Face, Path] = {
    "serif": Path(fontpkg_dm_serif_display.__file__).parent / "files" / "DMSerifDisplay-Regular.ttf",
    "sans": Path(fontpkg_fira_sans.__file__).parent / "files" / "FiraSans-Regular.ttf",
    "bold": Path(fontpkg_fira_sans.__file__).parent / "files" / "FiraSans-SemiBold.ttf",
}
_CACHE_LIMIT = 1500


def _drawn(font: pygame.Font, words: str, colour: Colour) -> pygame.Surface:
    """Words in one line, premultiplied."""
    return font.render(words, True, colour).convert_alpha().premul_alpha_ip()


class Fonts:
    """Fonts by face and pixel height, and the texts drawn with them."""

    def __init__(self) -> None:
        self._fonts: dict[tuple[Face, int], pygame.Font] = {}
        self._texts: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
        self._widths: dict[tuple[str, Face, int], int] = {}

    def font(self, face: Face, px: int) -> pygame.Font:
        """The font of a face at a height in pixels."""
        key = (face, px)
        if key not in self._fonts:
            self._fonts[key] = pygame.Font(_FILES[face], px)
        return self._fonts[key]

    def line(self, words: str, face: Face, px: int, colour: Colour) -> pygame.Surface:
        """One line of text, premultiplied."""
        key = (words, face, px, colour)
        return self._cached(key, lambda: _drawn(self.font(face, px), words, colour))

    def block(
        self,
        words: str,
        face: Face,
        px: int,
        colour: Colour,
        width: int,
        align: Literal["left", "center"] = "left",
    ) -> pygame.Surface:
        """A paragraph wrapped to ``width`` pixels."""
        key = (words, face, px, colour, width, align)
        return self._cached(key, lambda: self._draw_block(words, face, px, colour, width, align))

    def _draw_block(self, words: str, face: Face, px: int, colour: Colour, width: int, align: str) -> pygame.Surface:
        lines = self.wrap(words, face, px, width)
        font = self.font(face, px)
        step = self.line_height(face, px)
        surface = pygame.Surface((max(1, width), max(1, step * len(lines))), pygame.SRCALPHA, 32)
        for i, line in enumerate(lines):
            drawn = _drawn(font, line, colour)
            x = (width - drawn.get_width()) // 2 if align == "center" else 0
            surface.blit(drawn, (max(0, x), i * step), special_flags=pygame.BLEND_PREMULTIPLIED)
        return surface

    def wrap(self, words: str, face: Face, px: int, width: int) -> list[str]:
        """The lines of a text at a width; a word wider than a line is broken."""
        font = self.font(face, px)
        lines: list[str] = []
        for paragraph in words.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                trial = f"{line} {word}" if line else word
                if font.size(trial)[0] <= width:
                    line = trial
                    continue
                if line:
                    lines.append(line)
                line = word
                while len(line) > 1 and font.size(line)[0] > width:
                    cut = self._fitting(font, line, width)
                    lines.append(line[:cut])
                    line = line[cut:]
            lines.append(line)
        return lines

    @staticmethod
    def _fitting(font: pygame.Font, word: str, width: int) -> int:
        """How many letters of a word fit in the width, at least one."""
        count = len(word)
        while count > 1 and font.size(word[:count])[0] > width:
            count -= 1
        return count

    def line_height(self, face: Face, px: int) -> int:
        """The distance of two lines of text in pixels."""
        return round(self.font(face, px).get_height() * 1.08)

    def width(self, words: str, face: Face, px: int) -> int:
        """The width of a line in pixels."""
        key = (words, face, px)
        if key not in self._widths:
            if len(self._widths) >= _CACHE_LIMIT:
                self._widths.clear()
            self._widths[key] = self.font(face, px).size(words)[0]
        return self._widths[key]

    def fitting_px(self, words: Sequence[str], face: Face, px: int, width: int, least: int) -> int:
        """The largest height from ``px`` down to ``least`` at which every line fits the width."""
        widest = max((self.width(line, face, px) for line in words), default=0)
        if widest <= width:
            return px
        px = max(least, px * width // widest)
        while px > least and any(self.width(line, face, px) > width for line in words):
            px -= 1
        return px

    def digits(self, number: str, face: Face, px: int, colour: Colour) -> pygame.Surface:
        """A number drawn digit by digit in cells of the widest digit, so that it does not jitter when it counts."""
        key = ("digits", number, face, px, colour)
        return self._cached(key, lambda: self._draw_digits(number, face, px, colour))

    def _draw_digits(self, number: str, face: Face, px: int, colour: Colour) -> pygame.Surface:
        font = self.font(face, px)
        cell = max(font.size(digit)[0] for digit in "0123456789")
        widths = [cell if letter.isdigit() else font.size(letter)[0] for letter in number]
        surface = pygame.Surface((max(1, sum(widths)), font.get_height()), pygame.SRCALPHA, 32)
        x = 0
        for letter, width in zip(number, widths, strict=True):
            drawn = _drawn(font, letter, colour)
            place = (x + (width - drawn.get_width()) // 2, 0)
            surface.blit(drawn, place, special_flags=pygame.BLEND_PREMULTIPLIED)
            x += width
        return surface

    def _cached(self, key: tuple[object, ...], draw: object) -> pygame.Surface:
        found = self._texts.get(key)
        if found is None:
            found = draw()  # type: ignore[operator]
            self._texts[key] = found
            if len(self._texts) > _CACHE_LIMIT:
                self._texts.popitem(last=False)
        else:
            self._texts.move_to_end(key)
        return found
