"""The other seat of a lesson: it thinks nothing, and does what the script says, at the pace of a real opponent."""

from __future__ import annotations

from ...bots.worker import Answer, BotRequest
from ...engine.contract import Choice
from ...match.match import Match
from ...match.session import Session
from ..desk import Desk
from .course import RIVAL, Course


class Script:
    """Stands in the place of the computer's process."""

    def __init__(self, match: Match, course: Course) -> None:
        self._match, self._course = match, course
        self._tickets = 0
        self._asked = False

    def ask(self, request: BotRequest) -> int:
        """Put a question; the ticket under which it will be answered."""
        self._tickets += 1
        self._asked = True
        return self._tickets

    def poll(self) -> Answer | None:
        """The reply that is due, if one was asked for."""
        if not self._asked:
            return None
        self._asked = False
        made = sum(step.seat == RIVAL for step in self._match.deals[-1].steps)
        return Answer(self._tickets, Choice(self._course.reply(made), 0.5), False)

    def cancel(self) -> None:
        """Forget the question; asked anew, the script says the same."""
        self._asked = False


class LessonSession(Session):
    """A session that stands still while the learner reads."""

    def __init__(self, desk: Desk, match: Match, course: Course) -> None:
        super().__init__(match, Script(match, course), desk.clock)
        self._course = course

    def tick(self, at_rest: bool) -> bool:
        """Go on, unless something is to be read first."""
        return not self._course.reading and super().tick(at_rest)
