"""The exported log (C4)."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.engine.contract import OptionValue
from game.engine.text import Text
from game.engine.view import OPEN, PUBLIC
from game.games.jartible.cards import KIND_BY_ID, card_text
from game.games.jartible.deck import READY_DECKS, deck_words, ready_deck
from game.match.errors import NotOpen
from game.match.export import ExportError, export_log, export_path, export_stem
from game.match.match import Match
from game.match.replay import Replay
from game.text.catalogue import Catalogue
from tests.match.table import SOLO, at_noon, castle, deploy, play_some, played_out

ENGLISH, JARTIBLE = (Catalogue.load("en", [game]) for game in ("castle", "jartible"))


OWN = (KIND_BY_ID["perdigallo"], *ready_deck(READY_DECKS[0])[1:])
"""Perdigallo twice, and no Giralduende."""


def say(message: Text) -> str:
    return ENGLISH.say(message, ("Ann", "Bob"))


def say_jartible(message: Text) -> str:
    return JARTIBLE.say(message, ("Ann", "Bob"))


def test_c4_the_log_of_a_match_can_be_exported() -> None:
    match = played_out(castle(seed=77, options={"best_of": 3}), Random(1))
    lines = export_log(match, OPEN, say).splitlines()
    assert "Played 2026-11-30 12:00" in lines
    assert "Deal number 77" in lines
    assert "Seat 1: Ann" in lines
    assert "Seat 2: Bob, computer (easy)" in lines
    assert [line for line in lines if line.startswith("Deal ")][1:] == [
        f"Deal {k}, best of 3" for k in range(1, match.deal + 1)
    ]
    assert match.result is not None
    assert lines[-1] == say(match.result.reason)
    numbers = [line.split(".")[0].strip() for line in lines if line[:5].strip()[:1].isdigit()]
    assert numbers[:3] == ["1", "2", "3"]
    assert numbers.count("1") == match.deal


def test_one_seats_log_tells_less_than_the_open_one() -> None:
    match = played_out(castle(), Random(1))
    assert len(export_log(Replay(match), 0, say)) < len(export_log(match, OPEN, say))


def test_an_unfinished_match_keeps_its_secrets() -> None:
    match = castle(seed=77)
    deploy(match, 1, 0)
    for viewer in (1, OPEN):
        with pytest.raises(NotOpen):
            export_log(match, viewer, say)
    content = export_log(match, 0, say)
    assert "77" not in content
    assert content.endswith("The match is not over yet.\n")


def jartible(**options: OptionValue) -> Match:
    """A match of Duelo Jartible before its first action: a ready deck against one of Bob's own."""
    decks = {"deck.0": READY_DECKS[0], "deck.1": deck_words(OWN)}
    return Match.new("jartible", seed=3, options={**decks, **options}, seats=SOLO, folder=None, clock=at_noon)


@pytest.mark.parametrize("viewer", [0, 1, PUBLIC, OPEN])
def test_decks_are_named_with_their_cards_once_the_match_is_over(viewer: int) -> None:
    lines = export_log(Replay(played_out(jartible(), Random(1))), viewer, say_jartible).splitlines()
    ann, bob = lines.index("Deck of Ann: Cal y albero"), lines.index("Deck of Bob: A deck of one’s own")
    assert [line.split(":")[0] for line in lines[ann + 1 : ann + 4]] == ["  Creatures", "  AP", "  Scenarios"]
    assert "2 × Perdigallo" in lines[bob + 1] and "Toromeo, shiny" in lines[bob + 1]
    for first, kinds in ((ann, ready_deck(READY_DECKS[0])), (bob, OWN)):
        told = [line.split(": ")[1].split(" · ") for line in lines[first + 1 : first + 4] if line]
        names = [name for row in told for name in row]
        assert sum(int(name.split(" × ")[0]) if " × " in name else 1 for name in names) == len(kinds)
        assert {name.split(" × ")[-1] for name in names} == {say_jartible(card_text(kind)) for kind in kinds}


@pytest.mark.parametrize("public", [False, True])
def test_no_deck_is_named_before_the_end(public: bool) -> None:
    match = jartible(public_decks=public)
    rng = Random(1)
    while not match.result:
        content = export_log(match, 0, say_jartible)
        assert "Deck of" not in content and "Cal y albero" not in content
        play_some(match, rng, 9)
    assert "Deck of Bob" in export_log(match, 0, say_jartible)


def test_whoever_resigns_shows_his_deck_too() -> None:
    match = jartible()
    match.resign(0)
    assert "Deck of Ann: Cal y albero" in export_log(match, 0, say_jartible)


def test_exports_never_overwrite(tmp_path: Path) -> None:
    stem = export_stem(castle())
    folder = tmp_path / "Dokumente è" / "Duel Table"
    paths = [export_path(content, stem, folder) for content in ("one", "two", "three")]
    assert [path.name for path in paths] == [
        "castle-20261130-120000.txt",
        "castle-20261130-120000 (2).txt",
        "castle-20261130-120000 (3).txt",
    ]
    assert [path.read_text() for path in paths] == ["one", "two", "three"]


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ExportError) as error:
        export_path("x", "stem", tmp_path / "file" / "deeper")
    assert error.value.reason.key == "common.export.unwritable"
