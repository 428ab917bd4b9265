"""The pen of the icons: white, one weight, round ends, on a field of 64 x 64."""

from __future__ import annotations

import palette
from svg import circle, path, rect, stroked

WEIGHT = 6.0


def line(*parts: str, weight: float = WEIGHT) -> str:
    """One or more strokes of the common weight."""
    return stroked("".join(parts), palette.WHITE, weight)


def solid(d: str, soften: float = 3) -> str:
    """A filled shape whose corners are rounded by a thin stroke of the same white."""
    white = palette.WHITE
    if not soften:
        return path(d, fill=white, fill_rule="evenodd")
    return path(d, fill=white, fill_rule="evenodd", stroke=white, stroke_width=soften, stroke_linejoin="round")


def spot(x: float, y: float, r: float) -> str:
    """A filled circle."""
    return circle(x, y, r, fill=palette.WHITE)


def hoop(x: float, y: float, r: float, weight: float = WEIGHT) -> str:
    """A circle of the common weight."""
    return circle(x, y, r, fill="none", stroke=palette.WHITE, stroke_width=weight)


def bar(x: float, y: float, w: float, h: float, r: float = 2) -> str:
    """A filled rectangle with slightly round corners."""
    return rect(x, y, w, h, r, fill=palette.WHITE)


def frame(x: float, y: float, w: float, h: float, r: float = 6, weight: float = WEIGHT) -> str:
    """The outline of a rounded rectangle."""
    return rect(x, y, w, h, r, fill="none", stroke=palette.WHITE, stroke_width=weight)
