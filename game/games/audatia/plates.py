"""The plates of the two fencers: name, who challenges, points, what waits for the next blow, what each is doing."""

from __future__ import annotations

import pygame

from ...engine.text import SeatName, Text, text
from ...engine.view import EMPTY, Seat, View
from ...table.display import Picture
from ...table.fitting import fitted
from ...table.kit import Kit
from ...table.pixels import panel
from ...table.theme import BRASS, BRASS_BRIGHT, CARD_RATIO, IVORY, IVORY_DIM, NIGHT, SEAT_COLOURS
from .phases import HALL, SECRET
from .seen import AudatiaFacts

_Z = 1
_UPPER = 0.56
"""The share of a plate that its upper line takes."""


def plate(kit: Kit, view: View, rect: pygame.Rect, seat: Seat) -> list[Picture]:
    """Everything on the plate of a seat."""
    back = panel(rect.w, rect.h, kit.px(7), NIGHT, 135, BRASS if seat in view.pending else None)
    stripe = panel(kit.px(5), max(2, rect.h - kit.px(10)), kit.px(2), SEAT_COLOURS[seat], 255, None)
    return [
        Picture(("plate", seat), back, rect.x, rect.y, _Z),
        Picture(("stripe", seat), stripe, rect.x + kit.px(6), rect.y + kit.px(5), _Z + 1),
        *_name(kit, view, upper_row(kit, rect), seat),
        *_below(kit, view, _lower(kit, rect), seat),
    ]


def _name(kit: Kit, view: View, row: pygame.Rect, seat: Seat) -> list[Picture]:
    """The name; a gauntlet's sign for the Challenger; the points of a hall bout, else the cards in hand."""
    facts: AudatiaFacts = view.facts
    px = max(9, min(kit.metrics.text_px("body"), round(row.h * 0.74)))
    x, right = row.x, row.right
    result: list[Picture] = []
    if facts.variant == HALL:
        drawn = points(kit, row, seat, view.score[seat])
        result.append(drawn)
        right = drawn.x - kit.px(5)
    if seat == facts.challenger:
        size = max(10, round(row.h * 0.72))
        sign = kit.art.silhouette("audatia/signs/salute.svg", size, BRASS_BRIGHT)
        result.append(_centred(("challenger", seat), sign, x, row))
        x += size + kit.px(4)
    said = kit.say(text("common.name", seat=SeatName(seat)))
    name = fitted(kit, said, "bold", px, IVORY, (max(1, right - x), row.h))
    return [*result, _centred(("name", seat), name, x, row)]


def points(kit: Kit, row: pygame.Rect, seat: Seat, number: int, pulse: float = 1.0) -> Picture:
    """The touches of a hall bout (A29); ``pulse`` makes them larger for a moment."""
    px = max(10, round(row.h * 0.95 * pulse))
    drawn = kit.fonts.digits(str(number), "bold", px, BRASS_BRIGHT)
    return _centred(("points", seat), drawn, row.right - drawn.get_width(), row)


def upper_row(kit: Kit, rect: pygame.Rect) -> pygame.Rect:
    """Where the name and the points stand on a plate."""
    inner = _inner(kit, rect)
    return pygame.Rect(inner.x, inner.y, inner.w, round(inner.h * _UPPER))


def _lower(kit: Kit, rect: pygame.Rect) -> pygame.Rect:
    inner, high = _inner(kit, rect), upper_row(kit, rect).h
    return pygame.Rect(inner.x, inner.y + high, inner.w, inner.h - high)


def _inner(kit: Kit, rect: pygame.Rect) -> pygame.Rect:
    return pygame.Rect(rect.x + kit.px(17), rect.y + kit.px(2), rect.w - kit.px(25), rect.h - kit.px(4))


def _below(kit: Kit, view: View, row: pygame.Rect, seat: Seat) -> list[Picture]:
    """What the fencer is doing or what waits for him; at the right a small card and how many he holds."""
    result = _count(kit, row, seat, _cards(view, seat))
    left = min(picture.x for picture in result) - kit.px(5)
    part = _part(view, seat)
    colour = BRASS_BRIGHT if seat in view.pending else IVORY_DIM
    words = fitted(kit, kit.say(part), "sans", _small(kit, row), colour, (max(1, left - row.x), row.h))
    return [*result, _centred(part_key(seat), words, row.x, row)]


def _small(kit: Kit, row: pygame.Rect) -> int:
    """The size of the words in the lower line."""
    return max(8, min(kit.metrics.text_px("small"), round(row.h * 0.74)))


def _count(kit: Kit, row: pygame.Rect, seat: Seat, cards: int) -> list[Picture]:
    """How many cards, beside a small one."""
    px = _small(kit, row)
    number = kit.fonts.digits(str(cards), "bold", px, IVORY)
    card = panel(max(5, round(px / CARD_RATIO)), px, max(1, kit.px(1.5)), SEAT_COLOURS[seat], 255, IVORY)
    x = row.right - number.get_width()
    before = x - card.get_width() - kit.px(4)
    return [_centred(("cards", seat), number, x, row), _centred(("card", seat), card, before, row)]


def left_in_row(kit: Kit, rect: pygame.Rect, seat: Seat, cards: int) -> list[Picture]:
    """How many cards of a row lie face down yet, on the plate of its owner (A30)."""
    return _count(kit, _lower(kit, rect), seat, cards)


def part_key(seat: Seat) -> tuple[str, Seat]:
    """The picture that says what a fencer is doing."""
    return ("part", seat)


def _cards(view: View, seat: Seat) -> int:
    """The cards he holds: of a row those that lie face down."""
    zones = {zone.key: zone.cards for zone in view.zones}
    row = [card for card in zones.get(f"row/{seat}", ()) if card != EMPTY]
    return len([card for card in zones[f"hand/{seat}"] if card != EMPTY]) + len(row)


def _part(view: View, seat: Seat) -> Text:
    """What a fencer is doing now, what waits for his blow, else his role."""
    facts: AudatiaFacts = view.facts
    if facts.phase in SECRET:
        return text("audatia.plate.chooses" if seat in view.pending else "audatia.plate.ready")
    if facts.taunted[seat]:
        return text("audatia.plate.taunted")
    for virtue, waits in (("audatia", facts.salute[seat] + facts.reveal[seat]), ("celeritas", facts.lure[seat])):
        if waits:
            return text("audatia.plate.waits", n=waits, virtue=text(f"audatia.card.{virtue}"))
    role = "challenger" if seat == facts.challenger else "challenged"
    return text(f"audatia.plate.{role}")


def _centred(key: object, drawn: pygame.Surface, x: int, row: pygame.Rect) -> Picture:
    return Picture(key, drawn, x, row.centery - drawn.get_height() // 2, _Z + 1)
