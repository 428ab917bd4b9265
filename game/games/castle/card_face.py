"""The cards of Castle Duel composed from layers and text, cached by card, size and language."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from ...engine.text import text
from ...engine.view import Slot
from ...table.kit import Kit
from ...table.pixels import PREMULTIPLIED, blank
from ...table.theme import FULL_CARD, SMALL_CARD, Colour
from .cards import DECK_SIZE, ROLE_NAMES, VALUE, card_id, role_of

_RED: Colour = (156, 44, 38)
_BLACK: Colour = (42, 36, 33)
_ROLE_INK: Colour = (92, 78, 62)
_STAR = "star"
"""Stands for the Jester's rank: drawn as a path, no font needs to have it."""
_RANKS = {1: "A", 11: "J", 12: "Q", 13: "K"}


class CardFaces:
    """Faces and backs at any size."""

    def __init__(self, art: Mapping[str, tuple[str, ...]]) -> None:
        self._art = art

    def surface(self, kit: Kit, slot: Slot, card: int, width: int, height: int) -> pygame.Surface:
        """The card as it is seen: its face, or the back of the deck that the slot's owner plays."""
        if card < 0:
            seat = int(slot[0].rpartition("/")[2])
            return kit.art.picture(f"castle/backs/{seat}.svg", width, height)
        role = kit.say(text(f"castle.role.{ROLE_NAMES[role_of(VALUE[card])]}"))
        key = ("castle", card % DECK_SIZE, width, height, role)
        return kit.art.cached(key, lambda: self._compose(kit, card, width, height, role))

    def _compose(self, kit: Kit, card: int, width: int, height: int, role: str) -> pygame.Surface:
        name = card_id(card)
        suit = name.partition("_")[0]
        colour = _RED if suit in ("diamond", "heart", "jester") else _BLACK
        surface = blank(width, height)
        layers = self._art[name]
        if width < SMALL_CARD:
            layers = (layers[0], f"castle/small/{suit}.svg")
        for layer in layers:
            surface.blit(kit.art.picture(layer, width, height), (0, 0), special_flags=PREMULTIPLIED)
        rank = self.rank_label(card)
        if width < SMALL_CARD and rank == _STAR:
            size = round(width * 0.42)
            star = kit.art.icon("star", size, colour)
            surface.blit(star, ((width - size) // 2, round(height * 0.28) - size // 2), special_flags=PREMULTIPLIED)
            return surface
        if width < SMALL_CARD:
            _write(kit, surface, rank, width * 0.5, height * 0.28, width * 0.52, colour)
            return surface
        corner = kit.art.cached(("rank", rank, colour, width), lambda: _corner(kit, rank, width, colour))
        surface.blit(corner, (0, 0), special_flags=PREMULTIPLIED)
        turned = pygame.transform.rotate(corner, 180)
        surface.blit(turned, (width - turned.get_width(), height - turned.get_height()), special_flags=PREMULTIPLIED)
        if width >= FULL_CARD:
            _write_role(kit, surface, role, width, height)
        return surface

    @staticmethod
    def rank_label(card: int) -> str:
        """The index in the corner."""
        value = VALUE[card]
        return _RANKS.get(value, str(value) if value else _STAR)


def _corner(kit: Kit, rank: str, width: int, colour: Colour) -> pygame.Surface:
    """The index of a rank, centred where the suit below it stands."""
    surface = blank(round(width * 0.2), round(width * 0.26))
    if rank == _STAR:
        size = round(width * 0.15)
        star = kit.art.icon("star", size, colour)
        place = (round(width * 0.1) - size // 2, round(width * 0.136) - size // 2)
        surface.blit(star, place, special_flags=PREMULTIPLIED)
        return surface
    _write(kit, surface, rank, width * 0.1, width * 0.136, width * (0.16 if len(rank) > 1 else 0.19), colour)
    return surface


def _write(kit: Kit, surface: pygame.Surface, words: str, x: float, y: float, size: float, colour: Colour) -> None:
    drawn = kit.fonts.line(words, "serif", max(8, round(size)), colour)
    box = drawn.get_bounding_rect()
    surface.blit(drawn, (round(x) - box.centerx, round(y) - box.centery), special_flags=PREMULTIPLIED)


def _write_role(kit: Kit, surface: pygame.Surface, role: str, width: int, height: int) -> None:
    room = round(width * 0.6)
    px = kit.fonts.fitting_px([role], "sans", max(9, round(width * 0.088)), room, 7)
    drawn = kit.fonts.line(role, "sans", px, _ROLE_INK)
    place = ((width - drawn.get_width()) // 2, round(height * 0.943) - drawn.get_height() // 2)
    surface.blit(drawn, place, special_flags=PREMULTIPLIED)
