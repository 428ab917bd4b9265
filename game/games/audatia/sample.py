"""A full duel drawn from those a view can't tell apart.

What is known of a hidden hand (`knowledge`) is laid first: cards that are surely in the hand, then those that are in
the hand or among the cards traded away since; every way to lay them is equally likely. The other unseen cards of the
deck fill the rest. Draws that break a limit on traded cards are drawn again; after some such draws one is mended.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ...engine.chance import next_seed, shuffle_in_place
from ...engine.view import PUBLIC, UNKNOWN, Seat, View
from .cards import ACTION_KINDS, COPIES, FIRST_POSTA, POSTE
from .knowledge import BY_RIVAL, PUBLICLY, Knowledge, nothing_known
from .phases import EXCHANGE, NONE, ORDER, POSTA, SECRET, TRADE
from .seen import AudatiaFacts, HandKnown, copied_fields
from .state import AudatiaState

Rnd = Callable[[], float]
_TRIES = 40
"""Draws that break a limit are rare; after so many the last one is mended."""
_UNKNOWN_ONE = -1
"""Stands for when a card became known, where it never did."""


def sample(view: View, rng: Random) -> AudatiaState:
    """A state whose view is ``view``; its chance is fresh."""
    facts: AudatiaFacts = view.facts
    state = AudatiaState()
    _copy_seen(state, view, facts)
    for seat in (0, 1):
        _fill_seat(state, view, facts, seat, rng.random)
    state.known = _known(facts) if facts.known else None
    state.chance = next_seed(rng)
    return state


def _copy_seen(state: AudatiaState, view: View, facts: AudatiaFacts) -> None:
    single, by_seat = copied_fields()
    for name in single:
        setattr(state, name, getattr(facts, name))
    for name in by_seat:
        setattr(state, name, list(getattr(facts, name)))
    state.size = [0, 0]
    state.unready = sum(1 << seat for seat in view.pending) if facts.phase in SECRET else 0
    for seat in (0, 1):
        state.discard[seat] = list(view.zone(f"discard/{seat}").cards)
        state.pile[seat] = list(view.zone(f"pile/{seat}").cards)
    if view.seat >= 0:
        state.draft[view.seat] = list(facts.draft)
        state.chosen[view.seat] = facts.chosen


def _known(facts: AudatiaFacts) -> list[list[Knowledge]]:
    known = nothing_known()
    for seat in (0, 1):
        for onlooker, told in ((PUBLICLY, facts.publicly_known[seat]), (BY_RIVAL, facts.known[seat])):
            known[seat][onlooker].groups = [list(group) for group in told.groups]
            known[seat][onlooker].limits = list(told.limits)
    return known


def _fill_seat(state: AudatiaState, view: View, facts: AudatiaFacts, seat: Seat, rnd: Rnd) -> None:
    """Hand, row, traded cards and draw pile of one seat."""
    shown = [card for card in _zone(view, f"shown/{seat}") if card >= 0]
    row = [card for card in _zone(view, f"row/{seat}") if card != -2]
    hand = shown if facts.row_size[seat] else [card for card in view.zone(f"hand/{seat}").cards if card != -2]
    traded = list(view.zone(f"traded/{seat}").cards)
    if facts.phase == ORDER:
        hand, row = hand + row, []
    pool = _unseen(state, view, seat, (*hand, *row, *traded))
    if UNKNOWN in hand or UNKNOWN in row or UNKNOWN in traded:
        laid = facts.row_size[seat] > 0
        hidden, traded = _draw(pool, len(row) if laid else len(hand), len(traded), facts, seat, view.seat, rnd)
        hand, row = (shown, hidden) if laid else (hidden, row)
        for card in (*hidden, *traded):
            pool.remove(card)
    for card in hand:
        state.put_in(seat, card)
    shuffle_in_place(pool, rnd)
    state.row[seat], state.traded[seat], state.deck[seat] = row, traded, pool
    if seat != view.seat:
        _fill_secret(state, view, facts, seat, rnd)


def _zone(view: View, key: str) -> tuple[int, ...]:
    return next((zone.cards for zone in view.zones if zone.key == key), ())


def _unseen(state: AudatiaState, view: View, seat: Seat, shown: tuple[int, ...]) -> list[int]:
    """The cards of a seat's deck that the viewer doesn't see."""
    counts = list(COPIES[state.characters[seat]])
    for card in (*shown, *state.discard[seat], *state.pile[seat]):
        if 0 <= card < FIRST_POSTA:
            counts[card] -= 1
    return [kind for kind in ACTION_KINDS for _ in range(counts[kind])]


def _draw(
    pool: list[int], hand: int, traded: int, facts: AudatiaFacts, seat: Seat, viewer: Seat, rnd: Rnd
) -> tuple[list[int], list[int]]:
    """A hidden hand (or row) and hidden traded cards out of ``pool``, as what is known demands."""
    told = HandKnown(((0,),), ())
    if facts.known:
        told = (facts.publicly_known if viewer == PUBLIC else facts.known)[seat]
    slots, since = _lay_known(pool, hand, traded, told, rnd)
    for _ in range(_TRIES):
        if all(since[hand : hand + first].count(_UNKNOWN_ONE) <= most for first, most in told.limits):
            break
        slots, since = _lay_known(pool, hand, traded, told, rnd)
    else:
        _mend(slots, since, hand, told, rnd)
    mine = slots[:hand]
    shuffle_in_place(mine, rnd)
    return mine, slots[hand:]


def _lay_known(pool: list[int], hand: int, traded: int, told: HandKnown, rnd: Rnd) -> tuple[list[int], list[int]]:
    """Cards for the slots of the hand and of the traded ones, and how many had been traded when each became known."""
    left = pool[:]
    slots = [NONE] * (hand + traded)
    since = [_UNKNOWN_ONE] * (hand + traded)
    for before, *cards in reversed(told.groups):
        open_to_it = [*range(hand), *range(hand + before, hand + traded)]
        for card in cards:
            free = [slot for slot in open_to_it if slots[slot] == NONE]
            slot = free[int(rnd() * len(free))]
            slots[slot], since[slot] = card, before
            left.remove(card)
    shuffle_in_place(left, rnd)
    return [left.pop() if card == NONE else card for card in slots], since


def _mend(slots: list[int], since: list[int], hand: int, told: HandKnown, rnd: Rnd) -> None:
    """Exchange unknown traded cards for known ones of the hand, or traded later, until all limits are kept."""
    for first, most in told.limits:
        while since[hand : hand + first].count(_UNKNOWN_ONE) > most:
            pairs = [
                (slot, known)
                for slot in range(hand, hand + first)
                if since[slot] == _UNKNOWN_ONE
                for known in (*range(hand), *range(hand + first, len(slots)))
                if 0 <= since[known] <= slot - hand
            ]
            if not pairs:
                break
            slot, known = pairs[int(rnd() * len(pairs))]
            slots[slot], slots[known] = slots[known], slots[slot]
            since[slot], since[known] = since[known], since[slot]


def _fill_secret(state: AudatiaState, view: View, facts: AudatiaFacts, seat: Seat, rnd: Rnd) -> None:
    """Who has already chosen has made any choice he could."""
    if facts.phase not in SECRET or state.unready >> seat & 1:
        return
    cards = state.hand(seat)
    shuffle_in_place(cards, rnd)
    if facts.phase == EXCHANGE:
        state.draft[seat] = cards[: int(rnd() * (len(cards) + 1))]
    elif facts.phase == TRADE:
        state.draft[seat] = cards[: 2 * int(rnd() * 2)]
    elif facts.phase == ORDER:
        state.draft[seat] = cards
    elif facts.phase == POSTA:
        state.chosen[seat] = int(rnd() * len(POSTE))
