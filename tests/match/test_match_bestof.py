"""C22: best of 1, 3 or 5 deals."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.engine.text import SeatName, text
from game.engine.view import Outcome
from game.match.bestof import match_result, resigned, tally
from game.match.errors import MatchOver
from game.match.match import Match
from tests.match.table import castle, play_some, played_out

TEAMS = ((0,), (1,))


def outcome(letter: str) -> Outcome:
    winners = {"a": (0,), "b": (1,), "=": ()}[letter]
    return Outcome((0.5, 0.5), winners, text("castle.end.any"), "C21")


@pytest.mark.parametrize(
    ("best_of", "deals", "winners", "wins"),
    [
        (1, "a", (0,), (1, 0)),
        (1, "b", (1,), (0, 1)),
        (1, "=", (), (0, 0)),
        (3, "", None, (0, 0)),
        (3, "a", None, (1, 0)),
        (3, "aa", (0,), (2, 0)),
        (3, "ab", None, (1, 1)),
        (3, "abb", (1,), (1, 2)),
        (3, "a=", None, (1, 0)),
        (3, "a==", (0,), (1, 0)),
        (3, "ab=", (), (1, 1)),
        (3, "===", (), (0, 0)),
        (5, "aabb", None, (2, 2)),
        (5, "aaa", (0,), (3, 0)),
        (5, "aa==", None, (2, 0)),
        (5, "aa===", (0,), (2, 0)),
        (5, "ab=ab", (), (2, 2)),
        (5, "bab=b", (1,), (1, 3)),
    ],
)
def test_c22_first_to_most_or_more_at_the_end(
    best_of: int, deals: str, winners: tuple[int, ...] | None, wins: tuple[int, int]
) -> None:
    outcomes = [outcome(letter) for letter in deals]
    result = match_result(outcomes, TEAMS, best_of, "C22")
    assert tally(outcomes, TEAMS) == wins
    assert (None if result is None else result.winners) == winners
    if result is not None:
        assert result.wins == wins
        assert result.rule == ("C21" if best_of == 1 else "C22")


def test_c22_the_reason_names_the_score() -> None:
    result = match_result([outcome(letter) for letter in "abb"], TEAMS, 3, "C22")
    assert result is not None
    assert result.reason == text("common.end.match", n=1, seat=SeatName(1), wins=2, losses=1)
    drawn = match_result([outcome(letter) for letter in "ab="], TEAMS, 3, "C22")
    assert drawn is not None
    assert drawn.reason == text("common.end.match_drawn", wins=1)


def test_teams_win_together() -> None:
    pairs = ((0, 2), (1, 3))
    won = Outcome((1, 0, 1, 0), (0, 2), text("x"), "T6")
    result = match_result([won, won], pairs, 3, "T")
    assert result is not None
    assert (result.winners, result.wins) == ((0, 2), (2, 0))
    both = text("common.together.last", one=SeatName(0), other=SeatName(2))
    assert result.reason == text("common.end.match", n=2, seat=both, wins=2, losses=0)


def test_a_team_wins_when_one_of_the_other_team_gives_up() -> None:
    result = resigned(2, ((0, 2), (1, 3)), (0, 0))
    both = text("common.together.last", one=SeatName(1), other=SeatName(3))
    assert result.winners == (1, 3)
    assert result.reason == text("common.end.resigned", n=2, seat=SeatName(2), rival=both)


@pytest.mark.parametrize("best_of", [1, 3, 5])
def test_c22_a_whole_match(best_of: int, tmp_path: Path) -> None:
    for seed in range(4):
        match = played_out(castle(tmp_path, seed=seed, options={"best_of": best_of}), Random(seed))
        result = match.result
        assert result is not None
        assert match.deal <= best_of
        assert max(result.wins) > best_of // 2 or match.deal == best_of
        assert match.path is not None
        assert match.path.read_text().count('"deal"') == match.deal - 1
        assert Match.resume(match.path).result == result


def test_c22_the_starter_alternates_after_the_lot() -> None:
    starters: set[int] = set()
    for seed in range(6):
        match = played_out(castle(seed=seed, options={"best_of": 5}), Random(seed))
        first = match.deals[0].starter
        starters.add(first)
        assert [deal.starter for deal in match.deals] == [(first + k) % 2 for k in range(match.deal)]
    assert starters == {0, 1}


def test_each_deal_has_the_next_number() -> None:
    match = castle(seed=40, options={"best_of": 3})
    while match.deal == 1:
        play_some(match, Random(match.revision), 1)
    other = castle(seed=41)
    assert match.state.view(0).zone("hand/0") == other.view(0).zone("hand/0")
    assert match.deal_bot_seed == match.bot_seed + 1
    assert (match.ply, match.log_length) == (0, 2)


def test_no_next_deal_before_the_end_of_this_one() -> None:
    match = castle(options={"best_of": 3})
    with pytest.raises(MatchOver) as error:
        match.next_deal()
    assert error.value.reason == text("common.match.deal_goes_on")
    single = played_out(castle(), Random(1))
    with pytest.raises(MatchOver):
        single.next_deal()
