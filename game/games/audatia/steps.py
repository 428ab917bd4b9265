"""The steps of a duel in a table: what can be done in each, what is carried out, and how one gets by without."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...engine.contract import Action
from ...engine.view import Seat
from . import abilities, bind, cut, effects, out_of_range, setup, stretto, sudden, thrust
from .actions import ABILITY, CYCLE, PASS_ACTION, YIELD_ACTION, each_card
from .cards import CYCLING
from .phases import (
    ANSWER,
    AVOIDED,
    BROKEN,
    DENYING,
    ENTRY,
    EXCHANGE,
    FEINTING,
    FIGHT,
    LAST_WORD,
    NEW_POSTA,
    ORDER,
    OUT,
    OVER,
    POSTA,
    REACT,
    SALUTE,
    SALUTE_BACK,
    SIDE,
    STEP,
    STRETTO,
    STRIKE,
    SUDDEN,
    TAKE_BACK,
    TAKE_VIRTUE,
    TAUNTED,
    TRADE,
    UNHORSING,
    VIRTUES,
)

if TYPE_CHECKING:
    from .state import AudatiaState

Uses = Callable[["AudatiaState", Seat], list[Action]]
CarryOut = Callable[["AudatiaState", Seat, Action], None]

MUST_CHOOSE, MAY_PASS, MUST_REACT = range(3)
"""One of the uses; or pass; or, if there is no use at all, yield."""

_STEPS: dict[int, tuple[Uses, CarryOut, int]] = {
    EXCHANGE: (setup.exchange_uses, setup.exchange, MUST_CHOOSE),
    VIRTUES: (setup.virtue_uses, setup.take_virtue, MUST_CHOOSE),
    SALUTE: (setup.salute_uses, setup.salute, MAY_PASS),
    SALUTE_BACK: (setup.salute_uses, setup.salute_back, MAY_PASS),
    TRADE: (out_of_range.trade_uses, out_of_range.trade, MUST_CHOOSE),
    POSTA: (out_of_range.posta_uses, out_of_range.take_posta, MUST_CHOOSE),
    OUT: (out_of_range.out_uses, out_of_range.pass_out, MAY_PASS),
    STEP: (out_of_range.step_uses, out_of_range.take_step, MAY_PASS),
    TAUNTED: (out_of_range.taunt_uses, out_of_range.pay_taunt, MUST_CHOOSE),
    NEW_POSTA: (out_of_range.new_posta_uses, out_of_range.think_again, MUST_CHOOSE),
    TAKE_BACK: (effects.recover_uses, effects.recover, MUST_CHOOSE),
    REACT: (cut.reaction_uses, cut.react, MUST_REACT),
    FEINTING: (bind.feint_uses, bind.no_feint, MAY_PASS),
    UNHORSING: (bind.unhorse_uses, bind.no_unhorse, MAY_PASS),
    SIDE: (bind.side_uses, bind.orient, MUST_CHOOSE),
    ENTRY: (bind.entry_uses, bind.enter, MAY_PASS),
    FIGHT: (bind.fight_uses, bind.fight_on, MAY_PASS),
    AVOIDED: (bind.nachreisen_uses, bind.no_nachreisen, MAY_PASS),
    LAST_WORD: (bind.nachreisen_uses, bind.no_last_word, MAY_PASS),
    STRETTO: (stretto.stretto_uses, stretto.act_in_stretto, MAY_PASS),
    ANSWER: (stretto.answer_uses, stretto.answer, MUST_REACT),
    STRIKE: (effects.strike_uses, effects.strike, MUST_CHOOSE),
    TAKE_VIRTUE: (effects.virtue_uses, effects.take_virtue, MUST_CHOOSE),
    BROKEN: (thrust.broken_uses, thrust.act_on_break, MAY_PASS),
    DENYING: (abilities.deny_uses, abilities.let_be, MAY_PASS),
    ORDER: (sudden.order_uses, sudden.order, MUST_CHOOSE),
}
_CYCLES = frozenset((
    OUT, STEP, REACT, FEINTING, UNHORSING, SIDE, ENTRY, FIGHT, AVOIDED, LAST_WORD, STRETTO, ANSWER, BROKEN, DENYING,
))  # fmt: skip
"""Decisions of one's own, at which a card with Cycle can be exchanged."""
_USES = tuple(_STEPS[phase][0] for phase in range(OVER) if phase in _STEPS)
_CARRY_OUT = tuple(_STEPS[phase][1] for phase in range(OVER) if phase in _STEPS)
_IS_ALL = tuple(_STEPS[phase][2] == MUST_CHOOSE and phase not in _CYCLES for phase in range(OVER) if phase in _STEPS)
"""Steps in which nothing can be done besides the uses."""
_OTHERWISE = tuple(_STEPS[phase][2] for phase in range(OVER) if phase in _STEPS)


def uses(state: AudatiaState, seat: Seat) -> list[Action]:
    """What can be done with cards or signs in this step."""
    return _USES[state.phase](state, seat)


def legal(state: AudatiaState, seat: Seat) -> list[Action]:
    """All that the seat may do in this step."""
    phase = state.phase
    if phase == OVER:
        return []
    found = _USES[phase](state, seat)
    if _IS_ALL[phase]:
        return found
    if state.variant == SUDDEN and phase in _CYCLES and phase != SIDE:
        return found
    otherwise = _OTHERWISE[phase]
    if otherwise == MAY_PASS:
        if phase != STEP or not state.taunted[seat]:
            found.append(PASS_ACTION)
    elif otherwise == MUST_REACT and not found:
        found.append(YIELD_ACTION)
    if phase in _CYCLES:
        cards = state.one[seat] & CYCLING
        if cards and state.deck[seat]:
            found += each_card(CYCLE, cards)
    return found


def carry_out(state: AudatiaState, seat: Seat, action: Action) -> None:
    """Carry out one action, unchecked."""
    kind = action[0]
    if kind == ABILITY:
        abilities.announce(state, seat, action[1])
    elif kind == CYCLE:
        abilities.cycle(state, seat, action[1])
    else:
        _CARRY_OUT[state.phase](state, seat, action)
