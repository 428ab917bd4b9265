"""Information-set tree search: a fresh world each iteration, one tree node for what a seat knows.

Every seat picks in nodes of its own, so simultaneous and hidden choices can't be seen by the others: a seat's node
is found by its `Guide.situation`, its arms are `Guide.meanings`. UCB1 counts for each arm how often it was
available. Rewards lie in [0, 1].
"""

from __future__ import annotations

from collections.abc import Hashable
from math import log, sqrt
from random import Random
from typing import Any

from ..engine.contract import Action
from ..engine.view import Seat
from .guide import Meaning, Rnd
from .thought import Findings, Line, Table, Watch

EXPLORATION = 0.7
SPLIT_OVER = 12
"""More meanings than this are chosen in two steps, if they have parts: first the last part, then the rest."""


class Arm:
    """One choice in a node: visits, sum of rewards, and how often it could have been taken."""

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.available = 0


Node = dict[Any, Arm]
Path = list[tuple[Seat, Arm]]


def pick(node: Node, choices: list[Any], rnd: Rnd) -> Any:
    """The choice that UCB1 takes: an untried one by lot, else the best upper bound."""
    fresh: list[Any] = []
    best, best_score = choices[0], -1.0
    for choice in choices:
        arm = node.get(choice)
        if arm is None:
            arm = node[choice] = Arm()
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

    def run(self, iterations: int, watch: Watch) -> Findings:
        """Grow the tree; what it says of the decision at hand."""
        done = 0
        while done < iterations and (done == 0 or watch.time_left()):
            self._iterate()
            done += 1
        return self._found()

    def _iterate(self) -> None:
        table, rnd = self.table, self.rng.random
        state = table.world(self.rng)
        path: Path = []
        grown = False
        while not grown and (pending := state.pending()):
            seat = pending[0]
            options = table.options(state, seat)
            if len(options) == 1:
                state.apply(seat, next(iter(options.values())))
                continue
            key = (seat, table.guide.situation(state, seat))
            node = self.nodes.get(key)
            if node is None:
                grown = True
                node = self.nodes[key] = {}
            state.apply(seat, self._descend(key, node, options, seat, path, rnd))
        points = table.playout(state, rnd)
        for seat, arm in path:
            arm.visits += 1
            arm.total += points[seat]

    def _descend(
        self, key: Hashable, node: Node, options: dict[Meaning, Action], seat: Seat, path: Path, rnd: Rnd
    ) -> Action:
        meanings = list(options)
        if len(meanings) > SPLIT_OVER and len(meanings[0]) > 2:
            last = pick(node, list(dict.fromkeys(meaning[-1] for meaning in meanings)), rnd)
            path.append((seat, node[last]))
            meanings = [meaning for meaning in meanings if meaning[-1] == last]
            node = self.nodes.setdefault((key, last), {})
        meaning = pick(node, meanings, rnd)
        path.append((seat, node[meaning]))
        return options[meaning]

    def _found(self) -> Findings:
        """The arms of the root, most visited first."""
        table = self.table
        state = table.world(self.rng)
        seat = table.view.seat
        key = (seat, table.guide.situation(state, seat))
        root = self.nodes.get(key, {})
        lines: list[Line] = []
        for meaning in table.options(state, seat):
            node = root if meaning in root else self.nodes.get((key, meaning[-1]), {})
            arm = node.get(meaning, Arm())
            lines.append(Line(meaning, arm.visits, arm.total / arm.visits if arm.visits else 0.0, 0.0))
        lines.sort(key=lambda line: (-line.visits, -line.value))
        return (Line(lines[0].meaning, lines[0].visits, lines[0].value, 1.0), *lines[1:])
