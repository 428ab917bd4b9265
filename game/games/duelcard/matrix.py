"""Every play against every other as a picture on paper, drawn from `resolve_duel` itself (D11-D17)."""

from __future__ import annotations

import pygame

from ...engine.text import text
from ...table.kit import Kit
from ...table.pixels import PREMULTIPLIED, blank
from ...table.theme import INK, INK_PALE, Colour
from .cards import FIRE, KINDS, PLANT, STRENGTH, WATER
from .duel import NOBODY, PLAYS, Duel, Play, resolve_duel

_GREEN: Colour = (47, 112, 67)
_RED: Colour = (176, 58, 43)
_INKS: dict[int, Colour] = {PLANT: _GREEN, WATER: (43, 103, 163), FIRE: _RED}
_GROUP = 3
"""Plays of one kind stand together by threes: types, pairs, with Strength, Block, Joker, and Jokers without a type."""
_HEAD = 2.2
"""Room for the two emblems of a play before its row and above its column, in cells."""
_WASH = 34
"""How strongly a cell is washed with the colour of its outcome, 0 to 255."""
_OUTCOMES = ("double", "win", "tie", "loss", "double_loss")
_FINER = 4


def outcome_of(row: Play, column: Play) -> str:
    """What the row achieves against the column when its player has the turn."""
    duel: Duel = resolve_duel(row, column, 0)
    if duel.winner == NOBODY:
        return "tie"
    return ("win", "double")[duel.victories - 1] if duel.winner == 0 else ("loss", "double_loss")[duel.victories - 1]


def matrix(kit: Kit, width: int) -> pygame.Surface:
    """The table of outcomes and below it what its marks say; ``width`` pixels wide."""
    said = {outcome: kit.say(text(f"duelcard.matrix.{outcome}")) for outcome in _OUTCOMES}
    key = ("duelcard_matrix", width, kit.metrics.text_px("small"), *said.values())
    return kit.art.cached(key, lambda: _drawn(kit, width, said))


def _drawn(kit: Kit, width: int, said: dict[str, str]) -> pygame.Surface:
    cell = max(8, int(width / (len(PLAYS) + _HEAD)))
    head = round(cell * _HEAD)
    side = head + cell * len(PLAYS)
    legend = _legend(kit, width, said)
    surface = blank(width, side + kit.px(8) + legend.get_height())
    for i, play in enumerate(PLAYS):
        _emblems(kit, surface, play, pygame.Rect(0, head + i * cell, head, cell))
        _emblems(kit, surface, play, pygame.Rect(head + i * cell, 0, cell, head))
        for j, other in enumerate(PLAYS):
            _outcome(kit, surface, outcome_of(play, other), pygame.Rect(head + j * cell, head + i * cell, cell, cell))
    _lines(surface, head, cell, side, kit.px(1))
    surface.blit(legend, (0, side + kit.px(8)), special_flags=PREMULTIPLIED)
    return surface


def _emblems(kit: Kit, surface: pygame.Surface, play: Play, room: pygame.Rect) -> None:
    """The signs of a play's cards, beside or below each other."""
    size = max(6, round(min(room.w, room.h) * 0.86))
    across, down = (1, 0) if room.w > room.h else (0, 1)
    step = size + max(1, size // 12)
    whole = step * len(play)
    for i, kind in enumerate(play):
        folder = "tools" if kind >= STRENGTH else "elements"
        sign = kit.art.silhouette(f"duelcard/{folder}/{KINDS[kind]}.svg", size, _INKS.get(kind, INK))
        x = room.right - whole + i * step if across else room.centerx - size // 2
        y = room.bottom - whole + i * step if down else room.centery - size // 2
        surface.blit(sign, (x, y), special_flags=PREMULTIPLIED)


def _outcome(kit: Kit, surface: pygame.Surface, outcome: str, room: pygame.Rect) -> None:
    """A wash of colour and a mark of its own shape."""
    colour = _colour(outcome)
    if outcome != "tie":
        wash = pygame.Surface(room.size, pygame.SRCALPHA, 32)
        wash.fill((*colour, _WASH))
        surface.blit(wash.premul_alpha(), room.topleft, special_flags=PREMULTIPLIED)
    sign = _mark(kit, outcome, room.w)
    surface.blit(sign, room.topleft, special_flags=PREMULTIPLIED)


def _colour(outcome: str) -> Colour:
    return INK_PALE if outcome == "tie" else _RED if outcome.endswith("loss") else _GREEN


def _mark(kit: Kit, outcome: str, size: int) -> pygame.Surface:
    """Upwards for the row, downwards for the column, one arrow for each victory; a bar for a tie."""
    return kit.art.cached(("duelcard_mark", outcome, size), lambda: _draw_mark(outcome, size))


def _draw_mark(outcome: str, size: int) -> pygame.Surface:
    big = pygame.Surface((size * _FINER, size * _FINER), pygame.SRCALPHA, 32)
    unit, colour = size * _FINER / 100, (*_colour(outcome), 255)
    if outcome == "tie":
        pygame.draw.rect(
            big, colour, pygame.Rect(round(32 * unit), round(45 * unit), round(36 * unit), round(10 * unit))
        )
    else:
        centres = (29, 71) if outcome.startswith("double") else (50,)
        for x in centres:
            points = [(x - 18, 66), (x + 18, 66), (x, 32)]
            if outcome.endswith("loss"):
                points = [(px, 98 - py) for px, py in points]
            pygame.draw.polygon(big, colour, [(round(px * unit), round(py * unit)) for px, py in points])
    return pygame.transform.smoothscale(big.premul_alpha(), (size, size))


def _lines(surface: pygame.Surface, head: int, cell: int, side: int, thin: int) -> None:
    """Hair lines between groups of plays, a stronger one along the heads."""
    for i in range(0, len(PLAYS) + 1, _GROUP):
        at = min(side - thin, head + i * cell)
        colour = (*INK, 200) if i == 0 else (*INK_PALE, 170)
        line = pygame.Surface((side, thin), pygame.SRCALPHA, 32)
        line.fill(colour)
        line = line.premul_alpha()
        surface.blit(line, (0, at), special_flags=PREMULTIPLIED)
        surface.blit(pygame.transform.rotate(line, 90), (at, 0), special_flags=PREMULTIPLIED)


def _legend(kit: Kit, width: int, said: dict[str, str]) -> pygame.Surface:
    """The marks and what they mean, in as many rows as they need."""
    px = kit.metrics.text_px("small")
    size, gap, high = round(px * 1.5), kit.px(14), kit.line_height("small")
    places: list[tuple[str, int, int]] = []
    x = row = 0
    for outcome, words in said.items():
        wide = size + kit.fonts.width(words, "sans", px) + kit.px(4)
        if x and x + wide > width:
            x, row = 0, row + 1
        places.append((outcome, x, row))
        x += wide + gap
    step = max(size, high)
    surface = blank(width, step * (row + 1))
    for outcome, left, line in places:
        surface.blit(_mark(kit, outcome, size), (left, line * step + (step - size) // 2), special_flags=PREMULTIPLIED)
        words = kit.fonts.line(said[outcome], "sans", px, INK)
        place = (left + size + kit.px(4), line * step + (step - words.get_height()) // 2)
        surface.blit(words, place, special_flags=PREMULTIPLIED)
    return surface
