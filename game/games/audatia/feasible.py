"""What can be played, as sets of cards: the fast twins of the predicates in `predicates` (A14-A16, A22-A27).

Every set is a part of the seat's hand. `predicates` says of one card why not; a test holds both against each other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.view import Seat
from .cards import (
    ALL_BLOWS,
    BLOW_OF,
    BREAKERS,
    CELERITAS,
    CLOSED_TO,
    COUNTERERS,
    CUTS,
    EXCHANGE,
    EXTENSA,
    EXTERNAL,
    FENDENTI,
    FITTING,
    FROM_POSTA,
    FROM_SIDE,
    INTERNAL,
    MEZANI,
    MM,
    NEED_PRUDENTIA,
    OF_BLOW,
    PARRIED_BY,
    PARRIERS,
    PRUDENTIA,
    PUNTA,
    PUNTA_DEFENCE,
    RIGHT,
    RM,
    kinds_mask,
)
from .phases import ANEW, COUNTERATTACK, CUT, EXCHANGED, INSTEAD, KICKED, MEZANO, NONE, OVER_IT, OVERRUN, PLAIN
from .virtues import leads_for_blow, leads_for_reaction

if TYPE_CHECKING:
    from .state import AudatiaState


def within_reach(state: AudatiaState, seat: Seat) -> int:
    """The blows in hand that start from where the sword is (A14)."""
    posta = state.posta[seat]
    return state.one[seat] & (FROM_POSTA[posta] if posta >= 0 else FROM_SIDE[state.side[seat]])


def attacks(state: AudatiaState, seat: Seat) -> int:
    """Blows to attack with (A15); against an Extensa only what A26 allows."""
    found = within_reach(state, seat)
    if found & NEED_PRUDENTIA and not leads_for_blow(state, seat, PRUDENTIA):
        found &= ~NEED_PRUDENTIA
    against = state.posta[1 - seat]
    if against >= 0:
        found &= ~CLOSED_TO[against]
        if EXTENSA[against] and found:
            own = state.posta[seat]
            swift = own >= 0 and EXCHANGE[own] and leads_for_blow(state, seat, CELERITAS)
            return found & PUNTA if swift else 0
    return found


def beats(state: AudatiaState, seat: Seat) -> int:
    """Blows that beat away an Extensa in which the rival stands (A26)."""
    against = state.posta[1 - seat]
    return within_reach(state, seat) & PARRIERS if against >= 0 and EXTENSA[against] else 0


def feints(state: AudatiaState, seat: Seat) -> int:
    """Blows to attack anew with, from either side (Feint)."""
    found = state.one[seat] & ALL_BLOWS
    if found & NEED_PRUDENTIA and not leads_for_blow(state, seat, PRUDENTIA):
        found &= ~NEED_PRUDENTIA
    return found


def parries(state: AudatiaState, seat: Seat) -> int:
    """Blows that parry what comes (A15, A17, A22)."""
    form = state.form
    if form in (PLAIN, OVERRUN):
        return within_reach(state, seat) & PARRIED_BY[state.blow]
    if form == COUNTERATTACK:
        return within_reach(state, seat) & OF_BLOW[BLOW_OF[state.blow]]
    return 0


def counters(state: AudatiaState, seat: Seat) -> int:
    """Blows to counterattack with (A22); against a Roverso Mezano after a broken thrust, the Mandritto Mezano (A27)."""
    blow = BLOW_OF[state.blow]
    if state.form == MEZANO:
        return within_reach(state, seat) & OF_BLOW[MM] if blow == RM else 0
    if state.form != PLAIN or state.swift:
        return 0
    found = within_reach(state, seat) & OF_BLOW[blow] & COUNTERERS
    return found if found and leads_for_reaction(state, seat) else 0


def exchanges(state: AudatiaState, seat: Seat) -> int:
    """Punte to exchange with (A23)."""
    if state.form != PLAIN or state.swift or not PUNTA >> state.blow & 1:
        return 0
    own, origin = state.posta[seat], state.from_posta
    if (own >= 0 and not EXCHANGE[own]) or (origin >= 0 and not EXCHANGE[origin]):
        return 0
    found = within_reach(state, seat) & PUNTA
    return found if found and leads_for_reaction(state, seat) else 0


def defences(state: AudatiaState, seat: Seat) -> int:
    """Punte to defend with where the posta grants it (A17)."""
    own = state.posta[seat]
    if own < 0 or not PUNTA_DEFENCE[own] or state.form != PLAIN:
        return 0
    found = within_reach(state, seat) & PUNTA
    return found if found and leads_for_reaction(state, seat) else 0


def breaks(state: AudatiaState, seat: Seat) -> int:
    """Blows that break a thrust (A27)."""
    if not state.break_thrust or state.form != PLAIN or not PUNTA >> state.blow & 1:
        return 0
    return within_reach(state, seat) & BREAKERS


def remedies_back(state: AudatiaState, seat: Seat) -> int:
    """Remedies that answer an exchange (A23) or a Mezano after a broken thrust (A27)."""
    if state.form == EXCHANGED:
        return state.one[seat] & FITTING[EXTERNAL]
    if state.form == MEZANO:
        return state.one[seat] & FITTING[EXTERNAL if BLOW_OF[state.blow] == RM else INTERNAL]
    return 0


def remedies(state: AudatiaState, seat: Seat) -> int:
    """Remedies that fit the side (A20, A24)."""
    return state.one[seat] & FITTING[side_for(state.fit_side, state.orienter, state.mirrored, seat)]


def side_for(side: int, orienter: Seat, mirrored: bool, seat: Seat) -> int:
    """The side as a seat has it: shared by both, or turned round for who did not orient it (A24)."""
    return 1 - side if mirrored and side != NONE and seat != orienter else side


def thrusters_remedies(state: AudatiaState, seat: Seat) -> int:
    """Remedies of a thruster whose thrust was broken: external after a Mandritto, internal after a Roverso (A27)."""
    return state.one[seat] & FITTING[EXTERNAL if state.break_hand == RIGHT else INTERNAL]


def mezani(state: AudatiaState, seat: Seat) -> int:
    """Mezani of who has broken a thrust (A27)."""
    return within_reach(state, seat) & MEZANI


# What an ability leads to


def recoverable(state: AudatiaState, seat: Seat) -> int:
    """Blows in one's own discard pile, face up (Repeat)."""
    return kinds_mask(state.discard[seat]) & ALL_BLOWS


def strikes(state: AudatiaState, seat: Seat, strike: int) -> int:
    """The blows that an ability leads to."""
    if strike == ANEW:
        return feints(state, seat)
    if strike in (OVER_IT, KICKED):
        return within_reach(state, seat) & FENDENTI
    found = attacks(state, seat)
    return found if strike == INSTEAD else found & (CUTS if strike == CUT else PUNTA)
