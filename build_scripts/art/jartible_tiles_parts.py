"""What several landscapes have: walls, windows, roofs, trees, pots, lights and people at a distance."""

from __future__ import annotations

import math

from jartible_ink import (
    BROWN,
    CREAM,
    GLAZE,
    GREEN,
    LEMON,
    LINE,
    OLIVE,
    RED,
    TERRACOTTA,
    Tone,
    ball,
    band,
    blot,
    dot,
    form,
    knots,
    line,
    taper,
)
from svg import Point, circle, group, num, path, place, poly, rect, stroked

EDGE = 3.2
"""The outline of what stands in a landscape."""
FLESH = Tone("#e9b48a", "#c98a5f", "#fad7b6")
HAIR = Tone("#2f2a3c", "#1f1b29", "#575069")
LIME = Tone("#fbf8ee", "#d5dbe4", "#ffffff")
"""Whitewash, blue in the shade."""
DARK = Tone("#3c4770", "#2b3458", "#55618f")
CYPRESS = Tone("#3f7a4e", "#2a5a3a", "#66a070")


def block(x: float, y: float, w: float, h: float, tone: Tone, depth: float = 5, width: float = EDGE) -> str:
    """A rectangle in ink."""
    return form(f"{x},{y}* {x + w},{y}* {x + w},{y + h}* {x},{y + h}*", tone, depth, width=width, gleam=0)


def land(top: str, colour: str, bottom: float = 256) -> str:
    """Everything below a line of knots, told from left to right beyond both edges, without an outline."""
    first, *middle, last = knots(top)
    ends = [(x, y, True) for x, y in ((last[0], last[1]), (last[0], bottom), (first[0], bottom), (first[0], first[1]))]
    return blot([ends[3], *middle, *ends[:3]], colour)


def arch(x: float, y: float, w: float, h: float, tone: Tone = DARK, width: float = EDGE) -> str:
    """A door or window with a round head; (x, y) is the middle of its foot."""
    half = w / 2
    d = f"M{x - half} {y}V{y - h + half}A{half} {half} 0 0 1 {x + half} {y - h + half}V{y}Z"
    return path(d, fill=tone.base, stroke=LINE, stroke_width=width, stroke_linejoin="round")


def horseshoe(x: float, y: float, w: float, h: float, tone: Tone = DARK) -> str:
    """A Moorish door: its head closes in above the posts."""
    half, r = w / 2, w * 0.6
    rise = math.sqrt(r * r - half * half)
    d = f"M{x - half} {y}V{y - h + r + rise:.2f}A{r:.2f} {r:.2f} 0 1 1 {x + half} {y - h + r + rise:.2f}V{y}Z"
    return path(d, fill=tone.base, stroke=LINE, stroke_width=EDGE, stroke_linejoin="round")


def tiled_roof(x: float, y: float, w: float, h: float = 9) -> str:
    """The eaves of a roof: a row of round tiles."""
    count = max(2, round(w / 9))
    step = w / count
    tops = "".join(
        f"M{num(x + n * step)} {num(y + h)}v{num(-h / 2)}a{num(step / 2)} {num(step / 2)} 0 0 1 {num(step)} 0"
        f"v{num(h / 2)}Z"
        for n in range(count)
    )
    return path(tops, fill=TERRACOTTA.base, stroke=LINE, stroke_width=2.2, stroke_linejoin="round")


def pot(x: float, y: float, size: float = 1, bloom: str = RED.base) -> str:
    """A pot of geraniums; (x, y) is the middle of its foot."""
    leaves = form(knots("-13,-14 -11,-25 0,-29 11,-25 13,-14 0,-10", x, y, 0, size), GREEN, 3, width=2.6, gleam=0)
    clay = form(knots("-9,-14* 9,-14* 6.5,0* -6.5,0*", x, y, 0, size), TERRACOTTA, 3, width=2.6, gleam=0)
    blooms = "".join(
        dot(x + dx * size, y + dy * size, 3.4 * size, bloom) for dx, dy in ((-8, -20), (0, -26), (8, -20), (2, -17))
    )
    return leaves + clay + blooms


