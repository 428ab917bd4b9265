"""The heads of the four jacks: bobbed hair, and a hat of his own for each."""

from __future__ import annotations

import palette
from castle_heads import face
from castle_livery import IVORY, Livery, both, drawn, inked
from svg import circle

_BOB = (
    "M-12 -108C-25 -108 -26 -92 -24.5 -80C-24 -73 -28 -71 -31 -72C-30 -64 -20 -62 -15.5 -68"
    "C-13 -74 -13.5 -88 -13.5 -98Z"
)
_FRINGE = "M-16 -96C-17 -112 17 -112 16 -96C12 -101 9 -102 6.5 -98C4 -102 -1 -102 -3 -98C-6 -102 -12 -102 -16 -96Z"


def jack(suit: str, livery: Livery) -> str:
    """A beardless head under the suit's hat."""
    bob = both(inked(_BOB, livery.hair) + drawn("M-20 -100C-21 -90 -19.5 -80 -20.5 -70", 0.9, livery.hair_line))
    return "\n".join([bob, face(), inked(_FRINGE, livery.hair, 1.1), HATS[suit](livery)])


def _feather(fill: str, quill: str) -> str:
    """A plume that rises to the left and falls over."""
    plume = (
        "M10 -108C8 -124 -2 -134 -20 -133C-29 -132 -33 -126 -32 -120C-25 -124 -14 -121 -8 -116C-3 -112 4 -108 10 -108Z"
    )
    return inked(plume, fill) + drawn(
        "M9 -109C2 -120 -10 -127 -25 -127M-2 -118L-4 -124M-9 -123L-12 -129M-17 -126L-21 -131"
        "M-9 -122L-14 -120.5M-17 -126L-23 -124",
        0.9,
        quill,
    )


def _flat_cap(livery: Livery) -> str:
    """Spades: a slashed crown over a brim of battlements."""
    crown = inked("M-19 -108C-22 -124 -10 -128 2 -127C16 -127 23 -120 19 -108Z", livery.main)
    slashes = drawn(
        "M-9 -124C-11 -118 -11 -113 -10 -109M2 -125V-109M12 -123C13 -118 13 -113 12 -109", 1.6, livery.second
    )
    brim = "M-24 -101V-111H-16V-108H-9V-112H-3V-108H3V-112H9V-108H16V-111H24V-101C12 -105 -12 -105 -24 -101Z"
    return _feather(IVORY, palette.STONE_DARK) + crown + slashes + inked(brim, livery.accent)


def _beret(livery: Livery) -> str:
    """Hearts: a soft beret that hangs over the right ear, with a brooch."""
    cap = inked(
        "M-19 -102C-24 -118 -8 -129 10 -126C28 -123 36 -110 31 -101C27 -95 22 -98 18 -103C6 -108 -8 -107 -19 -102Z",
        livery.main,
    )
    folds = drawn("M-8 -119C4 -124 18 -121 26 -110M-2 -112C8 -115 17 -112 23 -104", 1, livery.deep)
    band = inked("M-20 -100C-9 -105.5 9 -105.5 20 -100L20.5 -106C9 -111.5 -9 -111.5 -20.5 -106Z", livery.second)
    brooch = circle(-9, -107, 3.6, fill=livery.accent, stroke=palette.INK, stroke_width=1.1)
    return _feather(livery.accent, IVORY) + cap + folds + band + brooch


def _chaperon(livery: Livery) -> str:
    """Diamonds: a padded roll, a cock's comb above it and a tail that falls to the shoulder."""
    comb = inked("M-10 -112C-14 -122 -8 -132 0 -126C3 -133 11 -131 12 -124C19 -126 22 -117 17 -110Z", livery.second)
    pleats = drawn("M-4 -112C-6 -118 -4 -122 0 -126M5 -112C4 -118 7 -122 12 -124", 1)
    tail = inked(
        "M16 -106C28 -104 31 -92 29 -76C28 -66 32 -58 36 -54C28 -50 20 -54 20 -64C20 -78 24 -92 14 -98Z", livery.second
    )
    fold = drawn("M22 -98C27 -90 24 -76 24.5 -66C25 -60 28 -56 31 -54", 1)
    roll = inked(
        "M-23 -105C-24 -115 -10 -116 0 -116C10 -116 24 -115 23 -105C22 -97 10 -101 0 -101C-10 -101 -22 -97 -23 -105Z",
        livery.main,
    )
    wraps = drawn(
        "M-15 -114C-18 -110 -18 -104 -15 -100.5M-5 -116C-8 -111 -8 -105 -5 -101M6 -116"
        "C3 -111 3 -105 6 -101M16 -114C13 -110 13 -104 16 -100.5",
        1.2,
        livery.deep,
    )
    return comb + pleats + tail + fold + roll + wraps


def _bycocket(livery: Livery) -> str:
    """Clubs: a huntsman's hat with a long beak and a pheasant's feather."""
    feather = inked("M-8 -112C-14 -122 -26 -130 -40 -131C-36 -122 -24 -112 -10 -107Z", livery.accent) + drawn(
        "M-9 -109.5C-17 -119 -27 -126 -37 -129.5M-18 -118L-19 -122.5M-24 -123L-26 -127.5M-18 -117"
        "L-23 -117.5M-25 -122.5L-30 -123.5",
        0.9,
        IVORY,
    )
    crown = inked("M-19 -106C-18 -122 -4 -131 8 -128C16 -124 19 -114 20 -106Z", livery.main)
    crease = drawn("M-6 -108C-4 -117 2 -124 8 -127", 1, livery.deep)
    brim = inked(
        "M-24 -112C-22 -104 -10 -103 2 -104C14 -105 24 -103 33 -99C29 -109 20 -112 8 -110C-6 -108 -16 -108 -24 -112Z",
        livery.deep,
    )
    stud = circle(-9, -107.5, 2.6, fill=livery.second, stroke=palette.INK, stroke_width=1)
    return feather + crown + crease + brim + stud


HATS = {"spade": _flat_cap, "heart": _beret, "diamond": _chaperon, "club": _bycocket}
