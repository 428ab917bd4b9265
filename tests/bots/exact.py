"""Small games solved exactly: best replies by enumeration, equilibria by counterfactual regret matching+.

Two seats, and what one wins the other loses: the score of seat 0 says it all. A game is a list of deals, states with
their chances, after which nothing is left to chance. An information set is what a seat's view says together with what
the seat has seen and done at its earlier decisions, so that whoever replies best forgets nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.engine.contract import Action
from game.engine.view import PUBLIC, Seat

Strategy = Sequence[Sequence[float]]
"""By the number of an information set: how likely each of its actions is. One list holds both seats' sets."""
Actions = Callable[[Any, Seat], Sequence[Action]]
"""The choices that a state offers a seat."""
Past = tuple[int, int] | None
"""A seat's last information set before this one, and the place of what it chose there."""


@dataclass(eq=False, slots=True)
class InfoSet:
    """Decisions that a seat can't tell apart; ``state`` is one of them."""

    number: int
    seat: Seat
    state: Any
    actions: tuple[Action, ...]
    past: Past
    nodes: list[Node] = field(default_factory=list["Node"])


@dataclass(eq=False, slots=True)
class Node:
    """A decision in one deal, or an end of the game with its score for seat 0."""

    chance: float
    """Of the deal."""
    info: InfoSet | None
    score: float
    children: list[Node] = field(default_factory=list["Node"])
    reach: list[float] = field(default_factory=lambda: [1.0, 1.0])
    """By seat: how likely the seat's own choices lead here."""
    value: float | None = None
    """What seat 0 may expect from here on."""


class SmallGame:
    """All histories of all deals."""

    def __init__(self, deals: Iterable[tuple[Any, float]], actions: Actions = lambda state, seat: state.legal(seat)):
        self.infos: list[InfoSet] = []
        self.nodes: list[Node] = []
        """Parents before their children."""
        self.roots: list[Node] = []
        self._actions = actions
        self._known: dict[tuple[Past, Hashable], InfoSet] = {}
        for state, chance in deals:
            self.roots.append(self._grown(state.clone(), chance, (None, None)))

    def _grown(self, state: Any, chance: float, pasts: tuple[Past, Past]) -> Node:
        """The tree below a state, which is used up; ``pasts`` by seat."""
        seat, actions = self._choice(state)
        if not actions:
            node = Node(chance, None, state.outcome().scores[0])
            self.nodes.append(node)
            return node
        info = self._info(state, seat, actions, pasts[seat])
        node = Node(chance, info, 0.0)
        self.nodes.append(node)
        info.nodes.append(node)
        for index, action in enumerate(actions):
            after = state.clone()
            after.apply(seat, action)
            past = (info.number, index)
            node.children.append(self._grown(after, chance, (past, pasts[1]) if seat == 0 else (pasts[0], past)))
        return node

    def _choice(self, state: Any) -> tuple[Seat, tuple[Action, ...]]:
        """The next decision that leaves a choice, those before it made; without actions at the end."""
        while pending := state.pending():
            seat = pending[0]
            actions = tuple(self._actions(state, seat))
            if len(actions) != 1:
                return seat, actions
            state.apply(seat, actions[0])
        return PUBLIC, ()

    def _info(self, state: Any, seat: Seat, actions: tuple[Action, ...], past: Past) -> InfoSet:
        key = (past, state.view(seat))
        info = self._known.get(key)
        if info is None:
            info = self._known[key] = InfoSet(len(self.infos), seat, state.clone(), actions, past)
            self.infos.append(info)
        assert info.actions == actions, "an information set whose members offer different choices"
        return info

    def even(self) -> list[list[float]]:
        """The strategy of both seats that does anything equally often."""
        return [[1 / len(info.actions)] * len(info.actions) for info in self.infos]

    def reach(self, strategy: Strategy) -> None:
        """Fill in how likely each seat's choices lead to each node."""
        for node in self.nodes:
            info = node.info
            if info is None:
                continue
            seat, (first, second) = info.seat, node.reach
            for child, part in zip(node.children, strategy[info.number], strict=True):
                child.reach = [first * part, second] if seat == 0 else [first, second * part]

    def judge(self, strategy: Strategy) -> float:
        """Fill in each node's value if both follow ``strategy``; what seat 0 may expect of the game."""
        for node in reversed(self.nodes):
            info = node.info
            if info is None:
                node.value = node.score
            else:
                parts = strategy[info.number]
                node.value = sum([part * _value(c) for part, c in zip(parts, node.children, strict=True)])
        return sum(root.chance * _value(root) for root in self.roots)


