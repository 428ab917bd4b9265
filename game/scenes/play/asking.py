"""An open question at a shared screen: one prompt for everyone, no curtain; only who claims an answer gets one.

The state asks its seats one after another. The people at the screen answer together, as at a table: somebody speaks
up, or nobody does. What they have said holds for those that are asked until then; it lapses as soon as anything but a
pass is played.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.contract import Action, Intent
from ...engine.text import Text
from ...engine.view import PUBLIC, Decision, Seat
from ...match.match import Match

PASS = "pass"
"""The button with which any game lets an open question pass."""


@dataclass(frozen=True, slots=True)
class _Question:
    """Who is still to be asked, the first one now, a person; how one passes, and what is asked."""

    asked: tuple[Seat, ...]
    passing: Action
    text: Text


@dataclass(frozen=True, slots=True)
class _Word:
    """What people said: whose turns it settles, from which step of which deal on. The claimer, if any, is the last."""

    deal: int
    ply: int
    settled: tuple[Seat, ...]
    claimer: Seat | None
    passing: Action


class Asking:
    """Follows the open questions of a match; none where only one person plays, or only who can answer is asked."""

    def __init__(self, match: Match, *, shared: bool) -> None:
        self._match = match
        self._shared = shared
        self._word: _Word | None = None
        self._known: tuple[int, _Question | None] = (-1, None)

    # What is asked

    @property
    def prompt(self) -> Text | None:
        """What everyone at the screen is asked now; None where there is nothing, or it has been answered."""
        question = self._question()
        return question.text if question is not None and self._spoken() is None else None

    @property
    def people(self) -> tuple[Seat, ...]:
        """The people whose answer is still open, in the order in which they are asked."""
        question = self._question()
        asked = question.asked if question is not None else ()
        return tuple(seat for seat in asked if self._match.seats[seat].kind == "human")

    def due(self) -> tuple[Seat, Action] | None:
        """The pass of the person asked now, who has left the answer to others."""
        question, word = self._question(), self._spoken()
        if question is None or word is None or question.asked[0] == word.claimer:
            return None
        return question.asked[0], word.passing

    def answer(self, claimer: Seat | None) -> None:
        """Somebody wants to answer, or nobody."""
        question = self._question()
        if question is None:
            return
        asked = question.asked
        settled = asked if claimer is None else asked[: asked.index(claimer) + 1]
        self._word = _Word(self._match.deal, self._match.ply, settled, claimer, question.passing)

    def _spoken(self) -> _Word | None:
        """What was said, as long as it holds."""
        word = self._word
        if word is None or word.deal != self._match.deal or self._match.ply < word.ply:
            return None
        since = self._match.deals[-1].steps[word.ply :]
        passed = len(since) < len(word.settled) and all(step.action == word.passing for step in since)
        return word if passed and self._match.pending() == (word.settled[len(since)],) else None

    def _question(self) -> _Question | None:
        """The open question that a person is asked now; looked for once at each point of the match."""
        if not self._shared:
            return None
        revision, found = self._known
        if revision != self._match.revision:
            found = self._look()
            self._known = (self._match.revision, found)
        return found

    def _look(self) -> _Question | None:
        decision, pending = self._decision(), self._match.pending()
        if decision is None:
            return None
        passing = self._match.rules.actions(self._match.view(pending[0]), Intent(None, PASS))
        asked: tuple[Seat, ...] = self._match.view(PUBLIC).facts.asked
        return _Question(asked, passing[0], decision.text) if len(passing) == 1 else None

    def _decision(self) -> Decision | None:
        """The decision of the one person that is asked, if it is an open one."""
        pending = self._match.pending()
        if len(pending) != 1 or self._match.seats[pending[0]].kind != "human":
            return None
        decision = self._match.state.decision(pending[0])
        return decision if decision is not None and decision.open else None
