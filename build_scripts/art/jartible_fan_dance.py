"""Paintings on the fans: song, dance and what is worn for it."""

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
    SILVER,
    SKY,
    Tone,
    ball,
    blot,
    disc,
    dot,
    form,
    knots,
    limb,
    line,
)
from jartible_parts import bird_foot, cordobes, flower, leaf, paper_fan
from svg import circle, group, path, place, polar, poly, star, stroked

FLESH = Tone("#e9b48a", "#c98a5f", "#fad7b6")
SHAWL = Tone("#3a3350", "#272138", "#5c5478")
HAIR = Tone("#2f2a3c", "#1f1b29", "#575069")


def note(x: float, y: float, size: float = 1, colour: str = LINE) -> str:
    """A quaver."""
    stem = stroked("M5 6V-20C8 -12 15 -12 14 -2", colour, 3.4)
    return group(stem, circle(0, 7, 6, fill=colour), transform=place(x, y, size))


def maria_del_monte() -> str:
    """A singer from behind, before a microphone: knot, comb and carnation, and no face at all."""
    glow = circle(2, -6, 66, fill="#ffffff", opacity=0.4)
    stand = line("58,66 58,-22", 6) + line("58,66 58,-22", 2.4, SILVER.base) + line("44,67 72,67", 6)
    net = (
        form(ball(52, -36, 13, 16, -24), SILVER, 5, width=3.4)
        + line("42,-44 60,-30", 2)
        + line("42,-33 55,-24", 2)
        + line("50,-50 64,-38", 2)
    )
    cup = form(knots("-9,0* 9,0* 6,16* -6,16*", 58, -24, -10), COAL, 2, width=3)
    dress = form(
        "-30,4* -14,-2 0,4 14,-2 30,4* 26,30 30,46 54,66 40,74* -46,74* -58,66 -34,46 -28,30", RED, 12, [*_dots()]
    )
    back = form("-22,2* 0,26 22,2* 14,-6 -14,-6", FLESH, 4, width=3)
    frill = form(
        "-46,10* -34,-6 -20,0 0,28 20,0 34,-6 46,10* 34,12 26,20* 12,22 0,40* -12,22 -26,20* -34,12",
        GLAZE,
        4,
        width=3.4,
    )
    near = limb("36,8 52,18 48,0 40,-18", 13, FLESH)
    far = limb("-36,8 -58,0 -68,-26 -56,-52", 13, FLESH) + form(ball(-55, -55, 8, 9), FLESH, 3, width=3.4)
    neck = form("-9,-20* 9,-20* 12,0* -12,0*", FLESH, 4, width=3)
    head = form("-24,-30 -20,-54 0,-62 20,-54 24,-30 14,-14 0,-10 -14,-14", HAIR, 8)
    knot_ = form(ball(0, -28, 15, 13), HAIR, 5, width=3) + line("-9,-30 0,-36 8,-28 0,-22", 2, HAIR.light)
    rings = "".join(circle(x, -20, 5.5, fill="none", stroke=LEMON.shade, stroke_width=3) for x in (-25, 25))
    comb = form("-16,-52* -22,-68 -10,-75 0,-71 10,-75 22,-68 16,-52* 0,-58", BROWN, 4, width=3.4) + "".join(
        dot(x, y, 2, LINE) for x, y in ((-10, -65), (0, -64), (10, -65))
    )
    song = note(-30, -62, 0.7) + note(74, -54, 0.8) + note(-80, -26, 0.7)
    return (
        glow
        + song
        + far
        + stand
        + cup
        + net
        + near
        + neck
        + dress
        + back
        + frill
        + comb
        + head
        + knot_
        + rings
        + flower(17, -46, 0.9)
    )


def _dots() -> list[tuple[list[tuple[float, float]], str]]:
    return [
        (disc(x, y, 4.6), GLAZE.base)
        for x, y in ((-16, 34), (4, 46), (20, 34), (-24, 54), (-6, 64), (24, 58), (42, 66), (-44, 66), (6, 30))
    ]


