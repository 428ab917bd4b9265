"""Audatia in the words of the search: which actions mean the same, and which situations."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.contract import Action
from ....engine.view import Seat
from ..actions import LIFT, UNMARK
from ..phases import NONE, OVER, SECRET
from ..state import AudatiaState

Meaning = tuple[int, ...]


def exchange(state: AudatiaState) -> int:
    """How many bouts have begun: where a playout may be judged. The end counts as one."""
    return state.bout + (state.phase == OVER)


def reopen(state: AudatiaState, seat: Seat) -> None:
    """Take back what the other has chosen in secret, so that the search makes it anew (A6, A10, A11, A30)."""
    if state.phase in SECRET and state.unready >> seat & 1:
        other = 1 - seat
        state.unready |= 1 << other
        state.draft[other] = []
        state.chosen[other] = NONE


def meanings(state: AudatiaState, seat: Seat, legal: Sequence[Action]) -> list[Meaning | None]:
    """Cards are told by kind, so every action means itself; steps back in a draft are never better than others."""
    return [None if action[0] in (UNMARK, LIFT) else action for action in legal]


def situation(state: AudatiaState, seat: Seat) -> tuple[object, ...]:
    """What the seat's decision depends on, as far as the seat knows it."""
    other = 1 - seat
    return (
        state.phase, state.bout, state.step, state.waited, state.passes, state.one[seat], state.two[seat],
        tuple(state.draft[seat]), state.size[other], len(state.deck[seat]), tuple(state.posta), tuple(state.side),
        tuple(state.virtues), tuple(state.top), state.blow, state.parry, state.form, state.remedy, state.fit_side,
        state.ability, state.denies, len(state.discard[other]),
    )  # fmt: skip
