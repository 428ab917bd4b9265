"""Decision points of Duelo Jartible, and for each a second world that its viewer can't tell from the first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from game.engine.contract import Action, Options
from game.engine.view import Seat
from game.games.jartible.deck import READY_DECKS
from game.games.jartible.policy import choose
from game.games.jartible.rules import RULES
from game.games.jartible.state import JartibleState
from tests.bots.points import POINTS
from tests.games.cases import Game
from tests.games.jartible.redeal import redeal

SKIPPED = 0.8
WILD = 0.2
SECRET: Options = {}
OPEN_LISTS: Options = {"deck.0": READY_DECKS[3], "deck.1": READY_DECKS[2], "public_decks": True, "tie_break_ap": True}


@dataclass(frozen=True)
class Point:
    """A seat's decision in two worlds that look the same to it."""

    state: JartibleState
    twin: JartibleState
    seat: Seat
    legal: list[Action]


def points(count: int = POINTS, seed: int = 1, options: Options = SECRET) -> Iterator[Point]:
    """Decisions with a choice, from matches of the rule player with wild moves; the rival may have chosen first."""
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


def twin(game: Game, seat: Seat, rng: Random) -> JartibleState:
    """Other decks and another history with the same look."""
    state, history = redeal(game, seat, rng)
    for mover, action in history:
        state.play(mover, action)
    state.chance = rng.getrandbits(64)
    return state.clone()


def point(kind: str, seed: int = 1, options: Options = SECRET) -> Point:
    """The first decision of a kind."""
    for found in points(600, seed, options):
        decision = found.state.decision(found.seat)
        if decision is not None and decision.kind == kind:
            return found
    raise AssertionError(kind)
