"""The faces of Duelo Jartible's cards without what stands on them, and the plan of a card.

A face is put together at run time, from below: frame, creature, stars, text. All measures are shares of the card's
width (x, w) and height (y, h); points are middles.

At 70 pixels of width and more (`frame/`, `stars/`):
  name       (0.5, 0.09), at most 0.83 wide and 0.08 high, dark ink on white glaze
  creature   a square of 0.816 w: x 0.092 to 0.908, y 0.143 to 0.726; its ground line lies at y 0.68
  stars      drawn in `stars/<one|two|three>.svg`, a layer as large as the card, over the creature
  values     (0.2, 0.88) ATQ red with sword, (0.5, 0.88) VL blue with wing, (0.8, 0.88) DF green with shield:
             white figures, at most 0.26 wide and 0.115 high; the signs are in the frame
Below 70 pixels (`frame/small/`, `stars/small/`): no name
  creature   a square of 0.9 w: x 0.05 to 0.95, y 0.03 to 0.673
  values     at the same places, at most 0.29 wide and 0.145 high

Rarity shows in frame and stars (one: blue on white; two: green and yellow; three: all colours and a scalloped arch);
a shiny card has the golden frame with the stars of its species.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from jartible_signs import sign
from jartible_tiles import (
    BLUE_TILE,
    CLAY,
    CLAY_DEEP,
    COBALT,
    COBALT_DEEP,
    GOLD,
    GOLD_DARK,
    GOLD_DEEP,
    GOLD_LIGHT,
    GOLD_TILE,
    GREEN,
    GREEN_DEEP,
    GREEN_TILE,
    NAVY,
    ROYAL_TILE,
    WHITE,
    WHITE_LOW,
    YELLOW,
    Tile,
    strip,
)
from svg import DOWN, Stop, document, gradient, mix, path, polar, poly, radial, rect, star, stroked

WIDE, HIGH = 250.0, 350.0
PICTURE = (23.0, 50.0, 204.0)
"""Left, top and side of the creature's square."""
SMALL_PICTURE = (12.5, 10.5, 225.0)
WINDOW = (16.5, 50.0, 217.0, 204.0)
FLOOR = 0.8
"""Where the wall of the window ends and its floor begins, as a share of its height."""
COUNTS = {"one": 1, "two": 2, "three": 3}
_FIRE, _AIR, _EARTH = ("#c23b2c", "#8c221c"), ("#2f63b4", "#1c4283"), ("#2f7d4a", "#1b5633")
VALUES = (("sword", 50.0, _FIRE), ("wing", 125.0, _AIR), ("shield", 200.0, _EARTH))


@dataclass(frozen=True)
class Frame:
    """The glazes of a frame."""

    tile: Tile
    rim: str
    line: str
    wall: tuple[str, str]
    """Of the window: in the light, away from it."""
    floor: tuple[str, str]
    plate: tuple[str, str] = (WHITE, WHITE_LOW)


FRAMES: dict[str, Frame] = {
    "one": Frame(BLUE_TILE, COBALT_DEEP, COBALT, ("#fdfbf2", "#cfe0f1"), ("#b4cdea", "#93b4dc")),
    "two": Frame(GREEN_TILE, GREEN_DEEP, GREEN, ("#fffbe6", "#d9e8b8"), ("#f0cf74", "#dcae4a")),
    "three": Frame(ROYAL_TILE, CLAY_DEEP, CLAY, ("#fff3cf", "#9cc3e6"), ("#e0a070", "#c67c4c")),
    "shiny": Frame(
        GOLD_TILE, GOLD_DARK, GOLD_DEEP, ("#fffbe4", "#f1cd6d"), ("#e3b652", "#c48f30"), ("#fff8dc", "#f5dc96")
    ),
}


def frame(name: str) -> str:
    """A card's ground: tiles round the edge, the name's plate, the window, three plaques with their signs."""
    shown = FRAMES[name]
    body = [
        rect(0, 0, WIDE, HIGH, 12.5, fill=shown.rim),
        rect(1.5, 1.5, WIDE - 3, HIGH - 3, 11, fill="url(#plate)"),
        _tiled_edge(shown, 11, (3.5, 4)),
        _window(shown, *WINDOW),
        _extra(name),
        _name_plate(shown),
        *(_plaque(sign_name, x, 284, 334, 20) for sign_name, x, _ in VALUES),
    ]
    return document(WIDE, HIGH, body, _defs(shown, WINDOW))


