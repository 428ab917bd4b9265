"""Stretto: remedies and their counters (A24, A25)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.contract import Action
from ...engine.view import Seat
from . import abilities, chronicle, ends
from .actions import ANSWER_REMEDY, REMEDY, with_cards
from .cards import (
    ALIGNED,
    BREAK_OFF,
    DUPLIEREN,
    KICK,
    MUTIEREN,
    NO_BONUS,
    PERFECT,
    POISON,
    SOPRANA,
)
from .feasible import remedies
from .phases import ANSWER, NONE, NOT_COUNTERED, PERFECT_COUNTER

if TYPE_CHECKING:
    from .state import AudatiaState

_IN_PLACE_OF_REMEDY = 1 << DUPLIEREN | 1 << MUTIEREN | 1 << POISON
_BREAK_OFF = 1 << BREAK_OFF
_BREAK_OFF_OR_KICK = _BREAK_OFF | 1 << KICK


def stretto_uses(state: AudatiaState, seat: Seat) -> list[Action]:
    """Remedies that fit the side, and what three abilities put in their place (A24)."""
    return [
        *with_cards(REMEDY, remedies(state, seat)),
        *abilities.uses(state, seat, _IN_PLACE_OF_REMEDY),
    ]


def act_in_stretto(state: AudatiaState, seat: Seat, action: Action) -> None:
    """A remedy or none: then the attacker may; neither, and it is a Break-off (A24)."""
    if action[0] == REMEDY:
        chronicle.remedy_played(state, seat, action[1])
        play_remedy(state, seat, action[1])
    else:
        chronicle.no_remedy(state, seat)
        pass_stretto(state, seat)


def pass_stretto(state: AudatiaState, seat: Seat) -> None:
    """The seat plays nothing; the other's chance, if he has not had it (A24)."""
    if state.waited:
        ends.break_off(state)
    else:
        state.waited, state.actor = True, 1 - seat


def play_remedy(state: AudatiaState, seat: Seat, card: int) -> None:
    """A remedy lies on its player's pile; the other must counter it (A25)."""
    state.lay_over(seat, card)
    state.remedy, state.remedy_by = card, seat
    state.phase, state.actor = ANSWER, 1 - seat


def answer_uses(state: AudatiaState, seat: Seat) -> list[Action]:
    """Aligned counters, the Soprana where a Mezano was answered (A27), abilities (A25)."""
    hand = state.one[seat]
    found = list(with_cards(ANSWER_REMEDY, hand & ALIGNED[state.remedy]))
    if state.soprana and hand >> SOPRANA & 1:
        found += with_cards(REMEDY, 1 << SOPRANA)
    return found + abilities.uses(state, seat, _BREAK_OFF_OR_KICK if state.entry else _BREAK_OFF)


def answer(state: AudatiaState, seat: Seat, action: Action) -> None:
    """Perfect: the remedy's player loses; aligned: Break-off; nothing: the remedy wins (A25)."""
    if action[0] == ANSWER_REMEDY:
        card = action[1]
        perfect = PERFECT[state.remedy] >> card & 1
        chronicle.answered(state, seat, card, bool(perfect))
        state.lay_over(seat, card)
        if perfect:
            ends.win(state, seat, PERFECT_COUNTER)
        else:
            ends.break_off(state)
    elif action[0] == REMEDY:
        state.soprana = state.entry = False
        chronicle.remedy_played(state, seat, action[1])
        play_remedy(state, seat, action[1])
    else:
        ends.win(state, state.remedy_by, NOT_COUNTERED)


def counter_blow(state: AudatiaState, seat: Seat, card: int) -> None:
    """An internal counter against the Mandritto Mezano of A27: Break-off."""
    chronicle.countered_blow(state, seat, card)
    state.lay_over(seat, card)
    ends.break_off(state)


def take_back_entry(state: AudatiaState) -> None:
    """A bold entry is cancelled: its remedy is discarded, the blow below is on top again (Kick to the Groin)."""
    seat = state.remedy_by
    chronicle.entry_cancelled(state)
    state.discard[seat].append(state.pile[seat].pop())
    state.top[seat], state.covered = state.covered, NO_BONUS
    state.entry, state.remedy, state.remedy_by = False, NONE, NONE
