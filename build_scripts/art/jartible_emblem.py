"""The picture of Duelo Jartible on the title screen: Abubill before a sun of glaze.

It is drawn in the first frame, so its shapes are few: what draws a shape goes over all of its box.
"""

from __future__ import annotations

from jartible_birds import BILL, BUFF
from jartible_ink import COAL, LINE, RED, blot, cubics, data, form, knots
from jartible_tiles import CLAY, COBALT, NAVY, WHITE, YELLOW, corner_cuts, quarter_rings
from svg import DOWN, Point, circle, document, gradient, path, poly, rect, star, stroked
from title_rim import CORNERS, rim

SUN: Point = (139.0, 128.0)
CREST: Point = (147.0, 168.0)
FEATHERS = ((90, 86), (106, 60), (124, 32), (126, 6), (120, -20), (104, -44))
"""Length and turn of the crest's feathers, from the neck to the brow."""
DUSK, NIGHT = 244.0, 290.0
DARK = "#101b38"


def _sun() -> str:
    """Rays in two glazes and a lighter disc: flat colours, for a gradient costs many times as much."""
    x, y = SUN
    rays = path(poly(star(x, y, 118, 84, 16, 11.25)), fill=CLAY) + path(poly(star(x, y, 112, 78, 16)), fill=YELLOW)
    return rays + circle(x - 4, y - 5, 70, fill="#f8d770")


def _tiles() -> str:
    """Two quarters of a wheel in the upper corners, and the joints of the wall."""
    wheels = "".join(quarter_rings(0.46, 0.36)(x, 14, 64) for x in (14, 172))
    cuts = "".join(corner_cuts(0.26)(x, 14, 64) for x in (14, 172))
    return path(wheels, fill=WHITE, opacity=0.22) + path(cuts, fill=YELLOW, opacity=0.5)


def _crest() -> str:
    """All feathers as one shape, with one for their white bars and one for their tips."""
    whole, bars, tips = "", "", ""
    x, y = CREST
    for length, turn in FEATHERS:
        size = length / 44
        whole += data(cubics(knots("-3,0* -8,-22 -7.6,-37 0,-44 7.6,-37 8,-22 3,0*", x, y, turn, size)))
        bars += poly([(px, py) for px, py, _ in knots("-8.3,-29 8.3,-29 8.2,-33.5 -8.2,-33.5", x, y, turn, size)])
        tips += data(cubics(knots("-8.2,-33.5* -6.6,-39.5 0,-44 6.6,-39.5 8.2,-33.5*", x, y, turn, size)))
    return (
        path(whole, fill=BUFF.base)
        + path(bars, fill=WHITE)
        + path(tips, fill=COAL.shade)
        + path(whole, fill="none", stroke=LINE, stroke_width=3.4, stroke_linejoin="round")
    )


def _bird() -> str:
    wing = form("196,232* 226,244 240,270 240,312* 176,312*", COAL, 0, width=4.5, gleam=0)
    stripes = path("M204 250L240 274V284L196 254ZM192 268L226 290V300L184 274Z", fill=WHITE)
    body = form("104,196* 96,236 84,312* 214,312* 208,240 188,196*", BUFF, 0, width=4.5, gleam=0)
    head = form("96,178 106,140 146,124 186,142 198,182 180,216 144,228 110,212", BUFF, 13, width=4.5)
    bill = form("104,160* 66,158 18,186* 62,178 100,190*", BILL, 6, width=4.5) + stroked(
        "M100 175Q64 167 36 178", NAVY, 2.4
    )
    eye = circle(134, 172, 19, fill=WHITE) + circle(128, 175, 11, fill=NAVY) + circle(124, 171, 4, fill=WHITE)
    lid = path("M115 172A19 19 0 0 1 153 169Z", fill=BUFF.shade) + circle(
        134, 172, 19, fill="none", stroke=LINE, stroke_width=4
    )
    lid += stroked("M113 172.5L155 169M112 146Q130 136 148 146", LINE, 5)
    cheek = blot(knots("-10,0 0,-6 10,0 0,6", 162, 200), "#e0765a")
    tie = form("140,236* 108,222 108,256 140,244* 172,258 174,224", RED, 6, width=4.5)
    return wing + stripes + body + head + bill + eye + lid + cheek + tie


def emblem() -> str:
    """The whole picture; its lower fifth is calm and dark, for the name of the game."""
    signs = "".join(poly(star(x, y, 7, 3.6, 8)) for x, y in CORNERS)
    dusk = rect(4, DUSK, 242, NIGHT - DUSK, fill="url(#dusk)")
    night = rect(4, NIGHT - 2, 242, 348 - NIGHT, fill=DARK)  # over the end of the dusk: no seam between them
    defs = [
        gradient("dusk", [(0, DARK, 0), (0.86, DARK, 0.93), (1, DARK, 1)], DOWN),
    ]
    ground = rect(4, 4, 242, NIGHT - 4, fill=COBALT)
    return document(250, 350, [ground, _tiles(), _sun(), _crest(), _bird(), dusk, night, rim(signs)], defs)
