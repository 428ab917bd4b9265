"""Creatures with feathers: the two hoopoes, the partridge cock, the two swifts and the breaded flamingo."""

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
    RED,
    SILVER,
    SKY,
    Outline,
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
from jartible_parts import bird_foot, blush, brow, dust, eye, flower, shut, speed
from svg import circle, group, place, polar

BUFF = Tone("#eda35f", "#c97a3c", "#f9cb97")
BILL = Tone("#5a5566", "#3f3b4c", "#8b869a")
HAM_PINK = Tone("#f4a9a0", "#d97f7c", "#fbd3cb")


def crest_feather(x: float, y: float, length: float, turn: float) -> str:
    """A feather of the hoopoe's crest, black at its tip."""
    outline = knots("-4,0* -8,-22 -7,-36 0,-44 7,-36 8,-22 4,0*", x, y, turn, length / 44)
    tip_x, tip_y = polar(x, y, length * 0.92, turn)
    white_x, white_y = polar(x, y, length * 0.72, turn)
    return form(
        outline,
        BUFF,
        3,
        [(band(white_x, white_y, 5, turn), "#ffffff"), (band(tip_x, tip_y, 14, turn), COAL.base)],
        3.2,
        0.5,
    )


def barred(outline: Outline, marks: tuple[tuple[float, float, float, float], ...], depth: float = 5) -> str:
    """A wing in black and white."""
    return form(outline, COAL, depth, [(band(x, y, thick, turn), "#ffffff") for x, y, thick, turn in marks])


def abubill() -> str:
    """A hoopoe of standing: crest up, chest out, one wing on the hip."""
    tail = form("20,44* 44,60 62,88* 48,92* 34,86* 12,64*", COAL, 4, [(band(42, 72, 8, -28), "#ffffff")])
    legs = (
        limb("-14,62 -16,82", 8, BILL)
        + limb("12,62 12,82", 8, BILL)
        + bird_foot(-16, 86, 1, BILL, -1)
        + bird_foot(12, 86, 1, BILL)
    )
    crest = "".join(
        crest_feather(-2, -40, length, turn)
        for length, turn in ((44, 84), (52, 60), (57, 36), (58, 12), (56, -12), (48, -36))
    )
    body = form(
        "-34,-14 -42,20 -32,52 -4,68 28,58 42,28 34,-8 20,-26 -16,-26", BUFF, 13, [(disc(-8, 66, 34, 22), CREAM.base)]
    )
    wing = barred(
        "22,-8* 44,-6 66,12 58,40* 50,34* 44,50* 36,42* 26,52* 16,22",
        ((44, 6, 7, 42), (38, 24, 7, 36), (33, 40, 6, 30)),
    )
    far = barred("-34,-4* -54,6 -66,28 -60,48* -46,40* -36,46* -32,20", ((-52, 18, 7, -40), (-48, 34, 7, -36)))
    head = form("-34,-28 -30,-50 -8,-60 16,-52 26,-30 14,-8 -14,-6 -28,-14", BUFF, 9)
    bill = form("-28,-40* -58,-40 -94,-22* -60,-30 -30,-24*", BILL, 3) + line("-30,-32 -60,-35 -84,-27", 2)
    face = eye(-10, -34, 10.5, (-0.5, 0.1), BUFF, 0.34, -8) + brow(-12, -50, 9, -8) + blush(4, -18, 5)
    tie = form("-14,-4* -26,-10 -26,6 -14,0* -2,6 -2,-10", RED, 3, width=3)
    return shadow(0, 50) + tail + legs + crest + far + body + head + bill + face + wing + tie


