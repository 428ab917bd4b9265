"""Creatures that carry a house or a skin of their own: chameleon, snail, tortoises and the churro lizard."""

from __future__ import annotations

from jartible_ink import (
    BARK,
    BATTER,
    BROWN,
    COAL,
    COBALT,
    CREAM,
    GLAZE,
    LEMON,
    LINE,
    NIGHT,
    RED,
    TEAL,
    Tone,
    ball,
    band,
    cubics,
    disc,
    dot,
    flat,
    form,
    knots,
    limb,
    line,
    shadow,
    taper,
)
from jartible_parts import blush, castanet, dust, eye, flower, leaf, smile, speed
from svg import Point, box, circle, clip_polygon, group, path, place, polar, poly, star

CHOCOLATE = Tone("#6b4030", "#4c2b20", "#9a6a52")
CEDAR = Tone("#e0a04e", "#b87830", "#f4cb87")
SKIN = Tone("#86b85a", "#5f9040", "#b8dc8c")


def camaleonzo() -> str:
    """A chameleon that is nearly a tiled bench."""
    branch = taper("-92,62 -30,70 40,66 92,73", 17, 13, BROWN) + leaf(84, 66, 24, 30) + leaf(-86, 56, 22, -30)
    tail = taper("58,30 84,26 92,2 74,-14 56,-4 60,12 72,10", 26, 8, TEAL, 4)
    outline = "-34,40 -46,6 -36,-36 -4,-60 34,-52 62,-18 68,20 58,48 10,56"
    edge = flat(cubics(outline))
    tiles = ""
    for i in range(6):
        for j in range(6):
            x, y = -48 + i * 22, -64 + j * 22
            if (i + j) % 2 == 0:
                tiles += _cut(box(x, y, 22, 22), edge, GLAZE.base)
                tiles += _cut([(x + 11, y + 2), (x + 20, y + 11), (x + 11, y + 20), (x + 2, y + 11)], edge, COBALT.base)
                tiles += _cut(disc(x + 11, y + 11, 4), edge, LEMON.base)
            else:
                tiles += _cut(disc(x + 11, y + 11, 4.5), edge, LEMON.base)
    body = form(outline, TEAL, 0, gleam=0) + tiles
    body += form(outline, Tone("none", TEAL.shade, TEAL.light), 0, gleam=0)
    ridge = "".join(
        form(knots("-7,4* 0,-9* 7,4*", x, y, turn), LEMON, 2, width=3)
        for x, y, turn in ((-34, -42, -50), (-20, -54, -28), (-2, -60, -8), (16, -59, 8), (34, -52, 26), (49, -38, 40))
    )
    legs = "".join(
        limb(f"{x},{y} {x + bend},58 {x + 2},68", 15, TEAL)
        + form(knots("-11,-6 0,-9 11,-6 9,7 2,3* -3,8 -10,6", x + 2, 68), TEAL, 3, width=3)
        for x, y, bend in ((-22, 38, -12), (44, 40, 12))
    )
    head = form("-92,10 -84,-10 -66,-22 -52,-52 -34,-66* -22,-44 -16,-8 -26,24 -58,34 -84,28", TEAL, 9)
    mouth = line("-90,12 -64,18 -40,12", 3.2)
    turret = form(ball(-52, -12, 21, 20), TEAL, 6) + eye(-58, -12, 12, (-0.6, 0.3), TEAL, 0.3, -6)
    tongue = line("-88,16 -98,34 -88,48", 6) + line("-88,16 -98,34 -88,48", 2.6, RED.light)
    return shadow(0, 60) + tail + branch + body + ridge + legs + tongue + head + mouth + turret + blush(-34, 8, 5)


def _cut(window: list[Point], edge: list[Point], colour: str) -> str:
    """A convex patch cut at an outline."""
    part = clip_polygon(edge, window)
    return path(poly(part), fill=colour) if len(part) > 2 else ""


