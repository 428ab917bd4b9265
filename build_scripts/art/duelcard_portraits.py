"""The four who can be played against in DuelCard: flat and bold, cut out like the tools on the cards.

Drawn about the middle of a square of `PORTRAIT` units; every figure stands on the ground of an element.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import palette
from duelcard_elements import FLAME_RED, TONES, element_sign, pattern
from duelcard_tools import EDGE, FLESH, FLESH_DARK, FLESH_LIGHT, LINE, tool
from svg import circle, document, group, path, place, rect, stroked

PORTRAIT = 240.0
_HALF = PORTRAIT / 2
HEAD = "M-37 -44C-37 -82 37 -82 37 -44C37 -4 20 26 0 26C-20 26 -37 -4 -37 -44Z"
_SHADE = "M4 -72C28 -70 37 -62 37 -44C37 -4 20 26 0 26C14 6 20 -26 4 -72Z"
_NECK = "M-15 12H15V52H-15Z"
_BODY = "M-20 40C-66 46 -92 66 -98 132H98C92 66 66 46 20 40L0 56Z"
_EARS = "M-36 -38C-46 -42 -48 -22 -36 -20ZM36 -38C46 -42 48 -22 36 -20Z"
WHITE = "#fdf6e3"


@dataclass(frozen=True)
class Skin:
    """The three tones of a face."""

    base: str
    light: str
    dark: str


TAN = Skin(FLESH, FLESH_LIGHT, FLESH_DARK)
FAIR = Skin("#eebb92", "#fbd9b8", "#c88a63")
DARK = Skin("#9a5f3c", "#b97b52", "#6f4029")


@dataclass(frozen=True)
class Person:
    """On whose ground somebody stands, the parts of the figure from behind to front, and what lies on them."""

    element: str
    parts: tuple[tuple[str, str], ...]
    details: Callable[[], str]


def portrait(level: str) -> str:
    """Somebody on an element's ground, with a rim of paper round the figure."""
    person = PEOPLE[level]
    tones = TONES[person.element]
    ground = (
        rect(0, 0, PORTRAIT, PORTRAIT, fill=tones.ground)
        + path(f"M0 {PORTRAIT}L{PORTRAIT} 40V{PORTRAIT}Z", fill=tones.deep)
        + pattern(person.element, 0, 0, PORTRAIT, PORTRAIT, tones.bright, 0.16)
    )
    outline = "".join(
        path(d, fill=palette.PAPER, stroke=palette.PAPER, stroke_width=EDGE, stroke_linejoin="round")
        for d, _ in person.parts
    )
    cut = "".join(
        path(d, fill=fill, stroke=LINE, stroke_width=3.4, stroke_linejoin="round") for d, fill in person.parts
    )
    figure = group(outline, cut, person.details(), transform=place(_HALF, _HALF + 6))
    frame = rect(3, 3, PORTRAIT - 6, PORTRAIT - 6, fill="none", stroke=palette.PAPER, stroke_width=6) + rect(
        0.8, 0.8, PORTRAIT - 1.6, PORTRAIT - 1.6, fill="none", stroke=LINE, stroke_width=1.6
    )
    return document(PORTRAIT, PORTRAIT, [ground, figure, frame])


def _flat(d: str, fill: str, width: float = 3.0) -> str:
    return path(d, fill=fill, stroke=LINE, stroke_width=width, stroke_linejoin="round")


def _face(skin: Skin, eyes: str = LINE) -> str:
    """One half in the light, eyes, brows and a nose; the mouth is everybody's own."""
    shade = path(_SHADE, fill=skin.dark, opacity=0.42)
    cheek = path("M-30 -58C-26 -68 -16 -72 -8 -72C-20 -66 -28 -54 -30 -36Z", fill=skin.light, opacity=0.8)
    eye = "".join(
        path(f"M{x - 10} -33C{x - 6} -42 {x + 6} -42 {x + 10} -33C{x + 6} -27 {x - 6} -27 {x - 10} -33Z", fill=WHITE)
        + circle(x, -34, 5, fill=eyes)
        + circle(x - 1.6, -36, 1.6, fill=WHITE)
        + stroked(f"M{x - 11} -33C{x - 6} -43 {x + 6} -43 {x + 11} -33", LINE, 3)
        for x in (-15.0, 15.0)
    )
    nose = stroked("M2 -30C0 -20 -4 -14 -5 -11C-2 -8 3 -8 6 -10", skin.dark, 3.2)
    return shade + cheek + eye + nose


