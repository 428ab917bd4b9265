"""Decision points of Castle Duel, and for each a second world that its viewer can't tell from the first."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from game.engine.contract import Action, Options
from game.engine.view import Seat
from game.games.castle.policy import choose
from game.games.castle.rules import RULES
from game.games.castle.state import CastleState
from tests.games.cases import Game
from tests.games.castle.redeal import redeal

POINTS = max(1, round(12 * float(os.environ.get("DUEL_TABLE_RUNS", "1"))))
SKIPPED = 0.8
WILD = 0.2
DUEL: Options = {}
FOUR: Options = {"seats": 4}


@dataclass(frozen=True)
class Point:
    """A seat's decision in two worlds that look the same to it."""

    state: CastleState
    twin: CastleState
    seat: Seat
    legal: list[Action]


def points(count: int = POINTS, seed: int = 1, options: Options = DUEL) -> Iterator[Point]:
    """Decisions with a choice, from games of the rule player with some wild moves; others may have chosen first."""
    rng = Random(seed)
    found = 0
    while found < count:
        game = Game(rng.randrange(10**6), options, [])
        state = RULES.new(game.seed, game.options)
        while state.pending() and found < count:
            seat = rng.choice(state.pending())
            legal = state.legal(seat)
            if len(legal) > 1 and rng.random() > SKIPPED:
                found += 1
                yield Point(state.clone(), twin(game, seat, rng), seat, legal)
            action = rng.choice(legal) if rng.random() < WILD else choose(state, seat, rng.random)
            state.apply(seat, action)
            game.history.append((seat, action))


def twin(game: Game, seat: Seat, rng: Random) -> CastleState:
    """Another deal and history with the same look."""
    state, history = redeal(game, seat, rng)
    for mover, action in history:
        state.play(mover, action)
    state.chance = rng.getrandbits(64)
    return state.clone()


def point(kind: str, seed: int = 1, options: Options = DUEL) -> Point:
    """The first decision of a kind."""
    for found in points(400, seed, options):
        decision = found.state.decision(found.seat)
        if decision is not None and decision.kind == kind:
            return found
    raise AssertionError(kind)
