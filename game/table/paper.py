"""Sheets of paper: grain, round corners and a shadow, made piece by piece so that large sheets stay cheap."""

from __future__ import annotations

from functools import lru_cache
from random import Random

import pygame

from .display import Picture
from .kit import Kit
from .pixels import blank, panel, shadow
from .theme import PAPER, PAPER_SHADE

_TILE = 128
_SHADES = 6


@lru_cache(maxsize=1)
def _grain() -> pygame.Surface:
    """A tile of paper: each spot a hair lighter or darker."""
    spots = Random(5).randbytes(_TILE * _TILE).translate(bytes(spot % _SHADES for spot in range(256)))
    tile = pygame.image.frombuffer(spots, (_TILE, _TILE), "P")
    tile.set_palette([tuple(min(255, part + shade - _SHADES // 2) for part in PAPER) for shade in range(_SHADES)])
    return tile.convert(32)


@lru_cache(maxsize=3)
def paper(width: int, height: int, radius: int) -> pygame.Surface:
    """A sheet with round corners and a darker rim."""
    surface = blank(width, height)
    for y in range(0, height, _TILE):
        for x in range(0, width, _TILE):
            surface.blit(_grain(), (x, y))
    surface.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MAX)
    pygame.draw.rect(surface, (*PAPER_SHADE, 255), surface.get_rect(), max(1, radius // 10))
    corners = panel(2 * radius, 2 * radius, radius, PAPER, 255, PAPER_SHADE)
    for x, piece_x in ((0, 0), (width - radius, radius)):
        for y, piece_y in ((0, 0), (height - radius, radius)):
            surface.fill((0, 0, 0, 0), (x, y, radius, radius))
            surface.blit(corners, (x, y), (piece_x, piece_y, radius, radius))
    return surface


@lru_cache(maxsize=3)
def _wide_shadow(width: int, height: int, spread: int) -> pygame.Surface:
    """The shadow of a large sheet: drawn small, its soft edges kept at their size and its middle stretched."""
    edge = 2 * spread
    small = shadow(2 * edge, 2 * edge, spread, 150)
    side, whole = small.get_width() // 2, blank(width + 2 * spread, height + 2 * spread)
    right, bottom = whole.get_width() - side, whole.get_height() - side
    for x, piece_x in ((0, 0), (right, side)):
        for y, piece_y in ((0, 0), (bottom, side)):
            whole.blit(small, (x, y), (piece_x, piece_y, side, side))
    across = small.subsurface((side, 0, 1, small.get_height()))
    stretched = pygame.transform.scale(across, (max(1, right - side), small.get_height()))
    for y, piece_y in ((0, 0), (bottom, side)):
        whole.blit(stretched, (side, y), (0, piece_y, stretched.get_width(), side))
    wide = small.get_width()
    along = pygame.transform.scale(small.subsurface((0, side, wide, 1)), (wide, max(1, bottom - side)))
    for x, piece_x in ((0, 0), (right, side)):
        whole.blit(along, (x, side), (piece_x, 0, side, along.get_height()))
    return whole


def sheet_pictures(kit: Kit, sheet: pygame.Rect, key: object, z: int) -> list[Picture]:
    """A sheet lying on the table, and its shadow."""
    spread = kit.px(14)
    dark = _wide_shadow(sheet.w, sheet.h, spread)
    leaf = paper(sheet.w, sheet.h, min(kit.px(12), sheet.w // 2, sheet.h // 2))
    return [
        Picture((key, "shadow"), dark, sheet.x - spread + kit.px(3), sheet.y - spread + kit.px(5), z),
        Picture((key, "sheet"), leaf, sheet.x, sheet.y, z + 1),
    ]
