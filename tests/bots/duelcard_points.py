"""Decision points of DuelCard; see `decisions`."""

from __future__ import annotations

from game.engine.contract import Action, Options
from game.games.duelcard.actions import LAY, TAKE
from game.games.duelcard.policy import choose
from game.games.duelcard.rules import RULES
from game.games.duelcard.state import DuelCardState
from tests.bots.decisions import POINTS, Decisions
from tests.bots.decisions import Point as AnyPoint
from tests.games.duelcard.redeal import redeal

__all__ = ["POINTS", "THREE", "TWO", "Point", "point", "points", "whole"]

Point = AnyPoint[DuelCardState]
TWO: Options = {}
THREE: Options = {"seats": 3}
DECISIONS = Decisions(DuelCardState, RULES, choose, redeal, TWO)
points, point = DECISIONS.points, DECISIONS.point


def whole(legal: list[Action]) -> list[Action]:
    """The actions that are no steps of a draft."""
    return [action for action in legal if action[0] not in (LAY, TAKE)]