def _brows(tilt: float, colour: str, thick: float = 4.6) -> str:
    """Raised at the outer end by a positive tilt."""
    return stroked(
        f"M-26 {-48 - tilt}Q-16 {-54} -6 {-48 + tilt / 2}M26 {-48 - tilt}Q16 {-54} 6 {-48 + tilt / 2}", colour, thick
    )


# --- easy -------------------------------------------------------------------------------------------------

_CAP = "M-41 -52C-44 -98 44 -98 41 -52C20 -62 -20 -62 -41 -52Z"
_PEAK = "M-40 -56C-56 -62 -74 -60 -84 -50C-70 -42 -54 -42 -39 -46Z"


def _nico() -> str:
    """A cap askew, a tooth missing, and a fist for the largest blow there is."""
    cap = path("M4 -86C30 -84 41 -70 41 -52C30 -58 18 -60 8 -60Z", fill="#c67a14", opacity=0.7)
    button = circle(0, -88, 5, fill=WHITE, stroke=LINE, stroke_width=2.6)
    grin = _flat("M-19 -1C-8 3 8 3 19 -1C17 18 -17 18 -19 -1Z", "#6d1d20") + path(
        "M-16 1C-8 4 8 4 16 1L15 6C6 8 3 8 3 8V4H-3V8C-6 8 -12 7 -15 6Z", fill=WHITE
    )
    freckles = "".join(
        circle(x, y, 1.6, fill=FAIR.dark) for x, y in ((-27, -18), (-21, -15), (-23, -22), (21, -18), (27, -16))
    )
    fringe = _flat(
        "M-36 -52C-30 -44 -22 -44 -20 -50C-14 -42 -6 -44 -4 -52C4 -46 12 -48 14 -55L-10 -62Z", "#b4541f", 2.6
    )
    stripes = path("M-86 88H86L91 104H-91ZM-95 116H95L98 132H-98Z", fill=WHITE, opacity=0.9)
    collar = _flat("M-26 42C-14 58 14 58 26 42L20 38C10 48 -10 48 -20 38Z", WHITE)
    return (
        stripes
        + collar
        + _face(FAIR, "#355f2e")
        + freckles
        + _brows(5, "#8c3c12")
        + grin
        + fringe
        + cap
        + button
        + tool("strength", 68, 66, 0.5)
    )


# --- normal -----------------------------------------------------------------------------------------------

_BUN = "M-24 -96C-24 -126 24 -126 24 -96C20 -84 -20 -84 -24 -96Z"
_CROP = (
    "M-43 -22C-52 -74 -30 -96 0 -96C30 -96 52 -74 43 -22C40 -8 34 -8 33 -22C33 -44 26 -60 0 -64"
    "C-26 -60 -33 -44 -33 -22C-34 -8 -40 -8 -43 -22Z"
)


