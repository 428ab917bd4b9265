"""Random hands at a table of Audatia: nothing breaks, no card is lost, the title can be reached."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from game.games.audatia.phases import FIGHT, ORDER, POSTA, REACT, TRADE
from game.match.match import Match
from tests.ui.audatia_player import match_of
from tests.ui.conftest import Launch
from tests.ui.test_fuzz import play_nonsense


def played_to(match: Match, there: Callable[[Match], bool], most: int = 400) -> Match:
    """Random actions until something holds, or the match is over."""
    rng = Random(match.seed)
    for _ in range(most):
        if there(match) or not match.pending():
            break
        seat = rng.choice(match.pending())
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def asked(*phases: int) -> Callable[[Match], bool]:
    """Whether the first seat is asked in one of these phases."""
    return lambda match: match.pending()[:1] == (0,) and match.view(0).facts.phase in phases


TABLES: dict[str, Callable[[Path], Match]] = {
    "the beginning": lambda folder: match_of(61, folder=folder),
    "trades": lambda folder: played_to(match_of(62, folder=folder), asked(TRADE)),
    "a posta": lambda folder: played_to(match_of(63, folder=folder), asked(POSTA)),
    "an attack": lambda folder: played_to(match_of(64, {"variant": "hall"}, folder=folder), asked(REACT)),
    "largo": lambda folder: played_to(match_of(65, folder=folder), asked(FIGHT)),
    "a row": lambda folder: played_to(match_of(66, {"variant": "sudden"}, folder=folder), asked(ORDER)),
    "two people": lambda folder: match_of(67, people=2, folder=folder),
    "over": lambda folder: played_to(match_of(68, folder=folder), lambda match: match.deal_over, most=3000),
}


@pytest.mark.parametrize("name", TABLES)
def test_nonsense_at_the_table(launch: Launch, name: str) -> None:
    pilot = launch(size=(800, 600))

    def again() -> None:
        assert pilot.desk.saves is not None
        pilot.open_unsettled(TABLES[name](pilot.desk.saves))

    again()
    play_nonsense(pilot, len(name), again)
