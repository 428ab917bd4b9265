"""Buttons: plates of dark wood with words or a picture, alone or in rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from ...engine.text import Text
from ..display import Picture
from ..kit import Kit
from ..pixels import panel
from ..theme import BRASS, IVORY, IVORY_DIM, WOOD_DARK, WOOD_LIGHT, Colour
from .base import PRESSES, Widget, fitted
from .caps import key_cap


class Button(Widget):
    """A plate of dark wood with a brass rim that does one thing."""

    focusable = True

    def __init__(
        self,
        text: Text,
        act: Callable[[], Any],
        *,
        icon: str = "",
        letter: str = "",
        style: str = "plate",
    ) -> None:
        super().__init__()
        self.text, self.act, self.icon, self.letter, self.style = text, act, icon, letter, style

    def height(self, kit: Kit, width: int) -> int:
        """One line and its margins, or more where the words wrap."""
        return max(kit.px(40), self._label(kit, width).get_height() + kit.px(18))

    def natural_width(self, kit: Kit) -> int:
        """The width at which the words stand on one line."""
        words = kit.fonts.width(kit.say(self.text), "bold", kit.metrics.text_px("body"))
        return words + self._beside(kit) + kit.px(34)

    def _icon_size(self, kit: Kit) -> int:
        return round(kit.metrics.text_px("body") * 1.25)

    def _cap_side(self, kit: Kit) -> int:
        return round(kit.metrics.text_px("body") * 1.25)

    def _beside(self, kit: Kit) -> int:
        """The width that icon and letter take."""
        icon = self._icon_size(kit) + kit.px(8) if self.icon else 0
        return icon + (self._cap_side(kit) + kit.px(10) if self.letter else 0)

    def _label(self, kit: Kit, width: int) -> pygame.Surface:
        room = max(kit.px(30), width - kit.px(24) - self._beside(kit))
        return fitted(kit, kit.say(self.text), self._ink(), room, "bold", "center")

    def _ink(self) -> Colour:
        if not self.enabled:
            return IVORY_DIM
        return WOOD_DARK if self.style == "brass" else IVORY

    def _plate(self, kit: Kit) -> pygame.Surface:
        """Dark and rimmed; what can't be pressed now is a flat, pale piece of wood."""
        if not self.enabled:
            return panel(self.rect.w, self.rect.h, kit.px(7), WOOD_LIGHT, 235, None)
        fill = BRASS if self.style == "brass" else WOOD_DARK
        rim = WOOD_LIGHT if self.style == "brass" else BRASS
        return panel(self.rect.w, self.rect.h, kit.px(7), fill, 245, rim)

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """Plate, icon, words, and the letter that presses it."""
        rect = self.rect
        result = [Picture((id(self), "plate"), self._plate(kit), rect.x, rect.y, z)]
        label = self._label(kit, rect.w)
        x = rect.x + (rect.w - label.get_width() - self._beside(kit)) // 2
        if self.icon:
            size = self._icon_size(kit)
            icon = kit.art.icon(self.icon, size, self._ink())
            result.append(Picture((id(self), "icon"), icon, x, rect.centery - size // 2, z + 1))
            x += size + kit.px(8)
        result.append(Picture((id(self), "label"), label, x, rect.centery - label.get_height() // 2, z + 1))
        if self.letter:
            side = self._cap_side(kit)
            place = (x + label.get_width() + kit.px(10), rect.centery - side // 2)
            result += key_cap(kit, self.letter.upper(), place, side, (id(self), "cap"), z + 1)
        if focused:
            result.append(self._focus_ring(kit, z))
        return result

    def press(self, pos: tuple[int, int]) -> None:
        """Do it."""
        if self.enabled:
            self.act()

    def key(self, event: pygame.Event) -> bool:
        """Enter and Space do it."""
        if event.key in PRESSES and self.enabled:
            self.act()
            return True
        return False


class IconButton(Button):
    """A small square button with a picture; its words are for a tip beside it."""

    def __init__(self, icon: str, tip: Text, act: Callable[[], Any], *, letter: str = "") -> None:
        super().__init__(tip, act, icon=icon, letter=letter)
        self.active = False

    def natural_width(self, kit: Kit) -> int:
        """A comfortable square."""
        return max(kit.px(34), round(kit.metrics.text_px("body") * 2))

    def height(self, kit: Kit, width: int) -> int:
        """Square."""
        return min(width, self.natural_width(kit))

    def _plate(self, kit: Kit) -> pygame.Surface:
        if not self.enabled:
            return super()._plate(kit)
        return panel(self.rect.w, self.rect.h, kit.px(7), BRASS if self.active else WOOD_DARK, 235, WOOD_LIGHT)

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """Plate and picture."""
        rect = self.rect
        size = round(rect.w * 0.62)
        icon = kit.art.icon(self.icon, size, WOOD_DARK if self.active else self._ink())
        result = [
            Picture((id(self), "plate"), self._plate(kit), rect.x, rect.y, z),
            Picture((id(self), "icon"), icon, rect.x + (rect.w - size) // 2, rect.y + (rect.h - size) // 2, z + 1),
        ]
        if focused:
            result.append(self._focus_ring(kit, z))
        return result


class Row(Widget):
    """Buttons side by side, in as many rows as they need."""

    def __init__(self, buttons: Sequence[Button]) -> None:
        super().__init__()
        self.buttons = list(buttons)

    def _rows(self, kit: Kit, width: int) -> list[list[Button]]:
        gap = kit.px(12)
        rows: list[list[Button]] = [[]]
        used = 0
        for button in self.buttons:
            wide = min(width, button.natural_width(kit))
            if rows[-1] and used + gap + wide > width:
                rows.append([])
                used = 0
            rows[-1].append(button)
            used += (gap if used else 0) + wide
        return rows

    @staticmethod
    def _row_height(kit: Kit, row: Sequence[Button], width: int) -> int:
        return max((button.height(kit, min(width, button.natural_width(kit))) for button in row), default=0)

    def height(self, kit: Kit, width: int) -> int:
        """All rows."""
        rows = self._rows(kit, width)
        return sum(self._row_height(kit, row, width) for row in rows) + kit.px(10) * (len(rows) - 1)

    def place(self, kit: Kit, rect: pygame.Rect) -> None:
        """Center each row."""
        self.rect = rect
        gap, y = kit.px(12), rect.y
        for row in self._rows(kit, rect.w):
            widths = [min(rect.w, button.natural_width(kit)) for button in row]
            high = self._row_height(kit, row, rect.w)
            x = rect.x + (rect.w - sum(widths) - gap * (len(row) - 1)) // 2
            for button, width in zip(row, widths, strict=True):
                button.place(kit, pygame.Rect(x, y, width, high))
                x += width + gap
            y += high + kit.px(10)
