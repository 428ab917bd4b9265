"""The pictures below assets/: what the scripts draw is what lies there, each can be drawn, cards are told apart."""

from __future__ import annotations

import runpy
import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.data.levels import load_cards
from game.table.theme import PAPER

ROOT = Path(__file__).parents[1]
SCRIPTS = ROOT / "build_scripts" / "art"
ASSETS = ROOT / "assets"
FOLDERS = ("common", "castle", "duelcard")
TYPES = ("plant", "water", "fire")
WIDTH, HEIGHT = 60, 84


@pytest.fixture
def scripts(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The scripts' folder, where they find each other; what they load is forgotten afterwards."""
    monkeypatch.syspath_prepend(str(SCRIPTS))
    yield SCRIPTS
    for script in SCRIPTS.glob("*.py"):
        sys.modules.pop(script.stem, None)


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_scripts_draw_what_lies_there(
    folder: str, scripts: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(import_module("svg"), "ASSETS", tmp_path)
    runpy.run_path(str(scripts / f"{folder}.py"), run_name="__main__")
    drawn = {file.relative_to(tmp_path): file.read_bytes() for file in tmp_path.rglob("*.svg")}
    lying = {file.relative_to(ASSETS): file.read_bytes() for file in (ASSETS / folder).rglob("*.svg")}
    assert sorted(drawn) == sorted(lying)
    assert [name for name in drawn if drawn[name] != lying[name]] == []


def test_no_picture_holds_what_cant_be_drawn(scripts: Path) -> None:
    faults_of = import_module("lint").faults_of
    faults = {file: faults_of(file.read_text(encoding="utf-8")) for file in ASSETS.rglob("*.svg")}
    assert {file: notes for file, notes in faults.items() if notes} == {}


def test_d1_d2_duelcard_has_54_cards_and_each_has_all_its_pictures() -> None:
    rows = load_cards("duelcard").cards
    copies = {row.id: row.copies for row in rows}
    assert copies == {
        "plant": 10,
        "water": 10,
        "fire": 10,
        "thief": 5,
        "strength": 5,
        "chest": 5,
        "block": 5,
        "joker": 4,
    }
    for row in rows:
        sign = f"{'elements' if row.id in TYPES else 'tools'}/{row.id}.svg"
        others = (f"golden/{row.id}.svg", f"small/{row.id}.svg", sign)
        pictures = [ASSETS / layer for layer in row.art] + [ASSETS / "duelcard" / other for other in others]
        assert [picture for picture in pictures if not picture.is_file()] == []


def test_small_cards_of_duelcard_are_told_apart_without_colour() -> None:
    """Mean difference of brightness (0-255) per pixel: between kinds of card above all, then card from card."""
    greys = {row.id: _grey(row.id) for row in load_cards("duelcard").cards}
    apart = {pair: _difference(greys[pair[0]], greys[pair[1]]) for pair in combinations(greys, 2)}
    mixed = {pair for pair in apart if (pair[0] in TYPES) != (pair[1] in TYPES)}
    assert min(apart[pair] for pair in mixed) >= 45
    assert min(apart.values()) >= 15


def _grey(card: str) -> bytes:
    """The brightness of each pixel of a small card on its paper."""
    sheet = pygame.Surface((WIDTH, HEIGHT), 0, 32)
    sheet.fill(PAPER)
    sheet.blit(pygame.image.load_sized_svg(ASSETS / "duelcard" / "small" / f"{card}.svg", (WIDTH, HEIGHT)), (0, 0))
    return pygame.image.tobytes(pygame.transform.grayscale(sheet), "RGB")[::3]


def _difference(one: bytes, other: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)
