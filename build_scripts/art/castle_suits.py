"""The four suit symbols and the castle's small emblems, as path data around (0, 0)."""

from __future__ import annotations

import palette
from svg import gradient, path, place, ring

SUITS = ("club", "diamond", "heart", "spade")
BLACK_SUITS = frozenset({"club", "spade"})

# Each symbol is about 100 units high.
SYMBOLS: dict[str, str] = {
    "spade": "M0 -51C6 -35 43 -13 43 13C43 28 32 37 21 37C13 37 7 33 4 27C5 38 9 46 19 51H-19C-9 46 -5 38 -4 27"
    "C-7 33 -13 37 -21 37C-32 37 -43 28 -43 13C-43 -13 -6 -35 0 -51Z",
    "heart": "M0 50C-5 37 -46 11 -46 -17C-46 -34 -35 -45 -22 -45C-11 -45 -3 -38 0 -27C3 -38 11 -45 22 -45"
    "C35 -45 46 -34 46 -17C46 11 5 37 0 50Z",
    "diamond": "M0 -53C9 -34 23 -15 39 0C23 15 9 34 0 53C-9 34 -23 15 -39 0C-23 -15 -9 -34 0 -53Z",
    "club": ring(0, -25, 23.5)
    + ring(-23.5, 11, 23.5)
    + ring(23.5, 11, 23.5)
    + "M-14 -8H14L10 16H-10Z"
    + "M4 10C4 30 7 43 18 51H-18C-7 43 -4 30 -4 10Z",
}
TONES: dict[str, tuple[str, str]] = {
    "red": (palette.RED, palette.RED_DEEP),
    "black": ("#3a342e", "#211d19"),
}
PIP_TONES = [gradient(name, [(0, light), (1, deep)]) for name, (light, deep) in TONES.items()]


def tone_of(suit: str) -> str:
    """The name of the gradient that fills this suit's symbols."""
    return "black" if suit in BLACK_SUITS else "red"


def ink_of(suit: str) -> str:
    """The flat colour for lines beside the symbols of this suit."""
    return palette.INK if suit in BLACK_SUITS else palette.RED


def symbol(suit: str, x: float, y: float, height: float, angle: float = 0) -> str:
    """A symbol in the suit's own colour; needs PIP_TONES among the definitions."""
    fill = f"url(#{tone_of(suit)})"
    return path(SYMBOLS[suit], fill=fill, transform=place(x, y, height / 102, angle))


def tower(x: float, y: float, scale: float, fill: str) -> str:
    """A battlemented tower, 60 wide and 100 high, with a gate and two slits left open."""
    body = (
        "M-30 -50H-18V-40H-7V-50H7V-40H18V-50H30V-27L22 -19V34L30 42V50H-30V42L-22 34V-19L-30 -27Z"
        "M-9 50V31A9 9 0 0 1 9 31V50ZM-3.5 -10H3.5V10H-3.5Z"
    )
    return path(body, fill=fill, fill_rule="evenodd", transform=place(x, y, scale))
