"""Spirits of wind, blossom and tower: the three that nobody has ever caught."""

from __future__ import annotations

from jartible_ink import (
    BATTER,
    COAL,
    COBALT,
    CREAM,
    GLAZE,
    GREEN,
    LEMON,
    LINE,
    ORANGE,
    RED,
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
    shadow,
    taper,
)
from jartible_parts import blush, brow, eye, laugh, smile
from svg import circle, group, path, place, poly, star

GUST = Tone("#7fc4d6", "#4f9bb5", "#c5e8ef")
PEACH = Tone("#f6cfa6", "#dba577", "#fde6cb")
GOBLIN = Tone("#8fb95b", "#678f3e", "#c0dc90")
BRICK = Tone("#dca55b", "#b47a37", "#f2cd92")


def levantisco() -> str:
    """The east wind as a bandit: kerchief, side-whiskers, and your parasol."""
    trail = taper("4,30 -20,60 -52,76 -82,70 -94,48", 54, 8, GUST, 6)
    trail += taper("-40,78 -10,92 22,88 32,74 20,70", 22, 7, GUST, 4)
    curls = line("-56,78 -36,70 -20,56 -10,42", 3, GUST.light)
    back = "".join(form(ball(x, y, r), GUST, 7) for x, y, r in ((-66, -26, 20), (-68, 6, 21), (-52, 26, 20)))
    knot = form("-58,-52* -78,-70 -96,-66 -86,-54 -98,-42 -78,-40 -58,-44*", RED, 5)
    head = form(
        "-62,4 -64,-34 -46,-66 -8,-80 30,-70 50,-42 58,-30 52,-16 62,-4 54,10 44,40 10,54 -30,48 -54,32", GUST, 14
    )
    kerchief = form(
        "-66,-26* -60,-56 -30,-82 6,-88 38,-74 54,-44* 20,-56 -30,-48",
        RED,
        8,
        [
            (disc(x, y, 5), "#ffffff")
            for x, y in ((-44, -50), (-24, -66), (-2, -74), (20, -72), (-8, -58), (38, -60), (14, -60), (-54, -36))
        ],
    )
    whisker = form("-22,-32* -8,-30* -4,0 6,18* -10,24 -22,10", COAL, 5, width=3.4)
    cheek = form(ball(20, 20, 27, 25), GUST, 7) + blush(18, 20, 12, "#f08a7a")
    lips = form("46,8 58,4 64,14 60,26 48,28 42,18", Tone("#e8796b", "#c8574f", "#f5ada0"), 3, width=3.4) + blot(
        ball(55, 16, 4, 6.5), "#5e1d24"
    )
    face = (
        eye(12, -24, 13, (0.6, 0.2), GUST, 0.36, 18)
        + eye(42, -26, 9.5, (0.5, 0.2), GUST, 0.36, -18)
        + brow(10, -42, 15, 20, 6.5)
        + brow(44, -42, 9, -20, 6)
    )
    breath = (
        line("68,10 84,6 96,-6 92,-18 82,-14 86,-6", 4.2, COBALT.light)
        + line("68,17 86,18 99,16", 4.2, COBALT.light)
        + line("66,25 82,32 90,46 80,52 76,42", 4.2, COBALT.light)
    )
    arm = taper("-26,40 -6,66 26,66", 24, 20, GUST, 6) + form("20,58 34,52 48,58 50,72 38,80 24,76", GUST, 5)
    arm += line("40,58 38,66", 2.2) + line("47,64 44,70", 2.2)
    parasol = group(
        line("0,2 0,40", 6)
        + line("0,2 0,40", 2.4, BATTER.base)
        + form(
            "-30,6* -24,-14 0,-24 24,-14 30,6* 20,1* 10,6* 0,1* -10,6* -20,1*",
            LEMON,
            5,
            [(band(0, -8, 9, 90), RED.base), (band(-24, 0, 8, 100), RED.base), (band(24, 0, 8, 80), RED.base)],
        ),
        transform=place(76, -70, 0.82, 52),
    )
    sand = "".join(
        dot(x, y, r, BATTER.shade)
        for x, y, r in ((74, 66, 2.4), (88, 70, 2), (64, 84, 2.6), (82, 84, 2), (94, 60, 1.8), (58, 92, 2))
    )
    return trail + curls + back + knot + head + kerchief + whisker + cheek + lips + face + breath + arm + parasol + sand


def _petal(x: float, y: float, turn: float, size: float = 1) -> str:
    return form(knots("0,0* 13,10 16,28 9,42 0,45 -9,42 -16,28 -13,10", x, y, turn, size), GLAZE, 6) + line(
        [*knots("0,8 1,22 0,34", x, y, turn, size)], 1.8, GLAZE.shade
    )


