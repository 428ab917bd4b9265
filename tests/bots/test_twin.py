"""The cheating twin sees what lies there and nothing of the moment, and it is the same search otherwise."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from game.bots.players import SearchBot
from game.bots.thought import Watch
from game.engine.contract import Budget
from tests.bots import duelcard_points
from tests.bots import points as castle_points
from tests.bots.twin import CheatingTwin, Truth, lead, pairs

BUDGET = Budget(48, 1.0)
GAMES = [
    pytest.param("castle", castle_points.points, "support", id="castle"),
    pytest.param("duelcard", duelcard_points.points, "duel", id="duelcard"),
]


def still() -> Watch:
    return Watch(lambda: 0.0)


@pytest.mark.parametrize(("game", "points", "kind"), GAMES)
def test_it_tells_worlds_apart_that_look_alike(game: str, points: Any, kind: str) -> None:
    differ = 0
    for point in points(24):
        values: list[float] = []
        for state in (point.state, point.twin):
            twin = CheatingTwin(game, still())
            twin.see(state)
            values.append(twin.choose(state.view(point.seat), point.legal, Random(7), BUDGET).value)
        differ += values[0] != values[1]
    assert differ > 8


@pytest.mark.parametrize(("game", "points", "kind"), GAMES)
def test_it_does_not_see_what_was_chosen_this_moment(game: str, points: Any, kind: str) -> None:
    """Whatever the other has just committed to, the twin finds the same."""
    checked = 0
    for point in points(120):
        decision = point.state.decision(point.seat)
        if decision is None or decision.kind != kind or len(point.state.pending()) < 2:
            continue
        rival = 1 - point.seat
        choices = [action for action in point.state.legal(rival) if action[0] != duelcard_points.LAY]
        values: set[object] = set()
        for action in choices[:2]:
            state = point.state.clone()
            state.apply(rival, action)
            twin = CheatingTwin(game, still())
            twin.see(state)
            values.add(twin.choose(state.view(point.seat), point.legal, Random(7), BUDGET).value)
        checked += len(choices) > 1
        assert len(values) == 1
    assert checked


def test_the_truth_stays_untouched() -> None:
    point = castle_points.point("attack")
    before = point.state.view(-1), [row[:] for row in point.state.cards]
    world = Truth(point.state).sample(point.state.view(0), Random(1))
    assert world.cards == point.state.cards and world.chance != point.state.chance
    world.apply(point.seat, point.legal[0])
    assert (point.state.view(-1), point.state.cards) == before


def test_without_hidden_cards_it_is_the_honest_search() -> None:
    """At the end of a duel in which all lies open, twin and search are worth the same."""
    point = castle_points.point("attack")
    state = point.state.clone()
    state.known = [(1 << 10) - 1] * 2
    twin = CheatingTwin("castle", still())
    twin.see(state)
    honest = SearchBot("castle", still())
    values = [
        bot.choose(state.view(point.seat), point.legal, Random(3), Budget(400, 1.0)).value for bot in (twin, honest)
    ]
    assert values[0] == pytest.approx(values[1], abs=0.05)


def test_pairs_and_their_lead() -> None:
    scores = list(islice(pairs("castle", 5, 4), 2))
    found = lead(scores)
    assert found.won.games == 4 and found.won.points == 2 * sum(scores)
    assert found.low <= found.won.share <= found.high
