"""Where everything of a match lies: lines that meet in two lanes, scenarios and duels between them, supports beside."""

from __future__ import annotations

import pygame

from ...engine.view import Seat, Slot, View
from ...table.faces import TableLayout
from ...table.kit import Kit
from ...table.theme import CARD_RATIO
from ...table.tween import Box
from .frame import HAND_STEP, LINE_PLACES, LINE_STEP, Frame, frame
from .phases import ATTACK, DECK_SIZE, DEFENCE, DUELS, LINES

_SPARE = 12
"""Places for cards that come and go before a hand has the size of the view."""
_LEAST_HAND = 7
"""A hand is laid out for so many cards at least: it does not jump when a round ends and it is gathered."""
_BACKS_STEP, _SMALL_STEP = 0.5, 0.45
_LAYER = 5
"""So many cards make a deck one layer higher."""
_PLATE_SHARE, _AP_SHARE = 0.27, 0.4
"""Of a player's half of the column: his plate, and the place of his support."""
_CAPTION = 0.2
"""How far a scenario lies above the middle, in its heights: below it stands what it does."""
_PAIR_GAP = 0.08
"""Between the two creatures of a duel, in card widths."""

Boxes = dict[Slot, Box]


def layout(kit: Kit, area: pygame.Rect, view: View, bottom: Seat) -> TableLayout:
    """Places for every slot of the view and some to spare; a pure function."""
    made = frame(kit, area)
    boxes: Boxes = {}
    plates: dict[Seat, pygame.Rect] = {}
    for seat in (1 - bottom, bottom):
        plates[seat] = _put_column(kit, boxes, seat, made, own=seat == bottom)
        _put_lines(boxes, seat, made, own=seat == bottom)
    middle = _put_band(boxes, made, bottom)
    _put_hands(boxes, view, made, bottom)
    return TableLayout(boxes, _zones(boxes, bottom), plates, bottom, middle)


def tab(layout: TableLayout, seat: Seat, line: int) -> pygame.Rect:
    """The place of the sign beside a line: outside of its lane."""
    first, last = (layout.boxes[f"{LINES[line]}/{seat}", i] for i in (0, LINE_PLACES - 1))
    gap = max(2, round(first.w * 0.08))
    edges = [box for (zone, _), box in layout.boxes.items() if zone.startswith("scenario/")]
    left, right = min(box.x for box in edges), max(box.x + box.w for box in edges)
    if (line == ATTACK) == (seat == layout.bottom):
        return pygame.Rect(round(left), round(first.y), max(1, round(first.x - gap - left)), round(first.h))
    x = round(last.x + last.w + gap)
    return pygame.Rect(x, round(first.y), max(1, round(right) - x), round(first.h))


def lane_place(layout: TableLayout, seat: Seat, line: int) -> pygame.Rect:
    """The whole line with its free places."""
    first, last = (layout.boxes[f"{LINES[line]}/{seat}", i] for i in (0, LINE_PLACES - 1))
    return pygame.Rect(round(first.x), round(first.y), round(last.x + last.w - first.x), round(first.h))


# The field


def _put_lines(boxes: Boxes, seat: Seat, made: Frame, *, own: bool) -> None:
    """Attack far and defence near, for each player as seen from him (J12)."""
    for line in (ATTACK, DEFENCE):
        lane = made.lane(own == (line == ATTACK))
        far = made.stagger if line == ATTACK else 0
        y = made.field.bottom - far - made.card if own else made.field.y + far
        wide = made.card / CARD_RATIO
        for i in range(LINE_PLACES):
            boxes[f"{LINES[line]}/{seat}", i] = _box(lane.x + i * wide * LINE_STEP, y, made.card)


def _put_band(boxes: Boxes, made: Frame, bottom: Seat) -> pygame.Rect:
    """Across the middle: a scenario at each end, the pairs of the tie-break between them. Returns what lies between."""
    band, gap = made.band, made.gap
    high = max(8.0, min(made.card, band.h * 0.75, band.w / 7.6))
    tall = min(band.h * 0.74, high * 1.05, band.w * 0.17 / CARD_RATIO)
    wide = tall * CARD_RATIO
    for seat, x in ((bottom, band.x), (1 - bottom, band.right - wide)):
        y = band.centery - tall / 2 - min((band.h - tall) / 2, tall * _CAPTION)
        boxes[f"scenario/{seat}", 0] = Box(round(x), round(y), round(wide), round(tall))
    middle = pygame.Rect(round(band.x + wide + gap), band.y, max(1, round(band.w - 2 * wide - 2 * gap)), max(1, band.h))
    _put_duels(boxes, middle, high, bottom)
    return middle


