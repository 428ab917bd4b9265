"""The computer players: all of one interface, and nothing but the view reaches them."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from random import Random

from ..engine.contract import Action, Bot, Budget, Choice
from ..engine.view import View
from ..games import registry
from .guide import Meaning, guide
from .levels import HINT, level
from .lookahead import look_ahead
from .mix import drawn, mixed, suits
from .search import TreeSearch
from .thought import WORLDS_FOR_VALUE, Findings, Line, Table, Watch

ONCE = Budget(1, 1.0)
WORLDS_FOR_REASONS = 120
"""The adviser says why; opponents keep it to themselves."""
NEAR = 0.01
"""The search plays any of the moves that are so close to the best, so that it can't be foreseen."""


class RandomBot:
    """Any legal action."""

    def choose(self, view: View, legal: list[Action], rng: Random, budget: Budget) -> Choice:
        """An action by lot."""
        return Choice(legal[int(rng.random() * len(legal))], 0.5)


class RulesBot:
    """The game's rule player, with or without mistakes."""

    def __init__(self, game: str, errors: Mapping[str, float] | None = None) -> None:
        self._rules = registry.rules(game)
        self._guide = guide(game)
        self._errors = dict(errors or {})

    def choose(self, view: View, legal: list[Action], rng: Random, budget: Budget) -> Choice:
        """The rule player's move in any state of this view: it looks at nothing that differs between them."""
        if len(legal) == 1:
            return Choice(legal[0], 0.5)
        state = self._rules.sample(view, rng)
        return Choice(self._guide.falter(state, view.seat, rng.random, self._errors), 0.5)


class ThinkingBot(ABC):
    """What look-ahead and search share: decisions that need no thought are made at once."""

    def __init__(self, game: str, watch: Watch) -> None:
        self._game = game
        self._watch = watch

    def choose(self, view: View, legal: list[Action], rng: Random, budget: Budget) -> Choice:
        """The best action found, or one drawn from a mix."""
        table = Table(registry.rules(self._game), guide(self._game), view)
        findings = self.findings(table, rng, budget)
        return table.chosen(legal, findings, self.drawn(findings, rng), rng, budget.reasons)

    def findings(self, table: Table, rng: Random, budget: Budget) -> Findings:
        """What is known of each meaning after the thinking."""
        world = table.world(rng)
        seat = table.view.seat
        options = table.options(world, seat)
        if len(options.actions) == 1:
            return self.unthought(table, next(iter(options.actions)), rng)
        if table.drafting(world):
            drafted = options.labels.get(table.guide.choose(world, seat, rng.random))
            return self.unthought(table, drafted or next(iter(options.actions)), rng)
        self._watch.begin(budget.seconds)
        return self.think(table, rng, budget.iterations)

    def unthought(self, table: Table, meaning: Meaning, rng: Random) -> Findings:
        """A move that needs no search."""
        return (Line(meaning, 0, table.expected(rng, WORLDS_FOR_VALUE), 1.0),)

    @abstractmethod
    def think(self, table: Table, rng: Random, iterations: int) -> Findings:
        """Find out about a decision with several meanings."""

    def drawn(self, findings: Findings, rng: Random) -> Meaning:
        """The meaning to play."""
        return findings[0].meaning


class LookaheadBot(ThinkingBot):
    """Tries every move once in each of some sampled worlds."""

    def think(self, table: Table, rng: Random, iterations: int) -> Findings:
        """Means of short playouts."""
        return look_ahead(table, rng, iterations, self._watch)


class SearchBot(ThinkingBot):
    """Tree search over what each seat knows; a payoff table for small secret choices."""

    def think(self, table: Table, rng: Random, iterations: int) -> Findings:
        """The tree's root, or the mix."""
        if suits(table, rng):
            return mixed(table, rng, iterations, self._watch)
        return TreeSearch(table, rng).run(iterations, self._watch)

    def drawn(self, findings: Findings, rng: Random) -> Meaning:
        """Drawn from the mix, or from the moves that are as good as the best."""
        if any(0.0 < line.share < 1.0 for line in findings):
            return drawn(findings, rng)
        best = findings[0]
        near = [line.meaning for line in findings if line.value >= best.value - NEAR and 2 * line.visits >= best.visits]
        return near[int(rng.random() * len(near))]


def player(game: str, name: str, watch: Watch | None = None) -> tuple[Bot, Budget]:
    """A computer player by name: ``random``, ``rules`` or a level of the game; UnknownLevel otherwise."""
    if name == "random":
        return RandomBot(), ONCE
    if name == "rules":
        return RulesBot(game), ONCE
    row = level(game, name)
    budget = Budget(row.iterations, row.seconds, WORLDS_FOR_REASONS if name == HINT else 0)
    if row.bot in ("rules", "faltering"):
        return RulesBot(game, row.errors), budget
    kind: Callable[[str, Watch], Bot] = SearchBot if row.bot == "search" else LookaheadBot
    return kind(game, watch or Watch(time.monotonic)), budget
