"""The picture of Audatia on the title screen: a master whose upright sword parts sun and night.

It is drawn in the first frame, so its shapes are few and flat: what draws a shape goes over all of its box.
"""

from __future__ import annotations

from audatia_bones import Foot, Pose
from audatia_figure import Dress, Eye, figure
from audatia_ink import AZURE_DEEP, GOLD, GOLD_LIGHT, MINIUM
from svg import Point, circle, document, path, polar, poly, rect, star
from title_rim import CORNERS, rim

HALL, FLOOR = "#6a2a20", "#26130f"
SUN: Point = (125.0, 136.0)
GROUND = 266.0
_UPRIGHT = Pose(
    Foot(34, -9, -8), Foot(-36, 10, 46), hips=(-8, 1, 79), hips_turn=34, chest_turn=26, lean=-2, fist=(24, 3, 118),
    point=(0, 89), cross_roll=0, right_elbow=(-0.5, 0.9, -0.4), left_elbow=(-0.5, -0.8, -0.3),
)  # fmt: skip


def _half(r: float, sweep: int) -> str:
    x, y = SUN
    return f"M{x} {y - r}A{r} {r} 0 0 {sweep} {x} {y + r}Z"


def _heavens() -> str:
    """The left half of a sun with its rays, the right half of a night with its moon."""
    x, y = SUN
    rays = ""
    for i in range(12):
        a = 187.5 + 15 * i
        rays += poly([polar(x, y, 86, a - 7.5), polar(x, y, 113 if i % 2 else 104, a), polar(x, y, 86, a + 7.5)])
    moon = f"M{x + 46} {y - 56}A34 34 0 1 1 {x + 46} {y + 10}A44 44 0 0 0 {x + 46} {y - 56}Z"
    places = ((22, -70, 4), (26, -34, 3), (18, 6, 3.4), (44, 34, 4), (74, 22, 3), (20, 66, 3.4), (62, 58, 3))
    stars = "".join(poly(star(x + dx, y + dy, r, r * 0.36, 4)) for dx, dy, r in places)
    edges = "".join(circle(*polar(x, y, 101, a), 2.4, fill=GOLD_LIGHT) for a in range(10, 180, 20))
    return (
        path(rays, fill=GOLD)
        + path(_half(90, 0), fill=GOLD_LIGHT)
        + path(_half(92, 1), fill=AZURE_DEEP)
        + path(moon, fill="#f6ecd0")
        + path(stars, fill=GOLD_LIGHT)
        + edges
    )


def emblem() -> str:
    """The whole picture; its lower fifth is calm and dark, for the name of the game."""
    eye = Eye(scale=1.13, origin=(103, GROUND))
    hall = rect(4, 4, 242, GROUND, fill=HALL)
    floor = rect(4, GROUND + 2, 242, 346 - GROUND, fill=FLOOR)
    line = rect(4, GROUND, 242, 3, fill=GOLD)
    signs = "".join(poly(star(x, y, 7, 2.6, 4)) for x, y in CORNERS)
    dress = Dress(MINIUM, "#3d3029")
    return document(250, 350, [hall, _heavens(), floor, line, figure(_UPRIGHT, eye, dress), rim(signs)])
