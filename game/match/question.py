"""What a bot is asked: its view and what it may do, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.contract import Action, OptionValue
from ..engine.view import Seat, View


@dataclass(frozen=True, slots=True)
class Question:
    """A decision for a bot. Its chance comes from ``bot_seed``, ``seat`` and ``ply``."""

    game: str
    level: str
    options: tuple[tuple[str, OptionValue], ...]
    view: View
    legal: tuple[Action, ...]
    bot_seed: int
    seat: Seat
    ply: int
