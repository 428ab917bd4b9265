"""The base of all scenes, and the base of those that are a sheet of paper on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from ..table.display import Picture
from ..table.page import Page
from ..table.pixels import cloth
from ..table.theme import CLOTHS
from ..table.widgets import Field, Widget
from .aloud import described, heading
from .desk import Desk

if TYPE_CHECKING:
    from .keys import KeyGroup

PAGE_WIDTH = 620


class Scene:
    """Something that fills the window. It says when it is ``dirty``; nothing is drawn otherwise."""

    game = "common"
    name = "scene"
    own_keys: KeyGroup | None = None
    """What keys do here, for the page that F1 shows; None where they do what they do at the table or on any sheet."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.dirty = True
        self.fresh = True
        """Whether everything must be drawn anew, the background too."""

    @property
    def typing(self) -> bool:
        """Whether letters belong to a field now."""
        return False

    def enter(self) -> None:
        """The scene gets the window."""
        self.relayout()

    def leave(self) -> None:
        """The scene loses the window."""

    def close(self) -> None:
        """The program ends: keep what must not be lost."""

    def relayout(self) -> None:
        """Find a place for everything in the present window."""
        self.layout()
        self.dirty = self.fresh = True

    def layout(self) -> None:
        """Find places; overridden by each scene."""

    def background(self) -> pygame.Surface:
        """What lies below everything."""
        metrics = self.desk.kit.metrics
        colour = CLOTHS.get(self.game, CLOTHS["common"])
        return cloth(metrics.width, metrics.height, colour, self.desk.kit.px(14))

    def handle(self, event: pygame.Event) -> None:
        """Answer an event of mouse or keyboard."""

    def focus_lost(self) -> None:
        """The window is no longer the active one."""

    def pointer_left(self) -> None:
        """The pointer is no longer over the window."""

    def tick(self, now: float) -> None:
        """Let time pass."""

    def pictures(self) -> Sequence[Picture]:
        """How it looks now."""
        return ()

    def back(self) -> None:
        """Esc: go where one came from."""
        self.desk.scenes.pop()


class PageScene(Scene):
    """A scene that is one sheet of widgets."""

    page_width = PAGE_WIDTH

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.page = Page([])

    def enter(self) -> None:
        """Read the first line aloud, and what has the focus, for who wishes that."""
        super().enter()
        self.desk.answer(*heading(self.page))

    @property
    def typing(self) -> bool:
        """Whether a field has the focus."""
        return isinstance(self.page.focused, Field)

    def widgets(self) -> list[Widget]:
        """The parts of the sheet from top to bottom."""
        return []

    def layout(self) -> None:
        """Build the sheet anew and keep focus and scroll."""
        old = self.page
        self.page = Page(self.widgets(), focus=old.focus)
        self.page.scroll = old.scroll
        self.place_page()

    def place_page(self) -> None:
        """Put the sheet in the middle of the window."""
        kit = self.desk.kit
        area = pygame.Rect(0, 0, kit.metrics.width, kit.metrics.height).inflate(-kit.px(40), -kit.px(32))
        width = round(kit.px(self.page_width) * max(1.0, kit.metrics.scale * 0.8))
        self.page.place(kit, area, width)

    def rebuild(self) -> None:
        """The widgets have changed: other choices are open now."""
        self.layout()
        self.dirty = True

    def handle(self, event: pygame.Event) -> None:
        """Esc goes back, everything else goes to the sheet."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.back()
            return
        before = described(self.page.focused)
        if self.page.handle(event):
            self.dirty = True
        if event.type == pygame.KEYDOWN and self.desk.scenes.top is self and described(self.page.focused) != before:
            self.desk.answer(*described(self.page.focused))

    def pictures(self) -> Sequence[Picture]:
        """The sheet."""
        return self.page.pictures()
