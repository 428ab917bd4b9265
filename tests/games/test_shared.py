"""The shared checks, for every registered game and the toy."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from game.engine.contract import Intent, State
from game.games import registry
from tests.games import golden, shared
from tests.games.cases import HERE, Case, cases
from tests.games.checks_play import check_text_forms, histories
from tests.games.walk import rule_number, seeds, slots, step

CASES = cases()
each_game = pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])


@each_game
@pytest.mark.parametrize(("check", "count"), shared.PER_SEED, ids=[check.__name__ for check, _ in shared.PER_SEED])
def test_random_games(case: Case, check: Callable[[Case, int], None], count: int) -> None:
    for seed in seeds(count * case.share):
        check(case, seed)


@each_game
def test_text_forms(case: Case) -> None:
    check_text_forms(case)


@each_game
def test_golden_transcript(case: Case) -> None:
    assert list(golden.transcript(case)) == case.golden[2].read_text(encoding="utf-8").splitlines(), (
        "if the change is meant: python -m tests.games.golden"
    )


@each_game
def test_counts_of_histories(case: Case) -> None:
    for make, numbers in case.counts:
        assert tuple(histories(make(), depth) for depth in range(1, len(numbers) + 1)) == numbers


@each_game
def test_options_and_teams(case: Case) -> None:
    table = case.rules.option_table()
    assert len({option.id for option in table}) == len(table)
    for option in table:
        assert option.default in option.values and len(option.values) > 1
        assert rule_number(case, option.rule)
    for options in case.options:
        seats = sorted(seat for team in case.rules.teams(options) for seat in team)
        assert seats == list(case.seats()) and len(seats) in case.rules.seats


@pytest.mark.parametrize("game", registry.GAMES)
def test_registered_game_has_case_and_golden(game: str) -> None:
    own = [case for case in CASES if case.rules.name == game]
    assert own and own[0].name == game, f"tests/games/{game}/case.py is missing"
    assert own[0].golden[2] == HERE / game / "golden.txt"
    assert {len(case.seats()) for case in own} == set(own[0].rules.seats)
    for case in own:
        assert registry.rules(game) is case.rules
        assert case.golden[2].parent == HERE / game and case.golden[2].is_file()


def test_cases_and_their_transcripts_are_told_apart() -> None:
    assert len({case.name for case in CASES}) == len({case.golden[2] for case in CASES}) == len(CASES)


def test_registry_refuses_unknown_games() -> None:
    with pytest.raises(registry.UnknownGame):
        registry.rules("whist")


@each_game
def test_open_views_of_different_deals_differ(case: Case) -> None:
    deals = {case.rules.new(seed, case.options[0]).view(-2) for seed in range(40)}
    assert len(deals) == 40


@each_game
def test_gestures_never_crash_and_mean_legal_actions(case: Case) -> None:
    """Any slot to any slot or button: legal actions, or a reason with a rule."""
    rng = Random(5)
    for seed in seeds(6):
        for state, _, _ in step(case, seed):
            for viewer in (*case.seats(), -1):
                _any_gestures(case, state, viewer, rng)


def _any_gestures(case: Case, state: State, viewer: int, rng: Random) -> None:
    view = state.view(viewer)
    places = slots(view)
    keys = list(case.rules.buttons(view)) or ["accept", "retreat", "ready"]
    legal = set(state.legal(viewer)) if viewer in state.pending() else set()
    for _ in range(30):
        intent = Intent(rng.choice([None, *places]), rng.choice([*places, *keys]))
        meant = case.rules.actions(view, intent)
        assert set(meant) <= legal and len(set(meant)) == len(meant)
        if not meant:
            reason = case.rules.why_not(view, intent)
            assert rule_number(case, reason.arg("rule")), (intent, reason)


@each_game
def test_every_legal_action_has_a_gesture(case: Case) -> None:
    """Card to slot, a card or slot alone, or a button: nothing legal is out of a player's reach."""
    for seed in seeds(1):
        for state, _, _ in step(case, seed):
            for seat in state.pending():
                view = state.view(seat)
                places = slots(view)
                goals = [*places, *case.rules.buttons(view)]
                reached = {
                    action
                    for source in [None, *places]
                    for goal in goals
                    for action in case.rules.actions(view, Intent(source, goal))
                }
                legal = set(state.legal(seat))
                assert reached <= legal and legal - reached <= case.in_steps
