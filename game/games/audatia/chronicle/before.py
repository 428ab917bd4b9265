"""The set-up and what happens out of range (A5-A13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....engine.event import FullMove, Record, all_but, only, viewer_bit
from ....engine.text import SeatName
from ....engine.view import OPEN, Seat
from ..cards import AUDATIA, VIRTUES, posta_text, virtue_text
from ..phases import NOBODY
from ..slots import away, deck, discard, hand, virtue, waiting
from .moves import cards_text, departures, into_posta, line, out_of_posta, scores_told, virtue_move

if TYPE_CHECKING:
    from ..state import AudatiaState


def dealt(state: AudatiaState) -> None:
    """Hands, draw piles, poste and virtues lie ready (A5, A6)."""
    if state.log is None:
        return
    for seat in (0, 1):
        moves = [
            FullMove(deck(seat, 0), hand(seat, i), card, only(seat)) for i, card in enumerate(state.hand(seat))
        ]
        moves += [
            FullMove(deck(seat, i), deck(seat, i), card, viewer_bit(OPEN)) for i, card in enumerate(state.deck[seat])
        ]
        moves += [FullMove(waiting(seat, p), waiting(seat, p), card) for p, card in enumerate(state.poste[seat])]
        n = state.size[seat]
        state.log.append(Record("deal", (line("deal", seat=SeatName(seat), n=n),), tuple(moves)))
    slots = [virtue(state.challenger if n == AUDATIA else NOBODY, n) for n in range(len(VIRTUES))]
    moves = [FullMove(slot, slot, card) for slot, card in zip(slots, state.virtue_cards, strict=True)]
    state.log.append(Record("virtues", (), tuple(moves)))
    names = {"seat": SeatName(state.challenger), "rival": SeatName(1 - state.challenger)}
    state.log.append(Record("roles", (line("roles", **names),)))


def exchanged(state: AudatiaState, seat: Seat, cards: Sequence[int]) -> None:
    """Cards of the first hand go to the discard pile (A6)."""
    if state.log is None:
        return
    if not cards:
        state.log.append(Record("exchange", (line("exchange.none", seat=SeatName(seat)),)))
        return
    below = len(state.discard[seat])
    targets = [discard(seat, below + i) for i in range(len(cards))]
    told = line("exchange", seat=SeatName(seat), n=len(cards), cards=cards_text(cards))
    state.log.append(Record("exchange", (told,), tuple(departures(state, seat, cards, targets)), (1 - seat,)))


def challenged(state: AudatiaState) -> None:
    """Who is the Challenger; he has Audatia (A7)."""
    if state.log is None:
        return
    seat = state.challenger
    moves = () if state.virtues[seat] >> AUDATIA & 1 else (virtue_move(state, AUDATIA, NOBODY, seat),)
    state.log.append(Record("challenge", (line("challenge", seat=SeatName(seat)),), moves))


def virtue_taken(state: AudatiaState, seat: Seat, number: int) -> None:
    """A virtue card is taken (A7)."""
    if state.log is not None:
        told = line("virtue", seat=SeatName(seat), virtue=virtue_text(number))
        state.log.append(Record("virtue", (told,), (virtue_move(state, number, NOBODY, seat),)))


def virtues_returned(state: AudatiaState) -> None:
    """All virtue cards go back to the middle, the roles change (A29)."""
    if state.log is not None:
        moves = tuple(
            virtue_move(state, number, seat, NOBODY)
            for seat in (0, 1)
            for number in range(len(VIRTUES))
            if (state.virtues[seat] | state.voided[seat]) >> number & 1
        )
        state.log.append(Record("virtues", (), moves))


def no_salute(state: AudatiaState, seat: Seat) -> None:
    """The Challenged does not salute (A8)."""
    if state.log is not None:
        state.log.append(Record("salute", (line("salute.none", seat=SeatName(seat)),)))


def _given(state: AudatiaState, seat: Seat, card: int, key: str) -> None:
    if state.log is not None:
        moves = departures(state, seat, [card], [discard(seat, len(state.discard[seat]))])
        told = line(key, seat=SeatName(seat), card=cards_text([card]))
        state.log.append(Record("salute", (told,), tuple(moves), (1 - seat,)))


def saluted(state: AudatiaState, seat: Seat, card: int) -> None:
    """The Challenged salutes with a card (A8)."""
    _given(state, seat, card, "salute")


def saluted_back(state: AudatiaState, seat: Seat, card: int) -> None:
    """The Challenger returns the Salute (A8)."""
    _given(state, seat, card, "salute.back")


def salute_unanswered(state: AudatiaState, seat: Seat) -> None:
    """The Challenger does not return the Salute (A8)."""
    if state.log is not None:
        told = line("salute.unanswered", seat=SeatName(seat), rival=SeatName(1 - seat))
        state.log.append(Record("salute", (told,)))


def bout_opened(state: AudatiaState) -> None:
    """Both are out of range (A9)."""
    if state.log is not None:
        state.log.append(Record("bout", (line("bout", number=state.bout),)))


def traded(state: AudatiaState, seat: Seat, cards: Sequence[int]) -> None:
    """Two cards go face down (A10)."""
    if state.log is None:
        return
    below = len(state.traded[seat])
    targets = [away(seat, below + i) for i in range(len(cards))]
    moves = tuple(departures(state, seat, cards, targets, only(seat)))
    own = line("trade.own", seat=SeatName(seat), cards=cards_text(cards))
    for told, audience in ((own, only(seat)), (line("trade", seat=SeatName(seat)), all_but(seat))):
        seen = tuple(move for move in moves if move.watchers & audience)
        state.log.append(Record("trade", (told,), seen, (), audience))


def posta_chosen(state: AudatiaState, seat: Seat, posta: int) -> None:
    """A posta is chosen, seen by its owner only (A11)."""
    if state.log is not None:
        told = line("posta.own", seat=SeatName(seat), posta=posta_text(posta))
        state.log.append(Record("posta", (told,), (into_posta(state, seat, posta),), (), only(seat)))


def poste_revealed(state: AudatiaState) -> None:
    """Both poste are shown (A11)."""
    if state.log is None:
        return
    after = state.clone()
    for seat in (0, 1):
        posta = after.posta[seat] = state.chosen[seat]
        args = (line("posta", seat=SeatName(seat), posta=posta_text(posta)), *scores_told(after))
        owner_knows = Record("posta", args, (), (), only(seat))
        shown = Record("posta", args, (into_posta(state, seat, posta),), (1 - seat,), all_but(seat))
        state.log += [owner_knows, shown]


def posta_changed(state: AudatiaState, seat: Seat, posta: int) -> None:
    """Another posta is taken up (A13)."""
    if state.log is not None:
        after = state.clone()
        after.posta[seat] = posta
        told = line("posta.change", seat=SeatName(seat), posta=posta_text(posta))
        moves = (*out_of_posta(state, seat), into_posta(state, seat, posta))
        state.log.append(Record("posta", (told, *scores_told(after)), moves, (1 - seat,)))


def passed(state: AudatiaState, seat: Seat) -> None:
    """No ability now (A12)."""
    if state.log is not None:
        state.log.append(Record("pass", (line("pass", seat=SeatName(seat)),)))


def held(state: AudatiaState, seat: Seat) -> None:
    """No attack in this step (A13)."""
    if state.log is not None:
        state.log.append(Record("hold", (line("hold", seat=SeatName(seat)),)))


def taunt_unanswered(state: AudatiaState, seat: Seat) -> None:
    """Who was taunted can't attack (A13)."""
    if state.log is not None:
        state.log.append(Record("taunt", (line("taunt", seat=SeatName(seat)),), (), (1 - seat,)))
