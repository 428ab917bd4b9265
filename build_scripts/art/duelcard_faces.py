"""The faces of DuelCard, plain and golden, and the small ones. All are 250 x 350 and lie on their paper.

The common plan, in shares of the card's width w and height h:

- **Type cards**: a coloured panel with a pattern from (0.056 w, 0.04 h) to (0.944 w, 0.857 h), the emblem in its
  middle. Two of its corners are bitten by discs of paper that carry the element's sign.
- **Action cards**: a dark shield with scooped shoulders on hatched paper, the tool in its middle, a double line round
  the whole card. The signs stand in boxes: at the upper left, and turned beside the tip on the right.
- **Name** (written at run time): centred at (0.5 w, 0.914 h), at most 0.84 w wide and 0.085 h high, dark ink
  on the paper; 0.125 w is a good size for the type.
- **Corner**: the signs are part of the picture, centred at (0.136 w, 0.1 h) and, turned, at (0.864 w, 0.797 h), in
  squares of 0.16 w: whatever is laid on a card (a count, a mark) stays off them.
- **Small** (cards below 70 px): panel or shield fill the card, no signs, no room for a name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import palette
from duelcard_elements import ELEMENTS, TONES, emblem, pattern
from duelcard_signs import sign
from duelcard_tools import tool
from svg import box, circle, clip_segment, document, gradient, group, half_turn, path, place, poly, radial, rect

WIDE, HIGH = 250.0, 350.0
LEFT, TOP, RIGHT, BOTTOM = 14.0, 14.0, 236.0, 300.0
MIDDLE = (125.0, 157.0)
CORNER = (34.0, 35.0)
AUBERGINE, AUBERGINE_DEEP = "#4a3d58", "#201828"
GOLD_DARK = "#6d4715"
PAPER = gradient("paper", [(0, palette.PAPER), (1, palette.PAPER_LOW)], (0, 0, 0, 350), user=True)
GOLD = gradient("gold", [(0, "#fdeeb5"), (0.3, "#d9a741"), (0.5, "#f7dc8c"), (0.72, "#b07a26"), (1, "#e7bf62")])


@dataclass(frozen=True)
class Look:
    """What differs between the plain and the golden deck."""

    disc: str
    """The ground of the signs on a panel."""
    outline: str
    """Round the emblems."""
    rim: str
    """The edge of panels, shields and discs; none in the plain deck."""
    veil: str
    """The colour of the patterns on the panels."""
    veil_share: float


PLAIN = Look("url(#paper)", palette.PAPER, "", palette.WHITE, 0.13)
GOLDEN = Look("#fbe9b6", "#fff6d8", "url(#gold)", "#ffd877", 0.26)


def _rimmed(shape: Callable[..., str], look: Look, width: float) -> str:
    """The golden edge of a shape: a dark line, and the gold on it; nothing in the plain deck."""
    if not look.rim:
        return ""
    dark = shape(fill="none", stroke=GOLD_DARK, stroke_width=width + 2.4)
    return dark + shape(fill="none", stroke=look.rim, stroke_width=width)


def _signs(name: str, fill: str, size: float) -> str:
    """The sign at the upper left and, turned by half, at the lower right."""
    mark = sign(name, fill, *CORNER, size)
    return mark + group(mark, transform=half_turn(*MIDDLE))


# --- type cards -------------------------------------------------------------------------------------------


def _panel(name: str, look: Look, bottom: float, x: float, y: float, scale: float) -> str:
    """The coloured ground down to `bottom`, and on it the emblem about (x, y)."""
    wide, high = RIGHT - LEFT, bottom - TOP
    shape = partial(rect, LEFT, TOP, wide, high, 8)
    line = partial(rect, LEFT + 6, TOP + 6, wide - 12, high - 12, 4)
    return (
        shape(fill="url(#ground)")
        + pattern(name, LEFT + 8, TOP + 8, wide - 16, high - 16, look.veil, look.veil_share)
        + rect(LEFT, TOP, wide, high, 8, fill="url(#glow)")
        + line(fill="none", stroke=look.veil, stroke_width=1.4, opacity=0.5)
        + _rimmed(shape, look, 6)
        + emblem(name, x, y, scale, look.outline)
    )


def _panel_defs(name: str) -> list[str]:
    tones = TONES[name]
    ground = gradient("ground", [(0, tones.ground), (1, tones.deep)])
    glow = radial("glow", [(0, tones.bright, 0.42), (0.6, tones.bright, 0.1), (1, tones.bright, 0)], *MIDDLE, 125)
    return [ground, glow, PAPER, GOLD]


def _discs(look: Look) -> str:
    """The grounds of the signs; not turned but drawn twice, for the paper's shade belongs to the place."""
    (x, y), (mx, my) = CORNER, MIDDLE
    discs = [partial(circle, px, py) for px, py in (CORNER, (2 * mx - x, 2 * my - y))]
    return "".join(disc(26.5, fill=look.disc) + _rimmed(partial(disc, 25), look, 3.4) for disc in discs)