def abubill_marismeno() -> str:
    """The hoopoe of the marshes: wellingtons, straw hat, and a long wet stride."""
    tail = form("44,10* 66,-4 96,-10* 92,2* 98,10* 70,20 48,26*", COAL, 4, [(band(76, 2, 8, 78), "#ffffff")])
    far_leg = limb("22,34 46,44 62,34", 9, BILL) + _boot(64, 26, -58)
    near_leg = limb("-6,40 -24,56 -20,66", 9, BILL) + _boot(-20, 88, 0)
    body = form("-40,0 -26,-24 14,-22 48,-4 54,16 34,36 -6,44 -34,30", BUFF, 12, [(disc(-18, 42, 34, 20), CREAM.base)])
    wing = barred(
        "-8,-12* 24,-44 66,-58* 62,-44* 70,-38* 56,-28* 60,-18* 36,-8 10,10",
        ((26, -30, 7, 58), (43, -36, 7, 62), (56, -42, 5, 66)),
    )
    feathers = "".join(crest_feather(-44, -38, length, turn) for length, turn in ((46, 104), (52, 86), (52, 68)))
    head = form("-66,-14 -64,-36 -44,-46 -24,-36 -20,-12 -34,6 -56,4", BUFF, 8)
    brim = form("-86,-30 -64,-46 -42,-50 -18,-44 0,-26 -22,-32 -44,-36 -66,-34", LEMON, 4) + form(
        "-64,-42* -60,-66 -42,-72 -26,-64 -22,-42* -42,-48", LEMON, 7, [(band(-43, -48, 9, 4), GREEN.base)]
    )
    bill = form("-62,-20* -78,-16 -98,6* -78,-4 -60,-6*", BILL, 3)
    reed = line("-90,12 -80,-4 -66,-12", 4) + line("-90,12 -80,-4 -66,-12", 1.8, GREEN.base)
    cattail = form(ball(-92, 18, 4.6, 10, 20), BROWN, 2, width=3)
    face = eye(-44, -18, 10, (-0.6, 0.1), BUFF, 0.3, 10) + blush(-34, -4, 5)
    splash = "".join(line(text, 3.4, SKY.shade) for text in ("-50,90 -56,76", "-38,86 -38,70", "6,90 14,76"))
    pool = form("-84,92 -40,86 10,86 60,92 10,97 -40,97", SKY, 2, width=3)
    rushes = "".join(
        line(text, 4, GREEN.shade) for text in ("78,92 80,70 76,54", "86,92 90,74 94,64", "70,92 68,80 62,72")
    )
    return (
        rushes
        + pool
        + tail
        + far_leg
        + near_leg
        + feathers
        + body
        + wing
        + head
        + bill
        + brim
        + reed
        + cattail
        + face
        + splash
    )


def _boot(x: float, y: float, turn: float) -> str:
    outline = knots("8,-26* -9,-26* -10,-10 -24,-6 -26,3* 9,3*", x, y, turn)
    return form(outline, GREEN, 5) + form(
        knots("10,-29* -11,-29* -11,-22* 10,-22*", x, y, turn),
        Tone("#7fc487", "#57a45c", "#a8dcab"),
        1,
        width=3,
        gleam=0,
    )


def perdigallo() -> str:
    """Partridge below, cockerel on top, and both of them think they are in charge."""
    sickles = ""
    for text, tone in (
        ("30,30 66,10 84,-22 78,-56", GREEN),
        ("30,36 74,26 96,-4 96,-34", COBALT),
        ("28,42 70,46 92,30 98,8", RED),
        ("26,24 52,-6 58,-36 44,-64", LEMON),
    ):
        sickles += taper(text, 26, 7, tone, 5)
    legs = (
        limb("-16,60 -18,80", 9, RED)
        + limb("10,62 12,80", 9, RED)
        + bird_foot(-18, 86, 1.15, RED, -1)
        + bird_foot(12, 86, 1.15, RED)
    )
    bars = [
        (band(x, 50, 6, 112), colour)
        for x, colour in (
            (-8, "#ffffff"),
            (-1, BROWN.shade),
            (10, "#ffffff"),
            (17, BROWN.shade),
            (28, "#ffffff"),
            (35, BROWN.shade),
        )
    ]
    body = form("-52,14 -56,-14 -34,-34 -4,-30 32,-6 52,18 42,52 8,70 -30,62 -48,42", SILVER, 14, bars)
    wing = form("-10,-8* 16,-14 42,2 56,26* 42,25* 39,34* 25,30* 12,36* -8,18", BROWN, 7)
    bib = form("-58,-30* -62,-8 -46,10 -22,6 -8,-20 -12,-36*", GLAZE, 5)
    beads = "".join(
        form(ball(x, y, 6.5, 5.5), COAL, 2, width=2.4, gleam=0)
        for x, y in ((-64, -10), (-56, 4), (-43, 12), (-28, 10), (-16, 0), (-8, -13))
    )
    comb = form("-60,-58* -66,-80 -52,-76* -50,-96 -36,-80* -26,-96 -20,-76* -6,-82 -12,-56*", RED, 6)
    head = form("-62,-30 -60,-56 -38,-68 -16,-56 -10,-34 -30,-22 -50,-20", SILVER, 8)
    mask = form("-66,-44 -44,-52 -22,-48 -12,-40 -28,-34 -50,-34", RED, 3, width=3)
    bill = form("-62,-52* -80,-46 -92,-36* -76,-34 -62,-34*", RED, 3) + line("-62,-43 -82,-39", 2.4)
    wattle = form("-62,-32* -72,-24 -68,-10 -58,-12 -56,-26*", RED, 3, width=3.2)
    face = eye(-40, -46, 11, (-0.4, 0), SILVER, 0.38, -14) + brow(-42, -62, 9, -14)
    return shadow(0, 56) + sickles + legs + body + bib + beads + wing + comb + head + mask + bill + wattle + face


