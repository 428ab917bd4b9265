"""Landscapes on tiles: heat, marsh and beach."""

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
    ORANGE,
    PINK,
    RED,
    SILVER,
    TEAL,
    Tone,
    ball,
    band,
    blot,
    dot,
    form,
    knots,
    limb,
    line,
    taper,
)
from jartible_parts import shut
from jartible_tiles_parts import EDGE, FLESH, block, cloud, land, palm, stones
from svg import circle, group, path, place, polar, poly, rect, stroked

STRAW = Tone("#dcb55c", "#b58a37", "#f3d98e")
CLAY = Tone("#d98a5f", "#b0633f", "#efb08a")
DOG = Tone("#c98b52", "#9c6335", "#e6b685")


def terral() -> str:
    """The wind off the land: forty-four in the shade, and there is no shade."""
    sun = circle(92, 92, 46, fill="#fff2b0", opacity=0.5) + circle(
        92, 92, 33, fill=LEMON.base, stroke=LINE, stroke_width=EDGE
    )
    rays = "".join(
        path(
            poly([polar(92, 92, 38, a - 6), polar(92, 92, 54, a), polar(92, 92, 38, a + 6)]),
            fill=ORANGE.base,
            stroke=LINE,
            stroke_width=2.4,
            stroke_linejoin="round",
        )
        for a in range(0, 360, 30)
    )
    hills = land("-6,168 40,132 86,156 132,120 186,150 240,128 300,156 356,138", "#c46a43") + land(
        "-6,180 80,164 170,176 260,162 356,174", "#a9532f"
    )
    ground = land("-6,190 100,184 220,188 356,182", "#e8a850") + stones(
        ((60, 230), (120, 244), (196, 240), (250, 236), (92, 214)), "#c98633"
    )
    haze = "".join(
        line(f"{x},{y} {x + 14},{y - 5} {x + 28},{y} {x + 42},{y + 5} {x + 56},{y}", 3, "#ffe3b0")
        for x, y in ((40, 176), (150, 168), (236, 182), (96, 198))
    )
    gusts = "".join(
        line(text, 4.4, "#fff3d6")
        for text in (
            "-4,120 40,126 76,120 88,130 78,138",
            "20,146 90,150 150,142 162,150 152,158",
            "120,112 180,106 214,112",
        )
    )
    tree = palm(172, 200, 96, 24, 66)
    thermometer = _thermometer(252, 93)
    return (
        sun + rays + hills + ground + haze + gusts + tree + thermometer + group(_dog(), transform=place(142, 226, 1.05))
    )


def _thermometer(x: float, y: float) -> str:
    """It has no more to say."""
    glass = path(
        f"M{x - 10} {y + 66}V{y - 8}A10 10 0 0 1 {x + 10} {y - 8}V{y + 66}A17 17 0 1 1 {x - 10} {y + 66}Z",
        fill=GLAZE.base,
        stroke=LINE,
        stroke_width=EDGE,
    )
    red = (
        circle(x, y + 79, 11, fill=RED.base)
        + rect(x - 4.4, y - 14, 8.8, 88, 4.4, fill=RED.base)
        + circle(x - 4, y + 75, 3, fill=RED.light)
    )
    marks = "".join(line(f"{x + 10},{y + n * 13} {x + 4},{y + n * 13}", 2) for n in range(5))
    burst = "".join(
        line([(*polar(x, y - 14, 16, a), False), (*polar(x, y - 14, 25, a), False)], 4, RED.base)
        for a in (-70, -35, 35, 70)
    )
    return burst + glass + red + marks


