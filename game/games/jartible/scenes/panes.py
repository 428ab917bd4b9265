"""Sheets side by side: each scrolls for itself, and one of them has the focus."""

from __future__ import annotations

import pygame

from ....table.display import Picture
from ....table.kit import Kit
from ....table.page import Page
from ....table.widgets import Widget


class Pane(Page):
    """A sheet that fills its area; only the active one shows where the focus is."""

    margin = 18.0
    active = False

    @property
    def focused(self) -> Widget | None:
        """What has the focus, if this sheet has it."""
        return super().focused if self.active else None

    def _sheet_in(self, area: pygame.Rect, needs: tuple[int, int]) -> pygame.Rect:
        """All of the area."""
        return area.copy()

    def hovered(self, pos: tuple[int, int]) -> bool:
        """Whether something that can be pressed is under the pointer."""
        return self._at(pos) is not None

    def focus_on(self, widget: Widget) -> None:
        """Give the focus to a widget of this sheet and scroll it into sight."""
        self._give(next(i for i, stop in enumerate(self.stops) if stop is widget))


class Sheet(Pane):
    """A sheet of many lines that stand close together."""

    gap = 3.0


class Strip(Pane):
    """Widgets on the bare table."""

    margin = 0.0

    def _ground(self, kit: Kit, z: int) -> list[Picture]:
        """Nothing: the cloth."""
        return []
