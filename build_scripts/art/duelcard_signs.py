"""The signs of DuelCard in one colour, drawn on a field of 64 x 64: tools, trophy, and the elements' own."""

from __future__ import annotations

from collections.abc import Callable

import palette
from duelcard_elements import ELEMENTS, element_sign
from duelcard_tools import HOOK, MASK, MASK_HOLES
from svg import circle, document, group, path, place, polar, rect, ring, stroked

FIELD = 64.0


def _hook(fill: str) -> str:
    """The barbed hook without its rope."""
    move = place(39.5, 34, 0.29)
    eye = path(ring(18, -84, 24) + ring(18, -84, 10), fill=fill, fill_rule="evenodd", transform=move)
    return path(HOOK, fill=fill, stroke=fill, stroke_width=4, transform=move) + eye


def _fist(fill: str) -> str:
    """Four fingers, the thumb across them, and the cuff."""
    fingers = ((9.5, 13), (21.5, 8.5), (33.5, 9), (45, 14))
    drawn = "".join(rect(x, y, 10, 24 if n > 1 else 20, 4.5, fill=fill) for n, (x, y) in enumerate(fingers))
    thumb = "M9 38C8 33 12 30.5 16 31L33 33.5C38 34.5 38 42 32.5 42.5L24 42C22 46 19 48.5 16 49C12 46.5 10 42 9 38Z"
    heel = "M40.5 34.5H55C55.5 42 53 47 48 50.5V51H20C23.5 49 25.5 47 27 45.2H33C39 45 42.5 40 40.5 34.5Z"
    return drawn + path(thumb, fill=fill) + path(heel, fill=fill) + rect(16, 53.5, 34, 7, 2, fill=fill)


def _chest(fill: str) -> str:
    """A closed chest: the lid, and below the gap the body with its lock."""
    lid = "M5 26V22C5 12 13 8 32 8C51 8 59 12 59 22V26H41V23H23V26Z"
    body = "M6 30H23V34C23 39 27 41.5 32 44C37 41.5 41 39 41 34V30H58V55C58 56 57 57 56 57H8C7 57 6 56 6 55Z"
    lock = "M26.5 26.5H37.5V33.5C37.5 36.5 35 38.3 32 40C29 38.3 26.5 36.5 26.5 33.5Z"
    return path(lid, fill=fill) + path(body, fill=fill) + path(lock, fill=fill)


def _wall(fill: str) -> str:
    """Four courses of bricks."""
    long, short = ((4, 17), (23.5, 17), (43, 17)), ((8, 10.5), (21, 22), (45.5, 10.5))
    return "".join(
        rect(x, 6 + j * 13.25, w, 11, 1.5, fill=fill) for j in range(4) for x, w in (short if j % 2 else long)
    )


def _mask(fill: str) -> str:
    """The mask with its open eyes and mouth."""
    return path(MASK + MASK_HOLES, fill=fill, fill_rule="evenodd", transform=place(32, 31, 0.3))


TOOL_SIGNS: dict[str, Callable[[str], str]] = {
    "thief": _hook,
    "strength": _fist,
    "chest": _chest,
    "block": _wall,
    "joker": _mask,
}


def sign(name: str, fill: str, x: float, y: float, size: float) -> str:
    """The sign of a card in a square of `size` about (x, y)."""
    if name in ELEMENTS:
        return element_sign(name, fill, x, y, size)
    scale = size / FIELD
    return group(TOOL_SIGNS[name](fill), transform=place(x - size / 2, y - size / 2, scale))


def sign_picture(name: str) -> str:
    """The sign in white, to be tinted at run time."""
    return document(FIELD, FIELD, [sign(name, palette.WHITE, FIELD / 2, FIELD / 2, 60 if name in ELEMENTS else FIELD)])


def trophy() -> str:
    """A laurel wreath, open at the top: what was won."""
    white = palette.WHITE
    leaf = "M0 0C5 -3 6.5 -9 2 -15C-4 -10 -4 -4 0 0Z"
    branch = ""
    for n, angle in enumerate((170, 144, 118, 92, 66, 40)):
        x, y = polar(32, 32, 22, angle)
        size = 1.0 - 0.04 * n
        branch += path(leaf, fill=white, transform=place(x, y, size, angle - 72))
        branch += path(leaf, fill=white, transform=place(x, y, size, angle - 138))
    stem = stroked("M32 56A23 23 0 0 0 49 18", white, 2.6)
    left = group(branch, stem, transform="translate(64 0) scale(-1 1)")
    return document(FIELD, FIELD, [branch, stem, left, circle(32, 56, 3.4, fill=white)])
