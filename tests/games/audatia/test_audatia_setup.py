"""The cards and the set-up (A1-A8)."""

from __future__ import annotations

import pytest

from game.games.audatia import cards
from game.games.audatia.cards import AUDATIA, BLOWS, CELERITAS, COPIES, FORTITUDO, KINDS, PRUDENTIA, basics, deck
from game.games.audatia.data import BlowRow, data
from game.games.audatia.rules import RULES
from game.games.audatia.state import AudatiaState
from game.games.audatia.virtues import (
    advantages,
    leads_for_blow,
    leads_for_reaction,
    orienter,
    value_for_blow,
    value_now,
)
from tests.games.audatia.duel import AGNES, asked, duel, hand, legal, names, play, to_steps


def fresh(**options: object) -> AudatiaState:
    return RULES.new(3, {"challenger": "first", **options})  # pyright: ignore[reportArgumentType]


def to_salute(state: AudatiaState) -> AudatiaState:
    return play(state, "0 ready", "1 ready", "1 virtue prudentia", "0 virtue celeritas")


@pytest.mark.parametrize("character", range(4))
def test_a1_decks(character: int) -> None:
    whole = deck(character)
    groups = [
        sum(first <= card < end for card in whole)
        for first, end in ((0, 13), (13, 18), (18, 23), (23, 43))
    ]
    assert groups == [18, 6, 6, 9] and len(cards.POSTE) == 12 and len(cards.VIRTUES) == 4
    basic = [KINDS[card] for card in basics(character)]
    assert len(basic) == 12
    assert sorted(name.partition("_")[0] for name in basic[:7]) == sorted(BLOWS)
    assert basic[7:9] == ["twist_pommel", "cover_pommel"] and all(card >= 23 for card in basics(character)[9:])


PARRIED = {
    "mf": "mf ms rs", "rf": "rf rs ms", "mm": "mf rf ms rs", "rm": "mf rf ms rs", "ms": "mf rf ms", "rs": "mf rf rs",
    "p": "mf rf ms rs",
}  # fmt: skip


@pytest.mark.parametrize("blow", data().blows.blows, ids=lambda row: row.id)
def test_a2_blows(blow: BlowRow) -> None:
    assert sorted(blow.parried_by) == sorted(PARRIED[blow.id].split())
    fendente, sottano = blow.height == "fendente", blow.height == "sottano"
    assert (blow.parry, blow.counter, blow.breaks, blow.exchange) == (
        fendente or sottano, fendente, fendente, blow.id == "p"
    )
    assert blow.attack == ("prudentia" if sottano else "always")
    of_it = [card for card in data().blows.cards if card.blow == blow.id]
    assert sum(card.copies for card in of_it) == (4 if fendente else 2) and sum(card.basic for card in of_it) == 1
    suns = sorted(card.sun for card in of_it)
    assert suns == (["none"] if blow.id == "p" else ["left", "right"])


def test_a2_every_value_says_where_it_comes_from() -> None:
    mf = data().blows.blows[0]
    assert (mf.tag, mf.copy_tag, mf.final_tag) == ("source", "source", "source")
    assert {row.tag for row in data().blows.blows[1:]} == {"deduced"}
    assert {row.copy_tag for row in data().blows.blows[1:]} == {"ours"}
    assert {row.tag for row in data().poste.poste} == {"ours"}
    assert {row.tag for row in data().stretto.remedies} == {"source"} and data().stretto.matrix_tag == "deduced"


def test_a3_cards_and_ties() -> None:
    state = duel("mf_l | longa | audatia", "mf_l | finestra | celeritas prudentia")
    assert advantages(state, 0) == 1 << AUDATIA and advantages(state, 1) == 1 << CELERITAS | 1 << PRUDENTIA
    assert value_now(state, 0, FORTITUDO) == value_now(state, 1, FORTITUDO) == 0


def test_a3_a_bonus_counts_for_the_first_blow_and_while_it_tops_the_pile() -> None:
    state = duel("mf_l rf_r | donna_destra | audatia", "mf_r rf_l | coda_longa | fortitudo")
    assert value_now(state, 0, FORTITUDO) == 0 and value_for_blow(state, 0, FORTITUDO) == 2
    play(state, "0 attack mf_l")
    assert value_now(state, 0, FORTITUDO) == 2 and value_now(state, 1, AUDATIA) == 0
    play(state, "1 parry mf_r")
    assert value_now(state, 1, AUDATIA) == 2 and orienter(state) == 0
    state.lay_over(0, state.hand(0)[0])
    assert value_now(state, 0, FORTITUDO) == 0 and orienter(state) == 1


