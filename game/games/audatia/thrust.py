"""The thrust: exchange, the defence with a Punta, the broken thrust (A17, A23, A27)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.contract import Action
from ...engine.view import Seat
from . import bind, chronicle, cut, stretto
from .actions import ATTACK, REMEDY, with_cards
from .cards import CELERITAS, HAND
from .feasible import mezani, thrusters_remedies
from .phases import BROKEN, CROSSED, EXCHANGED, MEZANO, PLAIN
from .virtues import value_now

if TYPE_CHECKING:
    from .state import AudatiaState


def exchange(state: AudatiaState, seat: Seat, card: int) -> None:
    """A Punta against a Punta: the thruster needs an external remedy (A23)."""
    chronicle.exchanged_thrust(state, seat, card)
    state.lay_reaction(seat, card)
    cut.await_reaction(state, seat, card, EXCHANGED)


def defend(state: AudatiaState, seat: Seat, card: int) -> None:
    """A Punta in place of a parry: the attack is void, the attacker now faces a thrust (A17)."""
    chronicle.defended(state, seat, card)
    state.from_posta, state.swift = state.posta[seat], False
    state.lay_reaction(seat, card)
    cut.await_reaction(state, seat, card, PLAIN)


def answer_with_remedy(state: AudatiaState, seat: Seat, card: int) -> None:
    """A remedy after an exchange (A23), against a Mezano or its counterattack (A27)."""
    state.soprana, state.bind = state.form == MEZANO, CROSSED
    chronicle.remedy_played(state, seat, card)
    stretto.play_remedy(state, seat, card)


# The broken thrust (A27)


def break_thrust(state: AudatiaState, seat: Seat, card: int) -> None:
    """Piles as after a parry; more Celeritas acts first, at a tie the breaker (A27)."""
    chronicle.broken(state, seat, card)
    state.lay_reaction(seat, card)
    cut.move_piles(state, seat, card)
    state.parry, state.break_hand, state.bind = card, HAND[card], CROSSED
    thruster = state.attacker
    state.phase, state.waited = BROKEN, False
    faster = value_now(state, thruster, CELERITAS) > value_now(state, seat, CELERITAS)
    state.actor = thruster if faster else seat


def broken_uses(state: AudatiaState, seat: Seat) -> list[Action]:
    """The thruster's remedies, the breaker's Mezani (A27)."""
    if seat == state.attacker:
        return list(with_cards(REMEDY, thrusters_remedies(state, seat)))
    return list(with_cards(ATTACK, mezani(state, seat)))


def act_on_break(state: AudatiaState, seat: Seat, action: Action) -> None:
    """A remedy, a Mezano, or waiting (A27)."""
    if action[0] == REMEDY:
        chronicle.remedy_played(state, seat, action[1])
        stretto.play_remedy(state, seat, action[1])
    elif action[0] == ATTACK:
        chronicle.attacked(state, seat, action[1])
        state.lay(seat, action[1])
        state.swift = False
        cut.await_reaction(state, seat, action[1], MEZANO)
    else:
        bind.wait(state, seat)
