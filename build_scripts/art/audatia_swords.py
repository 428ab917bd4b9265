"""The seven swords: every blow as the line on which it comes, drawn from the rows of levels/audatia/blows.toml.

The figure in the middle is the rival as the striker sees him; the striker's right is the picture's right. A cut
starts at its sword's hilt, runs through the middle and ends on the other side; the thrust rises to the middle.
Where a diagram is meant for the rival it stands on its head, for he sees the card from the other side.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path

from audatia_bones import Foot, Pose
from audatia_figure import Dress, Eye, layered, parts
from audatia_ink import IRON, IRON_PALE, MINIUM, MINIUM_DEEP, STEEL, STEEL_SHADE, VELLUM, WASH, inked, pen
from audatia_signs import Line, line_of
from svg import circle, group, path, place, poly

LEVELS = Path(__file__).resolve().parents[2] / "levels" / "audatia"


def rows(name: str) -> dict[str, list[dict[str, object]]]:
    """A file of levels/audatia."""
    return tomllib.loads((LEVELS / f"{name}.toml").read_text(encoding="utf-8"))


def lines() -> dict[str, Line]:
    """The seven blows by name."""
    return {str(row["id"]): line_of(str(row["hand"]), str(row["height"])) for row in rows("blows")["blows"]}


LINES = lines()
_STANDING = Pose(
    Foot(3, -13, -24), Foot(3, 13, 24), hips=(0, 0, 92), hips_turn=0, chest_turn=0, fist=(20, 28, 92), point=(40, -80),
    free_hand=(20, -28, 92), right_elbow=(-0.3, 1, 0), left_elbow=(-0.3, -1, 0),
)  # fmt: skip
"""The man in the middle of the swords."""


def target(x: float, y: float, scale: float, strength: float) -> str:
    """The rival from before, in thin ink; (x, y) is the middle of his breast."""
    eye = Eye(turn=90, rise=4, scale=scale, origin=(x, y + 106 * scale))
    dress = Dress("#b48c72", "#8d7a63", hair="#6b5440", crown=False)
    drawn = [part for part in parts(_STANDING, eye, dress) if part[1] not in ("blade", "hilt")]
    return group(layered(drawn), opacity=strength)


def _resting_sword(x: float, y: float, r: float, line: Line) -> str:
    """A sword of the diagram that isn't meant: its outline alone, point towards the middle."""
    start, end = r, r * 0.52
    d = (
        f"M-2.4 {-start + 15:.2f}V{-end - 6:.2f}L0 {-end:.2f}L2.4 {-end - 6:.2f}V{-start + 15:.2f}"
        f"M-8 {-start + 15:.2f}H8M0 {-start + 15:.2f}V{-start + 4:.2f}"
    )
    turn = place(x, y, 1, line.angle)
    return group(pen(d, 1.5, IRON_PALE), circle(0, -start + 2, 2.6, fill=IRON_PALE), transform=turn, opacity=0.62)


def _struck_sword(x: float, y: float, r: float, line: Line) -> str:
    """The sword that strikes: a red path from its start through the middle to its end."""
    turn = place(x, y, 1, line.angle)
    tip = -r * 0.34
    blade = f"M-4.6 {-r + 20:.2f}L-3.4 {tip - 8:.2f}L0 {tip:.2f}L3.4 {tip - 8:.2f}L4.6 {-r + 20:.2f}Z"
    shade = f"M0 {-r + 20:.2f}V{tip:.2f}L3.4 {tip - 8:.2f}L4.6 {-r + 20:.2f}Z"
    hilt = (
        pen(f"M0 {-r + 20:.2f}V{-r + 3:.2f}", 6.4)
        + pen(f"M0 {-r + 20:.2f}V{-r + 3:.2f}", 3.6, "#7a5433")
        + pen(f"M-14 {-r + 20:.2f}H14", 6)
        + pen(f"M-14 {-r + 20:.2f}H14", 3.4, "#edd08a")
        + circle(0, -r, 5, fill="#c8973e", stroke=IRON, stroke_width=1.4)
    )
    way = _cut_way(r) if line.cut else _thrust_way(r)
    return group(way, inked(blade, STEEL), path(shade, fill=STEEL_SHADE), hilt, transform=turn)