def _irma() -> str:
    """Hair tied up, round glasses, a quiet smile; a leaf behind the ear for the whim, and the chest well shut."""
    glasses = "".join(
        circle(x, -34, 14, fill="#ffffff", fill_opacity=0.2, stroke=LINE, stroke_width=3.6) for x in (-16.0, 16.0)
    ) + stroked("M-2 -36C-1 -38 1 -38 2 -36M-30 -36L-38 -39M30 -36L38 -39", LINE, 3.4)
    smile = stroked("M-12 4C-5 10 6 10 13 2", "#7d2a2c", 4.4)
    tie = _flat("M-20 -92C-8 -98 8 -98 20 -92L18 -84C8 -90 -8 -90 -18 -84Z", FLAME_RED)
    strands = stroked("M-28 -76C-18 -88 -6 -90 4 -90M-36 -60C-30 -74 -22 -80 -14 -82", "#5a5562", 3)
    scarf = _flat("M-28 40C-14 54 14 54 28 40L34 54C18 72 -18 72 -34 54Z", TONES["plant"].bright) + stroked(
        "M-24 52C-10 62 10 62 24 52", TONES["plant"].ground, 3
    )
    leaf = _flat("M40 -46C44 -66 58 -76 76 -76C78 -58 66 -44 44 -40Z", TONES["plant"].middle) + stroked(
        "M42 -44L68 -68", TONES["plant"].dark, 2.6
    )
    return (
        scarf
        + _face(TAN, "#3d2a1e")
        + _brows(1, "#37333d", 4)
        + strands
        + tie
        + glasses
        + smile
        + leaf
        + tool("chest", -66, 74, 0.46)
    )


# --- hard -------------------------------------------------------------------------------------------------

_SLICK = (
    "M-41 -30C-50 -80 -24 -100 6 -98C38 -98 50 -74 41 -30C37 -46 34 -56 26 -66"
    "C8 -62 -12 -64 -24 -72C-34 -60 -38 -46 -41 -30Z"
)


def _hand_of_cards() -> str:
    """Three cards he holds so that their signs can be seen: he knows where the rest are."""
    cards = ""
    for name, turn in (("plant", -22.0), ("water", 0.0), ("fire", 22.0)):
        tones = TONES[name]
        card = rect(-19, -78, 38, 54, 5, fill=tones.ground, stroke=palette.PAPER, stroke_width=4) + element_sign(
            name, tones.bright, 0, -52, 27
        )
        edge = rect(-21.4, -80.4, 42.8, 58.8, 6, fill="none", stroke=LINE, stroke_width=2)
        cards += group(card, edge, transform=place(0, 0, 1, turn))
    fist = _flat("M-17 -26C-9 -33 9 -33 17 -26C22 -14 20 0 14 8H-14C-20 0 -22 -14 -17 -26Z", DARK.base) + stroked(
        "M-16 -18H4M-18 -10H4M-16 -2H3", DARK.dark, 3
    )
    return group(cards, fist, transform=place(56, 104, 0.94, 4))


def _leandro() -> str:
    """Hair laid smooth, a thin moustache, one brow up; waistcoat, bow tie and a hand that mixes."""
    shine = stroked("M-26 -78C-14 -90 4 -92 18 -88", "#6a6f86", 4)
    moustache = path("M0 -4C-8 -8 -20 -6 -26 2C-18 2 -8 3 0 0C8 3 18 2 26 2C20 -6 8 -8 0 -4Z", fill="#23202b")
    mouth = stroked("M-9 8C-3 11 5 11 11 7", "#5e1d24", 3.6)
    brows = stroked("M-26 -46Q-16 -52 -6 -47M6 -54Q16 -62 27 -54", "#23202b", 4.6)
    shirt = _flat("M-22 40L0 56L22 40L34 132H-34Z", WHITE)
    lapels = _flat("M-22 40L-50 54L-44 92L-8 132H-60L-70 60Z", "#1d2f52") + _flat(
        "M22 40L50 54L44 92L8 132H60L70 60Z", "#1d2f52"
    )
    bow = _flat("M0 58L-24 46V72ZM0 58L24 46V72Z", palette.GOLD) + circle(
        0, 59, 6, fill=palette.GOLD_LIGHT, stroke=LINE, stroke_width=2.6
    )
    return shirt + lapels + bow + _face(DARK) + brows + mouth + moustache + shine + _hand_of_cards()


# --- champion ---------------------------------------------------------------------------------------------

