"""Court cards: one half figure above a slanting sash, and the same half-turned below it.

A half is drawn around (0, 0), the middle of the picture; y = SLOPE * x divides the two halves.
"""

from __future__ import annotations

import palette
from castle_arms import HELD, hand
from castle_heads import king, queen
from castle_jacks import jack
from castle_livery import (
    ERMINE,
    IVORY,
    LIVERIES,
    QUATREFOIL,
    Livery,
    both,
    chevrons,
    drawn,
    inked,
    livery_of,
    lozenges,
    scales,
    seeds,
    stripes,
)
from castle_numbers import MIDDLE, corner_symbols
from castle_suits import PIP_TONES, symbol
from svg import (
    Point,
    clip_polygon,
    document,
    gradient,
    group,
    moved,
    path,
    place,
    poly,
    rect,
    stroked,
)

SIDE, TOP = 75.0, -138.0
SLOPE = -0.28
HALF: list[Point] = [(-SIDE, TOP), (SIDE, TOP), (SIDE, SIDE * SLOPE), (-SIDE, -SIDE * SLOPE)]
SASH = 9.0
FIST: Point = (46.0, -40.0)

MANTLE: list[Point] = [
    (-16, -60), (16, -60), (46, -52), (64, -38), (75, -14), (75, 40), (-75, 40), (-75, -14), (-64, -38), (-46, -52),
]  # fmt: skip
PANEL: list[Point] = [(-13, -60), (13, -60), (25, 40), (-25, 40)]


def within(shape: list[Point]) -> list[Point]:
    """The part of a convex shape that lies in the upper half of the picture."""
    return clip_polygon(shape, HALF)


def _cloth(shape: list[Point], fill: str, pattern: str, pattern_fill: str) -> str:
    """A panel with its pattern, outlined last so that the pattern ends under the line."""
    d = poly(shape)
    return path(d, fill=fill) + path(pattern, fill=pattern_fill) + inked(d, "none")


def _king_robe(suit: str, livery: Livery) -> str:
    mantle, panel = within(MANTLE), within(PANEL)
    patterns = {
        "spade": (stripes(mantle, 13, 4.5), chevrons(panel, 11, 4.5)),
        "heart": (scales(mantle, 15, 9), lozenges(panel, 9, 14)),
        "diamond": (lozenges(mantle, 12, 17), stripes(panel, 7, 2.5)),
        "club": (seeds(mantle, 17, 12, QUATREFOIL), chevrons(panel, 11, 4.5, -0.6)),
    }
    cloak, front = patterns[suit]
    cape = "M-9 -60C-36 -58 -60 -50 -69 -30C-66 -25 -60 -22 -55 -22C-48 -34 -38 -36 -24 -34L-13 -26L-4 -52Z"
    tails = _ermine_tails()
    return "\n".join(
        [
            _cloth(mantle, livery.main, cloak, livery.deep),
            _cloth(panel, livery.second, front, livery.accent),
            both(inked(cape, IVORY) + tails),
            both(inked("M-4 -60C-9 -59 -14 -58 -17 -57L-8 -42L0 -46V-57Z", livery.second)),
        ]
    )


def _ermine_tails() -> str:
    spots = (
        (-24, -50), (-36, -49), (-48, -44), (-59, -37),
        (-30, -42), (-42, -40), (-54, -34), (-64, -29), (-15, -40), (-16, -51),
    )  # fmt: skip
    return path("".join(poly([(x + px * 0.9, y + py * 0.9) for px, py in ERMINE]) for x, y in spots), fill=palette.INK)


def _queen_robe(suit: str, livery: Livery) -> str:
    mantle, panel = within(MANTLE), within(PANEL)
    patterns = {
        "spade": (seeds(mantle, 16, 11, QUATREFOIL), lozenges(panel, 8, 12)),
        "heart": (stripes(mantle, 12, 3.5, 24), chevrons(panel, 10, 4, -0.6)),
        "diamond": (scales(mantle, 15, 9), lozenges(panel, 10, 14, 0.6)),
        "club": (lozenges(mantle, 13, 18, 0.55), stripes(panel, 6.5, 2.2)),
    }
    cloak, front = patterns[suit]
    neckline = inked("M-22 -57C-14 -40 14 -40 22 -57L10 -60C6 -54 -6 -54 -10 -60Z", palette.SKIN)
    beads = "".join(
        f"M{x - 1.5:.2f} {y:.2f}a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1 -3 0Z"
        for x, y in ((-11, -54.5), (-7.5, -51), (-3.8, -49), (0, -48.4), (3.8, -49), (7.5, -51), (11, -54.5))
    )
    necklace = path(beads, fill=livery.second, stroke=palette.INK, stroke_width=0.7)
    return "\n".join(
        [
            _cloth(mantle, livery.main, cloak, livery.deep),
            _cloth(panel, livery.second, front, livery.accent),
            _borders(),
            neckline,
            necklace,
            inked("M0 -47L4 -41L0 -35L-4 -41Z", livery.accent, 1),
            both(
                inked("M-46 -53C-58 -52 -68 -42 -67 -30C-60 -26 -50 -30 -44 -38Z", livery.second)
                + drawn("M-51 -51C-52 -44 -51 -38 -47 -35M-58 -47C-60 -41 -59 -34 -56 -30", 1.1)
            ),
        ]
    )


