"""A column of widgets on a sheet of paper: it scrolls, carries the focus, and answers mouse and keys."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from .display import Picture
from .kit import Kit
from .pixels import panel, shadow
from .theme import PAPER, PAPER_SHADE, WOOD
from .widgets import Button, Field, Row, Widget


class Page:
    """Widgets from top to bottom inside an area; Tab and arrows move the focus, the wheel scrolls."""

    def __init__(self, widgets: Sequence[Widget], *, focus: int = 0) -> None:
        self.widgets = list(widgets)
        self.focus = focus
        self.scroll = 0
        self.area = pygame.Rect(0, 0, 0, 0)
        self.sheet = pygame.Rect(0, 0, 0, 0)
        self._content = 0
        self._kit: Kit | None = None

    @property
    def stops(self) -> list[Widget]:
        """The widgets that can have the focus, in order."""
        result: list[Widget] = []
        for widget in self.widgets:
            parts = widget.buttons if isinstance(widget, Row) else [widget]
            result += [part for part in parts if part.focusable and part.enabled]
        return result

    @property
    def focused(self) -> Widget | None:
        """The widget that has the focus."""
        stops = self.stops
        return stops[self.focus % len(stops)] if stops else None

    def place(self, kit: Kit, area: pygame.Rect, width: int) -> None:
        """Lay the column out inside ``area``, at most ``width`` pixels wide; the sheet is as high as it needs."""
        self._kit, margin = kit, kit.px(26)
        inner = min(width, area.w - 2 * margin)
        gap = kit.px(9)
        heights = [widget.height(kit, inner) for widget in self.widgets]
        self._content = sum(heights) + gap * max(0, len(heights) - 1)
        high = min(area.h, self._content + 2 * margin)
        self.sheet = pygame.Rect(0, 0, inner + 2 * margin, high)
        self.sheet.center = area.center
        self.area = self.sheet.inflate(-2 * margin, -2 * margin + kit.px(16))
        self.scroll = max(0, min(self.scroll, self._content - self.area.h + kit.px(16)))
        y = self.area.y + kit.px(8) - self.scroll
        for widget, height in zip(self.widgets, heights, strict=True):
            widget.place(kit, pygame.Rect(self.sheet.x + margin, y, inner, height))
            y += height + gap

    def pictures(self, z: int = 0) -> list[Picture]:
        """The sheet and what is seen of the column."""
        kit = self._kit
        if kit is None:
            return []
        spread = kit.px(14)
        dark = shadow(self.sheet.w, self.sheet.h, spread, 150)
        paper = panel(self.sheet.w, self.sheet.h, kit.px(12), PAPER, 255, PAPER_SHADE)
        result = [
            Picture((id(self), "shadow"), dark, self.sheet.x - spread + kit.px(3), self.sheet.y - spread + kit.px(5), z),
            Picture((id(self), "sheet"), paper, self.sheet.x, self.sheet.y, z + 1),
        ]
        focused = self.focused
        view = self.area.inflate(kit.px(16), 0)
        for widget in self.widgets:
            if widget.rect.bottom < view.top or widget.rect.top > view.bottom:
                continue
            parts = widget.buttons if isinstance(widget, Row) else [widget]
            for part in parts:
                for picture in part.pictures(kit, part is focused, z + 2):
                    result.append(picture._replace(clip=view))
        return result + self._scroll_mark(kit, z)

    def _scroll_mark(self, kit: Kit, z: int) -> list[Picture]:
        """A thin bar at the right that shows where the column stands, if it scrolls."""
        room = self.area.h
        whole = self._content + kit.px(16)
        if whole <= room:
            return []
        high = max(kit.px(24), room * room // whole)
        y = self.area.y + (room - high) * self.scroll // max(1, whole - room)
        bar = panel(kit.px(5), high, kit.px(2), WOOD, 150, None)
        return [Picture((id(self), "bar"), bar, self.sheet.right - kit.px(14), y, z + 5)]

    def handle(self, event: pygame.Event) -> bool:
        """Answer an event; True if anything may look different now."""
        if event.type == pygame.MOUSEWHEEL:
            return self._scroll_by(-event.y * self._step())
        if event.type == pygame.MOUSEMOTION:
            return self._hover(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._press(event.pos)
        return self._key(event) if event.type == pygame.KEYDOWN else False

    def _step(self) -> int:
        return self._kit.px(60) if self._kit else 1

    def _scroll_by(self, pixels: int) -> bool:
        if self._kit is None:
            return False
        most = max(0, self._content + self._kit.px(16) - self.area.h)
        before, self.scroll = self.scroll, max(0, min(most, self.scroll + pixels))
        for widget in self.widgets:
            widget.place(self._kit, widget.rect.move(0, before - self.scroll))
        return before != self.scroll

    def _at(self, pos: tuple[int, int]) -> int | None:
        if not self.sheet.collidepoint(pos):
            return None
        for i, widget in enumerate(self.stops):
            if widget.rect.collidepoint(pos):
                return i
        return None

    def _hover(self, pos: tuple[int, int]) -> bool:
        found = self._at(pos)
        if found is None or found == self.focus or isinstance(self.focused, Field):
            return False
        self.focus = found
        return True

    def _press(self, pos: tuple[int, int]) -> bool:
        found = self._at(pos)
        if found is None:
            return False
        self.focus = found
        self.stops[found].press(pos)
        return True

    def _key(self, event: pygame.Event) -> bool:
        focused = self.focused
        if focused is not None and focused.key(event):
            return True
        back = event.key == pygame.K_UP or (event.key == pygame.K_TAB and event.mod & pygame.KMOD_SHIFT)
        if back or event.key in (pygame.K_DOWN, pygame.K_TAB):
            return self.move_focus(-1 if back else 1)
        if isinstance(focused, Button) and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            return self.move_focus(-1 if event.key == pygame.K_LEFT else 1)
        if event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            return self._scroll_by(self.area.h * (-1 if event.key == pygame.K_PAGEUP else 1))
        return self._letter(event)

    def _letter(self, event: pygame.Event) -> bool:
        letter = getattr(event, "unicode", "").lower()
        for widget in self.stops:
            if letter and isinstance(widget, Button) and widget.letter.lower() == letter:
                widget.act()
                return True
        return False

    def move_focus(self, by: int) -> bool:
        """Give the focus to the next or the previous stop and scroll it into sight."""
        stops = self.stops
        if not stops:
            return self._scroll_by(by * self._step())
        self.focus = (self.focus + by) % len(stops)
        rect = stops[self.focus].rect
        if rect.top < self.area.top:
            self._scroll_by(rect.top - self.area.top - self._step())
        elif rect.bottom > self.area.bottom:
            self._scroll_by(rect.bottom - self.area.bottom + self._step())
        return True
