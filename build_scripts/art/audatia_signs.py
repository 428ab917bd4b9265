"""The signs of Audatia in one colour, on a field of 64 x 64."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import palette
from audatia_heads import HEADS
from svg import circle, document, group, num, path, place, polar, poly, ring, stroked

SIDE = 64.0


def sword(fill: str, x: float, y: float, angle: float, length: float = 52, scale: float = 1) -> str:
    """A sword about its middle, its point up before it is turned."""
    top, low = -length / 2, length / 2
    blade = f"M0 {num(top)}L3.2 {num(top + 6)}V{num(low - 15)}H-3.2V{num(top + 6)}Z"
    cross = f"M-10 {num(low - 15)}H10V{num(low - 10.5)}H-10Z"
    grip = f"M-2.4 {num(low - 12)}H2.4V{num(low - 3)}H-2.4Z" + ring(0, low - 2, 4)
    return group(path(blade + cross + grip, fill=fill), transform=place(x, y, scale, angle))


def _sweep(fill: str, d: str, width: float = 3.6) -> str:
    return stroked(d, fill, width)


def _head(fill: str, x: float, y: float, angle: float, size: float = 8) -> str:
    """An arrow's head that points along an angle clockwise from twelve."""
    tip, left, right = polar(x, y, size, angle), polar(x, y, size, angle + 130), polar(x, y, size, angle - 130)
    return path(poly([tip, left, right]), fill=fill, stroke=fill, stroke_width=1.5, stroke_linejoin="round")


def _attack(fill: str) -> str:
    """A blade that has swept down."""
    swing = _sweep(fill, "M9 30A27 27 0 0 1 30 8") + _sweep(fill, "M18 36A20 20 0 0 1 35 17", 3)
    return swing + sword(fill, 36, 36, 45, 60)


def _parry(fill: str) -> str:
    """A shield that a blade meets."""
    outer = "M32 4L57 12V30C57 45 47 55 32 61C17 55 7 45 7 30V12Z"
    inner = "M32 10.5L51.5 16.5V30C51.5 41.5 44 49.5 32 55C20 49.5 12.5 41.5 12.5 30V16.5Z"
    return path(outer + inner, fill=fill, fill_rule="evenodd") + sword(fill, 32, 33, 90, 34, 1.0)


def _counter(fill: str) -> str:
    """Two blades along each other, point against pommel."""
    return sword(fill, 21, 32, 0, 58) + sword(fill, 43, 32, 180, 58)


def _exchange(fill: str) -> str:
    """Two thrusts that pass each other."""
    lines = _sweep(fill, "M6 46L50 23M58 46L14 23", 4.4)
    return lines + _head(fill, 52, 22, 62, 10) + _head(fill, 12, 22, -62, 10) + circle(32, 32.5, 6, fill=fill)


def _break(fill: str) -> str:
    """A broken blade."""
    lower = "M-3.6 4L-0.6 -1L3.6 3V16H11V21H2.6V29H-2.6V21H-11V16H-3.6Z"
    upper = "M-3.6 -1.5L-0.6 -6L3.6 -2V-22L0 -29L-3.6 -22Z"
    low = group(path(lower, fill=fill) + circle(0, 30, 4, fill=fill), transform=place(25, 29, 1, 20))
    return (
        low
        + group(path(upper, fill=fill), transform=place(42, 30, 1, 62))
        + stroked("M20 12L25 19M9 20L16 24", fill, 3)
    )


def _advantage(fill: str) -> str:
    """A crown: more than the other has."""
    d = "M8 50L4 20L19 33L32 10L45 33L60 20L56 50Z"
    pearls = ring(4.5, 17.5, 4) + ring(32, 8, 4.5) + ring(59.5, 17.5, 4)
    return path(d + pearls, fill=fill) + path("M8 53H56V59H8Z", fill=fill)


def _largo(fill: str) -> str:
    """Blades that cross near their points."""
    return sword(fill, 20, 32, 24, 56) + sword(fill, 44, 32, -24, 56)


def _stretto(fill: str) -> str:
    """Blades that cross at the hilt, hand to hand."""
    return (
        sword(fill, 41, 29, 42, 58)
        + sword(fill, 23, 29, -42, 58)
        + stroked("M8 30A12 12 0 0 1 8 48M56 30A12 12 0 0 0 56 48", fill, 4)
    )


