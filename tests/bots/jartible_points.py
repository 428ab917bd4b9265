"""Decision points of Duelo Jartible; see `decisions`."""

from __future__ import annotations

from game.engine.contract import Options
from game.games.jartible.deck import READY_DECKS
from game.games.jartible.policy import choose
from game.games.jartible.rules import RULES
from game.games.jartible.state import JartibleState
from tests.bots.decisions import POINTS, Decisions
from tests.bots.decisions import Point as AnyPoint
from tests.games.jartible.redeal import redeal

__all__ = ["OPEN_LISTS", "POINTS", "SECRET", "Point", "point", "points"]

Point = AnyPoint[JartibleState]
SECRET: Options = {}
OPEN_LISTS: Options = {"deck.0": READY_DECKS[3], "deck.1": READY_DECKS[2], "public_decks": True, "tie_break_ap": True}
DECISIONS = Decisions(JartibleState, RULES, choose, redeal, SECRET, tries=600)
points, point = DECISIONS.points, DECISIONS.point
