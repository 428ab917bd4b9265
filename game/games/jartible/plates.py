"""The plates of the players: name and rounds, role, what each is doing and his minipoints."""

from __future__ import annotations

import pygame

from ...engine.text import SeatName, Text, text
from ...engine.view import Seat, View
from ...table.display import Picture
from ...table.fitting import fitted
from ...table.fonts import Face
from ...table.kit import Kit
from ...table.pixels import faded, panel
from ...table.theme import BRASS, BRASS_BRIGHT, IVORY, IVORY_DIM, NIGHT, SEAT_COLOURS, Colour
from .phases import DUEL, DUELS_TO_WIN, FORMATION, KEEP, OVER, ROLE, ROUNDS_TO_WIN, TIE_BREAK
from .seen import JartibleFacts

_Z = 1
_MINIPOINTS = 2
_ROWS = (0.4, 0.3, 0.3)
_ROLES = ("formation", "support", "both")
_DOINGS = ("chooses", "thinks", "decided", "kept", "stopped")
_LEAST = 7
"""Words are no smaller (pixels)."""


def plate(kit: Kit, view: View, rect: pygame.Rect, seat: Seat) -> list[Picture]:
    """Everything on the plate of a seat."""
    facts: JartibleFacts = view.facts
    asked = seat in view.pending
    back = panel(rect.w, rect.h, kit.px(8), NIGHT, 150, BRASS if asked else None)
    stripe = panel(kit.px(5), max(2, rect.h - kit.px(12)), kit.px(2), SEAT_COLOURS[seat], 255, None)
    first, second, third = _rows(kit, rect)
    name = text("common.name", seat=SeatName(seat))
    result = [
        Picture(("plate", seat), back, rect.x, rect.y, _Z),
        Picture(("stripe", seat), stripe, rect.x + kit.px(6), rect.y + kit.px(6), _Z + 1),
        *_pips(kit, first, ("round", seat), "jartible/signs/star.svg", view.score[seat], ROUNDS_TO_WIN),
        *_minipoints(kit, facts, third, seat),
        _words(kit, _left(first), ("name", seat), name, kit.metrics.text_px("body"), "bold", IVORY),
    ]
    role, doing = _role(facts, seat), _doing(view, seat)
    if role is not None:
        px = _equal_px(kit, second, _ROLES)
        result.append(_words(kit, second, ("role", seat), _said(role), px, "sans", IVORY_DIM))
    if doing is not None:
        row, colour = _left(third), BRASS_BRIGHT if asked else IVORY_DIM
        result.append(_words(kit, row, ("doing", seat), _said(doing), _equal_px(kit, row, _DOINGS), "sans", colour))
    return result


def _rows(kit: Kit, rect: pygame.Rect) -> list[pygame.Rect]:
    inner = pygame.Rect(rect.x + kit.px(16), rect.y + kit.px(3), rect.w - kit.px(23), rect.h - kit.px(6))
    rows: list[pygame.Rect] = []
    y = float(inner.y)
    for share in _ROWS:
        rows.append(pygame.Rect(inner.x, round(y), inner.w, round(share * inner.h)))
        y += share * inner.h
    return rows


def _left(row: pygame.Rect) -> pygame.Rect:
    """What the signs at its end leave of a row."""
    return pygame.Rect(row.x, row.y, row.w - _pips_width(row), row.h)


def _said(word: str) -> Text:
    return text(f"jartible.plate.{word}")


def _equal_px(kit: Kit, row: pygame.Rect, words: tuple[str, ...]) -> int:
    """One size for all that a row may say: it stays the same from plate to plate and from phase to phase."""
    lines = [kit.say(_said(word)) for word in words]
    return kit.fonts.fitting_px(lines, "sans", min(kit.metrics.text_px("small"), row.h), row.w, _LEAST)


def _words(kit: Kit, row: pygame.Rect, key: object, said: Text, px: int, face: Face, colour: Colour) -> Picture:
    drawn = fitted(kit, kit.say(said), face, min(px, round(row.h * 0.92)), colour, row.size)
    return Picture(key, drawn, row.x, row.centery - drawn.get_height() // 2, _Z + 1)


# Rounds and minipoints


def _pip(row: pygame.Rect) -> int:
    return max(7, min(round(row.h * 0.72), round(row.w * 0.13)))


def _pips_width(row: pygame.Rect) -> int:
    return round(_pip(row) * 2.5)


def _pips(kit: Kit, row: pygame.Rect, key: tuple[str, Seat], sign: str, won: int, most: int) -> list[Picture]:
    """As many signs as can be won, the won ones bright, the others mere shadows."""
    size = _pip(row)
    result: list[Picture] = []
    for i in range(most):
        shown = kit.art.silhouette(sign, size, BRASS_BRIGHT if i < won else IVORY)
        x = row.right - round((most - i) * size * 1.15)
        result.append(Picture((*key, i), shown if i < won else faded(shown, 0.22), x, row.centery - size // 2, _Z + 1))
    return result


def _minipoints(kit: Kit, facts: JartibleFacts, row: pygame.Rect, seat: Seat) -> list[Picture]:
    """Won windows as tiles; in the tie-break won duels take their place, with wings."""
    if facts.window == TIE_BREAK:
        return _pips(kit, row, ("minipoint", seat), "jartible/signs/wing.svg", facts.wins[seat], DUELS_TO_WIN)
    size = round(_pip(row) * 0.86)
    result: list[Picture] = []
    for i in range(_MINIPOINTS):
        won = i < facts.minipoints[seat]
        fill, alpha = (BRASS_BRIGHT, 255) if won else (IVORY, 26)
        tile = panel(size, size, max(1, size // 5), fill, alpha, BRASS_BRIGHT if won else IVORY_DIM)
        x = row.right - round((_MINIPOINTS - i) * _pip(row) * 1.15)
        result.append(Picture(("minipoint", seat, i), tile, x, row.centery - size // 2, _Z + 1))
    return result


# Words


def _role(facts: JartibleFacts, seat: Seat) -> str | None:
    """Who is first in what (J8)."""
    firsts = (facts.first_form == seat, facts.first_ap == seat)
    return {(True, True): "both", (True, False): "formation", (False, True): "support"}.get(firsts)


def _doing(view: View, seat: Seat) -> str | None:
    """What the player is doing now."""
    facts: JartibleFacts = view.facts
    asked = seat in view.pending
    if facts.phase == OVER:
        return None
    if facts.phase == ROLE:
        return "chooses" if asked else None
    if facts.phase == KEEP:
        if facts.kept[seat]:
            return "kept"
        return "thinks" if asked else "decided"
    if facts.phase == FORMATION and facts.stopped[seat]:
        return "stopped"
    if facts.phase == DUEL and not asked:
        return "decided"
    return "thinks" if asked else None
