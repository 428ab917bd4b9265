"""Number cards, the corner marks, and the big symbols of the smallest card size."""

from __future__ import annotations

import palette
from castle_suits import PIP_TONES, SYMBOLS, ink_of, symbol, tone_of, tower
from svg import Point, document, group, half_turn, path, place, polar, ring, stroked

MIDDLE: Point = (125.0, 168.0)
PIP = 45.0
LEFT, RIGHT = 79.0, 171.0
# Rows of the pips: four equal steps from the top row to the bottom row.
ROWS_4 = (60.0, 132.0, 204.0, 276.0)

_EDGES_2 = [(LEFT, ROWS_4[0]), (RIGHT, ROWS_4[0]), (LEFT, ROWS_4[3]), (RIGHT, ROWS_4[3])]
_EDGES_3 = [*_EDGES_2, (LEFT, 168.0), (RIGHT, 168.0)]
_EDGES_4 = [(x, y) for y in ROWS_4 for x in (LEFT, RIGHT)]

LAYOUT: dict[int, list[Point]] = {
    2: [(125, ROWS_4[0]), (125, ROWS_4[3])],
    3: [(125, ROWS_4[0]), (125, 168), (125, ROWS_4[3])],
    4: _EDGES_2,
    5: [*_EDGES_2, MIDDLE],
    6: _EDGES_3,
    7: [*_EDGES_3, (125, 114)],
    8: [*_EDGES_3, (125, 114), (125, 222)],
    9: [*_EDGES_4, MIDDLE],
    10: [*_EDGES_4, (125, 96), (125, 240)],
}


def corners(mark: str) -> str:
    """A mark drawn at (25, 70), and the same half-turned at the other corner."""
    return mark + "\n" + group(mark, transform=half_turn(125, 175))


def corner_symbols(suit: str) -> str:
    """The small suit symbols under the two indices."""
    return corners(symbol(suit, 25, 70, 29))


def number_card(suit: str, rank: int) -> str:
    """The face of an ace or of a card from 2 to 10."""
    if rank == 1:
        middle = _ace(suit)
    else:
        middle = "\n".join(
            symbol(suit, x, y, PIP, 180 if y > MIDDLE[1] else 0) for x, y in sorted(LAYOUT[rank], key=_reading)
        )
    return document(250, 350, [corner_symbols(suit), middle], PIP_TONES)


def _reading(point: Point) -> Point:
    return point[1], point[0]


def _ace(suit: str) -> str:
    """One great symbol with a tower cut into it, within a wreath of leaves."""
    x, y = MIDDLE
    drop = {"heart": -4, "spade": 6, "club": -2, "diamond": 0}[suit]
    size = {"diamond": 136, "club": 116, "heart": 114, "spade": 116}[suit]
    cut = tower(x, y + drop, {"diamond": 0.34, "club": 0.34, "heart": 0.40, "spade": 0.36}[suit], palette.PAPER)
    return "\n".join([_wreath(ink_of(suit)), symbol(suit, x, y, size), cut])


def _wreath(ink: str) -> str:
    """Two laurel branches that part at the top and the bottom, and a fine ring of beads outside."""
    x, y = MIDDLE
    leaves, stems = "", ""
    for i in range(28):
        degrees = (i + 0.5) * 360 / 28
        if min(degrees % 180, 180 - degrees % 180) < 8:
            continue
        up = degrees < 90 or degrees > 270
        side = 1 if degrees < 180 else -1
        forward = -side if up else side
        for radius, lean in ((81.0, 16), (73.5, -16)):
            px, py = polar(x, y, radius, degrees)
            angle = degrees + 90 * forward + lean * forward
            leaves += _leaf(px, py, angle)
    for a, b in ((8, 172), (188, 352)):
        (ax, ay), (bx, by) = polar(x, y, 77.2, a), polar(x, y, 77.2, b)
        stems += f"M{ax:.2f} {ay:.2f}A77.2 77.2 0 0 1 {bx:.2f} {by:.2f}"
    knots = "".join(ring(x, y + s * 77.2, 2.6) for s in (-1, 1))
    return stroked(stems, ink, 0.9) + path(leaves + knots, fill=ink)


def _leaf(x: float, y: float, degrees: float) -> str:
    """A small pointed leaf that grows towards `degrees`."""
    tip, tail = polar(x, y, 7, degrees), polar(x, y, 5.5, degrees + 180)
    left, right = polar(x, y, 4, degrees - 90), polar(x, y, 4, degrees + 90)
    return (
        f"M{tail[0]:.2f} {tail[1]:.2f}Q{left[0]:.2f} {left[1]:.2f} {tip[0]:.2f} {tip[1]:.2f}"
        f"Q{right[0]:.2f} {right[1]:.2f} {tail[0]:.2f} {tail[1]:.2f}Z"
    )


def small_card(suit: str) -> str:
    """One big symbol; the value is written above it at run time."""
    height = {"diamond": 160, "club": 142, "heart": 140, "spade": 150}[suit]
    mark = path(SYMBOLS[suit], fill=f"url(#{tone_of(suit)})", transform=place(125, 235, height / 102))
    return document(250, 350, [mark], PIP_TONES)
