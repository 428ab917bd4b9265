"""What the shared tests of the screen need to know of Duelo Jartible."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.games.jartible.actions import KEEP_HAND, OPEN_LINE, PLACE, PLAY_SUPPORT
from game.games.jartible.phases import DUEL, FORMATION, KEEP, LINE, SUPPORT
from game.games.jartible.state import JartibleState
from tests.games.jartible.redeal import redeal
from tests.ui import tables
from tests.ui.jartible_player import JartiblePlayer, match_of
from tests.ui.screens import Screen, Whole
from tests.ui.tables import ByChance, played_to

USUAL = frozenset((KEEP_HAND, PLACE))
LONG = USUAL | {OPEN_LINE, PLAY_SUPPORT}

Moment = Callable[[JartibleState], bool]


def asked(phase: int) -> Moment:
    return lambda state: state.phase == phase and 0 in state.pending()


def rival_has_chosen(phase: int) -> Moment:
    return lambda state: state.phase == phase and state.pending() == (0,)


def one_has_chosen(phase: int) -> Moment:
    return lambda state: state.phase == phase and len(state.pending()) == 1


when = partial(ByChance, "jartible", redeal)


SCREEN = Screen(
    game="jartible",
    player=JartiblePlayer,
    own={
        "the hand": when(rival_has_chosen(KEEP)),
        "formation": when(lambda state: asked(FORMATION)(state) and bool(state.lines[2]) and bool(state.lines[3])),
        "the line": when(asked(LINE)),
        "opening window": when(asked(SUPPORT)),
        "closing window": when(lambda state: asked(SUPPORT)(state) and state.window == 1),
        "a duel chosen in secret": when(rival_has_chosen(DUEL)),
    },
    public={
        "one has decided on his hand": when(one_has_chosen(KEEP)),
        "formation": when(lambda state: state.phase == FORMATION and len(state.lines[0]) > 1),
        "a duel": when(one_has_chosen(DUEL)),
    },
    nonsense={
        "the beginning": lambda folder: match_of(61, folder=folder),
        "formation": lambda folder: played_to(match_of(62, folder=folder), tables.asked(FORMATION)),
        "the line": lambda folder: played_to(match_of(63, folder=folder), tables.asked(LINE)),
        "a window": lambda folder: played_to(match_of(64, folder=folder), tables.asked(SUPPORT)),
        "tie-break": lambda folder: played_to(match_of(65, folder=folder), tables.asked(DUEL)),
        "two people": lambda folder: match_of(66, people=2, folder=folder),
        "over": lambda folder: played_to(match_of(67, folder=folder), tables.over, most=3000),
    },
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