def manton() -> str:
    """A Manila shawl over somebody's best: only the crown has slipped, and the feet show."""
    feet = bird_foot(-18, 68, 1.3, ORANGE, -1) + bird_foot(18, 68, 1.3, ORANGE)
    fringe = "".join(
        line(f"{x},{y} {x + (x * 0.05)},{y + 17}", 3.2, CREAM.shade)
        + line(f"{x},{y} {x + x * 0.05},{y + 16}", 1.8, CREAM.light)
        for x, y in [(-72 + n * 6.55, 30 + 17 * max(0.0, 1 - abs(-72 + n * 6.55) / 72) ** 0.8) for n in range(23)]
    )
    shawl = form("-76,28* -52,14 -42,-22 -28,-48 0,-58 28,-48 42,-22 52,14 76,28* 44,42 0,54 -44,42", SHAWL, 12)
    hem = line("-74,29 -44,41 0,52.5 44,41 74,29", 3, LEMON.base)
    roses = flower(0, 6, 1.5) + flower(-34, 18, 0.95, PINK) + flower(34, 18, 0.95, PINK) + flower(-10, -30, 0.8, PINK)
    roses += (
        leaf(-16, 12, 18, -100)
        + leaf(16, 12, 18, 100)
        + leaf(-48, 28, 15, -120)
        + leaf(48, 28, 15, 120)
        + leaf(6, -26, 15, 70)
        + leaf(-4, 30, 17, 190)
        + leaf(8, 29, 15, 160)
    )
    bulge = line("-24,-40 -34,-16 -40,2", 2, SHAWL.light) + line("24,-40 30,-22 36,-6", 2, SHAWL.light)
    crown = form(knots("-19,11* -22,-9* -10,0* 0,-15* 10,0* 22,-9* 19,11*", 16, -64, 22), LEMON, 4) + dot(
        17, -60, 3.4, RED.base
    )
    return feet + crown + fringe + shawl + bulge + hem + roses


def palmas() -> str:
    """Two hands that meet: once would be enough, they do it twice."""
    burst = path(poly(star(0, -10, 76, 46, 12, 15)), fill=LEMON.base, opacity=0.75) + path(
        poly(star(0, -10, 52, 32, 12)), fill="#ffffff", opacity=0.8
    )
    left = _hand()
    right = group(_hand(), transform="scale(-1 1)")
    claps = "".join(line(text, 4) for text in ("-4,-64 -5,-77", "-24,-60 -31,-71", "16,-61 22,-73"))
    return (
        burst + claps + group(right, transform=place(24, 0, 0.98, -34)) + group(left, transform=place(8, 8, 1.02, 30))
    )


def _hand() -> str:
    """A left hand, upright, its palm turned to the middle, and its cuff."""
    sleeve = form(
        "-60,58* -34,40* -20,56* -44,76*",
        RED,
        6,
        [(disc(-44, 60, 4), GLAZE.base), (disc(-36, 52, 4), GLAZE.base), (disc(-32, 64, 4), GLAZE.base)],
    )
    frill = form("-40,34* -30,34 -24,42* -16,44 -14,54* -20,60 -28,54* -34,52 -36,46* -42,42", GLAZE, 3, width=3.2)
    fingers = "".join(
        form(knots("-7,0* -7,-26 -4,-36 4,-36 7,-26 7,0*", x, y, turn, size), FLESH, 4, width=3.4)
        for x, y, turn, size in ((-37, -2, -24, 0.82), (-28, -10, -12, 0.98), (-18, -14, -1, 1.04), (-8, -12, 8, 0.98))
    )
    palm = form("-42,0* -32,-14 -2,-14* 0,10 -4,30 -14,44* -32,36 -42,18", FLESH, 7, width=3.6)
    thumb = form("-14,30 -18,10 -10,-4 -2,-10 2,-2 -2,10 -4,24", FLESH, 4, width=3.2)
    return sleeve + frill + fingers + palm + blot("-38,-3* -28,-12 -6,-12* -8,-2 -32,4", FLESH.base) + thumb


