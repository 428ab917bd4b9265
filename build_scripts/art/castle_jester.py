"""The Jester: his card, half-turned like a court card, and his cap as a corner mark and as a big symbol."""

from __future__ import annotations

import palette
from castle_arms import WOOD, hand
from castle_courts import MANTLE, arm, framed, sash, within
from castle_heads import face
from castle_livery import Livery, drawn, inked, lozenges
from castle_numbers import corners
from svg import circle, clip_polygon, document, group, path, place, poly

MOTLEY = Livery(palette.SLATE, palette.SLATE_DEEP, palette.GOLD, palette.RED, "#7c4a2b", "#a8744a")
# The left half of the cap on a field of 64 x 64, with its axis at x = 32.
_CAP_HALF = (
    "M0 -24C-3 -21 -5 -16 -5 -9C-7 -13 -10 -15.5 -14 -16C-23 -17 -29 -7 -24.5 5C-24 1 -23 -1 -20 -1"
    "C-16 -1 -17 4 -16 14H0Z"
)
_MIRROR = "scale(-1 1)"
FIST = (54.0, -33.0)


def _bell(x: float, y: float, r: float = 4.2) -> str:
    ball = circle(x, y, r, fill=palette.GOLD_LIGHT, stroke=palette.INK, stroke_width=1.1)
    return ball + drawn(f"M{x - r * 0.55:.2f} {y + r * 0.3:.2f}H{x + r * 0.55:.2f}", 0.9)


def cap(x: float, y: float, width: float, outline: float = 0) -> str:
    """The two-coloured cap alone; `outline` is the width of its ink line on the card."""
    scale = width / 58
    line = {"stroke": palette.INK, "stroke_width": outline / scale, "stroke_linejoin": "round"} if outline else {}
    gold = palette.GOLD if not outline else palette.GOLD_LIGHT
    return group(
        path(_CAP_HALF, fill=palette.RED, **line),
        path(_CAP_HALF, fill=palette.SLATE, transform=_MIRROR, **line),
        path("M-19 16.5H19V25H-19Z", fill=gold, **line),
        *(circle(bx, by, 5, fill=gold, **line) for bx, by in ((-24.5, 8), (0, -25), (24.5, 8))),
        transform=place(x, y, scale),
    )


def _body() -> str:
    """Halved motley under a collar of dagged points, a bell on every point."""
    mantle = within(MANTLE)
    left = clip_polygon(mantle, [(-90, -200), (0, -200), (0, 90), (-90, 90)])
    right = clip_polygon(mantle, [(0, -200), (90, -200), (90, 90), (0, 90)])
    parts = []
    for side, fill, deep in ((left, palette.RED, palette.RED_DEEP), (right, palette.SLATE, palette.SLATE_DEEP)):
        parts += [path(poly(side), fill=fill), path(lozenges(side, 15, 22), fill=deep), inked(poly(side), "none")]
    collar = "M0 -58L-20 -60C-36 -60 -52 -54 -66 -38L-47 -40L-42 -22L-25 -36L-14 -17L0 -36Z"
    folds = drawn("M-12 -54C-14 -42 -14 -32 -14 -22M-20 -56C-30 -46 -36 -36 -41 -26M-28 -57C-44 -52 -54 -46 -62 -39", 1)
    bells = "".join(_bell(x, y) for x, y in ((-66, -35), (-42, -18), (-14, -13), (14, -15), (42, -20), (66, -35)))
    return "\n".join(
        [
            *parts,
            inked(collar, palette.GOLD) + folds,
            group(inked(collar, palette.GREEN) + folds, transform=_MIRROR),
            bells,
        ]
    )


def _head() -> str:
    """The face in a cowl, one eye painted with a lozenge; three horns with bells."""
    paint = path("M-7 -101L-1.5 -89L-7 -77L-12.5 -89Z", fill=palette.RED, opacity=0.38)
    smile = drawn("M-7.5 -75C-5 -69.5 5 -69.5 7.5 -75M-8.5 -76.5L-6.8 -74M8.5 -76.5L6.8 -74", 1.2)
    cowl = (
        "M0 -116C-24 -117 -25 -96 -23.5 -82C-22 -68 -18 -60 -15 -54L0 -47V-57C-9 -62 -16 -74 -16 -90"
        "C-16 -101 -9 -106 0 -100Z"
    )
    left = (
        "M-12 -92L-2 -114C-10 -125 -22 -128 -33 -123C-46 -117 -51 -104 -50 -92C-45 -104 -38 -108 -33 -104"
        "C-29 -101 -26 -97 -22 -91Z"
    )
    right = (
        "M12 -92L2 -114C9 -127 22 -133 33 -128C42 -124 46 -116 46 -107C41 -114 36 -115 32 -110C28 -105 26 -99 22 -91Z"
    )
    middle = "M-10 -113C-9 -120 -6 -126 0 -130C6 -126 9 -120 10 -113C6 -109 -6 -109 -10 -113Z"
    return "\n".join(
        [
            inked(left, palette.SLATE) + drawn("M-18 -112C-28 -116 -38 -112 -44 -104", 1, palette.SLATE_DEEP),
            inked(right, palette.RED) + drawn("M18 -112C25 -120 32 -121 38 -117", 1, palette.RED_DEEP),
            inked(middle, palette.GOLD),
            face() + paint + smile,
            inked(cowl, palette.RED),
            group(inked(cowl, palette.SLATE), transform=_MIRROR),
            _bell(-50, -89) + _bell(46, -104) + _bell(0, -131.5, 3.8),
        ]
    )


def _bauble() -> str:
    """A stick with a small fool's head on it."""
    stick = inked("M-2 -30H2V24H-2Z", WOOD, 1.1)
    ruff = inked("M0 -34L-12 -30L-8 -25L-3 -28L0 -22L3 -28L8 -25L12 -30Z", palette.GREEN, 1.1)
    head = circle(0, -42, 9, fill=palette.SKIN, stroke=palette.INK, stroke_width=1.2)
    features = drawn("M-4 -43.5H-2M2 -43.5H4M-4 -38C-2 -35.5 2 -35.5 4 -38", 1)
    horn = "M0 -58C-8 -62 -16 -56 -16 -46C-13 -50 -11 -50 -9 -44C-6 -49 -3 -51 0 -51Z"
    hat = inked(horn, palette.RED, 1.1) + group(inked(horn, palette.GOLD, 1.1), transform=_MIRROR)
    return stick + ruff + head + features + hat + _bell(-16, -43.5, 2.8) + _bell(16, -43.5, 2.8)


def jester_card() -> str:
    """The full face of the Jester."""
    x, y = FIST
    held = group(_bauble(), hand(), transform=place(x, y))
    half = "\n".join([_body(), arm(MOTLEY, FIST), held, _head()])
    return framed(corners(cap(25, 70, 29)), [half, group(half, transform="rotate(180)"), sash(palette.GREEN_DEEP)])


def jester_small() -> str:
    """His cap alone, big, for the smallest card size."""
    return document(250, 350, [cap(125, 235, 136, 2.4)])
