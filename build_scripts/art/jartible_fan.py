"""The supports of Duelo Jartible as open paper fans, 250 x 350, to be laid over the card's paper.

In shares of the card's width w and height h; points are middles:

- **Name** (written at run time): on the plate where creatures have it, (0.5 w, 0.086 h), at most 0.85 w wide and
  0.085 h high.
- **Fan**: its pivot is (0.5 w, 0.663 h). Its painting may rise above the leaf, to the plate.
- **Sign**: what the support does, in a medallion on the pivot's cord, (0.816 w, 0.62 h), radius 0.15 w. Round and
  blue: it serves its own side; a red seal with teeth: it strikes the rival. Whatever is laid on a card stays off it.
- **Effect** (written at run time, where words can be read): from 0.74 h to 0.95 h, on pale tiles.
- **Wordless** (`wordless/`, where the effect can't be read): the medallion is larger, (0.5 w, 0.82 h), radius 0.2 w.
- **Small** (`small/`, cards below 70 px): no plate and no words, larger fan and medallion.
"""

from __future__ import annotations

from dataclasses import dataclass

from jartible_fan_signs import SIGNS
from jartible_ink import BROWN, COBALT, CREAM, GLAZE, LEMON, LINE, RED, Knot, Tone, form, knots
from jartible_tiles import WHITE, WHITE_LOW
from svg import (
    DOWN,
    Point,
    circle,
    document,
    gradient,
    group,
    mix,
    num,
    path,
    place,
    polar,
    poly,
    radial,
    rect,
    ring,
    star,
    stroked,
)

WIDE, HIGH = 250.0, 350.0
PIVOT: Point = (125.0, 232.0)
REACH, INNER = 159.0, 58.0
HALF = 48.0
"""Half the angle of the open fan, in degrees."""
FOLDS = 20
PICTURE: Point = (125.0, 127.0)
"""The middle of the painting."""
PAINTED = 0.98
MEDALLION: Point = (204.0, 217.0)


@dataclass(frozen=True)
class Leaf:
    """The paper of a fan: its colour, and the colour of the ornament along its edge."""

    ground: str
    trim: str
    wood: Tone = BROWN


def support(leaf: Leaf, painting: str, sign: str, strikes_rival: bool) -> str:
    """A support's picture; the painting lies about (0, 0), some 150 wide and 120 high."""
    body = [
        _edging(strikes_rival),
        _dado(strikes_rival),
        _name_plate(strikes_rival),
        _fan(leaf, painting),
        _tassel(leaf.trim),
        _pin(),
        _medallion(sign, strikes_rival, *MEDALLION),
    ]
    return document(WIDE, HIGH, body, _defs(leaf, strikes_rival))


def wordless_support(leaf: Leaf, painting: str, sign: str, strikes_rival: bool) -> str:
    """The same for cards on which the effect can't be read in words: the sign takes their place."""
    tassel = _tassel(leaf.trim)
    body = [
        _edging(strikes_rival),
        _name_plate(strikes_rival),
        _fan(leaf, painting),
        tassel,
        group(tassel, transform="translate(250 0) scale(-1 1)"),
        _knob(),
        group(_medallion(sign, strikes_rival, 0, 0), transform=place(125, 287, 1.3)),
    ]
    return document(WIDE, HIGH, body, _defs(leaf, strikes_rival))


def small_support(leaf: Leaf, painting: str, sign: str, strikes_rival: bool) -> str:
    """The same for small cards."""
    fan = group(_fan(leaf, painting), transform="translate(125 2) scale(1.04) translate(-125 -50)")
    seal = group(_medallion(sign, strikes_rival, 0, 0), transform=place(125, 270, 1.9))
    return document(WIDE, HIGH, [fan, seal], _defs(leaf, strikes_rival))


def _defs(leaf: Leaf, strikes_rival: bool) -> list[str]:
    plate = gradient("plate", [(0, WHITE), (1, WHITE_LOW)], DOWN)
    return [_glow(leaf), gradient("seal", _SEAL[strikes_rival]), plate]


def _edging(strikes_rival: bool) -> str:
    """Two lines round the card."""
    colour = _INKS[strikes_rival]
    outer = rect(7, 7, WIDE - 14, HIGH - 14, 8, fill="none", stroke=colour, stroke_width=2.4)
    return outer + rect(11.5, 11.5, WIDE - 23, HIGH - 23, 5, fill="none", stroke=colour, stroke_width=1, opacity=0.7)


