"""The bar below the table: what is asked, why something was refused, and what can be chosen without a card."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ...engine.text import Text
from ...table.display import Picture
from ...table.kit import Kit
from ...table.pixels import panel
from ...table.theme import BRASS_BRIGHT, GARNET, IVORY, NIGHT
from ...table.widgets import Button, IconButton

_Z = 210
LOG_WIDTH = 264
LEAST_BOARD = 540
"""Design units of board below which the log gives up its room."""


class Hud:
    """Places for board, bar and log, and the bar's own drawing."""

    def __init__(self, icons: Sequence[IconButton]) -> None:
        self.icons = list(icons)
        self.buttons: list[Button] = []
        self.prompt: Text | None = None
        self.message: Text | None = None
        self.message_is_refusal = False
        self.board = pygame.Rect(0, 0, 0, 0)
        self.log: pygame.Rect | None = None
        self.bar = pygame.Rect(0, 0, 0, 0)
        self.words = pygame.Rect(0, 0, 0, 0)
        self.tip: IconButton | None = None

    def place(self, kit: Kit) -> None:
        """Divide the window."""
        metrics = kit.metrics
        frame = kit.px(14)
        whole = pygame.Rect(0, 0, metrics.width, metrics.height).inflate(-2 * frame, -2 * frame)
        margin = kit.px(8)
        side = max(kit.px(34), round(metrics.text_px("body") * 1.9))
        high = max(side + 2 * margin, kit.line_height("body") + 2 * kit.line_height("small") + margin)
        self.bar = pygame.Rect(whole.x, whole.bottom - high, whole.w, high)
        upper = pygame.Rect(whole.x, whole.y, whole.w, whole.h - high)
        log_width = min(round(kit.px(LOG_WIDTH) * max(1.0, metrics.scale * 0.85)), round(whole.w * 0.3))
        if upper.w - log_width >= kit.px(LEAST_BOARD):
            self.log = pygame.Rect(upper.right - log_width, upper.y + margin, log_width - margin, upper.h - margin)
            upper.w -= log_width
        else:
            self.log = None
        self.board = upper
        x = self.bar.x + margin
        for icon in self.icons:
            icon.place(kit, pygame.Rect(x, self.bar.centery - side // 2, side, side))
            x += side + kit.px(6)
        self._place_buttons(kit, x + margin)

    def set_buttons(self, kit: Kit, buttons: Sequence[Button]) -> None:
        """What can be chosen now."""
        self.buttons = list(buttons)
        left = self.icons[-1].rect.right + kit.px(14) if self.icons else self.bar.x
        self._place_buttons(kit, left)

    def _place_buttons(self, kit: Kit, left: int) -> None:
        """Right-aligned, at most half of what the icons leave; narrower ones wrap their words."""
        gap, right = kit.px(10), self.bar.right - kit.px(10)
        widths = [button.natural_width(kit) for button in self.buttons]
        room = round((right - left) * 0.58)
        whole = sum(widths) + gap * max(0, len(widths) - 1)
        if whole > room:
            share = (room - gap * max(0, len(widths) - 1)) / max(1, sum(widths))
            widths = [max(kit.px(60), round(width * share)) for width in widths]
        for button, width in reversed(list(zip(self.buttons, widths, strict=True))):
            high = min(self.bar.h - kit.px(6), button.height(kit, width))
            button.place(kit, pygame.Rect(right - width, self.bar.centery - high // 2, width, high))
            right -= width + gap
        self.words = pygame.Rect(left, self.bar.y, max(1, right - left), self.bar.h)

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
        rows: list[tuple[str, pygame.Surface, int]] = []
        if self.prompt is not None:
            drawn = kit.fitted_line(kit.say(self.prompt), "body", IVORY, area.w, "bold")
            rows.append(("prompt", drawn, 0))
        if self.message is not None:
            inset = round(kit.metrics.text_px("small") * 1.5) if self.message_is_refusal else 0
            drawn = kit.fitted_line(kit.say(self.message), "small", BRASS_BRIGHT, area.w - inset)
            rows.append(("message", drawn, inset))
        high = sum(drawn.get_height() for _, drawn, _ in rows)
        y = area.centery - high // 2
        result: list[Picture] = []
        for key, drawn, inset in rows:
            result.append(Picture(key, drawn, area.x + inset, y, _Z + 2, area))
            if inset:
                size = round(inset * 0.8)
                icon = kit.art.icon("warning", size, GARNET)
                result.append(Picture("message_icon", icon, area.x, y, _Z + 2))
            y += drawn.get_height()
        return result

    def _tip_pictures(self, kit: Kit) -> list[Picture]:
        tip = self.tip
        if tip is None:
            return []
        words = kit.say(tip.text) + (f"  ({tip.letter.upper()})" if tip.letter else "")
        drawn = kit.line(words, "small", IVORY)
        size = (drawn.get_width() + kit.px(16), drawn.get_height() + kit.px(8))
        plate = panel(*size, kit.px(5), NIGHT, 240, BRASS_BRIGHT)
        x, y = tip.rect.x, self.bar.y - plate.get_height() - kit.px(2)
        return [
            Picture("tip", plate, x, y, _Z + 20),
            Picture("tip_words", drawn, x + kit.px(8), y + kit.px(4), _Z + 21),
        ]
