"""Paintings on the fans: what is eaten and drunk, and the morning after."""

from __future__ import annotations

from jartible_fan_signs import shield
from jartible_ink import (
    BATTER,
    BROWN,
    COBALT,
    CREAM,
    GLAZE,
    LEMON,
    LINE,
    RED,
    SILVER,
    SKY,
    TERRACOTTA,
    THIN,
    Tone,
    ball,
    band,
    blot,
    disc,
    dot,
    form,
    knots,
    limb,
    line,
)
from jartible_parts import blush, brow, drop, leaf, shut
from svg import circle, group, path, place, polar, poly, star, stroked

PAPER = Tone("#d9b98c", "#b08d5e", "#efdcba")
CRACKLING = Tone("#c98238", "#8f5322", "#eebb70")
MEAT = Tone("#b4503a", "#84332a", "#d98a6a")
DRINK = Tone("#e9ecab", "#c3cb74", "#fbfbdf")
SALMOREJO = Tone("#ef8350", "#cc5b31", "#fbb184")
_CHUNKS = (
    (-34, -22, 20, -14),
    (32, -24, 22, 18),
    (-14, -46, -30, 16),
    (14, -50, 24, 15),
    (-2, -30, 4, 18),
    (-44, -8, 40, 13),
    (44, -8, -30, 13),
    (20, -14, 60, 16),
    (-20, -10, -10, 17),
    (2, -66, 50, 13),
)


def chicharrones() -> str:
    """A cone of brown paper heaped with crackling; the grease has left a shield on it."""
    heap = "".join(_crackling(x, y, turn, abs(size) / 15) for x, y, turn, size in _CHUNKS)
    back = form("-58,-6* -62,-22* 60,-24* 58,-6* 0,8", PAPER, 0)
    cone = form("-60,-12* -30,4 30,4 60,-14* 12,66 2,73* -8,66", PAPER, 14)
    fold = form("60,-14* 34,6 10,64 2,73* 12,66 40,20", PAPER, 4, width=THIN, gleam=0)
    spots = "".join(blot(ball(x, y, r, r * 0.8), PAPER.shade) for x, y, r in ((-36, 10, 4), (-16, 46, 3.4), (22, 8, 3)))
    salt = "".join(
        dot(x, y, 1.9, "#ffffff") for x, y in ((-30, -30), (-10, -52), (18, -58), (34, -32), (4, -34), (-24, -14))
    )
    lemon = _lemon(54, 44, 19)
    return back + heap + salt + cone + fold + spots + shield(-3, 27, 0.86, -3) + lemon


def _crackling(x: float, y: float, turn: float, size: float) -> str:
    """A curl of fried rind with a streak of lean."""
    rind = form(
        knots("-16,2 -15,-9 -6,-14 4,-9 14,-13 19,-3 12,7 17,13* 2,11 -10,14", x, y, turn, size), CRACKLING, 4, width=3
    )
    return rind + line(knots("-11,1 -3,-5 5,0 13,-5", x, y, turn, size), 4 * size, MEAT.base)


def _lemon(x: float, y: float, r: float) -> str:
    """Half a lemon, cut side to us."""
    rind = form(ball(x, y, r), LEMON, 3)
    flesh = circle(x, y, r * 0.76, fill=CREAM.base) + circle(x, y, r * 0.68, fill=LEMON.light)
    spokes = "".join(poly([(x, y), polar(x, y, r * 0.7, a)], close=False) for a in range(0, 360, 45))
    return rind + flesh + stroked(spokes, CREAM.base, 2.2) + circle(x - r * 0.3, y - r * 0.34, r * 0.12, fill="#ffffff")


def salmorejo() -> str:
    """A wide bowl, thick enough for the spoon to stand in it, with egg and ham on top."""
    spoon = limb("26,-22 46,-70", 9, BROWN) + form(ball(47, -73, 5), BROWN, 2, width=3)
    bowl = form(
        "-78,-16* -72,20 -42,54 0,60 42,54 72,20 78,-16* 0,4",
        TERRACOTTA,
        13,
        [(band(0, 30, 7), CREAM.base), (band(0, 42, 4), LEMON.base)],
    )
    rim = form(ball(0, -16, 79, 24), TERRACOTTA, 5)
    cream = form(ball(0, -16, 68, 17), SALMOREJO, 4, width=3) + line("-50,-20 -26,-29 10,-29", 3, SALMOREJO.light)
    oil = line("-46,-8 -26,-2 4,-6 24,-1 44,-8", 4, LEMON.base)
    egg = "".join(_egg(x, y, turn) for x, y, turn in ((-24, -20, -16), (2, -26, 20)))
    ham = "".join(
        form(knots("-6,-5* 6,-5* 6,5* -6,5*", x, y, turn), MEAT, 2, width=2.4, gleam=0.5)
        for x, y, turn in ((-44, -18, 20), (-6, -11, -15), (10, -10, 30), (36, -14, 5))
    )
    foot = form("-28,54* 28,54* 32,66* -32,66*", TERRACOTTA, 5)
    return spoon + foot + bowl + rim + cream + oil + egg + ham


