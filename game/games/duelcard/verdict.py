"""What is seen for a moment: a duel explained, victories that count up, a hand shuffled before a thief's eyes."""

from __future__ import annotations

import math

import pygame

from ...engine.event import Event
from ...engine.text import SeatName, Text, text
from ...engine.view import Seat
from ...table.display import Picture
from ...table.faces import TableLayout
from ...table.fitting import fitted
from ...table.fonts import Face
from ...table.kit import Kit
from ...table.pixels import blank, brackets, panel
from ...table.theme import BRASS_BRIGHT, GARNET_BRIGHT, IVORY, IVORY_DIM, NIGHT
from ...table.tween import Box, around, ease_in_out, ease_out
from .cards import KINDS, STRENGTH
from .duel import DOUBLE, NOBODY, NULLIFIED
from .plates import part_key, victories
from .seen import PLAY_SLOTS
from .signs import done_keys, stack_keys, token

_SECONDS = {"settle": 0.3, "down": 0.3, "duel": 1.6, "score": 0.9, "offer": 0.65}
_Z = 120
_SHRINKING = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.45)


def fleeting_seconds(event: Event) -> float:
    """How long something is seen for an event, at normal speed."""
    return _SECONDS.get(event.kind, 0.0)


def fleeting(kit: Kit, event: Event, layout: TableLayout, share: float, back: pygame.Surface | None) -> list[Picture]:
    """What is seen while an event is shown; ``back``: a card's back in the size of the hand that is shuffled."""
    if event.kind == "duel":
        return _duel(kit, event, layout)
    if event.kind in ("settle", "down"):
        return _out_of_date(event, layout)
    if event.kind == "score":
        return [_counting(kit, event, layout, share)]
    return _shuffle(event, layout, share, back) if event.kind == "offer" and back is not None else []


def numbers(event: Event) -> list[int]:
    """The numbers that an event tells besides its line."""
    return [arg for arg in event.args if isinstance(arg, int)]


def _out_of_date(event: Event, layout: TableLayout) -> list[Picture]:
    """Nothing in the place of what holds no longer: who did what, labels of the stack, ticks."""
    keys = [*stack_keys(len(event.moves))] if event.kind == "settle" else []
    for seat in layout.plates:
        keys += [part_key(seat), *done_keys(seat)]
    return [Picture(key, blank(1, 1), 0, 0) for key in keys]


# A duel


def _duel(kit: Kit, event: Event, layout: TableLayout) -> list[Picture]:
    """Both plays framed, signs of what their Jokers were, and one line in the middle (D12-D20)."""
    holder, rival, winner, _, _, _, *marks = numbers(event)
    result: list[Picture] = []
    for n, seat in enumerate((holder, rival)):
        result += _side(kit, layout, seat, marks[n * PLAY_SLOTS : (n + 1) * PLAY_SLOTS])
        if len(layout.plates) > 2:
            result += _role(kit, layout, seat, "holds" if n == 0 else "faces")
    if winner != NOBODY:
        box = around(_play_boxes(layout, winner))
        spread = max(4, round(min(box.w, box.h) * 0.08))
        light = brackets(round(box.w), round(box.h), spread, kit.px(2), BRASS_BRIGHT)
        result.append(Picture("duel_light", light, round(box.x) - spread, round(box.y) - spread, _Z))
    return result + _explained(kit, event, layout, winner)


def _play_boxes(layout: TableLayout, seat: Seat) -> list[Box]:
    return [layout.boxes[f"play/{seat}", i] for i in range(PLAY_SLOTS)]


def _side(kit: Kit, layout: TableLayout, seat: Seat, marks: list[int]) -> list[Picture]:
    """What a Joker acts as, as a small sign on it; a cross on what has no effect (D13, D14)."""
    result: list[Picture] = []
    for i, mark in enumerate(marks):
        if mark == NOBODY:
            continue
        box = layout.boxes[f"play/{seat}", i]
        size = max(12, round(box.w * 0.34))
        place = (box.x + box.w * 0.74, box.y + box.h * 0.2)
        key = ("mark", seat, i)
        if mark == NULLIFIED:
            icon = kit.art.icon("close", round(box.w * 0.44), GARNET_BRIGHT)
            result += token(key, icon, box.center, GARNET_BRIGHT, _Z + 1)
        elif mark == DOUBLE:
            result += token(key, kit.art.icon("crown", size, BRASS_BRIGHT), place, BRASS_BRIGHT, _Z + 1)
        else:
            folder = "tools" if mark >= STRENGTH else "elements"
            icon = kit.art.silhouette(f"duelcard/{folder}/{KINDS[mark]}.svg", size, BRASS_BRIGHT)
            result += token(key, icon, place, BRASS_BRIGHT, _Z + 1)
    return result


