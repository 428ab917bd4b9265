"""Supports that change nothing (J15-J17, J29): computer players never play them, whatever their level."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

import pytest

from game.bots.players import player
from game.bots.thought import Watch
from game.engine.contract import Action, Budget
from game.engine.view import OPEN
from game.games.jartible import policy
from game.games.jartible import vocabulary as v
from game.games.jartible.actions import PASS_ACTION, PLAY_SUPPORT
from game.games.jartible.effects import STEP
from game.games.jartible.phases import SUPPORT
from game.games.jartible.policy.aftermath import LASTING
from game.games.jartible.rules import RULES
from game.games.jartible.state import JartibleState
from tests.games.jartible.case import GAME
from tests.games.jartible.match import duels, side, window
from tests.games.walk import step

A, B = 0, 1
HASTY = {"hasty": 1.0}
"""A mistake that is any legal move at all."""


def passed_over(state: JartibleState, seat: int) -> set[str]:
    """The supports that have no meaning, in the words of the journal."""
    legal = state.legal(seat)
    meanings = policy.meanings(state, seat, legal)
    assert all(meaning in (None, action) for action, meaning in zip(legal, meanings, strict=True))
    return {RULES.action_text(action) for action, meaning in zip(legal, meanings, strict=True) if meaning is None}


def supports(names: str) -> set[str]:
    return {f"support {name}" for name in names.split()}


def second(hand: str, attack: str, defence: str, *moves: str, **rest: Any) -> JartibleState:
    """Seat 0 attacks and decides after the rival, who defends."""
    own, rival = rest.pop("own", {}), rest.pop("rival", {})
    return window(
        side(hand=f"{hand} abubill gatapeo", attack=attack, defence="botijuno", **own),
        side(hand=f"{rest.pop('held', '')} abubill gatapeo", attack="abubill", defence=defence, **rival),
        *(moves or ("1 pass",)), first_ap=B, **rest,
    )  # fmt: skip


# Second in a window


def test_points_that_turn_nothing_are_not_played() -> None:
    """50 against 190: 75 more, or the best once more, lose as well; 30 against 100 is won by 75."""
    lost = second("medallon_jartible palmas chicharrones", "abubill", "botijuno aceitunio")
    assert passed_over(lost, A) == supports("medallon_jartible palmas chicharrones")
    close = second("medallon_jartible palmas chicharrones", "abubill_marismeno", "botijuno")
    assert passed_over(close, A) == supports("palmas chicharrones")


def test_a_window_already_won_asks_for_nothing() -> None:
    state = second("medallon_jartible solano manton sergio_ramos", "toromeo naranjaguar", "abubill")
    assert passed_over(state, A) == supports("medallon_jartible solano manton sergio_ramos")


def test_j13_to_remove_is_something_where_it_empties_the_line_or_turns_the_window() -> None:
    assert passed_over(second("alpargatazo", "abubill", "botijuno"), A) == set()
    assert passed_over(second("alpargatazo", "abubill", "botijuno aceitunio"), A) == supports("alpargatazo")
    assert passed_over(second("alpargatazo", "gatapeo", "abubill gatapeo"), A) == set()


def test_what_is_felt_later_is_something_as_long_as_the_round_goes_on() -> None:
    """A lost closing window ends the round if the rival has won the opening, and else leads to the tie-break."""
    lasting, lost = "cartucho carrera_en_la_playa", ("abubill", "botijuno aceitunio")
    assert passed_over(second(lasting, *lost), A) == set()
    closing = {"window": "closing", "opened": "defence"}
    assert passed_over(second(lasting, *lost, **closing, own={"minipoints": 1}), A) == set()
    assert passed_over(second(lasting, *lost, **closing, rival={"minipoints": 1}), A) == supports(lasting)


def test_j16_to_neutralise_is_something_if_what_it_cancels_was() -> None:
    lost = ("abubill", "botijuno aceitunio")
    assert passed_over(second("cartujanos", *lost), A) == supports("cartujanos")
    vain = second("cartujanos", *lost, "1 support chicharrones", held="chicharrones")
    assert passed_over(vain, A) == supports("cartujanos")
    drawn = second("cartujanos", *lost, "1 support cartucho", held="cartucho")
    assert passed_over(drawn, A) == set()
    saved = second("cartujanos", "toromeo gatapeo", "botijuno", "1 support chicharrones", held="chicharrones")
    assert passed_over(saved, A) == set()


def test_one_that_takes_back_is_worth_what_it_brings_back() -> None:
    lost = ("abubill", "botijuno aceitunio")
    assert passed_over(second("croquetas", *lost, own={"spent": "resaca"}), A) == supports("croquetas")
    assert passed_over(second("croquetas", *lost, own={"spent": "cartucho"}), A) == set()


def test_scenarios_are_ignored_only_where_that_turns_the_window() -> None:
    """Toromeo's attack against a defence that is told ten points more for each card."""
    assert passed_over(second("abanico", "toromeo", "abubill", own={"scenario": "alcazaba"}), A) == supports("abanico")
    level = second("abanico", "abubill", "abubill", own={"scenario": "alcazaba"})
    assert passed_over(level, A) == set()