def azahada() -> str:
    """The fairy of the orange blossom: all of Seville smells of her in March."""
    wings = "".join(
        form(knots("0,0* 15,-16 16,-44 0,-66* -16,-44 -15,-16", x, y, turn, size), GREEN, 7)
        + line([*knots("0,-4 0,-54", x, y, turn, size)], 2.2, GREEN.shade)
        + "".join(
            line([*knots(f"0,{-14 - k * 12} {s * 8},{-24 - k * 12}", x, y, turn, size)], 1.8, GREEN.shade)
            for k in range(3)
            for s in (-1, 1)
        )
        for x, y, turn, size in ((-4, -6, -62, 1.12), (-2, 0, -108, 0.8), (2, -8, -22, 1.0))
    )
    legs = limb("-26,40 -52,60 -72,64", 10, PEACH) + limb("-14,46 -32,74 -52,84", 10, PEACH)
    shoes = form(knots("-8,-6* 8,-6* 16,4 20,2* 10,10 -8,8*", -78, 66, 152), ORANGE, 3, width=3.2) + form(
        knots("-8,-6* 8,-6* 16,4 20,2* 10,10 -8,8*", -58, 87, 140), ORANGE, 3, width=3.2
    )
    dress = "".join(_petal(4, 6, turn) for turn in (72, -6, 58, 8, 33))
    bodice = form("-8,-8 6,-18 20,-10 24,6 12,18 -4,14", ORANGE, 6)
    arm_back = limb("0,-6 -20,10 -34,4", 9, PEACH)
    hair_back = form("4,-46 -8,-62 0,-86 28,-96 54,-86 58,-62 44,-40 16,-32", ORANGE, 9)
    locks = taper("2,-60 -18,-62 -34,-46 -50,-52", 16, 5, ORANGE, 4) + taper(
        "4,-48 -14,-44 -24,-30 -38,-30", 14, 5, ORANGE, 4
    )
    head = form("8,-46 10,-68 30,-78 50,-70 56,-50 46,-32 28,-26 14,-32", PEACH, 7)
    fringe = form("8,-52* 6,-76 30,-88 54,-76 58,-54* 48,-66 38,-68* 26,-60 14,-64*", ORANGE, 4, width=3.4)
    ear = form("10,-50* -4,-58 -2,-44 10,-40*", PEACH, 2, width=3)
    face = (
        eye(28, -50, 8.5, (0.5, 0))
        + eye(46, -51, 7, (0.5, 0))
        + smile(38, -37, 6, 4)
        + blush(22, -40, 4.5)
        + blush(50, -41, 3.6)
    )
    crown = "".join(
        form(knots("0,0* 6,-5 5,-13 0,-15 -5,-13 -6,-5", 30, -86, a), GLAZE, 2, width=2.6, gleam=0)
        for a in (-100, -50, 0, 50, 100)
    )
    crown += form(ball(30, -86, 4.6), LEMON, 1, width=2.4)
    arm = limb("16,-2 42,-6 64,-22", 9, PEACH) + form(ball(66, -24, 6), PEACH, 2, width=3)
    wand = (
        line("60,-18 88,-46", 5.4)
        + line("60,-18 88,-46", 2.4, CREAM.base)
        + form(ball(90, -49, 6.5, 9, 45), LEMON, 3, width=3)
    )
    glitter = "".join(
        path(poly(star(x, y, r, r * 0.36, 4)), fill=colour)
        for x, y, r, colour in (
            (82, -74, 8, LEMON.shade),
            (96, -30, 6, ORANGE.base),
            (72, -56, 4, LEMON.shade),
            (62, 66, 6, LEMON.shade),
            (84, 40, 5, ORANGE.base),
            (40, 84, 5, ORANGE.base),
            (-88, 40, 6, LEMON.shade),
            (-90, 84, 4, ORANGE.base),
        )
    )
    return (
        wings
        + arm_back
        + legs
        + shoes
        + dress
        + bodice
        + hair_back
        + locks
        + ear
        + head
        + fringe
        + face
        + crown
        + wand
        + arm
        + glitter
    )


def _tower() -> str:
    """The Giralda as a hat, some 100 high, its foot at (0, 0)."""
    shaft = form("-25,2* -24,-44* 24,-44* 25,2*", BRICK, 9)
    sebka = ""
    for column in (-14, 14):
        for row in (0, 1, 2):
            x, y = column, -36 + row * 11
            sebka += path(f"M{x} {y - 5}L{x + 5} {y}L{x} {y + 5}L{x - 5} {y}Z", fill=BRICK.shade)
    window = form("-5,-8* -5,-22 0,-27 5,-22 5,-8*", COBALT, 0, width=2.6, gleam=0) + line("-7,-6 7,-6", 3)
    window += form("-5,-30* -5,-36 0,-41 5,-36 5,-30*", COBALT, 0, width=2.6, gleam=0)
    ledge = form("-29,-43* 29,-43* 29,-50* -29,-50*", CREAM, 2, width=3.4)
    belfry = form("-21,-50* -21,-70* 21,-70* 21,-50*", BRICK, 6)
    arches = "".join(
        form(
            knots("-5,0* -5,-10 0,-14 5,-10 5,0*", x, -51), Tone("#5b4630", "#5b4630", "#5b4630"), 0, width=2.4, gleam=0
        )
        + dot(x, -54, 3, LEMON.base)
        for x in (-12, 0, 12)
    )
    upper = form("-24,-70* 24,-70* 24,-75* -24,-75*", CREAM, 2, width=3) + form(
        "-13,-75* -12,-88* 12,-88* 13,-75*", BRICK, 4
    )
    upper += form("-4,-76* -4,-82 0,-85 4,-82 4,-76*", COBALT, 0, width=2.2, gleam=0)
    cap = form("-15,-88* -8,-97 0,-100 8,-97 15,-88*", COBALT, 3, width=3.4)
    vane = line("0,-99 0,-106", 4) + form(
        "-3,-104* -8,-116 0,-124 5,-116 12,-120* 10,-106 3,-104*", LEMON, 2, width=2.8
    )
    return shaft + sebka + window + ledge + belfry + arches + upper + cap + vane


