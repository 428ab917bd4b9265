"""What the court cards share: liveries, the drawing of inked shapes, and patterns cut to a panel."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import palette
from svg import Point, box, clip_polygon, group, moved, path, polar, poly, stroked

OUTLINE = 1.4


@dataclass(frozen=True)
class Livery:
    """The colours of one suit's court."""

    main: str
    deep: str
    second: str
    accent: str
    hair: str
    hair_line: str


LIVERIES: dict[str, Livery] = {
    "spade": Livery(palette.SLATE, palette.SLATE_DEEP, palette.GOLD, palette.RED, "#3d342d", "#6d6055"),
    "heart": Livery(palette.RED, palette.RED_DEEP, palette.GOLD, palette.SLATE, "#cf9f4c", "#9a6f2b"),
    "diamond": Livery("#bd8a38", "#94672a", palette.RED, palette.SLATE, "#5b4030", "#8f6c54"),
    "club": Livery(palette.GREEN, palette.GREEN_DEEP, palette.GOLD, palette.RED, "#7c4a2b", "#a8744a"),
}
IVORY = "#fbf5e8"


def livery_of(suit: str, rank: int) -> Livery:
    """The suit's livery; the king of diamonds alone has grown grey."""
    livery = LIVERIES[suit]
    return replace(livery, hair="#b7ad9f", hair_line="#857b6e") if (suit, rank) == ("diamond", 13) else livery


def inked(d: str, fill: str, width: float = OUTLINE) -> str:
    """A flat shape with an ink outline."""
    return path(d, fill=fill, stroke=palette.INK, stroke_width=width, stroke_linejoin="round")


def drawn(d: str, width: float = 1.1, colour: str = palette.INK) -> str:
    """An open ink line."""
    return stroked(d, colour, width)


def both(shape: str) -> str:
    """The shape and its mirror image."""
    return shape + "\n" + group(shape, transform="scale(-1 1)")


# --- patterns: all return path data that ends at the edge of a convex window ------------------------------


def _cut(shapes: Sequence[Sequence[Point]], window: Sequence[Point]) -> str:
    parts = (clip_polygon(shape, window) for shape in shapes)
    return "".join(poly(part) for part in parts if len(part) > 2)


def stripes(window: Sequence[Point], step: float, width: float, angle: float = 0) -> str:
    """Bands `width` wide, `step` apart; upright when the angle is 0."""
    count = int(240 / step)
    bands = [moved(box(i * step - width / 2, -240, width, 480), angle=angle) for i in range(-count, count + 1)]
    return _cut(bands, window)


def chevrons(window: Sequence[Point], step: float, width: float, slope: float = 0.6) -> str:
    """Rows of angles that point down along x = 0."""
    shapes: list[list[Point]] = []
    for i in range(-16, 20):
        y = i * step
        for side in (-1, 1):
            arm: list[Point] = [
                (0, y),
                (side * 100, y - 100 * slope),
                (side * 100, y - 100 * slope + width),
                (0, y + width),
            ]
            shapes.append(arm)
    return _cut(shapes, window)


def lozenges(window: Sequence[Point], wide: float, high: float, share: float = 1) -> str:
    """Standing diamonds on a staggered grid; `share` 1 lets their points touch."""
    shapes: list[list[Point]] = []
    w, h = wide / 2 * share, high / 2 * share
    for j in range(-24, 25):
        for i in range(-12, 13):
            x, y = i * wide + (wide / 2 if j % 2 else 0), j * high / 2
            if j % 2 == 0 or share < 1:
                shapes.append([(x, y - h), (x + w, y), (x, y + h), (x - w, y)])
    return _cut(shapes, window)


def scales(window: Sequence[Point], wide: float, high: float, thick: float = 1.6) -> str:
    """Rows of hanging half rings."""
    shapes: list[list[Point]] = []
    for j in range(-24, 12):
        for i in range(-10, 11):
            x, y, r = i * wide + (wide / 2 if j % 2 else 0), j * high, wide / 2
            outer = [polar(x, y, r, 90 + a) for a in range(0, 181, 15)]
            inner = [polar(x, y, r - thick, 270 - a) for a in range(0, 181, 15)]
            shapes.append(outer + inner)
    return _cut(shapes, window)


def seeds(window: Sequence[Point], wide: float, high: float, shape: Sequence[Point]) -> str:
    """A small shape strewn on a staggered grid."""
    shapes: list[list[Point]] = []
    for j in range(-24, 12):
        for i in range(-10, 11):
            x, y = i * wide + (wide / 2 if j % 2 else 0), j * high
            shapes.append([(x + px, y + py) for px, py in shape])
    return _cut(shapes, window)


ERMINE: list[Point] = [(0, -3), (1, 0), (2.2, 2.6), (0.6, 1.6), (0, 3.6), (-0.6, 1.6), (-2.2, 2.6), (-1, 0)]
QUATREFOIL: list[Point] = [
    (math.cos(t) * (2.2 + 1.2 * math.cos(4 * t)), math.sin(t) * (2.2 + 1.2 * math.cos(4 * t)))
    for t in (i * math.pi / 12 for i in range(24))
]
