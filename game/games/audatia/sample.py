"""A full duel drawn from those a view can't tell apart.

What is known of a hidden hand (`knowledge`) is laid first: cards that are surely in the hand, then those that are in
the hand or among the cards traded away since; every way to lay them is equally likely. The other unseen cards of the
deck fill the rest. Draws that break a limit on traded cards are drawn again; after some such draws one is mended. Who
has announced an ability holds what it leads to: hands without are drawn again, too.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from ...engine.chance import next_seed, shuffle_in_place
from ...engine.view import EMPTY, PUBLIC, UNKNOWN, Seat, View
from .abilities import has_use
from .cards import ACTION_KINDS, COPIES, FIRST_POSTA, POSTE
from .knowledge import BY_RIVAL, PUBLICLY, Knowledge, nothing_known
from .phases import DENYING, EXCHANGE, NONE, ORDER, POSTA, SECRET, TRADE
from .seen import AudatiaFacts, HandKnown, copied_fields
from .state import AudatiaState

Rnd = Callable[[], float]
_TRIES = 40
"""Draws that break a limit are rare; after so many the last one is mended."""
_TRIES_FOR_USE = 400
"""Enough for the one card in twenty that makes an ability playable from a hand of one."""
_UNKNOWN_ONE = -1
"""Stands for when a card became known, where it never did."""


@dataclass(frozen=True, slots=True)
class _Lying:
    """Cards of a seat as the viewer sees them, UNKNOWN where he doesn't."""

    hand: list[int]
    row: list[int]
    traded: list[int]
    unseen: list[int]
    """The other cards of the deck, sorted: the draw pile, and whatever is UNKNOWN."""
    in_row: bool
    """Whether the row lies: then the hand is the card revealed last (A30)."""

    def is_open(self) -> bool:
        """Whether the viewer knows everything but the order of the draw pile."""
        return UNKNOWN not in self.hand and UNKNOWN not in self.row and UNKNOWN not in self.traded


@dataclass(frozen=True, slots=True)
class _Start:
    """What all samples of a view have in common."""

    view: View
    state: AudatiaState
    """With all that is seen; hands, rows and traded cards only where they are open."""
    lying: tuple[_Lying, _Lying]


_latest: list[_Start] = []
"""The start that was made last: a search draws hundreds of samples from one view."""


def sample(view: View, rng: Random) -> AudatiaState:
    """A state whose view is ``view``; its chance is fresh."""
    start = _start(view)
    state = _filled(start, rng.random)
    if state.phase == DENYING:
        for _ in range(_TRIES_FOR_USE):
            if has_use(state, state.ability_by, state.ability):
                break
            state = _filled(start, rng.random)
    state.chance = next_seed(rng)
    return state


def _filled(start: _Start, rnd: Rnd) -> AudatiaState:
    state = start.state.clone()
    for seat in (0, 1):
        _fill_seat(state, start, seat, rnd)
    return state


def _start(view: View) -> _Start:
    for start in _latest:
        if start.view is view:
            return start
    facts: AudatiaFacts = view.facts
    state = AudatiaState()
    _copy_seen(state, view, facts)
    state.known = _known(facts) if facts.known else None
    lying = (_lying(state, view, facts, 0), _lying(state, view, facts, 1))
    for seat in (0, 1):
        if lying[seat].is_open():
            _lay(state, seat, lying[seat].hand, lying[seat].row, lying[seat].traded)
    start = _Start(view, state, lying)
    _latest[:] = [start]
    return start


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


def _lying(state: AudatiaState, view: View, facts: AudatiaFacts, seat: Seat) -> _Lying:
    in_row = facts.row_size[seat] > 0
    row = [card for card in _zone(view, f"row/{seat}") if card != EMPTY]
    if in_row:
        hand = [card for card in _zone(view, f"shown/{seat}") if card >= 0]
    else:
        hand = [card for card in view.zone(f"hand/{seat}").cards if card != EMPTY]
    if facts.phase == ORDER:
        hand, row = hand + row, []
    traded = list(view.zone(f"traded/{seat}").cards)
    return _Lying(hand, row, traded, _unseen(state, seat, (*hand, *row, *traded)), in_row)


