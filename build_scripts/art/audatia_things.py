"""The abilities that no body can show, as emblems within +-90 of (0, 0)."""

from __future__ import annotations

from collections.abc import Callable

from audatia_heads import lynx
from audatia_ink import (
    AZURE,
    FLESH,
    FLESH_SHADE,
    GOLD,
    GOLD_LIGHT,
    IRON,
    IRON_PALE,
    MINIUM,
    MINIUM_DEEP,
    STEEL,
    STEEL_SHADE,
    VELLUM,
    WASH,
    inked,
    pen,
)
from svg import circle, ellipse, group, path, place, polar, poly, ring


def long_sword(scale: float = 1.0, angle: float = 0.0) -> str:
    """An upright sword, its middle at (0, 0)."""
    blade = "M-5.5 34V-70L0 -82L5.5 -70V34Z"
    return group(
        inked(blade, STEEL, 1.8),
        path("M0 34V-82L5.5 -70V34Z", fill=STEEL_SHADE),
        pen("M0 30V-30", 1.2),
        pen("M0 38V70", 8) + pen("M0 38V70", 5, "#6d4b2d"),
        inked("M-27 33Q0 39 27 33L28 39Q0 45 -28 39Z", GOLD_LIGHT, 1.6),
        circle(0, 76, 8, fill=GOLD, stroke=IRON, stroke_width=1.8),
        transform=place(0, 0, scale, angle),
    )


def _repeat() -> str:
    """A sword that comes round again."""
    arcs = ""
    for turn in (0, 180):
        band = "M-8 -72A72 72 0 0 1 62 -36L70 -41L67 -13L44 -27L51 -30A60 60 0 0 0 -6 -60Z"
        arcs += group(inked(band, MINIUM, 1.8), transform=f"rotate({turn})")
    return arcs + long_sword(0.62, 40)


def _taunt() -> str:
    """A gauntlet thrown down."""
    cuff = "M-58 40L-74 -2C-60 -22 -36 -26 -22 -16L-4 20C-16 40 -38 46 -58 40Z"
    back = "M-22 -16C-8 -30 18 -34 36 -24L50 10C40 26 16 34 -4 20Z"
    fingers = "".join(
        group(
            inked("M0 -8H26C31 -8 33 -4 32 0C31 5 28 7 24 7H0Z", STEEL, 1.8) + pen("M10 -8V7M20 -8V7", 1.2),
            transform=place(x, y, 1, a),
        )
        for x, y, a in ((36, -20, -8), (42, -8, 8), (45, 4, 24), (40, 16, 42))
    )
    thumb = group(inked("M0 -8H22C28 -8 30 -3 29 1C28 5 25 7 21 7H0Z", STEEL, 1.8), transform=place(4, 22, 1, 66))
    plates = pen("M-10 -22L8 24M6 -30L24 22M22 -29L38 16", 1.4)
    rim = pen("M-72 -4C-58 -23 -36 -27 -23 -18", 5) + pen("M-72 -4C-58 -23 -36 -27 -23 -18", 2.6, GOLD_LIGHT)
    shade = ellipse(-6, 62, 76, 9, fill=WASH)
    straps = pen("M-66 18C-52 0 -30 -4 -14 2", 1.4)
    hand = thumb + inked(back, STEEL, 1.8) + plates + fingers
    return shade + group(hand + inked(cuff, STEEL_SHADE, 1.8) + straps + rim, transform="rotate(14)")


def _deny() -> str:
    """A hand that says no, before a crossed-out sword."""
    bar = long_sword(0.98, 62)
    fingers = "".join(
        inked(f"M{x - 7.5} {y}C{x - 8} {y - 8} {x + 8} {y - 8} {x + 7.5} {y}V10H{x - 7.5}Z", FLESH, 1.8)
        for x, y in ((-26, -46), (-9, -60), (8, -58), (25, -44))
    )
    palm = "M-35 4H34V34C34 52 24 62 20 66V84H-20V66C-28 58 -35 48 -35 34Z"
    thumb = "M30 40C40 34 44 20 50 8C54 2 64 6 62 14C58 32 48 54 32 60Z"
    lines = pen("M-26 22Q-6 12 20 22M-22 36Q-2 24 14 50", 1.3, FLESH_SHADE)
    cuff = inked("M-26 74H26V90H-26Z", MINIUM, 1.8) + pen("M-26 79H26", 1.6, GOLD_LIGHT)
    return (
        bar
        + fingers
        + inked(thumb, FLESH, 1.8)
        + inked(palm, FLESH, 1.8)
        + path("M-33 0H32V12H-33Z", fill=FLESH)
        + lines
        + cuff
    )


