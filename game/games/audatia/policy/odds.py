"""What the rival may hold, by all that a seat knows: chances that he lacks a card, and what a blow is worth."""

from __future__ import annotations

from functools import cache

from ....engine.view import Seat
from ..cards import (
    ALIGNED,
    ALL_COUNTERS,
    BLOW_OF,
    COPIES,
    COUNTERERS,
    EXTENSA,
    EXTERNAL,
    FITTING,
    FROM_POSTA,
    FROM_SIDE,
    HAND,
    LEFT,
    OF_BLOW,
    PARRIED_BY,
    PERFECT,
    PUNTA,
    RIGHT,
    kinds_mask,
)
from ..knowledge import BY_RIVAL
from ..phases import NONE
from ..state import AudatiaState
from ..virtues import leads_for_reaction

COUNTER_COST = 0.6
"""What a counterattack that can't be parried takes off an attack."""
TRADED_AWAY = 0.25
"""The chance that a card which was in the hand before a trade is no longer there."""
EVEN = 0.5
"""What a Break-off is worth."""
_OWNED = tuple(
    tuple(kinds_mask(kind for kind, count in enumerate(copies) if count >= least) for least in (1, 2))
    for copies in COPIES
)
"""By character: the kinds in the deck, and those that are in it twice."""


def unseen(state: AudatiaState, seat: Seat, cards: int) -> int:
    """How many of a set of a seat's cards nobody has seen."""
    once, twice = _OWNED[state.characters[seat]]
    count = (cards & once).bit_count() + (cards & twice).bit_count()
    for card in state.discard[seat]:
        count -= cards >> card & 1
    for card in state.pile[seat]:
        count -= cards >> card & 1
    return count


@cache
def _none_among(wanted: int, elsewhere: int, held: int) -> float:
    """The chance that none of so many wanted cards is among those held, if all places are equally likely."""
    chance, whole = 1.0, elsewhere + held
    for drawn in range(min(wanted, 12)):
        chance *= max(0.0, (elsewhere - drawn) / max(1, whole - drawn))
    return chance


def lacks(state: AudatiaState, seat: Seat, cards: int) -> float:
    """The chance, for his rival, that a seat holds none of a set of cards.

    What he was seen to hold he has, unless he may have traded it away; all else is equally likely in his hand.
    """
    if not cards:
        return 1.0
    traded = 1.0
    if state.known is not None:
        *older, newest = state.known[seat][BY_RIVAL].groups
        for card in newest[1:]:
            if cards >> card & 1:
                return 0.0
        for group in older:
            for card in group[1:]:
                if cards >> card & 1:
                    traded *= TRADED_AWAY
    wanted = unseen(state, seat, cards)
    elsewhere = len(state.deck[seat]) + len(state.traded[seat]) + len(state.row[seat])
    return traded * _none_among(wanted, elsewhere, state.size[seat]) if wanted > 0 else traded


def reach(state: AudatiaState, seat: Seat) -> int:
    """The blows that start from where a seat's sword is (A14)."""
    posta, side = state.posta[seat], state.side[seat]
    return FROM_POSTA[posta] if posta >= 0 else FROM_SIDE[side] if side != NONE else 0


def attack_worth(state: AudatiaState, seat: Seat, card: int) -> float:
    """How likely an attack finds no parry, less what a counterattack or an exchange may cost."""
    rival = 1 - seat
    if state.posta[rival] >= 0 and EXTENSA[state.posta[rival]]:
        return exchange_worth(state, seat)
    reached = reach(state, rival)
    worth = lacks(state, rival, reached & PARRIED_BY[card])
    if not leads_for_reaction(state, rival):
        return worth
    if COUNTERERS >> card & 1:
        same = OF_BLOW[BLOW_OF[card]]
        if not state.one[seat] & same & ~(1 << card) and not state.two[seat] >> card & 1:
            worth -= COUNTER_COST * (1.0 - lacks(state, rival, reached & same))
    elif PUNTA >> card & 1 and not state.one[seat] & FITTING[EXTERNAL]:
        worth -= COUNTER_COST * (1.0 - lacks(state, rival, reached & PUNTA))
    return worth


def exchange_worth(state: AudatiaState, seat: Seat) -> float:
    """A thrust to which only a remedy answers (A23, A26): it wins if there is none, else as far as one counters it."""
    none = lacks(state, 1 - seat, FITTING[EXTERNAL])
    return none + (1.0 - none) * _undone(state.one[seat] & ALL_COUNTERS)


@cache
def _undone(counters: int) -> float:
    """What counters win on average against the remedies of the external side: all for a perfect one (A25)."""
    remedies = [remedy for remedy in PERFECT if FITTING[EXTERNAL] >> remedy & 1]
    perfect = sum(counters & PERFECT[remedy] != 0 for remedy in remedies)
    aligned = sum(counters & ALIGNED[remedy] != 0 for remedy in remedies)
    return (perfect + EVEN * (aligned - perfect)) / len(remedies)


def remedy_worth(state: AudatiaState, seat: Seat, remedy: int) -> float:
    """A remedy wins uncountered, loses to its perfect counter, breaks off otherwise (A25)."""
    no_perfect = lacks(state, 1 - seat, PERFECT[remedy])
    none = lacks(state, 1 - seat, ALIGNED[remedy])
    return none + EVEN * max(0.0, no_perfect - none)


def after_parry(state: AudatiaState, seat: Seat, card: int) -> int:
    """The blows in hand that start from the side where a parry leaves the sword (A18)."""
    return state.one[seat] & ~(1 << card) & FROM_SIDE[LEFT if HAND[card] == RIGHT else RIGHT]
