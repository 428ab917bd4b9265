"""What a support or a scenario does, as a sign some 60 units wide about (0, 0).

Swords (ATQ), shields (DF), wings (VL) and cards rise, fall, change places or go. Arrows up are green, arrows down red;
what is undone has a cross on it.
"""

from __future__ import annotations

from collections.abc import Callable

from jartible_ink import (
    BARK,
    COBALT,
    CREAM,
    GLAZE,
    GREEN,
    LEMON,
    LINE,
    RED,
    SILVER,
    SKY,
    Tone,
    ball,
    blot,
    form,
    knots,
    line,
)
from jartible_parts import paper_fan
from jartible_signs import sign
from svg import circle, group, path, place, poly, star, stroked

SLIM = 2.6


def sword(x: float = 0, y: float = 0, size: float = 1, turn: float = 0) -> str:
    """The sign of ATQ: red hilt, point upward."""
    blade = form("0,-28* 6,-20* 5,8* -5,8* -6,-20*", SILVER, 3, width=SLIM, gleam=0) + line("0,-20 0,4", 1.8, "#ffffff")
    guard = form("-14,6* -6,9 6,9 14,6* 14,12 0,15 -14,12", RED, 2, width=SLIM, gleam=0)
    grip = form("-3.5,14* 3.5,14* 3.5,24* -3.5,24*", BARK, 1, width=SLIM, gleam=0)
    pommel = form(ball(0, 26, 4.6), LEMON, 1.5, width=SLIM, gleam=0)
    return group(blade, grip, guard, pommel, transform=place(x, y, size, turn))


def shield(x: float = 0, y: float = 0, size: float = 1, turn: float = 0) -> str:
    """The sign of DF: green, with a rim of cream."""
    body = form("0,-25* 10,-20 21,-20* 22,2 14,18 0,27* -14,18 -22,2 -21,-20* -10,-20", GREEN, 5, width=SLIM, gleam=0)
    rim = line("0,-17* 8,-14 14,-13.5* 14.5,2 9,12 0,18.5* -9,12 -14.5,2 -14,-13.5* -8,-14 0,-17*", 2.6, CREAM.base)
    return group(body, rim, transform=place(x, y, size, turn))


def wing(x: float = 0, y: float = 0, size: float = 1, turn: float = 0) -> str:
    """The sign of VL: a blue wing with three feathers."""
    edge = group(sign("wing", LINE, 0, 0, 56), stroke=LINE, stroke_width=6, stroke_linejoin="round")
    return group(edge, sign("wing", COBALT.base, 0, 0, 56), transform=place(x, y, size, turn))


def up(x: float, y: float, size: float = 1) -> str:
    """More: a green arrow."""
    return form(knots("0,-14* 12,0* 5,0* 5,13* -5,13* -5,0* -12,0*", x, y, 0, size), GREEN, 3, width=SLIM, gleam=0.5)


def down(x: float, y: float, size: float = 1) -> str:
    """Less: a red arrow."""
    return form(knots("0,14* 12,0* 5,0* 5,-13* -5,-13* -5,0* -12,0*", x, y, 0, size), RED, 3, width=SLIM, gleam=0.5)


def cross(x: float = 0, y: float = 0, size: float = 1) -> str:
    """What it lies on is undone."""
    d = poly([(x - 18 * size, y - 18 * size), (x + 18 * size, y + 18 * size)], close=False)
    d += poly([(x + 18 * size, y - 18 * size), (x - 18 * size, y + 18 * size)], close=False)
    return stroked(d, LINE, 11 * size) + stroked(d, RED.base, 6.4 * size)


def card(x: float, y: float, size: float = 1, turn: float = 0, tone: Tone = GLAZE) -> str:
    """A creature's card from afar: a head on a frame."""
    sheet = form("-10,-14* 10,-14* 10,14* -10,14*", tone, 2.5, width=SLIM, gleam=0)
    head = blot(ball(0, -2.5, 4.6), COBALT.base) + blot(knots("-7,10* -5,3 5,3 7,10*"), COBALT.base)
    return group(sheet, head, transform=place(x, y, size, turn))


def crown(x: float, y: float, size: float = 1) -> str:
    """Over the best creature of a line."""
    return form(knots("-11,7* -13,-6* -6,0* 0,-9* 6,0* 13,-6* 11,7*", x, y, 0, size), LEMON, 2, width=SLIM, gleam=0)


