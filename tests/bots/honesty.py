"""What the honesty checks ask of a decision, and the leaks that are planted to check the checks.

A game brings `tests/games/<game>/honesty.py` with its `CASES`, one for each way to play it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from random import Random
from types import SimpleNamespace
from typing import Any

from game.bots.guide import Guide, guide
from game.bots.lookahead import look_ahead
from game.bots.players import LookaheadBot, RandomBot, RulesBot, SearchBot
from game.bots.thought import Table, Watch
from game.engine.contract import Bot, Budget, Options, Rules
from game.engine.view import Seat, View
from tests.bots.decisions import POINTS, Decisions, Point
from tests.games.cases import HERE

Think = Callable[[Any, Seat], object]
"""What is found out about a seat's decision in a world."""
Leak = Callable[[Any, Any, Seat], Any]
"""(sampled world, true world, viewer): the world that a leaking sampler answers with."""
Thinker = type[LookaheadBot] | type[SearchBot]


def true_world(sampled: Any, true: Any, viewer: Seat) -> Any:
    """A planted leak: what is sampled is the truth."""
    return true.clone()


@dataclass(frozen=True)
class Honesty:
    """A game's computer players under test, in one way to play it."""

    name: str
    decisions: Decisions[Any]
    options: Options
    hidden: Callable[[Any, Seat], object]
    """Something of a seat that no other seat may know."""
    chosen: Callable[[Any, Seat], bool]
    """Whether another has chosen in secret before this seat."""
    errors: Mapping[str, float]
    """What a faltering rule player does wrong, and how often."""
    leaks: Mapping[str, Leak]
    """Leaks to plant, the smaller the better, by name."""
    choice_leak: Leak = true_world
    """The leak of what another has chosen."""
    iterations: int = 48
    leak_within: int = 1
    """A planted leak is found within so many times `POINTS` decisions."""
    choice_within: int = 6
    """The leak of what another has chosen likewise."""
    differ: float = 0.6
    """In what share of the decisions the second world hides something else, at least."""

    @property
    def rules(self) -> Rules:
        """The game's rules."""
        return self.decisions.rules

    @cached_property
    def seats(self) -> int:
        """How many play."""
        return sum(len(team) for team in self.rules.teams(self.options))

    @cached_property
    def guide(self) -> Guide:
        """What the game's policy tells its players."""
        return guide(self.rules.name)

    @property
    def budget(self) -> Budget:
        """How much a player may think."""
        return Budget(self.iterations, 1000.0)

    def points(self, times: int = 1) -> Iterator[Point[Any]]:
        """The first decisions with a choice, so many times `POINTS`; worlds of the caller's own."""
        known, more = self._found
        while len(known) < times * POINTS:
            known.append(next(more))
        for point in known[: times * POINTS]:
            yield Point(point.state.clone(), point.twin.clone(), point.seat, point.legal)

    @cached_property
    def _found(self) -> tuple[list[Point[Any]], Iterator[Point[Any]]]:
        return [], self.decisions.points(sys.maxsize, options=self.options)

    def tells_apart(self, think: Think, times: int = 1) -> bool:
        """Whether at any decision the thinking differs between two worlds of the same view."""
        return any(think(found.state, found.seat) != think(found.twin, found.seat) for found in self.points(times))


def cases() -> list[Honesty]:
    """The cases of each game that has some."""
    games = sorted(path.parent.name for path in HERE.glob("*/honesty.py"))
    return [case for game in games for case in import_module(f"tests.games.{game}.honesty").CASES]


def still() -> Watch:
    """A clock that stands: only iterations end a search."""
    return Watch(lambda: 0.0)


BOTS: dict[str, Callable[[Honesty], Bot]] = {
    "random": lambda case: RandomBot(),
    "rules": lambda case: RulesBot(case.rules.name),
    "faltering": lambda case: RulesBot(case.rules.name, case.errors),
    "lookahead": lambda case: LookaheadBot(case.rules.name, still()),
    "search": lambda case: SearchBot(case.rules.name, still()),
}


class Leaking:
    """Rules whose sampler knows the true world."""

    def __init__(self, rules: Rules, leak: Leak, true: Any) -> None:
        self._rules, self._leak, self._true = rules, leak, true

    def sample(self, view: View, rng: Random) -> Any:
        """A sample with the leak in it."""
        return self._leak(self._rules.sample(view, rng), self._true, view.seat)


# What is found out about a decision


def choice(case: Honesty, bot: Bot) -> Think:
    """The action with its value and reasons."""
    return lambda state, seat: bot.choose(state.view(seat), state.legal(seat), Random(7), case.budget)


def statistics(case: Honesty, kind: Thinker, leak: Leak | None = None) -> Think:
    """The root statistics of a thinking player."""
    bot = kind(case.rules.name, still())

    def think(state: Any, seat: Seat) -> object:
        rules: Any = case.rules if leak is None else Leaking(case.rules, leak, state)
        return bot.findings(Table(rules, case.guide, state.view(seat)), Random(7), case.budget)

    return think


def sight_of_choices(case: Honesty) -> Think:
    """What a player finds who knows what another has chosen, and lets it stand."""
    hints: Any = SimpleNamespace(**{**vars(case.guide), "reopen": lambda state, seat: None})

    def think(state: Any, seat: Seat) -> object:
        if not case.chosen(state, seat):
            return None
        rules: Any = Leaking(case.rules, case.choice_leak, state)
        return look_ahead(Table(rules, hints, state.view(seat)), Random(7), case.iterations, still())

    return think


def meanings(case: Honesty) -> Think:
    """What the actions mean, and what the decision depends on."""
    guide = case.guide
    return lambda state, seat: (guide.meanings(state, seat, state.legal(seat)), guide.situation(state, seat))


def rule_play(case: Honesty) -> Think:
    """What the rule player does in four moods."""

    def think(state: Any, seat: Seat) -> object:
        case.guide.reopen(state, seat)
        return [case.guide.choose(state, seat, Random(mood).random) for mood in range(4)]

    return think
