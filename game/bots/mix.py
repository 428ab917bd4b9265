"""Secret simultaneous choices: a sampled payoff table, regret matching+, and a draw from the mix.

A rival decides with what he knows, so his choices stand in one table for each of his situations (his *types*):
whoever accepts a fight is likelier to be strong. Types come up as often as sampled worlds say; those of one situation
share what was found about a choice. In a game whose guide says so, rivals are trusted to do in a share of their choices
what the rule player does: fearing always the worst gives away what their habits leave open.

Among more than two, each table is against one rival who answers with his best mix, while the rest lay what the rule
player would: the rivals take turns at it, and the seat's mix is good against the mean of their tables. That errs on
the careful side, as each rival is feared alone, and needs no table over all their choices at once.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from ..engine.contract import Action
from ..engine.view import Seat
from .guide import Meaning, Rnd
from .thought import WORLDS_FOR_VALUE, Findings, Line, Table, Watch

MAX_CELLS = 150
SWEEPS = 150
WORLDS_FOR_HABITS = 2
"""So many worlds more for each that is played in: what rivals hold and do is cheap to ask."""
LEAST_SHARE = 0.06
"""Rarer moves are left out of the draw: below it noise of the sampled table speaks."""


class Payoffs:
    """Mean reward of the rows against each column, in one situation of a rival."""

    __slots__ = ("columns", "counts", "totals")

    def __init__(self, rows: int) -> None:
        self.columns: dict[Meaning, int] = {}
        self.counts: list[int] = []
        self.totals: list[list[float]] = [[] for _ in range(rows)]

    def numbers(self, meanings: Iterable[Meaning]) -> tuple[int, ...]:
        """The columns of some choices, new ones added."""
        for meaning in meanings:
            if meaning not in self.columns:
                self.columns[meaning] = len(self.counts)
                self.counts.append(0)
                for row in self.totals:
                    row.append(0.0)
        return tuple(self.columns[meaning] for meaning in meanings)

    def means(self) -> Matrix:
        """Payoffs row by row; those of untried columns are 0 and never looked at."""
        return [[total / max(1, count) for total, count in zip(row, self.counts, strict=True)] for row in self.totals]

    def least_tried(self, columns: Sequence[int]) -> int:
        """The column to try next."""
        return min(columns, key=self.counts.__getitem__)


class Kind:
    """A type of rival: what he can choose, in how many worlds he came up, and what the rule player chose there."""

    __slots__ = ("columns", "habits", "payoffs", "worlds")

    def __init__(self, payoffs: Payoffs, columns: tuple[int, ...]) -> None:
        self.payoffs = payoffs
        self.columns = columns
        self.habits = dict.fromkeys(columns, 0)
        self.worlds = 0

    def side(self, worlds: int) -> Side | None:
        """The type with its weight among so many worlds, for the columns that were tried; None if none was."""
        columns = [column for column in self.columns if self.payoffs.counts[column]]
        if not columns:
            return None
        total = sum(self.habits[column] for column in columns)
        even = 1 / len(columns)
        return Side(self.worlds / worlds, columns, [self.habits[c] / total if total else even for c in columns])


def matched(regrets: list[float]) -> list[float]:
    """A mix in proportion to positive regrets; even if there are none."""
    total = sum(regrets)
    return [regret / total for regret in regrets] if total > 0 else [1 / len(regrets)] * len(regrets)


@dataclass(frozen=True, slots=True)
class Side:
    """A type of rival in the table to solve: his weight, his columns, and how often habit chooses each of them."""

    weight: float
    columns: Sequence[int]
    habit: Sequence[float]


Matrix = list[list[float]]
"""Rewards of the row player by row and column."""


def solve(
    tables: Sequence[tuple[Matrix, Sequence[Side]]], trust: float = 0.0, sweeps: int = SWEEPS
) -> tuple[list[float], list[float]]:
    """The row player's mix and the value of each row, against types of rivals that each play their own best mix.

    Types of one table share its rewards. ``trust`` is the share of choices in which rivals follow their habit
    instead. Regret matching+ with alternating updates and averages weighted by time.
    """
    rows = len(tables[0][0])
    own = [0.0] * rows
    other = [[[0.0] * len(side.columns) for side in sides] for _, sides in tables]
    share = [0.0] * rows
    values = [0.0] * rows
    for sweep in range(1, sweeps + 1):
        mix = matched(own)
        gains = [0.0] * rows
        for (matrix, sides), regrets in zip(tables, other, strict=True):
            replies = _replies(matrix, sides, regrets, mix, trust)
            for index, row in enumerate(matrix):
                gains[index] += sum([value * part for value, part in zip(row, replies, strict=True)])
        mean = sum(gain * part for gain, part in zip(gains, mix, strict=True))
        for index, gain in enumerate(gains):
            own[index] = max(0.0, own[index] + gain - mean)
            share[index] += sweep * mix[index]
            values[index] += sweep * gain
    total = sweeps * (sweeps + 1) / 2
    return [part / total for part in share], [value / total for value in values]


def _replies(
    matrix: Matrix, sides: Sequence[Side], regrets: list[list[float]], mix: list[float], trust: float
) -> list[float]:
    """How often each column is met, after every type has learned from the row player's mix."""
    losses = [
        sum([value * part for value, part in zip(column, mix, strict=True)]) for column in zip(*matrix, strict=True)
    ]
    met = [0.0] * len(losses)
    for side, regret in zip(sides, regrets, strict=True):
        reply = matched(regret)
        mean = sum([losses[column] * part for column, part in zip(side.columns, reply, strict=True)])
        for place, column in enumerate(side.columns):
            regret[place] = max(0.0, regret[place] + mean - losses[column])
        for column, part, usual in zip(side.columns, matched(regret), side.habit, strict=True):
            met[column] += side.weight * ((1 - trust) * part + trust * usual)
    return met