def caracole() -> str:
    """A snail in a flounced dress who will not hurry for any man."""
    foot = form("-92,84* -84,62 -60,50 20,52 66,60 96,84*", CREAM, 8)
    train = ""
    for tone, y, size in ((RED, 78, 1.0), (GLAZE, 66, 0.86), (RED, 55, 0.74)):
        hem = "-50,-14* 50,-14* 58,6 44,12 34,4* 22,13 10,5* -2,13 -14,5* -26,13 -38,4* -50,12 -60,6"
        train += form(knots(hem, 26, y, 2, size), tone, 4, width=3.2, gleam=0.6)
    spots = [(disc(*polar(30, 2, r, a), 6.5), "#ffffff") for r, a in _ring_of_spots()]
    shell = form(ball(30, 2, 56, 54), RED, 14, spots)
    coil = line("62,42 26,50 -8,20 -4,-16 24,-36 54,-22 64,2 50,24 28,22 18,6 28,-8 38,2", 4.4)
    neck = form("-62,62* -72,30 -74,-8 -62,-30 -42,-30 -34,-8 -30,30 -16,62*", CREAM, 9)
    stalks = "".join(limb(text, 9.5, CREAM) for text in ("-62,-26 -72,-46 -76,-62", "-46,-28 -42,-48 -36,-64"))
    balls = eye(-78, -70, 14, (-0.3, 0.2), CREAM, 0.42, -8) + eye(-34, -72, 14, (-0.3, 0.2), CREAM, 0.42, -8)
    face = smile(-58, 2, 10, 6, 3.4) + blush(-68, -6, 5) + blush(-44, -6, 5) + dot(-46, 6, 1.8)
    bloom = flower(-38, -34, 0.95) + leaf(-28, -30, 14, 80)
    comb = form(knots("-14,4* -12,-12 0,-20 12,-12 14,4*", -56, -34, -6), BROWN, 4, width=3)
    arms = (
        limb("-66,24 -84,22 -90,4", 9, CREAM)
        + castanet(-90, -6, 0.95, -10, BARK)
        + limb("-38,22 -20,30 -16,14", 9, CREAM)
    )
    arms += castanet(-15, 4, 0.95, 12, BARK)
    return shadow(0, 86) + foot + train + shell + coil + stalks + comb + neck + balls + face + bloom + arms


def _ring_of_spots() -> list[tuple[float, float]]:
    outer = [(44.0, float(a)) for a in range(10, 370, 40)]
    return [*outer, *((23.0, float(a)) for a in range(30, 390, 72)), (0.0, 0.0)]


def _tortoise_leg(x: float, y: float, tone: Tone, way: float = 1) -> str:
    return form(knots("-14,-26* 14,-26* 17,6* -15,6*", x, y, 0, 1, way), tone, 5) + line(
        f"{x - 8 * way},{y + 5} {x - 4 * way},{y} {x},{y + 5} {x + 5 * way},{y} {x + 9 * way},{y + 5}", 2
    )


