"""Decision points of any game, and for each a second world that its viewer can't tell from the first."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from game.engine.contract import Action, Options, Rules
from game.engine.view import Seat
from tests.games.cases import Game, History

POINTS = max(1, round(12 * float(os.environ.get("DUEL_TABLE_RUNS", "1"))))
SKIPPED = 0.8
WILD = 0.2
DEALS = 3
"""How often a deal is made anew at the most until a secret differs."""

S = TypeVar("S")
Redeal = Callable[[Game, Seat, Random], "tuple[Any, History]"]


@dataclass(frozen=True)
class Point(Generic[S]):
    """A seat's decision in two worlds that look the same to it."""

    state: S
    twin: S
    seat: Seat
    legal: list[Action]


@dataclass(frozen=True)
class Decisions(Generic[S]):
    """Where the decisions of one game come from: its rule player with wild moves, and its independent resampler."""

    kind: type[S]
    rules: Rules
    choose: Callable[..., Action]
    redeal: Redeal
    options: Options
    tries: int = 400
    """How many points are looked through for one of a kind."""
    longest: int = sys.maxsize
    """A game is left after so many actions: where a point plays its whole history again, late ones are dear."""
    hidden: Callable[[S, Seat], object] | None = None
    """What only a seat of two knows, where a new deal often leaves it as it was: then another one is tried."""

    def points(self, count: int = POINTS, seed: int = 1, options: Options | None = None) -> Iterator[Point[S]]:
        """Decisions with a choice; others may have made secret choices first."""
        rng = Random(seed)
        found = 0
        while found < count:
            game = Game(rng.randrange(10**6), self.options if options is None else options, [])
            state: Any = self.rules.new(game.seed, game.options)
            while state.pending() and found < count and len(game.history) < self.longest:
                seat = rng.choice(state.pending())
                legal = state.legal(seat)
                if len(legal) > 1 and rng.random() > SKIPPED:
                    found += 1
                    yield Point(state.clone(), self.twin(state, game, seat, rng), seat, legal)
                action = rng.choice(legal) if rng.random() < WILD else self.choose(state, seat, rng.random)
                state.apply(seat, action)
                game.history.append((seat, action))

    def twin(self, real: S, game: Game, seat: Seat, rng: Random) -> S:
        """Another deal and history with the same look as the real game; rather one with other secrets of the rival."""
        other: Any = self._dealt_anew(game, seat, rng)
        for _ in range(DEALS - 1):
            if self.hidden is None or self.hidden(other, 1 - seat) != self.hidden(real, 1 - seat):
                break
            other = self._dealt_anew(game, seat, rng)
        other.chance = rng.getrandbits(64)
        return other.clone()

    def _dealt_anew(self, game: Game, seat: Seat, rng: Random) -> S:
        state, history = self.redeal(game, seat, rng)
        for mover, action in history:
            state.play(mover, action)
        return state

    def point(self, kind: str, seed: int = 1, options: Options | None = None) -> Point[S]:
        """The first decision of a kind."""
        for found in self.points(self.tries, seed, options):
            state: Any = found.state
            decision = state.decision(found.seat)
            if decision is not None and decision.kind == kind:
                return found
        raise AssertionError(kind)
