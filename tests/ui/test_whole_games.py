"""Whole matches of every game at the table: by mouse, by clicks and by keys, alone and with several at one screen."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.view import OPEN, PUBLIC
from tests.ui.conftest import Launch
from tests.ui.screens import Screen, Whole, screens

ALONE = [(screen, whole) for screen in screens() for whole in screen.alone]
TOGETHER = [(screen, whole) for screen in screens() for whole in screen.together]


def named(games: list[tuple[Screen, Whole]]) -> list[str]:
    return [f"{screen.game}-{whole.way}-{whole.seed}" for screen, whole in games]


@pytest.mark.parametrize(("screen", "whole"), ALONE, ids=named(ALONE))
def test_a_whole_match(launch: Launch, screen: Screen, whole: Whole) -> None:
    pilot = launch(size=whole.size)
    table = pilot.open(match=screen.match(whole))
    player = screen.player(pilot, whole.way, whole.seed)
    player.match()
    assert table.match.result is not None
    assert player.done >= whole.done


@pytest.mark.parametrize(("screen", "whole"), TOGETHER, ids=named(TOGETHER))
def test_a_whole_match_at_one_screen(launch: Launch, screen: Screen, whole: Whole) -> None:
    """Curtains between turns; what is open to all is asked of all at once, and who claims it gets his hand."""
    pilot = launch(size=whole.size)
    table = pilot.open(match=screen.match(whole))
    player, rng = screen.player(pilot, whole.way), Random(whole.way)
    curtains = prompts = 0
    while table.match.result is None:
        sheet = table.sheet
        assert sheet is not None and sheet.kind in ("curtain", "open"), "the screen changed hands without a word"
        assert table.seating.viewer == PUBLIC and table.view == table.match.view(PUBLIC)
        pilot.check()
        if sheet.kind == "open":
            prompts += 1
            claimed = rng.choice([None, *table.asking.people])
            pilot.letter("0" if claimed is None else str(table.asking.people.index(claimed) + 1))
            pilot.rest()
        else:
            curtains += 1
            player.lift()
        player.match()
    assert curtains > whole.curtains and prompts >= whole.prompts
    assert player.done >= whole.done
    assert table.seating.viewer == OPEN and table.sheet is not None and table.sheet.kind == "result"
