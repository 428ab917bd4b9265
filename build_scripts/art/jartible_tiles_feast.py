"""Landscapes on tiles: the fair, the night of the saint and the pilgrimage."""

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
    SKY,
    TEAL,
    Tone,
    ball,
    band,
    blot,
    disc,
    dot,
    form,
    limb,
    line,
    taper,
)
from jartible_parts import dust, flower
from jartible_tiles_parts import (
    EDGE,
    FLESH,
    HAIR,
    block,
    bulbs,
    cloud,
    land,
    lanterns,
    person,
    pine,
    scallops,
    stones,
)
from svg import circle, group, path, place, polar, poly, rect, star, stroked

ALBERO = "#f0c25e"
OX = Tone("#f3e7d3", "#cdb899", "#fffaf0")


def feria() -> str:
    """Tents, lanterns and yellow sand; whoever comes in here feels strong."""
    gate = block(108, 64, 134, 70, Tone("#f7e3b0", "#d9bb78", "#fff3d2"), 4) + "".join(
        form(f"{x - 11},{64}* {x},{40}* {x + 11},{64}*", RED if n % 2 else GREEN, 2, width=2.8, gleam=0)
        for n, x in enumerate((119, 231))
    )
    lights = "".join(dot(x, y, 2.2, LEMON.base) for x in range(116, 240, 9) for y in (70, 127)) + path(
        "M140 134V112A35 35 0 0 1 210 112V134Z", fill="#bfe0f2", stroke=LINE, stroke_width=EDGE
    )
    bow = "".join(dot(*polar(175, 112, 40.5, a), 2.2, RED.base) for a in range(-90, 91, 18))
    sand = land("-6,132 80,130 175,133 260,130 356,132", ALBERO) + stones(
        ((70, 236), (130, 226), (160, 240), (210, 232), (250, 240), (96, 218), (196, 214)), "#d6a441"
    )
    left, right = _caseta(36, 112, GREEN), _caseta(214, 112, RED)
    strings = lanterns((0, 62), (175, 82), 10, 6, (RED, GLAZE, GREEN)) + lanterns(
        (175, 82), (350, 62), 10, 6, (LEMON, RED, GLAZE)
    )
    dancers = group(_flamenca(RED, -1), transform=place(152, 214, 0.92)) + group(
        _flamenca(COBALT, 1), transform=place(204, 216, 0.92)
    )
    return cloud(70, 96, 0.8) + gate + lights + bow + sand + left + right + strings + dancers


def _caseta(x: float, y: float, tone: Tone) -> str:
    """A fair tent with its curtains drawn back; somebody sits at a table inside."""
    inside = block(x + 2, y + 30, 96, 72, Tone("#6b3b3b", "#4e2a2e", "#8a5555"), 0)
    guests = person(x + 36, y + 84, 0.72, TEAL) + person(x + 64, y + 84, 0.72, ORANGE, BROWN)
    table = (
        block(x + 20, y + 82, 60, 20, GLAZE, 3, 2.8)
        + dot(x + 36, y + 79, 3, LEMON.base)
        + dot(x + 52, y + 79, 3, LEMON.base)
        + dot(x + 64, y + 79, 3, LEMON.base)
    )
    curtains = form(
        f"{x + 2},{y + 30}* {x + 34},{y + 30}* {x + 20},{y + 62} {x + 14},{y + 102}* {x + 2},{y + 102}*",
        GLAZE,
        3,
        [(band(x + 9, y + 60, 5, 90), tone.base), (band(x + 22, y + 60, 5, 90), tone.base)],
        width=2.8,
        gleam=0,
    )
    curtains += form(
        f"{x + 98},{y + 30}* {x + 66},{y + 30}* {x + 80},{y + 62} {x + 86},{y + 102}* {x + 98},{y + 102}*",
        GLAZE,
        3,
        [(band(x + 91, y + 60, 5, 90), tone.base), (band(x + 78, y + 60, 5, 90), tone.base)],
        width=2.8,
        gleam=0,
    )
    gable = form(
        f"{x + 50},{y - 12}* {x + 108},{y + 22}* {x + 108},{y + 30}* {x - 8},{y + 30}* {x - 8},{y + 22}*",
        GLAZE,
        0,
        [(band(x + n * 19 + 1, y + 20, 9.5, 90), tone.base) for n in range(6)],
        width=EDGE,
        gleam=0,
    )
    medal = circle(x + 50, y + 13, 8.5, fill=GLAZE.base, stroke=LINE, stroke_width=2.6) + path(
        poly(star(x + 50, y + 13, 6, 2.6, 5)), fill=LEMON.base, stroke=LINE, stroke_width=1.4
    )
    return inside + guests + table + curtains + gable + scallops(x - 8, y + 30, 116, 12, tone) + medal


