"""The ways of cards between slots, as records tell them.

A hand's owner sees it sorted, everybody else sees backs whose order means nothing: to others a card always leaves
from the end and arrives there, so that no back can be followed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...engine.event import EVERYONE, FullMove, all_but, only, viewer_bit
from ...engine.view import OPEN, Seat, Slot
from .phases import LINES, NOTHING
from .seen import hand, line

if TYPE_CHECKING:
    from .fields import Fields

NO_ONE = 0
_BOTH = (0, 1)


def _closing(cards: list[int], seat: Seat, gone: int) -> list[FullMove]:
    """The cards behind a gap in a hand move up; only the owner sees it."""
    owner = only(seat)
    return [
        FullMove(hand(seat, i), hand(seat, i - 1), cards[i], owner, owner) for i in range(gone + 1, len(cards))
    ]


def departure(state: Fields, seat: Seat, kind: int, target: Slot, seers: int = EVERYONE) -> list[FullMove]:
    """A card leaves the hand: for the owner from where it stands, for others from the end."""
    cards = state.hands[seat]
    index = cards.index(kind)
    return [
        FullMove(hand(seat, index), target, cards[index], seers | only(seat), only(seat)),
        FullMove(hand(seat, len(cards) - 1), target, cards[index], seers, all_but(seat)),
        *_closing(cards, seat, index),
    ]


def arrivals(state: Fields, seat: Seat, cards: Sequence[int]) -> list[FullMove]:
    """Cards from the top of the deck, sorted into the hand for the owner, put at its end for others."""
    owner, held, top = only(seat), state.hands[seat], len(state.piles[seat]) - 1
    whole = [*held, *cards]
    rank = {index: place for place, index in enumerate(sorted(range(len(whole)), key=whole.__getitem__))}
    moves = [
        FullMove(hand(seat, i), hand(seat, rank[i]), card, owner, owner) for i, card in enumerate(held) if rank[i] != i
    ]
    for n, card in enumerate(cards):
        source, index = (f"deck/{seat}", top - n), len(held) + n
        moves.append(FullMove(source, hand(seat, rank[index]), card, owner, owner))
        moves.append(FullMove(source, hand(seat, index), card, NO_ONE, all_but(seat)))
    return moves


def _outside(state: Fields, seat: Seat) -> list[tuple[Slot, int]]:
    """Every card of a seat that does not lie in its deck, with its slot."""
    rows: list[tuple[str, Sequence[int]]] = [
        (f"hand/{seat}", state.hands[seat]),
        (f"draw/{seat}", state.drawn[seat]),
        *((f"{LINES[n]}/{seat}", state.lines[2 * seat + n]) for n in _BOTH),
        (f"scenario/{seat}", state.scenarios[seat : seat + 1]),
        (f"ap/{seat}", state.ap[seat : seat + 1]),
        (f"spent/{seat}", state.spent[seat]),
        (f"out/{seat}", state.out[seat]),
        (f"duel/{seat}", state.duels[seat]),
    ]
    return [((zone, i), card) for zone, cards in rows for i, card in enumerate(cards) if card != NOTHING]


def turned_up(state: Fields, places: Sequence[int]) -> list[FullMove]:
    """The lines at these places are turned face up."""
    return [
        FullMove(line(place, i), line(place, i), card) for place in places for i, card in enumerate(state.lines[place])
    ]


def gathering(state: Fields, seat: Seat, pile: Sequence[int]) -> list[FullMove]:
    """All cards go into the deck, which is shuffled and then lies like ``pile``; only the open view sees how."""
    below, outside = state.piles[seat], _outside(state, seat)
    zone, opened = f"deck/{seat}", viewer_bit(OPEN)
    moves = [
        FullMove(slot, (zone, len(below) + n), card, NO_ONE, EVERYONE & ~opened)
        for n, (slot, card) in enumerate(outside)
    ]
    places: dict[int, list[int]] = {}
    for place, card in enumerate(pile):
        places.setdefault(card, []).append(place)
    for slot, card in [*(((zone, i), card) for i, card in enumerate(below)), *outside]:
        target = (zone, places[card].pop())
        if target != slot:
            moves.append(FullMove(slot, target, card, opened, opened))
    return moves