# First in a window


def first(hand: str, **rest: Any) -> JartibleState:
    """Seat 0 attacks and decides before the rival."""
    return window(
        side(hand=f"{hand} abubill gatapeo", attack="toromeo", defence="botijuno", **rest),
        side(hand="abubill gatapeo", attack="abubill", defence="botijuno aceitunio"),
    )  # fmt: skip


def test_whoever_goes_first_has_nothing_to_neutralise_and_without_scenarios_nothing_to_ignore() -> None:
    assert passed_over(first("cartujanos abanico sergio_ramos"), A) == supports("cartujanos abanico")
    assert passed_over(first("abanico", scenario="carrera_de_caracoles"), A) == supports("abanico")
    for acting in ("feria", "ambulatorio", "patio_de_vecinos"):
        assert passed_over(first("abanico", scenario=acting), A) == set()


def test_j16_a_card_played_first_is_one_that_the_rival_may_not_play() -> None:
    """Points for a line that doesn't fight, or a lead that isn't there, are denied to the rival at least."""
    assert passed_over(first("chicharrones bulerias"), A) == set()


# Before a tie-break (house rule of J21)


def test_j21_before_the_duels_only_what_is_felt_in_them_counts() -> None:
    hands = ("cartujanos sergio_ramos cartucho carrera_en_la_playa gambaraja", "carrera_en_la_playa gambaraja")
    rest: dict[str, Any] = {"phase": "support", "first_ap": B, "options": {"tie_break_ap": True}}
    assert passed_over(duels(*hands, "1 pass", **rest), A) == supports("cartujanos sergio_ramos")
    faster = duels(*hands, "1 support carrera_en_la_playa", **rest)
    assert passed_over(faster, A) == supports("sergio_ramos")
    assert passed_over(duels(*hands, **{**rest, "first_ap": A}), A) == supports("cartujanos")


# All of it


def met() -> list[tuple[JartibleState, int]]:
    """Decisions on supports out of random matches."""
    found = []
    for seed in range(120):
        for state, seat, _ in step(GAME, seed):
            assert isinstance(state, JartibleState)
            if seat >= 0 and state.phase == SUPPORT and len(state.legal(seat)) > 1:
                found.append((state.clone(), seat))
    return found


def after(state: JartibleState, seat: int, action: Action) -> tuple[object, ...]:
    """How the match stands after an answer, told as if a support that was played were still there."""
    other = state.clone()
    other.apply(seat, action)
    if (outcome := other.outcome()) is not None:
        return (outcome,)
    here = (other.phase, other.window, other.round, other.restarts, other.rounds_won, other.minipoints, other.pace)
    if (other.round, other.restarts) != (state.round, state.restarts):
        return (*here, other.view(OPEN).zones)
    size = len(other.hands[seat]) + (action[0] == PLAY_SUPPORT)
    return (*here, size, other.hands[1 - seat], other.piles)


def test_who_answers_passes_over_exactly_what_leaves_the_match_as_it_was() -> None:
    vain = sound = 0
    for state, seat in met():
        if seat == state.first_ap:
            continue
        passing = after(state, seat, PASS_ACTION)
        legal = state.legal(seat)
        for action, meaning in zip(legal, policy.meanings(state, seat, legal), strict=True):
            if action[0] == PLAY_SUPPORT:
                same = after(state, seat, action) == passing
                assert same == (meaning is None), (RULES.action_text(action), state.view(OPEN))
                vain += same
                sound += not same
    assert vain > 40 and sound > 40


def test_no_player_chooses_what_has_no_meaning() -> None:
    rng = Random(5)
    errors = ({}, {"misjudge": 3.0}, HASTY)
    for state, seat in met():
        empty = passed_over(state, seat)
        for _ in range(3):
            chosen = [policy.propose(state, seat, rng.random)]
            chosen += [policy.falter(state, seat, rng.random, each) for each in errors]
            assert not empty & {RULES.action_text(action) for action in chosen}


def test_every_effect_is_known_to_last_or_not() -> None:
    """A new one has to be thought of here: what changes lines is over with its window, unless it is in `LASTING`."""
    told = {*STEP, *LASTING, v.Neutralise, v.Block, v.TakeBack}
    assert set(get_args(v.Support)) <= told
    assert set(LASTING) == {v.Draw, v.Pace}


@pytest.mark.parametrize("name", ["easy", "normal", "hard"])
def test_levels_keep_a_support_that_changes_nothing(name: str) -> None:
    state = second("medallon_jartible chicharrones cartujanos", "abubill", "botijuno aceitunio")
    bot, _ = player("jartible", name, Watch(lambda: 0.0))
    for seed in range(12):
        choice = bot.choose(state.view(A), state.legal(A), Random(seed), Budget(40, 1000.0))
        assert choice.action == PASS_ACTION
