"""What all thinking bots share: when to stop, sampled worlds, playouts, and what was found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from ..engine.contract import Action, Choice, Rules
from ..engine.view import Seat, View
from .guide import Guide, Meaning, Rnd

RANDOM_SHARE = 0.1
"""Of the moves in playouts: rule players alone would visit too little."""
CHECK_EVERY = 16
"""Clock and messages are looked at once in so many playouts."""
WORLDS_FOR_VALUE = 24


class Interrupted(Exception):
    """The answer is no longer wanted."""


def _never() -> bool:
    return False


class Watch:
    """Tells a search when to stop: the time is over, or nobody waits any more."""

    def __init__(self, clock: Callable[[], float], interrupted: Callable[[], bool] = _never) -> None:
        self._clock = clock
        self._interrupted = interrupted
        self._end = 0.0
        self._count = 0

    def begin(self, seconds: float) -> None:
        """Start of a decision."""
        self._end = self._clock() + seconds
        self._count = 0

    def time_left(self, playouts: int = 1) -> bool:
        """Whether to do so many more playouts; Interrupted if nobody waits any more."""
        self._count += playouts
        if self._count < CHECK_EVERY:
            return True
        self._count = 0
        if self._interrupted():
            raise Interrupted
        return self._clock() < self._end


@dataclass(frozen=True, slots=True)
class Line:
    """What a bot found about one meaning: how often it was tried, its value, and how often it wants to play it."""

    meaning: Meaning
    visits: int
    value: float
    share: float


Findings = tuple[Line, ...]
"""Best first."""


@dataclass(frozen=True, slots=True)
class Options:
    """A seat's choice: the meaning of each action that has one, and one action for each meaning."""

    labels: dict[Action, Meaning]
    actions: dict[Meaning, Action]


@dataclass(frozen=True, slots=True)
class Table:
    """A decision as a bot sees it: the view, and the game's rules and guide."""

    rules: Rules
    guide: Guide
    view: View

    def world(self, rng: Random) -> Any:
        """A state that the view can't tell from the true one, in which no other seat has chosen yet."""
        state = self.rules.sample(self.view, rng)
        self.guide.reopen(state, self.view.seat)
        self.guide.believe(state, self.view.seat, rng.random)
        return state

    def options(self, state: Any, seat: Seat) -> Options:
        """The seat's choice in terms of meanings."""
        legal = state.legal(seat)
        labels: dict[Action, Meaning] = {}
        actions: dict[Meaning, Action] = {}
        for action, label in zip(legal, self.guide.meanings(state, seat, legal), strict=True):
            if label is not None:
                labels[action] = label
                if label not in actions:
                    actions[label] = action
        return Options(labels, actions)

    def shortlist(self, state: Any, seat: Seat, rnd: Rnd, proposals: int) -> dict[Meaning, Action]:
        """The meanings that the rule player thinks of when asked so often, commonest first."""
        options = self.options(state, seat)
        propose = self.guide.propose
        found = Counter(options.labels.get(propose(state, seat, rnd)) for _ in range(proposals))
        del found[None]
        listed = {meaning: options.actions[meaning] for meaning, _ in found.most_common() if meaning is not None}
        return listed or options.actions

    def drafting(self, world: Any) -> bool:
        """Whether the decision is a step of a secret draft, to which the others answer with drafts of their own.

        What a draft is worth shows only at the end of the game, and by so little that a search of a second prefers
        noise: the rule player, whose drafts were fitted to thousands of games, deploys better.
        """
        decision = self.view.decision
        return len(world.pending()) > 1 and decision is not None and not decision.covert

    def playout(self, state: Any, rnd: Rnd) -> list[float]:
        """Points by seat after a short continuation of ``state``, which is used up."""
        guide = self.guide
        exchange, choose = guide.exchange, guide.choose
        end = exchange(state) + guide.HORIZON
        while pending := state.pending():
            if exchange(state) >= end:
                break
            seat = pending[0]
            if rnd() < RANDOM_SHARE:
                legal = state.legal(seat)
                state.apply(seat, legal[int(rnd() * len(legal))])
            else:
                state.apply(seat, choose(state, seat, rnd))
        return self.judged(state)

    def judged(self, state: Any) -> list[float]:
        """Points by seat that the evaluation expects."""
        seats = len(self.view.score)
        first = self.guide.evaluate(state, 0)
        if seats == 2:
            return [first, 1.0 - first]
        return [first, *(self.guide.evaluate(state, seat) for seat in range(1, seats))]

    def expected(self, rng: Random, worlds: int) -> float:
        """The seat's points as the evaluation expects them, without a search."""
        seat = self.view.seat
        return sum(self.judged(self.world(rng))[seat] for _ in range(worlds)) / worlds

    def chosen(self, legal: Sequence[Action], findings: Findings, pick: Meaning, rng: Random, why: int) -> Choice:
        """The answer: an action that means ``pick``, by lot if there are several, and reasons from ``why`` worlds."""
        state = self.world(rng)
        options = self.options(state, self.view.seat)
        alike = [action for action in legal if options.labels.get(action) == pick]
        action = alike[int(rng.random() * len(alike))]
        # A gain over what sampled worlds promise may lead beyond a whole point.
        points = {line.meaning: min(1.0, max(0.0, line.value)) for line in findings}
        value = points.pop(pick)
        if not why:
            return Choice(action, value)
        ranked = [(options.actions[meaning], worth) for meaning, worth in points.items()]
        worlds = [self.world(rng) for _ in range(why)]
        return Choice(action, value, self.guide.reasons(self.view, worlds, [(action, value), *ranked]))
