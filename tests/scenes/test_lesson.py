"""A lesson: its menu, its end, where the first is offered; what it does while something moves."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.data import lessons as lesson_files
from game.data.lessons import lesson_path
from game.scenes.lesson.course import read_lesson
from game.scenes.lesson.scene import LessonScene
from game.scenes.new_game import NewGameScene
from game.scenes.play.scene import TableScene
from game.table.widgets import Button
from tests.scenes.lessons import TAUGHT, TAUGHT_GAMES, do, give_several, lesson
from tests.ui.pilot import Pilot
from tests.ui.pupil import Pupil


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DUEL_TABLE_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def pilot(home: Path) -> Iterator[Pilot]:
    pilot = Pilot(home)
    yield pilot
    pilot.close()


def test_an_illegal_move_is_refused_as_ever(pilot: Pilot) -> None:
    scene = lesson(pilot, "castle", 1)
    pilot.frames(6)
    pilot.drag(pilot.spot(("front/0", 0)), pilot.spot(("castle/1", 1)))
    assert scene.hud.message is not None and scene.hud.message.key == "castle.no.behind_wall"
    assert scene.course.index == 1


def test_a_hint_names_the_move(pilot: Pilot) -> None:
    scene = lesson(pilot, "castle", 1)
    pilot.letter("h")
    assert scene.hud.message is not None and scene.hud.message.key == "castle.lesson.try.move"
    scene = lesson(pilot, "castle", 0)
    pilot.letter("h")
    assert scene.hud.message is not None and scene.hud.message.key == "castle.lesson.try.read"


def test_the_rival_says_the_same_when_asked_again(pilot: Pilot) -> None:
    scene = lesson(pilot, "castle", 1)
    scene.play(scene.course.lesson.steps[1].expect[0])
    pilot.frames(4)
    pilot.escape()
    pilot.frames(10)
    pilot.push("common.menu.rules")
    pilot.frames(10)
    pilot.escape()
    pilot.frames(10)
    pilot.escape()
    pilot.rest()
    assert scene.course.index == 2 and scene.session.humans_asked() == (0,)


def test_the_menu_goes_on_begins_again_and_leaves(pilot: Pilot) -> None:
    scene = lesson(pilot, "castle", 4)
    pilot.escape()
    assert scene.sheet is not None and scene.sheet.kind == "menu"
    assert not pilot.has("common.menu.resign") and not pilot.has("common.menu.export")
    pilot.push("castle.lesson.go_on")
    assert scene.sheet is None and scene.course.index == 4
    pilot.escape()
    pilot.push("castle.lesson.again")
    again = pilot.scene
    assert isinstance(again, LessonScene) and again is not scene and again.course.index == 0
    pilot.rest()
    pilot.escape()
    pilot.push("castle.lesson.leave")
    assert isinstance(pilot.scene, NewGameScene)
    assert pilot.desk.kept is None and pilot.desk.settings.lessons_done == ()


def at_its_end(pilot: Pilot, game: str, number: int = 1) -> LessonScene:
    """A lesson, played to its end."""
    steps = read_lesson(game, number).steps
    scene = lesson(pilot, game, len(steps) - 1, number)
    do(Pupil(pilot, "click"), steps[-1].expect[0])
    assert scene.sheet is not None and scene.sheet.kind == "result"
    return scene


@pytest.mark.parametrize("key", ["lesson.real", "lesson.once_more", "back"])
@pytest.mark.parametrize(("game", "number"), TAUGHT)
def test_the_ways_on_from_its_end(game: str, number: int, key: str, pilot: Pilot) -> None:
    at_its_end(pilot, game, number)
    pilot.push("common.back" if key == "back" else f"{game}.{key}")
    scene = pilot.scene
    if key == "back":
        assert isinstance(scene, NewGameScene)
    elif key == "lesson.real":
        assert isinstance(scene, TableScene) and not isinstance(scene, LessonScene)
        assert [seat.kind for seat in scene.match.seats] == ["human", "bot"]
        assert scene.match.game == game and scene.match.ply == 0
        assert scene.match.path is not None
    else:
        assert isinstance(scene, LessonScene) and scene.course.index == 0
        assert scene.course.lesson.number == number


def brass(pilot: Pilot) -> list[str]:
    """The bright buttons of the sheet."""
    return [part.text.key for part in pilot.widgets() if isinstance(part, Button) and part.style == "brass"]


def test_after_the_last_lesson_the_real_thing_comes_first(pilot: Pilot) -> None:
    scene = at_its_end(pilot, "castle")
    assert brass(pilot) == ["castle.lesson.real"] and not pilot.has("common.lessons.next")
    pilot.enter()
    assert pilot.scene is not scene and not isinstance(pilot.scene, LessonScene)


def test_one_lesson_leads_to_the_next(pilot: Pilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    give_several(tmp_path / "levels", monkeypatch, "castle", 3)
    at_its_end(pilot, "castle", 2)
    assert brass(pilot) == ["common.lessons.next"] and pilot.has("castle.lesson.real")
    assert pilot.desk.settings.lessons_done == ("castle/2",)
    pilot.enter()
    scene = pilot.scene
    assert isinstance(scene, LessonScene)
    assert (scene.course.lesson.number, scene.course.index) == (3, 0)
    pilot.rest()
    pilot.escape()
    pilot.push("castle.lesson.leave")
    assert isinstance(pilot.scene, NewGameScene)


def test_a_broken_next_lesson_is_said_and_the_sheet_stays(
    pilot: Pilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = give_several(tmp_path / "levels", monkeypatch, "castle", 2)
    files[1].write_text("format = 3", encoding="utf-8")
    scene = at_its_end(pilot, "castle")
    pilot.push("common.lessons.next")
    assert pilot.scene is scene and scene.sheet is not None
    assert ["02.toml" in pilot.desk.say(notice) for notice in pilot.desk.notices] == [True]


def offer(pilot: Pilot, game: str = "castle") -> Button:
    pilot.desk.scenes.push(NewGameScene(pilot.desk, game))
    pilot.frames()
    button = pilot.widget(f"{game}.lesson.offer")
    assert isinstance(button, Button)
    return button


@pytest.mark.parametrize("game", TAUGHT_GAMES)
def test_a_newcomer_is_offered_it_before_all_else(game: str, pilot: Pilot) -> None:
    button = offer(pilot, game)
    assert button.style == "brass" and button is pilot.widgets()[1]
    pilot.push(f"{game}.lesson.offer")
    scene = pilot.scene
    assert isinstance(scene, LessonScene) and scene.game == game


def test_later_it_is_one_button_among_others_of_that_game(pilot: Pilot) -> None:
    pilot.desk.settings.lesson_done("castle", 1)
    assert offer(pilot).style == "plate"
    assert offer(pilot, "duelcard").style == "brass"


def test_who_has_finished_a_match_is_no_newcomer_to_that_game(pilot: Pilot) -> None:
    match = pilot.new_match()
    match.resign(0)
    match.close()
    assert offer(pilot).style == "plate"
    assert offer(pilot, "duelcard").style == "brass"


def test_a_broken_lesson_is_said_and_the_sheet_stays(
    pilot: Pilot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "castle" / "lessons"
    folder.mkdir(parents=True)
    words = lesson_path("castle", 1).read_text(encoding="utf-8")
    (folder / "01.toml").write_text(words.replace("uncover g2", "uncover g3"), encoding="utf-8")
    monkeypatch.setattr(lesson_files, "levels_root", lambda: tmp_path)
    offer(pilot)
    pilot.push("castle.lesson.offer")
    scene = pilot.scene
    assert isinstance(scene, NewGameScene) and scene._problem is not None
    assert "01.toml" in pilot.desk.say(scene._problem) and "step[3].expect[0]" in pilot.desk.say(scene._problem)


def test_the_lesson_is_laid_out_anew_with_the_window(pilot: Pilot) -> None:
    scene = lesson(pilot, "castle", 2)
    for size in ((640, 480), (1920, 1080), (800, 600)):
        pilot.resize(size)
        pilot.rest()
        assert scene.course.index == 2 and scene.teacher.slots
        pilot.check()


def test_words_not_yet_shown_are_not_skipped(pilot: Pilot) -> None:
    pilot.desk.settings.speed = 1.0
    scene = lesson(pilot, "castle", 4)
    pilot.frames(6)
    pilot.letter("a")
    pilot.frames(10)
    assert scene.course.reading and scene.show.busy and scene.slip.number == 5
    pilot.letter("g")
    pilot.frames(10)
    assert scene.course.index == 5 and scene.slip.number == 6
    pilot.letter("g")
    pilot.rest()
    assert scene.course.index == 6 and scene.slip.number == 7


def test_a_retreat_that_is_not_asked_for_opens_no_chooser(pilot: Pilot) -> None:
    scene = lesson(pilot, "castle", 4)
    pilot.frames(6)
    pilot.click(pilot.place_of("retreat"))
    assert scene.sheet is None and scene.hud.message is not None
    assert scene.hud.message.key == "castle.lesson.other.move"
