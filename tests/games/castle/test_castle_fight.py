"""C17-C22: strength, the end, options; the worked examples of the rules page."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.view import PUBLIC
from game.games.castle.rules import RULES
from tests.games.castle.duel import (
    assault,
    duel,
    face_up,
    gone,
    seen,
    standing,
    strengths,
    walls,
)
from tests.games.walk import seeds

RESERVE = "KS 7S"
"""Garrisons that take no part."""


# C17


@pytest.mark.parametrize(
    ("one", "two", "attack", "expected"),
    [
        ("QC | KS 7S", "9D | KS 7S", "f1 f1", (14, 9)),
        ("QC | KS 7S", "9D | KS 7S", "g1 f1", (13, 9)),
        ("AC 7C | KS 7S", "9D | KS 7S", "f2 f1", (9, 9)),
        ("9C | KS 7S", " | 8D 7S", "f1 g1", (11, 8)),
        ("9C | KS 7S", " | 8D- 7S", "f1 g1", (11, 8)),
    ],
)
def test_c17_value_and_two_from_the_front_line(one: str, two: str, attack: str, expected: tuple[int, int]) -> None:
    assert strengths(assault(duel(one, two), attack)) == expected


@pytest.mark.parametrize(("archer", "defence"), [("4D", 9), ("5D", 10), ("6D", 11)])
def test_c17_archer_behind_a_wall(archer: str, defence: int) -> None:
    assert strengths(assault(duel("KC | KS 7S", f" | {archer} 7S"), "f1 g1")) == (15, defence)


@pytest.mark.parametrize("archer", ["4D", "5D", "6D"])
def test_c17_no_five_for_exposed_or_front_line_archers(archer: str) -> None:
    value = int(archer[0])
    assert strengths(assault(duel("KC | KS 7S", f"9D | {archer}- 7S"), "f1 g1")) == (15, value)
    assert strengths(assault(duel("KC | KS 7S", f"{archer} | KS 7S"), "f1 f1")) == (15, value)


def test_c17_an_attacking_archer_never_gets_the_five() -> None:
    assert strengths(assault(duel("9C | 6S 7S", "9D | KS 7S"), "g1 f1")) == (6, 9)
    assert strengths(assault(duel("6C | KS 7S", "9D | KS 7S"), "f1 f1")) == (8, 9)


@pytest.mark.parametrize("card", ["2D", "3D", "7D", "8D", "KD"])
def test_c17_only_archers_gain_by_the_wall(card: str) -> None:
    value = {"2": 2, "3": 3, "7": 7, "8": 8, "K": 13}[card[0]]
    state = duel("KC | KS+ 7S+", f" | {card} 7S+")
    assert strengths(assault(state, "f1 g1")) == (15, value)


def test_c17_archer_attacked_in_the_assault_that_breaks_another_wall() -> None:
    """The wall counts as it stands when the fight is fought; a retreat means no fight at all."""
    state = assault(duel("KC QC | KS 7S", " | 6D 5D"), "f1 g1", answers=("accept", "retreat g2"))
    assert walls(state, 1) == {"g1"}
    assault(state, "g1 f1")
    assert strengths(state) == (6, 13)


# C18


@pytest.mark.parametrize("support", [f"{rank}H" for rank in "A23456789TJQK"])
def test_c18_support_by_rank(support: str) -> None:
    """Four to King give two whatever their rank, explorers nothing, in attack and in defence."""
    gain = 0 if support[0] in "A23" else 2
    attack = duel(f"9C {support} | KS+ 7S+", "8D+ | KS+ 7S+")
    assert strengths(assault(attack, "f1 f1", "f2")) == (11 + gain, 8)
    defence = duel("9C+ | KS+ 7S+", f"8D {support} | KS+ 7S+")
    assert strengths(assault(defence, "f1 f1", "none", "f2")) == (11, 8 + gain)


def test_c18_supporting_archers_gain_two_never_five() -> None:
    state = duel("9C | KS 7S", "8D | 5D 7S")
    assert strengths(assault(state, "f1 f1", "none", "g1")) == (11, 10)


def test_c18_hidden_jester_cancels_wall_and_support() -> None:
    state = duel("9C JK | KS 7S", " | 6D TD 7S")
    assert strengths(assault(state, "f1 g1", "f2", "g2")) == (11, 6)


def test_c18_hidden_jester_cancels_the_support_alone() -> None:
    assert strengths(assault(duel("9C JK | KS 7S", "8D TD | KS 7S"), "f1 f1", "f2", "f2")) == (11, 8)


def test_c18_without_the_jester_both_count() -> None:
    assert strengths(assault(duel("9C | KS 7S", " | 6D TD 7S"), "f1 g1", "none", "g2")) == (11, 13)


def test_c18_jester_uncovered_in_this_assault_is_neutralised() -> None:
    """The defender's supporting explorer finds him."""
    state = duel("9C JK | KS 7S", " | 6D 2D 7S")
    assert strengths(assault(state, "f1 g1", "f2", "g2", "1 f2")) == (11, 11)


