"""``lessons/NN.toml``: a prepared position, and the steps in which a game is taught on it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ..engine.text import Text, text
from .levels import Word
from .opponents import TextKey
from .paths import levels_root
from .toml import DataError, read_toml

Words = Annotated[str, Meta(pattern=r"^[a-z0-9_ -]+$", max_length=60)]
"""The text form of an action."""
Mark = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*(/[0-9](:[0-9]{1,2})?)?$", max_length=40)]
"""What is pointed out: a slot (``front/0:2``), all cards of a zone (``front/0``), or a button (``accept``)."""


class StepRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: the teacher's words, and what they lead to."""

    say: TextKey
    show: Annotated[tuple[Mark, ...], Meta(max_length=12)] = ()
    expect: Annotated[tuple[Words, ...], Meta(max_length=12)] = ()
    """The learner's actions that go on, each of them as good as the others; none: he reads, and goes on."""
    reply: Annotated[tuple[Words, ...], Meta(max_length=12)] = ()
    """What the other seat does then, in order."""


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson. ``position`` is a table of the game's own, see its rules."""

    format: Literal[1]
    title: TextKey
    """What it is called where several are offered."""
    rival: TextKey
    """What the other seat is called."""
    position: dict[Word, Any]
    step: Annotated[tuple[StepRow, ...], Meta(min_length=1, max_length=40)]


def lesson_path(game: str, number: int) -> Path:
    """Where a lesson of a game stands, if there is one. Numbers have two digits."""
    return levels_root() / game / "lessons" / f"{number:02d}.toml"


def lesson_numbers(game: str) -> tuple[int, ...]:
    """The numbers of a game's lessons, in the order in which they are taught."""
    folder = lesson_path(game, 1).parent
    return tuple(sorted(int(path.stem) for path in folder.glob("[0-9][0-9].toml")))


def load_lesson(game: str, number: int) -> LessonFile:
    """A lesson of a game; DataError if the file is wrong."""
    return read_toml(lesson_path(game, number), LessonFile)


def lesson_error(game: str, number: int, where: str, what: Text | str) -> DataError:
    """What is wrong at a place of a lesson that is well-formed in itself."""
    path = lesson_path(game, number)
    return DataError(text("common.data.invalid", file=str(path), where=where, what=what))
