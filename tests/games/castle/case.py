"""Castle Duel as the shared checks see it, one against one and two against two."""

from __future__ import annotations

from dataclasses import replace

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


def four_castles() -> CastleState:
    """Four last garrisons, an explorer and a Jester; each team can fell one castle or both."""
    return RULES.position({
        "seat": [
            {"front": ["QH", "JK"], "castle": ["7S"]},
            {"front": ["2D"], "castle": ["5H"], "walls": []},
            {"castle": ["9C"]},
            {"castle": ["KD", "AS"]},
        ],
    })  # fmt: skip


def three_castles() -> CastleState:
    """One castle has fallen; its player is passed over and can't be attacked."""
    return RULES.position({
        "attacker": 2,
        "seat": [{"castle": ["7S", "3S"]}, {"castle": ["5H"]}, {"front": ["9C"], "castle": ["4C"]}, {}],
    })


DUEL = Case(
    name="castle",
    rules=RULES,
    options=({}, {"first": 0}, {"first": 1}),
    all_actions=tuple(ACTION_BY_TEXT.values()),
    deck="game.games.castle.state.deck",
    cards_in_play=20,
    copies=1,
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

FOUR = replace(
    DUEL,
    name="castle of four",
    options=({"seats": 4}, *({"seats": 4, "first": seat} for seat in range(4))),
    cards_in_play=40,
    counts=(
        (four_castles, (2, 8, 20, 35, 95, 190, 350, 753, 1742, 2518, 3510, 4757, 6709)),
        (three_castles, (2, 3, 3, 6, 12, 23, 45, 45, 111, 161, 281, 385, 429)),
    ),
    golden=(7, {"seats": 4}, HERE / "castle" / "golden4.txt"),
    share=0.35,
)

CASES = (DUEL, FOUR)
