"""Words fit at a table of Audatia: at any size of window and text, in every language."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.games.audatia.phases import EXCHANGE, FIGHT, ORDER, POSTA, REACT, STEP, STRETTO, VIRTUES
from game.match.match import Match
from tests.ui.audatia_player import match_of
from tests.ui.conftest import Launch
from tests.ui.tables import asked, played_to
from tests.ui.test_texts import LONG_NAMES, LOOKS, expect_page_fits, expect_table_fits

MOMENTS: dict[str, Callable[[], Match]] = {
    "first hand": lambda: played_to(match_of(62), asked(EXCHANGE)),
    "virtues": lambda: played_to(match_of(62), asked(VIRTUES)),
    "posta": lambda: played_to(match_of(62), asked(POSTA)),
    "step": lambda: played_to(match_of(63), asked(STEP)),
    "reaction": lambda: played_to(match_of(64, {"variant": "hall"}), asked(REACT)),
    "bind": lambda: played_to(match_of(65, {"variant": "hall"}), asked(FIGHT, STRETTO)),
    "row": lambda: played_to(match_of(66, {"variant": "sudden"}), asked(ORDER)),
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
    table = pilot.open(match=MOMENTS["step"]())
    pilot.desk.names = LONG_NAMES
    table.show_now()
    pilot.rest()
    expect_table_fits(pilot)
    for slot in (("hand/0", 0), ("poste/0", 7), ("posta/1", 0), ("deck/0", 0), ("hand/1", 0)):
        table.look_closely(slot)
        pilot.rest()
        if table.sheet is not None:
            expect_page_fits(pilot, table.sheet.page)
            pilot.escape()
            pilot.rest()