def _cut_way(r: float) -> str:
    """A sickle: it swells where it goes through, and ends in a point."""
    e, s = r * 0.9, r * 0.62
    d = (
        f"M-3 {-s:.2f}C{r * 0.19:.2f} {-r * 0.25:.2f} {r * 0.21:.2f} {r * 0.3:.2f} {r * 0.1:.2f} {e - 22:.2f}"
        f"L{r * 0.2:.2f} {e - 22:.2f}L0 {e:.2f}L{-r * 0.2:.2f} {e - 22:.2f}L{-r * 0.1:.2f} {e - 22:.2f}"
        f"C{r * 0.02:.2f} {r * 0.3:.2f} {r * 0.02:.2f} {-r * 0.25:.2f} -3 {-s:.2f}Z"
    )
    return path(d, fill=MINIUM, stroke=MINIUM_DEEP, stroke_width=1.4, stroke_linejoin="round", opacity=0.88)


def _thrust_way(r: float) -> str:
    """Rings round the place where the point arrives."""
    rings = "".join(
        circle(0, -r * 0.2, size, fill="none", stroke=MINIUM, stroke_width=wide)
        for size, wide in ((r * 0.3, 3.0), (r * 0.2, 3.6))
    )
    return rings + circle(0, -r * 0.2, r * 0.1, fill=MINIUM)


def stroke(name: str, x: float, y: float, r: float) -> str:
    """One blow alone, where it runs in the diagram."""
    return _struck_sword(x, y, r, LINES[name])


def diagram(struck: str, x: float, y: float, r: float) -> str:
    """The seven swords about (x, y) with one that strikes."""
    resting = "".join(_resting_sword(x, y, r, line) for name, line in LINES.items() if name != struck)
    return resting + _struck_sword(x, y, r, LINES[struck])


def allowed(names: Iterable[str], x: float, y: float, r: float) -> str:
    """Which blows a posta allows, its owner's way up."""
    return group(_small(names, r, _blade), transform=place(x, y))


def parrying(names: Iterable[str], x: float, y: float, r: float) -> str:
    """Which blows parry: for the rival, so it stands on its head."""
    return group(_small(names, r, _blade), transform=place(x, y, 1, 180))


def closed(names: Iterable[str], x: float, y: float, r: float) -> str:
    """Which attacks a posta shuts out: for the rival. Their blades are black, a red bar stands across each."""
    return group(_small(names, r, _barred), transform=place(x, y, 1, 180))


def _small(names: Iterable[str], r: float, draw: Callable[[float, Line], str]) -> str:
    """Seven blades round a middle: the named ones drawn, of the others a stroke."""
    wanted = set(names)
    drawn = circle(0, 0, r, fill=VELLUM, stroke=IRON, stroke_width=1.2)
    for name, line in LINES.items():
        shown = draw(r, line) if name in wanted else pen(f"M0 {-r * 0.86:.2f}V{-r * 0.5:.2f}", r * 0.055, WASH)
        drawn += group(shown, transform=f"rotate({line.angle:g})")
    return drawn + circle(0, 0, r * 0.1, fill=IRON)


def _blade(r: float, line: Line, fill: str = MINIUM) -> str:
    """A cut's blade is broad, a thrust is an arrow."""
    w = r * 0.15
    half = [(w, -0.88 * r), (0.8 * w, -0.42 * r), (0.0, -0.2 * r)]
    if not line.cut:
        half = [(0.6 * w, -0.88 * r), (0.6 * w, -0.5 * r), (1.7 * w, -0.5 * r), (0.0, -0.16 * r)]
    return path(poly([*half, *((-x, y) for x, y in reversed(half[:-1]))]), fill=fill)


def _barred(r: float, line: Line) -> str:
    return _blade(r, line, IRON) + pen(f"M{-r * 0.34:.2f} {-r * 0.4:.2f}H{r * 0.34:.2f}", r * 0.16, MINIUM)
