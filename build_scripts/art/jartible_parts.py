"""Eyes, mouths, feet, hats and flowers of the creatures of Duelo Jartible."""

from __future__ import annotations

import math

from jartible_ink import (
    COAL,
    CREAM,
    GREEN,
    LINE,
    RED,
    THIN,
    WIDTH,
    Tone,
    ball,
    blot,
    dot,
    form,
    knots,
    limb,
    line,
)
from svg import Point, circle, group, num, path, place, polar, poly, star

PUPIL = "#16203a"
IRIS = "#16203a"


def eye(
    x: float,
    y: float,
    r: float,
    look: Point = (0.25, 0.15),
    lid: Tone | None = None,
    drop: float = 0.4,
    tilt: float = 0,
    white: str = "#ffffff",
) -> str:
    """An open eye that looks some way; a lid in a body's tone, how far it has dropped (0-1), and its slant."""
    px, py = x + look[0] * r * 0.6, y + look[1] * r * 0.6
    drawn = circle(x, y, r, fill=white)
    drawn += circle(px, py, r * 0.6, fill=PUPIL) + circle(px - r * 0.2, py - r * 0.24, r * 0.22, fill="#ffffff")
    if lid is not None:
        drawn += _lid(x, y, r, lid, drop, tilt)
    return drawn + circle(x, y, r, fill="none", stroke=LINE, stroke_width=THIN)


def _lid(x: float, y: float, r: float, tone: Tone, drop: float, tilt: float) -> str:
    """The upper part of the eye's circle, down to a chord."""
    half = math.degrees(math.acos(1 - 2 * drop))
    (ax, ay), (bx, by) = polar(x, y, r, tilt - half), polar(x, y, r, tilt + half)
    big = 1 if half > 90 else 0
    d = f"M{num(ax)} {num(ay)}A{num(r)} {num(r)} 0 {big} 1 {num(bx)} {num(by)}Z"
    return path(d, fill=tone.base, stroke=LINE, stroke_width=THIN, stroke_linejoin="round")


def eyes(x: float, y: float, gap: float, r: float, **more: object) -> str:
    """Two equal eyes, left and right of (x, y)."""
    return eye(x - gap, y, r, **more) + eye(x + gap, y, r, **more)  # type: ignore[arg-type]


def shut(x: float, y: float, w: float, up: bool = True) -> str:
    """A closed eye: content if it arches up, asleep or dreamy if it hangs."""
    bend = -w * 0.75 if up else w * 0.6
    return line(f"{x - w},{y} {x},{y + bend} {x + w},{y}", 3.2)


def brow(x: float, y: float, w: float, tilt: float, thick: float = 4) -> str:
    """An eyebrow; positive tilts fall to the right."""
    rise = math.tan(math.radians(tilt)) * w
    return line(f"{x - w},{y - rise} {x},{y - w * 0.18} {x + w},{y + rise}", thick)


def smile(x: float, y: float, w: float, deep: float, thick: float = THIN) -> str:
    """A closed mouth; a negative depth frowns."""
    return line(f"{x - w},{y} {x},{y + deep} {x + w},{y}", thick)


def laugh(x: float, y: float, w: float, deep: float, tongue: str = "#e8796b") -> str:
    """An open mouth, flat above, with its tongue."""
    mouth = path(
        f"M{num(x - w)} {num(y)}C{num(x - w * 0.5)} {num(y + deep * 0.22)} {num(x + w * 0.5)} {num(y + deep * 0.22)} "
        f"{num(x + w)} {num(y)}C{num(x + w * 0.9)} {num(y + deep * 1.3)} {num(x - w * 0.9)} {num(y + deep * 1.3)} "
        f"{num(x - w)} {num(y)}Z",
        fill="#5e1d24",
        stroke=LINE,
        stroke_width=THIN,
        stroke_linejoin="round",
    )
    return mouth + blot(ball(x, y + deep * 0.76, w * 0.48, deep * 0.2), tongue)


def blush(x: float, y: float, r: float = 6, colour: str = "#ee7f6c") -> str:
    """A red cheek."""
    return group(blot(ball(x, y, r, r * 0.62), colour), opacity=0.6)


def shoe(x: float, y: float, size: float, tone: Tone, way: float = 1) -> str:
    """A round shoe whose sole lies at y; it points right, or left with `way` -1."""
    return form(
        knots("-9,0* -10,-10 -2,-13 6,-9 15,-6 17,0*", x, y, 0, size, size * way), tone, 3, width=3.4, gleam=0.6
    )


def heel_shoe(x: float, y: float, size: float, tone: Tone, way: float = 1) -> str:
    """A dancing shoe with a heel."""
    heel = form(knots("-10,-8* -4,-8* -5,0* -9,0*", x, y, 0, size, size * way), tone, 1.5, width=3, gleam=0)
    top = form(
        knots("-11,-14* -3,-12 6,-5 15,-3 17,0* 2,0* -3,-5 -11,-6*", x, y, 0, size, size * way),
        tone,
        3,
        width=3.2,
        gleam=0,
    )
    return heel + top


