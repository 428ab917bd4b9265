"""The bar below the table: what is asked, why something was refused, and what can be chosen without a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from ...engine.text import Text
from ...table.display import Picture
from ...table.kit import Kit
from ...table.pixels import panel
from ...table.theme import BRASS_BRIGHT, GARNET_BRIGHT, IVORY, NIGHT
from ...table.widgets import Button, IconButton

_Z = 210


class LogRoom(NamedTuple):
    """How wide the log is, and how much board must be left for it to be there at all, in design units."""

    width: int
    board: int


FOR_TWO, FOR_MORE = LogRoom(264, 540), LogRoom(200, 900)
"""The cards of more than two players need the room themselves."""


_WORDS_EMS, _CHOICE_EMS = 17, 7.6
"""Room for words and for one button, in heights of the text: below this the words get a row of their own."""
_LONG_LINE_EMS = 28
"""A row of words narrower than this is made for two lines each."""
_SHRINKING = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52)


def log_room(seats: int) -> LogRoom:
    """The room for the log at a table of so many."""
    return FOR_TWO if seats <= 2 else FOR_MORE


class Hud:
    """Places for board, bar and log, and the bar's own drawing."""

    def __init__(self, icons: Sequence[IconButton], *, choices: int = 2, log: LogRoom = FOR_TWO) -> None:
        """``choices``: for how many buttons the bar keeps room."""
        self.icons = list(icons)
        self._choices = choices
        self._log_room = log
        self.buttons: list[Button] = []
        self.prompt: Text | None = None
        self.message: Text | None = None
        self.message_is_refusal = False
        self.status: Text | None = None
        """What lies under the keyboard's cursor, shown where there is no message."""
        self.board = pygame.Rect(0, 0, 0, 0)
        self.log: pygame.Rect | None = None
        self.bar = pygame.Rect(0, 0, 0, 0)
        self.words = pygame.Rect(0, 0, 0, 0)
        self._choice = pygame.Rect(0, 0, 0, 0)
        """Where buttons find room; in a wide window the words share it."""
        self._apart = False
        """Whether the words stand in a row of their own."""
        self.tip: IconButton | None = None

    def place(self, kit: Kit) -> None:
        """Divide the window. Nothing of it depends on what is asked, so that the board never jumps."""
        metrics = kit.metrics
        frame = kit.px(14)
        whole = pygame.Rect(0, 0, metrics.width, metrics.height).inflate(-2 * frame, -2 * frame)
        high = self._place_bar(kit, whole)
        margin = kit.px(8)
        upper = pygame.Rect(whole.x, whole.y, whole.w, whole.h - high)
        log_width = min(round(kit.px(self._log_room.width) * max(1.0, metrics.scale * 0.85)), round(whole.w * 0.3))
        if upper.w - log_width >= kit.px(self._log_room.board):
            self.log = pygame.Rect(upper.right - log_width, upper.y + margin, log_width - margin, upper.h - margin)
            upper.w -= log_width
        else:
            self.log = None
        self.board = upper
        self._place_buttons(kit)

    def _place_bar(self, kit: Kit, whole: pygame.Rect) -> int:
        """Icons, words and buttons side by side; else the words above; else each in a row. The bar's height."""
        body, margin = kit.metrics.text_px("body"), kit.px(8)
        side = max(kit.px(34), round(body * 1.9))
        icons = len(self.icons) * (side + kit.px(6)) + 2 * margin
        choices = self._choices * (round(_CHOICE_EMS * body) + kit.px(44))
        self._apart = icons + choices + _WORDS_EMS * body > whole.w
        stacked = self._apart and choices > 0 and icons + choices > whole.w
        row = side + 2 * margin
        lines = kit.line_height("body") + kit.line_height("small")
        long = whole.w < _LONG_LINE_EMS * body
        words = round(lines * (1.5 if long or not self._apart else 1.15))
        high = max(row, words + margin) if not self._apart else words + row * (2 if stacked else 1)
        self.bar = pygame.Rect(whole.x, whole.bottom - high, whole.w, high)
        low = pygame.Rect(self.bar.x, self.bar.bottom - row, self.bar.w, row) if self._apart else self.bar
        left = self._place_icons(kit, low, side)
        if stacked:
            self._choice = low.move(0, -row)
        else:
            self._choice = pygame.Rect(left, low.y, low.right - left, low.h)
        if self._apart:
            self.words = pygame.Rect(self.bar.x + 2 * margin, self.bar.y, self.bar.w - 4 * margin, words)
        return high

    def _place_icons(self, kit: Kit, row: pygame.Rect, side: int) -> int:
        """From the left; returns where they end."""
        gap, margin = kit.px(6), kit.px(8)
        room = (row.w - 2 * margin - gap * (len(self.icons) - 1)) // max(1, len(self.icons))
        side, x = min(side, room), row.x + margin
        for icon in self.icons:
            icon.place(kit, pygame.Rect(x, row.centery - side // 2, side, side))
            x += side + gap
        return x + margin

    def set_buttons(self, kit: Kit, buttons: Sequence[Button]) -> None:
        """What can be chosen now."""
        self.buttons = list(buttons)
        self._place_buttons(kit)

    def _place_buttons(self, kit: Kit) -> None:
        """Right-aligned, beside the words at most a good half of the room; narrower ones wrap their words."""
        area, gap = self._choice, kit.px(10)
        right = area.right - gap
        widths = [button.natural_width(kit) for button in self.buttons]
        room = round((right - area.x) * (1.0 if self._apart else 0.58))
        gaps = gap * max(0, len(widths) - 1)
        if sum(widths) + gaps > room:
            share = (room - gaps) / max(1, sum(widths))
            widths = [max(kit.px(60), round(width * share)) for width in widths]
        for button, width in reversed(list(zip(self.buttons, widths, strict=True))):
            high = min(area.h - kit.px(6), button.height(kit, width))
            button.place(kit, pygame.Rect(right - width, area.centery - high // 2, width, high))
            right -= width + gap
        if not self._apart:
            self.words = pygame.Rect(area.x, self.bar.y, max(1, right - area.x), self.bar.h)

    def widget_at(self, pos: tuple[int, int]) -> Button | None:
        """The button or icon under a point."""
        for widget in (*self.buttons, *self.icons):
            if widget.enabled and widget.rect.collidepoint(pos):
                return widget
        return None

    def pictures(self, kit: Kit, focused: Button | None) -> list[Picture]:
        """Bar, words, buttons, and the name of the icon under the pointer."""
        bar = self.bar
        back = panel(bar.w, bar.h, kit.px(9), NIGHT, 170, None)
        result = [Picture("bar", back, bar.x, bar.y, _Z)]
        for widget in (*self.icons, *self.buttons):
            result += widget.pictures(kit, widget is focused, _Z + 1)
        return result + self._word_pictures(kit) + self._tip_pictures(kit)

    def _word_pictures(self, kit: Kit) -> list[Picture]:
        area = self.words
        refused = self.message is not None and self.message_is_refusal
        inset = round(kit.metrics.text_px("small") * 1.5) if refused else 0
        rows = self._fitted_rows(kit, area, inset)
        y = area.centery - sum(drawn.get_height() for _, drawn in rows) // 2
        result: list[Picture] = []
        for key, drawn in rows:
            indent = inset if key == "message" else 0
            result.append(Picture(key, drawn, area.x + indent, y, _Z + 2, area))
            if indent:
                icon = kit.art.icon("warning", round(inset * 0.8), GARNET_BRIGHT)
                result.append(Picture("message_icon", icon, area.x, y, _Z + 2))
            y += drawn.get_height()
        return result

    def _fitted_rows(self, kit: Kit, area: pygame.Rect, inset: int) -> list[tuple[str, pygame.Surface]]:
        """Prompt and message as large as the room for both allows."""
        rows: list[tuple[str, pygame.Surface]] = []
        for share in _SHRINKING:
            rows = []
            if self.prompt is not None:
                rows.append(("prompt", _row(kit, self.prompt, "body", share, area.w)))
            if (line := self.message or self.status) is not None:
                rows.append(("message", _row(kit, line, "small", share, area.w - inset)))
            if sum(drawn.get_height() for _, drawn in rows) <= area.h:
                break
        return rows

    def _tip_pictures(self, kit: Kit) -> list[Picture]:
        tip = self.tip
        if tip is None:
            return []
        words = kit.say(tip.text) + (f"  ({tip.letter.upper()})" if tip.letter else "")
        drawn = kit.line(words, "small", IVORY)
        size = (drawn.get_width() + kit.px(16), drawn.get_height() + kit.px(8))
        plate = panel(*size, kit.px(5), NIGHT, 240, BRASS_BRIGHT)
        x = max(self.bar.x, min(tip.rect.x, self.bar.right - plate.get_width()))
        y = tip.rect.y - plate.get_height() - kit.px(6)
        return [
            Picture("tip", plate, x, y, _Z + 20),
            Picture("tip_words", drawn, x + kit.px(8), y + kit.px(4), _Z + 21),
        ]


def _row(kit: Kit, message: Text, size: str, share: float, width: int) -> pygame.Surface:
    """Words at a share of their size, wrapped where they must be."""
    px = max(8, round(kit.metrics.text_px(size) * share))
    face, colour = ("bold", IVORY) if size == "body" else ("sans", BRASS_BRIGHT)
    return kit.fonts.block(kit.say(message), face, px, colour, max(1, width))
