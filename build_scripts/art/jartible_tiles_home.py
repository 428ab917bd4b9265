"""Landscapes on tiles: where people wait, sleep and quarrel."""

from __future__ import annotations

from jartible_ink import (
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
    PURPLE,
    RED,
    SILVER,
    SKY,
    TEAL,
    TERRACOTTA,
    Tone,
    ball,
    band,
    blot,
    dot,
    form,
    knots,
    limb,
    line,
)
from jartible_parts import shut
from jartible_tiles_parts import (
    DARK,
    EDGE,
    FLESH,
    LIME,
    arch,
    block,
    person,
    plaster,
    pot,
)
from svg import circle, group, path, place, polar, poly, rect, stroked

CLOTH = Tone("#eef2f5", "#c3ced8", "#ffffff")


def ambulatorio() -> str:
    """The waiting room of the health centre: nobody sinks any lower than these chairs."""
    wall = rect(0, 118, 350, 70, fill="#bfe3d6") + rect(0, 114, 350, 5, fill="#5aa791")
    joints = "".join(f"M{x} 119V188" for x in range(8, 350, 24)) + "M0 142H350M0 165H350"
    tiles = path(joints, fill="none", stroke="#ffffff", stroke_width=1.6, opacity=0.8)
    floor = rect(0, 188, 350, 66, fill="#d9cfb8") + path(
        "M0 206H350M0 230H350", fill="none", stroke="#bfb294", stroke_width=2
    )
    edge = rect(0, 186, 350, 5, fill=LINE, opacity=0.75)
    door = (
        block(246, 84, 58, 104, Tone("#f4f7f8", "#c9d5da", "#ffffff"), 5)
        + block(255, 94, 40, 30, SKY, 0, 2.4)
        + dot(253, 142, 3.6, LINE)
    )
    sign = (
        block(254, 63, 42, 17, GLAZE, 0, 2.6)
        + rect(272, 65.5, 6, 12, fill=RED.base)
        + rect(269, 68.5, 12, 6, fill=RED.base)
    )
    board = block(134, 68, 76, 36, COAL, 3) + _seven(152, 74, "1011011") + _seven(176, 74, "1111011")
    clock = (
        circle(84, 86, 17, fill=GLAZE.base, stroke=LINE, stroke_width=EDGE)
        + line("84,86 84,75", 2.6)
        + line("84,86 92,90", 2.6)
        + dot(84, 86, 2)
    )
    seats = "".join(_chair(x) for x in (40, 92, 144, 196))
    return (
        wall
        + tiles
        + floor
        + edge
        + door
        + sign
        + board
        + clock
        + seats
        + _plastered(93)
        + _grandmother(197)
        + _ticket()
        + block(30, 206, 200, 5, SILVER, 0, 2.6)
        + _legs()
    )


def _seven(x: float, y: float, on: str) -> str:
    """A figure of seven lights: top, upper left, upper right, middle, lower left, lower right, foot."""
    bars = (
        (2, 0, 10, 3.4),
        (0, 2, 3.4, 9),
        (10.6, 2, 3.4, 9),
        (2, 10.4, 10, 3.4),
        (0, 12.6, 3.4, 9),
        (10.6, 12.6, 3.4, 9),
        (2, 20.8, 10, 3.4),
    )
    return "".join(
        rect(x + bx, y + by, w, h, 1, fill=RED.light)
        for (bx, by, w, h), lit in zip(bars, on, strict=True)
        if lit == "1"
    )


def _chair(x: float) -> str:
    shell = form(
        knots("-20,150* 20,150* 19,188 22,200* 22,208* -22,208* -22,200* -19,188", x),
        ORANGE,
        4,
        width=EDGE,
    )
    return shell + line(f"{x - 16},190 {x + 16},190", 2.2, ORANGE.shade)


def _legs() -> str:
    return "".join(line(f"{x},211 {x},232", 5) + line(f"{x - 9},233 {x + 9},233", 4.4) for x in (62, 170))


def _plastered(x: float) -> str:
    """A man with his leg in plaster and his head in a bandage."""
    body = form(f"{x - 16},198* {x - 15},168 {x - 8},160 {x + 8},160 {x + 15},168 {x + 16},198*", COBALT, 4, width=EDGE)
    head = form(ball(x, 146, 13), FLESH, 3, width=EDGE) + form(
        f"{x - 14},143* {x - 10},131 {x + 10},131 {x + 14},143* {x},139", GLAZE, 2, width=2.8
    )
    face = (
        shut(x - 5, 148, 3.4, up=False)
        + shut(x + 5, 148, 3.4, up=False)
        + line(f"{x - 4},155 {x},153 {x + 4},155", 2.2)
    )
    leg = (
        limb(f"{x - 8},200 {x - 9},222 {x - 12},228", 11, COAL)
        + limb(f"{x + 8},199 {x + 26},206 {x + 46},216", 15, GLAZE)
        + form(ball(x + 51, 216, 5, 7, 20), FLESH, 1, width=2.6)
    )
    crutch = (
        line(f"{x - 22},232 {x - 24},150", 5)
        + line(f"{x - 22},232 {x - 24},150", 2, BROWN.light)
        + line(f"{x - 32},150 {x - 16},149", 5)
    )
    return crutch + body + head + face + leg