def _eye_of_the_lynx() -> str:
    """The beast that sees through walls."""
    rays = "".join(
        poly([polar(0, 0, 66, a - 5), polar(0, 0, 86, a), polar(0, 0, 66, a + 5)]) for a in range(0, 360, 20)
    )
    disc = path(rays, fill=GOLD) + circle(0, 0, 66, fill=GOLD_LIGHT, stroke=IRON, stroke_width=1.8)
    eyes = ellipse(-20.5, 7, 13, 9, fill="#f7f1dd") + ellipse(20.5, 7, 13, 9, fill="#f7f1dd")
    pupils = ellipse(-19, 7.5, 4.2, 6, fill=MINIUM) + ellipse(19, 7.5, 4.2, 6, fill=MINIUM)
    return disc + group(
        eyes + pupils + group(lynx(IRON), transform=place(-62, -62, 1.94)), transform=place(0, -2, 0.92)
    )


def _pre_empt() -> str:
    """An hourglass that has hardly begun to run."""
    glass = "M-34 -60H34C34 -30 10 -12 6 0C10 12 34 30 34 60H-34C-34 30 -10 12 -6 0C-10 -12 -34 -30 -34 -60Z"
    sand = "M-29 -40Q0 -46 29 -40C24 -22 8 -10 3 -2H-3C-8 -10 -24 -22 -29 -40Z"
    heap = "M-16 58Q0 44 16 58Z"
    posts = "".join(inked(f"M{x - 4} -64H{x + 4}V64H{x - 4}Z", GOLD, 1.8) for x in (-48, 48))
    ends = "".join(inked(f"M-60 {y}H60V{y + 13}H-60Z", GOLD_LIGHT, 1.8) for y in (-76, 63))
    return (
        inked(glass, "#f4f4ea", 1.8)
        + path(sand + heap, fill=MINIUM)
        + pen("M0 -2V50", 1.6, MINIUM)
        + posts
        + ends
        + pen("M-24 -50C-22 -36 -14 -26 -8 -18", 1.6, IRON_PALE)
    )


def _perfect_measure() -> str:
    """Dividers over a scale."""
    leg = "M-6 0H6L5 50L1 118L-2 112L-6 50Z"
    legs = "".join(group(inked(leg, STEEL, 1.8), transform=place(0, -62, 1, turn)) for turn in (21, -21))
    head = circle(0, -58, 14, fill=GOLD, stroke=IRON, stroke_width=1.8) + circle(0, -58, 5, fill=IRON)
    arc = inked("M-26 -6Q0 8 26 -6V1Q0 15 -26 1Z", GOLD_LIGHT, 1.5)
    ticks = "".join(f"M{x} 58V{72 if x % 32 == 0 else 66}" for x in range(-64, 65, 16))
    rule = inked("M-78 56H78V80H-78Z", "#d9b679", 1.8) + pen(ticks, 1.8)
    knob = inked("M-5 -86H5V-72H-5Z", GOLD, 1.6)
    return rule + group(legs, transform="translate(0 4)") + group(arc + knob + head, transform="translate(0 4)")


