"""Guy's sudden death: the hand is laid in a row (A30); `revealing` turns its cards up one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.contract import Action
from ...engine.view import Seat
from . import chronicle, drafts, out_of_range
from .actions import LIFT, LIFT_ACTION, PLACE, READY_ACTION, each_card
from .phases import ORDER

if TYPE_CHECKING:
    from .state import AudatiaState


def lay_rows(state: AudatiaState) -> None:
    """In the first bout both lay their rows; later the rows stay (A30)."""
    if state.bout == 1 and (state.size[0] or state.size[1]):
        state.phase, state.unready = ORDER, 3
    else:
        out_of_range.next_step(state)


def order_uses(state: AudatiaState, seat: Seat) -> list[Action]:
    """Lay the next card, lift the last one, be done (A30)."""
    laid = state.draft[seat]
    lift = [LIFT_ACTION] if laid else []
    if len(laid) == state.size[seat]:
        return [READY_ACTION, *lift]
    return each_card(PLACE, drafts.not_drafted(state, seat)) + lift


def order(state: AudatiaState, seat: Seat, action: Action) -> None:
    """One step of the order; when both are done, the rows lie (A30)."""
    if action[0] == PLACE:
        chronicle.placed(state, seat, action[1])
        state.draft[seat].append(action[1])
    elif action[0] == LIFT:
        chronicle.lifted(state, seat)
        state.draft[seat].pop()
    elif drafts.finish(state, seat):
        chronicle.rows_laid(state)
        for each in (0, 1):
            state.row[each] = [state.take_out(each, card) for card in state.draft[each]]
            state.row_size[each], state.draft[each] = len(state.row[each]), []
        out_of_range.next_step(state)
