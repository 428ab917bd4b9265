"""The beasts of the four virtues, whole, within 85 of (0, 0): each walks to the left, looks at us and bears its sign.

The lion holds a heart, the lynx dividers, the tiger an arrow, the elephant a tower.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from audatia_heads import lion, lynx, tiger
from audatia_ink import GOLD, GOLD_LIGHT, IRON, MINIUM, STEEL, VELLUM, inked, pen
from jartible_ink import cubics, data, knots
from svg import circle, ellipse, group, path, place, poly

BODY = "-44,2 -36,-20 -8,-16 24,-16 48,-22 62,-8 60,12 46,20 14,12 -12,22 -34,20"
NEAR_FORE = "-44,2 -40,30 -44,52 -58,60 -58,68* -32,68* -28,54 -22,32 -12,8 -28,-8"
RAISED = "-40,-4 -56,12 -70,4 -84,6 -86,-6 -74,-12 -62,-6 -50,-16 -34,-18"
NEAR_HIND = "26,0 40,-18 58,-14 64,6 58,24 68,42 62,58 60,68* 36,68* 36,60 48,56 50,44 38,32 26,18"
FAR_HIND = "10,6 26,0 40,10 38,26 44,42 38,58 36,66* 14,66* 14,59 24,55 27,44 16,30"
LONG_TAIL = "M58 -8C82 -8 90 -30 74 -42C62 -52 62 -68 76 -70"
SHORT_TAIL = "M58 -10C70 -12 76 -20 76 -30"


@dataclass(frozen=True)
class Coat:
    """The colours of a cat."""

    fur: str
    far: str
    dark: str


def _shape(outline: str, fill: str) -> str:
    return inked(data(cubics(knots(outline))), fill, 1.8)


def _cat(coat: Coat, tail: str, marks: str, wide: float = 9.0) -> str:
    """Everything but the head and what the raised paw holds."""
    toes = pen("M-52 62V67M-45 62V67M42 62V67M49 62V67M-80 -4L-85 -2M-79 1L-84 3", 1.3)
    return "".join(
        [
            pen(tail, wide + 3.4),
            pen(tail, wide, coat.fur),
            _shape(FAR_HIND, coat.far),
            _shape(RAISED, coat.far),
            _shape(BODY, coat.fur),
            _shape(NEAR_HIND, coat.fur),
            _shape(NEAR_FORE, coat.fur),
            path(
                "M-38 0C-36 -12 -16 -12 30 -12L40 -14C46 -8 46 6 42 12C20 8 -6 14 -20 16C-30 14 -36 8 -38 0Z",
                fill=coat.fur,
            ),
            marks,
            toes,
        ]
    )


def _head(draw: Callable[[str], str], fill: str, dark: str, size: float, ground: str) -> str:
    """A head of `audatia_heads` with an outline, its holes dark."""
    big, small = size / 64 * 1.07, size / 64
    x, y = -44.0, -34.0
    return (
        group(draw(dark), transform=place(x - 32 * big, y - 32 * big, big))
        + group(ground, transform=place(x - 32 * small, y - 32 * small, small))
        + group(draw(fill), transform=place(x - 32 * small, y - 32 * small, small))
    )


def _lion() -> str:
    coat = Coat("#d9a441", "#b37e2c", "#5d3a15")
    tuft = inked("M70 -66C66 -80 78 -88 88 -80C86 -70 82 -64 70 -66Z", coat.dark, 1.6)
    breast = _shape("-40,-22 -20,-20 -8,-4 -14,8* -18,2* -22,16* -28,6* -34,18* -40,4*", "#b37e2c")
    heart = inked(
        "M-80 -12C-92 -22 -90 -34 -82 -34C-78 -34 -76 -31 -75 -28C-74 -31 -71 -34 -67 -33C-60 -31 -62 -20 -80 -12Z",
        MINIUM,
        1.6,
    )
    held = group(heart, transform="translate(-6 4)")
    head = _head(lion, coat.fur, coat.dark, 66, circle(32, 32, 18, fill=coat.dark))
    return held + _cat(coat, LONG_TAIL, "") + tuft + breast + head


def _lynx() -> str:
    coat = Coat("#b99064", "#94704a", "#3f2d1e")
    places = (
        (-20, -4), (-6, -8), (8, -4), (22, -8), (36, -4), (50, -4), (-12, 6), (2, 5), (16, 4), (44, 10), (54, 12),
        (-34, 22), (-38, 38), (46, 26), (58, 40), (-28, 10),
    )  # fmt: skip
    spots = "".join(ellipse(x, y, 3.2, 2.3, fill=coat.dark) for x, y in places)
    leg = "M-2 0L2 0L3 6L1 26L-1 26L-3 6Z"
    dividers = group(inked(leg, STEEL, 1.3), transform="rotate(22)") + group(
        inked(leg, STEEL, 1.3), transform="rotate(-22)"
    )
    held = group(
        dividers + circle(0, -1, 4.6, fill=GOLD, stroke=IRON, stroke_width=1.4), transform=place(-78, -4, 1.25)
    )
    tip = pen("M76 -22V-31", 9, coat.dark)
    head = _head(lynx, coat.fur, coat.dark, 62, ellipse(32, 34, 17, 16, fill=coat.dark))
    return _cat(coat, SHORT_TAIL, spots) + tip + head + held


def _tiger() -> str:
    coat = Coat("#d98b3c", "#b26a28", "#3b2415")
    wedges = "".join(
        poly([(x, y), (x + 6, y - 1), (x + lean, y + long)])
        for x, y, lean, long in (
            (-14, -17, 4, 22), (0, -17, 6, 18), (14, -17, 6, 22), (28, -18, 4, 18), (42, -21, 2, 24), (54, -18, -2, 18),
            (-4, 16, 4, -14), (10, 13, 2, -12), (24, 15, 4, -12),
        )
    )  # fmt: skip
    bands = "M-40 26L-24 30M-42 40L-27 42M56 28L44 32M66 42L54 44M60 8L50 12"
    marks = path(wedges, fill=coat.dark) + pen(bands, 3, coat.dark)
    rings = pen("M72 -10L74 -18M84 -24L76 -28M70 -44L77 -48M62 -58L70 -60", 3, coat.dark)
    shaft = pen("M-92 34L-66 -44", 4.6) + pen("M-92 34L-66 -44", 2.2, GOLD_LIGHT)
    point = inked("M-62 -58L-58 -40L-66 -44L-74 -45Z", STEEL, 1.3)
    feathers = inked("M-92 34L-86 20L-80 28L-86 42Z", MINIUM, 1.2) + inked("M-92 34L-91 18L-98 22L-98 36Z", MINIUM, 1.2)
    arrow = group(shaft + point + feathers, transform="translate(3 4)")
    head = _head(tiger, coat.fur, coat.dark, 54, circle(32, 33, 25, fill=coat.dark))
    return arrow + _cat(coat, LONG_TAIL, marks) + rings + head


def _elephant() -> str:
    skin, far = "#8f8b86", "#6d6964"
    body = "-40,-6 -20,-24 20,-26 56,-18 68,6 66,30 50,36 10,36 -26,38 -42,20"
    legs = "".join(
        _shape(f"{x},24* {x - 2},46 {x - 4},68* {x + 22},68* {x + 21},46 {x + 22},24*", far) for x in (-14, 24)
    )
    near = "".join(
        _shape(f"{x},16* {x - 1},44 {x - 3},70* {x + 25},70* {x + 23},44 {x + 25},16*", skin) for x in (-38, 43)
    )
    nails = "".join(pen(f"M{x} 70V65M{x + 8} 70V65M{x + 16} 70V65", 1.4) for x in (-36, 47))
    head = (
        "-34,-10 -42,-30 -58,-34 -72,-22 -76,-2 -82,20 -86,38 -80,50 -68,50 -66,42* -74,42 -76,36 -70,22 "
        "-62,14 -48,18 -36,12"
    )
    ear = "-50,-26 -34,-38 -16,-26 -14,-2 -26,16 -38,6 -42,-10"
    tusk = inked("M-62 10C-66 22 -76 26 -88 22C-78 22 -70 16 -68 6Z", VELLUM, 1.6)
    trunk = pen("M-80 8L-72 10M-82 18L-73 20M-84 28L-75 29M-84 38L-76 37", 1.2)
    eye = circle(-60, -12, 2.6, fill=IRON) + pen("M-66 -16Q-60 -20 -55 -15", 1.4)
    tail = (
        pen("M66 -2C74 6 76 20 72 32", 4.6)
        + pen("M66 -2C74 6 76 20 72 32", 2, skin)
        + inked("M69 30L76 31L74 44Z", IRON, 1)
    )
    cloth = inked("M-12 -26H44L48 8L34 4L28 12L18 4L10 12L0 4L-8 12L-16 4Z", MINIUM, 1.8)
    hem = pen("M-14 -4H46M-13 -14H45", 1.8, GOLD_LIGHT)
    tower = inked("M-8 -28V-62H-13V-78H-5V-72H3V-78H11V-72H19V-78H27V-72H35V-78H43V-62H38V-28Z", "#c9bca6", 1.8)
    stones = pen(
        "M-13 -62H43M-8 -50H38M-8 -39H38M6 -50V-39M22 -50V-39M-1 -39V-28M14 -39V-28M30 -39V-28M0 -62V-50M30 -62V-50",
        1.1,
    )
    gate = path("M10 -28V-42A5 5 0 0 1 20 -42V-28Z", fill=IRON)
    wrinkles = pen("M30 -12C36 -4 38 6 36 16M-26 28C-22 30 -18 31 -12 31", 1.2)
    return "".join(
        [legs, tail, near, nails, _shape(body, skin), wrinkles, tower, stones, gate, cloth, hem,
         _shape(head, skin), trunk, tusk, _shape(ear, far), eye]
    )  # fmt: skip


BEASTS: dict[str, Callable[[], str]] = {
    "audatia": _lion,
    "prudentia": _lynx,
    "celeritas": _tiger,
    "fortitudo": _elephant,
}
