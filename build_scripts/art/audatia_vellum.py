"""The vellum of Audatia and what a scribe leaves on it: the red initial, a rule, a strip of ground."""

from __future__ import annotations

from audatia_ink import IRON_PALE, MINIUM, MINIUM_DEEP, VELLUM, VELLUM_LOW, VELLUM_RIM, WASH, pen
from svg import Point, circle, document, ellipse, gradient, path, place, radial, rect

WIDE, HIGH = 250.0, 350.0
INITIAL: Point = (34.0, 34.0)
"""The middle of the red square."""


def vellum() -> str:
    """The blank card: skin that is darker towards its edges, pricked and ruled for the writer."""
    stains = ((40, 300, 60), (214, 60, 52), (190, 270, 44), (60, 90, 38))
    defs = [gradient("skin", [(0, VELLUM), (1, VELLUM_LOW)])]
    defs += [
        radial(f"stain{n}", [(0, WASH, 0.26), (0.7, WASH, 0.1), (1, WASH, 0)], x, y, r)
        for n, (x, y, r) in enumerate(stains)
    ]
    defs.append(radial("edge", [(0, WASH, 0), (0.62, WASH, 0), (1, "#a98455", 0.34)], 125, 170, 225))
    pricks = "".join(circle(x, y, 0.9, fill=IRON_PALE, opacity=0.5) for x in (6.5, 243.5) for y in range(24, 340, 14))
    ruling = pen("M12 4V346M238 4V346", 0.7, "#b78f62", opacity=0.5)
    pores = "".join(
        circle((i * 61.8) % 240 + 5, (i * 97.3) % 340 + 5, 0.5 + (i % 3) * 0.16, fill="#a58456", opacity=0.36)
        for i in range(70)
    )
    body = [
        rect(0, 0, WIDE, HIGH, 12.5, fill=VELLUM_RIM),
        rect(1.5, 1.5, WIDE - 3, HIGH - 3, 11, fill="url(#skin)"),
        *(ellipse(x, y, r, r, fill=f"url(#stain{n})") for n, (x, y, r) in enumerate(stains)),
        rect(1.5, 1.5, WIDE - 3, HIGH - 3, 11, fill="url(#edge)"),
        pores,
        ruling,
        pricks,
    ]
    return document(WIDE, HIGH, body, defs)


# --- ornaments --------------------------------------------------------------------------------------------


def initial(inside: str = "", tail: float = 150.0) -> str:
    """The red square at the upper left, with a flourish of the pen that runs down the margin."""
    x, y = INITIAL
    box = rect(x - 20, y - 20, 40, 40, 3, fill=MINIUM, stroke=MINIUM_DEEP, stroke_width=1.2)
    lines = rect(x - 17.4, y - 17.4, 34.8, 34.8, 2, fill="none", stroke="#e9c8a2", stroke_width=0.9)
    filigree = "".join(
        pen("M0 0C5 -1 8 -4 8 -8C8 -11 4 -11 4 -8", 1.1, MINIUM_DEEP, transform=place(x + sx * 16, y + sy * 16, 1, a))
        for sx, sy, a in ((-1, -1, 90), (1, -1, 180), (1, 1, 270), (-1, 1, 0))
    )
    return _flourish(tail) + box + lines + ("" if inside else filigree) + inside


def _flourish(tail: float) -> str:
    """Red pen-work: a stem down the margin with curls and buds."""
    x, start = 17.0, 54.0
    stem = f"M{x} {start}C{x - 4} {start + tail * 0.3:.2f} {x + 3} {start + tail * 0.6:.2f} {x - 1} {start + tail:.2f}"
    stem += f"C{x - 3} {start + tail + 12:.2f} {x + 10} {start + tail + 14:.2f} {x + 9} {start + tail + 5:.2f}"
    curls, buds = "", ""
    count = max(1, round(tail / 34))
    for i in range(count):
        y = start + 12 + i * tail / count
        side = 1 if i % 2 == 0 else -1
        curls += (
            f"M{x - 0.5} {y + 12:.2f}C{x + side * 9} {y + 10:.2f} {x + side * 10} {y:.2f} {x + side * 4.5} {y + 1:.2f}"
        )
        buds += (
            f"M{x + side * 4.5:.2f} {y - 1.2:.2f}L{x + side * 6.7:.2f} {y + 1:.2f}L{x + side * 4.5:.2f} {y + 3.2:.2f}"
        )
        buds += f"L{x + side * 2.3:.2f} {y + 1:.2f}Z"
    return pen(stem + curls, 1.0, MINIUM, opacity=0.8) + path(buds, fill=MINIUM, opacity=0.9)


def rule() -> str:
    """The red line over the name, with a lozenge in its middle."""
    d = "M22 301H116M134 301H228"
    gem = "M125 296.5L130 301L125 305.5L120 301Z"
    return (
        pen(d, 1.0, MINIUM)
        + path(gem, fill=MINIUM)
        + pen("M22 301L18 299M22 301L18 303M228 301L232 299M228 301L232 303", 1, MINIUM)
    )


def ground_strip(x: float, y: float, wide: float) -> str:
    """A strip of earth with some grass."""
    shade = ellipse(x, y, wide, 6.5, fill=WASH, opacity=0.75)
    tufts = ""
    for n, at in enumerate((-0.92, -0.6, 0.1, 0.55, 0.95)):
        px, py = x + at * wide, y + (3.5 if n % 2 else 1.5)
        tufts += f"M{px - 3:.2f} {py - 5:.2f}L{px:.2f} {py:.2f}L{px + 1:.2f} {py - 6:.2f}"
        tufts += f"M{px:.2f} {py:.2f}L{px + 4:.2f} {py - 4:.2f}"
    return shade + pen(tufts, 1, IRON_PALE)
