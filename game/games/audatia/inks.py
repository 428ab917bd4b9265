"""The colours of a fencing book: vellum, iron-gall ink, red lead; and labels written with them."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ...engine.text import Text
from ...table.display import Picture
from ...table.fitting import fitted
from ...table.kit import Kit
from ...table.pixels import panel
from ...table.theme import IVORY, Colour
from .card_face import INK

VELLUM: Colour = (232, 214, 178)
VELLUM_EDGE: Colour = (168, 132, 92)
INK_PALE: Colour = (112, 88, 66)
"""Words and signs on vellum for what does not count now."""
RED: Colour = (146, 38, 30)
"""Rubrics: what counts now. On vellum 5.6 : 1."""

__all__ = ["INK", "INK_PALE", "RED", "VELLUM", "VELLUM_EDGE", "label"]


def label(
    kit: Kit,
    key: object,
    said: Sequence[Text],
    at: tuple[float, float],
    above: float,
    within: tuple[float, float],
    most: int,
    z: int,
) -> list[Picture]:
    """Lines of words on a small red ribbon, each up to ``most`` pixels high.

    ``at``: a point on its middle line up and down; ``above``: the share of the ribbon that lies above the point;
    ``within``: the left and the right end of its room, towards whose middle it moves if it has to.
    """
    pad, px = kit.px(4), kit.metrics.text_px("small")
    left, right = (round(end) for end in within)
    width = max(1, right - left - 2 * pad)
    words = _stacked([fitted(kit, kit.say(line), "bold", px, IVORY, (width, most)) for line in said])
    wide, high = words.get_width() + 2 * pad, words.get_height() + kit.px(1)
    x, y = max(left, min(round(at[0] - wide / 2), right - wide)), round(at[1] - high * above)
    back = panel(wide, high, kit.px(3), RED, 255, IVORY)
    return [
        Picture((key, "ribbon"), back, x, y, z),
        Picture((key, "words"), words, x + pad, y + (high - words.get_height()) // 2, z + 1),
    ]


def _stacked(lines: Sequence[pygame.Surface]) -> pygame.Surface:
    """Lines one below another, in the middle."""
    if len(lines) == 1:
        return lines[0]
    whole = pygame.Surface((max(line.get_width() for line in lines), sum(line.get_height() for line in lines)))
    whole = whole.convert_alpha()
    whole.fill((0, 0, 0, 0))
    top = 0
    for line in lines:
        whole.blit(line, ((whole.get_width() - line.get_width()) // 2, top))
        top += line.get_height()
    return whole