def _borders() -> str:
    """The two white edges of the open mantle; the seam, and so their ends, lies higher on the right."""
    left = "M-22 -57C-32 -54 -36 -40 -35.5 8L-28 6C-29 -34 -26 -46 -18 -51Z"
    right = "M22 -57C32 -54 35 -42 35.5 -11L28.5 -9C29 -38 26 -46 18 -51Z"
    return inked(left, IVORY, 1.1) + inked(right, IVORY, 1.1)


def _jack_robe(suit: str, livery: Livery) -> str:
    mantle = within(MANTLE)
    left = clip_polygon(mantle, [(-90, -200), (0, -200), (0, 90), (-90, 90)])
    right = clip_polygon(mantle, [(0, -200), (90, -200), (90, 90), (0, 90)])
    patterns = {
        "spade": (chevrons(left, 14, 5), stripes(right, 9, 3)),
        "heart": (stripes(left, 11, 4, 30), seeds(right, 14, 10, QUATREFOIL)),
        "diamond": (lozenges(left, 13, 18), stripes(right, 10, 3.5, -25)),
        "club": (scales(left, 14, 8.5), lozenges(right, 12, 16, 0.6)),
    }
    one, two = patterns[suit]
    buttons = "".join(f"M-2 {y}a2 2 0 1 1 4 0a2 2 0 1 1 -4 0Z" for y in (-44, -35, -26, -17))
    collar = both(inked("M0 -48L-7 -44L-24 -54C-20 -59 -14 -61 -9 -62C-6 -56 -3 -52 0 -48Z", IVORY))
    return "\n".join(
        [
            _cloth(left, livery.main, one, livery.deep),
            _cloth(right, livery.second, two, livery.accent),
            path(buttons, fill=palette.GOLD_LIGHT, stroke=palette.INK, stroke_width=1),
            collar,
            both(_pauldron(livery)),
        ]
    )


def _pauldron(livery: Livery) -> str:
    """Three lames on the shoulder."""
    lames = (
        "M-40 -54C-56 -54 -68 -44 -70 -32L-58 -27C-54 -36 -48 -42 -38 -44Z",
        "M-36 -54C-46 -55 -56 -50 -61 -42L-52 -36C-48 -42 -43 -45 -35 -46Z",
    )
    return "".join(inked(d, fill) for d, fill in zip(lames, (palette.STONE, palette.STONE_LIGHT), strict=True))


def arm(livery: Livery, fist: Point = FIST) -> str:
    """The sleeve that comes from the right edge up to the fist, and its cuff."""
    x, y = fist
    sleeve = within([(x - 9, y + 9), (x + 9, y + 7), (x + 20, y + 16), (x + 29, y + 26), (x + 29, 20), (20, 20)])
    cuff = inked(poly([(x - 11, y + 6), (x + 11, y + 4), (x + 12, y + 12), (x - 12, y + 14)]), IVORY)
    return inked(poly(sleeve), livery.main) + cuff


ROBES = {11: _jack_robe, 12: _queen_robe, 13: _king_robe}
HEADS = {11: jack, 12: queen, 13: king}


def _half(suit: str, rank: int) -> str:
    livery = livery_of(suit, rank)
    x, y = FIST
    return "\n".join(
        [
            ROBES[rank](suit, livery),
            arm(livery),
            group(HELD[suit, rank](), hand(), transform=place(x, y)),
            HEADS[rank](suit, livery),
            symbol(suit, -56, -114, 33),
        ]
    )


def sash(fill: str) -> str:
    """The band over the seam: half-turned it is itself again."""
    ends = [(-SIDE, -SIDE * SLOPE), (SIDE, SIDE * SLOPE)]
    (ax, ay), (bx, by) = ends
    band = [(ax, ay - SASH), (bx, by - SASH), (bx, by + SASH), (ax, ay + SASH)]
    d = poly(band)
    gems = "".join(
        poly(moved([(0, -5), (6.5, 0), (0, 5), (-6.5, 0)], x, x * SLOPE, angle=-15.6)) for x in range(-64, 65, 16)
    )
    lines = "".join(poly([(ax, ay + o), (bx, by + o)], close=False) for o in (-SASH + 2.6, SASH - 2.6))
    return inked(d, fill) + stroked(lines, palette.GOLD_LIGHT, 1) + path(gems, fill=palette.GOLD_LIGHT)


def court_card(suit: str, rank: int) -> str:
    """The picture card of this suit and rank (11 to 13)."""
    half = _half(suit, rank)
    return framed(corner_symbols(suit), [half, group(half, transform="rotate(180)"), sash(LIVERIES[suit].deep)])


def framed(marks: str, picture: list[str]) -> str:
    """The corner marks, and the thin double frame around a picture drawn about (0, 0)."""
    x, y = MIDDLE
    ground = rect(x - SIDE, y + TOP, 2 * SIDE, -2 * TOP, fill="url(#ground)")
    frame = rect(x - SIDE, y + TOP, 2 * SIDE, -2 * TOP, fill="none", stroke=palette.INK, stroke_width=1.6)
    outer = rect(
        x - SIDE - 2.6, y + TOP - 2.6, 2 * SIDE + 5.2, -2 * TOP + 5.2, fill="none", stroke=palette.INK, stroke_width=0.6
    )
    defs = [*PIP_TONES, gradient("ground", [(0, "#fbf6ea"), (1, "#eadfc6")])]
    return document(250, 350, [marks, ground, group(*picture, transform=place(x, y)), frame, outer], defs)
