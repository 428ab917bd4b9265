"""Decision points of DuelCard, and for each a second world that its viewer can't tell from the first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from game.engine.contract import Action, Options
from game.engine.view import Seat
from game.games.duelcard.actions import LAY, TAKE
from game.games.duelcard.policy import choose
from game.games.duelcard.rules import RULES
from game.games.duelcard.state import DuelCardState
from tests.bots.points import POINTS
from tests.games.cases import Game
from tests.games.duelcard.redeal import redeal

SKIPPED = 0.8
WILD = 0.2
TWO: Options = {}
THREE: Options = {"seats": 3}


@dataclass(frozen=True)
class Point:
    """A seat's decision in two worlds that look the same to it."""

    state: DuelCardState
    twin: DuelCardState
    seat: Seat
    legal: list[Action]


def points(count: int = POINTS, seed: int = 1, options: Options = TWO) -> Iterator[Point]:
    """Decisions with a choice, from games of the rule player with some wild moves; others may have laid first."""
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


def twin(game: Game, seat: Seat, rng: Random) -> DuelCardState:
    """Another deal and history with the same look."""
    state, history = redeal(game, seat, rng)
    for mover, action in history:
        state.play(mover, action)
    state.chance = rng.getrandbits(64)
    return state.clone()


def point(kind: str, seed: int = 1, options: Options = TWO) -> Point:
    """The first decision of a kind."""
    for found in points(400, seed, options):
        decision = found.state.decision(found.seat)
        if decision is not None and decision.kind == kind:
            return found
    raise AssertionError(kind)


def whole(legal: list[Action]) -> list[Action]:
    """The actions that are no steps of a draft."""
    return [action for action in legal if action[0] not in (LAY, TAKE)]
