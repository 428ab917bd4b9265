"""A sensible move for each step: what it is worth by `odds`, a whim apart."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from ....engine.contract import Action
from ....engine.view import Seat
from ..actions import (
    ABILITY,
    ANSWER_REMEDY,
    ATTACK,
    BEAT,
    BREAK,
    COUNTER,
    CYCLE,
    DEFEND,
    DISCARD,
    EXCHANGE_BLOW,
    LIFT,
    MARK,
    ORIENT,
    PARRY,
    PASS,
    PLACE,
    READY,
    RECOVER,
    REMEDY,
    STAND,
    TAKE_VIRTUE_CARD,
    UNMARK,
    bits,
)
from ..bind import suns_join
from ..cards import (
    ALL_BLOWS,
    ALL_COUNTERS,
    ALL_REMEDIES,
    BLOW_OF,
    BONUS,
    BREAK_OFF,
    CELERITAS,
    CLOSED_TO,
    DENY,
    EXTENSA,
    FENDENTI,
    FITTING,
    FROM_POSTA,
    LURE,
    MEASURE,
    NEEDS,
    OF_BLOW,
    PARRIERS,
    PERFECT,
    PRE_EMPT,
    PRUDENTIA,
    SECOND_THOUGHT,
    SOTTANI,
)
from ..feasible import attacks
from ..phases import OUT, STEP
from ..state import AudatiaState
from .odds import EVEN, after_parry, attack_worth, exchange_worth, lacks, remedy_worth

Rnd = Callable[[], float]
_LAST_STEP = 3
_FIRST_STEP = (PRE_EMPT, LURE, SECOND_THOUGHT)
"""Abilities that settle who strikes first, or from where."""
BOLD = 0.17
"""An attack is worth a card if it is so likely to land."""
PARRIED = 0.3
"""What is left of a counterattack when it is parried."""
SPARE = {FENDENTI: 0.9, SOTTANI: 0.75, ALL_REMEDIES: 0.7, ALL_COUNTERS: 0.65}
"""What cards are worth to keep, by group; the others are blows or abilities."""
VIRTUE_WORTH = (0.4, 0.7, 1.0, 0.6)
_SHELTER = tuple(
    0.03 * (closed & FENDENTI).bit_count() + 0.05 * bonus[CELERITAS]
    for closed, bonus in zip(CLOSED_TO, BONUS, strict=True)
)
"""What a posta is worth whatever the hand: lines that it closes, and its Celeritas."""


def keep(state: AudatiaState, seat: Seat, card: int) -> float:
    """How much one would miss a card."""
    for group, worth in SPARE.items():
        if group >> card & 1:
            return worth
    if ALL_BLOWS >> card & 1:
        return 0.6
    virtue = NEEDS[card]
    held = virtue < 0 or state.virtues[seat] >> virtue & 1
    return 0.7 if held else 0.25


def _attack(state: AudatiaState, seat: Seat, action: Action) -> float:
    must = state.phase == STEP and (state.step == _LAST_STEP or state.taunted[seat])
    return attack_worth(state, seat, action[1]) + (1.0 if must else 0.0)


def _beat(state: AudatiaState, seat: Seat, action: Action) -> float:
    left = after_parry(state, seat, action[1])
    return 0.3 + (0.1 if left else 0.0) + (1.0 if state.phase == STEP and state.step == _LAST_STEP else 0.0)


def _parry(state: AudatiaState, seat: Seat, action: Action) -> float:
    """Sottani first; blows left to strike back; Stretto only with remedies at hand."""
    card = action[1]
    score = 0.5 + (0.06 if SOTTANI >> card & 1 else 0.0) + (0.05 if after_parry(state, seat, card) else 0.0)
    if suns_join(state.blow, card):
        score += 0.06 if state.one[seat] & ALL_REMEDIES else -0.06
    return score


def _counter(state: AudatiaState, seat: Seat, action: Action) -> float:
    """It wins if he has not the same blow again; else one is the defender of the new bind (A22)."""
    none = lacks(state, 1 - seat, OF_BLOW[BLOW_OF[action[1]]])
    return none + PARRIED * (1.0 - none)


def _exchange(state: AudatiaState, seat: Seat, action: Action) -> float:
    return exchange_worth(state, seat)


def _remedy(state: AudatiaState, seat: Seat, action: Action) -> float:
    return remedy_worth(state, seat, action[1])


def _answer(state: AudatiaState, seat: Seat, action: Action) -> float:
    perfect = state.remedy in PERFECT and PERFECT[state.remedy] >> action[1] & 1
    return 1.0 if perfect else EVEN


def _ability(state: AudatiaState, seat: Seat, action: Action) -> float:
    """Out of range most help, if they serve; what breaks off or avoids is kept for need; Deny what saves the rival."""
    card = action[1]
    if state.phase == OUT:
        return 0.6 if card not in _FIRST_STEP or _serves(state, seat, card) else 0.2
    if card in (BREAK_OFF, MEASURE):
        return 0.45
    if card == DENY:
        return 0.6 if state.resume != OUT else 0.35
    return 0.55


def _serves(state: AudatiaState, seat: Seat, card: int) -> bool:
    """Who can strike from where he stands wants the first step; who can't lets the other come, or moves."""
    ready = any(attack_worth(state, seat, blow) > BOLD for blow in bits(attacks(state, seat)))
    if card == PRE_EMPT:
        return ready and state.stepper != seat
    return not ready and (card != LURE or state.stepper == seat)


