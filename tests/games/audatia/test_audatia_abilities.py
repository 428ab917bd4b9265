"""Abilities: requirement, Cycle, Deny, the order of the moments, and what each does (A31-A35)."""

from __future__ import annotations

import pytest

from game.games.audatia.cards import CELERITAS, KIND, POSTE
from game.games.audatia.state import AudatiaState
from game.games.audatia.virtues import value_for_blow, value_now
from tests.games.audatia.duel import (
    AGNES,
    BOUCICAULT,
    GALEAZZO,
    PATRON,
    asked,
    duel,
    hand,
    is_break_off,
    legal,
    names,
    places,
    play,
    refused,
    uses,
    won,
)

# Requirement, Cycle, Deny, order (A31)


def test_a31_an_ability_needs_advantage_when_it_is_played_and_is_discarded_at_once() -> None:
    state = duel("lure repeat mf_l | longa | ", "mf_l | longa | audatia", at="out")
    assert asked(state) == "0 step"
    state = duel("lure mf_l | longa | fortitudo", "mf_l | longa | audatia", "0 ability lure", at="out")
    assert names(state.discard[0]) == ["lure"]


def test_a31_a_bonus_does_not_help_an_ability_before_the_first_blow() -> None:
    state = duel("mm_l | donna_destra | ", "uberlaufen mf_l | finestra | ", "0 attack mm_l", chars=(GALEAZZO, PATRON))
    assert refused(state, "1 ability uberlaufen") == "advantage A31"


def test_a31_cycle_at_ones_own_decision() -> None:
    state = duel("feint mf_l break_off | donna_destra | ", "mf_l | finestra | ", one_deck=["p"])
    play(state, "0 cycle feint")
    assert hand(state, 0) == ["mf_l", "p", "break_off"] and asked(state) == "0 step"
    assert names(state.discard[0]) == ["feint"]


def test_a31_a_denied_ability_is_spent_and_its_player_decides_again() -> None:
    state = duel("mf_l | donna_destra | ", "mf_r break_off rs_l | finestra | ", "0 attack mf_l",
                 chars=(BOUCICAULT, AGNES))  # fmt: skip
    state.put_in(0, KIND["deny"])
    play(state, "1 ability break_off")
    assert asked(state) == "0 deny" and legal(state) == {"ability deny", "pass"}
    play(state, "0 ability deny")
    assert asked(state) == "1 react" and names(state.discard[1]) == ["break_off"]
    assert legal(state) == {"parry mf_r", "counter mf_r"}


def test_a31_a_deny_can_be_denied() -> None:
    state = duel("mf_l deny | donna_destra | ", "pre_empt deny | finestra | prudentia", "1 ability pre_empt", at="out",
                 chars=(BOUCICAULT, BOUCICAULT))  # fmt: skip
    play(state, "0 ability deny")
    assert asked(state) == "1 deny"
    play(state, "1 ability deny")
    assert state.stepper == 1, "the ability takes effect"


def test_a31_nobody_is_asked_where_all_can_see_that_he_has_nothing() -> None:
    start = "mf_l p | donna_destra | ", "mf_r break_off | finestra | ", "0 attack mf_l", "1 ability break_off"
    assert is_break_off(duel(*start, chars=(GALEAZZO, AGNES)))
    assert asked(duel(*start, chars=(BOUCICAULT, AGNES))) == "0 deny"
    assert is_break_off(duel(*start, chars=(BOUCICAULT, AGNES), one_discard=["deny"]))


