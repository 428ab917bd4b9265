"""The parts of menus and bars: each knows its place, draws itself as pictures and answers mouse and keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from ..engine.text import Text
from .display import Picture
from .kit import Kit
from .pixels import outline, panel
from .theme import BRASS, BRASS_BRIGHT, INK, IVORY, IVORY_DIM, PAPER, PAPER_SHADE, WOOD, WOOD_DARK, WOOD_LIGHT, Colour

_FOCUS_Z = 3


class Widget:
    """A rectangle that draws itself. Subclasses say how high they are and what a press or a key does."""

    focusable = False

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.enabled = True

    def height(self, kit: Kit, width: int) -> int:
        """The height in pixels that it needs at a width."""
        return 0

    def place(self, kit: Kit, rect: pygame.Rect) -> None:
        """Take a place."""
        self.rect = rect

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """How it looks now."""
        return []

    def press(self, pos: tuple[int, int]) -> None:
        """The pointer was pressed inside."""

    def key(self, event: pygame.Event) -> bool:
        """A key was pressed while it had the focus; True if it meant something."""
        return False

    def _focus_ring(self, kit: Kit, z: int) -> Picture:
        gap = kit.px(3)
        area = self.rect.inflate(2 * gap, 2 * gap)
        ring = outline(area.w, area.h, kit.px(9), kit.px(2.4), BRASS_BRIGHT)
        return Picture((id(self), "focus"), ring, area.x, area.y, z + _FOCUS_Z)


class Label(Widget):
    """A heading or a paragraph."""

    def __init__(self, text: Text, size: str = "body", colour: Colour = INK, *, align: str = "left") -> None:
        super().__init__()
        self.text, self.size, self.colour, self.align = text, size, colour, align

    def _surface(self, kit: Kit, width: int) -> pygame.Surface:
        face = "serif" if self.size == "title" else "sans"
        px = kit.metrics.text_px(self.size)
        align = "center" if self.align == "center" else "left"
        return kit.fonts.block(kit.say(self.text), face, px, self.colour, width, align)

    def height(self, kit: Kit, width: int) -> int:
        """As many lines as the text needs."""
        return self._surface(kit, width).get_height()

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """The wrapped text."""
        return [Picture((id(self), "text"), self._surface(kit, self.rect.w), self.rect.x, self.rect.y, z)]


class Space(Widget):
    """Air between two parts."""

    def __init__(self, units: float) -> None:
        super().__init__()
        self._units = units

    def height(self, kit: Kit, width: int) -> int:
        """The air in pixels."""
        return kit.px(self._units)


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
        icon = self._icon_size(kit) + kit.px(8) if self.icon else 0
        letter = kit.px(30) if self.letter else 0
        return words + icon + letter + kit.px(34)

    def _icon_size(self, kit: Kit) -> int:
        return round(kit.metrics.text_px("body") * 1.25)

    def _label(self, kit: Kit, width: int) -> pygame.Surface:
        room = width - kit.px(24) - (self._icon_size(kit) + kit.px(8) if self.icon else 0)
        room -= kit.px(30) if self.letter else 0
        return kit.fitted_line(kit.say(self.text), "body", self._ink(), max(kit.px(30), room), "bold")

    def _ink(self) -> Colour:
        if not self.enabled:
            return IVORY_DIM
        return WOOD_DARK if self.style == "brass" else IVORY

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """Plate, icon, words, and the letter that presses it."""
        rect = self.rect
        fill = BRASS if self.style == "brass" and self.enabled else WOOD_DARK
        plate = panel(rect.w, rect.h, kit.px(7), fill, 245, BRASS if self.enabled else WOOD_LIGHT)
        result = [Picture((id(self), "plate"), plate, rect.x, rect.y, z)]
        label = self._label(kit, rect.w)
        size = self._icon_size(kit) if self.icon else 0
        gap = kit.px(8) if self.icon else 0
        tail = kit.px(30) if self.letter else 0
        x = rect.x + (rect.w - label.get_width() - size - gap - tail) // 2
        if self.icon:
            icon = kit.art.icon(self.icon, size, self._ink())
            result.append(Picture((id(self), "icon"), icon, x, rect.centery - size // 2, z + 1))
        place = (x + size + gap, rect.centery - label.get_height() // 2)
        result.append(Picture((id(self), "label"), label, *place, z + 1))
        if self.letter:
            result += self._letter_key(kit, place[0] + label.get_width() + kit.px(8), z)
        if focused:
            result.append(self._focus_ring(kit, z))
        return result

    def _letter_key(self, kit: Kit, x: int, z: int) -> list[Picture]:
        """A little key cap with the letter that presses the button."""
        side = kit.px(20)
        cap = panel(side, side, kit.px(4), WOOD, 255, IVORY_DIM)
        letter = kit.fonts.line(self.letter.upper(), "bold", round(side * 0.66), IVORY)
        y = self.rect.centery - side // 2
        inner = (x + (side - letter.get_width()) // 2, y + (side - letter.get_height()) // 2)
        return [Picture((id(self), "cap"), cap, x, y, z + 1), Picture((id(self), "capletter"), letter, *inner, z + 2)]

    def press(self, pos: tuple[int, int]) -> None:
        """Do it."""
        if self.enabled:
            self.act()

    def key(self, event: pygame.Event) -> bool:
        """Enter and Space do it."""
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE) and self.enabled:
            self.act()
            return True
        return False


class IconButton(Button):
    """A small square button with a picture; its name is shown as a tip."""

    def __init__(self, icon: str, tip: Text, act: Callable[[], Any], *, letter: str = "") -> None:
        super().__init__(tip, act, icon=icon, letter=letter)
        self.active = False

    def height(self, kit: Kit, width: int) -> int:
        """Square."""
        return width

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """Plate and picture."""
        rect = self.rect
        plate = panel(rect.w, rect.h, kit.px(7), BRASS if self.active else WOOD_DARK, 235, WOOD_LIGHT)
        size = round(rect.w * 0.62)
        colour = WOOD_DARK if self.active else IVORY if self.enabled else WOOD_LIGHT
        icon = kit.art.icon(self.icon, size, colour)
        result = [
            Picture((id(self), "plate"), plate, rect.x, rect.y, z),
            Picture((id(self), "icon"), icon, rect.x + (rect.w - size) // 2, rect.y + (rect.h - size) // 2, z + 1),
        ]
        if focused:
            result.append(self._focus_ring(kit, z))
        return result


class Choice(Widget):
    """A name and one of several values: arrows left and right of it, or the keys left and right."""

    focusable = True

    def __init__(
        self, name: Text, values: Sequence[tuple[Any, Text]], value: Any, changed: Callable[[Any], Any]
    ) -> None:
        super().__init__()
        self.name, self.values, self._changed = name, list(values), changed
        found = [i for i, (known, _) in enumerate(self.values) if known == value]
        self.index = found[0] if found else 0

    @property
    def value(self) -> Any:
        """The chosen value."""
        return self.values[self.index][0]

    def height(self, kit: Kit, width: int) -> int:
        """A row; two where name and value don't fit side by side."""
        name = self._name(kit, width).get_height()
        return max(kit.px(38), name + kit.px(12))

    def _name(self, kit: Kit, width: int) -> pygame.Surface:
        return kit.fitted_line(kit.say(self.name), "body", INK, round(width * 0.46))

    def _box(self, kit: Kit) -> pygame.Rect:
        width = round(self.rect.w * 0.52)
        return pygame.Rect(self.rect.right - width, self.rect.y, width, self.rect.h)

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """Name, value, arrows."""
        rect, box = self.rect, self._box(kit)
        name = self._name(kit, rect.w)
        side = round(kit.metrics.text_px("body") * 1.1)
        room = box.w - 2 * side - kit.px(28)
        value = kit.fitted_line(kit.say(self.values[self.index][1]), "body", INK, room, "bold")
        plate = panel(box.w, box.h, kit.px(7), PAPER, 255, PAPER_SHADE)
        arrow_y = rect.centery - side // 2
        colour = WOOD if self.enabled else PAPER_SHADE
        value_place = (box.centerx - value.get_width() // 2, box.centery - value.get_height() // 2)
        result = [
            Picture((id(self), "name"), name, rect.x, rect.centery - name.get_height() // 2, z),
            Picture((id(self), "plate"), plate, box.x, box.y, z),
            Picture((id(self), "value"), value, *value_place, z + 1),
        ]
        for icon, x in (("arrow_left", box.x + kit.px(8)), ("arrow_right", box.right - side - kit.px(8))):
            result.append(Picture((id(self), icon), kit.art.icon(icon, side, colour), x, arrow_y, z + 1))
        if focused:
            result.append(self._focus_ring(kit, z))
        return result

    def step(self, by: int) -> None:
        """Go to the next or the previous value, round the ends."""
        if self.enabled and len(self.values) > 1:
            self.index = (self.index + by) % len(self.values)
            self._changed(self.value)

    def press(self, pos: tuple[int, int]) -> None:
        """The left half of the value steps back, the rest forward."""
        box_center = self.rect.right - round(self.rect.w * 0.26)
        box_left = self.rect.right - round(self.rect.w * 0.52)
        self.step(-1 if box_left <= pos[0] < box_center else 1)

    def key(self, event: pygame.Event) -> bool:
        """Left and right, Enter and Space."""
        steps = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_RETURN: 1, pygame.K_KP_ENTER: 1, pygame.K_SPACE: 1}
        if event.key not in steps:
            return False
        self.step(steps[event.key])
        return True


class Toggle(Widget):
    """A name and a box that is ticked or not."""

    focusable = True

    def __init__(self, name: Text, value: bool, changed: Callable[[bool], Any]) -> None:
        super().__init__()
        self.name, self.value, self._changed = name, value, changed

    def _side(self, kit: Kit) -> int:
        return round(kit.metrics.text_px("body") * 1.5)

    def _name(self, kit: Kit, width: int) -> pygame.Surface:
        px = kit.metrics.text_px("body")
        return kit.fonts.block(kit.say(self.name), "sans", px, INK, width - self._side(kit) - kit.px(12))

    def height(self, kit: Kit, width: int) -> int:
        """As many lines as the name needs."""
        return max(kit.px(38), self._name(kit, width).get_height() + kit.px(10))

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """Box, tick, name."""
        rect, side = self.rect, self._side(kit)
        name = self._name(kit, rect.w)
        y = rect.centery - side // 2
        box = panel(side, side, kit.px(5), WOOD if self.value else PAPER, 255, WOOD)
        name_place = (rect.x + side + kit.px(12), rect.centery - name.get_height() // 2)
        result = [
            Picture((id(self), "box"), box, rect.x, y, z),
            Picture((id(self), "name"), name, *name_place, z),
        ]
        if self.value:
            inner = round(side * 0.7)
            place = (rect.x + (side - inner) // 2, y + (side - inner) // 2)
            result.append(Picture((id(self), "tick"), kit.art.icon("check", inner, IVORY), *place, z + 1))
        if focused:
            result.append(self._focus_ring(kit, z))
        return result

    def press(self, pos: tuple[int, int]) -> None:
        """Tick or untick."""
        self.value = not self.value
        self._changed(self.value)

    def key(self, event: pygame.Event) -> bool:
        """Enter and Space tick or untick."""
        if event.key not in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE):
            return False
        self.press((0, 0))
        return True


class Field(Widget):
    """A name and a line that can be typed in."""

    focusable = True

    def __init__(
        self,
        name: Text,
        value: str,
        changed: Callable[[str], Any],
        *,
        most: int = 24,
        allowed: Callable[[str], bool] = str.isprintable,
    ) -> None:
        super().__init__()
        self.name, self.value, self._changed = name, value, changed
        self._most, self._allowed = most, allowed

    def height(self, kit: Kit, width: int) -> int:
        """A row."""
        return max(kit.px(38), kit.line_height("body") + kit.px(12))

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """Name, value, a caret while it has the focus."""
        rect = self.rect
        width = round(rect.w * 0.52)
        box = pygame.Rect(rect.right - width, rect.y, width, rect.h)
        name = kit.fitted_line(kit.say(self.name), "body", INK, round(rect.w * 0.46))
        value = kit.fitted_line(self.value or " ", "body", INK, box.w - kit.px(28), "bold")
        plate = panel(box.w, box.h, kit.px(7), PAPER, 255, WOOD if focused else PAPER_SHADE)
        x = box.x + kit.px(12)
        result = [
            Picture((id(self), "name"), name, rect.x, rect.centery - name.get_height() // 2, z),
            Picture((id(self), "plate"), plate, box.x, box.y, z),
            Picture((id(self), "value"), value, x, box.centery - value.get_height() // 2, z + 1),
        ]
        if focused:
            caret = panel(kit.px(2), max(2, box.h - kit.px(14)), 1, WOOD, 255, None)
            caret_x = x + (value.get_width() if self.value else 0) + kit.px(1)
            result += [Picture((id(self), "caret"), caret, caret_x, box.y + kit.px(7), z + 1)]
            result.append(self._focus_ring(kit, z))
        return result

    def key(self, event: pygame.Event) -> bool:
        """Letters are added, Backspace takes the last away, Delete all."""
        if event.key == pygame.K_BACKSPACE:
            self._set(self.value[:-1])
            return True
        if event.key == pygame.K_DELETE:
            self._set("")
            return True
        letters = getattr(event, "unicode", "")
        if letters and letters.isprintable() and all(self._allowed(letter) for letter in letters):
            self._set((self.value + letters)[: self._most])
            return True
        return False

    def _set(self, value: str) -> None:
        if value != self.value:
            self.value = value
            self._changed(value)


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

    def height(self, kit: Kit, width: int) -> int:
        """All rows."""
        rows = self._rows(kit, width)
        heights = [max((button.height(kit, width) for button in row), default=0) for row in rows]
        return sum(heights) + kit.px(10) * (len(rows) - 1)

    def place(self, kit: Kit, rect: pygame.Rect) -> None:
        """Center each row."""
        self.rect = rect
        gap, y = kit.px(12), rect.y
        for row in self._rows(kit, rect.w):
            widths = [min(rect.w, button.natural_width(kit)) for button in row]
            high = max((button.height(kit, rect.w) for button in row), default=0)
            x = rect.x + (rect.w - sum(widths) - gap * (len(row) - 1)) // 2
            for button, width in zip(row, widths, strict=True):
                button.place(kit, pygame.Rect(x, y, width, high))
                x += width + gap
            y += high + kit.px(10)
