"""Choices that both make at once, card by card: marks that can be taken back, secret until both are done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.contract import Action
from ...engine.view import Seat
from .actions import CARD_ACTIONS, MARK, READY_ACTION, UNMARK, bits, each_card
from .cards import kinds_mask

if TYPE_CHECKING:
    from .state import AudatiaState

__all__ = ["READY_ACTION", "finish", "marks", "steps", "taken", "toggle", "unmarks"]


def marks(state: AudatiaState, seat: Seat) -> list[Action]:
    """Mark one of the cards that are not marked yet."""
    draft, two = state.draft[seat], state.two[seat]
    if not draft:
        return each_card(MARK, state.one[seat])
    rows = CARD_ACTIONS[MARK]
    return [rows[kind] for kind in bits(state.one[seat]) if draft.count(kind) <= two >> kind & 1]


def unmarks(state: AudatiaState, seat: Seat) -> list[Action]:
    """Take a mark back."""
    draft = state.draft[seat]
    return each_card(UNMARK, kinds_mask(draft)) if draft else []


def steps(state: AudatiaState, seat: Seat) -> list[Action]:
    """Mark a card or take a mark back."""
    return marks(state, seat) + unmarks(state, seat)


def toggle(state: AudatiaState, seat: Seat, action: Action) -> None:
    """Set a mark or take it back."""
    if action[0] == MARK:
        state.draft[seat].append(action[1])
    else:
        state.draft[seat].remove(action[1])


def finish(state: AudatiaState, seat: Seat) -> bool:
    """The seat is done; whether everybody is."""
    state.unready &= ~(1 << seat)
    return not state.unready


def taken(state: AudatiaState, seat: Seat) -> list[int]:
    """What was marked, sorted; the draft is over."""
    cards = sorted(state.draft[seat])
    state.draft[seat] = []
    return cards
