"""The signs of Duelo Jartible in one colour, on a field of 64 x 64."""

from __future__ import annotations

from collections.abc import Callable

import palette
from svg import circle, document, group, path, place, polar, poly, rect, ring, star, stroked

SIDE = 64.0


def _sword(fill: str) -> str:
    """Upright blade, its tip to the upper right."""
    blade = path("M0 -30L6.5 -22V10H-6.5V-22Z", fill=fill)
    guard = path(
        "M-15 12H15C17 12 18 13.5 18 15C18 17 16.5 18 15 18H-15C-17 18 -18 16.5 -18 15C-18 13.5 -17 12 -15 12Z",
        fill=fill,
    )
    grip = rect(-4, 19.5, 8, 8, fill=fill) + circle(0, 31, 5, fill=fill)
    return group(blade, guard, grip, transform=place(31, 33, 1.04, 45))


def _wing(fill: str) -> str:
    """A spread wing of three long feathers."""
    top = "M5 22C18 8 40 5 60 8C60 17 53 22 44 22.5H22C15 22.5 9 23.5 5 28Z"
    middle = "M7 31C11 27 16 26 22 26H50C49 33 44 37 37 37H23C16 37 11 37 8 39Z"
    low = "M11 43C14 41 18 40.5 22 40.5H40C38 47 34 50.5 28 50.5C20 50.5 14 49 11 43Z"
    return path(top + middle + low, fill=fill)


def _shield(fill: str) -> str:
    """A shield with a rim cut free."""
    outer = "M32 4C40 9 49 11 58 11V30C58 45 47 55 32 61C17 55 6 45 6 30V11C15 11 24 9 32 4Z"
    rim = (
        "M32 10C39 14 45 15.8 52.6 16V30C52.6 41.5 44.5 49.5 32 55C19.5 49.5 11.4 41.5 11.4 30V16C19 15.8 25 14 32 10Z"
    )
    heart = "M32 15.5C37.5 18 42 19.4 48.2 19.8V30C48.2 39 42 45.5 32 50.2Z"
    return path(outer + rim, fill=fill, fill_rule="evenodd") + path(heart, fill=fill)


def _star(fill: str) -> str:
    return path(poly(star(32, 34, 31, 13.4, 5)), fill=fill, stroke=fill, stroke_width=2, stroke_linejoin="round")


def _coin(fill: str, middle: str) -> str:
    """A coin: its rim, its beads and what is struck on it."""
    beads = "".join(ring(*polar(32, 32, 25.6, a), 1.1) for a in range(0, 360, 15))
    edge = path(ring(32, 32, 31) + ring(32, 32, 28), fill=fill, fill_rule="evenodd")
    return edge + path(beads, fill=fill) + path(middle, fill=fill, fill_rule="evenodd")


def _heads(fill: str) -> str:
    """Heads: a bull's face. It stands for ATQ."""
    horns = "M23 27C14 26 11 19 13 11C17 17 21 19 27 19.5H37C43 19 47 17 51 11C53 19 50 26 41 27L44 30"
    horns += "C43.5 33 41 34 39.5 33.5L36 47C34 50.5 30 50.5 28 47L24.5 33.5C23 34 20.5 33 20 30Z"
    eyes = ring(28.5, 31, 1.9) + ring(35.5, 31, 1.9) + ring(30, 44.5, 1.3) + ring(34, 44.5, 1.3)
    return _coin(fill, horns + eyes)


def _tails(fill: str) -> str:
    """Tails: a castle of three towers. It stands for DF."""
    wall = "M15 48V25H18V22H21V25H24V22H27V30V17H29.5V14H31V17H33V14H34.5V17H37V30V22H40V25H43V22H46V25H49V48Z"
    gate = "M28.5 48V40C28.5 35.5 35.5 35.5 35.5 40V48Z"
    windows = "M20 33H22.5V38H20ZM41.5 33H44V38H41.5ZM30.8 23H33.2V28H30.8Z"
    return _coin(fill, wall + gate + windows)


def _support(fill: str) -> str:
    """AP: an open paper fan."""
    angles = [-72 + 24 * n for n in range(7)]
    folds = ""
    for start in angles[:-1]:
        quarter = [
            polar(32, 54, r, a)
            for r, a in ((46, start + 1.6), (44, start + 12), (46, start + 22.4), (21, start + 21), (21, start + 3))
        ]
        folds += poly(quarter)
    sticks = "".join(f"M32 54L{x:.2f} {y:.2f}" for x, y in (polar(32, 54, 18, a + 12) for a in angles[:-1]))
    return path(folds, fill=fill) + stroked(sticks, fill, 3) + circle(32, 54, 5, fill=fill)


def _scenario(fill: str) -> str:
    """A scenario: sun and hills, seen through a horseshoe arch."""
    wall = "M3 7H61V57H52V44C57 38 57 28 51 22C41 12 23 12 13 22C7 28 7 38 12 44V57H3Z"
    hills = path("M15.5 57V50L25 41L33 49L40 39L48.5 50V57Z", fill=fill)
    return path(wall, fill=fill) + hills + circle(27, 30, 6, fill=fill)


SIGNS: dict[str, Callable[[str], str]] = {
    "sword": _sword,
    "wing": _wing,
    "shield": _shield,
    "star": _star,
    "heads": _heads,
    "tails": _tails,
    "support": _support,
    "scenario": _scenario,
}


def sign(name: str, fill: str, x: float, y: float, size: float) -> str:
    """A sign in a square of `size` about (x, y)."""
    return group(SIGNS[name](fill), transform=place(x - size / 2, y - size / 2, size / SIDE))


def sign_picture(name: str) -> str:
    """A sign in white, to be tinted at run time."""
    return document(SIDE, SIDE, [SIGNS[name](palette.WHITE)])
