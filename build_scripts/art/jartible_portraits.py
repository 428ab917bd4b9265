"""The four who can be played against in Duelo Jartible: busts painted on tiles, drawn like the creatures.

A bust is drawn about the middle of its field; it runs out under the frame of tiles at the sides and below.
"""

from __future__ import annotations

from collections.abc import Callable

from jartible_ink import (
    COAL,
    COBALT,
    CREAM,
    GLAZE,
    LEMON,
    LINE,
    NIGHT,
    PURPLE,
    RED,
    SILVER,
    TEAL,
    TERRACOTTA,
    Mark,
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
)
from jartible_parts import blush, brow, cordobes, eyes, flower, heart, laugh, leaf, paper_fan, shut, smile
from jartible_tiles import BLUE_TILE, COBALT_DEEP, GOLD_TILE, GREEN_TILE, ROYAL_TILE, Tile, strip
from jartible_tiles_parts import FLESH, HAIR
from svg import circle, document, group, path, place, poly, radial, rect, star

PORTRAIT = 240.0
_TILE = 20.0
_PALE = Tone("#f4cda6", "#d79f77", "#fde6cd")
_BROWN = Tone("#c98a5a", "#9d6239", "#e8b78c")
_OLD = Tone("#efc9a6", "#cf9c78", "#fbe4cc")


def portrait(level: str) -> str:
    """Somebody before a glazed wall, in a frame of tiles."""
    draw, tile, wall = PEOPLE[level]
    light, dark = wall
    tones = [radial("wall", [(0, light), (0.5, light), (1, dark)], 96, 90, 150)]
    joints = "".join(f"M{n} 0V{PORTRAIT:g}M0 {n}H{PORTRAIT:g}" for n in (70, 120, 170))
    ground = rect(0, 0, PORTRAIT, PORTRAIT, fill="url(#wall)") + path(
        joints, fill="none", stroke="#ffffff", stroke_width=1.6, opacity=0.55
    )
    count = round(PORTRAIT / _TILE)
    inner = rect(
        _TILE, _TILE, PORTRAIT - 2 * _TILE, PORTRAIT - 2 * _TILE, fill="none", stroke=COBALT_DEEP, stroke_width=2.4
    )
    edge = rect(1, 1, PORTRAIT - 2, PORTRAIT - 2, fill="none", stroke=COBALT_DEEP, stroke_width=2)
    bust = group(draw(), transform=place(PORTRAIT / 2, PORTRAIT / 2 + 4, 0.92))
    return document(PORTRAIT, PORTRAIT, [ground, bust, strip(tile, 0, 0, count, count, _TILE), inner, edge], tones)


def _bust(clothes: Tone, skin: Tone, marks: list[Mark]) -> str:
    """Neck and shoulders."""
    neck = form("-15,20* 15,20* 17,52* 0,60 -17,52*", skin, 8)
    body = form("-24,46* 0,60 24,46* 58,56 82,78 90,124* -90,124* -82,78 -58,56", clothes, 9, marks)
    return neck + body


def _head(skin: Tone) -> str:
    """Ears and a round face."""
    ears = form(ball(-41, -12, 9, 11), skin, 3, width=3.4, gleam=0) + form(
        ball(41, -12, 9, 11), skin, 4, width=3.4, gleam=0
    )
    return ears + form("0,-66 30,-56 42,-22 36,10 16,33 0,37 -16,33 -36,10 -42,-22 -30,-56", skin, 10)


def _nose(skin: Tone) -> str:
    return form("-4,-18* 0,-14 7,-2 5,5 -3,6 -8,3", skin, 3, width=2.8, gleam=0.5)


def _open_hand(x: float, y: float, way: float) -> str:
    """Five fingers spread."""
    fingers = "".join(
        limb(f"{x},{y} {x + dx * way},{y + dy}", 11, FLESH)
        for dx, dy in ((-21, -4), (-15, -23), (-3, -30), (9, -27), (19, -16))
    )
    return fingers + form(ball(x, y + 3, 14, 13), FLESH, 4, width=3.4)


def _curro() -> str:
    """A lad in the hat of Córdoba, laughing, with all ten fingers up to count on."""
    vest: list[Mark] = [(band(-34, 90, 9, 90), RED.base), (band(34, 90, 9, 90), RED.base)]
    tie = form("-14,54* 0,60 14,54* 18,68* 0,63 -18,68*", RED, 3, width=3)
    hair = form("-43,-14* -46,-50 -24,-66 0,-68 24,-66 46,-50 43,-14* 36,-34 28,-46 0,-50 -28,-46 -36,-34", HAIR, 5)
    teeth = path("M-14 15H14L12 20.4H3V16H-3V20.4H-12Z", fill="#ffffff")
    return (
        _bust(GLAZE, FLESH, vest)
        + tie
        + _head(FLESH)
        + hair
        + eyes(0, -20, 17, 10.5)
        + brow(-17, -38, 10, -8, 4.6)
        + brow(17, -38, 10, 8, 4.6)
        + _nose(FLESH)
        + blush(-27, 5, 8)
        + blush(27, 5, 8)
        + laugh(0, 14, 19, 15)
        + teeth
        + cordobes(0, -54, 1.75, -7)
        + _open_hand(-72, 62, 1)
        + _open_hand(72, 62, -1)
    )