def _pass(state: AudatiaState, seat: Seat, action: Action) -> float:
    """What an attack must beat; letting an ability pass, less."""
    return BOLD if state.phase != OUT else 0.4


def _cycle(state: AudatiaState, seat: Seat, action: Action) -> float:
    virtue = NEEDS[action[1]]
    return 0.1 if state.virtues[seat] >> virtue & 1 else BOLD + 0.01


def _stand(state: AudatiaState, seat: Seat, action: Action) -> float:
    """A posta from which the hand strikes and parries, and which closes lines."""
    posta = action[1]
    if state.phase == STEP:
        return _change(state, seat, posta)
    own = state.one[seat] & FROM_POSTA[posta]
    score = 0.02 * own.bit_count() + 0.04 * (own & PARRIERS).bit_count()
    return score + _SHELTER[posta] + (0.05 if EXTENSA[posta] else 0.0)


def _change(state: AudatiaState, seat: Seat, posta: int) -> float:
    """A Challenger who can't attack from where he stands looks for a posta from which he can (A13)."""
    if seat != state.challenger:
        return 0.0
    against = state.posta[1 - seat]
    own = state.one[seat] & FROM_POSTA[posta]
    found = own & PARRIERS if EXTENSA[against] else own & ALL_BLOWS & ~SOTTANI & ~CLOSED_TO[against]
    return BOLD + 0.05 * found.bit_count() if found else 0.0


def _orient(state: AudatiaState, seat: Seat, action: Action) -> float:
    """The side on which one's own remedies work."""
    return 0.2 * (state.one[seat] & FITTING[action[1]]).bit_count()


def _virtue(state: AudatiaState, seat: Seat, action: Action) -> float:
    score = VIRTUE_WORTH[action[1]]
    if action[1] == PRUDENTIA:
        score += 0.1 * (state.one[seat] & SOTTANI).bit_count()
    return score + 0.2 * sum(NEEDS[card] == action[1] for card in NEEDS if state.one[seat] >> card & 1)


def _give(state: AudatiaState, seat: Seat, action: Action) -> float:
    """Discard, or mark to exchange or trade, what one would miss least."""
    return 0.45 - keep(state, seat, action[1])


def _recover(state: AudatiaState, seat: Seat, action: Action) -> float:
    return keep(state, seat, action[1])


def _place(state: AudatiaState, seat: Seat, action: Action) -> float:
    """Blows and remedies by turns, the Challenger's first an attack."""
    blow = ALL_BLOWS >> action[1] & 1
    return 0.6 if bool(blow) == (len(state.draft[seat]) % 3 != 2) else 0.4


def _nothing(state: AudatiaState, seat: Seat, action: Action) -> float:
    return 0.0


_Worth = Callable[[AudatiaState, Seat, Action], float]
_BY_KIND: dict[int, _Worth] = {
    ATTACK: _attack,
    BEAT: _beat,
    PARRY: _parry,
    COUNTER: _counter,
    EXCHANGE_BLOW: _exchange,
    DEFEND: lambda state, seat, action: 0.6,
    BREAK: lambda state, seat, action: 0.45,
    REMEDY: _remedy,
    ANSWER_REMEDY: _answer,
    ABILITY: _ability,
    PASS: _pass,
    CYCLE: _cycle,
    STAND: _stand,
    ORIENT: _orient,
    TAKE_VIRTUE_CARD: _virtue,
    DISCARD: _give,
    MARK: _give,
    UNMARK: lambda state, seat, action: -1.0,
    READY: lambda state, seat, action: 0.12,
    RECOVER: _recover,
    PLACE: _place,
}
_WORTH: tuple[_Worth, ...] = tuple(_BY_KIND.get(kind, _nothing) for kind in range(LIFT + 1))
"""What an action of each kind is worth in its step, about in chances to win the bout."""
_WORTH_IN_REACH: tuple[_Worth, ...] = (*_WORTH[:STAND], _nothing, *_WORTH[STAND + 1 :])
"""The same for who can strike from where he stands: he looks for no other posta."""


def best(state: AudatiaState, seat: Seat, rnd: Rnd, whim: float) -> Action:
    """The action that is worth most, its worth off by up to ``whim`` either way."""
    legal = state.legal(seat)
    found = legal[0]
    if len(legal) == 1:
        return found
    worth = _WORTH_IN_REACH if found[0] in (ATTACK, BEAT) else _WORTH
    most = -inf
    for action in legal:
        score = worth[action[0]](state, seat, action) + whim * (2.0 * rnd() - 1.0)
        if score > most:
            found, most = action, score
    return found
