"""How every creature of Duelo Jartible is drawn: smooth outlines through knots, flat colour, one shade, one light.

A creature's field reaches from -106 to 106 both ways, its ground lies at 90. An outline is told as text, one knot
after the other: `x,y`, and `x,y*` where it has a corner. The light comes from the upper left.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from svg import Point, circle, clip_polygon, document, ellipse, group, num, path, place, polar, poly, stroked

LINE = "#1b2745"
"""Every outline: the dark blue in which tile painters draw."""
FIELD = 212.0
"""The side of a creature's picture."""
WIDTH = 4.0
THIN = 2.8
_AWAY: Point = (0.62, 0.78)
"""From the light towards the shade."""
_REACH = 0.37
"""How far a knot's handles reach, as a share of the way to the next knot: four knots make a good circle."""


@dataclass(frozen=True)
class Tone:
    """A glaze: flat colour, where it lies in shade, where it is lit."""

    base: str
    shade: str
    light: str


COBALT = Tone("#3a6dbb", "#274c8c", "#74a3e0")
SKY = Tone("#8ac3e6", "#5f9fcd", "#c4e5f6")
NIGHT = Tone("#3b4a78", "#28345a", "#6a7bb0")
TEAL = Tone("#35a29b", "#22787a", "#7fd0c5")
GREEN = Tone("#57a45c", "#397a48", "#93cf8a")
OLIVE = Tone("#a3b045", "#7a882f", "#ced67c")
LEMON = Tone("#f5c741", "#d99d25", "#fdea9b")
ORANGE = Tone("#f0902f", "#cc691c", "#fcc078")
RED = Tone("#d6452f", "#a42c26", "#f08a6c")
PINK = Tone("#f5aba4", "#dc8285", "#fdd8d0")
TERRACOTTA = Tone("#cf7849", "#a25433", "#eba97f")
BATTER = Tone("#e8b35c", "#c2873a", "#f8d797")
BROWN = Tone("#a86a3e", "#7c482b", "#d29b67")
BARK = Tone("#74492f", "#53311f", "#a3714d")
SILVER = Tone("#b3c3ce", "#8497a8", "#e3ecef")
CREAM = Tone("#fbf4e0", "#dccdae", "#ffffff")
GLAZE = Tone("#fdfbf3", "#c9d6de", "#ffffff")
PURPLE = Tone("#83589c", "#5e3b77", "#b591cb")
COAL = Tone("#464a5c", "#2f3244", "#74798f")

Knot = tuple[float, float, bool]
Outline = str | Sequence[Knot]
Cubic = tuple[Point, Point, Point, Point]
Mark = tuple[Sequence[Point], str]
"""A convex patch, clockwise, and its colour: it is cut at the outline of what it lies on."""


def knots(
    text: Outline, x: float = 0, y: float = 0, turn: float = 0, size: float = 1, wide: float | None = None
) -> list[Knot]:
    """The knots of an outline, scaled (`wide`: across, if different; negative mirrors), turned, then moved."""
    read = [_knot(word) for word in text.split()] if isinstance(text, str) else text
    across = size if wide is None else wide
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    scaled = [(kx * across, ky * size, sharp) for kx, ky, sharp in read]
    return [(x + kx * c - ky * s, y + kx * s + ky * c, sharp) for kx, ky, sharp in scaled]


def _knot(word: str) -> Knot:
    x, y = word.rstrip("*").split(",")
    return float(x), float(y), word.endswith("*")


def cubics(outline: Outline, close: bool = True) -> list[Cubic]:
    """The curves through the knots."""
    at = knots(outline)
    count = len(at)
    ways = [_way(at, i, close) for i in range(count)]
    found = []
    for i in range(count if close else count - 1):
        j = (i + 1) % count
        (ax, ay, _), (bx, by, _) = at[i], at[j]
        reach = math.hypot(bx - ax, by - ay) * _REACH
        (ux, uy), (vx, vy) = ways[i], ways[j]
        found.append(((ax, ay), (ax + ux * reach, ay + uy * reach), (bx - vx * reach, by - vy * reach), (bx, by)))
    return found


