"""Lessons for the tests: one of a game, with some steps done; how a step is read; a game with several of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.data import lessons as lesson_files
from game.data.lessons import lesson_numbers, lesson_path
from game.engine.contract import Action
from game.games.registry import GAMES
from game.scenes.lesson.course import read_lesson
from game.scenes.lesson.scene import LessonScene
from game.scenes.lesson.ways import GO_ON
from game.scenes.new_game import NewGameScene
from game.table.widgets import Button
from tests.ui.duellist import Way
from tests.ui.pilot import Pilot
from tests.ui.pupil import Pupil

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


def do(pupil: Pupil, action: Action) -> None:
    """Play an action and see it to its end; where a touch of its card asks what is meant, that is answered."""
    pilot, table, gesture = pupil.pilot, pupil.pilot.table, pupil.gesture(action)
    card = gesture[0] if gesture is not None else None
    meant = table.hand.moves.direct.get(card, ()) if card is not None else ()
    if card is None or pupil.way == "drag" or len(meant) < 2:
        pupil.do(action)
        return
    wanted = table.look.action_label(table.view, action)
    pupil.act((None, card))
    assert table.sheet is not None and table.sheet.kind == "chooser"
    pilot.frames(20)
    button = next(part for part in pilot.widgets() if isinstance(part, Button) and part.text == wanted)
    if pupil.way == "keys":
        pilot.letter(button.letter)
    else:
        pilot.click(button.rect.center)
    assert table.match.deals[-1].steps[-1].action == action
    pilot.rest()
    pilot.check()


def read_on(pilot: Pilot, way: Way) -> None:
    """The step has been read."""
    pilot.frames(6)
    if way == "keys":
        pilot.walk_to(GO_ON)
        pilot.enter()
    else:
        pilot.click(pilot.place_of(GO_ON))
    pilot.rest()
