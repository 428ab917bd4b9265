"""Surfaces made by code: premultiplied, cached by what they show. Cloth, shadows, panels, outlines."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import add
from random import Random

import pygame

from .theme import NIGHT, WOOD, WOOD_DARK, WOOD_LIGHT, Colour

PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED
_BAND = 64
"""Rows of light that are made at once."""
_WOODS = 11
"""Shades of wood."""
_SHADES = 15
"""Of cloth. The next three make shades of random bytes: of threads below, threads above, and what spots on them add."""
_WEFT = bytes(byte * 7 // 256 for byte in range(256))
_WARP = bytes(6 + shade for shade in _WEFT)
_FLUFF = bytes(byte * 3 // 256 for byte in range(256))


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


def sliced(small: pygame.Surface, width: int, height: int, edge: int) -> pygame.Surface:
    """A small picture made large: its corners (``edge`` pixels) are kept, its middle and sides are drawn out."""
    result = blank(width, height)
    size_w, size_h = small.get_size()
    for x, wide, to_x, to_wide in _thirds(size_w, width, edge):
        for y, high, to_y, to_high in _thirds(size_h, height, edge):
            if wide > 0 and high > 0 and to_wide > 0 and to_high > 0:
                target = result.subsurface((to_x, to_y, to_wide, to_high))
                pygame.transform.scale(small.subsurface((x, y, wide, high)), (to_wide, to_high), target)
    return result


def _thirds(size: int, wanted: int, edge: int) -> tuple[tuple[int, int, int, int], ...]:
    """(from, length, to, length there) for both ends and the middle of one direction."""
    if size == wanted:
        return ((0, size, 0, size),)
    return (
        (0, edge, 0, edge),
        (edge, size - 2 * edge, edge, wanted - 2 * edge),
        (size - edge, edge, wanted - edge, edge),
    )


def _smooth(
    width: int, height: int, edge: int, draw: Callable[[pygame.Surface, pygame.Rect, int], None]
) -> pygame.Surface:
    """What ``draw`` draws (on a surface, in an area, at a factor), without jagged edges.

    It is drawn at four times its size and scaled down; large ones are drawn small and drawn out.
    """
    small_w, small_h = (min(side, 2 * edge + 4) for side in (width, height))
    big = pygame.Surface((small_w * 4, small_h * 4), pygame.SRCALPHA, 32)
    draw(big, big.get_rect(), 4)
    small = pygame.transform.smoothscale(big.premul_alpha_ip(), (small_w, small_h))
    return small if (small_w, small_h) == (width, height) else sliced(small, width, height, edge)


@lru_cache(maxsize=256)
def panel(width: int, height: int, radius: int, fill: Colour, alpha: int, rim: Colour | None) -> pygame.Surface:
    """A rounded rectangle with an optional fine rim; where it is as wide as its corners, a disc."""
    width, height = max(1, width), max(1, height)
    radius = min(radius, width // 2, height // 2)

    def draw(surface: pygame.Surface, area: pygame.Rect, factor: int) -> None:
        if rim is not None:
            pygame.draw.rect(surface, (*rim, 255), area, border_radius=radius * factor)
            area = area.inflate(-2 * factor, -2 * factor)
        pygame.draw.rect(surface, (*fill, alpha), area, border_radius=max(0, radius - 1) * factor)

    return _smooth(width, height, radius + 2, draw)


@lru_cache(maxsize=64)
def outline(width: int, height: int, radius: int, thickness: int, colour: Colour) -> pygame.Surface:
    """A rounded frame."""
    width, height = max(1, width), max(1, height)
    radius = max(1, min(radius, width // 2, height // 2))

    def draw(surface: pygame.Surface, area: pygame.Rect, factor: int) -> None:
        pygame.draw.rect(surface, (*colour, 255), area, width=thickness * factor, border_radius=radius * factor)

    return _smooth(width, height, max(radius, thickness) + 2, draw)


@lru_cache(maxsize=64)
def brackets(width: int, height: int, spread: int, thickness: int, colour: Colour) -> pygame.Surface:
    """The sign of a place where something can be done: light around it and four strong corners.

    ``width`` and ``height`` are the card's; the surface is larger by ``spread`` on each side, and nothing is drawn
    on the card itself, so that it stays readable.
    """
    surface = halo(width, height, spread, colour).copy()
    gap, side = max(1, spread // 4), min(width, height)
    area = pygame.Rect(spread - gap, spread - gap, width + 2 * gap, height + 2 * gap)
    frame = outline(area.w, area.h, max(2, side // 16), thickness, colour)
    surface.blit(frame, area.topleft, special_flags=PREMULTIPLIED)
    arm = max(thickness * 3, side // 4)
    bold = outline(area.w, area.h, max(2, side // 16), thickness * 2, colour)
    for x in (0, area.w - arm):
        for y in (0, area.h - arm):
            corner = pygame.Rect(x, y, arm, arm)
            surface.blit(bold, (area.x + x, area.y + y), corner, special_flags=PREMULTIPLIED)
    return surface


@lru_cache(maxsize=64)
def halo(width: int, height: int, spread: int, colour: Colour) -> pygame.Surface:
    """A soft light around a card of this size; the surface is larger by ``spread`` on each side, hollow inside."""
    surface = _blurred(width, height, spread, (*colour, 170), spread // 2, spread)
    hollow = pygame.Rect(spread, spread, width, height)
    pygame.draw.rect(surface, (0, 0, 0, 0), hollow, border_radius=max(2, min(width, height) // 20))
    return surface


@lru_cache(maxsize=48)
def shadow(width: int, height: int, spread: int, strength: int) -> pygame.Surface:
    """The soft shadow of a card of this size; the surface is larger by ``spread`` on each side."""
    return _blurred(width, height, spread, (*NIGHT, strength), 0, max(2, width // 20))


def _blurred(
    width: int, height: int, spread: int, colour: tuple[int, int, int, int], grow: int, radius: int
) -> pygame.Surface:
    """A rounded rectangle, larger by ``grow`` on each side, with soft edges; only its corners are really blurred."""
    edge = 2 * spread + radius + grow
    small_w, small_h = (min(side + 2 * spread, 2 * edge + 4) for side in (width, height))
    small = pygame.Surface((small_w, small_h), pygame.SRCALPHA, 32)
    area = small.get_rect().inflate(-2 * (spread - grow), -2 * (spread - grow))
    pygame.draw.rect(small, colour, area, border_radius=radius)
    small.premul_alpha_ip()
    for _ in range(2):
        small = pygame.transform.box_blur(small, max(1, spread // 3 if grow else spread // 2))
    whole = (width + 2 * spread, height + 2 * spread)
    return small if small.get_size() == whole else sliced(small, *whole, edge)


def cloth(width: int, height: int, colour: Colour, border: int) -> pygame.Surface:
    """A table seen from above: woven cloth in a wooden frame, lit from the upper left."""
    surface = pygame.Surface((width, height))
    _tile(surface, surface.get_rect(), _weave(colour))
    for strip in _strips(width, height, border):
        _tile(surface, strip, _grain())
    _light_up(surface)
    if border > 0:
        inner = surface.get_rect().inflate(-2 * border, -2 * border)
        pygame.draw.rect(surface, WOOD_DARK, inner, max(1, border // 5))
        pygame.draw.line(surface, WOOD_LIGHT, (0, 0), (width, 0), max(1, border // 8))
    return surface


def wood(width: int, height: int) -> pygame.Surface:
    """A plain of dark wood."""
    surface = pygame.Surface((width, height))
    _tile(surface, surface.get_rect(), _grain())
    _light_up(surface)
    return surface


def _strips(width: int, height: int, border: int) -> tuple[pygame.Rect, ...]:
    """The four boards of a frame."""
    if border <= 0:
        return ()
    return (
        pygame.Rect(0, 0, width, border),
        pygame.Rect(0, height - border, width, border),
        pygame.Rect(0, 0, border, height),
        pygame.Rect(width - border, 0, border, height),
    )


def _tile(surface: pygame.Surface, area: pygame.Rect, tile: pygame.Surface) -> None:
    """Lay an area with a tile; it goes on where the neighbouring area left off."""
    tile_width, tile_height = tile.get_size()
    surface.set_clip(area)
    for y in range(area.y - area.y % tile_height, area.bottom, tile_height):
        for x in range(area.x - area.x % tile_width, area.right, tile_width):
            surface.blit(tile, (x, y))
    surface.set_clip(None)


@lru_cache(maxsize=8)
def _weave(colour: Colour) -> pygame.Surface:
    """A tile of woven threads: over, under, each thread a shade of its own."""
    size = 64
    random = Random(7)
    warp, weft = random.randbytes(size).translate(_WARP), random.randbytes(size).translate(_WEFT)
    fluff = random.randbytes(size * size).translate(_FLUFF)
    shades = bytearray()
    for y in range(size):
        row = bytearray(warp)
        below = y // 2 % 2 * 2
        for x in (below, below + 1):
            row[x::4] = bytes((weft[y],)) * (size // 4)
        shades += bytes(map(add, row, fluff[y * size : (y + 1) * size]))
    tile = pygame.image.frombuffer(bytes(shades), (size, size), "P")
    tile.set_palette([tuple(part + shade - _SHADES // 2 for part in colour) for shade in range(_SHADES)])
    return tile.convert(32)


@lru_cache(maxsize=2)
def _grain() -> pygame.Surface:
    """A tile of long wood fibres that repeats without a seam from left to right."""
    width, height = 256, 128
    rnd = Random(11).random
    rows = [bytearray((int(rnd() * _WOODS),)) * width for _ in range(height)]
    for _ in range(160):
        x, row, length = int(rnd() * width), rows[int(rnd() * height)], int(30 + rnd() * 120)
        ink = bytes((_WOODS if rnd() < 0.6 else _WOODS + 1,))
        over = max(0, x + length - width)
        row[x : x + length] = ink * (length - over)
        row[:over] = ink * over
    tile = pygame.image.frombuffer(b"".join(rows), (width, height), "P")
    shades = [tuple(part + shade - _WOODS // 2 for part in WOOD) for shade in range(_WOODS)]
    inks = [tuple(round(a * 0.8 + b * 0.2) for a, b in zip(WOOD, ink, strict=True)) for ink in (WOOD_DARK, WOOD_LIGHT)]
    tile.set_palette([*shades, *inks])
    return tile.convert(32)


@lru_cache(maxsize=1)
def _light() -> pygame.Surface:
    """Light from the upper left and a soft vignette, small, to be scaled up."""
    width, height = 24, 15
    right = [((x - 9.75) / 15) ** 2 for x in range(width)]
    down = [((y - 5.25) / 11) ** 2 for y in range(height)]
    levels = bytes(round(255 - 105 * min(1.0, dx + dy) ** 1.2) for dy in down for dx in right)
    light = pygame.image.frombuffer(levels, (width, height), "P")
    light.set_palette([(level, level, level) for level in range(256)])
    return light.convert(32)


def _light_up(surface: pygame.Surface) -> None:
    """Lay the light over a surface; band by band, so that not a second large one is needed."""
    width, height = surface.get_size()
    tall = pygame.transform.smoothscale(_light(), (_light().get_width(), height))
    for y in range(0, height, _BAND):
        rows = min(_BAND, height - y)
        part = tall.subsurface((0, y, tall.get_width(), rows))
        surface.blit(pygame.transform.smoothscale(part, (width, rows)), (0, y), special_flags=pygame.BLEND_RGB_MULT)
