"""Audatia's computer players know what their view says and nothing else; planted leaks check each check."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from game.bots.lookahead import look_ahead
from game.bots.players import LookaheadBot, RulesBot, SearchBot
from game.bots.thought import Table, Watch
from game.engine.contract import Bot, Budget, Options
from game.engine.view import Seat, View
from game.games.audatia import policy
from game.games.audatia.phases import POSTA, SECRET
from game.games.audatia.rules import RULES
from game.games.audatia.state import AudatiaState
from tests.bots.audatia_points import DUEL, HALL, SUDDEN, hidden, points
from tests.bots.points import POINTS

BUDGET = Budget(24, 1000.0)
GUIDE: Any = policy
Think = Callable[[AudatiaState, Seat], object]
"""What is found out about a decision in a world."""
of_each_variant = pytest.mark.parametrize("options", [DUEL, HALL, SUDDEN], ids=["duel", "hall", "sudden"])


def still() -> Watch:
    return Watch(lambda: 0.0)


def tells_apart(think: Think, count: int = POINTS, options: Options = DUEL) -> int:
    """At how many decision points the thinking differs between two worlds of the same view."""
    found = points(count, options=options)
    return sum(think(point.state, point.seat) != think(point.twin, point.seat) for point in found)


def statistics(bot: LookaheadBot | SearchBot, rules: Any = RULES) -> Think:
    """The root statistics of a thinking bot."""

    def think(state: AudatiaState, seat: Seat) -> object:
        table = Table(rules(state) if rules is not RULES else rules, GUIDE, state.view(seat))
        return bot.findings(table, Random(7), BUDGET)

    return think


@of_each_variant
def test_both_worlds_look_the_same(options: Options) -> None:
    differ = 0
    for found in points(2 * POINTS, options=options):
        assert found.state.view(found.seat) == found.twin.view(found.seat)
        assert found.state.legal(found.seat) == found.twin.legal(found.seat)
        rival = 1 - found.seat
        differ += hidden(found.state, rival) != hidden(found.twin, rival)
    assert differ > POINTS // 3


@of_each_variant
@pytest.mark.parametrize("kind", ["rules", "faltering", "lookahead", "search"])
def test_same_view_same_choice(kind: str, options: Options) -> None:
    bots: dict[str, Callable[[], Bot]] = {
        "rules": lambda: RulesBot("audatia"),
        "faltering": lambda: RulesBot("audatia", {"misjudge": 0.5}),
        "lookahead": lambda: LookaheadBot("audatia", still()),
        "search": lambda: SearchBot("audatia", still()),
    }
    bot = bots[kind]()

    def think(state: AudatiaState, seat: Seat) -> object:
        return bot.choose(state.view(seat), state.legal(seat), Random(7), BUDGET)

    assert tells_apart(think, options=options) == 0


@of_each_variant
@pytest.mark.parametrize("kind", [LookaheadBot, SearchBot])
def test_same_view_same_statistics(kind: type[LookaheadBot | SearchBot], options: Options) -> None:
    assert tells_apart(statistics(kind("audatia", still())), options=options) == 0


class TrueState:
    """A planted leak: what it samples is the truth."""

    def __init__(self, state: AudatiaState) -> None:
        self.state = state

    def sample(self, view: View, rng: Random) -> AudatiaState:
        RULES.sample(view, rng)
        return self.state.clone()


class OneTrueCard(TrueState):
    """A planted leak: one hidden card of the rival's hand or row is the true one in every sample."""

    def sample(self, view: View, rng: Random) -> AudatiaState:
        state = RULES.sample(view, rng)
        rival = 1 - view.seat
        if state.row[rival]:
            state.row[rival][0] = self.state.row[rival][0]
            return state
        news = [card for card in self.state.hand(rival) if card not in state.hand(rival)]
        if news:
            state.take_out(rival, state.hand(rival)[-1])
            state.put_in(rival, news[0])
        return state


@of_each_variant
@pytest.mark.parametrize("leak", [TrueState, OneTrueCard])
def test_planted_leaks_are_found(leak: type[TrueState], options: Options) -> None:
    assert tells_apart(statistics(LookaheadBot("audatia", still()), leak), 3 * POINTS, options) > 0


@of_each_variant
def test_planted_sight_of_a_posta_chosen_in_secret_is_found(options: Options) -> None:
    """The third leak: what the rival has already chosen is the truth, and is not taken back."""
    parts = {name: getattr(GUIDE, name) for name in policy.__all__}
    hints: Any = SimpleNamespace(**{**parts, "reopen": lambda state, seat: None})

    def think(state: AudatiaState, seat: Seat) -> object:
        if state.phase != POSTA or state.unready >> (1 - seat) & 1:
            return None
        rules: Any = TrueState(state)
        return look_ahead(Table(rules, hints, state.view(seat)), Random(7), 24, still())

    assert tells_apart(think, 10 * POINTS, options) > 0


@of_each_variant
def test_meanings_and_situations_are_blind_to_hidden_cards(options: Options) -> None:
    def think(state: AudatiaState, seat: Seat) -> object:
        return policy.meanings(state, seat, state.legal(seat)), policy.situation(state, seat)

    assert tells_apart(think, 4 * POINTS, options) == 0


@of_each_variant
def test_the_rule_player_is_blind_to_hidden_cards_and_a_peeping_one_is_found(options: Options) -> None:
    def think(state: AudatiaState, seat: Seat) -> object:
        policy.reopen(state, seat)
        return [policy.choose(state, seat, Random(seed).random) for seed in range(4)]

    assert tells_apart(think, 4 * POINTS, options) == 0
    assert tells_apart(lambda state, seat: hidden(state, 1 - seat), 2 * POINTS, options) > 0


@of_each_variant
def test_a_secret_choice_is_made_anew_by_the_search(options: Options) -> None:
    """Also in worlds in which the rival has chosen: the search has both choose."""
    for found in points(2 * POINTS, options=options):
        table = Table(RULES, GUIDE, found.state.view(found.seat))
        assert found.state.phase not in SECRET or table.world(Random(1)).pending() == (0, 1)
