"""Creatures on four legs, or lately on two: jaguar, cat and donkey."""

from __future__ import annotations

from jartible_ink import (
    BARK,
    BATTER,
    BROWN,
    COAL,
    CREAM,
    GLAZE,
    GREEN,
    LEMON,
    LINE,
    ORANGE,
    PINK,
    RED,
    SILVER,
    SKY,
    Tone,
    ball,
    band,
    blot,
    dot,
    form,
    knots,
    limb,
    line,
    shadow,
    taper,
)
from jartible_parts import (
    brow,
    eye,
    laugh,
    leaf,
    shoe,
    speed,
)
from svg import circle, group, path, place, polar

GREY = Tone("#9a94a6", "#746e84", "#c4bfcc")


def _orange_slice(x: float, y: float, r: float, turn: float = 0) -> str:
    """A round of orange: rind, pith, segments."""
    cuts = "".join(
        f"M{x:.2f} {y:.2f}L{px:.2f} {py:.2f}" for px, py in (polar(x, y, r * 0.74, turn + a) for a in range(0, 360, 60))
    )
    return (
        circle(x, y, r, fill="#c9571a")
        + circle(x, y, r * 0.8, fill="#fde3b4")
        + circle(x, y, r * 0.68, fill="#f7a23d")
        + path(cuts, fill="none", stroke="#fde3b4", stroke_width=max(1.2, r * 0.13))
    )


def naranjaguar() -> str:
    """A jaguar of the bitter-orange trees, in mid-leap."""
    tail = taper("-52,-6 -82,-14 -92,-44 -74,-66", 15, 9, ORANGE) + leaf(-76, -62, 28, 12) + leaf(-78, -58, 22, -52)
    far_back = taper("-46,26 -70,46 -92,50", 24, 12, ORANGE) + form(ball(-91, 52, 10, 8), ORANGE, 3)
    far_front = taper("26,14 56,26 84,16", 20, 14, ORANGE) + _paw(87, 14, -30)
    body = form("-66,0 -58,-36 -26,-54 12,-46 40,-18 36,20 6,42 -34,40 -60,24", ORANGE, 14)
    pores = "".join(
        dot(x, y, 1.5, ORANGE.shade) for x, y in ((-48, -30), (-6, -40), (-54, 8), (-10, 32), (12, -22), (-36, 30))
    )
    spots = "".join(
        _orange_slice(x, y, r, 14)
        for x, y, r in ((-34, -28, 11), (-8, -18, 10), (-40, 4, 12), (-12, 12, 10.5), (6, -38, 7))
    )
    back = taper("-38,26 -52,60 -80,74", 30, 15, ORANGE, 6) + _paw(-80, 75, 20)
    front = taper("20,24 46,50 76,52", 26, 16, ORANGE, 5) + _paw(80, 51, -10)
    ears = form("14,-50* 8,-72 22,-78 34,-60*", ORANGE, 4) + form("66,-60* 76,-80 90,-74 86,-50*", ORANGE, 4)
    head = form("8,-22 12,-50 46,-68 82,-54 94,-24 84,0 52,10 20,2", ORANGE, 11)
    stem = leaf(46, -64, 24, -34) + leaf(48, -64, 24, 30) + limb("47,-64 47,-74", 8, GREEN)
    muzzle = form("36,-10 52,-20 72,-20 86,-10 82,4 60,10 40,4", CREAM, 4, width=3.2)
    nose = form("56,-22* 72,-22* 64,-13*", BARK, 2, width=2.6) + laugh(62, -5, 12, 9)
    fangs = path("M54 -4L57 3L60 -4Z", fill="#ffffff", stroke=LINE, stroke_width=1.4) + path(
        "M65 -4L68 3L71 -4Z", fill="#ffffff", stroke=LINE, stroke_width=1.4
    )
    face = eye(38, -32, 11, (0.4, 0.2), ORANGE, 0.36, 18) + eye(74, -34, 10, (0.1, 0.2), ORANGE, 0.36, -20)
    face += _orange_slice(20, -40, 6) + "".join(dot(x, y, 1.6) for x, y in ((46, -4), (44, -9), (80, -4), (81, -9)))
    return (
        shadow(4, 58)
        + tail
        + far_back
        + far_front
        + body
        + pores
        + spots
        + back
        + front
        + ears
        + stem
        + head
        + muzzle
        + nose
        + fangs
        + face
    )


