"""Secret simultaneous choices: a sampled payoff table, regret matching+, and a draw from the mix.

A rival decides with what he knows, so his choices stand in one table for each of his situations (his *types*):
whoever accepts a fight is likelier to be strong. Types come up as often as sampled worlds say.

Among more than two, each table is against one rival who answers with his best mix, while the rest lay what the rule
player would: the rivals take turns at it, and the seat's mix is good against the mean of their tables. That errs on
the careful side, as each rival is feared alone, and needs no table over all their choices at once.
"""

from __future__ import annotations

from collections.abc import Hashable
from random import Random

from ..engine.contract import Action
from .guide import Meaning
from .thought import WORLDS_FOR_VALUE, Findings, Line, Table, Watch

MAX_CELLS = 150
SWEEPS = 150
LEAST_SHARE = 0.06
"""Rarer moves are left out of the draw: below it noise of the sampled table speaks."""


class Payoffs:
    """Mean reward of the rows against each column, for one type of the rival."""

    __slots__ = ("columns", "counts", "totals", "worlds")

    def __init__(self, rows: int, columns: list[Meaning]) -> None:
        self.columns = columns
        self.worlds = 0
        self.counts = [0] * len(columns)
        self.totals = [[0.0] * len(columns) for _ in range(rows)]

    def least_tried(self) -> int:
        """The column to try next."""
        return self.counts.index(min(self.counts))

    def means(self) -> list[list[float]]:
        """Payoffs of the tried columns, row by row."""
        tried = [index for index, count in enumerate(self.counts) if count]
        return [[row[index] / self.counts[index] for index in tried] for row in self.totals]


def matched(regrets: list[float]) -> list[float]:
    """A mix in proportion to positive regrets; even if there are none."""
    total = sum(regrets)
    return [regret / total for regret in regrets] if total > 0 else [1 / len(regrets)] * len(regrets)


def solve(tables: list[tuple[float, list[list[float]]]], sweeps: int = SWEEPS) -> tuple[list[float], list[float]]:
    """The row player's mix and the value of each row, against rivals that each play their own best mix.

    ``tables``: the weight of each type, and rewards of the row player by row and column. Regret matching+ with
    alternating updates and averages weighted by time.
    """
    rows = len(tables[0][1])
    own = [0.0] * rows
    other = [[0.0] * len(payoffs[0]) for _, payoffs in tables]
    share = [0.0] * rows
    values = [0.0] * rows
    for sweep in range(1, sweeps + 1):
        mix = matched(own)
        gains = [0.0] * rows
        for (weight, payoffs), regrets in zip(tables, other, strict=True):
            _rival_step(payoffs, regrets, mix)
            reply = matched(regrets)
            for index, row in enumerate(payoffs):
                gains[index] += weight * sum(value * part for value, part in zip(row, reply, strict=True))
        mean = sum(gain * part for gain, part in zip(gains, mix, strict=True))
        for index, gain in enumerate(gains):
            own[index] = max(0.0, own[index] + gain - mean)
            share[index] += sweep * mix[index]
            values[index] += sweep * gain
    total = sweeps * (sweeps + 1) / 2
    return [part / total for part in share], [value / total for value in values]


def _rival_step(payoffs: list[list[float]], regrets: list[float], mix: list[float]) -> None:
    losses = [sum(row[c] * part for row, part in zip(payoffs, mix, strict=True)) for c in range(len(regrets))]
    mean = sum(loss * part for loss, part in zip(losses, matched(regrets), strict=True))
    for c, loss in enumerate(losses):
        regrets[c] = max(0.0, regrets[c] + mean - loss)


def mixed(table: Table, rng: Random, iterations: int, watch: Watch) -> Findings:
    """The mix over the seat's secret choices; ``iterations`` playouts in all."""
    seat = table.view.seat
    first = table.world(rng)
    rows = table.options(first, seat).actions
    tables: dict[Hashable, Payoffs] = {}
    start = table.expected(rng, WORLDS_FOR_VALUE)
    done = 0
    while done < iterations and (done == 0 or watch.time_left()):
        _try_column(table, rng, rows, tables)
        done += len(rows)
    worlds = sum(payoffs.worlds for payoffs in tables.values())
    shares, values = solve([(payoffs.worlds / worlds, payoffs.means()) for payoffs in tables.values()])
    lines = [Line(meaning, worlds, start + values[i], shares[i]) for i, meaning in enumerate(rows)]
    return tuple(sorted(lines, key=lambda line: (-line.share, -line.value)))


def _try_column(table: Table, rng: Random, rows: dict[Meaning, Action], tables: dict[Hashable, Payoffs]) -> None:
    """One world, one choice of a rival, every own choice: the same chances for all rows."""
    seat, rnd = table.view.seat, rng.random
    world = table.world(rng)
    rivals = [other for other in world.pending() if other != seat]
    rival = rivals.pop(sum(payoffs.worlds for payoffs in tables.values()) % len(rivals))
    options = table.options(world, rival).actions
    kind = (rival, table.guide.situation(world, rival), tuple(sorted(options)))
    payoffs = tables.get(kind)
    if payoffs is None:
        payoffs = tables[kind] = Payoffs(len(rows), list(options))
    column = payoffs.least_tried()
    payoffs.worlds += 1
    payoffs.counts[column] += 1
    before = table.judged(world)[seat]
    for other in rivals:
        world.apply(other, table.guide.choose(world, other, rnd))
    for index, action in enumerate(rows.values()):
        state = world.clone()
        state.apply(rival, options[payoffs.columns[column]])
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
