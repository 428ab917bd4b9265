"""What is seen for a moment: suns and moons that join, what was played and what came of it, in one line."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

import pygame

from ...engine.event import Event
from ...engine.text import Text
from ...engine.view import Seat
from ...table.display import Picture
from ...table.faces import TableLayout
from ...table.kit import Kit
from ...table.pixels import blank, panel
from ...table.theme import BRASS_BRIGHT, IVORY, NIGHT
from ...table.tween import ease_out
from .cards import FIRST_REMEDY, HAND_SIZE, PERFECT
from .counts import count
from .distance import BLOW, CROSSED, LARGO, OUT, STRETTO
from .hand_marks import hand_keys
from .measure import measured
from .notes import note_keys
from .pace import passing_seconds
from .page import page_of
from .plates import left_in_row, part_key, points, upper_row
from .scales import scales
from .scores import told_by

_MEASURES = {
    "attack": BLOW, "counter": BLOW, "exchange_thrust": BLOW, "defend": BLOW, "break": CROSSED, "beat": LARGO,
    "break_off": OUT,
}  # fmt: skip
"""Where events lead; a bind says it itself."""
_SILENT = frozenset((
    "rows", "clear", "posta", "discard", "draw", "exchange", "parry", "turn_up", "useless", "trade", "pass",
))  # fmt: skip
"""Only marks that hold no longer go; the cards say the rest."""
_SIGNS = {
    "hold": "out", "attack": "attack", "beat": "extensa", "counter": "counter", "exchange_thrust": "exchange",
    "defend": "p", "break": "break", "entry": "audatia", "remedy": "stretto", "answer.aligned": "parry",
    "answer.blow": "parry", "break_off": "out", "draw_bout": "out", "ability": "advantage", "cycle": "cycle",
    "roles": "salute", "salute": "salute", "look": "prudentia", "first_step": "celeritas", "end": "salute",
}  # fmt: skip
_MOONS = ("crescent", "old", "half", "last", "full")
"""By remedy: the moon that its perfect counter makes whole."""
_ON_PAGE = 0.3
"""The share of a line's panel that lies on the page."""
_Z = 120
_SHRINKING = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.45)


def fleeting(kit: Kit, event: Event, layout: TableLayout, share: float) -> list[Picture]:
    """What is seen while an event is shown."""
    if passing_seconds(event) == 0:
        return []
    result = _gone([*hand_keys(layout.bottom), *(part_key(seat) for seat in layout.plates), *_left_behind(event)])
    result += _measured(kit, event, layout)
    scores = told_by(_numbers(event))
    result += [] if scores is None else scales(kit, scores, layout)
    if event.kind == "point":
        result += _counting(kit, event, layout, share)
    if event.kind == "turn_up":
        seat, _, left = _numbers(event)
        result += left_in_row(kit, layout.plates[seat], seat, left)
    if event.kind == "useless":
        ((_, (pile, below), _),) = event.moves
        result += count(kit, layout, pile, below + 1)
    return result if event.kind in _SILENT or event.line is None else result + _banner(kit, event, layout, share)


def _numbers(event: Event) -> list[int]:
    """The numbers that an event tells besides its line."""
    return [arg for arg in event.args if isinstance(arg, int)]


def _left_behind(event: Event) -> list[Hashable]:
    """Words on what has gone away or lies under another card now; the tick for a posta that is seen now."""
    left, reached = {source[0] for source, _, _ in event.moves}, {target[0] for _, target, _ in event.moves}
    result: list[Hashable] = _over(event)
    for seat in (0, 1):
        posta, pile = f"posta/{seat}", f"pile/{seat}"
        if posta in left:
            result += [(("posta", seat), part) for part in ("ribbon", "words")]
        if posta in reached:
            result += [("chosen", seat, part) for part in ("disc", "sign")]
        if pile in left | reached:
            result += [(("pile", seat), part) for part in ("ribbon", "words")]
    return result


def _over(event: Event) -> list[Hashable]:
    """The phase, and what is there only until rows lie."""
    if event.kind == "rows":
        return [("phase", 1), *(("place", i) for i in range(HAND_SIZE)), *note_keys()]
    return [("phase", 1)] if event.kind == "turn_up" else []


def _measured(kit: Kit, event: Event, layout: TableLayout) -> list[Picture]:
    """How near a blow, the bind or a break-off has brought the two, before anybody is asked."""
    if event.kind == "bind":
        return measured(kit, layout, STRETTO if STRETTO in event.args else LARGO)
    now = _MEASURES.get(event.kind)
    return [] if now is None else measured(kit, layout, now)


