"""The start of the windowed program: the player's home, the window, and an end that was not wanted."""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
import pytest

from game import window as window_module
from game.app import App
from game.cli import run
from game.cli.shot import Silence
from game.cli.start import FAILED, open_app, open_home, start
from game.data.lock import FolderLock
from game.data.paths import documents_folder, logs_folder, pictures_folder, saves_folder, settings_file, user_folder
from game.data.settings import Settings, save_settings
from game.engine.errors import TableError
from game.engine.text import text
from game.games.registry import GAMES
from game.readiness import AHEAD, get_ready
from game.scenes.desk import Desk
from game.scenes.title import to_title
from game.window import NoDisplay, open_window

ROOT = Path(__file__).resolve().parents[1]
DAMAGED = b'{"volume": "loud"}'


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DUEL_TABLE_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("DUEL_TABLE_DEBUG", raising=False)
    return tmp_path / "home"


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> list[App]:
    """Instead of the loop: the programs that came to it."""
    apps: list[App] = []
    monkeypatch.setattr(App, "run", lambda app: apps.append(app))
    return apps


def keys(told: object) -> list[str]:
    return [notice.key for notice in told]  # type: ignore[attr-defined]


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


# The player's home


def test_a_free_home_is_used() -> None:
    save_settings(Settings(volume=0.1), settings_file())
    home = open_home()
    assert home.lock.held
    assert home.settings.volume == 0.1
    assert (home.settings_path, home.saves, home.logs) == (settings_file(), saves_folder(), logs_folder())
    assert home.pictures == pictures_folder()
    assert home.notices == ()
    home.lock.release()


def test_a_damaged_file_is_put_aside_by_the_one_who_holds_the_lock(home: Path) -> None:
    home.mkdir()
    settings_file().write_bytes(DAMAGED)
    opened = open_home()
    assert keys(opened.notices) == ["common.data.settings_damaged"]
    assert (home / "settings.json.damaged").read_bytes() == DAMAGED
    opened.lock.release()


def test_a_second_program_touches_nothing(home: Path) -> None:
    first = FolderLock(user_folder())
    settings_file().write_bytes(DAMAGED)
    before = files(home)
    second = open_home()
    assert not second.lock.held
    assert (second.settings, second.settings_path, second.saves, second.logs) == (Settings(), None, None, None)
    assert second.pictures is None
    assert keys(second.notices) == ["common.data.locked", "common.data.settings_left"]
    assert files(home) == before
    first.release()


def test_a_second_program_has_the_players_settings() -> None:
    first = FolderLock(user_folder())
    save_settings(Settings(language="it"), settings_file())
    second = open_home()
    assert second.settings.language == "it"
    assert keys(second.notices) == ["common.data.locked"]
    first.release()


def test_a_home_that_cannot_be_made_is_told_once(home: Path) -> None:
    home.write_text("a file")
    opened = open_home()
    assert keys(opened.notices) == ["common.data.unwritable"]
    assert (opened.settings_path, opened.saves, opened.logs) == (None, None, None)
    assert home.read_text() == "a file"


def test_saves_that_cannot_be_written_are_told_once_and_nothing_is_touched(home: Path) -> None:
    home.mkdir()
    saves_folder().write_text("a file")
    settings_file().write_bytes(DAMAGED)
    opened = open_home()
    assert keys(opened.notices) == ["common.data.unwritable", "common.data.settings_left"]
    assert opened.notices[0].arg("folder") == str(saves_folder())
    assert not opened.lock.held
    assert settings_file().read_bytes() == DAMAGED


# The window


def test_the_window_tells_what_there_is_to_tell(home: Path) -> None:
    home.write_text("a file")
    app = open_app(open_home())
    assert keys(app.desk.notices) == ["common.data.unwritable"]
    app.desk.keep_settings()
    assert keys(app.desk.notices) == ["common.data.unwritable"]
    app.window.destroy()


def test_a_whole_start_keeps_the_lock_until_the_end(endless: list[App]) -> None:
    held: list[bool] = []

    def first(desk: Desk) -> None:
        to_title(desk)
        other = FolderLock(user_folder())
        held.append(other.held)

    assert start(first) == 0
    assert held == [False]
    assert len(endless) == 1 and endless[0].desk.saves == saves_folder()
    after = FolderLock(user_folder())
    assert after.held
    after.release()
    assert not logs_folder().exists()


FIRST_FRAME = """
import sys
from game import cli
from game.__main__ import main

run = cli.run

def run_one_frame(arguments):
    from game.app import App
    App.run = lambda app: print(app.frame(), app.desk.scenes.top.name, *sys.modules)
    return run(arguments)

cli.run = run_one_frame
sys.argv = ["duel-table"]
sys.exit(main())
"""
LATER = (
    "argparse", "hashlib", "logging", "msgspec", "multiprocessing", "platformdirs", "subprocess", "tomli",
    "game.bots", "game.engine.contract", "game.games.castle", "game.match", "game.scenes.play", "game.table.speech",
)  # fmt: skip
"""What takes a while to load and is not seen on the title."""


