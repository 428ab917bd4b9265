"""The cheating twin: the same search, but of what really lies there. How often it wins bounds what beliefs can gain.

It knows every hand and the order of the deck. It does not know the luck to come (what a pile will be shuffled into) nor
secret choices of this very moment: those are no matter of belief.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from types import SimpleNamespace
from typing import Any

from game.bots.guide import Rnd, guide
from game.bots.players import SearchBot
from game.bots.thought import Table, Watch
from game.engine.chance import derived, next_seed
from game.engine.contract import Action, Bot, Budget, Choice, Options
from game.engine.view import Seat, View
from game.games import registry
from game.match.rates import Rate, paired_interval, rate


class Truth:
    """Rules whose samples are all the one true state."""

    def __init__(self, state: Any) -> None:
        self._state = state

    def sample(self, view: View, rng: Random) -> Any:
        """The truth, with luck of its own."""
        state = self._state.clone()
        state.chance = next_seed(rng)
        return state


def unmoved(state: Any, seat: Seat, rnd: Rnd) -> None:
    """No card is exchanged for a likelier one; only what seats remember is dropped, as in every world of a search."""
    if hasattr(state, "memory"):
        state.memory = None


class CheatingTwin(SearchBot):
    """The search with open cards."""

    def __init__(self, game: str, watch: Watch) -> None:
        super().__init__(game, watch)
        own = guide(game)
        parts = {name: getattr(own, name) for name in registry.guide(game).__all__}
        self._hints: Any = SimpleNamespace(**{**parts, "believe": unmoved})
        self._truth: Any = None

    def see(self, state: Any) -> None:
        """Look at the cards before a decision."""
        self._truth = Truth(state)

    def choose(self, view: View, legal: list[Action], rng: Random, budget: Budget) -> Choice:
        """What the search finds best in the state that was seen last."""
        table = Table(self._truth, self._hints, view)
        findings = self.findings(table, rng, budget)
        return table.chosen(legal, findings, self.drawn(findings, rng), rng, budget.reasons)


def played(game: str, seed: int, players: tuple[Bot, Bot], budget: Budget, options: Options) -> tuple[float, ...]:
    """The scores of one deal; twins among the players are shown the cards."""
    state = registry.rules(game).new(seed, options).clone()
    decisions = 0
    while pending := state.pending():
        seat = pending[0]
        legal = state.legal(seat)
        if len(legal) > 1:
            bot = players[seat]
            if isinstance(bot, CheatingTwin):
                bot.see(state)
            rng = Random(derived(seed, seat, decisions))
            legal = [bot.choose(state.view(seat), legal, rng, budget).action]
        state.apply(seat, legal[0])
        decisions += 1
    outcome = state.outcome()
    assert outcome is not None
    return outcome.scores


@dataclass(frozen=True, slots=True)
class Lead:
    """What the twin scores against the honest search: the rate by games, and the interval by pairs of a deal."""

    won: Rate
    low: float
    high: float


def lead(scores: list[float]) -> Lead:
    """From the twin's mean score in each pair."""
    low, high = paired_interval(scores)
    return Lead(rate(2 * sum(scores), 2 * len(scores)), low, high)


def pairs(game: str, seed: int, iterations: int) -> Iterator[float]:
    """The twin's mean score in pairs of the same deal, seats swapped; without end."""
    budget = Budget(iterations, 1.0)
    still = Watch(lambda: 0.0)
    twin, honest = CheatingTwin(game, still), SearchBot(game, still)
    number = 0
    while True:
        deal = derived(seed, number)
        first = played(game, deal, (twin, honest), budget, {})[0]
        second = played(game, deal, (honest, twin), budget, {})[1]
        yield (first + second) / 2
        number += 1