def _flamenca(tone: Tone, way: float) -> str:
    """A dancer from afar; (0, 0) is where she stands, `way` which arm is up."""
    skirt = form(
        "-8,-36* 8,-36* 14,-16 28,0 12,6 -12,6 -28,0 -14,-16",
        tone,
        4,
        [(disc(x, y, 3), GLAZE.base) for x, y in ((-6, -20), (8, -12), (-14, -5), (2, -2), (18, -2), (4, -28))],
        width=2.8,
        gleam=0,
    )
    hem = line("-28,0 -18,6 -9,2 0,7 9,2 18,6 28,0", 6.4) + line("-28,0 -18,6 -9,2 0,7 9,2 18,6 28,0", 2.8, GLAZE.base)
    top = form("-9,-58* 9,-58* 6,-44 8,-35* -8,-35* -6,-44", tone, 3, width=2.8, gleam=0)
    arms = limb(f"{-8 * way},-55 {-22 * way},-64 {-20 * way},-80 {-8 * way},-90", 6.4, FLESH) + limb(
        f"{8 * way},-55 {24 * way},-50 {22 * way},-38", 6.4, FLESH
    )
    head = form(ball(0, -68, 9), FLESH, 2.4, width=2.8, gleam=0) + form(
        "-10,-66 -9,-78 0,-80 9,-78 10,-67* 4,-74 -5,-74", HAIR, 2, width=2.4
    )
    head += (
        line("-5,-67 -3,-66 -1,-67", 1.6) + line("2,-67 4,-66 6,-67", 1.6) + line("-1,-62 1,-61 3,-62", 1.8, RED.shade)
    )
    return arms + skirt + hem + top + head + flower(5, -79, 0.42, LEMON if tone is RED else RED)


def verbena() -> str:
    """The night of the saint: every bulb is lit, and whatever shines shines more."""
    stars_ = "".join(
        path(poly(star(x, y, r, r * 0.36, 4)), fill=LEMON.light)
        for x, y, r in (
            (66, 88, 5),
            (118, 74, 4),
            (236, 92, 4),
            (286, 74, 5),
            (196, 70, 3.4),
            (320, 104, 4),
            (28, 70, 4),
        )
    )
    moon = path("M92 84A24 24 0 1 0 116 118A20 20 0 0 1 92 84Z", fill=LEMON.light, stroke=LINE, stroke_width=2.6)
    rockets = "".join(
        _rocket(x, y, r, colour) for x, y, r, colour in ((262, 104, 26, PINK.base), (222, 78, 16, SKY.base))
    )
    town = blot(
        "-6,170* -6,144* 30,144* 30,134* 48,134* 48,152* 86,152* 86,140* 104,128* 122,140* "
        "122,156* 230,156* 230,142* 262,142* 262,150* 300,150* "
        "300,132* 318,120* 336,132* 336,146* 356,146* 356,190* -6,190*",
        "#222c52",
    )
    windows = "".join(
        rect(x, y, 5, 7, fill=LEMON.base)
        for x, y in (
            (12, 154),
            (36, 144),
            (62, 160),
            (100, 142),
            (110, 150),
            (240, 150),
            (282, 158),
            (316, 138),
            (92, 162),
            (308, 158),
        )
    )
    ground = land("-6,184 100,180 250,180 356,184", "#4d4a86") + "".join(
        ellipse_light(x, y) for x, y in ((92, 222), (175, 232), (250, 216))
    )
    stage = (
        form("96,196* 254,196* 268,222* 82,222*", BATTER, 0, width=EDGE, gleam=0)
        + block(82, 222, 186, 12, BROWN, 3)
        + "".join(line(f"{x},{196} {x + (x - 175) * 0.18},{222}", 2, BATTER.shade) for x in (120, 148, 175, 202, 230))
    )
    posts = "".join(
        line(f"{x},{y} {x},{top}", 7) + line(f"{x},{y} {x},{top}", 3, BROWN.base)
        for x, y, top in ((84, 220, 104), (266, 220, 104))
    )
    strings = (
        bulbs((84, 106), (266, 106), 17, 9)
        + bulbs((-4, 84), (84, 106), 10, 5, 0.9)
        + bulbs((266, 106), (354, 84), 10, 5, 0.9)
    )
    couples = (
        group(_flamenca(RED, -1), transform=place(146, 214, 0.82))
        + group(_flamenca(LEMON, 1), transform=place(206, 214, 0.82))
        + group(_guitarist(), transform=place(176, 212, 0.86))
    )
    return stars_ + moon + rockets + town + windows + ground + stage + posts + couples + strings


