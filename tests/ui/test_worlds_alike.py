"""The screen tells nothing that the viewer can't know, in any game: worlds alike for him look alike everywhere."""

from __future__ import annotations

import pytest

from game.engine.view import PUBLIC
from game.games import registry
from game.match.match import Match
from tests.ui.conftest import Launch
from tests.ui.screens import Screen, screens
from tests.ui.tour import expect_same, glimpse, log_frames, look_everywhere

SCREENS = screens()
OWN = [(screen, name) for screen in SCREENS for name in screen.own]
SHARED = [(screen, name) for screen in SCREENS for name in screen.public]


def named(moments: list[tuple[Screen, str]]) -> list[str]:
    return [f"{screen.game}-{name}" for screen, name in moments]


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_game_brings_its_moments(game: str) -> None:
    screen = next((screen for screen in SCREENS if screen.game == game), None)
    assert screen is not None, f"tests/games/{game}/screen.py is missing"
    assert len(screen.own) > 2 and len(screen.public) > 2 and len(screen.nonsense) > 2


def expect_different(worlds: list[Match]) -> None:
    """What some seat knows is not the same in all of them."""
    known = {tuple(world.state.view(seat) for seat in range(len(world.seats))) for world in worlds}
    assert len(known) > 1, "the worlds do not differ"


@pytest.mark.parametrize(("screen", "name"), OWN, ids=named(OWN))
def test_worlds_that_a_player_cannot_tell_apart_look_the_same(launch: Launch, screen: Screen, name: str) -> None:
    worlds, tours, logs = screen.own[name](0), [], []
    expect_different(worlds)
    for world in worlds:
        pilot = launch(size=(800, 600))
        table = screen.opened(pilot, world)
        assert table.seating.viewer == 0
        if 0 in world.pending():
            tours.append(look_everywhere(pilot))
            logs.append(log_frames(pilot))
        else:
            tours.append([glimpse(pilot)])
    expect_same(tours)
    expect_same(logs)


@pytest.mark.parametrize(("screen", "name"), SHARED, ids=named(SHARED))
def test_under_the_curtain_only_what_all_know_is_drawn(launch: Launch, screen: Screen, name: str) -> None:
    worlds, tours = screen.public[name](PUBLIC), []
    expect_different(worlds)
    for world in worlds:
        pilot = launch(size=(800, 600))
        table = pilot.open(match=world)
        assert table.sheet is not None and table.sheet.kind == "curtain"
        assert table.view == world.view(PUBLIC)
        tours.append(look_everywhere(pilot))
    expect_same(tours)
