"""DuelCard in the words of the search: which actions mean the same, and which situations."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.contract import Action
from ..actions import LAY, PICK, PLAY, READY, STEAL, TAKE
from ..phases import ACTION, COMMIT, PICKING
from ..state import DuelCardState

Meaning = tuple[int, ...]


def exchange(state: DuelCardState) -> int:
    """How many turns have begun: where a playout may be judged. The end counts as one."""
    return state.turn


def reopen(state: DuelCardState, seat: int) -> None:
    """Take back secret plays that others have already laid, so that the search makes them anew (D11)."""
    if state.phase == COMMIT:
        for other in range(len(state.hands)):
            if other != seat:
                state.ready[other] = False
                state.laid[other] = []


def meanings(state: DuelCardState, seat: int, legal: Sequence[Action]) -> list[Meaning | None]:
    """What each legal action means to the seat; None for one that is never better than another.

    Victims are told by how far to the left they sit, backs held out are all alike. Steps of a draft mean the play that
    they complete: before anything is laid only whole plays have a meaning.
    """
    if state.phase == PICKING:
        return [(PICK,)] * len(legal)
    if state.phase == ACTION:
        seats = len(state.hands)
        return [(STEAL, action[1], (action[2] - seat) % seats) if action[0] == STEAL else action for action in legal]
    if state.phase == COMMIT:
        return [_play(action, state.laid[seat]) for action in legal]
    return list(legal)


def _play(action: Action, laid: list[int]) -> Meaning | None:
    kind = action[0]
    if kind == TAKE or (kind == LAY and not laid):
        return None
    if kind == READY:
        return (PLAY, *sorted(laid))
    return (PLAY, *sorted([*laid, action[1]])) if kind == LAY else action


def situation(state: DuelCardState, seat: int) -> tuple[object, ...]:
    """What the seat's decision depends on, as far as the seat knows it.

    In the duel that is left to what he can lay: whose hand holds more makes no difference to a play against it.
    """
    if state.phase == COMMIT:
        return COMMIT, state.turn
    hand = state.hands[seat]
    return (
        state.phase, state.turn, state.active, tuple(hand), *map(len, state.hands), *state.tally,
        len(state.discard), state.actor, state.victim, tuple(state.stack), tuple(state.stack_seats),
    )  # fmt: skip