def mixed(table: Table, rng: Random, iterations: int, watch: Watch) -> Findings:
    """The mix over the seat's secret choices; ``iterations`` playouts in all."""
    seat, trust = table.view.seat, table.guide.TRUST
    rows = table.options(table.world(rng), seat).actions
    rivals = _Rivals(table, len(rows))
    start = table.expected(rng, WORLDS_FOR_VALUE)
    done = 0
    while done < iterations and (done == 0 or watch.time_left(len(rows))):
        if trust:
            for _ in range(WORLDS_FOR_HABITS):
                rivals.met(table.world(rng), rng.random)
        _try_column(table, rng, rows, rivals)
        done += len(rows)
    shares, values = solve(rivals.tables(), trust)
    lines = [Line(meaning, done // len(rows), start + values[i], shares[i]) for i, meaning in enumerate(rows)]
    return tuple(sorted(lines, key=lambda line: (-line.share, -line.value)))


class _Rivals:
    """The types of rivals met in sampled worlds."""

    def __init__(self, table: Table, rows: int) -> None:
        self._table = table
        self._rows = rows
        self._payoffs: dict[Hashable, Payoffs] = {}
        self._kinds: dict[Hashable, Kind] = {}
        self.worlds = 0

    def met(self, world: Any, rnd: Rnd) -> tuple[Kind, Seat, dict[int, Action]]:
        """The type of the rival who is to be feared this time, his seat, and his choices by column."""
        guide, seat = self._table.guide, self._table.view.seat
        others = [other for other in world.pending() if other != seat]
        rival = others[self.worlds % len(others)]
        self.worlds += 1
        options = self._table.options(world, rival)
        situation = (rival, guide.situation(world, rival))
        payoffs = self._payoffs.get(situation)
        if payoffs is None:
            payoffs = self._payoffs[situation] = Payoffs(self._rows)
        meanings = sorted(options.actions)
        columns = payoffs.numbers(meanings)
        kind = self._kinds.setdefault((situation, columns), Kind(payoffs, columns))
        kind.worlds += 1
        if guide.TRUST:
            usual = options.labels.get(guide.choose(world, rival, rnd))
            if usual is not None:
                kind.habits[payoffs.columns[usual]] += 1
        choices = {column: options.actions[meaning] for column, meaning in zip(columns, meanings, strict=True)}
        return kind, rival, choices

    def tables(self) -> list[tuple[Matrix, list[Side]]]:
        """What was found, for `solve`."""
        found: list[tuple[Matrix, list[Side]]] = []
        for payoffs in self._payoffs.values():
            sides = [kind.side(self.worlds) for kind in self._kinds.values() if kind.payoffs is payoffs]
            found.append((payoffs.means(), [side for side in sides if side is not None]))
        return found


def _try_column(table: Table, rng: Random, rows: dict[Meaning, Action], rivals: _Rivals) -> None:
    """One world, one choice of a rival, every own choice: the same chances for all rows."""
    seat, rnd = table.view.seat, rng.random
    world = table.world(rng)
    kind, rival, choices = rivals.met(world, rnd)
    payoffs = kind.payoffs
    column = payoffs.least_tried(kind.columns)
    payoffs.counts[column] += 1
    before = table.judged(world)[seat]
    for other in world.pending():
        if other not in (seat, rival):
            world.apply(other, table.guide.choose(world, other, rnd))
    for index, action in enumerate(rows.values()):
        state = world.clone()
        state.apply(rival, choices[column])
        state.apply(seat, action)
        payoffs.totals[index][column] += table.playout(state, rnd)[seat] - before


def suits(table: Table, rng: Random) -> bool:
    """Whether a decision is a secret choice of several seats at once, small enough for payoff tables."""
    decision = table.view.decision
    if decision is None or not decision.covert:
        return False
    world = table.world(rng)
    pending = world.pending()
    if len(pending) < 2:
        return False
    sizes = {seat: len(table.options(world, seat).actions) for seat in pending}
    rows = sizes.pop(table.view.seat)
    return rows * max(sizes.values()) <= MAX_CELLS


def drawn(findings: Findings, rng: Random) -> Meaning:
    """A meaning drawn from the shares, the rarest left out."""
    kept = [line for line in findings if line.share >= LEAST_SHARE] or [findings[0]]
    point = rng.random() * sum(line.share for line in kept)
    for line in kept:
        point -= line.share
        if point < 0:
            return line.meaning
    return kept[0].meaning