def cypress(x: float, y: float, h: float) -> str:
    """A dark flame of a tree; (x, y) is its foot."""
    return form(knots("0,-100* 12,-62 13,-22 0,0* -13,-22 -12,-62", x, y, 0, h / 100), CYPRESS, 5, width=EDGE)


def palm(x: float, y: float, h: float, lean: float = 0, blown: float = 0) -> str:
    """A palm; (x, y) is its foot, `lean` how far its head is from above it, `blown` turns its leaves to the right."""
    tx, ty = x + lean, y - h
    trunk = taper(f"{x},{y} {x + lean * 0.25},{y - h * 0.5} {tx},{ty}", 11, 7, BROWN, 3)
    rings = "".join(
        line(f"{x + lean * t * t - 4},{y - h * t} {x + lean * t * t + 4},{y - h * t - 1}", 1.8, BROWN.shade)
        for t in (0.2, 0.4, 0.6, 0.8)
    )
    fronds = ""
    for turn in (-100, 100, -62, 62, -24, 24):
        bend = turn + blown * (0.9 if turn < 0 else 0.3)
        fronds += form(
            knots("0,0* 7,-16 4,-34 -2,-48* -8,-34 -6,-16", tx, ty, bend, h / 92), GREEN, 3, width=2.6, gleam=0
        )
    return trunk + rings + fronds + circle(tx - 3, ty + 4, 4, fill=LEMON.shade, stroke=LINE, stroke_width=2)


def pine(x: float, y: float, h: float) -> str:
    """An umbrella pine; (x, y) is its foot."""
    trunk = taper(f"{x},{y} {x + 2},{y - h * 0.4} {x},{y - h * 0.66}", h * 0.09, h * 0.07, BROWN, 2)
    return trunk + form(
        knots("-44,-62 -36,-84 -12,-96 18,-94 40,-80 44,-62 20,-56 -18,-56", x, y, 0, h / 100), CYPRESS, 7, width=EDGE
    )


def lanterns(a: Point, b: Point, sag: float, count: int, tones: tuple[Tone, ...], size: float = 1) -> str:
    """Paper lanterns on a line that hangs between two points."""
    at = [_on_line(a, b, sag, (n + 0.5) / count) for n in range(count)]
    cord = stroked(f"M{a[0]} {a[1]}Q{(a[0] + b[0]) / 2} {(a[1] + b[1]) / 2 + 2 * sag} {b[0]} {b[1]}", LINE, 1.8)
    return cord + "".join(_lantern(x, y, size, tones[n % len(tones)]) for n, (x, y) in enumerate(at))


def bulbs(a: Point, b: Point, sag: float, count: int, size: float = 1) -> str:
    """Electric bulbs on a line that hangs between two points, each with its glow."""
    at = [_on_line(a, b, sag, (n + 0.5) / count) for n in range(count)]
    cord = stroked(f"M{a[0]} {a[1]}Q{(a[0] + b[0]) / 2} {(a[1] + b[1]) / 2 + 2 * sag} {b[0]} {b[1]}", LINE, 1.8)
    glow = "".join(circle(x, y + 4 * size, 11 * size, fill=LEMON.light, opacity=0.35) for x, y in at)
    return (
        cord
        + glow
        + "".join(circle(x, y + 4 * size, 4.4 * size, fill=LEMON.light, stroke=LINE, stroke_width=1.8) for x, y in at)
    )


