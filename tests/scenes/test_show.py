"""What happens, shown: what is seen for a moment gives way to the signs of the view that it led to."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.engine.event import Event
from game.engine.view import PUBLIC, View
from game.scenes.play.show import Show
from game.table.display import Picture
from game.table.faces import TableLayout
from game.table.kit import Kit
from tests.ui.pilot import Pilot
from tests.ui.toy_table import ToyTable, register, toy_match

AREA = pygame.Rect(0, 0, 800, 600)


def sign(kind: str) -> Picture:
    return Picture("sign", pygame.Surface((1, 1)), 0, 0, z={"lasting": 1, "passing": 2}[kind])


class LongMoments(ToyTable):
    """Every event is told for longer than its cards move, in the place of a sign."""

    def decorations(self, kit: Kit, view: View, layout: TableLayout) -> list[Picture]:
        return [sign("lasting")]

    def fleeting(self, kit: Kit, event: Event, layout: TableLayout, share: float) -> list[Picture]:
        return [sign("passing")]

    def fleeting_seconds(self, event: Event) -> float:
        return 2.0


@pytest.mark.parametrize("step", [0.05, 0.5, 5.0])
def test_a_sign_comes_back_when_the_moment_is_over(
    step: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    register(monkeypatch)
    monkeypatch.setenv("DUEL_TABLE_HOME", str(tmp_path))
    pilot = Pilot(tmp_path, speed=1.0)
    match = toy_match()
    show = Show(pilot.desk, LongMoments(), lambda event: None)
    view = match.view(PUBLIC)
    show.lay_out(AREA, view, 0)
    show.place(view)
    later = toy_match(seed=4)
    show.follow(later.view(PUBLIC), later.events(PUBLIC))
    seen: list[int] = []
    now = pilot.desk.clock()
    for _ in range(400):
        now += step
        monkeypatch.setattr(pilot.desk, "clock", lambda now=now: now)
        show.tick(now)
        seen += [picture.z for picture in show.pictures() if picture.key == "sign"]
        if not show.busy:
            break
    assert not show.busy
    assert seen[-1] == 1
    pilot.close()
