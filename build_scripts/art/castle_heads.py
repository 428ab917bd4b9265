"""Heads of the court cards: one face, and for every suit its own hair, beard, crown and hat.

The middle of the card is (0, 0); the face lies between y = -110 and y = -64.
"""

from __future__ import annotations

import palette
from castle_livery import IVORY, Livery, both, drawn, inked
from castle_suits import SYMBOLS
from svg import circle, path, place

HEAD = "M-16 -100C-16 -114 16 -114 16 -100L15 -84C14 -72 6 -64 0 -64C-6 -64 -14 -72 -15 -84Z"


def face(lips: str = palette.RED) -> str:
    """The light comes from the left: a shade runs down the right cheek and under the chin."""
    shade = "M8 -111C14 -109 16 -105 16 -100L15 -84C14 -72 6 -64 0 -64C-3 -64 -5.5 -65.5 -8 -68C1 -67 8 -74 9 -86Z"
    neck = inked("M-8 -70V-54C-4 -50 4 -50 8 -54V-70Z", palette.SKIN_SHADE)
    eye = (
        path("M-11.5 -88C-9 -91.5 -5 -91.5 -3 -88C-5.5 -86 -9 -86 -11.5 -88Z", fill=IVORY)
        + circle(-7, -88.4, 2, fill=palette.INK)
        + drawn("M-12 -87.5C-9 -92 -5 -92 -2.8 -88", 1.3)
        + drawn("M-12 -94C-9.5 -96.5 -5.5 -96.5 -3 -94.5", 1.3)
    )
    nose = drawn("M3 -94.5C1.5 -90 2 -86 3.5 -79.5C1.5 -77.5 -1 -77.8 -2 -79", 1.1)
    mouth = path("M-4.5 -73C-2 -74.6 -1 -74.6 0 -74C1 -74.6 2 -74.6 4.5 -73C2 -70 -2 -70 -4.5 -73Z", fill=lips)
    cheek = both(circle(-9.5, -80, 3, fill=palette.RED, opacity=0.16))
    return "\n".join(
        [
            neck,
            inked(HEAD, palette.SKIN),
            path(shade, fill=palette.SKIN_SHADE, opacity=0.8),
            cheek,
            both(eye),
            nose,
            mouth,
        ]
    )


# --- kings --------------------------------------------------------------------------------------------------

_BEARD_TOP = "C10 -76.5 5 -76 0 -77C-5 -76 -10 -76.5 -15 -84Z"
BEARDS: dict[str, str] = {
    "spade": "M-15 -84C-15 -66 -9 -52 0 -40C9 -52 15 -66 15 -84" + _BEARD_TOP,
    "heart": "M-15 -84C-21 -77 -19 -69 -14 -67C-16 -59 -10 -54 -6 -56C-4 -49 4 -49 6 -56C10 -54 16 -59 14 -67"
    "C19 -69 21 -77 15 -84" + _BEARD_TOP,
    "diamond": "M-15 -84L-15.5 -54L-8 -47L0 -51L8 -47L15.5 -54L15 -84" + _BEARD_TOP,
    "club": "M-15 -84C-17 -66 -14 -50 -8 -40C-4 -48 -1 -55 0 -60C1 -55 4 -48 8 -40C14 -50 17 -66 15 -84" + _BEARD_TOP,
}
BEARD_LINES: dict[str, str] = {
    "spade": "M0 -66V-48M-4 -67C-4 -60 -3 -55 -1.5 -51M-8.5 -71C-8.5 -63 -6 -57 -4 -53",
    "heart": "M-10 -74A3.6 3.6 0 1 0 -10.5 -67.5M-4.5 -65A3.4 3.4 0 1 0 -5 -58.5",
    "diamond": "M0 -66V-54M-4.5 -67V-53M-9 -70V-53M-12.5 -74V-57",
    "club": "M-3.5 -66C-4 -58 -6 -52 -7.5 -47M-8 -70C-9 -61 -9 -54 -8.5 -49M-12 -74C-13 -66 -12.5 -60 -11 -54",
}
MOUSTACHE = (
    "M0 -76.5C-4 -79.5 -10 -78 -13 -72.5C-9 -74 -4.5 -72.5 0 -74.5C4.5 -72.5 9 -74 13 -72.5C10 -78 4 -79.5 0 -76.5Z"
)
_CURL = (
    "M-15 -104C-24 -101 -25 -90 -23.5 -80C-23 -74 -26 -72 -29.5 -74C-29 -66.5 -20 -65 -17 -70C-14 -76 -14 -92 -13 -101Z"
)


