"""The rim of the pictures on the title screen, 250 x 350: paper colour, gold lines within it, a sign in each corner.

Side by side, not as one ring: what draws a shape goes over all of its box, also over the hole in a ring.
"""

from __future__ import annotations

import palette
from svg import Attr, el, half_turn, path

CORNERS = tuple((x, y) for x in (14.0, 236.0) for y in (14.0, 336.0))
"""Where the gold lines meet."""


def rim(signs: str) -> str:
    """The rim; `signs` is the path data of what lies over the corners."""
    outer = "M0 15V12.5A12.5 12.5 0 0 1 12.5 0H237.5A12.5 12.5 0 0 1 250 12.5V15"
    inner = "M8 15V14A6 6 0 0 1 14 8H236A6 6 0 0 1 242 14V15"
    back = "H242V14A6 6 0 0 0 236 8H14A6 6 0 0 0 8 14V15Z"
    side = path("M0 14H8V336H0Z", fill=palette.PAPER) + path("M0 14V336M8 14V336", **_edge())
    end = path(outer + back, fill=palette.PAPER) + path(outer + inner, **_edge())
    lines = ("M14 14H236", "M14 336H236", "M14 14V336", "M236 14V336")
    return (
        el("g", side, end)
        + el("g", side, end, transform=half_turn(125, 175))
        + "".join(path(line, fill="none", stroke=palette.GOLD_LIGHT, stroke_width=1.1) for line in lines)
        + path(signs, fill=palette.GOLD_LIGHT)
    )


def _edge() -> dict[str, Attr]:
    return {"fill": "none", "stroke": palette.PAPER_RIM, "stroke_width": 1.5}
