"""The characters of a game against each other: the same deals from either seat, each game counted once."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from game.games.audatia.cards import CHARACTERS
from game.games.audatia.phases import ENDS
from game.match.characters import CharacterReport, characters_compared
from game.match.contest import contest
from game.match.simulate import simulate

GAMES = 4


@pytest.fixture
def report() -> CharacterReport:
    return characters_compared("audatia", GAMES, 3, ["rules"], {"variant": "duel", "character_1": "agnes"})


def test_every_two_characters_and_each_with_itself(report: CharacterReport) -> None:
    pairs = list(combinations_with_replacement(CHARACTERS, 2))
    assert [(pair.one, pair.other) for pair in report.pairs] == pairs
    assert all(pair.won.games == pair.draws.games == GAMES for pair in report.pairs)
    assert sum(report.endings.values()) == report.draws.games == GAMES * len(pairs)
    assert set(report.endings) <= set(ENDS)
    assert report.options == {"variant": "duel"}
    assert [share.character for share in report.characters] == list(CHARACTERS)
    assert sum(share.won.points for share in report.characters) == GAMES * 6


def test_a_pair_plays_the_same_deals_from_either_seat(report: CharacterReport) -> None:
    """What is said of a pair is what games with these characters say."""
    points = decisions = 0.0
    for owner, pair in enumerate((("galeazzo", "patron"), ("patron", "galeazzo"))):
        options = {"variant": "duel", "character_1": pair[0], "character_2": pair[1]}
        single = simulate("audatia", GAMES // 2, 3, ["rules"], options)
        points += single.by_seat[owner].points
        decisions += single.decisions.mean / 2
    found = next(pair for pair in report.pairs if (pair.one, pair.other) == ("galeazzo", "patron"))
    assert found.won.points == points and found.decisions.mean == pytest.approx(decisions)


def test_with_itself_a_character_gets_half(report: CharacterReport) -> None:
    assert all(pair.won.share == 0.5 for pair in report.pairs if pair.one == pair.other)


def test_what_decided_a_game() -> None:
    assert contest("audatia", 5, ["rules", "rules"], {}).ending in ENDS
    assert contest("castle", 5, ["random", "random"], {}).ending == "conquest"


def test_the_report_as_a_table(report: CharacterReport) -> None:
    lines = report.lines()
    assert lines[0] == "audatia: 4 games of each pair of characters, seed 3, rules, rules"
    assert sum(" - " in line for line in lines) == len(report.pairs)
