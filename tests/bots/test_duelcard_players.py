"""DuelCard's computer players: legal in every phase, sensible where sense is plain, with words for what they advise."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.bots.guide import guide
from game.bots.levels import HINT
from game.bots.mix import mixed, suits
from game.bots.players import RulesBot, player
from game.bots.thought import Table, Watch
from game.engine.contract import Budget, Options
from game.games.duelcard import policy
from game.games.duelcard.actions import LAY_ACTIONS, PLAY, PLAY_ACTIONS, READY_ACTION
from game.games.duelcard.cards import CHEST, FIRE, JOKER, THIEF
from game.games.duelcard.phases import COMMIT
from game.games.duelcard.rules import RULES
from tests.bots.duelcard_points import THREE, TWO, point, points, whole

PHASES = ("action", "answer", "pick", "duel")
NAMES = ("random", "rules", "easy", "normal", "hard", "champion", HINT)
BUDGET = Budget(60, 1000.0, reasons=20)
FOUR: Options = {"seats": 4}
GUIDE = guide("duelcard")


def still() -> Watch:
    return Watch(lambda: 0.0)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("phase", PHASES)
def test_a_legal_action_in_each_phase(phase: str, name: str) -> None:
    found = point(phase)
    bot, _ = player("duelcard", name, still())
    for seed in range(3):
        choice = bot.choose(found.state.view(found.seat), found.legal, Random(seed), BUDGET)
        assert choice.action in found.legal
        assert 0.0 <= choice.value <= 1.0
        assert all(line.key.startswith("duelcard.reason.") for line in choice.reasons)


@pytest.mark.parametrize("options", [TWO, THREE, FOUR], ids=["two", "three", "four"])
def test_whole_matches_between_levels(options: Options) -> None:
    state = RULES.new(5, options).clone()
    bots = [player("duelcard", name, still())[0] for name in ("easy", "hard", "normal", "rules")]
    rng = Random(2)
    while pending := state.pending():
        seat = pending[0]
        state.play(seat, bots[seat].choose(state.view(seat), state.legal(seat), rng, Budget(12, 1000.0)).action)
    assert state.outcome() is not None


@pytest.mark.parametrize("options", [TWO, THREE, FOUR], ids=["two", "three", "four"])
def test_expected_shares_make_one_win(options: Options) -> None:
    for found in points(options=options):
        shares = [policy.evaluate(found.state, seat) for seat in range(len(found.state.hands))]
        assert sum(shares) == pytest.approx(1.0)


def duel(own: list[str], other: list[str], **rest: object) -> Table:
    seats = [{"hand": own}, {"hand": other}]
    state = RULES.position({"seat": seats, "phase": "duel", **rest})
    return Table(RULES, GUIDE, state.view(0))


def test_before_anything_is_laid_only_whole_plays_have_a_meaning() -> None:
    table = duel(["plant", "plant", "strength"], ["fire"])
    options = table.options(table.world(Random(1)), 0)
    assert set(options.labels) == {PLAY_ACTIONS[play] for play in ((0,), (0, 0), (0, 4))}
    assert all(meaning == action for action, meaning in options.labels.items())


def test_steps_of_a_draft_mean_the_plays_they_end_in() -> None:
    state = RULES.position({"seat": [{"hand": ["plant", "plant", "strength"]}, {"hand": ["fire"]}], "phase": "duel"})
    state.play(0, LAY_ACTIONS[0])
    table = Table(RULES, GUIDE, state.view(0))
    options = table.options(table.world(Random(1)), 0)
    assert options.labels == {READY_ACTION: (PLAY, 0), LAY_ACTIONS[0]: (PLAY, 0, 0), LAY_ACTIONS[4]: (PLAY, 0, 4)}
    for name in ("rules", "hard"):
        choice = player("duelcard", name, still())[0].choose(table.view, state.legal(0), Random(1), BUDGET)
        assert choice.action in options.labels


def test_duels_are_mixed_at_tables_of_any_size() -> None:
    for options in (TWO, THREE, FOUR):
        found = point("duel", options=options)
        table = Table(RULES, GUIDE, found.state.view(found.seat))
        assert suits(table, Random(1))
        lines = mixed(table, Random(1), 200, still())
        assert sum(line.share for line in lines) == pytest.approx(1.0)
        assert len(lines) == len([action for action in whole(found.legal) if action[0] == PLAY])


def test_like_hands_are_not_played_alike() -> None:
    """Whoever holds one of each type can't be read."""
    table = duel(["plant", "water", "fire"], ["plant", "water"])
    bot = RulesBot("duelcard")
    legal = list(RULES.sample(table.view, Random(1)).legal(0))
    laid = Counter(bot.choose(table.view, legal, Random(seed), BUDGET).action for seed in range(60))
    assert len(laid) == 3 and max(laid.values()) < 50


