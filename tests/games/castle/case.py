"""Castle Duel as the shared checks see it."""

from __future__ import annotations

from game.games.castle.actions import ACTION_BY_TEXT
from game.games.castle.rules import RULES
from game.games.castle.state import CastleState
from tests.games.cases import HERE, Case
from tests.games.castle.redeal import redeal
from tests.games.marks import marking


def last_stand() -> CastleState:
    """A fighter, an explorer and a garrison against a garrison and two in front."""
    one = {"front": ["QH", "2C"], "castle": ["7S"]}
    two = {"front": ["9D", "JK"], "castle": ["5H"]}
    return RULES.position({"seat": [one, two]})


def duel_of_castles() -> CastleState:
    """Two walled garrisons each, no front line."""
    return RULES.position({"seat": [{"castle": ["KH", "5C"]}, {"castle": ["5D", "AS"]}]})


CASE = Case(
    name="castle",
    rules=RULES,
    options=({}, {"first": 0}, {"first": 1}),
    all_actions=tuple(ACTION_BY_TEXT.values()),
    deck="game.games.castle.state.deck",
    cards_in_play=20,
    rule_letter="C",
    redeal=redeal,
    counts=(
        (last_stand, (6, 14, 21, 54, 108, 268, 686, 1489)),
        (duel_of_castles, (4, 8, 16, 34, 90, 230, 476, 774)),
    ),
    golden=(7, {}, HERE / "castle" / "golden.txt"),
    forgets=frozenset(),
    marked=marking("game.games.castle.state.deck"),
)
