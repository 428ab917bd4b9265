"""What effects do in a window, as small signs on the cards and beside the lines (J17)."""

from __future__ import annotations

import pygame

from ...engine.view import Seat
from ...table.display import Picture
from ...table.faces import TableLayout
from ...table.kit import Kit
from ...table.pixels import panel
from ...table.theme import GARNET_BRIGHT, IVORY, NIGHT, Colour
from .board import tab
from .frame import LINE_PLACES
from .phases import LINES
from .tally import Counted

_Z = 42
_GAIN: Colour = (150, 214, 160)


def mark_keys(seat: Seat, line: int) -> tuple[object, ...]:
    """The pictures of all marks that a line can have."""
    tags = [_key(seat, line, place) for place in (*range(LINE_PLACES), -1)]
    return tuple((key, part) for key in tags for part in ("back", "words"))


def _key(seat: Seat, line: int, place: int) -> tuple[str, Seat, int, int]:
    """Of a card, or with -1 of the line."""
    return ("mark", seat, line, place)


def counting_marks(kit: Kit, layout: TableLayout, seat: Seat, line: int, side: Counted) -> list[Picture]:
    """What each creature counts more or less than is printed, a cross on a removed one, the line's own points."""
    result: list[Picture] = []
    for place, (value, printed) in enumerate(zip(side.values, side.printed, strict=True)):
        box = layout.boxes[f"{LINES[line]}/{seat}", place]
        px = max(8, round(box.h * 0.16))
        centre = (round(box.center[0]), round(box.y + box.h * 0.6))
        if place in side.gone:
            result += _removed(kit, _key(seat, line, place), centre, round(box.w * 0.5))
        elif value != printed:
            result += _tag(kit, _key(seat, line, place), value - printed, centre, px)
    if side.bonus:
        rect = tab(layout, seat, line)
        px = max(8, round(min(rect.h * 0.19, rect.w * 0.34)))
        result += _tag(kit, _key(seat, line, -1), side.bonus, (rect.centerx, rect.y), px)
    return result


def _tag(kit: Kit, key: object, by: int, centre: tuple[int, int], px: int) -> list[Picture]:
    """Points with their sign, green or red."""
    colour = _GAIN if by > 0 else GARNET_BRIGHT
    drawn = kit.fonts.digits(f"{'+' if by > 0 else '−'}{abs(by)}", "bold", px, colour)
    pad = max(3, px // 3)
    back = panel(drawn.get_width() + 2 * pad, drawn.get_height(), drawn.get_height() // 2, NIGHT, 240, colour)
    x, y = centre[0] - back.get_width() // 2, centre[1] - back.get_height() // 2
    return [Picture((key, "back"), back, x, y, _Z), Picture((key, "words"), drawn, x + pad, y, _Z + 1)]


def _removed(kit: Kit, key: object, centre: tuple[int, int], size: int) -> list[Picture]:
    back = panel(size, size, size // 2, NIGHT, 235, GARNET_BRIGHT)
    cross: pygame.Surface = kit.art.icon("close", max(6, round(size * 0.6)), IVORY)
    x, y = centre[0] - size // 2, centre[1] - size // 2
    shift = (size - cross.get_width()) // 2
    return [Picture((key, "back"), back, x, y, _Z), Picture((key, "words"), cross, x + shift, y + shift, _Z + 1)]
