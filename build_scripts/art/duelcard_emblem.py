"""The picture of DuelCard on the title screen: three grounds, parted by lightning, each with its element."""

from __future__ import annotations

import math

import palette
from duelcard_elements import ELEMENTS, TONES, emblem, silhouette
from svg import (
    DOWN,
    Point,
    circle,
    document,
    gradient,
    group,
    path,
    place,
    poly,
    radial,
    rect,
    star,
)

CENTRE: Point = (125.0, 163.0)


def _bolt(end: Point) -> tuple[Point, ...]:
    """From the centre to `end` in three strokes: on, a little back, and on again."""
    (cx, cy), (ex, ey) = CENTRE, end
    dx, dy = ex - cx, ey - cy
    length = math.hypot(dx, dy)
    nx, ny = -dy / length * 9, dx / length * 9
    return CENTRE, (cx + dx * 0.58 + nx, cy + dy * 0.58 + ny), (cx + dx * 0.46 - nx, cy + dy * 0.46 - ny), end


BOLTS = (_bolt((4, 74)), _bolt((246, 74)), _bolt((125, 306)))
"""Upper left, upper right, down."""
PLACES: dict[str, tuple[float, float, float]] = {
    "fire": (125, 77, 0.52),
    "plant": (63, 209, 0.5),
    "water": (187, 207, 0.52),
}


def _grounds() -> dict[str, list[Point]]:
    """The outline of every element's ground."""
    left, right, down = (list(bolt) for bolt in BOLTS)
    return {
        "fire": [*left, (4, 4), (246, 4), *reversed(right)],
        "plant": [*down, (125, 346), (4, 346), *reversed(left)],
        "water": [*right, (246, 346), (125, 346), *reversed(down)],
    }


def _inside(point: Point, outline: list[Point]) -> bool:
    """Whether a point lies within an outline: crossings of a ray to the right, counted."""
    x, y = point
    crossings = 0
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            crossings += 1
    return crossings % 2 == 1


def _seeds(name: str, outline: list[Point]) -> str:
    """The element's sign strewn over its ground, clear of the lightning."""
    signs = ""
    for j in range(19):
        for i in range(13):
            x, y = 14 + i * 19 + (9.5 if j % 2 else 0), 20 + j * 17
            near = [(x + dx, y + dy) for dx in (-9, 9) for dy in (-9, 9)]
            if all(_inside(point, outline) for point in near):
                signs += silhouette(name, place(x, y, 0.058), fill=TONES[name].bright)
    return group(signs, opacity=0.2)


def _lightning() -> str:
    lines = "".join(poly(bolt, close=False) for bolt in BOLTS)
    joined = {"fill": "none", "stroke_linejoin": "miter", "stroke_miterlimit": 8.0}
    return (
        path(lines, stroke="#140c1c", stroke_width=9, opacity=0.55, **joined)
        + path(lines, stroke=palette.GOLD, stroke_width=5, **joined)
        + path(lines, stroke="#fff3cf", stroke_width=2, **joined)
    )


def _clash() -> str:
    """The star where the grounds meet."""
    x, y = CENTRE
    return (
        circle(x, y, 54, fill="url(#flash)")
        + path(poly(star(x, y, 30, 11, 9, 7)), fill=palette.GOLD, stroke="#140c1c", stroke_width=2.5)
        + path(poly(star(x, y, 20, 8, 9, 7)), fill="#fff6d8")
    )


def _border() -> str:
    """The card's rim, cut out of paper colour, and a gold line with a small star at each corner."""
    outer = (
        "M12.5 0H237.5A12.5 12.5 0 0 1 250 12.5V337.5A12.5 12.5 0 0 1 237.5 350H12.5"
        "A12.5 12.5 0 0 1 0 337.5V12.5A12.5 12.5 0 0 1 12.5 0Z"
    )
    inner = "M14 8H236A6 6 0 0 1 242 14V336A6 6 0 0 1 236 342H14A6 6 0 0 1 8 336V14A6 6 0 0 1 14 8Z"
    stars = "".join(poly(star(x, y, 7, 2.8, 4)) for x in (14, 236) for y in (14, 336))
    return (
        path(outer + inner, fill=palette.PAPER, fill_rule="evenodd", stroke=palette.PAPER_RIM, stroke_width=1.5)
        + rect(14, 14, 222, 322, 2, fill="none", stroke=palette.GOLD_LIGHT, stroke_width=1.1)
        + path(stars, fill=palette.GOLD_LIGHT)
    )


def title_card() -> str:
    """The whole picture; its lower fifth is calm and dark, for the name of the game."""
    outlines = _grounds()
    grounds = "".join(path(poly(shape), fill=f"url(#{name})") + _seeds(name, shape) for name, shape in outlines.items())
    glows = "".join(circle(x, y, 74, fill=f"url(#glow_{name})") for name, (x, y, _) in PLACES.items())
    shown = "".join(emblem(name, x, y, scale) for name, (x, y, scale) in PLACES.items())
    night = rect(4, 244, 242, 102, fill="url(#night)")
    defs = [gradient(name, [(0, TONES[name].ground), (1, TONES[name].deep)]) for name in ELEMENTS]
    defs += [
        radial(f"glow_{name}", [(0, TONES[name].bright, 0.5), (1, TONES[name].bright, 0)], x, y, 74)
        for name, (x, y, _) in PLACES.items()
    ]
    defs += [
        radial("flash", [(0, "#fff3cf", 0.9), (0.5, "#ffd877", 0.35), (1, "#ffd877", 0)], *CENTRE, 54),
        gradient("night", [(0, "#1a1022", 0), (0.42, "#1a1022", 0.93), (1, "#1a1022", 1)], DOWN),
    ]
    return document(250, 350, [grounds, glows, _lightning(), _clash(), night, shown, _border()], defs)
