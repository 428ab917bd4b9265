"""When an ability can be played, and why not, from what its owner sees; the readable twin of `abilities.uses`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ...engine.text import Text, text
from ...engine.view import View
from .cards import (
    ALL_BLOWS,
    BREAK_OFF,
    DENY,
    DUPLIEREN,
    EYE,
    FEINT,
    KICK,
    MEASURE,
    MEZANI_SOTTANI,
    MUTIEREN,
    NACHREISEN,
    NEEDS,
    NO_VIRTUE,
    OUT_OF_RANGE,
    POISON,
    REPEAT,
    REVEAL,
    SECOND_WIND,
    SWIFT,
    UBERLAUFEN,
    UNHORSE,
    card_text,
    virtue_text,
)
from .phases import (
    ANEW,
    ANSWER,
    AVOIDED,
    BY_PARRY,
    CUT,
    DENYING,
    EXCHANGED,
    FEINTING,
    FIGHT,
    INSTEAD,
    LAST_WORD,
    MEZANO,
    NOBODY,
    OUT,
    OVER_IT,
    PLAIN,
    REACT,
    STRETTO,
    SUDDEN,
    THRUST,
    UNHORSING,
)
from .predicates import can_beat, can_strike, no
from .seen import AudatiaFacts
from .virtues import advantages

_WINDOWS = {
    DENY: DENYING,
    FEINT: FEINTING,
    UNHORSE: UNHORSING,
    DUPLIEREN: STRETTO,
    MUTIEREN: STRETTO,
    POISON: STRETTO,
}
"""Abilities that have one moment."""
_BLOWS_OF = {FEINT: ANEW, UBERLAUFEN: OVER_IT, DUPLIEREN: CUT, MUTIEREN: THRUST, NACHREISEN: INSTEAD}
"""Abilities that lead to a blow, and its kind."""


def can_play_ability(view: View, card: int) -> Text | None:
    """Whether the viewer can play an ability now."""
    facts: AudatiaFacts = view.facts
    if card not in NEEDS:
        return no("no_ability", "A31", card=card_text(card))
    if not _is_its_moment(facts, card):
        rule = "A12" if OUT_OF_RANGE >> card & 1 else "A31"
        return no("moment", rule, card=card_text(card), when=text(f"audatia.when.{_moment_name(card)}"))
    virtue = NEEDS[card]
    if virtue != NO_VIRTUE and not advantages(facts, view.seat) >> virtue & 1:
        return no("advantage", "A31", virtue=virtue_text(virtue))
    return _leads_nowhere(view, facts, card)


def _is_its_moment(facts: AudatiaFacts, card: int) -> bool:
    if OUT_OF_RANGE >> card & 1:
        return facts.phase == OUT
    if card in _WINDOWS:
        return facts.phase == _WINDOWS[card]
    return _MOMENTS[card](facts)


def _can_break_off(facts: AudatiaFacts) -> bool:
    return facts.phase == ANSWER or (facts.phase == REACT and facts.form != EXCHANGED)


def _can_overrun(facts: AudatiaFacts) -> bool:
    low = facts.phase == REACT and facts.form in (PLAIN, MEZANO) and not facts.swift
    return low and bool(MEZANI_SOTTANI >> facts.blow & 1)


def _can_reply_swiftly(facts: AudatiaFacts) -> bool:
    return facts.phase == FIGHT and facts.way == BY_PARRY and not facts.waited and facts.swift_reply == NOBODY


_MOMENTS: dict[int, Callable[[AudatiaFacts], bool]] = {
    BREAK_OFF: _can_break_off,
    MEASURE: lambda facts: facts.phase == REACT and facts.form != EXCHANGED,
    UBERLAUFEN: _can_overrun,
    KICK: lambda facts: facts.phase == ANSWER and facts.entry,
    SWIFT: _can_reply_swiftly,
    NACHREISEN: lambda facts: facts.phase in (AVOIDED, LAST_WORD),
}


def _moment_name(card: int) -> str:
    if OUT_OF_RANGE >> card & 1:
        return "out"
    names = {
        BREAK_OFF: "react", MEASURE: "attack", UBERLAUFEN: "low", KICK: "entry", SWIFT: "after_parry",
        NACHREISEN: "after", DENY: "ability", FEINT: "parried", UNHORSE: "largo",
    }  # fmt: skip
    return names.get(card, "stretto")


def hand_of(view: View) -> tuple[int, ...]:
    """The cards the viewer can play: his hand; in sudden death the card revealed last."""
    zone = f"shown/{view.seat}" if view.facts.row_size[view.seat] else f"hand/{view.seat}"
    return tuple(card for card in view.zone(zone).cards if card >= 0)


def _leads_nowhere(view: View, facts: AudatiaFacts, card: int) -> Text | None:
    """Why what the ability leads to is impossible, if it is."""
    seat = view.seat
    if card == REPEAT and not any(ALL_BLOWS >> kind & 1 for kind in view.zone(f"discard/{seat}").cards):
        return no("nothing_to_repeat", "A32")
    if card in (REVEAL, EYE) and not facts.size[1 - seat]:
        return no("empty_hand", "A33" if card == EYE else "A34")
    if card == SECOND_WIND and not view.zone(f"deck/{seat}").cards:
        return no("empty_deck", "A34")
    if card not in _BLOWS_OF or facts.variant == SUDDEN:
        return None
    after = replace(facts, strike=_BLOWS_OF[card])
    for kind in hand_of(view):
        if can_strike(after, seat, kind) is None or (card == NACHREISEN and can_beat(after, seat, kind) is None):
            return None
    return no("no_blow_for_it", "A31", card=card_text(card))
