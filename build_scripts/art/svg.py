"""Writes small SVG files: elements, gradients and a little plane geometry.

Only what nanosvg can draw is offered here: paths, basic shapes, transforms, gradients and opacity. There is
no clip-path, so shapes that must end at an edge are clipped as points (`clip_polygon`, `clip_segment`).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from pathlib import Path

Attr = str | float
Point = tuple[float, float]
Stop = tuple[float, str] | tuple[float, str, float]

ASSETS = Path(__file__).resolve().parents[2] / "assets"
DIAGONAL = (0.0, 0.0, 1.0, 1.0)
DOWN = (0.0, 0.0, 0.0, 1.0)


def num(value: float) -> str:
    """Two decimals are finer than any screen shows and keep the files equal on every machine."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def el(tag: str, *children: str, **attrs: Attr) -> str:
    """One element; underscores in attribute names become hyphens (`stroke_width`)."""
    head = tag
    for key, value in attrs.items():
        shown = value if isinstance(value, str) else num(value)
        head += f' {key.rstrip("_").replace("_", "-")}="{shown}"'
    if not children:
        return f"<{head}/>"
    return f"<{head}>\n" + "\n".join(child for child in children if child) + f"\n</{tag}>"


def group(*children: str, **attrs: Attr) -> str:
    """Elements that share a transform or a style."""
    return el("g", *children, **attrs)


def path(d: str, **attrs: Attr) -> str:
    """A path from its data."""
    return el("path", d=d, **attrs)


def rect(x: float, y: float, w: float, h: float, r: float = 0, **attrs: Attr) -> str:
    """A rectangle, with round corners if `r` is given."""
    if r:
        return el("rect", x=x, y=y, width=w, height=h, rx=r, ry=r, **attrs)
    return el("rect", x=x, y=y, width=w, height=h, **attrs)


def circle(cx: float, cy: float, r: float, **attrs: Attr) -> str:
    """A circle."""
    return el("circle", cx=cx, cy=cy, r=r, **attrs)


def ellipse(cx: float, cy: float, rx: float, ry: float, **attrs: Attr) -> str:
    """An ellipse."""
    return el("ellipse", cx=cx, cy=cy, rx=rx, ry=ry, **attrs)


def stroked(d: str, colour: str, width: float, **attrs: Attr) -> str:
    """An open line with round ends and joins."""
    return path(
        d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round", **attrs
    )


def place(x: float, y: float, scale: float = 1, angle: float = 0) -> str:
    """The text of a transform: move to (x, y), turn, then scale."""
    text = f"translate({num(x)} {num(y)})"
    if angle:
        text += f" rotate({num(angle)})"
    if scale != 1:
        text += f" scale({scale:.4f})"
    return text


def half_turn(cx: float, cy: float) -> str:
    """The text of a transform: half a turn about (cx, cy)."""
    return f"rotate(180 {num(cx)} {num(cy)})"


def gradient(
    name: str, stops: Iterable[Stop], axis: tuple[float, float, float, float] = DIAGONAL, user: bool = False
) -> str:
    """A linear gradient over the shape's own box, or (`user`) over the picture's coordinates."""
    # nanosvg reads plain numbers as pixels even in the box's units: only percentages work there.
    x1, y1, x2, y2 = (num(value) if user else f"{num(value * 100)}%" for value in axis)
    units = "userSpaceOnUse" if user else "objectBoundingBox"
    return el("linearGradient", *map(_stop, stops), id=name, gradientUnits=units, x1=x1, y1=y1, x2=x2, y2=y2)


def radial(name: str, stops: Iterable[Stop], cx: float, cy: float, r: float) -> str:
    """A radial gradient in the picture's coordinates."""
    return el(
        "radialGradient", *map(_stop, stops), id=name, gradientUnits="userSpaceOnUse", cx=cx, cy=cy, r=r, fx=cx, fy=cy
    )


def _stop(stop: Stop) -> str:
    extra: dict[str, Attr] = {"stop_opacity": stop[2]} if len(stop) == 3 else {}
    return el("stop", offset=stop[0], stop_color=stop[1], **extra)


def document(width: float, height: float, body: Iterable[str], defs: Sequence[str] = ()) -> str:
    """A whole picture with its size and definitions."""
    box = f"0 0 {num(width)} {num(height)}"
    parts = ([el("defs", *defs)] if defs else []) + list(body)
    return el("svg", *parts, xmlns="http://www.w3.org/2000/svg", viewBox=box, width=width, height=height) + "\n"


