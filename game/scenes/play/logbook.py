"""The log beside the table: what happened, newest at the bottom, every line readable by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

import pygame

from ...engine.text import Text
from ...table.display import Picture
from ...table.fonts import Face
from ...table.kit import Kit
from ...table.pixels import panel
from ...table.theme import BRASS, BRASS_BRIGHT, IVORY, IVORY_DIM, NIGHT, Colour

_Z = 200


class Logbook:
    """A panel of wrapped lines that scrolls; tells which line was clicked."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._title = ""
        self._subtitle = ""
        self._lines: list[tuple[int, str]] = []
        self._back = 0
        """How many pixels the player has scrolled back from the newest line."""
        self._rows: list[tuple[pygame.Rect, int]] = []
        self._most_back = 0

    def place(self, rect: pygame.Rect) -> None:
        """Take a place."""
        self.rect = rect

    def set(self, kit: Kit, title: str, subtitle: str, lines: Sequence[Text]) -> None:
        """Show these lines, the newest in sight."""
        fresh = [(number, kit.say(line)) for number, line in enumerate(lines)]
        if fresh != self._lines:
            self._lines = fresh
            self._back = 0
        self._title, self._subtitle = title, subtitle

    def add(self, kit: Kit, line: Text) -> None:
        """One more line, now the newest."""
        self._lines.append((len(self._lines), kit.say(line)))
        self._back = 0

    def scroll(self, steps: int, kit: Kit) -> bool:
        """Scroll back (positive) or forward."""
        before = self._back
        self._back = max(0, min(self._most_back, self._back + steps * kit.line_height("small") * 2))
        return self._back != before

    def line_at(self, pos: tuple[int, int]) -> int | None:
        """How many lines before the newest one the line under a point is; None where there is no line."""
        for rect, number in self._rows:
            if rect.collidepoint(pos) and self.rect.collidepoint(pos):
                return len(self._lines) - 1 - number
        return None

    def pictures(self, kit: Kit) -> list[Picture]:
        """The panel and the lines that are in sight."""
        rect = self.rect
        if rect.w <= 0:
            return []
        margin = kit.px(14)
        back = panel(rect.w, rect.h, kit.px(10), NIGHT, 150, None)
        result = [Picture("log_panel", back, rect.x, rect.y, _Z)]
        width = rect.w - 2 * margin
        y = rect.y + margin
        headings: tuple[tuple[str, str, str, Colour, Face], ...] = (
            ("log_title", self._title, "body", IVORY, "serif"),
            ("log_subtitle", self._subtitle, "small", IVORY_DIM, "sans"),
        )
        for key, words, size, colour, face in headings:
            if words:
                px = kit.metrics.text_px(size)
                drawn = kit.fonts.block(words, face, px, colour, width)
                result.append(Picture(key, drawn, rect.x + margin, y, _Z + 1))
                y += drawn.get_height()
        rule = panel(width, max(1, kit.px(1)), 0, BRASS, 160, None)
        result.append(Picture("log_rule", rule, rect.x + margin, y + kit.px(5), _Z + 1))
        room = pygame.Rect(rect.x + margin, y + kit.px(12), width, rect.bottom - margin - y - kit.px(12))
        return result + self._line_pictures(kit, room)

    def _newest_first(self) -> Iterator[tuple[int, str]]:
        """The lines, each with its number; the same said several times running stands there once."""
        for words, run in groupby(reversed(self._lines), key=lambda line: line[1]):
            numbers = [number for number, _ in run]
            yield numbers[0], words if len(numbers) == 1 else f"{words} ×{len(numbers)}"

    def _line_pictures(self, kit: Kit, room: pygame.Rect) -> list[Picture]:
        px, gap = kit.metrics.text_px("small"), kit.px(5)
        self._rows = []
        drawn: list[tuple[int, pygame.Surface]] = []
        whole = 0
        for number, words in self._newest_first():
            newest = not drawn
            block = kit.fonts.block(words, "sans", px, BRASS_BRIGHT if newest else IVORY, room.w)
            drawn.append((number, block))
            whole += block.get_height() + gap
        self._most_back = max(0, whole - room.h)
        self._back = min(self._back, self._most_back)
        y = room.bottom + self._back if whole > room.h else room.y + whole
        result: list[Picture] = []
        for number, block in drawn:
            y -= block.get_height() + gap
            area = pygame.Rect(room.x, y, room.w, block.get_height())
            if area.top >= room.top and area.bottom <= room.bottom + gap:
                self._rows.append((area, number))
                result.append(Picture(("log", number), block, room.x, y, _Z + 1, room))
        return result
