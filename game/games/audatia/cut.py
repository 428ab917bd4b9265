"""Attack and reaction: the cut process, the counterattack, the beat against an Extensa (A15-A18, A22, A26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.contract import Action
from ...engine.view import Seat
from . import abilities, bind, chronicle, ends, stretto, thrust
from .actions import (
    ANSWER_REMEDY,
    BREAK,
    COUNTER,
    DEFEND,
    EXCHANGE_BLOW,
    PARRY,
    REMEDY,
    with_cards,
)
from .cards import (
    BREAK_OFF,
    EXTENSA,
    HAND,
    INTERNAL_COUNTERS,
    LEFT,
    MEASURE,
    MEZANI_SOTTANI,
    RIGHT,
    SOPRANA,
    UBERLAUFEN,
)
from .feasible import breaks, counters, defences, exchanges, parries, remedies_back
from .phases import (
    BY_BEAT,
    BY_PARRY,
    COUNTERATTACK,
    EXCHANGED,
    MEZANO,
    MEZANO_BACK,
    NO_REMEDY,
    NONE,
    NOT_PARRIED,
    NOT_REACTED,
    OVERRUN,
    PLAIN,
    REACT,
    UNBOUND,
)

if TYPE_CHECKING:
    from .state import AudatiaState

_AVOID = 1 << BREAK_OFF | 1 << MEASURE
_AVOID_OR_OVERRUN = _AVOID | 1 << UBERLAUFEN


def attack(state: AudatiaState, seat: Seat, card: int) -> None:
    """A feasible blow with the Attack symbol; a Punta against an Extensa counts as an exchange (A17, A26)."""
    against = state.posta[1 - seat]
    form = EXCHANGED if against >= 0 and EXTENSA[against] else PLAIN
    chronicle.attacked(state, seat, card)
    state.from_posta = state.posta[seat]
    state.lay(seat, card)
    state.swift = state.swift_reply == seat
    state.swift_reply = NONE
    await_reaction(state, seat, card, form)


def await_reaction(state: AudatiaState, seat: Seat, card: int, form: int) -> None:
    """The blow lies on its player's pile; the other has to react, and no bind holds any more (A17)."""
    state.side[seat] = HAND[card]
    state.attacker, state.defender = seat, 1 - seat
    state.blow, state.form, state.bind = card, form, UNBOUND
    state.phase, state.actor = REACT, 1 - seat


def reaction_uses(state: AudatiaState, seat: Seat) -> list[Action]:
    """All that answers what comes; if there is nothing, the blow lands (A16, A17)."""
    form = state.form
    if form == EXCHANGED:
        return list(with_cards(REMEDY, remedies_back(state, seat)))
    found: list[Action] = []
    if form == MEZANO_BACK:
        found += with_cards(ANSWER_REMEDY, state.one[seat] & INTERNAL_COUNTERS)
        found += with_cards(REMEDY, state.one[seat] & 1 << SOPRANA)
    else:
        found += with_cards(PARRY, parries(state, seat))
        found += with_cards(COUNTER, counters(state, seat))
        found += with_cards(EXCHANGE_BLOW, exchanges(state, seat))
        found += with_cards(DEFEND, defences(state, seat))
        found += with_cards(BREAK, breaks(state, seat))
        found += with_cards(REMEDY, remedies_back(state, seat))
    overrun = form in (PLAIN, MEZANO) and not state.swift and MEZANI_SOTTANI >> state.blow & 1
    found += abilities.uses(state, seat, _AVOID_OR_OVERRUN if overrun else _AVOID)
    return found


def react(state: AudatiaState, seat: Seat, action: Action) -> None:
    """The defender's reaction, or none (A17, A22, A23, A27)."""
    kind = action[0]
    if kind == PARRY:
        parry(state, seat, action[1])
    elif kind == COUNTER:
        counterattack(state, seat, action[1])
    elif kind == EXCHANGE_BLOW:
        thrust.exchange(state, seat, action[1])
    elif kind == DEFEND:
        thrust.defend(state, seat, action[1])
    elif kind == BREAK:
        thrust.break_thrust(state, seat, action[1])
    elif kind == REMEDY:
        thrust.answer_with_remedy(state, seat, action[1])
    elif kind == ANSWER_REMEDY:
        stretto.counter_blow(state, seat, action[1])
    else:
        no_reaction(state)


def no_reaction(state: AudatiaState) -> None:
    """The blow lands (A28)."""
    reasons = {COUNTERATTACK: NOT_PARRIED, OVERRUN: NOT_PARRIED, MEZANO_BACK: NOT_PARRIED, EXCHANGED: NO_REMEDY}
    ends.win(state, state.attacker, reasons.get(state.form, NOT_REACTED))


def parry(state: AudatiaState, seat: Seat, card: int) -> None:
    """Both piles end on the side opposite to where the parry came from (A18)."""
    chronicle.parried(state, seat, card)
    state.lay_reaction(seat, card)
    move_piles(state, seat, card)
    state.parry, state.way = card, BY_PARRY
    bind.after_parry(state)


def move_piles(state: AudatiaState, seat: Seat, card: int) -> None:
    """With a Mandritto one's own pile goes left and the rival's right, with a Roverso the other way (A18)."""
    own = LEFT if HAND[card] == RIGHT else RIGHT
    state.side[seat] = own
    state.side[1 - seat] = RIGHT if own == LEFT else LEFT


def counterattack(state: AudatiaState, seat: Seat, card: int) -> None:
    """Defence and attack in one card; the attacker is now the one to parry (A22)."""
    form = MEZANO_BACK if state.form == MEZANO else COUNTERATTACK
    strike_back(state, seat, card, form)


def strike_back(state: AudatiaState, seat: Seat, card: int, form: int) -> None:
    """A blow that answers an attack and is one (A22, Überlaufen)."""
    chronicle.countered(state, seat, card)
    state.lay_reaction(seat, card)
    state.from_posta, state.swift = NONE, False
    await_reaction(state, seat, card, form)


def beat(state: AudatiaState, seat: Seat, card: int) -> None:
    """An Extensa is beaten away: piles as after a parry, bind Largo, then attack or wait (A26)."""
    chronicle.beaten(state, seat, card)
    state.posta[1 - seat] = NONE
    state.lay(seat, card)
    move_piles(state, seat, card)
    state.attacker, state.defender, state.way = 1 - seat, seat, BY_BEAT
    state.blow, state.parry = NONE, card
    bind.fight(state)
