"""Draws the fencer of `audatia_bones`: his joints seen from one place, dressed, the farthest part first.

He wears a doublet and hose of two colours, as was the fashion: what is right on him is always of the one, what is
left always of the other, so that feet and arms can't be mistaken. Masters wear a crown, who undoes their work a
crown and a garter; scholars wear neither.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from audatia_bones import UP, Pose, Skeleton, Vec, add, cross, dot, heading, skeleton, sub, unit
from audatia_ink import FLESH, GOLD, GOLD_LIGHT, IRON, MINIUM, STEEL, STEEL_SHADE, hull, inked, pen
from svg import Point, circle, path, poly

_Place = Callable[[float, float, float], Vec]
"""From a place in the head's own frame to the fencer's."""
Part = tuple[float, str, str]
"""Nearness to the viewer, name, drawing."""


@dataclass(frozen=True)
class Dress:
    """The colours of a fencer."""

    right: str = MINIUM
    left: str = "#43342a"
    line: str = IRON
    hair: str = "#5a3f28"
    crown: bool = True
    garter: bool = False


MASTER = Dress()
EDGE = 1.5
"""The width of the ink round every part."""


@dataclass(frozen=True)
class Eye:
    """From where a figure is seen: `turn` 0 from his right side, 90 from before; `rise` looks down on him.

    `origin` is where the middle of the common ground falls on the picture, `scale` is pixels per centimetre.
    """

    turn: float = 32.0
    rise: float = 9.0
    scale: float = 1.0
    origin: Point = (0.0, 0.0)
    at: Vec = (0.0, 0.0, 0.0)
    about: float = 0.0
    """Where the fencer stands in the common space, and how far he is turned there."""

    def place(self, p: Vec) -> Vec:
        """A fencer's own place in the common space."""
        ahead, aside = heading(self.about), heading(self.about + 90)
        return (
            self.at[0] + p[0] * ahead[0] + p[1] * aside[0],
            self.at[1] + p[0] * ahead[1] + p[1] * aside[1],
            self.at[2] + p[2],
        )

    def see(self, p: Vec) -> tuple[float, float, float]:
        """On the picture: x, y and nearness."""
        f, r, u = self.place(p)
        c, s = math.cos(math.radians(self.turn)), math.sin(math.radians(self.turn))
        ce, se = math.cos(math.radians(self.rise)), math.sin(math.radians(self.rise))
        near = f * s + r * c
        x, y = f * c - r * s, -(u * ce) + near * se
        return self.origin[0] + x * self.scale, self.origin[1] + y * self.scale, near * ce + u * se

    def flat(self, p: Vec) -> Point:
        """On the picture."""
        x, y, _ = self.see(p)
        return x, y

    def near(self, *places: Vec) -> float:
        """The mean nearness of some places."""
        return sum(self.see(p)[2] for p in places) / len(places)


def _ball(centre: Point, r: float, count: int = 20) -> list[Point]:
    step = 2 * math.pi / count
    return [(centre[0] + r * math.cos(i * step), centre[1] + r * math.sin(i * step)) for i in range(count)]


