"""Azulejos: the glazes, the patterns of small tiles, and the strips and fields that are laid with them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from svg import Point, box, path, poly, rect, ring, star

COBALT, COBALT_DEEP, COBALT_PALE = "#2f5fae", "#1d3f7e", "#a9c6ea"
YELLOW, YELLOW_DEEP = "#f2bf3c", "#c98e22"
GREEN, GREEN_DEEP = "#3f8f57", "#276340"
WHITE, WHITE_LOW, JOINT = "#fbf8ee", "#efe8d6", "#c9c3b2"
CLAY, CLAY_DEEP = "#c4663c", "#8f4427"
NAVY = "#16264a"
GOLD, GOLD_LIGHT, GOLD_DEEP, GOLD_DARK = "#e2b13f", "#fbe9ac", "#a97722", "#6f4a12"


@dataclass(frozen=True)
class Tile:
    """A pattern: ground and joint, then layers of path data on a tile of side 1 about its corner (x, y)."""

    ground: str
    joint: str
    layers: tuple[tuple[str, Callable[[float, float, float], str]], ...]


def laid(tile: Tile, corners: list[Point], side: float) -> str:
    """Tiles at their upper left corners; every layer is one path."""
    drawn = ""
    for colour, draw in tile.layers:
        drawn += path("".join(draw(x, y, side) for x, y in corners), fill=colour, fill_rule="evenodd")
    joints = "".join(poly(box(x, y, side, side)) for x, y in corners)
    return drawn + path(joints, fill="none", stroke=tile.joint, stroke_width=max(0.5, side * 0.035))


def strip(tile: Tile, x: float, y: float, across: int, down: int, side: float) -> str:
    """A frame of tiles, one tile thick: so many across and down, on its ground."""
    ends = [(i, j) for i in range(across) for j in range(down) if i in (0, across - 1) or j in (0, down - 1)]
    w, h = across * side, down * side
    edge = poly(box(x, y, w, h)) + poly(box(x + side, y + side, w - 2 * side, h - 2 * side))
    ground = path(edge, fill=tile.ground, fill_rule="evenodd")
    return ground + laid(tile, [(x + i * side, y + j * side) for i, j in ends], side)


def field(tile: Tile, x: float, y: float, across: int, down: int, side: float) -> str:
    """A wall of tiles on its ground."""
    corners = [(x + i * side, y + j * side) for j in range(down) for i in range(across)]
    return rect(x, y, across * side, down * side, fill=tile.ground) + laid(tile, corners, side)


def diamond(size: float) -> Callable[[float, float, float], str]:
    """A square on its point, half as high as `size` of the tile."""

    def draw(x: float, y: float, s: float) -> str:
        cx, cy, r = x + s / 2, y + s / 2, s * size
        return poly([(cx, cy - r), (cx + r, cy), (cx, cy + r), (cx - r, cy)])

    return draw


def eight_star(outer: float, inner: float) -> Callable[[float, float, float], str]:
    """The star of eight points."""
    return lambda x, y, s: poly(star(x + s / 2, y + s / 2, s * outer, s * inner, 8))


def round_(size: float) -> Callable[[float, float, float], str]:
    """A disc in the middle."""
    return lambda x, y, s: ring(x + s / 2, y + s / 2, s * size)


def corner_cuts(size: float) -> Callable[[float, float, float], str]:
    """A triangle in each corner: four tiles make a square on its point."""

    def draw(x: float, y: float, s: float) -> str:
        r = s * size
        return "".join(
            poly([(cx, cy), (cx + dx * r, cy), (cx, cy + dy * r)])
            for cx, cy, dx, dy in ((x, y, 1, 1), (x + s, y, -1, 1), (x + s, y + s, -1, -1), (x, y + s, 1, -1))
        )

    return draw


def quarter_rings(outer: float, inner: float) -> Callable[[float, float, float], str]:
    """A quarter of a ring in each corner: four tiles make a wheel."""

    def draw(x: float, y: float, s: float) -> str:
        a, b = s * outer, s * inner
        parts = ""
        for cx, cy, dx, dy in ((x, y, 1, 1), (x + s, y, -1, 1), (x + s, y + s, -1, -1), (x, y + s, 1, -1)):
            way, back = (1, 0) if dx == dy else (0, 1)
            parts += (
                f"M{cx + dx * a:.2f} {cy:.2f}A{a:.2f} {a:.2f} 0 0 {way} {cx:.2f} {cy + dy * a:.2f}"
                f"L{cx:.2f} {cy + dy * b:.2f}A{b:.2f} {b:.2f} 0 0 {back} {cx + dx * b:.2f} {cy:.2f}Z"
            )
        return parts

    return draw


def cross_leaves(x: float, y: float, s: float) -> str:
    """Four pointed leaves from the middle towards the corners."""
    cx, cy = x + s / 2, y + s / 2
    parts = ""
    for dx, dy in ((1, 1), (-1, 1), (-1, -1), (1, -1)):
        tip, near, side = 0.36 * s, 0.07 * s, 0.11 * s
        ax, ay = cx + dx * near, cy + dy * near
        bx, by = cx + dx * tip, cy + dy * tip
        mx, my = (ax + bx) / 2, (ay + by) / 2
        parts += (
            f"M{ax:.2f} {ay:.2f}Q{mx + dx * side:.2f} {my - dy * side:.2f} {bx:.2f} {by:.2f}"
            f"Q{mx - dx * side:.2f} {my + dy * side:.2f} {ax:.2f} {ay:.2f}Z"
        )
    return parts


BLUE_TILE = Tile(
    WHITE,
    COBALT_PALE,
    ((COBALT, corner_cuts(0.34)), (COBALT, diamond(0.3)), (WHITE, diamond(0.17)), (COBALT_DEEP, round_(0.08))),
)
GREEN_TILE = Tile(
    YELLOW,
    YELLOW_DEEP,
    (
        (GREEN, corner_cuts(0.36)),
        (GREEN_DEEP, eight_star(0.4, 0.27)),
        (WHITE, eight_star(0.27, 0.17)),
        (GREEN, round_(0.1)),
    ),
)
ROYAL_TILE = Tile(
    CLAY,
    CLAY_DEEP,
    (
        (COBALT_DEEP, corner_cuts(0.3)),
        (YELLOW, eight_star(0.44, 0.28)),
        (CLAY_DEEP, round_(0.19)),
        (WHITE, round_(0.1)),
    ),
)
GOLD_TILE = Tile(
    GOLD,
    GOLD_DARK,
    (
        (GOLD_LIGHT, corner_cuts(0.4)),
        (GOLD_DEEP, eight_star(0.42, 0.28)),
        (GOLD_LIGHT, eight_star(0.33, 0.2)),
        (GOLD_DARK, round_(0.09)),
    ),
)
WHEEL_TILE = Tile(
    WHITE,
    "#b9c7da",
    (
        (COBALT, quarter_rings(0.47, 0.36)),
        (YELLOW, quarter_rings(0.31, 0.0)),
        (CLAY, quarter_rings(0.14, 0.0)),
        (GREEN, cross_leaves),
        (COBALT_DEEP, round_(0.07)),
    ),
)
