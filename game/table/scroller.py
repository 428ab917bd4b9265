"""A view on something higher than itself: wheel, thin bar, and soft edges where more follows."""

from __future__ import annotations

from functools import lru_cache

import pygame

from .display import Picture
from .kit import Kit
from .pixels import blank, panel
from .theme import PAPER, WOOD


class Scroller:
    """How far the content stands above the top of its view."""

    def __init__(self) -> None:
        self.offset = 0
        self.view = pygame.Rect(0, 0, 0, 0)
        self._content = 0
        self._kit: Kit | None = None
        self._track = pygame.Rect(0, 0, 0, 0)
        self._grip: int | None = None
        """How far below the top of the bar it is held, while it is dragged."""

    def place(self, kit: Kit, view: pygame.Rect, content: int, right: int) -> None:
        """See ``content`` pixels through ``view``; the bar runs along ``right``."""
        self._kit, self.view, self._content = kit, view, content
        self._track = pygame.Rect(right - kit.px(16), view.y, kit.px(16), view.h)
        self.to(self.offset)

    @property
    def most(self) -> int:
        """How far it can scroll."""
        return max(0, self._content - self.view.h)

    @property
    def step(self) -> int:
        """What one notch of the wheel moves."""
        return self._kit.px(60) if self._kit else 1

    def to(self, offset: int) -> bool:
        """Scroll to a place; True if anything moved."""
        before, self.offset = self.offset, max(0, min(self.most, offset))
        return before != self.offset

    def by(self, pixels: int) -> bool:
        """Scroll up or down; True if anything moved."""
        return self.to(self.offset + pixels)

    def reveal(self, top: int, bottom: int) -> bool:
        """Bring what lies between two places of the window into sight, with a little air."""
        air = min(self.step // 2, max(0, self.view.h - (bottom - top)) // 2)
        if top - air < self.view.top or bottom - top > self.view.h:
            return self.by(top - air - self.view.top)
        if bottom + air > self.view.bottom:
            return self.by(bottom + air - self.view.bottom)
        return False

    def handle(self, event: pygame.Event) -> bool:
        """Answer wheel and bar; True if the event was meant for them."""
        if event.type == pygame.MOUSEWHEEL:
            self.by(-event.y * self.step)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._grab(event.pos)
        if event.type == pygame.MOUSEMOTION and self._grip is not None:
            self._drag(event)
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._grip is not None:
            self._grip = None
            return True
        return False

    def key(self, key: int) -> bool:
        """Page up and down, Home and End."""
        page = max(1, self.view.h - self.step)
        if key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.by(page if key == pygame.K_PAGEDOWN else -page)
        elif key in (pygame.K_HOME, pygame.K_END):
            self.to(self.most if key == pygame.K_END else 0)
        else:
            return False
        return True

    def _grab(self, pos: tuple[int, int]) -> bool:
        """Take hold of the bar; a press beside it brings it under the pointer first."""
        if not self.most or not self._track.collidepoint(pos):
            return False
        bar = self._bar()
        self._grip = pos[1] - bar.y if bar.top <= pos[1] < bar.bottom else bar.h // 2
        self._follow(pos[1])
        return True

    def _drag(self, event: pygame.Event) -> None:
        if event.buttons[0]:
            self._follow(event.pos[1])
        else:
            self._grip = None

    def _follow(self, y: int) -> None:
        free = self._track.h - self._bar().h
        if free > 0 and self._grip is not None:
            self.to(round((y - self._grip - self._track.y) * self.most / free))

    def _bar(self) -> pygame.Rect:
        assert self._kit is not None
        room = self._track.h
        high = max(self._kit.px(28), room * room // max(1, self._content))
        top = self._track.y + (room - high) * self.offset // max(1, self.most)
        wide = self._kit.px(7 if self._grip is not None else 5)
        return pygame.Rect(self._track.centerx - wide // 2, top, wide, high)

    def pictures(self, z: int) -> list[Picture]:
        """The bar, and the edges that fade where the content goes on."""
        kit = self._kit
        if kit is None or not self.most:
            return []
        bar = self._bar()
        held = self._grip is not None
        drawn = panel(bar.w, bar.h, bar.w // 2, WOOD, 230 if held else 170, None)
        result = [Picture((id(self), "bar"), drawn, bar.x, bar.y, z)]
        high = kit.px(18)
        if self.offset > 0:
            result.append(Picture((id(self), "above"), _fade(self.view.w, high, 1), self.view.x, self.view.y, z))
        if self.offset < self.most:
            y = self.view.bottom - high
            result.append(Picture((id(self), "below"), _fade(self.view.w, high, -1), self.view.x, y, z))
        return result


@lru_cache(maxsize=8)
def _fade(width: int, height: int, way: int) -> pygame.Surface:
    """Paper that thins out downwards (1) or upwards (-1)."""
    surface = blank(width, height)
    for y in range(height):
        share = 1 - y / height if way > 0 else (y + 1) / height
        surface.fill((*(round(part * share) for part in PAPER), round(255 * share)), (0, y, width, 1))
    return surface
