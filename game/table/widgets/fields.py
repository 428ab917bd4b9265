"""Lines that can be typed in. Letters come as text, not as keys: dead keys, ñ and input methods work."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from ...engine.text import Text
from ..display import Picture
from ..kit import Kit
from ..pixels import panel
from ..theme import PAPER_SHADE, WOOD, WOOD_LIGHT
from .choices import Named

_PASSED_ON = (
    pygame.K_RETURN,
    pygame.K_KP_ENTER,
    pygame.K_TAB,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_PAGEUP,
    pygame.K_PAGEDOWN,
    pygame.K_ESCAPE,
)
"""Keys that mean nothing to a line of text; it swallows all others, so that no letter presses a button."""


class Line:
    """A text of one line and the place in it where letters go."""

    def __init__(self, value: str, most: int, allowed: Callable[[str], bool]) -> None:
        self.value, self.caret = value, len(value)
        self._most, self._allowed = most, allowed

    def insert(self, letters: str) -> None:
        """Put in what is allowed and still finds room."""
        fresh = "".join(letter for letter in letters if letter.isprintable() and self._allowed(letter))
        fresh = fresh[: max(0, self._most - len(self.value))]
        self.value = self.value[: self.caret] + fresh + self.value[self.caret :]
        self.caret += len(fresh)

    def key(self, key: int) -> None:
        """Backspace, Delete, and the keys that move the caret."""
        if key == pygame.K_BACKSPACE and self.caret:
            self.value = self.value[: self.caret - 1] + self.value[self.caret :]
            self.caret -= 1
        elif key == pygame.K_DELETE:
            self.value = self.value[: self.caret] + self.value[self.caret + 1 :]
        elif key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.caret = max(0, min(len(self.value), self.caret + (1 if key == pygame.K_RIGHT else -1)))
        elif key in (pygame.K_HOME, pygame.K_END):
            self.caret = len(self.value) if key == pygame.K_END else 0


class Field(Named):
    """A name and a line that can be typed in."""

    def __init__(
        self,
        name: Text,
        value: str,
        changed: Callable[[str], Any],
        *,
        most: int = 24,
        allowed: Callable[[str], bool] = str.isprintable,
    ) -> None:
        super().__init__(name)
        self._changed = changed
        self.line = Line(value, most, allowed)
        self._kit: Kit | None = None

    @property
    def value(self) -> str:
        """What stands in the line."""
        return self.line.value

    @value.setter
    def value(self, value: str) -> None:
        self.line.value, self.line.caret = value, len(value)

    def place(self, kit: Kit, rect: pygame.Rect) -> None:
        """Keep the kit: a press asks which letter it hits."""
        super().place(kit, rect)
        self._kit = kit

    def _view(self, kit: Kit) -> pygame.Rect:
        """Where the letters are seen."""
        return self.box.inflate(-kit.px(24), -kit.px(4))

    def _start(self, kit: Kit) -> int:
        """Where the first letter stands: left of the box if the line is so long that the caret would leave it."""
        view = self._view(kit)
        return view.x - max(0, self._width(kit, self.line.caret) + kit.px(3) - view.w)

    def _width(self, kit: Kit, letters: int) -> int:
        return kit.fonts.width(self.value[:letters], "bold", kit.metrics.text_px("body"))

    def _words(self, kit: Kit) -> pygame.Surface:
        return kit.line(self.value or " ", "body", self._ink(), "bold")

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """Name, line, a caret while it has the focus."""
        result = [*self._named(kit, z), self._plate(kit, z, WOOD if focused else PAPER_SHADE)]
        result += self._written(kit, focused, z + 1)
        if focused:
            result.append(self._focus_ring(kit, z))
        return result

    def _written(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        words, view, x = self._words(kit), self._view(kit), self._start(kit)
        result = [Picture((id(self), "value"), words, x, view.centery - words.get_height() // 2, z, view)]
        if focused:
            high = min(view.h, round(kit.metrics.text_px("body") * 1.35))
            caret = panel(kit.px(2), high, 1, WOOD, 255, None)
            place = (x + self._width(kit, self.line.caret), view.centery - high // 2)
            result.append(Picture((id(self), "caret"), caret, *place, z))
        return result

    def press(self, pos: tuple[int, int]) -> None:
        """Put the caret before the nearest letter."""
        kit = self._kit
        if kit is not None and self.box.collidepoint(pos):
            reach = pos[0] - self._start(kit)
            self.line.caret = min(range(len(self.value) + 1), key=lambda i: abs(self._width(kit, i) - reach))

    def key(self, event: pygame.Event) -> bool:
        """Whatever is not for moving on belongs to the line."""
        if event.key in _PASSED_ON:
            return False
        before = self.value
        if event.key == pygame.K_v and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self.line.insert(_clipboard())
        else:
            self.line.key(event.key)
        self._tell(before)
        return True

    def typed(self, letters: str) -> bool:
        """Letters go in at the caret."""
        before = self.value
        self.line.insert(letters)
        self._tell(before)
        return True

    def _tell(self, before: str) -> None:
        if self.value != before:
            self._changed(self.value)


class SearchField(Field):
    """A line without a name, with a looking glass; while empty it says what it is for."""

    def __init__(self, purpose: Text, value: str, changed: Callable[[str], Any]) -> None:
        super().__init__(purpose, value, changed, most=60)
        self.note = ""
        """Said at the right end of the line: how much was found."""

    def _stacked(self, kit: Kit, width: int) -> bool:
        return True

    def height(self, kit: Kit, width: int) -> int:
        """A row."""
        return self._box_height(kit, width)

    def _view(self, kit: Kit) -> pygame.Rect:
        view = super()._view(kit)
        left = self._icon_size(kit) + kit.px(2)
        right = self._note(kit).get_width() + kit.px(8) if self.note else 0
        return pygame.Rect(view.x + left, view.y, max(1, view.w - left - right), view.h)

    def _icon_size(self, kit: Kit) -> int:
        return round(kit.metrics.text_px("body") * 1.1)

    def _note(self, kit: Kit) -> pygame.Surface:
        return kit.line(self.note, "small", WOOD_LIGHT)

    def _words(self, kit: Kit) -> pygame.Surface:
        if self.value:
            return super()._words(kit)
        px = kit.metrics.text_px("body")
        words = kit.say(self.name)
        px = kit.fonts.fitting_px([words], "sans", px, self._view(kit).w, round(px * 0.6))
        return kit.fonts.line(words, "sans", px, WOOD_LIGHT)

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """Glass, line, note. A dark rim and the caret show the focus."""
        size, box = self._icon_size(kit), self.box
        glass = kit.art.icon("search", size, WOOD)
        result = [
            self._plate(kit, z, WOOD if focused else PAPER_SHADE),
            Picture((id(self), "glass"), glass, box.x + kit.px(9), box.centery - size // 2, z + 1),
            *self._written(kit, focused, z + 1),
        ]
        if self.note:
            note = self._note(kit)
            place = (box.right - kit.px(12) - note.get_width(), box.centery - note.get_height() // 2)
            result.append(Picture((id(self), "note"), note, *place, z + 1))
        return result


def _clipboard() -> str:
    """The first line of the system's clipboard, if it can be had."""
    try:
        return (pygame.scrap.get_text().splitlines() or [""])[0]
    except pygame.error:
        return ""
