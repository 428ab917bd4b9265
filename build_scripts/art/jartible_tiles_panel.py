"""The scenarios of Duelo Jartible as small landscapes painted on tiles.

A landscape is painted on 350 x 250; what matters lies between x 58 and 292, below y 60 and off the lower right corner.
In shares of a picture's width w and height h; points are middles:

**On the table** (`wide/`, 350 x 250): the whole landscape in a border of tiles.
  name    on a plate, (0.5 w, 0.158 h), at most 0.66 w wide and 0.135 h high
  sign    what the scenario does, on a tile in the lower right corner, (0.866 w, 0.808 h), 0.2 w wide
  There is no room for the effect in words.
**In the hand** (250 x 350): the middle of the landscape.
  name    as on every card, (0.5 w, 0.086 h), at most 0.85 w wide and 0.085 h high
  sign    (0.82 w, 0.62 h), 0.28 w wide; whatever is laid on a card stays off it
  effect  in words, where they can be read: from 0.735 h to 0.95 h
**In the hand, where the effect can't be read** (`wordless/`): a larger sign instead, (0.5 w, 0.826 h), 0.35 w wide.
**In the hand, below 70 px** (`small/`): landscape and a larger sign, no words.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from jartible_fan_signs import SIGNS
from jartible_tiles import CLAY, COBALT, COBALT_DEEP, NAVY, WHITE, WHITE_LOW, YELLOW
from svg import DOWN, Point, box, document, gradient, group, num, path, place, poly, rect

WIDE, HIGH = 350.0, 250.0
WINDOW = (15.0, 52.0, 220.0, 198.0)
"""Of a card in the hand: left, top, width and height."""
SMALL_WINDOW = (9.0, 9.0, 232.0, 216.0)

_SPARE = 30.0
"""So much of the sky is not seen in a window."""


@dataclass(frozen=True)
class Scene:
    """One scenario: its sky from above to the horizon, what is painted on it, and its sign."""

    sky: tuple[str, str]
    paint: Callable[[], str]
    sign: str


def wide_panel(scene: Scene) -> str:
    """The scenario as it lies on the table."""
    body = [
        _landscape(scene),
        _ring((0, 0, WIDE, HIGH, 1), (14, 14, WIDE - 28, HIGH - 28), COBALT_DEEP),
        _edging(WIDE, HIGH, 1.4, 28, 20, 12.4),
        _plate(59, 22, 232, 35),
        _seal(scene.sign, 303, 202, 70),
    ]
    return document(WIDE, HIGH, body, _defs(scene))


def hand_panel(scene: Scene) -> str:
    """The same as a card in the hand."""
    body = [*_hand_frame(scene), _plate(15, 256, 220, 78), _seal(scene.sign, 204, 219, 66)]
    return document(250, 350, body, _defs(scene))


def wordless_panel(scene: Scene) -> str:
    """The same where the effect can't be read in words: the sign takes their place, on a wall of tiles."""
    dado = rect(15, 253, 220, 84, 3, fill=COBALT, stroke=COBALT_DEEP, stroke_width=2)
    at = [(15 + 22 * (i + 0.5), 253 + 21 * (j + 0.5)) for j in range(4) for i in range(10)]
    body = [*_hand_frame(scene), dado, _diamonds(at, 21), _seal(scene.sign, 125, 289, 88)]
    return document(250, 350, body, _defs(scene))


def _hand_frame(scene: Scene) -> list[str]:
    """The landscape in its window, the border and the plate of the name."""
    x, y, w, h = WINDOW
    return [
        _in_window(scene, *WINDOW),
        _ring((0, 0, 250, 350, 12.5), WINDOW, COBALT_DEEP),
        _ring((1.5, 1.5, 247, 347, 11), WINDOW, "url(#plate)"),
        _edging(250, 350, 5, 24, 34, 10),
        rect(x, y, w, h, 3, fill="none", stroke=COBALT_DEEP, stroke_width=2.4),
        _plate(15, 16, 220, 32),
    ]


def small_panel(scene: Scene) -> str:
    """The same for small cards."""
    x, y, w, h = SMALL_WINDOW
    body = [
        _in_window(scene, *SMALL_WINDOW),
        _ring((0, 0, 250, 350, 12.5), SMALL_WINDOW, COBALT_DEEP),
        _ring((4, 4, 242, 342, 9), SMALL_WINDOW, COBALT),
        rect(x, y, w, h, 3, fill="none", stroke=COBALT_DEEP, stroke_width=3),
        _seal(scene.sign, 125, 270, 142),
    ]
    return document(250, 350, body, _defs(scene))


def _defs(scene: Scene) -> list[str]:
    sky = gradient("sky", [(0, scene.sky[0]), (1, scene.sky[1])], (0, 0, 0, 190), user=True)
    return [sky, gradient("plate", [(0, WHITE), (1, WHITE_LOW)], DOWN)]