def bird_foot(x: float, y: float, size: float, tone: Tone, way: float = 1) -> str:
    """Three toes forward, one back."""
    toes = ""
    for dx, dy in ((13, 0), (9, 4), (-8, 1)):
        toes += limb(f"{x},{y - 4 * size} {x + dx * way * size},{y + dy * size}", 5.5 * size, tone)
    return toes


def flower(x: float, y: float, size: float, tone: Tone = RED) -> str:
    """A carnation, frayed all round."""
    outer = [(px, py, True) for px, py in star(x, y, 13 * size, 9.5 * size, 9, 8)]
    middle = poly(star(x - size, y - size, 8 * size, 5.4 * size, 7, 20))
    return (
        form(outer, tone, 4 * size, width=3, gleam=0)
        + path(middle, fill=tone.light, opacity=0.75)
        + path(poly(star(x - size, y - size, 4.6 * size, 2.6 * size, 6)), fill=tone.shade)
    )


def leaf(x: float, y: float, length: float, turn: float, tone: Tone = GREEN) -> str:
    """A pointed leaf from (x, y), upright before its turn."""
    outline = knots("0,0* 5,-7 4.6,-14 0,-22* -4.6,-14 -5,-7", x, y, turn, length / 22)
    (ax, ay, _), (bx, by, _) = knots("0,-3 0,-16", x, y, turn, length / 22)
    return form(outline, tone, 3, width=3, gleam=0) + line(f"{ax},{ay} {bx},{by}", 1.6)


def cordobes(x: float, y: float, size: float, turn: float = 0, tone: Tone = COAL, ribbon: Tone = RED) -> str:
    """The flat-brimmed hat of Córdoba; (x, y) is the middle of its brim."""
    brim = form(knots("-34,1 -22,-4 0,-6 22,-4 34,1 22,5 0,7 -22,5", 0, 0, 0, size), tone, 4, width=WIDTH)
    crown = form(knots("-17,-2* -16,-20* 0,-22.5 16,-20* 17,-2* 0,1", 0, 0, 0, size), tone, 6)
    tape = form(knots("-17.4,-9* 0,-7.5 17.4,-9* 17,-2* 0,0.5 -17,-2*", 0, 0, 0, size), ribbon, 3, width=2.4, gleam=0)
    return group(brim, crown, tape, transform=place(x, y, 1, turn))


def castanet(x: float, y: float, size: float, turn: float, tone: Tone) -> str:
    """A pair of castanets, a little open, tied with a bow."""
    back = form(knots("0,-9* 12,-4 12,8 2,12 -7,6 -6,-4", 0, 0, 24, size), tone, 3, width=3, gleam=0)
    front = form(knots("0,-9* 10,-4 10,8 0,12 -9,6 -8,-4", 0, 0, -8, size), tone, 4, width=3)
    return group(back, front, dot(0, -9 * size, 3.2 * size, RED.base), transform=place(x, y, 1, turn))


def paper_fan(x: float, y: float, r: float, turn: float, tone: Tone, ribs: int = 6, spread: float = 128) -> str:
    """An open fan; (x, y) is its pivot."""
    angles = [turn - spread / 2 + spread * n / ribs for n in range(ribs + 1)]
    edge = [
        polar(x, y, r * (1 if n % 2 == 0 else 0.97), angles[0] + spread * n / (2 * ribs)) for n in range(2 * ribs + 1)
    ]
    inner = [polar(x, y, r * 0.4, angle) for angle in reversed(angles)]
    sheet = form([(px, py, True) for px, py in (*edge, *inner)], tone, 4, width=3.2, gleam=0)
    rods = "".join(line(f"{x},{y} {_at(polar(x, y, r * 0.96, a))}", 1.8) for a in angles[1:-1])
    sticks = "".join(line(f"{x},{y} {_at(polar(x, y, r * 0.42, a))}", 3, CREAM.shade) for a in angles)
    return sticks + sheet + rods + dot(x, y, 3)


def _at(point: Point) -> str:
    return f"{num(point[0])},{num(point[1])}"


def drop(x: float, y: float, size: float, fill: str = "#8ac3e6") -> str:
    """A drop of water."""
    return form(knots("0,-9* 5,0 0,6 -5,0", x, y, 0, size), Tone(fill, "#5f9fcd", "#ffffff"), 2, width=2.4, gleam=0.5)


def heart(x: float, y: float, size: float, tone: Tone = RED, turn: float = 0) -> str:
    """A heart about its middle."""
    return form(knots("0,-6* 5,-10 11,-6 9,3 0,11* -9,3 -11,-6 -5,-10", x, y, turn, size), tone, 3, width=2.8)


def dust(x: float, y: float, size: float, way: float = -1) -> str:
    """Little clouds kicked up by something that runs."""
    puffs = ((0, 0, 8), (11, -4, 6), (20, 0, 4.2))
    return "".join(
        form(ball(x + way * dx * size, y + dy * size, r * size), CREAM, 2.5, width=2.6, gleam=0) for dx, dy, r in puffs
    )


def speed(x: float, y: float, lengths: tuple[float, ...], gap: float, way: float = -1) -> str:
    """Lines that trail behind something fast."""
    return "".join(line(f"{x},{y + n * gap} {x + way * length},{y + n * gap}", 3) for n, length in enumerate(lengths))
