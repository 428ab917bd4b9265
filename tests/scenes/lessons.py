"""Lessons for the tests: one of a game, with some steps done; how a step is read; a game with several of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.data import lessons as lesson_files
from game.data.lessons import lesson_numbers, lesson_path
from game.games.registry import GAMES
from game.scenes.lesson.course import read_lesson
from game.scenes.lesson.scene import LessonScene
from game.scenes.lesson.ways import GO_ON
from game.scenes.new_game import NewGameScene
from tests.ui.duellist import Way
from tests.ui.pilot import Pilot

TAUGHT = [(game, number) for game in GAMES for number in lesson_numbers(game)]
"""Every lesson, by game and number."""
TAUGHT_GAMES = [game for game, number in TAUGHT if number == 1]


def lesson(pilot: Pilot, game: str, done: int = 0, number: int = 1) -> LessonScene:
    """A lesson, with some steps done, over the sheet of a new game."""
    pilot.desk.scenes.push(NewGameScene(pilot.desk, game))
    scene = LessonScene(pilot.desk, read_lesson(game, number))
    scene.skip(done)
    pilot.desk.scenes.push(scene)
    pilot.frames()
    pilot.rest()
    return scene


def give_several(folder: Path, monkeypatch: pytest.MonkeyPatch, game: str, count: int) -> list[Path]:
    """Let a game have so many lessons, all like its first one, and be the only one that has any; their files."""
    words = lesson_path(game, 1).read_text(encoding="utf-8")
    place = folder / game / "lessons"
    place.mkdir(parents=True)
    files = [place / f"{number:02d}.toml" for number in range(1, count + 1)]
    for file in files:
        file.write_text(words, encoding="utf-8")
    monkeypatch.setattr(lesson_files, "levels_root", lambda: folder)
    return files


def read_on(pilot: Pilot, way: Way) -> None:
    """The step has been read."""
    pilot.frames(6)
    if way == "keys":
        pilot.walk_to(GO_ON)
        pilot.enter()
    else:
        pilot.click(pilot.place_of(GO_ON))
    pilot.rest()