def _unhorse() -> str:
    """A horse's head, its rein torn."""
    head = (
        "M34 84C44 52 44 22 34 -4C26 -26 14 -44 2 -54L4 -78L-12 -60L-20 -76L-26 -54C-38 -42 -46 -20 -62 0"
        "C-70 8 -74 16 -70 24C-66 32 -56 30 -50 28C-40 28 -30 22 -20 20C-8 26 -14 54 -26 84Z"
    )
    mane = "M2 -56C22 -58 40 -40 50 -14C60 14 62 50 56 84H40C48 52 46 22 36 -4C28 -24 14 -44 2 -56Z"
    locks = pen("M22 -46C34 -34 42 -18 47 0M40 -6C46 14 49 40 47 78M50 20C53 44 54 60 51 80", 1.4, VELLUM)
    eye = path(ring(-25, -27, 4.6), fill=VELLUM) + circle(-26, -26, 2.6, fill=IRON)
    nose = pen("M-62 12C-60 9 -56 9 -55 12M-50 27C-54 22 -58 22 -62 24", 1.8, VELLUM)
    strap = "M-48 2L-30 24M-38 -34L-8 -2L-6 18M-20 -56L-8 -2"
    bridle = pen(strap, 6) + pen(strap, 3.4, MINIUM) + circle(-8, -2, 4.5, fill=GOLD, stroke=IRON, stroke_width=1.4)
    rein = "M-34 22C-40 40 -56 44 -66 52L-62 56L-70 58M-78 66L-70 70L-76 76C-64 78 -52 82 -44 86"
    torn = pen(rein, 5) + pen(rein, 2.6, MINIUM)
    crest = "M0 -58C16 -52 30 -34 40 -8C48 16 48 50 42 84H22V-20Z"
    return (
        inked(mane, "#5a4636", 1.8)
        + path(crest, fill=IRON)
        + inked(head, IRON, 1.8)
        + locks
        + eye
        + nose
        + bridle
        + torn
    )


def _reveal() -> str:
    """A lantern: what was hidden lies in the light."""
    beams = "".join(
        poly([polar(0, 6, 40, a - 4), polar(0, 6, 92, a - 8), polar(0, 6, 92, a + 8), polar(0, 6, 40, a + 4)])
        for a in (-108, -76, -44, 44, 76, 108)
    )
    body = "M-32 -34H32V50H-32Z"
    roof = "M-40 -34C-30 -56 -14 -60 0 -74C14 -60 30 -56 40 -34Z"
    flame = "M0 -18C14 -2 16 10 12 22C8 32 -8 32 -12 22C-16 10 -4 4 0 -18Z"
    heart = "M0 2C7 10 7 18 4 24C2 28 -4 28 -5 23C-7 16 -1 12 0 2Z"
    loop = circle(0, -78, 8, fill="none", stroke=IRON, stroke_width=4)
    posts = pen("M-32 -34V50M32 -34V50M0 -34V-24M0 36V50", 5)
    return (
        path(beams, fill=GOLD_LIGHT, opacity=0.85)
        + inked(body, "#fbeebf", 1.8)
        + path(flame, fill="#d9822b")
        + path(heart, fill="#fbe6a2")
        + posts
        + loop
        + inked(roof, "#5d5046", 1.8)
        + inked("M-40 50H40L34 64H-34Z", "#5d5046", 1.8)
        + inked("M-44 -37H44V-29H-44Z", GOLD, 1.6)
        + pen("M-32 4H-16M16 4H32", 2)
    )


def _second_wind() -> str:
    """A cloud that blows with full cheeks."""
    cloud = (
        "M-82 -18C-92 -44 -66 -62 -48 -54C-42 -76 -6 -78 0 -58C20 -66 38 -46 30 -28C44 -20 42 6 24 8"
        "C16 26 -8 26 -16 14C-32 30 -62 24 -62 6C-76 6 -86 -6 -82 -18Z"
    )
    face = pen("M-6 -34C0 -40 8 -40 13 -34M-14 -8C-6 4 6 2 10 -4", 2) + circle(4, -26, 3.4, fill=IRON)
    cheek = circle(-8, -8, 11, fill=MINIUM, opacity=0.22)
    mouth = ellipse(24, -8, 5, 6, fill=IRON)
    winds = (
        "M34 -8C52 -14 66 -16 76 -28C84 -40 70 -52 62 -42M34 -2C54 0 74 2 84 16C92 30 74 42 64 30"
        "M30 6C44 14 52 26 50 42C48 58 30 58 28 46"
    )
    lines = pen(winds, 6) + pen(winds, 3.2, AZURE)
    leaves = "".join(
        group(inked("M0 -9Q8 0 0 9Q-8 0 0 -9Z", c, 1.3), transform=place(x, y, 1.2, a))
        for x, y, a, c in ((-6, 56, 60, MINIUM), (70, 62, 20, "#3f6b56"), (-44, 66, -40, GOLD))
    )
    curls = pen(
        "M-70 -20C-68 -34 -52 -36 -48 -26M-44 4C-40 -8 -28 -8 -26 2M-34 -50C-28 -60 -16 -60 -14 -50", 1.6, IRON_PALE
    )
    return lines + inked(cloud, "#dfe6ea", 2) + curls + cheek + face + mouth + leaves


