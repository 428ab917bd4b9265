"""Small buttons for what stands above or between other things."""

from __future__ import annotations

import pygame

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
        words = kit.fonts.width(kit.say(self.text), "bold", kit.metrics.text_px("small"))
        return words + self._beside(kit) + kit.px(22)

    def _icon_size(self, kit: Kit) -> int:
        return round(kit.metrics.text_px("small") * 1.1)

    def _label(self, kit: Kit, width: int) -> pygame.Surface:
        room = (max(kit.px(30), width - kit.px(16) - self._beside(kit)), self.height(kit, width))
        return fitted(kit, kit.say(self.text), "bold", kit.metrics.text_px("small"), self._ink(), room)
