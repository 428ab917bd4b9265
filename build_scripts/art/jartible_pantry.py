"""Creatures out of the larder: gazpacho, olive, zambomba, botijo, pionono, artichoke and ham."""

from __future__ import annotations

from jartible_ink import (
    BARK,
    BATTER,
    BROWN,
    COAL,
    COBALT,
    CREAM,
    GLAZE,
    GREEN,
    LEMON,
    LINE,
    OLIVE,
    PINK,
    RED,
    SKY,
    TERRACOTTA,
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
from jartible_parts import (
    blush,
    brow,
    drop,
    eye,
    eyes,
    laugh,
    leaf,
    shoe,
    smile,
)
from svg import circle, group, path, place, polar, poly, star

HAM = Tone("#d98a3d", "#b0642a", "#f3ba72")
MEAT = Tone("#b93a3f", "#8c2630", "#dd6f69")


def gazpachito() -> str:
    """A bowl of gazpacho that has climbed out of the fridge, with its spoon and its crumbs."""
    soup = form(ball(0, -22, 60, 15), RED, 0, width=3) + blot(ball(-12, -25, 38, 7), RED.light)
    bits = (
        form(knots("-7,-6* 6,-8* 8,4* -5,6*", -30, -27), GREEN, 2, width=2.6)
        + form(knots("-6,-7* 7,-5* 5,6* -8,5*", 6, -20), BATTER, 2, width=2.6)
        + form(knots("-5,-6* 6,-6* 6,5* -6,5*", -6, -33, 20), CREAM, 2, width=2.6)
    )
    slice_ = form(ball(37, -37, 19, 19), GREEN, 4) + form(
        ball(36, -38, 13.5), Tone("#cfe3a0", "#b4cf80", "#e9f3cd"), 0, width=1
    )
    seeds = "".join(dot(*polar(36, -38, 7.5, a), 1.8, GREEN.shade) for a in range(20, 380, 60))
    spoon = limb("-34,-26 -58,-76", 10, BROWN) + form(ball(-61, -82, 9, 13, -25), BROWN, 4)
    bowl = form(
        "-68,-22* -60,-8 -65,16 -55,46 -34,68 0,74 34,68 55,46 65,16 60,-8 68,-22* 0,-6",
        TERRACOTTA,
        13,
        [(band(0, 56, 9), TERRACOTTA.shade), (band(0, 68, 5), CREAM.base)],
    )
    rim = line("-68,-22 -40,-10 0,-5 40,-10 68,-22", 7) + line(
        "-67,-22 -40,-11 0,-6 40,-11 67,-22", 3.4, TERRACOTTA.light
    )
    splash = drop(-6, -58, 1, RED.base) + drop(14, -68, 0.7, RED.base)
    arms = limb("-60,16 -80,4 -86,-18", 12, TERRACOTTA) + limb("60,16 78,26 86,14", 12, TERRACOTTA)
    face = eyes(0, 16, 20, 12, look=(0.1, 0.3)) + laugh(0, 32, 15, 14) + blush(-38, 33) + blush(38, 33)
    feet = shoe(-24, 90, 1.3, COBALT, -1) + shoe(24, 90, 1.3, COBALT)
    legs = limb("-22,68 -24,80", 12, TERRACOTTA) + limb("22,68 24,80", 12, TERRACOTTA)
    return shadow(0, 62) + spoon + arms + legs + feet + bowl + soup + bits + slice_ + seeds + rim + splash + face


def aceitunio() -> str:
    """An olive on guard: a barrel's lid for a shield, a toothpick with an anchovy for a lance."""
    pick = limb("56,86 66,-92", 8, BATTER)
    flag = form("64,-80* 40,-86 14,-76* 4,-84* 6,-64* 14,-70* 40,-62 65,-66*", SKY, 4) + dot(54, -75, 2.6)
    body = form(ball(-2, 6, 50, 70, 8), OLIVE, 15)
    stuffing = form("-14,-58* -24,-72 -12,-82 -2,-92 8,-82 24,-78 22,-62 12,-57*", RED, 6)
    hole = form(ball(1, -58, 20, 7, 4), Tone("#6d7a2a", "#56621f", "#7a882f"), 0, width=3)
    face = (
        eye(-18, -22, 11, (0.5, 0.2), OLIVE, 0.42, 10)
        + eye(12, -22, 11, (0.5, 0.2), OLIVE, 0.42, -10)
        + brow(-20, -38, 11, 14)
        + brow(13, -38, 11, -14)
    )
    tash = form("-2,-6* 8,-12 22,-4 32,-12* 24,8 8,6 -2,0* -12,6 -28,8 -36,-12* -26,-4 -12,-12", COAL, 3, width=3)
    hand = form(ball(62, 22, 11), OLIVE, 4)
    arm = limb("42,14 52,28 60,22", 13, OLIVE)
    boards = [(band(-26 + x, 40, 2.4, 90), BROWN.shade) for x in (-24, -8, 8, 24)]
    lid = form(ball(-26, 38, 44), BROWN, 9, boards)
    hoop = circle(-26, 38, 36, fill="none", stroke=LEMON.shade, stroke_width=6)
    boss = form(ball(-26, 38, 11), LEMON, 5, width=3)
    feet = shoe(-28, 90, 1.35, BARK, -1) + shoe(28, 90, 1.35, BARK)
    return shadow(4, 66) + pick + flag + feet + body + hole + stuffing + face + tash + arm + hand + lid + hoop + boss


def zambombo() -> str:
    """A Christmas zambomba with a short fuse, on the run."""
    cane = limb("24,-62 46,-92", 9, BATTER)
    spark = path(
        poly(star(50, -86, 17, 7, 8, 8)), fill=LEMON.base, stroke=LINE, stroke_width=3, stroke_linejoin="round"
    )
    spark += path(poly(star(50, -86, 9, 4, 8, 20)), fill="#ffffff")
    jar = form(
        "-46,-44* -40,-34 -60,-8 -58,26 -34,58* 26,62* 54,28 60,-8 46,-38 48,-50*",
        TERRACOTTA,
        13,
        [(band(0, 44, 6, 2), CREAM.base)],
    )
    skin = form(
        "-50,-54* -48,-64 -20,-74 22,-74 50,-66 53,-54* 48,-40* 36,-46* 22,-38* 6,-45* -10,-38* -26,-46* -42,-38*",
        CREAM,
        7,
    )
    cord = line("-48,-53 -20,-58 22,-58 51,-53", 6) + line("-48,-53 -20,-58 22,-58 51,-53", 2.4, RED.base)
    face = (
        eye(-6, -12, 14, (0.7, 0.1), TERRACOTTA, 0.36, 16)
        + eye(32, -12, 13, (0.7, 0.1), TERRACOTTA, 0.36, -18)
        + brow(-8, -29, 14, 20, 5)
        + brow(34, -30, 12, -22, 5)
    )
    teeth = form("-10,14* 14,18 46,10* 42,30 16,38 -6,30", Tone("#5e1d24", "#5e1d24", "#5e1d24"), 0, width=3) + blot(
        "-8,16* 14,20 44,12* 42,20 15,26 -6,23", "#ffffff"
    )
    gaps = "".join(line(f"{x},{17 + (3 if x < 30 else 0)} {x},{25}", 1.8) for x in (2, 14, 27))
    tilted = group(cane, spark, jar, skin, cord, face, teeth, gaps, transform=place(4, -4, 1, 13))
    back = limb("-30,52 -54,62 -66,48", 15, TERRACOTTA) + shoe(-72, 52, 1.2, GREEN, -1)
    front = limb("14,54 34,68 44,78", 15, TERRACOTTA) + shoe(46, 90, 1.35, GREEN)
    arm_back = limb("-46,6 -72,14 -78,-6", 13, TERRACOTTA) + form(ball(-78, -10, 10), TERRACOTTA, 4)
    arm_front = limb("52,22 74,26 84,8", 13, TERRACOTTA) + form(ball(85, 4, 11), TERRACOTTA, 4)
    return shadow(10, 60) + arm_back + back + front + tilted + arm_front


def botijuno() -> str:
    """A calf of white clay, full of cool water, that nothing gets past."""
    tail = (
        line("60,18 84,6 88,30", 8)
        + line("60,18 84,6 88,30", 3.6, GLAZE.base)
        + form(knots("0,0* 7,8 4,20* -6,14 -7,6", 88, 30), COBALT, 3, width=3)
    )
    legs = "".join(
        form(knots("-11,-22* 11,-22* 13,4* -13,4*", x, 84), GLAZE, 5)
        + form(knots("-12,-4* 12,-4* 14,6* -14,6*", x, 84), COBALT, 3)
        for x in (-46, -16, 18, 46)
    )
    handle = limb("-16,-50 -16,-74 6,-86 28,-74 28,-50", 17, GLAZE)
    spout = taper("40,-36 58,-56 76,-62", 30, 12, GLAZE, 6) + form(ball(78, -63, 5, 8, -15), COBALT, 2, width=3)
    water = drop(90, -52, 0.9) + drop(94, -34, 0.65)
    body = form(
        "-68,14 -62,-26 -34,-50 6,-54 44,-46 68,-16 72,24 56,58 0,68 -50,60",
        GLAZE,
        15,
        [
            (disc(54, -6, 26, 22), COBALT.light),
            (disc(22, 62, 24, 16), COBALT.light),
            (disc(-64, 50, 22, 20), COBALT.light),
        ],
    )
    ear = form(knots("0,0* 12,-9 26,-4 22,8 8,9", 8, -28, -14), GLAZE, 4) + form(
        knots("0,0* -12,-9 -26,-4 -22,8 -8,9", -56, -28, 14), GLAZE, 4
    )
    horns = taper("-44,-42 -58,-50 -58,-68", 13, 4, BATTER) + taper("-4,-42 10,-50 10,-68", 13, 4, BATTER)
    head = form(
        "-58,-14 -52,-40 -24,-50 4,-40 10,-14 4,16 -24,30 -52,16", GLAZE, 9, [(disc(2, -30, 18, 24), COBALT.light)]
    )
    muzzle = form(ball(-24, 18, 33, 20), PINK, 6)
    nose = blot(ball(-35, 13, 4, 5.5), LINE) + blot(ball(-13, 13, 4, 5.5), LINE) + smile(-24, 24, 12, 5)
    face = eyes(-24, -17, 16, 9.5, look=(-0.1, 0.2), lid=GLAZE, drop=0.45)
    bell = (
        line("-50,34 -24,44 4,34", 7, RED.shade)
        + form(knots("-7,-8* 7,-8* 12,9* -12,9*", -24, 52), LEMON, 4, width=3)
        + dot(-24, 63, 4)
    )
    return (
        shadow(2, 76) + tail + handle + spout + water + legs + body + horns + ear + head + muzzle + nose + face + bell
    )


def piononauta() -> str:
    """A pionono in orbit: paper cup, sponge, toasted cream and a helmet of glass."""
    flame = form(knots("-15,0* -10,16 0,34* 10,16 15,0*", -6, 62, 8), ORANGE_FIRE, 4) + form(
        knots("-7,0* -4,8 0,18* 4,8 7,0*", -6, 62, 8), LEMON, 0, width=1.5
    )
    pack = form(knots("-46,-30* -30,-36 30,-36 46,-30* 46,30 -46,30", -4, 18, 8), COBALT, 9)
    sponge = form(
        knots("-38,-34* 38,-34* 36,20* -36,20*", 0, 20, 8),
        BATTER,
        10,
        [(band(-14, 10, 5, 100), BROWN.light), (band(0, 2, 5, 8), BROWN.light)],
    )
    seam = line("-12,-6 -17,12 -14,34", 3) + line("-17,10 0,13 18,12 34,16", 2, BATTER.shade)
    cup = form(knots("-42,0* -30,5* -20,-1* -10,6* 0,0* 10,6* 20,-1* 30,5* 42,0* 34,34* -34,34*", -4, 32, 8), GLAZE, 8)
    pleats = "".join(line([*knots(f"{x},8 {x * 0.82},32", -4, 32, 8)], 2, COBALT.base) for x in (-30, -15, 0, 15, 30))
    glass = circle(6, -40, 49, fill=SKY.light, opacity=0.5)
    cream = form(
        "-32,-8* -36,-34 -22,-64 6,-74 32,-62 46,-34 44,-6* 6,-2",
        Tone("#fbdc92", "#e6b45c", "#fff3cf"),
        9,
        [(disc(6, -72, 48, 24), "#d98f3c"), (disc(6, -76, 36, 20), "#a9622a")],
    )
    face = eyes(4, -36, 14, 9, look=(0.4, -0.5)) + laugh(5, -22, 9, 9) + blush(-18, -22, 5) + blush(29, -20, 5)
    shell = circle(6, -40, 49, fill="none", stroke=LINE, stroke_width=4.2) + line(
        "-32,-54 -24,-70 -10,-80", 5.5, "#ffffff"
    )
    collar = (
        form(knots("-46,-4 0,-1 46,-4 47,4 0,8 -47,4", 5, 0, 5), GLAZE, 3)
        + dot(-22, 2, 3, RED.base)
        + dot(4, 4, 3, LEMON.shade)
        + dot(30, 6, 3, GREEN.base)
    )
    pole = limb("76,38 84,-42", 6, BROWN)
    cloth = form(
        "84,-42* 66,-48 48,-40* 50,-12* 66,-18 82,-10*", GREEN, 3, [(band(66, -28, 10, 2), "#ffffff")], width=3
    )
    arms = limb("36,26 58,42 74,30", 16, GLAZE) + form(ball(78, 26, 10), COBALT, 4)
    arms += limb("-40,20 -62,14 -76,-8", 16, GLAZE) + form(ball(-79, -14, 11), COBALT, 4)
    legs = (
        limb("-22,64 -30,76", 16, GLAZE)
        + limb("14,70 24,82", 16, GLAZE)
        + shoe(-32, 90, 1.1, COBALT, -1)
        + shoe(26, 94, 1.1, COBALT)
    )
    sky = "".join(
        path(poly(star(x, y, r, r * 0.4, 4)), fill=LEMON.shade)
        for x, y, r in ((-76, -66, 9), (-88, 44, 6), (82, -78, 7))
    )
    return (
        sky
        + pole
        + cloth
        + pack
        + flame
        + legs
        + sponge
        + seam
        + cup
        + pleats
        + glass
        + cream
        + face
        + shell
        + collar
        + arms
    )


def alcachofante() -> str:
    """An elephant grown on a stalk: leaf over leaf, and not one of them moves."""
    legs = "".join(
        form(knots("-15,-30* 15,-30* 18,8* -18,8*", x, 82), GREEN, 7)
        + line(f"{x - 9},88 {x - 4},83 {x},88 {x + 5},83 {x + 10},88", 2)
        for x in (-16, 20, 58)
    )
    body = form("-50,30 -44,-20 -8,-58 30,-60 66,-34 80,8 74,50 20,66 -30,60", OLIVE, 12)
    scales = ""
    for y, xs in ((-46, (10, 34)), (-22, (-6, 20, 46, 66)), (4, (2, 28, 54, 74)), (32, (16, 42, 66))):
        for x in xs:
            scales += form(
                knots("0,-24* 15,-8 14,8 0,14 -14,8 -15,-8", x, y, (x - 24) * 0.5),
                LEAVES[(x + y) % 3],
                5,
                width=3,
                gleam=0.7,
            )
    stalk = limb("18,-64 26,-82", 15, GREEN) + form(
        ball(27, -84, 9, 5, 15), Tone("#cfe3a0", "#b4cf80", "#e9f3cd"), 2, width=3
    )
    tail = (
        line("78,30 92,36 90,54", 7)
        + line("78,30 92,36 90,54", 3, OLIVE.base)
        + form(knots("0,-6* 8,4 0,14* -8,4", 90, 58), PURPLE_FLOWER, 3, width=3)
    )
    ear = form("-30,-34* -8,-50 14,-46 22,-20 8,14* -16,10 -32,-4", LEAVES[1], 8) + line("-22,-20 -6,-22 10,-16", 2)
    head = form("-84,-16 -70,-46 -44,-54 -20,-40 -14,-8 -30,20 -58,26 -80,12", OLIVE, 10)
    tuft = leaf(-52, -50, 26, -8, OLIVE) + leaf(-50, -50, 22, -42) + leaf(-46, -50, 22, 28)
    tusk = taper("-44,24 -48,40 -62,44", 11, 4, CREAM)
    trunk = taper("-68,0 -80,32 -82,58 -68,74 -54,66", 30, 13, OLIVE, 6)
    rings = "".join(line(f"{x - 11},{y} {x},{y + 4} {x + 10},{y}", 2.2) for x, y in ((-80, 30), (-82, 44)))
    face = (
        eye(-60, -14, 10, (-0.4, 0.2), OLIVE, 0.45, -8)
        + eye(-34, -14, 8.5, (-0.4, 0.2), OLIVE, 0.45, 8)
        + blush(-30, 4)
    )
    return shadow(8, 82) + tail + stalk + legs + body + scales + ear + head + tuft + tusk + trunk + rings + face


LEAVES = (GREEN, OLIVE, Tone("#7fae4e", "#5d8a38", "#b3d684"))
PURPLE_FLOWER = Tone("#9a6bb3", "#734a8c", "#c6a2d8")
ORANGE_FIRE = Tone("#f0902f", "#cc691c", "#fcc078")


def jamonstruo() -> str:
    """A ham that has seen too many knives: black hoof aloft, and a mouth where it was cut."""
    arms = limb("-58,14 -84,26 -84,54", 24, HAM) + limb("62,14 86,26 86,54", 24, HAM)
    fists = form("-98,56 -96,46 -84,44 -72,48 -70,62 -80,72 -94,68", HAM, 6) + form(
        "100,56 98,46 86,44 74,48 72,62 82,72 96,68", HAM, 6
    )
    fists += (
        line("-90,70 -90,62", 2.4) + line("-81,71 -81,63", 2.4) + line("82,71 82,63", 2.4) + line("92,70 92,62", 2.4)
    )
    feet = form("-58,90* -60,72 -40,66 -20,74 -16,90*", COAL, 7) + form("16,90* 20,74 40,66 60,72 58,90*", COAL, 7)
    hoof = form("16,-76* 12,-94 24,-99 34,-92* 42,-99 50,-92 44,-72*", COAL, 6)
    body = form(
        "14,-76* 44,-72* 46,-52 58,-30 72,4 68,50 44,80 0,86 -44,80 -68,50 -70,6 -54,-26 -20,-44 4,-58", HAM, 16
    )
    rope = "".join(
        line([*knots(f"-18,{y} 0,{y + 4} 18,{y - 1}", 31, -66, 6)], 6)
        + line([*knots(f"-18,{y} 0,{y + 4} 18,{y - 1}", 31, -66, 6)], 2.6, CREAM.base)
        for y in (0, 8)
    )
    tag = (
        line("46,-62 62,-66", 2.4)
        + form("62,-78* 84,-74* 82,-52* 60,-56*", CREAM, 4, width=3)
        + path(poly(star(72, -65, 7.5, 3.2, 5)), fill=RED.base)
    )
    fat = form("-50,34 -44,14 -10,6 30,6 52,18 54,40 36,62 0,70 -34,62", CREAM, 6)
    cut = form("-42,34 -36,20 -8,13 28,13 45,22 46,39 32,55 0,62 -30,55", MEAT, 6, width=3)
    veins = line("-28,46 -14,40 2,48 16,42 32,48", 3, PINK.light) + line("-8,56 4,53 16,55", 2.6, PINK.light)
    teeth = "".join(
        form(knots("-7,0* 7,0* 0,15*", x, y), GLAZE, 3, width=2.8) for x, y in ((-24, 16), (-8, 13), (10, 13), (28, 15))
    )
    face = (
        eye(-20, -18, 14, (0.1, 0.4), HAM, 0.4, 14)
        + eye(24, -18, 14, (-0.1, 0.4), HAM, 0.4, -14)
        + brow(-22, -36, 15, 16, 7)
        + brow(26, -36, 15, -16, 7)
    )
    return shadow(0, 82) + arms + feet + hoof + body + rope + tag + fat + cut + veins + teeth + face + fists


CREATURES = {
    "gazpachito": gazpachito,
    "aceitunio": aceitunio,
    "zambombo": zambombo,
    "botijuno": botijuno,
    "piononauta": piononauta,
    "alcachofante": alcachofante,
    "jamonstruo": jamonstruo,
}
