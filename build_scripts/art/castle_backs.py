"""The four card backs: a lattice and an emblem of its own for every seat."""

from __future__ import annotations

import palette
from castle_suits import tower
from svg import (
    DOWN,
    Point,
    box,
    circle,
    clip_segment,
    document,
    gradient,
    path,
    place,
    polar,
    poly,
    radial,
    rect,
    ring,
    star,
    stroked,
    symmetric,
)

LEFT, TOP, WIDE, HIGH = 23.0, 23.0, 204.0, 304.0
CENTRE: Point = (125.0, 175.0)
FIELD = box(LEFT, TOP, WIDE, HIGH)
GROUNDS = (
    (palette.BURGUNDY, palette.BURGUNDY_DEEP),
    (palette.SLATE, palette.SLATE_DEEP),
    (palette.GREEN, palette.GREEN_DEEP),
    (palette.OCHRE, palette.OCHRE_DEEP),
)
LINES = ("#d9b36a", "#c9d2d6", "#d5cf9d", "#fbeecb")


def _cells(across: int, down: int) -> tuple[float, float, list[Point]]:
    """Cell width and height, and the centres of a grid that fills the field exactly."""
    w, h = WIDE / across, HIGH / down
    return w, h, [(LEFT + (i + 0.5) * w, TOP + (j + 0.5) * h) for j in range(down) for i in range(across)]


def _diamonds(line: str) -> str:
    """Seat 0: crossing lines, a lozenge in every mesh."""
    w, h, centres = _cells(12, 18)
    lines = ""
    for i in range(-18, 12):
        start = (LEFT + i * w, TOP)
        lines += _segment(start, (start[0] + 18 * w, TOP + HIGH))
        lines += _segment((start[0], TOP + HIGH), (start[0] + 18 * w, TOP))
    edges = [(LEFT + i * w, TOP + (j + 0.5) * h) for j in range(18) for i in range(1, 12)]
    uprights = [(LEFT + (i + 0.5) * w, TOP + j * h) for j in range(1, 18) for i in range(12)]
    gems = "".join(_lozenge(x, y, 2.6, 2.6 * h / w) for x, y in edges + uprights if (x, y) not in centres)
    return stroked(lines, line, 0.8, opacity=0.75) + path(gems, fill=line, opacity=0.7)


def _segment(a: Point, b: Point) -> str:
    part = clip_segment(a, b, FIELD)
    return poly(part, close=False) if part else ""


def _lozenge(x: float, y: float, w: float, h: float) -> str:
    return poly([(x, y - h), (x + w, y), (x, y + h), (x - w, y)])


def _scales(line: str) -> str:
    """Seat 1: rows of overlapping scales, each with an inner arc and a bead."""
    across, down = 8, 20
    w, h = WIDE / across, HIGH / down
    arcs, inner, beads = "", "", ""
    for j in range(down):
        for i in range(across + j % 2):
            x, y = LEFT + (i + (0.5 if j % 2 == 0 else 0)) * w, TOP + j * h
            arcs += _hanging_arc(x, y, w / 2, h)
            inner += _hanging_arc(x, y, w / 2 - 4.2, h - 4.4)
            if LEFT < x < LEFT + WIDE - 1:
                beads += ring(x, y + 4.6, 1.25)
    return (
        stroked(arcs, line, 1, opacity=0.8)
        + stroked(inner, line, 0.6, opacity=0.6)
        + path(beads, fill=line, opacity=0.75)
    )


def _hanging_arc(x: float, y: float, r: float, drop: float) -> str:
    """A half ellipse below (x, y); only its right or left half at the edges of the field."""
    start = (x, y + drop) if x - r < LEFT - 0.01 else (x - r, y)
    end = (x, y + drop) if x + r > LEFT + WIDE + 0.01 else (x + r, y)
    d = f"M{start[0]:.2f} {start[1]:.2f}"
    if start[0] < x:
        d += f"A{r:.2f} {drop:.2f} 0 0 0 {x:.2f} {y + drop:.2f}"
    if end[0] > x:
        d += f"A{r:.2f} {drop:.2f} 0 0 0 {end[0]:.2f} {end[1]:.2f}"
    return d


def _leaves(line: str) -> str:
    """Seat 2: four pointed leaves to a mesh, so that leaves and circles interlace."""
    w, h, centres = _cells(8, 12)
    leaf, veins, eyes = "", "", ""
    for x, y in centres:
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            ex, ey = x + sx * w / 2, y + sy * h / 2
            bend = 0.34
            ax, ay = x + sx * w * bend, y + sy * h * 0.04
            bx, by = x + sx * w * 0.04, y + sy * h * bend
            leaf += f"M{x:.2f} {y:.2f}Q{ax:.2f} {ay:.2f} {ex:.2f} {ey:.2f}Q{bx:.2f} {by:.2f} {x:.2f} {y:.2f}Z"
            veins += poly([(x + sx * 3.4, y + sy * 3.4), (ex - sx * 3, ey - sy * 3)], close=False)
        eyes += ring(x, y, 2)
    crosses = "".join(ring(LEFT + i * w, TOP + (j + 0.5) * h, 1.3) for j in range(12) for i in range(1, 8)) + "".join(
        ring(LEFT + (i + 0.5) * w, TOP + j * h, 1.3) for j in range(1, 12) for i in range(8)
    )
    return (
        path(leaf, fill=line, fill_opacity=0.16, stroke=line, stroke_width=0.9, stroke_linejoin="round", opacity=0.8)
        + stroked(veins, line, 0.6, opacity=0.6)
        + path(eyes + crosses, fill=line, opacity=0.8)
    )