def _salute(fill: str) -> str:
    """A sword upright between two sprigs."""
    leaves = ""
    for i in range(4):
        x, y = polar(32, 32, 25, 205 + i * 32)
        leaves += group(
            path("M0 -6.5Q5 0 0 6.5Q-5 0 0 -6.5Z", fill=fill), transform=place(x, y, 1.1, 205 + i * 32 + 60)
        )
    other = group(leaves, transform="translate(64 0) scale(-1 1)")
    return sword(fill, 32, 31, 0, 58) + leaves + other


def _cycle(fill: str) -> str:
    """One out, one in."""
    arcs = _sweep(fill, "M9.6 36A23 23 0 0 1 48 16M54.4 28A23 23 0 0 1 16 48", 5)
    return arcs + _head(fill, 50, 18, 135, 9.5) + _head(fill, 14, 46, -45, 9.5)


def _extensa(fill: str) -> str:
    """A sword held out from a hand, and how far."""
    marks = _sweep(fill, "M5 50V60M59 50V60M8 55H56", 3.4)
    return sword(fill, 32, 28, 90, 56, 1.05) + marks


def _internal(fill: str) -> str:
    """The moon on the right of the line between the two arms."""
    horn = path("M40 12A20 20 0 1 1 40 52A25 25 0 0 0 40 12Z", fill=fill)
    return horn + _sweep(fill, "M18 8V56", 5) + circle(9, 32, 3.4, fill=fill)


def _external(fill: str) -> str:
    """The moon on the left."""
    return group(_internal(fill), transform="translate(64 0) scale(-1 1)")


def _out(fill: str) -> str:
    """Out of range: two points that don't meet."""
    swords = sword(fill, 15, 36, 28, 46) + sword(fill, 49, 36, -28, 46)
    return swords + stroked("M32 4V12M32 20V28M32 36V44M32 52V60", fill, 3)


def _sun(fill: str) -> str:
    rays = "".join(
        poly([polar(32, 32, 17, a - 9), polar(32, 32, 31, a), polar(32, 32, 17, a + 9)]) for a in range(0, 360, 30)
    )
    return path(rays + ring(32, 32, 14.5), fill=fill)


def _moon(fill: str) -> str:
    return path("M40 4A28 28 0 1 0 60 44A23 23 0 0 1 40 4Z", fill=fill) + path(
        poly([polar(46, 24, 9 if i % 2 == 0 else 3.2, i * 45) for i in range(8)]), fill=fill
    )


ANGLES = {"fendente": 45.0, "mezano": 90.0, "sottano": 135.0, "punta": 180.0}
"""Where a blow from the right comes from, clockwise from twelve, as its striker sees it."""


@dataclass(frozen=True)
class Line:
    """Where a blow comes from, clockwise from twelve, and whether it cuts."""

    angle: float
    cut: bool


def line_of(hand: str, height: str) -> Line:
    """The line of a blow, as its striker sees it."""
    return Line(-ANGLES[height] if hand == "left" else ANGLES[height], height != "punta")


def blow_mark(fill: str, line: Line) -> str:
    """A cut: a sickle through the middle; a thrust: an arrow to a ring in the middle."""
    if line.cut:
        sickle = "M-4 -31C12 -14 13 6 4 18L11.5 18L0 31L-12.5 18L-5 18C3 6 2 -12 -4 -31Z"
        return group(path(sickle, fill=fill), transform=place(32, 32, 1, line.angle))
    target = circle(0, -12, 9, fill="none", stroke=fill, stroke_width=4) + circle(0, -12, 3.2, fill=fill)
    return group(target, path("M0 -4L8 14H3V30H-3V14H-8Z", fill=fill), transform=place(32, 32))


SIGNS: dict[str, Callable[[str], str]] = {
    "attack": _attack,
    "parry": _parry,
    "counter": _counter,
    "exchange": _exchange,
    "break": _break,
    "advantage": _advantage,
    "largo": _largo,
    "stretto": _stretto,
    "salute": _salute,
    "cycle": _cycle,
    "extensa": _extensa,
    "internal": _internal,
    "external": _external,
    "out": _out,
    "sun": _sun,
    "moon": _moon,
    **HEADS,
}


def sign(name: str, fill: str, x: float, y: float, size: float) -> str:
    """A sign in a square of `size` about (x, y)."""
    return group(SIGNS[name](fill), transform=place(x - size / 2, y - size / 2, size / SIDE))


def sign_picture(name: str) -> str:
    """A sign in white, to be tinted at run time."""
    return document(SIDE, SIDE, [SIGNS[name](palette.WHITE)])


def blow_picture(line: Line) -> str:
    """A blow's sign in white."""
    return document(SIDE, SIDE, [blow_mark(palette.WHITE, line)])
