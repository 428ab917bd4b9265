"""What a phase needs to say beyond the cards: both roles explained, the price of a rebujina, round and window."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from ...engine.text import SeatName, Text, text
from ...engine.view import Seat, View
from ...table.display import Picture
from ...table.faces import TableLayout
from ...table.fitting import fitted
from ...table.kit import Kit
from ...table.pixels import panel
from ...table.theme import BRASS, BRASS_BRIGHT, IVORY, IVORY_DIM, NIGHT, Colour
from .board import lane_place
from .phases import (
    ATTACK,
    DEFENCE,
    DUEL,
    FORMATION,
    HAND,
    KEEP,
    LINE,
    MOST_REDRAWS,
    OVER,
    ROLE,
    SCENARIO,
    SUPPORT,
    TIE_BREAK,
)
from .seen import WINDOWS, JartibleFacts

_Z = 2
_SHRINKING = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46)
_ROLES = {True: ("both", "none"), False: ("formation", "support")}
"""What can be chosen, by whether one player is first in both."""
_HEADS = {SCENARIO: "scenario", FORMATION: "formation", LINE: "line"}


def panels(kit: Kit, view: View, layout: TableLayout) -> list[Picture]:
    """The panels of the present phase."""
    facts: JartibleFacts = view.facts
    if facts.phase == ROLE:
        return _roles(kit, view, layout)
    if facts.phase == KEEP:
        return [picture for seat in (0, 1) for picture in _price(kit, facts, layout, seat)]
    if facts.phase in (DUEL, OVER) or facts.window == TIE_BREAK:
        return []
    return _heading(kit, facts, layout)


# Roles (J8)


def role_keys() -> list[Hashable]:
    """The pictures of all panels that explain roles."""
    return [(("role_panel", name), part) for names in _ROLES.values() for name in names for part in ("back", 0, 1)]


def _roles(kit: Kit, view: View, layout: TableLayout) -> list[Picture]:
    """Both roles explained to whoever chooses, where his lines will lie."""
    if view.decision is None:
        return []
    result: list[Picture] = []
    for key, line in zip(_ROLES[view.facts.same_player], (ATTACK, DEFENCE), strict=True):
        rect = lane_place(layout, layout.bottom, line)
        title, words = text(f"jartible.role.title.{key}"), text(f"jartible.role.{key}")
        result += _explained(kit, ("role_panel", key), rect, title, words)
    return result


def _explained(kit: Kit, key: object, rect: pygame.Rect, title: Text, words: Text) -> list[Picture]:
    """A title and some words on a dark panel, as large as it allows."""
    inner = rect.inflate(-kit.px(16), -kit.px(8))
    rows: list[pygame.Surface] = []
    for share in _SHRINKING:
        head, body = (max(7, round(kit.metrics.text_px(size) * share)) for size in ("body", "small"))
        rows = [
            kit.fonts.block(kit.say(title), "bold", head, BRASS_BRIGHT, inner.w, "center"),
            kit.fonts.block(kit.say(words), "sans", body, IVORY, inner.w, "center"),
        ]
        if sum(row.get_height() for row in rows) <= inner.h:
            break
    result = [Picture((key, "back"), panel(rect.w, rect.h, kit.px(8), NIGHT, 225, None), rect.x, rect.y, _Z)]
    y = inner.centery - sum(row.get_height() for row in rows) // 2
    for i, row in enumerate(rows):
        result.append(Picture((key, i), row, inner.x, y, _Z + 1))
        y += row.get_height()
    return result


# Rebujina (J10)


def _price(kit: Kit, facts: JartibleFacts, layout: TableLayout, seat: Seat) -> list[Picture]:
    """How large a seat's hand is, and what each further rebujina makes of it: 12, 11, 10, 9, 8."""
    middle = layout.middle
    half = middle.h // 2
    row = pygame.Rect(middle.x, middle.y + (half if seat == layout.bottom else 0), middle.w, half).inflate(0, -2)
    words_w = round(row.w * 0.34)
    key = ("price", seat)
    back = panel(row.w, row.h, kit.px(8), NIGHT, 200, None)
    said = kit.say(text("common.name", seat=SeatName(seat)))
    room = (words_w - kit.px(14), row.h)
    drawn = fitted(kit, said, "sans", kit.metrics.text_px("small"), IVORY, room)
    result = [
        Picture((key, "back"), back, row.x, row.y, _Z),
        Picture((key, "words"), drawn, row.x + kit.px(10), row.centery - drawn.get_height() // 2, _Z + 1),
    ]
    steps = pygame.Rect(row.x + words_w, row.y, row.w - words_w - kit.px(8), row.h)
    for n in range(MOST_REDRAWS + 1):
        result += _step(kit, (key, n), steps, n, facts.redraws[seat], facts.kept[seat])
    return result


def _step(kit: Kit, key: object, room: pygame.Rect, n: int, taken: int, kept: bool) -> list[Picture]:
    """One size of the ladder as a tile; behind it an arrow to the next one."""
    cell = room.w // (MOST_REDRAWS + 1)
    size = max(8, min(round(cell * 0.66), round(room.h * 0.72)))
    here = n == taken
    colour: Colour = NIGHT if here else IVORY if n > taken and not kept else IVORY_DIM
    tile = panel(size, size, max(2, size // 8), BRASS_BRIGHT if here else NIGHT, 255 if here else 120, BRASS)
    number = kit.fonts.digits(str(HAND - n), "bold", max(7, round(size * 0.52)), colour)
    x, y = room.x + n * cell + (cell - size) // 2, room.centery - size // 2
    place = (x + (size - number.get_width()) // 2, y + (size - number.get_height()) // 2)
    result = [Picture((key, "tile"), tile, x, y, _Z + 1), Picture((key, "number"), number, *place, _Z + 2)]
    if n < MOST_REDRAWS:
        arrow = kit.art.icon("arrow_right", max(5, round((cell - size) * 0.8)), IVORY_DIM)
        middle = (room.x + (n + 1) * cell - arrow.get_width() // 2, room.centery - arrow.get_height() // 2)
        result.append(Picture((key, "arrow"), arrow, *middle, _Z + 1))
    return result


# Round and window


def heading_keys() -> list[Hashable]:
    """The pictures of the words in the middle."""
    return ["heading", ("heading", 0), ("heading", 1)]


def _heading(kit: Kit, facts: JartibleFacts, layout: TableLayout) -> list[Picture]:
    """In the middle which round and what is going on in it."""
    name = WINDOWS[facts.window] if facts.phase == SUPPORT else _HEADS[facts.phase]
    middle = layout.middle
    number = kit.say(text("jartible.head.round", number=facts.round))
    going_on = kit.say(text(f"jartible.head.{name}"))
    room = (middle.w - kit.px(56), round(middle.h * 0.4))
    rows = [
        fitted(kit, number, "serif", min(round(middle.h * 0.3), kit.metrics.text_px("title")), IVORY, room),
        fitted(kit, going_on, "sans", min(round(middle.h * 0.22), kit.metrics.text_px("body")), BRASS_BRIGHT, room),
    ]
    wide, high = max(row.get_width() for row in rows) + kit.px(40), sum(row.get_height() for row in rows) + kit.px(12)
    back = panel(wide, high, kit.px(8), NIGHT, 170, None)
    result = [Picture("heading", back, middle.centerx - wide // 2, middle.centery - high // 2, 1)]
    y = middle.centery - sum(row.get_height() for row in rows) // 2
    for i, row in enumerate(rows):
        result.append(Picture(("heading", i), row, middle.centerx - row.get_width() // 2, y, _Z))
        y += row.get_height()
    return result
