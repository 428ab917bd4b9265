"""What is seen for a moment: totals that count up, duels of VL, the coin, and what else happens in one line."""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame

from ...engine.event import Event
from ...engine.text import SeatName, Text, text
from ...table.display import Picture
from ...table.faces import TableLayout
from ...table.fitting import fitted
from ...table.fonts import Face
from ...table.kit import Kit
from ...table.pixels import panel
from ...table.theme import BRASS_BRIGHT, IVORY, IVORY_DIM, NIGHT, Colour
from ...table.tween import ease_out
from .cards import ATQ, DF, VL
from .marks import counting_marks
from .outdated import outdated
from .phases import ATTACK, DEFENCE, NOBODY
from .signs import line_total, sign
from .tally import Counted

_SECONDS = {
    "choose": 1.3, "roles": 1.8, "free": 1.3, "keep": 0.9, "rebujina": 1.0, "no_supports": 1.2, "block": 1.0,
    "neutralise": 1.1, "count": 1.5, "open": 0.3, "remove": 0.3,
    "window": 2.2, "ko": 1.6, "tie_break": 1.0, "show": 0.2, "duel": 1.7,
    "coin": 2.4, "lot": 1.6, "won": 1.8, "round": 0.2, "shuffle": 0.2,
}  # fmt: skip
_WORDLESS = {"open", "remove", "show", "round", "shuffle"}
"""Signs only go; the cards say the rest."""
_BANNERS = frozenset(_SECONDS) - _WORDLESS - {"count", "window", "duel", "coin"}
_Z = 120
_NOTHING = -1
"""The VL of who has no creature."""
_SHRINKING = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.45, 0.39, 0.34, 0.29, 0.25)
_LARGER = 1.2
"""Words in the middle of the table, as a share of the usual size."""
_STEPS = 0.6
"""The share of its time in which the signs of effects come one after another."""
_SPIN = 0.55
"""The share of its time in which the coin turns."""


def fleeting_seconds(event: Event) -> float:
    """How long something is seen for an event, at normal speed."""
    return _SECONDS.get(event.kind, 0.0)


def fleeting(kit: Kit, event: Event, layout: TableLayout, share: float) -> list[Picture]:
    """What is seen while an event is shown, and blanks for what it makes untrue."""
    return outdated(kit, event, layout) + _passing(kit, event, layout, share)


def _passing(kit: Kit, event: Event, layout: TableLayout, share: float) -> list[Picture]:
    if event.kind == "count":
        return _effects(kit, event, layout, share)
    if event.kind == "window":
        return _window(kit, event, layout, share)
    if event.kind == "duel":
        return _duel(kit, event, layout)
    if event.kind == "coin":
        return _coin(kit, event, layout, share)
    return _banner(kit, event, layout) if event.kind in _BANNERS else []


def _numbers(event: Event) -> list[int]:
    """The numbers that an event tells besides its line."""
    return [arg for arg in event.args if isinstance(arg, int)]


# Effects, one card at a time


def _effects(kit: Kit, event: Event, layout: TableLayout, share: float) -> list[Picture]:
    """What every creature counts at last and the points of each line, one sign after another."""
    numbers = _numbers(event)
    marks: list[Picture] = []
    while numbers:
        seat, line, bonus, count, *rest = numbers
        pairs, numbers = rest[: 2 * count], rest[2 * count :]
        values, printed = tuple(pairs[0::2]), tuple(pairs[1::2])
        gone = tuple(place for place, value in enumerate(values) if value < 0)
        marks += counting_marks(kit, layout, seat, line, Counted(values, printed, gone, bonus, False))
    shown = math.ceil(len(marks) / 2 * min(1.0, share / _STEPS))
    return marks[: 2 * shown]


# Totals and speeds


def _back(kit: Kit, room: pygame.Rect) -> Picture:
    """A panel that lets nothing through: what was said below it may be another thing."""
    return Picture(("verdict", "back"), panel(room.w, room.h, kit.px(10), NIGHT, 255, BRASS_BRIGHT), room.x, room.y, _Z)


