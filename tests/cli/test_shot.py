"""``shot``: pictures of every scene, and what they may show."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app import App
from game.cli import parsed_arguments, shot
from game.cli.shot import KINDS, SCENES, headless, posed, scene_names, seen_by
from game.engine.view import OPEN, PUBLIC
from game.match.replay import Replay
from game.match.seats import SeatSetup
from tests.cli.commands import ANNA, BRUNO, PIA, WHOLE, Commands, journal
from tests.scenes.lessons import TAUGHT, give_several

SMALL = ("--size", "640x480")


def top(*words: str) -> Any:
    app, rests = posed(parsed_arguments(["shot", *words, *SMALL]))
    assert rests
    return app.desk.scenes.top


def test_the_list_names_the_scenes(command: Commands) -> None:
    said = command("shot", "--list")
    assert (said.status, said.out.split(), said.err) == (0, list(scene_names()), "")


@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_has_a_picture(scene: str, tmp_path: Path, command: Commands) -> None:
    out = tmp_path / "new" / f"{scene}.png"
    said = command("shot", scene, *SMALL, "--moves", "30", "--out", str(out))
    assert (said.status, said.out, said.err) == (0, f"{out}\n", "")
    picture = pygame.image.load(out)
    assert picture.get_size() == (640, 480)
    assert len({tuple(picture.get_at((x, y))) for x in range(0, 640, 8) for y in range(0, 480, 8)}) > 8


@pytest.mark.parametrize("kind", KINDS)
def test_kinds_of_pictures(kind: str, tmp_path: Path, command: Commands) -> None:
    out = tmp_path / f"keys{kind.upper()}"
    assert command("shot", "keys", *SMALL, "--out", str(out)).status == 0
    assert pygame.image.load(out).get_size() == (640, 480)


@pytest.mark.parametrize("name", ["shot", "shot.gif", "shot.png.txt", "png", ".png"])
def test_other_kinds_are_refused_before_anything_is_drawn(
    name: str, tmp_path: Path, command: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shot, "posed", lambda parsed: pytest.fail("drawn"))
    said = command("shot", "title", "--out", str(tmp_path / name))
    assert said.refused("must end in .png, .jpg, .jpeg, .bmp, .tga")
    assert list(tmp_path.iterdir()) == []


def test_a_picture_that_cannot_be_written(tmp_path: Path, command: Commands) -> None:
    (tmp_path / "file").write_text("mine")
    (tmp_path / "folder.png").mkdir()
    for out in (tmp_path / "file" / "a.png", tmp_path / "folder.png"):
        assert command("shot", "keys", *SMALL, "--out", str(out)).refused("can’t be written")
    assert (tmp_path / "file").read_text() == "mine"


def test_the_same_command_gives_the_same_picture(tmp_path: Path, command: Commands) -> None:
    pictures = [tmp_path / name for name in ("a.png", "b.png")]
    for out in pictures:
        assert command("shot", "table", *SMALL, "--seed", "9", "--moves", "40", "--out", str(out)).status == 0
    assert pictures[0].read_bytes() == pictures[1].read_bytes()


def test_a_scene_that_does_not_come_to_rest_is_told(
    tmp_path: Path, command: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(App, "frame", lambda app: True)
    out = tmp_path / "restless.png"
    said = command("shot", "keys", *SMALL, "--out", str(out))
    assert said.status == 1
    assert said.err == "duel-table: keys: something was still moving when the picture was taken.\n"
    assert out.is_file()


def test_rest_in_the_last_moment_is_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    app, ticker = headless((640, 480), "en")
    monkeypatch.setattr(App, "frame", lambda app: False)
    monkeypatch.setattr(shot, "_LONGEST", (shot._STILL - 0.5) * shot._STEP)
    assert shot.settle(app, ticker)
    monkeypatch.setattr(shot, "_LONGEST", ticker.now + (shot._STILL - 2) * shot._STEP)
    assert not shot.settle(app, ticker)


@pytest.mark.parametrize(("game", "number"), TAUGHT)
def test_every_lesson_has_a_picture(game: str, number: int) -> None:
    scene = top("lesson", "--game", game, "--lesson", str(number), "--moves", "1")
    lesson = scene.course.lesson
    assert (lesson.game, lesson.number, scene.course.index) == (game, number, 1)


def test_a_lesson_that_a_game_has_not(tmp_path: Path, command: Commands) -> None:
    said = command("shot", "lesson", *SMALL, "--lesson", "98", "--out", str(tmp_path / "a.png"))
    assert said.refused("98.toml")
    assert not (tmp_path / "a.png").exists()


def test_the_list_of_lessons_has_those_before_the_one_asked_for_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    give_several(tmp_path, monkeypatch, "castle", 3)
    scene = top("lessons", "--lesson", "3")
    assert [scene.desk.settings.knows_lesson("castle", number) for number in (1, 2, 3)] == [True, True, False]


# What a picture of a journal may show

SEATS = {"one human": (PIA, ANNA), "two humans": (ANNA, BRUNO), "no human": (PIA, SeatSetup("bot", "Tomas", "easy"))}
OPEN_BEFORE = {"one human": 1, "two humans": PUBLIC, "no human": PUBLIC}


@pytest.mark.parametrize("seats", SEATS)
def test_the_log_shows_what_may_be_seen(seats: str, tmp_path: Path) -> None:
    under_way = journal(tmp_path / "a", 60, seats=SEATS[seats])
    over = journal(tmp_path / "b", WHOLE, seats=SEATS[seats])
    assert seen_by(Replay(under_way).match) == OPEN_BEFORE[seats]
    assert seen_by(Replay(over).match) == OPEN
    assert top("log", "--journal", str(under_way))._viewer == OPEN_BEFORE[seats]
    assert top("log", "--journal", str(over))._viewer == OPEN


def test_the_log_of_an_invented_match_is_that_of_its_human() -> None:
    assert top("log", "--moves", "60")._viewer == 0


def test_a_replay_walks_through_the_whole_journal(tmp_path: Path) -> None:
    over = journal(tmp_path, WHOLE)
    scene = top("replay", "--journal", str(over), "--at", "12")
    assert (scene.at, scene.viewer, scene.replay.finished) == (12, OPEN, True)
    under_way = journal(tmp_path / "b", 60)
    scene = top("replay", "--journal", str(under_way), "--at", "12")
    assert (scene.at, scene.viewer in (0, PUBLIC), len(scene.replay.steps)) == (12, True, 60)


def test_the_table_of_a_finished_journal_at_a_step(tmp_path: Path) -> None:
    path = journal(tmp_path, WHOLE)
    assert top("table", "--journal", str(path), "--at", "21").match.ply == 21


def test_a_result_needs_an_end(tmp_path: Path, command: Commands) -> None:
    out = tmp_path / "result.png"
    under_way, over = journal(tmp_path / "a", 60), journal(tmp_path / "b", WHOLE)
    said = command("shot", "result", *SMALL, "--journal", str(under_way), "--out", str(out))
    assert said.refused(f"{under_way}: this match has no result yet")
    said = command("shot", "result", *SMALL, "--journal", str(over), "--at", "5", "--out", str(out))
    assert said.refused("no result yet")
    assert not out.exists()
    assert command("shot", "result", *SMALL, "--journal", str(over), "--out", str(out)).status == 0


def test_a_step_of_an_unfinished_match_stays_closed(tmp_path: Path, command: Commands) -> None:
    path = journal(tmp_path, 60)
    said = command("shot", "table", *SMALL, "--journal", str(path), "--at", "5", "--out", str(tmp_path / "a.png"))
    assert said.refused("")
    assert not (tmp_path / "a.png").exists()


@pytest.mark.parametrize("content", [None, b"", b"\xff\x00", b"{}\n", b'{"v":2}\n', b"[" * 5000])
def test_a_journal_that_cannot_be_read(content: bytes | None, tmp_path: Path, command: Commands) -> None:
    path = tmp_path / "match.jsonl"
    if content is not None:
        path.write_bytes(content)
    said = command("shot", "table", *SMALL, "--journal", str(path), "--out", str(tmp_path / "a.png"))
    assert said.refused("match.jsonl")
    assert not (tmp_path / "a.png").exists()
    assert content is None or path.read_bytes() == content
