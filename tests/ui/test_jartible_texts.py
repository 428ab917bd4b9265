"""Words fit at a table of Duelo Jartible: at any size of window and text, in every language."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.games.jartible.phases import DUEL, FORMATION, KEEP, LINE, ROLE, SCENARIO, SUPPORT
from game.match.match import Match
from tests.ui.conftest import Launch
from tests.ui.jartible_player import match_of
from tests.ui.tables import asked, played_to
from tests.ui.test_texts import LONG_NAMES, LOOKS, expect_page_fits, expect_table_fits

MOMENTS: dict[str, Callable[[], Match]] = {
    "role": lambda: played_to(match_of(62), asked(ROLE)),
    "hand": lambda: played_to(match_of(62), asked(KEEP)),
    "scenario": lambda: played_to(match_of(62), asked(SCENARIO)),
    "formation": lambda: played_to(match_of(62), asked(FORMATION)),
    "line": lambda: played_to(match_of(63), asked(LINE)),
    "support": lambda: played_to(match_of(64), asked(SUPPORT)),
    "duel": lambda: played_to(match_of(65), asked(DUEL)),
    "same player": lambda: played_to(match_of(62, {"roles": "same_player"}), asked(ROLE)),
    "over": lambda: played_to(match_of(67), lambda match: match.deal_over, most=3000),
}


@pytest.mark.parametrize(("size", "scale"), LOOKS)
@pytest.mark.parametrize("language", ["xx", "es", "it"])
def test_the_table_has_room_for_its_words(launch: Launch, language: str, size: tuple[int, int], scale: float) -> None:
    pilot = launch(size=size, text_scale=scale, language=language, speed=0.0)
    for match in MOMENTS.values():
        table = pilot.open(match=match())
        if table.sheet is not None:
            expect_page_fits(pilot, table.sheet.page)
            pilot.escape()
        expect_table_fits(pilot)


@pytest.mark.parametrize(("size", "scale"), LOOKS)
def test_long_names_and_long_looks_fit(launch: Launch, size: tuple[int, int], scale: float) -> None:
    pilot = launch(size=size, text_scale=scale, language="it", speed=0.0)
    table = pilot.open(match=MOMENTS["line"]())
    pilot.desk.names = LONG_NAMES
    table.show_now()
    pilot.rest()
    expect_table_fits(pilot)
    for slot in (("hand/0", 0), ("attack/1", 0), ("deck/0", 0)):
        table.look_closely(slot)
        pilot.rest()
        assert table.sheet is not None
        expect_page_fits(pilot, table.sheet.page)
        pilot.escape()
        pilot.rest()
