"""The match, the speed draw, roles and hands (J5-J10)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.engine.view import PUBLIC
from game.games.jartible import hands as beginnings
from game.games.jartible.cards import KIND_BY_ID, SPEED
from game.games.jartible.state import JartibleState
from tests.games.jartible.case import GAME
from tests.games.jartible.match import (
    dealt,
    full_deck,
    legal,
    match,
    play,
    refused,
    side,
    told,
    with_decks,
    zone,
)
from tests.games.walk import step

A, B = 0, 1

# The match


def test_j5_two_minipoints_win_a_round_and_two_rounds_the_match() -> None:
    state = match(
        side(hand="sardinete abubill", attack="toromeo", defence="botijuno", minipoints=1, rounds=1),
        side(hand="sardinete", attack="abubill", defence="abubill"),
        "0 pass", "1 pass",
        phase="support", window="closing", opened="defence", first_form=A, first_ap=A,
    )  # fmt: skip
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (A,) and outcome.scores == (1.0, 0.0)
    assert state.view(PUBLIC).score == (2, 0) and state.pending() == ()


def test_j5_cards_go_back_after_a_round() -> None:
    state = match(
        side(hand="sardinete abubill", attack="toromeo", defence="botijuno", minipoints=1),
        side(hand="sardinete", attack="abubill", defence="abubill"),
        "0 pass", "1 pass",
        phase="support", window="closing", opened="defence", first_form=A, first_ap=A,
    )  # fmt: skip
    facts = state.view(PUBLIC).facts
    assert (facts.round, state.view(PUBLIC).score) == (2, (1, 0))
    for seat in (A, B):
        assert len(zone(state, f"deck/{seat}")) + len(zone(state, f"draw/{seat}")) == 20
        assert not zone(state, f"attack/{seat}") and not zone(state, f"hand/{seat}")


def test_j5_what_was_shown_is_known_of_a_deck() -> None:
    state = match(
        side(hand="sardinete abubill", attack="toromeo", defence="botijuno", minipoints=1),
        side(hand="sardinete", attack="abubill", defence="abubill"),
        "0 pass", "1 pass",
        phase="support", window="closing", opened="defence", first_form=A, first_ap=A,
    )  # fmt: skip
    known = state.view(PUBLIC).facts.known
    assert known[A] == tuple(sorted(KIND_BY_ID[name] for name in ("toromeo", "botijuno")))
    assert known[B] == (KIND_BY_ID["abubill"],) * 2


def test_j6_the_phases_of_a_round() -> None:
    for seed in range(20):
        kinds = []
        for state, seat, _ in step(GAME, seed):
            if seat >= 0 and state.view(PUBLIC).facts.round == 1 and state.view(PUBLIC).facts.restarts == 0:
                decision = state.decision(seat)
                assert decision is not None
                kinds.append(decision.kind)
        met = list(dict.fromkeys(kinds))
        order = ["role", "hand", "scenario", "formation", "line", "support", "duel"]
        assert met == [kind for kind in order if kind in met] and met[:5] == order[:5]


# Speed draw


def test_j7_the_higher_vl_wins_and_ties_go_on() -> None:
    ties = 0
    for seed in range(60):
        state = dealt(seed)
        drawn = [[SPEED[KIND_BY_ID[name]] for name in zone(state, f"draw/{seat}", PUBLIC)] for seat in (A, B)]
        assert len(drawn[A]) == len(drawn[B])
        *before, last = zip(*drawn, strict=True)
        assert all(one == two for one, two in before) and last[0] != last[1]
        assert state.pending() == ((A,) if last[0] > last[1] else (B,))
        ties += len(before)
    assert ties > 0


def test_j7_supports_and_scenarios_count_nothing() -> None:
    for name in ("chicharrones", "ambulatorio"):
        assert SPEED[KIND_BY_ID[name]] == 0


def test_j8_one_role_each() -> None:
    for role, form in (("formation", True), ("support", False)):
        state = dealt(5)
        winner = state.pending()[0]
        play(state, f"{winner} role {role}")
        facts = state.view(PUBLIC).facts
        assert facts.first_form == (winner if form else 1 - winner) and facts.first_ap == 1 - facts.first_form
    assert refused(dealt(5), dealt(5).pending()[0], "role both") == ("role", "J8")


def test_j8_house_rule_same_player() -> None:
    for role, first in (("both", True), ("none", False)):
        state = dealt(5, roles="same_player")
        winner = state.pending()[0]
        assert legal(state, winner) == {"role both", "role none"}
        play(state, f"{winner} role {role}")
        facts = state.view(PUBLIC).facts
        assert facts.first_form == facts.first_ap == (winner if first else 1 - winner)


def test_j9_decks_are_shuffled_again() -> None:
    state = dealt(5)
    shown = Counter(zone(state, "draw/0"))
    before = Counter(zone(state, "deck/0")) + shown
    play(state, f"{state.pending()[0]} role formation")
    assert [event.kind for event in told(state, "shuffle")] == ["shuffle"] * 4
    assert not zone(state, "draw/0") and Counter(zone(state, "deck/0")) + Counter(zone(state, "hand/0")) == before
    assert state.view(PUBLIC).facts.known[0] == tuple(sorted(KIND_BY_ID[name] for name in shown.elements()))


# Hands


def hands(seed: int = 5, **options: Any) -> JartibleState:
    state = dealt(seed, **options)
    return play(state, f"{state.pending()[0]} role formation")


def sizes(state: JartibleState) -> list[int]:
    return [len(zone(state, f"hand/{seat}")) for seat in (A, B)]


def test_j10_twelve_cards_and_one_fewer_for_each_rebujina() -> None:
    state = hands()
    assert state.pending() == (A, B) and sizes(state) == [12, 12]
    play(state, "0 rebujina", "1 rebujina")
    assert sizes(state) == [11, 11] and state.pending() == (A, B)
    play(state, "1 keep", "0 rebujina")
    assert sizes(state) == [10, 11] and state.pending() == (A,), "who keeps is done"
    play(state, "0 rebujina")
    assert sizes(state) == [9, 11] and state.pending() == (A,)
    play(state, "0 rebujina")
    facts = state.view(PUBLIC).facts
    assert sizes(state) == [8, 11] and facts.redraws == (4, 1), "four times at most"
    decision = state.decision(state.pending()[0])
    assert decision is not None and decision.kind == "scenario"


def test_j10_answers_are_secret_until_both_are_there() -> None:
    keeps, redraws = play(hands(), "0 keep"), play(hands(), "0 rebujina")
    for viewer in (B, PUBLIC):
        assert keeps.view(viewer) == redraws.view(viewer)
    assert keeps.view(A) != redraws.view(A)
    play(keeps, "1 rebujina")
    assert keeps.view(PUBLIC).facts.kept == (True, False)
    assert [event.kind for event in told(keeps, "keep") + told(keeps, "rebujina")] == ["keep", "rebujina"]


def test_j10_a_hand_without_a_formation_is_drawn_again_for_free() -> None:
    scenarios = ["ambulatorio", "feria", "alcazaba", "terral", "marisma", "cuesta_abajo", "callejuela", "verbena",
                 "romeria", "siesta", "patio_de_vecinos", "chiringuito"]  # fmt: skip
    deck = [*scenarios, "abubill", "abubill", "gatapeo", "gatapeo", "toromeo", "jamonstruo", "levantisco", "sardinete"]
    free = 0
    for seed in range(150):
        state = hands(seed, **with_decks(deck, full_deck()))
        play(state, *["0 rebujina", "1 keep"], *["0 rebujina"] * 3)
        for event in told(state, "free"):
            assert event.args[1] == A and not event.moves
            free += 1
        facts = state.view(PUBLIC).facts
        assert facts.redraws == (4, 0) and sizes(state) == [8, 12]
        assert (facts.hopeless[0] > 0) == bool(told(state, "free"))
        own = zone(state, "hand/0")
        creatures = [name for name in own if name not in scenarios]
        assert len(set(creatures) - {"jamonstruo", "levantisco"}) >= 1 and len(creatures) >= 2
    assert free > 10


def test_j10_a_deck_that_runs_out_in_the_speed_draw_is_shuffled(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first shuffles leave both decks alike: twenty ties."""
    orders = iter([1, 1, 1, -1])
    monkeypatch.setattr(beginnings, "shuffle_in_place", lambda cards, rnd: cards.sort(reverse=next(orders) < 0))
    deck = full_deck("feria", "burracan")
    state = dealt(1, **with_decks(deck, deck))
    assert len(told(state, "speed")) == 21 and len(told(state, "shuffle")) == 4
    assert len(zone(state, "draw/0")) == 1 and len(zone(state, "deck/0")) == 19
    assert Counter(state.view(PUBLIC).facts.known[B]) == Counter(KIND_BY_ID[name] for name in deck)
