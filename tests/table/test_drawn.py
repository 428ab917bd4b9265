"""Pictures of the title that were drawn at an earlier start: found only whole, and only if they are the same."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from game.data.paths import assets_root
from game.engine.text import Text
from game.table import art as art_module
from game.table import drawn
from game.table.art import Art
from game.table.drawn import MOST_FILES, DrawnPictures
from tests.table.pictures import screen

NAME = "castle/emblem.svg"
SVG = (assets_root() / NAME).read_bytes()
SIZE = (50, 70)


@pytest.fixture(autouse=True)
def window() -> None:
    screen((64, 64))


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def kept(folder: Path, size: tuple[int, int] = SIZE) -> Path:
    """A folder with the picture in it, and the file that this made."""
    before = set(folder.iterdir()) if folder.is_dir() else set()
    art = Art(assets_root(), folder)
    art.title_picture(NAME, *size)
    assert art.keep()
    assert not art.keep()
    (made,) = set(folder.iterdir()) - before
    return made


def found(folder: Path, size: tuple[int, int] = SIZE, svg: bytes = SVG) -> pygame.Surface | None:
    return DrawnPictures(folder).find(svg, size)


def test_a_kept_picture_is_the_one_that_was_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Art(assets_root()).picture(NAME, *SIZE)
    kept(tmp_path)
    monkeypatch.setattr(art_module, "_draw", None)  # nothing is drawn any more
    later = Art(assets_root(), tmp_path)
    again = later.title_picture(NAME, *SIZE)
    assert pixels(again) == pixels(first)
    assert again.get_masks() == first.get_masks()
    assert len(set(pixels(first))) > 50
    assert not later.keep()


def test_nothing_is_written_before_it_is_asked_for_nor_without_a_folder(tmp_path: Path) -> None:
    folder = tmp_path / "cache"
    Art(assets_root(), folder).title_picture(NAME, *SIZE)
    assert not folder.exists()
    nowhere = Art(assets_root())
    nowhere.title_picture(NAME, *SIZE)
    assert not nowhere.keep()


def test_of_a_name_only_the_last_size_is_kept(tmp_path: Path) -> None:
    art = Art(assets_root(), tmp_path)
    for width in (40, 45, 50):
        art.title_picture(NAME, width, 70)
    assert art.keep() and not art.keep()
    assert found(tmp_path, (50, 70)) is not None
    assert found(tmp_path, (45, 70)) is None


@pytest.mark.parametrize(
    "damage",
    [
        lambda content: b"",
        lambda content: content[:-1],
        lambda content: content[: len(content) // 2],
        lambda content: content + b"x",
        lambda content: content[:-9] + bytes([content[-9] ^ 1]) + content[-8:],
        lambda content: bytes([content[0] ^ 1]) + content[1:],
        lambda content: content.replace(SVG, SVG[:-9] + b"x" + SVG[-8:]),
        lambda content: content.replace(b"50 x 70", b"70 x 50", 1),
    ],
    ids=["empty", "a byte less", "half", "a byte more", "pixel", "head", "other svg", "other size"],
)
def test_a_damaged_file_is_drawn_and_kept_anew(damage: Callable[[bytes], bytes], tmp_path: Path) -> None:
    file = kept(tmp_path)
    whole = file.read_bytes()
    file.write_bytes(damage(whole))
    assert file.read_bytes() != whole
    assert found(tmp_path) is None
    art = Art(assets_root(), tmp_path)
    assert pixels(art.title_picture(NAME, *SIZE)) == pixels(Art(assets_root()).picture(NAME, *SIZE))
    assert art.keep()
    assert file.read_bytes() == whole


def test_another_svg_size_format_or_program_that_draws_is_another_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(tmp_path)
    assert found(tmp_path) is not None
    assert found(tmp_path, svg=SVG + b"\n") is None
    assert found(tmp_path, (70, 50)) is None
    monkeypatch.setattr(drawn, "FORMAT", drawn.FORMAT + 1)
    assert found(tmp_path) is None
    monkeypatch.undo()
    monkeypatch.setattr(pygame.version, "ver", "0.0")
    assert found(tmp_path) is None


def test_a_file_of_the_same_name_for_another_picture_counts_as_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = kept(tmp_path)
    monkeypatch.setattr(drawn, "_file", lambda folder, key: file)
    assert found(tmp_path) is not None
    assert found(tmp_path, svg=SVG.replace(b"350", b"351")) is None


def test_a_directory_in_the_place_of_the_file_is_let_be(tmp_path: Path) -> None:
    file = kept(tmp_path)
    file.unlink()
    (file / "inside").mkdir(parents=True)
    art = Art(assets_root(), tmp_path)
    assert art.title_picture(NAME, *SIZE).get_size() == SIZE
    assert art.keep()
    assert [path.name for path in tmp_path.rglob("*")] == [file.name, "inside"]


def test_a_folder_that_cannot_be_made_is_silent(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file")
    art = Art(assets_root(), tmp_path / "cache" / "title")
    assert art.title_picture(NAME, *SIZE).get_size() == SIZE
    assert art.keep() and not art.keep()
    assert (tmp_path / "cache").read_text() == "a file"


@pytest.mark.skipif(os.name == "nt" or getattr(os, "geteuid", lambda: 0)() == 0, reason="who may do everything can")
def test_a_folder_that_may_not_be_read_is_silent(tmp_path: Path) -> None:
    kept(tmp_path)
    tmp_path.chmod(0)
    try:
        art = Art(assets_root(), tmp_path)
        assert art.title_picture(NAME, *SIZE).get_size() == SIZE
        assert art.keep() and not art.keep()
    finally:
        tmp_path.chmod(0o700)


def test_what_the_system_refuses_is_silent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*args: object) -> None:
        raise PermissionError(13, "refused")

    kept(tmp_path)
    monkeypatch.setattr(drawn, "_file", lambda folder, key: SimpleNamespace(open=refuse))
    monkeypatch.setattr(drawn, "write_atomically", refuse)
    art = Art(assets_root(), tmp_path)
    assert art.title_picture(NAME, *SIZE).get_size() == SIZE
    assert art.keep() and not art.keep()


def test_a_full_disk_is_silent_and_leaves_no_half(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.data.files.os.fsync", full)
    art = Art(assets_root(), tmp_path)
    art.title_picture(NAME, *SIZE)
    assert art.keep() and not art.keep()
    assert list(tmp_path.iterdir()) == []


def test_the_oldest_files_go_halves_that_were_left_with_them(tmp_path: Path) -> None:
    half = tmp_path / ".abc.drawn.xyz.tmp"
    half.write_bytes(b"half")
    os.utime(half, (1, 1))
    made: list[Path] = []
    for i in range(MOST_FILES + 3):
        made.append(kept(tmp_path, (40 + i, 70)))
        os.utime(made[-1], (100 + i, 100 + i))
        assert len(list(tmp_path.iterdir())) <= MOST_FILES
    assert set(tmp_path.iterdir()) == set(made[-MOST_FILES:])


BOTH = """
import sys
from pathlib import Path
import pygame
from game.data.paths import assets_root
from game.table.art import Art

window = pygame.Window("test", size=(64, 64))
window.get_surface()
name, widths = "castle/emblem.svg", range(40, 56)
pure = Art(assets_root())
right = {width: pygame.image.tobytes(pure.picture(name, width, 20), "RGBA") for width in widths}
for turn in range(20):
    art = Art(assets_root(), Path(sys.argv[1]))
    for width in widths:
        assert pygame.image.tobytes(art.title_picture(name, width, 20), "RGBA") == right[width]
        art.keep()
"""


def test_two_programs_at_once_find_whole_pictures_only(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parents[2])}
    command = [sys.executable, "-c", BOTH, str(tmp_path)]
    both = [subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    ends = [(program.communicate()[1], program.returncode) for program in both]
    assert ends == [("", 0)] * 2
    assert 1 <= len(list(tmp_path.iterdir())) <= MOST_FILES


def test_a_picture_that_cannot_be_read_is_told_as_ever(tmp_path: Path) -> None:
    (tmp_path / "x.svg").write_bytes(b"<svg")
    for reason in (Art(tmp_path, tmp_path / "cache"), Art(tmp_path)):
        with pytest.raises(art_module.DataError) as caught:
            reason.title_picture("x.svg", 20, 30)
        assert isinstance(caught.value.reason, Text)