def test_c18_jester_uncovered_without_a_choice_is_neutralised() -> None:
    state = duel("9C+ JK | KS+ 7S+", " | 6D 2D 7S")
    assert strengths(assault(state, "f1 g1", "f2", "g2")) == (11, 11)


def test_c18_jester_uncovered_earlier_is_neutralised_for_good() -> None:
    state = duel("9C JK+ | KS 7S", " | 6D TD 7S")
    assert strengths(assault(state, "f1 g1", "f2", "g2")) == (11, 13)


def test_c18_jester_unseen_while_another_card_is_uncovered_still_strikes() -> None:
    state = duel("9C JK | KS 7S", " | 6D 2D 7S")
    assert strengths(assault(state, "f1 g1", "f2", "g2", "1 f1")) == (11, 6)


def test_c18_jester_gives_the_attack_nothing() -> None:
    assert strengths(assault(duel("9C JK | KS 7S", "8D | KS 7S"), "f1 f1", "f2")) == (11, 8)


def test_c18_jester_takes_nothing_of_the_value() -> None:
    assert strengths(assault(duel("9C JK | KS 7S", " | 8D 7S"), "f1 g1", "f2")) == (11, 8)


# C19


def test_c19_jester_as_target_is_worth_nothing() -> None:
    state = assault(duel("4C | KS 7S", "JK | KS 7S"), "f1 f1")
    assert strengths(state) == (6, 0) and gone(state, 1) == {"JK"}


def test_c19_support_still_adds_to_the_jester() -> None:
    state = assault(duel("AC+ | KS 7S", "JK 7D | KS 7S"), "f1 f1", "none", "f2", "0 g1")
    assert strengths(state) == (3, 2) and gone(state, 1) == {"JK", "7D"}


def test_c19_the_attackers_jester_cancels_the_support_of_the_jester() -> None:
    state = assault(duel("4C JK | KS 7S", "JK 7D | KS 7S"), "f1 f1", "f2", "f2")
    assert strengths(state) == (6, 0)


def test_c19_the_weakest_attack_still_beats_the_bare_jester() -> None:
    state = assault(duel("KC | AS 7S", "JK | KS+ 7S+"), "g1 f1")
    assert strengths(state) == (1, 0) and standing(state, 0) == {"f1", "g1", "g2"}


def test_c19_an_ace_from_the_castle_falls_to_the_supported_jester() -> None:
    state = assault(duel("KC | AS 7S", "JK 7D | KS+ 7S+"), "g1 f1", "none", "f2", "0 f1")
    assert strengths(state) == (1, 2) and gone(state, 0) == {"AS"} and gone(state, 1) == {"7D"}


# C20


@pytest.mark.parametrize(
    ("fighter", "attack", "lost"),
    [("8C", 10, (set(), {"9D"})), ("7C", 9, ({"7C"}, {"9D"})), ("6C", 8, ({"6C"}, set()))],
)
def test_c20_the_weaker_falls_and_on_a_tie_both(fighter: str, attack: int, lost: tuple[set[str], set[str]]) -> None:
    state = assault(duel(f"{fighter} | KS 7S", "9D | KS 7S"), "f1 f1")
    assert strengths(state) == (attack, 9)
    assert (gone(state, 0), gone(state, 1)) == lost


def test_c20_both_fighters_are_shown_survivors_too() -> None:
    state = assault(duel("8C QC | KS 7S", "9D QD | KS 7S"), "f1 f1")
    assert face_up(state, 0) == {"8C"} and face_up(state, 1) == set()
    assault(state, "f2 f2")
    assert face_up(state, 1) == {"QD"} and face_up(state, 0) == {"8C"}


def test_c20_survivors_stay_where_they_are() -> None:
    state = assault(duel("JK QC | KS 7S", "AD 9D | KS 7S"), "g1 f2")
    assert standing(state, 0) == {"f1", "f2", "g1", "g2"} and walls(state, 0) == {"g1", "g2"}
    assert standing(state, 1) == {"f1", "g1", "g2"}


def test_c20_a_garrison_that_defends_keeps_its_wall() -> None:
    state = assault(duel("7C 8C | KS 7S", " | KD 7S"), "f1 g1")
    assert walls(state, 1) == {"g1", "g2"} and gone(state, 0) == {"7C"}


def test_c20_walls_are_never_rebuilt() -> None:
    """In random duels, walls only ever fall and the dead stay dead."""
    for seed in seeds(20):
        state, rng = RULES.new(seed, {}), Random(seed)
        before = None
        while state.pending():
            seat = rng.choice(state.pending())
            state.play(seat, rng.choice(state.legal(seat)))
            facts = state.view(PUBLIC).facts
            now = [*facts.walls, *facts.alive]
            assert before is None or all(new & ~old == 0 for old, new in zip(before, now, strict=True))
            before = now