def test_a31_the_moments_after_a_parry_come_in_their_order() -> None:
    state = duel(
        "mf_l feint rf_l twist_pommel | donna_destra | audatia", "ms_l unhorse mm_l | tutta_porta_di_ferro | ",
        "0 attack mf_l", "1 parry ms_l", chars=(GALEAZZO, AGNES),
    )
    assert asked(state) == "0 feint"
    play(state, "0 pass")
    assert asked(state) == "0 side", "Donna Destra has more Fortitudo, so no Unhorse"
    state = duel(
        "mf_l feint rf_l twist_pommel | frontale | audatia", "ms_l unhorse mm_l | tutta_porta_di_ferro | fortitudo",
        "0 attack mf_l", "1 parry ms_l", "0 pass", chars=(GALEAZZO, AGNES),
    )
    assert asked(state) == "1 unhorse"
    play(state, "1 pass")
    assert asked(state) == "1 side"
    play(state, "1 side internal")
    assert asked(state) == "0 entry"
    play(state, "0 pass")
    assert asked(state) == "1 fight"


# Galeazzo (A32)


def kick(two: str) -> AudatiaState:
    state = duel(
        "mf_r twist_pommel | donna_destra | audatia",
        f"ms_r kick_to_the_groin {two} | tutta_porta_di_ferro | celeritas",
        "0 attack mf_r", "1 parry ms_r", "0 side internal", "0 remedy twist_pommel",
        chars=(BOUCICAULT, GALEAZZO), one_discard=["deny"],
    )
    assert asked(state) == "1 answer" and "ability kick_to_the_groin" in legal(state)
    return play(state, "1 ability kick_to_the_groin")


def test_a32_kick_cancels_a_bold_entry_and_a_feasible_fendente_wins() -> None:
    state = kick("rf_l mf_l")
    assert asked(state) == "1 strike" and legal(state) == {"attack rf_l"}, "the sword is on the left"
    assert names(state.discard[0]) == ["deny", "twist_pommel"]
    assert won(play(state, "1 attack rf_l")) == (1, "kick")


def test_a32_kick_without_a_fendente_goes_on_as_if_nobody_had_entered() -> None:
    state = kick("mf_l rm_r")
    assert asked(state) == "1 fight" and "attack rm_r" in legal(state)
    assert value_now(state, 0, 3) == 2, "Donna Destra's blow is on top again"


def test_a32_kick_answers_no_other_remedy() -> None:
    state = duel(
        "mf_l twist_pommel | frontale | ", "ms_r kick_to_the_groin rf_l | coda_longa | fortitudo celeritas",
        "0 attack mf_l", "1 parry ms_r", "1 side internal", "1 pass", "0 remedy twist_pommel",
        chars=(BOUCICAULT, GALEAZZO),
    )
    assert not uses(state, "ability")


def test_a32_break_off_instead_of_reacting() -> None:
    state = duel("mf_l | donna_destra | ", "break_off | finestra | ", "0 attack mf_l", "1 ability break_off")
    assert is_break_off(state)


def test_a32_feint_attacks_anew_from_either_side_the_parry_stays_spent() -> None:
    state = duel("mf_l feint rf_l rm_l ms_l | donna_destra | audatia", "ms_l rf_r | tutta_porta_di_ferro | ",
                 "0 attack mf_l", "1 parry ms_l", "0 ability feint")  # fmt: skip
    assert asked(state) == "0 strike" and uses(state, "attack") == {"rf_l", "rm_l"}
    play(state, "0 attack rf_l")
    assert asked(state) == "1 react" and names(state.pile[1]) == ["ms_l"] and places(state) == ("left", "left")
    assert uses(state, "parry") == {"rf_r"}


def test_a32_feint_needs_a_parried_cut() -> None:
    start = "p feint rf_l | donna_destra | audatia", "ms_l | tutta_porta_di_ferro | "
    state = duel(*start, "0 attack p", "1 parry ms_l")
    assert asked(state) == "0 side"


def test_a32_second_thought_changes_posta_without_spending_the_action() -> None:
    state = duel("second_thought mf_l | longa | prudentia", "mf_l | frontale | audatia", "0 ability second_thought",
                 at="out")  # fmt: skip
    assert asked(state) == "0 new_posta" and refused(state, "0 posta longa") == "same_posta A13"
    play(state, "0 posta donna_destra", "0 pass")
    assert asked(state) == "0 step" and state.step == 1 and places(state)[0] == "donna_destra"


