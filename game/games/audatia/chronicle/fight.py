"""Blows, binds, remedies (A15-A27)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ....engine.event import FullMove, Record
from ....engine.text import SeatName, text
from ....engine.view import Seat
from ..cards import SIDES, card_text, posta_text
from ..phases import NONE, STRETTO_BIND
from ..slots import pile
from .moves import departures, into_posta, line, out_of_posta, scores_told

if TYPE_CHECKING:
    from ..state import AudatiaState


Lay = Callable[["AudatiaState", Seat, int], None]


def _attack(after: AudatiaState, seat: Seat, card: int) -> None:
    after.lay(seat, card)


def _beat(after: AudatiaState, seat: Seat, card: int) -> None:
    after.posta[1 - seat] = NONE
    after.lay(seat, card)


def _reaction(after: AudatiaState, seat: Seat, card: int) -> None:
    after.lay_reaction(seat, card)


def _cover(after: AudatiaState, seat: Seat, card: int) -> None:
    after.lay_over(seat, card)


_HOW: dict[str, Lay] = {
    "attack": _attack, "beat": _beat, "parry": _reaction, "counter": _reaction, "exchange_thrust": _reaction,
    "defend": _reaction, "break": _reaction, "remedy": _cover, "answer.perfect": _cover, "answer.aligned": _cover,
    "answer.blow": _cover,
}  # fmt: skip
"""How a card is going to be laid: what both have of each virtue then is told with it (A3)."""


def _laid(state: AudatiaState, seat: Seat, card: int, kind: str, more: Sequence[FullMove] = ()) -> None:
    """A card goes onto its player's pile."""
    if state.log is not None:
        after = state.clone()
        _HOW[kind](after, seat, card)
        moves = departures(state, seat, [card], [pile(seat, len(state.pile[seat]))])
        told = line(kind, seat=SeatName(seat), card=card_text(card))
        args = (told, seat, card, *scores_told(after))
        state.log.append(Record(kind, args, (*moves, *more), (1 - seat,)))


def _blow(state: AudatiaState, seat: Seat, card: int, kind: str) -> None:
    """A blow, and its player leaves his posta (A16)."""
    if state.log is not None:
        _laid(state, seat, card, kind, out_of_posta(state, seat))


def attacked(state: AudatiaState, seat: Seat, card: int) -> None:
    """An attack (A17)."""
    _blow(state, seat, card, "attack")


def parried(state: AudatiaState, seat: Seat, card: int) -> None:
    """A parry (A17, A18)."""
    _blow(state, seat, card, "parry")


def countered(state: AudatiaState, seat: Seat, card: int) -> None:
    """A counterattack (A22)."""
    _blow(state, seat, card, "counter")


def exchanged_thrust(state: AudatiaState, seat: Seat, card: int) -> None:
    """An exchange (A23)."""
    _blow(state, seat, card, "exchange_thrust")


def defended(state: AudatiaState, seat: Seat, card: int) -> None:
    """A defence with a Punta (A17)."""
    _blow(state, seat, card, "defend")


def broken(state: AudatiaState, seat: Seat, card: int) -> None:
    """A thrust is broken (A27)."""
    _blow(state, seat, card, "break")


def beaten(state: AudatiaState, seat: Seat, card: int) -> None:
    """An Extensa is beaten away (A26)."""
    if state.log is not None:
        _laid(state, seat, card, "beat", (*out_of_posta(state, seat), *out_of_posta(state, 1 - seat)))


def bound(state: AudatiaState) -> None:
    """Largo or Stretto (A19)."""
    if state.log is not None:
        kind = "stretto" if state.bind == STRETTO_BIND else "largo"
        state.log.append(Record("bind", (line(f"bind.{kind}"), kind)))


def oriented(state: AudatiaState, seat: Seat, side: int) -> None:
    """Internal or external (A24)."""
    if state.log is not None:
        told = line("side", seat=SeatName(seat), side=text(f"audatia.side.{SIDES[side]}"))
        state.log.append(Record("side", (told, side), (), (1 - seat,)))


def entered(state: AudatiaState, seat: Seat, card: int) -> None:
    """A bold entry is announced (A20); the remedy follows."""
    if state.log is not None:
        state.log.append(Record("entry", (line("entry", seat=SeatName(seat)),)))
        remedy_played(state, seat, card)


def remedy_played(state: AudatiaState, seat: Seat, card: int) -> None:
    """A remedy (A24)."""
    _laid(state, seat, card, "remedy")


def no_remedy(state: AudatiaState, seat: Seat) -> None:
    """None is played (A24)."""
    if state.log is not None:
        state.log.append(Record("wait", (line("no_remedy", seat=SeatName(seat)),)))


def answered(state: AudatiaState, seat: Seat, card: int, perfect: bool) -> None:
    """A counter-remedy, perfect or only aligned (A25)."""
    _laid(state, seat, card, "answer.perfect" if perfect else "answer.aligned")


def countered_blow(state: AudatiaState, seat: Seat, card: int) -> None:
    """A counter-remedy against a blow (A27)."""
    _laid(state, seat, card, "answer.blow")


def waited(state: AudatiaState, seat: Seat) -> None:
    """No attack (A21)."""
    if state.log is not None:
        state.log.append(Record("wait", (line("wait", seat=SeatName(seat)),)))


def measured(state: AudatiaState, seat: Seat, posta: int) -> None:
    """The attack met nothing; its player stands in the final posta (Perfect Measure)."""
    if state.log is not None:
        told = line("measure", seat=SeatName(seat), posta=posta_text(posta))
        state.log.append(Record("measure", (told,), (into_posta(state, seat, posta),)))


def first_step(state: AudatiaState, seat: Seat) -> None:
    """Who takes the first step this time (Lure, Pre-empt)."""
    if state.log is not None:
        state.log.append(Record("first_step", (line("first_step", seat=SeatName(seat)),)))


def no_fendente(state: AudatiaState, seat: Seat) -> None:
    """No blow follows the kick (Kick to the Groin)."""
    if state.log is not None:
        state.log.append(Record("no_fendente", (line("no_fendente", seat=SeatName(seat)),), (), (1 - seat,)))