# C21


def test_c21_the_last_garrison_lost_loses() -> None:
    state = assault(duel("KC | KS", " | 8D"), "f1 g1")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (0,) and outcome.scores == (1.0, 0.0) and outcome.rule == "C21"
    assert state.pending() == () and "end" in [event.kind for event in seen(state, 1)]


def test_c21_the_attacker_can_lose_his_last_garrison() -> None:
    outcome = assault(duel("2C | 7S", "KD | 8D"), "g1 f1").outcome()
    assert outcome is not None and outcome.winners == (1,) and outcome.scores == (0.0, 1.0)


def test_c21_even_with_cards_left_in_front() -> None:
    state = assault(duel("KC | KS", "QD TD | . 8D-"), "f1 g2")
    assert state.outcome() is not None and standing(state, 1) == {"f1", "f2"}


def test_c21_the_last_garrison_standing_wins_with_nothing_else() -> None:
    state = assault(duel(" | KS", " | 8D"), "g1 g1")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (0,)


def test_c21_a_front_line_gone_is_not_the_end() -> None:
    state = assault(duel("KC | KS", "QD | 8D"), "f1 f1")
    assert state.outcome() is None and state.pending() == (1,)


def test_c21_garrison_and_supporting_garrison_fall_together() -> None:
    """Two garrisons left: the target falls in the fight and the other by supporting it."""
    state = assault(duel("KC | KS", " | 8D- 7D"), "f1 g1", "none", "g2")
    outcome = state.outcome()
    assert strengths(state) == (15, 10)
    assert outcome is not None and outcome.winners == (0,) and gone(state, 1) == {"8D", "7D"}


def test_c21_mutual_ruin_by_a_tie() -> None:
    outcome = assault(duel("2C | KS", " | KD"), "g1 g1").outcome()
    assert outcome is not None and outcome.winners == () and outcome.scores == (0.5, 0.5) and outcome.rule == "C21"


def test_c21_mutual_ruin_by_supports_and_fight() -> None:
    """Both castles commit their last two garrisons, one to fight and one to support, and tie."""
    state = assault(duel("2C | 9C 8C", " | 9D 7D"), "g1 g1", "g2", "g2")
    outcome = state.outcome()
    assert strengths(state) == (11, 11)
    assert outcome is not None and outcome.winners == () and outcome.scores == (0.5, 0.5)
    assert gone(state, 0) == {"9C", "8C"} and gone(state, 1) == {"9D", "7D"}


def test_c21_mutual_ruin_support_on_one_side_only() -> None:
    outcome = assault(duel("2C | 9C 8C", " | JD"), "g1 g1", "g2").outcome()
    assert outcome is not None and outcome.winners == ()


def test_c21_a_supporting_garrison_does_not_end_it_if_the_fighter_lives() -> None:
    state = assault(duel("2C | KC 8C", "9D | 9H 7D"), "g1 f1", "g2")
    assert state.outcome() is None and standing(state, 0) == {"f1", "g1"}


def test_c21_at_most_26_assaults() -> None:
    """Every assault costs a card or a wall; even if all retreat as long as they can."""
    for seed in seeds(60):
        state, rng = RULES.new(seed, {}), Random(seed)
        costs = []
        while state.pending():
            seat = rng.choice(state.pending())
            options = [action for action in state.legal(seat) if RULES.action_text(action)[:7] == "retreat"]
            action = rng.choice(options or state.legal(seat))
            state.play(seat, action)
            facts = state.view(PUBLIC).facts
            pieces = sum(mask.bit_count() for mask in (*facts.alive, *facts.walls))
            if facts.assault == len(costs) + 1:
                costs.append(pieces)
        assert all(new < old for old, new in zip([26, *costs], costs, strict=False))
        assert len(costs) == state.view(PUBLIC).facts.assault <= 26


# C22


def test_c22_best_of_one_three_or_five() -> None:
    table = {option.id: option for option in RULES.option_table()}
    assert table["best_of"].values == (1, 3, 5) and table["best_of"].default == 1 and table["best_of"].rule == "C22"


@pytest.mark.parametrize("first", [0, 1])
def test_c22_a_match_sets_the_starter_and_nothing_else(first: int) -> None:
    for seed in range(20):
        by_lot, by_match = RULES.new(seed, {}), RULES.new(seed, {"first": first})
        assert by_match.view(PUBLIC).facts.attacker == by_match.view(PUBLIC).facts.first == first
        assert by_match.view(0).zones == by_lot.view(0).zones and by_match.view(1).zones == by_lot.view(1).zones
