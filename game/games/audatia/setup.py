"""The set-up, once in a duel: exchanging cards, the virtues, the Salute (A6-A8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.contract import Action
from ...engine.view import Seat
from . import chronicle, drafts, out_of_range
from .actions import DISCARD, MARK, READY, UNMARK, VIRTUE_ACTIONS, each_card
from .cards import AUDATIA
from .phases import EXCHANGE, SALUTE, SALUTE_BACK, SUDDEN, VIRTUES

if TYPE_CHECKING:
    from .state import AudatiaState

SALUTE_BONUS = 4
_ALL_VIRTUES = 15


def open_duel(state: AudatiaState) -> None:
    """Hands are dealt; both exchange as many cards as they want (A5, A6)."""
    chronicle.dealt(state)
    state.phase = EXCHANGE


def exchange_uses(state: AudatiaState, seat: Seat) -> list[Action]:
    """Mark cards, take marks back, be done (A6)."""
    return [drafts.READY_ACTION, *drafts.steps(state, seat)]


def exchange(state: AudatiaState, seat: Seat, action: Action) -> None:
    """One step of the draft; when both are done it takes effect (A6)."""
    if action[0] in (MARK, UNMARK):
        drafts.toggle(state, seat, action)
    elif action[0] == READY and drafts.finish(state, seat):
        for each in (state.challenger, 1 - state.challenger):
            _exchange_cards(state, each)
        assign_virtues(state)


def _exchange_cards(state: AudatiaState, seat: Seat) -> None:
    cards = drafts.taken(state, seat)
    chronicle.exchanged(state, seat, cards)
    for card in cards:
        state.throw_away(seat, card)
    state.draw(seat, len(cards))


def assign_virtues(state: AudatiaState) -> None:
    """The Challenger has Audatia; the Challenged chooses first of the others (A7)."""
    chronicle.challenged(state)
    state.virtues[state.challenger] = 1 << AUDATIA
    state.virtues[1 - state.challenger] = 0
    state.phase, state.actor = VIRTUES, 1 - state.challenger


def virtue_uses(state: AudatiaState, seat: Seat) -> list[Action]:
    """The virtues nobody has yet (A7)."""
    free = _ALL_VIRTUES & ~(state.virtues[0] | state.virtues[1])
    return [action for action in VIRTUE_ACTIONS if free >> action[1] & 1]


def take_virtue(state: AudatiaState, seat: Seat, action: Action) -> None:
    """One virtue each, the last one to the Challenged (A7)."""
    chronicle.virtue_taken(state, seat, action[1])
    state.virtues[seat] |= 1 << action[1]
    if seat != state.challenger:
        state.actor = state.challenger
        return
    last = (_ALL_VIRTUES & ~(state.virtues[0] | state.virtues[1])).bit_length() - 1
    chronicle.virtue_taken(state, 1 - seat, last)
    state.virtues[1 - seat] |= 1 << last
    virtues_assigned(state)


def virtues_assigned(state: AudatiaState) -> None:
    """In the first bout the Salute follows (A8); after a point in the hall the next bout does (A29)."""
    if state.bout:
        out_of_range.refill(state)
        out_of_range.open_bout(state)
    elif state.variant == SUDDEN or not state.size[1 - state.challenger]:
        out_of_range.open_bout(state)
    else:
        state.phase, state.actor = SALUTE, 1 - state.challenger


def salute_uses(state: AudatiaState, seat: Seat) -> list[Action]:
    """Any card of the hand (A8)."""
    return each_card(DISCARD, state.one[seat])


def salute(state: AudatiaState, seat: Seat, action: Action) -> None:
    """The Challenged salutes with a card, or doesn't (A8)."""
    if action[0] != DISCARD:
        chronicle.no_salute(state, seat)
        out_of_range.open_bout(state)
        return
    chronicle.saluted(state, seat, action[1])
    state.throw_away(seat, action[1])
    state.phase, state.actor = SALUTE_BACK, state.challenger


def salute_back(state: AudatiaState, seat: Seat, action: Action) -> None:
    """The Challenger returns the Salute, or the Challenged has Audatia +4 on his first blow of the game (A8)."""
    if action[0] == DISCARD:
        chronicle.saluted_back(state, seat, action[1])
        state.throw_away(seat, action[1])
    else:
        chronicle.salute_unanswered(state, seat)
        state.salute[1 - seat] = SALUTE_BONUS
    out_of_range.open_bout(state)
