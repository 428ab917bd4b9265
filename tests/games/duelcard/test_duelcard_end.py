"""How a match ends (D21, D22, D29)."""

from __future__ import annotations

import pytest

from game.engine.text import SeatName, Text
from game.engine.view import Outcome
from game.games.duelcard.phases import UNTIL_DECK
from game.games.duelcard.rules import RULES
from game.games.duelcard.state import DuelCardState
from tests.games.duelcard.case import CASES
from tests.games.duelcard.table import clash, kinds, match, only, outcome, play, seen, to_duel
from tests.games.walk import seeds, step


def tallied(state: DuelCardState, *tally: int) -> DuelCardState:
    """Victories scored before."""
    state.tally = list(tally)
    return state


def why(found: Outcome) -> str:
    """What ended the match, from the key of its reason or of the reason inside a draw."""
    reason = found.reason
    if reason.key == "duelcard.end.draw":
        inner = reason.arg("why")
        assert isinstance(inner, Text)
        return inner.key.removeprefix("duelcard.end.why.")
    return reason.key.removeprefix("duelcard.end.")


@pytest.mark.parametrize("goal", [3, 5, 7, 10])
def test_d21_first_to_so_many_victories(goal: int) -> None:
    state = tallied(match("ppp", "wwww", deck="pppp", goal=goal), goal - 2, 0)
    clash(to_duel(state), "p", "w")
    assert state.outcome() is None and state.tally == [goal - 1, 0]
    clash(to_duel(state), "p", "w")
    found = outcome(state)
    assert (found.scores, found.winners, why(found), found.rule) == ((1.0, 0.0), (0,), "goal", "D21")
    assert found.reason.arg("seat") == SeatName(0) and found.reason.arg("n") == goal
    assert state.pending() == () and kinds(state)[-1] == "end"


def test_d21_two_victories_may_exceed_the_goal() -> None:
    state = tallied(match("pp", "w", "w", goal=3), 2, 0, 0)
    assert outcome(clash(to_duel(state), "pp", "w", "w")).winners == (0,) and state.tally[0] == 4


@pytest.mark.parametrize(("value", "goal"), [(3, 3), (10, 10), ("deck", UNTIL_DECK)])
def test_d21_the_goal_is_an_option(value: int | str, goal: int) -> None:
    assert RULES.new(1, {"victories": value}).view(0).facts.goal == goal


def until_deck(*rows: str, deck: str) -> DuelCardState:
    return only(match(*rows, goal=UNTIL_DECK), deck)


def test_d21_until_the_deck_runs_out_plays_that_turn_to_its_end() -> None:
    state = clash(to_duel(until_deck("pp", "ww", deck="ff")), "p", "w")
    assert state.ran_out and state.turn == 2 and state.outcome() is None, "the last card was drawn in this turn"
    clash(to_duel(state), "p", "w")
    found = outcome(state)
    assert (found.winners, why(found), state.turn) == ((0,), "deck", 2)


def test_d21_while_the_deck_lasts_victories_end_nothing() -> None:
    state = tallied(until_deck("pp", "ww", deck="fff"), 30, 0)
    assert clash(to_duel(state), "p", "w").outcome() is None and state.turn == 2


def test_d21_the_turn_goes_on_with_a_reshuffled_deck() -> None:
    state = only(match("pC", "w", discard="TTT", goal=UNTIL_DECK), "S")
    play(state, "0 open chest", "1 pass")
    assert state.ran_out and state.deck and state.outcome() is None
    assert why(outcome(clash(to_duel(state), "p", "w"))) == "deck"


def test_d21_running_out_means_nothing_with_a_goal() -> None:
    state = clash(to_duel(only(match("pp", "ww"), "ff")), "p", "w")
    assert state.ran_out
    assert clash(to_duel(state), "p", "w").outcome() is None


def test_d21_no_type_and_no_joker_left() -> None:
    state = clash(to_duel(only(match("pS", "SS"))), "p", "-")
    found = outcome(state)
    assert (found.winners, why(found)) == ((0,), "types")


@pytest.mark.parametrize("left", ["pSJ", "pSf"])
def test_d21_one_type_or_joker_in_a_hand_is_enough(left: str) -> None:
    assert clash(to_duel(only(match(left, "SS"))), "p", "-").outcome() is None


@pytest.mark.parametrize(("deck", "discard"), [("J", ""), ("", "w"), ("f", "")])
def test_d21_or_in_the_deck_or_the_discard_pile(deck: str, discard: str) -> None:
    state = only(match("pS", "wS", discard=discard), deck)
    clash(to_duel(state), "p", "w")
    assert state.outcome() is None


def test_d21_a_lost_type_is_discarded_and_comes_back() -> None:
    state = clash(to_duel(only(match("pS", "wS"))), "p", "w")
    assert state.outcome() is None and "reshuffle" in kinds(state)


def test_d21_three_hundred_turns() -> None:
    state = tallied(match("ppp", "www", turn=299), 1, 2)
    clash(to_duel(state), "p", "w")
    assert state.turn == 300 and state.outcome() is None
    clash(to_duel(state), "p", "w")
    found = outcome(state)
    assert (found.scores, found.winners, why(found)) == ((1.0, 0.0), (0,), "turns")
    assert found.reason.arg("n") == 3


def test_d21_equal_at_the_end_is_a_draw() -> None:
    state = tallied(match("ppp", "www", turn=300), 1, 2)
    found = outcome(clash(to_duel(state), "p", "w"))
    assert (found.scores, found.winners, why(found), found.rule) == ((0.5, 0.5), (), "turns", "D21")
    assert found.reason.key == "duelcard.end.draw" and found.reason.arg("n") == 2


def test_d29_several_with_equally_many_share_the_win() -> None:
    state = tallied(match("ppp", "www", "fff", turn=300), 1, 2, 0)
    found = outcome(clash(to_duel(state), "p", "w", "f"))
    assert (found.scores, found.winners) == ((0.5, 0.5, 0.0), (0, 1))
    state = tallied(match("ppp", "www", "fff", "f", turn=300), 1, 2, 2, 2)
    found = outcome(clash(to_duel(state), "p", "w", "f", "f"))
    assert (found.scores, found.winners) == ((0.25,) * 4, ())


def test_d22_the_tally_remains_when_trophies_do_not() -> None:
    state = tallied(match("ppp", "www", goal=3), 1, 0)
    state.infinite = True
    clash(to_duel(state), "pp", "w")
    assert outcome(state).winners == (0,) and state.tally == [3, 0] and state.trophies == [[], []]


def test_d21_every_ending_happens_and_says_why() -> None:
    ends = set()
    for case in CASES:
        for seed in seeds(25):
            *_, (state, _, _) = step(case, seed)
            found = state.outcome()
            assert isinstance(state, DuelCardState) and found is not None
            ends.add(why(found))
            assert (state.goal > 0 and max(state.tally) >= state.goal) == (why(found) == "goal")
            assert seen(state)[-1].line == found.reason
    assert {"goal", "deck"} <= ends


def test_after_the_end_nobody_decides() -> None:
    state = tallied(match("ppp", "www", goal=3), 2, 0)
    clash(to_duel(state), "p", "w")
    assert all(state.decision(seat) is None for seat in (0, 1)) and state.legal(0) == []
