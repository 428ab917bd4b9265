"""The data of the games: what the files say is what the rules say."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.data.levels import folder_hash, levels_hash, load_cards, load_options
from game.data.paths import assets_root
from game.games.castle.cards import DECK_SIZE, card_id
from game.games.registry import GAMES, rules


@pytest.mark.parametrize("game", GAMES)
def test_the_options_are_those_of_the_rules(game: str) -> None:
    told = [(row.id, row.values, row.default, row.rule) for row in load_options(game).options]
    assert told == [(option.id, option.values, option.default, option.rule) for option in rules(game).option_table()]


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_its_pictures(game: str) -> None:
    for row in load_cards(game).cards:
        for layer in row.art:
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
