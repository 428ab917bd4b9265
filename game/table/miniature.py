"""A whole table as a small picture: drawn by the game's own code somewhat larger, then made small."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ..engine.event import Event
from ..engine.text import Text
from ..engine.view import Seat, View
from .faces import GameTable, laid_face
from .kit import Kit
from .pixels import PREMULTIPLIED, cloth
from .tabletop import Tabletop
from .theme import CLOTHS, DESIGN_WIDTH, Metrics

RATIO = 0.66
"""Height by width: room for the rows of a table."""
_FINER, _WIDEST = 2, 640
"""It is drawn so much larger, but not so large that its cards would show more than a small picture can."""
_LEAST = 32


def miniature(
    kit: Kit, look: GameTable, view: View, bottom: Seat, width: int, height: int, say: Callable[[Text], str]
) -> pygame.Surface:
    """The table as ``view`` shows it, ``bottom`` nearest to the player; ``say`` knows the names at that table."""
    width, height = max(_LEAST, width), max(_LEAST, height)
    wide = max(width, min(_WIDEST, width * _FINER))
    high = round(height * wide / width)
    small = Kit(kit.fonts, kit.art, Metrics(wide, high, 1.0, wide / DESIGN_WIDTH), say)
    border = small.px(14)
    surface = cloth(wide, high, CLOTHS.get(look.name, CLOTHS["common"]), border)
    area = surface.get_rect().inflate(-2 * border, -2 * border)
    _lay(small, look, view, bottom, area, surface)
    return pygame.transform.smoothscale(surface, (width, height)).convert_alpha()


def _lay(kit: Kit, look: GameTable, view: View, bottom: Seat, area: pygame.Rect, surface: pygame.Surface) -> None:
    """Ground, cards and signs, from the bottom to the top."""
    layout = look.layout(kit, area, view, bottom)
    look.ground(kit, surface, layout)
    cards = Tabletop(lambda slot, card, *size: laid_face(look, kit, layout, slot, card, size), look.tempo, _unheard)
    cards.place(view, layout.boxes)
    pictures = [*cards.pictures(), *look.decorations(kit, view, layout)]
    for picture in sorted(pictures, key=lambda picture: picture.z):
        surface.blit(picture.surface, (picture.x, picture.y), special_flags=PREMULTIPLIED)


def _unheard(event: Event) -> None:
    """Nothing happens in a picture."""
