"""The signs of a duel that are no cards: walls, watch-towers, plates, and the sums of the assault."""

from __future__ import annotations

import pygame

from ...engine.event import Event
from ...engine.text import SeatName, Text, text
from ...engine.view import Seat, View
from ...table.display import Picture
from ...table.faces import TableLayout
from ...table.kit import Kit
from ...table.pixels import blank, faded, outline, panel
from ...table.theme import BRASS, BRASS_BRIGHT, IVORY, IVORY_DIM, NIGHT, SEAT_COLOURS, Colour
from ...table.tween import Box, ease_out
from . import heraldry
from .actions import BITS, CASTLE_MASK, FRONT, GARRISONS
from .phases import DEPLOY, NOBODY, OVER
from .seen import CastleFacts, partners, rival, slot_of, stage
from .strength import Strength, strength

_Z_WALL, _Z_SIGN, _Z_SUM = 40, 44, 46
_PARTS = ("value", "front", "wall", "support")
"""What the strength of a side can be made of."""
_SHRINKING = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.44, 0.38)


def decorations(kit: Kit, view: View, layout: TableLayout) -> list[Picture]:
    """Everything of the view that is no card."""
    facts: CastleFacts = view.facts
    result: list[Picture] = []
    several = len(layout.plates) > 2
    for seat in layout.plates:
        result += heraldry.plate(kit, view, layout, seat) if several else _plate(kit, view, layout, seat)
        if facts.phase != DEPLOY:
            result += _walls(kit, facts, layout, seat)
            result += _towers(kit, view, layout, seat)
            result += _declared(kit, facts, layout, seat)
    if several:
        result += heraldry.assault(kit, view, layout)
    if facts.phase != DEPLOY and facts.fighter >= 0:
        result += _assault(kit, view, layout)
    return result


def wall_rect(box: Box) -> pygame.Rect:
    """The wall in front of the lower part of a garrison."""
    width = round(box.w * 1.1)
    height = round(width * 0.6)
    return pygame.Rect(round(box.x + box.w / 2 - width / 2), round(box.y + box.h - height * 0.86), width, height)


def _wall(kit: Kit, layout: TableLayout, seat: Seat, place: int, look: str, share: float = 1.0) -> Picture:
    rect = wall_rect(layout.boxes[f"castle/{seat}", place - FRONT])
    drawn = kit.art.picture(f"castle/wall/{look}.svg", rect.w, rect.h)
    if share < 1:
        drawn = faded(drawn, share)
    return Picture(("wall", seat, place), drawn, rect.x, rect.y, _Z_WALL)


def _walls(kit: Kit, facts: CastleFacts, layout: TableLayout, seat: Seat) -> list[Picture]:
    """Whole walls, and the rubble of those that were ceded (C15); of a castle that has fallen, rubble alone (C23)."""
    if not facts.alive[seat] & CASTLE_MASK:
        return [_wall(kit, layout, seat, place, "rubble", 0.8) for place in BITS[CASTLE_MASK]]
    standing = facts.alive[seat] & CASTLE_MASK
    return [
        _wall(kit, layout, seat, place, "whole" if facts.walls[seat] >> place & 1 else "rubble")
        for place in BITS[standing]
    ]


def _towers(kit: Kit, view: View, layout: TableLayout, seat: Seat) -> list[Picture]:
    """An eye on each own card that the enemy knows."""
    facts: CastleFacts = view.facts
    if seat != view.seat:
        return []
    result: list[Picture] = []
    for place in BITS[facts.known[seat] & facts.alive[seat]]:
        box = layout.boxes[slot_of(facts, seat, place)]
        size = max(16, round(box.w * 0.3))
        eye = kit.art.picture("castle/tower_eye.svg", size, size)
        place_xy = (round(box.x + box.w - size * 0.8), round(box.y - size * 0.2))
        result.append(Picture(("eye", place), eye, *place_xy, _Z_SIGN))
    return result


