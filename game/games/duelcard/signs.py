"""The signs of a match that are no cards: plates, sizes of piles, who played what onto the stack, who is asked."""

from __future__ import annotations

import pygame

from ...engine.text import SeatName, text
from ...engine.view import Seat, View
from ...table.display import Picture
from ...table.faces import TableLayout
from ...table.fitting import fitted
from ...table.kit import Kit
from ...table.pixels import panel
from ...table.theme import BRASS_BRIGHT, GARNET_BRIGHT, IVORY, NIGHT, SEAT_COLOURS, Colour
from ...table.tween import Box, around
from .phases import ANSWER, COMMIT, NOBODY
from .plates import plate
from .seen import DuelCardFacts

_Z_TAG, _Z_SIGN = 40, 44


def decorations(kit: Kit, view: View, layout: TableLayout) -> list[Picture]:
    """Everything of the view that is no card."""
    facts: DuelCardFacts = view.facts
    result = [picture for seat, rect in layout.plates.items() for picture in plate(kit, view, rect, seat)]
    for pile in ("deck", "discard"):
        result += _count(kit, view, layout, pile)
    if facts.phase == ANSWER:
        result += _stack(kit, view, layout)
        if facts.victim != NOBODY:
            result += _aimed_at(kit, view, layout)
    if facts.phase == COMMIT:
        for seat in layout.plates:
            if seat not in view.pending and not any(card >= 0 for card in view.zone(f"play/{seat}").cards):
                result += _done(kit, layout, seat)
    return result


def token(key: object, icon: pygame.Surface, centre: tuple[float, float], rim: Colour, z: int) -> list[Picture]:
    """A dark disc with a sign on it."""
    size = round(icon.get_width() * 1.55)
    disc = panel(size, size, size // 2, NIGHT, 235, rim)
    x, y = round(centre[0] - size / 2), round(centre[1] - size / 2)
    shift = (size - icon.get_width()) // 2
    return [Picture((key, "disc"), disc, x, y, z), Picture((key, "sign"), icon, x + shift, y + shift, z + 1)]


# Piles


def _count(kit: Kit, view: View, layout: TableLayout, pile: str) -> list[Picture]:
    """How many cards lie there, on the lower edge of the pile."""
    number = len(view.zone(pile).cards)
    box = layout.boxes[pile, 0]
    px = max(9, min(kit.metrics.text_px("body"), round(box.h * 0.2)))
    drawn = kit.fonts.digits(str(number), "bold", px, IVORY)
    wide, high = drawn.get_width() + kit.px(14), drawn.get_height() + kit.px(2)
    back = panel(wide, high, high // 2, NIGHT, 225, None)
    x, y = round(box.center[0]) - wide // 2, round(box.y + box.h - high * 0.25)
    return [
        Picture(("count", pile), back, x, y, _Z_TAG),
        Picture(("number", pile), drawn, x + kit.px(7), y + (high - drawn.get_height()) // 2, _Z_TAG + 1),
    ]


# The stack


def stack_keys(cards: int) -> tuple[object, ...]:
    """The pictures that belong to a stack of so many cards."""
    labels = [(part, i) for part in ("by", "by_name") for i in range(cards)]
    return (*labels, "asked", ("aimed", "disc"), ("aimed", "sign"))


def _stack(kit: Kit, view: View, layout: TableLayout) -> list[Picture]:
    """Above each card of the stack who played it; below them who is asked now (D8)."""
    facts: DuelCardFacts = view.facts
    boxes = [layout.boxes["stack", i] for i in range(len(facts.stack_seats))]
    result: list[Picture] = []
    for i, (seat, box) in enumerate(zip(facts.stack_seats, boxes, strict=True)):
        free = boxes[i + 1].x - box.x if i + 1 < len(boxes) else box.w
        result += _played_by(kit, i, seat, box, round(free))
    middle, whole = layout.middle, around(boxes)
    asked = text("duelcard.stack.asked", seat=SeatName(facts.asked[0]))
    room = (middle.w, kit.line_height("small"))
    line = fitted(kit, kit.say(asked), "bold", kit.metrics.text_px("small"), BRASS_BRIGHT, room)
    y = min(round(whole.y + whole.h) + kit.px(3), middle.bottom - line.get_height())
    result.append(Picture("asked", line, middle.centerx - line.get_width() // 2, y, _Z_SIGN))
    return result


def _played_by(kit: Kit, index: int, seat: Seat, box: Box, free: int) -> list[Picture]:
    """The name in the colour of the player, above what is seen of his card."""
    pad = kit.px(4)
    name = kit.say(text("common.name", seat=SeatName(seat)))
    high = kit.line_height("small")
    drawn = fitted(kit, name, "sans", kit.metrics.text_px("small"), IVORY, (free - 2 * pad, high))
    back = panel(free - 2, high, pad, SEAT_COLOURS[seat], 255, None)
    x, y = round(box.x), round(box.y) - back.get_height() - kit.px(2)
    words_x = x + (back.get_width() - drawn.get_width()) // 2
    words_y = y + (back.get_height() - drawn.get_height()) // 2
    return [
        Picture(("by", index), back, x, y, _Z_TAG),
        Picture(("by_name", index), drawn, words_x, words_y, _Z_TAG + 1),
    ]


def _aimed_at(kit: Kit, view: View, layout: TableLayout) -> list[Picture]:
    """A hook on the hand that a Thief is after (D7)."""
    zone = view.zone(f"hand/{view.facts.victim}")
    boxes = [layout.boxes[zone.key, i] for i in range(max(1, len(zone.cards)))]
    whole = around(boxes)
    icon = kit.art.silhouette("duelcard/tools/thief.svg", max(14, round(whole.h * 0.4)), GARNET_BRIGHT)
    return token("aimed", icon, whole.center, GARNET_BRIGHT, _Z_SIGN)


# The duel


def _done_key(seat: Seat) -> tuple[str, Seat]:
    return ("done", seat)


def done_keys(seat: Seat) -> tuple[object, ...]:
    """The pictures of a player's tick."""
    return (_done_key(seat), "disc"), (_done_key(seat), "sign")


def _done(kit: Kit, layout: TableLayout, seat: Seat) -> list[Picture]:
    """A tick where a player's secret play will lie: not even its number of cards is known (D11)."""
    whole = around([layout.boxes[f"play/{seat}", i] for i in (0, 1)])
    icon = kit.art.icon("check", max(14, round(whole.h * 0.3)), BRASS_BRIGHT)
    return token(_done_key(seat), icon, whole.center, BRASS_BRIGHT, _Z_SIGN)