def _gone(keys: Iterable[Hashable]) -> list[Picture]:
    """Nothing in the place of what holds no longer."""
    return [Picture(key, _NOTHING, 0, 0) for key in keys]


_NOTHING = blank(1, 1)


def _counting(kit: Kit, event: Event, layout: TableLayout, share: float) -> list[Picture]:
    """The points of a hall bout pulse once (A29)."""
    seat: Seat = _numbers(event)[0]
    total = event.line.arg("total") if event.line is not None else None
    if not isinstance(total, int):
        return []
    pulse = 1.0 + 0.35 * max(0.0, 1 - abs(share - 0.4) / 0.2)
    return [points(kit, upper_row(kit, layout.plates[seat]), seat, total, pulse)]


# One line, large, with its picture


def _banner(kit: Kit, event: Event, layout: TableLayout, share: float) -> list[Picture]:
    """What has happened, across the viewer's edge of the page: where blades and suns meet, nothing is covered."""
    assert event.line is not None
    page = page_of(layout)
    high = min(layout.middle.h, max(round(layout.middle.h * 0.27), kit.px(60)))
    wide = max(layout.middle.w, round(page.w * 0.62))
    room = pygame.Rect(page.centerx - wide // 2, page.bottom - round(high * _ON_PAGE), wide, high)
    back = panel(room.w, room.h, kit.px(8), NIGHT, 226, BRASS_BRIGHT)
    result = [Picture(("verdict", "back"), back, room.x, room.y, _Z)]
    side = round(room.h * 0.84)
    drawn = _picture(kit, event, side, share)
    if drawn is not None:
        x = room.x + kit.px(8) + (side - drawn.get_width()) // 2
        result.append(Picture(("verdict", "picture"), drawn, x, room.centery - drawn.get_height() // 2, _Z + 1))
        room = pygame.Rect(room.x + side + kit.px(10), room.y, room.w - side - kit.px(10), room.h)
    return [*result, _line(kit, event.line, room.inflate(-kit.px(16), -kit.px(6)))]


def _picture(kit: Kit, event: Event, side: int, share: float) -> pygame.Surface | None:
    """A sun or a moon that becomes whole, or the sign of what was done."""
    numbers = _numbers(event)
    if event.kind == "bind":
        is_stretto = "stretto" in event.args
        return (
            _joining(kit, "sun", side, share)
            if is_stretto
            else kit.art.silhouette("audatia/signs/largo.svg", round(side * 0.8), IVORY)
        )
    if event.kind == "answer.perfect":
        remedy = next(remedy for remedy, counters in PERFECT.items() if counters >> numbers[1] & 1)
        return _joining(kit, _MOONS[remedy - FIRST_REMEDY], side, share)
    if event.kind == "side":
        name = ("internal", "external")[numbers[0]]
        return kit.art.silhouette(f"audatia/signs/{name}.svg", round(side * 0.8), IVORY)
    sign = _SIGNS.get(event.kind)
    return None if sign is None else kit.art.silhouette(f"audatia/signs/{sign}.svg", round(side * 0.76), IVORY)


def _joining(kit: Kit, name: str, side: int, share: float) -> pygame.Surface:
    """Two halves that come together from above and below."""
    whole = kit.art.picture(f"audatia/sky/{name}.svg", side, side)
    apart = round((1 - ease_out(min(1.0, share / 0.4))) * side * 0.3)
    if apart == 0:
        return whole
    half = side // 2
    result = blank(side, side + 2 * apart)
    result.blit(whole, (0, 0), pygame.Rect(0, 0, side, half))
    result.blit(whole, (0, half + 2 * apart), pygame.Rect(0, half, side, side - half))
    return result


def _line(kit: Kit, said: Text, room: pygame.Rect) -> Picture:
    """Words about the middle of a room, as large as it allows."""
    drawn = blank(1, 1)
    for share in _SHRINKING:
        px = max(8, round(kit.metrics.text_px("body") * 1.1 * share))
        drawn = kit.fonts.block(kit.say(said), "bold", px, IVORY, max(1, room.w), "center")
        if drawn.get_height() <= room.h:
            break
    return Picture(("verdict", 0), drawn, room.x, room.centery - drawn.get_height() // 2, _Z + 1)