def _rays(line: str) -> str:
    """Seat 3: rays from the sun in the middle, crossed by rings of beads."""
    rays = ""
    for i in range(48):
        far = polar(*CENTRE, 260, i * 7.5)
        near = polar(*CENTRE, 52 if i % 2 else 92, i * 7.5)
        rays += _segment(near, far)
    beads = ""
    for n, r in enumerate((72, 92, 114, 138, 164)):
        for i in range(24):
            x, y = polar(*CENTRE, r, i * 15 + (7.5 if n % 2 == 0 else 0))
            if LEFT + 4 < x < LEFT + WIDE - 4 and TOP + 4 < y < TOP + HIGH - 4:
                beads += poly(star(x, y, 3.4, 1.3, 4))
    return stroked(rays, line, 0.9, opacity=0.75) + path(beads, fill=line, opacity=0.85)


def _key(x: float, y: float, fill: str) -> str:
    """An upright key with a trefoil bow."""
    bow = "".join(ring(px, py, 10.5) + ring(px, py, 5) for px, py in ((0, -34), (-12, -20), (12, -20)))
    shaft = "M-3.5 -14H3.5V44H-3.5ZM3.5 22H17V28H11V34H17V41H3.5ZM-7 -10H7V-5H-7Z"
    move = place(x, y, 0.86)
    return path(bow, fill=fill, fill_rule="evenodd", transform=move) + path(shaft, fill=fill, transform=move)


OAK_SIDE: tuple[tuple[Point, Point, Point], ...] = (
    ((8, -47), (14, -40), (9, -31)),
    ((15, -36), (24, -29), (11, -15.5)),
    ((20, -21), (31, -12), (12.5, 1)),
    ((21, -4), (28, 6), (9, 15)),
    ((16, 14), (17, 23), (1.8, 29)),
    ((1.8, 34), (2, 40), (3, 46)),
    ((1, 47), (1, 47), (0, 47)),
)


def _oak(x: float, y: float, fill: str, vein: str) -> str:
    """An oak leaf with its veins and stalk, leaning a little."""
    veins = "M0 -38V29M0 -24L6 -34M0 -24L-6 -34M0 -9L14 -22M0 -9L-14 -22M0 7L17 -6M0 7L-17 -6M0 20L13 10M0 20L-13 10"
    move = place(x, y, 0.84, 18)
    leaf = path(symmetric((0, -47), OAK_SIDE), fill=fill, transform=move)
    return leaf + stroked(veins, vein, 1.6, transform=move)


def _sun(x: float, y: float, fill: str, ground: str) -> str:
    """Straight and waved rays in turn around a face of three rings."""
    straight = "".join(
        poly([polar(x, y, 22, a - 9), polar(x, y, 42, a), polar(x, y, 22, a + 9)]) for a in range(0, 360, 45)
    )
    waved = ""
    for a in (22.5 + 45 * i for i in range(8)):
        (ax, ay), (bx, by), (cx, cy) = polar(x, y, 21, a - 7), polar(x, y, 37, a + 4), polar(x, y, 21, a + 8)
        (px, py), (qx, qy) = polar(x, y, 31, a - 9), polar(x, y, 29, a + 9)
        waved += f"M{ax:.2f} {ay:.2f}Q{px:.2f} {py:.2f} {bx:.2f} {by:.2f}Q{qx:.2f} {qy:.2f} {cx:.2f} {cy:.2f}Z"
    disc = path(ring(x, y, 18), fill=fill) + circle(x, y, 13.5, fill="none", stroke=ground, stroke_width=1.4)
    return path(straight + waved, fill=fill) + disc + path(poly(star(x, y, 9, 3.6, 8)), fill=ground)


def back(seat: int) -> str:
    """The whole back of a card of this seat, its paper border included."""
    ground, deep = GROUNDS[seat]
    line = LINES[seat]
    pattern = (_diamonds, _scales, _leaves, _rays)[seat](line)
    x, y = CENTRE
    emblem = (
        tower(x, y + 1, 0.66, line),
        _key(x, y - 2, line),
        _oak(x, y + 1, line, ground),
        _sun(x, y, line, ground),
    )[seat]
    defs = [
        gradient("paper", [(0, palette.PAPER), (1, palette.PAPER_LOW)], DOWN),
        gradient("ground", [(0, ground), (1, deep)]),
        radial("boss", [(0, ground), (1, deep)], x - 14, y - 18, 62),
    ]
    body = [
        rect(0, 0, 250, 350, 12.5, fill=palette.PAPER_RIM),
        rect(1.5, 1.5, 247, 347, 11, fill="url(#paper)"),
        rect(11, 11, 228, 328, 6, fill="url(#ground)"),
        pattern,
        rect(16.5, 16.5, 217, 317, 3, fill="none", stroke=line, stroke_width=1.6),
        rect(LEFT - 2, TOP - 2, WIDE + 4, HIGH + 4, 1, fill="none", stroke=line, stroke_width=0.8),
        *_medallion(line),
        emblem,
    ]
    return document(250, 350, body, defs)


def _medallion(line: str) -> list[str]:
    """The round boss that carries the emblem."""
    x, y = CENTRE
    beads = "".join(ring(*polar(x, y, 51.5, i * 10), 1.5) for i in range(36))
    return [
        circle(x, y, 56, fill="url(#boss)", stroke=line, stroke_width=1.6),
        path(beads, fill=line),
        circle(x, y, 47, fill="none", stroke=line, stroke_width=1),
    ]