def write(relative: str, text: str) -> None:
    """Writes below assets/; always with `\\n`, so that the files are equal on every system."""
    target = ASSETS / relative
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(text.encode("utf-8"))


# --- geometry ---------------------------------------------------------------------------------------------


def poly(points: Iterable[Point], close: bool = True) -> str:
    """Path data through the points."""
    body = "L".join(f"{num(x)} {num(y)}" for x, y in points)
    return f"M{body}" + ("Z" if close else "")


def ring(cx: float, cy: float, r: float) -> str:
    """Path data of a circle, to be a part (or a hole) of a larger path."""
    a, b, c = num(cx - r), num(cx + r), num(cy)
    n = num(r)
    return f"M{a} {c}A{n} {n} 0 1 1 {b} {c}A{n} {n} 0 1 1 {a} {c}Z"


def box(x: float, y: float, w: float, h: float) -> list[Point]:
    """The corners of a rectangle, clockwise."""
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]


def polar(cx: float, cy: float, r: float, degrees: float) -> Point:
    """Degrees clockwise from twelve o'clock."""
    a = math.radians(degrees)
    return cx + r * math.sin(a), cy - r * math.cos(a)


def star(cx: float, cy: float, outer: float, inner: float, count: int, start: float = 0) -> list[Point]:
    """The corners of a star with `count` points."""
    step = 180 / count
    return [polar(cx, cy, inner if i % 2 else outer, start + i * step) for i in range(2 * count)]


def moved(
    points: Iterable[Point], dx: float = 0, dy: float = 0, angle: float = 0, about: Point = (0, 0)
) -> list[Point]:
    """Turns by `angle` degrees (clockwise on screen) about a point, then shifts."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    ox, oy = about
    return [(ox + (x - ox) * c - (y - oy) * s + dx, oy + (x - ox) * s + (y - oy) * c + dy) for x, y in points]


def mirrored(points: Iterable[Point], axis: float = 0) -> list[Point]:
    """The points on the other side of an upright axis."""
    return [(2 * axis - x, y) for x, y in points]


def symmetric(start: Point, curves: Sequence[tuple[Point, Point, Point]], axis: float = 0) -> str:
    """A closed outline from its right half: cubic curves from `start` on the axis down to the axis again."""
    ends = [start, *(curve[2] for curve in curves)]
    d = f"M{_pair(start)}" + "".join(f"C{_pair(a)} {_pair(b)} {_pair(c)}" for a, b, c in curves)
    for i in range(len(curves) - 1, -1, -1):
        a, b, _ = curves[i]
        back = mirrored((b, a, ends[i]), axis)
        d += "C" + " ".join(map(_pair, back))
    return d + "Z"


def _pair(point: Point) -> str:
    return f"{num(point[0])} {num(point[1])}"


def clip_polygon(points: Sequence[Point], window: Sequence[Point]) -> list[Point]:
    """The part of a polygon inside a convex window given clockwise on screen."""
    kept = list(points)
    for (ax, ay), (bx, by) in zip(window, [*window[1:], window[0]], strict=True):
        source, kept = kept, []
        sides = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in source]
        for i, (x, y) in enumerate(source):
            px, py = source[i - 1]
            here, before = sides[i], sides[i - 1]
            if (here >= 0) != (before >= 0):
                t = before / (before - here)
                kept.append((px + (x - px) * t, py + (y - py) * t))
            if here >= 0:
                kept.append((x, y))
    return kept


def clip_segment(a: Point, b: Point, window: Sequence[Point]) -> list[Point]:
    """The part of a segment inside a convex window given clockwise; empty if there is none."""
    start, end = 0.0, 1.0
    dx, dy = b[0] - a[0], b[1] - a[1]
    for (ax, ay), (bx, by) in zip(window, [*window[1:], window[0]], strict=True):
        base = (bx - ax) * (a[1] - ay) - (by - ay) * (a[0] - ax)
        slope = (bx - ax) * dy - (by - ay) * dx
        if slope == 0:
            if base < 0:
                return []
        elif slope > 0:
            start = max(start, -base / slope)
        else:
            end = min(end, -base / slope)
    if start >= end:
        return []
    return [(a[0] + dx * t, a[1] + dy * t) for t in (start, end)]


def mix(first: str, second: str, share: float) -> str:
    """A colour `share` of the way from the first to the second (#rrggbb)."""
    pairs = zip(_channels(first), _channels(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def _channels(colour: str) -> list[int]:
    return [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
