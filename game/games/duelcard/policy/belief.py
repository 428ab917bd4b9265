"""What a sensible rival would hold: hidden cards of a sampled match exchanged for likelier ones.

`sample` draws evenly from all that a view allows. But a Thief or Chest is of use in hand mode alone and is used there:
whoever has passed hardly holds one, and before that only among the cards just drawn.
"""

from __future__ import annotations

from collections.abc import Callable

from ..cards import CHEST, FIRE, JOKER, THIEF
from ..memory import MOST, MOST_ABLE, Entry
from ..phases import ACTION, COMMIT, OVER
from ..state import DuelCardState

Rnd = Callable[[], float]
SENSIBLE = 0.9
"""How often a card that should have been used is exchanged."""
TRIES = 4
"""Cards of the deck looked at for an exchange."""


def believe(state: DuelCardState, seat: int, rnd: Rnd) -> None:
    """Put idle Thieves and Chests of the rivals back into the deck; only cards that ``seat`` can't see change places.

    Afterwards the memory is dropped: nobody looks at the views of a search.
    """
    if state.memory is not None and state.phase != OVER:
        for other, hand in enumerate(state.hands):
            if other != seat:
                _put_back(state, hand, 0 if _has_passed(state, other) else 1, state.memory[seat][other], rnd)
    state.memory = None


def _has_passed(state: DuelCardState, other: int) -> bool:
    """Whether a seat is through with its hand mode in this turn."""
    if state.phase == COMMIT:
        return True
    seats = len(state.hands)
    active = state.active if state.phase == ACTION or state.actor < 0 else state.actor
    return (other - state.turner) % seats < (active - state.turner) % seats


def _put_back(state: DuelCardState, hand: list[int], fresh: int, known: Entry, rnd: Rnd) -> None:
    for kind in (THIEF, CHEST):
        for _ in range(hand.count(kind) - known[kind]):
            if fresh:
                fresh -= 1
            elif rnd() < SENSIBLE:
                _exchange(state.deck, hand, kind, known, rnd)


def _exchange(deck: list[int], hand: list[int], kind: int, known: Entry, rnd: Rnd) -> None:
    """Swap a card of the hand for one of the deck that may as well be there."""
    for _ in range(TRIES if deck else 0):
        place = int(rnd() * len(deck))
        card = deck[place]
        if card not in (THIEF, CHEST) and _may_hold(hand, card, known):
            deck[place] = kind
            hand[hand.index(kind)] = card
            hand.sort()
            return


def _may_hold(hand: list[int], card: int, known: Entry) -> bool:
    """Whether one more such card keeps what is known of type cards and Jokers in the hand."""
    types = sum([held <= FIRE for held in hand])
    if card <= FIRE and types >= known[MOST]:
        return False
    return (card > FIRE and card != JOKER) or types + hand.count(JOKER) < known[MOST_ABLE]
