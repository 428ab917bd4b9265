"""The lines of a deck: a card with its copies and numbers, and a rule that is kept or broken."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from ....engine.text import Text, text
from ....table.display import Picture
from ....table.kit import Kit
from ....table.pixels import panel
from ....table.theme import GARNET, INK, PAPER_SHADE, WOOD, Colour
from ....table.widgets import BRASS_SHADE, Button, Widget
from ..cards import CREATURES, STARS, STATS, card_text, is_scenario
from ..collection import described
from ..draft import RuleState

STAT_INKS: tuple[Colour, Colour, Colour] = ((150, 44, 40), (36, 76, 140), (30, 96, 58))
"""ATQ, VL and DF on paper, always in this order (J1)."""
STAT_SIGNS = ("sword", "wing", "shield")
STAT_NAMES = ("atq", "vl", "df")
_KEPT: Colour = (30, 96, 58)
_FIELD: Colour = (255, 252, 244)
_NARROW = 290
"""Design units of width below which a number has to stand for the stars."""
_SHRINK = 0.86
_TURNS = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Entry(Button):
    """A card of the deck in a line: copies, stars or sign, name, numbers. A press takes one out."""

    ring_gap = (3.0, 2.0)

    def __init__(self, kind: int, count: int, act: Callable[[int], None], look: Callable[[int], None]) -> None:
        super().__init__(card_text(kind), partial(act, kind))
        self.kind, self._count, self.look = kind, count, look
        self.take: Callable[[int, tuple[int, int]], None] | None = None

    @property
    def aloud(self) -> tuple[Text, ...]:
        """The card in words, for who has it read aloud."""
        return (*described(self.kind)[:2], text("jartible.decks.copies", n=self._count))

    def height(self, kit: Kit, width: int) -> int:
        """A line, easy to hit; more where the name needs them."""
        return max(kit.px(24), self._name(kit, width).get_height() + kit.px(6))

    def _edges(self, kit: Kit, width: int) -> tuple[int, int, int]:
        """Where signs, name and numbers begin, from the left."""
        copies = max(kit.fonts.width(words, "bold", kit.metrics.text_px("small")) for words in (self._copies, "0 ×"))
        signs = kit.px(8) + copies + kit.px(8)
        stars = 2 if self._narrow(kit, width) else 3
        numbers = width - kit.px(8) - (3 * _cell(kit) if self.kind < CREATURES else 0)
        return signs, signs + stars * _side(kit) + kit.px(6), numbers

    @property
    def _copies(self) -> str:
        return f"{self._count} ×"

    def _name(self, kit: Kit, width: int) -> pygame.Surface:
        """A little smaller if that makes it fit, else in two lines."""
        _, left, right = self._edges(kit, width)
        said, px, room = kit.say(self.text), kit.metrics.text_px("small"), right - left - kit.px(6)
        smaller = kit.fonts.fitting_px([said], "sans", px, room, round(px * _SHRINK))
        if kit.fonts.width(said, "sans", smaller) <= room:
            return kit.fonts.line(said, "sans", smaller, INK)
        return kit.fonts.block(said, "sans", smaller, INK, max(1, room))

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """The line from left to right."""
        rect = self.rect
        signs, left, _ = self._edges(kit, rect.w)
        plate = panel(rect.w, rect.h, kit.px(5), _FIELD, 255, PAPER_SHADE)
        copies, name = kit.line(self._copies, "small", INK, "bold"), self._name(kit, rect.w)
        result = [
            Picture((id(self), "plate"), plate, rect.x, rect.y, z),
            self._middle("copies", copies, rect.x + kit.px(8), z),
            *self._signs(kit, rect.x + signs, z),
            self._middle("name", name, rect.x + left, z),
            *self._numbers(kit, rect.right - kit.px(8), z),
        ]
        if focused:
            result.append(self._focus_ring(kit, z))
        return result

    def _middle(self, part: object, drawn: pygame.Surface, x: int, z: int) -> Picture:
        return Picture((id(self), part), drawn, x, self.rect.centery - drawn.get_height() // 2, z + 1)

    def _narrow(self, kit: Kit, width: int) -> bool:
        """Whether a number has to stand for the stars."""
        return width < _NARROW * kit.metrics.unit * kit.metrics.scale

    def _signs(self, kit: Kit, x: int, z: int) -> list[Picture]:
        """Its stars, or the sign of its sort."""
        side, narrow = _side(kit), self._narrow(kit, self.rect.w)
        if self.kind >= CREATURES:
            name = "scenario" if is_scenario(self.kind) else "support"
            sign = kit.art.silhouette(f"jartible/signs/{name}.svg", round(side * 1.3), WOOD)
            return [self._middle("sign", sign, x + ((2 if narrow else 3) * side - sign.get_width()) // 2, z)]
        star = kit.art.icon("star", side, BRASS_SHADE)
        stars = STATS[self.kind][STARS]
        if narrow:
            number = kit.line(str(stars), "small", BRASS_SHADE, "bold")
            return [self._middle("stars", number, x, z), self._middle("star", star, x + side - kit.px(2), z)]
        return [self._middle(("star", i), star, x + i * side, z) for i in range(stars)]

    def _numbers(self, kit: Kit, right: int, z: int) -> list[Picture]:
        """ATQ, VL and DF in equal cells."""
        if self.kind >= CREATURES:
            return []
        px, cell = kit.metrics.text_px("small"), _cell(kit)
        result: list[Picture] = []
        for i, value in enumerate(STATS[self.kind][:3]):
            drawn = kit.fonts.digits(str(value), "bold", px, STAT_INKS[i])
            result.append(self._middle(("value", i), drawn, right - (2 - i) * cell - drawn.get_width(), z))
        return result

    def press(self, pos: tuple[int, int]) -> None:
        """Take it up, or take it out."""
        if self.take is not None:
            self.take(self.kind, pos)
        else:
            self.act()

    def key(self, event: pygame.Event) -> bool:
        """Enter takes one out, Space looks closely."""
        if event.key in _TURNS:
            self.act()
        elif event.key == pygame.K_SPACE:
            self.look(self.kind)
        else:
            return False
        return True


class Columns(Widget):
    """What the numbers of the lines below are: sword, wing and shield above their columns."""

    def height(self, kit: Kit, width: int) -> int:
        """A sign."""
        return round(kit.metrics.text_px("small") * 1.1)

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """The signs, at the right."""
        side, cell = self.rect.h, _cell(kit)
        right = self.rect.right - kit.px(8)
        result: list[Picture] = []
        for i, (name, ink) in enumerate(zip(STAT_SIGNS, STAT_INKS, strict=True)):
            sign = kit.art.silhouette(f"jartible/signs/{name}.svg", side, ink)
            x = right - (2 - i) * cell - (cell - kit.px(6) + side) // 2
            result.append(Picture((id(self), name), sign, x, self.rect.y, z))
        return result


def _cell(kit: Kit) -> int:
    """The width of a number's column."""
    return kit.fonts.width("100", "bold", kit.metrics.text_px("small")) + kit.px(6)


