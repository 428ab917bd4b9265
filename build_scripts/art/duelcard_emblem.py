"""The picture of DuelCard on the title screen: three grounds, parted by lightning, each with its element."""

from __future__ import annotations

import math

import palette
from duelcard_elements import ELEMENTS, TONES, emblem, small_outline
from svg import (
    DOWN,
    Point,
    circle,
    document,
    gradient,
    mix,
    path,
    poly,
    radial,
    rect,
    star,
)
from title_rim import CORNERS, rim

CENTRE: Point = (125.0, 163.0)
DARK = "#1a1022"


def _bolt(end: Point) -> tuple[Point, ...]:
    """From the centre to `end` in three strokes: on, a little back, and on again."""
    (cx, cy), (ex, ey) = CENTRE, end
    dx, dy = ex - cx, ey - cy
    length = math.hypot(dx, dy)
    nx, ny = -dy / length * 9, dx / length * 9
    return CENTRE, (cx + dx * 0.58 + nx, cy + dy * 0.58 + ny), (cx + dx * 0.46 - nx, cy + dy * 0.46 - ny), end


DUSK, NIGHT = 244.0, 294.0
"""Where it begins to get dark, and where nothing is seen any more."""
BOLTS = (_bolt((4, 74)), _bolt((246, 74)), _bolt((125, NIGHT)))
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
        "plant": [*down, (4, NIGHT), *reversed(left)],
        "water": [*right, (246, NIGHT), *reversed(down)],
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
    """The element's sign strewn over its ground, clear of the lightning, where neither emblem nor night lies over it.

    All are one shape: what draws them goes over the whole picture once for each shape.
    """
    ex, ey, scale = PLACES[name]
    signs = ""
    for j in range(14):
        for i in range(11):
            x, y = 15 + i * 22 + (11 if j % 2 else 0), 21 + j * 20
            near = [(x + dx, y + dy) for dx in (-10, 10) for dy in (-10, 10)]
            hidden = math.dist((x, y), (ex, ey + 34 * scale)) < 56 * scale
            if not hidden and all(_inside(point, outline) for point in near):
                signs += small_outline(name, x, y, 0.064)
    return path(signs, fill=TONES[name].bright, opacity=0.2)


def _ground(name: str) -> str:
    """The light that an element throws on its ground."""
    x, y, _ = PLACES[name]
    tones = TONES[name]
    middle = mix(tones.ground, tones.deep, 0.3)
    return radial(name, [(0, mix(middle, tones.bright, 0.5)), (0.4, middle), (1, tones.deep)], x, y, 185)


def _lightning() -> str:
    lines = [poly(bolt, close=False) for bolt in BOLTS]
    joined = {"fill": "none", "stroke_linejoin": "miter", "stroke_miterlimit": 8.0}
    return "".join(
        [path(line, stroke="#140c1c", stroke_width=9, opacity=0.55, **joined) for line in lines]
        + [path(line, stroke=palette.GOLD, stroke_width=5, **joined) for line in lines]
        + [path(line, stroke="#fff3cf", stroke_width=2, **joined) for line in lines]
    )


def _clash() -> str:
    """The star where the grounds meet."""
    x, y = CENTRE
    return (
        circle(x, y, 50, fill="url(#flash)")
        + path(poly(star(x, y, 30, 11, 9, 7)), fill=palette.GOLD, stroke="#140c1c", stroke_width=2.5)
        + path(poly(star(x, y, 20, 8, 9, 7)), fill="#fff6d8")
    )


def title_card() -> str:
    """The whole picture; its lower fifth is calm and dark, for the name of the game."""
    outlines = _grounds()
    grounds = "".join(path(poly(shape), fill=f"url(#{name})") + _seeds(name, shape) for name, shape in outlines.items())
    shown = "".join(emblem(name, x, y, scale) for name, (x, y, scale) in PLACES.items())
    stars = "".join(poly(star(x, y, 7, 2.8, 4)) for x, y in CORNERS)
    dusk = rect(4, DUSK, 242, NIGHT - DUSK, fill="url(#dusk)")
    night = rect(4, NIGHT - 2, 242, 348 - NIGHT, fill=DARK)  # over the end of the dusk: no seam between them
    defs = [_ground(name) for name in ELEMENTS]
    defs += [
        radial("flash", [(0, "#fff3cf", 0.9), (0.5, "#ffd877", 0.35), (1, "#ffd877", 0)], *CENTRE, 50),
        gradient("dusk", [(0, DARK, 0), (0.86, DARK, 0.93), (1, DARK, 1)], DOWN),
    ]
    return document(250, 350, [grounds, _lightning(), _clash(), dusk, night, shown, rim(stars)], defs)