def _way(at: Sequence[Knot], i: int, close: bool) -> Point:
    """The direction in which the outline passes a knot; none at a corner or an end."""
    x, y, sharp = at[i]
    if sharp or (not close and i in (0, len(at) - 1)):
        return 0.0, 0.0
    (ax, ay, _), (bx, by, _) = at[i - 1], at[(i + 1) % len(at)]
    # The nearer neighbour counts for more, so that close knots don't make the curve swing out.
    near, far = math.hypot(x - ax, y - ay) or 1, math.hypot(bx - x, by - y) or 1
    dx, dy = (x - ax) / near**1.5 + (bx - x) / far**1.5, (y - ay) / near**1.5 + (by - y) / far**1.5
    length = math.hypot(dx, dy) or 1
    return dx / length, dy / length


def data(curves: Sequence[Cubic], close: bool = True) -> str:
    """Path data of curves."""
    d = f"M{_pair(curves[0][0])}" + "".join(f"C{_pair(a)} {_pair(b)} {_pair(c)}" for _, a, b, c in curves)
    return d + "Z" if close else d


def _pair(point: Point) -> str:
    return f"{num(point[0])} {num(point[1])}"


def flat(curves: Sequence[Cubic], steps: int = 8) -> list[Point]:
    """Points along curves."""
    return [_on(curve, n / steps) for curve in curves for n in range(steps)] + [curves[-1][3]]


def _on(curve: Cubic, t: float) -> Point:
    u = 1 - t
    weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    x, y = (sum(w * p[k] for w, p in zip(weights, curve, strict=True)) for k in (0, 1))
    return x, y


# --- bodies -----------------------------------------------------------------------------------------------


def form(
    outline: Outline, tone: Tone, depth: float = 8, marks: Iterable[Mark] = (), width: float = WIDTH, gleam: float = 1
) -> str:
    """A body: flat colour, marks cut at its outline, shade of a depth, light (`gleam` times as wide), outline."""
    curves = cubics(outline)
    return _shaded(data(curves), flat(curves)[:-1], tone, depth, marks, width, gleam)


def taper(
    line: Outline, start: float, end: float, tone: Tone, depth: float | None = None, marks: Iterable[Mark] = ()
) -> str:
    """A tail, arm or horn: along a line, from one width to the other, with round ends."""
    edge = tapered(line, start, end)
    deep = min(start, end) * 0.3 + 1 if depth is None else depth
    return _shaded(poly(edge), edge, tone, deep, marks, WIDTH, 0.7)


