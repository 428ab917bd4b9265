"""The sheet with a game's lessons: where it is offered, what it shows, how it is used and read aloud."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.data.settings import Settings
from game.scenes.aloud import described
from game.scenes.lesson.scene import LessonScene
from game.scenes.lessons import LessonButton, LessonsScene
from game.scenes.new_game import NewGameScene
from game.table.widgets import Button
from tests.scenes.lessons import give_several
from tests.scenes.stage import expect_whole, staged
from tests.ui.pilot import Pilot

COUNT = 6


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Castle Duel has several lessons; these are their files."""
    return give_several(tmp_path / "levels", monkeypatch, "castle", COUNT)


@pytest.fixture
def pilot(files: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    monkeypatch.setenv("DUEL_TABLE_HOME", str(tmp_path))
    pilot = Pilot(tmp_path)
    yield pilot
    pilot.close()


def opened(pilot: Pilot, *done: int) -> LessonsScene:
    """The sheet, reached as a player does, with some lessons done."""
    for number in done:
        pilot.desk.settings.lesson_done("castle", number)
    pilot.desk.scenes.push(NewGameScene(pilot.desk, "castle"))
    pilot.frames()
    pilot.push("common.lessons.title")
    scene = pilot.scene
    assert isinstance(scene, LessonsScene)
    return scene


def plates(scene: LessonsScene) -> list[LessonButton]:
    return [widget for widget in scene.page.widgets if isinstance(widget, LessonButton)]


def bright(scene: LessonsScene) -> list[int]:
    return [number for number, plate in enumerate(plates(scene), 1) if plate.style == "brass"]


# Where it is offered


def test_a_newcomer_begins_with_the_first_lesson(pilot: Pilot) -> None:
    pilot.desk.scenes.push(NewGameScene(pilot.desk, "castle"))
    pilot.frames()
    assert not pilot.has("common.lessons.title")
    button = pilot.widget("castle.lesson.offer")
    assert isinstance(button, Button) and button.style == "brass"
    pilot.push("castle.lesson.offer")
    scene = pilot.scene
    assert isinstance(scene, LessonScene) and scene.course.lesson.number == 1


def test_a_game_with_one_lesson_offers_that_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pilot: Pilot) -> None:
    give_several(tmp_path / "other", monkeypatch, "castle", 1)
    pilot.desk.settings.lesson_done("castle", 1)
    pilot.desk.scenes.push(NewGameScene(pilot.desk, "castle"))
    pilot.frames()
    assert not pilot.has("common.lessons.title")
    pilot.push("castle.lesson.offer")
    assert isinstance(pilot.scene, LessonScene)


def test_a_game_without_lessons_offers_none(pilot: Pilot) -> None:
    pilot.desk.scenes.push(NewGameScene(pilot.desk, "duelcard"))
    pilot.frames()
    assert not pilot.has("common.lessons.title") and not pilot.has("duelcard.lesson.offer")


# What it shows


@pytest.mark.parametrize(
    ("done", "next_one"), [((1,), [2]), ((1, 2, 4), [3]), ((1, 2, 3, 4, 5), [6]), (range(1, COUNT + 1), [])]
)
def test_the_first_that_is_not_done_is_bright_and_has_the_focus(
    done: tuple[int, ...], next_one: list[int], pilot: Pilot
) -> None:
    scene = opened(pilot, *done)
    assert bright(scene) == next_one
    assert scene.page.focused is plates(scene)[next_one[0] - 1 if next_one else 0]


def test_what_is_done_has_a_tick_and_says_so_in_words(pilot: Pilot) -> None:
    scene = opened(pilot, 1, 3)
    said = [pilot.desk.say(*described(plate)) for plate in plates(scene)]
    assert said[:4] == [
        "1. The last garrison, done", "2. The last garrison", "3. The last garrison, done", "4. The last garrison",
    ]  # fmt: skip
    for number, plate in enumerate(plates(scene), 1):
        drawn = {
            key[1] for picture in plate.pictures(pilot.desk.kit, False, 0) if isinstance(key := picture.key, tuple)
        }
        assert ("icon" in drawn) == (number in (1, 3)) == (plate.icon == "check")


def test_it_is_read_aloud(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(pilot.desk, "answer", lambda *words: heard.extend(map(pilot.desk.say, words)))
    opened(pilot, 1)
    assert heard[-2:] == ["Lessons", "2. The last garrison"]
    pilot.key(pygame.K_UP)
    assert heard[-1] == "1. The last garrison, done"


@pytest.mark.parametrize(
    ("size", "scale"), [((640, 480), 1.0), ((640, 480), 2.0), ((1280, 800), 2.0), ((3840, 2160), 1.0)]
)
@pytest.mark.parametrize("language", ["xx", "es", "it"])
def test_it_has_room(size: tuple[int, int], scale: float, language: str, files: list[Path]) -> None:
    mine = Settings(text_scale=scale, lessons_done=("castle", "castle/2"), language=language)  # type: ignore[arg-type]
    with staged(lambda desk: LessonsScene(desk, "castle"), size, mine) as stage:
        scene = stage.desk.scenes.top
        assert isinstance(scene, LessonsScene)
        expect_whole(scene, stage.kit, size)
        for plate in plates(scene):
            drawn = plate.pictures(stage.kit, False, 0)[1:]
            assert len(drawn) == 1 or not drawn[0].rect.colliderect(drawn[1].rect)


# How it is used


def test_by_mouse(pilot: Pilot) -> None:
    scene = opened(pilot, 1)
    pilot.click(plates(scene)[4].rect.center)
    found = pilot.scene
    assert isinstance(found, LessonScene) and found.course.lesson.number == 5
    pilot.rest()
    pilot.escape()
    pilot.push("castle.lesson.leave")
    assert pilot.scene is scene
    pilot.push("common.back")
    assert isinstance(pilot.scene, NewGameScene)


def test_by_keys(pilot: Pilot) -> None:
    opened(pilot, 1)
    pilot.key(pygame.K_DOWN)
    pilot.enter()
    found = pilot.scene
    assert isinstance(found, LessonScene) and found.course.lesson.number == 3
    pilot.rest()
    pilot.escape()
    pilot.push("castle.lesson.leave")
    pilot.escape()
    assert isinstance(pilot.scene, NewGameScene)


def test_coming_back_it_knows_what_was_done(pilot: Pilot) -> None:
    scene = opened(pilot, 1)
    pilot.enter()
    taught = pilot.scene
    assert isinstance(taught, LessonScene)
    pilot.desk.settings.lesson_done("castle", taught.course.lesson.number)
    pilot.rest()
    pilot.escape()
    pilot.push("castle.lesson.leave")
    assert pilot.scene is scene and bright(scene) == [3] and scene.page.focused is plates(scene)[2]


def test_a_broken_file_takes_only_its_own_lesson_away(pilot: Pilot, files: list[Path]) -> None:
    files[2].write_text("format = 3", encoding="utf-8")
    files[3].write_text(files[3].read_text(encoding="utf-8").replace("uncover g2", "uncover g3"), encoding="utf-8")
    scene = opened(pilot, 1, 2, 3)
    assert len(plates(scene)) == COUNT - 1
    told = [pilot.desk.say(label) for widget in scene.page.widgets if (label := getattr(widget, "text", None))]
    assert any("03.toml" in words for words in told)
    assert scene.page.focused is plates(scene)[2] and bright(scene) == [3]
    pilot.enter()
    assert pilot.scene is scene
    assert ["04.toml" in pilot.desk.say(notice) for notice in pilot.desk.notices] == [True]
