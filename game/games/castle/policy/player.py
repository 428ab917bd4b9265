"""The rule player: fast, sensible in every phase, and blind to what its seat may not know."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....engine.contract import Action
from ..actions import BITS
from ..state import AIM, ANSWER, ASSAULT, COMMIT, EXPLORE, CastleState
from ..turns import ENEMIES
from . import moves

Rnd = Callable[[], float]
DOUBT = 0.8
"""How far off the worth of a proposed move may be, in middling cards."""


def choose(state: CastleState, seat: int, rnd: Rnd) -> Action:
    """A sensible legal action."""
    return _decide(state, seat, rnd, 0.0, 0.0)


def propose(state: CastleState, seat: int, rnd: Rnd) -> Action:
    """A move worth a thought: the rule player's, were his judgement less sure."""
    return _decide(state, seat, rnd, DOUBT, 0.0)


def _decide(state: CastleState, seat: int, rnd: Rnd, whim: float, fear: float) -> Action:
    phase = state.phase
    if phase == ASSAULT:
        return moves.attack(state, seat, rnd, whim)
    if phase == COMMIT:
        return moves.support(state, seat, rnd, whim)
    if phase == ANSWER:
        return moves.answer(state, seat, rnd, whim, fear)
    if phase == EXPLORE:
        return moves.uncover(state, seat, rnd, whim)
    if phase == AIM:
        return moves.aim(state, seat, rnd, whim)
    return moves.deploy(state, seat, rnd, whim)


def falter(state: CastleState, seat: int, rnd: Rnd, errors: Mapping[str, float]) -> Action:
    """The rule player with human mistakes.

    ``forget``: the chance that an uncovered enemy card is taken for an unknown one; ``misjudge``: how far a
    move's worth is mistaken, in middling cards; ``fear``: how much likelier than it is a lost fight seems.
    """
    forget = errors.get("forget", 0.0)
    if forget and state.phase != EXPLORE:
        state = _forgetting(state, seat, rnd, forget)
    return _decide(state, seat, rnd, errors.get("misjudge", 0.0), errors.get("fear", 0.0))


def _forgetting(state: CastleState, seat: int, rnd: Rnd, chance: float) -> CastleState:
    blurred = state.clone()
    for rival in ENEMIES[state.living][seat]:
        for place in BITS[state.known[rival] & state.alive[rival]]:
            if rnd() < chance:
                blurred.known[rival] &= ~(1 << place)
    return blurred