def _put_duels(boxes: Boxes, middle: pygame.Rect, high: float, bottom: Seat) -> None:
    """Three pairs side by side; the speed draw lies where the pair in the middle will lie."""
    wide = high / CARD_RATIO
    pair = wide * (2 + _PAIR_GAP)
    step = min(middle.w / DUELS, pair * 1.22)
    y = middle.centery - high * 0.57
    for i in range(DUELS):
        x = middle.centerx + (i - 1) * step - pair / 2
        boxes[f"duel/{bottom}", i] = _box(x, y, high)
        boxes[f"duel/{1 - bottom}", i] = _box(x + wide * (1 + _PAIR_GAP), y, high)
    for seat, outward in ((bottom, -1), (1 - bottom, 1)):
        home = boxes[f"duel/{seat}", 1]
        for i in range(DECK_SIZE):
            shift = min(i * 0.3, 1.0) * home.w * outward
            boxes[f"draw/{seat}", i] = home._replace(x=round(home.x + shift))


# The column


def _put_column(kit: Kit, boxes: Boxes, seat: Seat, made: Frame, *, own: bool) -> pygame.Rect:
    """From the edge to the middle: plate, deck and what is spent, the place of the support. Returns the plate's."""
    column, gap = made.column, made.gap
    half = column.h // 2
    words = round(kit.line_height("body") * 1.1 + 2 * kit.line_height("small")) + kit.px(10)
    plate = min(words, round(half * _PLATE_SHARE) + kit.px(8))
    ap = min(made.card, half * _AP_SHARE, column.w * CARD_RATIO)
    small = max(6.0, min(half - plate - ap - 4 * gap, (column.w - 2 * gap) / 3 * CARD_RATIO))
    spare = max(0, round(half - plate - ap - small - 3.5 * gap))
    order = (plate + gap + spare // 3, small, gap + spare // 3)
    if own:
        plate_y = column.bottom - plate
        small_y = plate_y - (order[0] - plate) - small
        ap_y = small_y - order[2] - ap
    else:
        plate_y = column.y
        small_y = column.y + order[0]
        ap_y = small_y + small + order[2]
    boxes[f"ap/{seat}", 0] = _box(column.centerx - ap / CARD_RATIO / 2, ap_y, ap)
    _put_small(boxes, seat, pygame.Rect(column.x, round(small_y), column.w, round(small)), gap)
    return pygame.Rect(column.x, plate_y, column.w, plate)


def _put_small(boxes: Boxes, seat: Seat, row: pygame.Rect, gap: int) -> None:
    """Deck, spent supports and removed creatures side by side, small."""
    high = float(row.h)
    wide = high / CARD_RATIO
    rise = max(1, round(high * 0.025))
    for i in range(DECK_SIZE):
        layer = i // _LAYER
        boxes[f"deck/{seat}", i] = _box(row.x - layer * rise + 3 * rise, row.y - layer * rise, high)
    third = (row.w - 2 * gap) / 3
    for n, zone in ((1, "spent"), (2, "out")):
        left = row.x + n * (third + gap)
        apart = max(1.0, min(_SMALL_STEP * wide, (third - wide) / 2))
        for i in range(_SPARE):
            boxes[f"{zone}/{seat}", i] = _box(min(left + i * apart, left + third - wide), row.y, high)


# Hands


def _put_hands(boxes: Boxes, view: View, made: Frame, bottom: Seat) -> None:
    band = made.fan.inflate(-2 * made.gap, 0)
    _fan(boxes, f"hand/{1 - bottom}", len(view.zone(f"hand/{1 - bottom}").cards), band, made.back, _BACKS_STEP)
    band = made.hand.inflate(-2 * made.gap, 0)
    _fan(boxes, f"hand/{bottom}", len(view.zone(f"hand/{bottom}").cards), band, made.hand_card, HAND_STEP * 1.12)


def _fan(boxes: Boxes, zone: str, count: int, band: pygame.Rect, high: float, step: float) -> None:
    """Cards in a row about the middle of a band, closer where it is narrow, and places to spare up to its end."""
    wide, count = high / CARD_RATIO, max(count, _LEAST_HAND)
    apart = min(step * wide, (band.w - wide) / max(1, count - 1))
    left = band.centerx - (wide + apart * max(0, count - 1)) / 2
    for i in range(count + _SPARE):
        boxes[zone, i] = _box(min(left + i * apart, band.right - wide), band.centery - high / 2, high)


def _box(x: float, y: float, high: float) -> Box:
    return Box(round(x), round(y), round(high / CARD_RATIO), round(high))


def _zones(boxes: Boxes, bottom: Seat) -> tuple[tuple[Slot, ...], ...]:
    rival = 1 - bottom
    order = [f"{zone}/{bottom}" for zone in ("hand", *LINES, "ap", "scenario", "duel")]
    order += [f"{zone}/{rival}" for zone in (*LINES, "ap", "scenario", "duel", "hand")]
    order += [f"{zone}/{seat}" for zone in ("draw", "spent", "out", "deck") for seat in (bottom, rival)]
    return tuple(tuple(slot for slot in boxes if slot[0] == zone) for zone in order)
