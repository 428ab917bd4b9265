"""Out of range: refill, trades, poste, abilities, and the three steps in which somebody attacks or nobody (A9-A13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.contract import Action
from ...engine.view import Seat
from . import abilities, chronicle, cut, drafts, ends, sudden
from .actions import ATTACK, BEAT, DISCARD, MARK, READY, READY_ACTION, STAND, STAND_ACTIONS, each_card, with_cards
from .cards import ALL_BLOWS, CELERITAS, HAND_SIZE, NO_BONUS, NO_SIDE, OUT_OF_RANGE
from .feasible import attacks, beats
from .phases import HALL, NONE, OUT, POSTA, STEP, SUDDEN, TAUNTED, TRADE
from .virtues import value_now

if TYPE_CHECKING:
    from .state import AudatiaState

TRADED = 2
_LAST_STEP = 3
_OTHER_POSTE: tuple[tuple[Action, ...], ...] = tuple(
    tuple(action for action in STAND_ACTIONS if action[1] != posta) for posta in (*range(len(STAND_ACTIONS)), NONE)
)
"""By the posta one stands in, the last for none (NONE counts from the end): the others."""


def clear_table(state: AudatiaState) -> None:
    """All played cards go to the discard pile, nobody stands in a posta any more (A9)."""
    chronicle.cleared(state)
    for seat in (0, 1):
        state.discard[seat] += state.pile[seat]
        state.pile[seat] = []
        state.posta[seat], state.side[seat] = NONE, NO_SIDE
        state.blows[seat], state.top[seat] = 0, NO_BONUS
        state.reveal[seat] = state.lure[seat] = 0
        state.taunted[seat] = False
    state.attacker = state.defender = state.swift_reply = state.remedy_by = state.ability_by = NONE
    state.blow = state.parry = state.remedy = state.ability = state.fit_side = state.orienter = NONE
    state.swift = state.waited = state.entry = state.soprana = False
    state.covered = NO_BONUS


def refill(state: AudatiaState) -> None:
    """Both draw up to 12 (A9)."""
    for seat in (state.challenger, 1 - state.challenger):
        state.draw(seat, HAND_SIZE - state.size[seat])


def open_bout(state: AudatiaState) -> None:
    """Back out of range: trades come first, but for sudden death (A10, A30)."""
    state.bout += 1
    state.step, state.stepper = 0, state.challenger
    chronicle.bout_opened(state)
    if state.variant == SUDDEN:
        choose_poste(state)
    else:
        trade_round(state, (0, 1))


# Trades (A10)


def trade_round(state: AudatiaState, seats: tuple[Seat, ...]) -> None:
    """Those who may still trade are asked, both at once; whoever stops is not asked again."""
    able = 0
    for seat in seats:
        if state.size[seat] >= TRADED and state.deck[seat]:
            able |= 1 << seat
    state.phase, state.unready = TRADE, able
    if not able:
        trades_done(state)


def trade_uses(state: AudatiaState, seat: Seat) -> list[Action]:
    """Mark two cards, or stop trading (A10)."""
    marked = len(state.draft[seat])
    if not marked:
        return [READY_ACTION, *each_card(MARK, state.one[seat])]
    if marked == TRADED:
        return [READY_ACTION, *drafts.unmarks(state, seat)]
    return drafts.steps(state, seat)


def trade(state: AudatiaState, seat: Seat, action: Action) -> None:
    """One step of the draft; when all are done, two cards go face down and one is drawn (A10)."""
    if action[0] != READY:
        drafts.toggle(state, seat, action)
    elif drafts.finish(state, seat):
        traders = tuple([each for each in (0, 1) if state.draft[each]])
        for each in traders:
            _trade_cards(state, each)
        trade_round(state, traders)


def _trade_cards(state: AudatiaState, seat: Seat) -> None:
    cards = drafts.taken(state, seat)
    chronicle.traded(state, seat, cards)
    if state.known is not None:
        for onlooker in state.known[seat]:
            onlooker.traded(state.size[seat], len(state.traded[seat]))
    state.traded[seat] += [state.take_out(seat, card) for card in cards]
    state.draw(seat, 1)


def trades_done(state: AudatiaState) -> None:
    """In the hall, whoever has no blow left ends the game here (A29)."""
    if state.variant == HALL:
        armed = [bool(state.one[seat] & ALL_BLOWS) for seat in (0, 1)]
        if not all(armed):
            ends.out_of_blows(state, armed)
            return
    choose_poste(state)


# Poste (A11)


def choose_poste(state: AudatiaState) -> None:
    """Both choose a posta in secret (A11)."""
    state.phase, state.unready = POSTA, 3


def posta_uses(state: AudatiaState, seat: Seat) -> list[Action]:
    """All twelve, every time (A11)."""
    return list(STAND_ACTIONS)


def take_posta(state: AudatiaState, seat: Seat, action: Action) -> None:
    """When both have chosen, both are revealed (A11)."""
    chronicle.posta_chosen(state, seat, action[1])
    state.chosen[seat] = action[1]
    if not drafts.finish(state, seat):
        return
    chronicle.poste_revealed(state)
    state.posta, state.chosen = state.chosen, [NONE, NONE]
    if state.variant == SUDDEN:
        sudden.lay_rows(state)
    else:
        out_abilities(state)


# Abilities (A12)


def out_abilities(state: AudatiaState) -> None:
    """More Celeritas acts first, at a tie the Challenger; then by turns until both pass in a row (A12)."""
    first = state.challenger
    if value_now(state, 1 - first, CELERITAS) > value_now(state, first, CELERITAS):
        first = 1 - first
    state.passes = 0
    ask_out(state, first)


def ask_out(state: AudatiaState, seat: Seat) -> None:
    """Ask the seat, or the other, unless everybody knows that there is nothing he could play."""
    while state.passes < 2:
        if abilities.could_play(state, seat, OUT_OF_RANGE):
            state.phase, state.actor = OUT, seat
            return
        state.passes += 1
        seat = 1 - seat
    next_step(state)


def out_uses(state: AudatiaState, seat: Seat) -> list[Action]:
    """The abilities for out of range (A12)."""
    return abilities.uses(state, seat, OUT_OF_RANGE)


def pass_out(state: AudatiaState, seat: Seat, action: Action) -> None:
    """Play none now (A12)."""
    chronicle.passed(state, seat)
    state.passes += 1
    ask_out(state, 1 - seat)


def out_ability_done(state: AudatiaState, seat: Seat) -> None:
    """An ability has taken effect: the other's turn (A12)."""
    state.passes = 0
    ask_out(state, 1 - seat)