def _value(node: Node) -> float:
    assert node.value is not None
    return node.value


def best_reply(game: SmallGame, seat: Seat, strategy: Strategy) -> tuple[float, list[list[float]]]:
    """The score of seat 0 when ``seat`` replies best to the other's part of ``strategy``, and both parts together."""
    game.reach(strategy)
    reply = [list(parts) for parts in strategy]
    decided = [False] * len(game.infos)
    for node in game.nodes:
        node.value = None

    def value(node: Node) -> float:
        if node.value is None:
            info = node.info
            if info is None:
                node.value = node.score
            else:
                if info.seat == seat and not decided[info.number]:
                    decide(info)
                parts = zip(reply[info.number], node.children, strict=True)
                node.value = sum([part * value(child) for part, child in parts if part])
        return node.value

    def decide(info: InfoSet) -> None:
        """The action that is best on average over all that the seat can't tell apart."""
        sums = [0.0] * len(info.actions)
        for node in info.nodes:
            weight = node.chance * node.reach[1 - seat]
            if weight:
                for index, child in enumerate(node.children):
                    sums[index] += weight * value(child)
        best = sums.index(max(sums) if seat == 0 else min(sums))
        reply[info.number] = [float(index == best) for index in range(len(sums))]
        decided[info.number] = True

    return sum(root.chance * value(root) for root in game.roots), reply


@dataclass(frozen=True, slots=True)
class Safety:
    """How far two seats are from an equilibrium; rewards as the game's scores."""

    value: float
    """What seat 0 may expect if both keep to their strategies."""
    loses: tuple[float, float]
    """By seat: how much the other gains over that by replying best."""

    @property
    def nash_conv(self) -> float:
        """The sum; 0 in an equilibrium."""
        return sum(self.loses)


def safety(game: SmallGame, strategy: Strategy) -> Safety:
    """What best replies to each seat's part of the strategy gain."""
    value = game.judge(strategy)
    return Safety(value, (value - best_reply(game, 1, strategy)[0], best_reply(game, 0, strategy)[0] - value))


def matched(regrets: Sequence[float]) -> list[float]:
    """A mix in proportion to regrets; even if there are none."""
    total = sum(regrets)
    return [regret / total for regret in regrets] if total > 0 else [1 / len(regrets)] * len(regrets)


def equilibrium(game: SmallGame, sweeps: int) -> list[list[float]]:
    """An equilibrium by CFR+: seats learn in turn, regrets stay positive, later sweeps count more."""
    regrets = [[0.0] * len(info.actions) for info in game.infos]
    shares = [[0.0] * len(info.actions) for info in game.infos]
    current = game.even()
    for sweep in range(1, sweeps + 1):
        for seat in (0, 1):
            game.reach(current)
            game.judge(current)
            for info in game.infos:
                if info.seat == seat:
                    _learn(info, regrets[info.number], shares[info.number], sweep, current)
    return [matched(parts) for parts in shares]


def _learn(info: InfoSet, regrets: list[float], shares: list[float], sweep: int, current: list[list[float]]) -> None:
    seat = info.seat
    sign = 1.0 if seat == 0 else -1.0
    for node in info.nodes:
        weight = sign * node.chance * node.reach[1 - seat]
        for index, child in enumerate(node.children):
            regrets[index] += weight * (_value(child) - _value(node))
    own = sweep * info.nodes[0].reach[seat]
    for index, part in enumerate(current[info.number]):
        regrets[index] = max(0.0, regrets[index])
        shares[index] += own * part
    current[info.number] = matched(regrets)
