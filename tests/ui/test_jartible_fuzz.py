"""Random hands at a table of Duelo Jartible: nothing breaks, no card is lost, the title can be reached."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from game.games.jartible.phases import DUEL, FORMATION, LINE, SUPPORT
from game.match.match import Match
from tests.ui.conftest import Launch
from tests.ui.jartible_player import match_of
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


def asked(phase: int) -> Callable[[Match], bool]:
    return lambda match: match.pending()[:1] == (0,) and match.view(0).facts.phase == phase


TABLES: dict[str, Callable[[Path], Match]] = {
    "the beginning": lambda folder: match_of(61, folder=folder),
    "formation": lambda folder: played_to(match_of(62, folder=folder), asked(FORMATION)),
    "the line": lambda folder: played_to(match_of(63, folder=folder), asked(LINE)),
    "a window": lambda folder: played_to(match_of(64, folder=folder), asked(SUPPORT)),
    "tie-break": lambda folder: played_to(match_of(65, folder=folder), asked(DUEL)),
    "two people": lambda folder: match_of(66, people=2, folder=folder),
    "over": lambda folder: played_to(match_of(67, folder=folder), lambda match: match.deal_over, most=3000),
}


@pytest.mark.parametrize("name", TABLES)
def test_nonsense_at_the_table(launch: Launch, name: str) -> None:
    pilot = launch(size=(800, 600))

    def again() -> None:
        assert pilot.desk.saves is not None
        pilot.open_unsettled(TABLES[name](pilot.desk.saves))

    again()
    play_nonsense(pilot, len(name), again)
