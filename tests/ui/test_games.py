"""Whole games of Castle Duel on the screen: by dragging, by clicks, by keys; at several sizes, in all languages."""

from __future__ import annotations

import pytest

from tests.ui.conftest import Launch
from tests.ui.duellist import Duellist, Way

SIZES = ((640, 480), (800, 600), (1280, 800))
GAMES = [
    ("drag", (640, 480), 1.0, "es"),
    ("drag", (800, 600), 2.0, "en"),
    ("drag", (1280, 800), 1.0, "it"),
    ("click", (640, 480), 2.0, "en"),
    ("click", (800, 600), 1.0, "it"),
    ("click", (1280, 800), 2.0, "es"),
    ("keys", (640, 480), 1.0, "it"),
    ("keys", (800, 600), 2.0, "es"),
    ("keys", (1280, 800), 1.0, "en"),
    ("keys", (640, 480), 2.0, "en"),
]


@pytest.mark.parametrize(("way", "size", "scale", "language"), GAMES)
def test_a_game_against_the_computer(
    launch: Launch, way: Way, size: tuple[int, int], scale: float, language: str
) -> None:
    pilot = launch(size=size, text_scale=scale, language=language)
    table = pilot.open(seed=hash_of(way, size))
    player = Duellist(pilot, way)
    player.duel()
    assert table.match.result is not None
    assert table.sheet is not None and table.sheet.kind == "result"
    assert player.actions > 5


def hash_of(way: str, size: tuple[int, int]) -> int:
    """A deal of its own for each game, the same in every run."""
    return sum(map(ord, way)) + size[0]


@pytest.mark.parametrize(("way", "scale"), [("drag", 1.0), ("keys", 2.0)])
def test_the_first_assault_on_a_very_large_screen(launch: Launch, way: Way, scale: float) -> None:
    pilot = launch(size=(3840, 2160), text_scale=scale, speed=0.0)
    table = pilot.open(seed=2)
    player = Duellist(pilot, way, checks=False)
    player.duel(most=6)
    pilot.check()
    assert table.match.state.view(0).facts.phase > 0