def _grandmother(x: float) -> str:
    """She was here before you."""
    body = form(
        f"{x - 18},206* {x - 17},172 {x - 8},162 {x + 8},162 {x + 17},172 {x + 18},206* {x},214", PURPLE, 5, width=EDGE
    )
    head = (
        form(ball(x, 149, 12), FLESH, 3, width=EDGE)
        + form(
            f"{x - 13},149 {x - 12},136 {x},132 {x + 12},136 {x + 13},149* {x + 6},142 {x - 6},142",
            SILVER,
            3,
            width=2.8,
        )
        + form(ball(x, 130, 6), SILVER, 2, width=2.6)
    )
    glasses = (
        circle(x - 5, 151, 4.2, fill="#ffffff", stroke=LINE, stroke_width=2)
        + circle(x + 5, 151, 4.2, fill="#ffffff", stroke=LINE, stroke_width=2)
        + dot(x - 5, 151, 1.6)
        + dot(x + 5, 151, 1.6)
    )
    bag = block(x - 12, 188, 24, 18, COAL, 3, 2.8) + stroked(
        f"M{x - 7} 188C{x - 6} 178 {x + 6} 178 {x + 7} 188", LINE, 3
    )
    feet = (
        form(ball(x - 8, 229, 8, 5), COAL, 1, width=2.6)
        + form(ball(x + 9, 229, 8, 5), COAL, 1, width=2.6)
        + limb(f"{x - 7},210 {x - 7},226", 7, FLESH)
        + limb(f"{x + 8},210 {x + 8},226", 7, FLESH)
    )
    return feet + body + head + glasses + line(f"{x - 3},158 {x + 3},157", 2.2) + bag


def _ticket() -> str:
    """A ticket that has fallen to the floor: number 99."""
    return form("146,224* 160,219* 165,229* 150,234*", CREAM, 2, width=2.4, gleam=0) + line("151,227 159,224", 2)


def siesta() -> str:
    """Four in the afternoon: blinds down, and only the cat is at the window."""
    wall = rect(0, 0, 350, 256, fill="#fdf5df") + path("M0 0H350V256H300L0 40Z", fill="#f3e1ae", opacity=0.6)
    dado = rect(0, 206, 350, 50, fill="#e7b64f") + rect(0, 203, 350, 5, fill=LINE, opacity=0.8)
    frame = block(92, 62, 160, 126, Tone("#d7ab58", "#b3853a", "#eecb88"), 5) + block(
        104, 72, 136, 112, Tone("#2d6b4b", "#22563b", "#3f8a61"), 0
    )
    slats = "".join(
        rect(106, 75 + n * 10.6, 132, 6.6, 2, fill=GREEN.base)
        + rect(106, 75 + n * 10.6, 132, 1.8, 0.9, fill=GREEN.light)
        for n in range(10)
    )
    cords = line("136,72 136,182", 2.6, BATTER.light) + line("208,72 208,182", 2.6, BATTER.light)
    sill = block(82, 184, 180, 13, LIME, 4)
    cat = _sleeper(168, 184)
    pots = pot(106, 185, 1.15) + pot(240, 185, 1.1, PINK.base)
    snores = "".join(_snore(x, y, s) for x, y, s in ((206, 146, 0.8), (222, 124, 1.1), (236, 96, 1.45)))
    glare = circle(46, 84, 24, fill=LEMON.base, stroke=LINE, stroke_width=EDGE) + "".join(
        line([(*polar(46, 84, 30, a), False), (*polar(46, 84, 39, a), False)], 4, LEMON.shade)
        for a in range(0, 360, 30)
    )
    return (
        wall
        + dado
        + plaster(300, 110, 1.3)
        + plaster(286, 160, 1)
        + frame
        + slats
        + cords
        + glare
        + sill
        + pots
        + cat
        + snores
    )