def king(suit: str, livery: Livery) -> str:
    """A bearded head under the suit's crown."""
    hair = both(inked(_CURL, livery.hair) + drawn("M-19.5 -98C-20.5 -90 -19.5 -80 -20 -72", 0.9, livery.hair_line))
    beard = inked(BEARDS[suit], livery.hair) + both(drawn(BEARD_LINES[suit], 0.9, livery.hair_line))
    mouth = path("M-3.5 -71C-1.5 -72.5 1.5 -72.5 3.5 -71C1.5 -69 -1.5 -69 -3.5 -71Z", fill=palette.RED)
    return "\n".join([hair, face(), beard, inked(MOUSTACHE, livery.hair, 1), mouth, CROWNS[suit](suit, livery)])


def _band(colour: str, jewel: str) -> str:
    """The circlet of a crown with five stones."""
    stones = "".join(circle(x, -105.2 + 2.2 * (1 - (x / 18) ** 2), 1.7, fill=jewel) for x in (-13, -6.5, 0, 6.5, 13))
    return inked("M-19 -103C-8 -98.5 8 -98.5 19 -103L19.5 -110C8 -105.5 -8 -105.5 -19.5 -110Z", colour) + stones


def _finial(suit: str, x: float, y: float, size: float, fill: str) -> str:
    """The suit's own sign as an ornament."""
    return path(
        SYMBOLS[suit], fill=fill, stroke=palette.INK, stroke_width=1.1 * 102 / size, transform=place(x, y, size / 102)
    )


def _mural(suit: str, livery: Livery) -> str:
    """A crown of battlements."""
    wall = "M-19.5 -109L-22 -127H-14V-121H-8.5V-128H8.5V-121H14V-127H22L19.5 -109C8 -105 -8 -105 -19.5 -109Z"
    joints = "M-20 -116.5C-8 -113 8 -113 20 -116.5M-11 -108V-114M11 -108V-114M0 -107V-113.5"
    return (
        inked(wall, palette.GOLD)
        + drawn(joints, 0.9)
        + _finial(suit, 0, -121, 9, livery.accent)
        + _band(palette.GOLD_LIGHT, livery.accent)
    )


def _arched(suit: str, livery: Livery) -> str:
    """A closed crown: a cap under two arches that carry the suit's sign."""
    cap = inked("M-19 -109C-21 -127 -8 -128 0 -125C8 -128 21 -127 19 -109C8 -105 -8 -105 -19 -109Z", livery.accent)
    arch = both(inked("M-19.5 -109C-25 -128 -8 -131 0 -126V-121.5C-7 -126 -19 -124 -14.5 -107.5Z", palette.GOLD))
    spine = inked("M-2.2 -106.5V-125H2.2V-106.5Z", palette.GOLD)
    return cap + arch + spine + _finial(suit, 0, -130, 10, palette.RED) + _band(palette.GOLD_LIGHT, palette.RED)


def _pointed(suit: str, livery: Livery) -> str:
    """Five tall points, each with a stone."""
    tips = ((-22, -125), (-11.5, -128), (0, -129), (11.5, -128), (22, -125))
    d = "M-19.5 -109"
    for i, (x, y) in enumerate(tips):
        d += f"L{x} {y}" + (f"L{(x + tips[i + 1][0]) / 2} -115" if i < 4 else "")
    stones = "".join(_finial(suit, x, y - 1.5, 8, livery.second) for x, y in tips)
    return (
        inked(d + "L19.5 -109C8 -105 -8 -105 -19.5 -109Z", palette.GOLD)
        + stones
        + _band(palette.GOLD_LIGHT, livery.accent)
    )


def _leaved(suit: str, livery: Livery) -> str:
    """Three leaves on stems, pearls between them."""
    rim = inked(
        "M-19.5 -109L-24 -121L-13 -115L-10 -119L-6 -115L0 -124L6 -115L10 -119L13 -115L24 -121L19.5 -109"
        "C8 -105 -8 -105 -19.5 -109Z",
        palette.GOLD,
    )
    pearls = both(circle(-10, -121, 2.3, fill=IVORY, stroke=palette.INK, stroke_width=1))
    leaves = "".join(_finial(suit, x, y, 13, palette.GOLD_LIGHT) for x, y in ((-22.5, -124), (0, -128), (22.5, -124)))
    return rim + pearls + leaves + _band(palette.GOLD_LIGHT, livery.accent)


CROWNS = {"spade": _mural, "heart": _arched, "diamond": _pointed, "club": _leaved}

# --- queens -------------------------------------------------------------------------------------------------


def queen(suit: str, livery: Livery) -> str:
    """A head with the suit's hair under a coronet."""
    behind, before = HAIR[suit](livery)
    return "\n".join([behind, face(), before, _coronet(suit, livery)])