def _swift_reply() -> str:
    """A winged sword."""
    feathers = ""
    for length, turn, y in ((86, 72, 10), (78, 88, 16), (66, 104, 22), (50, 120, 28)):
        feather = f"M0 0C10 -12 {length * 0.6:.1f} -14 {length} -3C{length * 0.7:.1f} 6 {length * 0.3:.1f} 8 0 6Z"
        feathers += group(
            inked(feather, "#f4efe0", 1.8) + pen(f"M6 1L{length * 0.8:.1f} -3", 1.1, IRON_PALE),
            transform=place(3, y - 26, 1, turn - 112),
        )
    shoulder = inked("M2 -30C16 -40 34 -38 42 -28C32 -18 18 -8 2 6Z", AZURE, 1.8) + pen(
        "M10 -24C20 -30 28 -30 34 -27", 1.2, VELLUM
    )
    wing = feathers + shoulder
    return wing + group(wing, transform="scale(-1 1)") + long_sword(1.02)


def _poison_dust() -> str:
    """A jar from which a foul powder rises."""
    puffs = ((-8, -34, 14), (14, -48, 17), (-16, -60, 16), (10, -76, 13), (38, -66, 13), (-42, -74, 10))
    cloud = "".join(circle(x, y, r + 1.8, fill=IRON) for x, y, r in puffs)
    cloud += "".join(circle(x, y, r, fill="#a7b58a") for x, y, r in puffs)
    dots = "".join(
        ring(x, y, 1.9) for x, y in ((52, -40), (60, -80), (-34, -42), (-58, -58), (30, -26), (-2, -52), (20, -62))
    )
    jar = "M-18 -16H18V-6C42 2 52 22 50 42C48 66 34 82 18 84H-18C-34 82 -48 66 -50 42C-52 22 -42 2 -18 -6Z"
    lip = inked("M-24 -24H24V-12H-24Z", "#8d9c8f", 1.8)
    skull = (
        "M0 14C18 14 24 26 22 38C21 44 16 46 15 52H-15C-16 46 -21 44 -22 38C-24 26 -18 14 0 14Z"
        + ring(-9, 34, 5.6)
        + ring(9, 34, 5.6)
        + "M0 40L3.4 46H-3.4Z"
    )
    teeth = pen("M-10 52V62M-3.4 52V63M3.4 52V63M10 52V62M-12 57H12", 1.6)
    return (
        cloud
        + path(dots, fill=IRON)
        + inked(jar, "#6b7f73", 2)
        + pen("M-38 22C-40 36 -38 52 -32 62", 3, "#a9bcae")
        + lip
        + path("M-15 48H15L12 64H-12Z", fill=VELLUM)
        + path(skull, fill=VELLUM, fill_rule="evenodd")
        + teeth
        + pen("M-20 -6H20", 2, MINIUM_DEEP)
    )


THINGS: dict[str, Callable[[], str]] = {
    "repeat": _repeat,
    "taunt": _taunt,
    "deny": _deny,
    "eye_of_the_lynx": _eye_of_the_lynx,
    "pre_empt": _pre_empt,
    "perfect_measure": _perfect_measure,
    "unhorse": _unhorse,
    "reveal": _reveal,
    "second_wind": _second_wind,
    "swift_reply": _swift_reply,
    "poison_dust": _poison_dust,
}
