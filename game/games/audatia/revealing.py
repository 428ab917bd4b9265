"""Sudden death: whoever has to act or react reveals cards, and the first one that can be used takes effect (A30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.view import Seat
from . import chronicle, steps
from .actions import PASS_ACTION, YIELD_ACTION
from .phases import ANSWER, BROKEN, CUT, FIGHT, OVER_IT, REACT, STEP, STRETTO, STRIKE, THRUST

if TYPE_CHECKING:
    from .state import AudatiaState

_REVEALING = frozenset((STEP, REACT, FIGHT, STRETTO, ANSWER, STRIKE, BROKEN))
"""Steps in which somebody has to act or react with a card."""
_LOSING = frozenset((REACT, ANSWER))


def go_on(state: AudatiaState) -> None:
    """Reveal cards until somebody has to say which of two uses he makes of one, or chooses something else (A30)."""
    while state.phase in _REVEALING:
        seat = state.actor
        uses = steps.uses(state, seat) if state.size[seat] else []
        if len(uses) > 1:
            return
        if uses:
            steps.carry_out(state, seat, uses[0])
        elif state.size[seat]:
            card = state.hand(seat)[0]
            chronicle.useless(state, seat, card)
            state.throw_away(seat, card)
        elif state.row[seat]:
            chronicle.turned_up(state, seat)
            state.turn_up(seat)
        else:
            _row_is_empty(state, seat)


def _row_is_empty(state: AudatiaState, seat: Seat) -> None:
    """Nothing is left to reveal: the other acts, or the blow lands (A30)."""
    if state.phase != STRIKE:
        steps.carry_out(state, seat, YIELD_ACTION if state.phase in _LOSING else PASS_ACTION)
    elif state.strike == OVER_IT:
        state.phase = REACT
    elif state.strike in (CUT, THRUST):
        state.phase = STRETTO
