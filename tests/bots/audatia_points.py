"""Decision points of Audatia, and for each a second world that its viewer can't tell from the first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from game.engine.contract import Action, Options
from game.engine.view import Seat
from game.games.audatia.policy import choose
from game.games.audatia.rules import RULES
from game.games.audatia.state import AudatiaState
from tests.bots.points import POINTS
from tests.games.audatia.redeal import redeal
from tests.games.cases import Game

SKIPPED = 0.8
WILD = 0.2
TRIES = 3
MOST_ACTIONS = 90
"""Longer games are left there: each point plays its own history again."""
DUEL: Options = {"character_2": "patron"}
HALL: Options = {"variant": "hall", "character_1": "agnes", "break_thrust": True}
SUDDEN: Options = {"variant": "sudden", "character_1": "patron"}


@dataclass(frozen=True)
class Point:
    """A seat's decision in two worlds that look the same to it."""

    state: AudatiaState
    twin: AudatiaState
    seat: Seat
    legal: list[Action]


def points(count: int = POINTS, seed: int = 1, options: Options = DUEL) -> Iterator[Point]:
    """Decisions with a choice, from duels of the rule player with wild moves; the rival may have chosen first."""
    rng = Random(seed)
    found = 0
    while found < count:
        game = Game(rng.randrange(10**6), options, [])
        state = RULES.new(game.seed, game.options)
        while state.pending() and found < count and len(game.history) < MOST_ACTIONS:
            seat = rng.choice(state.pending())
            legal = state.legal(seat)
            if len(legal) > 1 and rng.random() > SKIPPED:
                found += 1
                yield Point(state.clone(), twin(game, seat, rng), seat, legal)
            action = rng.choice(legal) if rng.random() < WILD else choose(state, seat, rng.random)
            state.apply(seat, action)
            game.history.append((seat, action))


def twin(game: Game, seat: Seat, rng: Random) -> AudatiaState:
    """Other cards and another history with the same look; where there is one, what the rival holds is different."""
    real = replayed(game)
    other = real
    for _ in range(TRIES):
        other, history = redeal(game, seat, rng)
        for mover, action in history:
            other.play(mover, action)
        if hidden(other, 1 - seat) != hidden(real, 1 - seat):
            break
    other.chance = rng.getrandbits(64)
    return other.clone()


def replayed(game: Game) -> AudatiaState:
    """The duel as it was played."""
    state = RULES.new(game.seed, game.options)
    for mover, action in game.history:
        state.play(mover, action)
    return state


def hidden(state: AudatiaState, seat: Seat) -> object:
    """What only the seat itself knows."""
    return state.hand(seat), state.row[seat], state.draft[seat], state.chosen[seat]


@cache
def point(kind: str, seed: int = 1) -> Point:
    """The first decision of a kind in the duel."""
    for found in points(600, seed):
        decision = found.state.decision(found.seat)
        if decision is not None and decision.kind == kind:
            return found
    raise AssertionError(kind)