def _dado(strikes_rival: bool) -> str:
    """A wall of pale tiles along the foot of the card, quiet enough for words."""
    left, top, side, colour = 15.0, 256.0, 27.5, _INKS[strikes_rival]
    at = [(left + side * (i + 0.5), top + side * (j + 0.5)) for j in range(3) for i in range(8)]
    stars = path(
        "".join(poly(star(x, y, 11, 7, 8)) + ring(x, y, 3.4) for x, y in at),
        fill=colour,
        fill_rule="evenodd",
        opacity=0.1,
    )
    joints = "".join(f"M{num(left + side * n)} {top}V{num(top + side * 2.85)}" for n in range(9))
    joints += "".join(f"M{left} {num(top + side * n)}H{left + 8 * side}" for n in range(3))
    return stars + path(joints, fill="none", stroke=colour, stroke_width=1, opacity=0.17)


def _tassel(colour: str) -> str:
    """The cord's other end."""
    cord = f"M{num(PIVOT[0])} {num(PIVOT[1])}C105 250 84 246 70 226C62 216 54 206 48 204"
    tail = form(
        knots("-7,0* 7,0* 12,30* 6,27* 2,31* -3,27* -7,31* -12,27*", 46, 212, 8),
        Tone(colour, mix(colour, LINE, 0.35), mix(colour, "#ffffff", 0.4)),
        3,
        width=2.4,
    )
    top = circle(47, 207, 7, fill=LEMON.base, stroke=LINE, stroke_width=2.4)
    return stroked(cord, LINE, 5.4) + stroked(cord, LEMON.base, 2.2) + tail + top


def _name_plate(strikes_rival: bool) -> str:
    colour = _INKS[strikes_rival]
    plate = rect(15, 14, 220, 33, 5, fill="url(#plate)", stroke=colour, stroke_width=2)
    return plate + rect(17.8, 16.8, 214.4, 27.4, 3, fill="none", stroke=colour, stroke_width=0.9, opacity=0.8)


def _fan(leaf: Leaf, painting: str) -> str:
    return (
        path(_outline(REACH + 3), fill="#000000", opacity=0.2, transform=place(4, 6))
        + _sticks(leaf.wood)
        + _paper(leaf)
        + _guards(leaf.wood)
        + group(painting, transform=place(*PICTURE, PAINTED))
        + _creases()
    )


def ground(top: str) -> list[Knot]:
    """For a painting: the lower part of the leaf, up to a line of knots told from left to right."""
    low, near = (PIVOT[1] - PICTURE[1]) / PAINTED, (INNER + 2) / PAINTED
    return [*knots(top), *((*polar(0, low, near, HALF - n * HALF / 4), n in (0, 8)) for n in range(9))]


_INKS = {True: "#8c221c", False: "#1d3f7e"}
_SEAL = {True: [(0, "#e4694e"), (1, RED.shade)], False: [(0, COBALT.light), (1, COBALT.shade)]}


def _fold(n: float) -> float:
    """The angle of a fold."""
    return -HALF + 2 * HALF * n / FOLDS


def _edge(r: float) -> list[Point]:
    """Along the upper edge: it dips a little in every second fold."""
    return [polar(*PIVOT, r - (2.4 if n % 2 else 0), _fold(n)) for n in range(FOLDS + 1)]


def _outline(outer: float, inner: float = INNER) -> str:
    return poly([*_edge(outer), *(polar(*PIVOT, inner, _fold(n)) for n in range(FOLDS, -1, -1))])


def _glow(leaf: Leaf) -> str:
    """The leaf is lighter behind its painting."""
    light = mix(leaf.ground, "#ffffff", 0.42)
    return radial("leaf", [(0, light), (0.45, mix(leaf.ground, "#ffffff", 0.25)), (1, leaf.ground)], *PICTURE, 118)


def _paper(leaf: Leaf) -> str:
    """Leaf, ornament and edge."""
    shades = "".join(
        poly([polar(*PIVOT, r, _fold(n + k)) for r, k in ((INNER, 0), (REACH - 1, 0), (REACH - 2, 1), (INNER, 1))])
        for n in range(1, FOLDS, 2)
    )
    return (
        path(_outline(REACH), fill="url(#leaf)", stroke=LINE, stroke_width=3.2, stroke_linejoin="round")
        + path(shades, fill=LINE, opacity=0.06)
        + _ornament(leaf.trim)
    )


