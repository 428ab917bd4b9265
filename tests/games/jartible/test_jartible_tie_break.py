"""The tie-break and the end of a round (J19-J21)."""

from __future__ import annotations

import pytest

from game.engine.view import OPEN, PUBLIC
from game.games.jartible.cards import KIND_BY_ID
from game.games.jartible.deck import READY_DECKS
from tests.games.jartible.match import (
    dealt,
    duels,
    legal,
    match,
    play,
    refused,
    side,
    told,
    zone,
)

A, B = 0, 1


@pytest.mark.parametrize(("before", "attack", "then"), [
    (0, "sardinete", (0, 0)), (1, "sardinete", (1, 0)), (1, "toromeo", (1, 1)), (1, "gazpachito", None),
])
def test_j19_held_unless_both_windows_were_won(before: int, attack: str, then: tuple[int, int] | None) -> None:
    """A closes with DF 70 (VL 60): void against Sardinete (70, VL 60), lost against Toromeo, won against Gazpachito."""
    state = match(
        side(hand="abubill", attack="toromeo", defence="piononauta", minipoints=before),
        side(hand="abubill", attack=attack, defence="botijuno"),
        "0 pass", "1 pass", phase="support", window="closing", opened="attack", first_ap=A,
    )  # fmt: skip
    assert bool(told(state, "tie_break")) == (then is not None)
    if then is not None:
        assert state.view(PUBLIC).facts.minipoints == then and state.pending() == (A, B)
    else:
        assert state.view(PUBLIC).score == (1, 0)


def test_j19_its_winner_takes_the_round() -> None:
    state = match(
        side(hand="vencejazo burracan", attack="gatapeo", defence="botijuno"),
        side(hand="caracole zambombo", attack="gatapeo", defence="botijuno", minipoints=1),
        "0 duel vencejazo", "1 duel caracole", "0 duel burracan", "1 duel zambombo",
        phase="duel", window="tie_break", opened="attack",
    )  # fmt: skip
    assert state.view(PUBLIC).score == (1, 0), "a minipoint of the rival doesn't help him"


def test_j20_chosen_in_secret_and_shown_together() -> None:
    state = duels("vencejazo burracan caracole", "zambombo sardinete caracole")
    other = state.clone()
    play(state, "0 duel vencejazo")
    play(other, "0 duel caracole")
    assert state.view(B) == other.view(B) and state.view(PUBLIC) == other.view(PUBLIC)
    assert state.pending() == (B,) and state.view(A).facts.pick == KIND_BY_ID["vencejazo"]
    play(state, "1 duel sardinete")
    assert zone(state, "duel/0", PUBLIC) == ["vencejazo"] and zone(state, "duel/1", PUBLIC) == ["sardinete"]
    assert state.view(PUBLIC).facts.wins == (1, 0)


def test_j20_two_won_duels_end_it() -> None:
    state = duels("vencejazo burracan caracole", "zambombo sardinete caracole",
                  "0 duel vencejazo", "1 duel zambombo", "0 duel burracan", "1 duel caracole")  # fmt: skip
    assert state.view(PUBLIC).score == (1, 0) and len(told(state, "duel")) == 2


def test_j20_a_void_duel_counts_for_nobody() -> None:
    state = duels("abubill burracan caracole", "naranjaguar gatapeo zambombo", "0 duel abubill", "1 duel gatapeo")
    assert told(state, "duel")[0].args[1] == -1 and state.view(PUBLIC).facts.wins == (0, 0)
    play(state, "0 duel burracan", "1 duel naranjaguar", "0 duel caracole", "1 duel zambombo")
    assert state.view(PUBLIC).score == (1, 0), "one to nothing after three"


def test_j20_without_a_creature_the_duel_is_lost() -> None:
    state = duels("chicharrones feria", "caracole zambombo")
    assert legal(state, A) == {"yield"}
    asked = [decision.text.key for seat in (A, B) if (decision := state.decision(seat))]
    assert asked == ["jartible.ask.duel.none", "jartible.ask.duel.creature"]
    assert refused(state, B, "yield") == ("yield", "J20")
    play(state, "0 yield", "1 duel caracole")
    facts = state.view(PUBLIC).facts
    assert facts.wins == (0, 1) and facts.barren == (True, False)
    play(state, "1 duel zambombo", "0 yield")
    assert state.view(PUBLIC).score == (0, 1)


def test_j20_both_without_a_creature_is_void() -> None:
    state = duels("chicharrones feria", "caracole", "0 yield", "1 duel caracole", "0 yield", "1 yield")
    assert [event.args[1] for event in told(state, "duel")] == [B, -1]
    assert state.view(PUBLIC).score == (0, 1)
    nobody = duels("chicharrones", "feria", "0 yield", "1 yield")
    assert told(nobody, "coin"), "nothing to compare: the coin, then the round again"
    assert nobody.view(PUBLIC).facts.restarts == 1