def test_the_title_is_there_before_what_it_does_not_need(home: Path) -> None:
    save_settings(Settings(language="it", first_run_done=True), settings_file())
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"}
    done = subprocess.run(
        [sys.executable, "-c", FIRST_FRAME], env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    drawn, scene, *loaded = done.stdout.split()
    assert (drawn, scene) == ("True", "title")
    assert [module for module in LATER if module in loaded] == []


def test_what_is_loaded_ahead_is_what_the_computers_process_takes() -> None:
    code = "import sys, game.app\nhad = {*sys.modules}\nimport game.bots.worker\nprint(*{*sys.modules} - had)"
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert {*AHEAD} <= {*done.stdout.split()}
    assert AHEAD[-1] == "game.bots.worker"


def test_after_the_first_frame_everything_gets_ready_by_and_by(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.cli.start.worker_process", Silence)
    done: list[str] = []

    def loop(app: App) -> None:
        monkeypatch.setattr("gc.freeze", lambda: done.append("waste"))
        monkeypatch.setattr("game.readiness.import_module", done.append)
        monkeypatch.setattr(app.desk.audio, "open", lambda: done.append("audio"))
        monkeypatch.setattr(app.desk, "worker", lambda: done.append("worker"))
        for frames in range(1, 200):
            get_ready(frames, app.window, app.desk)

    monkeypatch.setattr(App, "run", loop)
    assert start(to_title) == 0
    assert done == ["waste", "audio", *AHEAD, "worker"]


def test_the_titles_pictures_are_kept_once_it_lies_still(endless: list[App], monkeypatch: pytest.MonkeyPatch) -> None:
    start(to_title)
    desk = endless[0].desk
    title = desk.scenes.top
    assert title is not None
    monkeypatch.setattr(desk, "clock", lambda: 9.9)
    title.relayout()
    title.pictures()
    for now in (9.0, 9.9, 10.0, 10.4):
        title.tick(now)
    assert not pictures_folder().exists()
    for count in range(1, len(GAMES) + 1):
        title.tick(11.0)
        assert len(files(pictures_folder())) == count
    before = files(pictures_folder())
    title.tick(12.0)
    assert files(pictures_folder()) == before


@pytest.mark.parametrize(
    ("screens", "place", "fitting"),
    [
        ([], (10, 50), ((5000, 900), None)),
        ([(1920, 1080)], None, ((1920, 900), None)),
        ([(1920, 1080)], (10, 50), ((1920, 900), (10, 50))),
        ([(800, 600), (2560, 1440)], (10, 50), ((2560, 900), (10, 50))),
        ([(800, 600), (2560, 1440)], (1000, 50), ((2560, 900), None)),
        ([(1920, 1080)], (-1, 50), ((1920, 900), None)),
        ([(1920, 1080)], (10, 0), ((1920, 900), None)),
        ([(1920, 1080)], (1900, 50), ((1920, 900), None)),
        ([(1920, 1080)], (10, 1079), ((1920, 900), None)),
    ],
)
def test_a_window_fits_its_screen(
    screens: list[tuple[int, int]], place: tuple[int, int] | None, fitting: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: screens)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    assert window_module._clamped((5000, 900), place) == fitting


def test_a_window_is_never_too_small_to_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)])
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    assert window_module._clamped((-5, 0), None) == (window_module.LEAST_WINDOW, None)


def test_a_size_from_nowhere_opens_a_window() -> None:
    window = open_window((-5, 0), None)
    assert window.size == (1, 1)
    window.destroy()


@pytest.mark.parametrize("place", ["init", "Window"])
def test_no_display_is_said(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*args: Any, **named: Any) -> None:
        raise pygame.error("No available video device")

    monkeypatch.setattr(*((pygame.display, "init") if place == "init" else (pygame, "Window")), fail)
    with pytest.raises(NoDisplay) as caught:
        open_window((800, 600), None)
    assert caught.value.reason == text("common.cli.no_display", what="No available video device")


@pytest.mark.parametrize("driver", ["dummy", "offscreen"])
def test_a_screen_that_nobody_sees_is_none_unless_asked_for(driver: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    open_window((800, 600), None).destroy()
    monkeypatch.delenv("SDL_VIDEODRIVER")
    with pytest.raises(NoDisplay):
        open_window((800, 600), None)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "No window can be opened"), ("es", "No se puede abrir"), ("it", "Non si può aprire")],
)
def test_the_program_without_a_display(language: str, words: str, home: Path) -> None:
    save_settings(Settings(language=language), settings_file())  # type: ignore[arg-type]
    environment = {**os.environ, "SDL_VIDEODRIVER": "nonsense", "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "game"]
    done = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=False, cwd=home)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith(f"duel-table: {words}")
    assert done.stderr.count("\n") == 1


