"""Where everything of a duel lies in a given area, in card widths; and the ground below the cards."""

from __future__ import annotations

import pygame

from ...engine.text import text
from ...engine.view import Seat, Slot
from ...table.faces import TableLayout
from ...table.kit import Kit
from ...table.pixels import PREMULTIPLIED, faded, outline, panel
from ...table.theme import CARD_RATIO, IVORY, NIGHT
from ...table.tween import Box
from .actions import FRONT, GARRISONS, HAND
from .four import draw_quarters

_ROW_SHARE = 0.93
"""The height of a card in its row."""
_STEP = 1.07
"""The distance of two cards in a row, in card widths."""
_ROWS = 5
_LEAST = (240, 160)


def layout(kit: Kit, area: pygame.Rect, bottom: Seat) -> TableLayout:
    """One castle at the bottom, the enemy's at the top, the assault between them; a pure function.

    An area too small to be shown still gives every card a size that can be drawn.
    """
    area = pygame.Rect(area.x, area.y, max(_LEAST[0], area.w), max(_LEAST[1], area.h))
    row = area.h / _ROWS
    height = min(row * _ROW_SHARE, area.w / (FRONT * _STEP + 0.3) * CARD_RATIO)
    width = height / CARD_RATIO
    boxes: dict[Slot, Box] = {}
    plates: dict[Seat, pygame.Rect] = {}
    for seat, (castle_row, front_row) in ((1 - bottom, (0, 1)), (bottom, (4, 3))):
        castle_y = area.y + row * castle_row + (row - height) / 2
        front_y = area.y + row * front_row + (row - height) / 2
        _put_row(boxes, f"castle/{seat}", GARRISONS, area, castle_y, width, height, _STEP * 1.12)
        _put_row(boxes, f"front/{seat}", FRONT, area, front_y, width, height, _STEP)
        _put_row(boxes, f"hand/{seat}", HAND, area, front_y, width, height, _hand_step(area, width))
        boxes[f"deck/{seat}", 0] = Box(area.x - 2 * width, castle_y, width, height)
        left = boxes[f"castle/{seat}", 0].x
        plates[seat] = pygame.Rect(
            area.x + kit.px(10), round(castle_y), max(1, round(left - area.x - kit.px(24))), round(height)
        )
        _put_fallen(boxes, seat, area, castle_y, width, height, kit)
    middle_y = area.y + row * 2 + (row - height) / 2
    _put_stage(boxes, bottom, area, middle_y, width, height)
    left_edge = boxes[f"stage/{bottom}", 0].x + width
    right_edge = boxes[f"stage/{1 - bottom}", 0].x
    middle = pygame.Rect(round(left_edge), round(middle_y), round(right_edge - left_edge), round(height))
    return TableLayout(boxes, _zones(boxes, bottom), plates, bottom, middle)


def _hand_step(area: pygame.Rect, width: float) -> float:
    """Ten cards of a hand overlap where the area is narrow."""
    return min(_STEP, (area.w - width * 1.2) / (HAND - 1) / width)


def _put_row(
    boxes: dict[Slot, Box], zone: str, count: int, area: pygame.Rect, y: float, width: float, height: float, step: float
) -> None:
    whole = width * (step * (count - 1) + 1)
    left = area.centerx - whole / 2
    for i in range(count):
        boxes[zone, i] = Box(round(left + i * step * width), round(y), round(width), round(height))


def _put_fallen(
    boxes: dict[Slot, Box], seat: Seat, area: pygame.Rect, y: float, width: float, height: float, kit: Kit
) -> None:
    """The eliminated, small and face up, in two rows at the right of the castle."""
    castle = boxes[f"castle/{seat}", GARRISONS - 1]
    left = castle.x + castle.w + kit.px(18)
    room = area.right - kit.px(12) - left
    small_h = height * 0.5
    small_w = small_h / CARD_RATIO
    step = min(small_w * 1.06, max(1.0, (room - small_w) / (HAND // 2 - 1)))
    for place in range(HAND):
        line, column = divmod(place, HAND // 2)
        x = left + column * step
        top = y + line * height * 0.52
        boxes[f"fallen/{seat}", place] = Box(round(x), round(top), round(small_w), round(small_h))


def _put_stage(
    boxes: dict[Slot, Box], bottom: Seat, area: pygame.Rect, y: float, width: float, height: float
) -> None:
    """Own fighter and support left of the middle, the enemy's right of it; supports outside."""
    gap = max(width * 1.6, min(width * 3.0, area.w - width * 4.5))
    inner_left = area.centerx - gap / 2 - width
    inner_right = area.centerx + gap / 2
    for part, shift in ((0, 0.0), (1, width * _STEP)):
        boxes[f"stage/{bottom}", part] = Box(round(inner_left - shift), round(y), round(width), round(height))
        boxes[f"stage/{1 - bottom}", part] = Box(round(inner_right + shift), round(y), round(width), round(height))


def _zones(boxes: dict[Slot, Box], bottom: Seat) -> tuple[tuple[Slot, ...], ...]:
    order = [
        *(f"{kind}/{bottom}" for kind in ("hand", "castle", "front", "stage")),
        *(f"{kind}/{1 - bottom}" for kind in ("stage", "front", "castle", "fallen")),
        f"fallen/{bottom}",
    ]
    return tuple(tuple(slot for slot in boxes if slot[0] == zone) for zone in order)


def draw_ground(kit: Kit, surface: pygame.Surface, layout: TableLayout) -> None:
    """Courts behind the castles, and the outlines of all places, faint on the cloth."""
    if len(layout.plates) > 2:
        draw_quarters(kit, surface, layout)
    for seat in layout.plates:
        _draw_court(kit, surface, layout, seat)
    for (zone, _), box in layout.boxes.items():
        if zone.startswith(("front", "castle")):
            frame = faded(outline(round(box.w), round(box.h), round(box.w * 0.06), kit.px(1.4), IVORY), 0.16)
            surface.blit(frame, (round(box.x), round(box.y)), special_flags=PREMULTIPLIED)


def _draw_court(kit: Kit, surface: pygame.Surface, layout: TableLayout, seat: Seat) -> None:
    first, last = layout.boxes[f"castle/{seat}", 0], layout.boxes[f"castle/{seat}", GARRISONS - 1]
    gap = round(first.w * 0.12)
    court = pygame.Rect(round(first.x), round(first.y), round(last.x + last.w - first.x), round(first.h))
    court.inflate_ip(2 * gap, round(first.h * 0.05))
    surface.blit(
        panel(court.w, court.h, kit.px(10), NIGHT, 70, None), court.topleft, special_flags=PREMULTIPLIED
    )
    words = kit.say(text("castle.zone.castle"))
    label = faded(kit.fonts.line(words, "serif", round(first.h * 0.13), IVORY), 0.25)
    if label.get_width() < court.w:
        place = (court.centerx - label.get_width() // 2, court.centery - label.get_height() // 2)
        surface.blit(label, place, special_flags=PREMULTIPLIED)
