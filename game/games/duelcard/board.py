"""Where everything of a match lies: the players round the table, the viewer at the bottom, the piles in the middle."""

from __future__ import annotations

import pygame

from ...engine.view import Seat, Slot, View
from ...table.faces import TableLayout
from ...table.kit import Kit
from ...table.pixels import PREMULTIPLIED, faded, outline
from ...table.theme import CARD_RATIO, IVORY
from ...table.tween import Box
from .cards import DECK_SIZE
from .frame import Frame, frame, sides
from .phases import PICKING
from .seen import PLAY_SLOTS, DuelCardFacts

_SPARE = 10
"""Places for cards that come and go before a hand has the size of the view."""
_HAND_STEP, _BACKS_STEP, _TROPHY_STEP, _STACK_STEP, _HELD_STEP = 1.04, 0.44, 0.5, 0.62, 1.08
"""How far the cards of a row lie apart, in card widths, where there is room."""
_LAYER = 9
"""So many cards make a pile one layer higher."""
_APART, _APART_CROWDED = 0.14, 0.04
"""How far deck and discard pile lie from the ends of the middle, alone there or between two players."""
_NAME_EMS = 3.4
"""What a short name needs above a card of the stack, in heights of the text."""
_RAISED = 0.1
"""How far the viewer's hand rises when a thief picks from it, as a share of a card's height: room for it is kept."""

Boxes = dict[Slot, Box]


def layout(kit: Kit, area: pygame.Rect, view: View, bottom: Seat) -> TableLayout:
    """Places for every slot of the view and some to spare; a pure function."""
    seats = len(view.score)
    made = frame(kit, area, seats)
    boxes: Boxes = {}
    plates: dict[Seat, pygame.Rect] = {}
    middle = _put_piles(boxes, made)
    for side, seat in sides(seats, bottom).items():
        put = {"bottom": _put_own, "top": _put_top}.get(side)
        plates[seat] = put(boxes, view, seat, made) if put else _put_column(boxes, view, seat, made, made.side(side))
    _put_stack(kit, boxes, view, made, middle)
    _hold_out(boxes, view, made, middle, bottom)
    return TableLayout(boxes, _zones(boxes, bottom, seats), plates, bottom, middle)


# The players


def _put_own(boxes: Boxes, view: View, seat: Seat, made: Frame) -> pygame.Rect:
    """The viewer: his hand below, above it plate, play and trophies. Returns the place of the plate."""
    high = min(made.hand.h * 0.95, made.hand.w / 5.4 * CARD_RATIO)
    band = made.hand.inflate(-2 * made.gap, 0)
    _fan(boxes, f"hand/{seat}", len(view.zone(f"hand/{seat}").cards), band, high, _HAND_STEP)
    rise = round(high * _RAISED)
    return _put_row(boxes, view, seat, made, made.own, made.own.bottom - made.plate[1] - rise)


def _put_top(boxes: Boxes, view: View, seat: Seat, made: Frame) -> pygame.Rect:
    """Opposite the viewer: the backs at the edge, the rest before them."""
    band = made.fan.inflate(-2 * made.gap, 0)
    _fan(boxes, f"hand/{seat}", len(view.zone(f"hand/{seat}").cards), band, made.fan.h * 0.88, _BACKS_STEP)
    return _put_row(boxes, view, seat, made, made.upper, made.upper.y)


def _put_row(boxes: Boxes, view: View, seat: Seat, made: Frame, row: pygame.Rect, plate_y: int) -> pygame.Rect:
    """Plate at the left, the play in the middle, trophies at the right."""
    play = min(made.play, row.h * 0.95)
    wide = play / CARD_RATIO
    left = row.centerx - wide - made.gap / 2
    for i in range(PLAY_SLOTS):
        boxes[f"play/{seat}", i] = _box(left + i * (wide + made.gap), row.centery - play / 2, play)
    right = round(left + 2 * wide + 3 * made.gap)
    room = pygame.Rect(right, row.y, row.right - made.gap - right, row.h)
    _put_trophies(boxes, view, seat, room, min(made.trophy, row.h * 0.6))
    width = min(made.roomy, round(left) - 2 * made.gap - row.x)
    return pygame.Rect(row.x + made.gap, plate_y, width, made.plate[1])


def _put_column(boxes: Boxes, view: View, seat: Seat, made: Frame, room: pygame.Rect) -> pygame.Rect:
    """A player at the side: plate, backs, play and trophies below each other."""
    gap = made.gap
    inner = room.inflate(-2 * gap, 0)
    y = room.y + gap + made.plate[1] + gap
    fan = pygame.Rect(inner.x, y, inner.w, round(made.back))
    _fan(boxes, f"hand/{seat}", len(view.zone(f"hand/{seat}").cards), fan, made.back, _BACKS_STEP)
    wide = made.play / CARD_RATIO
    left, y = inner.centerx - wide - gap / 2, fan.bottom + gap
    for i in range(PLAY_SLOTS):
        boxes[f"play/{seat}", i] = _box(left + i * (wide + gap), y, made.play)
    below = round(y + made.play + gap)
    trophies = pygame.Rect(inner.x, below, inner.w, max(1, room.bottom - below))
    _put_trophies(boxes, view, seat, trophies, min(made.trophy, trophies.h))
    return pygame.Rect(inner.x, room.y + gap, inner.w, made.plate[1])


