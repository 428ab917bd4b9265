"""Bots know what their view says and nothing else, in every game; each check is itself checked with a planted leak."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import pytest

from game.bots.players import LookaheadBot, SearchBot
from game.bots.thought import Table
from game.engine.view import Seat
from game.games import registry
from tests.bots import honesty
from tests.bots.decisions import POINTS
from tests.bots.honesty import BOTS, Honesty, Thinker

CASES = honesty.cases()
each_case = pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
each_thinker = pytest.mark.parametrize("kind", [LookaheadBot, SearchBot])
LEAKS = [(case, leak) for case in CASES for leak in case.leaks]


def test_the_worker_knows_no_screen() -> None:
    code = "import sys, game.bots.worker; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_game_is_checked_and_has_leaks_planted(game: str) -> None:
    own = [case for case in CASES if case.rules.name == game]
    assert own, f"tests/games/{game}/honesty.py is missing"
    assert all(len(case.leaks) > 1 for case in own)


@each_case
def test_both_worlds_look_the_same(case: Honesty) -> None:
    differ = 0
    for found in case.points(2):
        assert found.state.view(found.seat) == found.twin.view(found.seat)
        assert found.state.legal(found.seat) == found.twin.legal(found.seat)
        rivals = [seat for seat in range(case.seats) if seat != found.seat]
        differ += any(case.hidden(found.state, seat) != case.hidden(found.twin, seat) for seat in rivals)
    assert differ > case.differ * POINTS


@each_case
@pytest.mark.parametrize("kind", BOTS)
def test_same_view_same_choice(kind: str, case: Honesty) -> None:
    assert not case.tells_apart(honesty.choice(case, BOTS[kind](case)))


@each_case
@each_thinker
def test_same_view_same_statistics(kind: Thinker, case: Honesty) -> None:
    assert not case.tells_apart(honesty.statistics(case, kind))


@each_case
def test_the_rule_player_is_blind_to_hidden_cards(case: Honesty) -> None:
    assert not case.tells_apart(honesty.rule_play(case), 10)


@each_case
def test_meanings_and_situations_are_blind_to_hidden_cards(case: Honesty) -> None:
    assert not case.tells_apart(honesty.meanings(case), 10)


@each_case
def test_what_others_have_chosen_in_secret_is_chosen_anew(case: Honesty) -> None:
    for found in case.points(2):
        asked = set(found.state.pending())
        again = set(Table(case.rules, case.guide, found.state.view(found.seat)).world(Random(1)).pending())
        assert again > asked if case.chosen(found.state, found.seat) else again >= asked


# Planted leaks


@each_thinker
@pytest.mark.parametrize(("case", "leak"), LEAKS, ids=[f"{case.name}-{leak}" for case, leak in LEAKS])
def test_planted_leaks_are_found(case: Honesty, leak: str, kind: Thinker) -> None:
    assert case.tells_apart(honesty.statistics(case, kind, case.leaks[leak]), case.leak_within)


@each_case
def test_planted_sight_of_a_secret_choice_is_found(case: Honesty) -> None:
    assert case.tells_apart(honesty.sight_of_choices(case), case.choice_within)


@each_case
def test_a_peeping_rule_player_is_found(case: Honesty) -> None:
    """Whoever he peeps at, a partner too."""
    for step in range(1, case.seats):

        def peep(state: Any, seat: Seat, step: int = step) -> object:
            return case.hidden(state, (seat + step) % case.seats)

        assert case.tells_apart(peep, 2)
