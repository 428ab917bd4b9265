"""The four who can be played against in Castle Duel: people from the court cards, looked at closely.

A portrait is a window of `SIDE` by `SIDE` on a half figure that is drawn as on the cards; what leaves it is cut off.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import palette
from castle_arms import STEEL, hand, key, rose
from castle_courts import MANTLE, PANEL
from castle_heads import CROWNS, HAIR, MOUSTACHE, face
from castle_jacks import HATS
from castle_livery import (
    ERMINE,
    IVORY,
    LIVERIES,
    Livery,
    both,
    chevrons,
    drawn,
    inked,
    lozenges,
    scales,
    seeds,
    stripes,
)
from castle_suits import PIP_TONES, symbol
from svg import Point, circle, document, gradient, group, path, place, poly, rect, ring

PORTRAIT = 240.0
SIDE, LEFT, TOP = 108.0, -54.0, -139.0
_SCALE = PORTRAIT / SIDE
_LINE_OF_YEARS = "#b98f66"


def portrait(level: str) -> str:
    """Somebody before a wall of cloth, in the double frame of the cards."""
    livery, draw = PEOPLE[level]
    window = [(LEFT, TOP), (LEFT + SIDE, TOP), (LEFT + SIDE, TOP + SIDE), (LEFT, TOP + SIDE)]
    wall = rect(LEFT, TOP, SIDE, SIDE, fill="url(#wall)") + path(
        lozenges(window, 18, 26, 0.24), fill=livery.deep, opacity=0.3
    )
    figure = group(wall, draw(livery), transform=place(-LEFT * _SCALE, -TOP * _SCALE, _SCALE))
    edges = "".join(
        rect(inset, inset, PORTRAIT - 2 * inset, PORTRAIT - 2 * inset, fill="none", stroke=colour, stroke_width=width)
        for inset, colour, width in ((3, palette.GOLD_LIGHT, 6), (6.5, palette.INK, 1.4), (1.2, palette.INK, 2.4))
    )
    return document(
        PORTRAIT, PORTRAIT, [figure, edges], [gradient("wall", [(0, "#fbf6ea"), (1, "#dccfae")]), *PIP_TONES]
    )


def _clothed(shape: list[Point], fill: str, pattern: str, pattern_fill: str) -> str:
    d = poly(shape)
    return path(d, fill=fill) + path(pattern, fill=pattern_fill) + inked(d, "none")


def _sleeve(livery: Livery, x: float, y: float) -> str:
    """From the lower right up to a fist at (x, y)."""
    return inked(f"M{x - 9} {y + 9}L{x + 9} {y + 7}L{x + 24} {y + 26}V20H{x - 8}Z", livery.main) + inked(
        poly([(x - 11, y + 6), (x + 11, y + 4), (x + 12, y + 12), (x - 12, y + 14)]), IVORY
    )


def _held(thing: str, x: float, y: float, scale: float = 1, angle: float = 0) -> str:
    return group(thing, transform=place(x, y, scale, angle)) + group(hand(), transform=place(x, y))


def _neckline() -> str:
    return inked("M-22 -57C-14 -38 14 -38 22 -57L10 -60C6 -54 -6 -54 -10 -60Z", palette.SKIN)


def _years() -> str:
    """The lines of a long life on brow and cheeks."""
    return both(
        drawn("M-12.5 -83.5C-10.5 -82 -7 -82 -5 -83M-6.5 -77C-8 -75 -8.4 -73 -8 -71", 0.9, _LINE_OF_YEARS)
    ) + drawn("M-6 -99.5C-2 -100.8 2 -100.8 6 -99.5M-4.6 -102.6C-1.6 -103.6 1.6 -103.6 4.6 -102.6", 0.9, _LINE_OF_YEARS)


def _pia(livery: Livery) -> str:
    """Young, daisies in loose hair, a heart on her dress and a rose in her hand; she laughs with open mouth."""
    behind, before = HAIR["club"](livery)
    petals = "".join(
        circle(x, y, 4.6, fill=IVORY, stroke=palette.INK, stroke_width=1.1)
        + circle(x, y, 2.1, fill=palette.GOLD, stroke=palette.INK, stroke_width=0.7)
        for x, y in ((-17, -105), (-9, -110.5), (0, -112.5), (9, -110.5), (17, -105))
    )
    leaves = both(inked("M-21 -101C-26 -103 -27 -109 -24 -112C-20 -109 -19 -105 -21 -101Z", palette.GREEN, 1))
    laugh = inked(
        "M-5.6 -74.5C-2 -73.4 2 -73.4 5.6 -74.5C4.6 -67.6 -4.6 -67.6 -5.6 -74.5Z", palette.RED_DEEP, 1
    ) + path("M-4.4 -74C-2 -73.4 2 -73.4 4.4 -74L3.8 -72.4H-3.8Z", fill=IVORY)
    freckles = both("".join(circle(x, y, 0.65, fill="#b9774a") for x, y in ((-11, -81), (-8.4, -82.4), (-8.8, -79.4))))
    heart = symbol("heart", 0, -40, 15)
    return (
        _clothed(MANTLE, livery.main, stripes(MANTLE, 12, 3.5, 24), livery.deep)
        + _clothed(PANEL, IVORY, chevrons(PANEL, 10, 3, -0.6), palette.STONE_LIGHT)
        + _neckline()
        + heart
        + behind
        + face()
        + before
        + freckles
        + laugh
        + leaves
        + petals
        + _sleeve(livery, 35, -44)
        + _held(rose(), 35, -44, 0.76, 3)
    )


def _tomas(livery: Livery) -> str:
    """A huntsman's hat, a short beard and the key of the next gate, ready already."""
    hair = both(
        inked("M-15 -104C-23 -101 -23 -90 -21.5 -82C-21 -78 -18 -77 -15.5 -80C-14 -88 -14 -96 -13 -101Z", livery.hair)
    )
    beard = inked(
        "M-15 -84C-16 -70 -9 -58 0 -56.5C9 -58 16 -70 15 -84C12 -77 7 -76 0 -77C-7 -76 -12 -77 -15 -84Z", livery.hair
    ) + both(drawn("M-4 -66C-4 -62 -3 -60 -2 -59M-9 -71C-8.5 -66 -7 -63 -5.4 -61", 0.9, livery.hair_line))
    mouth = path("M-3.8 -71.4C-1.5 -73 1.5 -73 3.8 -71.4C1.5 -69.4 -1.5 -69.4 -3.8 -71.4Z", fill=palette.RED)
    collar = both(inked("M0 -46L-7 -42L-26 -53C-22 -59 -14 -61 -9 -62C-6 -56 -3 -51 0 -46Z", IVORY))
    buttons = "".join(
        circle(0, y, 2, fill=palette.GOLD_LIGHT, stroke=palette.INK, stroke_width=1) for y in (-40, -32.5)
    )
    return (
        _clothed(MANTLE, livery.main, scales(MANTLE, 14, 8.5), livery.deep)
        + collar
        + buttons
        + hair
        + face()
        + beard
        + mouth
        + group(inked(MOUSTACHE, livery.hair, 1), transform="translate(0 1.6)")
        + HATS["club"](livery)
        + _sleeve(livery, 33, -44)
        + _held(group(key(), transform="scale(-1 1)"), 33, -44, 0.84, 7)
    )


