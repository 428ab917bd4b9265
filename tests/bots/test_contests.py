"""Many games between bots: `simulate`, `arena` and their numbers."""

from __future__ import annotations

import msgspec
import pytest

from game.match.arena import ArenaReport, Trial, arena
from game.match.contest import contest
from game.match.rates import paired_interval, rate, ratings
from game.match.simulate import Report, seated, simulate, spread_of


def test_wilson_interval() -> None:
    half = rate(50, 100)
    assert (half.low, half.high) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert rate(0, 20).low == 0.0 and rate(20, 20).high == 1.0
    assert (rate(0, 0).low, rate(0, 0).high) == (0.0, 1.0)


def test_paired_interval() -> None:
    assert paired_interval([0.5] * 30) == (0.5, 0.5)
    assert paired_interval([1.0]) == (0.0, 1.0)


def test_ratings_know_the_order_and_the_distance() -> None:
    elo = ratings(("a", "b", "c"), {("a", "b"): (240, 1000), ("b", "c"): (240, 1000), ("a", "c"): (91, 1000)})
    assert elo["a"] == 0.0
    assert elo["b"] == pytest.approx(200, abs=4) and elo["c"] == pytest.approx(400, abs=8)


def test_spread() -> None:
    spread = spread_of(range(101))
    assert (spread.least, spread.tenth, spread.median, spread.nine_tenths, spread.most) == (0, 10, 50, 90, 100)
    assert spread_of([]).most == 0


def test_names_are_cycled() -> None:
    assert seated(["easy"], 2) == ("easy", "easy")
    assert seated(["easy", "rules"], 4) == ("easy", "rules", "easy", "rules")


def test_the_same_contest_twice() -> None:
    assert contest("castle", 3, ("easy", "rules"), {}) == contest("castle", 3, ("easy", "rules"), {})


def test_a_report_is_the_same_on_one_core_and_on_many() -> None:
    seen: list[tuple[int, int]] = []
    many = simulate("castle", 100, 1, ["easy", "random"], {"first": 0}, lambda done, games: seen.append((done, games)))
    few = simulate("castle", 50, 1, ["easy", "random"], {"first": 0})
    assert seen[-1] == (100, 100)
    assert many.games == 100 and many.by_seat[0].share > 0.7
    assert many.by_starter is not None and many.by_starter.points == many.by_seat[0].points
    assert few == simulate("castle", 50, 1, ["easy", "random"], {"first": 0})
    assert msgspec.json.decode(msgspec.json.encode(many), type=Report) == many
    assert any("draws" in line for line in many.lines())


def test_the_arena_plays_each_pairing_at_least_once() -> None:
    report = arena(Trial("castle", {}), 0.0, names=("random", "rules"))
    assert report.pairings[0].won.games >= 2
    assert [rung.name for rung in report.ladder] == ["random", "rules"]
    assert msgspec.json.decode(msgspec.json.encode(report), type=ArenaReport) == report
    assert report.lines()


def test_an_arena_of_some_deals_is_the_same_on_every_machine() -> None:
    over: list[float] = []
    trial = Trial("castle", {}, seed=4, share=0.01)
    one, other = (arena(trial, None, 3, ("random", "rules", "hard"), over.append) for _ in range(2))
    assert one == other and one.share == 0.01
    assert [pairing.won.games for pairing in one.pairings] == [6, 6, 6]
    assert over[-1] == 1.0


def test_a_share_of_the_iterations_plays_another_game() -> None:
    """The level is asked for fewer playouts, and nothing else."""
    whole, part = (contest("castle", 7, ("hard", "rules"), {}, share) for share in (0.02, 0.005))
    assert whole != part