def _reme() -> str:
    """A bun with a carnation, hoops in her ears, spots on her dress; one coin she doesn't spend yet."""
    spots: list[Mark] = [
        (disc(x, y, 7), "#ffffff")
        for x, y in (
            (-66, 74),
            (-40, 66),
            (-54, 96),
            (-24, 88),
            (8, 92),
            (42, 68),
            (66, 76),
            (38, 98),
            (-8, 74),
            (22, 74),
        )
    ]
    ruffle = form("-30,44 -12,58 0,62 12,58 30,44 36,56 18,70 0,74 -18,70 -36,56", GLAZE, 4, width=3.2)
    bun = form(ball(-4, -78, 23, 19), HAIR, 6)
    hair = form(
        "-44,0* -54,-34 -38,-68 0,-78 38,-68 54,-34 44,0* 40,-22 28,-42 2,-52* -26,-42 -40,-22", HAIR, 6
    ) + form("2,-53* 14,-40 26,-38 18,-32 8,-36", HAIR, 2, width=2.6, gleam=0)
    hoops = "".join(
        circle(x, 12, 10, fill="none", stroke=LINE, stroke_width=6.4)
        + circle(x, 12, 10, fill="none", stroke=LEMON.base, stroke_width=3.2)
        for x in (-44, 44)
    )
    coin = (
        circle(64, 50, 19, fill=LEMON.base, stroke=LINE, stroke_width=4)
        + circle(64, 50, 13.5, fill="none", stroke=LEMON.shade, stroke_width=2.4)
        + path(poly(star(64, 50, 10, 4.4, 5)), fill=LEMON.shade)
    )
    fingers = "".join(limb(f"{84 - n * 2},{64 + n * 8} {62 - n},{64 + n * 8}", 11, _BROWN) for n in range(3))
    thumb = limb("86,62 84,48", 11, _BROWN)
    return (
        bun
        + _bust(RED, _BROWN, spots)
        + ruffle
        + _head(_BROWN)
        + hair
        + eyes(0, -16, 17, 9.6, look=(0.7, 0.3), lid=_BROWN, drop=0.28)
        + brow(-17, -33, 10, -4)
        + brow(17, -33, 10, 4)
        + _nose(_BROWN)
        + blush(-26, 8, 8)
        + blush(26, 8, 8)
        + smile(1, 19, 13, 7, 4)
        + hoops
        + leaf(-34, -62, 24, -70)
        + flower(-28, -66, 1.35)
        + form("60,78* 92,60 104,90 96,128* 56,128*", RED, 5)
        + coin
        + fingers
        + thumb
    )


def _salvadora() -> str:
    """High comb and lace, pearls, one brow up: behind her fan she has counted to the end already."""
    lace: list[Mark] = [
        (disc(x, y, 4.4), "#ffffff") for x, y in ((-58, 4), (-64, 30), (-66, 56), (58, 4), (64, 30), (66, 56))
    ]
    comb = form("-30,-62* -38,-98 -16,-104 0,-110 16,-104 38,-98 30,-62*", TERRACOTTA, 6) + "".join(
        path(poly([(x, -96), (x + 5, -86), (x, -76), (x - 5, -86)]), fill=LINE) for x in (-20, 0, 20)
    )
    veil = form(
        "0,-96 34,-88 58,-50 66,0 78,60 70,98* 44,60 46,0 40,-40 0,-62 "
        "-40,-40 -46,0 -44,60 -70,98* -78,60 -66,0 -58,-50 -34,-88",
        COAL,
        8,
        lace,
    )
    hair = form("-42,-8* -46,-40 -26,-62 0,-68 26,-62 46,-40 42,-8* 34,-34 0,-54* -34,-34", SILVER, 5)
    pearls = "".join(
        circle(x, y, 4.4, fill=CREAM.light, stroke=LINE, stroke_width=2)
        for x, y in ((-18, 50), (-10, 56), (0, 59), (10, 56), (18, 50))
    )
    lines = line("-30,4 -27,12 -28,18", 2, _PALE.shade) + line("30,4 27,12 28,18", 2, _PALE.shade)
    return (
        comb
        + _bust(PURPLE, _PALE, [])
        + veil
        + _head(_PALE)
        + hair
        + eyes(0, -16, 17, 9, look=(-0.6, 0.1), lid=_PALE, drop=0.36)
        + brow(-17, -32, 10, 2, 4)
        + brow(17, -40, 11, -8, 4)
        + _nose(_PALE)
        + lines
        + blush(-26, 8, 7)
        + smile(2, 18, 12, 4, 4)
        + dot(15, 16, 2)
        + pearls
        + paper_fan(56, 112, 74, -14, RED, 7, 116)
        + form(ball(56, 108, 15, 13), _PALE, 4, width=3.4)
    )


