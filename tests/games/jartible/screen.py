"""What the shared tests of the screen need to know of Duelo Jartible."""

from __future__ import annotations

from game.games.jartible.actions import KEEP_HAND, OPEN_LINE, PLACE, PLAY_SUPPORT
from tests.ui.jartible_player import JartiblePlayer
from tests.ui.screens import Screen, Whole

USUAL = frozenset((KEEP_HAND, PLACE))
LONG = USUAL | {OPEN_LINE, PLAY_SUPPORT}

SCREEN = Screen(
    game="jartible",
    player=JartiblePlayer,
    alone=(
        Whole("drag", 2, {}, (1280, 800), done=USUAL),
        Whole("click", 3, {"tie_break_ap": True}, (800, 600), done=USUAL),
        Whole("keys", 4, {"roles": "same_player"}, (1280, 800), done=USUAL),
        Whole("drag", 5, {"public_decks": True}, (640, 900), done=USUAL),
        Whole("click", 6, {}, (640, 480), done=USUAL),
    ),
    together=(
        Whole("click", 44, {}, people=2, curtains=10, done=LONG),
        Whole("keys", 44, {}, people=2, curtains=10, done=LONG),
    ),
)
