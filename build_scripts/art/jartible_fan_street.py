"""Paintings on the fans: football, disguises, weather and what a slipper is good for."""

from __future__ import annotations

from jartible_backs import sun
from jartible_fan import ground
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
    TEAL,
    Tone,
    ball,
    band,
    blot,
    dot,
    form,
    knots,
    line,
    taper,
)
from jartible_parts import brow
from svg import circle, group, path, place, polar, poly, star, stroked

ROPE = Tone("#dcb878", "#b38a4c", "#f3dcab")


def medallon_jartible() -> str:
    """The medal of those who never stop, on its ribbon, with two swords behind."""
    blades = _great_sword(-52) + _great_sword(52)
    ribbon = form("-40,-70* -14,-72* 8,-26* -16,-20*", COBALT, 4, [(band(-20, -46, 7, 65), GLAZE.base)])
    ribbon += form("40,-70* 14,-72* -8,-26* 16,-20*", COBALT, 4, [(band(20, -46, 7, 115), GLAZE.base)])
    loop = circle(0, -22, 8, fill="none", stroke=LINE, stroke_width=8) + circle(
        0, -22, 8, fill="none", stroke=LEMON.base, stroke_width=3.6
    )
    coin = form(ball(0, 22, 41), LEMON, 7) + circle(0, 22, 33.5, fill=COBALT.base, stroke=LINE, stroke_width=2.4)
    beads = "".join(dot(*polar(0, 22, 37, a), 1.4, LEMON.shade) for a in range(0, 360, 15))
    return blades + ribbon + loop + coin + beads + sun(0, 22, 18.5)


def _great_sword(turn: float) -> str:
    """One of two that cross behind a medal."""
    blade = form(knots("0,-84* 12,-66* 11,24* -11,24* -12,-66*", 0, 16, turn), SILVER, 5, width=3.6, gleam=0)
    guard = form(knots("-28,22* 0,26 28,22* 26,33 0,36 -26,33", 0, 16, turn), RED, 3, width=3.4)
    grip = form(knots("-6,34* 6,34* 6,56* -6,56*", 0, 16, turn), BARK, 2, width=3.4, gleam=0)
    return (
        blade
        + line(knots("0,-66 0,20", 0, 16, turn), 3, "#ffffff")
        + grip
        + guard
        + form(ball(*knots("0,60", 0, 16, turn)[0][:2], 8), LEMON, 3, width=3.4)
    )


def sergio_ramos() -> str:
    """A defender's shirt, number four, its ball, and the referee's answer."""
    shirt = form(
        "-22,-58* -10,-50 10,-50 22,-58* 44,-48 66,-18* 46,-4* 38,-16* 40,52* "
        "0,58 -40,52* -38,-16* -46,-4* -66,-18* -44,-48",
        GLAZE,
        10,
    )
    collar = line("-22,-58 -10,-49 0,-47 10,-49 22,-58", 7) + line("-22,-58 -10,-49 0,-47 10,-49 22,-58", 3.2, RED.base)
    cuffs = "".join(line(text, 7) + line(text, 3.2, RED.base) for text in ("-66,-18 -46,-4", "66,-18 46,-4"))
    hem = line("-40,46 0,52 40,46", 3.2, RED.base)
    four = form(
        "-3,-34* 12,-34* 12,6* 21,6* 21,18* 12,18* 12,34* -4,34* -4,18* -24,18* -24,7*", RED, 4, width=3.4, gleam=0
    )
    eyelet = path(
        poly([(-4, 6), (-4, -12), (-14, 6)]), fill=GLAZE.base, stroke=LINE, stroke_width=3, stroke_linejoin="round"
    )
    card_ = form(knots("-15,-21* 15,-21* 15,21* -15,21*", 60, -44, 14), RED, 4) + line("53,-54 55,-38", 2.4, RED.light)
    return shirt + collar + cuffs + hem + four + eyelet + card_ + _football(-48, 44, 24)


