"""One stretch of battlemented wall in four states: whole, cracked, falling, rubble.

All four are made of the same stones (`_stones`), so that they read as one wall that breaks.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

import palette
from svg import Point, clip_polygon, document, gradient, mix, moved, path, poly, rect, stroked

WIDE, HIGH = 250.0, 150.0
COURSE_TOPS = (51.0, 76.0, 101.0, 126.0)
COURSE = 25.0
LEDGE = (44.0, 51.5)
MERLON_LEFTS = (0.0, 70.0, 140.0, 210.0)
JOINT = 0.8
SEED = 1207


@dataclass(frozen=True)
class Stone:
    """A dressed stone: its four corners (clockwise), its tone and its course (0 is the battlements)."""

    corners: tuple[Point, ...]
    tone: str
    course: int

    @property
    def middle(self) -> Point:
        """The mean of the corners, about which the stone turns."""
        xs, ys = zip(*self.corners, strict=True)
        return sum(xs) / len(xs), sum(ys) / len(ys)


def _stones() -> list[Stone]:
    dice = random.Random(SEED)
    stones: list[Stone] = []
    for left in MERLON_LEFTS:
        stones.append(_stone(dice, left, 15, min(left + 40, WIDE), LEDGE[0], 0))
        stones.append(_stone(dice, max(left - 2.5, 0), 5, min(left + 42.5, WIDE), 15, 0))
    stones.extend(_stone(dice, left, LEDGE[0], left + 50, LEDGE[1], 1) for left in range(0, 250, 50))
    for course, top in enumerate(COURSE_TOPS, start=1):
        lengths = _lengths(dice, course)
        x = 0.0
        for length in lengths:
            stones.append(_stone(dice, x, top, x + length, min(top + COURSE, HIGH), course))
            x += length
    return stones


def _lengths(dice: random.Random, course: int) -> list[float]:
    """Stone lengths that add up to the wall; every second course starts with a half stone."""
    count = 6
    raw = [dice.uniform(0.8, 1.25) for _ in range(count)]
    if course % 2:
        raw = [0.55, *raw[:-1], 0.55]
    total = sum(raw)
    return [WIDE * part / total for part in raw]


def _stone(dice: random.Random, left: float, top: float, right: float, bottom: float, course: int) -> Stone:
    """Corners a little off the square, as a mason leaves them; the outer edges of the wall stay straight."""

    def off() -> float:
        return JOINT + dice.uniform(-0.4, 0.5)

    a = 0.0 if left == 0 else 1.0
    b = 0.0 if right == WIDE else 1.0
    corners = (
        (left + off() * a, top + off()),
        (right - off() * b, top + off()),
        (right - off() * b, bottom - off()),
        (left + off() * a, bottom - off()),
    )
    tone = dice.choice("abcabd")
    return Stone(corners, tone, course)


TONES: dict[str, tuple[str, str]] = {
    "a": ("#cfc5b3", "#aa9f8d"),
    "b": ("#c3b8a5", "#9e9381"),
    "c": ("#d8cfbf", "#b5aa98"),
    "d": ("#b8ac99", "#948977"),
}
DEFS = [
    *(gradient(name, [(0, light), (1, deep)]) for name, (light, deep) in TONES.items()),
    gradient("turn", [(0, palette.INK, 0), (0.55, palette.INK, 0), (1, palette.INK, 0.22)]),
]
MORTAR = "#6f665a"


def _drawn(stone: Stone, dx: float = 0, dy: float = 0, angle: float = 0) -> str:
    """A stone whose edges are light towards the upper left and dark towards the lower right."""
    pts = moved(stone.corners, dx, dy, angle, stone.middle)
    cx, cy = stone.middle[0] + dx, stone.middle[1] + dy
    inner = [(x + (cx - x) * _inset(x, cx), y + (cy - y) * _inset(y, cy)) for x, y in pts]
    edges = {True: "", False: ""}
    for (ax, ay), (bx, by) in zip(inner, [*inner[1:], inner[0]], strict=True):
        lit = (by - ay) - (bx - ax) < 0  # the outward normal is (by - ay, ax - bx)
        edges[lit] += poly([(ax, ay), (bx, by)], close=False)
    light, deep = TONES[stone.tone]
    face = path(
        poly(pts), fill=f"url(#{stone.tone})", stroke=palette.STONE_JOINT, stroke_width=0.7, stroke_linejoin="round"
    )
    shade = stroked(edges[False], mix(deep, palette.STONE_JOINT, 0.45), 1.2, opacity=0.8)
    return face + shade + stroked(edges[True], mix(light, "#ffffff", 0.5), 1.2, opacity=0.85)


def _inset(edge: float, middle: float) -> float:
    """The share of the way to the middle that brings a line 1.2 units inside the edge."""
    return min(1.2 / max(abs(middle - edge), 1.2), 0.5)


def _mortar() -> list[str]:
    """What shows between the stones."""
    merlons = [rect(left + 0.8, 10, min(38.4, WIDE - left), 38, fill=MORTAR) for left in MERLON_LEFTS]
    return [*merlons, rect(0, 47, WIDE, HIGH - 47, fill=MORTAR)]


def _shade() -> list[str]:
    """What cap stones and ledge throw on the stones below them, and the wall's own turn from the light."""
    caps = "".join(f"M{left:.2f} 15H{min(left + 40, WIDE):.2f}V18.5H{left:.2f}Z" for left in MERLON_LEFTS)
    soft = path(caps + "M0 52H250V56H0Z", fill=palette.INK, opacity=0.16)
    return [soft, rect(0, 47, WIDE, HIGH - 47, fill="url(#turn)")]