def _landscape(scene: Scene) -> str:
    """Sky, landscape, and the joints of the tiles it is painted on."""
    columns = "".join(f"M{num(WIDE * n / 7)} 0V{num(HIGH)}" for n in range(1, 7))
    rows = "".join(f"M0 {num(HIGH * n / 5)}H{num(WIDE)}" for n in range(1, 5))
    dark = path(columns + rows, fill="none", stroke=NAVY, stroke_width=1.2, opacity=0.2)
    light = group(
        path(columns + rows, fill="none", stroke="#ffffff", stroke_width=1, opacity=0.4), transform=place(1.1, 1.1)
    )
    return rect(0, 0, WIDE, HIGH, fill="url(#sky)") + scene.paint() + dark + light


def _in_window(scene: Scene, x: float, y: float, w: float, h: float) -> str:
    """The landscape in a window: its upper edge, where the name lies on the table, and its sides run out of it."""
    scale = h / (HIGH - _SPARE)
    return group(_landscape(scene), transform=place(x + w / 2 - WIDE * scale / 2, y - _SPARE * scale, scale))


def _ring(outer: tuple[float, float, float, float, float], inner: tuple[float, float, float, float], fill: str) -> str:
    """A frame that covers whatever runs out of a window: x, y, width, height and radius, and the window."""
    x, y, r = (num(outer[n]) for n in (0, 1, 4))
    right, bottom = num(outer[0] + outer[2]), num(outer[1] + outer[3])
    inset = (num(outer[0] + outer[4]), num(outer[1] + outer[4]))
    far = (num(outer[0] + outer[2] - outer[4]), num(outer[1] + outer[3] - outer[4]))
    d = (
        f"M{inset[0]} {y}H{far[0]}A{r} {r} 0 0 1 {right} {inset[1]}V{far[1]}A{r} {r} 0 0 1 {far[0]} {bottom}"
        f"H{inset[0]}A{r} {r} 0 0 1 {x} {far[1]}V{inset[1]}A{r} {r} 0 0 1 {inset[0]} {y}Z"
    )
    return path(d + poly(box(*inner)), fill=fill, fill_rule="evenodd")


def _edging(w: float, h: float, inset: float, across: int, down: int, side: float) -> str:
    """A border one tile thick: white diamonds on blue, a clay one with a yellow heart in each."""
    x, y = (w - across * side) / 2, (h - down * side) / 2
    at = [
        (x + (i + 0.5) * side, y + (j + 0.5) * side)
        for i in range(across)
        for j in range(down)
        if i in (0, across - 1) or j in (0, down - 1)
    ]
    outer = (inset, inset, w - 2 * inset, h - 2 * inset, 1.0)
    inner = (x + side, y + side, w - 2 * (x + side), h - 2 * (y + side))
    return _ring(outer, inner, COBALT) + _diamonds(at, side)


def _diamonds(at: list[Point], side: float) -> str:
    """One in the middle of every tile."""
    layers = ((WHITE, 0.46), (CLAY, 0.24), (YELLOW, 0.12))
    return "".join(path("".join(_diamond(x, y, side * r) for x, y in at), fill=fill) for fill, r in layers)


def _diamond(x: float, y: float, r: float) -> str:
    n = num(r)
    return f"M{num(x)} {num(y - r)}l{n} {n}-{n} {n}-{n}-{n}z"


def _plate(x: float, y: float, w: float, h: float) -> str:
    """A white glaze for words."""
    plate = rect(x, y, w, h, 5, fill="url(#plate)", stroke=COBALT_DEEP, stroke_width=2)
    return plate + rect(
        x + 2.8, y + 2.8, w - 5.6, h - 5.6, 3, fill="none", stroke=COBALT, stroke_width=0.9, opacity=0.8
    )


def _seal(sign: str, x: float, y: float, side: float) -> str:
    """The sign on a tile of its own: it is there for both players."""
    half = side / 2
    shade = rect(x - half + 3, y - half + 4, side, side, side * 0.07, fill="#000000", opacity=0.25)
    tile = rect(x - half, y - half, side, side, side * 0.07, fill=COBALT, stroke=NAVY, stroke_width=side * 0.035)
    inner = rect(
        x - half * 0.8, y - half * 0.8, side * 0.8, side * 0.8, side * 0.05, fill=WHITE, stroke=NAVY, stroke_width=1.6
    )
    corners = "".join(
        poly([(cx + dx, cy), (cx, cy + dy), (cx - dx, cy), (cx, cy - dy)])
        for cx in (x - half * 0.9, x + half * 0.9)
        for cy in (y - half * 0.9, y + half * 0.9)
        for dx, dy in ((side * 0.04, side * 0.04),)
    )
    return shade + tile + inner + path(corners, fill=YELLOW) + group(SIGNS[sign](), transform=place(x, y, side / 88))
