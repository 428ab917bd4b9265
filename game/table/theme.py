"""The palette and the sizes: every colour and every measure of the program's look stands here.

The tests of the colours hold every pair of words and ground to a contrast of 4.5, of signs and ground to one of 3.
"""

from __future__ import annotations

from typing import NamedTuple

Colour = tuple[int, int, int]

INK = (38, 32, 28)
"""Text on paper."""
INK_PALE = (130, 116, 98)
"""Words on paper for what can't be chosen now."""
PAPER = (247, 241, 227)
PAPER_SHADE = (226, 214, 190)
IVORY = (243, 235, 217)
"""Text on cloth and wood."""
IVORY_DIM = (200, 188, 166)
WOOD = (64, 44, 32)
WOOD_DARK = (40, 28, 21)
WOOD_LIGHT = (98, 70, 50)
BRASS = (214, 172, 92)
"""The accent: focus, what can be done now."""
BRASS_BRIGHT = (245, 212, 138)
GARNET = (176, 62, 54)
"""Harm and refusal, on paper; never without a sign of its own."""
GARNET_BRIGHT = (236, 124, 108)
"""The same on dark panels."""
SLATE = (74, 98, 122)
NIGHT = (18, 14, 12)
CLOTHS: dict[str, Colour] = {
    "common": (52, 66, 58),
    "castle": (38, 74, 62),
    "duelcard": (62, 42, 70),
    "jartible": (24, 58, 76),
    "audatia": (82, 38, 32),
}
"""One cloth per game."""
SEAT_COLOURS: tuple[Colour, ...] = ((142, 52, 56), (60, 84, 116), (86, 132, 88), (176, 130, 56))
"""The colours of the card backs, seat by seat; each back has an emblem of its own besides."""

CARD_RATIO = 7 / 5
SMALL_CARD = 70
"""Below this width (pixels) a card shows only rank and symbol."""
FULL_CARD = 90
"""From this width on a card shows its role's name."""

BASE_SIZES = {"small": 13.5, "body": 16.5, "title": 30.0}
DESIGN_WIDTH, DESIGN_HEIGHT = 1280, 800
MIN_WIDTH, MIN_HEIGHT = 640, 480
SCALE_HEIGHT = 450
"""The text scale is held below height / 450, so that no text outgrows its window."""


class Metrics(NamedTuple):
    """The size of the window in pixels and all measures that follow from it."""

    width: int
    height: int
    text_scale: float
    ratio: float = 1.0
    """Pixels per point of the system: above 1 on a hi-DPI screen."""

    @property
    def unit(self) -> float:
        """Pixels per design unit: 1 at 1280 x 800 and below, larger on larger windows."""
        points = min(self.width / DESIGN_WIDTH, self.height / DESIGN_HEIGHT) / self.ratio
        return max(1.0, points) * self.ratio

    @property
    def scale(self) -> float:
        """The text scale in force: the setting, held below height / 450."""
        return max(0.5, min(self.text_scale, self.height / self.ratio / SCALE_HEIGHT))

    @property
    def too_small(self) -> bool:
        """Whether the window is below the smallest size the table can be drawn in."""
        return self.width / self.ratio < MIN_WIDTH or self.height / self.ratio < MIN_HEIGHT

    def px(self, units: float) -> int:
        """Design units to pixels, at least one."""
        return max(1, round(units * self.unit))

    def text_px(self, size: str) -> int:
        """The height of a text size in pixels."""
        return max(8, round(BASE_SIZES[size] * self.unit * self.scale))


MOVE, FLIP, LIFT, REVEAL_BEAT, RELAYOUT = 0.23, 0.25, 0.10, 0.25, 0.12
"""Seconds at speed "normal"."""
DEAL_TOTAL = 1.2
REDUCED_FADE = 0.12
LIFT_SHARE = 0.06
"""How far a card under the pointer rises, as a share of its height."""
GUARD = 0.15
"""Presses in the first moments of a new decision are ignored (seconds)."""
LONG_GUARD = 0.5
"""The same where a press gives away a secret or can't be undone."""
