"""What never moves: a frieze of tiles across the middle, the places of lines, supports and scenarios."""

from __future__ import annotations

import pygame

from ...engine.text import text
from ...table.faces import TableLayout
from ...table.kit import Kit
from ...table.pixels import PREMULTIPLIED, faded, outline, panel
from ...table.theme import IVORY, NIGHT
from .board import lane_place
from .phases import ATTACK, DEFENCE, LINES

_TILES = 3
"""Rows of tiles in the frieze."""
_LARGEST = 0.62
"""A tile by the height of a line."""
_STRENGTH = 0.42
_BLUE, _WHITE, _YELLOW, _GREEN, _DEEP = (47, 92, 160), (222, 226, 224), (226, 176, 66), (62, 128, 92), (30, 58, 112)
_FINER = 4


def ground(kit: Kit, surface: pygame.Surface, layout: TableLayout) -> None:
    """Draw it onto the cloth."""
    _frieze(kit, surface, layout)
    for seat in layout.plates:
        for line in (ATTACK, DEFENCE):
            _line(kit, surface, layout, seat, line)
    for (zone, index), box in layout.boxes.items():
        kind = zone.partition("/")[0]
        if kind in (*LINES, "ap", "scenario") or (kind == "deck" and index == 0):
            frame = outline(round(box.w), round(box.h), round(min(box.w, box.h) * 0.06), kit.px(1.4), IVORY)
            surface.blit(faded(frame, 0.22), (round(box.x), round(box.y)), special_flags=PREMULTIPLIED)
    _labels(kit, surface, layout)


def _line(kit: Kit, surface: pygame.Surface, layout: TableLayout, seat: int, line: int) -> None:
    """A darker strip below a line."""
    place = lane_place(layout, seat, line)
    pad = max(2, place.h // 24)
    strip = place.inflate(2 * pad, 2 * pad)
    surface.blit(panel(strip.w, strip.h, kit.px(8), NIGHT, 66, None), strip.topleft, special_flags=PREMULTIPLIED)


def _labels(kit: Kit, surface: pygame.Surface, layout: TableLayout) -> None:
    """Names in the empty places of supports and scenarios."""
    for zone in ("ap", "scenario"):
        for seat in layout.plates:
            box = layout.boxes[f"{zone}/{seat}", 0]
            if zone == "scenario":
                plain = panel(round(box.w), round(box.h), kit.px(5), NIGHT, 120, None)
                surface.blit(plain, (round(box.x), round(box.y)), special_flags=PREMULTIPLIED)
            words = kit.say(text(f"jartible.zone.{zone}"))
            px = kit.fonts.fitting_px([words], "serif", round(box.h * 0.2), round(box.w * 0.84), 7)
            drawn = faded(kit.fonts.line(words, "serif", px, IVORY), 0.72)
            x, y = box.center
            place = (round(x) - drawn.get_width() // 2, round(y) - drawn.get_height() // 2)
            surface.blit(drawn, place, special_flags=PREMULTIPLIED)


# Tiles


def _frieze(kit: Kit, surface: pygame.Surface, layout: TableLayout) -> None:
    """Glazed tiles from one scenario to the other, dim enough for what lies on them."""
    edges = [layout.boxes[f"scenario/{seat}", 0] for seat in layout.plates]
    left, right = round(min(box.x for box in edges)), round(max(box.x + box.w for box in edges))
    band = pygame.Rect(left, layout.middle.y, right - left, layout.middle.h)
    side = max(6, min(round(band.h / _TILES), round(lane_place(layout, layout.bottom, ATTACK).h * _LARGEST)))
    tile = kit.art.cached(("jartible_tile", side), lambda: _tile(side))
    columns, rows = -(-band.w // side), -(-band.h // side)
    surface.set_clip(band)
    for row in range(rows):
        for column in range(columns):
            place = (band.centerx + round((column - columns / 2) * side), band.y + row * side)
            surface.blit(tile, place, special_flags=PREMULTIPLIED)
    surface.set_clip(None)
    rim = band.inflate(kit.px(4), kit.px(4))
    frame = faded(outline(rim.w, rim.h, kit.px(4), kit.px(2), IVORY), 0.35)
    surface.blit(frame, rim.topleft, special_flags=PREMULTIPLIED)


def _tile(side: int) -> pygame.Surface:
    """One tile: a star of eight points in a ring, quarters of flowers in its corners."""
    big = side * _FINER
    unit = big / 100
    drawn = pygame.Surface((big, big), pygame.SRCALPHA, 32)
    drawn.fill((*_WHITE, 255))
    for x, y in ((0, 0), (100, 0), (0, 100), (100, 100)):
        _disc(drawn, (x, y), 36, _BLUE, unit)
        _disc(drawn, (x, y), 27, _WHITE, unit)
        _disc(drawn, (x, y), 20, _YELLOW, unit)
        _disc(drawn, (x, y), 9, _DEEP, unit)
    for angle in (0, 45):
        _square(drawn, 34, angle, _BLUE, unit)
    for angle in (0, 45):
        _square(drawn, 26, angle, _WHITE, unit)
    for angle in (22, 67):
        _square(drawn, 20, angle, _GREEN, unit)
    _disc(drawn, (50, 50), 10, _YELLOW, unit)
    pygame.draw.rect(drawn, (*_DEEP, 255), drawn.get_rect(), max(1, round(1.4 * unit)))
    small = pygame.transform.smoothscale(drawn.premul_alpha(), (side, side))
    return faded(small, _STRENGTH)


def _disc(surface: pygame.Surface, centre: tuple[int, int], radius: float, colour: tuple[int, int, int],
          unit: float) -> None:  # fmt: skip
    pygame.draw.circle(surface, (*colour, 255), (centre[0] * unit, centre[1] * unit), radius * unit)


def _square(surface: pygame.Surface, reach: float, angle: int, colour: tuple[int, int, int], unit: float) -> None:
    """A square about the middle, its corners ``reach`` away."""
    arm = pygame.Vector2(reach, 0)
    corners = [(pygame.Vector2(50, 50) + arm.rotate(angle + 90 * n)) * unit for n in range(4)]
    pygame.draw.polygon(surface, (*colour, 255), corners)
