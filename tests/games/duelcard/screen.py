"""What the shared tests of the screen need to know of DuelCard."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.contract import Options
from game.games.duelcard.actions import LAY, PASS, PICK, READY
from game.games.duelcard.phases import ACTION, ANSWER, COMMIT, PICKING
from game.games.duelcard.state import DuelCardState
from tests.games.duelcard.redeal import redeal
from tests.ui import tables
from tests.ui.duelcard_player import DuelCardPlayer, match_of
from tests.ui.screens import Screen, Whole, while_others_think
from tests.ui.tables import ByChance, played_to

USUAL = frozenset((PASS, LAY, READY))
LONG = USUAL | {PICK}


def of(seats: int) -> Options:
    """A short match of so many."""
    return {"seats": seats, "victories": 3}


Moment = Callable[[DuelCardState], bool]


def asked(phase: int) -> Moment:
    return lambda state: state.phase == phase and 0 in state.pending()


def last_to_choose(state: DuelCardState) -> bool:
    """All others have chosen their play."""
    return state.phase == COMMIT and state.pending() == (0,) and state.turn > 1


def robbed(state: DuelCardState) -> bool:
    """Somebody picks one of the viewer's cards, or of a third player's."""
    return state.phase == PICKING and state.actor != 0


def when(seats: int, there: Moment) -> ByChance:
    return ByChance("duelcard", redeal, there, {"seats": seats})


SCREEN = Screen(
    game="duelcard",
    player=DuelCardPlayer,
    own={
        "hand mode": when(2, lambda state: asked(ACTION)(state) and state.turn > 1),
        "asked for an answer": when(3, asked(ANSWER)),
        "a hand held out": when(4, asked(PICKING)),
        "robbed": when(4, robbed),
        "others have chosen": when(4, last_to_choose),
        "others have chosen, of two": when(2, last_to_choose),
    },
    public={
        "hand mode": when(2, lambda state: state.phase == ACTION and state.turn == 3),
        "one has chosen": when(2, lambda state: state.phase == COMMIT and len(state.pending()) == 1),
        "a hand held out": when(3, lambda state: state.phase == PICKING),
    },
    nonsense={
        "first turn": lambda folder: match_of(2, 61, folder=folder),
        "an answer": lambda folder: played_to(match_of(4, 62, folder=folder), tables.asked(ANSWER)),
        "a hand held out": lambda folder: played_to(match_of(3, 63, folder=folder), tables.asked(PICKING)),
        "the duel": lambda folder: played_to(match_of(2, 64, folder=folder, golden=True), tables.asked(COMMIT)),
        "four people": lambda folder: match_of(4, 65, people=4, folder=folder),
        "over": lambda folder: played_to(match_of(2, 66, folder=folder), tables.over, most=3000),
    },
    opened=while_others_think,
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
