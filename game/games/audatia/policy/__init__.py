"""What a computer player knows of Audatia: a rule player, an evaluation, and words for its search.

The functions here are those of `game.bots.guide.Guide`.
"""

from __future__ import annotations

from .meaning import exchange, meanings, reopen, situation
from .player import believe, choose, falter, propose
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
