"""Creatures out of the sea: prawn, sardine, clam, cuttlefish and anchovy."""

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
    NIGHT,
    PINK,
    PURPLE,
    RED,
    SILVER,
    SKY,
    Tone,
    ball,
    band,
    disc,
    dot,
    form,
    knots,
    limb,
    line,
    shadow,
    taper,
)
from jartible_parts import blush, cordobes, eye, laugh, leaf, smile, speed
from svg import circle, group, place, polar, rect

PRAWN = Tone("#f08468", "#cc5a48", "#fbb9a0")
SHELL = Tone("#c8b48a", "#9f8a62", "#e8dab8")
ROSE = Tone("#f0b7a8", "#d88f84", "#fbdcd0")


def _playing_card(x: float, y: float, turn: float, suit: str) -> str:
    """A Spanish card whose lower end is at (x, y)."""
    sheet = form([(px, py, True) for px, py, _ in knots("-13,0 13,0 13,-40 -13,-40", 0, 0)], GLAZE, 3, width=3, gleam=0)
    frame = rect(-9.5, -36.5, 19, 33, 1, fill="none", stroke=COBALT.light, stroke_width=1.4)
    signs = {
        "oros": circle(0, -21, 7, fill=LEMON.base, stroke=LINE, stroke_width=2) + circle(0, -21, 2.6, fill=RED.base),
        "copas": form("-6,-29* 6,-29* 4,-20 1.5,-17 4,-12* -4,-12* -1.5,-17 -4,-20", RED, 2, width=2, gleam=0),
        "espadas": line("0,-31 0,-12", 5) + line("0,-31 0,-12", 2, SKY.base) + line("-5,-17 5,-17", 3.4, LEMON.shade),
        "bastos": form("-3,-31 3,-31 5,-22 2.5,-11* -2.5,-11* -5,-22", GREEN, 2, width=2, gleam=0),
    }
    return group(sheet, frame, signs[suit], transform=place(x, y, 1, turn))


def gambaraja() -> str:
    """A prawn that shuffles with its tail and is gone before the deal."""
    cards = "".join(
        _playing_card(-58, 44, turn, suit)
        for turn, suit in ((-66, "copas"), (-104, "bastos"), (-142, "espadas"), (-180, "oros"))
    )
    feelers = line("62,-34 74,-68 40,-84 -24,-82", 3.2, PRAWN.shade) + line(
        "66,-30 90,-62 66,-92 6,-94", 3.2, PRAWN.shade
    )
    legs = "".join(
        limb(f"{x},{y} {x + 6},{y + 15} {x - 6},{y + 26}", 7.5, PRAWN)
        for x, y in ((-26, 34), (-8, 30), (10, 28), (28, 28), (44, 26))
    )
    body = taper("-62,48 -54,14 -34,-14 0,-22 30,-12", 20, 66, PRAWN, 10)
    rings = "".join(
        line(text, 3)
        for text in (
            "-74,32 -64,38 -50,42",
            "-70,8 -54,16 -40,30",
            "-56,-18 -40,-2 -30,20",
            "-32,-38 -18,-16 -12,14",
            "-6,-48 4,-22 4,12",
        )
    )
    head = form(
        "2,-46* 40,-44 94,-26* 70,-12 68,8 50,26 16,24* 8,8 6,-20", PRAWN, 10, [(disc(30, 24, 40, 14), PRAWN.light)]
    )
    spike = line("40,-38 48,-46 54,-36 62,-42 66,-34", 3)
    face = eye(48, -14, 12, (0.6, 0.1), PRAWN, 0.25, 20) + smile(52, 8, 10, 5) + blush(30, 6)
    claws = taper("54,18 70,30 84,26", 10, 9, PRAWN) + form("80,20* 94,14 98,26* 90,24* 94,34 82,34", PRAWN, 3, width=3)
    return (
        speed(-74, -62, (18, 12), 16)
        + feelers
        + legs
        + body
        + rings
        + cards
        + form(ball(-56, 40, 9), PRAWN, 3, width=3.4)
        + head
        + spike
        + face
        + claws
        + shadow(0, 50)
    )


