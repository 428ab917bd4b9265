"""What the shared tests of the screen need to know of Audatia."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.engine.contract import Options
from game.games.audatia.actions import MARK, PLACE, READY, STAND
from game.games.audatia.phases import EXCHANGE, FIGHT, ORDER, POSTA, REACT, STEP, TRADE
from game.games.audatia.state import AudatiaState
from tests.games.audatia.redeal import redeal
from tests.ui import tables
from tests.ui.audatia_player import AudatiaPlayer, match_of
from tests.ui.screens import Screen, Whole
from tests.ui.tables import ByChance, played_to

USUAL = frozenset((MARK, READY, STAND))
WITH_ROWS = USUAL | {PLACE}

SUDDEN_DEATH: Options = {"variant": "sudden"}
Moment = Callable[[AudatiaState], bool]


def at(phase: int) -> Moment:
    return lambda state: state.phase == phase


def asked(phase: int) -> Moment:
    return lambda state: state.phase == phase and 0 in state.pending()


def rival_has_chosen(phase: int) -> Moment:
    return lambda state: state.phase == phase and state.pending() == (0,) and any(state.size)


def one_has_chosen(phase: int) -> Moment:
    return lambda state: state.phase == phase and len(state.pending()) == 1


when = partial(ByChance, "audatia", redeal)


SCREEN = Screen(
    game="audatia",
    player=AudatiaPlayer,
    own={
        "the first hand": when(rival_has_chosen(EXCHANGE)),
        "trades": when(lambda state: asked(TRADE)(state) and len(state.traded[1]) > 1),
        "a posta chosen in secret": when(rival_has_chosen(POSTA)),
        "before the blow": when(asked(STEP), {"character_1": "boucicault"}),
        "an attack": when(asked(REACT), {"variant": "hall"}),
        "largo": when(asked(FIGHT)),
        "a row laid in secret": when(rival_has_chosen(ORDER), SUDDEN_DEATH),
        "rows": when(asked(REACT), SUDDEN_DEATH),
    },
    public={
        "one has decided on his hand": when(one_has_chosen(EXCHANGE)),
        "one has chosen a posta": when(one_has_chosen(POSTA)),
        "before the blow": when(at(STEP)),
        "one has laid his row": when(one_has_chosen(ORDER), SUDDEN_DEATH),
    },
    nonsense={
        "the beginning": lambda folder: match_of(61, folder=folder),
        "trades": lambda folder: played_to(match_of(62, folder=folder), tables.asked(TRADE)),
        "a posta": lambda folder: played_to(match_of(63, folder=folder), tables.asked(POSTA)),
        "an attack": lambda folder: played_to(match_of(64, {"variant": "hall"}, folder=folder), tables.asked(REACT)),
        "largo": lambda folder: played_to(match_of(65, folder=folder), tables.asked(FIGHT)),
        "a row": lambda folder: played_to(match_of(66, SUDDEN_DEATH, folder=folder), tables.asked(ORDER)),
        "two people": lambda folder: match_of(67, people=2, folder=folder),
        "over": lambda folder: played_to(match_of(68, folder=folder), tables.over, most=3000),
    },
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
