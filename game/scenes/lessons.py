"""The lessons of a game that has several: which there are, which are done, and which comes next."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from ..data.lessons import lesson_numbers, load_lesson
from ..data.toml import DataError
from ..engine.errors import TableError
from ..engine.text import Text, text
from ..table.display import Picture
from ..table.kit import Kit
from ..table.widgets import Button, Label, Row, Space, Widget, fitted
from .desk import Desk
from .scene import PageScene

_EDGE = 16.0
"""Between the edge of a plate and what stands on it, in design units."""


class LessonButton(Button):
    """A lesson: its name at the left of the plate, and at the right a tick if it is done. Its words say that, too."""

    def __init__(self, number: int, title: Text, act: Callable[[], Any], *, style: str, icon: str) -> None:
        self.called = text("common.lessons.numbered", number=number, title=title)
        words = text("common.lessons.done", lesson=self.called) if icon else self.called
        super().__init__(words, act, icon=icon, style=style)

    def _label(self, kit: Kit, width: int) -> pygame.Surface:
        """The name, in a column of the same width on every plate."""
        room = width - 2 * kit.px(_EDGE) - self._icon_size(kit) - kit.px(8)
        return fitted(kit, kit.say(self.called), self._ink(), max(kit.px(30), room), "bold")

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """Plate, name, tick."""
        rect, edge, label = self.rect, kit.px(_EDGE), self._label(kit, self.rect.w)
        result = [
            Picture((id(self), "plate"), self._plate(kit), rect.x, rect.y, z),
            Picture((id(self), "label"), label, rect.x + edge, rect.centery - label.get_height() // 2, z + 1),
        ]
        if self.icon:
            size = self._icon_size(kit)
            tick = kit.art.icon(self.icon, size, self._ink())
            result.append(Picture((id(self), "icon"), tick, rect.right - edge - size, rect.centery - size // 2, z + 1))
        if focused:
            result.append(self._focus_ring(kit, z))
        return result


class LessonsScene(PageScene):
    """One plate for each lesson; the first that is not done is bright and has the focus."""

    name = "lessons"
    page_width = 460

    def __init__(self, desk: Desk, game: str) -> None:
        super().__init__(desk)
        self.game = game
        self._titles = {number: _title(game, number) for number in lesson_numbers(game)}

    def enter(self) -> None:
        """Lessons may have been done meanwhile."""
        open_ones = [number for number, title in self._titles.items() if isinstance(title, Text)]
        self.page.focus = open_ones.index(self._fresh) if self._fresh in open_ones else 0
        super().enter()

    @property
    def _fresh(self) -> int | None:
        """The first lesson that is not done."""
        known = self.desk.settings.knows_lesson
        return next((number for number in self._titles if not known(self.game, number)), None)

    def widgets(self) -> list[Widget]:
        """All lessons in their order, and the way back."""
        return [
            Label(text("common.lessons.title"), "title", align="center"),
            *(self._lesson(number, title) for number, title in self._titles.items()),
            Space(4),
            Row([Button(text("common.back"), self.back, icon="back")]),
        ]

    def _lesson(self, number: int, title: Text | DataError) -> Widget:
        """A lesson as a plate; where its file is wrong, what is wrong."""
        if isinstance(title, DataError):
            return Label(title.reason, "small")
        style = "brass" if number == self._fresh else "plate"
        icon = "check" if self.desk.settings.knows_lesson(self.game, number) else ""
        return LessonButton(number, title, partial(self._learn, number), style=style, icon=icon)

    def _learn(self, number: int) -> None:
        from .lesson.course import read_lesson
        from .lesson.scene import LessonScene

        try:
            lesson = read_lesson(self.game, number)
        except TableError as error:
            self.desk.notices.append(error.reason)
            return
        self.desk.scenes.push(LessonScene(self.desk, lesson))


def _title(game: str, number: int) -> Text | DataError:
    """What a lesson is called, or what is wrong with its file."""
    try:
        return text(load_lesson(game, number).title)
    except DataError as error:
        return error
