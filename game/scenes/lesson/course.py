"""The course of a lesson: its steps as actions of the game, rehearsed once before anybody is taught by it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from random import Random
from typing import Any

from ...data.lessons import LessonFile, StepRow, lesson_error, load_lesson
from ...engine.contract import Action, Intent, Option, Options, Rules, State
from ...engine.errors import TableError
from ...engine.text import SeatName, Text, text
from ...engine.view import EMPTY, Seat, Slot, View, Zone
from ...games.registry import rules
from ...match.match import Match
from ...match.seats import SeatSetup
from ...match.setup import Setup

LEARNER, RIVAL = 0, 1
_MOST_WAYS = 64
"""Ways through a lesson that are rehearsed."""


@dataclass(frozen=True, slots=True)
class Step:
    """What the teacher says, what he points at, which actions go on, and what the rival does then."""

    say: Text
    show: tuple[str, ...]
    expect: tuple[Action, ...]
    reply: tuple[Action, ...]

    def slots(self, view: View) -> tuple[Slot, ...]:
        """The slots pointed at; of a whole zone those that hold a card, of a pile the top one."""
        found: list[Slot] = []
        for mark in self.show:
            key, colon, index = mark.partition(":")
            if colon:
                found.append((key, int(index)))
            else:
                found += [slot for zone in view.zones if zone.key == key for slot in _held(zone)]
        return tuple(found)


def _held(zone: Zone) -> list[Slot]:
    """The slots of a zone's cards; of a pile only the top card is seen."""
    slots = [(zone.key, i) for i, card in enumerate(zone.cards) if card != EMPTY]
    return slots[-1:] if zone.form == "pile" else slots


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson that can be played through."""

    game: str
    number: int
    rival: Text
    position: Mapping[str, Any]
    steps: tuple[Step, ...]


class Course:
    """How far the learner has come in a lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.index = 0

    @property
    def step(self) -> Step | None:
        """The present step; None when all is done."""
        steps = self.lesson.steps
        return steps[self.index] if self.index < len(steps) else None

    @property
    def reading(self) -> bool:
        """Whether the step is only to be read."""
        return self.step is not None and not self.step.expect

    def goes_on(self, action: Action) -> bool:
        """Whether the action is what the step asks for."""
        return self.step is not None and action in self.step.expect

    def advance(self) -> None:
        """The step is done."""
        self.index += 1

    def reply(self, number: int) -> Action:
        """The rival's action of that number, from 0. The rehearsal has made sure that there is one."""
        done = self.lesson.steps[: self.index]
        return [action for step in done for action in step.reply][number]


class Prepared:
    """The rules of a game in which every deal is the same prepared position."""

    def __init__(self, game: Rules, data: Mapping[str, Any]) -> None:
        self._rules, self._data = game, data
        self.name, self.seats = game.name, game.seats

    def new(self, seed: int, options: Options) -> State:
        """The position, with a log of its own."""
        state = self._rules.position(self._data)
        state.log = []
        return state

    def option_table(self) -> tuple[Option, ...]:
        """As in the game."""
        return self._rules.option_table()

    def sample(self, view: View, rng: Random) -> State:
        """As in the game."""
        return self._rules.sample(view, rng)

    def position(self, data: Mapping[str, Any]) -> State:
        """As in the game."""
        return self._rules.position(data)

    def teams(self, options: Options) -> tuple[tuple[Seat, ...], ...]:
        """As in the game."""
        return self._rules.teams(options)

    def actions(self, view: View, intent: Intent) -> tuple[Action, ...]:
        """As in the game."""
        return self._rules.actions(view, intent)

    def why_not(self, view: View, intent: Intent) -> Text:
        """As in the game."""
        return self._rules.why_not(view, intent)

    def buttons(self, view: View) -> tuple[str, ...]:
        """As in the game."""
        return self._rules.buttons(view)

    def action_text(self, action: Action) -> str:
        """As in the game."""
        return self._rules.action_text(action)

    def parse_action(self, words: str) -> Action:
        """As in the game."""
        return self._rules.parse_action(words)


def lesson_match(lesson: Lesson, learner: str, rival: str) -> Match:
    """The match in which a lesson is played, with the house rules as the game has them. It has no journal."""
    prepared = Prepared(rules(lesson.game), lesson.position)
    seats = (SeatSetup("human", learner), SeatSetup("bot", rival, "script"))
    options = {option.id: option.default for option in prepared.option_table()}
    return Match(Setup(lesson.game, prepared, options, seats, 0, 0), datetime.now())


# Reading and rehearsing


def read_lesson(game: str, number: int) -> Lesson:
    """A lesson of a game, rehearsed; DataError names file and place of what does not fit."""
    file = load_lesson(game, number)
    steps = tuple(_step(game, number, i, row) for i, row in enumerate(file.step))
    lesson = Lesson(game, number, text(file.rival), file.position, steps)
    _rehearse(lesson, file)
    return lesson


def _step(game: str, number: int, index: int, row: StepRow) -> Step:
    def parsed(key: str, lines: tuple[str, ...]) -> tuple[Action, ...]:
        actions: list[Action] = []
        for i, words in enumerate(lines):
            try:
                actions.append(rules(game).parse_action(words))
            except ValueError as error:
                raise lesson_error(game, number, f"step[{index}].{key}[{i}]", str(error)) from error
        return tuple(actions)

    say = text(row.say, rival=SeatName(RIVAL))
    return Step(say, row.show, parsed("expect", row.expect), parsed("reply", row.reply))


def _rehearse(lesson: Lesson, file: LessonFile) -> None:
    """Play the lesson in all its ways."""
    try:
        states = [rules(lesson.game).position(lesson.position)]
    except TableError as error:
        raise lesson_error(lesson.game, lesson.number, "position.moves", error.reason) from error
    except (ValueError, TypeError, LookupError, AttributeError) as error:
        raise lesson_error(lesson.game, lesson.number, "position", str(error)) from error
    for i, step in enumerate(lesson.steps):
        states = [after for state in states for after in _taken(lesson, file, i, step, state)][:_MOST_WAYS]
    if any(state.outcome() is None for state in states):
        raise lesson_error(lesson.game, lesson.number, "step", "the game is not over after the last step")


def _taken(lesson: Lesson, file: LessonFile, index: int, step: Step, state: State) -> list[State]:
    """The states to which a step leads."""

    def wrong(key: str, what: str) -> Exception:
        return lesson_error(lesson.game, lesson.number, f"step[{index}].{key}", what)

    if step.expect and (state.pending() != (LEARNER,) or len(state.legal(LEARNER)) < 2):
        raise wrong("expect", "the learner has nothing to choose here")
    result: list[State] = []
    for i, action in enumerate(step.expect or (None,)):
        after = state.clone()
        if action is not None:
            if action not in after.legal(LEARNER):
                raise wrong(f"expect[{i}]", f"not legal here: {file.step[index].expect[i]!r}")
            after.apply(LEARNER, action)
        for k, answer in enumerate(step.reply):
            if RIVAL not in after.pending() or answer not in after.legal(RIVAL):
                raise wrong(f"reply[{k}]", f"not legal here: {file.step[index].reply[k]!r}")
            after.apply(RIVAL, answer)
        if RIVAL in after.pending() and not _may_wait(lesson, index):
            raise wrong("reply", "the other seat still has to act")
        result.append(after)
    return result


def _may_wait(lesson: Lesson, index: int) -> bool:
    """The other seat may keep still while the next step is only read."""
    following = lesson.steps[index + 1 : index + 2]
    return bool(following) and not following[0].expect