def vencejazo() -> str:
    """A swift as wide as the sky and twice as quick; nobody has seen it sit."""
    far = form(
        "-2,-6* 6,-40 -24,-78 -70,-96* -48,-62 -44,-30 -34,-4*", NIGHT, 6, [(band(-46, -80, 10, 30), NIGHT.light)]
    )
    tail = form("-40,6* -66,2 -98,-14* -80,10* -96,34* -64,26 -38,24*", NIGHT, 5)
    body = form("-50,14 -20,-12 26,-20 58,-12 74,4 56,26 20,34 -24,30", NIGHT, 11)
    near = form("20,10* 24,44 -8,80 -56,96* -30,64 -28,36 -22,12*", NIGHT, 8, [(band(-30, 78, 10, -28), NIGHT.light)])
    lines = line("4,30 -2,52 -18,70", 2.4, NIGHT.shade) + line("-10,24 -18,46 -28,60", 2.4, NIGHT.shade)
    throat = form("46,14 66,2* 80,8 66,24 50,24", GLAZE, 3, width=3)
    bill = form("70,-4* 90,0 97,8* 84,14 68,12*", BILL, 2, width=3.4)
    goggles = circle(48, -6, 15, fill=LEMON.shade, stroke=LINE, stroke_width=3.4) + eye(
        48, -6, 11, (0.5, 0.1), NIGHT, 0.32, 16, SKY.light
    )
    goggles += circle(69, -8, 9, fill=LEMON.shade, stroke=LINE, stroke_width=3) + eye(
        69, -8, 6, (0.4, 0.1), NIGHT, 0.3, -12, SKY.light
    )
    scarf = form("24,-20* 2,-22 -18,-34 -40,-28* -26,-20 -34,-10* -12,-10 22,-6*", RED, 4, width=3.4)
    scarf += form("20,-21* 32,-22* 36,4 28,32* 17,33* 25,6", RED, 4, width=3.4)
    return (
        speed(-50, -34, (26, 38), 13)
        + speed(-52, 46, (34, 20), 13)
        + far
        + tail
        + body
        + near
        + lines
        + throat
        + bill
        + scarf
        + goggles
    )


def vencejazo_torrero() -> str:
    """The swift of the belfry: it falls out of the tower with the bell still ringing."""
    left = form("-18,-2* -44,-22 -56,-60 -50,-98* -28,-64 -8,-42 2,-26*", NIGHT, 7)
    right = form("18,-2* 46,-18 74,-52 82,-92* 52,-64 24,-46 0,-28*", NIGHT, 7)
    tail = form("-10,-34* -8,-64 -16,-94* 2,-78* 22,-96* 14,-64 14,-34*", NIGHT, 4)
    body = form("-30,10 -24,-22 0,-44 24,-22 30,10 24,36 0,44 -24,36", NIGHT, 10)
    bell = form(
        "-22,10* -12,-2 12,-2 22,10* 26,32 40,52* 0,58 -40,52* -26,32", LEMON, 11, [(band(0, 24, 4), LEMON.shade)]
    )
    lip = form("-42,50 0,56 42,50 45,59 0,67 -45,59", LEMON, 4)
    peek = form("-31,64 0,68 31,64 26,80 0,94 -26,80", NIGHT, 7)
    face = eye(-12, 72, 10, (0.1, 0.5), NIGHT, 0.3, 14) + eye(12, 72, 10, (-0.1, 0.5), NIGHT, 0.3, -14)
    bill = form("-7,83* 7,83* 0,99*", BILL, 2, width=3)
    cross = form("-4,-6* 4,-6* 4,0* 10,0* 10,7* 4,7* 4,18* -4,18* -4,7* -10,7* -10,0* -4,0*", CREAM, 0, width=0.1)
    cross = group(cross, transform=place(0, 34, 0.8))
    rings = "".join(
        line([*knots(f"-8,{-10 - k * 3} 0,{0} -8,{10 + k * 3}", x + k * 9 * s, 48 + k, 180 if s > 0 else 0)], 3)
        for s in (-1, 1)
        for x in (58 * s,)
        for k in (0, 1)
    )
    trails = (
        line("-78,-60 -78,-90", 3) + line("-70,-30 -70,-52", 3) + line("92,-40 92,-66", 3) + line("40,-76 40,-96", 3)
    )
    swift = trails + left + right + tail + body + peek + face + bill + bell + cross + lip + rings
    return group(swift, transform=place(0, -4))


