"""Draws, discards and abilities."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....engine.event import EVERYONE, FullMove, Record, all_but, only, viewer_bit
from ....engine.text import SeatName
from ....engine.view import OPEN, Seat
from ..cards import card_text, virtue_text
from ..slots import deck, discard, pile
from .moves import NO_ONE, arrivals, cards_text, departures, line, virtue_move

if TYPE_CHECKING:
    from ..state import AudatiaState


def drew(state: AudatiaState, seat: Seat, cards: list[int]) -> None:
    """Cards from the top of the draw pile; the owner is told which, the others how many (A9)."""
    if state.log is None:
        return
    top = len(state.deck[seat]) - 1
    fresh = [(deck(seat, top - n), card) for n, card in enumerate(cards)]
    moves = arrivals(state.hand(seat), seat, fresh, NO_ONE)
    own = line("draw.own", seat=SeatName(seat), cards=cards_text(sorted(cards)))
    other = line("draw", seat=SeatName(seat), n=len(cards))
    for told, audience in ((own, only(seat)), (other, all_but(seat))):
        seen = tuple(move for move in moves if move.watchers & audience)
        state.log.append(Record("draw", (told,), seen, (seat,), audience))


def _thrown(state: AudatiaState, seat: Seat, card: int) -> tuple[FullMove, ...]:
    return tuple(departures(state, seat, [card], [discard(seat, len(state.discard[seat]))]))


def discarded(state: AudatiaState, seat: Seat, card: int) -> None:
    """A card is discarded by chance or by choice (Reveal, Taunt)."""
    if state.log is not None:
        told = line("discard", seat=SeatName(seat), card=card_text(card))
        state.log.append(Record("discard", (told, seat, card), _thrown(state, seat, card), (1 - seat,)))


def cycled(state: AudatiaState, seat: Seat, card: int) -> None:
    """An ability is exchanged for another card (Cycle)."""
    if state.log is not None:
        told = line("cycle", seat=SeatName(seat), card=card_text(card))
        state.log.append(Record("cycle", (told, seat, card), _thrown(state, seat, card), (1 - seat,)))


def announced(state: AudatiaState, seat: Seat, card: int) -> None:
    """An ability is played and discarded at once."""
    if state.log is not None:
        told = line("ability", seat=SeatName(seat), card=card_text(card))
        state.log.append(Record("ability", (told, seat, card), _thrown(state, seat, card), (1 - seat,)))


def denied(state: AudatiaState) -> None:
    """The ability has been denied: its player decides again."""
    if state.log is not None:
        told = line("denied", card=card_text(state.ability), seat=SeatName(state.ability_by))
        state.log.append(Record("denied", (told,)))


def recovered(state: AudatiaState, seat: Seat, card: int) -> None:
    """A blow comes back from the discard pile; the cards above it close up (Repeat)."""
    if state.log is None:
        return
    cards = state.discard[seat]
    index = len(cards) - 1 - cards[::-1].index(card)
    moves = arrivals(state.hand(seat), seat, [(discard(seat, index), cards[index])], EVERYONE)
    moves += [FullMove(discard(seat, i), discard(seat, i - 1), cards[i]) for i in range(index + 1, len(cards))]
    told = line("recover", seat=SeatName(seat), card=card_text(card))
    state.log.append(Record("recover", (told, seat, card), tuple(moves), (1 - seat,)))


def looked(state: AudatiaState, seat: Seat, cards: Sequence[int]) -> None:
    """Half of the rival's hand is seen; both know which cards (Eye of the Lynx)."""
    if state.log is None:
        return
    both = viewer_bit(0) | viewer_bit(1) | viewer_bit(OPEN)
    names = {"seat": SeatName(seat), "rival": SeatName(1 - seat)}
    seen = line("look.seen", cards=cards_text(cards), **names)
    unseen = line("look", n=len(cards), **names)
    state.log.append(Record("look", (seen, 1 - seat, *cards), (), (seat,), both))
    state.log.append(Record("look", (unseen,), (), (seat,), EVERYONE & ~both))


def virtue_stolen(state: AudatiaState, seat: Seat, number: int) -> None:
    """A virtue card changes sides (Poison Dust)."""
    if state.log is not None:
        names = {"seat": SeatName(seat), "rival": SeatName(1 - seat)}
        told = line("steal", virtue=virtue_text(number), **names)
        state.log.append(Record("steal", (told,), (virtue_move(state, number, 1 - seat, seat),)))


def entry_cancelled(state: AudatiaState) -> None:
    """A bold entry is kicked away: its remedy is discarded (Kick to the Groin)."""
    if state.log is not None:
        seat = state.remedy_by
        last = len(state.pile[seat]) - 1
        move = FullMove(pile(seat, last), discard(seat, len(state.discard[seat])), state.pile[seat][last])
        told = line("kicked", seat=SeatName(seat), card=card_text(state.remedy))
        state.log.append(Record("kicked", (told,), (move,)))