def _window(kit: Kit, event: Event, layout: TableLayout, share: float) -> list[Picture]:
    """The attack's total and the defence's count up side by side, the larger one pulses once; below, who has won."""
    line = event.line
    if line is None:
        return []
    count = ease_out(min(1.0, share / 0.4))
    pulse = 1.0 + 0.2 * max(0.0, 1 - abs(share - 0.5) / 0.1)
    totals = [line.arg(name) for name in ("attack", "defence")]
    numbers = [total if isinstance(total, int) else 0 for total in totals]
    sides = [
        Side(stat, round(total * count), line.arg(name), total == max(numbers), pulse if total == max(numbers) else 1.0)
        for stat, total, name in zip((ATQ, DF), numbers, ("attacker", "defender"), strict=True)
    ]
    return _line_totals(kit, event, layout) + _versus(kit, _room(kit, layout), sides, line.arg("verdict"))


def _line_totals(kit: Kit, event: Event, layout: TableLayout) -> list[Picture]:
    """Both totals stand beside their lines, too: the table was last told before the last support was played."""
    _, *totals = _numbers(event)
    names = [event.line.arg(name) for name in ("attacker", "defender")] if event.line else []
    seats = [name.seat for name in names if isinstance(name, SeatName)]
    return [
        line_total(kit, layout, seat, line, totals[seat], IVORY)
        for seat, line in zip(seats, (ATTACK, DEFENCE), strict=True)
    ]


def _duel(kit: Kit, event: Event, layout: TableLayout) -> list[Picture]:
    """VL against VL, and whose the duel is (J20)."""
    line = event.line
    if line is None:
        return []
    winner = _numbers(event)[0]
    sides: list[Side] = []
    for seat in (layout.bottom, 1 - layout.bottom):
        card = line.arg(("one", "two")[seat])
        speed = card.arg("vl") if isinstance(card, Text) else None
        number = speed if isinstance(speed, int) else _NOTHING
        sides.append(Side(VL, number, line.arg(("first", "second")[seat]), winner in (seat, NOBODY), 1.0))
    return _versus(kit, _above(kit, layout), sides, line.arg("result"))


class Side(NamedTuple):
    """One of two numbers that are compared."""

    stat: int
    number: int
    whose: object
    """A seat's name."""
    bright: bool
    grown: float
    """Its size, 1 as a rule."""


def _versus(kit: Kit, room: pygame.Rect, sides: list[Side], said: object) -> list[Picture]:
    """Two numbers with their signs and whose they are, and a line of words below."""
    result = [_back(kit, room)]
    half = room.w // 2
    for i, side in enumerate(sides):
        upper = pygame.Rect(room.x + i * half, room.y, half, round(room.h * 0.5))
        result += _number(kit, upper, i, side)
        if isinstance(side.whose, SeatName):
            below = pygame.Rect(upper.x, upper.bottom, half, round(room.h * 0.17)).inflate(-kit.px(16), 0)
            name = kit.say(text("common.name", seat=side.whose))
            result.append(_fitted(kit, below, ("verdict_name", i), name, "small", IVORY_DIM))
    if isinstance(said, Text):
        lower = pygame.Rect(room.x, room.y + round(room.h * 0.68), room.w, round(room.h * 0.3))
        result.append(
            _fitted(kit, lower.inflate(-kit.px(16), 0), ("verdict", 0), _capital(kit.say(said)), "body", IVORY)
        )
    return result


