"""What each ability does (A32-A35), once it is not denied; and the choices and blows that some lead to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...engine.chance import shuffled
from ...engine.contract import Action
from ...engine.view import Seat
from . import bind, chronicle, cut, ends, out_of_range, stretto
from .actions import ATTACK, BEAT, COUNTER, RECOVER, VIRTUE_ACTIONS, each_card, with_cards
from .cards import (
    BREAK_OFF,
    DUPLIEREN,
    EYE,
    FEINT,
    FINAL,
    KICK,
    LURE,
    MEASURE,
    MUTIEREN,
    NACHREISEN,
    NO_SIDE,
    POISON,
    PRE_EMPT,
    REPEAT,
    REVEAL,
    SECOND_THOUGHT,
    SECOND_WIND,
    SWIFT,
    TAUNT,
    UBERLAUFEN,
    UNHORSE,
)
from .feasible import beats, recoverable, strikes
from .knowledge import BY_RIVAL
from .phases import (
    ANEW,
    CUT,
    FIGHT,
    GROIN,
    INSTEAD,
    KICKED,
    NEW_POSTA,
    OVER_IT,
    OVERRUN,
    STRETTO_BIND,
    STRIKE,
    TAKE_BACK,
    TAKE_VIRTUE,
    THRUST,
)

if TYPE_CHECKING:
    from .state import AudatiaState

LURE_BONUS = 2
REVEAL_BONUS = 2
WIND_DRAWS = 2


# Effects out of range


def _second_thought(state: AudatiaState, seat: Seat) -> None:
    state.phase = NEW_POSTA


def _repeat(state: AudatiaState, seat: Seat) -> None:
    state.phase = TAKE_BACK


def recover_uses(state: AudatiaState, seat: Seat) -> list[Action]:
    """One blow of the own discard pile (Repeat)."""
    return each_card(RECOVER, recoverable(state, seat))


def recover(state: AudatiaState, seat: Seat, action: Action) -> None:
    """The blow is back in the hand, as all have seen (Repeat)."""
    card = action[1]
    chronicle.recovered(state, seat, card)
    pile = state.discard[seat]
    state.put_in(seat, pile.pop(len(pile) - 1 - pile[::-1].index(card)))
    if state.known is not None:
        for onlooker in state.known[seat]:
            onlooker.gained((card,))
    out_of_range.out_ability_done(state, seat)


def _lure(state: AudatiaState, seat: Seat) -> None:
    chronicle.first_step(state, 1 - seat)
    state.stepper, state.lure[seat] = 1 - seat, LURE_BONUS
    out_of_range.out_ability_done(state, seat)


def _pre_empt(state: AudatiaState, seat: Seat) -> None:
    chronicle.first_step(state, seat)
    state.stepper = seat
    out_of_range.out_ability_done(state, seat)


def _taunt(state: AudatiaState, seat: Seat) -> None:
    state.taunted[1 - seat] = True
    out_of_range.out_ability_done(state, seat)


def _eye(state: AudatiaState, seat: Seat) -> None:
    """Half of the rival's hand, rounded up, at random (Eye of the Lynx)."""
    hand = state.hand(1 - seat)
    mixed, state.chance = shuffled(hand, state.chance)
    cards = sorted(int(card) for card in mixed[: (len(hand) + 1) // 2])
    chronicle.looked(state, seat, cards)
    if state.known is not None:
        state.known[1 - seat][BY_RIVAL].sighted(cards)
    out_of_range.out_ability_done(state, seat)


def _reveal(state: AudatiaState, seat: Seat) -> None:
    """The rival loses a card at random, and the first blow has Audatia +2 (Reveal)."""
    mixed, state.chance = shuffled(state.hand(1 - seat), state.chance)
    chronicle.discarded(state, 1 - seat, mixed[0])
    state.throw_away(1 - seat, mixed[0])
    state.reveal[seat] = REVEAL_BONUS
    out_of_range.out_ability_done(state, seat)


def _second_wind(state: AudatiaState, seat: Seat) -> None:
    state.draw(seat, WIND_DRAWS)
    out_of_range.out_ability_done(state, seat)


# Effects in the bout


def _break_off(state: AudatiaState, seat: Seat) -> None:
    ends.break_off(state)


def _measure(state: AudatiaState, seat: Seat) -> None:
    """The attacker stands in the final posta of his blow, the attack has met nothing (Perfect Measure)."""
    rival = 1 - seat
    chronicle.measured(state, rival, FINAL[state.blow])
    state.posta[rival], state.side[rival] = FINAL[state.blow], NO_SIDE
    bind.avoided(state)


def _unhorse(state: AudatiaState, seat: Seat) -> None:
    state.bind = STRETTO_BIND
    bind.ask_side(state, seat)


def _swift(state: AudatiaState, seat: Seat) -> None:
    state.phase, state.swift_reply = FIGHT, seat


def _kick(state: AudatiaState, seat: Seat) -> None:
    """The bold entry is cancelled; a feasible Fendente wins, else all goes on as if nobody had entered."""
    stretto.take_back_entry(state)
    if strikes(state, seat, KICKED):
        _strike(state, KICKED)
    else:
        chronicle.no_fendente(state, seat)
        bind.stand_or_fight(state)


def _poison(state: AudatiaState, seat: Seat) -> None:
    """A virtue card of the rival changes sides, the rest is void in the next bout (Poison Dust)."""
    if state.virtues[1 - seat] | state.voided[1 - seat]:
        state.phase = TAKE_VIRTUE
    else:
        ends.break_off(state)


def virtue_uses(state: AudatiaState, seat: Seat) -> list[Action]:
    """The rival's virtue cards (Poison Dust)."""
    held = state.virtues[1 - seat] | state.voided[1 - seat]
    return [action for action in VIRTUE_ACTIONS if held >> action[1] & 1]


def take_virtue(state: AudatiaState, seat: Seat, action: Action) -> None:
    """The card changes sides, and both break off (Poison Dust)."""
    virtue, rival = action[1], 1 - seat
    chronicle.virtue_stolen(state, seat, virtue)
    state.virtues[rival] &= ~(1 << virtue)
    state.voided[rival] &= ~(1 << virtue)
    state.virtues[seat] |= 1 << virtue
    state.poisoned = rival
    ends.break_off(state)


# The blow an ability leads to


def _strike(state: AudatiaState, strike: int) -> None:
    state.phase, state.strike = STRIKE, strike


def strike_uses(state: AudatiaState, seat: Seat) -> list[Action]:
    """The blows that the ability allows."""
    strike = state.strike
    found = list(with_cards(COUNTER if strike == OVER_IT else ATTACK, strikes(state, seat, strike)))
    return found + list(with_cards(BEAT, beats(state, seat))) if strike == INSTEAD else found


def strike(state: AudatiaState, seat: Seat, action: Action) -> None:
    """The blow falls; after a Kick to the Groin it wins."""
    card = action[1]
    if action[0] == BEAT:
        cut.beat(state, seat, card)
    elif state.strike == OVER_IT:
        cut.strike_back(state, seat, card, OVERRUN)
    elif state.strike == KICKED:
        chronicle.attacked(state, seat, card)
        state.lay(seat, card)
        ends.win(state, seat, GROIN)
    else:
        cut.attack(state, seat, card)


EFFECTS: dict[int, Callable[[AudatiaState, Seat], None]] = {
    KICK: _kick,
    BREAK_OFF: _break_off,
    FEINT: lambda state, seat: _strike(state, ANEW),
    SECOND_THOUGHT: _second_thought,
    REPEAT: _repeat,
    LURE: _lure,
    TAUNT: _taunt,
    EYE: _eye,
    PRE_EMPT: _pre_empt,
    MEASURE: _measure,
    UNHORSE: _unhorse,
    REVEAL: _reveal,
    SECOND_WIND: _second_wind,
    SWIFT: _swift,
    UBERLAUFEN: lambda state, seat: _strike(state, OVER_IT),
    DUPLIEREN: lambda state, seat: _strike(state, CUT),
    MUTIEREN: lambda state, seat: _strike(state, THRUST),
    POISON: _poison,
    NACHREISEN: lambda state, seat: _strike(state, INSTEAD),
}
