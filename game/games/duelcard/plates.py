"""The plates of the players: name, victories and goal, what each is doing, how many cards each holds."""

from __future__ import annotations

import pygame

from ...engine.text import SeatName, Text, text
from ...engine.view import Seat, View
from ...table.display import Picture
from ...table.fitting import fitted
from ...table.kit import Kit
from ...table.pixels import panel
from ...table.theme import BRASS, BRASS_BRIGHT, CARD_RATIO, IVORY, IVORY_DIM, NIGHT, SEAT_COLOURS
from .phases import ACTION, COMMIT, OVER, PICKING
from .seen import DuelCardFacts

_Z = 1
_WIDEST_GOAL = "/10"
_UPPER = 0.58
"""The share of a plate that name and victories take."""


def plate(kit: Kit, view: View, rect: pygame.Rect, seat: Seat) -> list[Picture]:
    """Everything on the plate of a seat."""
    back = panel(rect.w, rect.h, kit.px(8), NIGHT, 120, BRASS if seat in view.pending else None)
    stripe = panel(kit.px(5), max(2, rect.h - kit.px(12)), kit.px(2), SEAT_COLOURS[seat], 255, None)
    return [
        Picture(("plate", seat), back, rect.x, rect.y, _Z),
        Picture(("stripe", seat), stripe, rect.x + kit.px(7), rect.y + kit.px(6), _Z + 1),
        *_name(kit, view, rect, seat),
        victories(kit, rect, seat, view.score[seat]),
        _goal(kit, view, rect, seat),
        *_below(kit, view, rect, seat),
    ]


def _rows(kit: Kit, rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """Room for the two lines of a plate."""
    inner = pygame.Rect(rect.x + kit.px(18), rect.y + kit.px(3), rect.w - kit.px(27), rect.h - kit.px(6))
    high = round(inner.h * _UPPER)
    return (
        pygame.Rect(inner.x, inner.y, inner.w, high),
        pygame.Rect(inner.x, inner.y + high, inner.w, inner.h - high),
    )


# The upper line


def _name(kit: Kit, view: View, rect: pygame.Rect, seat: Seat) -> list[Picture]:
    """The name, with a crown for whoever has the turn, and with it preference (D4, D16)."""
    row, _ = _rows(kit, rect)
    x, right = row.x, _number_right(kit, rect) - kit.fonts.width("10", "bold", _number_px(kit, rect)) - kit.px(5)
    result: list[Picture] = []
    if seat == view.facts.turner and view.facts.phase != OVER:
        crown = kit.art.icon("crown", max(10, round(row.h * 0.56)), BRASS_BRIGHT)
        result.append(_centred(("turn", seat), crown, x, row))
        x += crown.get_width() + kit.px(5)
    said = kit.say(text("common.name", seat=SeatName(seat)))
    name = fitted(kit, said, "bold", kit.metrics.text_px("body"), IVORY, (right - x, row.h))
    return [*result, _centred(("name", seat), name, x, row)]


def _number_px(kit: Kit, rect: pygame.Rect) -> int:
    return max(10, min(round(rect.h * 0.46), round(kit.metrics.text_px("title") * 0.9)))


def _goal_px(kit: Kit, rect: pygame.Rect) -> int:
    return max(8, min(kit.metrics.text_px("small"), round(_number_px(kit, rect) * 0.62)))


def _number_right(kit: Kit, rect: pygame.Rect) -> int:
    """Where the number ends and the goal begins."""
    row, _ = _rows(kit, rect)
    return row.right - kit.fonts.width(_WIDEST_GOAL, "sans", _goal_px(kit, rect))


def victories(kit: Kit, rect: pygame.Rect, seat: Seat, number: int, pulse: float = 1.0) -> Picture:
    """The victories on a plate; ``pulse`` makes them larger for a moment."""
    row, _ = _rows(kit, rect)
    colour = BRASS_BRIGHT if pulse > 1 else IVORY
    drawn = kit.fonts.digits(str(number), "bold", max(10, round(_number_px(kit, rect) * pulse)), colour)
    x = _number_right(kit, rect) - drawn.get_width() + round(drawn.get_width() * (1 - 1 / pulse) / 2)
    return _centred(("victories", seat), drawn, x, row)._replace(z=_Z + 2)


def _goal(kit: Kit, view: View, rect: pygame.Rect, seat: Seat) -> Picture:
    """The victories to win behind the number; a cup where the deck ends the match (D21)."""
    row, _ = _rows(kit, rect)
    px, goal = _goal_px(kit, rect), view.facts.goal
    if goal:
        sign = kit.fonts.line(f"/{goal}", "sans", px, IVORY_DIM)
    else:
        sign = kit.art.silhouette("duelcard/trophy.svg", px, IVORY_DIM)
    return _centred(("goal", seat), sign, _number_right(kit, rect) + kit.px(1), row)


# The lower line


def _below(kit: Kit, view: View, rect: pygame.Rect, seat: Seat) -> list[Picture]:
    """What the player is doing; at the right a small card and how many he holds."""
    _, row = _rows(kit, rect)
    px = max(8, min(kit.metrics.text_px("small"), round(row.h * 0.8)))
    number = kit.fonts.digits(str(len(view.zone(f"hand/{seat}").cards)), "bold", px, IVORY)
    card = panel(max(5, round(px / CARD_RATIO)), px, max(1, kit.px(1.5)), SEAT_COLOURS[seat], 255, IVORY)
    x = row.right - number.get_width()
    result = [_centred(("cards", seat), number, x, row)]
    x -= card.get_width() + kit.px(4)
    result.append(_centred(("card", seat), card, x, row))
    part = _part(view, seat)
    if part is not None:
        colour = BRASS_BRIGHT if seat in view.pending else IVORY_DIM
        words = fitted(kit, kit.say(part), "sans", px, colour, (x - kit.px(5) - row.x, row.h))
        result.append(_centred(part_key(seat), words, row.x, row))
    return result


def part_key(seat: Seat) -> tuple[str, Seat]:
    """The picture that says what a player is doing."""
    return ("part", seat)


def _part(view: View, seat: Seat) -> Text | None:
    """What a player is doing now."""
    facts: DuelCardFacts = view.facts
    if facts.phase == OVER:
        return None
    if facts.phase == COMMIT:
        return text("duelcard.plate.chooses" if seat in view.pending else "duelcard.plate.ready")
    if facts.phase == ACTION:
        return text("duelcard.plate.acts") if seat == facts.active else None
    if facts.phase == PICKING and seat == facts.actor:
        return text("duelcard.plate.picks")
    if seat in facts.asked:
        return text("duelcard.plate.asked" if seat == facts.asked[0] else "duelcard.plate.asked_next")
    if seat == facts.victim:
        return text("duelcard.plate.victim")
    return text("duelcard.plate.announces") if seat == facts.actor else None


def _centred(key: object, drawn: pygame.Surface, x: int, row: pygame.Rect) -> Picture:
    return Picture(key, drawn, x, row.centery - drawn.get_height() // 2, _Z + 1)
