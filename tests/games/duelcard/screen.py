"""What the shared tests of the screen need to know of DuelCard."""

from __future__ import annotations

from game.engine.contract import Options
from game.games.duelcard.actions import LAY, PASS, PICK, READY
from tests.ui.duelcard_player import DuelCardPlayer
from tests.ui.screens import Screen, Whole

USUAL = frozenset((PASS, LAY, READY))
LONG = USUAL | {PICK}


def of(seats: int) -> Options:
    """A short match of so many."""
    return {"seats": seats, "victories": 3}


SCREEN = Screen(
    game="duelcard",
    player=DuelCardPlayer,
    level="easy",
    alone=(
        Whole("drag", 2, of(2), (1280, 800), done=USUAL),
        Whole("click", 3, of(3), (800, 600), done=USUAL),
        Whole("keys", 4, of(4), (1280, 800), done=USUAL),
        Whole("drag", 4, of(4), (640, 480), done=USUAL),
    ),
    together=(
        Whole("click", 42, of(2), people=2, done=LONG, curtains=5, prompts=3),
        Whole("drag", 43, of(3), people=2, done=LONG, curtains=5, prompts=3),
        Whole("keys", 44, of(4), people=4, done=LONG, curtains=5, prompts=3),
    ),
)
