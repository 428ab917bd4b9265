"""Decks of the player's own: files that are read, mended, written, taken in and given away, and never lost (J3)."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.data import files
from game.data.toml import DataError
from game.engine.errors import TableError
from game.games.jartible import own_decks
from game.games.jartible.cards import CARD_IDS, KIND_BY_ID, KINDS
from game.games.jartible.collection import SORTS, STAR_COUNTS, Wanted, described, found, sort_of
from game.games.jartible.deck import DeckError, kinds_of, load_deck
from game.games.jartible.draft import MOST_CARDS, RULES, Draft, rule_states
from game.games.jartible.own_decks import DeckUnsaved, export, free_name, read, shelf, shown_name, store, take_in
from game.text.catalogue import Catalogue
from tests.games.jartible.match import full_deck
from tests.games.jartible.test_jartible_deck import BROKEN

LEGAL = kinds_of(full_deck())
NAMES = [
    "Cal y albero", "Ñoño  de Cádiz", 'a "quoted" \\ name', "CON", "x" * 60, "日本", "🦐", "../../up", ".", "tab\there",
]  # fmt: skip


def written(folder: Path, name: str, content: str | bytes) -> Path:
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


# Every rule of J3


@pytest.mark.parametrize("rule", BROKEN)
def test_j3_a_deck_file_is_refused_by_the_name_of_the_rule_it_breaks(rule: str, tmp_path: Path) -> None:
    path = store(tmp_path, rule, kinds_of(BROKEN[rule])).path
    with pytest.raises(DeckError) as refused:
        load_deck(path)
    assert [reason.key for reason in refused.value.violations] == [f"jartible.deck.{rule}"]
    said = Catalogue.load("en", ["jartible"]).say(refused.value.reason)
    assert str(path) in said and "cards" in said and "J3" in said


@pytest.mark.parametrize("rule", BROKEN)
def test_j3_the_editor_shows_that_rule_as_broken_and_the_others_as_kept(rule: str) -> None:
    states = {state.key: state for state in rule_states(kinds_of(BROKEN[rule]))}
    assert tuple(states) == RULES
    assert [key for key, state in states.items() if state.broken] == [rule]
    assert all(state.lines for state in states.values())


def test_j3_a_legal_deck_keeps_them_all() -> None:
    assert not any(state.broken for state in rule_states(LEGAL))
    assert [state.key for state in rule_states(()) if state.broken] == ["size", "creatures"]


@pytest.mark.parametrize("rule", BROKEN)
def test_j3_a_deck_that_breaks_a_rule_can_be_read_to_be_mended(rule: str, tmp_path: Path) -> None:
    store(tmp_path, "mine", kinds_of(BROKEN[rule]))
    deck = shelf(tmp_path).decks[0]
    assert [CARD_IDS[kind] for kind in deck.kinds] == BROKEN[rule]
    assert len(deck.broken) == 1


# Files that can't be read

GARBAGE: dict[str, tuple[str | bytes, str]] = {
    "empty": ("", "name"),
    "cut off": ('format = 1\nname = "a"\ncards = ["abub', "line 3"),
    "not text": (b"\xff\xfe\x00\x80", "UTF-8"),
    "of another format": ('format = 2\nname = "a"\ncards = []', "format"),
    "without a name": ('format = 1\nname = ""\ncards = []', "name"),
    "a number for a name": ("format = 1\nname = 7\ncards = []", "name"),
    "numbers for cards": ('format = 1\nname = "a"\ncards = ["abubill", 3]', "cards[1]"),
    "an unknown card": ('format = 1\nname = "a"\ncards = ["abubill", "cerdo"]', "cards[1]"),
    "a path for a card": ('format = 1\nname = "a"\ncards = ["../../etc/passwd"]', "cards[0]"),
    "a key of its own": ('format = 1\nname = "a"\ncards = []\ncode = "rm"', "code"),
    "too many cards": ('format = 1\nname = "a"\ncards = [' + '"abubill",' * 300 + "]", "cards"),
    "huge": (b"#" * 70_000, "too big"),
    "very deep": ("format = 1\ncards = " + "[" * 5000, "whole file"),
}


@pytest.mark.parametrize("kind", GARBAGE)
def test_a_broken_file_is_named_and_left_alone(kind: str, tmp_path: Path) -> None:
    content, told = GARBAGE[kind]
    path = written(tmp_path, "mine.toml", content)
    before = path.read_bytes()
    found_there = shelf(tmp_path)
    assert not found_there.decks
    (problem,) = found_there.problems
    said = Catalogue.load("en", ["jartible"]).say(problem)
    assert "mine.toml" in said
    assert told in said or kind in ("huge", "very deep", "not text")
    assert store(tmp_path, "Mine", LEGAL).path.name == "mine_2.toml"
    with pytest.raises(TableError):
        take_in(path, tmp_path)
    assert path.read_bytes() == before


@given(st.binary(max_size=400))
def test_any_bytes_are_a_deck_or_a_clear_refusal(content: bytes) -> None:
    from tempfile import TemporaryDirectory

    with TemporaryDirectory() as folder:
        path = written(Path(folder), "mine.toml", content)
        try:
            read(path)
        except TableError as error:
            assert "mine.toml" in Catalogue.load("en", ["jartible"]).say(error.reason)


def test_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    (tmp_path / "folder.toml").mkdir()
    (tmp_path / "nowhere.toml").symlink_to(tmp_path / "gone.toml")
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.toml")
    store(tmp_path, "Mine", LEGAL)
    found_there = shelf(tmp_path)
    assert [deck.name for deck in found_there.decks] == ["Mine"]
    assert len(found_there.problems) == len(list(tmp_path.iterdir())) - 1
    assert store(tmp_path, "nowhere", LEGAL).path.name == "nowhere_2.toml"


def test_no_folder_has_no_decks(tmp_path: Path) -> None:
    assert shelf(None) == shelf(tmp_path / "none") == own_decks.Shelf((), ())


# Writing


@pytest.mark.parametrize("name", NAMES)
def test_whatever_a_deck_is_called_its_file_lies_in_the_folder(name: str, tmp_path: Path) -> None:
    deck = store(tmp_path, name, LEGAL)
    assert deck.path.parent == tmp_path
    assert deck.path.name.isascii() and deck.path.stem not in ("con", "")
    again = read(deck.path)
    assert (again.name, again.kinds) == (shown_name(name), LEGAL)
    assert again.content == deck.content


@given(st.text(min_size=1, max_size=60), st.lists(st.integers(0, KINDS - 1), max_size=MOST_CARDS))
def test_what_was_written_is_read(name: str, kinds: list[int]) -> None:
    from tempfile import TemporaryDirectory

    with TemporaryDirectory() as folder:
        deck = store(Path(folder), name if shown_name(name) else "x", kinds)
        again = read(deck.path)
        assert (again.name, again.kinds) == (deck.name, tuple(kinds))


def test_a_round_trip_through_the_documents(tmp_path: Path) -> None:
    mine, documents, other = tmp_path / "decks", tmp_path / "Documents", tmp_path / "other"
    deck = store(mine, "Los de mi calle", LEGAL)
    first, second = export(deck, documents), export(deck, documents)
    assert first != second
    taken = take_in(first, other)
    assert (taken.name, taken.kinds) == (deck.name, deck.kinds)
    assert take_in(first, other).name == "Los de mi calle 2"
    assert [deck.name for deck in shelf(other).decks] == ["Los de mi calle", "Los de mi calle 2"]
    assert read(deck.path) == deck


def test_a_deck_keeps_its_file_when_it_is_kept_again(tmp_path: Path) -> None:
    deck = store(tmp_path, "Mine", LEGAL)
    renamed = store(tmp_path, "Another name", LEGAL[:10], deck)
    assert renamed.path == deck.path
    assert [entry.name for entry in tmp_path.iterdir()] == ["mine.toml"]


@pytest.mark.parametrize("meanwhile", [b"", b"format = 1\n# by hand\n"])
def test_a_file_that_was_changed_meanwhile_is_not_overwritten(meanwhile: bytes, tmp_path: Path) -> None:
    deck = store(tmp_path, "Mine", LEGAL)
    deck.path.write_bytes(meanwhile)
    beside = store(tmp_path, "Mine", LEGAL[:10], deck)
    assert beside.path != deck.path
    assert deck.path.read_bytes() == meanwhile
    assert read(beside.path).kinds == LEGAL[:10]


def test_a_file_that_is_gone_comes_back(tmp_path: Path) -> None:
    deck = store(tmp_path, "Mine", LEGAL)
    deck.path.unlink()
    assert store(tmp_path, "Mine", LEGAL, deck).path == deck.path


@pytest.mark.parametrize("fails", ["fsync", "replace"])
def test_a_deck_survives_a_crash_while_it_is_kept(fails: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    deck = store(tmp_path, "Mine", LEGAL)

    def crash(*args: object) -> None:
        raise OSError(28, "No space left on device")

    if fails == "fsync":
        monkeypatch.setattr(files.os, "fsync", crash)
    else:
        monkeypatch.setattr(Path, "replace", crash)
    with pytest.raises(DeckUnsaved):
        store(tmp_path, "Mine", LEGAL[:3], deck)
    assert read(deck.path) == deck
    assert [entry.name for entry in tmp_path.iterdir()] == ["mine.toml"]


def test_what_a_dead_program_left_half_written_is_no_deck(tmp_path: Path) -> None:
    deck = store(tmp_path, "Mine", LEGAL)
    written(tmp_path, ".mine.toml.k2j4.tmp", "format = 1\nna")
    assert shelf(tmp_path) == own_decks.Shelf((deck,), ())


def test_a_deck_is_deleted_for_good(tmp_path: Path) -> None:
    deck = store(tmp_path, "Mine", LEGAL)
    own_decks.remove(deck)
    own_decks.remove(deck)
    assert shelf(tmp_path).decks == ()


def test_free_names() -> None:
    assert free_name("A", []) == "A"
    assert free_name("A", ["A", "A 2"]) == "A 3"
    long = "x" * 40
    assert len(free_name(long, [long])) == 40


def test_a_ready_deck_is_read_as_it_is() -> None:
    ready = own_decks.ready_decks()
    assert len(ready) == 4
    assert not any(deck.broken for deck in ready)


def test_a_name_of_nothing_to_see_is_the_files(tmp_path: Path) -> None:
    path = written(tmp_path, "blank.toml", 'format = 1\nname = "\\u200b"\ncards = []')
    assert read(path).name == "blank"


def test_a_file_that_can_not_be_opened(tmp_path: Path) -> None:
    with pytest.raises(DataError):
        read(tmp_path / "none.toml")


# The deck in the making


def test_each_change_can_be_taken_back() -> None:
    draft = Draft("Mine", LEGAL)
    assert not draft.changed and not draft.can_undo and not draft.undo()
    states = [(draft.name, draft.kinds)]
    rng = Random(3)
    for number in range(30):
        if number % 7 == 6:
            draft.rename(f"Mine {number}")
        elif number % 2:
            assert draft.remove(rng.choice(draft.kinds))
        else:
            assert draft.add(rng.randrange(KINDS))
        states.append((draft.name, draft.kinds))
    while states:
        assert (draft.name, draft.kinds) == states.pop()
        draft.undo()
    assert not draft.changed and not draft.can_undo


def test_letters_typed_one_after_the_other_are_one_change() -> None:
    draft = Draft("a", LEGAL)
    for name in ("ab", "abc", "abcd"):
        draft.rename(name)
    draft.remove(LEGAL[0])
    draft.rename("x")
    for name, size in (("abcd", 19), ("abcd", 20), ("a", 20)):
        assert draft.undo()
        assert (draft.name, len(draft.kinds)) == (name, size)
    assert not draft.can_undo


def test_a_deck_does_not_grow_without_end() -> None:
    draft = Draft("a", ())
    assert all(draft.add(0) for _ in range(MOST_CARDS))
    assert not draft.add(0)
    assert not draft.remove(1)
    assert len(draft.kinds) == MOST_CARDS


def test_what_was_kept_is_no_change_any_more(tmp_path: Path) -> None:
    draft = Draft("  a ", ())
    draft.add(3)
    assert draft.changed
    draft.stored(store(tmp_path, draft.name, draft.kinds))
    assert not draft.changed and draft.name == "a"
    assert draft.undo() and draft.changed


# The collection


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_cards_are_found_by_name_and_effect_in_any_spelling(language: str) -> None:
    say = Catalogue.load(language, ["jartible"]).say

    def names(**wanted: object) -> set[str]:
        return {CARD_IDS[kind] for kind in found(Wanted(**wanted), say)}  # type: ignore[arg-type]

    assert len(names()) == KINDS and Wanted().everything
    assert names(words="MARIA del") == {"maria_del_monte"}
    assert names(words="caracolé") == names(words="CARACOLE") >= {"caracole", "caracole_shiny"}
    effect = say(described(KIND_BY_ID["chicharrones"])[1])
    assert "chicharrones" in names(words=effect.upper())
    assert names(words="zzz") == set()
    for sort in SORTS[1:]:
        kinds = found(Wanted(sort=sort), say)
        assert kinds and all(sort_of(kind) == sort for kind in kinds)
    by_stars = [names(stars=stars) for stars in STAR_COUNTS[1:]]
    assert set.union(*by_stars) == names(sort="creature")
    assert names(stars=3, sort="support") == set()
    assert names(species=0) == {"abubill", "abubill_shiny", "abubill_marismeno", "abubill_marismeno_shiny"}