def _football(x: float, y: float, r: float) -> str:
    """A ball with five-cornered patches."""
    leather = form(ball(x, y, r), GLAZE, 6)
    seams = "".join(poly([polar(x, y, r * 0.36, a), polar(x, y, r * 0.74, a)], close=False) for a in range(0, 360, 72))
    middle = poly([polar(x, y, r * 0.4, a) for a in range(0, 360, 72)])
    edge = ""
    for a in range(0, 360, 72):
        edge += poly(
            [
                polar(x, y, r * 0.7, a),
                polar(x, y, r * 0.95, a - 20),
                polar(x, y, r * 0.97, a),
                polar(x, y, r * 0.95, a + 20),
            ]
        )
    return (
        leather
        + stroked(seams, LINE, 2.4)
        + path(middle + edge, fill=LINE)
        + circle(x, y, r, fill="none", stroke=LINE, stroke_width=4)
    )


def morancos() -> str:
    """Two masks, two wigs, one pair of spectacles: the neighbours upstairs."""
    left = group(_mask(PINK, True), _wig(COAL, False), transform=place(-38, 8, 1, -8))
    right = group(_mask(BATTER, False), _wig(LEMON, True), transform=place(40, 4, 1, 8))
    return left + right


def _mask(tone: Tone, laughs: bool) -> str:
    """A mask with painted lips and holes for eyes."""
    face = form("-30,-26 0,-34 30,-26 34,6 22,38 0,52 -22,38 -34,6", tone, 9)
    holes = "".join(
        form(
            knots("-10,2 -4,-7 6,-6 11,1 4,6 -5,7", x, -2, 0, 1, side),
            Tone("#2b2f47", "#2b2f47", "#2b2f47"),
            0,
            width=2.6,
        )
        for x, side in ((-14, -1), (14, 1))
    )
    lids = "".join(
        line(text, 4.4, colour)
        for text, colour in (("-25,-11 -14,-14 -5,-8", TEAL.base), ("25,-11 14,-14 5,-8", TEAL.base))
    )
    brows = line("-26,-20 -15,-24 -5,-17", 3.2) + line("26,-20 15,-24 5,-17", 3.2)
    cheeks = blot(ball(-21, 14, 7, 6), "#ee7f6c") + blot(ball(21, 14, 7, 6), "#ee7f6c")
    if laughs:
        lips = form("-17,18* 0,24 17,18* 14,34 0,40 -14,34", RED, 2, width=3, gleam=0) + blot(
            "-11,24* 0,28 11,24* 8,31 0,34 -8,31", "#ffffff"
        )
        return face + lids + holes + brows + cheeks + lips + dot(17, 30, 2.2)
    lips = form("-16,34* 0,22 16,34* 8,32 0,36 -8,32", RED, 2, width=3, gleam=0)
    glasses = "".join(
        circle(x, -1, 14, fill="#ffffff", fill_opacity=0.28, stroke=PURPLE_RIM, stroke_width=4) for x in (-15, 15)
    )
    return face + lids + holes + brows + cheeks + lips + glasses + stroked("M-2 -3Q0 -6 2 -3", PURPLE_RIM, 4)


PURPLE_RIM = "#83326b"


_CURLS = tuple(
    (side * angle, r) for angle, r in ((128, 40), (104, 40), (80, 42), (56, 44), (32, 45), (10, 46)) for side in (-1, 1)
)


def _wig(tone: Tone, rollers: bool) -> str:
    """Curls all round; one of the two has forgotten her rollers."""
    curls, light = "", ""
    for angle, r in _CURLS:
        x, y = polar(0, -6, r * 0.92, angle)
        curls += circle(x, y, 12.5, fill=tone.base, stroke=LINE, stroke_width=3.2)
        light += line(knots("-6,3 -6,-4 0,-7 5,-3 4,3 -1,3", x, y, angle), 2.2, tone.light)
    curls += light
    if not rollers:
        return curls
    return curls + "".join(
        form(knots("-13,-7* 13,-7* 13,7* -13,7*", *polar(0, -4, 42, angle), angle), PINK, 3, width=3)
        + line(knots("-6,-7 -6,7", *polar(0, -4, 42, angle), angle), 1.8)
        + line(knots("5,-7 5,7", *polar(0, -4, 42, angle), angle), 1.8)
        for angle in (-34, 2, 38)
    )


