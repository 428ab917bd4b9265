"""A card looked at closely: large, with its words, and a way to put it in or take it out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ....engine.text import Text, text
from ....scenes.desk import Desk
from ....scenes.scene import PageScene
from ....table.display import Picture
from ....table.kit import Kit
from ....table.pixels import shadow
from ....table.theme import CARD_RATIO
from ....table.widgets import Button, Label, Row, Space, Widget
from .. import card_face
from ..closer import described


class LargeCard(Widget):
    """One card in the middle of the sheet."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self._kind = kind

    def height(self, kit: Kit, width: int) -> int:
        """Most of the window, so that words and buttons still have room."""
        return min(round(width * 0.8 * CARD_RATIO), round(kit.metrics.height * 0.52)) + kit.px(8)

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """The card and its shadow."""
        high, spread = self.rect.h - kit.px(8), kit.px(8)
        wide = round(high / CARD_RATIO)
        x, y = self.rect.centerx - wide // 2, self.rect.y
        dark = shadow(wide, high, spread, 120)
        return [
            Picture((id(self), "shadow"), dark, x - spread + kit.px(2), y - spread + kit.px(4), z),
            Picture((id(self), "face"), card_face.face(kit, self._kind, wide, high), x, y, z + 1),
        ]


@dataclass(frozen=True, slots=True)
class Handling:
    """What can be done with a card that is looked at."""

    count: Callable[[int], int]
    add: Callable[[int], Any]
    remove: Callable[[int], Any]


class CardScene(PageScene):
    """A card, its numbers or effect, its limits. ``handling``: the deck that it can be put into, if there is one."""

    game = "jartible"
    name = "card"
    page_width = 520

    def __init__(self, desk: Desk, kind: int, handling: Handling | None = None) -> None:
        super().__init__(desk)
        self._kind, self._handling = kind, handling

    def widgets(self) -> list[Widget]:
        """Name, card, words, buttons."""
        title, lines, rule = described(self._kind)
        return [
            Label(title, "title", align="center"),
            LargeCard(self._kind),
            *(Label(line, align="center") for line in (*lines, *self._copies())),
            Space(4),
            Row([*self._buttons(), self._rules_button(rule)]),
        ]

    def _copies(self) -> tuple[Text, ...]:
        return (text("jartible.decks.copies", n=self._handling.count(self._kind)),) if self._handling else ()

    def _buttons(self) -> list[Button]:
        back = Button(text("common.back"), self.back, icon="back")
        handling = self._handling
        if handling is None:
            return [back]
        out = Button(text("jartible.decks.take_out"), lambda: self._do(handling.remove), letter="-")
        out.enabled = handling.count(self._kind) > 0
        return [
            back,
            Button(text("jartible.decks.put_in"), lambda: self._do(handling.add), icon="plus", letter="+"),
            out,
        ]

    def _rules_button(self, rule: str) -> Button:
        return Button(text("common.menu.rules"), lambda: self._rules(rule), icon="book")

    def _rules(self, rule: str) -> None:
        from ....scenes.rules import RulesScene

        self.desk.scenes.push(RulesScene(self.desk, self.game, rule))

    def _do(self, act: Callable[[int], Any]) -> None:
        act(self._kind)
        self.rebuild()