def ap(x: float = 0, y: float = 0, size: float = 1) -> str:
    """A support: a fan."""
    return group(paper_fan(0, 14, 34, 0, LEMON, 6, 110), transform=place(x, y, size))


def tile(x: float = 0, y: float = 0, size: float = 1) -> str:
    """A scenario: a landscape with a frame."""
    frame = form("-26,-18* 26,-18* 26,18* -26,18*", COBALT, 3, width=SLIM, gleam=0)
    sky = blot("-20,-12* 20,-12* 20,12* -20,12*", SKY.light)
    hills = blot("-20,12* -20,3 -8,-4 4,5 13,1 20,4 20,12*", GREEN.base) + circle(10, -4, 4.4, fill=LEMON.base)
    return group(frame, sky, hills, transform=place(x, y, size))


def _bend(turn: float, colour: str) -> str:
    """Half a circle that ends in an arrow."""
    arc = "M-27 -7C-24 -26 -6 -33 10 -28"
    head = poly([(7, -37), (25, -24), (4, -17)])
    inner = stroked(arc, LINE, 9) + path(head, fill=LINE, stroke=LINE, stroke_width=5, stroke_linejoin="round")
    return group(inner, stroked(arc, colour, 4.4), path(head, fill=colour), transform=place(0, 0, 1, turn))


def _attack_up() -> str:
    return sword(-9, 1, 1) + up(17, -4, 1.1)


def _defence_up() -> str:
    return shield(-8, 1, 0.98) + up(19, -4, 1.1)


def _attack_down() -> str:
    return sword(-9, 1, 1) + down(17, 4, 1.1)


def _defence_down() -> str:
    return shield(-8, 1, 0.98) + down(19, 4, 1.1)


def _line(unit: str, arrow: str) -> str:
    """The total of a line, told by a rail below its sign."""
    return (
        group(unit, transform=place(0, -6, 0.86))
        + arrow
        + line("-26,24 26,24", 6.4)
        + line("-26,24 26,24", 2.6, LEMON.base)
    )


def _either(arrow: str) -> str:
    return shield(-12, 2, 0.72, -10) + sword(-4, 0, 0.86, 24) + arrow


def _row(arrow: Callable[[float, float, float], str], y: float) -> str:
    """Each card of a line, with an arrow of its own."""
    return "".join(card(x, -y * 0.55, 0.72) + arrow(x, y, 0.66) for x in (-19, 0, 19))


def _lowest() -> str:
    """Two small cards lifted beside a tall one."""
    tall = card(-18, -4, 1.12)
    return tall + "".join(card(x, 13, 0.66) + up(x, -12, 0.74) for x in (5, 22))


def _double() -> str:
    """The best card twice."""
    return card(-11, 7, 1.05, -10) + card(11, 7, 1.05, 10) + crown(-13, -18, 0.8) + crown(13, -18, 0.8)


def _silence() -> str:
    """The best card crossed out."""
    return card(0, 6, 1.3) + crown(0, -20, 0.95) + cross(0, 7, 0.78)


def _remove() -> str:
    """A gap in the row, and the card that falls out of it."""
    gap = path(
        poly([(-10, -14), (10, -14), (10, 14), (-10, 14)]),
        fill="none",
        stroke=LINE,
        stroke_width=2.4,
        stroke_dasharray="4 4",
    )
    return (
        group(gap, transform=place(0, -9, 0.86)) + card(-20, -9, 0.86) + card(20, -9, 0.86) + card(3, 19, 0.72, 62, RED)
    )


def _swap() -> str:
    """Sword and shield change places."""
    return sword(-12, 2, 0.66) + shield(12, 1, 0.6) + _bend(0, LEMON.base) + _bend(180, LEMON.base)


def _pace() -> str:
    """Wings for cards."""
    return wing(-5, -13, 0.8) + up(23, -12, 0.8) + "".join(card(x, 15, 0.56) for x in (-15, 0, 15))


def _draw() -> str:
    """Two cards from the deck."""
    deck = "".join(card(-14, 8 - n * 3, 0.95, 0, COBALT) for n in range(3))
    return deck + card(8, -2, 0.95, 16) + card(20, 4, 0.95, 34)


def _back() -> str:
    """A spent fan comes back."""
    return ap(0, 8, 0.78) + _bend(-50, GREEN.base)


