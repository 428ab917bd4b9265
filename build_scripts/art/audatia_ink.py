"""What all pictures of Audatia are made of: vellum, iron-gall ink, minium red, azure and a little gold."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from svg import Attr, Point, path, poly, stroked

VELLUM = "#f3e8cd"
VELLUM_LOW = "#e8d7b1"
VELLUM_RIM = "#a98b5a"
IRON = "#33261d"
"""Iron-gall ink as it has aged."""
IRON_PALE = "#6f5741"
WASH = "#cdb388"
"""The same ink, much thinned."""
MINIUM = "#a8301f"
MINIUM_DEEP = "#7b2014"
AZURE = "#2f4d78"
AZURE_DEEP = "#1f3454"
VERDIGRIS = "#3f6b56"
GOLD = "#c8973e"
GOLD_LIGHT = "#edd08a"
GOLD_DEEP = "#8a5f22"
STEEL = "#e9ebe6"
STEEL_SHADE = "#a9b0ae"
FLESH = "#efd3ab"
FLESH_SHADE = "#d9b184"


def hull(points: Iterable[Point]) -> list[Point]:
    """The smallest convex outline round the points, clockwise on screen."""
    ordered = sorted(set(points))
    return _half(ordered)[:-1] + _half(ordered[::-1])[:-1]


def _half(ordered: Sequence[Point]) -> list[Point]:
    kept: list[Point] = []
    for x, y in ordered:
        while len(kept) > 1 and _turns(kept[-2], kept[-1], (x, y)) <= 0:
            kept.pop()
        kept.append((x, y))
    return kept


def _turns(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def inked(d: str, fill: str, width: float = 1.4, **attrs: Attr) -> str:
    """A shape in a colour with an outline of ink."""
    return path(d, fill=fill, stroke=IRON, stroke_width=width, stroke_linejoin="round", **attrs)


def pen(d: str, width: float = 1.2, colour: str = IRON, **attrs: Attr) -> str:
    """A line of the pen."""
    return stroked(d, colour, width, **attrs)


def patch(points: Iterable[Point], fill: str, **attrs: Attr) -> str:
    """A polygon without outline."""
    return path(poly(points), fill=fill, **attrs)
