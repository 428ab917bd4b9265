"""The ways on from a lesson: its menu, its end, and what the teacher answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...bots.levels import levels
from ...data.lessons import lesson_numbers
from ...engine.errors import TableError
from ...engine.text import Text, text
from ...match.seats import SeatSetup
from ...table.page import Page
from ...table.widgets import Button, Label, Space, Widget
from ..play import sheets
from ..play.advice import Adviser
from ..play.sheets import Sheet
from ..play.ways import Entries, Ways
from .course import Lesson, read_lesson

if TYPE_CHECKING:
    from .scene import LessonScene

GO_ON = "go_on"


class Teacher(Adviser):
    """Points at what the step is about; asked for a hint, he names the move."""

    def __init__(self, scene: LessonScene) -> None:
        super().__init__(scene)
        self._lesson = scene

    def ask(self) -> None:
        """What is to be done now."""
        self._lesson.say(self.advice("try"))

    def advice(self, kind: str) -> Text:
        """A sentence that leads back to the step."""
        scene = self._lesson
        step = scene.course.step
        if step is None or not step.expect:
            return text(f"{scene.game}.lesson.{kind}.read")
        if scene.seating.viewer not in scene.session.humans_asked():
            return text("common.hint.not_now")
        move = scene.look.action_text(scene.view, step.expect[0])
        return text(f"{scene.game}.lesson.{kind}.move", move=move)


class LessonWays(Ways):
    """The table's ways, as far as a lesson has them: nothing is saved, undone or resigned here."""

    def __init__(self, scene: LessonScene) -> None:
        super().__init__(scene)
        self._lesson = scene

    def _key(self, name: str) -> str:
        return f"{self._lesson.game}.lesson.{name}"

    def prompt(self, mine: bool) -> Text | None:
        """What is asked; while something is to be read, that."""
        if self._lesson.course.reading:
            return text(f"{self._lesson.game}.lesson.reading")
        return super().prompt(mine)

    def buttons(self, keys: Sequence[str]) -> list[Button]:
        """The choice bar; while something is to be read, the way on."""
        if not self._lesson.course.reading:
            return super().buttons(keys)
        self.button_keys = (GO_ON,)
        return [Button(text(f"{self._lesson.game}.lesson.go_on"), self._lesson.read_on, icon="play", style="brass",
                       letter="g")]  # fmt: skip

    def _style(self, key: str) -> str:
        """Bright is what the teacher points at."""
        step = self._lesson.course.step
        return "brass" if step is not None and key in step.show else "plate"

    def log_heading(self) -> tuple[str, str]:
        """The game and the lesson."""
        say = self._lesson.desk.say
        return say(text(f"{self._lesson.game}.name")), say(text(f"{self._lesson.game}.lesson.title"))

    def open_menu(self) -> None:
        """Go on, begin again, look something up, or leave."""
        entries: Entries = [
            (self._key("go_on"), "play", self._resume),
            (self._key("again"), "to_start", self.again),
            ("common.menu.rules", "book", self.open_rules),
            ("common.menu.settings", "gear", self._settings),
            ("common.menu.keys", "keyboard", self._keys),
            (self._key("leave"), "back", self.leave),
        ]
        self._lesson.open_sheet(sheets.menu(entries, self._resume))

    def open_result(self) -> None:
        """The lesson is over: what comes next, brightest the next lesson if there is one."""
        game = self._lesson.game
        outcome = self._lesson.match.state.outcome()
        widgets: list[Widget] = [Label(text(f"{game}.lesson.done"), "title", align="center")]
        if outcome is not None:
            widgets.append(Label(outcome.reason, align="center"))
        entries: Entries = [
            (self._key("real"), "sword", self.play_real),
            (self._key("once_more"), "to_start", self.again),
            ("common.back", "back", self.leave),
        ]
        if self._following is not None:
            entries.insert(0, ("common.lessons.next", "play", self.next_lesson))
        widgets += [Label(text(f"{game}.lesson.next"), align="center"), Space(4)]
        widgets += [
            Button(text(key), act, icon=icon, style="brass" if i == 0 else "plate")
            for i, (key, icon, act) in enumerate(entries)
        ]
        scene = self._lesson
        scene.open_sheet(Sheet(Page(widgets), scene.close_sheet, "result", width=430, dim=90))

    @property
    def _following(self) -> int | None:
        """The number of the game's next lesson."""
        lesson = self._lesson.course.lesson
        return next((number for number in lesson_numbers(lesson.game) if number > lesson.number), None)

    def next_lesson(self) -> None:
        """The next lesson; what is wrong with its file is said."""
        assert self._following is not None
        try:
            self._begin(read_lesson(self._lesson.game, self._following))
        except TableError as error:
            self._lesson.desk.notices.append(error.reason)

    def again(self) -> None:
        """The same lesson from its beginning."""
        self._begin(self._lesson.course.lesson)

    def _begin(self, lesson: Lesson) -> None:
        from .scene import LessonScene

        desk = self._lesson.desk
        desk.scenes.exchange(LessonScene(desk, lesson))

    def play_real(self) -> None:
        """A duel from its deal, against the mildest opponent."""
        from ..launch import new_match, open_match, random_deal

        scene = self._lesson
        row = levels(scene.game)[0]
        seats = [scene.match.seats[0], SeatSetup("bot", scene.desk.say(text(row.name)), row.id)]
        try:
            match = new_match(scene.desk, scene.game, seed=random_deal(), options={}, seats=seats)
        except TableError as error:
            scene.desk.notices.append(error.reason)
            return
        open_match(scene.desk, match)

    def leave(self) -> None:
        """Back to where one came from; nothing is kept."""
        self._lesson.sheet = None
        self._lesson.desk.names = ()
        self._lesson.desk.scenes.pop()
