"""The cards of Duelo Jartible composed from layers and text, cached by card, size and language.

A creature: frame of its rarity, or the golden one, the drawn creature, stars, its name and three numbers (J1). A
support or a scenario: its picture, its name and its effect in words (J2). The measures are those of the plan that the
frames are drawn by.
"""

from __future__ import annotations

import pygame

from ...engine.text import text
from ...table.kit import Kit
from ...table.pixels import PREMULTIPLIED, blank, panel
from ...table.theme import PAPER, SMALL_CARD, Colour
from .cards import CARD_IDS, CREATURES, IS_SHINY, MODELS, STARS, STATS, is_scenario
from .wording import card_effect

_COUNTS = {1: "one", 2: "two", 3: "three"}
_BACK, _PAPER = "jartible/backs/plain.svg", "common/card/paper.svg"
_NAME_INK: Colour = (27, 39, 69)
_EFFECT_INK: Colour = (62, 50, 40)
_VALUE_INK: Colour = (255, 255, 255)
_NAME_PLACE, _NAME_ROOM = (0.5, 0.086), (0.815, 0.072)
_WIDE_NAME_PLACE, _WIDE_NAME_ROOM = (0.5, 0.158), (0.63, 0.128)
_LARGE, _NARROWED = 48, 0.84
"""A name is drawn about so many pixels high at first; how narrow letters may become before they lose height."""
_NAMED, _LEAST_NAMED = 64, 30
"""A landscape lower than this has a plate too small for its name; one lower still has no room for any (pixels)."""
_LOW_NAME, _EDGE = 0.2, 0.05
"""The name on such a landscape and its distance from the edge, as shares of the height."""
_EFFECT = (0.745, 0.945)
"""From where to where the effect stands in words."""
_VALUE_X, _VALUE_Y = (0.2, 0.5, 0.8), 0.885
_FULL_VALUE, _SMALL_VALUE = (0.25, 0.112), (0.28, 0.14)
_FULL_PICTURE, _SMALL_PICTURE = (0.092, 0.143, 0.816), (0.05, 0.03, 0.9)
"""Left and top as shares of width and height, side as a share of the width."""
_LEAST_EFFECT = 9
"""Smaller words would say nothing (pixels)."""
_BIG = 1.15
"""Wider than this by its height, a card lies as a landscape: a scenario on the table."""


def back(kit: Kit, width: int, height: int) -> pygame.Surface:
    """The back of every card; whose it is shows the place where it lies."""
    return kit.art.picture(_BACK, width, height)


def face(kit: Kit, card: int, width: int, height: int) -> pygame.Surface:
    """The card as it is seen, at a size in pixels; a back where it is hidden."""
    if card < 0:
        return back(kit, width, height)
    name = kit.say(text(f"jartible.card.{MODELS[card // 2] if card < CREATURES else CARD_IDS[card]}"))
    effect = card_effect(card)
    said = "" if effect is None else kit.say(effect)
    key = ("jartible", card, width, height, name, said)
    if card < CREATURES:
        return kit.art.cached(key, lambda: _creature(kit, card, name, width, height))
    return kit.art.cached(key, lambda: _effect_card(kit, card, name, said, width, height))


# Creatures


def _creature(kit: Kit, card: int, name: str, width: int, height: int) -> pygame.Surface:
    small = "small/" if width < SMALL_CARD else ""
    stars = _COUNTS[STATS[card][STARS]]
    surface = blank(width, height)
    _lay(kit, surface, f"jartible/frame/{small}{'shiny' if IS_SHINY[card] else stars}.svg", (0, 0), (width, height))
    left, top, side = _SMALL_PICTURE if small else _FULL_PICTURE
    size = max(1, round(side * width))
    place = (round(left * width), round(top * height))
    _lay(kit, surface, f"jartible/creatures/{MODELS[card // 2]}.svg", place, (size, size))
    _lay(kit, surface, f"jartible/stars/{small}{stars}.svg", (0, 0), (width, height))
    if not small:
        _write_name(kit, surface, name, _NAME_PLACE, _NAME_ROOM)
    _write_values(kit, surface, STATS[card][:3], _SMALL_VALUE if small else _FULL_VALUE)
    return surface


def _lay(kit: Kit, surface: pygame.Surface, layer: str, place: tuple[int, int], size: tuple[int, int]) -> None:
    surface.blit(kit.art.picture(layer, *size), place, special_flags=PREMULTIPLIED)


