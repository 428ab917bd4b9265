"""The signs of a match that are no cards: plates, totals of lines, effects on cards, sizes of piles, what is chosen."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

import pygame

from ...engine.text import text
from ...engine.view import Seat, Slot, View
from ...table.display import Picture
from ...table.faces import TableLayout
from ...table.fitting import fitted
from ...table.kit import Kit
from ...table.pixels import faded, panel
from ...table.theme import BRASS, BRASS_BRIGHT, IVORY, IVORY_DIM, NIGHT, Colour
from ...table.tween import Box
from . import panels
from .board import tab
from .cards import ATQ, CREATURES, DF, SPEED, VL
from .marks import counting_marks
from .phases import ATTACK, DUEL, DUELS, LINES, OPENING, ROLE, SUPPORT, TIE_BREAK
from .plates import plate
from .seen import JartibleFacts
from .tally import Tally, attacker, counted, fought_line, in_window, is_open, lines_in_window, plays, scenarios, tallies
from .wording import card_effect

_Z_TAG, _Z_SIGN = 40, 44
_LEAST_CAPTION = 9
"""Smaller words would say nothing (pixels)."""
SIGNS = {ATQ: "sword", VL: "wing", DF: "shield"}
COLOURS: dict[int, Colour] = {ATQ: (240, 128, 108), VL: (138, 186, 242), DF: (132, 204, 150)}
"""On dark panels."""


def decorations(kit: Kit, view: View, layout: TableLayout) -> list[Picture]:
    """Everything of the view that is no card."""
    facts: JartibleFacts = view.facts
    result = [picture for seat, rect in layout.plates.items() for picture in plate(kit, view, rect, seat)]
    for (seat, line), tally in tallies(view).items():
        result += _tab(kit, view, layout, seat, line, tally)
    for seat in (0, 1):
        result += [*_count(kit, view, layout, f"deck/{seat}"), *_caption(kit, view, layout, seat)]
    result += _hand_count(kit, view, layout)
    if in_window(facts):
        sides = counted(lines_in_window(view), attacker(facts), plays(view), scenarios(view))
        for seat, side in enumerate(sides):
            result += counting_marks(kit, layout, seat, fought_line(facts, seat), side)
    if facts.phase == ROLE:
        result += _speeds(kit, view, layout, "draw")
    elif facts.window == TIE_BREAK:
        result += [*_duel_places(kit, view, layout), *_speeds(kit, view, layout, "duel")]
    if facts.phase == DUEL:
        result += _chosen(kit, view, layout)
    return result + panels.panels(kit, view, layout)


def sign(kit: Kit, stat: int, size: int, colour: Colour | None = None) -> pygame.Surface:
    """Sword, wing or shield."""
    return kit.art.silhouette(f"jartible/signs/{SIGNS[stat]}.svg", max(4, size), colour or COLOURS[stat])


def token(key: object, icon: pygame.Surface, centre: tuple[float, float], rim: Colour, z: int) -> list[Picture]:
    """A dark disc with a sign on it."""
    size = round(icon.get_width() * 1.55)
    disc = panel(size, size, size // 2, NIGHT, 235, rim)
    x, y = round(centre[0] - size / 2), round(centre[1] - size / 2)
    shift = (size - icon.get_width()) // 2
    return [Picture((key, "disc"), disc, x, y, z), Picture((key, "sign"), icon, x + shift, y + shift, z + 1)]


# Lines


def _tab(kit: Kit, view: View, layout: TableLayout, seat: Seat, line: int, tally: Tally) -> list[Picture]:
    """Beside a line its sign and what it comes to; a question mark where the viewer can't know it."""
    rect, key = tab(layout, seat, line), ("tab", seat, line)
    result = bare_tab(kit, layout, seat, line, tally.fought)
    if view.zone(f"{LINES[line]}/{seat}").cards:
        colour = IVORY if tally.fought or _ahead(view.facts) else IVORY_DIM
        result.append(line_total(kit, layout, seat, line, tally.total, colour))
        if seat == view.seat and not is_open(view.facts, seat, line):
            result.append(_hidden(kit, key, rect))
    if tally.fought and tally.vl is not None:
        return result + _tab_speed(kit, key, rect, tally.vl)
    words = kit.say(text(f"jartible.zone.{LINES[line]}"))
    room = (rect.w - kit.px(6), round(rect.h * 0.22))
    name = fitted(kit, words, "sans", min(kit.metrics.text_px("small"), round(rect.h * 0.17)), IVORY_DIM, room)
    return [*result, _middle((*key, "name"), name, rect, 0.85)]


