"""Random hands at a table of DuelCard: nothing breaks, no card is lost, the title can be reached."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from game.games.duelcard.phases import ANSWER, COMMIT, PICKING
from game.match.match import Match
from game.scenes.rules import RulesScene
from game.scenes.title import to_title
from tests.ui.conftest import Launch
from tests.ui.duelcard_player import match_of
from tests.ui.test_fuzz import play_nonsense


def played_to(match: Match, there: Callable[[Match], bool], most: int = 300) -> Match:
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
    "first turn": lambda folder: match_of(2, 61, folder=folder),
    "an answer": lambda folder: played_to(match_of(4, 62, folder=folder), asked(ANSWER)),
    "a hand held out": lambda folder: played_to(match_of(3, 63, folder=folder), asked(PICKING)),
    "the duel": lambda folder: played_to(match_of(2, 64, folder=folder, golden=True), asked(COMMIT)),
    "four people": lambda folder: match_of(4, 65, people=4, folder=folder),
    "over": lambda folder: played_to(match_of(2, 66, folder=folder), lambda match: match.deal_over, most=3000),
}


@pytest.mark.parametrize("name", TABLES)
def test_nonsense_at_the_table(launch: Launch, name: str) -> None:
    pilot = launch(size=(800, 600))

    def again() -> None:
        assert pilot.desk.saves is not None
        pilot.open_unsettled(TABLES[name](pilot.desk.saves))

    again()
    play_nonsense(pilot, len(name), again)


def test_nonsense_in_the_rules_with_their_picture(launch: Launch) -> None:
    pilot = launch(size=(800, 600))

    def again() -> None:
        to_title(pilot.desk)
        pilot.desk.scenes.push(RulesScene(pilot.desk, "duelcard", "D17"))

    again()
    play_nonsense(pilot, 3, again)
