"""The three elements of DuelCard about (0, 0), some 200 units high: a leaf, a drop and a flame.

Each has a silhouette, a bold drawing in its own colours, and a sign in one colour for small places.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

import palette
from svg import Point, mirrored, mix, num, path, place, poly, symmetric

ELEMENTS = ("plant", "water", "fire")
Curve = tuple[Point, Point, Point]


@dataclass(frozen=True)
class Tones:
    """The colours of an element: its ground from light to deep, its emblem from bright to dark."""

    ground: str
    deep: str
    bright: str
    middle: str
    dark: str


TONES: dict[str, Tones] = {
    "plant": Tones("#2f7043", "#143a24", "#a8d45c", "#6cab3d", "#1c4c2b"),
    "water": Tones("#2b67a3", "#12305a", "#8fd4f2", "#4ba3dc", "#17406f"),
    "fire": Tones("#b03a2b", "#5e1519", "#ffdf7e", "#f7a035", "#7c1f1b"),
}

FLAME_RED = "#e2532a"
LEAN = 38.0
"""Degrees by which the leaf leans to the right: no other emblem does."""
_TIP: Point = (0, -106)
_LEAF: tuple[Curve, ...] = (
    ((20, -92), (34, -72), (40, -50)),
    ((39, -49), (32, -46), (31, -45)),
    ((46, -34), (60, -14), (63, 8)),
    ((62, 9), (53, 11), (52, 12)),
    ((62, 24), (64, 38), (60, 50)),
    ((52, 74), (26, 84), (0, 84)),
)
_VEINS: tuple[tuple[Point, Point], ...] = (
    ((0, -40), (21, -60)),
    ((0, -4), (39, -34)),
    ((0, 34), (48, 0)),
    ((0, 64), (42, 42)),
)
_DROP = "M0 -106C12 -62 68 -24 68 34C68 72 38 100 0 100C-38 100 -68 72 -68 34C-68 -24 -12 -62 0 -106Z"
_FLAME = (
    "M-2 102C46 102 76 70 76 28C76 -2 62 -20 55 -46C51 -30 46 -20 35 -13C38 -52 22 -82 -12 -108"
    "C-8 -74 -24 -54 -38 -34C-41 -44 -45 -50 -53 -56C-52 -28 -76 -4 -76 32C-76 72 -46 102 -2 102Z"
)
_FLAME_MIDDLE = (
    "M-1 96C34 96 55 72 55 42C55 22 48 10 44 -6C39 6 32 12 22 16C26 -16 12 -38 -10 -62"
    "C-8 -32 -20 -14 -32 2C-34 -4 -36 -10 -42 -14C-42 4 -56 20 -56 44C-56 74 -34 96 -1 96Z"
)
_FLAME_HEART = "M0 90C20 90 33 74 33 56C33 36 12 24 4 -4C2 26 -33 34 -33 60C-33 76 -20 90 0 90Z"


def leaf_ribs(thick: float, veins: tuple[tuple[Point, Point], ...] = _VEINS) -> str:
    """The middle rib and the side ribs of the leaf, all pointed: one outline, so that it can be a hole as well."""
    foot, head, half = 84.0, -92.0, thick * 0.8

    def middle(y: float) -> Point:
        return half * (y - head) / (foot - head), y

    side = [middle(foot)]
    for (_, y), tip in reversed(veins):
        side += [middle(y + thick * 0.55), tip, middle(y - thick * 0.75)]
    return poly([*side, (0, head), *mirrored(reversed(side))])


def leaf_side() -> str:
    """The right half of the leaf."""
    d = f"M{_TIP[0]} {_TIP[1]}"
    return d + "".join(f"C{a[0]} {a[1]} {b[0]} {b[1]} {c[0]} {c[1]}" for a, b, c in _LEAF) + "Z"


STALK = "M-5 82C-5 96 -8 106 -13 114L-2 120C4 108 6 96 5 82Z"
OUTLINES: dict[str, str] = {"plant": symmetric(_TIP, _LEAF), "water": _DROP, "fire": _FLAME}


def silhouette(name: str, transform: str, **style: str | float) -> str:
    """The outline of an element in any style; the leaf with its stalk."""
    if name == "plant":
        lean = f"{transform} rotate({LEAN:g})"
        return path(STALK, transform=lean, **style) + path(OUTLINES[name], transform=lean, **style)
    return path(OUTLINES[name], transform=transform, **style)


def small_outline(name: str, x: float, y: float, scale: float) -> str:
    """The path data of an element at a place, as part of a larger path; the leaf leans and has no stalk."""
    c, s = (math.cos(math.radians(LEAN)), math.sin(math.radians(LEAN))) if name == "plant" else (1.0, 0.0)

    def moved(pair: re.Match[str]) -> str:
        px, py = float(pair[1]) * scale, float(pair[2]) * scale
        return f"{num(x + px * c - py * s)} {num(y + px * s + py * c)}"

    return re.sub(r"(-?[\d.]+) (-?[\d.]+)", moved, OUTLINES[name])


def emblem(name: str, x: float, y: float, scale: float, outline: str = palette.PAPER) -> str:
    """The bold drawing of an element: its shadow to the lower right, an outline, and flat tones."""
    shadow = silhouette(name, place(x + 6 * scale, y + 8 * scale, scale), fill=TONES[name].deep, opacity=0.6)
    edge = silhouette(name, place(x, y, scale), fill=outline, stroke=outline, stroke_width=13, stroke_linejoin="round")
    return shadow + edge + _INSIDES[name](place(x, y, scale))


def _leaf(transform: str) -> str:
    tones, lean = TONES["plant"], f"{transform} rotate({LEAN:g})"
    return (
        path(STALK, fill=tones.middle, transform=lean)
        + path(OUTLINES["plant"], fill=tones.bright, transform=lean)
        + path(leaf_side(), fill=tones.middle, transform=lean)
        + path(leaf_ribs(6), fill=tones.dark, transform=lean)
    )


def _drop(transform: str) -> str:
    tones = TONES["water"]
    level = "M-67.5 26C-54 14 -42 14 -30 24C-16 36 -4 36 10 24C24 12 38 10 50 20C56 25 62 28 67.5 26"
    body = f"{level}C72 70 40 100 0 100C-40 100 -72 70 -67.5 26Z"
    deep_level = "M-63.5 58C-46 46 -36 48 -24 57C-10 67 4 67 18 56C32 45 46 46 63.5 58"
    deeper = f"{deep_level}C54 84 28 100 0 100C-28 100 -54 84 -63.5 58Z"
    gleam = "M-8 -60C-20 -38 -42 -18 -47 6C-34 -6 -12 -26 -8 -60Z"
    return (
        path(OUTLINES["water"], fill=tones.bright, transform=transform)
        + path(body, fill=tones.middle, transform=transform)
        + path(deeper, fill=mix(tones.middle, tones.dark, 0.45), transform=transform)
        + path(level, fill="none", stroke=tones.dark, stroke_width=5, transform=transform)
        + path(gleam, fill="#ffffff", opacity=0.85, transform=transform)
    )


def _flame(transform: str) -> str:
    tones = TONES["fire"]
    return (
        path(OUTLINES["fire"], fill=FLAME_RED, transform=transform)
        + path(_FLAME_MIDDLE, fill=tones.middle, transform=transform)
        + path(_FLAME_HEART, fill=tones.bright, transform=transform)
    )


_INSIDES = {"plant": _leaf, "water": _drop, "fire": _flame}


def element_sign(name: str, fill: str, x: float, y: float, size: float) -> str:
    """The emblem in one colour, its inner lines left open, in a square of `size` about (x, y)."""
    scale = size / 222
    if name == "plant":
        lean = place(x, y, scale * 1.1, LEAN)
        body = path(OUTLINES[name] + leaf_ribs(14, _VEINS[1:3]), fill=fill, fill_rule="evenodd", transform=lean)
        return path(STALK, fill=fill, transform=lean) + body
    hole = {
        "water": "M-46 30C-46 62 -26 82 0 82V68C-20 66 -33 52 -33 30Z",
        "fire": _FLAME_HEART,
    }[name]
    return path(OUTLINES[name] + hole, fill=fill, fill_rule="evenodd", transform=place(x, y + 2 * scale, scale))


# --- grounds: each element has a pattern of its own, so that grey shows it too -----------------------------


def pattern(name: str, x: float, y: float, w: float, h: float, line: str, opacity: float) -> str:
    """The element's pattern, inside a rectangle."""
    return {"plant": _foliage, "water": _waves, "fire": _embers}[name](x, y, w, h, line, opacity)