def _lay(state: AudatiaState, seat: Seat, hand: list[int], row: list[int], traded: list[int]) -> None:
    """Hand, row and traded cards of one seat."""
    for card in hand:
        state.put_in(seat, card)
    state.row[seat], state.traded[seat] = row[:], traded[:]


def _fill_seat(state: AudatiaState, start: _Start, seat: Seat, rnd: Rnd) -> None:
    """What can't be seen of one seat, by lot."""
    lying = start.lying[seat]
    pool = lying.unseen[:]
    if not lying.is_open():
        drawn, traded, pool = _draw(lying, _told(start.view, seat), rnd)
        hand, row = (lying.hand, drawn) if lying.in_row else (drawn, lying.row)
        _lay(state, seat, hand, row, traded)
    shuffle_in_place(pool, rnd)
    state.deck[seat] = pool
    if seat != start.view.seat:
        _fill_secret(state, seat, rnd)


def _told(view: View, seat: Seat) -> HandKnown:
    """What the viewer knows of a hand besides what he sees."""
    facts: AudatiaFacts = view.facts
    if not facts.known:
        return HandKnown(((0,),), ())
    return (facts.publicly_known if view.seat == PUBLIC else facts.known)[seat]


def _zone(view: View, key: str) -> tuple[int, ...]:
    return next((zone.cards for zone in view.zones if zone.key == key), ())


def _unseen(state: AudatiaState, seat: Seat, shown: tuple[int, ...]) -> list[int]:
    """The cards of a seat's deck that the viewer doesn't see."""
    counts = list(COPIES[state.characters[seat]])
    for card in (*shown, *state.discard[seat], *state.pile[seat]):
        if 0 <= card < FIRST_POSTA:
            counts[card] -= 1
    return [kind for kind in ACTION_KINDS for _ in range(counts[kind])]


def _draw(lying: _Lying, told: HandKnown, rnd: Rnd) -> tuple[list[int], list[int], list[int]]:
    """A hidden hand (or row) and hidden traded cards, as what is known demands; and the cards that are left, sorted."""
    hand, traded = len(lying.row if lying.in_row else lying.hand), len(lying.traded)
    for _ in range(_TRIES):
        slots, since, left = _lay_known(lying.unseen, hand, traded, told, rnd)
        if all(since[hand : hand + first].count(_UNKNOWN_ONE) <= most for first, most in told.limits):
            break
    else:
        slots, since, left = _lay_known(lying.unseen, hand, traded, told, rnd)
        _mend(slots, since, hand, told, rnd)
    mine = slots[:hand]
    shuffle_in_place(mine, rnd)
    return mine, slots[hand:], sorted(left)


def _lay_known(
    pool: list[int], hand: int, traded: int, told: HandKnown, rnd: Rnd
) -> tuple[list[int], list[int], list[int]]:
    """Cards for the slots of the hand and of the traded ones, how many had been traded when each became known, and
    what is left of the pool.
    """
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
    return [left.pop() if card == NONE else card for card in slots], since, left


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


def _fill_secret(state: AudatiaState, seat: Seat, rnd: Rnd) -> None:
    """Who has already chosen has made any choice he could."""
    if state.phase not in SECRET or state.unready >> seat & 1:
        return
    cards = state.hand(seat)
    shuffle_in_place(cards, rnd)
    if state.phase == EXCHANGE:
        state.draft[seat] = cards[: int(rnd() * (len(cards) + 1))]
    elif state.phase == TRADE:
        state.draft[seat] = cards[: 2 * int(rnd() * 2)]
    elif state.phase == ORDER:
        state.draft[seat] = cards
    elif state.phase == POSTA:
        state.chosen[seat] = int(rnd() * len(POSTE))
