"""Surfaces made by code: premultiplied, cached by what they show. Cloth, shadows, panels, outlines."""

from __future__ import annotations

from functools import lru_cache
from random import Random

import pygame

from .theme import NIGHT, WOOD, WOOD_DARK, WOOD_LIGHT, Colour

PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED


def blank(width: int, height: int) -> pygame.Surface:
    """A fully transparent surface, ready for premultiplied blits."""
    return pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA, 32)


def faded(surface: pygame.Surface, share: float) -> pygame.Surface:
    """A copy at ``share`` of its opacity; premultiplied in, premultiplied out."""
    level = max(0, min(255, round(share * 255)))
    copy = surface.copy()
    copy.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def tinted(surface: pygame.Surface, colour: Colour) -> pygame.Surface:
    """A white silhouette in another colour."""
    copy = surface.copy()
    copy.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


@lru_cache(maxsize=256)
def panel(width: int, height: int, radius: int, fill: Colour, alpha: int, rim: Colour | None) -> pygame.Surface:
    """A rounded rectangle with an optional fine rim, drawn at four times its size and scaled down: no jagged edge."""
    factor = 4 if width * height < 400_000 else 2
    big = pygame.Surface((width * factor, height * factor), pygame.SRCALPHA, 32)
    area = big.get_rect()
    if rim is not None:
        pygame.draw.rect(big, (*rim, 255), area, border_radius=radius * factor)
        area = area.inflate(-2 * factor, -2 * factor)
    pygame.draw.rect(big, (*fill, alpha), area, border_radius=max(0, radius - 1) * factor)
    return pygame.transform.smoothscale(big.premul_alpha(), (width, height))


@lru_cache(maxsize=64)
def outline(width: int, height: int, radius: int, thickness: int, colour: Colour) -> pygame.Surface:
    """A rounded frame."""
    factor = 3
    big = pygame.Surface((width * factor, height * factor), pygame.SRCALPHA, 32)
    pygame.draw.rect(
        big, (*colour, 255), big.get_rect(), width=thickness * factor, border_radius=max(1, radius * factor)
    )
    return pygame.transform.smoothscale(big.premul_alpha(), (width, height))


