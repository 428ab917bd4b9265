"""C11-C16: exploration, fight or retreat, what it costs."""

from __future__ import annotations

import pytest

from game.engine.view import PUBLIC
from game.games.castle.cards import card_from_code
from game.games.castle.state import CastleState
from tests.games.castle.duel import (
    assault,
    duel,
    face_up,
    gone,
    hidden_count,
    kinds,
    legal,
    play,
    refused,
    seen,
    standing,
    strengths,
    until_answers,
    walls,
)


def targets(state: CastleState) -> set[str]:
    """Enemy places that may be attacked."""
    return {line.split()[2] for line in legal(state, state.attacker)}


# C11


@pytest.mark.parametrize(
    ("attack", "own", "enemy", "up"),
    [
        ("f2 f1", "none", "none", ({"2C"}, set())),
        ("f1 f2", "none", "none", (set(), {"3D"})),
        ("f1 f1", "f2", "f2", ({"2C"}, {"3D"})),
        ("f2 f2", "g1", "g1", ({"2C", "AC"}, {"3D", "AD"})),
    ],
)
def test_c11_committed_explorers_turn_up(attack: str, own: str, enemy: str, up: tuple[set[str], set[str]]) -> None:
    """As fighter, target and support, on both sides, before anything is declared."""
    state = duel("QH 2C 8H 9H | AC 7S", "9D 3D 8D TD | AD 4H")
    play(state, f"0 attack {attack}", f"0 support {own}", f"1 support {enemy}")
    assert (face_up(state, 0), face_up(state, 1)) == up


def test_c11_uncommitted_explorers_stay_down() -> None:
    state = assault(duel("QH 2C | AC 7S", "9D 3D | AD 4H"), "f1 f1")
    assert face_up(state, 0) == {"QH"} and face_up(state, 1) == set()


# C12


def test_c12_one_card_for_each_explorer() -> None:
    state = duel("2C 3C QH | AC 7S", "9D 8D 7D | KD 4H")
    play(state, "0 attack f1 f1", "0 support f2", "1 support none")
    everything = {f"uncover {place}" for place in ("f1", "f2", "f3", "g1", "g2")}
    assert state.pending() == (0,) and legal(state, 0) == everything
    play(state, "0 uncover g2")
    assert state.pending() == (0,) and legal(state, 0) == everything - {"uncover g2"}
    play(state, "0 uncover f3")
    assert face_up(state, 1) == {"4H", "7D"}
    assert set(state.pending()) == {0, 1} and legal(state, 0) >= {"accept"}


def test_c12_fighter_target_and_support_can_be_uncovered() -> None:
    state = duel("2C 9C | 8C 7S", "9D 8D | 3D 4H")
    until_answers(state, "f2 f1", "f1", "f2", "0 f1")
    assert face_up(state, 1) == {"9D"}
    other = duel("2C 9C | 8C 7S", "9D 8D | 3D 4H")
    until_answers(other, "f2 f1", "f1", "f2", "0 f2")
    assert face_up(other, 1) == {"8D"}
    third = duel("9C 8C | QC 7S", "9D 3D | 8D 4H")
    until_answers(third, "f1 f2", "f2", "none", "1 f1")
    assert face_up(third, 0) == {"9C"}


def test_c12_attacker_declares_first_and_nothing_is_turned_until_all_are_declared() -> None:
    state = duel("2C 9C | 8C 7S", "3D 8D | KD 4H")
    play(state, "0 attack f1 f1", "0 support none", "1 support none")
    assert state.pending() == (0,)
    play(state, "0 uncover g1")
    assert state.pending() == (1,)
    assert face_up(state, 1) == {"3D"} and face_up(state, 0) == {"2C"}
    assert state.view(1).facts.declared[0] == 1 << 7
    play(state, "1 uncover f2")
    assert face_up(state, 1) == {"3D", "KD"} and face_up(state, 0) == {"2C", "9C"}


def test_c12_targets_are_distinct() -> None:
    state = duel("2C 3C | AC 7S", "9D 8D 7D | KD 4H")
    play(state, "0 attack f1 f1", "0 support f2", "1 support none", "0 uncover f1")
    assert refused(state, 0, "uncover f1") == ("declared_twice", "C12")


def test_c12_only_hidden_living_cards() -> None:
    state = duel("2C 9C | AC 7S", "9D+ 8D 7D | KD 4H")
    play(state, "0 attack f1 f2", "0 support none", "1 support none")
    assert refused(state, 0, "uncover f1") == ("already_up", "C12")
    assert refused(state, 0, "uncover f7") == ("target_fallen", "C12")


def test_c12_fewer_hidden_cards_than_explorers_uncovers_them_all() -> None:
    """Two explorers, one hidden card: no declaration is asked."""
    state = duel("2C 3C | 9C 7S", "9D+ 8D+ | KD 4H+")
    until_answers(state, "f1 f1", "f2")
    assert face_up(state, 1) == {"9D", "8D", "KD", "4H"}
    assert set(state.pending()) == {0, 1} and state.decision(0) is not None
    assert kinds(state).count("uncover") == 1


