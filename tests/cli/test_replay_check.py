"""``replay``, with and without ``--check``: sound, damaged and foreign files; none of them is touched."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.cli import window
from game.data.paths import decks_folder
from game.games.jartible.deck import READY_DECKS, deck_file, ready_deck
from tests.cli.commands import WHOLE, Commands, journal

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("moves", [0, 30, WHOLE])
def test_a_sound_file(moves: int, tmp_path: Path, command: Commands) -> None:
    path = journal(tmp_path, moves)
    before = path.read_bytes()
    said = command("replay", str(path), "--check")
    assert (said.status, said.out, said.err) == (0, f"{path}: replayed; everything agrees.\n", "")
    assert path.read_bytes() == before


def test_a_file_cut_off_in_a_line_is_sound_up_to_there(tmp_path: Path, command: Commands) -> None:
    path = journal(tmp_path, 30)
    path.write_bytes(path.read_bytes()[:-5])
    assert command("replay", str(path), "--check").status == 0


def damaged(path: Path, how: str) -> None:
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    header = json.loads(lines[0])
    if how == "no header":
        lines[0] = "{}\n"
    elif how == "no journal":
        lines = ["a letter to somebody\n"]
    elif how == "empty":
        lines = []
    elif how == "a broken line":
        lines[5] = '{"n": \n'
    elif how == "a line too few":
        del lines[5]
    elif how == "another's action":
        lines[5] = json.dumps({**json.loads(lines[5]), "do": "attack 99 g9"}) + "\n"
    elif how == "a later version":
        lines[0] = json.dumps({**header, "v": 2}) + "\n"
    elif how == "other data":
        lines[0] = json.dumps({**header, "data": "0" * 64}) + "\n"
    elif how == "another game":
        lines[0] = json.dumps({**header, "game": "whist"}) + "\n"
    path.write_text("".join(lines), encoding="utf-8")


DAMAGES = pytest.mark.parametrize(
    ("how", "told"),
    [
        ("no header", "line 1"),
        ("no journal", "line 1"),
        ("empty", "line 1"),
        ("a broken line", "line 6"),
        ("a line too few", "line 6"),
        ("another's action", "line 6"),
        ("a later version", "format 2"),
        ("other data", "data"),
        ("another game", "whist"),
    ],
)


@DAMAGES
def test_a_file_that_cannot_be_played(how: str, told: str, tmp_path: Path, command: Commands) -> None:
    path = journal(tmp_path, 30)
    damaged(path, how)
    before = path.read_bytes()
    said = command("replay", str(path), "--check")
    assert said.status == 1 and said.err == ""
    assert said.out.count("\n") == 1 and path.name in said.out and told in said.out
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == [path.name]


def test_a_terminal_of_few_letters(tmp_path: Path) -> None:
    path = tmp_path / "Zoë.jsonl"
    path.write_text("a letter to somebody\n")
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONPATH": str(ROOT), "LANGUAGE": "it"}
    command = [sys.executable, "-m", "game", "replay", str(path), "--check"]
    done = subprocess.run(command, env=environment, capture_output=True, encoding="ascii", check=False)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.startswith("Zo\\xeb.jsonl")


def test_a_folder_is_no_file(tmp_path: Path, command: Commands) -> None:
    assert command("replay", str(tmp_path), "--check").refused("There is no file")


# Without --check


@pytest.fixture
def no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    def opened(first: object) -> int:
        raise AssertionError("a window was opened")

    monkeypatch.setattr(window, "start", opened)


@DAMAGES
@pytest.mark.usefixtures("no_window")
def test_what_cannot_be_played_is_told_and_no_window_opens(
    how: str, told: str, tmp_path: Path, command: Commands
) -> None:
    path = journal(tmp_path, 30)
    damaged(path, how)
    before = path.read_bytes()
    said = command("replay", str(path))
    assert said.refused(told) and path.name in said.err
    assert path.read_bytes() == before


@pytest.mark.usefixtures("no_window")
@pytest.mark.parametrize("check", [[], ["--check"]])
def test_a_deck_is_no_saved_game(check: list[str], tmp_path: Path, command: Commands) -> None:
    """Dropped on the window it is imported; here a match was asked for."""
    path = tmp_path / "mine.toml"
    path.write_text(deck_file("Mine", ready_deck(READY_DECKS[0])), encoding="utf-8")
    said = command("replay", str(path), *check)
    assert said.status in (1, 2)
    assert said.out + said.err.removeprefix("duel-table: ") == (
        "mine.toml, line 1: it does not begin like a saved game.\n"
    )
    assert not decks_folder().exists(), "nothing was imported"
