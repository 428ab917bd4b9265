"""What is feasible (A14-A16): table by table, and every predicate against its fast twin."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from game.engine.contract import Intent
from game.engine.view import Seat
from game.games.audatia import feasible, moments, predicates
from game.games.audatia.actions import ABILITY, ACTION_BY_TEXT
from game.games.audatia.cards import ACTION_KINDS, BLOW_OF, BLOWS, KIND, NEEDS, POSTE
from game.games.audatia.data import PostaRow, data
from game.games.audatia.phases import ANEW, ANSWER, BROKEN, CUT, FIGHT, INSTEAD, OVER_IT, REACT, STEP, STRIKE, THRUST
from game.games.audatia.refusals import Predicate, refusal_or_none
from game.games.audatia.rules import RULES
from game.games.audatia.state import AudatiaState
from tests.games.audatia.case import CASES
from tests.games.audatia.duel import asked, duel, legal, play, refused, uses, walked, won
from tests.games.cases import Case
from tests.games.walk import seeds

ALL_BLOWS = "mf_l rf_l mm_l rm_l ms_l rs_l p"


def blows_of(cards: set[str]) -> set[str]:
    return {name.partition("_")[0] for name in cards}


@pytest.mark.parametrize("posta", data().poste.poste, ids=lambda row: row.id)
def test_a14_from_a_posta_its_blows(posta: PostaRow) -> None:
    state = duel(f"{ALL_BLOWS} | {posta.id} | prudentia", "mf_l | coda_longa | ")
    closed = {"rs"}
    assert blows_of(uses(state, "attack")) == set(posta.blows) - closed


@pytest.mark.parametrize(("side", "reached"), [("right", "mf mm ms p"), ("left", "rf rm rs p"), ("middle", "all")])
def test_a14_from_a_side(side: str, reached: str) -> None:
    state = duel(f"{ALL_BLOWS} | {side} | prudentia", "mf_l | left | ", at="fight")
    assert blows_of(uses(state, "attack")) == (set(BLOWS) if reached == "all" else set(reached.split()))


def test_a14_after_ones_own_punta_the_sword_is_in_the_middle() -> None:
    state = duel("p rf_l | frontale | ", "mf_l mm_l | donna_destra | ", "0 attack p")
    assert state.side[0] == 0
    play(state, "1 parry mf_l")
    assert state.side == [1, 2], "a parry moves it"


@pytest.mark.parametrize("posta", data().poste.poste, ids=lambda row: row.id)
def test_a15_closed_lines(posta: PostaRow) -> None:
    state = duel(f"{ALL_BLOWS} | middle | prudentia", f"mf_l | {posta.id} | ", at="fight")
    allowed = set() if posta.extensa else set(BLOWS) - set(posta.closed_to)
    assert blows_of(uses(state, "attack")) == allowed
    if posta.closed_to and not posta.extensa:
        assert refused(state, f"0 attack {next(c for c in ALL_BLOWS.split() if c.startswith(posta.closed_to[0]))}") == (
            "closed A15"
        )


def test_a15_closed_only_while_he_stands_in_it_and_never_to_a_parry() -> None:
    state = duel("mf_l mf_r | frontale | ", "mf_l rf_r p | donna_sinestra | ")
    assert refused(state, "0 attack mf_l") == "closed A15"
    play(state, "0 posta donna_destra", "1 attack mf_l")
    assert "parry mf_r" in legal(state)


@pytest.mark.parametrize("attack", [card.id for card in data().blows.cards])
def test_a15_parries(attack: str) -> None:
    blow = data().blows.blows[BLOW_OF[KIND[attack]]]
    state = duel(f"{attack} | middle | prudentia", f"{ALL_BLOWS} | middle | ", at="fight", defender=0)
    play(state, f"0 attack {attack}")
    assert blows_of(uses(state, "parry")) == set(blow.parried_by)
    listed = refused(state, "1 parry mf_l") if "mf" not in blow.parried_by else ""
    assert listed in ("", "not_listed A15")


def test_a15_sottani_need_advantage_in_prudentia() -> None:
    state = duel("ms_l | porta_di_ferro_mezana | ", "mf_l | frontale | prudentia")
    assert refused(state, "0 attack ms_l") == "advantage A15"
    assert uses(duel("ms_l | porta_di_ferro_mezana | prudentia", "mf_l | frontale | "), "attack") == {"ms_l"}


def test_a16_one_leaves_the_posta_with_the_first_blow_a_parry_too() -> None:
    state = duel("mf_l | donna_destra | ", "mf_r rf_l | coda_longa | ", "0 attack mf_l")
    assert state.posta[0] == -1 and state.posta[1] == POSTE.index("coda_longa")
    play(state, "1 parry mf_r")
    assert state.posta == [-1, -1]


def test_a16_nothing_to_attack_with_is_no_loss_nothing_to_react_with_is() -> None:
    state = duel("twist_pommel | left | ", "mf_l | right | ", "0 pass", at="fight")
    assert asked(state) == "1 fight"
    play(state, "1 attack mf_l")
    assert legal(state) == {"yield"}
    assert won(play(state, "0 yield")) == (1, "not_reacted")


def test_a16_the_loss_falls_after_the_own_decision_cycle_may_save() -> None:
    state = duel("feint | left | ", "mf_l | right | ", at="fight", defender=1, one_deck=["rs_r"])
    play(state, "1 attack mf_l")
    assert legal(state) == {"yield", "cycle feint"}
    play(state, "0 cycle feint")
    assert legal(state) == {"parry rs_r"} and refused(state, "0 yield") == "must_react A16"


# The twins

Mask = Callable[[AudatiaState, Seat], int]


def same(state: AudatiaState, seat: Seat, mask: Mask, predicate: Predicate) -> None:
    """For each card held, set and predicate agree; told from the view as from the state."""
    facts, found = state.view(seat).facts, mask(state, seat)
    for card in set(state.hand(seat)):
        assert bool(found >> card & 1) == (predicate(facts, seat, card) is None), (mask, card)
        assert predicate(state, seat, card) == predicate(facts, seat, card)


TWINS = {
    STEP: [(feasible.attacks, predicates.can_attack), (feasible.beats, predicates.can_beat)],
    FIGHT: [(feasible.attacks, predicates.can_attack), (feasible.beats, predicates.can_beat)],
    REACT: [
        (feasible.parries, predicates.can_parry),
        (feasible.counters, predicates.can_counter),
        (feasible.exchanges, predicates.can_exchange),
        (feasible.defences, predicates.can_defend),
        (feasible.breaks, predicates.can_break),
    ],
}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_predicates_agree_with_their_fast_twins(case: Case) -> None:
    met = set()
    for seed in seeds(12):
        for state in walked(case, seed):
            for seat in state.pending():
                for mask, predicate in TWINS.get(state.phase, ()):
                    same(state, seat, mask, predicate)
                    met.add(mask)
                if state.phase in (FIGHT, REACT):
                    for strike in (ANEW, INSTEAD, CUT, THRUST, OVER_IT):
                        _same_strikes(state, seat, strike)
    assert len(met) == (5 if case.options[0]["variant"] == "sudden" else 7)


def _same_strikes(state: AudatiaState, seat: Seat, strike: int) -> None:
    found, other = feasible.strikes(state, seat, strike), state.clone()
    other.strike = strike
    for card in set(state.hand(seat)):
        assert bool(found >> card & 1) == (predicates.can_strike(other, seat, card) is None)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_refusals_agree_with_what_is_legal(case: Case) -> None:
    """Of every action, at every step: refused with a reason, or legal."""
    rng = Random(4)
    phases = set()
    for seed in seeds(10):
        for state in walked(case, seed):
            if rng.random() < 0.35 or state.phase in (STRIKE, BROKEN, ANSWER):
                phases.add(state.phase)
                for seat in state.pending():
                    view = state.view(seat)
                    allowed = {action for action in ACTION_BY_TEXT.values() if refusal_or_none(view, action) is None}
                    assert allowed == set(state.legal(seat))
    assert REACT in phases and (STEP in phases or case.options[0]["variant"] == "sudden")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_abilities_agree_with_their_moments(case: Case) -> None:
    for seed in seeds(8):
        for state in walked(case, seed):
            for seat in state.pending():
                view = state.view(seat)
                playable = {action[1] for action in state.legal(seat) if action[0] == ABILITY}
                for card in set(moments.hand_of(view)) & set(NEEDS):
                    assert (moments.can_play_ability(view, card) is None) == (card in playable)


def test_every_card_has_words_for_why_not() -> None:
    state = duel(f"{ALL_BLOWS} twist_pommel cover_pommel feint | frontale | ", "mf_l | coda_longa | ")
    view = state.view(0)
    for card in ACTION_KINDS:
        reason = predicates.can_attack(view.facts, 0, card)
        assert reason is None or reason.arg("rule") in ("A14", "A15", "A26")
    reason = RULES.why_not(view, Intent(None, ("hand/0", 7)))
    assert reason.arg("rule") == "A13"
