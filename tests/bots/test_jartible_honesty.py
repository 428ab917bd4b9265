"""Duelo Jartible's computer players know what their view says and nothing else; planted leaks check each check."""

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
from game.games.jartible import policy
from game.games.jartible.cards import CREATURES, IS_SPECIAL
from game.games.jartible.phases import DUEL, FORMATION, UNDECIDED
from game.games.jartible.rules import RULES
from game.games.jartible.state import JartibleState
from tests.bots.jartible_points import OPEN_LISTS, SECRET, points
from tests.bots.points import POINTS

BUDGET = Budget(24, 1000.0)
GUIDE = guide("jartible")
Think = Callable[[JartibleState, Seat], object]
"""What is found out about a decision in a world."""
secret_and_open = pytest.mark.parametrize("options", [SECRET, OPEN_LISTS], ids=["secret", "open"])


def still() -> Watch:
    return Watch(lambda: 0.0)


def tells_apart(think: Think, count: int = POINTS, options: Options = SECRET) -> int:
    """At how many decision points the thinking differs between two worlds of the same view."""
    found = points(count, options=options)
    return sum(think(point.state, point.seat) != think(point.twin, point.seat) for point in found)


def honest(bot: Bot) -> Think:
    return lambda state, seat: bot.choose(state.view(seat), state.legal(seat), Random(7), BUDGET)


def statistics(bot: LookaheadBot | SearchBot, rules: Any = RULES) -> Think:
    """The root statistics of a thinking bot."""

    def think(state: JartibleState, seat: Seat) -> object:
        table = Table(rules(state) if rules is not RULES else rules, GUIDE, state.view(seat))
        return bot.findings(table, Random(7), BUDGET)

    return think


@secret_and_open
def test_both_worlds_look_the_same(options: Options) -> None:
    differ = 0
    for found in points(2 * POINTS, options=options):
        assert found.state.view(found.seat) == found.twin.view(found.seat)
        assert found.state.legal(found.seat) == found.twin.legal(found.seat)
        rival = 1 - found.seat
        differ += found.state.hands[rival] != found.twin.hands[rival]
    assert differ > POINTS // 3


@secret_and_open
@pytest.mark.parametrize(
    "bot",
    [
        RulesBot("jartible"),
        RulesBot("jartible", {"misjudge": 1.0, "hasty": 0.2}),
        LookaheadBot("jartible", still()),
        SearchBot("jartible", still()),
    ],
    ids=["rules", "faltering", "lookahead", "search"],
)
def test_same_view_same_choice(bot: Bot, options: Options) -> None:
    assert tells_apart(honest(bot), options=options) == 0


@secret_and_open
def test_same_view_same_statistics(options: Options) -> None:
    assert tells_apart(statistics(SearchBot("jartible", still())), options=options) == 0


class TrueState:
    """A planted leak: what it samples is the truth."""

    def __init__(self, state: JartibleState) -> None:
        self.state = state

    def sample(self, view: View, rng: Random) -> JartibleState:
        RULES.sample(view, rng)
        return self.state.clone()


class OneTrueCard(TrueState):
    """A planted leak: one creature of the rival's hand is the true one in every sample."""

    def sample(self, view: View, rng: Random) -> JartibleState:
        state = RULES.sample(view, rng)
        hand, true = state.hands[1 - view.seat], self.state.hands[1 - view.seat]
        news = [kind for kind in true if kind < CREATURES and not IS_SPECIAL[kind] and kind not in hand]
        old = [kind for kind in hand if kind < CREATURES and not IS_SPECIAL[kind]]
        if news and len(old) > 1 and state.phase != FORMATION:
            hand[hand.index(old[0])] = news[-1]
            hand.sort()
        return state


class PendingDuel(TrueState):
    """A planted leak: the rival's secret creature is the true one, and is not taken back."""

    def sample(self, view: View, rng: Random) -> JartibleState:
        return self.state.clone()


@pytest.mark.parametrize(("leak", "options"), [(TrueState, SECRET), (TrueState, OPEN_LISTS), (OneTrueCard, SECRET)])
def test_planted_leaks_are_found(leak: type[TrueState], options: Options) -> None:
    assert tells_apart(statistics(LookaheadBot("jartible", still()), leak), 6 * POINTS, options) > 0


@secret_and_open
def test_planted_sight_of_a_pending_duel_is_found(options: Options) -> None:
    parts = {name: getattr(GUIDE, name) for name in policy.__all__}
    hints: Any = SimpleNamespace(**{**parts, "reopen": lambda state, seat: None})

    def think(state: JartibleState, seat: Seat) -> object:
        if state.phase != DUEL or state.picks[1 - seat] == UNDECIDED:
            return None
        rules: Any = PendingDuel(state)
        return look_ahead(Table(rules, hints, state.view(seat)), Random(7), 24, still())

    assert tells_apart(think, 20 * POINTS, options) > 0


@secret_and_open
def test_meanings_and_situations_are_blind_to_hidden_cards(options: Options) -> None:
    def think(state: JartibleState, seat: Seat) -> object:
        return policy.meanings(state, seat, state.legal(seat)), policy.situation(state, seat)

    assert tells_apart(think, 10 * POINTS, options) == 0


@secret_and_open
def test_the_rule_player_is_blind_to_hidden_cards_and_a_peeping_one_is_found(options: Options) -> None:
    def think(state: JartibleState, seat: Seat) -> object:
        GUIDE.reopen(state, seat)
        return [policy.choose(state, seat, Random(seed).random) for seed in range(4)]

    assert tells_apart(think, 10 * POINTS, options) == 0
    assert tells_apart(lambda state, seat: state.hands[1 - seat], 2 * POINTS, options) > 0