def _egg(x: float, y: float, turn: float) -> str:
    return form(ball(x, y, 15, 9, turn), GLAZE, 3, width=2.8) + form(
        ball(x + 1, y - 0.6, 7.4, 5, turn), LEMON, 2, width=2, gleam=0.5
    )


def resaca() -> str:
    """The morning after: an ice bag, a thermometer, and a glass that knows who did it."""
    face = Tone("#c6cf8e", "#98a45f", "#e4e9bd")
    head = form("-44,12 -42,-20 -22,-38 8,-40 36,-24 44,10 32,40 0,54 -30,42", face, 12)
    bag = form(
        "-34,-24 -42,-40 -26,-58 -4,-64* 8,-64* 34,-54 46,-36 36,-22 4,-30",
        SKY,
        9,
        [(disc(-16, -44, 7), SKY.light), (disc(16, -38, 6), SKY.light)],
    )
    cap = form("-10,-62* 12,-62* 10,-73* -7,-73*", SILVER, 3, width=3)
    eyes = (
        shut(-18, 0, 9, up=False)
        + shut(18, 0, 9, up=False)
        + line("-27,10 -18,14 -9,10", 2.4)
        + line("9,10 18,14 27,10", 2.4)
    )
    brows = brow(-19, -13, 10, -16) + brow(19, -13, 10, 16)
    mouth = line("-16,32 -8,27 0,31 8,26 16,31", 3.2) + blush(-30, 20, 6) + blush(30, 20, 6)
    stick = limb("14,30 44,44", 7, GLAZE) + line("26,35 42,43", 2.4, RED.base)
    spirals = "".join(
        line(knots("0,0 5,-3 7,4 0,9 -9,4 -8,-8 4,-13 14,-5", x, y, 0, size), 3)
        for x, y, size in ((-66, -34, 0.9), (66, -34, 0.8))
    )
    glass = group(_catavino(), transform=place(-60, 44, 0.72, -104))
    return (
        spirals
        + glass
        + head
        + bag
        + cap
        + eyes
        + brows
        + mouth
        + stick
        + drop(34, -6, 0.9)
        + drop(-88, 54, 0.8, DRINK.base)
    )


def _catavino() -> str:
    """A sherry glass, upright about (0, 0)."""
    stem = line("0,16 0,34", 6) + form(ball(0, 36, 16, 5), GLAZE, 2, width=3)
    return (
        form("-15,-34* -20,-6 -13,12 0,18 13,12 20,-6 15,-34*", Tone("#e6f1f5", "#b6cfd9", "#ffffff"), 5, width=3.4)
        + stem
    )


def rebujito() -> str:
    """A jug of manzanilla and lemonade, all ice and mint, with a glass for everyone in the line."""
    handle = stroked("M24 -26C62 -34 64 28 26 26", LINE, 15) + stroked("M24 -26C62 -34 64 28 26 26", "#d5e8ef", 8)
    jug = form(
        "-36,-50* -34,-10 -38,30 -30,58* 0,64 26,58* 34,30 28,-10 32,-50* 0,-42",
        Tone("#e3f1f4", "#b5d0d9", "#ffffff"),
        7,
    )
    drink = form("-32,-26* 0,-20 28,-26* 30,28 23,53* 0,58 -27,53* -34,28", DRINK, 9, width=2.4)
    ice = "".join(
        form(knots("-9,-8* 8,-9* 9,8* -8,9*", x, y, turn), GLAZE, 4, width=2.4)
        for x, y, turn in ((-16, -12, 12), (10, -8, -18), (-8, 14, 30), (13, 20, 8))
    )
    rim = form(ball(-1, -49, 35, 9), Tone("#f4fbfc", "#cfe3e9", "#ffffff"), 2) + form(
        "-36,-50* -50,-58 -40,-40*", SKY, 2, width=3, gleam=0
    )
    mint = leaf(-4, -46, 30, -14) + leaf(2, -46, 26, 26) + leaf(-8, -44, 24, -52)
    glasses = _tumbler(-62, 42) + _tumbler(62, 42)
    return handle + jug + drink + ice + rim + mint + _lemon(26, -50, 15) + glasses


