"""The rows of sudden death (A30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.event import FullMove, Record, all_but, only
from ....engine.text import SeatName
from ....engine.view import Seat
from ..cards import card_text
from ..slots import discard, hand, indexes, row, shown
from .moves import NO_ONE, line

if TYPE_CHECKING:
    from ..state import AudatiaState


def placed(state: AudatiaState, seat: Seat, card: int) -> None:
    """A card is laid at the end of the row, seen by its owner only (A30)."""
    if state.log is not None:
        draft = state.draft[seat]
        cards = state.hand(seat)
        index = indexes(cards, [*draft, card])[-1]
        told = line("place", seat=SeatName(seat), card=card_text(card), number=len(draft) + 1)
        move = FullMove(hand(seat, index), row(seat, len(draft)), cards[index])
        state.log.append(Record("place", (told,), (move,), (), only(seat)))


def lifted(state: AudatiaState, seat: Seat) -> None:
    """The last card of the row is taken up again, seen by its owner only (A30)."""
    if state.log is not None:
        draft = state.draft[seat]
        cards = state.hand(seat)
        index = indexes(cards, draft)[-1]
        told = line("lift", seat=SeatName(seat), card=card_text(draft[-1]))
        move = FullMove(row(seat, len(draft) - 1), hand(seat, index), cards[index])
        state.log.append(Record("lift", (told,), (move,), (), only(seat)))


def rows_laid(state: AudatiaState) -> None:
    """Both rows lie face down (A30)."""
    if state.log is None:
        return
    moves = [
        FullMove(hand(seat, state.size[seat] - 1 - i), row(seat, i), card, NO_ONE, all_but(seat))
        for seat in (0, 1)
        for i, card in enumerate(state.draft[seat])
    ]
    state.log.append(Record("rows", (line("rows"),), tuple(moves)))


def turned_up(state: AudatiaState, seat: Seat) -> None:
    """The next card of a row is revealed; its last number is how many are left (A30)."""
    if state.log is not None:
        left = state.row[seat]
        card = left[0]
        move = FullMove(row(seat, state.row_size[seat] - len(left)), shown(seat), card)
        told = line("turn_up", seat=SeatName(seat), card=card_text(card))
        state.log.append(Record("turn_up", (told, seat, card, len(left) - 1), (move,), (1 - seat,)))


def useless(state: AudatiaState, seat: Seat, card: int) -> None:
    """The revealed card can't be used now (A30)."""
    if state.log is not None:
        move = FullMove(shown(seat), discard(seat, len(state.discard[seat])), card)
        told = line("useless", seat=SeatName(seat), card=card_text(card))
        state.log.append(Record("useless", (told,), (move,)))
