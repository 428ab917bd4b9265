"""The rule player and what the search is told: legal, blind to what is hidden, better than chance."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.view import PUBLIC
from game.games.jartible import policy
from game.games.jartible.actions import PLAY_SUPPORT
from game.games.jartible.cards import KIND_BY_ID
from game.games.jartible.deck import READY_DECKS
from game.games.jartible.phases import DUEL, KEEP, UNDECIDED
from game.games.jartible.phrases import action_text
from game.games.jartible.rules import RULES
from game.games.jartible.state import JartibleState
from game.text.catalogue import Catalogue
from tests.games.jartible.case import GAME
from tests.games.jartible.match import match, side
from tests.games.walk import step

A, B = 0, 1


def met(seeds: range, share: float = 0.25) -> list[JartibleState]:
    """States of random matches in which somebody decides."""
    rng = Random(2)
    found = []
    for seed in seeds:
        for state, seat, _ in step(GAME, seed):
            assert isinstance(state, JartibleState)
            if seat >= 0 and rng.random() < share:
                found.append(state.clone())
    return found


def test_every_move_is_legal_whoever_makes_it() -> None:
    rnd = Random(3).random
    errors = {"misjudge": 1.0, "hasty": 0.2}
    for state in met(range(30)):
        for seat in state.pending():
            legal = state.legal(seat)
            before = RULES.sample(state.view(seat), Random(0)).view(seat)
            assert policy.choose(state, seat, rnd) in legal
            assert policy.propose(state, seat, rnd) in legal
            assert policy.falter(state, seat, rnd, errors) in legal
            assert state.view(seat) == before, "thinking changes nothing"


def test_blind_to_what_is_hidden() -> None:
    """In every world that the view can't tell apart the same move, the same situation."""
    rng = Random(4)
    for state in met(range(24), 0.15):
        for seat in state.pending():
            view = state.view(seat)
            worlds = [RULES.sample(view, rng) for _ in range(3)]
            for world in worlds:
                world.decks, world.hopeless = state.decks, state.hopeless
            for decide in (policy.choose, policy.propose):
                moves = {decide(world, seat, Random(9).random) for world in (state, *worlds)}
                assert len(moves) == 1
            assert len({policy.situation(world, seat) for world in (state, *worlds)}) == 1


def test_better_than_chance() -> None:
    won = 0
    for n in range(60):
        deck = READY_DECKS[n // 2 % len(READY_DECKS)]
        state = RULES.new(n // 2, {"deck.0": deck, "deck.1": deck}).clone()
        rnd = Random(n).random
        while state.pending():
            seat = state.pending()[0]
            legal = state.legal(seat)
            state.apply(seat, policy.choose(state, seat, rnd) if seat == n % 2 else legal[int(rnd() * len(legal))])
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.winners == (n % 2,)
    assert won >= 50


def test_worth_is_a_chance_and_sure_at_the_end() -> None:
    for state in met(range(12), 0.1):
        assert 0 < policy.evaluate(state, A) < 1
        assert policy.evaluate(state, A) + policy.evaluate(state, B) == pytest.approx(1)
        assert len(policy.features(state, A)) == len(policy.FEATURES)
    lead = match(side(hand="abubill gatapeo", rounds=1), side(hand="abubill gatapeo"), round=2)
    assert policy.evaluate(lead, A) > 0.65 and policy.exchange(lead) == 1
    *_, (over, _, _) = step(GAME, 3)
    assert isinstance(over, JartibleState)
    winner = over.rounds_won.index(2)
    assert (policy.evaluate(over, winner), policy.evaluate(over, 1 - winner)) == (1.0, 0.0)


def test_meanings_are_the_actions_but_for_supports() -> None:
    """Which supports have none: see `test_jartible_aftermath`."""
    for state in met(range(6)):
        for seat in state.pending():
            legal = state.legal(seat)
            meanings = policy.meanings(state, seat, legal)
            assert meanings[0] == legal[0]
            assert all(
                meaning == action or (meaning is None and action[0] == PLAY_SUPPORT)
                for action, meaning in zip(legal, meanings, strict=True)
            )


def test_secrets_are_taken_back_and_nothing_else() -> None:
    for state in met(range(30), 1.0):
        for seat in (A, B):
            rival = 1 - seat
            other = state.clone()
            policy.reopen(other, seat)
            assert (rival in other.pending()) == (rival in state.pending() or secret(state, rival))
            assert (seat in other.pending()) == (seat in state.pending())
            if not secret(state, rival):
                assert other.view(PUBLIC) == state.view(PUBLIC)


def secret(state: JartibleState, seat: int) -> bool:
    if state.phase == DUEL:
        return state.picks[seat] != UNDECIDED
    return state.phase == KEEP and not state.kept[seat] and state.choice[seat] != UNDECIDED


def test_beliefs_move_hidden_cards_only_and_keep_the_limits() -> None:
    rng = Random(6)
    better = 0
    for state in met(range(30), 0.4):
        for seat in (A, B):
            view = state.view(seat)
            world = RULES.sample(view, rng)
            cards = sorted(world.hands[1 - seat] + world.lines[2 - 2 * seat] + world.lines[3 - 2 * seat])
            before = [row[:] for row in world.lines]
            policy.believe(world, seat, rng.random)
            assert world.view(seat) == view
            assert sorted(world.hands[1 - seat] + world.lines[2 - 2 * seat] + world.lines[3 - 2 * seat]) == cards
            assert world.hands[1 - seat] == sorted(world.hands[1 - seat])
            assert all(world.species[rival].count(kind) <= 2 for rival in (A, B) for kind in world.species[rival])
            better += world.lines != before
            while world.pending():
                mover = world.pending()[0]
                world.apply(mover, rng.choice(world.legal(mover)))
    assert better > 20


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_reasons_and_moves_have_words(language: str) -> None:
    words = Catalogue.load(language, ["jartible"])
    for action in GAME.all_actions:
        assert "jartible." not in words.say(action_text(action))
    for state in met(range(6), 0.2):
        for seat in state.pending():
            legal = state.legal(seat)
            ranked = [(action, 0.6 - 0.01 * n) for n, action in enumerate(legal[:2])]
            worlds = [RULES.sample(state.view(seat), Random(n)) for n in range(2)]
            for line in policy.reasons(state.view(seat), worlds, ranked):
                assert "jartible." not in words.say(line) and "{" not in words.say(line)


def test_a_lost_window_is_not_paid_for_and_a_close_one_is() -> None:
    """The second to decide knows: +75 turns 50 v 100, but not 50 v 190."""
    for defence, support in (("botijuno", "support maria_del_monte"), ("botijuno aceitunio", "pass")):
        state = match(side(hand="maria_del_monte abubill", attack="abubill", defence="botijuno"),
                      side(hand="abubill", attack="toromeo", defence=defence), "1 pass",
                      phase="support", opened="attack", first_ap=B)  # fmt: skip
        assert policy.choose(state, A, Random(1).random) == RULES.parse_action(support)


def test_the_fastest_fights_with_the_back_to_the_wall() -> None:
    state = match(
        side(hand="vencejazo caracole zambombo", attack="gatapeo", defence="botijuno", duels="abubill"),
        side(hand="abubill gatapeo", attack="gatapeo", defence="botijuno", duels="gambaraja", wins=1),
        phase="duel", window="tie_break", opened="attack",
    )  # fmt: skip
    assert {policy.choose(state, A, Random(n).random)[1] for n in range(20)} == {KIND_BY_ID["vencejazo"]}
