"""Notes in the margins of the page: from where each fencer can strike now, what is closed, what would answer a blow."""

from __future__ import annotations

import pygame

from ...engine.text import Text, text
from ...engine.view import Seat, View
from ...table.display import Picture
from ...table.faces import TableLayout
from ...table.fitting import fitted
from ...table.kit import Kit
from ...table.pixels import PREMULTIPLIED, blank
from ...table.theme import Colour
from .cards import (
    ALL_BLOWS,
    BLOW_OF,
    BLOWS,
    CLOSED_TO,
    EXTERNAL,
    FROM_POSTA,
    FROM_SIDE,
    INTERNAL,
    MEZANI,
    NO_SIDE,
    OF_BLOW,
    PARRIED_BY,
    RIGHT,
    RM,
    SIDES,
)
from .distance import OUT, STRETTO, measure_of
from .inks import INK, RED
from .phases import (
    ANSWER,
    BROKEN,
    COUNTERATTACK,
    EXCHANGED,
    MEZANO,
    MEZANO_BACK,
    ORDER,
    OVER,
    OVERRUN,
    PLAIN,
    REACT,
    STRIKE,
    SUDDEN,
)
from .seen import AudatiaFacts

_Z = 3
_MOST = 2
"""So many notes of a fencer."""
_LEAST_ROW = 4
"""Where there are so many signs of blows, as many lie side by side at least."""
_HEADING = 0.34
"""The height of a heading as a share of its note's, at most."""
_TO_REMEDIES = (EXCHANGED, MEZANO, MEZANO_BACK)
Note = tuple[Text, tuple[int, ...], Colour, bool]
"""A heading, blows, the colour of their signs, and whether they are struck out."""


def notes(kit: Kit, view: View, layout: TableLayout, seat: Seat) -> list[Picture]:
    """What is noted of a fencer, opposite his posta; once rows lie, the revealed card lies there (A30)."""
    if view.facts.variant == SUDDEN and view.facts.phase != ORDER:
        return []
    room = _room(kit, layout, seat)
    high = room.h // max(1, *(len(notes_of(view, each)) for each in (0, 1)))
    result: list[Picture] = []
    y = room.y
    for n, note in enumerate(notes_of(view, seat)):
        drawn = _drawn(kit, note, room.w, high)
        result.append(Picture(("note", seat, n), drawn, room.x, y, _Z))
        y += drawn.get_height()
    return result


def note_keys() -> list[tuple[str, Seat, int]]:
    """The pictures of all notes that there can be."""
    return [("note", seat, n) for seat in (0, 1) for n in range(_MOST)]


def notes_of(view: View, seat: Seat) -> list[Note]:
    """What of a fencer is worth a note now."""
    facts: AudatiaFacts = view.facts
    if facts.phase == OVER:
        return []
    if facts.phase == REACT and seat == facts.actor:
        return [_answer(facts)]
    if facts.phase == BROKEN:
        return _after_break(facts, seat)
    posta = facts.posta[seat]
    if posta >= 0:
        strikes: Note = (text("audatia.note.strikes"), _blows(FROM_POSTA[posta]), INK, False)
        closed = _blows(CLOSED_TO[posta])
        return [strikes, (text("audatia.note.closed"), closed, RED, True)] if closed else [strikes]
    if facts.side[seat] == NO_SIDE or measure_of(view) == OUT or _is_close(view):
        return []
    return [(text("audatia.note.strikes"), _blows(FROM_SIDE[facts.side[seat]]), INK, False)]


def _is_close(view: View) -> bool:
    """Whether remedies alone follow (A20, A23, A24, A27): no blow but that of an ability."""
    facts: AudatiaFacts = view.facts
    if facts.phase == REACT:
        return facts.form in _TO_REMEDIES
    return facts.phase == ANSWER or (measure_of(view) == STRETTO and facts.phase != STRIKE)


