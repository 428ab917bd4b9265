"""A match from a table of a TOML file: lessons, worked examples, pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from . import memory
from .actions import parse_action
from .cards import COPIES, KINDS
from .phases import ACTION, COMMIT
from .state import DuelCardState

_PHASES = {"action": ACTION, "duel": COMMIT}


def position(data: Mapping[str, Any]) -> DuelCardState:
    """A match in the middle of a turn, then the actions of ``moves`` played in it.

    Each table ``seat`` (two to four) has ``hand`` and may have ``trophies``, lists of kinds (``"plant"``), and
    ``tally``. ``deck`` (top card first) and ``discard`` are such lists too; cards named nowhere lie at the bottom of
    the deck in the order of their kinds. ``turner`` is a seat (default 0), ``phase`` ``"action"`` (default) or
    ``"duel"``, ``goal`` the victories to win (default 5), ``turn`` a number. ``moves`` lists lines like
    ``"0 steal thief 2"``. ValueError names what is wrong.
    """
    seats = data.get("seat", [])
    if len(seats) not in (2, 3, 4):
        raise ValueError("a position of DuelCard has two to four tables 'seat'")
    state = DuelCardState(len(seats))
    left = list(COPIES)
    for seat, table in enumerate(seats):
        state.hands[seat] = sorted(_kinds(table.get("hand", ()), left))
        state.trophies[seat] = _kinds(table.get("trophies", ()), left)
        state.tally[seat] = int(table.get("tally", len(state.trophies[seat])))
    state.discard = _kinds(data.get("discard", ()), left)
    top = _kinds(data.get("deck", ()), left)
    state.deck = [kind for kind, copies in enumerate(left) for _ in range(copies)] + top[::-1]
    _set_turn(state, data)
    state.goal = int(data.get("goal", state.goal))
    if state.memory is not None:
        for seat, hand in enumerate(state.hands):
            memory.drew(state.memory, seat, len(hand))
    for line in data.get("moves", ()):
        seat_word, _, words = str(line).partition(" ")
        state.play(int(seat_word), parse_action(words))
    return state


def _set_turn(state: DuelCardState, data: Mapping[str, Any]) -> None:
    turner, phase = data.get("turner", 0), data.get("phase", "action")
    if turner not in range(len(state.hands)):
        raise ValueError(f"turner: a seat of this match, not {turner!r}")
    if phase not in _PHASES:
        raise ValueError(f"phase: one of {', '.join(_PHASES)}, not {phase!r}")
    state.first = state.turner = state.active = int(turner)
    state.phase = _PHASES[phase]
    state.turn = int(data.get("turn", 1))


def _kinds(words: Any, left: list[int]) -> list[int]:
    """Kinds by name, taken from the cards that are left."""
    kinds: list[int] = []
    for word in words:
        if word not in KINDS:
            raise ValueError(f"no such card: {word!r}")
        kind = KINDS.index(word)
        left[kind] -= 1
        if left[kind] < 0:
            raise ValueError(f"more than {COPIES[kind]} cards {word!r}")
        kinds.append(kind)
    return kinds
