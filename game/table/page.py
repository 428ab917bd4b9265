"""A column of widgets on a sheet of paper: it scrolls, carries the focus, and answers mouse and keys."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from .display import Picture
from .kit import Kit
from .paper import sheet_pictures
from .scroller import Scroller
from .widgets import Button, Field, Row, Widget


class Page:
    """Widgets from top to bottom inside an area; Tab and arrows move the focus, the wheel scrolls."""

    margin = 26.0
    """The paper around the column, in design units."""
    gap = 7.0
    """The air between two widgets."""

    def __init__(self, widgets: Sequence[Widget], *, focus: int = 0) -> None:
        self.widgets = list(widgets)
        self.focus = focus
        self.area = pygame.Rect(0, 0, 0, 0)
        """Where the column is seen."""
        self.sheet = pygame.Rect(0, 0, 0, 0)
        self._scroller = Scroller()
        self._tops: list[int] = []
        self._kit: Kit | None = None

    @property
    def scroll(self) -> int:
        """How many pixels of the column stand above its view."""
        return self._scroller.offset

    @scroll.setter
    def scroll(self, pixels: int) -> None:
        self._scroller.offset = pixels

    @property
    def stops(self) -> list[Widget]:
        """The widgets that can have the focus, in order."""
        return [part for widget in self.widgets for part in _parts(widget) if part.focusable and part.enabled]

    @property
    def focused(self) -> Widget | None:
        """The widget that has the focus."""
        stops = self.stops
        return stops[self.focus % len(stops)] if stops else None

    def place(self, kit: Kit, area: pygame.Rect, width: int) -> None:
        """Lay the column out inside ``area``, at most ``width`` pixels wide; the sheet is as high as it needs.

        A sheet that was never touched shows its top; any other one goes on showing what has the focus.
        """
        self._kit, margin, gap, air = kit, round(self.margin * kit.metrics.unit), kit.px(self.gap), kit.px(8)
        touched = self.focus > 0 or self.scroll > 0
        inner = min(width, area.w - 2 * margin)
        heights = [widget.height(kit, inner) for widget in self.widgets]
        content = sum(heights) + gap * max(0, len(heights) - 1)
        self.sheet = self._sheet_in(area, (inner + 2 * margin, min(area.h, content + 2 * margin)))
        self.area = self.sheet.inflate(-2 * margin, -2 * margin + 2 * air)
        self._tops = [air + sum(heights[:i]) + gap * i for i in range(len(heights))]
        self._scroller.place(kit, self.area.inflate(kit.px(16), 0), content + 2 * air, self.sheet.right - kit.px(3))
        for widget, height in zip(self.widgets, heights, strict=True):
            widget.rect = pygame.Rect(self.area.x, 0, inner, height)
        self._put()
        if touched:
            self._reveal()

    def _sheet_in(self, area: pygame.Rect, needs: tuple[int, int]) -> pygame.Rect:
        """Where the sheet lies that needs so much room: in the middle."""
        sheet = pygame.Rect((0, 0), needs)
        sheet.center = area.center
        return sheet

    def _ground(self, kit: Kit, z: int) -> list[Picture]:
        """What the column stands on."""
        return sheet_pictures(kit, self.sheet, id(self), z)

    def _put(self) -> None:
        """Give each widget its place at the present scroll."""
        assert self._kit is not None
        for widget, top in zip(self.widgets, self._tops, strict=True):
            y = self.area.y + top - self.scroll
            widget.place(self._kit, pygame.Rect(self.area.x, y, *widget.rect.size))

    def pictures(self, z: int = 0) -> list[Picture]:
        """The sheet and what is seen of the column."""
        kit = self._kit
        if kit is None:
            return []
        result = self._ground(kit, z)
        focused = self.focused
        view = self._scroller.view
        for widget in self.widgets:
            if widget.rect.bottom < view.top or widget.rect.top > view.bottom:
                continue
            for part in _parts(widget):
                for picture in part.pictures(kit, part is focused, z + 2):
                    clip = view if picture.clip is None else view.clip(picture.clip)
                    result.append(picture._replace(clip=clip))
        return result + self._scroller.pictures(z + 8)

    def handle(self, event: pygame.Event) -> bool:
        """Answer an event; True if anything may look different now."""
        if self._kit is None:
            return False
        if self._scroller.handle(event):
            self._put()
            return True
        if event.type == pygame.MOUSEMOTION:
            return self._hover(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._press(event.pos)
        if event.type == pygame.TEXTINPUT:
            return self.focused is not None and self.focused.typed(event.text)
        return self._key(event) if event.type == pygame.KEYDOWN else False

    def _at(self, pos: tuple[int, int]) -> int | None:
        if not self._scroller.view.collidepoint(pos):
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
            self._reveal()
            return True
        if event.key == pygame.K_TAB:
            return self.move_focus(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            return self._move_line(-1 if event.key == pygame.K_UP else 1)
        if isinstance(focused, Button) and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            return self.move_focus(-1 if event.key == pygame.K_LEFT else 1)
        if isinstance(focused, Field) and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return self.move_focus(1)
        if self._scroller.key(event.key):
            self._put()
            return True
        return not isinstance(focused, Field) and self._letter(event)

    def _letter(self, event: pygame.Event) -> bool:
        letter = getattr(event, "unicode", "").lower()
        for widget in self.stops:
            if letter and isinstance(widget, Button) and widget.letter.lower() == letter:
                widget.act()
                return True
        return False

    def move_focus(self, by: int) -> bool:
        """Give the focus to the next or the previous stop and scroll it into sight."""
        count = len(self.stops)
        if count:
            self._give((self.focus % count + by) % count)
        else:
            self._scroller.by(by * self._scroller.step)
            self._put()
        return True

    def _move_line(self, by: int) -> bool:
        """Up and down: buttons side by side count as one line, and the nearest one gets the focus."""
        stops = self.stops
        focused = self.focused
        if focused is None:
            return self.move_focus(by)
        lines = sorted({stop.rect.y for stop in stops})
        line = lines[(lines.index(focused.rect.y) + by) % len(lines)]
        x = focused.rect.centerx
        nearest = min((abs(stop.rect.centerx - x), i) for i, stop in enumerate(stops) if stop.rect.y == line)
        self._give(nearest[1])
        return True

    def _give(self, stop: int) -> None:
        self.focus = stop
        self._reveal()

    def _reveal(self) -> None:
        """Scroll what has the focus into sight; with the first and the last stop, the ends of the sheet."""
        focused, stops = self.focused, self.stops
        if focused is None or self._kit is None:
            return
        if focused is stops[0]:
            self._scroller.to(0)
        elif focused is stops[-1]:
            self._scroller.to(self._scroller.most)
        self._put()
        self._scroller.reveal(focused.rect.top, focused.rect.bottom)
        self._put()


def _parts(widget: Widget) -> Sequence[Widget]:
    return widget.buttons if isinstance(widget, Row) else (widget,)