def flamenquino() -> str:
    """A flamenquín that learned to stand on one leg and has not stopped dancing since."""
    support = limb("6,34 2,60 6,84", 8, PINK) + bird_foot(6, 87, 1, PINK)
    raised = limb("18,32 50,40 38,62", 8, PINK) + bird_foot(36, 66, 0.8, PINK, -1)
    ruffles = ""
    for n, (x, y, size) in enumerate(((60, -2, 1.15), (52, 0, 0.95), (44, 2, 0.75))):
        frill = "0,-22* 14,-26 12,-14* 26,-12 18,-2* 28,6 16,10* 18,22 4,18* 0,24*"
        ruffles += form(knots(frill, x, y, 10, size), (RED, PINK, RED)[n], 4, width=3.2, gleam=0.6)
    roll = form("-44,-6 -40,-26 -18,-32 40,-26 58,-18 62,8 52,28 10,38 -22,36 -40,22", BATTER, 12)
    crumbs = "".join(
        dot(x, y, r, colour)
        for x, y, r, colour in (
            (0, -16, 2.6, BATTER.shade),
            (16, -8, 2, BATTER.light),
            (8, 8, 3, BATTER.shade),
            (28, 4, 2.4, BATTER.light),
            (38, -12, 2.6, BATTER.shade),
            (22, 22, 2.4, BATTER.shade),
            (40, 14, 2, BATTER.shade),
            (-2, 24, 2.2, BATTER.shade),
            (20, -22, 2, BATTER.shade),
        )
    )
    cut = form(ball(-30, 4, 17, 29, 6), CREAM, 4) + blot(ball(-30, 4, 11.5, 22, 6), HAM_PINK.base)
    cut += line("-30,6 -27,-2 -33,-8 -37,4 -31,16 -23,8 -25,-10", 3, CREAM.base)
    neck = taper("-28,-14 -62,-14 -72,-42 -46,-54 -36,-72 -52,-84", 17, 14, PINK, 4)
    head = form("-78,-76 -68,-92 -48,-94 -36,-80 -46,-68 -66,-66", PINK, 6)
    bill = form(
        "-72,-84* -88,-80 -94,-62 -86,-50* -82,-64 -66,-68*",
        GLAZE,
        2,
        [(band(-90, -52, 22, -16), COAL.base)],
        width=3.4,
    )
    face = shut(-56, -80, 6.5, up=False) + brow(-56, -90, 6, -8, 3) + blush(-48, -74, 4)
    bloom = flower(-38, -90, 0.8)
    wing = form("6,-8* 14,-34 34,-58 62,-72* 58,-58* 70,-52* 56,-42* 62,-32* 44,-26* 30,-2", PINK, 6)
    return (
        shadow(6, 40)
        + ruffles
        + raised
        + support
        + roll
        + crumbs
        + cut
        + wing
        + neck
        + head
        + bill
        + face
        + bloom
        + dust(30, 90, 0.5, 1)
    )


CREATURES = {
    "abubill": abubill,
    "abubill_marismeno": abubill_marismeno,
    "perdigallo": perdigallo,
    "vencejazo": vencejazo,
    "vencejazo_torrero": vencejazo_torrero,
    "flamenquino": flamenquino,
}
