"""The plates of a game of four (C23): who it is, for which team, what he does in this assault, who comes next."""

from __future__ import annotations

import pygame

from ...engine.text import SeatName, Text, text
from ...engine.view import Seat, View
from ...table.display import Picture
from ...table.faces import TableLayout
from ...table.kit import Kit
from ...table.pixels import PREMULTIPLIED, blank, faded, halo, outline, panel
from ...table.theme import BRASS, BRASS_BRIGHT, IVORY, IVORY_DIM, NIGHT, SEAT_COLOURS, Colour
from .actions import CASTLE_MASK, FRONT, GARRISONS
from .phases import AIM, DEPLOY, NOBODY, OVER
from .seen import CastleFacts, partners
from .turns import NEXT

_Z_GROUND, _Z_PLATE, _Z_SIGN = 1, 2, 3
_SHRINKING = (1.0, 0.92, 0.84, 0.76)
"""How small words may become before fewer are said."""
_TEAM_COLOURS: tuple[Colour, ...] = (BRASS_BRIGHT, IVORY)
_FINER = 4
_SIGNS_IN_WIDTH = 16
"""So many signs would fill a plate: the name has more than half of it in any case."""


def plate(kit: Kit, view: View, layout: TableLayout, seat: Seat) -> list[Picture]:
    """Seat colour, team mark, name, part and the shields of the garrisons, in one line."""
    facts: CastleFacts = view.facts
    rect, active = layout.plates[seat], seat in view.pending
    engaged = facts.phase not in (DEPLOY, OVER) and seat in (facts.attacker, facts.defender)
    back = panel(rect.w, rect.h, kit.px(8), NIGHT, 150, BRASS if active else IVORY_DIM if engaged else None)
    inset = max(2, rect.h // 6)
    stripe = panel(kit.px(5), max(2, rect.h - 2 * inset), kit.px(2), SEAT_COLOURS[seat], 255, None)
    size = max(8, min(rect.h - 2 * inset, rect.w // _SIGNS_IN_WIDTH))
    x = rect.x + kit.px(7)
    mark = team_mark(kit, seat % 2, size)
    result = [
        Picture(("plate", seat), back, rect.x, rect.y, _Z_PLATE),
        Picture(("stripe", seat), stripe, x, rect.y + inset, _Z_SIGN),
        Picture(("team", seat), mark, x + kit.px(10), rect.centery - size // 2, _Z_SIGN),
    ]
    shields = _shields(kit, facts, seat, rect, size)
    x += kit.px(16) + size
    end = min(shield.x for shield in shields) - kit.px(8)
    for sign in _part_icons(view, seat):
        end -= size
        icon = kit.art.icon(sign, size, BRASS_BRIGHT if active else IVORY)
        result.append(Picture((sign, seat), icon, end, rect.centery - size // 2, _Z_SIGN))
        end -= kit.px(5)
    return result + _words(kit, facts, seat, active, pygame.Rect(x, rect.y, max(1, end - x), rect.h)) + shields


def _words(kit: Kit, facts: CastleFacts, seat: Seat, active: bool, room: pygame.Rect) -> list[Picture]:
    """Name at the left, part at the right, as large as both fit; in less words where even small ones don't."""
    name = kit.say(text("common.name", seat=SeatName(seat)))
    said, share = _fitting(kit, name, [kit.say(part) for part in _parts(facts, seat, active)], room)
    big, small = (max(8, round(kit.metrics.text_px(size) * share)) for size in ("body", "small"))
    big = kit.fonts.fitting_px([name], "bold", big, room.w, 7)
    colour = IVORY_DIM if _has_fallen(facts, seat) else IVORY
    if kit.fonts.width(name, "bold", big) <= room.w:
        drawn = kit.fonts.line(name, "bold", big, colour)
    else:
        drawn = kit.fonts.block(name, "bold", big, colour, room.w)
    result = [Picture(("name", seat), drawn, room.x, room.centery - drawn.get_height() // 2, _Z_SIGN)]
    if said:
        line = kit.fonts.line(said, "sans", small, BRASS_BRIGHT if active else IVORY_DIM)
        place = (room.right - line.get_width(), room.centery - line.get_height() // 2)
        result.append(Picture(("part", seat), line, *place, _Z_SIGN))
    return result


def _fitting(kit: Kit, name: str, parts: list[str], room: pygame.Rect) -> tuple[str, float]:
    """The first of the parts that stands beside the name, and at which size; the name alone where none does."""
    for said in (*parts, ""):
        for share in _SHRINKING:
            big, small = (max(8, round(kit.metrics.text_px(size) * share)) for size in ("body", "small"))
            gap = kit.px(8) if said else 0
            wide = kit.fonts.width(name, "bold", big) + gap + kit.fonts.width(said, "sans", small)
            if wide <= room.w and kit.fonts.line_height("bold", big) <= room.h:
                return said, share
    return "", _SHRINKING[-1]


def _has_fallen(facts: CastleFacts, seat: Seat) -> bool:
    return not facts.alive[seat] & CASTLE_MASK


def _parts(facts: CastleFacts, seat: Seat, active: bool) -> list[Text]:
    """What the seat does now, or that it comes next: in some words, and in less."""
    if facts.phase == DEPLOY:
        return [text("castle.plate.deploying" if active else "castle.plate.ready")]
    if _has_fallen(facts, seat):
        return [text("castle.plate.fallen")]
    if facts.phase == OVER:
        return []
    if seat == facts.attacker:
        return [text("castle.plate.aims" if facts.phase == AIM else "castle.plate.attacker")]
    following = [text("castle.plate.next")] if seat == _next(facts) else []
    if seat != facts.defender:
        return following
    return [text("castle.plate.defender.next" if following else "castle.plate.defender"), *following]


def _part_icons(view: View, seat: Seat) -> list[str]:
    """From the right: what he does, and an hour-glass while all wait for him; a cup for who has won."""
    facts: CastleFacts = view.facts
    if view.outcome is not None:
        return ["trophy"] if seat in view.outcome.winners else []
    part = {facts.attacker: "sword", facts.defender: "shield"}.get(seat, "") if facts.phase != DEPLOY else ""
    return [sign for sign in (part, "hourglass" if seat in view.pending else "") if sign]


def _next(facts: CastleFacts) -> Seat:
    """Who attacks after this assault, as the castles stand now."""
    standing = sum(1 << seat for seat, alive in enumerate(facts.alive) if alive & CASTLE_MASK)
    return NEXT[standing][facts.attacker]


def _shields(kit: Kit, facts: CastleFacts, seat: Seat, rect: pygame.Rect, size: int) -> list[Picture]:
    """A shield for each garrison: bright over a bar behind a wall, pale when exposed, dark when fallen."""
    result: list[Picture] = []
    start = rect.right - kit.px(8) - round(size * 1.15 * GARRISONS)
    for i in range(GARRISONS):
        alive = facts.alive[seat] >> (FRONT + i) & 1
        walled = alive and facts.walls[seat] >> (FRONT + i) & 1
        shield = kit.art.icon("shield", size, IVORY if alive else NIGHT)
        x, y = start + round(i * size * 1.15), rect.centery - size // 2
        drawn = shield if walled or not alive else faded(shield, 0.5)
        result.append(Picture(("shield", seat, i), drawn, x, y, _Z_SIGN))
        if walled:
            bar = panel(size, max(2, size // 7), 1, BRASS, 255, None)
            result.append(Picture(("shieldbar", seat, i), bar, x, rect.bottom - max(3, size // 6), _Z_SIGN))
    return result


def team_mark(kit: Kit, team: int, size: int) -> pygame.Surface:
    """A disc for the seats 1 and 3, a lozenge for 2 and 4: shape and colour."""
    return kit.art.cached(("team_mark", team, size), lambda: _team_mark(team, size))


def _team_mark(team: int, size: int) -> pygame.Surface:
    side = size * _FINER
    big = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    middle, reach = side / 2, side * 0.4
    if team == 0:
        pygame.draw.circle(big, _TEAM_COLOURS[0], (middle, middle), reach)
    else:
        low, high = middle - reach, middle + reach
        pygame.draw.polygon(big, _TEAM_COLOURS[1], [(middle, low), (high, middle), (middle, high), (low, middle)])
    return pygame.transform.smoothscale(big.premul_alpha(), (size, size))


# Who attacks whom


def assault(kit: Kit, view: View, layout: TableLayout) -> list[Picture]:
    """An arrow from the attacker's lines to the attacked ones; while he aims, light around all he may attack."""
    facts: CastleFacts = view.facts
    if facts.phase in (DEPLOY, OVER):
        return []
    if facts.defender == NOBODY:
        aiming = view.seat == facts.attacker
        return [sign for seat in layout.plates if aiming and _may_aim(facts, seat) for sign in _aim(kit, layout, seat)]
    return [_arrow(kit, layout, facts)]


def _may_aim(facts: CastleFacts, seat: Seat) -> bool:
    return not partners(seat, facts.attacker) and not _has_fallen(facts, seat)


def _aim(kit: Kit, layout: TableLayout, seat: Seat) -> list[Picture]:
    """Light around a plate: this castle can be chosen."""
    area, spread = layout.plates[seat], kit.px(6)
    light = halo(area.w, area.h, spread, BRASS_BRIGHT)
    rim = outline(area.w, area.h, kit.px(8), kit.px(2.4), BRASS_BRIGHT)
    return [
        Picture(("aim_light", seat), light, area.x - spread, area.y - spread, _Z_PLATE),
        Picture(("aim", seat), rim, area.x, area.y, _Z_SIGN),
    ]


def _arrow(kit: Kit, layout: TableLayout, facts: CastleFacts) -> Picture:
    """It crosses the middle row below the cards, from the lines of one to the lines of the other."""
    start, end = (_gate(layout, seat) for seat in (facts.attacker, facts.defender))
    thick = max(4, round(layout.boxes[f"front/{facts.attacker}", 0].w * 0.16))
    left, right = min(start[0], end[0]) - 2 * thick, max(start[0], end[0]) + 2 * thick
    top, bottom = min(start[1], end[1]), max(start[1], end[1])
    size = (max(1, right - left), max(1, bottom - top))
    ends = ((start[0] - left, start[1] - top), (end[0] - left, end[1] - top))
    drawn = kit.art.cached(("assault", size, ends, thick), lambda: _drawn_arrow(size, *ends, thick))
    return Picture("assault", drawn, left, top, _Z_GROUND)


def _gate(layout: TableLayout, seat: Seat) -> tuple[int, int]:
    """Where an assault leaves or reaches a seat's lines: at their outer third, on the side of the middle row."""
    front = layout.boxes[f"front/{seat}", 0]
    last = layout.boxes[f"front/{seat}", FRONT - 1]
    upper = front.y < layout.middle.y
    x = front.x + front.w if front.x < layout.middle.x else last.x
    return round(x), round(front.y + front.h * 1.04 if upper else front.y - front.h * 0.04)


def _drawn_arrow(size: tuple[int, int], start: tuple[int, int], end: tuple[int, int], thick: int) -> pygame.Surface:
    """A tapering shaft with a head."""
    big = blank(2 * size[0], 2 * size[1])
    tip, tail = pygame.Vector2(end) * 2, pygame.Vector2(start) * 2
    along = (tip - tail).normalize() if tip != tail else pygame.Vector2(0, -1)
    across = pygame.Vector2(-along.y, along.x) * thick
    neck = tip - along * thick * 4
    shaft = [tail + across * 0.25, neck + across * 0.55, neck - across * 0.55, tail - across * 0.25]
    head = [tip - along * 2, neck + across * 2, neck - across * 2]
    for shape in (shaft, head):
        pygame.draw.polygon(big, (*BRASS, 150), shape)
    result = blank(*size)
    result.blit(pygame.transform.smoothscale(big.premul_alpha(), size), (0, 0), special_flags=PREMULTIPLIED)
    return result