def _dog() -> str:
    """A dog as flat as it can make itself; (0, 0) is the ground below its middle."""
    tail = line("46,-6 62,-4 72,-8", 8) + line("46,-6 62,-4 72,-8", 3.4, DOG.base)
    body = form("-40,0* -36,-16 -10,-22 26,-22 48,-12 50,0*", DOG, 6, width=EDGE)
    legs = limb("-34,-4 -54,0 -66,-1", 9, DOG) + limb("36,-4 54,0 62,-1", 9, DOG)
    ear = form("-34,-36 -26,-38 -20,-26 -24,-10 -32,-16", BROWN, 3, width=2.8)
    head = form("-66,-8 -66,-22 -48,-36 -28,-32 -24,-14 -38,-3 -56,-2", DOG, 5, width=EDGE)
    tongue = form("-56,-5* -46,-4* -46,8 -52,13 -58,8", PINK, 2, width=2.6)
    face = (
        shut(-46, -20, 4.6, up=False)
        + form(ball(-66, -17, 4.6, 4), COAL, 1, width=2)
        + line("-64,-7 -54,-4 -44,-6", 2.4)
    )
    return tail + legs + body + tongue + head + ear + face


def marisma() -> str:
    """Marsh as far as the eye goes; every wall sinks into it, only the flamingos stay dry."""
    sun = circle(112, 112, 30, fill="#fff0b8") + circle(112, 112, 23, fill=ORANGE.base, stroke=LINE, stroke_width=2.6)
    far = land("-6,136 60,130 150,134 240,128 356,134", "#7d9a63", 150)
    water = (
        land("-6,140 356,140", "#7fb8c9")
        + rect(96, 144, 32, 3, fill="#ffd79a")
        + rect(90, 151, 44, 3, fill="#ffd79a")
        + rect(98, 158, 28, 3, fill="#ffd79a")
    )
    ripples = "".join(
        rect(x, y, w, 2.4, 1.2, fill="#ffffff", opacity=0.7)
        for x, y, w in ((30, 168, 40), (150, 160, 52), (232, 176, 44), (280, 156, 40), (60, 206, 36), (170, 226, 46))
    )
    banks = (
        blot("-6,190 40,182 92,190 84,204 30,214 -6,212*", "#8fa653")
        + blot("250,196 300,184 356,188* 356,212* 310,216 262,210", "#8fa653")
        + blot("-6,236 40,228 120,240 140,256* -6,256*", "#6f8a44")
    )
    hut = (
        form("34,180* 36,160* 82,160* 84,182*", CREAM, 3, width=2.8, gleam=0)
        + form("26,164* 58,128* 92,164* 58,158", STRAW, 5, width=EDGE, gleam=0)
        + block(52, 166, 12, 16, BROWN, 0, 2.4)
    )
    tower = form("258,190* 262,158* 284,152* 288,190*", CLAY, 5, width=EDGE, gleam=0) + _ruin(262, 158)
    tower += (
        blot("250,188 274,184 298,189 292,197 258,197", "#7fb8c9")
        + line("250,190 262,186", 2, "#ffffff")
        + line("284,187 298,191", 2, "#ffffff")
    )
    sinking = group(tower, transform=place(-12, -8))
    birds = (
        group(_flamingo(), transform=place(158, 234, 1.08))
        + group(_flamingo(), transform="translate(214 228) scale(-0.9 0.9)")
        + group(_flamingo(), transform=place(116, 206, 0.66))
    )
    reeds = "".join(
        _reed(x, y, h)
        for x, y, h in (
            (14, 250, 66),
            (26, 254, 84),
            (40, 252, 58),
            (72, 254, 70),
            (86, 252, 50),
            (250, 252, 60),
            (262, 254, 80),
        )
    )
    flock = "".join(
        line(f"{x},{y} {x + 6},{y - 4} {x + 11},{y} {x + 16},{y - 4} {x + 22},{y}", 2.4)
        for x, y in ((190, 92), (216, 82), (226, 100), (250, 90))
    )
    return sun + far + water + ripples + banks + hut + sinking + flock + birds + reeds


def _ruin(x: float, y: float) -> str:
    """Battlements of a tower that leans."""
    d = "".join(
        poly(
            [
                (x + n * 8, y - n * 2 + 1),
                (x + n * 8 - 0.4, y - n * 2 - 7),
                (x + n * 8 + 5, y - n * 2 - 8.4),
                (x + n * 8 + 5.4, y - n * 2 - 0.4),
            ]
        )
        for n in range(3)
    )
    return path(d, fill=CLAY.base, stroke=LINE, stroke_width=2.4, stroke_linejoin="round")


