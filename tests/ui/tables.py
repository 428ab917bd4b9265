"""Matches of any game for the screen: with people and computers, from a given state, played to a moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from game.engine.contract import Options, Rules
from game.engine.view import PUBLIC, Seat
from game.games import registry
from game.match.match import Match
from game.match.seats import SeatSetup
from tests.games.cases import Game, History
from tests.ui.pilot import NAMES

Redeal = Callable[[Game, Seat, Random], tuple[Any, History]]
"""A game's independent resampler, as its case has it."""
TWINS = 3
"""So many worlds are compared with the real one."""
MOST_DEALS = 20
"""So many deals are made until there are enough in which somebody knows something else."""
MOST_GAMES = 120
LONGEST = 260
"""So many games are begun, and left after so many actions, until a moment is found."""


def match_of(
    game: str,
    seed: int,
    options: Options | None = None,
    *,
    people: int = 1,
    level: str = "normal",
    folder: Path | None = None,
) -> Match:
    """A match with so many people at the screen, the others computers."""
    options = options or {}
    count = sum(len(team) for team in registry.rules(game).teams(options))
    seats = [
        SeatSetup("human", name) if seat < people else SeatSetup("bot", name, level)
        for seat, name in enumerate(NAMES[:count])
    ]
    return Match.new(game, seed=seed, options=options, seats=seats, bot_seed=1, folder=folder)


class Beginning:
    """A game's rules, but every match begins with one given state and what was told of it."""

    def __init__(self, rules: Rules, begin: Any) -> None:
        self._rules, self._begin = rules, begin

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def new(self, seed: int, options: Options) -> Any:
        """The given state."""
        again = self._begin.clone()
        again.log = list(self._begin.log or ())
        return again


def beginning(usual: Match, begin: Any) -> Match:
    """A match of the same people that begins with a state."""
    rules: Any = Beginning(usual.rules, begin)
    return Match(replace(usual.setup, rules=rules), usual.started)


@dataclass(frozen=True)
class ByChance:
    """A game played by random actions up to a state of interest; of several who are asked the last goes first."""

    game: str
    redeal: Redeal
    there: Callable[[Any], bool]
    options: Options = field(default_factory=dict)

    def __call__(self, viewer: Seat) -> list[Match]:
        """The real match and others, each beginning with its state, that the viewer can't tell apart.

        Where the viewer is PUBLIC, all seats are people at one screen.
        """
        usual = match_of(self.game, 1, self.options, people=len(NAMES) if viewer == PUBLIC else 1)
        for played, real in self._moments():
            others = list(islice(self._others(played, real, viewer, range(len(usual.seats))), TWINS))
            if others:
                return [beginning(usual, state) for state in (real, *others)]
        raise AssertionError("it never came so far with other secrets")

    def _moments(self) -> Iterator[tuple[Game, Any]]:
        rules = registry.rules(self.game)
        for seed in range(MOST_GAMES):
            state, rng = rules.new(seed, self.options), Random(seed)
            history: History = []
            while state.pending() and not self.there(state) and len(history) < LONGEST:
                seat = state.pending()[-1]
                action = rng.choice(state.legal(seat))
                state.play(seat, action)
                history.append((seat, action))
            if state.pending() and self.there(state):
                yield Game(seed, self.options, history), state

    def _others(self, played: Game, real: Any, viewer: Seat, seats: range) -> Iterator[Any]:
        """Worlds in which some seat knows something else."""
        for seed in range(MOST_DEALS):
            other, history = self.redeal(played, viewer, Random(seed))
            for seat, action in history:
                other.play(seat, action)
            assert other.view(viewer) == real.view(viewer)
            if any(other.view(seat) != real.view(seat) for seat in seats):
                yield other


def played_to(match: Match, there: Callable[[Match], bool], most: int = 400) -> Match:
    """Random actions until something holds, or the match is over."""
    rng = Random(match.seed)
    for _ in range(most):
        if there(match) or not match.pending():
            break
        seat = rng.choice(match.pending())
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def asked(*phases: int) -> Callable[[Match], bool]:
    """Whether the first seat is asked in one of these phases."""
    return lambda match: match.pending()[:1] == (0,) and match.view(0).facts.phase in phases


def over(match: Match) -> bool:
    """Whether the deal is over."""
    return match.deal_over