def _on_line(a: Point, b: Point, sag: float, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 4 * sag * t * (1 - t)


def _lantern(x: float, y: float, size: float, tone: Tone) -> str:
    pleats = [(band(x + dx * size, y + 9 * size, 1.6 * size, 90), tone.shade) for dx in (-3.4, 3.4)]
    return form(ball(x, y + 9 * size, 8.4 * size, 7.6 * size), tone, 2.4 * size, pleats, width=2.4, gleam=0.6)


def stripes(x: float, y: float, w: float, h: float, count: int, tone: Tone, spread: float = 0) -> str:
    """An awning from above: so many stripes in colour, white between, `spread` wider at its foot to either side."""
    drawn = form(
        f"{x},{y}* {x + w},{y}* {x + w + spread},{y + h}* {x - spread},{y + h}*", GLAZE, 0, width=EDGE, gleam=0
    )
    for n in range(0, count, 2):
        ax, bx = x + w * n / count, x + w * (n + 1) / count
        cx = x - spread + (w + 2 * spread) * (n + 1) / count
        dx = x - spread + (w + 2 * spread) * n / count
        drawn += path(poly([(ax, y), (bx, y), (cx, y + h), (dx, y + h)]), fill=tone.base)
    return drawn + path(
        poly([(x, y), (x + w, y), (x + w + spread, y + h), (x - spread, y + h)]),
        fill="none",
        stroke=LINE,
        stroke_width=EDGE,
        stroke_linejoin="round",
    )


def scallops(x: float, y: float, w: float, count: int, tone: Tone, deep: float = 8) -> str:
    """The hanging edge of an awning."""
    step, drawn = w / count, ""
    for n in range(count):
        left = x + n * step
        fill = tone.base if n % 2 == 0 else GLAZE.base
        drawn += path(
            f"M{num(left)} {num(y)}h{num(step)}v{num(deep * 0.4)}"
            f"a{num(step / 2)} {num(deep * 0.6)} 0 0 1 {num(-step)} 0Z",
            fill=fill,
            stroke=LINE,
            stroke_width=2,
        )
    return drawn


def cloud(x: float, y: float, size: float = 1, colour: str = "#ffffff") -> str:
    """A flat cloud."""
    return group(
        blot(knots("-34,6* -30,-6 -16,-6 -8,-16 10,-16 18,-6 32,-4 34,6*", x, y, 0, size), colour), opacity=0.85
    )


def person(x: float, y: float, size: float, clothes: Tone, hair: Tone = HAIR) -> str:
    """Somebody at a distance, down to the waist at y."""
    body = form(knots("-13,0* -13,-16 -7,-22 7,-22 13,-16 13,0*", x, y, 0, size), clothes, 3, width=2.6, gleam=0)
    head = form(ball(x, y - 31 * size, 9 * size), FLESH, 2.4, width=2.6, gleam=0)
    cap = form(
        knots("-9.8,-29* -10,-39 0,-43 10,-39 9.8,-29* 6,-36 -6,-36", x, y, 0, size), hair, 1.5, width=2.2, gleam=0
    )
    eyes_ = dot(x - 3.4 * size, y - 31 * size, 1.4 * size) + dot(x + 3.4 * size, y - 31 * size, 1.4 * size)
    return body + head + cap + eyes_ + line(knots("-2.4,-26 0,-25 2.4,-26", x, y, 0, size), 1.6 * size)


def stones(spots: tuple[Point, ...], colour: str) -> str:
    """Pebbles and tufts: short flat marks on the ground."""
    return "".join(rect(x, y, 9, 2.4, 1.2, fill=colour) for x, y in spots)


def bush(x: float, y: float, size: float, tone: Tone = OLIVE) -> str:
    """A low round shrub; (x, y) is the middle of its foot."""
    return form(knots("-20,0* -22,-10 -12,-18 -2,-16 8,-21 20,-12 20,0*", x, y, 0, size), tone, 4, width=2.8, gleam=0.7)


def plaster(x: float, y: float, size: float = 1) -> str:
    """Where the whitewash has come off."""
    return group(
        blot(knots("-10,2 -4,-5 6,-4 11,1 4,6 -5,5", 0, 0, 0, 1), CREAM.shade), transform=place(x, y, size), opacity=0.7
    )