def _ornament(trim: str) -> str:
    """A band along the outer edge with a scallop and a dot in each pair of folds, a plain band along the inner one."""
    band = poly([*_edge(REACH - 2.4), *(polar(*PIVOT, REACH - 12.6, _fold(n)) for n in range(FOLDS, -1, -1))])
    scallops, dots = "", ""
    for n in range(0, FOLDS, 2):
        (ax, ay), (bx, by), (cx, cy) = (
            polar(*PIVOT, r, _fold(k)) for r, k in ((REACH - 12, n), (REACH - 23, n + 1), (REACH - 12, n + 2))
        )
        scallops += f"M{num(ax)} {num(ay)}Q{num(bx)} {num(by)} {num(cx)} {num(cy)}Z"
        dots += circle(*polar(*PIVOT, REACH - 8, _fold(n + 1)), 2.3, fill=CREAM.base)
    low = poly(
        [
            *(polar(*PIVOT, INNER + 8, _fold(n)) for n in range(FOLDS + 1)),
            *(polar(*PIVOT, INNER + 1.6, _fold(n)) for n in range(FOLDS, -1, -1)),
        ]
    )
    return path(band + scallops + low, fill=trim) + dots


def _creases() -> str:
    """The folds run through the painting too."""
    d = "".join(
        poly([polar(*PIVOT, INNER + 1, _fold(n)), polar(*PIVOT, REACH - 2, _fold(n))], close=False)
        for n in range(1, FOLDS)
    )
    return stroked(d, LINE, 1, opacity=0.17)


def _stick(degrees: float, start: float, end: float, wide: float, tone: Tone) -> str:
    outline = knots(f"{-wide * 0.5},{-start}* {-wide},{-end}* {wide},{-end}* {wide * 0.5},{-start}*", *PIVOT, degrees)
    return form(outline, tone, 1.6, width=2, gleam=0)


def _sticks(wood: Tone) -> str:
    """The ribs below the leaf, pierced as a fan's are."""
    bars, holes = "", ""
    for n in range(1, FOLDS, 2):
        turn = _fold(n)
        bars += poly([(x, y) for x, y, _ in knots(f"-2.3,-4 -4.6,{-INNER - 6} 4.6,{-INNER - 6} 2.3,-4", *PIVOT, turn)])
        holes += ring(*polar(*PIVOT, INNER - 9, turn), 1.7) + ring(*polar(*PIVOT, INNER - 18, turn), 1.2)
    return path(bars, fill=wood.base, stroke=LINE, stroke_width=2, stroke_linejoin="round") + path(holes, fill=LINE)


def _guards(wood: Tone) -> str:
    """The two thick sticks that close the fan."""
    bars = "".join(_stick(side * (HALF + 0.8), -10, REACH + 3, 5.4, wood) for side in (-1, 1))
    studs = "".join(
        circle(*polar(*PIVOT, r, side * (HALF + 0.8)), 1.7, fill=LEMON.base)
        for side in (-1, 1)
        for r in (64, 93, 122, 148)
    )
    return bars + studs


def _medallion(sign: str, strikes_rival: bool, x: float, y: float) -> str:
    """The sign on its seal."""
    edge = {"fill": "url(#seal)", "stroke": LINE, "stroke_width": 2.4, "stroke_linejoin": "round"}
    rim = path(poly(star(x, y, 38, 32.5, 18, 10)), **edge) if strikes_rival else circle(x, y, 35, **edge)
    return (
        circle(x + 3, y + 4, 36, fill="#000000", opacity=0.2)
        + rim
        + circle(x, y, 29.5, fill=GLAZE.base, stroke=LINE, stroke_width=1.6)
        + group(SIGNS[sign](), transform=place(x, y, 0.8))
    )


def _pin() -> str:
    """The fan's pivot, and from it the cord to the medallion."""
    cord = f"M{num(PIVOT[0])} {num(PIVOT[1])}C140 250 160 246 176 232"
    return stroked(cord, LINE, 5.4) + stroked(cord, LEMON.base, 2.2) + _knob()


def _knob() -> str:
    x, y = PIVOT
    return circle(x, y, 6.5, fill=LEMON.base, stroke=LINE, stroke_width=2.6) + circle(
        x - 1.6, y - 1.8, 1.8, fill="#ffffff"
    )