def test_a32_repeat_takes_one_blow_back() -> None:
    state = duel("repeat mf_l | longa | fortitudo", "mf_l | frontale | audatia", at="out",
                 one_discard=["p", "twist_pommel", "rf_l"])  # fmt: skip
    play(state, "0 ability repeat")
    assert legal(state) == {"recover p", "recover rf_l"}
    assert refused(state, "0 recover mm_l") == "not_discarded A32"
    play(state, "0 recover p")
    assert hand(state, 0) == ["mf_l", "p"] and names(state.discard[0]) == ["twist_pommel", "rf_l", "repeat"]
    assert state.view(1).facts.known[0].groups[-1][1:] == (KIND["p"],)
    state = duel("repeat mf_l | longa | fortitudo", "mf_l | frontale | audatia", at="out", one_discard=["lure"])
    assert not uses(state, "ability")


def test_a32_lure_helps_the_first_reaction_and_while_it_tops_the_pile() -> None:
    start = "lure mf_l | coda_longa | fortitudo", "mf_l | donna_destra | celeritas"
    state = duel(*start, at="out", chars=(GALEAZZO, GALEAZZO))
    while asked(state) != "0 out":
        play(state, f"{state.pending()[0]} pass")
    play(state, "0 ability lure")
    while asked(state) != "1 step":
        play(state, f"{state.pending()[0]} pass")
    play(state, "1 attack mf_l")
    assert uses(state, "counter") == {"mf_l"}
    play(state, "0 counter mf_l")
    assert value_now(state, 0, CELERITAS) == 2 and state.lure == [0, 0]


# Boucicault (A33)


def test_a33_eye_of_the_lynx_shows_half_the_hand_rounded_up_to_its_player() -> None:
    state = duel("eye_of_the_lynx mf_l | longa | prudentia", "mf_l rf_l p twist_pommel feint | frontale | audatia",
                 "0 ability eye_of_the_lynx", at="out", chars=(BOUCICAULT, GALEAZZO))  # fmt: skip
    seen = state.view(0).facts.known[1].groups[-1][1:]
    assert len(seen) == 3 and set(seen) <= set(state.hand(1))
    assert state.view(-1).facts.known[1].groups == ((0,),) and state.view(1).facts.known[1].groups[-1][1:] == seen


def test_a33_perfect_measure_avoids_and_the_attacker_stands_in_the_final_posta() -> None:
    state = duel(
        "mf_l rs_l | tutta_porta_di_ferro | ", "perfect_measure mf_r p mm_l | coda_longa | prudentia",
        "0 attack mf_l", "1 ability perfect_measure", chars=(GALEAZZO, BOUCICAULT),
    )
    assert places(state) == ("dente_di_zenghiaro", "coda_longa") and asked(state) == "1 fight"
    assert uses(state, "attack") == {"mf_r", "p"}, "Dente di Zenghiaro is closed to the Mandritto Mezano"
    assert value_for_blow(state, 0, 3) == 1, "of the first blow on top, not of the final posta"
    play(state, "1 pass")
    assert asked(state) == "0 fight" and legal(state) == {"pass"}, "Coda Longa is closed to the Roverso Sottano"
    assert is_break_off(play(state, "0 pass"))


def test_a33_a_final_posta_grants_what_it_grants() -> None:
    state = duel(
        "mf_l p | finestra | celeritas", "perfect_measure mf_r | coda_longa | prudentia",
        "0 attack mf_l", "1 ability perfect_measure", "1 attack mf_r", chars=(GALEAZZO, BOUCICAULT),
    )
    assert uses(state, "defend") == {"p"}


def test_a33_who_had_left_his_posta_does_not_return_to_it() -> None:
    state = duel("rf_l | left | ", "mf_l perfect_measure | right | prudentia", "0 attack rf_l",
                 "1 ability perfect_measure", at="fight", chars=(GALEAZZO, BOUCICAULT))  # fmt: skip
    assert places(state) == ("tutta_porta_di_ferro", "right")


# Agnes (A34)


