"""Decks: every rule of J3 broken by name, files, and how a match is told its decks."""

from __future__ import annotations

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.data.toml import DataError
from game.games.jartible.cards import CARD_IDS, CREATURES, KIND_BY_ID, KINDS, is_support
from game.games.jartible.deck import (
    READY_DECKS,
    DeckError,
    chosen_deck,
    deck_file,
    deck_words,
    kinds_of,
    load_deck,
    options_with_lists,
    read_deck,
    ready_deck,
    ready_deck_path,
    violations,
)
from game.games.jartible.guess import may_be_hopeless
from game.games.jartible.rules import RULES
from game.text.catalogue import Catalogue
from tests.games.jartible.match import full_deck

SUPPORTS = ["cartujanos", "sergio_ramos", "morancos", "salmorejo", "resaca", "rebujito", "solano"]
SCENARIOS = [name for name in CARD_IDS[CREATURES:] if not is_support(KIND_BY_ID[name])]


def broken(names: list[str]) -> list[str]:
    """The names of the rules that a deck breaks."""
    found = violations(kinds_of(names))
    assert all(reason.arg("rule") == "J3" for reason in found)
    return [reason.key.removeprefix("jartible.deck.") for reason in found]


BROKEN = {
    "size": full_deck()[:19],
    "creatures": full_deck()[:7] + SUPPORTS[:1] + SCENARIOS[:12],
    "supports": full_deck(*SUPPORTS),
    "specials": full_deck("jamonstruo", "levantisco", "azahada"),
    "shinies": full_deck("abubill_shiny", "gatapeo_shiny", "zambombo_shiny", "caracole_shiny", "sardinete_shiny"),
    "species": full_deck("toromeo", "toromeo_shiny", "toromeo_lunero", "toromeo_lunero_shiny"),
    "same_support": full_deck("cartujanos", "cartujanos"),
    "same_scenario": full_deck("feria", "feria"),
}
"""A deck that breaks one rule and no other."""


@pytest.mark.parametrize("rule", BROKEN)
def test_j3_each_rule_is_broken_by_name(rule: str) -> None:
    assert broken(BROKEN[rule]) == [rule]


def test_j3_all_violations_are_named_at_once() -> None:
    names = ["jamonstruo_shiny"] * 5 + ["cartujanos"] * 8 + ["feria"] * 2
    assert broken(names) == ["size", "creatures", "supports", "specials", "shinies", "species", "same_support",
                             "same_scenario"]  # fmt: skip


def test_j3_the_limits_themselves_are_legal() -> None:
    assert broken(full_deck("jamonstruo", "levantisco", *SUPPORTS[:6])) == []
    assert broken(full_deck()[:8] + SCENARIOS[:12]) == [], "scenarios: as many as wanted"
    assert broken(full_deck("toromeo", "toromeo_shiny", "toromeo_lunero_shiny")) == []
    assert broken(full_deck("abubill_shiny", "abubill_shiny", "abubill_shiny", "gatapeo_shiny")) == []


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_violations_are_said_in_words(language: str) -> None:
    words = Catalogue.load(language, ["jartible"])
    for names in BROKEN.values():
        for reason in violations(kinds_of(names)):
            assert "J3" in words.say(reason) and "jartible." not in words.say(reason)


# Files


def written(folder: Path, names: list[str], **other: str) -> Path:
    path = folder / "mine.toml"
    parts = {"format": "1", "name": '"Mine"', "cards": str(names).replace("'", '"'), **other}
    path.write_text("\n".join(f"{key} = {value}" for key, value in parts.items()))
    return path


@pytest.mark.parametrize("rule", BROKEN)
def test_a_broken_file_is_named_with_file_key_and_rule(rule: str, tmp_path: Path) -> None:
    path = written(tmp_path, BROKEN[rule])
    with pytest.raises(DeckError) as error:
        load_deck(path)
    said = Catalogue.load("en", ["jartible"]).say(error.value.reason)
    assert str(path) in said and "cards" in said and "J3" in said
    assert [reason.key for reason in error.value.violations] == [f"jartible.deck.{rule}"]
    assert list(read_deck(path).cards) == BROKEN[rule], "it can still be read, to be mended"


def test_a_card_that_there_is_not_is_named_with_its_place(tmp_path: Path) -> None:
    names = full_deck()
    names[6] = "pokomon"
    with pytest.raises(DeckError) as error:
        load_deck(written(tmp_path, names))
    assert error.value.reason.arg("where") == "cards[6]"
    assert "pokomon" in Catalogue.load("es", ["jartible"]).say(error.value.reason)


NAMES = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\n"), min_size=1, max_size=40)


