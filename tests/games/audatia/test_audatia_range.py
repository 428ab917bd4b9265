"""Out of range (A9-A13)."""

from __future__ import annotations

from game.games.audatia import out_of_range
from game.games.audatia.cards import HAND_SIZE, KIND
from game.games.audatia.rules import RULES
from tests.games.audatia.duel import (
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
    to_steps,
    uses,
    won,
)

MANY = "mf_l mf_r rf_l rf_r mm_l rm_r ms_l rs_r p twist_pommel"


def test_a9_played_cards_are_discarded_and_both_draw_up_to_twelve() -> None:
    state = duel("mf_l | right | audatia", "mf_r | left | celeritas", at="fight", one_pile=["rf_r"], one_discard=["p"])
    play(state, "0 pass", "1 pass")
    assert is_break_off(state) and names(state.discard[0]) == ["p", "rf_r"]
    assert state.size == [HAND_SIZE, HAND_SIZE] and state.draws == 0


def test_a9_an_empty_pile_is_not_shuffled_again() -> None:
    state = duel("mf_l | right | ", "mf_r | left | ", at="fight", one_pile=["rf_r"])
    state.deck[0] = state.deck[0][-2:]
    play(state, "0 pass", "1 pass")
    assert state.size[0] == 3 and not state.deck[0] and names(state.discard[0]) == ["rf_r"]


def test_a9_before_the_first_bout_nobody_draws() -> None:
    state = RULES.new(3, {"challenger": "first"})
    play(state, "0 ready", "1 ready", "1 virtue prudentia", "0 virtue celeritas", "1 discard p", "0 discard p")
    assert state.bout == 1 and state.size == [11, 11]


def test_a10_trades_are_secret_in_content_and_public_in_number() -> None:
    state = duel("mf_l mf_r rf_l p | longa | ", "mf_l p | longa | ", at="trade", one_deck=["ms_l", "rs_l"])
    assert state.pending() == (0, 1)
    play(state, "0 mark mf_l")
    assert refused(state, "0 ready") == "one_marked A10"
    play(state, "0 mark p")
    assert refused(state, "0 mark mf_r") == "two_marked A10"
    play(state, "0 ready")
    assert len(state.view(1).zone("hand/0").cards) == 4
    play(state, "1 ready")
    assert hand(state, 0) == ["mf_r", "rf_l", "ms_l"] and names(state.traded[0]) == ["mf_l", "p"]
    assert state.view(1).zone("traded/0").cards == (-1, -1) and state.view(0).zone("traded/0").cards == (0, KIND["p"])
    assert state.pending() == (0,), "who has stopped is not asked again"
    play(state, "0 ready")
    assert asked(state) == "0 posta 1 posta"


def test_a10_a_trade_needs_two_cards_and_one_to_draw() -> None:
    state = duel("mf_l | longa | ", "mf_l p | longa | ", at="trade")
    assert state.pending() == (1,)
    state = duel("mf_l p | longa | ", "mf_l p | longa | ", at="trade")
    state.deck[0] = []
    out_of_range.trade_round(state, (0, 1))
    assert state.pending() == (1,)


def test_a11_poste_are_chosen_in_secret_and_revealed_together() -> None:
    state = duel("mf_l | longa | ", "mf_l | longa | ", at="posta")
    play(state, "0 posta breve")
    assert state.view(1).zone("posta/0").cards == (-2,) and state.view(0).zone("posta/0").cards != (-2,)
    play(state, "1 posta finestra")
    assert places(state) == ("breve", "finestra")
    assert state.view(1).zone("posta/0").cards == state.view(0).zone("posta/0").cards
    play(state, "0 pass", "1 pass", "0 pass", "0 ready", "1 ready", "0 posta breve")
    assert places(play(state, "1 posta breve")) == ("breve", "breve"), "all twelve are there every time"


def test_a12_more_celeritas_first_then_by_turns_until_both_pass() -> None:
    both = (GALEAZZO, GALEAZZO)
    one, two = "lure repeat mf_l | longa | fortitudo", "second_thought mf_l | finestra | celeritas prudentia"
    state = duel(one, two, at="out", chars=both)
    assert asked(state) == "1 out", "a posta's bonus does not count, the card does"
    play(state, "1 pass")
    assert uses(state, "ability") == {"lure"} and "cycle repeat" in legal(state)
    play(state, "0 ability lure")
    assert asked(state) == "1 out"
    play(state, "1 pass", "0 pass")
    assert asked(state) == "1 step"


