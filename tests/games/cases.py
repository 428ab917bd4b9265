"""What the shared checks need to know of a game, and the games they are run for.

A game brings `tests/games/<game>/case.py` with its `CASES`, one for each number of players or way to play; the first
is called like the game. The toy of the engine's tests is always there.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random

from game.engine.contract import Action, Options, Rules, State
from game.engine.view import Seat

HERE = Path(__file__).resolve().parent
History = list[tuple[Seat, Action]]


@dataclass(frozen=True)
class Game:
    """A game as far as it was played: seed, options and every action since the deal."""

    seed: int
    options: Options
    history: History


@dataclass(frozen=True)
class Case:
    """A game under test, in one way to play it."""

    name: str
    rules: Rules
    options: tuple[Options, ...]
    """Options to play with in turn, all for the same number of seats."""
    all_actions: tuple[Action, ...]
    """Every action of any state."""
    deck: str
    """Dotted name of the function that makes a deck; replaced where cards are marked to be followed."""
    cards_in_play: int
    copies: int
    """How many cards of one number there can be."""
    rule_letter: str
    redeal: Callable[[Game, Seat, Random], tuple[State, History]]
    """The independent resampler: another deal and the history to play from it, both such that the viewer can't tell."""
    counts: tuple[tuple[Callable[[], State], tuple[int, ...]], ...]
    """(small position, numbers of histories of depth 1, 2, ...), pinned."""
    golden: tuple[int, Options, Path]
    forgets: frozenset[str]
    """Kinds of events that turn shown cards face down again (a shuffle)."""
    marked: Callable[[], AbstractContextManager[object]]
    """Inside this context new deals hold `Mark` cards."""
    in_steps: frozenset[Action] = frozenset()
    """Whole choices, for computer players; a hand makes them in several smaller actions."""
    share: float = 1.0
    """Which part of the usual number of random games is enough by default; less for long games."""

    def seats(self) -> range:
        """The seats of the game with these options."""
        return range(sum(len(team) for team in self.rules.teams(self.options[0])))


def _load(game: str) -> tuple[Case, ...]:
    return import_module(f"tests.games.{game}.case").CASES


def cases() -> list[Case]:
    """The cases of each game that has some (a test asks for the registered ones that have not), and the toy."""
    ready = sorted(path.parent.name for path in HERE.glob("*/case.py"))
    return [*(case for game in ready for case in _load(game)), import_module("tests.engine.toy_case").CASE]
