"""The bulls of Duelo Jartible, both in love, and the lady of the comb."""

from __future__ import annotations

from jartible_ink import (
    BARK,
    BROWN,
    COAL,
    CREAM,
    GLAZE,
    GREEN,
    LEMON,
    LINE,
    NIGHT,
    PINK,
    RED,
    TERRACOTTA,
    Tone,
    ball,
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
from jartible_parts import (
    blush,
    drop,
    dust,
    eye,
    flower,
    heart,
    heel_shoe,
    leaf,
    paper_fan,
    shut,
    smile,
)
from svg import circle, group, path, place, poly, star

NIGHT_PALE = Tone("#8e9cc9", "#6a7bb0", "#b9c4e3")
PURPLE_LID = Tone("#9a6bb3", "#734a8c", "#c6a2d8")


def toromeo() -> str:
    """A bull head over heels: he charges with a rose between his teeth."""
    tail = (
        line("-76,-22 -94,-40 -86,-66 -72,-74", 9)
        + line("-76,-22 -94,-40 -86,-66 -72,-74", 4, BARK.base)
        + heart(-66, -78, 0.9, turn=50)
    )
    far = taper("30,30 62,48 86,44", 22, 14, BARK) + _hoof(88, 44, -70)
    far += taper("-52,24 -76,50 -92,52", 22, 14, BARK) + _hoof(-94, 50, 60)
    body = form("-82,-6 -74,-38 -40,-48 0,-64 34,-58 54,-28 50,10 26,38 -24,34 -62,34", BARK, 14)
    near = (
        taper("10,30 36,60 58,72", 26, 15, BARK, 5)
        + _hoof(60, 74, -50)
        + taper("-56,26 -62,60 -48,78", 28, 15, BARK, 5)
        + _hoof(-46, 80, -24)
    )
    ruff = "".join(
        form(ball(x, y, 11, 16, turn), GLAZE, 4, width=3)
        for x, y, turn in ((14, -50, -40), (8, -30, -70), (8, -8, -100), (18, 14, -130), (36, 28, -160))
    )
    horns = taper("28,-30 12,-54 32,-76", 17, 5, CREAM, 5) + taper("78,-26 98,-40 92,-64", 15, 5, CREAM, 5)
    ears = form("26,-14* 6,-20 2,-6 18,4*", BARK, 4)
    head = form("22,-10 26,-32 52,-42 80,-32 86,-10 80,24 66,46 44,44 30,20", BARK, 10)
    curls = form("40,-34* 34,-48 48,-46* 52,-58 60,-46* 74,-52 68,-36* 54,-26*", COAL, 4, width=3)
    muzzle = form("38,26 52,16 72,18 82,30 76,48 56,54 40,44", PINK, 6)
    nose = blot(ball(52, 29, 3.4, 4.6), LINE) + blot(ball(70, 30, 3.4, 4.6), LINE)
    rose_stem = (
        line("30,46 58,43 92,36", 4.6)
        + line("30,46 58,43 92,36", 2, GREEN.base)
        + leaf(44, 44, 15, 160)
        + flower(92, 34, 0.62)
    )
    face = eye(42, -6, 11, (0.5, 0.1), BARK, 0.4, 14) + eye(70, -6, 9.5, (0.3, 0.1), BARK, 0.4, -16)
    steam = heart(94, 62, 0.62, PINK, 20) + heart(84, 82, 0.42, PINK, -10)
    drawn = (
        shadow(0, 70)
        + tail
        + far
        + body
        + near
        + ruff
        + horns
        + ears
        + head
        + curls
        + muzzle
        + nose
        + face
        + rose_stem
        + steam
        + dust(-74, 84, 0.7)
    )
    return group(drawn, transform=place(2, 3, 0.95))


def _hoof(x: float, y: float, turn: float) -> str:
    return form(knots("-9,-6* 9,-6* 12,8* -12,8*", x, y, turn), COAL, 3, width=3.4)


def toromeo_lunero() -> str:
    """The bull who loves the moon: he sits, he looks up, he wears her on his horns."""
    moon = form("44,-98 24,-86 20,-62 36,-44 60,-44 70,-54* 52,-54 40,-66 42,-84 58,-94*", LEMON, 6)
    moon += shut(34, -68, 4, up=False) + smile(37, -56, 3, 2, 2.2)
    tail = (
        line("60,76 88,76 94,54 84,44", 9)
        + line("60,76 88,76 94,54 84,44", 4, NIGHT.base)
        + form(knots("0,8* -9,-2 -2,-18* 9,-4", 83, 40, -10), LEMON, 3, width=3)
    )
    haunch = form("-8,60 6,30 38,26 62,46 66,78 48,90* -2,90*", NIGHT, 12)
    body = form("-46,20 -34,-16 -4,-24 24,-4 44,34 48,70 20,88 -22,88 -44,60", NIGHT, 13)
    belly = form("-42,34 -26,14 -6,24 -2,60 -14,86 -36,84 -44,60", NIGHT_PALE, 6, width=3)
    legs = limb("-34,56 -36,80", 20, NIGHT) + limb("-6,60 -8,80", 20, NIGHT)
    hooves = "".join(form(knots("-12,-8* 12,-8* 15,7* -15,7*", x, 84), COAL, 3) for x in (-36, -7, 46))
    stars = "".join(
        path(poly(star(x, y, r, r * 0.42, 5, 8)), fill=LEMON.light)
        for x, y, r in ((20, 46, 6), (34, 62, 5), (14, 18, 5), (40, 42, 4), (24, 74, 4.4))
    )
    head = form("-76,-44 -58,-70 -26,-74 -2,-52 -4,-22 -26,-8 -50,-14 -74,-24", NIGHT, 10)
    muzzle = form("-92,-50 -78,-66 -60,-60 -52,-42 -64,-26 -84,-28", NIGHT_PALE, 5)
    nose = blot(ball(-80, -54, 4.4, 3.4, -40), LINE) + line("-84,-36 -72,-34 -62,-40", 3)
    horns = taper("-46,-68 -66,-78 -66,-97", 15, 5, CREAM, 4) + taper("-14,-66 10,-70 22,-86", 15, 5, CREAM, 4)
    ear = form("-4,-48* 18,-54 24,-40 4,-34*", NIGHT, 4)
    face = eye(-46, -48, 11, (0.5, -0.8), NIGHT, 0.24, -20) + blush(-36, -30, 6) + drop(-52, -28, 0.6)
    ribbon = form("-34,-12* -12,-14 8,-28* 12,-18 -8,-2 -32,0*", RED, 3, width=3.2) + form(
        knots("-6,-6* 6,-6* 10,8* -10,8*", -12, 4), LEMON, 3, width=3
    )
    hearts = heart(2, -88, 0.5, PINK, -12) + heart(80, -22, 0.42, PINK, 10)
    return (
        shadow(6, 64)
        + moon
        + tail
        + haunch
        + body
        + belly
        + legs
        + hooves
        + stars
        + horns
        + ear
        + head
        + muzzle
        + nose
        + face
        + ribbon
        + hearts
    )


def peinetauro() -> str:
    """Half bull, half diva: the comb is tortoiseshell, the stare is bronze."""
    comb = form("-30,-60* -40,-82 -32,-95* -20,-92 -10,-99 0,-95 10,-99 20,-92 32,-95* 40,-82 30,-60*", BROWN, 7)
    holes = "".join(
        form(ball(x, y, 4.4, 6, turn), Tone(LEMON.base, LEMON.shade, LEMON.light), 0, width=2.2, gleam=0)
        for x, y, turn in ((-22, -80, -14), (-8, -84, -5), (8, -84, 5), (22, -80, 14))
    )
    veil = form("-34,-74* -58,-50 -66,-8 -72,34* -60,28* -50,38* -42,28* -34,30* -30,-30", COAL, 5) + form(
        "34,-74* 58,-50 66,-8 72,34* 60,28* 50,38* 42,28* 34,30* 30,-30", COAL, 7
    )
    lace = "".join(
        dot(s * x, y, 1.8, COAL.light)
        for s in (-1, 1)
        for x, y in ((50, -34), (56, -14), (60, 6), (50, 12), (62, 22), (46, -10))
    )
    skirt = ""
    for tone, y, wide in ((RED, 76, 1.0), (GLAZE, 64, 0.84), (RED, 52, 0.7)):
        hem = "-46,-22* 46,-22* 66,8 54,16 44,6* 30,17 16,7* 0,18 -16,7* -30,17 -44,6* -54,16 -66,8"
        skirt += form(knots(hem, 0, y, 0, 1, wide), tone, 5, width=3.4, gleam=0.6)
    bodice = form(
        "-34,4 -20,-8 20,-8 34,4 30,24 34,44* 0,50 -34,44* -30,24",
        RED,
        9,
        [
            (disc(x, y, 4.4), "#ffffff")
            for x, y in ((-20, 6), (0, 14), (20, 6), (-14, 26), (14, 26), (0, 38), (-26, 40), (26, 40))
        ],
    )
    shoulder = limb("-30,8 -56,24 -38,46", 17, TERRACOTTA) + form(ball(-34, 47, 9.5), TERRACOTTA, 3)
    arm = limb("30,8 54,16 68,-4", 17, TERRACOTTA)
    fan = paper_fan(68, -4, 40, 8, LEMON, spread=112) + form(ball(67, -4, 9.5), TERRACOTTA, 3)
    horns = taper("-24,-56 -56,-62 -62,-88", 18, 5, CREAM, 5) + taper("24,-56 56,-62 62,-88", 18, 5, CREAM, 5)
    ears = form("-30,-44* -52,-48 -56,-34 -34,-30*", TERRACOTTA, 4) + form(
        "30,-44* 52,-48 56,-34 34,-30*", TERRACOTTA, 4
    )
    head = form("-34,-40 -28,-62 0,-68 28,-62 34,-40 26,-12 0,-2 -26,-12", TERRACOTTA, 9)
    hair = form("-33,-46* -30,-66 0,-72 30,-66 33,-46* 18,-60 4,-62* -4,-62* -18,-60", COAL, 4) + line(
        "-4,-52 2,-46 -3,-41", 4
    )
    muzzle = (
        form(ball(0, -16, 25, 15), PINK, 5) + blot(ball(-9, -20, 3.4, 4.4), LINE) + blot(ball(9, -20, 3.4, 4.4), LINE)
    )
    ring_ = circle(0, -11, 6.5, fill="none", stroke=LINE, stroke_width=5) + circle(
        0, -11, 6.5, fill="none", stroke=LEMON.base, stroke_width=2.4
    )
    lashes = "".join(
        line(text, 2.4) for text in ("-26,-46 -33,-51", "-28,-41 -36,-43", "26,-46 33,-51", "28,-41 36,-43")
    )
    face = (
        lashes + eye(-17, -41, 10, (0.2, 0.1), PURPLE_LID, 0.5, 8) + eye(17, -41, 10, (0.2, 0.1), PURPLE_LID, 0.5, -8)
    )
    earrings = circle(-38, -22, 6, fill="none", stroke=LINE, stroke_width=5) + circle(
        -38, -22, 6, fill="none", stroke=LEMON.base, stroke_width=2.6
    )
    earrings += circle(38, -22, 6, fill="none", stroke=LINE, stroke_width=5) + circle(
        38, -22, 6, fill="none", stroke=LEMON.base, stroke_width=2.6
    )
    shoes = heel_shoe(-14, 93, 0.7, COAL, -1) + heel_shoe(14, 93, 0.7, COAL)
    return (
        shadow(0, 66)
        + comb
        + holes
        + veil
        + lace
        + arm
        + shoes
        + skirt
        + bodice
        + shoulder
        + horns
        + ears
        + head
        + hair
        + earrings
        + muzzle
        + smile(0, -6, 6, 2)
        + ring_
        + face
        + flower(-30, -62, 0.7)
        + fan
    )


CREATURES = {"toromeo": toromeo, "toromeo_lunero": toromeo_lunero, "peinetauro": peinetauro}