def test_a12_at_a_tie_the_challenger_begins_and_who_has_nothing_is_not_asked() -> None:
    state = duel("mf_l | longa | fortitudo", "mf_l | finestra | prudentia", at="out", challenger=1)
    assert asked(state) == "1 out"
    state = duel("mf_l | longa | audatia", "mf_l | finestra | celeritas", at="out")
    assert asked(state) == "0 step", "Galeazzo's abilities need Prudentia or Fortitudo here, as everybody sees"


def test_a13_three_steps() -> None:
    state = duel(f"{MANY} | longa | ", f"{MANY} | finestra | ")
    assert asked(state) == "0 step" and state.step == 1
    play(state, "0 posta frontale")
    assert asked(state) == "1 step" and places(state)[0] == "frontale"
    play(state, "1 pass")
    assert state.step == 3 and refused(state, "0 posta longa") == "last_step A13"
    play(state, "0 attack mf_l")
    assert asked(state) == "1 react"


def test_a13_no_attack_is_a_draw_and_the_second_draw_loses() -> None:
    state = duel(f"{MANY} | longa | ", f"{MANY} | finestra | ", "0 pass", "1 pass", "0 pass")
    assert is_break_off(state) and state.draws == 1
    to_steps(state, "longa", "longa")
    play(state, "0 pass", "1 pass", "0 pass")
    assert won(state) == (1, "second_draw")


def test_a13_draws_are_counted_over_the_whole_game() -> None:
    state = duel("p | longa | ", "mf_l | finestra | ", "0 pass", "1 pass", "0 pass")
    to_steps(state, "donna_destra", "finestra")
    state.put_in(1, KIND["break_off"])
    play(state, f"0 attack {sorted(uses(state, 'attack'))[0]}", "1 ability break_off")
    assert state.draws == 1 and state.bout == 3
    to_steps(state, "longa", "longa")
    assert won(play(state, "0 pass", "1 pass", "0 pass")) == (1, "second_draw")


def test_a13_a_beat_counts_as_the_attack() -> None:
    state = duel("mf_l | donna_destra | ", "rf_l | longa | ", "0 pass", "1 pass")
    assert legal(state) == {"beat mf_l", "pass"}
    play(state, "0 beat mf_l", "0 pass", "1 pass")
    assert is_break_off(state) and state.draws == 0


def test_a13_pre_empt_and_lure_settle_the_first_step_the_later_counts() -> None:
    state = duel(
        "lure mf_l | frontale | fortitudo", "pre_empt mf_l | frontale | prudentia celeritas", "1 ability pre_empt",
        at="out", chars=(GALEAZZO, BOUCICAULT), two_discard=["deny"],
    )
    assert state.stepper == 1
    play(state, "0 ability lure", "1 pass", "0 pass")
    assert asked(state) == "1 step" and state.lure == [2, 0]
    play(state, "1 pass")
    assert asked(state) == "0 step"
    play(state, "0 pass")
    assert asked(state) == "0 step" and state.step == 3, "the third step is always the Challenger's"


def test_a13_who_was_taunted_must_attack() -> None:
    start = "taunt | frontale | celeritas", "mf_l p | donna_destra | audatia"
    state = duel(*start, "0 ability taunt", "0 pass", at="out", chars=(BOUCICAULT, PATRON))
    assert asked(state) == "1 step" or state.taunted[1]
    while asked(state) != "1 step":
        play(state, f"{state.pending()[0]} pass")
    assert legal(state) == {"attack p"} and refused(state, "1 pass") == "taunted A33"
    assert refused(state, "1 posta longa") == "taunted A33"


def test_a13_who_was_taunted_and_cannot_attack_discards_a_card() -> None:
    start = "taunt | frontale | celeritas", "mf_l rf_l twist_pommel | donna_destra | audatia"
    state = duel(*start, "0 ability taunt", at="out", chars=(BOUCICAULT, PATRON))
    while asked(state) != "1 taunted":
        play(state, f"{state.pending()[0]} pass")
    assert legal(state) == {"discard mf_l", "discard rf_l", "discard twist_pommel"}
    play(state, "1 discard mf_l")
    assert asked(state) == "1 step" and {"pass", "posta longa"} <= legal(state)
