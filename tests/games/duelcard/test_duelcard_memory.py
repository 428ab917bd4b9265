"""What seats know of each other's hands (D5, D7, D10): true at every step, and sharp where it is plain to see."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.view import PUBLIC, Seat
from game.games.duelcard.cards import FIRE, JOKER, KINDS
from game.games.duelcard.memory import LEAST, LEAST_ABLE, MOST, MOST_ABLE
from game.games.duelcard.rules import RULES
from game.games.duelcard.state import DuelCardState
from tests.games.cases import Case
from tests.games.duelcard.case import CASES
from tests.games.duelcard.table import clash, draws, hands, letters, match, only, play, steal, to_duel
from tests.games.walk import seeds, step

each_case = pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])


def known(state: DuelCardState, viewer: Seat, holder: Seat) -> tuple[int, ...]:
    return state.view(viewer).facts.known[holder]


def sure(state: DuelCardState, viewer: Seat, holder: Seat) -> str:
    """The cards that a viewer knows to be in a hand."""
    entry = known(state, viewer, holder)
    return letters(kind for kind in range(len(KINDS)) for _ in range(entry[kind]))


def types(state: DuelCardState, viewer: Seat, holder: Seat) -> tuple[int, int]:
    """Bounds for the number of type cards."""
    entry = known(state, viewer, holder)
    return entry[LEAST], entry[MOST]


def able(state: DuelCardState, viewer: Seat, holder: Seat) -> tuple[int, int]:
    """Bounds for the number of types and Jokers together."""
    entry = known(state, viewer, holder)
    return entry[LEAST_ABLE], entry[MOST_ABLE]


def is_true(hand: list[int], entry: tuple[int, ...]) -> bool:
    n_types = sum(kind <= FIRE for kind in hand)
    return (
        all(hand.count(kind) >= entry[kind] for kind in range(len(KINDS)))
        and entry[LEAST] <= n_types <= entry[MOST]
        and entry[LEAST_ABLE] <= n_types + hand.count(JOKER) <= entry[MOST_ABLE]
    )


@each_case
def test_every_bound_holds_at_every_step(case: Case) -> None:
    for seed in seeds(400 * case.share):
        for state, _, _ in step(case, seed):
            assert isinstance(state, DuelCardState)
            for viewer in (*case.seats(), PUBLIC):
                for holder, entry in enumerate(state.view(viewer).facts.known):
                    assert entry == () if holder == viewer else is_true(state.hands[holder], entry)


@each_case
def test_every_sampled_hand_keeps_the_bounds(case: Case) -> None:
    rng = Random(1)
    for seed in seeds(60 * case.share):
        for state, _, _ in step(case, seed):
            for viewer in (*case.seats(), PUBLIC):
                view = state.view(viewer)
                drawn = RULES.sample(view, rng)
                for holder, entry in enumerate(view.facts.known):
                    assert not entry or is_true(drawn.hands[holder], entry), (seed, viewer, entry)


# Thefts (D7)


def test_d7_what_was_stolen_is_known_to_thief_and_victim_only() -> None:
    state = steal(match("pT", "wS", "f", "f"), 0, 1, "S")
    assert hands(state)[0] == "pS" and sure(state, 1, 0) == "S"
    assert [sure(state, viewer, 0) for viewer in (2, 3, PUBLIC)] == ["", "", ""]


def test_d7_thief_and_victim_count_the_types_that_moved() -> None:
    state = steal(match("ppT", "wwf", "f"), 0, 1, "w")
    assert sure(state, 1, 0) == "w"
    assert types(state, 1, 0)[0] == able(state, 1, 0)[0] == 1
    assert types(state, 0, 1)[1] == able(state, 0, 1)[1] == 2
    assert types(state, 2, 0)[0] == types(state, PUBLIC, 0)[0] == 0


def test_d7_the_victim_steals_it_back() -> None:
    state = play(steal(match("pT", "wST", "f"), 0, 1, "S"), "0 pass")
    same = steal(state.clone(), 1, 0, "S")
    assert sure(same, 1, 0) == "" and sure(same, 0, 1) == "S"
    other = steal(state.clone(), 1, 0, "p")
    assert sure(other, 1, 0) == "S" and sure(other, 0, 1) == "p"


def test_d7_a_card_that_leaves_unseen_may_be_the_known_one() -> None:
    for stolen in "pS":
        state = play(steal(match("pT", "wS", "fT"), 0, 1, "S"), "0 pass", "1 pass")
        steal(state, 2, 0, stolen)
        assert sure(state, 1, 0) == sure(state, 1, 2) == ""
        assert sure(state, 0, 2) == stolen


def test_d7_of_two_known_cards_one_is_left() -> None:
    state = steal(steal(match("pTT", "wSS", "fT"), 0, 1, "S"), 0, 1, "S")
    assert sure(state, 1, 0) == "SS"
    steal(play(state, "0 pass", "1 pass"), 2, 0, "p")
    assert sure(state, 1, 0) == "S"


def test_d8_a_known_card_is_used() -> None:
    state = play(steal(match("pT", "wB", "fT"), 0, 1, "B"), "0 pass", "1 pass")
    assert sure(state, 1, 0) == "B"
    play(state, "2 steal thief 2", "0 bar block")
    assert sure(state, 1, 0) == ""
    state = steal(match("pT", "wC", "f"), 0, 1, "C")
    assert sure(play(state, "0 open chest"), 1, 0) == ""


def test_d26_an_equal_card_counts_as_the_known_one() -> None:
    state = steal(match("pTB", "wB", "fT"), 0, 1, "B")
    play(state, "0 pass", "1 pass", "2 steal thief 2", "0 bar block")
    assert sure(state, 1, 0) == "" and hands(state)[0] == "pB"


def test_d11_a_known_card_is_played() -> None:
    state = to_duel(steal(match("pT", "wwS", deck="SSpp"), 0, 1, "w"))
    assert sure(state, 1, 0) == "w"
    assert sure(clash(state.clone(), "w", "w"), 1, 0) == ""
    assert sure(clash(state.clone(), "p", "w"), 1, 0) == "w"


def test_d20_a_play_that_was_never_faced_teaches_nothing() -> None:
    state = to_duel(steal(match("pp", "ww", "fT", turner=2), 2, 0, "p"))
    assert sure(state, 0, 2) == "p"
    clash(state, "p", "w", "f")  # Fire beats Plant at once: nobody faces Water
    before = known(state, 0, 1)
    assert before[: len(KINDS)] == (0,) * len(KINDS) and before[MOST] == 3


def test_d7_the_last_card_is_known_by_what_it_must_be() -> None:
    state = clash(to_duel(match("ppBB", "wwT", "wfT", deck="Tpp")), "p", "w", "w")
    for _ in range(2):
        play(state, "1 steal thief 1", "2 pass", "0 bar block", "1 pass", "2 pass")
    assert hands(state)[1] == "w" and types(state, 0, 1) == (1, 1)
    assert types(state, 0, 2) == (1, 4)
    steal(play(state, "1 pass"), 2, 1, "w")
    assert types(state, 0, 2) == (2, 4), "the Thief was no type, the one card stolen was"


# Draws (D3, D5, D10)


def drawn(*rows: str, deck: str) -> DuelCardState:
    """The draws of a turn of seat 0."""
    state = match(*rows, deck=deck)
    state.begin_turn()
    return state


def test_d5_a_hand_that_drew_until_a_type_came_holds_just_one() -> None:
    state = drawn("B", "pp", deck="SCfS")
    assert hands(state) == ["fSCB", "ppS"] and draws(state) == [(0, 1), (0, 1), (0, 1), (1, 1)]
    for viewer in (1, PUBLIC):
        assert types(state, viewer, 0) == (1, 1) and able(state, viewer, 0) == (1, 4)


def test_d5_a_hand_that_drew_no_further_holds_a_type() -> None:
    state = drawn("pS", "ww", deck="SS")
    assert types(state, 1, 0) == (1, 3) and able(state, PUBLIC, 1) == (1, 3)


def test_d5_the_type_is_played() -> None:
    state = drawn("B", "pp", deck="SCfSSp")
    clash(to_duel(state), "f", "p")
    assert draws(state)[4:] == [(1, 1), (0, 1)]
    assert types(state, 1, 0) == (1, 1), "its one type was played; whoever stops at the next card has one again"


def test_d3_the_dealt_hand_holds_a_type() -> None:
    for seed in range(20):
        state = RULES.new(seed, {})
        for viewer in (0, 1, PUBLIC):
            assert all(types(state, viewer, holder)[0] >= 1 for holder in (0, 1) if holder != viewer)


def test_d10_a_hand_that_drew_until_it_could_play_holds_one_type_or_joker() -> None:
    state = to_duel(match("p", "SB", deck="CJp"))
    assert draws(state) == [(1, 1), (1, 1)]
    assert types(state, 0, 1) == (0, 1) and able(state, 0, 1) == (1, 1)
    state = to_duel(match("p", "SJ"))
    assert draws(state) == [] and able(state, 0, 1) == (1, 2) and types(state, 0, 1) == (0, 2)


# Where nothing is left to draw, nobody shows what he has


@pytest.mark.parametrize("hand", ["wB", "JB"])
def test_d10_nothing_left_to_draw_shows_nothing(hand: str) -> None:
    state, other = to_duel(only(match("p", hand))), to_duel(only(match("p", "SB")))
    assert state.view(0) == other.view(0) and state.view(PUBLIC) == other.view(PUBLIC)
    assert types(state, 0, 1) == able(state, 0, 1) == (0, 2)


@pytest.mark.parametrize("last", ["p", "J"])
def test_d10_the_last_card_of_all_shows_nothing(last: str) -> None:
    state, other = to_duel(only(match("p", "SB"), last)), to_duel(only(match("p", "SB"), "C"))
    assert draws(state) == [(1, 1)]
    assert state.view(0) == other.view(0) and state.view(PUBLIC) == other.view(PUBLIC)
    assert types(state, 0, 1) == able(state, 0, 1) == (0, 1)


def test_d5_nothing_left_to_draw_shows_nothing() -> None:
    views = set()
    for hand in ("pw", "SB", "JS"):
        state = only(match(hand, "ww"))
        state.begin_turn()
        views.add(state.view(1))
        assert types(state, 1, 0) == (0, 2)
    assert len(views) == 1


def test_d5_the_last_card_of_all_shows_nothing() -> None:
    views = set()
    for last in "pJB":
        state = only(match("SB", "ww"), "C" + last)
        state.begin_turn()
        assert draws(state) == [(0, 1), (0, 1)]
        views.add(state.view(1))
        assert types(state, 1, 0) == (0, 1)
    assert len(views) == 1
