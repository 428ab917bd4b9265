"""A full match drawn from those a view can't tell apart.

Unseen cards are dealt to the hidden hands and the deck so that every way of dealing the 54 cards that fits what the
viewer knows is equally likely: first how many type cards each hidden hand holds, by the number of ways, then which.
"""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from random import Random

from ...engine.chance import next_seed, shuffle_in_place
from ...engine.view import UNKNOWN, Seat, View
from . import memory
from .actions import plays_of
from .cards import COPIES, FIRE, KINDS
from .draws import is_able
from .memory import LEAST, LEAST_ABLE, MOST, MOST_ABLE
from .phases import COMMIT, PICKING
from .seen import DuelCardFacts
from .state import DuelCardState

Rnd = Callable[[], float]
_TRIES = 400
"""Deals that break a bound on Jokers are dealt again; such bounds are rare and loose."""


def sample(view: View, rng: Random) -> DuelCardState:
    """A state whose view is ``view``; its chance is fresh."""
    facts: DuelCardFacts = view.facts
    seats = len(view.score)
    state = DuelCardState(seats)
    _copy_seen(state, view, facts)
    _fill_hidden(state, view, facts, rng.random)
    state.memory = _remembered(view, facts, seats)
    state.chance = next_seed(rng)
    if facts.phase == COMMIT:
        _fill_secrets(state, view, rng.random)
    elif facts.phase == PICKING:
        state.offered = list(range(len(state.hands[facts.victim])))
        shuffle_in_place(state.offered, rng.random)
    return state


def _copy_seen(state: DuelCardState, view: View, facts: DuelCardFacts) -> None:
    state.phase, state.turn, state.first, state.turner = facts.phase, facts.turn, facts.first, facts.turner
    state.active, state.actor, state.victim = facts.active, facts.actor, facts.victim
    state.stack, state.stack_seats = list(view.zone("stack").cards), list(facts.stack_seats)
    state.asked, state.ended_by, state.ran_out = list(facts.asked), facts.ended_by, facts.ran_out
    state.goal, state.infinite, state.double_only = facts.goal, facts.infinite, facts.double_only
    state.golden = facts.golden
    state.discard = list(view.zone("discard").cards)
    state.tally = list(view.score)
    for seat in range(len(view.score)):
        state.trophies[seat] = list(view.zone(f"trophies/{seat}").cards)
    if view.seat >= 0:
        state.laid[view.seat] = list(facts.laid)


def _own_hand(view: View) -> list[int]:
    """The viewer's cards, those laid for the duel among them."""
    zones = (view.zone(f"hand/{view.seat}"), view.zone(f"play/{view.seat}"))
    return sorted(card for zone in zones for card in zone.cards if card >= 0)


def _fill_hidden(state: DuelCardState, view: View, facts: DuelCardFacts, rnd: Rnd) -> None:
    """Own hand as it is; the rest of the 54 cards goes to the other hands and the deck."""
    counts = list(COPIES)
    holders: list[Seat] = []
    for seat in range(len(view.score)):
        if seat == view.seat or UNKNOWN not in view.zone(f"hand/{seat}").cards:
            state.hands[seat] = _own_hand(view) if seat == view.seat else sorted(view.zone(f"hand/{seat}").cards)
        else:
            holders.append(seat)
    for zone in (state.discard, state.stack, *state.hands, *state.trophies):
        for kind in zone:
            counts[kind] -= 1
    sizes = {seat: len(view.zone(f"hand/{seat}").cards) for seat in holders}
    for _ in range(_TRIES):
        _deal_hidden(state, counts[:], sizes, facts, rnd)
        if all(_fits(state.hands[seat], facts.known[seat]) for seat in holders if facts.known):
            return