def small_frame(name: str) -> str:
    """The same for small cards: a window and three large plaques."""
    shown = FRAMES[name]
    window = (9.0, 9.0, 232.0, 226.0)
    body = [
        rect(0, 0, WIDE, HIGH, 12.5, fill=shown.rim),
        rect(4, 4, WIDE - 8, HIGH - 8, 9, fill=shown.line),
        _window(shown, *window),
        *(_plaque(sign_name, x, 268, 343, 30, 76) for sign_name, x, _ in VALUES),
    ]
    return document(WIDE, HIGH, body, _defs(shown, window))


def _defs(shown: Frame, window: tuple[float, float, float, float]) -> list[str]:
    x, y, w, h = window
    light, dark = shown.wall
    wall: list[Stop] = [(0, light), (0.45, mix(light, dark, 0.35)), (1, dark)]
    tones = [gradient(name, [(0, mix(a, "#ffffff", 0.12)), (0.3, a), (1, b)], DOWN) for name, _, (a, b) in VALUES]
    return [
        gradient("plate", [(0, shown.plate[0]), (1, shown.plate[1])], DOWN),
        radial("wall", wall, x + w * 0.38, y + h * 0.32, w * 0.85),
        gradient("floor", [(0, shown.floor[0]), (1, shown.floor[1])], DOWN),
        *tones,
    ]


def _tiled_edge(shown: Frame, side: float, start: tuple[float, float]) -> str:
    """The border, cut round at its four corners by the rim."""
    across, down = round((WIDE - 2 * start[0]) / side), round((HIGH - 2 * start[1]) / side)
    wide, high = across * side, down * side
    x, y = (WIDE - wide) / 2, (HIGH - high) / 2
    inner = rect(
        x + side, y + side, wide - 2 * side, high - 2 * side, 1, fill="none", stroke=shown.rim, stroke_width=1.2
    )
    outer = rect(x, y, wide, high, 1, fill="none", stroke=shown.rim, stroke_width=1.2)
    return strip(shown.tile, x, y, across, down, side) + inner + outer


def _window(shown: Frame, x: float, y: float, w: float, h: float) -> str:
    """Where the creature stands: a glazed wall, a floor in perspective."""
    base = y + h * FLOOR
    wall = rect(x, y, w, h, 3, fill="url(#wall)")
    rows = "".join(f"M{x} {y + h * FLOOR * n / 3:.2f}H{x + w}" for n in (1, 2))
    columns = "".join(f"M{x + w * n / 4:.2f} {y}V{base:.2f}" for n in (1, 2, 3))
    joints = path(rows + columns, fill="none", stroke="#ffffff", stroke_width=1.4, opacity=0.5)
    floor = path(
        f"M{x} {base:.2f}H{x + w}V{y + h - 3}Q{x + w} {y + h} {x + w - 3} {y + h}H{x + 3}Q{x} {y + h} {x} {y + h - 3}Z",
        fill="url(#floor)",
    )
    middle = x + w / 2
    boards = "".join(
        f"M{middle + w * n / 8:.2f} {base:.2f}L{middle + w * n / 6:.2f} {y + h}" for n in (-3, -2, -1, 0, 1, 2, 3)
    )
    lines = path(
        boards + f"M{x} {base + h * 0.075:.2f}H{x + w}", fill="none", stroke="#ffffff", stroke_width=1.2, opacity=0.38
    )
    skirting = rect(x, base - 1.5, w, 3, fill=shown.line, opacity=0.55)
    edge = rect(x, y, w, h, 3, fill="none", stroke=shown.rim, stroke_width=2.4)
    return wall + joints + floor + lines + skirting + edge


def _extra(name: str) -> str:
    """What only some windows have: the arch of the specials, the rays of the shiny."""
    x, y, w, h = WINDOW
    if name == "three":
        return _arch(x, y, w)
    if name == "shiny":
        cx, cy = x + w / 2, y + h * 0.52
        rays = "".join(
            poly([(cx, cy), _edge_of(cx, cy, a - 4.5), _edge_of(cx, cy, a + 4.5)]) for a in range(0, 360, 18)
        )
        return path(rays, fill="#fffef2", opacity=0.5)
    return ""


def _edge_of(cx: float, cy: float, angle: float) -> tuple[float, float]:
    """Where a ray from (cx, cy) leaves the window."""
    x, y, w, h = WINDOW
    px, py = polar(0, 0, 1, angle)
    reach = min(
        ((x + w - 2 - cx) / px if px > 0 else (x + 2 - cx) / px) if abs(px) > 1e-6 else 1e9,
        ((y + h - 2 - cy) / py if py > 0 else (y + 2 - cy) / py) if abs(py) > 1e-6 else 1e9,
    )
    return cx + px * reach, cy + py * reach