def _fitted(kit: Kit, room: pygame.Rect, key: object, said: str, size: str, colour: Colour) -> Picture:
    """Words about the middle of a room, at most in a usual size."""
    drawn = fitted(kit, said, "sans", min(kit.metrics.text_px(size), room.h), colour, room.size)
    return Picture(key, drawn, room.centerx - drawn.get_width() // 2, room.centery - drawn.get_height() // 2, _Z + 1)


def _number(kit: Kit, room: pygame.Rect, i: int, side: Side) -> list[Picture]:
    """A number with its sign, about the middle of a room."""
    colour = BRASS_BRIGHT if side.bright else IVORY_DIM
    said = str(side.number) if side.number != _NOTHING else "–"
    drawn = kit.fonts.digits(said, "bold", max(10, round(room.h * 0.7 * side.grown)), colour)
    icon = sign(kit, side.stat, round(room.h * 0.56))
    gap = kit.px(6)
    x = room.centerx - (icon.get_width() + gap + drawn.get_width()) // 2
    place = (x + icon.get_width() + gap, room.centery - drawn.get_height() // 2)
    return [
        Picture(("verdict_icon", i), icon, x, room.centery - icon.get_height() // 2, _Z + 1),
        Picture(("verdict_number", i), drawn, *place, _Z + 1),
    ]


def _room(kit: Kit, layout: TableLayout) -> pygame.Rect:
    """The middle of the table, no wider than words need."""
    middle = layout.middle
    wide = min(middle.w, round(kit.px(520) * max(1.0, kit.metrics.scale)))
    return middle.inflate(wide - middle.w, 0)


def _above(kit: Kit, layout: TableLayout) -> pygame.Rect:
    """The same above the middle, over lines that don't matter at that time: what is compared lies in the middle."""
    room = _room(kit, layout)
    top = min(box.y for (zone, _), box in layout.boxes.items() if zone == f"defence/{1 - layout.bottom}")
    high = min(room.h, max(1, round(room.y - top)))
    return pygame.Rect(room.x, room.y - high, room.w, high)


# The coin (J21)


def _coin(kit: Kit, event: Event, layout: TableLayout, share: float) -> list[Picture]:
    """It turns in the air, then shows its side; beside it in words what the side asks for, and both sums."""
    tails = _numbers(event)[0]
    room = _room(kit, layout)
    result = [_back(kit, room)]
    size = round(min(room.h * 0.8, room.w * 0.3))
    turn = min(1.0, share / _SPIN)
    angle = (1 - ease_out(turn)) * math.pi * 7
    narrow = max(2, round(size * max(0.06, abs(math.cos(angle)))))
    tails_up = bool(tails) if math.cos(angle) >= 0 else not tails
    coin = kit.art.silhouette(f"jartible/signs/{'tails' if tails_up else 'heads'}.svg", size, BRASS_BRIGHT)
    centre = room.x + round(room.w * 0.2)
    hop = round(math.sin(turn * math.pi) * room.h * 0.1)
    if narrow < size:
        coin = pygame.transform.smoothscale(coin, (narrow, size))
    result.append(Picture("coin", coin, centre - narrow // 2, room.centery - size // 2 - hop, _Z + 1))
    if turn >= 1 and event.line is not None:
        words = pygame.Rect(room.x + round(room.w * 0.38), room.y, round(room.w * 0.6), room.h)
        result += _lines(kit, words.inflate(-kit.px(8), -kit.px(6)), [(event.line, "bold", IVORY)])
    return result


# Words


def _banner(kit: Kit, event: Event, layout: TableLayout) -> list[Picture]:
    """A line of the log, large."""
    if event.line is None:
        return []
    room = _above(kit, layout) if event.kind == "choose" else _room(kit, layout)
    room = room.inflate(0, min(0, max(round(room.h * 0.7), kit.px(84)) - room.h))
    return [_back(kit, room), *_lines(kit, room.inflate(-kit.px(20), -kit.px(8)), [(event.line, "bold", IVORY)])]


def _lines(kit: Kit, room: pygame.Rect, said: list[tuple[Text, Face, Colour]]) -> list[Picture]:
    """Lines of words about the middle of a room, as large as it allows."""
    rows: list[pygame.Surface] = []
    for share in _SHRINKING:
        px = max(8, round(kit.metrics.text_px("body") * _LARGER * share))
        rows = [kit.fonts.block(_capital(kit.say(words)), face, px, colour, max(1, room.w), "center")
                for words, face, colour in said]  # fmt: skip
        if sum(row.get_height() for row in rows) <= room.h:
            break
    result: list[Picture] = []
    y = room.centery - sum(row.get_height() for row in rows) // 2
    for i, row in enumerate(rows):
        result.append(Picture(("verdict", i), row, room.x, y, _Z + 2))
        y += row.get_height()
    return result


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