def _paw(x: float, y: float, turn: float) -> str:
    toes = "".join(line([*knots(f"{dx},-2 {dx + 3},4", x, y, turn)], 2) for dx in (0, 6))
    return form(ball(x, y, 13, 9.5, turn), ORANGE, 3) + toes


def gatapeo() -> str:
    """The cat of the corner bar: chalk behind the ear, your bill in its head, the tray never spills."""
    tail = taper("30,66 62,70 78,48 66,28 78,12", 13, 9, COAL)
    feet = shoe(-18, 90, 1.15, BARK, -1) + shoe(18, 90, 1.15, BARK)
    legs = limb("-15,54 -17,80", 19, COAL) + limb("15,54 17,80", 19, COAL)
    apron = form("-31,24* 31,24* 34,66* 0,71 -34,66*", GLAZE, 7)
    shirt = form("-32,-12 -14,-20 14,-20 32,-12 34,30* 0,36 -34,30*", GLAZE, 9)
    vest = form("-33,-10* -18,-18* 0,18* 18,-18* 33,-10* 35,34* 14,42* 0,32* -14,42* -35,34*", COAL, 7)
    buttons = dot(0, 22, 2.2, LEMON.base) + dot(0, 30, 2.2, LEMON.base)
    tie = form("0,-12* -15,-20 -16,-4 0,-10* 16,-4 15,-20", RED, 3, width=3)
    head = form(
        "-46,-48 -48,-66 -44,-92* -24,-78 0,-80 24,-78 44,-92* 48,-66 46,-48 26,-24 0,-20 -26,-24",
        BATTER,
        10,
        [
            (band(-10, -82, 6, 82), BROWN.base),
            (band(0, -80, 6, 90), BROWN.base),
            (band(10, -82, 6, 98), BROWN.base),
            (band(-52, -44, 5, 12), BROWN.base),
            (band(52, -44, 5, -12), BROWN.base),
        ],
    )
    inner = blot("-40,-84* -40,-70 -30,-76*", PINK.base) + blot("40,-84* 40,-70 30,-76*", PINK.base)
    # Stripes meet below the forehead: the face is laid over them.
    mask = blot("-40,-48 -26,-66 0,-68 26,-66 40,-48 24,-29 0,-25 -24,-29", BATTER.base)
    cheeks = form("-17,-36 -9,-42 0,-40 9,-42 17,-36 10,-27 0,-28 -10,-27", CREAM, 2, width=2.6)
    nose = form("-5,-44* 5,-44* 0,-38*", PINK, 1, width=2.4)
    whiskers = "".join(
        line(text, 2) for text in ("-22,-38 -52,-42", "-22,-33 -50,-30", "22,-38 52,-42", "22,-33 50,-30")
    )
    face = eye(-20, -53, 11, (0.3, 0), BATTER, 0.45, -10) + eye(20, -53, 11, (0.3, 0), BATTER, 0.45, 10)
    chalk = limb("38,-66 62,-84", 7, GLAZE)
    tray_arm = limb("-30,-6 -64,8 -72,-22", 17, GLAZE) + form(ball(-72, -32, 10), BATTER, 4)
    tray = form("-98,-44 -72,-47 -44,-44 -46,-38 -72,-36 -96,-38", SILVER, 3, width=3.4)
    glass = form("-94,-66* -82,-66* -84,-45* -92,-45*", LEMON, 3, width=2.8) + line("-93,-66 -83,-66", 3.4, "#ffffff")
    tapa = (
        form("-74,-47* -76,-56 -62,-60 -50,-55 -52,-47*", BATTER, 4, width=2.8)
        + line("-63,-58 -63,-76", 2.4, BROWN.shade)
        + form(ball(-63, -68, 5.6), GREEN, 2, width=2.4)
    )
    tapa += dot(-61, -67, 1.8, RED.base)
    arm = limb("30,-6 52,14 36,32", 17, GLAZE)
    cloth = form(
        "30,20* 54,18* 58,52* 50,48* 44,56* 36,50* 30,54*",
        RED,
        4,
        [(band(44, 28, 4), "#ffffff"), (band(44, 42, 4), "#ffffff")],
        width=3.2,
    )
    paw = form(ball(33, 32, 9), BATTER, 3)
    return (
        shadow(0, 46)
        + tail
        + legs
        + feet
        + shirt
        + apron
        + vest
        + buttons
        + tie
        + chalk
        + head
        + inner
        + mask
        + whiskers
        + cheeks
        + nose
        + face
        + tray_arm
        + tray
        + glass
        + tapa
        + arm
        + cloth
        + paw
    )


