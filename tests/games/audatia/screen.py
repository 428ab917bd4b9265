"""What the shared tests of the screen need to know of Audatia."""

from __future__ import annotations

from game.games.audatia.actions import MARK, PLACE, READY, STAND
from tests.ui.audatia_player import AudatiaPlayer
from tests.ui.screens import Screen, Whole

USUAL = frozenset((MARK, READY, STAND))
WITH_ROWS = USUAL | {PLACE}

SCREEN = Screen(
    game="audatia",
    player=AudatiaPlayer,
    alone=(
        Whole("drag", 2, {}, (1280, 800), done=USUAL),
        Whole("click", 3, {"character_1": "patron", "break_thrust": True}, (800, 600), done=USUAL),
        Whole("keys", 4, {"character_1": "agnes", "character_2": "patron"}, (1280, 800), done=USUAL),
        Whole("drag", 5, {"variant": "sudden"}, (640, 900), done=WITH_ROWS),
        Whole("click", 6, {"variant": "hall"}, (640, 480), done=USUAL),
        Whole("keys", 7, {"variant": "sudden", "stretto_side": "mirrored"}, done=WITH_ROWS),
    ),
    together=(
        Whole("click", 44, {}, people=2, curtains=6),
        Whole("keys", 44, {}, people=2, curtains=6),
    ),
)