def _deal_hidden(
    state: DuelCardState, counts: list[int], sizes: dict[Seat, int], facts: DuelCardFacts, rnd: Rnd
) -> None:
    """Known cards to their holders, then type cards and others by lot; what is left over is the deck."""
    sure: dict[Seat, list[int]] = {}
    for seat in sizes:
        least = facts.known[seat][: len(KINDS)] if facts.known else (0,) * len(KINDS)
        sure[seat] = [kind for kind, n in enumerate(least) for _ in range(n)]
        for kind in sure[seat]:
            counts[kind] -= 1
    types = [kind for kind in range(FIRE + 1) for _ in range(counts[kind])]
    others = [kind for kind in range(FIRE + 1, len(KINDS)) for _ in range(counts[kind])]
    shuffle_in_place(types, rnd)
    shuffle_in_place(others, rnd)
    ranges = [_range(sure[seat], size, facts.known[seat] if facts.known else ()) for seat, size in sizes.items()]
    for seat, (room, _, _), n in zip(sizes, ranges, _type_counts(ranges, len(types), len(others), rnd), strict=True):
        hand = sure[seat] + [types.pop() for _ in range(n)] + [others.pop() for _ in range(room - n)]
        hand.sort()
        state.hands[seat] = hand
    state.deck = types + others
    shuffle_in_place(state.deck, rnd)


def _range(sure: list[int], size: int, known: tuple[int, ...]) -> tuple[int, int, int]:
    """(free places of a hand, least and most type cards among them)."""
    room = size - len(sure)
    if not known:
        return room, 0, room
    types = sum(kind <= FIRE for kind in sure)
    return room, max(0, known[LEAST] - types), min(room, known[MOST] - types)


def _type_counts(ranges: list[tuple[int, int, int]], types: int, others: int, rnd: Rnd) -> list[int]:
    """How many type cards go to each hand, each way of dealing being equally likely."""
    if not ranges:
        return []
    (room, least, most), rest = ranges[0], ranges[1:]
    weights = [
        comb(types, n) * comb(others, room - n) * _ways(rest, types - n, others - room + n)
        if n <= types and room - n <= others
        else 0
        for n in range(least, most + 1)
    ]
    point = int(rnd() * sum(weights))
    n = least
    while point >= weights[n - least]:
        point -= weights[n - least]
        n += 1
    return [n, *_type_counts(rest, types - n, others - room + n, rnd)]


def _ways(ranges: list[tuple[int, int, int]], types: int, others: int) -> int:
    """The number of ways to deal the remaining hands."""
    if not ranges:
        return 1
    (room, least, most), rest = ranges[0], ranges[1:]
    return sum(
        comb(types, n) * comb(others, room - n) * _ways(rest, types - n, others - room + n)
        for n in range(least, most + 1)
        if n <= types and room - n <= others
    )


def _fits(hand: list[int], known: tuple[int, ...]) -> bool:
    """Whether types and Jokers together keep their bounds; the other bounds are met by construction."""
    return known[LEAST_ABLE] <= sum(is_able([kind]) for kind in hand) <= known[MOST_ABLE]


def _remembered(view: View, facts: DuelCardFacts, seats: int) -> memory.Memory | None:
    """The viewer's own knowledge; of what the others know, that hands have their sizes."""
    if not facts.known:
        return None
    result = memory.blank(seats)
    for row in result:
        for seat, entry in enumerate(row):
            entry[MOST] = entry[MOST_ABLE] = len(view.zone(f"hand/{seat}").cards)
    for seat, entry in enumerate(facts.known):
        if entry:
            result[view.seat][seat] = list(entry)
    return result


def _fill_secrets(state: DuelCardState, view: View, rnd: Rnd) -> None:
    """Who is ready has laid any play he could (D11)."""
    for seat, hand in enumerate(state.hands):
        state.ready[seat] = seat not in view.pending
        if seat != view.seat and state.ready[seat]:
            plays = plays_of(hand)
            state.laid[seat] = list(plays[int(rnd() * len(plays))][1:]) if plays else []
