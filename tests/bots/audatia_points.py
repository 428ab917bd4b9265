"""Decision points of Audatia; see `decisions`."""

from __future__ import annotations

from functools import cache

from game.engine.contract import Options
from game.engine.view import Seat
from game.games.audatia.policy import choose
from game.games.audatia.rules import RULES
from game.games.audatia.state import AudatiaState
from tests.bots.decisions import POINTS, Decisions
from tests.bots.decisions import Point as AnyPoint
from tests.games.audatia.redeal import redeal

__all__ = ["DUEL", "HALL", "POINTS", "SUDDEN", "Point", "hidden", "point", "points"]

Point = AnyPoint[AudatiaState]
DUEL: Options = {"character_2": "patron"}
HALL: Options = {"variant": "hall", "character_1": "agnes", "break_thrust": True}
SUDDEN: Options = {"variant": "sudden", "character_1": "patron"}


def hidden(state: AudatiaState, seat: Seat) -> object:
    """What only the seat itself knows."""
    return state.hand(seat), state.row[seat], state.draft[seat], state.chosen[seat]


DECISIONS = Decisions(AudatiaState, RULES, choose, redeal, DUEL, tries=600, longest=90, hidden=hidden)
points, point = DECISIONS.points, cache(DECISIONS.point)
