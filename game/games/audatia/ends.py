"""How a bout ends: a Break-off, a draw, a win; and in the hall the points and the last bout (A9, A13, A28, A29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.view import Seat
from . import chronicle, out_of_range, setup
from .phases import (
    HALL,
    MOST_QUIET_TERMS,
    NO_BLOWS,
    NOBODY,
    OVER,
    QUIET_TERMS,
    ROWS_EMPTY,
    SECOND_DRAW,
    SUDDEN,
)

if TYPE_CHECKING:
    from .state import AudatiaState

_DRAWS = 2


def break_off(state: AudatiaState) -> None:
    """Both go back out of range and refill; what was void counts again (A9)."""
    chronicle.broke_off(state)
    out_of_range.clear_table(state)
    _virtues_recover(state)
    if state.variant == SUDDEN:
        if not (state.row[0] or state.row[1]):
            finish(state, NOBODY, ROWS_EMPTY)
            return
    else:
        out_of_range.refill(state)
    out_of_range.open_bout(state)


def _virtues_recover(state: AudatiaState) -> None:
    """Void virtues are in force again; those poisoned in this bout are void in the next (Poison Dust)."""
    for seat in (0, 1):
        state.virtues[seat] |= state.voided[seat]
        state.voided[seat] = 0
    if state.poisoned != NOBODY:
        state.voided[state.poisoned] = state.virtues[state.poisoned]
        state.virtues[state.poisoned] = 0
        state.poisoned = NOBODY


def no_attack(state: AudatiaState) -> None:
    """The Challenger has not attacked: a draw, and the second one loses (A13)."""
    chronicle.drawn_bout(state)
    state.draws += 1
    if state.draws >= _DRAWS:
        win(state, 1 - state.challenger, SECOND_DRAW)
    else:
        break_off(state)


def win(state: AudatiaState, seat: Seat, reason: int) -> None:
    """The duel is won; in the hall it is a point, and the roles change (A28, A29)."""
    if state.variant == HALL:
        _point(state, seat, reason)
    else:
        finish(state, seat, reason)


def finish(state: AudatiaState, winner: Seat, reason: int) -> None:
    """It is over."""
    state.winner, state.ended_by = winner, reason
    state.phase = OVER
    chronicle.ended(state)


# The hall (A29)


def _point(state: AudatiaState, seat: Seat, reason: int) -> None:
    chronicle.scored(state, seat, reason)
    state.score[seat] += 1
    state.quiet_terms = 0 if state.blow_in_term else state.quiet_terms + 1
    state.blow_in_term = False
    out_of_range.clear_table(state)
    if state.quiet_terms >= MOST_QUIET_TERMS:
        finish(state, _leader(state), QUIET_TERMS)
        return
    state.challenger = 1 - state.challenger
    state.draws = 0
    chronicle.virtues_returned(state)
    state.virtues, state.voided = [0, 0], [0, 0]
    state.poisoned = NOBODY
    setup.assign_virtues(state)


def out_of_blows(state: AudatiaState, armed: list[bool]) -> None:
    """Who is without a blow out of range gives a point, and the game ends (A29)."""
    for seat in (0, 1):
        if armed[seat] and not armed[1 - seat]:
            chronicle.scored(state, seat, NO_BLOWS)
            state.score[seat] += 1
    finish(state, _leader(state), NO_BLOWS)


def _leader(state: AudatiaState) -> Seat:
    """Most points win; equal points are a draw (A29)."""
    first, second = state.score
    return NOBODY if first == second else 0 if first > second else 1