def sardinete() -> str:
    """A sardine on a hobby-horse of cane, skewer at the ready."""
    tail = form(knots("0,-8* -8,6 -30,26* -12,28 -2,22* 4,30 22,34* 12,12", -38, 62, 26), NIGHT, 5)
    pole = limb("-74,84 66,8", 9, BATTER)
    wheel = circle(-76, 82, 10, fill=RED.base, stroke=LINE, stroke_width=4) + dot(-76, 82, 2.6)
    horse = form("46,22* 48,-8 58,-30* 63,-20* 71,-26* 73,-16 97,8 99,20 88,24 75,14 69,36*", BROWN, 7)
    mane = form("47,20* 37,12* 44,4* 37,-6* 47,-10* 44,-20* 58,-30* 53,-8", COAL, 3, width=3, gleam=0)
    rein = line("77,-9 73,8", 3.4, RED.base) + line("75,4 30,28", 3.4, RED.base)
    look = eye(71, -7, 5, (0.2, 0)) + dot(92, 13, 1.8)
    body = form(
        "-44,62* -54,40 -48,6 -26,-30 -2,-48 20,-50 39,-40* 35,-31* 40,-27* 24,-4 2,26 -22,52",
        SILVER,
        8,
        [(band(-50, -6, 40, -58), COBALT.base), (band(-34, 2, 9, -58), SKY.base)],
    )
    spots = "".join(dot(x, y, 2.4, NIGHT.shade) for x, y in ((-44, 20), (-37, 4), (-28, -11)))
    gill = line("-12,-32 -1,-18 -6,0", 3.2)
    face = eye(12, -35, 11.5, (0.5, 0.1), SILVER, 0.26, 18) + line("35,-31 28,-29 22,-24", 3) + blush(16, -18, 5)
    fin = form(knots("0,-9* 22,-8 46,0* 32,5 40,12* 10,13", -12, 8, 12), NIGHT, 4)
    leg = form(knots("0,0* -10,16 -8,30* 0,24* 6,32* 12,14", -20, 44, -30), NIGHT, 3)
    skewer = limb("6,10 84,-84", 7, BATTER) + form(knots("-4,4* 0,-14* 4,4*", 87, -86, 39), SILVER, 2, width=2.6)
    fish = "".join(
        form(knots("-15,0* -8,-7 4,-7 14,0* 4,7 -8,7", x, y, 129, 1.15), SKY, 3, width=2.8) + dot(x - 7, y - 5, 1.6)
        for x, y in ((54, -48), (68, -65))
    )
    hat = cordobes(4, -53, 0.86, 20)
    return (
        shadow(0, 66)
        + skewer
        + fish
        + tail
        + pole
        + wheel
        + horse
        + mane
        + look
        + body
        + spots
        + gill
        + face
        + hat
        + leg
        + rein
        + fin
    )


