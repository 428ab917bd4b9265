"""The thrust, the Extensa, the broken thrust (A23, A26, A27)."""

from __future__ import annotations

import pytest

from game.games.audatia.cards import POSTE
from game.games.audatia.state import AudatiaState
from tests.games.audatia.duel import (
    AGNES,
    BOUCICAULT,
    PATRON,
    asked,
    duel,
    is_break_off,
    legal,
    places,
    play,
    refused,
    uses,
    won,
)

QUIET = (BOUCICAULT, BOUCICAULT)


def test_a23_a_thrust_is_parried_like_a_cut_and_the_bind_is_largo() -> None:
    state = duel("p mf_l | frontale | ", "mf_l rs_r p | donna_sinestra | ", "0 attack p", chars=QUIET)
    assert uses(state, "parry") == {"mf_l", "rs_r"} and not uses(state, "exchange")
    assert asked(play(state, "1 parry rs_r")) == "1 fight" and places(state) == ("left", "right")


def test_a23_an_exchange_demands_an_external_remedy_which_is_countered() -> None:
    hand = "p twist_pommel ligadura_mezana elbow_push break_off perfect_measure"
    start = f"{hand} | frontale | prudentia", "p counter_elbow cover_pommel counter_hilt | finestra | "
    state = duel(*start, "0 attack p", "1 exchange p", chars=(AGNES, BOUCICAULT))
    assert asked(state) == "0 react" and places(state) == ("middle", "middle")
    assert legal(state) == {"remedy twist_pommel", "remedy elbow_push", "cycle perfect_measure"}
    assert refused(state, "0 remedy ligadura_mezana") == "wrong_side A23"
    play(state, "0 remedy elbow_push")
    assert legal(state) == {"answer counter_elbow", "answer cover_pommel"}
    assert is_break_off(play(state.clone(), "1 answer cover_pommel"))
    assert won(play(state, "1 answer counter_elbow")) == (1, "perfect")


def test_a23_without_a_remedy_the_exchange_wins_without_a_counter_the_remedy() -> None:
    state = duel("p mf_l | frontale | ", "p | finestra | ", "0 attack p", "1 exchange p")
    assert won(play(state, "0 yield")) == (1, "no_remedy")
    state = duel("p twist_pommel | frontale | ", "p | finestra | ", "0 attack p", "1 exchange p")
    assert won(play(state, "0 remedy twist_pommel", "1 yield")) == (0, "not_countered")


@pytest.mark.parametrize(("own", "his", "rule"), [
    ("frontale", "finestra", ""),
    ("dente_di_zenghiaro", "finestra", "no_exchange_symbol A23"),
    ("frontale", "coda_longa", "no_exchange_symbol A23"),
])  # fmt: skip
def test_a23_both_poste_need_the_exchange_symbol(own: str, his: str, rule: str) -> None:
    state = duel(f"p | {own} | ", f"p mf_l | {his} | celeritas", "0 attack p")
    assert (refused(state, "1 exchange p") if rule else "") == rule
    assert uses(state, "exchange") == (set() if rule else {"p"})


def test_a23_out_of_the_poste_celeritas_is_enough() -> None:
    state = duel("p mf_l | left | ", "p | right | celeritas", "0 attack p", at="fight")
    assert uses(state, "exchange") == {"p"}
    state = duel("p mf_l | left | ", "p | right | ", "0 attack p", at="fight")
    assert refused(state, "1 exchange p") == "advantage A23"


# Extensa (A26)


@pytest.mark.parametrize("extensa", ["longa", "breve", "bicorno"])
def test_a26_an_extensa_is_beaten_away_first(extensa: str) -> None:
    state = duel("mf_l mm_l rf_r | donna_destra | ", f"rf_l | {extensa} | fortitudo")
    assert legal(state) >= {"beat mf_l", "beat rf_r"} and not uses(state, "attack")
    assert refused(state, "0 attack mf_l") == "extensa A26" and refused(state, "0 beat mm_l") == "no_parry_symbol A26"
    play(state, "0 beat mf_l")
    assert places(state) == ("left", "right") and state.posta == [-1, -1]
    assert asked(state) == "0 fight" and legal(state) == {"attack rf_r", "pass"}
    play(state, "0 pass")
    assert asked(state) == "1 fight"
    assert is_break_off(play(state, "1 pass"))


def test_a26_only_an_extensa_is_beaten() -> None:
    assert refused(duel("mf_l | donna_destra | ", "rf_l | finestra | "), "0 beat mf_l") == "no_extensa A26"


def test_a26_closed_lines_do_not_hinder_a_beat() -> None:
    assert uses(duel("mf_l | donna_destra | ", "rf_l | bicorno | "), "beat") == {"mf_l"}


def test_a26_a_punta_against_it_is_answered_like_an_exchange() -> None:
    state = duel("p | finestra | ", "mf_l twist_pommel break_off | longa | ", "0 attack p")
    assert asked(state) == "1 react" and legal(state) == {"remedy twist_pommel"}
    state.put_in(0, 22)
    assert won(play(state, "1 remedy twist_pommel", "0 answer cover_pommel")) == (0, "perfect")
    state = duel("p | finestra | ", "mf_l break_off | longa | ", "0 attack p")
    assert won(play(state, "1 yield")) == (0, "no_remedy")


