"""Bots know what their view says and nothing else; each check is itself checked with a planted leak."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from game.bots.guide import guide
from game.bots.lookahead import look_ahead
from game.bots.players import LookaheadBot, RandomBot, RulesBot, SearchBot
from game.bots.thought import Table, Watch
from game.engine.contract import Bot, Budget, Options
from game.engine.view import Seat, View
from game.games.castle import policy
from game.games.castle.rules import RULES
from game.games.castle.state import ANSWER, COMMIT, CastleState
from tests.bots.points import DUEL, FOUR, POINTS, points

BUDGET = Budget(48, 1000.0)
GUIDE = guide("castle")
Think = Callable[[CastleState, Seat], object]
"""What is found out about a decision in a world."""
of_two_and_four = pytest.mark.parametrize("options", [DUEL, FOUR], ids=["duel", "four"])


def still() -> Watch:
    return Watch(lambda: 0.0)


def tells_apart(think: Think, count: int = POINTS, options: Options = DUEL) -> int:
    """At how many decision points the thinking differs between two worlds of the same view."""
    found = points(count, options=options)
    return sum(think(point.state, point.seat) != think(point.twin, point.seat) for point in found)


def honest(bot: Bot) -> Think:
    return lambda state, seat: bot.choose(state.view(seat), state.legal(seat), Random(7), BUDGET)


def statistics(bot: LookaheadBot | SearchBot, rules: Any = RULES, hints: Any = GUIDE) -> Think:
    """The root statistics of a thinking bot."""

    def think(state: CastleState, seat: Seat) -> object:
        table = Table(rules(state) if rules is not RULES else rules, hints, state.view(seat))
        return bot.findings(table, Random(7), BUDGET)

    return think


def test_the_worker_knows_no_screen() -> None:
    code = "import sys, game.bots.worker; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@of_two_and_four
def test_both_worlds_look_the_same(options: Options) -> None:
    differ = 0
    for found in points(options=options):
        assert found.state.view(found.seat) == found.twin.view(found.seat)
        assert found.state.legal(found.seat) == found.twin.legal(found.seat)
        differ += found.state.cards != found.twin.cards
    assert differ > POINTS // 2


@of_two_and_four
@pytest.mark.parametrize(
    "bot",
    [
        RandomBot(),
        RulesBot("castle"),
        RulesBot("castle", {"forget": 0.5, "misjudge": 1.0, "fear": 0.2}),
        LookaheadBot("castle", still()),
        SearchBot("castle", still()),
    ],
    ids=["random", "rules", "easy", "normal", "hard"],
)
def test_same_view_same_choice(bot: Bot, options: Options) -> None:
    assert tells_apart(honest(bot), options=options) == 0


@of_two_and_four
@pytest.mark.parametrize("kind", [LookaheadBot, SearchBot])
def test_same_view_same_statistics(kind: type[LookaheadBot] | type[SearchBot], options: Options) -> None:
    assert tells_apart(statistics(kind("castle", still())), options=options) == 0


class TrueState:
    """A planted leak: what it samples is the truth."""

    def __init__(self, state: CastleState) -> None:
        self.state = state

    def sample(self, view: View, rng: Random) -> CastleState:
        RULES.sample(view, rng)
        return self.state.clone()


class OneTrueCard(TrueState):
    """A planted leak: one hidden card of a rival lies in every sample where it really lies."""

    def sample(self, view: View, rng: Random) -> CastleState:
        state = RULES.sample(view, rng)
        rival = (view.seat + 1) % len(state.cards)
        hidden = [place for place in range(10) if state.cards[rival][place] != self.state.cards[rival][place]]
        if hidden:
            place, cards = hidden[0], state.cards[rival][:]
            true = self.state.cards[rival][place]
            if true in cards:
                cards[cards.index(true)] = cards[place]
            cards[place] = true
            state.cards[rival] = cards
            state.jester[rival] = next((i for i, card in enumerate(cards) if card % 53 == 52), -1)
        return state


class PendingChoice(TrueState):
    """A planted leak: another's secret support or answer is the true one, and is not taken back."""

    def sample(self, view: View, rng: Random) -> CastleState:
        state = RULES.sample(view, rng)
        state.commit, state.answer = self.state.commit[:], self.state.answer[:]
        return state


def keeping_choices() -> Any:
    """The guide, but for one thing: secret choices that are made stay made."""
    parts = {name: getattr(GUIDE, name) for name in policy.__all__}
    return SimpleNamespace(**{**parts, "reopen": lambda state, seat: None})


@of_two_and_four
@pytest.mark.parametrize("leak", [TrueState, OneTrueCard])
@pytest.mark.parametrize("kind", [LookaheadBot, SearchBot])
def test_planted_leaks_are_found(
    kind: type[LookaheadBot] | type[SearchBot], leak: type[TrueState], options: Options
) -> None:
    assert tells_apart(statistics(kind("castle", still()), leak), options=options) > 0


@of_two_and_four
def test_planted_sight_of_a_pending_choice_is_found(options: Options) -> None:
    hints = keeping_choices()

    def think(state: CastleState, seat: Seat) -> object:
        if state.phase not in (COMMIT, ANSWER) or len(state.pending()) == 2:
            return None
        table = Table(PendingChoice(state), hints, state.view(seat))  # type: ignore[arg-type]
        return look_ahead(table, Random(7), 48, still())

    assert tells_apart(think, 6 * POINTS, options) > 0


@of_two_and_four
def test_the_rule_player_is_blind_to_hidden_cards(options: Options) -> None:
    def think(state: CastleState, seat: Seat) -> object:
        GUIDE.reopen(state, seat)
        return [policy.choose(state, seat, Random(seed).random) for seed in range(4)]

    assert tells_apart(think, 10 * POINTS, options) == 0


@of_two_and_four
def test_meanings_and_situations_are_blind_to_hidden_cards(options: Options) -> None:
    def think(state: CastleState, seat: Seat) -> object:
        return policy.meanings(state, seat, state.legal(seat)), policy.situation(state, seat)

    assert tells_apart(think, 10 * POINTS, options) == 0


@of_two_and_four
def test_a_peeping_rule_player_is_found(options: Options) -> None:
    assert tells_apart(lambda state, seat: max(state.cards[(seat + 1) % len(state.cards)]), 2 * POINTS, options) > 0


def test_a_bot_that_peeps_at_its_partner_is_found() -> None:
    assert tells_apart(lambda state, seat: max(state.cards[(seat + 2) % 4]), 2 * POINTS, FOUR) > 0
