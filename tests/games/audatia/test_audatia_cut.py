"""The cut, the bind, the bold entry, Largo, the counterattack (A17-A22)."""

from __future__ import annotations

import pytest

from tests.games.audatia.duel import (
    AGNES,
    BOUCICAULT,
    asked,
    duel,
    is_break_off,
    legal,
    names,
    places,
    play,
    refused,
    uses,
    won,
)

QUIET = (BOUCICAULT, BOUCICAULT)
"""Neither Feint nor Unhorse; Deny has no part in blows."""


def test_a17_attack_and_reactions() -> None:
    state = duel("mf_l | donna_destra | ", "ms_r rs_r rf_l mf_r p break_off | coda_longa | celeritas", "0 attack mf_l")
    assert asked(state) == "1 react"
    assert legal(state) == {"parry ms_r", "parry mf_r", "counter mf_r", "ability break_off"}


def test_a17_no_reaction_loses() -> None:
    state = duel("mf_l | donna_destra | ", "rf_l p | coda_longa | ", "0 attack mf_l")
    assert won(play(state, "1 yield")) == (0, "not_reacted")


def test_a17_a_defence_with_a_punta_replaces_the_attack() -> None:
    start = "mf_l ms_l p | donna_destra | audatia", "p | dente_di_zenghiaro | celeritas", "0 attack mf_l"
    state = play(duel(*start, chars=QUIET), "1 defend p")
    assert asked(state) == "0 react" and places(state) == ("right", "middle")
    assert uses(state, "parry") == {"ms_l"} and uses(state, "exchange") == set()
    play(state, "0 parry ms_l")
    assert places(state) == ("left", "right")


def test_a17_the_defence_needs_the_posta_celeritas_and_a_punta() -> None:
    one = "mf_l | donna_destra | "
    two = "p | {} | {}"
    assert not uses(duel(one, two.format("dente_di_zenghiaro", ""), "0 attack mf_l"), "defend")
    assert not uses(duel(one, two.format("coda_longa", "celeritas"), "0 attack mf_l"), "defend")
    state = duel(one, "p rs_l | dente_di_zenghiaro | celeritas", "0 attack mf_l")
    assert uses(state, "defend") == {"p"} and refused(state, "1 defend rs_l") == "punta_only A17"


def test_a17_a_defence_answers_a_thrust_too() -> None:
    state = duel("p mf_l | donna_destra | ", "p | dente_di_zenghiaro | celeritas", "0 attack p")
    assert uses(state, "defend") == {"p"} and not uses(state, "exchange")


@pytest.mark.parametrize(
    ("parry", "piles"), [("mf_r", ("right", "left")), ("ms_r", ("right", "left")), ("rs_r", ("left", "right"))]
)
def test_a18_both_piles_end_opposite_to_where_the_parry_came_from(parry: str, piles: tuple[str, str]) -> None:
    state = duel("mf_l | donna_destra | ", "mf_r ms_r rs_r | right | ", at="fight", defender=0, chars=QUIET)
    state.side[1] = 0
    play(state, "0 attack mf_l")
    assert places(state)[0] == "right"
    assert places(play(state, f"1 parry {parry}")) == piles


@pytest.mark.parametrize(
    ("attack", "parry", "bind"),
    [
        ("mf_l", "ms_r", "side"),
        ("mf_l", "ms_l", "fight"),
        ("mf_r", "mf_l", "side"),
        ("mf_r", "mf_r", "fight"),
        ("p", "mf_l", "fight"),
        ("p", "ms_r", "fight"),
    ],
)
def test_a19_stretto_if_two_half_suns_make_one(attack: str, parry: str, bind: str) -> None:
    state = duel(f"{attack} | donna_destra | ", f"{parry} | coda_longa | fortitudo", chars=QUIET)
    play(state, f"0 attack {attack}", f"1 parry {parry}")
    assert state.decision(state.actor).kind == bind  # pyright: ignore[reportOptionalMemberAccess]


@pytest.mark.parametrize("bind", ["largo", "stretto"])
def test_a20_the_bold_entry_comes_after_the_side_whatever_the_bind(bind: str) -> None:
    state = duel(
        "mf_l twist_pommel elbow_push | frontale | audatia", "ms_l ms_r cover_pommel mm_l | porta_di_ferro_mezana | ",
        "0 attack mf_l", f"1 parry {'ms_l' if bind == 'largo' else 'ms_r'}", chars=QUIET,
    )
    assert asked(state) == "1 side", "his posta's Fortitudo orients"
    play(state, "1 side internal")
    assert asked(state) == "0 entry" and legal(state) == {"remedy twist_pommel", "pass"}
    assert refused(state, "0 remedy elbow_push") == "wrong_side A24"
    play(state, "0 remedy twist_pommel")
    assert asked(state) == "1 answer" and legal(state) == {"answer cover_pommel"}
    assert won(play(state, "1 answer cover_pommel")) == (1, "perfect")