class _Drawing:
    """The parts of one figure."""

    def __init__(self, joints: Skeleton, eye: Eye, dress: Dress) -> None:
        self.j, self.eye, self.dress = joints, eye, dress
        self.parts: list[Part] = []

    def round(self, *balls: tuple[Vec, float]) -> list[Point]:
        """The outline of balls stretched over with cloth."""
        k = self.eye.scale
        return hull(point for place, r in balls for point in _ball(self.eye.flat(place), r * k))

    def shape(self, points: Sequence[Point], fill: str) -> str:
        return inked(poly(points), fill, EDGE * min(1.0, self.eye.scale))

    def put(self, near: float, name: str, drawing: str) -> None:
        self.parts.append((near, name, drawing))

    def colour(self, side: str) -> str:
        return self.dress.right if side == "right" else self.dress.left

    # --- the body ----------------------------------------------------------------------------------------

    def leg(self, side: str) -> None:
        """Hose and pointed shoe."""
        j, fill = self.j, self.colour(side)
        hip, knee, ankle = (j[f"{side}_{name}"] for name in ("hip", "knee", "ankle"))
        heel, ball, toe = (j[f"{side}_{name}"] for name in ("heel", "ball", "toe"))
        back = unit(sub(ankle, add(ankle, sub(toe, heel), 1)))
        calf = add(add(knee, sub(ankle, knee), 0.36), back, 2.2)
        thigh = self.round((hip, 9.6), (add(hip, sub(knee, hip), 0.35), 9.4), (knee, 6.0))
        shin = self.round((knee, 5.8), (calf, 5.9), (ankle, 3.7))
        low = self.round((add(knee, sub(ankle, knee), 0.6), 4.7), (ankle, 3.2))
        shoe = self.round((heel, 3.4), (add(ankle, UP, 1), 3.7), (ball, 3.4), (toe, 1.1))
        drawn = self.shape(shoe, IRON) + self.shape(shin, fill) + path(poly(low), fill=fill)
        drawn += self.shape(thigh, fill) + self._knee_cloth(knee, fill)
        if self.dress.garter and side == "left":
            drawn += self._garter(knee, ankle)
        # The skirt of the doublet hangs over both thighs.
        near = min(self.eye.near(hip, knee, ankle), self.eye.near(self.j["hips"], self.j["neck"]) - 2)
        self.put(near, f"{side}_leg", drawn)

    def _knee_cloth(self, knee: Vec, fill: str) -> str:
        return circle(*self.eye.flat(knee), 5.0 * self.eye.scale, fill=fill)

    def _garter(self, knee: Vec, ankle: Vec) -> str:
        (ax, ay), (bx, by) = self.eye.flat(add(knee, sub(ankle, knee), 0.12)), self.eye.flat(ankle)
        length = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / length * 6 * self.eye.scale, (bx - ax) / length * 6 * self.eye.scale
        line = poly([(ax - nx, ay - ny), (ax + nx, ay + ny)], close=False)
        return pen(line, 4.6 * self.eye.scale) + pen(line, 2.8 * self.eye.scale, GOLD_LIGHT)

    def arm(self, side: str) -> None:
        """A sleeve wide at the elbow, and the fist."""
        j, fill = self.j, self.colour(side)
        shoulder, elbow, fist = (j[f"{side}_{name}"] for name in ("shoulder", "elbow", "fist"))
        wrist = add(fist, unit(sub(elbow, fist)), 5.5)
        upper = self.round((shoulder, 7.6), (elbow, 5.9))
        fore = self.round((elbow, 5.9), (wrist, 3.6))
        sleeve = self.shape(upper, fill) + self.shape(fore, fill)
        sleeve += circle(*self.eye.flat(elbow), 5.0 * self.eye.scale, fill=fill)
        sleeve += circle(*self.eye.flat(shoulder), 6.4 * self.eye.scale, fill=fill)
        self.put(self.eye.near(shoulder, elbow, elbow, fist) + 2, f"{side}_arm", sleeve)
        hand = self.shape(self.round((fist, 4.3), (add(fist, unit(sub(elbow, fist)), 3.5), 3.3)), FLESH)
        self.put(self.eye.near(fist) + 3, f"{side}_hand", hand)

    def torso(self) -> None:
        """A doublet: full chest, narrow waist, short skirt; its halves meet along the breast bone."""
        j, up = self.j, self.j["up"]
        waist = add(j["hips"], up, 13)
        chest = add(add(j["hips"], up, 32), j["chest_front"], 2.5)
        collar = add(j["neck"], up, -1)
        hems = [add(add(j[f"{side}_hip"], sub(j[f"{side}_knee"], j[f"{side}_hip"]), 0.3), UP, 1) for side in SIDES]
        skirt = self.round((waist, 10.2), *((hem, 9.6) for hem in hems), *((j[f"{s}_hip"], 9.5) for s in SIDES))
        drawn = self._halved(skirt, waist, add(hems[0], sub(hems[1], hems[0]), 0.5))
        trunk = self.round((waist, 10.4), (chest, 13.6), *((j[f"{side}_shoulder"], 7.3) for side in SIDES), (collar, 5))
        drawn += self._halved(trunk, collar, waist)
        drawn += self._buttons(collar, waist)
        belt = self.round((add(waist, up, 0.6), 10.0), (add(waist, up, -2.0), 10.0))
        drawn += self._belt(belt, waist)
        self.put(self.eye.near(j["hips"], j["neck"]), "torso", drawn)

    def _halved(self, outline: Sequence[Point], top: Vec, low: Vec) -> str:
        """The outline in the left colour, and what lies right of the seam down the front in the right one."""
        front, right = self.j["chest_front"], cross(self.j["up"], self.j["chest_front"])
        seam = self.eye.flat(add(top, front, 9)), self.eye.flat(add(low, front, 11))
        if self.eye.flat(add(top, right, 10))[0] > self.eye.flat(top)[0]:
            seam = seam[::-1]
        kept = _beside(outline, *seam)
        drawn = path(poly(outline), fill=self.dress.left)
        if len(kept) > 2:
            drawn += path(poly(kept), fill=self.dress.right)
        return drawn + path(
            poly(outline), fill="none", stroke=self.dress.line, stroke_width=EDGE * min(1.0, self.eye.scale)
        )

    def _buttons(self, collar: Vec, waist: Vec) -> str:
        """Down the breast, where it can be seen."""
        front = self.j["chest_front"]
        if dot(sub(self.eye.place(front), self.eye.place((0, 0, 0))), self._toward()) < 0.2:
            return ""
        places = [add(add(collar, sub(waist, collar), 0.12 + 0.18 * n), front, 12.5 - n * 0.2) for n in range(5)]
        return "".join(circle(*self.eye.flat(place), 1.2 * self.eye.scale, fill=GOLD_LIGHT) for place in places)

    def _belt(self, belt: Sequence[Point], waist: Vec) -> str:
        xs = [x for x, _ in belt]
        _, y = self.eye.flat(waist)
        k = self.eye.scale
        left, right = min(xs), max(xs)
        band = f"M{left:.2f} {y - 2 * k:.2f}Q{(left + right) / 2:.2f} {y + 2.5 * k:.2f} {right:.2f} {y - 2 * k:.2f}"
        return pen(band, 4.4 * k) + pen(band, 2.4 * k, GOLD)

    # --- the head ----------------------------------------------------------------------------------------

    def head(self) -> None:
        """A face that shows whither it looks, hair to the nape, and the crown."""
        j = self.j
        face, up = j["face"], j["crown"]
        side = unit(cross(up, face))
        eye = self.eye

        def on(f: float, r: float, u: float) -> Vec:
            return add(add(add(j["head"], face, f), side, r), up, u)

        neck = self.shape(self.round((add(j["neck"], up, -2), 5.6), (on(-1.5, 0, -6), 5.0)), FLESH)
        hair = self.round((on(-1.2, 0, 1.6), 9.8), (on(-5, 4, -6), 3.6), (on(-5, -4, -6), 3.6))
        drawn = self.shape(hair, self.dress.hair)
        if dot(sub(eye.place(add(j["head"], face)), eye.place(j["head"])), self._toward()) > -0.35:
            drawn += self._face(on)
        else:
            drawn = self._face(on) + drawn
        drawn = neck + drawn + (self._crown(on) if self.dress.crown else "")
        self.put(eye.near(j["head"]) + 1, "head", drawn)

    def _face(self, on: _Place) -> str:
        """Brow, cheeks and chin as one patch, and the nose that tells the profile."""
        k, eye = self.eye.scale, self.eye
        rim = [on(7.4, 0, 6.6), on(6.4, 0, -9.6), on(8.8, 0, -3), on(8.2, 0, -7.6)]
        for r in (1, -1):
            rim += [on(5.4, 6.8 * r, 5.4), on(3.6, 8.2 * r, 0), on(2.6, 6.8 * r, -6), on(5.8, 2.6 * r, -9.8)]
        nose = self.round((on(8.2, 0, 2.6), 0.6), (on(12.0, 0, -2.4), 0.9), (on(8.6, 0, -3.6), 0.8))
        drawn = self.shape(nose, FLESH) + self.shape(hull(eye.flat(p) for p in rim), FLESH)
        bridge = [on(8.2, 0, 2.0), on(11.4, 0, -2.2), on(8.4, 0, -3.2), on(6.4, 0, -1)]
        drawn += path(poly(hull(eye.flat(p) for p in bridge)), fill=FLESH)
        for r in (3.5, -3.5):
            outward = sub(eye.place(on(6, r * 1.5, 0)), eye.place(on(0, 0, 0)))
            if dot(outward, self._toward()) > 1.0:
                drawn += circle(*eye.flat(on(8.2, r, 1.0)), 1.05 * k, fill=IRON)
        mouth = [eye.flat(p) for p in (on(8.6, -1.6, -6), on(7.8, 2.2, -6))]
        return drawn + pen(poly(mouth, close=False), 0.9 * k)

    def _toward(self) -> Vec:
        """The direction from the figure to the viewer, in the common space."""
        t, e = math.radians(self.eye.turn), math.radians(self.eye.rise)
        return math.sin(t) * math.cos(e), math.cos(t) * math.cos(e), math.sin(e)

    def _crown(self, on: _Place) -> str:
        """The half of a ring that can be seen, with its points."""
        low, high = [], []
        for i in range(0, 361, 5):
            a = math.radians(i)
            ray = (math.cos(a) * 9.8 - 0.6, math.sin(a) * 9.8)
            if self.eye.near(on(*ray, 6)) >= self.eye.near(on(-0.6, 0, 6)) - 0.05:
                tall = 8.6 + 4.6 * abs(i % 45 - 22.5) / 22.5
                low.append((i, self.eye.flat(on(*ray, 5.2))))
                high.append((i, self.eye.flat(on(ray[0] * 1.12, ray[1] * 1.12, tall))))
        order = sorted(range(len(low)), key=lambda n: low[n][1][0])
        points = [low[n][1] for n in order] + [high[n][1] for n in reversed(order)]
        return inked(poly(points), GOLD_LIGHT, 1.0 * min(1.0, self.eye.scale * 1.1))

    # --- the sword ---------------------------------------------------------------------------------------

    def sword(self) -> None:
        """Blade, cross, grip and pommel; the blade in two pieces, for it may be before the body and behind it."""
        j, eye = self.j, self.eye
        k = eye.scale
        a, b, p = j["cross"], j["tip"], j["pommel"]
        e = j["edge"]
        (ax, ay), (bx, by) = eye.flat(a), eye.flat(b)
        length = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / length * k, (bx - ax) / length * k
        point = (bx, by)
        near_tip = (bx + (ax - bx) * 0.08, by + (ay - by) * 0.08)
        blade = [
            (ax + nx * 2.6, ay + ny * 2.6), (near_tip[0] + nx * 1.35, near_tip[1] + ny * 1.35), point,
            (near_tip[0] - nx * 1.35, near_tip[1] - ny * 1.35), (ax - nx * 2.6, ay - ny * 2.6),
        ]  # fmt: skip
        half = [(ax, ay), *blade[3:], point]
        fuller = poly([(ax, ay), (ax + (bx - ax) * 0.5, ay + (by - ay) * 0.5)], close=False)
        drawn = self.shape(blade, STEEL) + path(poly(half), fill=STEEL_SHADE) + pen(fuller, 0.8 * k)
        self.put(eye.near(a, b), "blade", drawn)
        bar = poly([eye.flat(add(a, e, -11.5)), eye.flat(add(a, e, 11.5))], close=False)
        grip = poly([eye.flat(a), eye.flat(p)], close=False)
        hilt = pen(grip, 5.2 * k) + pen(grip, 2.6 * k, "#6d4b2d")
        hilt += circle(*eye.flat(p), 4.2 * k, fill=GOLD, stroke=IRON, stroke_width=1.3 * min(1.0, k))
        hilt += pen(bar, 5.0 * k) + pen(bar, 2.6 * k, GOLD_LIGHT)
        self.put(eye.near(a, p) + 1.5, "hilt", hilt)

    def in_order(self, pose: Pose) -> list[Part]:
        """All parts with their rank: nearness, if the pose doesn't say otherwise."""
        for side in SIDES:
            self.leg(side)
            self.arm(side)
        self.torso()
        self.head()
        self.sword()
        return [(_rank(near, name, pose), name, drawing) for near, name, drawing in self.parts]