@given(NAMES.filter(lambda name: name == name.strip()), st.lists(st.integers(0, KINDS - 1), max_size=30))
def test_a_deck_is_read_back_as_it_was_written(name: str, kinds: list[int]) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "deck.toml"
        path.write_text(deck_file(name, kinds), encoding="utf-8", newline="")
        deck = read_deck(path)
    assert (deck.name, kinds_of(deck.cards)) == (name, tuple(kinds))


@pytest.mark.parametrize(("key", "value"), [
    ("format", "2"), ("name", '""'), ("name", '"  x"'), ("name", "3"), ("cards", '"abubill"'), ("cards", "[1]"),
    ("colour", "1"), ("cards", '["Abubill"]'), ("name", f'"{"x" * 41}"'),
])
def test_a_file_of_another_shape_is_refused(key: str, value: str, tmp_path: Path) -> None:
    with pytest.raises(DataError):
        load_deck(written(tmp_path, full_deck(), **{key: value}))


@pytest.mark.parametrize("name", READY_DECKS)
def test_ready_decks_are_legal_and_have_a_name(name: str) -> None:
    assert len(ready_deck(name)) == 20 and violations(ready_deck(name)) == ()
    assert read_deck(ready_deck_path(name)).name


def test_every_deck_file_is_offered_and_four_at_least() -> None:
    folder = ready_deck_path("x").parent
    assert {path.stem for path in folder.glob("*.toml")} == set(READY_DECKS) and len(READY_DECKS) >= 4
    assert len({frozenset(ready_deck(name)) for name in READY_DECKS}) == len(READY_DECKS)


# Options


def test_options_name_decks_by_id_or_by_cards() -> None:
    mine = full_deck("cartujanos")
    options = {"deck.0": READY_DECKS[3], "deck.1": ",".join(mine)}
    assert chosen_deck(options, 0) == ready_deck(READY_DECKS[3])
    assert chosen_deck(options, 1) == kinds_of(mine)
    assert [chosen_deck({}, seat) for seat in (0, 1)] == [ready_deck(name) for name in READY_DECKS[:2]]


def test_a_journal_gets_the_cards_and_plays_the_same() -> None:
    options = {"deck.1": READY_DECKS[2], "roles": "same_player"}
    lists = options_with_lists(options)
    assert lists["deck.1"] == deck_words(ready_deck(READY_DECKS[2])) and lists["roles"] == "same_player"
    assert options_with_lists(lists) == lists
    assert RULES.new(3, options).view(-2) == RULES.new(3, lists).view(-2)


@pytest.mark.parametrize("words", ["", "nothing", "abubill", ",".join(full_deck("feria", "feria")), "a,b", "../x"])
def test_an_option_that_names_no_legal_deck_is_refused(words: str) -> None:
    with pytest.raises(DeckError) as error:
        RULES.new(1, {"deck.0": words})
    assert error.value.reason.arg("rule") == "J3" and error.value.violations
    assert isinstance(error.value, ValueError), "in a journal it is a wrong value like any other"


def test_other_options_are_checked() -> None:
    with pytest.raises(ValueError, match="roles"):
        RULES.new(1, {"roles": "chess"})


# What a free redraw tells of a deck (J10)


def test_a_hand_without_a_formation_needs_enough_other_cards() -> None:
    scenarios = kinds_of(SCENARIOS[:12])
    eight = kinds_of(full_deck()[:8])
    assert may_be_hopeless(scenarios + eight, 0, False)
    assert may_be_hopeless(scenarios + eight, 12, False)
    specials = kinds_of(["jamonstruo", "levantisco"])
    few = kinds_of(SCENARIOS[:10]) + kinds_of(full_deck()[:8]) + specials
    assert may_be_hopeless(few, 12, False), "ten scenarios and both specials"
    assert not may_be_hopeless(few, 13, False) and may_be_hopeless(few, 13, True)
    usual = ready_deck(READY_DECKS[0])
    assert not may_be_hopeless(usual, 10, False)


def test_may_be_hopeless_agrees_with_hands_drawn() -> None:
    """Against hands drawn at random: whatever happens is possible, and the largest possible happens."""
    from game.games.jartible.limits import can_form

    rng = Random(4)
    deck = list(kinds_of(SCENARIOS[:8] + SUPPORTS[:3] + ["jamonstruo"] + full_deck()[:8]))
    for used in (False, True):
        largest = max(
            (size for size in range(2, 15) for _ in range(1500) if not can_form(rng.sample(deck, size), used)),
        )
        assert may_be_hopeless(deck, largest, used)
        bound = next(size for size in range(20, 0, -1) if may_be_hopeless(deck, size, used))
        assert largest <= bound <= largest + 4
        assert not can_form(sorted(deck, key=order(used))[:bound], used)


def order(special_used: bool):
    """Cards that make no formation first."""
    special = KIND_BY_ID["jamonstruo"]
    return lambda kind: (kind < CREATURES and (kind != special or not special_used), kind != special)
