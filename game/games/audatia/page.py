"""The page of the fencing book on the cloth: vellum in a frame of red lines, ruled for two who face each other."""

from __future__ import annotations

import pygame

from ...table.display import Picture
from ...table.faces import TableLayout
from ...table.kit import Kit
from ...table.pixels import PREMULTIPLIED, blank, faded, outline, panel, shadow
from ...table.theme import Colour
from ...table.tween import Box, around
from .cards import VIRTUES
from .inks import INK_PALE, RED, VELLUM, VELLUM_EDGE

_Z = -20


def page_of(layout: TableLayout) -> pygame.Rect:
    """The page around virtues, fencers and decks."""
    rival = 1 - layout.bottom
    inside = around([box for (zone, _), box in layout.boxes.items() if zone.split("/")[0] in ("virtues", "traded")])
    ends = layout.boxes[f"virtues/{rival}", 0]
    gap = max(2, round(layout.middle.x - ends.x - ends.w) // 2)
    high = layout.middle.inflate(0, 2 * gap)
    return pygame.Rect(round(inside.x) - 2 * gap, high.y, round(inside.w) + 4 * gap, high.h)


def page(kit: Kit, layout: TableLayout) -> list[Picture]:
    """The page, below everything that lies on it."""
    rect = page_of(layout)
    spread = max(4, kit.px(10))
    places = tuple(_places(layout, rect))
    key = ("audatia page", rect.size, layout.middle.move(-rect.x, -rect.y).topleft, layout.middle.size, places)
    drawn = kit.art.cached(key, lambda: _drawn(kit, rect, layout.middle.move(-rect.x, -rect.y), places))
    dark = shadow(*rect.size, spread, 120)
    return [
        Picture("page_shadow", dark, rect.x - spread + kit.px(3), rect.y - spread + kit.px(4), _Z),
        Picture("page", drawn, rect.x, rect.y, _Z + 1),
    ]


def _places(layout: TableLayout, rect: pygame.Rect) -> list[Box]:
    """Where cards lie on the page, seen from its corner."""
    slots = [(f"{zone}/{seat}", 0) for seat in (0, 1) for zone in ("posta", "deck", "discard")]
    slots += [(f"virtues/{seat}", n) for seat in (0, 1) for n in range(len(VIRTUES))]
    boxes = [layout.boxes[slot] for slot in slots]
    return [box._replace(x=box.x - rect.x, y=box.y - rect.y) for box in boxes]


def _drawn(kit: Kit, rect: pygame.Rect, middle: pygame.Rect, places: tuple[Box, ...]) -> pygame.Surface:
    wide, high = rect.size
    surface = blank(wide, high)
    surface.blit(panel(wide, high, kit.px(5), VELLUM, 255, VELLUM_EDGE), (0, 0), special_flags=PREMULTIPLIED)
    for n in range(6):
        inner = surface.get_rect().inflate(-2 * n * kit.px(2), -2 * n * kit.px(2))
        edge = outline(*inner.size, kit.px(5), kit.px(2), VELLUM_EDGE)
        surface.blit(faded(edge, 0.3 - n * 0.05), inner, special_flags=PREMULTIPLIED)
    _rule(kit, surface, middle)
    for box in places:
        drawn = outline(round(box.w), round(box.h), max(1, round(box.w * 0.05)), kit.px(1), INK_PALE)
        surface.blit(faded(drawn, 0.45), (round(box.x), round(box.y)), special_flags=PREMULTIPLIED)
    return surface


def _rule(kit: Kit, surface: pygame.Surface, middle: pygame.Rect) -> None:
    """Red lines between the columns, and the line at which the two fencers meet."""
    high = surface.get_height()
    for x in (middle.x - kit.px(4), middle.right + kit.px(4)):
        pygame.draw.line(surface, (*_mixed(RED, 0.45), 255), (x, kit.px(8)), (x, high - kit.px(8)), kit.px(1))
    step = max(4, kit.px(7))
    for x in range(middle.x, middle.right - step, 2 * step):
        ends = (x, middle.centery), (x + step, middle.centery)
        pygame.draw.line(surface, (*_mixed(RED, 0.4), 255), *ends, kit.px(1))


def _mixed(colour: Colour, share: float) -> Colour:
    """Ink that has faded into the vellum."""
    red, green, blue = (round(a * share + b * (1 - share)) for a, b in zip(colour, VELLUM, strict=True))
    return red, green, blue
