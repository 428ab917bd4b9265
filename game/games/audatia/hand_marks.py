"""Marks on the cards of the viewer's hand: what they serve for now, which are of no use, where a line is closed."""

from __future__ import annotations

import pygame

from ...engine.view import Seat, Slot, View
from ...table.display import Picture
from ...table.faces import TableLayout
from ...table.kit import Kit
from ...table.pixels import panel
from ...table.theme import BRASS_BRIGHT, GARNET_BRIGHT, NIGHT, Colour
from ...table.tween import Box
from .phases import EXCHANGE, TRADE
from .reasons import SIGNS, is_closed, is_useless, uses

_Z_DIM, _Z_TAG, _Z_SIGN = 12, 40, 44
_MOST_CARDS, _MOST_USES = 20, 3
"""So many cards of a hand bear marks, and so many signs each."""


def mark(slot: Slot, *name: object) -> tuple[object, ...]:
    """The key of a picture that goes with the card in a slot."""
    return ("on", slot, *name)


def token(
    key: tuple[object, ...], icon: pygame.Surface, centre: tuple[float, float], rim: Colour, z: int
) -> list[Picture]:
    """A dark disc with a sign on it."""
    size = round(icon.get_width() * 1.4)
    disc = panel(size, size, size // 2, NIGHT, 240, rim)
    x, y = round(centre[0] - size / 2), round(centre[1] - size / 2)
    shift = (size - icon.get_width()) // 2
    return [Picture((*key, "disc"), disc, x, y, z), Picture((*key, "sign"), icon, x + shift, y + shift, z + 1)]


def hand_marks(kit: Kit, view: View, layout: TableLayout) -> list[Picture]:
    """Signs of use on cards that serve now, shade on those that don't, a bar where the rival's posta is closed.

    In sudden death the card revealed last is the one that serves (A30).
    """
    if view.decision is None or view.seat != layout.bottom:
        return []
    if view.facts.phase in (EXCHANGE, TRADE):
        return _marked(kit, view, layout, f"hand/{view.seat}")
    return [
        picture
        for zone in view.zones
        if zone.key in (f"hand/{view.seat}", f"shown/{view.seat}")
        for i, card in enumerate(zone.cards)
        if card >= 0
        for picture in _of_card(kit, view, layout, (zone.key, i), len(zone.cards))
    ]


def _of_card(kit: Kit, view: View, layout: TableLayout, slot: Slot, count: int) -> list[Picture]:
    """The marks of one card among ``count`` that lie side by side."""
    card, box = view.card(slot), layout.boxes[slot]
    seen = _seen(layout, *slot, count)
    kinds = uses(view, card)
    result: list[Picture] = []
    if not kinds and is_useless(view, card):
        shade = panel(round(box.w), round(box.h), max(1, round(box.w * 0.05)), NIGHT, 66, None)
        result.append(Picture(mark(slot, "dim"), shade, round(box.x), round(box.y), _Z_DIM, seen))
    result += _uses(kit, box, slot, kinds)
    if is_closed(view, card):
        result.append(_bar(kit, box, seen, slot))
    return result


def _seen(layout: TableLayout, zone: str, i: int, count: int) -> pygame.Rect:
    """The part of a card that the next one leaves free."""
    box = layout.boxes[zone, i]
    wide = box.w if i + 1 >= count else min(box.w, layout.boxes[zone, i + 1].x - box.x)
    return pygame.Rect(round(box.x), round(box.y), max(1, round(wide)), round(box.h))


def _uses(kit: Kit, box: Box, slot: Slot, kinds: tuple[int, ...]) -> list[Picture]:
    """One sign below the other at the upper left, where a fan leaves every card free."""
    size = max(11, round(box.w * 0.2))
    result: list[Picture] = []
    for n, kind in enumerate(kinds[:_MOST_USES]):
        icon = kit.art.silhouette(f"audatia/signs/{SIGNS[kind]}.svg", size, BRASS_BRIGHT)
        centre = (box.x + box.w * 0.145, box.y + size * (0.62 + 1.5 * n))
        result += token(mark(slot, "use", n), icon, centre, BRASS_BRIGHT, _Z_SIGN)
    return result


def _bar(kit: Kit, box: Box, seen: pygame.Rect, slot: Slot) -> Picture:
    """A small red bar across the card: the line is closed (A15)."""
    wide, high = round(seen.w * 0.72), max(4, round(box.h * 0.05))
    bar = panel(wide, high, max(1, high // 3), GARNET_BRIGHT, 255, NIGHT)
    x = seen.x + (seen.w - wide) // 2
    return Picture(mark(slot, "bar"), bar, x, round(box.y + box.h * 0.36), _Z_TAG)


def _marked(kit: Kit, view: View, layout: TableLayout, zone: str) -> list[Picture]:
    """What is to be exchanged or traded away: of cards alike the first ones (A6, A10)."""
    drafted = list(view.facts.draft)
    result: list[Picture] = []
    for i, card in enumerate(view.zone(zone).cards):
        if card in drafted:
            drafted.remove(card)
            box = layout.boxes[zone, i]
            icon = kit.art.silhouette("audatia/signs/cycle.svg", max(11, round(box.w * 0.24)), BRASS_BRIGHT)
            centre = (box.x + box.w * 0.16, box.y + box.h * 0.1)
            result += token(mark((zone, i), "use", 0), icon, centre, BRASS_BRIGHT, _Z_SIGN)
    return result


def hand_keys(seat: Seat) -> list[object]:
    """The pictures of all marks on a hand."""
    slots: list[Slot] = [*((f"hand/{seat}", i) for i in range(_MOST_CARDS)), (f"shown/{seat}", 0)]
    signs = [mark(slot, "use", n, part) for slot in slots for n in range(_MOST_USES) for part in ("disc", "sign")]
    return [*signs, *(mark(slot, name) for slot in slots for name in ("dim", "bar"))]
