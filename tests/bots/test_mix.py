"""Secret choices are mixed as theory wants."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.mix import LEAST_SHARE, Matrix, Payoffs, Side, drawn, matched, solve
from game.bots.thought import Line

ROCK_PAPER_SCISSORS = [[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]]


def against(matrix: Matrix, weight: float = 1.0) -> tuple[Matrix, list[Side]]:
    """A rival who can choose every column, none out of habit rather than another."""
    columns = range(len(matrix[0]))
    return matrix, [Side(weight, columns, [1 / len(columns)] * len(columns))]


def test_rock_paper_scissors() -> None:
    mix, values = solve([against(ROCK_PAPER_SCISSORS)], sweeps=2000)
    assert mix == pytest.approx([1 / 3] * 3, abs=0.02)
    assert values == pytest.approx([0.5] * 3, abs=0.02)


def test_lopsided_pennies() -> None:
    """The row player wins 1 or 3: he mixes so that the column player does not care."""
    mix, _ = solve([against([[1.0, 0.0], [0.0, 1 / 3]])], sweeps=4000)
    assert mix == pytest.approx([0.25, 0.75], abs=0.03)


def test_a_dominated_row_is_not_played() -> None:
    mix, values = solve([against([[0.6, 0.7], [0.2, 0.1]])], sweeps=200)
    assert mix[0] > 0.98 and values[0] > values[1]


def test_rivals_of_two_types_each_play_their_own_best() -> None:
    """A strong rival picks the first column, a weak one the second; the row player answers the likelier."""
    strong, weak = [[0.0, 1.0], [0.3, 1.0]], [[1.0, 0.6], [1.0, 0.1]]
    mix, values = solve([against(strong, 0.8), against(weak, 0.2)], sweeps=1000)
    assert mix[1] > 0.95
    assert values == pytest.approx([0.8 * 0.0 + 0.2 * 0.6, 0.8 * 0.3 + 0.2 * 0.1], abs=0.03)


def test_types_of_one_table_choose_among_their_own_columns() -> None:
    """Whoever can lay only Rock and Scissors is met with Rock; with Paper in every second hand, no longer always."""
    only = solve([(ROCK_PAPER_SCISSORS, [Side(1.0, (0, 2), (0.5, 0.5))])], sweeps=2000)[0]
    assert only[0] > 0.6 and only[2] < 0.05
    both = [Side(0.5, (0, 2), (0.5, 0.5)), Side(0.5, (1,), (1.0,))]
    assert solve([(ROCK_PAPER_SCISSORS, both)], sweeps=2000)[0][0] < only[0]


def test_trusted_habits_are_answered() -> None:
    """Of a rival who mostly lays Rock there is more to win than from one who may lay anything."""
    habit = [(ROCK_PAPER_SCISSORS, [Side(1.0, (0, 1, 2), (0.8, 0.1, 0.1))])]
    mix, values = solve(habit, trust=1.0, sweeps=400)
    assert mix[1] > 0.95 and values[1] == pytest.approx(0.85, abs=0.01)
    wary = solve(habit, trust=0.5, sweeps=2000)
    assert 0.5 < sum(share * value for share, value in zip(*wary, strict=True)) < 0.7


def test_without_regrets_all_are_equal() -> None:
    assert matched([0.0, 0.0]) == [0.5, 0.5]


def test_columns_are_tried_in_turn() -> None:
    payoffs = Payoffs(1)
    assert payoffs.numbers([(5,), (6,)]) == (0, 1)
    assert payoffs.numbers([(7,), (6,)]) == (2, 1)
    payoffs.counts = [2, 1, 0]
    assert payoffs.least_tried((0, 1)) == 1
    payoffs.totals[0] = [0.4, 0.4, 0.0]
    assert payoffs.means() == [[0.2, 0.4, 0.0]]


def test_the_rarest_are_not_drawn() -> None:
    findings = (Line((1,), 9, 0.5, 1 - LEAST_SHARE / 2), Line((2,), 9, 0.5, LEAST_SHARE / 2))
    assert {drawn(findings, Random(seed)) for seed in range(200)} == {(1,)}


def test_draws_follow_the_shares() -> None:
    findings = (Line((1,), 9, 0.5, 0.75), Line((2,), 9, 0.5, 0.25))
    rng = Random(3)
    ones = sum(drawn(findings, rng) == (1,) for _ in range(4000))
    assert 2850 < ones < 3150
