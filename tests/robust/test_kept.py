"""What the player has stays: disks that are full, homes that vanish, pages and pictures that are damaged."""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.data.files import write_atomically
from game.data.paths import assets_root
from game.data.toml import DataError
from game.match.match import Match
from game.table.art import Art
from game.text.rulebook import load_rulebook
from tests.match.table import castle, play_some, seen


class Full:
    """A temporary file whose content does not fit, however often it is tried."""

    def __init__(self, dir: Path, **how: Any) -> None:
        self.name = str(dir / "part.tmp")
        Path(self.name).touch()

    def __enter__(self) -> Full:
        return self

    def __exit__(self, *error: object) -> None:
        pass

    def write(self, data: bytes) -> int:
        return len(data)

    def flush(self) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    close = flush


def test_a_full_disk_leaves_no_temporary_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.data.files.NamedTemporaryFile", Full)
    with pytest.raises(OSError):
        write_atomically(tmp_path / "x", b"content")
    assert not list(tmp_path.iterdir())


def in_play(folder: Path) -> Match:
    match = castle(folder, seed=3)
    play_some(match, Random(3), 12)
    return match


@pytest.mark.parametrize("how", ["played on", "closed", "closed, then played on"])
def test_a_folder_that_was_removed_is_made_again_with_the_whole_match(tmp_path: Path, how: str) -> None:
    match = in_play(tmp_path / "home" / "saves")
    if how == "closed, then played on":
        match.close()
    shutil.rmtree(tmp_path / "home")
    if how != "closed":
        play_some(match, Random(4), 1)
        assert match.save_problem is None
    match.close()
    assert match.path is not None
    assert seen(Match.resume(match.path)) == seen(match)


def test_a_resumed_match_is_whole_too_when_its_folder_was_removed(tmp_path: Path) -> None:
    path = in_play(tmp_path / "saves").path
    assert path is not None
    match = Match.resume(path)
    shutil.rmtree(tmp_path / "saves")
    play_some(match, Random(4), 3)
    assert seen(Match.resume(path)) == seen(match)


def test_a_file_that_comes_back_is_not_overwritten(tmp_path: Path) -> None:
    match = in_play(tmp_path / "saves")
    match.close()
    assert match.path is not None
    raw = match.path.read_bytes()
    (tmp_path / "saves").rename(tmp_path / "away")
    (tmp_path / "saves").touch()
    play_some(match, Random(4), 2)
    assert match.unsaved
    (tmp_path / "saves").unlink()
    play_some(match, Random(5), 1)
    assert match.path.read_bytes().startswith(raw)
    (tmp_path / "away" / match.path.name).rename(match.path)
    play_some(match, Random(6), 1)
    match.close()
    assert seen(Match.resume(match.path)) == seen(match)


def test_a_rules_page_that_is_no_text_is_refused_with_its_name(tmp_path: Path) -> None:
    (tmp_path / "castle" / "rules").mkdir(parents=True)
    page = tmp_path / "castle" / "rules" / "en.md"
    page.write_bytes(b"# Castle\n\xff\xfe")
    with pytest.raises(DataError) as error:
        load_rulebook("castle", "en", tmp_path)
    assert error.value.reason.arg("file") == str(page)


@pytest.mark.parametrize("content", [None, b"", b"\xff\xd8\xff", b"<svg"])
def test_a_picture_that_can_t_be_read_is_refused_with_its_name(tmp_path: Path, content: bytes | None) -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    if content is not None:
        (tmp_path / "x.svg").write_bytes(content)
    with pytest.raises(DataError) as error:
        Art(tmp_path).picture("x.svg", 20, 30)
    assert error.value.reason.arg("file") == str(tmp_path / "x.svg")


def test_a_picture_that_was_cut_off_is_refused(tmp_path: Path) -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    whole = (assets_root() / "castle" / "faces" / "heart_12.svg").read_bytes()
    for cut in range(0, len(whole) - 8, 97):
        (tmp_path / "x.svg").write_bytes(whole[:cut])
        with pytest.raises(DataError):
            Art(tmp_path).picture("x.svg", 20, 30)
