"""Choices that both make at once, card by card: marks that can be taken back, secret until both are done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.contract import Action
from ...engine.view import Seat
from .actions import CARD_ACTIONS, MARK, READY_ACTION, UNMARK, each_card

if TYPE_CHECKING:
    from .state import AudatiaState

__all__ = ["READY_ACTION", "finish", "not_drafted", "steps", "taken", "toggle", "unmarks"]


def not_drafted(state: AudatiaState, seat: Seat) -> int:
    """The kinds in the hand of which a card is left beside the draft."""
    one, two = state.one[seat], state.two[seat]
    for card in state.draft[seat]:
        bit = 1 << card
        if two & bit:
            two ^= bit
        else:
            one ^= bit
    return one


def unmarks(state: AudatiaState, seat: Seat) -> list[Action]:
    """Take a mark back."""
    draft = state.draft[seat]
    rows = CARD_ACTIONS[UNMARK]
    if len(draft) == 1:
        return [rows[draft[0]]]
    return [rows[card] for card in sorted(set(draft))]


def steps(state: AudatiaState, seat: Seat) -> list[Action]:
    """Mark one of the cards that are not marked yet, or take a mark back."""
    return each_card(MARK, not_drafted(state, seat)) + unmarks(state, seat)


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
