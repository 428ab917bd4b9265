"""Random games step by step, and what the shared checks look at on the way.

Random games are scaled by the environment variable DUEL_TABLE_RUNS (a factor, 1 if unset).
"""

from __future__ import annotations

import copy
import dataclasses
import os
import re
from collections.abc import Iterator
from enum import Enum
from random import Random

from game.engine.contract import Action, Options, State
from game.engine.event import Record
from game.engine.view import OPEN, PUBLIC, Seat, Slot, View
from tests.games.cases import Case

FACTOR = float(os.environ.get("DUEL_TABLE_RUNS", "1"))
LONGEST = 5_000
CHOSEN_BY = 0xC0FFEE


def seeds(count: float) -> range:
    """Deal numbers for random games: ``count`` of them, times the factor."""
    return range(max(1, round(count * FACTOR)))


def viewers(case: Case) -> tuple[Seat, ...]:
    """Every seat, the public and the open view."""
    return (*case.seats(), PUBLIC, OPEN)


def step(case: Case, seed: int, start: State | None = None) -> Iterator[tuple[State, Seat, Action]]:
    """A random game; yields the state and what is about to be played, and once more at the end with seat -9."""
    rng = Random(seed ^ CHOSEN_BY)
    state = start or case.rules.new(seed, options(case, seed))
    for _ in range(LONGEST):
        pending = state.pending()
        if not pending:
            yield state, -9, ()
            return
        seat = rng.choice(pending)
        action = rng.choice(state.legal(seat))
        yield state, seat, action
        state.play(seat, action)
    raise AssertionError(f"{case.name}, seed {seed}: no end after {LONGEST} actions")


def options(case: Case, seed: int) -> Options:
    """The options of a random game: each set in turn."""
    return case.options[seed % len(case.options)]


def logged(state: State) -> list[Record]:
    """The log of a state that keeps one."""
    assert state.log is not None
    return state.log


def contents(state: State) -> dict[str, object]:
    """A deep copy of everything a state holds, to compare."""
    names = [name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())]
    names += list(getattr(state, "__dict__", {}))
    return {name: copy.deepcopy(getattr(state, name)) for name in names}


def rule_number(case: Case, rule: object) -> bool:
    """Whether ``rule`` looks like a number of the game's rules page."""
    return isinstance(rule, str) and re.fullmatch(case.rule_letter + r"[1-9]\d*", rule) is not None


def all_views(case: Case, state: State) -> list[View]:
    return [state.view(viewer) for viewer in viewers(case)]


def frozen(value: object) -> None:
    """Fail unless the value is made of frozen dataclasses, tuples and plain values only."""
    if dataclasses.is_dataclass(value):
        assert type(value).__dataclass_params__.frozen, f"{type(value).__name__} can be changed"  # pyright: ignore
        for item in dataclasses.fields(value):
            frozen(getattr(value, item.name))
    elif isinstance(value, tuple):
        for part in value:
            frozen(part)
    else:
        assert value is None or isinstance(value, (int, float, str, Enum)), f"{type(value).__name__} in a view"


def slots(view: View) -> list[Slot]:
    """Every slot of the table; an empty pile has one to drop on."""
    return [(zone.key, i) for zone in view.zones for i in range(max(1, len(zone.cards)))]
