"""Whole matches of DuelCard at the table: by mouse, by clicks and by keys, with two, three and four players."""

from __future__ import annotations

import pytest

from game.games.duelcard.actions import LAY, PASS, READY
from tests.ui.conftest import Launch
from tests.ui.duelcard_player import DuelCardPlayer, match_of
from tests.ui.duellist import Way

GAMES: tuple[tuple[Way, int, tuple[int, int]], ...] = (
    ("drag", 2, (1280, 800)),
    ("click", 3, (800, 600)),
    ("keys", 4, (1280, 800)),
    ("drag", 4, (640, 480)),
)


@pytest.mark.parametrize(("way", "seats", "size"), GAMES)
def test_a_whole_match(launch: Launch, way: Way, seats: int, size: tuple[int, int]) -> None:
    pilot = launch(size=size)
    match = match_of(seats, seed=seats)
    pilot.open(match=match)
    player = DuelCardPlayer(pilot, way, seed=seats)
    player.match()
    assert match.result is not None
    assert player.done >= {PASS, LAY, READY}