def test_a3_a_first_blow_is_judged_with_the_bonus_of_its_posta_against_what_the_rival_has_now() -> None:
    one, two = "ms_l | longa | ", "mf_l | frontale | prudentia"
    assert not leads_for_blow(duel("ms_l | porta_di_ferro_mezana | ", two), 0, PRUDENTIA)
    state = duel(one, two)
    assert leads_for_blow(state, 0, PRUDENTIA) and not advantages(state, 0)
    state = duel("mf_l | coda_longa | ", "mf_r | finestra | ", "0 attack mf_l")
    assert leads_for_reaction(state, 1) and not advantages(state, 1)


def test_a4_poste() -> None:
    poste = {row.id: row for row in data().poste.poste}
    assert len(poste) == 12
    assert {name for name, row in poste.items() if row.extensa} == {"longa", "breve", "bicorno"}
    assert {name for name, row in poste.items() if row.punta_defence} == {"dente_di_zenghiaro"}
    assert poste["donna_destra"].bonus == {"fortitudo": 2} and "mf" in poste["donna_destra"].blows
    assert set(poste["frontale"].closed_to) == {"mf", "rf"} and poste["frontale"].exchange
    assert not poste["dente_di_zenghiaro"].exchange and "rs" in poste["dente_di_zenghiaro"].blows
    assert {"bonus.fortitudo", "blows.mf"} == set(poste["donna_destra"].sourced)


def test_a5_roles_and_characters() -> None:
    assert RULES.new(1, {"challenger": "second"}).challenger == 1 and RULES.new(1, {"first": 0}).challenger == 0
    assert {RULES.new(seed, {}).challenger for seed in range(12)} == {0, 1}
    same = RULES.new(1, {"character_1": "agnes", "character_2": "agnes"})
    assert same.characters[0] == same.characters[1] == cards.CHARACTERS.index("agnes")
    with pytest.raises(ValueError, match="challenger"):
        RULES.new(1, {"challenger": "third"})
    with pytest.raises(ValueError, match="seat"):
        RULES.new(1, {"first": 2})


def test_a6_basic_cards_are_exchanged_at_once() -> None:
    state = fresh()
    assert state.hand(0) == basics(0) and len(state.deck[0]) == 27
    play(state, "0 mark p", "0 mark feint", "0 unmark feint", "0 mark mf_l")
    assert state.view(1).facts.draft == () and state.view(0).facts.draft != ()
    play(state, "0 ready")
    assert state.size == [12, 12] and state.pending() == (1,)
    play(state, "1 ready")
    assert sorted(names(state.discard[0])) == ["mf_l", "p"] and state.size == [12, 12]
    assert len(state.deck[0]) == 25 and not state.discard[1] and sorted(state.hand(1)) == sorted(basics(1))


def test_a7_virtues() -> None:
    state = play(fresh(), "0 ready", "1 ready")
    assert state.virtues == [1 << AUDATIA, 0] and asked(state) == "1 virtue"
    assert legal(state) == {"virtue prudentia", "virtue celeritas", "virtue fortitudo"}
    play(state, "1 virtue celeritas")
    assert legal(state, 0) == {"virtue prudentia", "virtue fortitudo"}
    play(state, "0 virtue prudentia")
    assert state.virtues == [1 << AUDATIA | 1 << PRUDENTIA, 1 << CELERITAS | 1 << FORTITUDO]


def test_a8_a_salute_that_is_returned() -> None:
    state = to_salute(fresh())
    assert asked(state) == "1 salute"
    play(state, "1 discard p", "0 discard mm_l")
    assert state.salute == [0, 0] and state.size == [11, 11] and names(state.discard[1]) == ["p"]


def test_a8_an_unanswered_salute_helps_the_first_blow_of_the_game_in_any_bout() -> None:
    state = play(to_salute(fresh()), "1 discard p", "0 pass")
    assert state.salute == [0, 4]
    to_steps(state, "frontale", "frontale")
    play(state, "0 pass", "1 pass", "0 pass")
    assert state.bout == 2 and state.draws == 1 and state.salute == [0, 4]
    to_steps(state, "coda_longa", "donna_destra")
    assert value_now(state, 1, AUDATIA) == 0 and value_for_blow(state, 1, AUDATIA) == 4
    state.lay(1, state.hand(1)[0])
    assert value_now(state, 1, AUDATIA) == 4 and state.salute == [0, 0]


def test_a8_nobody_has_to_salute() -> None:
    state = play(to_salute(fresh()), "1 pass")
    assert state.bout == 1 and state.size == [12, 12]


def test_hands_are_sorted_and_doubles_counted() -> None:
    state = duel("p p mf_l twist_pommel | frontale | ", "p | frontale | ", chars=(AGNES, AGNES))
    assert hand(state, 0) == ["mf_l", "p", "p", "twist_pommel"] and state.size[0] == 4
    assert COPIES[2][cards.KIND["unhorse"]] == 2