def _fan() -> str:
    """Three cards in a fan above a fist, faces to us."""
    cards = ""
    for suit, angle in (("heart", -26.0), ("club", 0.0), ("diamond", 26.0)):
        card = rect(-9, -41, 18, 27, 1.6, fill=IVORY, stroke=palette.INK, stroke_width=1.2) + symbol(
            suit, -1.5, -30, 11
        )
        cards += group(card, transform=place(0, 0, 1, angle))
    return cards


def _vera(livery: Livery) -> str:
    """Dark hair in two nets, spectacles, a high collar; she has your cards in her hand and in her head."""
    behind, before = HAIR["diamond"](livery)
    lenses = both(
        path(ring(-7.6, -88, 6.6), fill="#ffffff", opacity=0.28)
        + path(ring(-7.6, -88, 6.6), fill="none", stroke=palette.GOLD_DEEP, stroke_width=1.8)
        + drawn("M-10.6 -91.4L-8 -93M-14.2 -88.6L-16.4 -90", 1, IVORY)
    ) + drawn("M-1.6 -89.6C-0.6 -91 0.6 -91 1.6 -89.6", 1.6, palette.GOLD_DEEP)
    collar = both(
        inked("M-6 -58L-26 -70C-30 -62 -28 -54 -20 -50L0 -42Z", IVORY) + drawn("M-9 -55L-24 -65", 0.9, palette.STONE)
    )
    comb = inked("M-12 -112L-14 -122L-7 -117L0 -126L7 -117L14 -122L12 -112C6 -109 -6 -109 -12 -112Z", palette.GOLD)
    brooch = inked("M0 -47L5 -41L0 -35L-5 -41Z", palette.RED, 1.1)
    return (
        _clothed(MANTLE, livery.main, lozenges(MANTLE, 13, 18, 0.4), livery.second)
        + _clothed(PANEL, livery.deep, stripes(PANEL, 7, 1.4), palette.STONE)
        + collar
        + brooch
        + comb
        + behind
        + face(palette.BURGUNDY)
        + before
        + lenses
        + _sleeve(livery, 35, -44)
        + group(_fan(), transform=place(35, -44, 0.88))
        + group(hand(), transform=place(35, -44))
    )


