"""The data of the games: what the files say is what the rules say."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.data import levels as level_files
from game.data.levels import folder_hash, levels_hash, load_cards, option_table
from game.data.paths import assets_root
from game.data.toml import DataError
from game.engine.contract import Option
from game.games.castle.cards import DECK_SIZE, card_id
from game.games.registry import GAMES, contents, rules

OPTIONS = """
format = 1
[[options]]
id = "best_of"
values = [1, 7]
default = {default}
rule = "C22"
"""


@pytest.fixture
def options_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The house rules of Castle Duel, in another folder."""
    (tmp_path / "castle").mkdir()
    monkeypatch.setattr(level_files, "levels_root", lambda: tmp_path)
    option_table.cache_clear()
    yield tmp_path / "castle" / "options.toml"
    option_table.cache_clear()


def test_the_house_rules_come_from_the_file(options_file: Path) -> None:
    options_file.write_text(OPTIONS.format(default=7))
    assert rules("castle").option_table() == (Option("best_of", (1, 7), 7, "C22"),)


@pytest.mark.parametrize("default", ["3", "true", "1.5"])
def test_a_default_that_is_no_value_is_refused(default: str, options_file: Path) -> None:
    options_file.write_text(OPTIONS.format(default=default))
    with pytest.raises(DataError) as error:
        rules("castle").option_table()
    assert str(error.value.reason.arg("where")).startswith("options[0]")


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_its_pictures(game: str) -> None:
    found = contents(game)
    assert 0 < found.cards <= len(found.pictures) * 2
    for layer in found.pictures:
        assert (assets_root() / layer).is_file(), layer


def test_c1_castle_has_53_cards_once_each() -> None:
    rows = load_cards("castle").cards
    assert [row.id for row in rows] == [card_id(card) for card in range(DECK_SIZE)]
    assert {row.copies for row in rows} == {1}


def test_the_fingerprint_is_the_same_on_every_system(tmp_path: Path) -> None:
    unix, windows = tmp_path / "unix", tmp_path / "windows"
    for folder, newline in ((unix, b"\n"), (windows, b"\r\n")):
        (folder / "decks").mkdir(parents=True)
        (folder / "b.toml").write_bytes(b"x = 1" + newline)
        (folder / "decks" / "a.toml").write_bytes(b"y = 2" + newline)
    (windows / "Thumbs.db").write_bytes(b"\0")
    assert folder_hash(unix) == folder_hash(windows)
    assert len(levels_hash("castle")) == 64


def test_the_fingerprint_tells_names_and_contents_apart(tmp_path: Path) -> None:
    hashes: set[str] = set()
    for name, content in (("a", "x = 1"), ("b", "x = 1"), ("a", "x = 2"), ("a", "")):
        folder = tmp_path / f"{name}{len(hashes)}"
        folder.mkdir()
        (folder / f"{name}.toml").write_text(content)
        hashes.add(folder_hash(folder))
    assert len(hashes) == 4
