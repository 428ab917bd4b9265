"""Lessons for the tests: one of a game, with some steps done, and how a step is read."""

from __future__ import annotations

from game.data.lessons import has_lesson
from game.games.registry import GAMES
from game.scenes.lesson.course import read_lesson
from game.scenes.lesson.scene import LessonScene
from game.scenes.lesson.ways import GO_ON
from game.scenes.new_game import NewGameScene
from tests.ui.duellist import Way
from tests.ui.pilot import Pilot

TAUGHT = [game for game in GAMES if has_lesson(game, 1)]
"""The games that have a guided first game."""


def lesson(pilot: Pilot, game: str, done: int = 0) -> LessonScene:
    """The first lesson, with some steps done, over the sheet of a new game."""
    pilot.desk.scenes.push(NewGameScene(pilot.desk, game))
    scene = LessonScene(pilot.desk, read_lesson(game, 1))
    scene.skip(done)
    pilot.desk.scenes.push(scene)
    pilot.frames()
    pilot.rest()
    return scene


def read_on(pilot: Pilot, way: Way) -> None:
    """The step has been read."""
    pilot.frames(6)
    if way == "keys":
        pilot.walk_to(GO_ON)
        pilot.enter()
    else:
        pilot.click(pilot.place_of(GO_ON))
    pilot.rest()
