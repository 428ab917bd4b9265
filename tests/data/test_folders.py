"""Folders, files written whole, and the lock."""

from __future__ import annotations

import os
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest

from game.data import files, paths
from game.data.files import copy_aside, set_aside, write_atomically, write_new
from game.data.lock import LOCK_NAME, FolderLock

ROOT = Path(__file__).resolve().parents[2]


def test_what_is_shipped_is_found_in_a_checkout() -> None:
    assert paths.assets_root() == ROOT / "assets"
    assert paths.levels_root() == ROOT / "levels"


def test_what_is_shipped_is_found_inside_an_installed_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "game" / "assets").mkdir(parents=True)
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path / "game")
    assert paths.assets_root() == tmp_path / "game" / "assets"
    assert paths.levels_root() == tmp_path / "levels"


def test_one_variable_moves_all_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "Zoë's home"
    monkeypatch.setenv(paths.HOME_VARIABLE, str(home))
    folders = [paths.user_folder(), paths.saves_folder(), paths.logs_folder(), paths.documents_folder()]
    for folder in [*folders, paths.pictures_folder(), paths.settings_file()]:
        assert folder.is_relative_to(home)
    assert paths.documents_folder() == home / "Documents" / "Duel Table"
    assert not home.exists()


def test_without_it_the_systems_folders_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE, raising=False)
    folders = (paths.saves_folder(), paths.logs_folder(), paths.pictures_folder(), paths.documents_folder())
    for folder in (*folders, paths.settings_file()):
        assert folder.is_absolute()
        assert "Duel Table" in folder.parts
    assert paths.documents_folder().name == "Duel Table"


def test_usable_folders(tmp_path: Path) -> None:
    assert paths.usable(tmp_path / "a" / "b")
    assert list((tmp_path / "a" / "b").iterdir()) == []
    (tmp_path / "file").write_text("")
    assert not paths.usable(tmp_path / "file" / "deeper")
    assert not paths.usable(tmp_path / "file")


def test_a_file_is_written_whole(tmp_path: Path) -> None:
    path = tmp_path / "new" / "file"
    for content in (b"one", b"two"):
        write_atomically(path, content)
        assert path.read_bytes() == content
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failed_write_leaves_the_old_file(step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    write_atomically(path, b"old")

    def fail(*args: object) -> None:
        raise OSError(28, "No space left on device")

    if step == "fsync":
        monkeypatch.setattr(files.os, "fsync", fail)
    else:
        monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="No space"):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_nothing_is_overwritten_when_put_aside(tmp_path: Path) -> None:
    path = tmp_path / "file.jsonl"
    for content in ("one", "two", "three"):
        path.write_text(content)
        assert set_aside(path, "damaged") is not None
    assert {file.name: file.read_text() for file in tmp_path.iterdir()} == {
        "file.jsonl.damaged": "one",
        "file.jsonl (2).damaged": "two",
        "file.jsonl (3).damaged": "three",
    }
    assert set_aside(path, "damaged") is None


def test_copies_and_new_files_take_free_names(tmp_path: Path) -> None:
    path = write_new(tmp_path / "a.txt", b"1")
    assert write_new(tmp_path / "a.txt", b"2").name == "a (2).txt"
    assert [copy_aside(path, "cut").name for _ in range(2)] == ["a.txt.cut", "a.txt (2).cut"]
    assert path.read_bytes() == b"1"


def test_nothing_is_left_of_a_new_file_that_could_not_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Full(BytesIO):
        def write(self, data: object) -> int:
            raise OSError(28, "No space left on device")

    def opened(path: Path, mode: str) -> Full:
        path.touch()
        return Full()

    monkeypatch.setattr(Path, "open", opened)
    with pytest.raises(OSError, match="No space"):
        write_new(tmp_path / "a.txt", b"1")
    assert list(tmp_path.iterdir()) == []


def test_only_one_program_holds_the_lock(tmp_path: Path) -> None:
    first = FolderLock(tmp_path)
    second = FolderLock(tmp_path)
    assert (first.held, first.problem) == (True, None)
    assert not second.held
    assert second.problem is not None
    assert second.problem.key == "common.data.locked"
    second.release()
    first.release()
    third = FolderLock(tmp_path)
    assert third.held
    third.release()
    third.release()
    assert not third.held


def test_a_lock_file_left_behind_means_nothing(tmp_path: Path) -> None:
    (tmp_path / LOCK_NAME).write_text("4711")
    lock = FolderLock(tmp_path)
    assert lock.held
    lock.release()


def test_a_program_that_died_frees_its_lock(tmp_path: Path) -> None:
    code = "\n".join(
        [
            "import os, sys; from pathlib import Path; from game.data.lock import FolderLock",
            "lock = FolderLock(Path(sys.argv[1])); print(lock.held, flush=True); os._exit(1)",
        ]
    )
    command = [sys.executable, "-c", code, str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.returncode) == ("True", 1)
    lock = FolderLock(tmp_path)
    assert lock.held
    lock.release()


def test_no_lock_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    lock = FolderLock(tmp_path / "file" / "home")
    assert not lock.held
    assert lock.problem is not None
    assert lock.problem.key == "common.data.unwritable"