def media_vuelta() -> str:
    """Half a turn: the train of the dress is still where the front was."""
    swirl = form(
        "-80,34 -58,14 -20,20 16,8 50,12 78,28 84,46 60,62 10,70 -44,68 -80,52",
        RED,
        10,
        [
            (disc(x, y, 5), GLAZE.base)
            for x, y in ((-52, 36), (-24, 40), (4, 34), (32, 32), (58, 40), (-8, 56), (26, 54))
        ],
    )
    frills = "".join(
        line(text, width, colour)
        for width, colour in ((9, LINE), (4.6, GLAZE.base))
        for text in (
            "-82,46 -70,58 -56,56 -44,67 -26,63 -10,71 8,66 26,70 42,63 58,63 70,54 84,46",
            "-62,28 -46,36 -30,34 -12,44 6,38 24,43 42,34 58,32",
        )
    )
    body = form(
        "-17,-24* 0,-30 17,-24* 12,-4 16,16 -2,24 -20,18 -13,-4",
        RED,
        6,
        [(disc(-5, -12, 4), GLAZE.base), (disc(6, 2, 4), GLAZE.base), (disc(-8, 10, 4), GLAZE.base)],
    )
    arms = limb("-15,-21 -38,-34 -34,-58 -12,-70", 10, FLESH) + limb("15,-21 40,-26 50,-8 34,6", 10, FLESH)
    neck = form("-6,-36* 6,-36* 7,-24* -7,-24*", FLESH, 2, width=3)
    head = form(ball(0, -47, 14, 16), FLESH, 4, width=3.4)
    hair = form("-15,-44 -16,-62 0,-68 16,-62 15,-46* 8,-56 -4,-58* -10,-52", HAIR, 4, width=3.4) + form(
        ball(-17, -56, 7), HAIR, 2, width=3
    )
    shut_ = line("-3,-46 1,-44 5,-46", 2.4) + line("8,-46 11,-45", 2.4) + line("1,-37 5,-36 8,-38", 2.2, RED.shade)
    return (
        arms[:0]
        + swirl
        + frills
        + _turning()
        + limb("15,-21 40,-26 50,-8 34,6", 10, FLESH)
        + body
        + neck
        + head
        + hair
        + shut_
        + limb("-15,-21 -38,-34 -34,-58 -12,-70", 10, FLESH)
        + flower(11, -63, 0.7, LEMON)
    )


def _turning() -> str:
    """Two arrows that follow each other round the waist."""
    drawn = ""
    for side in (1, -1):
        arc = "M-62 -6C-58 -14 -46 -20 -32 -22"
        head = poly([(-36, -32), (-18, -23), (-34, -12)])
        one = (
            stroked(arc, LINE, 9)
            + path(head, fill=LINE, stroke=LINE, stroke_width=5, stroke_linejoin="round")
            + stroked(arc, LEMON.base, 4.4)
            + path(head, fill=LEMON.base)
        )
        drawn += group(one, transform=place(8 * side, 8, 1.05, 0 if side > 0 else 180))
    return drawn


def sevillanas() -> str:
    """The fourth one: they pass each other, look back, and stand where the other stood."""
    her_skirt = form(
        "-40,0* -26,-2 -18,2* -10,26 -4,52 -14,62 -36,58 -58,66 -74,54 -58,30",
        RED,
        8,
        [(disc(x, y, 4.4), GLAZE.base) for x, y in ((-34, 14), (-44, 34), (-22, 34), (-60, 50), (-36, 48), (-16, 52))],
    )
    her_frill = "".join(
        line("-72,56 -60,64 -50,57 -38,65 -26,58 -16,64 -6,54", width, colour)
        for width, colour in ((9, LINE), (4.6, GLAZE.base))
    )
    her_body = form(
        "-42,-28* -29,-32 -18,-28* -20,-12 -17,4 -29,8 -42,3 -38,-12",
        RED,
        5,
        [(disc(-33, -18, 3.4), GLAZE.base), (disc(-25, -6, 3.4), GLAZE.base)],
    )
    her_head = form(ball(-28, -46, 13, 14), FLESH, 4, width=3.4) + form(
        "-42,-42 -44,-58 -28,-64 -13,-58 -16,-50* -28,-54 -36,-44", HAIR, 3, width=3.2
    )
    her_arms = limb("-22,-25 0,-34 2,-58 -14,-70", 9, FLESH)
    her_back = limb("-40,-25 -64,-28 -70,-50 -54,-66", 9, FLESH)
    his_legs = limb("30,18 24,40 14,58", 14, COAL) + limb("40,18 50,38 62,56", 14, COAL)
    his_shoes = form(knots("-11,0* -8,-8 6,-8 8,0*", 12, 66), BARK, 2, width=3) + form(
        knots("-8,0* -6,-8 8,-8 12,0*", 66, 64), BARK, 2, width=3
    )
    his_body = form("20,-30* 35,-34 51,-30* 50,-6 48,20* 24,20* 21,-6", COAL, 6) + form(
        "31,-33* 40,-33* 38,-4* 33,-4*", GLAZE, 2, width=2.4
    )
    sash = form("22,8* 49,8* 48,20* 23,20*", RED, 3, width=3)
    his_head = form(ball(36, -47, 13, 14), FLESH, 4, width=3.4)
    his_arms = limb("24,-26 4,-12 -2,4 16,12", 10, COAL) + form(ball(17, 12, 5.5), FLESH, 2, width=3)
    his_up = limb("48,-26 72,-32 76,-54 60,-68", 10, COAL) + form(ball(58, -69, 5.5), FLESH, 2, width=3)
    looks = (
        line("-22,-46 -18,-46", 3.2)
        + line("-24,-39 -19,-39", 2.2, RED.shade)
        + line("26,-46 30,-46", 3.2)
        + line("27,-39 33,-38", 2.2)
    )
    her = her_back + her_skirt + her_frill + her_body + her_head + flower(-30, -62, 0.8, LEMON) + her_arms
    return (
        his_up
        + his_legs
        + his_shoes
        + his_body
        + sash
        + his_head
        + cordobes(36, -55, 0.62, -6)
        + his_arms
        + her
        + looks
    )


