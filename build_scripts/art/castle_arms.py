"""What the court figures hold; the fist is at (0, 0) and the shaft stands upright."""

from __future__ import annotations

import palette
from castle_livery import IVORY, drawn, inked
from castle_suits import SYMBOLS
from svg import circle, path, place

STEEL = "#d5d6d2"
STEEL_SHADE = "#a3a7a8"
WOOD = "#8a5a34"


def hand() -> str:
    """A closed fist seen from the back of its fingers."""
    fist = inked("M-7.5 -6C-4 -8.5 4 -8.5 7.5 -6C9 -2 9 3 7 6.5H-7C-9 3 -9 -2 -7.5 -6Z", palette.SKIN, 1.2)
    return fist + drawn("M-8 -2.5H2.5M-8.3 0.8H2.5M-8 4H2M2.5 -6.5C4.5 -2 4.5 2 2.5 5.5", 0.9)


def _shaft(top: float, bottom: float, width: float = 3.4, fill: str = WOOD) -> str:
    return inked(f"M{-width / 2} {top}H{width / 2}V{bottom}H{-width / 2}Z", fill, 1.1)


def _sign(suit: str, y: float, size: float, fill: str) -> str:
    return path(
        SYMBOLS[suit], fill=fill, stroke=palette.INK, stroke_width=1.2 * 102 / size, transform=place(0, y, size / 102)
    )


def sword() -> str:
    """A sword, held point upwards."""
    blade = inked("M-5 -14V-80L0 -90L5 -80V-14Z", STEEL) + path("M0 -90L5 -80V-14H0Z", fill=STEEL_SHADE)
    guard = inked("M-15 -17C-8 -13 8 -13 15 -17V-11C8 -8 -8 -8 -15 -11Z", palette.GOLD)
    pommel = circle(0, 19, 4.4, fill=palette.GOLD, stroke=palette.INK, stroke_width=1.2)
    return blade + drawn("M0 -80V-20", 0.9) + guard + _shaft(-9, 16, 5) + pommel


def sceptre() -> str:
    """A golden sceptre that ends in a heart."""
    knops = "".join(inked(f"M-4.5 {y}H4.5V{y + 4}H-4.5Z", palette.GOLD_LIGHT, 1.1) for y in (-24, -58))
    head = _sign("heart", -75, 26, palette.RED) + circle(
        0, -89, 2.6, fill=palette.GOLD_LIGHT, stroke=palette.INK, stroke_width=1
    )
    return _shaft(-63, 22, 4.6, palette.GOLD) + knops + head


def axe() -> str:
    """A broad axe: its edge is towards the frame."""
    head = inked(
        "M-3 -82H4C10 -84 16 -88 20 -92C27 -78 27 -64 20 -50C16 -56 10 -60 4 -62H-3"
        "C-9 -60 -13 -62 -14 -66V-78C-13 -82 -9 -84 -3 -82Z",
        STEEL,
    )
    edge = path("M20 -92C27 -78 27 -64 20 -50C17 -55 17 -87 20 -92Z", fill=IVORY, stroke=palette.INK, stroke_width=1)
    lozenge = inked("M5 -78L10 -72L5 -66L0 -72Z", palette.GOLD, 1)
    return _shaft(-90, 24, 4.4) + head + edge + lozenge


def mace() -> str:
    """A flanged mace."""
    flanges = inked("M0 -88C12 -86 16 -76 14 -66L6 -56H-6L-14 -66C-16 -76 -12 -86 0 -88Z", STEEL)
    ribs = drawn("M-7 -84C-10 -76 -9 -66 -4 -57M7 -84C10 -76 9 -66 4 -57M0 -87V-57", 1.2)
    neck = inked("M-6 -56H6V-51H-6Z", palette.GOLD, 1.1)
    return _shaft(-52, 24, 4.4) + flanges + ribs + neck + _sign("club", -90.5, 8, palette.GOLD)


def key() -> str:
    """The key of the castle, wards upwards."""
    wards = inked("M-2.5 -60H2.5V-84H18V-76H12V-72H18V-63H2.5Z", palette.GOLD)
    bow = path(
        "M0 4C12 4 14 20 0 24C-14 20 -12 4 0 4ZM0 9C-6 10 -6 18 0 19C6 18 6 10 0 9Z",
        fill=palette.GOLD,
        fill_rule="evenodd",
        stroke=palette.INK,
        stroke_width=1.1,
    )
    return _shaft(-86, 6, 5, palette.GOLD) + wards + inked("M-5 -56H5V-52H-5Z", palette.GOLD_LIGHT, 1.1) + bow


def rose() -> str:
    """A heraldic rose on its stem."""
    leaves = inked("M0 -30C8 -42 18 -40 20 -44C20 -32 10 -26 0 -26Z", palette.GREEN, 1.1) + inked(
        "M0 -38C-8 -48 -15 -46 -17 -50C-17 -40 -9 -34 0 -34Z", palette.GREEN, 1.1
    )
    petals = "".join(
        path(
            "M0 2C-9 -1 -11 -12 -5 -16C-3 -17.5 -1 -16.5 0 -15C1 -16.5 3 -17.5 5 -16C11 -12 9 -1 0 2Z",
            fill=fill,
            stroke=palette.INK,
            stroke_width=1.1 / scale,
            transform=place(0, -68, scale, i * 72 + turn),
        )
        for scale, turn, fill in ((1.0, 0, palette.RED), (0.58, 36, "#c65a4b"))
        for i in range(5)
    )
    heart = circle(0, -68, 3.6, fill=palette.GOLD_LIGHT, stroke=palette.INK, stroke_width=1)
    return _shaft(-60, 20, 3, palette.GREEN) + leaves + petals + heart


