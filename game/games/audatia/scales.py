"""The virtues on the page: what each fencer has of them, who has advantage, and what it allows now (A3)."""

from __future__ import annotations

import pygame

from ...engine.text import text
from ...engine.view import Seat
from ...table.display import Picture
from ...table.faces import TableLayout
from ...table.fitting import fitted
from ...table.kit import Kit
from ...table.pixels import blank
from ...table.theme import Colour
from ...table.tween import Box
from .cards import CELERITAS, VIRTUES, virtue_text
from .inks import INK, INK_PALE, RED
from .phases import NOBODY
from .scores import Scores, leader, with_first_blow

_Z = 3
_NUMBER = 0.42
"""The height of a score as a share of its row."""
_USE, _NAME = 4, 2
"""How much room the use of a virtue needs, and its name alone, in sizes of small letters."""
_NARROW = 0.8
"""Where names would have to be smaller than this beside their signs, they stand alone: the same animals are on the
cards at the ends of the rows."""


def scales(kit: Kit, scores: Scores, layout: TableLayout, offered: int = 0) -> list[Picture]:
    """A row for each virtue: both scores, the name, and what the advantage allows.

    ``offered``: the set of those that can still be chosen; name and use of each stand beside its card, and nobody has
    any of it yet. Where such a card lies in the middle for other reasons there is no room for words.
    """
    result: list[Picture] = []
    for virtue in range(len(VIRTUES)):
        row = _row(kit, layout, virtue)
        if offered >> virtue & 1:
            result += _offer(kit, layout.boxes["virtues", virtue], row, virtue)
            continue
        for seat in (layout.bottom, 1 - layout.bottom):
            result += _score(kit, scores, row, virtue, seat, at_left=seat == layout.bottom)
        if scores.held >> virtue & 1:
            between = row.inflate(-2 * _column(row) - 2 * kit.px(4), 0)
            result += _words(kit, between, virtue, *_allowed(scores, virtue))
    return result


def _row(kit: Kit, layout: TableLayout, virtue: int) -> pygame.Rect:
    """The room between the places of the card at both ends."""
    left, right = (layout.boxes[f"virtues/{seat}", virtue] for seat in (layout.bottom, 1 - layout.bottom))
    x = round(left.x + left.w) + kit.px(4)
    return pygame.Rect(x, round(left.y), max(8, round(right.x) - kit.px(4) - x), round(left.h))


def _column(row: pygame.Rect) -> int:
    """The width of a score."""
    return max(10, round(row.w * 0.15))


def _score(kit: Kit, scores: Scores, row: pygame.Rect, virtue: int, seat: Seat, *, at_left: bool) -> list[Picture]:
    """What he has, red and under a crown if he leads; smaller below what his first blow will add.

    Crown and addition are there always, empty if there is nothing to say: a blow may bring them, or take them away.
    """
    leads = leader(scores, virtue) == seat
    column = _column(row)
    px = max(9, min(round(row.h * _NUMBER), column * 2))
    number = kit.fonts.digits(str(scores.now[seat][virtue]), "bold", px, RED if leads else INK)
    centre = (row.x if at_left else row.right - column) + column // 2
    size = max(8, round(row.h * 0.26))
    crown = kit.art.silhouette("audatia/signs/advantage.svg", size, RED) if leads else blank(1, 1)
    added = scores.first[seat][virtue] + (scores.lure[seat] if virtue == CELERITAS else 0)
    small = kit.fonts.digits(f"+{added}", "bold", max(8, round(px * 0.56)), RED) if added else blank(1, 1)
    return [
        _centred(("score", seat, virtue), number, centre, row.centery - number.get_height() // 2),
        _centred(("leads", seat, virtue), crown, centre, row.y),
        _centred(("added", seat, virtue), small, centre, row.bottom - small.get_height()),
    ]


def _centred(key: object, drawn: pygame.Surface, x: int, y: int) -> Picture:
    return Picture(key, drawn, x - drawn.get_width() // 2, y, _Z)


def _offer(kit: Kit, card: Box, row: pygame.Rect, virtue: int) -> list[Picture]:
    """Name and use of a virtue at the right of its card; in little room the name alone, or nothing."""
    left = round(card.x + card.w) + max(kit.px(4), round(card.w * 0.12))
    beside = pygame.Rect(left, row.y, max(1, row.right - left), row.h)
    if beside.w >= _USE * kit.metrics.text_px("small"):
        return _words(kit, beside, virtue, INK, VIRTUES[virtue])
    if beside.w < _NAME * kit.metrics.text_px("small"):
        return []
    name = _name(kit, virtue, _name_px(kit, row.h, beside.w), beside.size)
    return [Picture(("virtue_name", virtue), name, beside.x, beside.centery - name.get_height() // 2, _Z)]


def _allowed(scores: Scores, virtue: int) -> tuple[Colour, str]:
    """What the advantage allows, pale while nobody has it."""
    if leader(scores, virtue) != NOBODY:
        return RED, VIRTUES[virtue]
    return INK_PALE, "soon" if with_first_blow(scores, virtue) != NOBODY else "nobody"


def _words(kit: Kit, inner: pygame.Rect, virtue: int, colour: Colour, allowed: str) -> list[Picture]:
    """Sign and name, in little room the name alone; below what the advantage allows."""
    high = round(inner.h * 0.46)
    size = max(9, round(high * 0.92))
    beside = size + kit.px(4)
    if _name_px(kit, high, inner.w - beside) < _most_px(kit, high) * _NARROW:
        beside = 0
    name = _name(kit, virtue, _name_px(kit, high, inner.w - beside), (inner.w - beside, high))
    px = max(8, min(kit.metrics.text_px("small"), round((inner.h - high) * 0.5)))
    ink = INK_PALE if colour == INK_PALE else INK
    below = fitted(kit, kit.say(text(f"audatia.allows.{allowed}")), "sans", px, ink, (inner.w, inner.h - high))
    result = [
        Picture(("virtue_name", virtue), name, inner.x + beside, inner.y + (high - name.get_height()) // 2, _Z),
        Picture(("allows", virtue), below, inner.x, inner.y + high, _Z),
    ]
    if beside:
        sign = kit.art.silhouette(f"audatia/signs/{VIRTUES[virtue]}.svg", size, RED if colour == RED else INK)
        result.append(Picture(("virtue", virtue), sign, inner.x, inner.y + (high - size) // 2, _Z))
    return result


def _name(kit: Kit, virtue: int, px: int, room: tuple[int, int]) -> pygame.Surface:
    return fitted(kit, kit.say(virtue_text(virtue)), "serif", px, INK, (max(1, room[0]), room[1]))


def _most_px(kit: Kit, high: int) -> int:
    """The size of a name where it has all the width it wants."""
    return max(8, min(round(kit.metrics.text_px("body") * 1.05), round(high * 0.85)))


def _name_px(kit: Kit, high: int, wide: int) -> int:
    """The size in which every name has room, so that all are alike."""
    px = _most_px(kit, high)
    names = [kit.say(virtue_text(virtue)) for virtue in range(len(VIRTUES))]
    return kit.fonts.fitting_px(names, "serif", px, max(1, wide), max(7, px // 2))