def _put_trophies(boxes: Boxes, view: View, seat: Seat, room: pygame.Rect, high: float) -> None:
    """From the left, overlapping so that all of them find room."""
    count = len(view.zone(f"trophies/{seat}").cards)
    _spread(boxes, f"trophies/{seat}", count + PLAY_SLOTS, room, room.x, room.centery - high / 2, high, _TROPHY_STEP)


# What belongs to nobody


def _put_piles(boxes: Boxes, made: Frame) -> pygame.Rect:
    """Deck and discard pile at both ends of the middle; returns what is free between them."""
    middle, gap = made.middle, made.gap
    high = min(made.play, middle.h * 0.8, middle.w * 0.2 * CARD_RATIO)
    wide = high / CARD_RATIO
    apart = max(2 * gap, round(middle.w * (_APART if made.fan.w == made.area.w else _APART_CROWDED)))
    left, right = middle.x + apart, middle.right - apart - wide
    rise = max(1, round(high * 0.012))
    for zone, x in (("deck", left), ("discard", right)):
        for i in range(DECK_SIZE):
            layer = i // _LAYER
            boxes[zone, i] = _box(x - layer * rise, middle.centery - high / 2 - layer * rise, high)
    begin = round(left + wide) + 2 * gap
    return pygame.Rect(begin, middle.y + gap, max(1, round(right) - 2 * gap - begin), max(1, middle.h - 2 * gap))


def _put_stack(kit: Kit, boxes: Boxes, view: View, made: Frame, middle: pygame.Rect) -> None:
    """The announced card and the Blocks on it, each lying on the one before; names above, who is asked below."""
    count = len(view.zone("stack").cards)
    label = kit.line_height("small")
    high = max(8.0, min(made.play, middle.h - 2.2 * label))
    wide = high / CARD_RATIO
    apart = max(_STACK_STEP * wide, _NAME_EMS * kit.metrics.text_px("small"))
    step = min(apart, (middle.w - wide) / max(1, count - 1))
    left = middle.centerx - (wide + step * max(0, count - 1)) / 2
    for i in range(count + _SPARE):
        x = min(left + i * step, middle.right - wide)
        boxes["stack", i] = _box(x, middle.centery - high / 2, high)


def _hold_out(boxes: Boxes, view: View, made: Frame, middle: pygame.Rect, bottom: Seat) -> None:
    """A thief picks: the backs are spread out in the middle; the viewer's own hand rises where it lies (D7)."""
    facts: DuelCardFacts = view.facts
    if facts.phase != PICKING:
        return
    zone = f"hand/{facts.victim}"
    if facts.victim == bottom:
        for slot in [slot for slot in boxes if slot[0] == zone]:
            box = boxes[slot]
            boxes[slot] = box._replace(y=box.y - round(box.h * _RAISED))
        return
    high = min(made.play, middle.h * 0.9)
    held = pygame.Rect(middle.x, round(middle.centery - high / 2), middle.w, round(high))
    _fan(boxes, zone, len(view.zone(zone).cards), held, high, _HELD_STEP)


# Rows


def _box(x: float, y: float, high: float) -> Box:
    return Box(round(x), round(y), round(high / CARD_RATIO), round(high))


def _fan(boxes: Boxes, zone: str, count: int, band: pygame.Rect, high: float, step: float) -> None:
    """Cards in a row about the middle of a band."""
    wide = high / CARD_RATIO
    apart = min(step * wide, (band.w - wide) / max(1, count - 1))
    left = band.centerx - (wide + apart * max(0, count - 1)) / 2
    _spread(boxes, zone, count, band, left, band.centery - high / 2, high, step)


def _spread(
    boxes: Boxes, zone: str, count: int, band: pygame.Rect, left: float, y: float, high: float, step: float
) -> None:
    """Cards in a row from ``left`` on, closer where the band is narrow, and places to spare up to its end."""
    wide = high / CARD_RATIO
    apart = min(step * wide, (band.w - wide) / max(1, count - 1))
    for i in range(count + _SPARE):
        boxes[zone, i] = _box(min(left + i * apart, band.right - wide), y, high)


def _zones(boxes: Boxes, bottom: Seat, seats: int) -> tuple[tuple[Slot, ...], ...]:
    others = [(bottom + step) % seats for step in range(1, seats)]
    order = [f"hand/{bottom}", f"play/{bottom}", "stack", *(f"hand/{seat}" for seat in others), "deck", "discard"]
    order += [f"play/{seat}" for seat in others] + [f"trophies/{seat}" for seat in (bottom, *others)]
    return tuple(tuple(slot for slot in boxes if slot[0] == zone) for zone in order)


# The ground


def ground(kit: Kit, surface: pygame.Surface, layout: TableLayout) -> None:
    """Faint on the cloth: the outlines of plays and piles, a cup where trophies will lie."""
    for (zone, index), box in layout.boxes.items():
        kind = zone.partition("/")[0]
        place = (round(box.x), round(box.y))
        if kind == "play" or (kind in ("deck", "discard") and index == 0):
            frame = faded(outline(round(box.w), round(box.h), round(box.w * 0.06), kit.px(1.4), IVORY), 0.18)
            surface.blit(frame, place, special_flags=PREMULTIPLIED)
        elif kind == "trophies" and index == 0:
            size = round(min(box.w, box.h) * 0.8)
            cup = faded(kit.art.silhouette("duelcard/trophy.svg", size, IVORY), 0.14)
            x, y = place[0] + (round(box.w) - size) // 2, place[1] + (round(box.h) - size) // 2
            surface.blit(cup, (x, y), special_flags=PREMULTIPLIED)
