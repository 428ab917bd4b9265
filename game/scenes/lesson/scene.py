"""The lesson on the table: the real table, the real rules, a rival with a script, and a teacher's slip above it."""

from __future__ import annotations

from ...engine.contract import Action
from ...engine.text import text
from ...table.hand import Wish
from ...table.theme import MOVE
from ...table.widgets import IconButton
from ..desk import Desk
from ..play.scene import TableScene
from .course import LEARNER, RIVAL, Course, Lesson, lesson_match
from .rival import LessonSession
from .slip import LessonHud
from .ways import LessonWays, Teacher


class LessonScene(TableScene):
    """One lesson. What is legal but not asked for is answered kindly and changes nothing."""

    name = "lesson"

    def __init__(self, desk: Desk, lesson: Lesson) -> None:
        learner = desk.settings.player_names[0].strip() or desk.say(text("common.new.default_name"))
        match = lesson_match(lesson, learner, desk.say(lesson.rival))
        self.course = Course(lesson)
        super().__init__(desk, match, LessonSession(desk, match, self.course))
        self.ways = LessonWays(self)
        self.adviser = self.teacher = Teacher(self)
        self.slip = LessonHud(self._icons(), [step.say for step in lesson.steps])
        self.hud = self.slip

    def _icons(self) -> list[IconButton]:
        """The table's, without what would lead out of the lesson's course."""
        ways = self.ways
        return [
            IconButton("menu", text("common.icon.menu"), ways.open_menu),
            IconButton("hint", text("common.icon.hint"), self.adviser.ask, letter="h"),
            IconButton("book", text("common.icon.rules"), ways.open_rules, letter="r"),
            IconButton("log", text("common.icon.log"), ways.open_log, letter="l"),
        ]

    def tick(self, now: float) -> None:
        """As at every table; the teacher speaks when it is the learner's turn."""
        super().tick(now)
        self._teach()

    def _teach(self) -> None:
        """Words and marks of the present step, once all that led to it was seen."""
        step = self.course.step
        mine = self.course.reading or self.seating.viewer in self.session.humans_asked()
        speaks = step is not None and mine and not self.show.busy
        slots = step.slots(self.view) if step is not None and speaks else ()
        if self.teacher.slots != slots:
            self.teacher.slots, self.dirty = slots, True
        if step is not None and speaks and self.slip.number != self.course.index + 1:
            self.slip.taught, self.slip.number, self.dirty = step.say, self.course.index + 1, True
            self.desk.read(step.say)

    def read_on(self) -> None:
        """The learner has read the step; words that are not there yet come first."""
        self.show.finish()
        if self.course.reading and self.slip.number == self.course.index + 1 and not self.guarded:
            self.course.advance()
            self.ask_anew()
            self.dirty = True

    def wish(self, wish: Wish | None) -> None:
        """What the step does not ask for glides back."""
        if wish is not None and wish.actions and not any(map(self.course.goes_on, wish.actions)):
            if wish.dropped_at is not None and wish.intent.source is not None:
                self.top.glide_back(wish.intent.source, wish.dropped_at, MOVE)
            self._lead_back()
        else:
            super().wish(wish)

    def play(self, action: Action) -> None:
        """Play what the step asks for."""
        if not self.course.goes_on(action):
            self._lead_back()
            return
        before = self.match.revision
        super().play(action)
        if self.match.revision == before:
            return
        self.course.advance()
        if self.course.step is None:
            self.desk.settings.lesson_done(self.game, self.course.lesson.number)
            self.desk.keep_settings()

    def skip(self, steps: int) -> None:
        """Do the first steps at once, for who comes back to a later one."""
        for step in self.course.lesson.steps[:steps]:
            if step.expect:
                self.match.play(LEARNER, step.expect[0])
            for action in step.reply:
                self.match.play(RIVAL, action)
            self.course.advance()

    def _lead_back(self) -> None:
        self.dirty = True
        self.say(self.teacher.advice("other"))