def _swing() -> str:
    """The faster line adds its lead."""
    return wing(-4, 6, 1) + up(15, -13, 1)


def _no_support(window: int) -> str:
    """No fan in one of the two windows, which are told as two panes."""
    panes = "".join(
        form(
            [(x - 12, -24, True), (x + 12, -24, True), (x + 12, 24, True), (x - 12, 24, True)],
            SKY if n == window else CREAM,
            2,
            width=SLIM,
            gleam=0,
        )
        for n, x in enumerate((-14, 14))
    )
    x = (-14, 14)[window]
    return panes + ap(x, 4, 0.5) + cross(x, 0, 0.6)


def _floor() -> str:
    """A total that can't fall through the ground."""
    ground = line("-26,21 26,21", 8) + line("-26,21 26,21", 3.6, GREEN.base)
    return ground + down(0, -4, 1.2) + line("-24,10 -14,6", 3) + line("24,10 14,6", 3)


def _tie() -> str:
    """Level, and the shield has it."""
    scales = line("-24,-8 24,-8", 4) + line("0,-18 0,18", 4) + line("-10,21 10,21", 5)
    return scales + sword(-20, 6, 0.52) + shield(20, 6, 0.58) + crown(20, -19, 0.72)


def _most() -> str:
    """Four cards in two lines, and no fifth."""
    full = "".join(card(x, y, 0.66) for x in (-19, -2) for y in (-13, 13))
    return full + card(17, 0, 0.66, 0, CREAM) + cross(17, 0, 0.52)


def _slow() -> str:
    """The great wing loses, the small one has the crown."""
    return wing(-11, -5, 0.82) + cross(-11, -5, 0.5) + wing(17, 17, 0.44) + crown(17, -1, 0.85)


def _shiny() -> str:
    """A golden card rises."""
    sparkles = path(
        poly(star(-27, -18, 8, 2.6, 4)) + poly(star(6, 22, 6.5, 2.2, 4)), fill=LEMON.base, stroke=LINE, stroke_width=1.6
    )
    return card(-9, 0, 1.5, 0, LEMON) + sparkles + up(18, -4, 1)


def _one_star() -> str:
    """A card with a single star rises."""
    badge = path(poly(star(-9, -2, 11, 4.6, 5)), fill=LEMON.base, stroke=LINE, stroke_width=2, stroke_linejoin="round")
    sheet = form("-24,-21* 6,-21* 6,21* -24,21*", GLAZE, 3, width=SLIM, gleam=0)
    return sheet + badge + up(19, -4, 1)


SIGNS: dict[str, Callable[[], str]] = {
    "attack_up": _attack_up,
    "defence_up": _defence_up,
    "attack_down": _attack_down,
    "defence_down": _defence_down,
    "attack_line": lambda: _line(sword(-9, 0), up(17, -4, 1.1)),
    "defence_line": lambda: _line(shield(-9, 0), up(19, -4, 1.1)),
    "either_up": lambda: _either(up(20, -4, 1)),
    "either_down": lambda: _either(down(20, 6, 1)),
    "each_up": lambda: _row(up, -15),
    "each_down": lambda: _row(down, 15),
    "lowest": _lowest,
    "double": _double,
    "silence": _silence,
    "remove": _remove,
    "swap": _swap,
    "neutralise": lambda: ap(0, 5, 1) + cross(0, 0, 1.05),
    "block": lambda: ap(0, 2, 0.9) + _lock(),
    "ignore": lambda: tile(0, 0, 1.05) + cross(0, 0, 1),
    "swing": _swing,
    "pace": _pace,
    "draw": _draw,
    "take_back": _back,
    "floor": _floor,
    "no_support_opening": lambda: _no_support(0),
    "tie_defence": _tie,
    "most": _most,
    "slow": _slow,
    "shiny_up": _shiny,
    "one_star_up": _one_star,
}


def _lock() -> str:
    """A padlock in front of what can't be used."""
    bow = stroked("M-8 6V-1C-8 -12 8 -12 8 -1V6", LINE, 8.4) + stroked("M-8 6V-1C-8 -12 8 -12 8 -1V6", SILVER.base, 3.8)
    hole = circle(0, 14, 3.2, fill=LINE) + line("0,14 0,20", 2.8)
    return group(bow, form("-15,5* 15,5* 15,25* -15,25*", LEMON, 4, width=SLIM), hole, transform=place(0, 4))