def _tally() -> str:
    """A white tile with the score, five by five."""
    tile = rect(-34, -26, 68, 52, 4, fill=GLAZE.base, stroke=LINE, stroke_width=4) + rect(
        -28, -20, 56, 40, 2, fill="none", stroke=COBALT.base, stroke_width=2.4
    )
    strokes = "".join(f"M{x} {y}V{y + 13}" for y in (-15, 3) for x in (-20, -15, -10, -5, 5, 10, 15, 20))
    slashes = "M-23 -4L-2 -13M2 -4L23 -13M-23 14L-2 5M2 14L23 5"
    return tile + path(strokes + slashes, fill="none", stroke=COBALT.shade, stroke_width=2.6, stroke_linecap="round")


def _patro() -> str:
    """As old as the tiles: white bun, thick glasses, a brush behind the ear, and a shawl; she keeps the score."""
    bun = form(ball(0, -82, 22, 18), GLAZE, 6) + line("-12,-84 0,-92 12,-84", 2.2, GLAZE.shade)
    hair = form("-44,2* -52,-30 -38,-66 0,-74 38,-66 52,-30 44,2* 40,-26 24,-46 0,-58* -24,-46 -40,-26", GLAZE, 6)
    shawl = form("-30,44* 0,76 30,44* 66,58 92,92 96,128* 30,128* 0,92 -30,128* -96,128* -92,92 -66,58", TEAL, 8)
    roses = "".join(
        flower(x, y, 0.72, tone) for x, y, tone in ((-62, 78, RED), (62, 78, RED), (-40, 66, LEMON), (42, 66, LEMON))
    )
    glasses = "".join(
        circle(x, -13, 18, fill="#ffffff", fill_opacity=0.2, stroke=LINE, stroke_width=4) for x in (-19.5, 19.5)
    ) + line("-2,-15 0,-17 2,-15", 3.6)
    shine = line("-29,-20 -26,-25 -21,-27", 2.6, "#ffffff") + line("10,-20 13,-25 18,-27", 2.6, "#ffffff")
    wrinkles = "".join(
        line(words, 2, _OLD.shade)
        for words in ("-34,14 -28,18 -26,24", "34,14 28,18 26,24", "-14,-42 0,-45 14,-42", "-9,30 0,32 9,30")
    )
    brush = group(
        rect(-2.6, -40, 5.2, 46, 2, fill=LEMON.shade, stroke=LINE, stroke_width=2.4)
        + rect(-3.6, -50, 7.2, 11, 1, fill=SILVER.base, stroke=LINE, stroke_width=2.2)
        + blot(knots("-4,-50* 4,-50* 3,-60 0,-68* -3,-60"), COBALT.base),
        transform=place(47, -10, 1, 24),
    )
    hands = "".join(form(ball(x, 82, 10, 12), _OLD, 4, width=3.4) for x in (-38, 38))
    return (
        bun
        + _bust(NIGHT, _OLD, [])
        + shawl
        + roses
        + brush
        + _head(_OLD)
        + hair
        + shut(-19, -10, 9)
        + eyes(19, -12, 0, 8.4, look=(-0.3, 0.2))
        + _nose(_OLD)
        + glasses
        + shine
        + wrinkles
        + blush(-29, 12, 8)
        + blush(29, 12, 8)
        + smile(0, 20, 14, 6, 4)
        + heart(0, 54, 0.5, LEMON)
        + group(_tally(), transform=place(0, 80))
        + hands
    )


PEOPLE: dict[str, tuple[Callable[[], str], Tile, tuple[str, str]]] = {
    "easy": (_curro, BLUE_TILE, ("#fdfbf2", "#a9c6ea")),
    "normal": (_reme, GREEN_TILE, ("#fffbe6", "#cfe0a4")),
    "hard": (_salvadora, ROYAL_TILE, ("#fff3cf", "#e9b184")),
    "champion": (_patro, GOLD_TILE, ("#fffbe4", "#efcb6c")),
}
"""Bust, tiles of the frame, and the wall in the light and away from it, by level."""
