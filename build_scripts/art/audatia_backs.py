"""The backs of Audatia, one for each character: a diaper of leaves in his colour, his shield within seven swords."""

from __future__ import annotations

import math
from dataclasses import dataclass

from audatia_armour import shield
from audatia_ink import (
    AZURE,
    AZURE_DEEP,
    GOLD,
    GOLD_LIGHT,
    IRON,
    MINIUM,
    MINIUM_DEEP,
    STEEL,
    VELLUM,
    VELLUM_LOW,
    VELLUM_RIM,
)
from svg import (
    DOWN,
    Point,
    box,
    circle,
    clip_segment,
    document,
    gradient,
    group,
    path,
    place,
    polar,
    poly,
    radial,
    rect,
    stroked,
)

MIDDLE: Point = (125.0, 175.0)
LEFT, TOP, WIDE, HIGH = 23.0, 23.0, 204.0, 304.0


@dataclass(frozen=True)
class Cover:
    """The colours of a back: the ground lit and in shade, and its lines."""

    light: str
    deep: str
    line: str


COVERS: dict[str, Cover] = {
    "galeazzo": Cover(MINIUM, MINIUM_DEEP, "#e5ad72"),
    "boucicault": Cover(AZURE, AZURE_DEEP, "#c9b27c"),
    "agnes": Cover("#3f6b56", "#264537", "#d3c488"),
    "patron": Cover("#54435f", "#302538", "#d2a96a"),
}


def _diaper(line: str) -> str:
    """Crossing lines, in every mesh four leaves; no leaves under the shield."""
    across, down = 6, 9
    w, h = WIDE / across, HIGH / down
    window = box(LEFT, TOP, WIDE, HIGH)
    nets, leaves, knots = "", "", ""
    for i in range(-down, across):
        for start, end in (
            ((LEFT + i * w, TOP), (LEFT + (i + down) * w, TOP + HIGH)),
            ((LEFT + (i + down) * w, TOP), (LEFT + i * w, TOP + HIGH)),
        ):
            part = clip_segment(start, end, window)
            nets += poly(part, close=False) if part else ""
    for j in range(2 * down + 1):
        for i in range(2 * across + 1):
            x, y = LEFT + i * w / 2, TOP + j * h / 2
            inside = LEFT + 6 < x < LEFT + WIDE - 6 and TOP + 6 < y < TOP + HIGH - 6
            if not inside or math.dist((x, y), MIDDLE) < 92:
                continue
            if (i + j) % 2:
                leaves += "".join(_leaf(x, y, a, min(w, h) * 0.27) for a in (0, 90, 180, 270))
            else:
                knots += poly([(x, y - 2.6), (x + 2.6, y), (x, y + 2.6), (x - 2.6, y)])
    return stroked(nets, line, 0.9, opacity=0.6) + path(leaves, fill=line, opacity=0.62) + path(knots, fill=line)


def _leaf(x: float, y: float, angle: float, long: float) -> str:
    """A pointed leaf from a mesh's middle."""
    base, tip = polar(x, y, long * 0.18, angle), polar(x, y, long, angle)
    (ax, ay), (bx, by) = polar(x, y, long * 0.62, angle - 28), polar(x, y, long * 0.62, angle + 28)
    return (
        f"M{base[0]:.2f} {base[1]:.2f}Q{ax:.2f} {ay:.2f} {tip[0]:.2f} {tip[1]:.2f}"
        f"Q{bx:.2f} {by:.2f} {base[0]:.2f} {base[1]:.2f}Z"
    )


def _sword(angle: float) -> str:
    """One of seven, its point towards the shield."""
    x, y = MIDDLE
    blade = path("M-2.6 -62L0 -47L2.6 -62V-72H-2.6Z", fill=STEEL, stroke=IRON, stroke_width=1)
    hilt = stroked("M0 -72V-82M-7 -72H7", IRON, 4.4) + stroked("M0 -72V-82M-7 -72H7", GOLD_LIGHT, 2.4)
    return group(
        blade, hilt, circle(0, -84, 3, fill=GOLD, stroke=IRON, stroke_width=1), transform=place(x, y, 1, angle)
    )


def back(name: str) -> str:
    """The whole back of a card, its border of vellum included."""
    cover = COVERS[name]
    x, y = MIDDLE
    defs = [
        gradient("skin", [(0, VELLUM), (1, VELLUM_LOW)], DOWN),
        gradient("ground", [(0, cover.light), (1, cover.deep)]),
        radial("boss", [(0, cover.light), (1, cover.deep)], x - 16, y - 20, 96),
    ]
    swords = "".join(_sword(a) for a in (45, 90, 135, 180, 225, 270, 315))
    body = [
        rect(0, 0, 250, 350, 12.5, fill=VELLUM_RIM),
        rect(1.5, 1.5, 247, 347, 11, fill="url(#skin)"),
        rect(11, 11, 228, 328, 6, fill="url(#ground)"),
        _diaper(cover.line),
        rect(16.5, 16.5, 217, 317, 3, fill="none", stroke=cover.line, stroke_width=1.8),
        rect(LEFT - 2, TOP - 2, WIDE + 4, HIGH + 4, 1, fill="none", stroke=cover.line, stroke_width=0.8),
        circle(x, y, 91, fill="url(#boss)", stroke=cover.line, stroke_width=2),
        circle(x, y, 46, fill="none", stroke=cover.line, stroke_width=1.2),
        swords,
        path(poly([(x, y - 86), (x + 5, y - 78), (x, y - 70), (x - 5, y - 78)]), fill=cover.line),
        shield(name, x, y - 3, 0.98),
    ]
    return document(250, 350, body, defs)