def _rank(near: float, name: str, pose: Pose) -> float:
    return _NEAREST + pose.in_front.index(name) if name in pose.in_front else near


_NEAREST = 1000.0
"""Nearer than any part of a figure."""
SIDES = ("left", "right")


def _beside(outline: Sequence[Point], a: Point, b: Point) -> list[Point]:
    """The part of an outline to the right of the way from a to b, as seen on the picture."""
    kept: list[Point] = []
    sides = [(b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) for x, y in outline]
    for i, (x, y) in enumerate(outline):
        px, py = outline[i - 1]
        here, before = sides[i], sides[i - 1]
        if (here >= 0) != (before >= 0):
            t = before / (before - here)
            kept.append((px + (x - px) * t, py + (y - py) * t))
        if here >= 0:
            kept.append((x, y))
    return kept


def parts(pose: Pose, eye: Eye, dress: Dress = MASTER) -> list[Part]:
    """The parts of a fencer, to be sorted among those of another."""
    return _Drawing(skeleton(pose), eye, dress).in_order(pose)


def layered(found: Iterable[Part]) -> str:
    """Parts drawn over each other, the farthest first."""
    return "\n".join(drawing for _, _, drawing in sorted(found, key=lambda part: part[0]))


def figure(pose: Pose, eye: Eye, dress: Dress = MASTER) -> str:
    """A fencer in a pose."""
    return layered(parts(pose, eye, dress))