def _sleeper(x: float, y: float) -> str:
    """A ginger cat asleep on a sill, one leg hanging down."""
    tail = line(knots("34,-8 52,-4 56,14 48,24", x, y), 11) + line(
        knots("34,-8 52,-4 56,14 48,24", x, y), 5, ORANGE.base
    )
    marks = [(band(x + dx, y - 20, 5, 82), ORANGE.shade) for dx in (-2, 12, 26)]
    body = form(knots("-34,0* -30,-18 -6,-30 26,-26 40,-8 38,0*", x, y), ORANGE, 6, marks, width=EDGE)
    head = form(
        knots("-50,-8 -48,-22* -47,-32* -39,-26 -29,-26 -21,-32* -20,-20* -20,-6 -34,0", x, y), ORANGE, 4, width=EDGE
    )
    face = (
        shut(x - 42, y - 13, 4, up=False)
        + shut(x - 27, y - 13, 4, up=False)
        + blot(knots("-37,-9* -31,-9* -34,-6*", x, y), PINK.base)
    )
    leg = limb(knots("-14,-4 -16,8 -14,18", x, y), 10, ORANGE)
    return tail + body + head + face + leg


def _snore(x: float, y: float, size: float) -> str:
    d = poly([(x, y), (x + 12 * size, y), (x, y + 12 * size), (x + 12 * size, y + 12 * size)], close=False)
    return stroked(d, LINE, 6.4 * size) + stroked(d, "#ffffff", 3 * size)


def patio_de_vecinos() -> str:
    """Two floors, one well, eleven opinions."""
    wall = (
        rect(0, 0, 350, 256, fill="#fbf4e2")
        + rect(0, 128, 350, 9, fill=TERRACOTTA.base)
        + rect(0, 126, 350, 3, fill=LINE)
        + rect(0, 136, 350, 3, fill=LINE)
    )
    upper = "".join(arch(x, 128, 50, 62, Tone("#d9b98c", "#b5946a", "#eacfa6")) for x in (64, 138, 212, 286))
    lower = "".join(arch(x, 208, 56, 62, DARK) for x in (64, 138, 212, 286))
    people = (
        person(64, 128, 0.92, RED)
        + person(140, 128, 0.92, TEAL, SILVER)
        + person(214, 128, 0.92, PURPLE, Tone("#b5652f", "#8a4a20", "#d68a52"))
    )
    gestures = (
        limb("76,112 88,104 92,92", 6, FLESH)
        + limb("202,112 192,106 187,96", 6, FLESH)
        + "".join(line(text, 2.6) for text in ("98,90 106,86", "99,97 108,98", "180,96 172,94", "181,103 173,105"))
    )
    rail = "".join(rect(x, 110, 2.2, 16, fill=LINE) for x in range(40, 320, 7)) + rect(36, 108, 280, 3.4, fill=LINE)
    washing = (
        stroked("M24 148Q175 168 326 148", LINE, 2)
        + _shirt(76, 156, COBALT)
        + _shirt(230, 159, RED)
        + form("112,158* 140,160* 138,184* 112,182*", CLOTH, 3, width=2.6, gleam=0)
        + form("160,160* 192,160* 190,176* 178,172* 174,176* 163,174*", PINK, 2, width=2.6, gleam=0)
    )
    floor = (
        rect(0, 208, 350, 48, fill="#d98f5f")
        + rect(0, 206, 350, 3.4, fill=LINE)
        + path(
            "M0 224H350M0 242H350M60 209L30 256M118 209L104 256M175 209V256M232 209L246 256M290 209L320 256",
            fill="none",
            stroke="#b56c41",
            stroke_width=2,
        )
    )
    well = (
        form("142,206* 208,206* 204,238 190,246 160,246 146,238", LIME, 8, width=EDGE)
        + form(ball(175, 206, 34, 9), DARK, 0, width=EDGE)
        + blot(ball(176, 208, 22, 4.6), SKY.base)
    )
    iron = (
        stroked("M143 204C146 158 204 158 207 204", LINE, 3.6)
        + line("175,172 175,186", 2.6)
        + form("167,186* 183,186* 180,200* 170,200*", SILVER, 2, width=2.6, gleam=0)
    )
    pots = pot(48, 240, 1.3) + pot(84, 232, 1, PINK.base) + pot(112, 242, 1.1) + pot(238, 236, 1.05, PINK.base)
    source = group(iron, well, transform=place(17.5, 10, 0.9))
    return wall + upper + people + gestures + rail + lower + washing + floor + source + pots


def _shirt(x: float, y: float, tone: Tone) -> str:
    return form(
        knots("-8,0* 8,0* 18,10* 12,16* 9,12* 9,28* -9,28* -9,12* -12,16* -18,10*", x, y), tone, 3, width=2.6, gleam=0
    )


HOME = {"ambulatorio": ambulatorio, "siesta": siesta, "patio_de_vecinos": patio_de_vecinos}
