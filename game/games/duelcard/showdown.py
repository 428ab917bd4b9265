"""What becomes of the plays of a duel: turned up as they face each other, won, discarded, taken back (D18, D20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.view import Seat
from . import chronicle, memory
from .duel import DOUBLE_ONLY, TYPE_AND_DOUBLE, Chain, resolve_chain, trophies
from .phases import NOBODY

if TYPE_CHECKING:
    from .state import DuelCardState


def fight(state: DuelCardState) -> None:
    """All plays lie on the table and are turned up as they face each other (D11, D20)."""
    chain = resolve_chain(tuple(tuple(sorted(laid)) for laid in state.laid), state.turner)
    chronicle.laid_down(state)
    for seat, laid in enumerate(state.laid):
        hand = state.hands[seat]
        state.table[seat] = [hand.pop(hand.index(kind)) for kind in laid]
    state.laid = [[] for _ in state.hands]
    shown: set[Seat] = set()
    for faceoff in chain.faceoffs:
        fresh = [seat for seat in (faceoff.holder, faceoff.rival) if seat not in shown]
        chronicle.turned_up(state, fresh)
        shown.update(fresh)
        chronicle.fought(state, faceoff)
        leave(state, faceoff.holder if faceoff.duel.winner == 1 else faceoff.rival)
    score(state, chain)
    take_back(state, shown)


def leave(state: DuelCardState, seat: Seat) -> None:
    """A play that was shown goes to the discard pile (D18, D20)."""
    cards = state.table[seat]
    chronicle.discarded(state, seat)
    forget(state, seat, cards)
    state.discard += cards
    state.table[seat] = []


def forget(state: DuelCardState, seat: Seat, cards: list[int]) -> None:
    """What is known of a hand goes with the cards that left it."""
    if state.memory is not None:
        whole = len(state.hands[seat]) + len(cards)
        for n, kind in enumerate(cards, 1):
            memory.lost(state.memory, seat, kind, whole - n)


def score(state: DuelCardState, chain: Chain) -> None:
    """The last holder's trophies are laid before him; without a win his play is discarded (D18, D20, D22)."""
    winner = chain.winner
    if winner == NOBODY:
        chronicle.drawn(state)
        leave(state, state.turner)
        return
    cards = state.table[winner]
    rule = DOUBLE_ONLY if state.double_only else TYPE_AND_DOUBLE
    won = () if state.infinite else trophies(tuple(sorted(cards)), chain.form, rule)
    chronicle.scored(state, winner, chain.victories, won)
    state.tally[winner] += chain.victories
    forget(state, winner, cards)
    left = list(won)
    for card in cards:
        if card in left:
            left.remove(card)
            state.trophies[winner].append(card)
        else:
            state.discard.append(card)
    state.table[winner] = []


def take_back(state: DuelCardState, shown: set[Seat]) -> None:
    """Plays that were never faced return unseen (D20)."""
    for seat, cards in enumerate(state.table):
        if cards and seat not in shown:
            chronicle.returned(state, seat)
            state.hands[seat] += cards
            state.hands[seat].sort()
            state.table[seat] = []
