"""What holds at every step of every duel, whatever is played: a plain account of the table beside the engine's."""

from __future__ import annotations

from random import Random

import pytest

from game.games.audatia.actions import PARRY
from game.games.audatia.cards import ALL_BLOWS, BLOWS, HAND, KINDS, NO_BONUS, NO_SIDE
from game.games.audatia.data import data
from game.games.audatia.phases import (
    AVOIDED,
    BROKEN,
    ENTRY,
    EXCHANGE,
    FEINTING,
    FIGHT,
    HALL,
    LAST_WORD,
    NONE,
    OUT,
    OVER,
    REACT,
    SALUTE,
    SALUTE_BACK,
    SIDE,
    STEP,
    STRETTO,
    SUDDEN,
    TAUNTED,
    TRADE,
    UNHORSING,
    VIRTUES,
)
from game.games.audatia.state import AudatiaState
from game.games.audatia.virtues import advantages, value_now
from tests.games.audatia.case import CASES
from tests.games.audatia.duel import walked
from tests.games.cases import Case
from tests.games.walk import seeds, step

IN_BOUT = (STEP, REACT, FEINTING, UNHORSING, SIDE, ENTRY, FIGHT, AVOIDED, LAST_WORD, STRETTO, BROKEN, OUT, TAUNTED)
BEFORE = (EXCHANGE, VIRTUES, SALUTE, SALUTE_BACK, TRADE)


def blow_name(card: int) -> str:
    return KINDS[card].partition("_")[0]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_everyone_stands_in_a_posta_or_has_a_side(case: Case) -> None:
    for seed in seeds(25):
        for state in walked(case, seed):
            for seat in (0, 1):
                if state.phase in IN_BOUT:
                    assert (state.posta[seat] == NONE) != (state.side[seat] == NO_SIDE)
                if state.phase in BEFORE:
                    assert state.posta[seat] == NONE and not state.pile[seat] and not state.blows[seat]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_pile_shows_what_was_played(case: Case) -> None:
    for seed in seeds(25):
        for state in walked(case, seed):
            for seat in (0, 1):
                blows = [card for card in state.pile[seat] if ALL_BLOWS >> card & 1]
                if state.phase != OVER:
                    assert len(blows) == state.blows[seat]
                if state.top[seat] != NO_BONUS:
                    assert ALL_BLOWS >> state.pile[seat][-1] & 1, "only a blow on top brings anything"
                if state.blows[seat] > 1:
                    assert state.top[seat] == NO_BONUS or state.top[seat][2] == 2, "of later blows a Lure only"


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_virtues_and_advantages(case: Case) -> None:
    for seed in seeds(20):
        for state in walked(case, seed):
            held = [state.virtues[seat] | state.voided[seat] for seat in (0, 1)]
            assert not held[0] & held[1]
            if state.phase not in (EXCHANGE, VIRTUES):
                assert held[0] | held[1] == 15
            for virtue in range(4):
                first, second = (value_now(state, seat, virtue) for seat in (0, 1))
                assert bool(advantages(state, 0) >> virtue & 1) == (first > second)
                assert bool(advantages(state, 1) >> virtue & 1) == (second > first)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_parries_by_the_book(case: Case) -> None:
    """Told from the card data and the state before: listed, within reach, and both piles move (A14, A15, A18)."""
    rows = {row.id: row for row in data().blows.blows}
    poste = data().poste.poste
    met = 0
    for seed in seeds(40):
        for state, seat, action in step(case, seed):
            assert isinstance(state, AudatiaState)
            if not action or action[0] != PARRY:
                continue
            met += 1
            name, attack = blow_name(action[1]), blow_name(state.blow)
            assert name in rows[attack].parried_by or name == attack
            posta = state.posta[seat]
            if posta != NONE:
                assert name in poste[posta].blows
            else:
                assert state.side[seat] in (0, HAND[action[1]])
            after = state.clone()
            after.apply(seat, action)
            if state.variant != SUDDEN and after.bout == state.bout:
                assert after.side[seat] == 3 - HAND[action[1]] and after.side[1 - seat] == HAND[action[1]]
    assert met > 5 and len(rows) == len(BLOWS)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_hands_and_counts(case: Case) -> None:
    rng = Random(1)
    for seed in seeds(20):
        for state in walked(case, seed):
            assert state.draws < 2 or state.phase == OVER
            if state.phase == REACT:
                assert state.actor == state.defender == 1 - state.attacker
            for seat in (0, 1):
                assert state.size[seat] == len(state.hand(seat)) and not state.two[seat] & ~state.one[seat]
                own = [*state.hand(seat), *state.deck[seat], *state.discard[seat], *state.traded[seat]]
                assert len(own) + len(state.pile[seat]) + len(state.row[seat]) == 39
                if state.phase != TRADE or rng.random() < 0.1:
                    assert state.variant == HALL or state.score == [0, 0]