def test_a_known_type_is_answered() -> None:
    """Against a Fire that the rival was seen to take, a Fire of one's own ties at best: it is never laid."""
    state = RULES.position({
        "seat": [{"hand": ["plant", "water", "fire"]}, {"hand": ["strength", "fire"]}],
        "phase": "duel",
    })  # fmt: skip
    assert state.memory is not None
    state.memory[0][1][FIRE] = 1
    view = state.view(0)
    hard = player("duelcard", "hard", still())[0]
    laid = Counter(hard.choose(view, state.legal(0), Random(seed), Budget(300, 1000.0)).action for seed in range(6))
    assert laid[PLAY_ACTIONS[(FIRE,)]] == 0


def test_tools_are_used_and_jokers_kept() -> None:
    seats = [{"hand": ["plant", "thief", "chest", "joker"]}, {"hand": ["fire", "water", "water"]}]
    state = RULES.position({"seat": seats})
    for seed in range(20):
        assert policy.choose(state, 0, Random(seed).random)[:2] in ((1, THIEF), (2, CHEST))
    state.hands[0] = [0, JOKER]
    assert all(policy.choose(state, 0, Random(seed).random) == (0,) for seed in range(20))


def test_a_block_is_spent_on_what_hurts() -> None:
    """A Thief among good cards is stopped; whoever has nothing to lose keeps his Block."""
    rich = RULES.position({
        "seat": [{"hand": ["thief", "plant"]}, {"hand": ["joker", "joker", "block"]}], "moves": ["0 steal thief 2"],
    })  # fmt: skip
    poor = RULES.position({
        "seat": [{"hand": ["thief", "plant"]}, {"hand": ["plant", "plant", "plant", "block"]}],
        "moves": ["0 steal thief 2"],
    })  # fmt: skip
    assert all(policy.choose(rich, 1, Random(seed).random)[0] == 3 for seed in range(20))
    assert all(policy.choose(poor, 1, Random(seed).random)[0] == 0 for seed in range(20))


@pytest.mark.parametrize("options", [TWO, THREE], ids=["two", "three"])
def test_beliefs_move_only_hidden_cards(options: Options) -> None:
    """Idle Thieves and Chests go back to the deck; what the seat knows of a hand stays true."""
    changed = 0
    for found in points(60, options=options):
        state, seat = RULES.sample(found.state.view(found.seat), Random(2)), found.seat
        memory, hands = state.memory, [hand[:] for hand in state.hands]
        cards = sorted([*state.deck, *(card for hand in hands for card in hand)])
        policy.believe(state, seat, Random(3).random)
        assert sorted([*state.deck, *(card for hand in state.hands for card in hand)]) == cards
        assert state.hands[seat] == hands[seat] and [*map(len, state.hands)] == [*map(len, hands)]
        changed += state.hands != hands
        state.memory = memory
        assert memory is not None
        for other, hand in enumerate(state.hands):
            known = memory[seat][other]
            types = sum(card <= FIRE for card in hand)
            assert all(hand.count(kind) >= known[kind] for kind in range(8)) or other == seat
            assert other == seat or known[8] <= types <= known[9]
        if state.phase == COMMIT:
            idle = sum(hand.count(THIEF) + hand.count(CHEST) for hand in state.hands)
            assert idle <= sum(hand.count(THIEF) + hand.count(CHEST) for hand in hands)
    assert changed