def _role(kit: Kit, layout: TableLayout, seat: Seat, role: str) -> list[Picture]:
    """Who holds and who steps up, below the two plays (D20)."""
    box = around(_play_boxes(layout, seat))
    words = kit.say(text(f"duelcard.verdict.{role}", seat=SeatName(seat)))
    room = (round(box.w) - kit.px(14), kit.line_height("small"))
    colour = BRASS_BRIGHT if role == "holds" else IVORY
    drawn = fitted(kit, words, "bold", kit.metrics.text_px("small"), colour, room)
    wide, high = drawn.get_width() + kit.px(14), drawn.get_height() + kit.px(4)
    plate = panel(wide, high, kit.px(5), NIGHT, 240, BRASS_BRIGHT if role == "holds" else IVORY_DIM)
    x, y = round(box.center[0]) - wide // 2, round(box.y + box.h) - high
    return [
        Picture(("role", seat), plate, x, y, _Z + 3),
        Picture(("role_words", seat), drawn, x + kit.px(7), y + kit.px(2), _Z + 4),
    ]


def _explained(kit: Kit, event: Event, layout: TableLayout, winner: Seat) -> list[Picture]:
    """The duel in one line, and below it who has won."""
    room = layout.middle
    room = room.inflate(min(0, round(kit.px(440) * max(1.0, kit.metrics.scale)) - room.w), 0)
    said, result = sentence(event), event.line.arg("result") if event.line is not None else None
    back = panel(room.w, room.h, kit.px(10), NIGHT, 225, BRASS_BRIGHT if winner != NOBODY else IVORY_DIM)
    pictures = [Picture(("verdict", "back"), back, room.x, room.y, _Z)]
    inner = room.inflate(-kit.px(16), -kit.px(10))
    rows: list[pygame.Surface] = []
    for share in _SHRINKING:
        rows = [_block(kit, kit.say(said), "bold", "body", share, inner.w)]
        if isinstance(result, Text):
            rows.append(_block(kit, _capital(kit.say(result)), "sans", "small", share, inner.w))
        if sum(row.get_height() for row in rows) <= inner.h:
            break
    y = inner.centery - sum(row.get_height() for row in rows) // 2
    for i, row in enumerate(rows):
        pictures.append(Picture(("verdict", i), row, inner.x, y, _Z + 1))
        y += row.get_height()
    return pictures


def sentence(event: Event) -> Text:
    """A duel in one sentence: which play beats which."""
    holder, _, winner, *_ = numbers(event)
    line = event.line
    plays = [line.arg(name) if line is not None else None for name in ("one", "two")]
    one, two = (play if isinstance(play, Text) else text("duelcard.play.none") for play in plays)
    if winner == NOBODY:
        return text("duelcard.verdict.tie", one=one, two=two)
    first, second = (one, two) if winner == holder else (two, one)
    return text("duelcard.verdict.win", one=first, two=second)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _block(kit: Kit, words: str, face: Face, size: str, share: float, width: int) -> pygame.Surface:
    px = max(8, round(kit.metrics.text_px(size) * share))
    colour = IVORY if size == "body" else BRASS_BRIGHT
    return kit.fonts.block(_capital(words), face, px, colour, max(1, width), "center")


# Victories


def _counting(kit: Kit, event: Event, layout: TableLayout, share: float) -> Picture:
    """The victories of the winner count up and pulse once (D17, D18)."""
    seat, gained = numbers(event)
    total = event.line.arg("total") if event.line is not None else None
    last = total if isinstance(total, int) else gained
    number = last - gained + round(gained * ease_out(min(1.0, share / 0.5)))
    pulse = 1.0 + 0.35 * max(0.0, 1 - abs(share - 0.6) / 0.2)
    return victories(kit, layout.plates[seat], seat, number, pulse)


# A hand before the thief


def shuffled_zone(event: Event) -> str:
    """The hand that is held out."""
    return f"hand/{numbers(event)[0]}"


def _shuffle(event: Event, layout: TableLayout, share: float, back: pygame.Surface) -> list[Picture]:
    """Backs change places, each on its own arc, and end where they lie."""
    line = event.line
    count = line.arg("n") if line is not None else 0
    zone = shuffled_zone(event)
    if not isinstance(count, int) or share >= 1:
        return []
    boxes = [layout.boxes[zone, i] for i in range(count)]
    eased = ease_in_out(share)
    result: list[Picture] = []
    for i, box in enumerate(boxes):
        start = boxes[(i * 2 + 1) % count]
        rise = math.sin(share * math.pi) * box.h * (0.16 if i % 2 else -0.16)
        place = start.toward(box, eased)
        result.append(Picture(("shuffle", i), back, round(place.x), round(place.y + rise), _Z - 10))
    return result