def _arch(x: float, y: float, w: float) -> str:
    """Spandrels of a scalloped arch in both upper corners."""
    lobe = w / 2 / 4.5
    foot = y + lobe * 3.0
    at = (x + w - 1.2 - lobe * 0.36, foot)
    scallops = f"M{x + 1.2} {y + 1.2}H{x + w - 1.2}V{foot:.2f}H{at[0]:.2f}"
    right = ((-0.36, -0.86), (-0.7, -0.72), (-0.92, -0.54), (-1.02, -0.28))
    for dx, dy in (*right, (-2 * 1.14, 0.0), *((dx, -dy) for dx, dy in reversed(right))):
        at = (at[0] + dx * lobe, at[1] + dy * lobe)
        r = lobe * math.hypot(dx, dy) * (0.56 if dy else 0.6)
        scallops += f"A{r:.2f} {r:.2f} 0 0 0 {at[0]:.2f} {at[1]:.2f}"
    scallops += f"H{x + 1.2}Z"
    gems = "".join(poly(star(cx, y + 19, 8.5, 4.6, 8)) for cx in (x + 17, x + w - 17))
    return path(scallops, fill=COBALT_DEEP, stroke=YELLOW, stroke_width=2.2, stroke_linejoin="round") + path(
        gems, fill=YELLOW
    )


def _name_plate(shown: Frame) -> str:
    x, y, w, h = WINDOW[0] + 1.5, 16.0, WINDOW[2] - 3, 31.0
    return rect(x, y, w, h, 5, fill="url(#plate)", stroke=shown.rim, stroke_width=2) + rect(
        x + 2.8, y + 2.8, w - 5.6, h - 5.6, 3, fill="none", stroke=shown.line, stroke_width=0.9, opacity=0.8
    )


def _plaque(name: str, x: float, top: float, bottom: float, sign_size: float, width: float = 69.5) -> str:
    """The ground of one value: pointed above for the sword, round for the wing, pointed below for the shield."""
    left, right = x - width / 2, x + width / 2
    peak, r = top - sign_size * 1.05, 7
    shoulder = sign_size * 0.78
    tops = {
        "sword": f"M{left} {top}L{x - shoulder} {top}L{x} {peak - 3}L{x + shoulder} {top}L{right} {top}",
        "wing": f"M{left} {top}H{x - shoulder}A{shoulder} {shoulder * 1.1:.2f} 0 0 1 {x + shoulder} {top}H{right}",
        "shield": f"M{left} {top}H{x - shoulder}V{peak}H{x + shoulder}V{top}H{right}",
    }
    d = (
        tops[name]
        + f"V{bottom - r}Q{right} {bottom} {right - r} {bottom}H{left + r}Q{left} {bottom} {left} {bottom - r}Z"
    )
    lift = {"sword": 0.34, "wing": 0.36, "shield": 0.42}[name]
    return (
        path(d, fill=f"url(#{name})", stroke=NAVY, stroke_width=2.2, stroke_linejoin="round")
        + stroked(f"M{left + 4} {bottom - 9}V{top + 4}H{x - shoulder - 1:.2f}", "#ffffff", 1.6, opacity=0.5)
        + sign(name, WHITE, x, top - sign_size * lift + 1, sign_size)
    )


def stars(count: int, size: float = 8.2, y: float = 254.0, gap: float = 19.0) -> str:
    """So many stars on a tab that hangs over the window's lower edge."""
    half = (count - 1) * gap / 2
    left, right = WIDE / 2 - half, WIDE / 2 + half
    r = size * 1.32
    shapes = "".join(poly(star(left + n * gap, y + size * 0.06, size, size * 0.44, 5)) for n in range(count))
    return rect(left - r, y - r, right - left + 2 * r, 2 * r, r, fill=NAVY, stroke=GOLD, stroke_width=1.6) + path(
        shapes, fill=GOLD_LIGHT, stroke=GOLD, stroke_width=0.8
    )


def star_layer(name: str) -> str:
    """The stars of a rarity, on an empty sheet as large as the card."""
    return document(WIDE, HIGH, [stars(COUNTS[name])])


def small_star_layer(name: str) -> str:
    """The same for small cards."""
    return document(WIDE, HIGH, [stars(COUNTS[name], 10.5, 226, 24)])
