"""The rule player: fast, sensible in every step, and blind to what its seat may not know."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....engine.contract import Action
from ....engine.view import Seat
from ..phases import ORDER, POSTA
from ..state import AudatiaState
from .moves import best

Rnd = Callable[[], float]
WHIM = 0.02
"""Moves of about the same worth are played by turns."""
SECRET_WHIM = 0.25
"""What is chosen in secret must not be guessed."""
DOUBT = 0.2
"""How far off the worth of a proposed move may be."""


def choose(state: AudatiaState, seat: Seat, rnd: Rnd) -> Action:
    """A sensible legal action."""
    return best(state, seat, rnd, _whim(state))


def propose(state: AudatiaState, seat: Seat, rnd: Rnd) -> Action:
    """A move worth a thought: the rule player's, were his judgement less sure."""
    return best(state, seat, rnd, max(DOUBT, _whim(state)))


def falter(state: AudatiaState, seat: Seat, rnd: Rnd, errors: Mapping[str, float]) -> Action:
    """The rule player with human mistakes: ``misjudge`` says how far off the worth of a move may be."""
    return best(state, seat, rnd, max(_whim(state), WHIM + errors.get("misjudge", 0.0)))


def _whim(state: AudatiaState) -> float:
    return SECRET_WHIM if state.phase in (POSTA, ORDER) else WHIM


def believe(state: AudatiaState, seat: Seat, rnd: Rnd) -> None:
    """Nothing more is assumed of hidden cards than what `sample` knows: what was seen, what may have been traded."""
