"""A tour of everything that can be looked at from a table: worlds that look alike must look alike everywhere."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.engine.view import UNKNOWN
from game.scenes.log_scene import LogScene
from game.scenes.play.scene import TableScene
from game.scenes.replay import ReplayScene
from game.scenes.settings import SettingsScene
from tests.ui.pilot import Pilot, all_texts

Glimpse = tuple[bytes, tuple[str, ...]]
"""The pixels of a frame, and at the table all words that the scene keeps."""


def glimpse(pilot: Pilot) -> Glimpse:
    """What is to be seen and read now."""
    return pilot.pixels(), tuple(all_texts(pilot)) if isinstance(pilot.scene, TableScene) else ()


def look_everywhere(pilot: Pilot) -> list[Glimpse]:
    """At rest: hovering, looking closely, keys, resizing, losing the focus, other scenes and back, undo."""
    found = [glimpse(pilot)]

    def keep() -> None:
        pilot.rest()
        found.append(glimpse(pilot))

    size = pilot.screen.get_size()
    table = pilot.table
    if table.plan is not None and table.sheet is None:
        backs = [slot for slot in table.plan.boxes if table.view.card(slot) == UNKNOWN]
        for slot in (*backs[:2], backs[len(backs) // 2], backs[-1]):
            pilot.move(pilot.spot(slot))
            keep()
            pilot.click(pilot.spot(slot), button=3)
            keep()
            pilot.escape()
            keep()
        pilot.tab()
        keep()
    pilot.resize((700, 900))
    keep()
    pilot.resize(size)
    keep()
    pilot.lose_focus()
    keep()
    pilot.desk.scenes.push(SettingsScene(pilot.desk))
    keep()
    pilot.escape()
    keep()
    pilot.letter("u")
    keep()
    pilot.escape()
    keep()
    pilot.escape()
    keep()
    return found


def log_frames(pilot: Pilot) -> list[Glimpse]:
    """The whole log, and the table as it was then."""
    pilot.letter("l")
    pilot.rest()
    found = [glimpse(pilot)]
    assert isinstance(pilot.scene, LogScene)
    pilot.enter()
    pilot.rest()
    found.append(glimpse(pilot))
    if isinstance(pilot.scene, ReplayScene):
        pilot.escape()
    pilot.escape()
    pilot.rest()
    return found


def expect_same(tours: Sequence[Sequence[Hashable]]) -> None:
    """Nothing on the way round tells the worlds apart."""
    for number, seen in enumerate(zip(*tours, strict=True)):
        assert len(set(seen)) == 1, f"glimpse {number} of the tour tells the worlds apart"
