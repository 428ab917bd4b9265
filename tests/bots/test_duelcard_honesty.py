"""DuelCard's computer players know what their view says and nothing else; each check is checked with a planted leak."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from game.bots.guide import guide
from game.bots.lookahead import look_ahead
from game.bots.players import LookaheadBot, RulesBot, SearchBot
from game.bots.thought import Table, Watch
from game.engine.contract import Bot, Budget, Options
from game.engine.view import Seat, View
from game.games.duelcard import policy
from game.games.duelcard.phases import COMMIT
from game.games.duelcard.rules import RULES
from game.games.duelcard.state import DuelCardState
from tests.bots.duelcard_points import THREE, TWO, points
from tests.bots.points import POINTS

BUDGET = Budget(48, 1000.0)
GUIDE = guide("duelcard")
Think = Callable[[DuelCardState, Seat], object]
"""What is found out about a decision in a world."""
of_two_and_three = pytest.mark.parametrize("options", [TWO, THREE], ids=["two", "three"])


def still() -> Watch:
    return Watch(lambda: 0.0)


def tells_apart(think: Think, count: int = POINTS, options: Options = TWO) -> int:
    """At how many decision points the thinking differs between two worlds of the same view."""
    found = points(count, options=options)
    return sum(think(point.state, point.seat) != think(point.twin, point.seat) for point in found)


def honest(bot: Bot) -> Think:
    return lambda state, seat: bot.choose(state.view(seat), state.legal(seat), Random(7), BUDGET)


def statistics(bot: LookaheadBot | SearchBot, rules: Any = RULES) -> Think:
    """The root statistics of a thinking bot."""

    def think(state: DuelCardState, seat: Seat) -> object:
        table = Table(rules(state) if rules is not RULES else rules, GUIDE, state.view(seat))
        return bot.findings(table, Random(7), BUDGET)

    return think


@of_two_and_three
def test_both_worlds_look_the_same(options: Options) -> None:
    differ = 0
    for found in points(options=options):
        assert found.state.view(found.seat) == found.twin.view(found.seat)
        assert found.state.legal(found.seat) == found.twin.legal(found.seat)
        differ += found.state.hands != found.twin.hands
    assert differ > POINTS // 3


@of_two_and_three
@pytest.mark.parametrize(
    "bot",
    [
        RulesBot("duelcard"),
        RulesBot("duelcard", {"forget": 0.5, "misjudge": 0.7, "fear": 0.1}),
        LookaheadBot("duelcard", still()),
        SearchBot("duelcard", still()),
    ],
    ids=["rules", "faltering", "lookahead", "search"],
)
def test_same_view_same_choice(bot: Bot, options: Options) -> None:
    assert tells_apart(honest(bot), options=options) == 0


@of_two_and_three
def test_same_view_same_statistics(options: Options) -> None:
    assert tells_apart(statistics(SearchBot("duelcard", still())), options=options) == 0


class TrueState:
    """A planted leak: what it samples is the truth."""

    def __init__(self, state: DuelCardState) -> None:
        self.state = state

    def sample(self, view: View, rng: Random) -> DuelCardState:
        RULES.sample(view, rng)
        return self.state.clone()


class OneTrueCard(TrueState):
    """A planted leak: one hidden card of the next seat is the true one in every sample."""

    def sample(self, view: View, rng: Random) -> DuelCardState:
        state = RULES.sample(view, rng)
        rival = (view.seat + 1) % len(state.hands)
        hand, true = state.hands[rival], self.state.hands[rival]
        kind = max(true, default=-1)
        if kind >= 0 and hand.count(kind) < true.count(kind) and kind in state.deck:
            place = state.deck.index(kind)
            state.deck[place] = hand.pop()
            hand.append(kind)
            hand.sort()
        return state


class PendingPlay(TrueState):
    """A planted leak: another's secret play is the true one, and is not taken back."""

    def sample(self, view: View, rng: Random) -> DuelCardState:
        return self.state.clone()


@of_two_and_three
@pytest.mark.parametrize("leak", [TrueState, OneTrueCard])
def test_planted_leaks_are_found(leak: type[TrueState], options: Options) -> None:
    assert tells_apart(statistics(SearchBot("duelcard", still()), leak), 2 * POINTS, options) > 0


@of_two_and_three
def test_planted_sight_of_a_pending_play_is_found(options: Options) -> None:
    parts = {name: getattr(GUIDE, name) for name in policy.__all__}
    hints: Any = SimpleNamespace(**{**parts, "reopen": lambda state, seat: None})

    def think(state: DuelCardState, seat: Seat) -> object:
        if state.phase != COMMIT or len(state.pending()) == len(state.hands):
            return None
        rules: Any = PendingPlay(state)
        return look_ahead(Table(rules, hints, state.view(seat)), Random(7), 48, still())

    assert tells_apart(think, 6 * POINTS, options) > 0


@of_two_and_three
def test_the_rule_player_is_blind_to_hidden_cards(options: Options) -> None:
    def think(state: DuelCardState, seat: Seat) -> object:
        GUIDE.reopen(state, seat)
        return [policy.choose(state, seat, Random(seed).random) for seed in range(4)]

    assert tells_apart(think, 10 * POINTS, options) == 0


@of_two_and_three
def test_meanings_and_situations_are_blind_to_hidden_cards(options: Options) -> None:
    def think(state: DuelCardState, seat: Seat) -> object:
        return policy.meanings(state, seat, state.legal(seat)), policy.situation(state, seat)

    assert tells_apart(think, 10 * POINTS, options) == 0


@of_two_and_three
def test_a_peeping_rule_player_is_found(options: Options) -> None:
    assert tells_apart(lambda state, seat: state.hands[(seat + 1) % len(state.hands)], 2 * POINTS, options) > 0