def test_c12_as_many_hidden_cards_as_explorers_leaves_no_choice() -> None:
    state = until_answers(duel("2C 3C | 9C 7S", "9D+ 8D | KD 4H+"), "f1 f1", "f2")
    assert hidden_count(state, 1) == 0 and set(state.pending()) == {0, 1}


def test_c12_no_hidden_card_at_all() -> None:
    state = until_answers(duel("2C 3C | 9C 7S", "9D+ | KD+"), "f1 f1", "f2")
    assert kinds(state).count("uncover") == 0 and set(state.pending()) == {0, 1}


def test_c12_both_sides_uncover_all_without_a_choice() -> None:
    state = until_answers(duel("2C AC | 9C+ 7S+", "3D 2D | KD 4H+"), "f1 f1", "f2", "f2")
    assert hidden_count(state, 0) == hidden_count(state, 1) == 0
    assert set(state.pending()) == {0, 1}


def test_c12_attacker_without_choice_defender_still_declares() -> None:
    state = duel("2C QC | 9C 7S", "3D+ | KD")
    play(state, "0 attack f1 f1", "0 support none", "1 support none")
    assert state.pending() == (1,) and face_up(state, 1) == {"3D"}
    play(state, "1 uncover g2")
    assert face_up(state, 1) == {"3D", "KD"} and face_up(state, 0) == {"2C", "7S"}


def test_c12_a_card_turned_up_by_c11_is_no_longer_hidden() -> None:
    """The target is an explorer: it can't be picked, and it does not count among the hidden cards."""
    state = duel("2C QC | 9C 7S", "3D 8D | KD")
    play(state, "0 attack f1 f1", "0 support none", "1 support none")
    assert legal(state, 0) == {"uncover f2", "uncover g1"}
    assert refused(state, 0, "uncover f1") == ("already_up", "C12")
    few = duel("2C AC | 9C 7S", "3D 8D | KD+")
    play(few, "0 attack f1 f1", "0 support f2", "1 support none")
    assert face_up(few, 1) == {"3D", "KD"} and few.pending() == (1,), "one hidden card for two explorers"


def test_c12_an_explorer_lying_open_explores_too() -> None:
    state = duel("2C+ QC | 9C 7S", "9D 8D | KD")
    play(state, "0 attack f1 f1", "0 support none", "1 support none")
    assert state.pending() == (0,)
    assert kinds(state).count("explorer") == 0


# C13


def test_c13_uncovered_for_the_rest_of_the_duel() -> None:
    state = assault(duel("2C QC | 9C 7S", "9D 8D | KD 4D"), "f2 f1", "f1", "none", "0 g2")
    assert face_up(state, 1) == {"4D"}
    assault(state, "f2 f2", answers=("retreat g1", "accept"))
    assault(state, "f2 f2", answers=("accept", "retreat g2"))
    assert face_up(state, 1) == {"4D"}


def test_c13_an_uncovered_garrison_keeps_its_wall() -> None:
    state = assault(duel("2C QC TC | 9C 7S", "9D 8D | KD 4D"), "f2 f1", "f1", "none", "0 g2")
    assert walls(state, 1) == {"g1", "g2"} and face_up(state, 1) == {"4D"}
    assault(state, "g1 f2")
    assert refused(state, 0, "attack f3 g2") == ("behind_wall", "C8")


# C14


def test_c14_retreat_names_a_protected_garrison() -> None:
    state = until_answers(duel("QH 2C | 5D- 7S 8S", "9D | KC 4H-"), "f1 f1")
    assert legal(state, 0) == {"accept", "retreat g2", "retreat g3"}
    assert legal(state, 1) == {"accept", "retreat g1"}
    assert refused(state, 0, "retreat g1") == ("no_wall", "C14")
    assert refused(state, 1, "retreat g3") == ("fallen", "C14")


def test_c14_not_the_committed_support() -> None:
    state = until_answers(duel("QH | 5D 7S", "9D | KC 4H"), "f1 f1", "g1", "g2")
    assert legal(state, 0) == {"accept", "retreat g2"}
    assert legal(state, 1) == {"accept", "retreat g1"}
    assert refused(state, 0, "retreat g1") == ("support_cedes", "C14")
    assert refused(state, 1, "retreat g2") == ("support_cedes", "C14")


def test_c14_the_fighter_itself_may_be_named() -> None:
    state = until_answers(duel("QH | 5D", "9D | KC"), "g1 f1")
    assert "retreat g1" in legal(state, 0)
    play(state, "0 retreat g1", "1 accept")
    assert walls(state, 0) == set() and standing(state, 0) == {"f1", "g1"}


def test_c14_the_target_itself_may_be_named() -> None:
    state = until_answers(duel("QH | 5D", " | KC"), "f1 g1")
    assert "retreat g1" in legal(state, 1)
    play(state, "0 accept", "1 retreat g1")
    assert walls(state, 1) == set() and standing(state, 1) == {"g1"}


