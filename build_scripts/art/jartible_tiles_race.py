"""A landscape on tiles: a race that takes its time."""

from __future__ import annotations

from jartible_ink import (
    BATTER,
    BROWN,
    COBALT,
    GLAZE,
    GREEN,
    LEMON,
    LINE,
    ORANGE,
    PURPLE,
    RED,
    TEAL,
    Tone,
    ball,
    dot,
    form,
    line,
)
from jartible_parts import eye
from jartible_tiles_parts import (
    EDGE,
    HAIR,
    block,
    cloud,
    land,
    person,
    scallops,
    stripes,
)
from svg import circle, group, path, place, rect


def carrera_de_caracoles() -> str:
    """The great race: the winner is not yet out of sight of the start, and that is the idea."""
    hills = land("-6,122 70,110 150,120 240,106 356,120", "#a9cf86")
    stand = (
        block(62, 84, 160, 46, Tone("#d9c19a", "#b59a6e", "#efdfc0"), 0)
        + stripes(58, 64, 168, 18, 12, RED, 6)
        + scallops(52, 82, 180, 15, RED, 7)
    )
    crowd = "".join(
        person(x, 128, 0.66, tone, hair)
        for x, tone, hair in (
            (78, COBALT, HAIR),
            (100, RED, BROWN),
            (122, LEMON, HAIR),
            (144, GREEN, Tone("#b3c3ce", "#8497a8", "#e3ecef")),
            (166, PURPLE, HAIR),
            (188, ORANGE, BROWN),
            (208, TEAL, HAIR),
        )
    )
    rail = rect(0, 126, 350, 5, fill=GLAZE.base, stroke=LINE, stroke_width=2) + "".join(
        line(f"{x},131 {x},142", 3) for x in range(14, 350, 30)
    )
    track = land("-6,138 356,138", "#d98f5f") + path(
        "M-6 171H356M-6 206H356", fill="none", stroke="#ffffff", stroke_width=3
    )
    finish = _chequers(240, 138, 9, 13)
    flag = line("258,140 258,72", 5) + line("258,140 258,72", 2.2, BATTER.base)
    flag += form("260,72* 300,72* 300,100* 260,100*", GLAZE, 0, width=2.8, gleam=0)
    flag += "".join(
        rect(260 + i * 10, 72 + j * 9.4, 10, 9.4, fill=LINE) for i in range(4) for j in range(3) if (i + j) % 2 == 0
    )
    trails = "".join(line(f"{x - 78},{y} {x - 22},{y}", 5, "#f3d9c2") for x, y in ((200, 165), (128, 200), (164, 235)))
    racers = "".join(
        group(_racer(tone, pips), transform=place(x, y, 0.94))
        for x, y, tone, pips in ((200, 166, COBALT, 1), (128, 201, LEMON, 2), (164, 236, RED, 3))
    )
    return cloud(270, 80, 0.7) + hills + stand + crowd + rail + track + finish + flag + trails + racers


def _chequers(x: float, y: float, side: float, rows: int) -> str:
    white = rect(x, y, side * 2, side * rows, fill="#ffffff")
    return white + "".join(rect(x + (j % 2) * side, y + j * side, side, side, fill=LINE) for j in range(rows))


def _racer(tone: Tone, pips: int) -> str:
    """A snail with a number in pips; (0, 0) is the ground below its shell."""
    foot = form(
        "-34,0* -26,-8 10,-9 24,-12 26,-26 36,-32 44,-24 42,-8 34,0*",
        Tone("#e8c79a", "#c39a66", "#f8e4c4"),
        3,
        width=EDGE,
    )
    horns = (
        line("34,-30 30,-42", 3.4)
        + line("40,-29 44,-41", 3.4)
        + eye(29.5, -43, 4.6, (0.4, 0))
        + eye(45, -43, 4.6, (0.4, 0))
    )
    shell = form(ball(-2, -21, 20), tone, 6, width=EDGE)
    curl = line("14,-14 8,-30 -10,-34 -16,-20 -6,-10 4,-16 0,-25", 2.6)
    sign = circle(-3, -21, 9, fill=GLAZE.base, stroke=LINE, stroke_width=2.4) + "".join(
        dot(-3 + dx, -21 + dy, 2)
        for dx, dy in (((0, 0),), ((-3, 0), (3, 0)), ((-3.4, 2), (3.4, 2), (0, -3.4)))[pips - 1]
    )
    return foot + horns + shell + curl + sign + line("36,-15 41,-17", 2)


RACE = {"carrera_de_caracoles": carrera_de_caracoles}