def _tumbler(x: float, y: float) -> str:
    """A small glass for sherry, half full."""
    glass = form(knots("-13,-20* 13,-20* 10,22* -10,22*", x, y), Tone("#e3f1f4", "#b5d0d9", "#ffffff"), 3, width=3.4)
    return (
        glass
        + form(knots("-11,-6* 11,-6* 9,19* -9,19*", x, y), DRINK, 3, width=2, gleam=0)
        + leaf(x + 4, y - 8, 17, 24)
    )


def cartucho() -> str:
    """Fried fish in a cone: tails up, rings among them, two of everything."""
    fish = "".join(
        _fried(x, y, turn) for x, y, turn in ((-40, -34, -34), (40, -36, 32), (-17, -46, -12), (17, -48, 14))
    )
    rings = "".join(_calamari(x, y, r) for x, y, r in ((-27, -10, 13), (26, -12, 14), (0, -22, 14)))
    lemon = _lemon(-56, 42, 16)
    stripes = [(band(x, 30, 7, 90 + turn), COBALT.base) for x, turn in ((-34, -20), (-12, -7), (10, 6), (32, 20))]
    cone = form("-58,-14* -28,2 28,2 58,-16* 10,66 0,73* -10,66", GLAZE, 12, stripes)
    cuff = form("-58,-14* -28,2 28,2 58,-16* 55,-6* 28,12 -28,12 -53,-4*", GLAZE, 3, width=3, gleam=0)
    return form("-56,-8* -60,-24* 58,-26* 56,-8* 0,6", GLAZE, 0) + fish + rings + cone + cuff + lemon


def _fried(x: float, y: float, turn: float) -> str:
    """A floured anchovy, tail up."""
    body = form(
        knots("-9,34* -11,8 -7,-12 -4,-18* -15,-34* 0,-28 15,-34* 4,-18* 7,-12 11,8 9,34*", x, y, turn),
        BATTER,
        5,
        width=3.4,
    )
    specks = "".join(dot(px, py, 1.6, BATTER.shade) for px, py, _ in knots("-4,4 3,-4 3,14 -3,20 0,-12", x, y, turn))
    return body + specks


def _calamari(x: float, y: float, r: float) -> str:
    return (
        circle(x, y, r * 0.72, fill="none", stroke=LINE, stroke_width=r * 0.56 + 5)
        + circle(x, y, r * 0.72, fill="none", stroke=BATTER.base, stroke_width=r * 0.56)
        + path(
            f"M{x - r * 0.66} {y - r * 0.2}A{r * 0.7} {r * 0.7} 0 0 1 {x + r * 0.1} {y - r * 0.7}",
            fill="none",
            stroke=BATTER.light,
            stroke_width=3,
        )
    )


def croquetas() -> str:
    """Yesterday's croquettes, stacked in the box they came home in; one is already spoken for."""
    lid = form("-78,-30* -62,-44* -16,-62 -8,-54* -20,-40 -66,-20*", COBALT, 5)
    rows = ((12, (-42, 0, 42)), (-12, (-22, 22)), (-36, (0,)))
    stack = "".join(_croquette(x, y, 4 if (x + y) % 3 else -8) for y, xs in rows for x in xs)
    bite = form(ball(22, -38, 9, 8), CREAM, 3, width=2.6) + "".join(
        dot(x, y, 1.8, MEAT.base) for x, y in ((19, -40), (25, -36), (22, -34))
    )
    box = form("-72,14* 72,14* 62,58 56,62* -56,62* -62,58", Tone("#d3e8f4", "#9dc3da", "#f2fafd"), 9)
    rim = form("-78,10* 78,10* 76,22* -76,22*", COBALT, 4)
    badge = path(poly(star(0, 42, 13, 5.6, 5)), fill=LEMON.base, stroke=LINE, stroke_width=2.4, stroke_linejoin="round")
    pick = limb("-2,-44 4,-70", 4.6, CREAM) + form("4,-72* 26,-64 5,-56*", RED, 2, width=2.8, gleam=0.5)
    steam = line("52,-30 46,-40 56,-48 50,-58", 3) + line("66,-24 60,-34 70,-42 64,-52", 3)
    return lid + pick + stack + bite + box + rim + badge + steam


def _croquette(x: float, y: float, turn: float) -> str:
    body = form(knots("-25,0 -21,-11 0,-14 21,-11 25,0 21,11 0,14 -21,11", x, y, turn), BATTER, 6, width=3.6)
    return body + "".join(
        dot(px, py, 1.5, BATTER.shade) for px, py, _ in knots("-14,-3 -5,4 4,-5 12,3 -9,8 17,-4 8,8", x, y, turn)
    )


FOOD = {
    "chicharrones": chicharrones,
    "salmorejo": salmorejo,
    "resaca": resaca,
    "rebujito": rebujito,
    "cartucho": cartucho,
    "croquetas": croquetas,
}
