"""The rule player: fast, sensible in every phase, and blind to what its seat may not know."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....engine.contract import Action
from ..phases import ACTION, ANSWER, PICKING
from ..state import DuelCardState
from . import moves

Rnd = Callable[[], float]
DOUBT = 0.15
"""How far off the worth of a proposed move may be, in victories."""


def choose(state: DuelCardState, seat: int, rnd: Rnd) -> Action:
    """A sensible legal action."""
    return _decide(state, seat, rnd, 0.0, 0.0, False)


def propose(state: DuelCardState, seat: int, rnd: Rnd) -> Action:
    """A move worth a thought: the rule player's, were his judgement less sure."""
    return _decide(state, seat, rnd, DOUBT, 0.0, False)


def _decide(state: DuelCardState, seat: int, rnd: Rnd, whim: float, fear: float, forgetful: bool) -> Action:
    phase = state.phase
    if phase == ACTION:
        return moves.act(state, seat, rnd, whim, fear)
    if phase == ANSWER:
        return moves.answer(state, seat, rnd, whim, fear)
    if phase == PICKING:
        return moves.pick(state, rnd)
    return moves.lay(state, seat, rnd, whim, fear, forgetful)


def falter(state: DuelCardState, seat: int, rnd: Rnd, errors: Mapping[str, float]) -> Action:
    """The rule player with human mistakes.

    ``forget``: how often it forgets what was stolen and what is gone; ``misjudge``: how far a move's worth is
    mistaken, in victories; ``fear``: how much it dreads Blocks, in victories.
    """
    forgetful = rnd() < errors.get("forget", 0.0)
    return _decide(state, seat, rnd, errors.get("misjudge", 0.0), errors.get("fear", 0.0), forgetful)
