"""The rule player and what the search is told of Audatia: legal, blind, better than chance, in words."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from game.engine.contract import Action
from game.engine.view import Seat
from game.games.audatia import policy
from game.games.audatia.actions import ACTION_BY_TEXT
from game.games.audatia.cards import CHARACTERS, KIND
from game.games.audatia.phases import SECRET
from game.games.audatia.phrases import action_text
from game.games.audatia.policy.odds import attack_worth, lacks
from game.games.audatia.rules import RULES
from game.games.audatia.state import AudatiaState
from game.text.catalogue import Catalogue
from tests.games.audatia.case import CASES
from tests.games.audatia.duel import BOUCICAULT, GALEAZZO, duel, play, walked
from tests.games.cases import Case
from tests.games.walk import seeds

Player = Callable[[AudatiaState, Seat, Callable[[], float]], Action]


def random_player(state: AudatiaState, seat: Seat, rnd: Callable[[], float]) -> Action:
    legal = state.legal(seat)
    return legal[int(rnd() * len(legal))]


def contest(players: tuple[Player, Player], games: int, variant: str) -> float:
    """Points of the first player."""
    points, rnd = 0.0, Random(5).random
    for seed in range(games):
        options = {"variant": variant, "character_1": CHARACTERS[seed % 4], "character_2": CHARACTERS[seed // 4 % 4]}
        state = RULES.new(seed, {**options, "first": seed % 2})
        while pending := state.pending():
            state.apply(pending[0], players[pending[0]](state, pending[0], rnd))
        outcome = state.outcome()
        assert outcome is not None
        points += outcome.scores[0]
    return points / games


@pytest.mark.parametrize(("variant", "least"), [("duel", 0.8), ("hall", 0.85), ("sudden", 0.55)])
def test_the_rule_player_beats_chance(variant: str, least: float) -> None:
    assert contest((policy.choose, random_player), 60, variant) > least


@pytest.mark.parametrize("player", [policy.choose, policy.propose])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_its_moves_are_legal_and_the_same_in_worlds_it_cannot_tell_apart(case: Case, player: Player) -> None:
    rng = Random(2)
    for seed in seeds(4):
        for state in walked(case, seed):
            for seat in state.pending():
                number = rng.getrandbits(30)
                move = player(state, seat, Random(number).random)
                assert move in state.legal(seat)
                if rng.random() < 0.3:
                    world = RULES.sample(state.view(seat), rng)
                    assert player(world, seat, Random(number).random) == move


def test_mistakes_change_its_moves() -> None:
    state = duel("mf_l mf_r rf_l mm_l p | donna_destra | ", "ms_l rs_l | coda_longa | ")
    calm = {policy.choose(state, 0, Random(n).random) for n in range(40)}
    rash = {policy.falter(state, 0, Random(n).random, {"misjudge": 2.0}) for n in range(40)}
    assert len(rash) > len(calm)


def test_what_was_seen_in_a_hand_is_reckoned_with() -> None:
    state = RULES.new(3, {"challenger": "first"})
    play(state, "0 ready", "1 ready", "1 virtue prudentia", "0 virtue celeritas", "1 pass")
    cover, tor = 1 << KIND["cover_pommel"], 1 << KIND["counter_tor"]
    assert lacks(state, 1, cover) == 0.0 and 0.3 < lacks(state, 1, tor) <= 1.0
    assert 0.0 <= lacks(state, 1, cover | tor) <= lacks(state, 1, tor)


@pytest.mark.parametrize(
    ("hand", "posta", "plays"),
    [
        ("pre_empt mf_l", "donna_destra", True),  # ready to strike, and the Challenger would come first
        ("pre_empt", "donna_destra", False),
        ("lure", "donna_destra", False),  # he comes first anyway
        ("second_thought mf_l", "donna_destra", False),
        ("second_thought mf_l", "breve", True),  # nothing in hand starts from there
    ],
)
def test_what_settles_the_first_step_is_played_where_it_serves(hand: str, posta: str, plays: bool) -> None:
    state = duel(f"{hand} | {posta} | prudentia fortitudo", "ms_l | coda_longa | ", at="out", challenger=1,
                 chars=(BOUCICAULT, GALEAZZO))  # fmt: skip
    assert state.pending() == (0,)
    chosen = {RULES.action_text(policy.choose(state, 0, Random(n).random)) for n in range(10)}
    assert chosen == {f"ability {hand.split()[0]}" if plays else "pass"}


def test_an_attack_that_cannot_be_parried_is_worth_most() -> None:
    state = duel("mf_l rm_l | middle | ", "ms_l | left | ", at="fight")
    assert attack_worth(state, 0, KIND["mf_l"]) > attack_worth(state, 0, KIND["rm_l"]), "no Roverso Fendente parries it"


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_evaluation_is_a_share_and_exact_at_the_end(case: Case) -> None:
    for seed in seeds(6):
        for state in walked(case, seed):
            first, second = policy.evaluate(state, 0), policy.evaluate(state, 1)
            assert 0.0 <= first <= 1.0 and abs(first + second - 1.0) < 1e-9
            assert len(policy.features(state, 0)) == len(policy.FEATURES)
            outcome = state.outcome()
            assert outcome is None or (first, second) == outcome.scores


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_meanings_and_situations(case: Case) -> None:
    rng = Random(7)
    for seed in seeds(4):
        bouts = 0
        for state in walked(case, seed):
            assert policy.exchange(state) >= bouts
            bouts = policy.exchange(state)
            for seat in state.pending():
                legal = state.legal(seat)
                meant = policy.meanings(state, seat, legal)
                assert len(meant) == len(legal) and any(meaning is not None for meaning in meant)
                world = RULES.sample(state.view(seat), rng)
                assert policy.situation(world, seat) == policy.situation(state, seat)
                policy.believe(world, seat, rng.random)
                policy.reopen(world, seat)
                assert seat in world.pending()
                assert state.phase not in SECRET or world.pending() == (0, 1)
                assert world.legal(seat) == legal


def test_reasons_and_actions_have_words() -> None:
    catalogues = [Catalogue.load(language, ["audatia"]) for language in ("en", "es", "it")]
    said = [action_text(action) for action in ACTION_BY_TEXT.values()]
    starts = [
        duel("mf_l rf_l | donna_destra | ", "ms_l | coda_longa | "),
        duel("mf_l | donna_destra | ", "mf_l ms_l | finestra | ", "0 attack mf_l"),
        duel("p | frontale | ", "p mf_l | finestra | ", "0 attack p"),
        duel("p twist_pommel elbow_push | frontale | ", "p | finestra | ", "0 attack p", "1 exchange p"),
        duel("p twist_pommel | frontale | ", "p cover_pommel counter_tor | finestra | ", "0 attack p", "1 exchange p",
             "0 remedy twist_pommel"),
    ]  # fmt: skip
    for state in starts:
        (seat,) = state.pending()
        view = state.view(seat)
        worlds = [RULES.sample(view, Random(n)) for n in range(5)]
        legal = state.legal(seat)
        for best, value in ((legal[0], 0.7), (legal[-1], 0.695)):
            ranked = [(best, value), *((action, 0.69) for action in legal if action != best)]
            said += policy.reasons(view, worlds, ranked)
    for catalogue in catalogues:
        for message in said:
            words = catalogue.say(message)
            assert "audatia." not in words and "{" not in words, message