def whole() -> str:
    """The wall as it was built."""
    stones = [_drawn(stone) for stone in _stones()]
    return document(WIDE, HIGH, [*_mortar(), *stones, _chisel(_stones()), *_shade()], DEFS)


def _chisel(stones: list[Stone]) -> str:
    """A few short tool marks, enough to tell hewn stone from brick."""
    dice = random.Random(SEED + 1)
    d = ""
    for stone in stones:
        x, y = stone.middle
        wide = stone.corners[1][0] - stone.corners[0][0]
        if wide < 26:
            continue
        for _ in range(2):
            px, py = x + dice.uniform(-0.3, 0.3) * wide, y + dice.uniform(-5, 5)
            d += f"M{px:.2f} {py:.2f}l{dice.uniform(2, 4.5):.2f} {dice.uniform(-1.6, -0.6):.2f}"
    return stroked(d, palette.STONE_JOINT, 0.8, opacity=0.45)


CRACKS: tuple[tuple[Point, ...], ...] = (
    ((96, 46), (101, 56), (95, 64), (104, 72), (112, 84), (106, 93), (115, 103), (110, 114), (119, 127), (115, 150)),
    ((112, 84), (124, 88), (131, 97), (140, 99), (147, 108)),
    ((160, 15), (165, 25), (158, 34), (166, 46), (172, 58), (183, 64), (180, 72), (190, 82), (187, 98), (197, 110)),
    ((183, 64), (196, 62), (204, 55), (214, 57)),
    ((18, 15), (14, 26), (22, 36), (19, 46), (28, 58), (25, 72), (36, 84), (33, 94), (42, 106)),
    ((36, 84), (50, 88), (56, 98)),
    ((110, 114), (98, 120), (93, 130), (84, 134)),
)
# Stones that lost a corner (the corner's number, clockwise from the upper left), by the stone's number.
CHIPPED = {1: 1, 5: 0, 4: 2, 15: 2, 16: 0, 22: 1, 30: 0}


def _chip(stone: Stone, corner: int, dice: random.Random) -> Stone:
    """The stone with one corner broken off."""
    points = list(stone.corners)
    (x, y), (px, py), (nx, ny) = points[corner], points[corner - 1], points[(corner + 1) % len(points)]
    points[corner : corner + 1] = [_towards(x, y, px, py, dice), _towards(x, y, nx, ny, dice)]
    return Stone(tuple(points), stone.tone, stone.course)


def _towards(x: float, y: float, tx: float, ty: float, dice: random.Random) -> Point:
    """A point some units from (x, y) on the way to the target, at most half way."""
    way = abs(tx - x) + abs(ty - y)
    share = min(dice.uniform(5, 10) / way, 0.5)
    return x + (tx - x) * share, y + (ty - y) * share


def _crack(points: tuple[Point, ...]) -> str:
    """A wedge that narrows towards its end, with a lit lip on its lower right."""
    left, right = [], []
    for i, (x, y) in enumerate(points):
        half = 2.3 * (1 - i / len(points)) + 0.35
        left.append((x - half, y))
        right.append((x + half, y))
    lip = stroked(poly([(x + 1, y + 0.6) for x, y in right], False), palette.STONE_LIGHT, 1.1, opacity=0.8)
    return lip + path(poly([*left, *reversed(right)]), fill=palette.INK)


