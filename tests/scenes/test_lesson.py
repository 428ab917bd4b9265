"""The guided first game: by mouse, by clicks and by keys; other moves; its menu, its end, where it is offered."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game.data import lessons as lesson_files
from game.data.lessons import lesson_path
from game.engine.contract import Action
from game.scenes.lesson.course import read_lesson
from game.scenes.lesson.scene import LessonScene
from game.scenes.lesson.ways import GO_ON
from game.scenes.new_game import NewGameScene
from game.scenes.play.scene import TableScene
from game.table.widgets import Button
from tests.ui.duellist import Duellist, Way
from tests.ui.pilot import Pilot

LOOKS = (((640, 480), 1.0), ((800, 600), 1.0), ((1280, 800), 2.0), ((1920, 1080), 1.0))
_LAST = len(read_lesson("castle", 1).steps)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DUEL_TABLE_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def pilot(home: Path) -> Iterator[Pilot]:
    pilot = Pilot(home)
    yield pilot
    pilot.close()


class Pupil(Duellist):
    """Does what the lesson asks for, or what it is told."""

    wanted: Action = ()

    def choose(self) -> Action:
        return self.wanted


def lesson(pilot: Pilot, done: int = 0) -> LessonScene:
    """The lesson, with some steps done, over the sheet of a new game."""
    pilot.desk.scenes.push(NewGameScene(pilot.desk, "castle"))
    scene = LessonScene(pilot.desk, read_lesson("castle", 1))
    scene.skip(done)
    pilot.desk.scenes.push(scene)
    pilot.frames()
    pilot.rest()
    return scene


def read_on(pilot: Pilot, way: Way) -> None:
    pilot.frames(6)
    if way == "keys":
        pilot.walk_to(GO_ON)
        pilot.enter()
    else:
        pilot.click(pilot.place_of(GO_ON))
    pilot.rest()


def do(pupil: Pupil, action: Action) -> None:
    pupil.wanted = action
    pupil.turn()


@pytest.mark.parametrize("way", ["drag", "click", "keys"])
@pytest.mark.parametrize("size", [(640, 480), (1280, 800)])
def test_the_lesson_is_played_to_its_end(way: Way, size: tuple[int, int], pilot: Pilot) -> None:
    pilot.resize(size)
    scene, pupil = lesson(pilot), Pupil(pilot, way)
    for index, step in enumerate(scene.course.lesson.steps):
        assert (scene.course.index, scene.slip.number, scene.slip.taught) == (index, index + 1, step.say)
        assert scene.teacher.slots == step.slots(scene.view)
        if scene.course.reading:
            read_on(pilot, way)
        else:
            do(pupil, step.expect[-1])
    assert scene.course.step is None and scene.match.result is not None
    assert scene.match.result.winners == (0,)
    assert scene.sheet is not None and scene.sheet.kind == "result"
    assert pilot.desk.settings.lesson_done
    assert pilot.desk.saves is None or not list(pilot.desk.saves.glob("*"))


def test_an_other_legal_move_is_answered_and_changes_nothing(pilot: Pilot) -> None:
    tried = 0
    for done, step in enumerate(read_lesson("castle", 1).steps):
        scene, pupil = lesson(pilot, done), Pupil(pilot, "click" if done % 2 else "drag")
        before = scene.view
        for action in scene.match.legal(0):
            if action in step.expect:
                continue
            pilot.frames(6)
            scene.hand.cancel()
            pupil.act(action)
            pilot.rest()
            assert scene.view == before and scene.course.index == done
            kind = "move" if step.expect else "read"
            assert scene.hud.message is not None and scene.hud.message.key == f"castle.lesson.other.{kind}"
            assert not scene.hud.message_is_refusal
            assert scene.sheet is None
            pilot.check()
            tried += 1
            if tried % 4 == 0:
                break
    assert tried > 20


def test_an_illegal_move_is_refused_as_ever(pilot: Pilot) -> None:
    scene = lesson(pilot, 1)
    pilot.frames(6)
    pilot.drag(pilot.spot(("front/0", 0)), pilot.spot(("castle/1", 1)))
    assert scene.hud.message is not None and scene.hud.message.key == "castle.no.behind_wall"
    assert scene.course.index == 1


def test_a_hint_names_the_move(pilot: Pilot) -> None:
    scene = lesson(pilot, 1)
    pilot.letter("h")
    assert scene.hud.message is not None and scene.hud.message.key == "castle.lesson.try.move"
    scene = lesson(pilot, 0)
    pilot.letter("h")
    assert scene.hud.message is not None and scene.hud.message.key == "castle.lesson.try.read"


def test_the_rival_says_the_same_when_asked_again(pilot: Pilot) -> None:
    scene = lesson(pilot, 1)
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
    scene = lesson(pilot, 4)
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
    assert pilot.desk.kept is None and not pilot.desk.settings.lesson_done


@pytest.mark.parametrize("key", ["castle.lesson.real", "castle.lesson.once_more", "common.back"])
def test_the_ways_on_from_its_end(key: str, pilot: Pilot) -> None:
    lesson(pilot, _LAST - 1)
    do(Pupil(pilot, "click"), read_lesson("castle", 1).steps[-1].expect[0])
    pilot.push(key)
    scene = pilot.scene
    if key == "common.back":
        assert isinstance(scene, NewGameScene)
    elif key == "castle.lesson.real":
        assert isinstance(scene, TableScene) and not isinstance(scene, LessonScene)
        assert [seat.kind for seat in scene.match.seats] == ["human", "bot"] and scene.match.ply == 0
        assert scene.match.path is not None
    else:
        assert isinstance(scene, LessonScene) and scene.course.index == 0


def test_every_way_of_retreating_goes_on(pilot: Pilot) -> None:
    for choice in read_lesson("castle", 1).steps[7].expect:
        scene = lesson(pilot, 7)
        do(Pupil(pilot, "drag"), choice)
        assert scene.course.index == 8


def offer(pilot: Pilot) -> Button:
    pilot.desk.scenes.push(NewGameScene(pilot.desk, "castle"))
    pilot.frames()
    button = pilot.widget("castle.lesson.offer")
    assert isinstance(button, Button)
    return button


def test_a_newcomer_is_offered_it_before_all_else(pilot: Pilot) -> None:
    button = offer(pilot)
    assert button.style == "brass" and button is pilot.widgets()[1]
    pilot.push("castle.lesson.offer")
    assert isinstance(pilot.scene, LessonScene)


def test_later_it_is_one_button_among_others(pilot: Pilot) -> None:
    pilot.desk.settings.lesson_done = True
    assert offer(pilot).style == "plate"


def test_who_has_finished_a_match_is_no_newcomer(pilot: Pilot) -> None:
    match = pilot.new_match()
    match.resign(0)
    match.close()
    assert offer(pilot).style == "plate"


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


@pytest.mark.parametrize(("size", "scale"), LOOKS)
@pytest.mark.parametrize("language", ["xx", "es", "it"])
def test_the_slip_has_room_and_covers_no_card(language: str, size: tuple[int, int], scale: float, home: Path) -> None:
    pilot = Pilot(home, size=size, language=language, text_scale=scale)
    try:
        for done in range(_LAST):
            scene = lesson(pilot, done)
            whole = scene.desk.kit.metrics
            drawn = {picture.key: picture.rect for picture in scene.slip.pictures(scene.desk.kit, None)}
            assert scene.slip.slip.contains(drawn["slip_words"]), (done, scene.slip.slip, drawn["slip_words"])
            assert scene.slip.slip.contains(drawn["slip_count"])
            assert not drawn["slip_words"].colliderect(drawn["slip_count"])
            assert scene.slip.slip.x >= 0 and scene.slip.slip.right <= whole.width
            assert scene.plan is not None
            for slot, box in scene.plan.boxes.items():
                assert box.y >= scene.slip.slip.bottom, slot
            pilot.check()
    finally:
        pilot.close()


def test_the_lesson_is_laid_out_anew_with_the_window(pilot: Pilot) -> None:
    scene = lesson(pilot, 2)
    for size in ((640, 480), (1920, 1080), (800, 600)):
        pilot.resize(size)
        pilot.rest()
        assert scene.course.index == 2 and scene.teacher.slots
        pilot.check()


def test_words_not_yet_shown_are_not_skipped(pilot: Pilot) -> None:
    pilot.desk.settings.speed = 1.0
    scene = lesson(pilot, 4)
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
    scene = lesson(pilot, 4)
    pilot.frames(6)
    pilot.click(pilot.place_of("retreat"))
    assert scene.sheet is None and scene.hud.message is not None
    assert scene.hud.message.key == "castle.lesson.other.move"


@pytest.mark.parametrize("seed", range(3))
def test_random_events_never_lead_out_of_the_course(seed: int, pilot: Pilot) -> None:
    pilot.resize((800, 600))
    rng, scene = Random(seed), lesson(pilot, seed * 3)
    keys = (pygame.K_LEFT, pygame.K_UP, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE)
    for _ in range(700):
        spot = (rng.randrange(800), rng.randrange(600))
        act = rng.randrange(6)
        if act == 0:
            pilot.key(rng.choice(keys))
        elif act == 1:
            pilot.letter(rng.choice("ghrnaex"))
        elif act == 2:
            pilot.drag(pilot.mouse, spot, steps=2)
        elif act == 3:
            pilot.escape()
        else:
            pilot.click(spot)
        pilot.frames(rng.randrange(4))
        if pilot.scene is not scene:
            scene = lesson(pilot, rng.randrange(_LAST))
        mine = [step for step in scene.match.deals[-1].steps if step.seat == 0]
        taught = [step.expect for step in scene.course.lesson.steps[: scene.course.index] if step.expect]
        assert len(mine) == len(taught)
        assert all(step.action in expect for step, expect in zip(mine, taught, strict=True))