def _parting(livery: Livery) -> str:
    """Hair drawn to both sides of the brow."""
    side = "M0 -109C-8 -108 -13 -104 -15.5 -92C-17.5 -98 -18 -112 0 -114Z"
    return both(inked(side, livery.hair, 1.1))


def _braids(livery: Livery) -> tuple[str, str]:
    """Spades: a plait on either side, bound at the end."""
    links = ""
    for i in range(6):
        y = -92 + i * 8.5
        links += inked(
            f"M-24 {y}C-25 {y + 6} -21 {y + 10} -18.5 {y + 10}C-15 {y + 7} -15 {y + 2} -17 {y - 2}Z", livery.hair, 1.1
        )
    tie = inked("M-24 -42H-15V-38H-24Z", livery.second, 1.1) + inked(
        "M-22.5 -38L-24 -30L-19.5 -33L-15 -30L-16.5 -38Z", livery.hair, 1.1
    )
    crown = inked("M-17 -98C-24 -96 -26 -90 -24 -84L-15 -86Z", livery.hair, 1.1)
    return "", _parting(livery) + both(crown + links + tie)


def _veil(livery: Livery) -> tuple[str, str]:
    """Hearts: a veil to the shoulders and a band under the chin."""
    veil = inked(
        "M0 -116C-24 -117 -28 -96 -29 -80C-30 -66 -36 -56 -40 -50H40C36 -56 30 -66 29 -80C28 -96 24 -117 0 -116Z", IVORY
    )
    folds = both(drawn("M-24 -92C-25 -76 -28 -64 -33 -54M-20 -80C-20 -68 -22 -60 -26 -53", 0.9, palette.STONE))
    band = inked(
        "M-16 -100C-18 -84 -15 -66 0 -60C15 -66 18 -84 16 -100L15 -86C13 -73 7 -66.5 0 -66.5C-7 -66.5 -13 -73 -15 -86Z",
        IVORY,
        1.1,
    )
    return veil + folds, band + _parting(livery)


def _cauls(livery: Livery) -> tuple[str, str]:
    """Diamonds: hair rolled into netted cauls over the ears."""
    net = inked("M-14 -101C-25 -105 -31 -94 -29 -86C-27 -77 -18 -76 -14.5 -82Z", livery.second)
    mesh = drawn(
        "M-27 -97L-15 -86M-29 -90L-17 -79M-22 -102L-15 -95M-29 -88L-18 -101M-26 -81L-15 -93M-19 -78L-14.5 -84",
        0.9,
        palette.GOLD_LIGHT,
    )
    drop = drawn("M-24 -78V-70") + inked("M-24 -71L-21.5 -67L-24 -63L-26.5 -67Z", palette.GOLD_LIGHT, 1)
    return "", _parting(livery) + both(net + mesh + drop)


def _loose(livery: Livery) -> tuple[str, str]:
    """Clubs: long loose hair in waves."""
    fall = (
        "M-14 -108C-26 -104 -22 -92 -25 -84C-28 -76 -22 -70 -26 -62C-30 -54 -25 -48 -29 -40"
        "C-22 -38 -14 -42 -13 -52L-11 -100Z"
    )
    waves = (
        "M-18 -98C-21 -90 -17 -82 -20.5 -74C-23 -67 -18 -60 -22 -52C-23 -48 -22 -46 -23 -44"
        "M-14.5 -78C-17 -70 -14 -62 -17 -52"
    )
    return both(inked(fall, livery.hair) + drawn(waves, 0.9, livery.hair_line)), _parting(livery)


HAIR = {"spade": _braids, "heart": _veil, "diamond": _cauls, "club": _loose}


def _coronet(suit: str, livery: Livery) -> str:
    """A lower crown than a king's: waves with pearls, the suit's sign in the middle."""
    rim = inked(
        "M-17.5 -110L-20 -119C-16 -114 -13 -114 -10.5 -120C-8 -115 -4 -115 0 -122C4 -115 8 -115 10.5 -120"
        "C13 -114 16 -114 20 -119L17.5 -110C8 -106 -8 -106 -17.5 -110Z",
        palette.GOLD,
    )
    band = inked(
        "M-17.5 -106C-8 -101.5 8 -101.5 17.5 -106L18 -111C8 -106.5 -8 -106.5 -18 -111Z", palette.GOLD_LIGHT, 1.1
    )
    pearls = "".join(
        circle(x, y, 2.1, fill=IVORY, stroke=palette.INK, stroke_width=1)
        for x, y in ((-20.5, -120.5), (-10.5, -122), (10.5, -122), (20.5, -120.5))
    )
    return rim + band + pearls + _finial(suit, 0, -126, 12, livery.accent)
