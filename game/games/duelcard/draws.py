"""Drawing: from the deck, with the discard pile shuffled anew, until a hand has what it needs (D3, D5, D10, D19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.chance import shuffled
from ...engine.view import Seat
from . import chronicle, memory
from .cards import FIRE, JOKER, PLANT, WATER

if TYPE_CHECKING:
    from .state import DuelCardState


def draw(state: DuelCardState, seat: Seat, count: int) -> int:
    """Draw up to ``count`` cards, with the discard pile shuffled anew when the deck is empty (D10, D19)."""
    drawn = 0
    hand = state.hands[seat]
    while drawn < count and (state.deck or state.discard):
        if not state.deck:
            reshuffle(state)
        cards = state.deck[-1 : -1 - (count - drawn) : -1]
        chronicle.drew(state, seat, cards)
        del state.deck[-len(cards) :]
        hand += cards
        hand.sort()
        drawn += len(cards)
        if not state.deck:
            state.ran_out = True
    if state.memory is not None and drawn:
        memory.drew(state.memory, seat, drawn)
    return drawn


def reshuffle(state: DuelCardState) -> None:
    """D19: the discard pile becomes the deck."""
    order, state.chance = shuffled(range(len(state.discard)), state.chance)
    chronicle.reshuffled(state, order)
    state.deck = [state.discard[i] for i in order]
    state.discard = []


def draw_type(state: DuelCardState, seat: Seat) -> None:
    """D3, D5: a hand without a type card draws one at a time until it has one."""
    hand = state.hands[seat]
    size = len(hand)
    while (not hand or hand[0] > FIRE) and draw(state, seat, 1):
        pass
    if state.memory is None:
        return
    if len(hand) > size:
        memory.drew_type(state.memory, seat, len(hand), stops(state))
    elif stops(state):
        memory.has_type(state.memory, seat)


def draw_able(state: DuelCardState, seat: Seat) -> None:
    """D10: before the duel, whoever has neither type nor Joker draws until he has one."""
    hand = state.hands[seat]
    size = len(hand)
    while not is_able(hand) and draw(state, seat, 1):
        pass
    if state.memory is None:
        return
    if len(hand) > size:
        memory.drew_able(state.memory, seat, stops(state))
    elif stops(state):
        memory.has_able(state.memory, seat)


def stops(state: DuelCardState) -> int:
    """1 if drawing no further shows that a seat has what it needs; 0 where there is nothing left to draw (D10)."""
    return 1 if state.deck or state.discard else 0


def is_able(cards: list[int]) -> bool:
    """Whether there is a type card or a Joker among the cards (D10)."""
    return JOKER in cards or PLANT in cards or WATER in cards or FIRE in cards
