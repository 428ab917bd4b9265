"""The tools on the action cards of DuelCard, in colour, some 180 units high about (0, 0).

A tool is drawn like an element: its shadow, an outline in the colour of the paper, then its parts in flat tones.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import palette
from duelcard_elements import FLAME_RED, TONES
from svg import Point, box, circle, clip_polygon, group, path, place, poly, rect, ring, stroked, symmetric

ACTIONS = ("thief", "strength", "chest", "block", "joker")
LINE = "#2a1d22"
EDGE = 13.0
"""The width of the stroke that makes the outline: half of it lies outside the tool."""

STEEL, STEEL_LIGHT, STEEL_DARK = "#c3ccd3", "#eef2f3", "#84909b"
ROPE, ROPE_DARK = "#d3a765", "#8f6531"
FLESH, FLESH_LIGHT, FLESH_DARK = "#d99a5e", "#eeb980", "#a7672f"
WOOD, WOOD_LIGHT, WOOD_DARK = "#8c552b", "#aa6d3b", "#5d351a"
BRICKS = ("#c9805a", "#b96c48", "#d59470")


@dataclass(frozen=True)
class Tool:
    """What a tool covers, and how it is drawn."""

    outline: Callable[[str, float], str]
    """Everything it covers in one colour, widened by a stroke of this width."""
    inside: Callable[[], str]


def tool(name: str, x: float, y: float, scale: float, outline: str = palette.PAPER) -> str:
    """The bold drawing of a tool."""
    shown = TOOLS[name]
    shadow = group(shown.outline("#000000", 2), transform=place(x + 7 * scale, y + 9 * scale, scale), opacity=0.35)
    return shadow + group(shown.outline(outline, EDGE), shown.inside(), transform=place(x, y, scale))


def _wide(d: str, colour: str, width: float) -> str:
    return path(d, fill=colour, stroke=colour, stroke_width=width, stroke_linejoin="round")


def _part(d: str, fill: str, width: float = 3) -> str:
    return path(d, fill=fill, stroke=LINE, stroke_width=width, stroke_linejoin="round")


# --- thief: a barbed hook on a rope -----------------------------------------------------------------------

HOOK = (
    "M6 -62H30V24C30 64 4 92 -32 92C-68 92 -92 64 -92 30C-92 8 -84 -14 -66 -44C-64 -22 -56 -6 -38 8"
    "C-48 7 -56 8 -62 12C-66 18 -67 24 -67 30C-67 52 -52 67 -32 67C-9 67 6 49 6 24Z"
)
_HOOK_LIGHT = "M11 -60H18V24C18 56 -4 79 -32 79C-60 79 -80 57 -80 30C-80 14 -76 0 -67 -18C-63 -8 -62 -2 -58 4"
_CORD = "M18 -86C46 -116 86 -92 70 -54C56 -20 50 0 66 26C80 50 66 74 50 88"


def _hook_outline(colour: str, width: float) -> str:
    cord = stroked(_CORD, colour, 15 + width)
    return cord + _wide(HOOK, colour, width) + circle(18, -82, 24, fill=colour, stroke=colour, stroke_width=width)


def _hook() -> str:
    eye = path(ring(18, -82, 24) + ring(18, -82, 10), fill=STEEL, fill_rule="evenodd", stroke=LINE, stroke_width=3)
    cord = (
        stroked(_CORD, LINE, 17)
        + stroked(_CORD, ROPE, 11)
        + path(_CORD, fill="none", stroke=ROPE_DARK, stroke_width=11, stroke_dasharray="3 8")
    )
    shine = path(_HOOK_LIGHT, fill="none", stroke=STEEL_LIGHT, stroke_width=7, stroke_linejoin="round")
    collar = _part("M0 -62H36V-46H0Z", palette.GOLD) + path("M3 -59H33V-55H3Z", fill=palette.GOLD_LIGHT)
    return eye + cord + _part(HOOK, STEEL) + shine + collar


# --- strength: a raised fist ------------------------------------------------------------------------------

_FINGERS: tuple[tuple[float, float, float], ...] = ((-66, -66, 33), (-33, -80, 34), (1, -78, 33), (34, -64, 30))
"""Left edge, top and width of each finger."""
_PALM = "M-66 -20H64C68 14 60 36 46 52V64H-42V54C-58 40 -70 14 -66 -20Z"
_CUFF = "M-50 60H54V96H-50Z"
_THUMB = (
    "M-68 -4C-66 -20 -52 -26 -38 -24L16 -16C30 -14 34 2 26 10C22 15 14 16 6 14"
    "L-22 10C-26 22 -34 32 -44 36C-60 32 -70 14 -68 -4Z"
)


def _finger(x: float, y: float, w: float) -> str:
    return f"M{x} 8V{y + 15}C{x} {y - 5} {x + w} {y - 5} {x + w} {y + 15}V8Z"


def _fist_outline(colour: str, width: float) -> str:
    return _wide(_PALM + _CUFF + "".join(_finger(*finger) for finger in _FINGERS), colour, width)


def _fist() -> str:
    fingers = "".join(_part(_finger(*finger), FLESH) for finger in _FINGERS)
    lights = "".join(
        f"M{x + 8} {y + 26}V{y + 17}C{x + 8} {y + 9} {x + w - 12} {y + 8} {x + w - 10} {y + 12}" for x, y, w in _FINGERS
    )
    joints = "".join(f"M{x + 7} {y + 38}H{x + w - 7}" for x, y, w in _FINGERS)
    cuff = _part(_CUFF, palette.GOLD) + path("M-48 63H52V70H-48Z", fill=palette.GOLD_LIGHT)
    studs = "".join(circle(x, 81, 5, fill=palette.GOLD_LIGHT, stroke=LINE, stroke_width=2) for x in (-30, 2, 34))
    heel = path("M28 24C40 24 52 16 60 4C60 30 54 42 44 52V62H4C20 52 28 40 28 24Z", fill=FLESH_DARK, opacity=0.7)
    return (
        _part(_PALM, FLESH)
        + heel
        + fingers
        + stroked(lights, FLESH_LIGHT, 5)
        + stroked(joints, FLESH_DARK, 3)
        + _part(_THUMB, FLESH)
        + stroked("M-56 -8C-52 -15 -44 -16 -36 -15L4 -9", FLESH_LIGHT, 5)
        + cuff
        + studs
    )


# --- chest ------------------------------------------------------------------------------------------------

_LID = "M-84 -10V-28C-84 -66 -52 -82 0 -82C52 -82 84 -66 84 -28V-10Z"
_BODY = "M-80 -6H80V72C80 76 77 78 74 78H-74C-77 78 -80 76 -80 72Z"


def _chest_outline(colour: str, width: float) -> str:
    return _wide(_LID + "M-80 0H80V78H-80ZM-88 -14H88V6H-88Z", colour, width)


def _chest() -> str:
    boards = "M-78 20H78M-78 48H78M-82 -34H82M-70 -58H70"
    lit = path("M-79 -28C-78 -60 -50 -76 0 -76C30 -76 54 -70 66 -58H-62C-70 -52 -74 -44 -74 -34H-79Z", fill=WOOD_LIGHT)
    band = _part("M-62 -10V-71C-55 -74 -49 -75 -42 -76V-10Z", palette.GOLD)
    bands = band + group(band, transform="scale(-1 1)")
    straps = "".join(_part(f"M{x} -6H{x + 20}V78H{x}Z", palette.GOLD_DEEP) for x in (-62, 42))
    rivets = "".join(circle(x + 10, y, 3.6, fill=palette.GOLD_LIGHT) for x in (-62, 42) for y in (-54, -30, 24, 44, 64))
    rim = _part("M-88 -14H88V6H-88Z", palette.GOLD) + path("M-85 -11H85V-6H-85Z", fill=palette.GOLD_LIGHT)
    lock = _part("M-22 -24H22V14C22 28 10 34 0 40C-10 34 -22 28 -22 14Z", palette.GOLD_LIGHT)
    keyhole = path(ring(0, 0, 7) + "M-3.5 2H3.5L6 20H-6Z", fill=LINE)
    return (
        _part(_BODY, WOOD)
        + _part(_LID, WOOD)
        + lit
        + path("M-78 54H78V76H-78Z", fill=WOOD_DARK, opacity=0.55)
        + stroked(boards, WOOD_DARK, 3)
        + bands
        + straps
        + rivets
        + rim
        + lock
        + keyhole
    )


# --- block: a wall of bricks ------------------------------------------------------------------------------

_TOP, _COURSE, _BRICK, _JOINT, _STEP = -82.0, 33.0, 54.0, 5.0, 13.0


def _bricks() -> list[tuple[float, float, float]]:
    """Left edge, top and width of every brick: five courses, the second and the fourth shorter at both ends."""
    found = []
    for j in range(5):
        y = _TOP + j * _COURSE
        if j % 2 == 0:
            found += [(x, y, _BRICK - _JOINT) for x in (-81.0, -27.0, 27.0)]
        else:
            short = _BRICK / 2 - _STEP
            found += [(-81 + _STEP, y, short - _JOINT), (-54.0, y, _BRICK - _JOINT), (0.0, y, _BRICK - _JOINT)]
            found.append((54.0, y, short))
    return found


def _wall_outline(colour: str, width: float) -> str:
    beds = "".join(
        poly(box(-82 + inset, _TOP - 1 + j * _COURSE, 160 - 2 * inset, _COURSE - 3))
        for j in range(5)
        for inset in (_STEP if j % 2 else 0,)
    )
    return _wide(beds, colour, width)


def _wall() -> str:
    high = _COURSE - _JOINT
    body = _wall_outline(LINE, 6)
    for n, (x, y, w) in enumerate(_bricks()):
        body += rect(x, y, w, high, 3, fill=BRICKS[(n * 2 + n // 3) % 3])
        body += path(f"M{x + 3} {y + high - 5}V{y + 4}H{x + w - 4}", fill="none", stroke="#f0b48f", stroke_width=3)
        body += path(f"M{x + 5} {y + high - 3}H{x + w - 3}V{y + 7}", fill="none", stroke="#87452c", stroke_width=3)
    return body


# --- joker: a mask ----------------------------------------------------------------------------------------

_BROW: Point = (0, -68)
_MASK_SIDE: tuple[tuple[Point, Point, Point], ...] = (
    ((18, -84), (54, -92), (86, -90)),
    ((93, -34), (92, 34), (56, 72)),
    ((38, 90), (18, 98), (0, 98)),
)
MASK = symmetric(_BROW, _MASK_SIDE)
MASK_HOLES = (
    "M-62 -24C-52 -50 -26 -48 -14 -20C-28 -10 -48 -10 -62 -24Z"
    "M62 -24C52 -50 26 -48 14 -20C28 -10 48 -10 62 -24Z"
    "M-54 20C-26 40 26 40 54 20C50 60 26 74 0 74C-26 74 -50 60 -54 20Z"
)


def _mask_window() -> list[Point]:
    """The left half of the mask as points, clockwise: a convex window, though the whole mask is none."""
    right = [_BROW]
    for a, b, c in _MASK_SIDE:
        start = right[-1]
        right += [_bezier(start, a, b, c, i / 10) for i in range(1, 11)]
    return [(-x, y) for x, y in reversed(right)]


def _bezier(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    u = 1 - t
    weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
    x, y = (sum(w * p[k] for w, p in zip(weights, (a, b, c, d), strict=True)) for k in (0, 1))
    return x, y


def _lozenges() -> str:
    """The left half of the mask: lozenges in the colours of the three elements."""
    window, w, h = _mask_window(), 22.0, 31.0
    fills = (TONES["plant"].middle, TONES["water"].middle, FLAME_RED)
    cut = dict.fromkeys(fills, "")
    for j in range(-4, 5):
        for i in range(-3, 2):
            x, y = i * 2 * w + (w if j % 2 else 0), j * h + 4
            part = clip_polygon([(x, y - h), (x + w, y), (x, y + h), (x - w, y)], window)
            if len(part) > 2:
                cut[fills[(i + 2 * j + (j % 2)) % 3]] += poly(part)
    return "".join(path(d, fill=fill, stroke=LINE, stroke_width=2) for fill, d in cut.items())


def _mask_outline(colour: str, width: float) -> str:
    return _wide(MASK, colour, width + 9)


def _mask() -> str:
    """Half cloth, half pale wood: brow, tear and cheek on the pale side."""
    shade = path("M93 -34C92 34 88 40 56 72C38 90 18 98 0 98C40 82 66 40 72 -86L86 -90Z", fill="#d8c294", opacity=0.55)
    brow = stroked("M14 -48C28 -66 50 -68 66 -54", LINE, 5)
    tear = path("M40 -6L47 6L40 18L33 6Z", fill=TONES["water"].middle, stroke=LINE, stroke_width=2)
    rims = ((LINE, 10), (palette.GOLD, 6))
    rim = "".join(path(MASK, fill="none", stroke=colour, stroke_width=width) for colour, width in rims)
    return (
        path(MASK, fill="#f6e9c9")
        + shade
        + _lozenges()
        + brow
        + tear
        + rim
        + path(MASK_HOLES, fill=LINE, stroke="#fdf6e3", stroke_width=9, stroke_linejoin="round")
        + path(MASK_HOLES, fill=LINE, stroke=LINE, stroke_width=2)
    )


TOOLS: dict[str, Tool] = {
    "thief": Tool(_hook_outline, _hook),
    "strength": Tool(_fist_outline, _fist),
    "chest": Tool(_chest_outline, _chest),
    "block": Tool(_wall_outline, _wall),
    "joker": Tool(_mask_outline, _mask),
}