def _side(kit: Kit) -> int:
    """The side of a small sign."""
    return round(kit.metrics.text_px("small") * 0.95)


class RuleLine(Widget):
    """A rule of J3: a tick, or a warning and what is wrong."""

    def __init__(self, state: RuleState) -> None:
        super().__init__()
        self.state = state

    def _side(self, kit: Kit) -> int:
        return round(kit.metrics.text_px("small") * 1.1)

    def _blocks(self, kit: Kit, width: int) -> list[pygame.Surface]:
        room, px = width - self._side(kit) - kit.px(8), kit.metrics.text_px("small")
        ink = GARNET if self.state.broken else INK
        return [kit.fonts.block(kit.say(line), "sans", px, ink, room) for line in self.state.lines]

    def height(self, kit: Kit, width: int) -> int:
        """As many lines as the words need."""
        return sum(block.get_height() for block in self._blocks(kit, width))

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """Sign and words."""
        side, rect = self._side(kit), self.rect
        icon, ink = ("warning", GARNET) if self.state.broken else ("check", _KEPT)
        shift = max(0, (kit.line_height("small") - side) // 2)
        result = [Picture((id(self), "sign"), kit.art.icon(icon, side, ink), rect.x, rect.y + shift, z)]
        y = rect.y
        for i, block in enumerate(self._blocks(kit, rect.w)):
            result.append(Picture((id(self), i), block, rect.x + side + kit.px(8), y, z))
            y += block.get_height()
        return result