def solano() -> str:
    """The wind out of the sun: the plain has had enough, and so have the rival's creatures."""
    plain = form(ground("-88,29* -30,22 20,27 88,22*"), LEMON, 0, width=3)
    furrows = line("-60,37 -20,31 20,35 64,30", 2.6, LEMON.shade)
    cracks = line("-50,46 -42,40 -47,35 -36,30", 2.4) + line("52,44 44,38 50,33 42,28", 2.4)
    trunk = taper("-50,36 -46,18 -62,2", 9, 6, BARK, 2) + taper("-47,20 -38,8 -44,-4", 6, 4, BARK, 1)
    crown = form(
        "-92,0 -78,-16 -60,-12 -44,-18 -30,-8 -36,4 -54,2 -66,10 -84,8", Tone("#a9a15a", "#837b3d", "#cfc889"), 5
    )
    rays = [(px, py, True) for px, py in star(28, -22, 54, 40, 16, 6)]
    disc_ = form(rays, ORANGE, 0, width=3.4) + form(ball(28, -22, 36), LEMON, 8)
    face = (
        brow(18, -38, 9, 18, 4.4)
        + brow(42, -36, 8, -16, 4.4)
        + line("10,-27 18,-25 25,-29", 3.2)
        + line("35,-28 42,-24 49,-27", 3.2)
    )
    cheeks = form(ball(6, -10, 10, 9), ORANGE, 2, width=2.8) + form(
        ball(42, -9, 9, 8), Tone("#f7b544", "#e0932b", "#fdd88c"), 2, width=2.8, gleam=0
    )
    mouth = form(ball(20, -5, 6, 5), Tone("#7a2c1e", "#7a2c1e", "#7a2c1e"), 0, width=3)
    leaves = "".join(
        form(knots("-5,0* 0,-3 5,0* 0,3", x, y, turn), GREEN, 0, width=2)
        for x, y, turn in ((-78, -24, 20), (-88, -10, -30), (-66, -30, 50), (-84, 12, 10))
    )
    gust = "".join(
        line(text, 5, "#ffffff") + line(text, 2.2, RED.base)
        for text in ("8,2 -20,4 -34,14 -24,20 -18,14", "10,8 -10,18 -40,22 -70,20", "4,-4 -22,-8 -26,-20 -18,-22")
    )
    return plain + furrows + cracks + trunk + crown + leaves + disc_ + face + cheeks + mouth + gust


def alpargatazo() -> str:
    """A mother's espadrille in flight. It has never missed."""
    star_ = path(
        poly(star(-42, 22, 44, 24, 11, 8)), fill=LEMON.base, stroke=LINE, stroke_width=3.4, stroke_linejoin="round"
    )
    star_ += path(poly(star(-42, 22, 28, 15, 9, 20)), fill="#ffffff")
    sole = form(
        "-62,12* -66,24 -54,30 0,30 50,30 66,24 66,12*",
        ROPE,
        5,
        [(band(x, 20, 2.4, 65), ROPE.shade) for x in range(-60, 66, 9)],
    )
    upper = form("-62,14* -58,-8 -38,-22 -16,-22* -6,-8 18,-2* 40,-10 58,-30* 68,-14 66,14*", COBALT, 8)
    inside = form(
        "-16,-21* -6,-8 18,-3* 40,-10 57,-29* 40,-24 20,-20 0,-20", Tone("#f3ead2", "#d8c9a4", "#fffaf0"), 4, width=3
    )
    stitches = "".join(dot(x, y, 1.9, GLAZE.base) for x, y in ((-52, 4), (-44, -8), (-32, -14), (-20, -12)))
    ribbons = "".join(
        line(text, 8) + line(text, 4, RED.base)
        for text in ("58,-28 68,-38 76,-30 82,-42", "64,-18 76,-24 84,-14 94,-24")
    )
    shoe = group(ribbons, sole, upper, inside, stitches, transform=place(14, -8, 0.88, -32))
    swish = "".join(line(text, 4) for text in ("18,56 44,44 66,24", "36,66 60,54 82,32", "4,62 14,59"))
    bits = "".join(
        line([(*polar(-42, 22, a, b), False), (*polar(-42, 22, a + 11, b), False)], 4)
        for a, b in ((48, 200), (48, 240), (48, 285))
    )
    return star_ + bits + swish + shoe


STREET = {
    "medallon_jartible": medallon_jartible,
    "sergio_ramos": sergio_ramos,
    "morancos": morancos,
    "solano": solano,
    "alpargatazo": alpargatazo,
}
