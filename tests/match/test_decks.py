"""Matches to which players bring decks: journals hold the cards, statistics the names; rivals hear nothing of them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.data.toml import DataError
from game.engine.contract import OWN_DECK, Options
from game.games import registry
from game.games.jartible.deck import READY_DECKS, deck_file, deck_words, ready_deck
from game.match.errors import SetupError
from game.match.journal import read_journal
from game.match.match import Match
from game.match.setup import option_text
from game.match.statistics import played
from tests.match.table import SOLO, at_noon, played_out

CHOSEN: Options = {"deck.0": READY_DECKS[2]}
OWN = deck_words((*ready_deck(READY_DECKS[0])[:-1], *ready_deck(READY_DECKS[2])[-1:]))
"""A ready deck with another scenario."""


def jartible(folder: Path | None = None, options: Options = CHOSEN) -> Match:
    return Match.new("jartible", seed=5, options=options, seats=SOLO, folder=folder, clock=at_noon)


def test_a_journal_holds_the_cards_themselves(tmp_path: Path) -> None:
    match = jartible(tmp_path)
    assert match.path is not None
    match.close()
    header = read_journal(match.path).header
    assert header.options["deck.0"] == deck_words(ready_deck(READY_DECKS[2]))
    assert header.options["deck.1"] == deck_words(ready_deck(READY_DECKS[1]))
    assert Match.resume(match.path).view(0) == match.view(0)


@pytest.mark.parametrize("deck", ["", "patio", "abubill", ",".join(["abubill"] * 20), 7, True])
def test_a_match_needs_legal_decks(deck: str | int | bool) -> None:
    with pytest.raises(SetupError) as error:
        jartible(options={"deck.1": deck})
    assert error.value.reason.key.startswith("jartible.deck.")


def test_the_computer_hears_of_house_rules_and_its_own_deck_alone() -> None:
    match = jartible()
    request = match.request(1, "easy")
    assert dict(request.options) == {"roles": "split", "tie_break_ap": False, "public_decks": False}
    assert match.view(1).facts.decks == ((), tuple(sorted(ready_deck(READY_DECKS[1]))))


@pytest.mark.parametrize(
    ("options", "names"), [(CHOSEN, READY_DECKS[2:0:-1]), ({"deck.1": OWN}, (READY_DECKS[0], OWN_DECK))]
)
def test_statistics_tell_decks_by_name(options: Options, names: tuple[str, ...], tmp_path: Path) -> None:
    match = played_out(jartible(tmp_path, options), Random(1))
    assert match.path is not None
    found = played(read_journal(match.path))
    assert found is not None
    assert found.options == {
        "roles": "split", "tie_break_ap": False, "public_decks": False, "deck.0": names[0], "deck.1": names[1]
    }  # fmt: skip
    said = [option_text("jartible", name, found.options[name]).key for name in ("deck.0", "deck.1", "roles")]
    assert said == [*(f"jartible.option.deck.{name}" for name in names), "jartible.option.roles.split"]


def test_a_deck_is_known_in_any_order_and_a_wrong_one_is_nobodys() -> None:
    decks = registry.decks("jartible")
    assert decks is not None and registry.decks("castle") is None
    for name in READY_DECKS:
        assert decks.named(name) == decks.named(deck_words(ready_deck(name)[::-1])) == name
    assert [decks.named(deck) for deck in (OWN, "", "abubill,x", 3)] == [OWN_DECK] * 4


def test_a_deck_from_a_file(tmp_path: Path) -> None:
    decks = registry.decks("jartible")
    assert decks is not None
    path = tmp_path / "mine.toml"
    path.write_text(deck_file("Mine", ready_deck(READY_DECKS[3])), encoding="utf-8")
    assert decks.named(decks.from_file(path)) == READY_DECKS[3]
    path.write_text("format = 2", encoding="utf-8")
    with pytest.raises(DataError):
        decks.from_file(path)