def test_j20_pace_counts_in_the_tie_break() -> None:
    state = match(
        side(hand="carrera_en_la_playa abubill gatapeo", attack="gazpachito", defence="caracole"),
        side(hand="abubill gatapeo", attack="gazpachito", defence="caracole", minipoints=1),
        "0 support carrera_en_la_playa", "1 pass",
        phase="support", window="closing", opened="attack", first_ap=A,
    )  # fmt: skip
    assert state.view(PUBLIC).facts.pace == (20, 0)
    play(state, "0 duel abubill", "1 duel gatapeo")
    assert told(state, "duel")[0].args[1] == A, "70 v 50"


LEVEL = ("0 duel abubill", "1 duel abubill", "0 duel gatapeo", "1 duel gatapeo", "0 duel caracole", "1 duel caracole")


def test_j21_level_to_the_last_restarts_the_round() -> None:
    state = duels("abubill gatapeo caracole", "abubill gatapeo caracole", *LEVEL)
    facts = state.view(PUBLIC).facts
    assert told(state, "coin")[0].args[2:] in ((140, 140), (180, 180)), "ATQ or DF"
    assert (facts.round, facts.restarts, facts.minipoints) == (1, 1, (0, 0))
    assert state.view(PUBLIC).score == (0, 0) and len(zone(state, "draw/0")) >= 1


def test_j21_after_three_restarts_the_coin_decides() -> None:
    winners = set()
    for seed in range(12):
        state = duels("abubill gatapeo caracole", "abubill gatapeo caracole", *LEVEL, restarts=3, seed=seed)
        winners.add(told(state, "lot")[0].args[1])
        assert sum(state.view(PUBLIC).score) == 1 and state.view(PUBLIC).facts.restarts == 0
    assert winners == {A, B}


def test_j21_fewer_creatures_are_summed_as_they_are() -> None:
    state = duels("perdigallo chicharrones", "perdigallo gatapeo", "0 duel perdigallo", "1 duel perdigallo",
                  "0 yield", "1 duel gatapeo")  # fmt: skip
    assert state.view(PUBLIC).facts.wins == (0, 1), "the third is still to come"
    play(state, "0 yield", "1 yield")
    assert state.view(PUBLIC).score == (0, 1)
    level = duels("perdigallo", "piononauta", "0 duel perdigallo", "1 duel piononauta", "0 yield", "1 yield")
    assert told(level, "coin")[0].args[2:] in ((50, 40), (60, 70))


def test_j21_a_special_used_before_a_restart_stays_used() -> None:
    state = match(
        side(hand="abubill gatapeo caracole", attack="jamonstruo", defence="botijuno", minipoints=1),
        side(hand="abubill gatapeo caracole", attack="sardinete", defence="botijuno", minipoints=1),
        *LEVEL, phase="duel", window="tie_break", opened="attack",
    )  # fmt: skip
    assert state.view(PUBLIC).facts.restarts == 1
    assert state.view(PUBLIC).facts.special_before == (True, False)


def test_j21_no_support_in_the_tie_break() -> None:
    for house, kind in ((False, "duel"), (True, "support")):
        state = match(
            side(hand="carrera_en_la_playa palmas abubill", attack="gazpachito", defence="caracole"),
            side(hand="cartujanos abubill", attack="caracole", defence="aceitunio", minipoints=0),
            "1 pass", "0 pass", phase="support", window="closing", opened="attack", first_ap=B,
            options={"tie_break_ap": house},
        )  # fmt: skip
        decision = state.decision(state.pending()[0])
        assert decision is not None and decision.kind == kind


def test_j21_house_rule_one_support_each_before_the_first_duel() -> None:
    state = match(
        side(hand="carrera_en_la_playa palmas abubill", attack="gazpachito", defence="caracole"),
        side(hand="cartujanos abubill cartucho", attack="caracole", defence="aceitunio", pile="toromeo feria"),
        phase="support", window="tie_break", opened="attack", first_ap=A, options={"tie_break_ap": True},
    )  # fmt: skip
    assert refused(state, A, "support palmas") == ("tie_break_support", "J21")
    assert legal(state, A) == {"pass", "support carrera_en_la_playa"}
    drawn = play(state.clone(), "0 support carrera_en_la_playa", "1 support cartucho")
    assert drawn.view(OPEN).facts.pace == (20, 0) and len(zone(drawn, "hand/1")) == 4
    play(state, "0 support carrera_en_la_playa", "1 support cartujanos")
    assert state.view(PUBLIC).facts.pace == (0, 0) and state.pending() == (A, B)


def test_a_whole_match_with_every_pair_of_ready_decks_ends() -> None:
    for seed, (one, two) in enumerate((one, two) for one in READY_DECKS for two in READY_DECKS):
        state = dealt(seed, **{"deck.0": one, "deck.1": two})
        for _ in range(2000):
            if not state.pending():
                break
            seat = state.pending()[0]
            state.apply(seat, state.legal(seat)[seed % len(state.legal(seat))])
        assert state.outcome() is not None
