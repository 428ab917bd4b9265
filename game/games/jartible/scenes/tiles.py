"""Cards in rows, as they look on the table, each with the number of its copies in a deck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from ....engine.text import Text, text
from ....scenes.desk import Desk
from ....scenes.thumbnails import while_time
from ....table.display import Picture
from ....table.kit import Kit
from ....table.pixels import panel, shadow
from ....table.theme import BRASS, CARD_RATIO, NIGHT, PAPER_SHADE, WOOD, WOOD_DARK
from ....table.widgets import Button, Row, Widget
from .. import card_face
from ..collection import described

_UNITS = 94
"""How wide a card likes to be, with the air beside it."""
_MOST_UNITS = 150
_GAP = 10
_TURNS = (pygame.K_RETURN, pygame.K_KP_ENTER)

Size = tuple[int, int]


class Faces:
    """The faces of cards at the size in which they are shown, drawn a few in each frame."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._drawn: dict[tuple[object, ...], pygame.Surface] = {}
        self._missing: dict[tuple[int, Size], None] = {}

    def get(self, kind: int, size: Size) -> pygame.Surface | None:
        """The face, or None where it is still to be drawn."""
        found = self._drawn.get((kind, size, self._desk.language))
        if found is None:
            self._missing[kind, size] = None
        return found

    def draw(self) -> bool:
        """Draw what was asked for and missing, as far as this frame has time; False if there was nothing."""
        if not self._missing:
            return False
        for kind, size in while_time(tuple(self._missing)):
            del self._missing[kind, size]
            self._drawn[kind, size, self._desk.language] = card_face.face(self._desk.kit, kind, *size)
        return True

    def forget(self) -> None:
        """The window has another size."""
        self._drawn.clear()
        self._missing.clear()


class Tile(Button):
    """A card. Enter or a click does what it is for, Space or the right button looks closely."""

    ring_gap = (3.0, 3.0)

    def __init__(self, kind: int, act: Callable[[int], None], look: Callable[[int], None], faces: Faces) -> None:
        super().__init__(described(kind)[0], partial(act, kind))
        self.kind, self.look, self._faces = kind, look, faces
        self.count: Callable[[int], int] = lambda kind: 0
        """How many of them the deck has."""
        self.take: Callable[[int, tuple[int, int]], None] | None = None
        """What a press begins, where cards can be drawn from place to place."""

    @property
    def aloud(self) -> tuple[Text, ...]:
        """The card in words, for who has it read aloud."""
        return (*described(self.kind)[:2], text("jartible.decks.copies", n=self.count(self.kind)))

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """The card with its shadow; a blank one until it is drawn; its copies in a brass disc."""
        rect, spread = self.rect, kit.px(4)
        face = self._faces.get(self.kind, rect.size)
        if face is None:
            face = panel(rect.w, rect.h, max(2, rect.w // 20), PAPER_SHADE, 255, WOOD)
        dark = shadow(rect.w, rect.h, spread, 110)
        place = (rect.x - spread + kit.px(1.5), rect.y - spread + kit.px(2.5))
        result = [
            Picture((id(self), "shadow"), dark, *place, z),
            Picture((id(self), "face"), face, rect.x, rect.y, z + 1),
        ]
        count = self.count(self.kind)
        if count:
            result += _disc(kit, rect, count, (id(self), "count"), z + 2)
        if focused:
            result.append(self._focus_ring(kit, z))
        return result

    def press(self, pos: tuple[int, int]) -> None:
        """Take it up, or do it."""
        if self.take is not None:
            self.take(self.kind, pos)
        else:
            self.act()

    def key(self, event: pygame.Event) -> bool:
        """Enter does it, Space looks closely."""
        if event.key in _TURNS:
            self.act()
        elif event.key == pygame.K_SPACE:
            self.look(self.kind)
        else:
            return False
        return True


def _disc(kit: Kit, rect: pygame.Rect, count: int, key: object, z: int) -> list[Picture]:
    side = max(kit.px(22), round(kit.metrics.text_px("body") * 1.4))
    disc = panel(side, side, side // 2, BRASS, 255, NIGHT)
    number = kit.fonts.line(str(count), "bold", round(side * 0.62), WOOD_DARK)
    x, y = rect.right - round(side * 0.75), rect.y - side // 4
    return [
        Picture((key, "disc"), disc, x, y, z),
        Picture(
            (key, "number"), number, x + (side - number.get_width()) // 2, y + (side - number.get_height()) // 2, z
        ),
    ]


class TileRow(Row):
    """Cards side by side in columns of one width."""

    def __init__(self, tiles: Sequence[Tile], columns: int) -> None:
        super().__init__(tiles)
        self._columns = columns

    def _width(self, kit: Kit, width: int) -> int:
        return min(kit.px(_MOST_UNITS), (width - kit.px(_GAP) * (self._columns - 1)) // self._columns)

    def height(self, kit: Kit, width: int) -> int:
        """A card, and a little air for its shadow."""
        return round(self._width(kit, width) * CARD_RATIO) + kit.px(5)

    def place(self, kit: Kit, rect: pygame.Rect) -> None:
        """From left to right, in the middle as a whole."""
        self.rect = rect
        wide, gap = self._width(kit, rect.w), kit.px(_GAP)
        x = rect.x + (rect.w - self._columns * wide - gap * (self._columns - 1)) // 2
        for tile in self.buttons:
            tile.place(kit, pygame.Rect(x, rect.y + kit.px(2), wide, round(wide * CARD_RATIO)))
            x += wide + gap


def columns_for(kit: Kit, width: int) -> int:
    """How many cards stand side by side in a width."""
    return max(2, (width + kit.px(_GAP)) // round(kit.px(_UNITS) * max(1.0, min(1.4, kit.metrics.scale))))


def tile_rows(tiles: Sequence[Tile], columns: int) -> list[Widget]:
    """The cards in as many rows as they need."""
    return [TileRow(tiles[i : i + columns], columns) for i in range(0, len(tiles), columns)]
