"""The colours of a fencing book: vellum, iron-gall ink, red lead; and labels written with them."""

from __future__ import annotations

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
    kit: Kit, key: object, said: Text, at: tuple[float, float], above: float, room: tuple[int, int], z: int
) -> list[Picture]:
    """Words on a small red ribbon, in one line or two, within ``room`` (width and height in pixels).

    ``at``: a point on its middle line up and down; ``above``: the share of the ribbon that lies above the point.
    """
    pad = kit.px(4)
    words = fitted(
        kit, kit.say(said), "bold", kit.metrics.text_px("small"), IVORY, (max(1, room[0] - 2 * pad), room[1])
    )
    wide, high = words.get_width() + 2 * pad, words.get_height() + kit.px(1)
    x, y = round(at[0] - wide / 2), round(at[1] - high * above)
    back = panel(wide, high, kit.px(3), RED, 255, IVORY)
    return [
        Picture((key, "ribbon"), back, x, y, z),
        Picture((key, "words"), words, x + pad, y + (high - words.get_height()) // 2, z + 1),
    ]