def abanico() -> str:
    """A fan on a fan: one flick, and the landscape is out of the window."""
    gusts = "".join(
        line(text, 4, "#ffffff") + line(text, 1.6, SKY.shade)
        for text in (
            "-4,-44 20,-60 46,-54 52,-40 42,-36",
            "10,-26 40,-36 64,-28",
            "16,-6 50,-14 74,2 66,14",
            "-10,-60 2,-70 22,-74",
        )
    )
    scene = form("-22,-16* 22,-16* 22,16* -22,16*", COBALT, 3, width=3) + blot(
        "-17,-11* 17,-11* 17,11* -17,11*", SKY.light
    )
    scene += blot("-17,11* -17,3 -6,-4 4,4 10,0 17,4 17,11*", GREEN.base) + dot(8, -4, 4, LEMON.base)
    lace = Tone("#d6452f", "#a42c26", "#f08a6c")
    fan = paper_fan(-20, 50, 92, -18, lace, 9, 132)
    holes = "".join(
        dot(*polar(-20, 50, r, -18 - 60 + n * 15 - (0 if r > 70 else -7)), size, GLAZE.base)
        for r, size, count in ((80, 4, 9), (62, 2.8, 8))
        for n in range(count)
    )
    hand = (
        form("-36,58 -34,42 -22,36 -8,40 -4,54 -12,66 -28,68", FLESH, 6)
        + line("-30,46 -14,50", 2.4)
        + line("-30,54 -14,57", 2.4)
    )
    arm = limb("-30,62 -48,74", 15, FLESH)
    return gusts + group(scene, transform=place(56, -52, 1.1, 28)) + arm + fan + holes + hand


def bulerias() -> str:
    """A guitar in a hurry: it has grown wings."""
    left = form(
        "-20,-6* -44,-34 -72,-48 -84,-40* -76,-28 -82,-22* -70,-12 -74,-4* -58,4 -58,12* -36,14 -20,10*", GLAZE, 7
    )
    quills = line("-76,-28 -58,-26 -46,-18", 2.4) + line("-70,-12 -54,-10 -42,-4", 2.4) + line("-58,4 -46,3 -38,6", 2.4)
    wings = left + quills + group(left, quills, transform="scale(-1 1)")
    neck = form("-6,-18* -5,-58* 5,-58* 6,-18*", BARK, 2, width=3.4)
    head = form("-9,-56* -11,-74* 0,-78 11,-74* 9,-56*", BROWN, 3, width=3.4) + "".join(
        dot(x, y, 3, GLAZE.base) for x in (-13, 13) for y in (-70, -62)
    )
    body = form("0,-24 20,-20 22,-2 17,10 32,28 28,54 0,64 -28,54 -32,28 -17,10 -22,-2 -20,-20", BATTER, 10)
    rose = circle(0, 14, 12.5, fill=RED.base) + circle(0, 14, 9.5, fill=LINE)
    bridge = form("-15,40* 15,40* 15,46* -15,46*", BARK, 1, width=2.6, gleam=0)
    strings = "".join(line(f"{x * 0.8},-56 {x},42", 1.2, CREAM.light) for x in (-3.6, 0, 3.6))
    notes = note(-54, 38, 0.85) + note(52, 34, 0.85) + note(40, -54, 0.7) + note(-44, -58, 0.7)
    return wings + notes + neck + head + body + rose + strings + bridge


DANCE = {
    "maria_del_monte": maria_del_monte,
    "manton": manton,
    "palmas": palmas,
    "media_vuelta": media_vuelta,
    "sevillanas": sevillanas,
    "abanico": abanico,
    "bulerias": bulerias,
}