def _foliage(x: float, y: float, w: float, h: float, line: str, opacity: float) -> str:
    """Leaflets in pairs along slanting rows."""
    across, down = 10, 13
    step_x, step_y = w / across, h / down
    leaves = ""
    for j in range(down):
        for i in range(across):
            px, py = x + (i + 0.5) * step_x, y + (j + 0.5) * step_y
            turn = 1 if (i + j) % 2 else -1
            ex, ey = 7.5 * turn, 8
            leaves += (
                f"M{px - ex:.2f} {py + ey:.2f}Q{px - ex * 0.9:.2f} {py - ey * 0.5:.2f} {px + ex:.2f} {py - ey:.2f}"
                f"Q{px + ex * 0.9:.2f} {py + ey * 0.5:.2f} {px - ex:.2f} {py + ey:.2f}Z"
            )
    return path(leaves, fill=line, opacity=opacity)


def _waves(x: float, y: float, w: float, h: float, line: str, opacity: float) -> str:
    """Rows of rolling waves."""
    down, across = 14, 6
    step, half = h / down, w / across / 2
    d = ""
    for j in range(down):
        py = y + (j + 0.5) * step
        d += f"M{x:.2f} {py:.2f}"
        for i in range(2 * across):
            px, rise = x + i * half, (-6 if (i + j) % 2 else 6)
            d += _shifted(((half * 0.36, rise), (half * 0.64, rise), (half, 0)), px, py)
    return path(d, fill="none", stroke=line, stroke_width=2.6, opacity=opacity)


def _embers(x: float, y: float, w: float, h: float, line: str, opacity: float) -> str:
    """Rows of small flames, the rows staggered."""
    across, down = 8, 11
    step_x, step_y = w / across, h / down
    d = ""
    for j in range(down):
        late = j % 2
        for i in range(across - late):
            px, py = x + (i + 0.5 + late / 2) * step_x, y + (j + 0.5) * step_y
            d += f"M{px:.2f} {py + 10:.2f}" + "".join(_shifted(curve, px, py) for curve in _EMBER) + "Z"
    return path(d, fill=line, opacity=opacity)


_EMBER: tuple[Curve, ...] = (
    ((5, 10), (8, 7), (8, 2)),
    ((8, -2), (6, -4), (6, -7)),
    ((5, -5), (4, -3), (3, -2)),
    ((3, -6), (2, -9), (-2, -12)),
    ((-1, -7), (-3, -5), (-4, -3)),
    ((-5, -4), (-5, -5), (-6, -6)),
    ((-6, -3), (-8, -1), (-8, 3)),
    ((-8, 7), (-5, 10), (0, 10)),
)


def _shifted(curve: Curve, dx: float, dy: float) -> str:
    return "C" + " ".join(f"{x + dx:.2f} {y + dy:.2f}" for x, y in curve)
