"""Setting up a match: what was set last is offered again, if the game knows it."""

from __future__ import annotations

import pytest

from game.data.settings import Settings
from game.engine.text import text
from game.scenes.desk import Desk
from game.scenes.new_game import NewGameScene
from game.scenes.play.scene import TableScene
from game.table.widgets import Button
from tests.scenes.stage import parts, staged


def castle(desk: Desk) -> NewGameScene:
    return NewGameScene(desk, "castle")


@pytest.mark.parametrize(("remembered", "offered"), [(1, 1), (3, 3), (5, 5), (2, 1), (99, 1)])
def test_the_last_number_of_deals_if_the_game_has_it(remembered: int, offered: int) -> None:
    mine = Settings(language="en", best_of=remembered, level="champion", opponent="human")
    with staged(castle, settings=mine) as stage:
        scene = stage.desk.scenes.top
        assert isinstance(scene, NewGameScene)
        start = next(
            part for part in parts(scene) if isinstance(part, Button) and part.text == text("common.new.start")
        )
        stage.click(start.rect.center)
        table = stage.desk.scenes.top
        assert isinstance(table, TableScene)
        assert table.match.best_of == offered