def ellipse_light(x: float, y: float) -> str:
    """Lamplight on the ground."""
    return group(blot(ball(x, y, 52, 13), LEMON.light), opacity=0.16)


def _rocket(x: float, y: float, r: float, colour: str) -> str:
    rays = "".join(
        line([(*polar(x, y, r * 0.35, a), False), (*polar(x, y, r, a), False)], 2.6, colour) for a in range(0, 360, 30)
    )
    return rays + "".join(dot(*polar(x, y, r * 1.12, a), 2, LEMON.light) for a in range(0, 360, 30))


def _guitarist() -> str:
    """He sits between the dancers; (0, 0) is the foot of his chair."""
    chair = line("-12,0 -12,-22", 3.4) + line("12,0 12,-22", 3.4)
    legs = limb("-6,-22 -8,0", 7.4, COAL) + limb("6,-22 8,0", 7.4, COAL)
    body = form("-12,-52* 12,-52* 12,-22* -12,-22*", GREEN, 3, width=2.8, gleam=0)
    guitar = (
        form("-14,-30 -8,-38 0,-35 6,-36 8,-28 0,-25 -8,-22", BATTER, 2, width=2.6)
        + line("6,-33 24,-44", 4.4, BARK.base)
        + dot(-3, -30, 3, LINE)
    )
    head = (
        form(ball(0, -62, 9), FLESH, 2.4, width=2.8, gleam=0)
        + form("-17,-67 0,-71 17,-67 9,-65 -9,-65", COAL, 1, width=2.4, gleam=0)
        + form("-8,-68* -7,-77 7,-77 8,-68*", COAL, 1, width=2.4, gleam=0)
    )
    return chair + legs + body + guitar + head