def _flamingo() -> str:
    """On one leg; (0, 0) is where it stands."""
    legs = (
        line("2,0 2,-38", 4.4)
        + line("2,0 2,-38", 1.8, PINK.shade)
        + line("8,-38 20,-28 8,-22", 4.4)
        + line("8,-38 20,-28 8,-22", 1.8, PINK.shade)
    )
    neck = taper("-12,-50 -28,-60 -26,-80 -14,-92 -24,-104", 9, 6.4, PINK, 1.6)
    body = form("-20,-48 -8,-62 16,-60 36,-44* 18,-36 -6,-36", PINK, 5, width=EDGE) + line(
        "2,-52 16,-50 28,-44", 2.2, PINK.shade
    )
    head = form(ball(-25, -104, 7.4, 6.4), PINK, 2, width=2.8) + form(
        "-31,-106* -41,-102 -42,-92* -35,-96 -29,-100*", COAL, 1, width=2.4, gleam=0
    )
    rings = stroked("M-14 2C-6 -2 12 -2 20 2", "#ffffff", 2.2)
    return rings + legs + neck + body + head + dot(-26, -106, 1.8)


def _reed(x: float, y: float, h: float) -> str:
    stem = line(f"{x},{y} {x + 2},{y - h * 0.6} {x + 5},{y - h}", 4.4) + line(
        f"{x},{y} {x + 2},{y - h * 0.6} {x + 5},{y - h}", 1.8, GREEN.base
    )
    return stem + form(ball(x + 4.4, y - h * 0.9, 4.4, 11, 6), BROWN, 2, width=2.4, gleam=0.5)


def chiringuito() -> str:
    """A hut, a boat full of embers, six sardines on a cane, and stools for four."""
    sea = rect(0, 118, 350, 60, fill=TEAL.base) + path(
        "M20 132H70M110 144H170M232 130H280M290 150H340M30 156H60",
        fill="none",
        stroke="#ffffff",
        stroke_width=2.6,
        opacity=0.8,
    )
    sail = (
        form("282,84* 282,116* 306,116*", GLAZE, 2, width=2.6, gleam=0)
        + form("270,119* 312,119* 304,128* 278,128*", RED, 2, width=2.6, gleam=0)
        + line("282,82 282,120", 2.6)
    )
    sand = land("-6,168 90,160 200,166 356,158", "#f3d48c") + stones(
        ((50, 238), (120, 244), (216, 246), (172, 236), (250, 240)), "#d9b263"
    )
    hut = (
        block(84, 126, 132, 66, Tone("#7a4a36", "#5a3527", "#9a6a52"), 0)
        + _shelf(98, 140)
        + group(_keeper(), transform=place(150, 172, 1))
    )
    posts = "".join(block(x, 108, 8, 100, BROWN, 2, 2.8) for x in (80, 212))
    roof = form(
        "62,116* 92,72* 208,72* 238,116* 226,112 214,120* 200,113 186,120* 172,113 158,120* "
        "142,113 128,120* 114,113 98,120* 84,113 74,119*",
        STRAW,
        6,
        width=EDGE,
        gleam=0,
    )
    straws = "".join(
        line(text, 2.2, STRAW.shade)
        for text in (
            "98,78 82,106",
            "118,76 108,108",
            "140,76 136,106",
            "162,76 164,108",
            "184,76 192,106",
            "202,78 216,106",
        )
    )
    bar = (
        block(76, 172, 148, 11, BATTER, 3)
        + block(84, 183, 132, 27, COBALT, 3)
        + "".join(line(f"{x},184 {x},209", 2, COBALT.shade) for x in (106, 128, 150, 172, 194))
    )
    stools = "".join(
        form(ball(x, 196, 13, 4.6), RED, 1.5, width=2.8, gleam=0)
        + line(f"{x - 6},200 {x - 10},228", 4)
        + line(f"{x + 6},200 {x + 10},228", 4)
        + line(f"{x - 8},216 {x + 8},216", 3)
        for x in (98, 133, 168, 203)
    )
    house = group(hut, posts, roof, straws, bar, stools, transform=place(42, 20, 0.88))
    boat = group(_espeto(), transform=place(86, 222, 0.74))
    return cloud(250, 90, 0.8) + sea + sail + sand + _parasol(284, 214) + house + boat


