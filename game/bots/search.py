"""Information-set tree search: a fresh world each iteration, one tree node for what a seat knows.

Every seat picks in nodes of its own, so simultaneous and hidden choices can't be seen by the others: a seat's node
is found by its `Guide.situation`, its arms are `Guide.meanings`. UCB1 counts for each arm how often it was
available. An arm is born when the rule player, unsure of himself, proposes it: that keeps large choices small.
Rewards lie in [0, 1]: by how much a playout ends better than its world began, so that the luck of the sampled cards
cancels out.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import log, sqrt
from random import Random

from ..engine.view import Seat
from .guide import Meaning, Rnd
from .thought import WORLDS_FOR_VALUE, Findings, Line, Options, Table, Watch

EXPLORATION = 0.7
ROOT_PROPOSALS = 48
"""How often the rule player is asked for moves worth a thought at the root."""
FEW = 6
"""So many meanings are all searched at the root, those too that the rule player never thinks of."""


class Arm:
    """One choice in a node: visits, sum of rewards, and how often it could have been taken."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.available = 0

    def gain(self) -> float:
        """By how much the seat fares better after this choice than it could expect."""
        return 2 * self.total / self.visits - 1 if self.visits else 0.0


Node = dict[Meaning, Arm]
Path = list[tuple[Seat, Arm]]


def best_bound(node: Node, choices: Sequence[Meaning], rnd: Rnd) -> Meaning:
    """The choice that UCB1 takes: an untried one by lot, else the one with the best upper bound."""
    fresh: list[Meaning] = []
    best, best_score = choices[0], -1.0
    for choice in choices:
        arm = node[choice]
        arm.available += 1
        if not arm.visits:
            fresh.append(choice)
            continue
        score = arm.total / arm.visits + EXPLORATION * sqrt(log(arm.available) / arm.visits)
        if score > best_score:
            best, best_score = choice, score
    return fresh[int(rnd() * len(fresh))] if fresh else best


class TreeSearch:
    """The tree of one decision."""

    def __init__(self, table: Table, rng: Random) -> None:
        self.table = table
        self.rng = rng
        self.nodes: dict[Hashable, Node] = {}
        world = table.world(rng)
        seat = table.view.seat
        self.before = 0.0
        """Sum over the worlds of what the seat could expect in them."""
        options = table.options(world, seat).actions
        listed = options if len(options) <= FEW else table.shortlist(world, seat, rng.random, ROOT_PROPOSALS)
        self.root: Node = {meaning: Arm() for meaning in listed}
        self.nodes[seat, table.guide.situation(world, seat)] = self.root

    def run(self, iterations: int, watch: Watch) -> Findings:
        """Grow the tree; the arms of the root, most visited first."""
        done = 0
        while len(self.root) > 1 and done < iterations and (done == 0 or watch.time_left()):
            self._iterate()
            done += 1
        start = self.before / done if done else self.table.expected(self.rng, WORLDS_FOR_VALUE)
        lines = [Line(meaning, arm.visits, start + arm.gain(), 0.0) for meaning, arm in self.root.items()]
        lines.sort(key=lambda line: (-line.visits, -line.value))
        return (Line(lines[0].meaning, lines[0].visits, lines[0].value, 1.0), *lines[1:])

    def _iterate(self) -> None:
        table, rnd = self.table, self.rng.random
        state = table.world(self.rng)
        before = table.judged(state)
        self.before += before[table.view.seat]
        path: Path = []
        grown = False
        while not grown and (pending := state.pending()):
            seat = pending[0]
            options = table.options(state, seat)
            if len(options.actions) == 1:
                state.apply(seat, next(iter(options.actions.values())))
                continue
            key = (seat, table.guide.situation(state, seat))
            node = self.nodes.get(key)
            if node is None:
                grown = True
                node = self.nodes[key] = {}
            meaning = self._pick(node, options, state, seat, rnd)
            path.append((seat, node[meaning]))
            state.apply(seat, options.actions[meaning])
        points = table.playout(state, rnd)
        for seat, arm in path:
            arm.visits += 1
            arm.total += 0.5 + 0.5 * (points[seat] - before[seat])

    def _pick(self, node: Node, options: Options, state: object, seat: Seat, rnd: Rnd) -> Meaning:
        if node is not self.root:
            proposed = options.labels.get(self.table.guide.propose(state, seat, rnd))
            if proposed is not None and proposed not in node:
                node[proposed] = Arm()
                return proposed
        choices = [meaning for meaning in options.actions if meaning in node]
        if not choices:
            choices = list(options.actions)[:1]
            node.setdefault(choices[0], Arm())
        return best_bound(node, choices, rnd)