def romeria() -> str:
    """Two oxen, a wagon like a chapel, and a road of sand that has no end."""
    hills = land("-6,132 60,120 130,132 200,118 280,130 356,116", "#b9c98a")
    pines = pine(48, 158, 84) + pine(318, 152, 74) + pine(14, 166, 60) + pine(284, 146, 50)
    ground = land("-6,152 90,146 200,150 356,142", "#a8b860") + land("-6,206 90,196 200,200 356,190", ALBERO)
    ruts = stroked("M-6 224C100 210 220 214 356 206M-6 246C100 234 220 238 356 228", "#d6a441", 3.4)
    wheels = _wheel(196, 206, 25) + _wheel(262, 206, 25)
    bed = form("166,178* 292,178* 286,200* 172,200*", COBALT, 3, width=EDGE, gleam=0) + "".join(
        _bloom(x, 190, 0.5, tone) for x, tone in ((184, RED), (204, LEMON), (226, RED), (248, LEMON), (270, RED))
    )
    hood = form(
        "170,178* 164,136 178,104 228,96 280,104 292,136 288,178* 262,170 230,168 196,170", GLAZE, 9, width=EDGE
    )
    hoops = "".join(
        line(text, 2.4, GLAZE.shade)
        for text in ("196,170 190,134 200,101", "230,168 230,132 229,97", "262,170 268,134 258,100")
    )
    door = form(
        "172,178* 168,140 178,116 190,112 198,140 194,172*", Tone("#6b3b3b", "#4e2a2e", "#8a5555"), 0, width=2.8
    ) + person(183, 172, 0.72, RED)
    garland = "".join(
        _bloom(x, y, 0.55, tone)
        for x, y, tone in (
            (178, 104, RED),
            (196, 98, PINK),
            (214, 95, RED),
            (232, 94, PINK),
            (250, 96, RED),
            (268, 99, PINK),
            (282, 106, RED),
        )
    )
    far_ox, near_ox = group(_ox(), transform=place(116, 200, 0.9)), group(_ox(), transform=place(100, 212, 0.98))
    pole = line("166,190 120,184", 6) + line("166,190 120,184", 2.6, BROWN.light)
    train = far_ox + pole + wheels + hood + hoops + door + garland + bed + near_ox + dust(304, 224, 0.9, 1)
    return cloud(120, 84, 0.8) + hills + pines + ground + ruts + group(train, transform=place(20, 34, 0.85))


def _bloom(x: float, y: float, size: float, tone: Tone) -> str:
    """A flower too far away for petals of its own."""
    petals = path(poly(star(x, y, 13 * size, 9 * size, 8)), fill=tone.base, stroke=LINE, stroke_width=2.2)
    return petals + circle(x, y, 4.4 * size, fill=tone.shade)


def _wheel(x: float, y: float, r: float) -> str:
    spokes = "".join(poly([polar(x, y, 4, a), polar(x, y, r - 3, a)], close=False) for a in range(0, 360, 45))
    rim = circle(x, y, r - 3, fill="none", stroke=LINE, stroke_width=9) + circle(
        x, y, r - 3, fill="none", stroke=RED.base, stroke_width=3.6
    )
    return (
        stroked(spokes, LINE, 5.4)
        + stroked(spokes, LEMON.base, 2.2)
        + rim
        + circle(x, y, 5, fill=LEMON.base, stroke=LINE, stroke_width=2.6)
    )


def _ox() -> str:
    """An ox that walks to the left; (0, 0) is the ground below its middle."""
    legs = (
        limb("-24,-26 -28,-12 -26,0", 10, OX)
        + limb("-12,-26 -12,0", 10, OX)
        + limb("22,-28 18,-12 22,0", 10, OX)
        + limb("34,-28 38,-12 36,0", 10, OX)
    )
    tail = line("44,-52 52,-38 48,-22", 5) + line("44,-52 52,-38 48,-22", 2, OX.base)
    body = form(
        "-34,-54 -20,-66 20,-62 42,-60 46,-38 34,-24 -18,-22 -36,-34",
        OX,
        7,
        [(disc(14, -46, 13), BROWN.light), (disc(34, -58, 10), BROWN.light)],
        width=EDGE,
    )
    horns = taper("-44,-70 -40,-84 -50,-92", 6, 2.6, CREAM, 1) + taper("-56,-68 -66,-80 -62,-92", 6, 2.6, CREAM, 1)
    head = form("-40,-72 -56,-72 -66,-56 -68,-38 -58,-32 -48,-38 -36,-46 -32,-60", OX, 5, width=EDGE) + blot(
        "-67,-46 -66,-36 -58,-33 -52,-38 -58,-46", PINK.base
    )
    face = dot(-52, -57, 2.4) + dot(-63, -41, 1.6) + line("-66,-56 -54,-50 -44,-46", 3.4, RED.base)
    yoke = (
        line("-42,-70 -22,-60", 9)
        + line("-42,-70 -22,-60", 4, BROWN.light)
        + flower(-34, -72, 0.6)
        + dot(-28, -30, 5, LEMON.base)
        + line("-38,-46 -28,-32", 2.6)
    )
    return tail + legs + body + horns + head + face + yoke


FEAST = {
    "feria": feria,
    "verbena": verbena,
    "romeria": romeria,
}
