"""Landscapes on tiles: the fortress, and the streets below it."""

from __future__ import annotations

from jartible_ink import (
    BARK,
    BATTER,
    COAL,
    COBALT,
    GLAZE,
    GREEN,
    LEMON,
    LINE,
    ORANGE,
    PINK,
    RED,
    SILVER,
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
from jartible_parts import drop
from jartible_tiles_parts import (
    DARK,
    EDGE,
    FLESH,
    HAIR,
    LIME,
    arch,
    block,
    bush,
    cloud,
    cypress,
    horseshoe,
    land,
    pot,
    tiled_roof,
)
from svg import circle, group, path, place, poly, rect

WALL = Tone("#e2a566", "#bb7a42", "#f2c892")


def alcazaba() -> str:
    """The fortress above the town: towers, battlements, and one gate with a bolt."""
    far = land("-6,150 50,132 110,146 180,130 250,146 356,128", "#b7a7c9") + cloud(66, 92, 0.8) + cloud(292, 84, 0.9)
    hill = land("-6,214 50,196 120,186 230,186 310,200 356,214", "#a9b562") + land(
        "-6,240 80,222 180,226 260,216 356,236", "#8a9c4a"
    )
    keep = block(142, 74, 66, 70, WALL, 10) + _merlons(142, 74, 66, 5) + _slit(164, 98) + _slit(186, 98)
    back = block(84, 120, 182, 60, WALL, 5) + _merlons(84, 120, 58, 4) + _merlons(208, 120, 58, 4)
    towers = "".join(
        block(x, y, 44, 214 - y, WALL, 10) + _merlons(x, y, 44, 4) + _slit(x + 22, y + 22)
        for x, y in ((58, 112), (248, 112))
    )
    front = block(96, 150, 158, 62, WALL, 4) + _merlons(96, 150, 158, 11)
    courses = "".join(
        line(text, 2, WALL.shade)
        for text in (
            "106,176 128,176",
            "220,172 242,172",
            "112,196 130,196",
            "224,196 246,196",
            "66,160 84,160",
            "256,164 274,164",
            "152,116 168,116",
            "66,190 80,190",
        )
    )
    gate = (
        block(148, 152, 54, 60, Tone("#f0c58d", "#c98d52", "#f9deb4"), 4)
        + horseshoe(175, 212, 28, 48, DARK)
        + line("161,194 189,194", 5, BARK.light)
        + line("161,202 189,202", 5, BARK.light)
    )
    flags = "".join(
        line(f"{x},84 {x},100", 3.4)
        + form(
            knots("1,0* 24,4 22,12* 1,15*", x, 82),
            GREEN,
            0,
            [(band(x + 12, 89.5, 4.4), GLAZE.base)],
            width=2.6,
            gleam=0,
        )
        for x in (80, 270)
    )
    path_ = form("162,212* 188,212* 206,256* 128,256*", BATTER, 0, width=2.6, gleam=0)
    trees = cypress(40, 222, 74) + cypress(316, 214, 66) + bush(88, 226, 1) + bush(250, 228, 0.9)
    return far + flags + keep + hill + back + towers + front + courses + path_ + gate + trees


def _merlons(x: float, y: float, w: float, count: int) -> str:
    """Battlements with pointed caps along the top of a wall."""
    step = w / count
    d = "".join(
        poly(
            [
                (x + n * step + step * 0.16, y + 1),
                (x + n * step + step * 0.16, y - 8),
                (x + (n + 0.5) * step, y - 14),
                (x + (n + 1) * step - step * 0.16, y - 8),
                (x + (n + 1) * step - step * 0.16, y + 1),
            ]
        )
        for n in range(count)
    )
    return path(d, fill=WALL.base, stroke=LINE, stroke_width=2.6, stroke_linejoin="round")


def _slit(x: float, y: float) -> str:
    return arch(x, y + 16, 7, 18, DARK, 2.2)


def cuesta_abajo() -> str:
    """The steepest street in town, and somebody's oranges."""
    sea = rect(0, 120, 350, 136, fill="#5fb0c9") + path(
        "M210 132H250M262 142H310M300 128H336", fill="none", stroke="#ffffff", stroke_width=2, opacity=0.7
    )
    street = form("-10,92* 60,112* 356,262* -10,262*", Tone("#cfc4ae", "#ada08a", "#e4dccb"), 0, width=EDGE, gleam=0)
    joints = "".join(
        line(f"{x},{y} {x - 18},{y + 30}", 2.2, "#a4967f")
        for x, y in (
            (70, 132),
            (112, 152),
            (156, 174),
            (200, 196),
            (244, 218),
            (30, 152),
            (72, 176),
            (116, 200),
            (160, 224),
        )
    )
    houses = ""
    for x, y, door in ((26, 58, COBALT), (92, 92, GREEN), (158, 126, RED)):
        foot = y + 60
        houses += form(
            f"{x},{y}* {x + 60},{y}* {x + 60},{foot + 22}* {x},{foot - 9}*", LIME, 6, width=EDGE, gleam=0
        ) + tiled_roof(x - 4, y - 7, 68, 11)
        houses += (
            form(
                f"{x + 10},{y + 16}* {x + 24},{y + 16}* {x + 24},{y + 34}* {x + 10},{y + 34}*",
                DARK,
                0,
                width=2.6,
                gleam=0,
            )
            + line(f"{x + 17},{y + 16} {x + 17},{y + 34}", 1.8, SILVER.base)
            + pot(x + 17, y + 43, 0.62)
        )
        houses += form(
            f"{x + 36},{y + 22}* {x + 52},{y + 22}* {x + 52},{foot + 17.5}* {x + 36},{foot + 9.5}*",
            door,
            2,
            width=2.8,
            gleam=0,
        )
    oranges = "".join(
        form(ball(x, y, r), ORANGE, r * 0.3, width=3)
        + line(f"{x - 2},{y - r * 0.5} {x + 1},{y - r * 0.8}", 2.2, GREEN.shade)
        for x, y, r in ((186, 218, 11), (150, 186, 8), (216, 200, 8), (122, 210, 9), (252, 232, 10), (236, 206, 6))
    )
    hops = "".join(
        line(text, 2.6)
        for text in (
            "128,168 138,160 146,174",
            "150,208 166,196 178,206",
            "196,190 206,184 212,190",
            "96,206 106,194 116,202",
        )
    )
    runner = group(_chaser(), transform=place(86, 180, 0.9, 4))
    return sea + land("200,124 260,112 356,118", "#9fb38a", 124) + street + joints + houses + hops + oranges + runner


def _chaser() -> str:
    """A greengrocer who runs after what he has dropped."""
    legs = (
        limb("-4,14 -18,24 -26,18", 9, COBALT)
        + limb("4,14 16,24 18,36", 9, COBALT)
        + form(ball(-29, 16, 6, 4), BARK, 1, width=2.6)
        + form(ball(22, 38, 7, 4), BARK, 1, width=2.6)
    )
    body = form("-10,-14* 2,-18 12,-12* 12,14 -8,18*", GREEN, 4, width=EDGE)
    arms = limb("-6,-10 -20,-18 -26,-30", 7, FLESH) + limb("8,-8 24,-12 34,-20", 7, FLESH)
    head = (
        form(ball(8, -30, 11), FLESH, 3, width=EDGE)
        + form("-4,-32 -2,-42 10,-44 19,-36* 8,-38", HAIR, 2, width=2.6)
        + dot(13, -30, 2)
        + form(ball(13, -23, 3, 3.6), DARK, 0, width=2)
    )
    return legs + body + arms + head + drop(-8, -38, 0.6) + drop(-14, -30, 0.5)


def callejuela() -> str:
    """An alley so narrow that one cat can hold it."""
    end = rect(120, 60, 110, 150, fill="#f6d9a6") + arch(175, 204, 44, 92, Tone("#8fc1e0", "#6fa5c8", "#b5dcf2"))
    tower = block(168, 128, 16, 76, BATTER, 3, 2.4) + _pointed_roof(164, 128, 24, 14)
    floor = form("-8,262* 142,200* 208,200* 358,262*", Tone("#d6c9ae", "#b3a486", "#eae1cc"), 0, width=EDGE, gleam=0)
    joints = "".join(
        line(text, 2.2, "#b3a486")
        for text in ("175,204 175,250", "158,210 110,250", "192,210 240,250", "120,214 232,214", "88,230 262,230")
    )
    left = form("-8,-8* 92,-8* 142,92* 142,202* -8,262*", LIME, 0, width=EDGE, gleam=0) + path(
        "M92 -8L142 92V202L104 217V30Z", fill=LIME.shade, opacity=0.55
    )
    right = form("358,-8* 262,-8* 208,92* 208,202* 358,262*", LIME, 0, width=EDGE, gleam=0) + path(
        "M262 -8L208 92V202L250 217V30Z", fill=LIME.shade, opacity=0.85
    )
    dado = path("M-8 218L142 178V202L-8 262Z", fill=COBALT.light, opacity=0.6) + path(
        "M358 218L208 178V202L358 262Z", fill=COBALT.light, opacity=0.6
    )
    flowers = "".join(
        pot(x, y, size, bloom)
        for x, y, size, bloom in (
            (64, 118, 0.95, RED.base),
            (96, 124, 0.78, PINK.base),
            (120, 128, 0.6, RED.base),
            (62, 168, 0.95, PINK.base),
            (96, 162, 0.78, RED.base),
            (286, 120, 0.95, PINK.base),
            (254, 126, 0.78, RED.base),
            (230, 130, 0.6, PINK.base),
        )
    )
    hooks = "".join(
        line(text, 2.4)
        for text in (
            "54,120 74,119",
            "88,125 104,124",
            "276,121 296,122",
            "246,127 262,128",
            "54,169 74,168",
            "88,163 104,162",
        )
    )
    lamp = (
        line("142,96 158,92 160,100", 3.4)
        + form("152,100* 168,100* 165,118* 155,118*", LEMON, 2, width=2.8, gleam=0)
        + circle(160, 110, 17, fill=LEMON.light, opacity=0.3)
    )
    return (
        end
        + tower
        + floor
        + joints
        + left
        + right
        + dado
        + flowers
        + hooks
        + lamp
        + group(_cat(), transform=place(175, 214, 1.05))
    )


def _pointed_roof(x: float, y: float, w: float, h: float) -> str:
    """A pointed roof over a tower; (x, y) is its left eave."""
    return path(
        poly([(x, y), (x + w / 2, y - h), (x + w, y)]),
        fill=TERRACOTTA.base,
        stroke=LINE,
        stroke_width=2.4,
        stroke_linejoin="round",
    )


def _cat() -> str:
    """A black cat with its back up, seen from the front; (0, 0) is between its feet."""
    tail = line("16,-20 34,-34 28,-58 40,-66", 10) + line("16,-20 34,-34 28,-58 40,-66", 4.4, COAL.base)
    body = form("-20,4* -24,-24 -12,-46 0,-50 12,-46 24,-24 20,4* 9,4* 6,-10 -6,-10 -9,4*", COAL, 6, width=EDGE)
    head = form("-17,-30 -18,-46* -17,-60* -7,-50 7,-50 17,-60* 18,-46* 17,-30 0,-20", COAL, 4, width=EDGE)
    eyes_ = "".join(
        form(ball(x, -37, 5.4, 5), LEMON, 0, width=2, gleam=0) + rect(x - 1.2, -41, 2.4, 8, 1.2, fill=LINE)
        for x in (-7.4, 7.4)
    )
    whiskers = "".join(
        line(text, 1.6, SILVER.base) for text in ("-5,-28 -22,-30", "-5,-26 -21,-23", "5,-28 22,-30", "5,-26 21,-23")
    )
    return tail + body + head + eyes_ + blot("-3,-30* 3,-30* 0,-27*", PINK.base) + whiskers


TOWN = {
    "alcazaba": alcazaba,
    "cuesta_abajo": cuesta_abajo,
    "callejuela": callejuela,
}