# An end that was not wanted


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """The message boxes that were shown, on a screen that there seems to be."""
    shown: list[tuple[object, ...]] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda *args: shown.append(args))
    return shown


def failing(error: Exception) -> Callable[[Desk], None]:
    def first(desk: Desk) -> None:
        raise error

    return first


def test_a_fatal_error_is_noted_and_told_in_one_line(
    capsys: pytest.CaptureFixture[str], boxes: list[tuple[object, ...]]
) -> None:
    assert start(failing(KeyError("the jester"))) == FAILED
    log = logs_folder() / "duel-table.log"
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("duel-table: ") and told.err.count("\n") == 1
    assert "KeyError" in told.err and str(log) in told.err and "jester" not in told.err
    noted = log.read_text(encoding="utf-8")
    assert "in failing" not in noted and "in first" in noted
    assert noted.rstrip().endswith("KeyError")
    assert boxes == []
    after = FolderLock(user_folder())
    assert after.held
    after.release()


def test_where_there_is_a_screen_a_box_tells_it_too(
    boxes: list[tuple[object, ...]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def first(desk: Desk) -> None:
        monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
        raise KeyError("the jester")

    assert start(first) == FAILED
    assert len(boxes) == 1
    assert f"duel-table: {boxes[0][1]}\n" == capsys.readouterr().err


def test_an_error_in_the_loop_is_fatal_whatever_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(app: App) -> None:
        raise TableError(text("common.match.over"))

    monkeypatch.setattr(App, "run", broken)
    assert start(to_title) == FAILED
    assert "TableError" in capsys.readouterr().err
    assert (logs_folder() / "duel-table.log").is_file()


def test_without_the_lock_nothing_is_noted(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = FolderLock(user_folder())
    before = files(home)
    assert start(failing(ValueError("x"))) == FAILED
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and "ValueError" in told and str(logs_folder()) not in told
    assert files(home) == before
    first.release()


def test_a_log_that_cannot_be_written_is_not_named(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    home.mkdir()
    logs_folder().write_text("a file")
    assert start(failing(ValueError("x"))) == FAILED
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and str(logs_folder()) not in told


def test_the_variable_lets_an_error_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUEL_TABLE_DEBUG", "1")
    with pytest.raises(KeyError):
        start(failing(KeyError("the jester")))


def test_what_is_refused_before_the_first_scene_is_told_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(TableError):
        start(failing(TableError(text("common.match.over"))))
    assert not logs_folder().exists()


def test_warnings_of_the_program_go_to_its_log(monkeypatch: pytest.MonkeyPatch) -> None:
    def warned() -> Silence:
        logging.getLogger("game.bots.worker").warning("the worker is late")
        return Silence()

    monkeypatch.setattr("game.cli.start.worker_process", warned)
    monkeypatch.setattr(App, "run", lambda app: app.desk.worker())
    assert start(to_title) == 0
    assert "the worker is late" in (logs_folder() / "duel-table.log").read_text(encoding="utf-8")


# Pictures of the window


def picture(app: App) -> str:
    app.dispatch(pygame.Event(pygame.KEYDOWN, key=pygame.K_F12, unicode="", mod=0))
    app.frame()
    return app.desk.notices[-1].key


def test_pictures_take_free_names_and_never_anothers(endless: list[App]) -> None:
    start(to_title)
    folder = documents_folder()
    folder.mkdir(parents=True)
    (folder / "duel-table.png").write_bytes(b"mine")
    app = endless[0]
    assert [picture(app), picture(app)] == ["common.picture_saved"] * 2
    assert (folder / "duel-table.png").read_bytes() == b"mine"
    for name in ("duel-table (2).png", "duel-table (3).png"):
        assert pygame.image.load(folder / name).get_size() == app.window.size


def test_a_picture_that_cannot_be_written_is_told(endless: list[App], home: Path) -> None:
    start(to_title)
    (home / "Documents").write_text("a file")
    assert picture(endless[0]) == "common.cli.unwritable"


# From the command line


def test_play_and_replay_come_to_their_scenes(endless: list[App], tmp_path: Path) -> None:
    assert run(["play", "castle", "--seed", "7", "--hotseat", "--option", "best_of=3"]) == 0
    match: Any = endless[0].desk.scenes.top
    assert (match.name, match.match.seed, match.match.options["best_of"]) == ("table", 7, 3)
    assert [seat.kind for seat in match.match.seats] == ["human", "human"]
    assert json.loads(match.match.path.read_text().splitlines()[0])["seed"] == 7
    assert run(["replay", str(match.match.path)]) == 0
    top = endless[1].desk.scenes.top
    assert top is not None and top.name == "replay"


def test_the_first_time_it_asks_for_the_language(endless: list[App]) -> None:
    assert run([]) == 0
    first = endless[0].desk.scenes.top
    save_settings(Settings(first_run_done=True), settings_file())
    assert run([]) == 0
    then = endless[1].desk.scenes.top
    assert (first and first.name, then and then.name) == ("first_run", "title")
