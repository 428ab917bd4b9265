"""Draws the pictures that all games share: `python build_scripts/art/common.py`."""

from __future__ import annotations

import palette
from icon_controls import CONTROLS
from icon_things import THINGS
from svg import DOWN, document, gradient, group, moved, path, place, poly, rect, star, stroked, write


def paper() -> str:
    """The blank card: off-white, a shade darker towards the lower edge, with a thin rim."""
    tone = gradient("paper", [(0, palette.PAPER), (1, palette.PAPER_LOW)], DOWN)
    sheet = rect(0, 0, 250, 350, 12.5, fill=palette.PAPER_RIM)
    face = rect(1.5, 1.5, 247, 347, 11, fill="url(#paper)")
    return document(250, 350, [sheet, face], [tone])


def _sheet(fill: str, line: str, *inside: str, transform: str) -> str:
    """One of the two cards of the program's icon, 132 x 184 about (0, 0)."""
    return group(
        rect(-66, -92, 132, 184, 14, fill=fill, stroke=palette.INK, stroke_width=5),
        rect(-55, -81, 110, 162, 7, fill="none", stroke=line, stroke_width=3.5),
        *inside,
        transform=transform,
    )


def app_icon() -> str:
    """Two crossed cards: the back of one, and on the face of the other a tower with a sword for its window."""
    stars = "".join(poly(moved(star(0, 0, 13, 5, 4), x, y)) for x in (-36, 0, 36) for y in (-60, -20, 20, 60))
    tower = (
        "M-44 -66H-24V-50H-10V-66H10V-50H24V-66H44V-30L32 -18V44L44 56V68H-44V56L-32 44V-18L-44 -30Z"
        "M-17 68V34A17 17 0 0 1 17 34V68Z"
    )
    slit = "M0 -16L4.5 -9V4H11V10H4.5V20H-4.5V10H-11V4H-4.5V-9Z"
    rear = _sheet(
        "url(#rear)", palette.GOLD_LIGHT, path(stars, fill=palette.GOLD), transform=place(101, 133, angle=-21)
    )
    front = _sheet(
        "url(#front)",
        palette.RED,
        path(tower, fill="url(#stone)", fill_rule="evenodd"),
        stroked("M-36 -30H36", palette.PAPER, 4),
        path(slit, fill=palette.PAPER),
        transform=place(155, 128, angle=12),
    )
    defs = [
        gradient("rear", [(0, palette.BURGUNDY), (1, palette.BURGUNDY_DEEP)]),
        gradient("front", [(0, "#fdf8ec"), (1, "#eee2c8")]),
        gradient("stone", [(0, "#44403b"), (1, "#1f1b18")]),
    ]
    return document(256, 256, [rear, front], defs)


def main() -> None:
    """Writes every picture below assets/common."""
    write("common/card/paper.svg", paper())
    write("common/icon.svg", app_icon())
    for name, body in {**CONTROLS, **THINGS}.items():
        write(f"common/icons/{name}.svg", document(64, 64, [body]))


if __name__ == "__main__":
    main()
