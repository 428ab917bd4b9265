"""After a parry: its windows, the bind, the side, the bold entry, attack or wait (A19-A21, A24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.contract import Action
from ...engine.view import Seat
from . import abilities, chronicle, cut, ends, out_of_range, stretto
from .actions import ATTACK, BEAT, ORIENT_ACTIONS, REMEDY, with_cards
from .cards import AUDATIA, CUTS, FEINT, NACHREISEN, SUN, SWIFT, UNHORSE
from .feasible import remedies
from .phases import (
    AVOIDED,
    BY_MEASURE,
    BY_PARRY,
    ENTRY,
    FEINTING,
    FIGHT,
    LARGO,
    LAST_WORD,
    NOBODY,
    NONE,
    SIDE,
    STRETTO,
    STRETTO_BIND,
    SUDDEN,
    UNHORSING,
)
from .virtues import advantages, orienter

if TYPE_CHECKING:
    from .state import AudatiaState

_FEINT, _UNHORSE, _NACHREISEN, _SWIFT = 1 << FEINT, 1 << UNHORSE, 1 << NACHREISEN, 1 << SWIFT


def suns_join(attack: int, parry: int) -> bool:
    """Whether two cuts show different half suns: a full sun, Stretto (A19)."""
    return bool(CUTS >> attack & CUTS >> parry & 1) and SUN[attack] != SUN[parry]


# The windows after a parry


def after_parry(state: AudatiaState) -> None:
    """First the attacker whose cut was parried may feint."""
    state.fit_side = state.orienter = NONE
    if CUTS >> state.blow & 1 and abilities.could_play(state, state.attacker, _FEINT):
        state.phase, state.actor = FEINTING, state.attacker
    else:
        unhorse_window(state)


def feint_uses(state: AudatiaState, seat: Seat) -> list[Action]:
    """Feint, if there is a blow for it."""
    return abilities.uses(state, seat, _FEINT)


def no_feint(state: AudatiaState, seat: Seat, action: Action) -> None:
    """The attacker lets the parry stand."""
    unhorse_window(state)


def unhorse_window(state: AudatiaState) -> None:
    """Then the defender may make a Stretto of a Largo."""
    if not suns_join(state.blow, state.parry) and abilities.could_play(state, state.defender, _UNHORSE):
        state.phase, state.actor = UNHORSING, state.defender
    else:
        test_bind(state)


def unhorse_uses(state: AudatiaState, seat: Seat) -> list[Action]:
    """Unhorse."""
    return abilities.uses(state, seat, _UNHORSE)


def no_unhorse(state: AudatiaState, seat: Seat, action: Action) -> None:
    """The defender leaves the bind as it is."""
    test_bind(state)


def test_bind(state: AudatiaState) -> None:
    """Stretto if both were cuts whose half suns differ, else Largo (A19)."""
    state.bind = STRETTO_BIND if suns_join(state.blow, state.parry) else LARGO
    chronicle.bound(state)
    if state.bind == STRETTO_BIND:
        ask_side(state, orienter(state))
    else:
        bold_entry(state)


# The side (A24)


def ask_side(state: AudatiaState, seat: Seat) -> None:
    """The seat chooses internal or external before any remedy is shown (A24)."""
    state.phase, state.actor = SIDE, seat


def side_uses(state: AudatiaState, seat: Seat) -> list[Action]:
    """Internal or external."""
    return list(ORIENT_ACTIONS)


def orient(state: AudatiaState, seat: Seat, action: Action) -> None:
    """The side is set (A24)."""
    chronicle.oriented(state, seat, action[1])
    state.fit_side, state.orienter = action[1], seat
    bold_entry(state)


# The bold entry (A20)


def bold_entry(state: AudatiaState) -> None:
    """The attacker with Audatia advantage may enter; in Largo the side is oriented first (A20)."""
    seat = state.attacker
    if state.variant == SUDDEN or not state.size[seat] or not advantages(state, seat) >> AUDATIA & 1:
        stand_or_fight(state)
    elif state.fit_side == NONE:
        ask_side(state, orienter(state))
    else:
        state.phase, state.actor = ENTRY, seat


def entry_uses(state: AudatiaState, seat: Seat) -> list[Action]:
    """Remedies that fit the side (A20)."""
    return list(with_cards(REMEDY, remedies(state, seat)))


def enter(state: AudatiaState, seat: Seat, action: Action) -> None:
    """A bold entry, or none (A20)."""
    if action[0] != REMEDY:
        stand_or_fight(state)
        return
    state.covered, state.entry = state.top[seat], True
    chronicle.entered(state, seat, action[1])
    stretto.play_remedy(state, seat, action[1])


def stand_or_fight(state: AudatiaState) -> None:
    """On to Stretto (A24) or Largo (A21)."""
    if state.bind == STRETTO_BIND:
        state.phase, state.actor, state.waited = STRETTO, state.defender, False
    else:
        fight(state)


# Attack or wait (A21)


def fight(state: AudatiaState) -> None:
    """The defender attacks or waits, then the attacker (A21)."""
    state.bind = LARGO
    state.phase, state.actor, state.waited = FIGHT, state.defender, False


def fight_uses(state: AudatiaState, seat: Seat) -> list[Action]:
    """Attacks and beats; right after one's own parry also a Swift Reply (A21)."""
    found = out_of_range.attack_uses(state, seat)
    if state.way == BY_PARRY and not state.waited and state.swift_reply == NOBODY:
        found += abilities.uses(state, seat, _SWIFT)
    return found


def fight_on(state: AudatiaState, seat: Seat, action: Action) -> None:
    """Attack, beat or wait (A21)."""
    if action[0] == ATTACK:
        cut.attack(state, seat, action[1])
    elif action[0] == BEAT:
        cut.beat(state, seat, action[1])
    else:
        wait(state, seat)


def wait(state: AudatiaState, seat: Seat) -> None:
    """The other may act now; if he waits too, it is a Break-off (A21, A27)."""
    chronicle.waited(state, seat)
    state.swift_reply = NOBODY
    if state.waited:
        state.passes = 0
        last_word(state)
    else:
        state.waited, state.actor = True, 1 - seat


def last_word(state: AudatiaState) -> None:
    """Both have waited: Nachreisen instead of the Break-off, the defender asked first."""
    while state.passes < 2:
        seat = state.attacker if state.passes else state.defender
        state.passes += 1
        if abilities.could_play(state, seat, _NACHREISEN):
            state.phase, state.actor = LAST_WORD, seat
            return
    ends.break_off(state)


def nachreisen_uses(state: AudatiaState, seat: Seat) -> list[Action]:
    """Nachreisen, if there is an attack for it."""
    return abilities.uses(state, seat, _NACHREISEN)


def no_last_word(state: AudatiaState, seat: Seat, action: Action) -> None:
    """The seat lets it end here."""
    last_word(state)


def avoided(state: AudatiaState) -> None:
    """An attack has met nothing: its player may go on with Nachreisen, else the other attacks or waits."""
    state.way = BY_MEASURE
    if abilities.could_play(state, state.attacker, _NACHREISEN):
        state.phase, state.actor = AVOIDED, state.attacker
    else:
        fight(state)


def no_nachreisen(state: AudatiaState, seat: Seat, action: Action) -> None:
    """The avoided attacker lets the other act first."""
    fight(state)
