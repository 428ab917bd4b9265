"""Matches of any game for the screen: with people and computers, from a given state, played to a moment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from game.engine.contract import Options, Rules
from game.games import registry
from game.match.match import Match
from game.match.seats import SeatSetup
from tests.ui.pilot import NAMES


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
