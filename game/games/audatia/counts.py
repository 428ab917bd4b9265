"""How many cards lie in a pile, on its lower edge."""

from __future__ import annotations

from ...table.display import Picture
from ...table.faces import TableLayout
from ...table.kit import Kit
from ...table.pixels import blank, panel
from ...table.theme import IVORY, NIGHT

_Z = 40


def count(kit: Kit, layout: TableLayout, pile: str, number: int) -> list[Picture]:
    """A dark badge with the number; nothing to be seen of it on an empty pile, which the next card changes."""
    box = layout.boxes[pile, 0]
    px = max(9, min(kit.metrics.text_px("small"), round(box.h * 0.24)))
    drawn = kit.fonts.digits(str(number), "bold", px, IVORY)
    wide, high = drawn.get_width() + kit.px(10), drawn.get_height() + kit.px(1)
    x, y = round(box.center[0]) - wide // 2, round(box.y + box.h - high)
    back = panel(wide, high, high // 2, NIGHT, 225, None) if number else blank(1, 1)
    digits = drawn if number else blank(1, 1)
    return [
        Picture(("count", pile), back, x, y, _Z),
        Picture(("number", pile), digits, x + kit.px(5), y + (high - drawn.get_height()) // 2, _Z + 1),
    ]
