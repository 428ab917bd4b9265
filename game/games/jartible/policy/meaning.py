"""Duelo Jartible in the words of the search: which actions mean the same, and which situations.

Cards are told by kind and lines by name, so an action already says what it means.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.contract import Action
from ..phases import DUEL, KEEP, UNDECIDED
from ..state import JartibleState
from .aftermath import useful

Meaning = tuple[int, ...]


def exchange(state: JartibleState) -> int:
    """How many rounds are over: where a playout may be judged."""
    return state.rounds_won[0] + state.rounds_won[1]


def reopen(state: JartibleState, seat: int) -> None:
    """Take back the rival's secret answer or duel, so that the search makes it anew (J10, J20)."""
    rival = 1 - seat
    if state.phase == KEEP and not state.kept[rival]:
        state.choice[rival] = UNDECIDED
    elif state.phase == DUEL:
        state.picks[rival] = UNDECIDED


def meanings(state: JartibleState, seat: int, legal: Sequence[Action]) -> list[Meaning | None]:
    """Every action means itself; a support that changes nothing means none."""
    kept = useful(state, seat, legal)
    return [action if action in kept else None for action in legal]


def situation(state: JartibleState, seat: int) -> tuple[object, ...]:
    """What the seat's decision depends on, as far as the seat knows it."""
    rival = 1 - seat
    theirs = tuple(
        tuple(row) if state.faces_up(place) else len(row)
        for place, row in ((2 * rival, state.lines[2 * rival]), (2 * rival + 1, state.lines[2 * rival + 1]))
    )
    return (
        state.phase, state.window, state.opened, *state.minipoints, *state.wins, *state.redraws, *state.scenarios,
        *state.ap, *state.pace, state.first_form, state.first_ap, *state.stopped, tuple(state.hands[seat]),
        tuple(state.lines[2 * seat]), tuple(state.lines[2 * seat + 1]), theirs, tuple(state.duels[rival]),
    )  # fmt: skip