def bare_tab(kit: Kit, layout: TableLayout, seat: Seat, line: int, fought: bool) -> list[Picture]:
    """Beside a line its sign alone, framed if it is ``fought``."""
    rect, key = tab(layout, seat, line), ("tab", seat, line)
    back = panel(rect.w, rect.h, kit.px(6), NIGHT, 205 if fought else 135, BRASS if fought else None)
    drawn = sign(kit, ATQ if line == ATTACK else DF, round(min(rect.w * 0.6, rect.h * 0.32)))
    return [Picture(key, back, rect.x, rect.y, 1), _middle((*key, "sign"), drawn, rect, 0.22)]


def number_keys(seat: Seat, line: int) -> list[Hashable]:
    """The pictures of all that is told of a line's creatures beside it."""
    return [("tab", seat, line, part) for part in ("total", "eye", "wing", "vl")]


def line_total(kit: Kit, layout: TableLayout, seat: Seat, line: int, total: int | None, colour: Colour) -> Picture:
    """What a line comes to, or a question mark, on the sign beside it."""
    rect, said = tab(layout, seat, line), "?" if total is None else str(total)
    px = kit.fonts.fitting_px([said], "bold", round(min(rect.h * 0.3, rect.w * 0.56)), round(rect.w * 0.84), 8)
    return _middle(("tab", seat, line, "total"), kit.fonts.digits(said, "bold", px, colour), rect, 0.55)


def _ahead(facts: JartibleFacts) -> bool:
    """Whether no window has been opened yet: sums of lines out of the window are of no weight, and stand back."""
    return facts.window == OPENING and facts.phase != SUPPORT