_WAVE = (
    "M-34 -20C-60 -30 -58 -96 -14 -104C24 -112 62 -88 56 -44C54 -22 66 -6 58 14C48 34 30 30 32 8"
    "C34 -14 42 -46 22 -66C6 -58 -18 -62 -26 -60C-36 -48 -34 -34 -34 -20Z"
)
_COLLAR = "M-18 46L-60 -2C-78 20 -82 48 -74 66L0 84L74 66C82 48 78 20 60 -2L18 46L0 62Z"


def _valeria() -> str:
    """Behind a mask of her own; red lips, a high collar, gold at the ear: she has seen your bluff before."""
    domino = _flat(
        "M-40 -50C-20 -56 -6 -50 0 -44C6 -50 20 -56 40 -50C42 -34 34 -20 18 -20C8 -20 4 -28 0 -30C-4 -28 -8 -20 -18 -20"
        "C-34 -20 -42 -34 -40 -50Z",
        palette.BURGUNDY,
    )
    holes = "".join(
        path(f"M{x - 11} -36C{x - 6} -44 {x + 6} -44 {x + 11} -36C{x + 6} -30 {x - 6} -30 {x - 11} -36Z", fill=WHITE)
        + circle(x + 2, -36.4, 4.8, fill=LINE)
        + stroked(f"M{x - 11} -36C{x - 6} -45 {x + 6} -45 {x + 11} -36", LINE, 3)
        for x in (-17.0, 17.0)
    )
    trim = stroked("M-36 -47C-20 -51 -7 -46 0 -40C7 -46 20 -51 36 -47", palette.GOLD_LIGHT, 2.6)
    lips = path("M-13 4C-7 -1 -3 0 0 2C3 0 8 -1 14 3C8 12 -7 13 -13 4Z", fill="#a51f2a") + stroked(
        "M-13 4C-5 6 6 6 14 3", "#6d1220", 2
    )
    nose = stroked("M2 -22C0 -16 -4 -12 -5 -10C-2 -7 3 -7 6 -9", FAIR.dark, 3.2)
    strands = stroked("M-20 -92C6 -100 38 -86 42 -54M-34 -74C-22 -84 0 -84 16 -76", "#c9852c", 3.4)
    ring_ = circle(-38, -4, 7, fill="none", stroke=LINE, stroke_width=6) + circle(
        -38, -4, 7, fill="none", stroke=palette.GOLD_LIGHT, stroke_width=3
    )
    lining = path(
        "M-22 48L-58 8C-68 26 -70 44 -66 58L-4 76V62ZM22 48L58 8C68 26 70 44 66 58L4 76V62Z", fill=palette.GOLD
    )
    jewel = _flat("M0 62L13 76L0 92L-13 76Z", FLAME_RED)
    return (
        lining
        + path(_SHADE, fill=FAIR.dark, opacity=0.42)
        + nose
        + domino
        + trim
        + holes
        + lips
        + strands
        + ring_
        + jewel
        + tool("joker", 72, 72, 0.44)
    )


PEOPLE: dict[str, Person] = {
    "easy": Person(
        "fire",
        (
            (_NECK, FAIR.dark),
            (_BODY, "#2b67a3"),
            (_EARS, FAIR.base),
            (HEAD, FAIR.base),
            (_PEAK, "#c67a14"),
            (_CAP, "#f7a035"),
        ),
        _nico,
    ),
    "normal": Person(
        "plant",
        (
            (_BUN, "#37333d"),
            (_NECK, TAN.dark),
            (_BODY, "#e9dcbf"),
            (_EARS, TAN.base),
            (HEAD, TAN.base),
            (_CROP, "#37333d"),
        ),
        _irma,
    ),
    "hard": Person(
        "water",
        ((_NECK, DARK.dark), (_BODY, "#2d4a7c"), (_EARS, DARK.base), (HEAD, DARK.base), (_SLICK, "#23202b")),
        _leandro,
    ),
    "champion": Person(
        "fire",
        ((_NECK, FAIR.dark), (_BODY, "#3a1c3f"), (_COLLAR, "#3a1c3f"), (HEAD, FAIR.base), (_WAVE, "#8e4a16")),
        _valeria,
    ),
}