def test_a34_unhorse_makes_a_stretto_of_a_largo_and_chooses_the_side() -> None:
    state = duel(
        "mf_l | coda_longa | ", "mf_r unhorse elbow_push | donna_destra | ", "0 attack mf_l", "1 parry mf_r",
        chars=(BOUCICAULT, AGNES), one_discard=["deny"],
    )
    assert asked(state) == "1 side", "another half sun: Stretto at once, nothing to unhorse"
    state = duel(
        "mf_l | coda_longa | ", "mf_l unhorse elbow_push | donna_destra | ", "0 attack mf_l", "1 parry mf_l",
        chars=(BOUCICAULT, AGNES), one_discard=["deny"],
    )
    assert asked(state) == "1 unhorse"
    play(state, "1 ability unhorse")
    assert asked(state) == "1 side"
    play(state, "1 side external")
    while asked(state) != "1 stretto":
        play(state, f"{state.pending()[0]} pass")
    assert uses(state, "remedy") == {"elbow_push"}


def test_a34_reveal_costs_the_rival_a_card_and_helps_the_first_blow() -> None:
    state = duel("reveal mf_l | frontale | audatia", "mf_l p | frontale | ", "0 ability reveal", at="out",
                 chars=(AGNES, GALEAZZO))  # fmt: skip
    assert state.size[1] == 1 and len(state.discard[1]) == 1
    assert value_now(state, 0, 0) == 1 and value_for_blow(state, 0, 0) == 3


def test_a34_second_wind_draws_two() -> None:
    state = duel("second_wind mf_l | frontale | fortitudo", "mf_l | frontale | ", "0 ability second_wind", at="out",
                 chars=(AGNES, GALEAZZO), one_deck=["p", "ms_l"])  # fmt: skip
    assert hand(state, 0) == ["mf_l", "ms_l", "p"]


@pytest.mark.parametrize("attack", ["rf_r", "p"])
def test_a34_swift_reply_cannot_be_countered_or_exchanged(attack: str) -> None:
    state = duel(
        "mf_l rs_l rf_l p | frontale | ", "mf_l swift_reply rf_r p | donna_destra | celeritas",
        "0 attack mf_l", "1 parry mf_l", "1 pass", "1 ability swift_reply",
        chars=(BOUCICAULT, AGNES), one_discard=["deny"],
    )
    assert asked(state) == "1 fight" and not uses(state, "ability")
    play(state, f"1 attack {attack}")
    key = "counter rf_l" if attack == "rf_r" else "exchange p"
    assert refused(state, f"0 {key}") == "swift A34"


def test_a34_it_is_gone_when_one_waits() -> None:
    state = duel(
        "mf_l mm_l | frontale | ", "mf_l swift_reply rf_r | donna_destra | celeritas",
        "0 attack mf_l", "1 parry mf_l", "1 pass", "1 ability swift_reply", "1 pass", chars=(GALEAZZO, AGNES),
    )
    assert state.swift_reply == -1


# The Patron (A35)


def test_a35_uberlaufen_counters_a_mezano_or_sottano_with_a_fendente() -> None:
    state = duel("mm_l mf_l ms_r | coda_longa | ", "uberlaufen rf_l mf_r | finestra | celeritas", "0 attack mm_l",
                 chars=(GALEAZZO, PATRON))  # fmt: skip
    assert uses(state, "ability") == {"uberlaufen"}
    play(state, "1 ability uberlaufen")
    assert asked(state) == "1 strike" and legal(state) == {"counter rf_l", "counter mf_r"}
    play(state, "1 counter mf_r")
    assert asked(state) == "0 react" and legal(state) == {"parry mf_l", "parry ms_r"}, "any listed parry"
    play(state, "0 parry ms_r")
    assert (state.attacker, state.defender) == (1, 0)


