"""The backs of DuelCard, plain and golden: a lattice of small signs, and three rings linked so that each lies over one
of the others and under the other, as the elements beat each other."""

from __future__ import annotations

import math
from dataclasses import dataclass

import palette
from duelcard_elements import ELEMENTS, TONES, element_sign
from svg import DOWN, Point, circle, document, gradient, path, polar, radial, rect, ring, stroked

MIDDLE: Point = (125.0, 175.0)
LEFT, TOP, WIDE, HIGH = 23.0, 23.0, 204.0, 304.0
ANGLES = (240.0, 120.0, 0.0)
"""Where plant, water and fire stand, in degrees clockwise from twelve o'clock."""


@dataclass(frozen=True)
class Cover:
    """The colours of a back."""

    rim: str
    border: tuple[str, str]
    ground: tuple[str, str]
    line: str
    rings: tuple[str, str, str]
    """Plant, water, fire."""
    edge: str
    """Between rings that cross."""


COVERS: dict[str, Cover] = {
    "plain": Cover(
        palette.PAPER_RIM,
        (palette.PAPER, palette.PAPER_LOW),
        ("#3b3464", "#17132d"),
        "#d9b36a",
        (TONES["plant"].bright, "#6cbcf0", "#ff7a45"),
        "#120e24",
    ),
    "golden": Cover(
        palette.GOLD_DEEP,
        ("#fdf0c4", "#dfb65e"),
        ("#c8963a", "#7d5418"),
        "#fff0bd",
        ("#1f4d2c", "#173f73", "#8a2018"),
        "#f8dd95",
    ),
}


def _lattice(cover: Cover) -> str:
    """Signs of the three elements in turn on a staggered grid, joined by a net of fine lines."""
    across, down = 8, 21
    step_x, step_y = WIDE / across, HIGH / down
    signs, net = "", ""
    for j in range(down):
        late = j % 2
        for i in range(across + late):
            x, y = LEFT + (i + (0 if late else 0.5)) * step_x, TOP + (j + 0.5) * step_y
            if j + 1 < down:
                net += _down_lines(x, y, step_x / 2, step_y)
            if math.dist((x, y), MIDDLE) > 75 and LEFT + 4 < x < LEFT + WIDE - 4:
                signs += element_sign(ELEMENTS[(i + (j + late) // 2) % 3], cover.line, x, y, 11)
    return f"{stroked(net, cover.line, 0.6, opacity=0.45)}{signs}"


def _down_lines(x: float, y: float, dx: float, dy: float) -> str:
    """From a knot to the two below it, leaving room for the signs at both ends."""
    ends = [(x + side * dx, y + dy) for side in (-1, 1) if LEFT - 0.1 <= x + side * dx <= LEFT + WIDE + 0.1]
    return "".join(
        f"M{x + (ex - x) * 0.36:.2f} {y + (ey - y) * 0.36:.2f}L{x + (ex - x) * 0.64:.2f} {y + (ey - y) * 0.64:.2f}"
        for ex, ey in ends
    )


def _arc(centre: Point, r: float, start: float, end: float) -> str:
    """Part of a circle, degrees clockwise from twelve o'clock, less than half of it."""
    (ax, ay), (bx, by) = polar(*centre, r, start), polar(*centre, r, end)
    return f"M{ax:.2f} {ay:.2f}A{r:g} {r:g} 0 0 1 {bx:.2f} {by:.2f}"


def linked_rings(x: float, y: float, size: float, colours: tuple[str, str, str], edge: str) -> str:
    """Three linked rings, each round its element's sign; plant lies over water, water over fire, fire over plant."""
    r, out, thick = size * 0.3, size * 0.22, size * 0.062
    centres = [polar(x, y, out, angle) for angle in ANGLES]
    drawn = ""
    for centre, colour in zip(centres, colours, strict=True):
        drawn += circle(*centre, r, fill="none", stroke=edge, stroke_width=thick * 1.9)
        drawn += circle(*centre, r, fill="none", stroke=colour, stroke_width=thick)
    for i, centre in enumerate(centres):
        under = centres[(i + 1) % 3]
        toward = math.degrees(math.atan2(under[0] - centre[0], centre[1] - under[1]))
        half = math.degrees(math.acos(math.dist(centre, under) / 2 / r))
        for crossing in (toward - half, toward + half):
            arc = _arc(centre, r, crossing - 17, crossing + 17)
            drawn += path(arc, fill="none", stroke=edge, stroke_width=thick * 1.9)
            longer = _arc(centre, r, crossing - 19, crossing + 19)
            drawn += path(longer, fill="none", stroke=colours[i], stroke_width=thick)
    for i, name in enumerate(ELEMENTS):
        drawn += element_sign(name, colours[i], *polar(x, y, out * 1.5, ANGLES[i]), size * 0.27)
    return drawn


def _medallion(cover: Cover) -> str:
    x, y = MIDDLE
    beads = "".join(ring(*polar(x, y, 61, i * 7.5), 1.4) for i in range(48))
    return (
        circle(x, y, 66, fill="url(#boss)", stroke=cover.line, stroke_width=1.8)
        + path(beads, fill=cover.line)
        + circle(x, y, 56.5, fill="none", stroke=cover.line, stroke_width=1)
    )


def back(cover: Cover) -> str:
    """The whole back of a card, its border included."""
    light, deep = cover.ground
    x, y = MIDDLE
    defs = [
        gradient("paper", [(0, cover.border[0]), (1, cover.border[1])], DOWN),
        gradient("ground", [(0, light), (1, deep)]),
        radial("boss", [(0, light), (1, deep)], x - 16, y - 20, 76),
    ]
    body = [
        rect(0, 0, 250, 350, 12.5, fill=cover.rim),
        rect(1.5, 1.5, 247, 347, 11, fill="url(#paper)"),
        rect(11, 11, 228, 328, 6, fill="url(#ground)"),
        _lattice(cover),
        rect(16.5, 16.5, 217, 317, 3, fill="none", stroke=cover.line, stroke_width=1.6),
        rect(LEFT - 2, TOP - 2, WIDE + 4, HIGH + 4, 1, fill="none", stroke=cover.line, stroke_width=0.8),
        _medallion(cover),
        linked_rings(x, y + 4, 94, cover.rings, cover.edge),
    ]
    return document(250, 350, body, defs)
