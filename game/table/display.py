"""Draws a list of pictures, and of it only what has changed since the last time."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

import pygame

from .pixels import PREMULTIPLIED


class Picture(NamedTuple):
    """One surface at a place. ``key`` names it from frame to frame; higher ``z`` lies on top."""

    key: Hashable
    surface: pygame.Surface
    x: int
    y: int
    z: int = 0
    clip: pygame.Rect | None = None

    @property
    def rect(self) -> pygame.Rect:
        """Where it is seen."""
        area = pygame.Rect(self.x, self.y, *self.surface.get_size())
        return area if self.clip is None else area.clip(self.clip)


_MOST_AREAS = 12
"""More separate changes than this are drawn as one."""


class Display:
    """A background and pictures on it. Keeps what it drew last and repairs only the difference."""

    def __init__(self) -> None:
        self._background: pygame.Surface | None = None
        self._shown: dict[Hashable, Picture] = {}
        self._whole = True

    def set_background(self, background: pygame.Surface) -> None:
        """What lies below everything; must cover the target."""
        self._background = background
        self._whole = True

    def invalidate(self) -> None:
        """Draw everything next time: the target's pixels are lost."""
        self._whole = True

    def show(self, target: pygame.Surface, pictures: Sequence[Picture]) -> list[pygame.Rect]:
        """Bring the target up to date; returns the areas drawn, none if nothing changed."""
        ordered = sorted(pictures, key=lambda picture: picture.z)
        current = {picture.key: picture for picture in ordered}
        areas = [target.get_rect()] if self._whole else _merged(self._changes(current), target.get_rect())
        for area in areas:
            self._draw(target, area, ordered)
        self._shown = current
        self._whole = False
        return areas

    def _changes(self, current: dict[Hashable, Picture]) -> list[pygame.Rect]:
        areas: list[pygame.Rect] = []
        shown = self._shown
        for key, picture in current.items():
            old = shown.get(key)
            if old is None:
                areas.append(picture.rect)
            elif old[1] is not picture[1] or old[2:] != picture[2:]:
                areas += (old.rect, picture.rect)
        areas += [old.rect for key, old in shown.items() if key not in current]
        return areas + self._reordered(current)

    def _reordered(self, current: dict[Hashable, Picture]) -> list[pygame.Rect]:
        """Pictures that lie among the others in another order than before, though nothing else of them changed."""
        shown = self._shown
        before = [key for key, old in shown.items() if key in current and current[key].z == old.z]
        after = [key for key, new in current.items() if key in shown and shown[key].z == new.z]
        if before == after:
            return []
        return [current[new].rect for old, new in zip(before, after, strict=True) if old != new]

    def _draw(self, target: pygame.Surface, area: pygame.Rect, ordered: list[Picture]) -> None:
        target.set_clip(area)
        if self._background is not None:
            target.blit(self._background, area, area)
        for _, surface, x, y, _, clip in ordered:
            if x >= area.right or y >= area.bottom:
                continue
            if x + surface.get_width() <= area.left or y + surface.get_height() <= area.top:
                continue
            if clip is None:
                target.blit(surface, (x, y), special_flags=PREMULTIPLIED)
            else:
                target.set_clip(area.clip(clip))
                target.blit(surface, (x, y), special_flags=PREMULTIPLIED)
                target.set_clip(area)
        target.set_clip(None)


def _merged(areas: list[pygame.Rect], limit: pygame.Rect) -> list[pygame.Rect]:
    """The areas inside the target, overlapping ones joined; few and disjoint, so nothing is drawn twice."""
    result: list[pygame.Rect] = []
    for area in areas:
        piece = area.clip(limit)
        if not piece.w or not piece.h:
            continue
        while (hit := piece.collidelist(result)) >= 0:
            piece = piece.union(result.pop(hit))
        result.append(piece)
    if len(result) > _MOST_AREAS:
        return [result[0].unionall(result[1:])]
    return result
