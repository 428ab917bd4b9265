"""Where everything lies in a game of four castles (C23): the viewer at the bottom left, the partner beside him.

The enemies are at the top, the assault between the halves. Each castle has a quarter of its own: its plate along the
outer edge, the castle with its fallen behind the front line. The hand of whoever is at the bottom has the whole
middle row while castles are manned: nobody fights yet.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ...engine.view import Seat, Slot
from ...table.faces import TableLayout
from ...table.kit import Kit
from ...table.pixels import PREMULTIPLIED, panel
from ...table.theme import CARD_RATIO, NIGHT
from ...table.tween import Box
from .actions import FRONT, GARRISONS, HAND

_ROWS = 5
_ROW_SHARE = 0.93
_STEP, _LEAST_STEP = 1.07, 1.02
"""The distance of two cards of a front line, in card widths: as much as there is room for."""
_CASTLE_STEP = 1.14
_FALLEN = 0.5
"""The size of a fallen card."""
_MIDDLE = 2.7
"""The room for sums between the fighters, in card widths."""


@dataclass(frozen=True, slots=True)
class _Measures:
    """Sizes that all quarters share, in pixels."""

    area: pygame.Rect
    strip: int
    """The height of a plate, and of the air between it and a wall."""
    row: float
    width: float
    height: float
    margin: int

    @property
    def quarter(self) -> int:
        """The width of a quarter."""
        return self.area.w // 2 - 2 * self.margin

    def top(self, row: int) -> float:
        """Where the cards of a row begin."""
        return self.area.y + self.strip + row * self.row + (self.row - self.height) / 2

    def left(self, right: bool) -> int:
        """Where a quarter begins."""
        return (self.area.centerx if right else self.area.x) + self.margin


def _measures(kit: Kit, area: pygame.Rect) -> _Measures:
    margin = kit.px(7)
    strip = max(8, min(round(kit.line_height("body") * 1.5), round(area.h * 0.075)))
    row = (area.h - 2 * strip) / _ROWS
    quarter = area.w // 2 - 2 * margin
    width = min(row * _ROW_SHARE / CARD_RATIO, quarter / (_LEAST_STEP * (FRONT - 1) + 1))
    return _Measures(area, strip, row, width, width * CARD_RATIO, margin)


def layout(kit: Kit, area: pygame.Rect, bottom: Seat) -> TableLayout:
    """Four castles, the one of ``bottom`` at the lower left, turns going up and down; a pure function."""
    sizes = _measures(kit, area)
    boxes: dict[Slot, Box] = {}
    plates: dict[Seat, pygame.Rect] = {}
    seats = [(bottom + turn) % 4 for turn in range(4)]
    for seat, right, castle_row, front_row in zip(
        seats, (False, False, True, True), (4, 0, 4, 0), (3, 1, 3, 1), strict=True
    ):
        _put_quarter(boxes, sizes, seat, right, castle_row, front_row)
        plates[seat] = _plate(sizes, right, upper=castle_row == 0)
    _put_hand(boxes, sizes, bottom)
    middle = _put_stage(boxes, sizes, seats)
    return TableLayout(boxes, _zones(boxes, seats), plates, bottom, middle)


def _put_quarter(
    boxes: dict[Slot, Box], sizes: _Measures, seat: Seat, right: bool, castle_row: int, front_row: int
) -> None:
    left, width = sizes.left(right), sizes.width
    step = min(_STEP, (sizes.quarter - width) / (FRONT - 1) / width)
    whole = width * (step * (FRONT - 1) + 1)
    start = left + (sizes.quarter - whole) / 2
    _put_row(boxes, sizes, f"castle/{seat}", GARRISONS, start + width * 0.05, castle_row, _CASTLE_STEP)
    _put_row(boxes, sizes, f"front/{seat}", FRONT, start, front_row, step)
    _put_row(boxes, sizes, f"hand/{seat}", HAND, start, front_row, (whole - width) / (HAND - 1) / width)
    boxes[f"deck/{seat}", 0] = Box(sizes.area.x - 2 * width, sizes.top(castle_row), width, sizes.height)
    _put_fallen(boxes, sizes, seat, start + whole, castle_row)


def _put_row(
    boxes: dict[Slot, Box], sizes: _Measures, zone: str, count: int, left: float, row: int, step: float
) -> None:
    for i in range(count):
        x = round(left + i * step * sizes.width)
        boxes[zone, i] = Box(x, round(sizes.top(row)), round(sizes.width), round(sizes.height))


def _put_fallen(boxes: dict[Slot, Box], sizes: _Measures, seat: Seat, right: float, row: int) -> None:
    """Two rows of small cards between the castle and the end of the front line."""
    castle = boxes[f"castle/{seat}", GARRISONS - 1]
    left = castle.x + castle.w * 1.22
    high, wide = sizes.height * _FALLEN * 0.97, sizes.width * _FALLEN * 0.97
    step = min(wide * 1.08, max(1.0, (right - left - wide) / (HAND // 2 - 1)))
    for place in range(HAND):
        line, column = divmod(place, HAND // 2)
        x, y = left + column * step, sizes.top(row) + line * sizes.height * (1 - _FALLEN * 0.97)
        boxes[f"fallen/{seat}", place] = Box(round(x), round(y), round(wide), round(high))


def _put_hand(boxes: dict[Slot, Box], sizes: _Measures, seat: Seat) -> None:
    """The hand nearest to the player, spread over the middle row."""
    room = sizes.area.w - 4 * sizes.margin
    step = min(_STEP, (room - sizes.width) / (HAND - 1) / sizes.width)
    left = sizes.area.centerx - sizes.width * (step * (HAND - 1) + 1) / 2
    _put_row(boxes, sizes, f"hand/{seat}", HAND, left, 2, step)


def _put_stage(boxes: dict[Slot, Box], sizes: _Measures, seats: list[Seat]) -> pygame.Rect:
    """Whoever fights for the lower team stands left of the middle, the enemy right of it, supports outside.

    Partners share their places there: never more than one of them is in an assault. Returns the room between.
    """
    width = sizes.width
    gap = min(_MIDDLE * width, sizes.area.w - 4.3 * width)
    inner = (sizes.area.centerx - gap / 2 - width, sizes.area.centerx + gap / 2)
    for turn, seat in enumerate(seats):
        for part in (0, 1):
            out = part * width * _STEP
            x = inner[1] + out if turn % 2 else inner[0] - out
            boxes[f"stage/{seat}", part] = Box(round(x), round(sizes.top(2)), round(width), round(sizes.height))
    ours, theirs = (boxes[f"stage/{seat}", 0] for seat in seats[:2])
    left = round(ours.x + ours.w)
    return pygame.Rect(left, round(ours.y), round(theirs.x) - left, round(ours.h))


def _plate(sizes: _Measures, right: bool, *, upper: bool) -> pygame.Rect:
    high = sizes.strip - max(1, sizes.strip // 9)
    top = sizes.area.y if upper else sizes.area.bottom - high
    return pygame.Rect(sizes.left(right), top, sizes.quarter, high)


def _zones(boxes: dict[Slot, Box], seats: list[Seat]) -> tuple[tuple[Slot, ...], ...]:
    """Own cards first, then the enemies', then the partner's; the fallen last."""
    own, left, partner, right = seats
    order = [f"{kind}/{own}" for kind in ("hand", "castle", "front", "stage")]
    for seat in (left, right, partner):
        order += [f"{kind}/{seat}" for kind in ("stage", "front", "castle", "hand")]
    order += [f"fallen/{seat}" for seat in (left, right, partner, own)]
    return tuple(tuple(slot for slot in boxes if slot[0] == zone) for zone in order)


def draw_quarters(kit: Kit, surface: pygame.Surface, layout: TableLayout) -> None:
    """A faint ground under each quarter: one sees at once what belongs together."""
    for seat, plate in layout.plates.items():
        first, last = layout.boxes[f"front/{seat}", 0], layout.boxes[f"castle/{seat}", 0]
        top = min(plate.y, round(first.y), round(last.y))
        bottom = max(plate.bottom, round(first.y + first.h), round(last.y + last.h))
        ground = pygame.Rect(plate.x, top, plate.w, bottom - top).inflate(kit.px(6), 0)
        shade = panel(ground.w, ground.h, kit.px(10), NIGHT, 38, None)
        surface.blit(shade, ground.topleft, special_flags=PREMULTIPLIED)