def _answer(facts: AudatiaFacts) -> Note:
    """What would answer that which has to be reacted to."""
    if facts.form in (PLAIN, OVERRUN):
        return text("audatia.note.parried"), _blows(PARRIED_BY[facts.blow]), RED, False
    if facts.form == COUNTERATTACK:
        same = next(cards for cards in OF_BLOW if cards >> facts.blow & 1)
        return text("audatia.note.same"), _blows(same), RED, False
    if facts.form == MEZANO_BACK:
        return text("audatia.note.counter"), (), RED, False
    return _remedy(EXTERNAL if facts.form == EXCHANGED or BLOW_OF[facts.blow] == RM else INTERNAL)


def _after_break(facts: AudatiaFacts, seat: Seat) -> list[Note]:
    """What may follow a broken thrust: the thruster's remedy, the breaker's Mezano; nothing of who has waited (A27)."""
    if facts.waited and seat != facts.actor:
        return []
    if seat == facts.attacker:
        return [_remedy(EXTERNAL if facts.break_hand == RIGHT else INTERNAL)]
    return [(text("audatia.note.strikes"), _blows(FROM_SIDE[facts.side[seat]] & MEZANI), INK, False)]


def _remedy(side: int) -> Note:
    """A remedy for a side, and nothing else."""
    return text(f"audatia.note.{SIDES[side]}"), (), RED, False


def _blows(cards: int) -> tuple[int, ...]:
    """The blows of a set of cards."""
    return tuple(blow for blow, of_blow in enumerate(OF_BLOW) if cards & ALL_BLOWS & of_blow)


def _room(kit: Kit, layout: TableLayout, seat: Seat) -> pygame.Rect:
    """The corner of the fencers' part that is opposite the posta."""
    middle = layout.middle
    pile = layout.boxes[f"pile/{seat}", 0]
    free = round(middle.w / 2 - pile.w * 1.1)
    wide, high = max(12, free - kit.px(4)), round(middle.h * 0.45)
    if seat == layout.bottom:
        return pygame.Rect(middle.right - wide, middle.bottom - high, wide, high)
    return pygame.Rect(middle.x, middle.y, wide, high)


def _drawn(kit: Kit, note: Note, wide: int, high: int) -> pygame.Surface:
    """Heading and signs, one below the other."""
    said, blows, colour, struck = note
    px = max(8, min(kit.metrics.text_px("small"), round(high * _HEADING)))
    line = kit.fonts.line_height("bold", px)
    heading = fitted(kit, kit.say(said), "bold", px, colour, (wide, min(2 * line, max(9, high // 2))))
    left = max(8, high - heading.get_height() - kit.px(4))
    size, across = _side_by_side(len(blows), (wide, left), round(px * 2.2))
    rows = -(-len(blows) // across)
    surface = blank(wide, heading.get_height() + rows * size + kit.px(4))
    surface.blit(heading, (0, 0), special_flags=PREMULTIPLIED)
    for n, blow in enumerate(blows):
        x, y = n % across * size, heading.get_height() + n // across * size
        sign = kit.art.silhouette(f"audatia/signs/{BLOWS[blow]}.svg", round(size * 0.9), colour)
        surface.blit(sign, (x, y), special_flags=PREMULTIPLIED)
        if struck:
            bar = pygame.Rect(x, y + round(size * 0.4), round(size * 0.9), max(2, round(size * 0.1)))
            surface.fill((*colour, 255), bar)
    return surface


def _side_by_side(count: int, room: tuple[int, int], most: int) -> tuple[int, int]:
    """How large the signs of so many blows can be in a room, at most ``most``, and how many lie in a row then."""
    least = max(1, min(_LEAST_ROW, count))
    ways = range(least, max(least, count) + 1)
    size, across = max((min(most, room[0] // n, room[1] // -(-max(1, count) // n)), -n) for n in ways)
    return max(7, size), -across
