"""``selftest``: passes on a whole program, fails on a broken one."""

from __future__ import annotations

import shutil
import wave
from collections.abc import Callable
from pathlib import Path

import pytest

from game.cli.selftest import Failed, _load_sound
from game.data.paths import assets_root, levels_root
from tests.cli.commands import Commands

PARTS = ["words", "data", "pictures and sounds", "scenes", "computer players"]


def written(path: Path, *, frames: int = 100, rate: int = 22050) -> Path:
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(b"\1\2" * frames)
    return path


def test_a_whole_program_passes(command: Commands) -> None:
    said = command("selftest")
    assert (said.status, said.err) == (0, ""), said.out
    assert [line.partition(":")[0] for line in said.out.splitlines()] == [*PARTS, "selftest passed"]


def test_a_sound_sound(tmp_path: Path) -> None:
    _load_sound(written(tmp_path / "a.wav"))


@pytest.mark.parametrize(
    "spoil",
    [
        lambda path: path.write_bytes(b""),
        lambda path: path.write_bytes(b"RIFF"),
        lambda path: path.write_bytes(b"\0" * 500),
        lambda path: path.write_bytes(path.read_bytes()[:-10]),
        lambda path: written(path, frames=0),
        lambda path: written(path, rate=100),
        lambda path: path.unlink(),
    ],
)
def test_a_broken_sound(spoil: Callable[[Path], object], tmp_path: Path) -> None:
    path = written(tmp_path / "a.wav")
    spoil(path)
    with pytest.raises(Failed, match=r"a\.wav"):
        _load_sound(path)


@pytest.mark.parametrize("kind", ["wav", "svg"])
def test_a_broken_asset_fails_the_program(
    kind: str, tmp_path: Path, command: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(assets_root(), tmp_path / "assets")
    shutil.copytree(levels_root(), tmp_path / "levels")
    broken = sorted((tmp_path / "assets").rglob(f"*.{kind}"))[-1]
    broken.write_bytes(broken.read_bytes()[:30])
    monkeypatch.setattr("game.data.paths._PACKAGE", tmp_path)
    said = command("selftest")
    assert said.status == 1
    assert said.out.splitlines()[-1].startswith("pictures and sounds: FAILED: ")


def test_a_missing_table_is_told_in_words(tmp_path: Path, command: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(assets_root(), tmp_path / "assets")
    monkeypatch.setattr("game.data.paths._PACKAGE", tmp_path / "game")
    said = command("selftest")
    assert said.status == 1
    last = said.out.splitlines()[-1]
    assert last.startswith(f"data: FAILED: DataError: {tmp_path}") and "can’t be read" in last