def _ottilia(livery: Livery) -> str:
    """White hair, ermine and a crown of battlements; on her ring hang the keys of the castles she has taken."""
    fur = both(
        inked("M-22 -58C-38 -56 -47 -44 -49 -20L-34 -14C-33 -34 -28 -42 0 -33V-46C-8 -46 -16 -50 -22 -58Z", IVORY)
    )
    window: list[Point] = [(-42, -52), (42, -52), (42, -24), (-42, -24)]
    tails = path(seeds(window, 13, 9, ERMINE), fill=palette.INK)
    hair = both(
        inked(
            "M-12 -108C-25 -107 -26 -94 -25 -84C-25 -74 -29 -70 -26 -62"
            "C-22 -58 -16 -60 -15 -68C-13 -78 -14 -92 -13 -101Z",
            livery.hair,
        )
        + drawn("M-19 -100C-21 -90 -19 -80 -21 -70M-16 -94C-17 -86 -16 -78 -18 -68", 0.9, livery.hair_line)
    )
    return (
        _clothed(MANTLE, livery.main, lozenges(MANTLE, 12, 17), livery.deep)
        + fur
        + tails
        + hair
        + face(palette.RED_DEEP)
        + _years()
        + CROWNS["spade"]("spade", livery)
        + _sleeve(livery, 29, -82)
        + _keys(29, -82)
        + group(hand(), transform=place(29, -82))
    )


def _keys(x: float, y: float) -> str:
    """A ring in the fist and three keys that hang from it."""
    hoop = path(ring(x, y + 9, 11), fill="none", stroke=palette.INK, stroke_width=4.6) + path(
        ring(x, y + 9, 11), fill="none", stroke=palette.GOLD, stroke_width=2.4
    )
    hung = "".join(
        group(
            inked("M-2 2H2V26H9V21H6V17H9V12H2", metal, 1.1) + inked("M-2 0H2V27H-2Z", metal, 1.1),
            transform=place(x + dx, y + 15, 0.86, angle),
        )
        for dx, angle, metal in ((-8.5, 26, STEEL), (0.5, 0, palette.GOLD_LIGHT), (9, -26, palette.STONE_LIGHT))
    )
    return hung + hoop


PEOPLE: dict[str, tuple[Livery, Callable[[Livery], str]]] = {
    "easy": (replace(LIVERIES["heart"], hair="#d8a24a"), _pia),
    "normal": (LIVERIES["club"], _tomas),
    "hard": (LIVERIES["spade"], _vera),
    "champion": (
        Livery(palette.BURGUNDY, palette.BURGUNDY_DEEP, palette.GOLD, palette.BURGUNDY, "#e7e1d4", "#a59c8e"),
        _ottilia,
    ),
}
"""Livery and figure by level."""
