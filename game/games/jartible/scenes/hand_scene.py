"""Twelve cards at random out of a deck, as a match would begin (J10), again and again."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pygame

from ....engine.text import Text, text
from ....scenes.desk import Desk
from ....scenes.scene import PageScene
from ....table.widgets import Button, Label, Row, Space, Widget
from ..draft import tally
from ..limits import can_form
from ..phases import HAND
from .card_scene import CardScene
from .tiles import Faces, Tile, columns_for, tile_rows

_COLUMNS = 6


class HandScene(PageScene):
    """A hand on a sheet; a card of it can be looked at closely."""

    game = "jartible"
    name = "test_hand"
    page_width = 860

    def __init__(self, desk: Desk, deck: str, kinds: Sequence[int], rng: Random) -> None:
        super().__init__(desk)
        self._deck, self._kinds, self._rng = deck, tuple(kinds), rng
        self._faces = Faces(desk)
        self.hand: tuple[int, ...] = ()
        self._draw()

    def _draw(self) -> None:
        self.hand = tuple(sorted(self._rng.sample(self._kinds, min(HAND, len(self._kinds)))))

    def widgets(self) -> list[Widget]:
        """Whose hand it is, the buttons, the cards, what they come to."""
        tiles = [Tile(kind, self._look, self._look, self._faces) for kind in self.hand]
        again = Button(text("jartible.decks.again"), self._again, icon="dice", letter="A", style="brass")
        return [
            Label(text("jartible.decks.hand_of", name=self._deck), "title", align="center"),
            Row([again, Button(text("common.back"), self.back, icon="back")]),
            Space(2),
            *tile_rows(tiles, min(_COLUMNS, columns_for(self.desk.kit, self._room()))),
            *(Label(line, align="center") for line in self._lines()),
        ]

    def _room(self) -> int:
        """The width of the column, as the sheet will have it."""
        kit = self.desk.kit
        wanted = round(kit.px(self.page_width) * max(1.0, kit.metrics.scale * 0.8))
        return min(wanted, kit.metrics.width - kit.px(40) - 2 * kit.px(self.page.margin))

    def _lines(self) -> list[Text]:
        numbers = tally(self.hand)
        counts = {name: numbers[name] for name in ("creatures", "supports", "scenarios")}
        lines = [text("jartible.decks.in_hand", **counts)]
        if not can_form(self.hand, special_used=False):
            lines.append(text("jartible.decks.no_formation", rule="J10"))
        return lines

    def _again(self) -> None:
        self._draw()
        self.rebuild()

    def _look(self, kind: int) -> None:
        self.desk.scenes.push(CardScene(self.desk, kind))

    def layout(self) -> None:
        """The cards have the size of the window."""
        self._faces.forget()
        super().layout()

    def tick(self, now: float) -> None:
        """Draw what is seen and missing."""
        if self._faces.draw():
            self.dirty = True

    def handle(self, event: pygame.Event) -> None:
        """The right button looks closely, like a press."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            event = pygame.Event(pygame.MOUSEBUTTONDOWN, {**event.dict, "button": 1})
        super().handle(event)
