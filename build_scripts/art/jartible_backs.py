"""The back of a card of Duelo Jartible: a wall of wheels, and a sun that has seen it all before."""

from __future__ import annotations

from jartible_tiles import (
    BLUE_TILE,
    CLAY,
    COBALT,
    COBALT_DEEP,
    NAVY,
    WHEEL_TILE,
    WHITE,
    YELLOW,
    YELLOW_DEEP,
    field,
    strip,
)
from svg import Point, circle, document, ellipse, group, path, place, polar, poly, rect, ring, stroked

MIDDLE: Point = (125.0, 175.0)


def sun(x: float, y: float, r: float) -> str:
    """The jartible sun: straight and waved rays, heavy lids, one raised brow. `r`: of its face."""
    straight, waved = "", ""
    for n in range(16):
        a = n * 22.5
        if n % 2 == 0:
            straight += poly([polar(0, 0, 46, a - 9), polar(0, 0, 81, a), polar(0, 0, 46, a + 9)])
        else:
            places = ((45, -8), (60, -13), (75, 0), (60, 1), (45, 8))
            (ax, ay), (px, py), (bx, by), (qx, qy), (cx, cy) = (polar(0, 0, far, a + turn) for far, turn in places)
            waved += f"M{ax:.2f} {ay:.2f}Q{px:.2f} {py:.2f} {bx:.2f} {by:.2f}Q{qx:.2f} {qy:.2f} {cx:.2f} {cy:.2f}Z"
    inked = {"stroke": NAVY, "stroke_width": 2.8, "stroke_linejoin": "round"}
    return group(
        path(waved, fill=CLAY, **inked),
        path(straight, fill=YELLOW, **inked),
        circle(0, 0, 50, fill=YELLOW, **inked),
        path("M41.5 -24A48 48 0 0 1 -27.5 39.3A56 56 0 0 0 41.5 -24Z", fill=YELLOW_DEEP),
        _sun_eye(-19),
        _sun_eye(19),
        stroked("M-31 -21Q-20 -25 -8 -20M7 -25Q20 -36 32 -25", NAVY, 4),
        stroked("M0 -4C-5 8 -8 12 2 13M-15 25Q0 29 18 21", NAVY, 3),
        transform=place(x, y, r / 50),
    )


def _sun_eye(x: float) -> str:
    """Half shut, with a red cheek below."""
    y, r = -5.0, 10.5
    return (
        circle(x, y, r, fill="#ffffff")
        + circle(x + 3, y + 3, 5.4, fill=NAVY)
        + path(f"M{x - r} {y}A{r} {r} 0 0 1 {x + r} {y}Z", fill=YELLOW_DEEP)
        + circle(x, y, r, fill="none", stroke=NAVY, stroke_width=2.5)
        + stroked(f"M{x - 12} {y}H{x + 12}", NAVY, 3)
        + ellipse(x * 1.53, y + 18, 7.5, 5, fill=CLAY, opacity=0.75)
    )


def back() -> str:
    """The whole back."""
    x, y = MIDDLE
    beads = "".join(ring(*polar(x, y, 66, n * 10), 2.2) for n in range(36))
    body = [
        rect(0, 0, 250, 350, 12.5, fill=COBALT_DEEP),
        rect(1.5, 1.5, 247, 347, 11, fill=WHITE),
        strip(BLUE_TILE, 7, 6.43, 21, 30, 236 / 21),
        rect(18.2, 17.6, 213.6, 314.8, fill=COBALT_DEEP),
        field(WHEEL_TILE, 20.4, 18.1, 4, 6, 52.3),
        circle(x, y, 73, fill=COBALT, stroke=NAVY, stroke_width=3),
        path(beads, fill=WHITE),
        circle(x, y, 59, fill=WHITE, stroke=NAVY, stroke_width=2),
        sun(x, y, 34),
    ]
    return document(250, 350, body)