def almejandro() -> str:
    """Alexander the clam: a plume, a sandal on each foot, and nothing that opens him."""
    plume = form("-64,-36* -70,-64 -40,-92 6,-98 50,-86 74,-58* 62,-60 66,-46* 50,-50 0,-66 -46,-50", RED, 9)
    tufts = "".join(
        line(f"{ax},{ay} {bx},{by}", 2.4)
        for ax, ay, bx, by in ((-44, -56, -54, -74), (-20, -63, -26, -86), (4, -66, 6, -90), (28, -62, 38, -84))
    )
    inside = form(ball(0, 2, 74, 34), Tone("#5b3140", "#472433", "#5b3140"), 0)
    flesh = form("-58,10 -46,-16 -18,-24 18,-24 46,-16 58,10 40,28 0,32 -40,28", ROSE, 9)
    upper = form(
        "-84,-6* -74,-44 -40,-66 0,-72 40,-66 74,-44 84,-6* 62,-18* 44,-12* 22,-20* 0,-13* -22,-20* -44,-12* -62,-18*",
        SHELL,
        9,
    )
    ridge = "".join(
        line(f"{x * 0.42},{-64 + abs(x) * 0.1} {x * 0.8},{-42 + abs(x) * 0.06} {x},{-22}", 2.6, SHELL.shade)
        for x in (-58, -30, 0, 30, 58)
    )
    lower = form(
        "-88,12* -66,24* -44,16* -22,25* 0,17* 22,25* 44,16* 66,24* 88,12* 84,44 54,72 0,80 -54,72 -84,44", SHELL, 13
    )
    arcs = line("-74,42 -44,58 0,63 44,58 74,42", 2.6, SHELL.shade) + line(
        "-56,60 -26,70 0,72 26,70 56,60", 2.6, SHELL.shade
    )
    face = (
        eye(-22, 0, 13, (0.3, 0.2), ROSE, 0.4, 12)
        + eye(22, 0, 13, (0.3, 0.2), ROSE, 0.4, -12)
        + smile(4, 16, 9, 3)
        + blush(-44, 12, 5)
        + blush(44, 12, 5)
    )
    pearl = circle(58, 8, 9, fill="#ffffff", stroke=LINE, stroke_width=3) + dot(55, 5, 2.6, SKY.base)
    feet = ""
    for x in (-32, 32):
        feet += form(knots("-14,-12 0,-16 14,-12 17,4* -17,4*", x, 84), ROSE, 4)
        feet += line(f"{x - 15},79 {x},84 {x + 14},78", 3.4, BROWN.shade) + line(
            f"{x - 18},89 {x + 18},89", 5, BROWN.shade
        )
    blade = (
        form(knots("-6,0* -5,-40 0,-54* 5,-40 6,0*", 82, 34, 8), SILVER, 3)
        + line([*knots("-12,0 12,0", 82, 34, 8)], 8)
        + line([*knots("-11,0 11,0", 82, 34, 8)], 4, LEMON.base)
    )
    hand = form(ball(81, 46, 9), ROSE, 3)
    return (
        shadow(0, 76)
        + feet
        + plume
        + tufts
        + inside
        + flesh
        + face
        + pearl
        + upper
        + ridge
        + blade
        + lower
        + arcs
        + hand
    )


def _wheel(x: float, y: float, r: float) -> str:
    spokes = "".join(
        line(f"{x},{y} {' '.join(f'{px:.2f},{py:.2f}' for px, py in (polar(x, y, r, a),))}", 2.6)
        for a in range(0, 360, 45)
    )
    return (
        circle(x, y, r, fill=RED.base, stroke=LINE, stroke_width=4.2)
        + circle(x, y, r * 0.66, fill=RED.light)
        + spokes
        + circle(x, y, r * 0.28, fill=LEMON.base, stroke=LINE, stroke_width=2.6)
    )


def chocomotora() -> str:
    """A cuttlefish under steam: it leaves the station in a cloud of ink."""
    ink = "".join(
        form(ball(x, y, r), PURPLE, r * 0.35, width=3.4, gleam=0.7)
        for x, y, r in ((-66, -80, 17), (-40, -86, 14), (-18, -84, 10), (0, -76, 7))
    )
    chimney = form(knots("-9,0* -9,-20* -15,-30* 15,-30* 9,-20* 9,0*", 14, -40, 4), COAL, 5)
    fin = form("-88,6* -92,-26 -66,-52 -20,-56* 40,-44* 44,34* -10,52 -60,44 -84,28", PINK, 7)
    frill = line("-70,-38 -58,-44 -46,-42 -34,-48 -22,-44", 2.4, PINK.shade)
    body = form(
        "-78,0 -66,-28 -24,-42 34,-40 58,-24 62,6 48,36 10,42 -44,36 -70,22",
        CREAM,
        13,
        [(band(x, 0, 8, 72), BROWN.light) for x in (-54, -34, -14, 6)],
    )
    iron = form("26,-42* 36,-44* 40,40* 30,42*", LEMON, 3, width=3) + form(
        "-62,-31* -54,-35* -52,36* -60,32*", LEMON, 3, width=3
    )
    face = (
        form(ball(60, -4, 27, 36), CREAM, 8)
        + eye(54, -14, 12, (0.7, 0.1), CREAM, 0.34, 18)
        + eye(76, -12, 8, (0.6, 0.1), CREAM, 0.34, -18)
        + laugh(66, 8, 11, 11)
    )
    arms = ""
    for text in ("60,30 76,44 94,46", "54,34 66,56 88,64", "46,38 54,66 76,80", "66,24 84,28 97,22"):
        arms += taper(text, 15, 6, PINK)
    rod = line("-52,66 -4,66", 8) + line("-52,66 -4,66", 3.6, SILVER.base)
    wheels = (
        _wheel(-52, 62, 26)
        + _wheel(-4, 62, 26)
        + circle(38, 74, 14, fill=RED.base, stroke=LINE, stroke_width=4)
        + dot(38, 74, 4)
    )
    pusher = limb("-30,36 -36,56 -28,66", 11, PINK)
    rail = line("-96,91 96,91", 5)
    return ink + rail + fin + frill + chimney + body + iron + wheels + rod + pusher + face + arms


