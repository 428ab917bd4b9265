"""The bar and the log of a lesson, and above the cards a slip of paper with the teacher's words."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ...engine.text import Text
from ...table.display import Picture
from ...table.kit import Kit
from ...table.pixels import panel, shadow
from ...table.theme import BRASS, INK, PAPER
from ...table.widgets import IconButton
from ..play.hud import Hud

_Z = 205
_MOST_SHARE = 0.24
"""Of the window's height: more the slip never takes from the cards."""
_SHRINKING = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64)


class LessonHud(Hud):
    """A `Hud` that keeps room for the teacher's longest words, so that the cards never jump."""

    def __init__(self, icons: Sequence[IconButton], words: Sequence[Text]) -> None:
        super().__init__(icons)
        self._all = tuple(words)
        self.slip = pygame.Rect(0, 0, 0, 0)
        self.taught: Text | None = None
        self.number = 0
        """The step to which the words belong, from 1."""
        self._px = 0

    def place(self, kit: Kit) -> None:
        """The slip takes the upper edge of the board."""
        super().place(kit)
        margin = kit.px(8)
        width = self.board.w - 2 * margin
        most = round(kit.metrics.height * _MOST_SHARE) - self._air(kit)
        high = 0
        for share in _SHRINKING:
            self._px = max(9, round(kit.metrics.text_px("body") * share))
            high = max(self._drawn(kit, words, width).get_height() for words in self._all)
            if high <= most:
                break
        self.slip = pygame.Rect(self.board.x + margin, self.board.y + margin, width, high + self._air(kit))
        taken = self.slip.bottom + kit.px(4) - self.board.y
        self.board = pygame.Rect(self.board.x, self.board.y + taken, self.board.w, self.board.h - taken)

    def _air(self, kit: Kit) -> int:
        return kit.px(14)

    def _count_width(self, kit: Kit) -> int:
        return kit.line(self._count(len(self._all)), "small", INK, "bold").get_width()

    def _count(self, number: int) -> str:
        return f"{number} / {len(self._all)}"

    def _drawn(self, kit: Kit, words: Text, width: int) -> pygame.Surface:
        room = width - self._count_width(kit) - kit.px(44)
        return kit.fonts.block(kit.say(words), "sans", self._px, INK, max(1, room))

    def pictures(self, kit: Kit, focused: object) -> list[Picture]:
        """The bar as ever, and the slip."""
        return super().pictures(kit, focused) + self._slip_pictures(kit)  # type: ignore[arg-type]

    def _slip_pictures(self, kit: Kit) -> list[Picture]:
        if self.taught is None:
            return []
        slip, spread = self.slip, kit.px(8)
        words = self._drawn(kit, self.taught, slip.w)
        count = kit.line(self._count(self.number), "small", INK, "bold")
        mark = panel(kit.px(4), slip.h - kit.px(12), kit.px(2), BRASS, 255, None)
        left = slip.x + kit.px(18)
        right = slip.right - kit.px(12) - count.get_width()
        return [
            Picture("slip_shadow", shadow(slip.w, slip.h, spread, 110), slip.x - spread + 2, slip.y - spread + 3, _Z),
            Picture("slip", panel(slip.w, slip.h, kit.px(5), PAPER, 255, None), slip.x, slip.y, _Z + 1),
            Picture("slip_mark", mark, slip.x + kit.px(7), slip.y + kit.px(6), _Z + 2),
            Picture("slip_words", words, left, slip.centery - words.get_height() // 2, _Z + 2),
            Picture("slip_count", count, right, slip.centery - count.get_height() // 2, _Z + 2),
        ]
