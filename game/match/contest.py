"""Games between computer players, without a screen and without a journal: what `simulate` and `arena` count."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from random import Random

from ..bots.guide import guide
from ..bots.players import player
from ..bots.thought import Watch
from ..engine.chance import derived
from ..engine.contract import Bot, Budget, Options
from ..engine.text import Text
from ..engine.view import PUBLIC, Seat
from ..games import registry


@dataclass(frozen=True, slots=True)
class Result:
    """How a game between bots ended."""

    scores: tuple[float, ...]
    winners: tuple[Seat, ...]
    starter: Seat | None
    """Who began, in games whose facts say it as ``first``."""
    decisions: int
    exchanges: int
    ending: str
    """What decided it, as the last word of a key: of the reason's ``why`` if it tells one, else of its own."""


def contest(game: str, seed: int, bots: Sequence[str], options: Options, share: float = 1.0) -> Result:
    """Play one game; ``bots`` by seat, each with this ``share`` of its iterations.

    Nobody is hurried: the same arguments give the same game on every machine.
    """
    state = registry.rules(game).new(seed, options).clone()
    players = [unhurried(game, name, share) for name in bots]
    bot_seed = derived(seed, len(bots))
    decisions = 0
    while pending := state.pending():
        seat = pending[0]
        legal = state.legal(seat)
        if len(legal) > 1:
            bot, budget = players[seat]
            rng = Random(derived(bot_seed, seat, decisions))
            legal = [bot.choose(state.view(seat), legal, rng, budget).action]
        state.apply(seat, legal[0])
        decisions += 1
    outcome = state.outcome()
    assert outcome is not None
    starter = getattr(state.view(PUBLIC).facts, "first", None)
    exchanges = guide(game).exchange(state)
    return Result(outcome.scores, outcome.winners, starter, decisions, exchanges, _ending(outcome.reason))


def unhurried(game: str, name: str, share: float = 1.0) -> tuple[Bot, Budget]:
    """A computer player that no clock stops, with a share of its iterations."""
    bot, budget = player(game, name, Watch(lambda: 0.0))
    return bot, replace(budget, iterations=max(1, round(share * budget.iterations)))


def _ending(reason: Text) -> str:
    why = reason.arg("why")
    return (why if isinstance(why, Text) else reason).key.rpartition(".")[2]


def workers() -> ProcessPoolExecutor:
    """Processes for many games, one for each core."""
    return ProcessPoolExecutor(os.cpu_count() or 1, multiprocessing.get_context("spawn"))