def boqueronte() -> str:
    """A rhinoceros in vinegar: a shoal's worth of anchovy that won't be moved."""
    tail = form("64,20* 78,2 96,-22* 92,6 98,34* 80,28 66,40*", COBALT, 6)
    legs = "".join(
        form(knots("-17,-30* 17,-30* 19,8* -19,8*", x, 82), SILVER, 7)
        + line(f"{x - 11},88 {x - 6},82 {x - 1},88 {x + 4},82 {x + 9},88", 2.2)
        for x in (-42, 2, 48)
    )
    body = form(
        "-60,10 -50,-34 -14,-56 30,-54 64,-30 76,8 70,50 24,68 -30,64 -56,44",
        SILVER,
        14,
        [(band(4, -42, 46, 8), COBALT.base), (band(4, -14, 9, 8), SKY.base)],
    )
    scales = "".join(
        line(f"{x - 6},{y} {x},{y + 5} {x + 6},{y}", 2.2, SILVER.shade)
        for x, y in ((10, 8), (28, 10), (46, 10), (19, 22), (38, 24), (54, 24), (10, 36), (29, 38), (47, 38))
    )
    fin = (
        form("6,-56* 14,-80 44,-90* 36,-72 44,-52*", COBALT, 5)
        + line("16,-62 26,-76", 2.2)
        + line("26,-60 33,-72", 2.2)
    )
    garlic = (
        form(knots("-5,-8* 6,-3 2,8* -6,4", 62, -46, 30), CREAM, 2, width=2.6)
        + leaf(-14, -54, 18, -20)
        + leaf(-16, -54, 15, 26)
    )
    ear = form(knots("0,6* -9,-10 0,-24* 9,-10", -34, -40, 8), SILVER, 4) + form(
        knots("0,6* -9,-10 0,-24* 9,-10", -56, -36, -18), SILVER, 4
    )
    head = form(
        "-92,26 -90,4 -72,-10 -62,-34 -40,-38 -26,-16 -26,16 -44,44 -72,50 -88,42",
        SILVER,
        10,
        [(band(-44, -30, 26, 24), COBALT.base)],
    )
    horn = group(
        form("-10,10* -15,-10 -10,-34 -2,-50* 9,-34 12,-10 9,10*", SKY, 5, [(band(8, -20, 12, 90), COBALT.base)])
        + dot(-4, -34, 3)
        + line("-13,-20 -6,-16 -7,-8", 2.2),
        transform=place(-80, 0, 1, -16),
    )
    small = form(knots("-8,4* -2,-16* 8,4*", -62, -14, -8), CREAM, 3, width=3)
    gill = line("-36,4 -30,18 -38,32", 3)
    face = eye(-54, -4, 8.5, (-0.5, 0.1), SILVER, 0.4, -14) + dot(-82, 22, 3.4) + smile(-72, 34, 12, -4, 3.2)
    return shadow(2, 80) + tail + legs + fin + body + scales + garlic + ear + head + small + horn + gill + face


CREATURES = {
    "gambaraja": gambaraja,
    "sardinete": sardinete,
    "almejandro": almejandro,
    "chocomotora": chocomotora,
    "boqueronte": boqueronte,
}