def tapered(line: Outline, start: float, end: float) -> list[Point]:
    """The outline of what `taper` draws."""
    along = flat(cubics(line, close=False), 9)
    left, right = [], []
    for i, (x, y) in enumerate(along):
        (ax, ay), (bx, by) = along[max(0, i - 1)], along[min(len(along) - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        half = (start + (end - start) * i / (len(along) - 1)) / 2
        nx, ny = (by - ay) / length * half, -(bx - ax) / length * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    first, last = _cap(right[0], left[0]), _cap(left[-1], right[-1])
    return [*first, *left, *last, *reversed(right)]


def _cap(a: Point, b: Point) -> list[Point]:
    """Half a circle from one point to the other, clockwise, without its ends."""
    cx, cy = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    dx, dy = a[0] - cx, a[1] - cy
    turns = [math.radians(n * 180 / 7) for n in range(1, 7)]
    return [(cx + dx * math.cos(t) - dy * math.sin(t), cy + dx * math.sin(t) + dy * math.cos(t)) for t in turns]


def _shaded(
    d: str, edge: list[Point], tone: Tone, depth: float, marks: Iterable[Mark], width: float, gleam: float
) -> str:
    drawn = path(d, fill=tone.base)
    for window, colour in marks:
        part = clip_polygon(edge, window)
        if len(part) > 2:
            drawn += path(poly(part), fill=colour)
    if depth and (shade := crescent(edge, _AWAY, 0, depth)):
        drawn += path(shade, fill=tone.shade, opacity=0.6 if marks else 1)
    if gleam and (light := crescent(edge, (-_AWAY[0], -_AWAY[1]), width / 2 + 1.6, 3.4 * gleam)):
        drawn += path(light, fill=tone.light, opacity=0.9)
    return drawn + path(d, fill="none", stroke=LINE, stroke_width=width, stroke_linejoin="round")


def crescent(edge: Sequence[Point], towards: Point, inset: float, depth: float) -> str:
    """Path data of the parts of an edge that face a direction: a moon of a depth, set in from the edge."""
    side = 1 if _area(edge) > 0 else -1
    tips = _tips(edge, side)
    outer, inner, faces = [], [], []
    for i, (x, y) in enumerate(edge):
        (ax, ay), (bx, by) = edge[i - 1], edge[(i + 1) % len(edge)]
        length = math.hypot(bx - ax, by - ay) or 1
        nx, ny = side * (by - ay) / length, -side * (bx - ax) / length
        # In a pointed tip there is no room: what comes in from one side would leave by the other.
        room = min((math.hypot(x - tx, y - ty) for tx, ty in tips), default=1e9) / (2.2 * (inset + depth))
        facing = max(0.0, nx * towards[0] + ny * towards[1] - (0.3 if inset else 0.0)) * min(1.0, room)
        outer.append((x - nx * inset, y - ny * inset))
        inner.append((x - nx * (inset + depth * facing), y - ny * (inset + depth * facing)))
        faces.append(facing > 0.02 and (inset == 0 or room >= 0.7))
    return "".join(poly([outer[i] for i in run] + [inner[i] for i in reversed(run)]) for run in _runs(faces))


def _area(edge: Sequence[Point]) -> float:
    return sum(edge[i - 1][0] * edge[i][1] - edge[i][0] * edge[i - 1][1] for i in range(len(edge))) / 2


def _tips(edge: Sequence[Point], side: int) -> list[Point]:
    """The corners that point outward."""
    found = []
    for i, (x, y) in enumerate(edge):
        (ax, ay), (bx, by) = edge[i - 1], edge[(i + 1) % len(edge)]
        turn = math.atan2((x - ax) * (by - y) - (y - ay) * (bx - x), (x - ax) * (bx - x) + (y - ay) * (by - y))
        if turn * side > 1.2:
            found.append((x, y))
    return found


def _runs(flags: Sequence[bool]) -> list[list[int]]:
    """The unbroken runs of true flags round a ring, longer than two."""
    count = len(flags)
    start = next((i for i in range(count) if not flags[i]), 0)
    runs: list[list[int]] = [[]]
    for step in range(count):
        i = (start + step) % count
        if flags[i]:
            runs[-1].append(i)
        elif runs[-1]:
            runs.append([])
    return [run for run in runs if len(run) > 2]


def limb(line: Outline, width: float, tone: Tone) -> str:
    """An arm or a leg of even width."""
    d = data(cubics(line, close=False), close=False)
    lit = data(cubics([(x - width * 0.1, y - width * 0.1, s) for x, y, s in knots(line)], close=False), close=False)
    return (
        stroked(d, LINE, width + WIDTH)
        + stroked(d, tone.shade, width - WIDTH)
        + stroked(lit, tone.base, (width - WIDTH) * 0.78)
    )


def line(outline: Outline, width: float = THIN, colour: str = LINE) -> str:
    """An open line through knots."""
    return stroked(data(cubics(outline, close=False), close=False), colour, width)


def blot(outline: Outline, colour: str) -> str:
    """A flat patch without an outline."""
    return path(data(cubics(outline)), fill=colour)


def ball(x: float, y: float, rx: float, ry: float | None = None, turn: float = 0) -> list[Knot]:
    """The knots of a circle or an ellipse."""
    high = rx if ry is None else ry
    corners = (0, 45, 90, 135, 180, 225, 270, 315)
    return knots([(*_scaled(polar(0, 0, 1, a), rx, high), False) for a in corners], x, y, turn)


def _scaled(point: Point, rx: float, ry: float) -> Point:
    return point[0] * rx, point[1] * ry


def disc(x: float, y: float, r: float, ry: float | None = None) -> list[Point]:
    """A round patch for marks: a spot."""
    high = r if ry is None else ry
    return [(x + px * r, y + py * high) for px, py in (polar(0, 0, 1, a) for a in range(0, 360, 20))]


def band(x: float, y: float, thick: float, turn: float = 0, reach: float = 200) -> list[Point]:
    """A long straight patch for marks: a stripe through (x, y)."""
    corners = [(-reach, -thick / 2), (reach, -thick / 2), (reach, thick / 2), (-reach, thick / 2)]
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return [(x + px * c - py * s, y + px * s + py * c) for px, py in corners]


def shadow(x: float = 0, reach: float = 60, y: float = 90) -> str:
    """On the ground below a creature."""
    return ellipse(x + 4, y, reach, 6.5, fill=LINE, opacity=0.22)


def dot(x: float, y: float, r: float, fill: str = LINE) -> str:
    """A round spot without an outline."""
    return circle(x, y, r, fill=fill)


def picture(body: str) -> str:
    """A creature as a picture of its own, FIELD by FIELD."""
    return document(FIELD, FIELD, [group(body, transform=place(FIELD / 2, FIELD / 2))])
