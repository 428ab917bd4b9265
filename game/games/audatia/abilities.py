"""Abilities: when they can be played, Cycle, Deny (A31). What each does stands in `effects`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...engine.contract import Action
from ...engine.view import Seat
from . import chronicle, effects
from .actions import ABILITY, bits, each_card
from .cards import (
    COPIES,
    DENY,
    DUPLIEREN,
    EYE,
    FEINT,
    MUTIEREN,
    NACHREISEN,
    NEEDS,
    NO_VIRTUE,
    REPEAT,
    REVEAL,
    SECOND_WIND,
    UBERLAUFEN,
    kinds_mask,
)
from .feasible import beats, recoverable, strikes
from .phases import (
    ANEW,
    CUT,
    DENYING,
    INSTEAD,
    OVER_IT,
    SUDDEN,
    THRUST,
)
from .virtues import advantages

if TYPE_CHECKING:
    from .state import AudatiaState

_DENY = 1 << DENY
ALLOWED: tuple[int, ...] = tuple(
    kinds_mask(kind for kind, virtue in NEEDS.items() if virtue == NO_VIRTUE or leads >> virtue & 1)
    for leads in range(16)
)
"""By set of virtues in which a seat has advantage: the abilities it may play."""
_OWNED: tuple[int, ...] = tuple(
    kinds_mask(kind for kind in NEEDS if copies[kind]) for copies in COPIES
)
"""By character."""


# When they can be played


def could_play(state: AudatiaState, seat: Seat, moment: int) -> bool:
    """Whether, by what everybody knows, the seat might hold one of these abilities and may play it now.

    Nobody is asked where the answer is plain to all; who is asked may still have nothing.
    """
    character = state.characters[seat]
    wanted = moment & _OWNED[character]
    if not wanted or not state.size[seat] or state.variant == SUDDEN:
        return False
    wanted &= ALLOWED[advantages(state, seat)]
    if not wanted:
        return False
    spent, copies = state.discard[seat], COPIES[character]
    return any(spent.count(kind) < copies[kind] for kind in bits(wanted))


def uses(state: AudatiaState, seat: Seat, moment: int) -> list[Action]:
    """The abilities of the hand that can be played at this moment."""
    found = state.one[seat] & moment
    if not found:
        return []
    found &= ALLOWED[advantages(state, seat)]
    if not found:
        return []
    return [action for action in each_card(ABILITY, found) if has_use(state, seat, action[1])]


def has_use(state: AudatiaState, seat: Seat, ability: int) -> bool:
    """Whether what the ability leads to is possible at all; in sudden death that is left to the cards to come."""
    needed = _LEADS_TO.get(ability)
    return needed is None or bool(needed(state, seat)) or (state.variant == SUDDEN and ability in _IN_A_ROW)


_IN_A_ROW = (UBERLAUFEN, DUPLIEREN, MUTIEREN)
_LEADS_TO: dict[int, Callable[[AudatiaState, Seat], object]] = {
    REPEAT: lambda state, seat: recoverable(state, seat),
    REVEAL: lambda state, seat: state.size[1 - seat],
    EYE: lambda state, seat: state.size[1 - seat],
    SECOND_WIND: lambda state, seat: state.deck[seat],
    FEINT: lambda state, seat: strikes(state, seat, ANEW),
    UBERLAUFEN: lambda state, seat: strikes(state, seat, OVER_IT),
    DUPLIEREN: lambda state, seat: strikes(state, seat, CUT),
    MUTIEREN: lambda state, seat: strikes(state, seat, THRUST),
    NACHREISEN: lambda state, seat: strikes(state, seat, INSTEAD) | beats(state, seat),
}


# Playing, denying, cycling


def cycle(state: AudatiaState, seat: Seat, card: int) -> None:
    """Discard an ability that carries Cycle and draw a card; the decision stays."""
    chronicle.cycled(state, seat, card)
    state.throw_away(seat, card)
    state.draw(seat, 1)


def announce(state: AudatiaState, seat: Seat, card: int) -> None:
    """An ability is shown and discarded at once; the other may Deny it."""
    chronicle.announced(state, seat, card)
    state.throw_away(seat, card)
    if card == DENY:
        state.denies += 1
    else:
        state.ability, state.ability_by, state.denies, state.resume = card, seat, 0, state.phase
    if could_play(state, 1 - seat, _DENY):
        state.phase, state.actor = DENYING, 1 - seat
    else:
        settle(state)


def deny_uses(state: AudatiaState, seat: Seat) -> list[Action]:
    """Deny."""
    return uses(state, seat, _DENY)


def let_be(state: AudatiaState, seat: Seat, action: Action) -> None:
    """The ability is not denied (again)."""
    settle(state)


def settle(state: AudatiaState) -> None:
    """It takes effect; or it is denied, and its player decides again."""
    seat, ability = state.ability_by, state.ability
    state.phase, state.actor = state.resume, seat
    if state.denies % 2:
        chronicle.denied(state)
    else:
        effects.EFFECTS[ability](state, seat)
