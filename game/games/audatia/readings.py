"""What each card in view could be used for now, and for each use why not: what the table shows of every card."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.contract import Action
from ...engine.text import Text
from ...engine.view import View
from .actions import (
    ABILITY,
    ANSWER_REMEDY,
    ATTACK,
    BEAT,
    BREAK,
    CARD_ACTIONS,
    COUNTER,
    CYCLE,
    DEFEND,
    DISCARD,
    EXCHANGE_BLOW,
    PARRY,
    PLACE,
    REMEDY,
)
from .cards import ALL_BLOWS, ALL_COUNTERS, ALL_REMEDIES, CYCLING, EXTENSA, NEEDS, PUNTA, PUNTA_DEFENCE
from .phases import ANSWER, MEZANO, REACT, STRIKE
from .refusals import KINDS_IN, refusal_or_none
from .seen import AudatiaFacts

_BLOW_USES = (ATTACK, BEAT, PARRY, COUNTER, EXCHANGE_BLOW, DEFEND, BREAK)


@dataclass(frozen=True, slots=True)
class Reading:
    """One use of a card: the action, and why it is impossible (None: it is possible)."""

    action: Action
    reason: Text | None


def readings(view: View, card: int) -> tuple[Reading, ...]:
    """The uses that a card of the viewer's hand could have in his present decision, the possible ones first."""
    if view.decision is None:
        return ()
    actions = [CARD_ACTIONS[use][card] for use in _uses(view, card)]
    found = [Reading(action, refusal_or_none(view, action)) for action in actions]
    return tuple(sorted(found, key=lambda reading: reading.reason is not None))


def _uses(view: View, card: int) -> list[int]:
    facts: AudatiaFacts = view.facts
    there = KINDS_IN[facts.phase]
    uses = [use for use in _of_card(card) if use in there and _is_worth_a_word(facts, view.seat, use, card)]
    return uses + [use for use in (DISCARD, PLACE) if use in there]


def _of_card(card: int) -> tuple[int, ...]:
    if ALL_BLOWS >> card & 1:
        return _BLOW_USES
    if ALL_REMEDIES >> card & 1:
        return (REMEDY,)
    if ALL_COUNTERS >> card & 1:
        return (ANSWER_REMEDY,)
    return (ABILITY, CYCLE) if CYCLING >> card & 1 else (ABILITY,) if card in NEEDS else ()


def _is_worth_a_word(facts: AudatiaFacts, seat: int, use: int, card: int) -> bool:
    """Uses that nobody would expect here are left out: an exchange without a thrust, a beat without an Extensa."""
    if use == BEAT:
        return facts.posta[1 - seat] >= 0 and EXTENSA[facts.posta[1 - seat]]
    thrust = facts.phase == REACT and bool(PUNTA >> facts.blow & 1)
    if use == EXCHANGE_BLOW:
        return thrust and bool(PUNTA >> card & 1)
    if use == DEFEND:
        return facts.posta[seat] >= 0 and PUNTA_DEFENCE[facts.posta[seat]] and bool(PUNTA >> card & 1)
    if use == BREAK:
        return thrust and facts.break_thrust
    if use == COUNTER:
        return facts.phase == STRIKE or not thrust
    if use == PARRY:
        return facts.form != MEZANO
    return use != REMEDY or facts.phase != ANSWER or facts.soprana
