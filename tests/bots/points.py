"""Decision points of Castle Duel; see `decisions`."""

from __future__ import annotations

from game.engine.contract import Options
from game.games.castle.policy import choose
from game.games.castle.rules import RULES
from game.games.castle.state import CastleState
from tests.bots.decisions import POINTS, Decisions
from tests.bots.decisions import Point as AnyPoint
from tests.games.castle.redeal import redeal

__all__ = ["DUEL", "FOUR", "POINTS", "Point", "point", "points"]

Point = AnyPoint[CastleState]
DUEL: Options = {}
FOUR: Options = {"seats": 4}
DECISIONS = Decisions(CastleState, RULES, choose, redeal, DUEL)
points, point = DECISIONS.points, DECISIONS.point
