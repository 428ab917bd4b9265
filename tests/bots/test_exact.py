"""The solver of small games finds what is known, and its small games are those that the samplers believe in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from random import Random
from typing import Any

import pytest

from game.engine.contract import Action
from game.engine.view import Outcome, Seat
from game.games import registry
from tests.bots.exact import SmallGame, Strategy, best_reply, equilibrium, safety
from tests.bots.mixes import crossed, mean
from tests.bots.small_games import reduced

PASS, BET = (0,), (1,)
SAMPLES = 3000


@dataclass
class Pennies:
    """Both lay a penny in secret; seat 0 scores if they match, three times as much for heads."""

    laid: tuple[int, ...] = ()

    def clone(self) -> Pennies:
        return Pennies(self.laid)

    def pending(self) -> tuple[Seat, ...]:
        return (0, 1)[len(self.laid) :]

    def legal(self, seat: Seat) -> Sequence[Action]:
        return ((0,), (1,))

    def apply(self, seat: Seat, action: Action) -> None:
        self.laid += action

    def view(self, seat: Seat) -> object:
        return seat

    def outcome(self) -> Outcome:
        one, other = self.laid
        score = (1.0 if one == 0 else 1 / 3) if one == other else 0.0
        return Outcome((score, 1 - score), (), None, "")  # type: ignore[arg-type]


@dataclass
class Kuhn:
    """Kuhn's poker: three cards, one each, an ante of one, one bet of one."""

    cards: tuple[int, int]
    bets: tuple[Action, ...] = ()

    def clone(self) -> Kuhn:
        return Kuhn(self.cards, self.bets)

    def pending(self) -> tuple[Seat, ...]:
        over = len(self.bets) > 1 and self.bets != (PASS, BET)
        return () if over else (len(self.bets) % 2,)

    def legal(self, seat: Seat) -> Sequence[Action]:
        return (PASS, BET)

    def apply(self, seat: Seat, action: Action) -> None:
        self.bets += (action,)

    def view(self, seat: Seat) -> object:
        return seat, self.cards[seat], self.bets

    def outcome(self) -> Outcome:
        stake = 2.0 if self.bets[-2:] == (BET, BET) else 1.0
        higher = 1 if self.cards[0] > self.cards[1] else -1
        last, before = self.bets[-1], self.bets[-2]
        sign = higher if last == before else (1 if len(self.bets) % 2 == 0 else -1) if before == BET else higher
        return Outcome((sign * stake, -sign * stake), (), None, "")  # type: ignore[arg-type]


def kuhn() -> SmallGame:
    return SmallGame([(Kuhn(pair), 1 / 6) for pair in permutations(range(3), 2)])


def surest(strategy: Strategy) -> list[list[float]]:
    return [[float(place == row.index(max(row))) for place in range(len(row))] for row in strategy]


def test_lopsided_pennies() -> None:
    game = SmallGame([(Pennies(), 1.0)])
    found = equilibrium(game, 400)
    assert safety(game, found).value == pytest.approx(0.25, abs=1e-3)
    assert found[0] == pytest.approx([0.25, 0.75], abs=1e-2) == found[1]
    assert best_reply(game, 0, game.even())[0] == pytest.approx(0.5)
    assert best_reply(game, 1, game.even())[0] == pytest.approx(1 / 6)


def test_kuhn_poker() -> None:
    """The first player loses 1/18 a game; the information sets are six for each."""
    game = kuhn()
    assert Counter(info.seat for info in game.infos) == {0: 6, 1: 6}
    found = safety(game, equilibrium(game, 1000))
    assert found.value == pytest.approx(-1 / 18, abs=1e-3)
    assert 0 <= found.nash_conv < 5e-3


def test_who_always_bets_in_kuhn_poker_loses_what_can_be_counted() -> None:
    """Against bets on every card the second calls with the King, folds the Jack and breaks even with the Queen."""
    game = kuhn()
    bold = [[0.0, 1.0] for _ in game.infos]
    assert best_reply(game, 1, bold)[0] == pytest.approx((1 + 0 - 2) / 3)


@pytest.mark.parametrize("name", ["duelcard types", "duelcard block"])
def test_nobody_gains_by_leaving_the_equilibrium(name: str) -> None:
    game = reduced(name).tree
    found = equilibrium(game, 300)
    assert safety(game, found).nash_conv < 2e-3
    assert safety(game, game.even()).nash_conv > 0.1 < safety(game, surest(found)).nash_conv


def test_replies_to_other_searches_gain_less() -> None:
    """Two halves that err in opposite ways are an equilibrium together: only what is met anew counts."""
    game = SmallGame([(Pennies(), 1.0)])
    one, other = [[0.35, 0.65], [0.25, 0.75]], [[0.15, 0.85], [0.25, 0.75]]
    assert safety(game, mean(one, other)).nash_conv == pytest.approx(0.0, abs=1e-9)
    assert safety(game, one).nash_conv > 0.03
    assert crossed(game, one, other) < 0


def dealt(state: Any) -> object:
    """What both seats hold, without the order of what nobody holds."""
    return state.view(0), state.view(1)


@pytest.mark.parametrize("name", ["duelcard block", "castle jester", "castle scout"])
@pytest.mark.parametrize("seat", [0, 1])
def test_deals_are_those_that_the_sampler_makes(name: str, seat: Seat) -> None:
    """Of all that a seat can't tell apart, each as often as it is dealt."""
    small = reduced(name)
    view = small.deals[0][0].view(seat)
    alike = {dealt(state): chance for state, chance in small.deals if state.view(seat) == view}
    total = sum(alike.values())
    rng, rules = Random(3), registry.rules(small.game)
    with small.entered():
        found = Counter(dealt(rules.sample(view, rng)) for _ in range(SAMPLES))
    assert len(alike) > 1 and set(found) == set(alike)
    for key, chance in alike.items():
        expected = SAMPLES * chance / total
        assert abs(found[key] - expected) < 5 * expected**0.5