def new_posta_uses(state: AudatiaState, seat: Seat) -> list[Action]:
    """All poste but the one he stands in."""
    return list(_OTHER_POSTE[state.posta[seat]])


def think_again(state: AudatiaState, seat: Seat, action: Action) -> None:
    """Second Thought: another posta, and the action is still to come."""
    change_posta(state, seat, action[1])
    out_ability_done(state, seat)


def change_posta(state: AudatiaState, seat: Seat, posta: int) -> None:
    """The seat stands in another posta from now on."""
    chronicle.posta_changed(state, seat, posta)
    state.posta[seat] = posta


# Steps (A13)


def next_step(state: AudatiaState) -> None:
    """First one, then the other, then the Challenger, who must attack (A13)."""
    state.step += 1
    if state.step > _LAST_STEP:
        ends.no_attack(state)
        return
    order = (state.stepper, 1 - state.stepper, state.challenger)
    seat = state.actor = order[state.step - 1]
    state.phase = STEP
    if state.taunted[seat] and not (attacks(state, seat) | beats(state, seat)):
        state.taunted[seat] = False
        if state.size[seat]:
            chronicle.taunt_unanswered(state, seat)
            state.phase = TAUNTED


def attack_uses(state: AudatiaState, seat: Seat) -> list[Action]:
    """Attack, or beat an Extensa (A15, A26)."""
    return [*with_cards(ATTACK, attacks(state, seat)), *with_cards(BEAT, beats(state, seat))]


def step_uses(state: AudatiaState, seat: Seat) -> list[Action]:
    """Attack, beat, and in the first two steps change posta; who was taunted must attack (A13)."""
    found = attack_uses(state, seat)
    if state.step < _LAST_STEP and not state.taunted[seat] and state.variant != SUDDEN:
        found += new_posta_uses(state, seat)
    return found


def take_step(state: AudatiaState, seat: Seat, action: Action) -> None:
    """Attack, beat, change posta or hold (A13)."""
    state.taunted[seat] = False
    if action[0] == ATTACK:
        cut.attack(state, seat, action[1])
    elif action[0] == BEAT:
        cut.beat(state, seat, action[1])
    else:
        if action[0] == STAND:
            change_posta(state, seat, action[1])
        else:
            chronicle.held(state, seat)
        next_step(state)


def taunt_uses(state: AudatiaState, seat: Seat) -> list[Action]:
    """Any card of the hand (Taunt)."""
    return each_card(DISCARD, state.one[seat])


def pay_taunt(state: AudatiaState, seat: Seat, action: Action) -> None:
    """Who was taunted and can't attack discards a card, then takes his step (A13)."""
    chronicle.discarded(state, seat, action[1])
    state.throw_away(seat, action[1])
    state.phase = STEP
