"""What the shared tests of the screen need to know of Castle Duel."""

from __future__ import annotations

from game.engine.view import PUBLIC, Seat
from game.match.match import Match
from tests.ui import tables
from tests.ui.duellist import Duellist
from tests.ui.matches import four, fresh, go_on, to_phase, twin
from tests.ui.screens import Screen, Worlds
from tests.ui.tables import TWINS


def alike(match: Match, viewer: Seat) -> list[Match]:
    """A match and others with their whole histories that the viewer can't tell from it."""
    return [match, *(twin(match, viewer, seed) for seed in range(TWINS))]


def when(phase: str, seat: Seat, nth: int) -> Worlds:
    """To the nth time that a seat alone is asked in a phase."""
    return lambda viewer: alike(to_phase(fresh(21 + nth, hotseat=viewer == PUBLIC), phase, seat, nth), viewer)


SCREEN = Screen(
    game="castle",
    player=Duellist,
    own={
        "deploying": lambda viewer: alike(go_on(fresh(21), lambda match: match.pending() == (0,)), viewer),
        "assault": when("assault", 0, 1),
        "support, theirs is made": when("commit", 0, 1),
        "support, later": when("commit", 0, 4),
        "answer, theirs is made": when("answer", 0, 2),
        "late": when("assault", 0, 5),
    },
    public={
        "deploying": lambda viewer: alike(fresh(21, hotseat=True), viewer),
        "assault": when("assault", 1, 1),
        "one support is made": when("commit", 0, 2),
        "one answer is made": when("answer", 0, 2),
        "late": when("assault", 1, 5),
    },
    nonsense={
        "deploying": lambda folder: fresh(51, folder=folder),
        "middle": lambda folder: to_phase(fresh(52, folder=folder), "assault", 0, 2),
        "two people": lambda folder: fresh(53, folder=folder, hotseat=True),
        "two in the middle": lambda folder: to_phase(fresh(54, folder=folder, hotseat=True), "answer", 1, 1),
        "near the end": lambda folder: to_phase(fresh(55, folder=folder, best_of=3), "assault", 0, 5),
        "two against two": lambda folder: to_phase(four(57, folder=folder), "aim", 0, 1),
        "four people": lambda folder: to_phase(four(58, "hhhh", folder=folder), "commit", 0, 1),
        "partners at one screen": lambda folder: to_phase(four(59, "hbhb", best_of=3, folder=folder), "answer", 2, 1),
        "over": lambda folder: go_on(fresh(56, folder=folder), tables.over),
    },
)
