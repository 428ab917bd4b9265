"""Paintings on the fans: horses, standing still and not."""

from __future__ import annotations

from jartible_fan import ground
from jartible_fan_signs import ap
from jartible_ink import (
    BARK,
    COAL,
    GLAZE,
    GREEN,
    LEMON,
    LINE,
    ORANGE,
    PINK,
    RED,
    TEAL,
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
from jartible_parts import brow, dust, eye
from svg import circle, group, path, place

GREY = Tone("#cfd6dc", "#9aa7b3", "#f3f6f7")
BAY = Tone("#9c5a33", "#6f3c22", "#c98a5c")
WET_SAND = Tone("#dcb878", "#b38a4c", "#f3dcab")


def cartujanos() -> str:
    """A Carthusian grey, plaited for the fair. It has eaten your rival's fan."""
    neck = form(
        "12,-50 -14,-38 -8,20* -20,72* 72,72* 66,26 48,-18 28,-44",
        GREY,
        12,
        [
            (disc(44, 42, 5), GREY.light),
            (disc(30, 58, 6), GREY.light),
            (disc(56, 60, 4), GREY.light),
            (disc(34, 24, 4), GREY.light),
        ],
    )
    ear_far = form("-8,-46* -8,-70 2,-76* 6,-60 4,-44*", GREY, 3)
    head = form("14,-48 -8,-50 -24,-34 -42,-6 -62,10 -70,26 -60,38 -40,34 -16,30 6,16 18,-8 22,-32", GREY, 9)
    muzzle = (
        blot("-44,-2 -61,12 -68,26 -59,36 -43,33 -36,18", "#b59aa0")
        + line("-68,27 -58,26 -46,27", 2.8)
        + form(ball(-58, 15, 3.6, 5, 40), COAL, 0, width=2)
    )
    ear = form("4,-46* 2,-70 14,-78* 20,-60 18,-42*", GREY, 4) + blot("8,-50* 9,-64 13,-69* 15,-58 14,-48*", PINK.base)
    fan = group(ap(0, 0, 1.15), transform=place(-62, 44, 1, 196))
    lip = blot("-67,27 -58,37 -44,34 -44,28 -57,27", "#b59aa0") + line("-70,26 -60,38 -42,34.5", 3.6)
    bits = "".join(
        form(knots("-6,-4* 5,-6* 4,5*", x, y, turn), LEMON, 1, width=2.4, gleam=0)
        for x, y, turn in ((-84, 16, 20), (-88, 40, 70), (-30, 60, 10))
    )
    bridle = (
        line("-6,-48 -10,-20 6,14", 5.4)
        + line("-6,-48 -10,-20 6,14", 2.4, RED.base)
        + line("-40,-8 -30,10 -24,32", 5.4)
        + line("-40,-8 -30,10 -24,32", 2.4, RED.base)
    )
    rein = (
        line("-30,12 0,34 40,46 68,42", 5.4)
        + line("-30,12 0,34 40,46 68,42", 2.4, RED.base)
        + circle(-30, 11, 4.4, fill=LEMON.base, stroke=LINE, stroke_width=2.4)
    )
    face = eye(-17, -20, 8, (-0.4, 0.2), GREY, 0.42, -10) + brow(-18, -33, 8, -14, 3)
    plaits = "".join(
        form(ball(x, y, 9.5, 8), GLAZE, 3, width=3) + _bow(x + 7, y - 6, turn)
        for x, y, turn in ((30, -46, 10), (46, -28, 30), (58, -8, 45), (66, 14, 60), (70, 36, 70))
    )
    lock = form("2,-52* -6,-60 -20,-52 -22,-36* -14,-42 -6,-42*", GLAZE, 3, width=3)
    return ear_far + neck + plaits + fan + head + muzzle + lip + bridle + rein + ear + lock + face + bits


def _bow(x: float, y: float, turn: float) -> str:
    return form(knots("0,0* -9,-7* -9,6* 0,0* 9,-7* 9,6*", x, y, turn, 0.8), RED, 1.5, width=2.2, gleam=0)


def carrera_en_la_playa() -> str:
    """Sanlúcar in August: the tide is out, the sun is low, the favourite runs in the wet sand."""
    low = form(ground("-82,30* 0,26 82,30*"), WET_SAND, 0, width=3)
    sea = (
        form("-106,5* 106,5* 82,30* 0,26 -82,30*", TEAL, 0, width=3)
        + line("-74,12 -40,12", 2.4, "#ffffff")
        + line("10,16 50,16", 2.4, "#ffffff")
    )
    setting = path("M-66 3A30 30 0 0 1 -6 3Z", fill=ORANGE.base, stroke=LINE, stroke_width=3)
    far_legs = limb("30,10 52,22 70,34", 9, BARK) + limb("-28,8 -46,26 -42,42", 9, BARK)
    near_legs = limb("34,10 60,10 80,-2", 10, BAY) + limb("-36,6 -60,18 -84,14", 11, BAY)
    hooves = (
        form(ball(82, -3, 6, 5), COAL, 1, width=3)
        + form(ball(-86, 14, 6, 5), COAL, 1, width=3)
        + form(ball(73, 36, 6, 5), COAL, 1, width=3)
        + form(ball(-41, 45, 6, 5), COAL, 1, width=3)
    )
    tail = form("-44,-8* -62,-18 -82,-14 -96,-22* -90,-6 -76,-2 -60,2 -44,4*", COAL, 4)
    body = form("-50,-2 -42,-18 -12,-18 16,-18 38,-10 44,6 30,16 -4,14 -30,18 -46,12", BAY, 8)
    neck = form("20,-14* 36,-34 52,-46* 62,-34 52,-14 42,4*", BAY, 6)
    head = form("48,-48 60,-52 74,-40 88,-30 88,-20 76,-20 62,-26 52,-32", BAY, 4) + form(
        "52,-47* 52,-60 60,-60 61,-50*", BAY, 2, width=3
    )
    mane = form("14,-20* 20,-36 34,-48 50,-56* 48,-46 42,-38* 36,-28 24,-14*", COAL, 4, width=3.2)
    face = dot(67, -39, 3) + dot(85, -26, 1.8) + line("62,-48 66,-36 74,-22", 2.4, RED.base)
    rein = line("74,-24 52,-26 30,-28", 3)
    number = form("-22,-18* 6,-18* 8,6* -20,6*", GLAZE, 2, width=3, gleam=0) + form(
        "-9,-12* -4,-13* -4,1* -9,1*", RED, 0, width=1.6, gleam=0
    )
    rider = limb("-16,-28 4,-18 -4,0", 10, GLAZE) + form(
        "-30,-30 -24,-44 -4,-52 10,-46 6,-34 -10,-26",
        GREEN,
        5,
        [(disc(-12, -40, 5), LEMON.base), (disc(0, -46, 4), LEMON.base), (disc(-22, -34, 4), LEMON.base)],
    )
    rider += limb("4,-44 18,-34 30,-29", 8, GREEN) + form(
        ball(16, -58, 10), Tone("#e9b48a", "#c98a5f", "#fad7b6"), 3, width=3.2
    )
    rider += form("4,-60* 6,-72 22,-74 28,-62* 36,-60* 26,-57", LEMON, 3, width=3.2) + dot(21, -57, 1.8)
    splash = "".join(
        dot(x, y, r, "#ffffff")
        for x, y, r in ((-80, 30, 3), (-90, 24, 2.4), (-70, 36, 2.6), (-52, 50, 3), (-60, 44, 2), (60, 42, 2.6))
    ) + dust(-62, 54, 0.6)
    return (
        setting
        + sea
        + low
        + splash
        + far_legs
        + tail
        + near_legs
        + hooves
        + body
        + neck
        + mane
        + head
        + face
        + rein
        + number
        + rider
    )


HORSES = {"cartujanos": cartujanos, "carrera_en_la_playa": carrera_en_la_playa}