def type_face(name: str, look: Look) -> str:
    """The face of an element's card, without paper and name."""
    body = [_panel(name, look, BOTTOM, *MIDDLE, 0.93), _discs(look), _signs(name, TONES[name].dark, 35)]
    return document(WIDE, HIGH, body, _panel_defs(name))


# --- action cards -----------------------------------------------------------------------------------------

SHIELD = "M125 19L174 23A48 48 0 0 0 222 71V170C222 232 186 268 125 299C64 268 28 232 28 170V71A48 48 0 0 0 76 23Z"
INNER = (
    "M125 27L168 30.5A55 55 0 0 0 214.5 77V170C214.5 226 181 260 125 290"
    "C69 260 35.5 226 35.5 170V77A55 55 0 0 0 82 30.5Z"
)
SCALES = {"thief": 0.84, "strength": 0.9, "chest": 0.86, "block": 0.86, "joker": 0.79}
NUDGES = {"thief": (8, 0), "strength": (0, -4), "chest": (0, 2), "block": (0, 0), "joker": (0, 5)}
FRAME = (16.0, 16.0, 218.0, 282.0)


def _hatching() -> str:
    """Slanting lines over the paper inside the double line."""
    window = box(*FRAME)
    lines = [clip_segment((x, 340), (x + 340, 0), window) for x in range(-330, 250, 7)]
    d = "".join(poly(line, close=False) for line in lines if line)
    return path(d, fill="none", stroke=AUBERGINE, stroke_width=1, opacity=0.16)


def _shield(name: str, look: Look) -> str:
    """The shield with its tool about the middle."""
    dx, dy = NUDGES[name]
    return (
        path(SHIELD, fill="#000000", opacity=0.16, transform=place(4, 5))
        + path(SHIELD, fill="url(#ground)")
        + path(SHIELD, fill="url(#glow)")
        + path(INNER, fill="none", stroke=look.veil, stroke_width=1.4, opacity=0.55)
        + _rimmed(partial(path, SHIELD), look, 6)
        + tool(name, 125 + dx, 150 + dy, SCALES[name], look.outline)
    )


def _shield_defs() -> list[str]:
    ground = gradient("ground", [(0, AUBERGINE), (1, AUBERGINE_DEEP)])
    glow = radial("glow", [(0, "#b7a3c9", 0.5), (0.6, "#b7a3c9", 0.14), (1, "#b7a3c9", 0)], 125, 145, 120)
    return [ground, glow, PAPER, GOLD]


def action_face(name: str, look: Look) -> str:
    """The face of a tool's card, without paper and name."""
    stroke = GOLD_DARK if look.rim else AUBERGINE
    edge = partial(rect, 10.5, 10.5, 229, 329, 7)
    body = [
        _hatching(),
        edge(fill="none", stroke=stroke, stroke_width=2.2),
        _rimmed(edge, look, 3),
        rect(*FRAME, fill="none", stroke=stroke, stroke_width=1.1),
        _boxes(stroke, look),
        _shield(name, look),
        _signs(name, AUBERGINE_DEEP, 30),
    ]
    return document(WIDE, HIGH, body, _shield_defs())


def _boxes(stroke: str, look: Look) -> str:
    """Boxes of plain paper under the signs, in two corners of the frame."""
    x, y, w, h = FRAME
    places = ((x, y), (x + w - 36, y + h - 38))
    return "".join(rect(px, py, 36, 38, fill=look.disc, stroke=stroke, stroke_width=1.1) for px, py in places)


# --- small cards ------------------------------------------------------------------------------------------


def small_face(name: str) -> str:
    """The essentials for cards below 70 px: panel or shield with the emblem, as large as the card allows."""
    if name in ELEMENTS:
        return document(WIDE, HIGH, [_panel(name, PLAIN, HIGH - TOP, 125, 175, 1.12)], _panel_defs(name))
    shield = group(_shield(name, PLAIN), transform="translate(125 175) scale(1.14) translate(-125 -157)")
    return document(WIDE, HIGH, [shield], _shield_defs())


def golden_paper() -> str:
    """The blank card of the golden deck: warm, with a sheen from the upper left."""
    sheen = [(0, "#fdf0c4"), (0.35, "#f3da95"), (0.5, "#fbeab5"), (0.68, "#ecca7a"), (1, "#dfb65e")]
    body = [
        rect(0, 0, WIDE, HIGH, 12.5, fill=palette.GOLD_DEEP),
        rect(1.5, 1.5, WIDE - 3, HIGH - 3, 11, fill="url(#sheen)"),
        rect(6, 6, WIDE - 12, HIGH - 12, 8, fill="none", stroke=palette.GOLD_DEEP, stroke_width=1.2, opacity=0.7),
    ]
    return document(WIDE, HIGH, body, [gradient("sheen", sheen)])
