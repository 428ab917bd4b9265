"""What a computer player knows of DuelCard: a rule player, an evaluation, and words for its search.

The functions here are those of `game.bots.guide.Guide`.
"""

from __future__ import annotations

from .belief import believe
from .meaning import exchange, meanings, reopen, situation
from .player import choose, falter, propose
from .reasons import reasons
from .worth import FEATURES, HORIZON, SHORTLIST, TRUST, evaluate, features

__all__ = [
    "FEATURES",
    "HORIZON",
    "SHORTLIST",
    "TRUST",
    "believe",
    "choose",
    "evaluate",
    "exchange",
    "falter",
    "features",
    "meanings",
    "propose",
    "reasons",
    "reopen",
    "situation",
]
