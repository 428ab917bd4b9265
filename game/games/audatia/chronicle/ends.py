"""Break-offs, points, the end (A9, A13, A28, A29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.event import FullMove, Record
from ....engine.text import SeatName, text
from ....engine.view import Seat
from ..phases import ENDS
from ..slots import discard, pile
from .moves import line, out_of_posta

if TYPE_CHECKING:
    from ..state import AudatiaState


def broke_off(state: AudatiaState) -> None:
    """Both go back out of range (A9)."""
    if state.log is not None:
        state.log.append(Record("break_off", (line("break_off"),)))


def cleared(state: AudatiaState) -> None:
    """The piles go to the discard piles, the poste back to the others (A9)."""
    if state.log is None:
        return
    moves: list[FullMove] = []
    for seat in (0, 1):
        below = len(state.discard[seat])
        moves += [FullMove(pile(seat, i), discard(seat, below + i), card) for i, card in enumerate(state.pile[seat])]
        moves += out_of_posta(state, seat)
    state.log.append(Record("clear", (), tuple(moves)))


def drawn_bout(state: AudatiaState) -> None:
    """Nobody attacked (A13)."""
    if state.log is not None:
        state.log.append(Record("draw_bout", (line(f"draw_bout.{min(2, state.draws + 1)}"),)))


def scored(state: AudatiaState, seat: Seat, reason: int) -> None:
    """A point in the hall (A29)."""
    if state.log is not None:
        why = text(f"audatia.why.{ENDS[reason]}")
        told = line("point", seat=SeatName(seat), why=why, total=state.score[seat] + 1)
        state.log.append(Record("point", (told, seat)))


def ended(state: AudatiaState) -> None:
    """The end, and why (A28-A30); called when the state knows it."""
    outcome = state.outcome()
    if state.log is not None and outcome is not None:
        state.log.append(Record("end", (outcome.reason,)))