def cracked() -> str:
    """Cracks, broken corners, and the stones beside the cracks a hair out of their place."""
    dice = random.Random(SEED + 2)
    stones = _stones()
    loose = []
    for i, stone in enumerate(stones):
        mx, my = stone.middle
        near = any(abs(mx - x) + abs(my - y) < 26 for crack in CRACKS for x, y in crack)
        slip = (dice.uniform(-0.8, 0.8), dice.uniform(0, 0.8), dice.uniform(-1.6, 1.6)) if near else (0, 0, 0)
        loose.append(_drawn(_chip(stone, CHIPPED[i], dice) if i in CHIPPED else stone, *slip))
    body = [*_mortar(), *loose, _chisel(stones), *map(_crack, CRACKS), *_shade()]
    return document(WIDE, HIGH, body, DEFS)


def falling() -> str:
    """The upper courses tip away from a breach in the middle; the lowest course still stands."""
    dice = random.Random(SEED + 3)
    standing, loose = [], []
    for stone in _stones():
        x = stone.middle[0]
        force = (max(0.0, 1 - abs(x - 128) / 150) * 1.25 + 0.3) * (1 - stone.course / 4) ** 0.8
        if stone.course == 4:
            standing.append(_drawn(stone, dice.uniform(-0.8, 0.8), 0.4, dice.uniform(-1, 1)))
            continue
        side = 1 if x > 122 else -1
        dx = side * force * dice.uniform(4, 11)
        dy = force * dice.uniform(8, 22) + (6 if stone.course == 0 else 0) * force
        angle = side * force * dice.uniform(10, 32)
        loose.append((stone.course, _drawn(stone, dx, dy, angle)))
    loose.sort(key=lambda pair: -pair[0])
    dust = _crumbs(dice, 24, 60, 140)
    base = rect(0, 127, WIDE, HIGH - 127, fill=MORTAR)
    return document(WIDE, HIGH, [base, *standing, *(drawn for _, drawn in loose), dust], DEFS)


def _crumbs(dice: random.Random, count: int, top: float, bottom: float) -> str:
    """Small splinters of stone."""
    parts = ""
    for _ in range(count):
        x, y, r = dice.uniform(8, 242), dice.uniform(top, bottom), dice.uniform(1.4, 3.6)
        points = [(x - r, y), (x - r * 0.2, y - r), (x + r, y - r * 0.3), (x + r * 0.5, y + r * 0.8)]
        parts += path(
            poly(moved(points, angle=dice.uniform(0, 360), about=(x, y))),
            fill=dice.choice([palette.STONE, palette.STONE_LIGHT, palette.STONE_DARK]),
            stroke=palette.STONE_JOINT,
            stroke_width=0.7,
        )
    return parts


def rubble() -> str:
    """Some of the stones, broken, in a low heap."""
    dice = random.Random(SEED + 4)
    stones = _stones()
    chosen = stones[1::2] + stones[8::4]
    heap = []
    for i, stone in enumerate(chosen):
        x = 14 + 222 * ((i * 0.618) % 1)
        crest = 30 * max(0.0, 1 - abs(x - 118) / 130)
        y = 146 - dice.uniform(0, 1) * crest
        heap.append((y, x, _broken(stone, dice)))
    heap.sort()
    drawn = [_shadow()]
    for y, x, stone in heap:
        mx, my = stone.middle
        drawn.append(_drawn(stone, x - mx, y - my, dice.uniform(-28, 28)))
    drawn.append(_crumbs(dice, 34, 136, 148))
    return document(WIDE, HIGH, drawn, DEFS)


def _broken(stone: Stone, dice: random.Random) -> Stone:
    """A shorter piece of the stone with one slanting break."""
    x, y = stone.middle
    reach, slant = dice.uniform(9, 15), dice.uniform(-4, 4)
    window = [(x - reach, y - 10), (x + reach + slant, y - 10), (x + reach - slant, y + 10), (x - reach, y + 10)]
    part = clip_polygon(stone.corners, window)
    return Stone(tuple(part), stone.tone, stone.course) if len(part) == 4 else stone


def _shadow() -> str:
    return path("M2 150C20 138 70 126 120 124C180 126 236 140 249 150Z", fill="#3a332c", opacity=0.6)


STATES = {"whole": whole, "cracked": cracked, "falling": falling, "rubble": rubble}