@pytest.mark.parametrize("bind", ["largo", "stretto"])
def test_a20_who_does_not_enter_goes_on_as_bound(bind: str) -> None:
    state = duel(
        "mf_l twist_pommel | frontale | audatia", "ms_l ms_r | porta_di_ferro_mezana | ",
        "0 attack mf_l", f"1 parry {'ms_l' if bind == 'largo' else 'ms_r'}", "1 side external", "0 pass", chars=QUIET,
    )
    assert asked(state) == ("1 fight" if bind == "largo" else "1 stretto")


def test_a20_what_the_defenders_parry_brings_can_take_the_advantage_away() -> None:
    start = "mf_l twist_pommel | frontale | audatia", "ms_l | coda_longa | fortitudo"
    assert asked(duel(*start, "0 attack mf_l", "1 parry ms_l", chars=QUIET)) == "1 fight", "Coda Longa +2"


def test_a20_a_counterattacker_whose_blow_was_parried_may_enter() -> None:
    state = duel(
        "mf_l mf_r | frontale | fortitudo", "mf_l twist_pommel | coda_longa | celeritas audatia",
        "0 attack mf_l", "1 counter mf_l", "0 parry mf_r", "0 side external", chars=QUIET,
    )
    assert asked(state) == "1 entry" and state.attacker == 1


def test_a20_a_beat_gives_the_owner_of_the_extensa_neither_entry_nor_feint() -> None:
    state = duel("mf_l | donna_destra | ", "rf_l feint twist_pommel | breve | audatia fortitudo", "0 beat mf_l")
    assert asked(state) == "0 fight"


def test_a21_largo_the_defender_attacks_or_waits_then_the_attacker() -> None:
    start = "mf_l mm_l rf_l | donna_destra | ", "mf_l rm_l | coda_longa | "
    state = duel(*start, "0 attack mf_l", "1 parry mf_l", chars=QUIET)
    assert asked(state) == "1 fight" and legal(state) == {"attack rm_l", "pass"}
    play(state, "1 pass")
    assert asked(state) == "0 fight" and legal(state) == {"attack mm_l", "pass"}
    assert is_break_off(play(state, "0 pass"))


def test_a21_an_attack_in_largo_turns_the_roles() -> None:
    start = "mf_l rs_r | donna_destra | ", "mf_l rm_l | coda_longa | "
    state = duel(*start, "0 attack mf_l", "1 parry mf_l", "1 attack rm_l", chars=QUIET)
    assert asked(state) == "0 react" and (state.attacker, state.defender) == (1, 0)


def test_a22_a_counterattack_is_parried_with_the_same_blow_only() -> None:
    start = "mf_l mf_r ms_r rs_r break_off | donna_destra | ", "mf_l | coda_longa | celeritas"
    state = duel(*start, "0 attack mf_l", "1 counter mf_l")
    assert asked(state) == "0 react" and legal(state) == {"parry mf_r", "ability break_off"}
    assert refused(state, "0 parry ms_r") == "same_blow A22"
    play(state, "0 parry mf_r")
    assert (state.attacker, state.defender) == (1, 0) and places(state) == ("left", "right")


def test_a22_it_needs_celeritas_the_symbol_and_the_same_blow() -> None:
    one = "mf_l mm_l | donna_destra | "
    state = duel(one, "mf_l rf_l | donna_destra | ", "0 attack mf_l")
    assert refused(state, "1 counter mf_l") == "advantage A22" and refused(state, "1 counter rf_l") == "same_blow A22"
    state = duel(one, "mm_l mf_l | donna_destra | celeritas", "0 attack mm_l")
    assert refused(state, "1 counter mm_l") == "no_counter_symbol A22"
    state = duel(one, "mf_l | finestra | ", "0 attack mf_l")
    assert uses(state, "counter") == {"mf_l"}, "the posta's Celeritas counts for the first blow"


def test_a22_no_counter_of_a_counter_and_unparried_it_wins() -> None:
    start = "mf_l mf_r | donna_destra | celeritas", "mf_l rf_l | finestra | "
    state = duel(*start, "0 attack mf_l", "1 counter mf_l")
    assert refused(state, "0 counter mf_r") == "counter_of_counter A22"
    state = duel("mf_l rs_l | donna_destra | ", "mf_l | finestra | ", "0 attack mf_l", "1 counter mf_l", "0 yield")
    assert won(state) == (1, "not_parried")


def test_a22_abilities_answer_a_counterattack_and_a_defence() -> None:
    both = (AGNES, BOUCICAULT)
    state = duel("mf_l perfect_measure | donna_destra | prudentia", "mf_l mm_l | finestra | ", chars=both)
    play(state, "0 attack mf_l", "1 counter mf_l")
    assert uses(state, "ability") == {"perfect_measure"}
    state = duel("mf_l break_off | donna_destra | ", "p | dente_di_zenghiaro | celeritas", chars=both)
    play(state, "0 attack mf_l", "1 defend p")
    assert uses(state, "ability") == {"break_off"}
    assert names(state.pile[1]) == ["p"]
