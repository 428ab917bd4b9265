"""Pictures that lie compressed, as frozen programs carry them."""

from __future__ import annotations

import lzma
from pathlib import Path

import pygame
import pytest

from build_scripts.freeze_parts import PACKING
from game.data.paths import assets_root
from game.data.toml import DataError
from game.table.art import Art
from tests.table.pictures import screen

NAME = "castle/emblem.svg"


@pytest.fixture(autouse=True)
def window() -> None:
    screen((64, 64))


def packed(folder: Path, content: bytes) -> Art:
    (folder / "castle").mkdir(parents=True)
    (folder / NAME).write_bytes(content)
    return Art(folder)


def test_a_compressed_picture_is_the_same_picture(tmp_path: Path) -> None:
    plain = Art(assets_root()).picture(NAME, 60, 84)
    art = packed(tmp_path, lzma.compress((assets_root() / NAME).read_bytes(), filters=[PACKING]))
    assert pygame.image.tobytes(art.picture(NAME, 60, 84), "RGBA") == pygame.image.tobytes(plain, "RGBA")


def test_a_damaged_one_is_named(tmp_path: Path) -> None:
    whole = lzma.compress((assets_root() / NAME).read_bytes(), filters=[PACKING])
    for n, damaged in enumerate((whole[: len(whole) // 2], whole[:40] + b"\0" * 40 + whole[80:], whole[:3])):
        art = packed(tmp_path / str(n), damaged)
        with pytest.raises(DataError) as caught:
            art.picture(NAME, 60, 84)
        assert NAME in str(caught.value.reason.arg("file"))
