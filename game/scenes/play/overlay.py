"""The table under a sheet: keys and presses are the sheet's, until one of them takes it away."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ..aloud import described
from .sheets import Sheet

if TYPE_CHECKING:
    from .scene import TableScene


class Overlay:
    """Lays a sheet over the table, and hands it what happens at keyboard and mouse."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._since = 0.0

    @property
    def guarded(self) -> bool:
        """Whether a sheet is so new that it takes no press yet."""
        sheet = self._scene.sheet
        return sheet is not None and self._scene.desk.clock() - self._since < sheet.guard

    def lay(self, sheet: Sheet) -> None:
        """A sheet now lies over the table."""
        scene = self._scene
        scene.hand.cancel()
        scene.sheet = sheet
        self._since = scene.desk.clock()
        self.place(sheet)
        scene.reader.opened(sheet)
        scene.dirty = True

    def place(self, sheet: Sheet) -> None:
        """Find the sheet's place in the present window."""
        kit = self._scene.desk.kit
        sheet.place(kit, pygame.Rect(0, 0, kit.metrics.width, kit.metrics.height))

    def handle(self, sheet: Sheet, event: pygame.Event) -> None:
        """Esc and a press beside the sheet leave it, if it need not be answered; everything else is for its page.

        A press so soon after it appeared was meant for what lay there before.
        """
        if self.guarded and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            return
        outside = event.type == pygame.MOUSEBUTTONDOWN and not sheet.page.sheet.collidepoint(event.pos)
        escape = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
        if escape and sheet.dismiss is None:
            self._scene.ways.open_menu()
        elif (outside or escape) and sheet.dismiss is not None:
            sheet.dismiss()
        else:
            self._handle_page(sheet, event)

    def _handle_page(self, sheet: Sheet, event: pygame.Event) -> None:
        """The sheet's own answer; what the focus has come to is read aloud."""
        scene = self._scene
        before = described(sheet.page.focused)
        if sheet.page.handle(event):
            scene.dirty = True
        if event.type == pygame.KEYDOWN and sheet is scene.sheet and described(sheet.page.focused) != before:
            scene.desk.answer(*described(sheet.page.focused))