@pytest.mark.parametrize(("posta", "virtues", "rule"), [
    ("frontale", "", "advantage A26"),
    ("dente_di_zenghiaro", "celeritas", "extensa.posta A26"),
    ("frontale", "celeritas", ""),
])  # fmt: skip
def test_a26_that_punta_needs_ones_own_exchange_posta_and_celeritas(posta: str, virtues: str, rule: str) -> None:
    state = duel(f"p | {posta} | {virtues}", "mf_l | longa | ")
    assert (refused(state, "0 attack p") if rule else "") == rule


def test_a26_the_owner_of_an_extensa_attacks_normally() -> None:
    state = duel("mf_l | longa | ", "mf_r | finestra | ", "0 attack mf_l")
    assert asked(state) == "1 react"


# Break the thrust (A27)


def broken(one: str, two: str, *moves: str, virtues: tuple[str, str] = ("", ""), breaker: str = "mf_l") -> AudatiaState:
    return duel(
        f"p {one} | frontale | {virtues[0]}", f"{breaker} {two} | middle | {virtues[1]}", "0 attack p",
        f"1 break {breaker}", *moves, chars=(AGNES, PATRON), at="fight", defender=0, break_thrust=True,
    )  # fmt: skip


def test_a27_is_a_house_rule() -> None:
    state = duel("p | frontale | ", "mf_l | donna_destra | ", "0 attack p")
    assert refused(state, "1 break mf_l") == "no_break_rule A27"


def test_a27_piles_move_and_more_celeritas_acts_first_at_a_tie_the_breaker() -> None:
    state = broken("twist_pommel", "rm_l")
    assert places(state) == ("right", "left") and asked(state) == "1 broken" and legal(state) == {"attack rm_l", "pass"}
    assert asked(broken("twist_pommel", "rm_l", virtues=("celeritas", ""))) == "0 broken"
    assert refused(state, "1 remedy twist_pommel") == "not_held A27"


def test_a27_who_waits_lets_the_other_act_and_both_break_off() -> None:
    state = broken("twist_pommel", "rm_l", "1 pass")
    assert asked(state) == "0 broken"
    assert is_break_off(play(state, "0 pass"))


@pytest.mark.parametrize(("breaker", "fitting"), [("mf_l", {"twist_pommel", "elbow_push"}),
                                                  ("rf_l", {"twist_pommel", "hilt_grab"})])  # fmt: skip
def test_a27_the_thrusters_remedy_fits_the_break(breaker: str, fitting: set[str]) -> None:
    state = broken("twist_pommel elbow_push hilt_grab", "cover_pommel", "1 pass", breaker=breaker)
    assert uses(state, "remedy") == fitting
    play(state, "0 remedy twist_pommel")
    assert legal(state) == {"answer cover_pommel"} and won(play(state, "1 answer cover_pommel")) == (1, "perfect")


def test_a27_a_mezano_is_answered_with_a_remedy_or_the_mandritto_mezano() -> None:
    hand = "twist_pommel elbow_push hilt_grab mm_l mf_l break_off"
    state = broken(hand, "rm_l", "1 attack rm_l")
    assert legal(state) == {"remedy twist_pommel", "remedy elbow_push", "counter mm_l", "ability break_off"}
    assert refused(state, "0 parry mf_l") == "no_parry A27"
    state = broken(hand, "mm_l", "1 attack mm_l", breaker="rf_l")
    assert uses(state, "remedy") == {"twist_pommel", "hilt_grab"} and not uses(state, "counter")
    assert won(play(broken("mf_l", "rm_l", "1 attack rm_l"), "0 yield")) == (1, "not_reacted")


def test_a27_the_soprana_answers_that_remedy_and_is_countered_in_turn() -> None:
    moves = "1 attack rm_l", "0 remedy twist_pommel"
    state = broken("twist_pommel counter_tor", "rm_l soprana_tor_di_spada cover_pommel", *moves)
    assert legal(state) == {"answer cover_pommel", "remedy soprana_tor_di_spada"}
    play(state, "1 remedy soprana_tor_di_spada")
    assert asked(state) == "0 answer" and legal(state) == {"answer counter_tor"}
    assert won(play(state, "0 answer counter_tor")) == (0, "perfect")


def test_a27_against_the_mandritto_mezano_an_internal_counter_breaks_off() -> None:
    moves = "1 attack rm_l", "0 counter mm_l"
    state = broken("mm_l", "rm_l soprana_tor_di_spada counter_hilt counter_tor", *moves)
    assert asked(state) == "1 react" and legal(state) == {"answer counter_hilt", "remedy soprana_tor_di_spada"}
    assert refused(state, "1 answer counter_tor") == "internal_only A27"
    assert is_break_off(play(state.clone(), "1 answer counter_hilt"))
    play(state, "1 remedy soprana_tor_di_spada")
    assert won(play(state, "0 yield")) == (1, "not_countered")
    assert won(play(broken("mm_l", "rm_l", *moves), "1 yield")) == (0, "not_parried")


def test_longa_is_the_final_posta_of_a_thrust() -> None:
    state = duel("p | donna_destra | ", "mf_l perfect_measure | donna_destra | prudentia", chars=(AGNES, AGNES))
    play(state, "0 attack p", "1 ability perfect_measure")
    assert state.posta[0] == POSTE.index("longa") and uses(state, "beat") == {"mf_l"}
