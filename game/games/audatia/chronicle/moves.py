"""The ways of cards between slots, as each viewer may see them.

A hand's owner sees it sorted, everybody else sees backs whose order means nothing: to others a card always leaves
from the end and arrives there, so that no back can be followed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....engine.event import EVERYONE, FullMove, all_but, only
from ....engine.text import Text, TextArg, text
from ....engine.view import Seat, Slot
from ..cards import card_text
from ..scores import numbers_of, scores_of
from ..slots import hand, indexes, shown, stood_in, virtue, waiting

if TYPE_CHECKING:
    from ..state import AudatiaState

NO_ONE = 0


def line(key: str, **args: TextArg) -> Text:
    """A line of the log."""
    return text(f"audatia.log.{key}", **args)


def scores_told(after: AudatiaState) -> tuple[int, ...]:
    """What both will have of each virtue once something has happened: the end of its record (A3)."""
    return numbers_of(scores_of(after))


def cards_text(cards: Sequence[int]) -> Text:
    """Cards by name, in a row."""
    names = card_text(cards[0])
    for card in cards[1:]:
        names = text("audatia.cards.more", first=names, second=card_text(card))
    return names


def arrivals(cards: list[int], seat: Seat, fresh: Sequence[tuple[Slot, int]], seers: int) -> list[FullMove]:
    """``fresh`` cards, with where they come from, sorted into a hand for its owner, put at its end for others.

    ``seers``: who sees their faces besides the owner.
    """
    whole = [*cards, *(card for _, card in fresh)]
    order = sorted(range(len(whole)), key=whole.__getitem__)
    rank = {index: place for place, index in enumerate(order)}
    owner, others = only(seat), all_but(seat)
    moves = [
        FullMove(hand(seat, i), hand(seat, rank[i]), card, owner, owner) for i, card in enumerate(cards) if rank[i] != i
    ]
    for n, (source, card) in enumerate(fresh, len(cards)):
        moves.append(FullMove(source, hand(seat, rank[n]), card, owner, owner))
        moves.append(FullMove(source, hand(seat, n), card, seers & others, others))
    return moves


def departures(
    state: AudatiaState, seat: Seat, gone: Sequence[int], targets: Sequence[Slot], seers: int = EVERYONE
) -> list[FullMove]:
    """Cards leave the hand for ``targets``: for the owner from where they stand, for others from the end."""
    if state.row_size[seat]:
        return [FullMove(shown(seat), target, card) for card, target in zip(state.hand(seat), targets, strict=True)]
    cards = state.hand(seat)
    where = indexes(cards, gone)
    moves: list[FullMove] = []
    for n, (index, target) in enumerate(zip(where, targets, strict=True)):
        moves.append(FullMove(hand(seat, index), target, cards[index], seers | only(seat), only(seat)))
        moves.append(FullMove(hand(seat, len(cards) - 1 - n), target, cards[index], seers, all_but(seat)))
    rest = [index for index in range(len(cards)) if index not in where]
    return moves + [
        FullMove(hand(seat, index), hand(seat, place), cards[index], only(seat), only(seat))
        for place, index in enumerate(rest)
        if place != index
    ]


def out_of_posta(state: AudatiaState, seat: Seat) -> list[FullMove]:
    """The card of the posta in which the seat stands goes back to the others."""
    posta = state.posta[seat]
    return [FullMove(stood_in(seat), waiting(seat, posta), state.poste[seat][posta])] if posta >= 0 else []


def into_posta(state: AudatiaState, seat: Seat, posta: int) -> FullMove:
    """The card of a posta lies before the seat from now on."""
    return FullMove(waiting(seat, posta), stood_in(seat), state.poste[seat][posta])


def virtue_move(state: AudatiaState, number: int, giver: Seat, taker: Seat) -> FullMove:
    """A virtue card changes places; seat -1 is the middle."""
    return FullMove(virtue(giver, number), virtue(taker, number), state.virtue_cards[number])