def tortuguitarra() -> str:
    """A tortoise with a guitar for a house: six strings, four feet, no rush."""
    neck = limb("34,-14 88,-72", 20, BARK)
    frets = "".join(line([*knots("-8,0 8,0", x, y, 43)], 2, LEMON.base) for x, y in ((62, -44), (71, -54), (79, -63)))
    pegs = form(knots("-11,10* -12,-14 0,-20 12,-14 11,10*", 90, -76, 43), BARK, 4)
    pegs += "".join(
        dot(x, y, 3.4, CREAM.base) + circle(x, y, 3.4, fill="none", stroke=LINE, stroke_width=2)
        for x, y in ((78, -82), (84, -90), (98, -70), (92, -64))
    )
    tail = form("70,40* 84,42 94,54* 78,56 66,52*", SKIN, 3)
    legs = (
        _tortoise_leg(-36, 82, SKIN)
        + _tortoise_leg(46, 82, SKIN)
        + _tortoise_leg(-8, 80, SKIN)
        + _tortoise_leg(18, 80, SKIN)
    )
    shell = form("-62,38 -60,-6 -34,-32 -8,-30 10,-24 34,-42 62,-28 74,6 72,40 44,62 0,66 -44,62", CEDAR, 13)
    binding = line("-54,36 -52,-2 -32,-24 -8,-22 12,-16 34,-33 56,-22 66,8", 2.4, CREAM.base)
    hole = (
        circle(22, 6, 21, fill=COBALT.base, stroke=LINE, stroke_width=2.6)
        + circle(22, 6, 17, fill=LEMON.base)
        + circle(22, 6, 14, fill=COAL.shade)
    )
    bridge = limb("-31,27 -8,48", 10, BARK)
    strings = "".join(
        line(f"{-26.5 + k * 4.6:g},{31 + k * 4.3:g} {80.5 + k * 2.8:g},{-73.5 + k * 2.6:g}", 1.4, CREAM.base)
        for k in range(4)
    )
    head = form("-94,14 -92,-14 -74,-26 -56,-20 -50,2 -58,26 -78,32", SKIN, 8)
    throat = limb("-44,40 -60,36 -66,20", 26, SKIN)
    face = eye(-76, -4, 10, (-0.3, 0.2), SKIN, 0.5, -6) + smile(-84, 14, 8, 4, 3.2) + blush(-66, 13, 5)
    hat = flower(-60, -24, 0.85)
    drawn = (
        shadow(0, 74)
        + neck
        + frets
        + pegs
        + tail
        + legs
        + throat
        + shell
        + binding
        + hole
        + bridge
        + strings
        + head
        + face
        + hat
    )
    return group(drawn, transform=place(-3, 4, 0.94))


def tortuguitarra_sorda() -> str:
    """The one who can't hear a note: an ear-trumpet, a stopped sound hole, a smile for everybody."""
    neck = limb("6,-30 22,-84", 20, COAL)
    head_stock = form(knots("-12,8* -13,-12 0,-18 13,-12 12,8*", 24, -84, 16), COAL, 4)
    pegs = "".join(
        circle(x, y, 3.6, fill=CREAM.base, stroke=LINE, stroke_width=2)
        for x, y in ((9, -84), (12, -95), (40, -78), (37, -89))
    )
    loose = line("18,-72 44,-62 52,-42 40,-36 38,-46 50,-46", 2, COAL.light) + line(
        "20,-78 56,-80 70,-62 62,-54", 2, COAL.light
    )
    shell = form("-8,-44 26,-48 46,-28 46,-6 60,14 66,46 44,78 0,84 -44,78 -62,44 -50,12 -38,-6 -34,-30", NIGHT, 14)
    belly = form(
        "-30,70 -42,40 -32,8 -4,-6 26,6 38,40 28,70 0,76",
        LEMON,
        10,
        [(band(0, 18, 3), LEMON.shade), (band(0, 42, 3), LEMON.shade)],
    )
    plug = form(ball(0, 34, 15), COAL, 0, width=3) + form(
        "-13,28* -8,20 8,20 14,30 20,44* 10,40* 6,52* 0,42* -8,50* -10,40", RED, 5, width=3
    )
    plug += dot(-3, 28, 2.2, "#ffffff") + dot(6, 30, 2.2, "#ffffff") + dot(2, 37, 2.2, "#ffffff")
    feet = form("-52,90* -54,76 -36,70 -20,76 -18,90*", SKIN, 5) + form("18,90* 20,76 36,70 54,76 52,90*", SKIN, 5)
    arm_low = limb("40,26 64,34 70,52", 18, SKIN)
    head = form("-46,-32 -40,-58 -14,-70 12,-62 20,-36 8,-12 -16,-6 -38,-14", SKIN, 9)
    trumpet = form("-36,-36* -60,-50 -92,-74* -98,-52 -96,-28* -64,-34 -38,-30*", LEMON, 6) + line(
        "-92,-72 -86,-50 -95,-30", 2.6
    )
    arm = limb("-40,20 -66,12 -66,-22", 18, SKIN) + form(ball(-65, -30, 12), SKIN, 4)
    face = (
        eye(-16, -40, 10.5, (-0.7, 0.1), SKIN, 0.22, -10)
        + eye(8, -42, 8.5, (-0.7, 0.1), SKIN, 0.22, 10)
        + smile(-8, -24, 9, 6, 3.2)
        + blush(-28, -24, 5)
    )
    glasses = circle(-16, -40, 13.5, fill="none", stroke=BROWN.shade, stroke_width=2.6) + circle(
        8, -42, 11.5, fill="none", stroke=BROWN.shade, stroke_width=2.6
    )
    return (
        shadow(2, 66)
        + neck
        + head_stock
        + pegs
        + loose
        + feet
        + shell
        + arm_low
        + belly
        + plug
        + head
        + face
        + glasses
        + trumpet
        + arm
    )