def _hidden(kit: Kit, key: tuple[str, Seat, int], rect: pygame.Rect) -> Picture:
    """A closed eye on an own line that the rival can't see yet."""
    size = max(8, round(min(rect.w, rect.h) * 0.26))
    eye = faded(kit.art.icon("eye_off", size, IVORY), 0.75)
    return Picture((*key, "eye"), eye, rect.right - size - max(1, size // 6), rect.y + max(1, size // 6), 2)


def _tab_speed(kit: Kit, key: tuple[str, Seat, int], rect: pygame.Rect, vl: int) -> list[Picture]:
    """The VL of a line, small: it decides where totals are equal (J17)."""
    px = max(7, round(min(rect.h * 0.15, rect.w * 0.26)))
    icon, number = sign(kit, VL, px), kit.fonts.digits(str(vl), "sans", px, IVORY_DIM)
    wide = icon.get_width() + number.get_width() + kit.px(2)
    x, y = rect.centerx - wide // 2, rect.y + round(rect.h * 0.86)
    return [
        Picture((*key, "wing"), icon, x, y - icon.get_height() // 2, 2),
        Picture((*key, "vl"), number, x + icon.get_width() + kit.px(2), y - number.get_height() // 2, 2),
    ]


def _middle(key: object, drawn: pygame.Surface, rect: pygame.Rect, share: float) -> Picture:
    y = rect.y + round(rect.h * share) - drawn.get_height() // 2
    return Picture(key, drawn, rect.centerx - drawn.get_width() // 2, y, 2)


# Scenarios


def caption_keys(seat: Seat) -> list[Hashable]:
    """The pictures of a scenario's words."""
    return [("caption", seat, "back"), ("caption", seat)]


def _caption(kit: Kit, view: View, layout: TableLayout, seat: Seat) -> list[Picture]:
    """What a scenario does, in words below it where they can be read (J2)."""
    card = view.zone(f"scenario/{seat}").cards[0]
    effect = card_effect(card) if card >= 0 else None
    if effect is None:
        return []
    box, pad = layout.boxes[f"scenario/{seat}", 0], kit.px(4)
    top = round(box.y + box.h) + pad
    room = pygame.Rect(round(box.x), top, round(box.w), layout.middle.bottom - top)
    for px in range(kit.metrics.text_px("small"), _LEAST_CAPTION - 1, -1):
        words = kit.fonts.block(kit.say(effect), "sans", px, IVORY, max(1, room.w - 2 * pad), "center")
        if words.get_height() <= room.h - pad:
            back = panel(room.w, words.get_height() + pad, pad, NIGHT, 215, None)
            return [
                Picture(("caption", seat, "back"), back, room.x, room.y, 2),
                Picture(("caption", seat), words, room.x + pad, room.y + pad // 2, 3),
            ]
    return []


# Piles


def count_keys(zone: str) -> list[Hashable]:
    """The pictures of the size of a deck or hand."""
    return [(("count", zone), part) for part in ("back", "number")]


def _tag(kit: Kit, key: object, words: str, centre: tuple[float, float], px: int) -> list[Picture]:
    drawn = kit.fonts.digits(words, "bold", px, IVORY)
    wide, high = drawn.get_width() + kit.px(10), drawn.get_height() + kit.px(1)
    back = panel(wide, high, high // 2, NIGHT, 225, None)
    x, y = round(centre[0]) - wide // 2, round(centre[1]) - high // 2
    return [
        Picture((key, "back"), back, x, y, _Z_TAG),
        Picture((key, "number"), drawn, x + kit.px(5), y + (high - drawn.get_height()) // 2, _Z_TAG + 1),
    ]


def _count(kit: Kit, view: View, layout: TableLayout, zone: str) -> list[Picture]:
    """How many cards lie in a deck."""
    box = layout.boxes[zone, 0]
    px = max(8, min(kit.metrics.text_px("small"), round(box.h * 0.3)))
    return _tag(kit, ("count", zone), str(len(view.zone(zone).cards)), box.center, px)


def _hand_count(kit: Kit, view: View, layout: TableLayout) -> list[Picture]:
    """How many cards the rival holds."""
    zone = view.zone(f"hand/{1 - layout.bottom}")
    if not zone.cards:
        return []
    last = layout.boxes[zone.key, len(zone.cards) - 1]
    px = max(9, min(kit.metrics.text_px("body"), round(last.h * 0.36)))
    return _tag(kit, ("count", zone.key), str(len(zone.cards)), last.center, px)


# Speed


def speed_keys(seat: Seat, slots: Iterable[Slot]) -> list[Hashable]:
    """The pictures below those of a player's cards that were compared, and of places where more would have lain."""
    keys = [(zone.partition("/")[0], seat, i) for zone, i in slots if zone in (f"draw/{seat}", f"duel/{seat}")]
    places: list[Hashable] = [("duel_place", seat, i) for i in range(DUELS)]
    return [*((key, part) for key in keys for part in ("back", "wing", "vl")), *places]


def _speeds(kit: Kit, view: View, layout: TableLayout, zone: str) -> list[Picture]:
    """The VL of cards that are compared, below them (J7, J20); the higher one in brass."""
    result: list[Picture] = []
    rows = [view.zone(f"{zone}/{seat}").cards for seat in (0, 1)]
    for seat, row in enumerate(rows):
        shown = range(len(row)) if zone == "duel" else range(max(0, len(row) - 1), len(row))
        for i in shown:
            other = rows[1 - seat][i] if i < len(rows[1 - seat]) else -1
            paces = view.facts.pace if zone == "duel" else (0, 0)
            own = SPEED[row[i]] + (paces[seat] if row[i] < CREATURES else 0)
            rival = SPEED[other] + paces[1 - seat] if other >= 0 else -1
            result += _speed(kit, (zone, seat, i), layout.boxes[f"{zone}/{seat}", i], own, own > rival)
    return result


def _speed(kit: Kit, key: object, box: Box, vl: int, ahead: bool) -> list[Picture]:
    px = max(9, round(box.h * 0.18))
    colour = BRASS_BRIGHT if ahead else IVORY
    icon, number = sign(kit, VL, px, colour), kit.fonts.digits(str(vl), "bold", px, colour)
    wide, high = icon.get_width() + number.get_width() + kit.px(14), number.get_height() + kit.px(2)
    back = panel(wide, high, high // 2, NIGHT, 235, BRASS_BRIGHT if ahead else None)
    x, y = round(box.center[0]) - wide // 2, round(box.y + box.h - high * 0.12)
    middle = y + high // 2
    return [
        Picture((key, "back"), back, x, y, _Z_SIGN),
        Picture((key, "wing"), icon, x + kit.px(5), middle - icon.get_height() // 2, _Z_SIGN + 1),
        Picture((key, "vl"), number, x + kit.px(9) + icon.get_width(), middle - number.get_height() // 2, _Z_SIGN + 1),
    ]


def _duel_places(kit: Kit, view: View, layout: TableLayout) -> list[Picture]:
    """Where the creatures of the tie-break will lie, as long as none does (J20)."""
    result: list[Picture] = []
    for seat in (0, 1):
        for i in range(len(view.zone(f"duel/{seat}").cards), DUELS):
            box = layout.boxes[f"duel/{seat}", i]
            place = panel(round(box.w), round(box.h), round(box.w * 0.06), NIGHT, 150, IVORY_DIM)
            result.append(Picture(("duel_place", seat, i), place, round(box.x), round(box.y), 1))
    return result


def _chosen(kit: Kit, view: View, layout: TableLayout) -> list[Picture]:
    """A tick where a creature will lie, for whoever has chosen it in secret (J20)."""
    result: list[Picture] = []
    for seat in (0, 1):
        if seat in view.pending:
            continue
        i = min(DUELS - 1, len(view.zone(f"duel/{seat}").cards))
        box = layout.boxes[f"duel/{seat}", i]
        icon = kit.art.icon("check", max(12, round(box.h * 0.3)), BRASS_BRIGHT)
        result += token(_chosen_key(seat), icon, box.center, BRASS_BRIGHT, _Z_SIGN)
    return result


def chosen_keys() -> list[Hashable]:
    """The pictures of both players' ticks."""
    return [(_chosen_key(seat), part) for seat in (0, 1) for part in ("disc", "sign")]


def _chosen_key(seat: Seat) -> tuple[str, Seat]:
    return ("chosen", seat)