@lru_cache(maxsize=64)
def brackets(width: int, height: int, spread: int, thickness: int, colour: Colour) -> pygame.Surface:
    """The sign of a place where something can be done: light around it and four strong corners.

    ``width`` and ``height`` are the card's; the surface is larger by ``spread`` on each side, and nothing is drawn
    on the card itself, so that it stays readable.
    """
    surface = halo(width, height, spread, colour).copy()
    gap = max(1, spread // 4)
    area = pygame.Rect(spread - gap, spread - gap, width + 2 * gap, height + 2 * gap)
    frame = outline(area.w, area.h, max(2, width // 16), thickness, colour)
    surface.blit(frame, area.topleft, special_flags=PREMULTIPLIED)
    arm = max(thickness * 3, width // 4)
    bold = outline(area.w, area.h, max(2, width // 16), thickness * 2, colour)
    for x in (0, area.w - arm):
        for y in (0, area.h - arm):
            corner = pygame.Rect(x, y, arm, arm)
            surface.blit(bold, (area.x + x, area.y + y), corner, special_flags=PREMULTIPLIED)
    return surface


@lru_cache(maxsize=64)
def halo(width: int, height: int, spread: int, colour: Colour) -> pygame.Surface:
    """A soft light around a card of this size; the surface is larger by ``spread`` on each side, hollow inside."""
    surface = pygame.Surface((width + 2 * spread, height + 2 * spread), pygame.SRCALPHA, 32)
    area = pygame.Rect(spread, spread, width, height)
    pygame.draw.rect(surface, (*colour, 170), area.inflate(spread, spread), border_radius=spread)
    surface = surface.premul_alpha()
    for _ in range(2):
        surface = pygame.transform.box_blur(surface, max(1, spread // 3))
    pygame.draw.rect(surface, (0, 0, 0, 0), area, border_radius=max(2, width // 20))
    return surface


@lru_cache(maxsize=48)
def shadow(width: int, height: int, spread: int, strength: int) -> pygame.Surface:
    """The soft shadow of a card of this size; the surface is larger by ``spread`` on each side."""
    surface = pygame.Surface((width + 2 * spread, height + 2 * spread), pygame.SRCALPHA, 32)
    area = pygame.Rect(spread, spread, width, height)
    pygame.draw.rect(surface, (*NIGHT, strength), area, border_radius=max(2, width // 20))
    surface = surface.premul_alpha()
    for _ in range(2):
        surface = pygame.transform.box_blur(surface, max(1, spread // 2))
    return surface


def cloth(width: int, height: int, colour: Colour, border: int) -> pygame.Surface:
    """A table seen from above: woven cloth in a wooden frame, lit from the upper left."""
    surface = pygame.Surface((width, height))
    surface.blit(_tiled(_weave(colour), width, height), (0, 0))
    surface.blit(_light(width, height), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    if border > 0:
        _frame(surface, border)
    return surface


def wood(width: int, height: int) -> pygame.Surface:
    """A plain of dark wood: the ground of panels and menus."""
    surface = pygame.Surface((width, height))
    surface.blit(_tiled(_grain(), width, height), (0, 0))
    surface.blit(_light(width, height), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return surface


def _tiled(tile: pygame.Surface, width: int, height: int) -> pygame.Surface:
    surface = pygame.Surface((width, height))
    tile_width, tile_height = tile.get_size()
    for y in range(0, height, tile_height):
        for x in range(0, width, tile_width):
            surface.blit(tile, (x, y))
    return surface


@lru_cache(maxsize=8)
def _weave(colour: Colour) -> pygame.Surface:
    """A tile of woven threads: over, under, each thread a shade of its own."""
    size = 96
    rnd = Random(7).random
    tile = pygame.Surface((size, size))
    warp = [rnd() * 6 - 3 for _ in range(size)]
    weft = [rnd() * 6 - 3 for _ in range(size)]
    for y in range(size):
        for x in range(size):
            over = (x // 2 + y // 2) % 2
            shade = (3 if over else -3) + (warp[x] if over else weft[y]) + rnd() * 3 - 1.5
            tile.set_at((x, y), tuple(max(0, min(255, round(part + shade))) for part in colour))
    return tile


@lru_cache(maxsize=2)
def _grain() -> pygame.Surface:
    """A tile of long wood fibres that repeats without a seam from left to right."""
    width, height = 256, 128
    rnd = Random(11).random
    tile = pygame.Surface((width, height))
    tile.fill(WOOD)
    for y in range(height):
        shade = (rnd() - 0.5) * 10
        colour = tuple(max(0, min(255, round(part + shade))) for part in WOOD)
        pygame.draw.line(tile, colour, (0, y), (width, y))
    for _ in range(160):
        x, y, length = rnd() * width, int(rnd() * height), 30 + rnd() * 120
        colour = WOOD_DARK if rnd() < 0.6 else WOOD_LIGHT
        mixed = tuple(round(a * 0.8 + b * 0.2) for a, b in zip(WOOD, colour, strict=True))
        pygame.draw.line(tile, mixed, (x, y), (x + length, y))
        pygame.draw.line(tile, mixed, (x - width, y), (x + length - width, y))
    return tile


def _light(width: int, height: int) -> pygame.Surface:
    """Light from the upper left and a soft vignette, made small and scaled up."""
    small = pygame.Surface((48, 30))
    for y in range(30):
        for x in range(48):
            dx, dy = (x - 20) / 30, (y - 11) / 22
            level = 255 - 105 * min(1.0, dx * dx + dy * dy) ** 1.2
            small.set_at((x, y), (round(level), round(level), round(level)))
    return pygame.transform.smoothscale(small, (width, height))


def _frame(surface: pygame.Surface, border: int) -> None:
    width, height = surface.get_size()
    timber = wood(width, height)
    for area in (
        pygame.Rect(0, 0, width, border),
        pygame.Rect(0, height - border, width, border),
        pygame.Rect(0, 0, border, height),
        pygame.Rect(width - border, 0, border, height),
    ):
        surface.blit(timber, area, area)
    inner = pygame.Rect(border, border, width - 2 * border, height - 2 * border)
    pygame.draw.rect(surface, WOOD_DARK, inner, max(1, border // 5))
    pygame.draw.line(surface, WOOD_LIGHT, (0, 0), (width, 0), max(1, border // 8))
