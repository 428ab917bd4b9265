"""The rule player: fast, sensible in every phase, and blind to what its seat may not know."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....engine.contract import Action
from ..phases import DUEL, FORMATION, KEEP, LINE, SCENARIO, SUPPORT
from ..state import JartibleState
from . import formation, moves, supports
from .aftermath import useful

Rnd = Callable[[], float]
DOUBT = 0.8
"""How unsure of itself a proposed move is."""


def choose(state: JartibleState, seat: int, rnd: Rnd) -> Action:
    """A sensible legal action."""
    return _decide(state, seat, rnd, 0.0)


def propose(state: JartibleState, seat: int, rnd: Rnd) -> Action:
    """A move worth a thought: the rule player's, were his judgement less sure."""
    return _decide(state, seat, rnd, DOUBT)


def _decide(state: JartibleState, seat: int, rnd: Rnd, whim: float) -> Action:
    phase = state.phase
    if phase == FORMATION:
        return formation.place(state, seat, rnd, whim)
    if phase == SUPPORT:
        return supports.play(state, seat, rnd, whim)
    if phase == DUEL:
        return moves.duel(state, seat, rnd)
    if phase == KEEP:
        return moves.hand(state, seat, rnd, whim)
    if phase == SCENARIO:
        return moves.scenario(state, seat, rnd, whim)
    return moves.line(state, seat, rnd) if phase == LINE else moves.role(state, rnd)


def falter(state: JartibleState, seat: int, rnd: Rnd, errors: Mapping[str, float]) -> Action:
    """The rule player with human mistakes.

    ``misjudge``: how far a plan's or a support's worth is mistaken; ``hasty``: the chance of any legal move at all, but
    for supports that change nothing.
    """
    if rnd() < errors.get("hasty", 0.0):
        legal = useful(state, seat, state.legal(seat))
        return legal[int(rnd() * len(legal))]
    return _decide(state, seat, rnd, errors.get("misjudge", 0.0))