def giralduende() -> str:
    """The goblin of the Giralda, who rings the bells at the wrong hour and keeps the key."""
    tower = group(_tower(), transform=place(1, 3, 0.8, 3))
    ears = form("-28,6* -58,-20 -92,-24* -80,4 -54,22 -28,24*", GOBLIN, 6) + form(
        "28,6* 58,-20 92,-24* 80,4 54,22 28,24*", GOBLIN, 6
    )
    ears += line("-38,10 -60,-4 -78,-14", 2.2, GOBLIN.shade) + line("38,10 60,-4 78,-14", 2.2, GOBLIN.shade)
    ring_ = circle(-84, -6, 5, fill="none", stroke=LINE, stroke_width=4.6) + circle(
        -84, -6, 5, fill="none", stroke=LEMON.base, stroke_width=2.2
    )
    legs = limb("-14,70 -22,82", 12, RED) + limb("14,70 22,82", 12, RED)
    boot = "-8,0* -9,-11 2,-12 14,-7 24,-14 26,-22* 33,-14 28,-2 20,1*"
    shoes = form(knots(boot, -24, 92, 0, 1, -1), GREEN, 4, width=3.4) + form(knots(boot, 24, 92), GREEN, 4, width=3.4)
    shoes += dot(-54, 70, 3.6, LEMON.base) + dot(54, 70, 3.6, LEMON.base)
    coat = form("-20,38 0,34 20,38 30,58 34,76* 18,72* 8,80* 0,73* -8,80* -18,72* -34,76* -30,58", COBALT, 8)
    sash = form("-29,54* 0,60 29,54* 31,63* 0,69 -31,63*", LEMON, 3, width=3)
    head = form("-34,8 -30,-14 0,-22 30,-14 34,8 28,32 0,46 -28,32", GOBLIN, 10)
    nose = form(ball(2, 14, 9, 11), GOBLIN, 4, width=3.4)
    face = (
        eye(-15, 2, 10, (0.4, 0.2), GOBLIN, 0.3, 12)
        + eye(17, 2, 10, (0.4, 0.2), GOBLIN, 0.3, -12)
        + laugh(2, 24, 17, 11)
    )
    tooth = (
        path("M8 26L12 33L16 25Z", fill="#ffffff", stroke=LINE, stroke_width=1.6) + blush(-24, 20, 5) + blush(27, 20, 5)
    )
    arm_left = limb("-22,46 -50,48 -62,36", 12, COBALT) + form(ball(-66, 32, 8.5), GOBLIN, 3)
    key = group(
        circle(0, -18, 9, fill="none", stroke=LINE, stroke_width=9)
        + line("0,-9 0,22", 9)
        + line("0,14 10,14", 8)
        + line("0,21 8,21", 8),
        circle(0, -18, 9, fill="none", stroke=LEMON.base, stroke_width=4.4)
        + line("0,-9 0,22", 4.4, LEMON.base)
        + line("0,14 10,14", 3.6, LEMON.base)
        + line("0,21 8,21", 3.6, LEMON.base),
        transform=place(-70, 46, 1.0, 16),
    )
    arm_right = limb("22,46 48,44 58,28", 12, COBALT)
    rope = line("62,38 64,4 62,-30 66,-60", 5.4) + line("62,38 64,4 62,-30 66,-60", 2.4, BATTER.base)
    bell = form(knots("-7,-12 7,-12 10,4 17,13* -17,13* -10,4", 66, -62, 14), LEMON, 5) + dot(61, -45, 4.2)
    chime = line("84,-76 92,-68 92,-56", 3) + line("46,-78 40,-70 40,-60", 3)
    fist = form(ball(61, 24, 8.5), GOBLIN, 3)
    goblin = legs + shoes + coat + sash + ears + ring_ + head + face + nose + tooth + key + arm_left + arm_right
    goblin += rope + bell + chime + fist
    return shadow(0, 50, 96) + tower + group(goblin, transform=place(0, 17, 0.86))


CREATURES = {"levantisco": levantisco, "azahada": azahada, "giralduende": giralduende}
