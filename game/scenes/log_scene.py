"""The whole log: every line so far; each leads to the table as it was then."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ..engine.event import lines_of
from ..engine.text import Text, text
from ..engine.view import Seat
from ..match.match import Match
from ..match.replay import Replay
from ..table.display import Picture
from ..table.kit import Kit
from ..table.pixels import panel
from ..table.theme import INK, PAPER_SHADE
from ..table.widgets import Button, Label, Row, Space, Widget
from .desk import Desk
from .launch import export_log
from .scene import PageScene


class Line(Button):
    """A line of the log on paper."""

    def _block(self, kit: Kit, width: int) -> pygame.Surface:
        px = kit.metrics.text_px("body")
        return kit.fonts.block(kit.say(self.text), "sans", px, INK, width - kit.px(16))

    def height(self, kit: Kit, width: int) -> int:
        """As many lines as the words need."""
        return self._block(kit, width).get_height() + kit.px(4)

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """The words, on a darker strip while they have the focus."""
        rect = self.rect
        words = self._block(kit, rect.w)
        result = [Picture((id(self), "words"), words, rect.x + kit.px(8), rect.y + kit.px(2), z + 1)]
        if focused:
            strip = panel(rect.w, rect.h, kit.px(5), PAPER_SHADE, 255, None)
            result += [Picture((id(self), "strip"), strip, rect.x, rect.y, z), self._focus_ring(kit, z)]
        return result


class LogScene(PageScene):
    """What happened, as far as the viewer may know it."""

    name = "log"
    page_width = 720

    def __init__(self, desk: Desk, match: Match, viewer: Seat, bottom: Seat, from_end: int = 0) -> None:
        super().__init__(desk)
        self.game = match.game
        self._match = match
        self._replay = Replay(match)
        self._viewer, self._bottom = viewer, bottom
        self._from_end = from_end
        self._note: Text | None = None
        self._lines: list[Line] = []
        self._opened = False

    def widgets(self) -> list[Widget]:
        """One line per event that says something."""
        self._lines = [
            Line(line, self._showing(n))
            for n in range(len(self._replay.steps) + 1)
            for line in lines_of(self._replay.events(n, self._viewer))
        ]
        return [
            Label(text("common.log.title"), "title", align="center"),
            Label(self._note or text("common.log.explain"), "small", align="center"),
            Space(4),
            *self._lines,
            Space(4),
            Row(
                [
                    Button(text("common.back"), self.back, icon="back"),
                    Button(text("common.menu.export"), self._export, icon="export"),
                ]
            ),
        ]

    def enter(self) -> None:
        """With the names of that match."""
        self.desk.names = tuple(seat.name for seat in self._match.seats)
        super().enter()

    def layout(self) -> None:
        """Open at the line asked for, else at the newest."""
        super().layout()
        if not self._opened and self._lines:
            self._opened = True
            self.page.focus = max(1, len(self._lines) - self._from_end)
            self.page.move_focus(-1)

    def _showing(self, n: int) -> Callable[[], None]:
        def show() -> None:
            from .replay import ReplayScene

            self.desk.scenes.push(ReplayScene(self.desk, self._match, self._viewer, self._bottom, at=n))

        return show

    def _export(self) -> None:
        self._note = export_log(self.desk, self._match, self._viewer)
        self.rebuild()

    def handle(self, event: pygame.Event) -> None:
        """L closes the log as it opened it."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_l:
            self.back()
            return
        super().handle(event)