def churreptil() -> str:
    """Fried, sugared and off: a churro that left before breakfast."""
    back_line = "-90,-20 -94,-52 -72,-66 -56,-46 -62,-14 -50,20 -20,36 14,22 38,-6 58,-22"
    tip = form(knots("-13,6* -13,-12 0,-18 13,-12 13,6*", -90, -20, 184), CHOCOLATE, 4)
    far = limb("8,26 26,52 44,56", 14, BATTER) + limb("-38,24 -50,50 -70,50", 14, BATTER)
    body = taper(back_line, 20, 42, BATTER, 9)
    grooves = "".join(_beside(back_line, share) for share in (-0.5, -0.17, 0.17, 0.5))
    near = limb("26,12 48,34 66,38", 16, BATTER) + limb("-22,34 -32,62 -54,70", 16, BATTER)
    toes = "".join(
        form(star_foot(x, y), BATTER, 2, width=3, gleam=0.5) for x, y in ((50, 56), (-76, 50), (72, 38), (-60, 71))
    )
    head = form("36,-24 40,-52 58,-62 78,-50 97,-34 98,-20 82,-8 52,-6", BATTER, 8)
    jaw = line("97,-24 82,-18 66,-22", 3.2)
    tongue = line("96,-20 104,-10 97,-2", 5) + line("96,-20 104,-10 97,-2", 2.2, RED.light)
    crest = "".join(line(text, 3, BATTER.shade) for text in ("44,-40 60,-48 76,-42", "42,-28 54,-34"))
    face = eye(66, -42, 11, (0.6, 0), BATTER, 0.28, 12) + dot(91, -34, 2)
    sugar = "".join(
        path(poly(star(x, y, 4.2, 1.7, 4)), fill="#ffffff")
        for x, y in ((-84, -60), (-60, -24), (-44, 18), (-22, 28), (8, 16), (34, -14), (50, -56), (-8, 40), (-66, 0))
    )
    drawn = (
        speed(-22, -24, (30, 20, 12), 13)
        + shadow(4, 66, 84)
        + far
        + tip
        + body
        + grooves
        + near
        + toes
        + tongue
        + head
        + jaw
        + crest
        + face
        + sugar
        + dust(-78, 80, 0.6)
    )
    return group(drawn, transform=place(3, 2, 0.93))


def star_foot(x: float, y: float) -> list[tuple[float, float, bool]]:
    """A foot with the star-shaped cut of a churro."""
    return [(px, py, True) for px, py in star(x, y, 12, 7.5, 6, 10)]


def _beside(text: str, share: float) -> str:
    """A groove of the churro: along its line, a share of its half width to one side."""
    along = flat(cubics(text, close=False), 9)
    last = len(along) - 1
    points = []
    for i in range(3, last - 4):
        (ax, ay), (bx, by) = along[i - 1], along[i + 1]
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 or 1
        half = (20 + 22 * i / last) / 2 * share
        points.append((along[i][0] + (by - ay) / length * half, along[i][1] - (bx - ax) / length * half))
    return path(poly(points, close=False), fill="none", stroke=BATTER.shade, stroke_width=2.6, stroke_linecap="round")


CREATURES = {
    "camaleonzo": camaleonzo,
    "caracole": caracole,
    "tortuguitarra": tortuguitarra,
    "tortuguitarra_sorda": tortuguitarra_sorda,
    "churreptil": churreptil,
}