def _declared(kit: Kit, facts: CastleFacts, layout: TableLayout, seat: Seat) -> list[Picture]:
    """A spyglass ring on each enemy card that an explorer points at (C12)."""
    result: list[Picture] = []
    other = rival(facts, seat)
    if not facts.declared[seat] or other == NOBODY:
        return []
    for place in BITS[facts.declared[seat] & ~facts.known[other]]:
        box = layout.boxes[slot_of(facts, other, place)]
        size = round(box.w * 0.56)
        disc = panel(size, size, size // 2, NIGHT, 190, BRASS_BRIGHT)
        inner = round(size * 0.7)
        icon = kit.art.silhouette("castle/roles/explorer.svg", inner, BRASS_BRIGHT)
        x, y = round(box.center[0] - size / 2), round(box.center[1] - size / 2)
        shift = (size - inner) // 2
        result.append(Picture(("declared", seat, place), disc, x, y, _Z_SIGN))
        result.append(Picture(("declared_icon", seat, place), icon, x + shift, y + shift, _Z_SIGN + 1))
    return result


def _plate(kit: Kit, view: View, layout: TableLayout, seat: Seat) -> list[Picture]:
    """A seat's name, its part in this assault, and a shield for each garrison."""
    facts: CastleFacts = view.facts
    rect = layout.plates[seat]
    active = seat in view.pending
    plate = panel(rect.w, rect.h, kit.px(8), NIGHT, 120, BRASS if active else None)
    stripe = panel(kit.px(5), max(2, rect.h - kit.px(16)), kit.px(2), SEAT_COLOURS[seat], 255, None)
    result = [
        Picture(("plate", seat), plate, rect.x, rect.y, 1),
        Picture(("stripe", seat), stripe, rect.x + kit.px(7), rect.y + kit.px(8), 2),
    ]
    shields = _shields(kit, facts, seat, rect)
    x, y = rect.x + kit.px(20), rect.y + kit.px(6)
    room = (rect.w - kit.px(28), min(shield.y for shield in shields) - kit.px(2) - y)
    for key, drawn in zip(("name", "part"), _plate_words(kit, facts, seat, active, room), strict=False):
        result.append(Picture((key, seat), drawn, x, y, 2))
        y += drawn.get_height()
    return result + shields


def _plate_words(
    kit: Kit, facts: CastleFacts, seat: Seat, active: bool, room: tuple[int, int]
) -> list[pygame.Surface]:
    """Name and part as large as there is room for both; the name alone where even small words don't fit."""
    name, part = text("common.name", seat=SeatName(seat)), _part(facts, seat, active)
    colour = BRASS_BRIGHT if active else IVORY_DIM
    for words in (part, None):
        for share in _SHRINKING:
            rows = [_block(kit, name, "body", share, IVORY, room[0])]
            if words is not None:
                rows.append(_block(kit, words, "small", share, colour, room[0]))
            if sum(row.get_height() for row in rows) <= room[1]:
                return rows
    return [_block(kit, name, "body", _SHRINKING[-1], IVORY, room[0])]


def _block(kit: Kit, words: Text, size: str, share: float, colour: Colour, width: int) -> pygame.Surface:
    px = max(8, round(kit.metrics.text_px(size) * share))
    return kit.fonts.block(kit.say(words), "bold" if size == "body" else "sans", px, colour, max(1, width))


def _part(facts: CastleFacts, seat: Seat, active: bool) -> Text | None:
    if facts.phase == OVER:
        return None
    if facts.phase == DEPLOY:
        return text("castle.plate.deploying" if active else "castle.plate.ready")
    return text("castle.plate.attacker" if seat == facts.attacker else "castle.plate.defender")


def _shields(kit: Kit, facts: CastleFacts, seat: Seat, rect: pygame.Rect) -> list[Picture]:
    """Three shields: bright behind a wall, a bare rim when exposed, dark when fallen."""
    size = max(12, min(round(rect.h * 0.24), round((rect.w - kit.px(28)) / 3.6)))
    x, y = rect.x + kit.px(20), rect.bottom - size - kit.px(8)
    result: list[Picture] = []
    for i in range(GARRISONS):
        alive = facts.alive[seat] >> (FRONT + i) & 1
        walled = facts.walls[seat] >> (FRONT + i) & 1
        shield = kit.art.icon("shield", size, IVORY if alive else NIGHT)
        place = (x + round(i * size * 1.2), y)
        result.append(Picture(("shield", seat, i), faded(shield, 0.55) if alive and not walled else shield, *place, 2))
        if walled and alive:
            bar = panel(size, max(2, size // 6), 1, BRASS, 255, None)
            result.append(Picture(("shieldbar", seat, i), bar, place[0], y + size + kit.px(1), 2))
    return result


def _assault(kit: Kit, view: View, layout: TableLayout) -> list[Picture]:
    """Both strengths as far as the viewer may know them, with a sword on the attacker's side."""
    facts: CastleFacts = view.facts
    middle = layout.middle
    result = _stage_frames(kit, facts, layout)
    half = middle.w // 2
    if len(layout.plates) > 2:
        # The arrow of the assault passes below the numbers.
        back = panel(middle.w, middle.h, kit.px(10), NIGHT, 215, None)
        result.append(Picture("sums", back, middle.x, middle.y, 2))
    for seat in (facts.attacker, facts.defender):
        x = middle.x if partners(seat, layout.bottom) else middle.x + half
        side = strength(view, seat)
        if side is not None:
            column = pygame.Rect(x, middle.y, half, middle.h).inflate(-kit.px(10), 0)
            result += _sum(kit, facts, seat, side, column)
    return result


def _stage_frames(kit: Kit, facts: CastleFacts, layout: TableLayout) -> list[Picture]:
    result: list[Picture] = []
    engaged = [f"stage/{seat}" for seat in (facts.attacker, facts.defender)]
    for slot, box in layout.boxes.items():
        if slot[0] in engaged:
            frame = outline(round(box.w), round(box.h), round(box.w * 0.06), kit.px(1.4), IVORY_DIM)
            result.append(Picture(("frame", slot), frame, round(box.x), round(box.y), 1))
            if slot[1] == 1:
                words = kit.say(text("castle.zone.support"))
                px = kit.fonts.fitting_px([words], "sans", kit.metrics.text_px("small"), round(box.w * 0.9), 8)
                label = kit.fonts.block(words, "sans", px, IVORY_DIM, round(box.w * 0.9), "center")
                x, y = box.center
                place = (round(x) - label.get_width() // 2, round(y) - label.get_height() // 2)
                result.append(Picture(("frame_label", slot), label, *place, 2))
    return result


def _sum(kit: Kit, facts: CastleFacts, seat: Seat, side: Strength, column: pygame.Rect) -> list[Picture]:
    icon_name = "sword" if seat == facts.attacker else "shield"
    size = max(14, round(column.h * 0.18))
    icon = kit.art.icon(icon_name, size, BRASS)
    total = str(side.low) if side.exact else f"{side.low}\u2013{side.high}"
    px = kit.fonts.fitting_px([total], "bold", round(column.h * 0.27), round(column.w * 0.92), 10)
    number = kit.fonts.digits(total, "bold", px, IVORY)
    y = column.y + round(column.h * 0.04)
    result = [
        Picture(("sumicon", seat), icon, column.centerx - size // 2, y, _Z_SUM),
        Picture(("sum", seat), number, column.centerx - number.get_width() // 2, y + size, _Z_SUM),
    ]
    y += size + number.get_height()
    for name, low, high in side.parts:
        amount = str(low) if low == high else f"{low}\u2013{high}"
        words = kit.say(text(f"castle.sum.{name}", amount=amount))
        line = kit.fitted_line(words, "small", IVORY_DIM, column.w)
        if y + line.get_height() > column.bottom:
            break
        result.append(Picture(("sumpart", seat, name), line, column.centerx - line.get_width() // 2, y, _Z_SUM))
        y += line.get_height()
    return result


def fleeting(kit: Kit, event: Event, layout: TableLayout, share: float) -> list[Picture]:
    """Both answers, with a wall that cracks and falls; the two totals of a fight."""
    if event.kind == "answers":
        shown = [picture for answer in _answers(event) for picture in _answer_token(kit, layout, *answer)]
        return shown + [_falling(kit, layout, seat, place, share) for seat, place in _answers(event) if place >= 0]
    return _verdict(kit, event, layout, share) if event.kind == "fight" else []


def _answers(event: Event) -> list[tuple[Seat, int]]:
    """(seat, place whose wall it cedes or -1) for both sides of an event ``answers``."""
    numbers = [arg for arg in event.args[1:] if isinstance(arg, int)]
    return list(zip(numbers[0::2], numbers[1::2], strict=True))


def walls_fall(event: Event) -> bool:
    """Whether anybody retreats in an event ``answers``."""
    return any(place >= 0 for _, place in _answers(event))


def _answer_token(kit: Kit, layout: TableLayout, seat: Seat, place: int) -> list[Picture]:
    """A token on the seat's card in the middle: a sword for the fight, a flag for the retreat."""
    box = layout.boxes[stage(seat, 0)]
    size = max(24, round(box.w * 0.56))
    disc = panel(size, size, size // 2, NIGHT, 235, BRASS_BRIGHT if place < 0 else IVORY)
    inner = round(size * 0.58)
    icon = kit.art.icon("sword" if place < 0 else "flag", inner, BRASS_BRIGHT if place < 0 else IVORY)
    x, y = round(box.center[0] - size / 2), round(box.center[1] - size / 2)
    shift = (size - inner) // 2
    return [
        Picture(("answer", seat), disc, x, y, _Z_SUM + 8),
        Picture(("answer_icon", seat), icon, x + shift, y + shift, _Z_SUM + 9),
    ]


def _falling(kit: Kit, layout: TableLayout, seat: Seat, place: int, share: float) -> Picture:
    """The wall on its way down, in the place of the whole one."""
    look = "cracked" if share < 0.4 else "falling" if share < 0.8 else "rubble"
    picture = _wall(kit, layout, seat, place, look)
    shake = kit.px(2) * (-1 if int(share * 30) % 2 else 1) if 0.15 < share < 0.8 else 0
    return picture._replace(x=picture.x + shake)


def _verdict(kit: Kit, event: Event, layout: TableLayout, share: float) -> list[Picture]:
    """Attack and defence count up side by side, in the place of the sums for good; the larger one pulses once."""
    attacker, _, attack, _, defence = (arg for arg in event.args[1:] if isinstance(arg, int))
    middle = layout.middle
    count = ease_out(min(1.0, share / 0.45))
    pulse = 1.0 + 0.22 * max(0.0, 1 - abs(share - 0.6) / 0.14)
    back = panel(middle.w, middle.h, kit.px(10), NIGHT, 255, BRASS)
    result = [*_no_sums(layout), Picture(("verdict", "back"), back, middle.x, middle.y, _Z_SUM + 10)]
    left_first = partners(attacker, layout.bottom)
    sides = ((attack, defence), (defence, attack)) if left_first else ((defence, attack), (attack, defence))
    icons = ("sword", "shield") if left_first else ("shield", "sword")
    for i, (own, other) in enumerate(sides):
        size = middle.h * 0.4 * (pulse if own >= other else 1.0)
        colour = BRASS_BRIGHT if own >= other else IVORY_DIM
        number = kit.fonts.digits(str(round(own * count)), "bold", max(10, round(size)), colour)
        x = middle.x + middle.w * (1 + 2 * i) // 4
        y = middle.y + round(middle.h * 0.58)
        place = (x - number.get_width() // 2, y - number.get_height() // 2)
        result.append(Picture(("verdict", i), number, *place, _Z_SUM + 11))
        icon_size = max(14, round(middle.h * 0.24))
        icon = kit.art.icon(icons[i], icon_size, colour)
        result.append(Picture(("verdict_icon", i), icon, x - icon_size // 2, middle.y + kit.px(6), _Z_SUM + 11))
    return result


def _no_sums(layout: TableLayout) -> list[Picture]:
    """Nothing in the place of what was known of both strengths before they were shown."""
    parts = [("sumpart", seat, name) for seat in layout.plates for name in _PARTS]
    totals = [(key, seat) for seat in layout.plates for key in ("sumicon", "sum")]
    return [Picture(key, blank(1, 1), 0, 0) for key in ("sums", *totals, *parts)]
