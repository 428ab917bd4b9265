"""The measure: out of range, largo or stretto, the side of the stretto, the phase, and how often nobody attacked."""

from __future__ import annotations

import pygame

from ...engine.text import Text, text
from ...engine.view import Seat, View
from ...table.display import Picture
from ...table.faces import TableLayout
from ...table.fitting import fitted
from ...table.fonts import Face
from ...table.kit import Kit
from ...table.pixels import blank, panel
from ...table.theme import IVORY, Colour
from .cards import SIDES
from .decisions import kind_of
from .distance import BLOW, LARGO, OUT, STRETTO, measure_of
from .feasible import side_for
from .inks import INK, INK_PALE, RED
from .phases import FIGHT, HALL, LAST_WORD, NONE, OVER
from .seen import AudatiaFacts

MEASURES = (OUT, LARGO, STRETTO)
_PAST_SIDE = (FIGHT, LAST_WORD)
"""The side counts for remedies alone."""
_Z = 3
_ALWAYS, _LEAST = 2, 8
"""So many lines are told in any room, in letters of so many pixels at least."""


def gauge(kit: Kit, view: View, layout: TableLayout) -> list[Picture]:
    """The three measures side by side, where the two are now, and the phase in words."""
    now = measure_of(view)
    return _stops(kit, layout, now) + _lines(kit, _below(kit, layout), _said(view, now))


def measured(kit: Kit, layout: TableLayout, now: str) -> list[Picture]:
    """The measure alone, as it changes: the phase is told again when both have come to rest."""
    words: list[tuple[Text, Face, Colour]] = [(text(f"audatia.measure.{now}"), "bold", RED)]
    result = _stops(kit, layout, now) + _lines(kit, _below(kit, layout), words)
    return [*result, Picture(("phase", 1), blank(1, 1), 0, 0)]


def _stops(kit: Kit, layout: TableLayout, now: str) -> list[Picture]:
    """All three, and a disc below the one where the two are; none of them while they are between."""
    room = _room(kit, layout)
    size = _stop_size(room)
    result: list[Picture] = []
    here = Picture("measure_here", blank(1, 1), room.x, room.y, _Z)
    for n, name in enumerate(MEASURES):
        x, y = room.x + round(room.w * (n + 0.5) / 3) - size // 2, room.y + kit.px(2)
        icon = kit.art.silhouette(f"audatia/signs/{name}.svg", round(size * 0.76), IVORY if name == now else INK_PALE)
        shift = (size - icon.get_width()) // 2
        result.append(Picture(("measure", name), icon, x + shift, y + shift, _Z + 1))
        if name == now:
            here = Picture("measure_here", panel(size, size, size // 2, RED, 255, None), x, y, _Z)
    return [*result, here]


def _stop_size(room: pygame.Rect) -> int:
    return max(9, min(round(room.h * 0.36), round(room.w * 0.24)))


def _below(kit: Kit, layout: TableLayout) -> pygame.Rect:
    """The room for words."""
    room = _room(kit, layout)
    top = room.y + _stop_size(room) + kit.px(5)
    return pygame.Rect(room.x, top, room.w, max(8, room.bottom - top))


def _room(kit: Kit, layout: TableLayout) -> pygame.Rect:
    """Between the decks of the two."""
    upper, lower = (layout.boxes[f"deck/{seat}", 0] for seat in (1 - layout.bottom, layout.bottom))
    last = layout.boxes[f"traded/{layout.bottom}", 0]
    x, right = round(lower.x), round(last.x + last.w)
    y = round(upper.y + upper.h) + kit.px(3)
    return pygame.Rect(x, y, right - x, max(12, round(lower.y) - kit.px(3) - y))


def _said(view: View, now: str) -> list[tuple[Text, Face, Colour]]:
    """The measure with its side, then the phase, then what is counted."""
    facts: AudatiaFacts = view.facts
    lines: list[tuple[Text, Face, Colour]] = [(_measure_text(view, now), "bold", RED)]
    if facts.phase != OVER:
        lines.append((text(f"audatia.phase.{kind_of(facts.phase)[0]}"), "sans", INK))
    if facts.bout > 0:
        key = "audatia.measure.bout_draws" if facts.draws else "audatia.measure.bout"
        lines.append((text(key, n=facts.bout, draws=facts.draws), "sans", INK_PALE))
    if facts.variant == HALL and facts.quiet_terms:
        lines.append((text("audatia.measure.quiet", n=facts.quiet_terms), "sans", INK_PALE))
    return lines


def _measure_text(view: View, now: str) -> Text:
    facts: AudatiaFacts = view.facts
    if now == BLOW and facts.phase == OVER:
        return text("audatia.measure.hit")
    name = text(f"audatia.measure.{now}")
    seat: Seat = view.seat if view.seat in (0, 1) else facts.orienter
    side = side_for(facts.fit_side, facts.orienter, facts.mirrored, seat)
    if now in (LARGO, STRETTO) and side != NONE and facts.phase not in _PAST_SIDE:
        return text("audatia.measure.side", measure=name, side=text(f"audatia.side.{SIDES[side]}"))
    return name


def _lines(kit: Kit, room: pygame.Rect, said: list[tuple[Text, Face, Colour]]) -> list[Picture]:
    """As many as there is room for, the first ones first; smaller where the measure and the phase need it."""
    px = kit.metrics.text_px("small")
    while px > _LEAST and _ALWAYS * kit.fonts.line_height("sans", px) > room.h:
        px -= 1
    step = kit.fonts.line_height("sans", px)
    result: list[Picture] = []
    y = room.y
    for n, (words, face, colour) in enumerate(said):
        left = room.bottom - y
        if n and left < step * 0.8:
            break
        last = n == len(said) - 1 or left < 2.4 * step
        high = max(8, left if last else step)
        drawn = fitted(kit, kit.say(words), face, px, colour, (room.w, high))
        result.append(Picture(("phase", n), drawn, room.centerx - drawn.get_width() // 2, y, _Z))
        y += drawn.get_height()
    return result
