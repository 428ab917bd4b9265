"""Small buttons for what stands above or between other things."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from ....engine.text import Text
from ....table.fitting import fitted
from ....table.kit import Kit
from ....table.widgets import Button


class Chip(Button):
    """A button in small print, as low as can well be hit."""

    def height(self, kit: Kit, width: int) -> int:
        """One line and a little air."""
        return max(kit.px(28), kit.line_height("small") + kit.px(8))

    def natural_width(self, kit: Kit) -> int:
        """The width at which the words are whole."""
        return self._words_width(kit, self.text) + self._beside(kit) + kit.px(22)

    def _words_width(self, kit: Kit, words: Text) -> int:
        return kit.fonts.width(kit.say(words), "bold", kit.metrics.text_px("small"))

    def _icon_size(self, kit: Kit) -> int:
        return round(kit.metrics.text_px("small") * 1.1)

    def _label(self, kit: Kit, width: int) -> pygame.Surface:
        room = (max(kit.px(30), width - kit.px(16) - self._beside(kit)), self.height(kit, width))
        return fitted(kit, kit.say(self.text), "bold", kit.metrics.text_px("small"), self._ink(), room)


class Turn(Chip):
    """A chip that turns through several words. It is as wide as the longest: what stands beside it stays in place."""

    def __init__(self, words: Sequence[Text], chosen: int, act: Callable[[], Any], *, style: str) -> None:
        super().__init__(words[chosen], act, style=style)
        self._all = tuple(words)

    def natural_width(self, kit: Kit) -> int:
        """Room for any of the words."""
        return max(self._words_width(kit, words) for words in self._all) + kit.px(22)