def test_a35_uberlaufen_does_not_answer_a_fendente_and_unparried_it_wins() -> None:
    state = duel("mf_l | coda_longa | ", "uberlaufen rf_l mf_r | finestra | celeritas", "0 attack mf_l",
                 chars=(GALEAZZO, PATRON))  # fmt: skip
    assert refused(state, "1 ability uberlaufen") == "moment A31"
    state = duel("mm_l | coda_longa | ", "uberlaufen rf_l | finestra | celeritas", "0 attack mm_l",
                 "1 ability uberlaufen", "1 counter rf_l", "0 yield", chars=(GALEAZZO, PATRON))  # fmt: skip
    assert won(state) == (1, "not_parried")


def stretto(*moves: str, virtues: str = "fortitudo audatia prudentia") -> AudatiaState:
    """The Patron has parried into Stretto from the right, his sword is on the left."""
    return duel(
        "mf_l rs_l | donna_destra | celeritas", f"ms_r duplieren mutieren poison_dust rf_l p | coda_longa | {virtues}",
        "0 attack mf_l", "1 parry ms_r", *moves, chars=(BOUCICAULT, PATRON), one_discard=["deny"],
    )


def into_stretto(state: AudatiaState) -> AudatiaState:
    while asked(state) != "1 stretto":
        seat = state.pending()[0]
        play(state, f"{seat} side internal" if "side internal" in legal(state) else f"{seat} pass")
    return state


@pytest.mark.parametrize(("ability", "blow"), [("duplieren", "rf_l"), ("mutieren", "p")])
def test_a35_duplieren_and_mutieren_start_an_attack_in_stretto(ability: str, blow: str) -> None:
    state = into_stretto(stretto())
    if ability == "duplieren":
        assert refused(state, "1 ability duplieren") == "advantage A31", "Donna Destra has more Fortitudo"
        state.top[0] = (0, 0, 0, 0)
    play(state, f"1 ability {ability}")
    assert asked(state) == "1 strike" and legal(state) == {f"attack {blow}"}
    play(state, f"1 attack {blow}")
    assert asked(state) == "0 react" and state.attacker == 1


def test_a35_poison_dust_takes_a_virtue_and_voids_the_others_for_a_bout() -> None:
    state = into_stretto(stretto(virtues="prudentia fortitudo"))
    state.virtues[0] |= 1
    play(state, "1 ability poison_dust")
    assert asked(state) == "1 take_virtue" and legal(state) == {"virtue audatia", "virtue celeritas"}
    play(state, "1 virtue celeritas")
    assert is_break_off(state)
    assert state.virtues == [0, 0b1110] and state.voided == [1, 0]
    assert state.view(0).zone("virtues/0").cards[0] >= 0, "a void card still lies there"


def test_a35_void_virtues_count_again_after_the_next_break_off() -> None:
    state = duel("mf_l | left | ", "mf_l | right | fortitudo", at="fight", chars=(GALEAZZO, PATRON))
    state.voided[0] = 1
    play(state, "0 pass", "1 pass")
    assert state.virtues[0] == 1 and state.voided == [0, 0]


def test_a35_nachreisen_when_the_attack_was_avoided() -> None:
    state = duel("mf_l nachreisen rf_l | donna_destra | celeritas", "perfect_measure mf_r | coda_longa | prudentia",
                 "0 attack mf_l", "1 ability perfect_measure", chars=(PATRON, AGNES))  # fmt: skip
    assert asked(state) == "0 avoided" and uses(state, "ability") == {"nachreisen"}
    play(state.clone(), "0 pass")
    play(state, "0 ability nachreisen")
    assert asked(state) == "0 strike" and legal(state) == {"attack rf_l"} and state.posta[0] == POSTE.index(
        "dente_di_zenghiaro"
    )


def test_a35_nachreisen_instead_of_the_break_off() -> None:
    state = duel("mf_l nachreisen | right | celeritas", "mf_r | left | ", "0 pass", "1 pass", at="fight",
                 chars=(PATRON, GALEAZZO))  # fmt: skip
    assert asked(state) == "0 last_word"
    assert is_break_off(play(state.clone(), "0 pass"))
    play(state, "0 ability nachreisen", "0 attack mf_l")
    assert asked(state) == "1 react"
