"""Widgets with a name at the left and a value at the right: one of several, or on and off."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from ...engine.text import Text
from ..display import Picture
from ..kit import Kit
from ..pixels import panel
from ..theme import INK, INK_PALE, PAPER, PAPER_SHADE, WOOD, Colour
from .base import BRASS_SHADE, PRESSES, Widget, fitted, row_height

NAME_SHARE, BOX_SHARE = 0.44, 0.52
ROW_GAP = (7.0, 3.0)
"""Words begin at the very edge of a row: its ring needs more air at the sides."""
_FIELD: Colour = (255, 252, 244)
"""A little lighter than the paper: here something can be set."""


class Named(Widget):
    """A name and a box beside it; below it where both don't fit side by side."""

    focusable = True
    ring_gap = ROW_GAP

    def __init__(self, name: Text) -> None:
        super().__init__()
        self.name = name
        self.box = pygame.Rect(0, 0, 0, 0)

    def _box_needs(self, kit: Kit) -> int:
        """The width that the box would like to have."""
        return 0

    def _box_height(self, kit: Kit, width: int) -> int:
        """The height of the box at a width."""
        return row_height(kit)

    def _ink(self) -> Colour:
        return INK if self.enabled else INK_PALE

    def _stacked(self, kit: Kit, width: int) -> bool:
        """Whether the box stands below the name."""
        px = kit.metrics.text_px("body")
        room = round(width * NAME_SHARE)
        words = kit.say(self.name)
        if self._box_needs(kit) > round(width * BOX_SHARE):
            return True
        longest = max(kit.fonts.width(word, "sans", px) for word in words.split(" "))
        return longest > room or len(kit.fonts.wrap(words, "sans", px, room)) > 2

    def _name(self, kit: Kit, width: int) -> pygame.Surface:
        room = width if self._stacked(kit, width) else round(width * NAME_SHARE)
        return fitted(kit, kit.say(self.name), self._ink(), room)

    def height(self, kit: Kit, width: int) -> int:
        """A row; two where name and box don't fit side by side."""
        name = self._name(kit, width).get_height()
        if self._stacked(kit, width):
            return name + kit.px(3) + self._box_height(kit, width)
        return max(name, self._box_height(kit, round(width * BOX_SHARE)))

    def place(self, kit: Kit, rect: pygame.Rect) -> None:
        """Find the place of the box too."""
        self.rect = rect
        width = rect.w if self._stacked(kit, rect.w) else round(rect.w * BOX_SHARE)
        high = self._box_height(kit, width)
        top = rect.bottom - high if self._stacked(kit, rect.w) else rect.centery - high // 2
        self.box = pygame.Rect(rect.right - width, top, width, high)

    def _named(self, kit: Kit, z: int) -> list[Picture]:
        """The name at its place."""
        name = self._name(kit, self.rect.w)
        stacked = self._stacked(kit, self.rect.w)
        y = self.rect.y if stacked else self.rect.centery - name.get_height() // 2
        return [Picture((id(self), "name"), name, self.rect.x, y, z)]

    def _plate(self, kit: Kit, z: int, rim: Colour = PAPER_SHADE) -> Picture:
        """The ground of the box."""
        fill = _FIELD if self.enabled else PAPER
        plate = panel(self.box.w, self.box.h, kit.px(7), fill, 255, rim)
        return Picture((id(self), "box"), plate, self.box.x, self.box.y, z)


