"""A match from a table of a TOML file: lessons, worked examples, pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from . import vocabulary as v
from .actions import parse_action
from .cards import CREATURES, KIND_BY_ID, SUPPORTS_END, scenario_effect
from .deck import OPTION, SEPARATOR
from .fields import SEATS
from .phases import (
    CLOSING,
    DUEL,
    FORMATION,
    KEEP,
    KEPT,
    LINE,
    LINES,
    NOTHING,
    OPENING,
    ROLE,
    SCENARIO,
    SUPPORT,
    TIE_BREAK,
    UNDECIDED,
)
from .state import JartibleState, set_up

_PHASES = {
    "role": ROLE, "hand": KEEP, "scenario": SCENARIO, "formation": FORMATION, "line": LINE, "support": SUPPORT,
    "duel": DUEL,
}  # fmt: skip
_WINDOWS = {"opening": OPENING, "closing": CLOSING, "tie_break": TIE_BREAK}


def position(data: Mapping[str, Any]) -> JartibleState:
    """A match in the middle of a round, then the actions of ``moves`` played in it.

    Two tables ``seat``, each with ``deck`` (the id of a ready deck or twenty card ids; default: the ready deck of the
    seat's number). From it are taken, lists of ids: ``hand``, ``attack`` and ``defence`` (in the order placed),
    ``spent``, ``out``, ``duels``, ``draw`` (of the speed draw); ``scenario`` is one id, ``pile`` the top of the deck,
    top card first. Besides them: ``minipoints``, ``rounds``, ``wins`` (duels) and ``redraws``, numbers, ``stopped``
    and ``special_used``, yes or no.

    ``phase`` is ``"role"``, ``"hand"``, ``"scenario"``, ``"formation"`` (default), ``"line"``, ``"support"`` or
    ``"duel"``; ``window`` ``"opening"`` (default), ``"closing"`` or ``"tie_break"``; ``opened`` the line that the
    formation-first seat has opened; ``first_form``, ``first_ap`` and ``turn`` are seats (default 0, 1, and whoever
    is first in that phase). ``options`` holds house rules, ``seed`` a number, ``round`` and ``restarts`` numbers.
    ``moves`` lists lines like ``"0 place abubill attack"``. ValueError names what is wrong.
    """
    seats = data.get("seat", [])
    if len(seats) != len(SEATS):
        raise ValueError("a position of Duelo Jartible has two tables 'seat'")
    decks = {
        OPTION.format(seat=seat): deck if isinstance(deck, str) else SEPARATOR.join(deck)
        for seat, table in enumerate(seats)
        if (deck := table.get("deck")) is not None
    }
    state = set_up(int(data.get("seed", 0)), {**data.get("options", {}), **decks})
    for seat, table in enumerate(seats):
        _lay_cards(state, seat, table)
        _count(state, seat, table)
    _set_phase(state, data)
    for line in data.get("moves", ()):
        seat_word, _, words = str(line).partition(" ")
        state.play(int(seat_word), parse_action(words))
    if not all(state.legal(seat) for seat in state.pending()):
        raise ValueError("somebody has nothing to do here")
    return state


def _lay_cards(state: JartibleState, seat: int, table: Mapping[str, Any]) -> None:
    left = list(state.decks[seat])
    state.hands[seat] = sorted(_kinds(table.get("hand", ()), left))
    for line, name in enumerate(LINES):
        state.lines[2 * seat + line] = _creatures(table.get(name, ()), left)
    state.out[seat] = _creatures(table.get("out", ()), left)
    state.duels[seat] = _creatures(table.get("duels", ()), left)
    state.spent[seat] = _of_range(_kinds(table.get("spent", ()), left), CREATURES, SUPPORTS_END)
    state.drawn[seat] = _kinds(table.get("draw", ()), left)
    if "scenario" in table:
        state.scenarios[seat] = _of_range(_kinds([table["scenario"]], left), SUPPORTS_END, len(KIND_BY_ID))[0]
    top = _kinds(table.get("pile", ()), left)
    state.piles[seat] = left[::-1] + top[::-1]


def _kinds(names: Sequence[str], left: list[int]) -> list[int]:
    """Kinds by id, taken from the cards that are left of the deck."""
    kinds: list[int] = []
    for name in names:
        kind = KIND_BY_ID.get(name, NOTHING)
        if kind not in left:
            raise ValueError(f"no such card left in the deck: {name!r}")
        left.remove(kind)
        kinds.append(kind)
    return kinds


def _creatures(names: Sequence[str], left: list[int]) -> list[int]:
    return _of_range(_kinds(names, left), 0, CREATURES)


def _of_range(kinds: list[int], first: int, end: int) -> list[int]:
    if any(not first <= kind < end for kind in kinds):
        raise ValueError("a card lies where its sort can't lie")
    return kinds


def _count(state: JartibleState, seat: int, table: Mapping[str, Any]) -> None:
    """Limits already used, and the numbers of a seat."""
    for place in (2 * seat, 2 * seat + 1):
        for kind in state.lines[place]:
            state.count_placed(seat, kind, place)
    for kind in state.out[seat] + state.duels[seat]:
        state.count_used(seat, kind)
    state.special_before[seat] = bool(table.get("special_used", False))
    state.special_used[seat] = state.special_used[seat] or state.special_before[seat]
    state.minipoints[seat] = int(table.get("minipoints", 0))
    state.rounds_won[seat] = int(table.get("rounds", 0))
    state.wins[seat] = int(table.get("wins", 0))
    state.redraws[seat] = int(table.get("redraws", 0))
    state.stopped[seat] = bool(table.get("stopped", False))
    scenario = state.scenarios[seat]
    if scenario != NOTHING:
        effect = scenario_effect(scenario)
        if type(effect) is v.Most:
            state.limit = min(state.limit, effect.count)


def _set_phase(state: JartibleState, data: Mapping[str, Any]) -> None:
    phase, window = data.get("phase", "formation"), data.get("window", "opening")
    if phase not in _PHASES or window not in _WINDOWS:
        raise ValueError(f"no such phase or window: {phase!r}, {window!r}")
    state.phase, state.window = _PHASES[phase], _WINDOWS[window]
    state.first_form, state.first_ap = _seat(data, "first_form", 0), _seat(data, "first_ap", 1)
    first = state.first_ap if state.phase == SUPPORT else state.first_form
    state.chooser = state.turn = _seat(data, "turn", first)
    state.round, state.restarts = int(data.get("round", 1)), int(data.get("restarts", 0))
    if "opened" in data:
        state.opened = LINES.index(data["opened"])
    state.kept = [state.phase != KEEP] * 2
    state.choice = [UNDECIDED if state.phase == KEEP else KEPT] * 2


def _seat(data: Mapping[str, Any], name: str, default: int) -> int:
    seat = data.get(name, default)
    if seat not in SEATS:
        raise ValueError(f"{name}: 0 or 1, not {seat!r}")
    return int(seat)