def mirror() -> str:
    """A looking-glass in a lozenge frame."""
    rim = inked("M0 -92L19 -66L0 -40L-19 -66Z", palette.GOLD) + inked(
        "M0 -84L13.5 -66L0 -48L-13.5 -66Z", "#dfe6e6", 1.1
    )
    gleam = drawn("M-6 -66L2 -77M-2 -61L7 -73", 1.2, "#ffffff")
    pearls = "".join(
        circle(x, y, 2.4, fill=IVORY, stroke=palette.INK, stroke_width=1) for x, y in ((0, -92), (19, -66), (-19, -66))
    )
    return _shaft(-42, 20, 4.6, palette.GOLD) + rim + gleam + pearls


def goblet() -> str:
    """A covered cup, raised."""
    bowl = inked("M-15 -52C-15 -34 -8 -27 0 -26C8 -27 15 -34 15 -52Z", palette.GOLD)
    lid = inked("M-16 -54C-12 -66 12 -66 16 -54Z", palette.GOLD_LIGHT) + _sign("club", -70, 13, palette.GOLD)
    rim = inked("M-17 -55H17V-50H-17Z", palette.GOLD_LIGHT, 1.1)
    gems = "".join(circle(x, -43, 2.4, fill=palette.RED, stroke=palette.INK, stroke_width=0.9) for x in (-8, 0, 8))
    stem = inked("M-3 -27H3V-8H-3Z", palette.GOLD, 1.1) + inked("M-5.5 -19H5.5V-14H-5.5Z", palette.GOLD_LIGHT, 1.1)
    return stem + inked("M-10 12C-4 6 4 6 10 12V16H-10Z", palette.GOLD, 1.1) + bowl + lid + rim + gems


def halberd() -> str:
    """A halberd: axe, hook and spike."""
    blade = inked("M-2 -62C-10 -60 -16 -64 -18 -72C-14 -76 -10 -78 -2 -76Z", STEEL) + inked(
        "M2 -76C12 -78 18 -76 22 -82C24 -70 22 -60 18 -54C12 -60 8 -62 2 -62Z", STEEL
    )
    spike = inked("M-3.5 -76L0 -94L3.5 -76Z", STEEL_SHADE)
    return _shaft(-80, 26, 4) + blade + spike + inked("M-4 -60H4V-54H-4Z", palette.GOLD, 1.1)


def pennon() -> str:
    """A lance with a swallow-tailed flag."""
    flag = inked("M2 -86C11 -90 16 -82 25 -86L19.5 -73L25 -60C16 -56 11 -64 2 -60Z", palette.RED)
    field = path(SYMBOLS["heart"], fill=palette.GOLD_LIGHT, transform=place(10.5, -73, 0.12))
    return _shaft(-86, 26, 3.8) + flag + field + inked("M-3.5 -84L0 -95L3.5 -84L0 -80Z", STEEL, 1.1)


def arrow() -> str:
    """A great arrow, point upwards."""
    head = inked("M0 -92L9 -70L0 -75L-9 -70Z", STEEL) + path("M0 -92L9 -70L0 -75Z", fill=STEEL_SHADE)
    feathers = inked("M1.5 8L10 2V20L1.5 27Z", palette.RED, 1.1) + inked("M-1.5 8L-10 2V20L-1.5 27Z", palette.RED, 1.1)
    return _shaft(-76, 27, 3.4) + feathers + head + inked("M-3.5 -68H3.5V-63H-3.5Z", palette.GOLD, 1)


def torch() -> str:
    """A burning torch."""
    outer = inked(
        "M0 -93C4 -82 15 -78 12 -65C11 -58 5 -55 0 -55C-6 -55 -12 -59 -12 -66"
        "C-12 -72 -8 -74 -7 -80C-3 -78 0 -84 0 -93Z",
        palette.RED,
    )
    inner = path(
        "M1 -80C4 -74 8 -71 7 -64C6 -59 3 -57 0 -57C-4 -57 -7 -60 -6 -65C-5 -70 0 -72 1 -80Z", fill=palette.GOLD_LIGHT
    )
    basket = inked("M-9 -57H9L5 -42H-5Z", palette.STONE_DARK) + drawn("M-7 -51H7M-3 -57L-2 -43M3 -57L2 -43", 1)
    return outer + inner + inked("M-3.5 -43H3.5L2.2 24H-2.2Z", WOOD, 1.1) + basket


HELD = {
    ("spade", 13): sword,
    ("heart", 13): sceptre,
    ("diamond", 13): axe,
    ("club", 13): mace,
    ("spade", 12): key,
    ("heart", 12): rose,
    ("diamond", 12): mirror,
    ("club", 12): goblet,
    ("spade", 11): halberd,
    ("heart", 11): pennon,
    ("diamond", 11): arrow,
    ("club", 11): torch,
}