def _write_name(
    kit: Kit, surface: pygame.Surface, name: str, at: tuple[float, float], room: tuple[float, float]
) -> None:
    """On its plate; ``at`` and ``room`` in shares of the card."""
    width, height = surface.get_size()
    drawn = lettering(kit, name, round(width * room[0]), max(7, round(height * room[1])))
    x, y = round(width * at[0]), round(height * at[1])
    place = (x - drawn.get_width() // 2, y - drawn.get_height() // 2)
    surface.blit(drawn, place, special_flags=PREMULTIPLIED)


def lettering(kit: Kit, name: str, wide: int, px: int) -> pygame.Surface:
    """A name ``px`` high where it fits into ``wide`` pixels; a longer one narrowed a little, and only then smaller.

    It is drawn large and made smaller: letters that small would be moved to whole pixels, and into each other.
    """
    times = max(1, round(_LARGE / px))
    large = kit.fonts.line(name, "serif", px * times, _NAME_INK)
    across = min(1.0, wide * times / large.get_width())
    down = min(1.0, across / _NARROWED)
    size = (max(1, round(large.get_width() * across / times)), max(1, round(large.get_height() * down / times)))
    return pygame.transform.smoothscale(large, size)


def _write_values(kit: Kit, surface: pygame.Surface, values: tuple[int, ...], room: tuple[float, float]) -> None:
    """All three in one size: what fits the longest number."""
    width, height = surface.get_size()
    wanted = max(7, round(height * room[1]))
    px = kit.fonts.fitting_px([str(value) for value in values], "bold", wanted, round(width * room[0]), 6)
    for x, value in zip(_VALUE_X, values, strict=True):
        _centre(surface, kit.fonts.line(str(value), "bold", px, _VALUE_INK), (x, _VALUE_Y))


def _centre(surface: pygame.Surface, drawn: pygame.Surface, place: tuple[float, float]) -> None:
    """The ink of the words about a point, told in shares."""
    box = drawn.get_bounding_rect()
    x, y = place[0] * surface.get_width(), place[1] * surface.get_height()
    surface.blit(drawn, (round(x - box.w / 2) - box.x, round(y - box.h / 2) - box.y), special_flags=PREMULTIPLIED)


# Supports and scenarios


def _effect_card(kit: Kit, card: int, name: str, said: str, width: int, height: int) -> pygame.Surface:
    """A support on its fan, a scenario in its window; the effect in words where they can be read."""
    if width > height * _BIG:
        return _landscape(kit, card, name, width, height)
    words = None if width < SMALL_CARD else _effect_words(kit, said, width, height)
    form = "small/" if width < SMALL_CARD else "" if words else "wordless/"
    layers = [f"jartible/scenarios/{form}{CARD_IDS[card]}.svg"]
    if not is_scenario(card):
        layers = [_PAPER, f"jartible/supports/{form}{CARD_IDS[card]}.svg"]
    surface = blank(width, height)
    for layer in layers:
        _lay(kit, surface, layer, (0, 0), (width, height))
    if width >= SMALL_CARD:
        _write_name(kit, surface, name, _NAME_PLACE, _NAME_ROOM)
    if words is not None:
        place = ((width - words.get_width()) // 2, round(height * sum(_EFFECT) / 2) - words.get_height() // 2)
        surface.blit(words, place, special_flags=PREMULTIPLIED)
    return surface


def _effect_words(kit: Kit, said: str, width: int, height: int) -> pygame.Surface | None:
    """What the card does, as large as its room below the picture allows; None where it could not be read."""
    room, wide = round(height * (_EFFECT[1] - _EFFECT[0])), max(1, round(width * 0.84))
    for px in range(max(_LEAST_EFFECT, round(height * 0.062)), _LEAST_EFFECT - 1, -1):
        block = kit.fonts.block(said, "sans", px, _EFFECT_INK, wide, "center")
        if block.get_height() <= room:
            return block
    return None


def _landscape(kit: Kit, card: int, name: str, width: int, height: int) -> pygame.Surface:
    """A scenario as it lies across the middle: the whole landscape, its name and its sign."""
    surface = blank(width, height)
    _lay(kit, surface, f"jartible/scenarios/wide/{CARD_IDS[card]}.svg", (0, 0), (width, height))
    if height >= _NAMED:
        _write_name(kit, surface, name, _WIDE_NAME_PLACE, _WIDE_NAME_ROOM)
    elif height >= _LEAST_NAMED:
        _write_across(kit, surface, name)
    return surface


def _write_across(kit: Kit, surface: pygame.Surface, name: str) -> None:
    """On a plate of its own from side to side, where the one in the picture is too small for words."""
    width, height = surface.get_size()
    edge = max(1, round(height * _EDGE))
    px = max(9, round(height * _LOW_NAME))
    drawn = lettering(kit, name, width - 2 * edge - 2, px)
    plate = panel(width - 2 * edge, round(px * 1.2), edge, PAPER, 255, _NAME_INK)
    for layer in (plate, drawn):
        y = edge + (plate.get_height() - layer.get_height()) // 2
        surface.blit(layer, ((width - layer.get_width()) // 2, y), special_flags=PREMULTIPLIED)
