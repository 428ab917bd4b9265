"""What never moves: the page of the fencing book on the cloth, its ruling, the places of cards."""

from __future__ import annotations

import pygame

from ...engine.view import Slot
from ...table.faces import TableLayout
from ...table.kit import Kit
from ...table.pixels import PREMULTIPLIED, faded, outline, panel, shadow
from ...table.theme import IVORY
from ...table.tween import Box, around
from .cards import VIRTUES
from .inks import INK_PALE, RED, VELLUM, VELLUM_EDGE

_LINE = 0.055
"""The distance of the ruled lines as a share of the page's height."""


def page_of(layout: TableLayout) -> pygame.Rect:
    """The page around virtues, fencers and decks."""
    inside = [box for (zone, _), box in layout.boxes.items() if zone.split("/")[0] in ("virtues", "deck", "traded")]
    box = around(inside)
    margin = max(3, round(box.h * 0.03))
    return pygame.Rect(round(box.x), round(box.y), round(box.w), round(box.h)).inflate(4 * margin, 2 * margin)


def ground(kit: Kit, surface: pygame.Surface, layout: TableLayout) -> None:
    """Draw the page and faint outlines of the places on it and beside it."""
    page = page_of(layout)
    _lay_page(kit, surface, page)
    _rules(kit, surface, page, layout)
    bottom = layout.bottom
    for seat in (bottom, 1 - bottom):
        for zone in ("posta", "deck", "discard"):
            _place(kit, surface, layout.boxes[f"{zone}/{seat}", 0], INK_PALE, 0.5)
        for n in range(len(VIRTUES)):
            _place(kit, surface, layout.boxes[f"virtues/{seat}", n], INK_PALE, 0.4)
    _poste(kit, surface, layout)


def _lay_page(kit: Kit, surface: pygame.Surface, page: pygame.Rect) -> None:
    """A sheet of vellum with its shadow, darker towards the edges, and a frame of two red lines."""
    spread = max(4, kit.px(10))
    surface.blit(
        shadow(*page.size, spread, 120),
        (page.x - spread + kit.px(3), page.y - spread + kit.px(4)),
        special_flags=PREMULTIPLIED,
    )
    surface.blit(panel(*page.size, kit.px(5), VELLUM, 255, VELLUM_EDGE), page, special_flags=PREMULTIPLIED)
    for n in range(6):
        inner = page.inflate(-2 * n * kit.px(2), -2 * n * kit.px(2))
        edge = outline(*inner.size, kit.px(5), kit.px(2), VELLUM_EDGE)
        surface.blit(faded(edge, 0.3 - n * 0.05), inner, special_flags=PREMULTIPLIED)


def _rules(kit: Kit, surface: pygame.Surface, page: pygame.Rect, layout: TableLayout) -> None:
    """Red lines between the columns, and the line at which the two fencers meet."""
    middle = layout.middle
    for x in (middle.x - kit.px(4), middle.right + kit.px(4)):
        pygame.draw.line(surface, _mixed(RED, 0.45), (x, page.y + kit.px(8)), (x, page.bottom - kit.px(8)), kit.px(1))
    step = max(4, kit.px(7))
    for x in range(middle.x, middle.right - step, 2 * step):
        pygame.draw.line(surface, _mixed(RED, 0.4), (x, middle.centery), (x + step, middle.centery), kit.px(1))


def _mixed(colour: tuple[int, int, int], share: float) -> tuple[int, int, int]:
    red, green, blue = (round(a * share + b * (1 - share)) for a, b in zip(colour, VELLUM, strict=True))
    return red, green, blue


def _place(kit: Kit, surface: pygame.Surface, box: Box, colour: tuple[int, int, int], strength: float) -> None:
    drawn = outline(round(box.w), round(box.h), max(1, round(box.w * 0.05)), kit.px(1), colour)
    surface.blit(faded(drawn, strength), (round(box.x), round(box.y)), special_flags=PREMULTIPLIED)


def _poste(kit: Kit, surface: pygame.Surface, layout: TableLayout) -> None:
    """The rows of poste on the cloth; who stands in one leaves its place empty."""
    slots: list[Slot] = [slot for slot in layout.boxes if slot[0].startswith("poste/")]
    for slot in slots:
        _place(kit, surface, layout.boxes[slot], IVORY, 0.22)
