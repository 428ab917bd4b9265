"""Why a move is good, in terms of the game."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.contract import Action
from ....engine.text import Text
from ....engine.view import View
from ..state import CastleState


def reasons(view: View, worlds: Sequence[CastleState], ranked: Sequence[tuple[Action, float]]) -> tuple[Text, ...]:
    """Lines for a hint."""
    return ()