def test_c14_without_a_protected_garrison_no_retreat() -> None:
    state = until_answers(duel("QH | 5D- 6D-", "9D | KC 4D"), "f1 f1", "none", "none")
    assert legal(state, 0) == {"accept"}
    other = until_answers(duel("QH | 5D- 6D", "9D | KC 4D"), "f1 f1", "g2", "none")
    assert legal(other, 0) == {"accept"}, "the only walled garrison supports"


def test_c14_answers_are_secret_and_simultaneous() -> None:
    for first in (0, 1):
        looks = set()
        for words in ("accept", "retreat g1", "retreat g2"):
            state = until_answers(duel("QH | 5D 7S", "9D | KC 4H"), "f1 f1")
            play(state, f"{first} {words}")
            looks.add((state.view(1 - first), state.view(PUBLIC), seen(state, 1 - first), seen(state, PUBLIC)))
            assert refused(state, first, "accept") == ("already_chosen", "C14")
        assert len(looks) == 1


def test_c14_covert() -> None:
    state = until_answers(duel("QH | 5D 7S", "9D | KC 4H"), "f1 f1")
    for seat in (0, 1):
        decision = state.decision(seat)
        assert decision is not None and decision.covert and decision.rule == "C14"


# C15


@pytest.mark.parametrize("answers", [("retreat g2", "accept"), ("accept", "retreat g2"), ("retreat g2", "retreat g1")])
def test_c15_one_retreat_and_there_is_no_fight(answers: tuple[str, str]) -> None:
    state = assault(duel("QH 2C | 5D 7S", "9D 8D | KC 4H"), "f1 f1", answers=answers)
    for seat, answer in enumerate(answers):
        lost = set() if answer == "accept" else {answer.split()[1]}
        assert walls(state, seat) == {"g1", "g2"} - lost
        assert standing(state, seat) == {"f1", "f2", "g1", "g2"}
    assert "fight" not in kinds(state)
    assert face_up(state, 0) == face_up(state, 1) == set()


def test_c15_an_exposed_garrison_can_be_attacked_from_now_on() -> None:
    state = assault(duel("QH 2C | 5D 7S", "9D 8D | KC 4H"), "f1 f1", answers=("retreat g2", "accept"))
    assert targets(state) == {"f1", "f2", "g2"}


def test_c15_a_garrison_that_fights_and_retreats_behind_another_stays_protected() -> None:
    state = assault(duel("QH | 5D 7S", "9D | KC"), "g1 f1", answers=("retreat g2", "accept"))
    assert walls(state, 0) == {"g1"}


# C16


def test_c16_supports_fall_after_a_fight() -> None:
    state = assault(duel("QH 8C | 5D 7S", "9D 8D | KC 4H"), "f1 f1", "f2", "g2")
    assert gone(state, 0) == {"8C"} and gone(state, 1) == {"9D", "4H"}


@pytest.mark.parametrize("answers", [("retreat g2", "accept"), ("accept", "retreat g1"), ("retreat g2", "retreat g1")])
def test_c16_supports_fall_after_a_retreat(answers: tuple[str, str]) -> None:
    state = assault(duel("QH 8C | 5D 7S", "9D 8D | KC 4H"), "f1 f1", "f2", "g2", answers=answers)
    assert gone(state, 0) == {"8C"} and gone(state, 1) == {"4H"}
    assert standing(state, 0) == {"f1", "g1", "g2"} and standing(state, 1) == {"f1", "f2", "g1"}


def test_c16_eliminated_cards_are_shown() -> None:
    state = assault(duel("QH JK | 5D 7S", "9D 8D | KC 4H"), "f1 f1", "f2", "g2", answers=("retreat g2", "accept"))
    for viewer in (0, 1, PUBLIC):
        view = state.view(viewer)
        assert view.zone("fallen/0").cards[1] == card_from_code("JK", 0)
        assert view.zone("fallen/1").cards[8] == card_from_code("4H", 1)


def test_c16_a_support_takes_its_wall_with_it() -> None:
    state = assault(duel("QH | 5D 7S", "9D | KC 4H"), "f1 f1", "g1", "none", answers=("accept", "retreat g1"))
    assert walls(state, 0) == {"g2"} and standing(state, 0) == {"f1", "g2"}


def test_c16_no_support_nothing_lost() -> None:
    state = assault(duel("QH | 5D", "9D | KC"), "f1 f1", answers=("accept", "retreat g1"))
    assert gone(state, 0) == gone(state, 1) == set()


def test_assault_with_everything_in_it() -> None:
    """Explorers on both sides, a declared Jester, supports, a fight."""
    state = duel("QH 2C | 5D 7S", "JK 3D 9D | KC 4H", attacker=0)
    until_answers(state, "f1 f3", "f2", "f2", "0 f1", "1 g1")
    assert face_up(state, 0) == {"2C", "5D"} and face_up(state, 1) == {"3D", "JK"}
    play(state, "0 accept", "1 accept")
    assert strengths(state) == (14, 9)
    assert gone(state, 0) == {"2C"} and gone(state, 1) == {"9D", "3D"}
