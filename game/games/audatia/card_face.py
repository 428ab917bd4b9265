"""The cards of Audatia composed from vellum, ink and words, cached by card, size and language.

The measures are those of the plan that the faces are drawn by: shares of the card's width and height.
"""

from __future__ import annotations

import pygame

from ...engine.text import Text, text
from ...table.kit import Kit
from ...table.pixels import PREMULTIPLIED, blank
from ...table.theme import SMALL_CARD, Colour
from .cards import BLOW_OF, BLOWS, FIRST_POSTA, FIRST_REMEDY, KINDS, card_text
from .contents import VELLUM, back, face, small_face

INK: Colour = (46, 32, 24)
"""Iron-gall ink on vellum."""
_IVORY: Colour = (246, 233, 207)
_NAME_PLACE, _NAME_ROOM = (0.5, 0.921), (0.84, 0.1)
_MOST_WIDE = 0.92
"""How wide a name may be, as a share of the card's width, before it takes two lines."""
_INITIAL_PLACE, _INITIAL_SIZE = (0.136, 0.097), 0.13
_LEAST = 7


def printed_name(card: int) -> Text:
    """What stands on a card: of a blow its name alone, the half sun is drawn."""
    return text(f"audatia.blow.{BLOWS[BLOW_OF[card]]}") if card < FIRST_REMEDY else card_text(card)


def back_of(kit: Kit, character: int, width: int, height: int) -> pygame.Surface:
    """The back of a character's cards."""
    return kit.art.picture(back(character), width, height)


def face_of(kit: Kit, card: int, width: int, height: int) -> pygame.Surface:
    """A card's face at a size in pixels."""
    name = kit.say(printed_name(card))
    return kit.art.cached(("audatia", card, width, height, name), lambda: _composed(kit, card, name, width, height))


def _composed(kit: Kit, card: int, name: str, width: int, height: int) -> pygame.Surface:
    surface = blank(width, height)
    drawing = face if width >= SMALL_CARD else small_face
    for layer in (VELLUM, drawing(KINDS[card])):
        surface.blit(kit.art.picture(layer, width, height), (0, 0), special_flags=PREMULTIPLIED)
    if width >= SMALL_CARD:
        _write_name(kit, surface, name)
        if card >= FIRST_POSTA:
            px = max(_LEAST, round(height * _INITIAL_SIZE))
            _centre(surface, kit.fonts.line(name[:1], "serif", px, _IVORY), _INITIAL_PLACE)
    return surface


def _write_name(kit: Kit, surface: pygame.Surface, name: str) -> None:
    """As large as its line allows; a long name in two lines, on a small card its beginning."""
    width, height = surface.get_size()
    wide, high = round(width * _NAME_ROOM[0]), round(height * _NAME_ROOM[1])
    one = kit.fonts.fitting_px([name], "serif", max(_LEAST, round(high * 0.75)), wide, _LEAST)
    two = max(_LEAST, round(high * 0.46))
    if one > two or kit.fonts.width(name, "serif", one) <= width * _MOST_WIDE:
        _centre(surface, kit.fonts.line(name, "serif", one, INK), _NAME_PLACE)
        return
    lines = kit.fonts.wrap(name, "serif", two, wide)
    if len(lines) > 2:
        lines = [lines[0], f"{lines[1]} …"]
    for row, words in enumerate(lines):
        y = _NAME_PLACE[1] + (row - 0.5) * two * 1.05 / height
        _centre(surface, kit.fonts.line(words, "serif", two, INK), (_NAME_PLACE[0], y))


def _centre(surface: pygame.Surface, drawn: pygame.Surface, place: tuple[float, float]) -> None:
    x, y = round(place[0] * surface.get_width()), round(place[1] * surface.get_height())
    where = (x - drawn.get_width() // 2, y - drawn.get_height() // 2)
    surface.blit(drawn, where, special_flags=PREMULTIPLIED)