def _shelf(x: float, y: float) -> str:
    tones = (GREEN, BROWN, LEMON, GREEN)
    bottles = "".join(
        form(knots("-4,0* -4,-10 -2,-13 -2,-18* 2,-18* 2,-13 4,-10 4,0*", x + dx, y + 12), tone, 1, width=2, gleam=0)
        for dx, tone in zip((0, 11, 88, 99), tones, strict=True)
    )
    return bottles + line(f"{x - 6},{y + 13} {x + 18},{y + 13}", 3) + line(f"{x + 82},{y + 13} {x + 106},{y + 13}", 3)


def _keeper() -> str:
    """The owner behind his bar, arms folded; (0, 0) is the bar's edge below him."""
    body = form(
        "-17,2* -17,-18 -9,-25 9,-25 17,-18 17,2*",
        GLAZE,
        4,
        [(band(0, -16, 3), COBALT.base), (band(0, -8, 3), COBALT.base), (band(0, 0, 3), COBALT.base)],
        width=EDGE,
        gleam=0,
    )
    arms = limb("-16,-14 -6,-6 10,-8", 7.4, FLESH) + limb("16,-14 6,-4 -10,-6", 7.4, FLESH)
    head = form(ball(0, -36, 11.5), FLESH, 3, width=EDGE) + form(
        "-11.5,-38* -9,-48 9,-48 11.5,-38*", GLAZE, 2, width=2.6, gleam=0
    )
    return (
        body
        + arms
        + head
        + dot(-4, -36, 1.7)
        + dot(4, -36, 1.7)
        + line("-6,-31 -3,-29 0,-31 3,-29 6,-31", 3.2, BARK.base)
    )


def _parasol(x: float, y: float) -> str:
    pole = line(f"{x},{y} {x + 8},{y - 96}", 5) + line(f"{x},{y} {x + 8},{y - 96}", 2.2, GLAZE.base)
    top = form(
        knots("-46,0* -34,-30 0,-40 34,-30 46,0* 30,-6 15,0* 0,-6 -15,0* -30,-6", x + 7, y - 66, 6),
        RED,
        3,
        width=EDGE,
        gleam=0,
    )
    inner = blot(knots("-15,0* -12,-26 0,-39 12,-26 15,0* 0,-6", x + 7, y - 66, 6), GLAZE.base)
    return (
        pole
        + top
        + inner
        + line(knots("-15,0 -12,-26 0,-39", x + 7, y - 66, 6), 2)
        + line(knots("15,0 12,-26 0,-39", x + 7, y - 66, 6), 2)
    )


def _espeto() -> str:
    """A beached boat with a fire in it; sardines on a cane lean over the embers."""
    hull = form(
        "-46,-14* -30,-6 30,-6 50,-18* 40,14 20,20 -22,20 -38,12", COBALT, 6, [(band(0, -3, 5), GLAZE.base)], width=EDGE
    )
    fire = form("-22,-8* -26,-24 -14,-20* -10,-38 0,-24* 6,-36 14,-20* 24,-24 22,-8*", ORANGE, 0, width=2.8) + blot(
        "-12,-8* -14,-18 -6,-16* 0,-26 6,-15* 12,-18 12,-8*", LEMON.base
    )
    cane = line("-40,-14 10,-74", 5) + line("-40,-14 10,-74", 2, BATTER.base)
    fish = "".join(
        form(knots("-15,0* -9,-6 4,-5 10,0* 17,-6* 17,6* 10,0* 4,5 -9,6", x, y, 40), SILVER, 2, width=2.6)
        for x, y in ((-24, -34), (-14, -46), (-4, -58))
    )
    return fire + hull + cane + fish


SHORE = {"terral": terral, "marisma": marisma, "chiringuito": chiringuito}