def burracan() -> str:
    """Half donkey, half hurricane: the hat flew off in Tarifa."""
    rings = ""
    for x, y, rx, ry, turn in (
        (-58, 82, 14, 6, -16),
        (-58, 66, 24, 9, -18),
        (-56, 47, 35, 12, -20),
        (-50, 25, 46, 16, -22),
        (-38, 0, 54, 21, -24),
    ):
        rings += form(ball(x, y, rx, ry, turn), SKY, 6, width=3.8)
        rings += line(
            [*knots(f"{-rx * 0.6},{-ry * 0.1} 0,{ry * 0.42} {rx * 0.62},{-ry * 0.05}", x, y, turn)], 2.4, "#ffffff"
        )
    bits = leaf(-90, 20, 16, -60) + leaf(-14, 60, 15, 110) + dot(-94, 50, 3, BROWN.base) + dot(-24, 80, 3, BROWN.base)
    hat = group(
        form(ball(0, 0, 25, 8), LEMON, 4)
        + form("-14,-3* -12,-18 0,-22 12,-18 14,-3* 0,1", LEMON, 5)
        + line("-14,-6 0,-3 14,-6", 4, RED.base),
        transform=place(-66, -62, 1, -26),
    )
    far = taper("30,22 60,36 84,28", 19, 12, GREY) + form(
        knots("-8,-7* 8,-7* 11,7* -11,7*", 90, 26, -80), COAL, 3, width=3.4
    )
    body = form("-52,-18 -30,-42 10,-40 42,-22 48,10 28,32 -6,36 -40,20", GREY, 12)
    near = taper("18,24 44,54 68,60", 23, 13, GREY, 5) + form(
        knots("-8,-7* 8,-7* 11,7* -11,7*", 73, 62, -60), COAL, 3, width=3.4
    )
    neck = form("4,-30* 22,-66 46,-76 60,-44 44,-2* 24,4*", GREY, 9)
    mane = form("4,-30* -12,-42 2,-46* -10,-62 8,-62* 2,-80 20,-76* 26,-92 38,-76* 26,-60", COAL, 4, width=3.2)
    ears = taper("36,-70 14,-90 -12,-92", 17, 7, GREY, 3) + taper("48,-74 34,-94 10,-99", 15, 6, GREY, 3)
    head = form("30,-60 46,-78 66,-72 84,-50 97,-28 88,-14 66,-20 46,-34", GREY, 8)
    muzzle = form("70,-30 84,-44 98,-30 96,-12 82,-6 68,-14", CREAM, 5)
    nose = blot(ball(90, -32, 3, 4.4, -20), LINE)
    teeth = form("74,-17* 94,-15* 90,-5* 78,-6*", GLAZE, 0, width=2.6) + line("84,-16 84,-6", 1.8)
    face = (
        eye(58, -54, 11, (0.7, 0), GREY, 0.24, 14)
        + eye(73, -52, 7.5, (0.6, 0), GREY, 0.24, -14)
        + brow(56, -68, 8, 12, 3.6)
    )
    return (
        speed(-50, -34, (40, 26), 12)
        + rings
        + bits
        + hat
        + far
        + body
        + near
        + mane
        + ears
        + neck
        + head
        + muzzle
        + nose
        + teeth
        + face
    )


CREATURES = {
    "naranjaguar": naranjaguar,
    "gatapeo": gatapeo,
    "burracan": burracan,
}