class Choice(Named):
    """A name and one of several values: arrows left and right of it, or the keys left and right."""

    def __init__(
        self, name: Text, values: Sequence[tuple[Any, Text]], value: Any, changed: Callable[[Any], Any]
    ) -> None:
        super().__init__(name)
        self.values, self._changed = list(values), changed
        found = [i for i, (known, _) in enumerate(self.values) if known == value]
        self.index = found[0] if found else 0
        self._arrow = 0

    @property
    def value(self) -> Any:
        """The chosen value."""
        return self.values[self.index][0]

    def _side(self, kit: Kit) -> int:
        return round(kit.metrics.text_px("body") * 1.05)

    def _beside(self, kit: Kit) -> int:
        """The width that both arrows take."""
        return 2 * self._side(kit) + kit.px(36)

    def _box_needs(self, kit: Kit) -> int:
        px = kit.metrics.text_px("body")
        return max(kit.fonts.width(kit.say(words), "bold", px) for _, words in self.values) + self._beside(kit)

    def _value(self, kit: Kit, index: int, width: int) -> pygame.Surface:
        room = max(kit.px(30), width - self._beside(kit))
        return fitted(kit, kit.say(self.values[index][1]), self._ink(), room, "bold", "center")

    def _box_height(self, kit: Kit, width: int) -> int:
        """The same for every value, so that nothing jumps."""
        highest = max(self._value(kit, i, width).get_height() for i in range(len(self.values)))
        return max(row_height(kit), highest + kit.px(12))

    def place(self, kit: Kit, rect: pygame.Rect) -> None:
        """Remember how far the left arrow reaches."""
        super().place(kit, rect)
        self._arrow = self.box.x + self._side(kit) + kit.px(18)

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """Name, value, arrows."""
        box, side = self.box, self._side(kit)
        value = self._value(kit, self.index, box.w)
        place = (box.centerx - value.get_width() // 2, box.centery - value.get_height() // 2)
        result = [*self._named(kit, z), self._plate(kit, z), Picture((id(self), "value"), value, *place, z + 1)]
        colour = BRASS_SHADE if self.enabled else PAPER_SHADE
        for icon, x in (("arrow_left", box.x + kit.px(9)), ("arrow_right", box.right - side - kit.px(9))):
            arrow = kit.art.icon(icon, side, colour)
            result.append(Picture((id(self), icon), arrow, x, box.centery - side // 2, z + 1))
        if focused:
            result.append(self._focus_ring(kit, z))
        return result

    def step(self, by: int) -> None:
        """Go to the next or the previous value, round the ends."""
        if self.enabled and len(self.values) > 1:
            self.index = (self.index + by) % len(self.values)
            self._changed(self.value)

    def press(self, pos: tuple[int, int]) -> None:
        """The left arrow steps back, the rest forward."""
        self.step(-1 if self.box.collidepoint(pos) and pos[0] < self._arrow else 1)

    def key(self, event: pygame.Event) -> bool:
        """Left and right, Enter and Space."""
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.step(-1 if event.key == pygame.K_LEFT else 1)
        elif event.key in PRESSES:
            self.step(1)
        else:
            return False
        return True


class Toggle(Widget):
    """A name and a switch that is on or off: the knob lies right and is ticked, or lies left."""

    focusable = True
    ring_gap = ROW_GAP

    def __init__(self, name: Text, value: bool, changed: Callable[[bool], Any]) -> None:
        super().__init__()
        self.name, self.value, self._changed = name, value, changed

    def _switch(self, kit: Kit) -> tuple[int, int]:
        high = round(kit.metrics.text_px("body") * 1.45)
        return round(high * 1.85), high

    def _name(self, kit: Kit, width: int) -> pygame.Surface:
        room = width - self._switch(kit)[0] - kit.px(16)
        return fitted(kit, kit.say(self.name), INK if self.enabled else INK_PALE, room)

    def height(self, kit: Kit, width: int) -> int:
        """As many lines as the name needs."""
        return max(row_height(kit), self._name(kit, width).get_height() + kit.px(8))

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """Name, groove, knob, tick."""
        rect, (wide, high) = self.rect, self._switch(kit)
        name = self._name(kit, rect.w)
        x, y = rect.right - wide, rect.centery - high // 2
        rim = WOOD if self.enabled else INK_PALE
        groove = panel(wide, high, high // 2, rim if self.value else PAPER_SHADE, 255, rim)
        gap = max(2, high // 9)
        side = high - 2 * gap
        knob_x = x + wide - gap - side if self.value else x + gap
        knob = panel(side, side, side // 2, PAPER, 255, rim)
        result = [
            Picture((id(self), "name"), name, rect.x, rect.centery - name.get_height() // 2, z),
            Picture((id(self), "groove"), groove, x, y, z),
            Picture((id(self), "knob"), knob, knob_x, y + gap, z + 1),
        ]
        if self.value:
            tick = kit.art.icon("check", round(side * 0.76), rim)
            inset = (side - tick.get_width()) // 2
            result.append(Picture((id(self), "tick"), tick, knob_x + inset, y + gap + inset, z + 2))
        if focused:
            result.append(self._focus_ring(kit, z))
        return result

    def press(self, pos: tuple[int, int]) -> None:
        """Switch."""
        if self.enabled:
            self.value = not self.value
            self._changed(self.value)

    def key(self, event: pygame.Event) -> bool:
        """Enter and Space switch."""
        if event.key not in PRESSES:
            return False
        self.press(self.rect.center)
        return True
