"""``play``: who sits where."""

from __future__ import annotations

import pytest

from game.cli import parsed_arguments
from game.cli.asked import asked_options
from game.cli.window import _play
from game.data.settings import Settings
from game.scenes.play.scene import TableScene
from game.scenes.title import TitleScene
from tests.scenes.stage import staged

SEATS = {
    "": ["Ann", "Tomas/normal"],
    "--hotseat": ["Ann", "Guest"],
    "--level easy --option seats=4": ["Ann", "Pia/easy", "Lino/easy", "Nella/easy"],
    "--hotseat --option seats=4 --level hard": ["Ann", "Guest", "Vera/hard", "Konrad/hard"],
}


@pytest.mark.parametrize("words", SEATS)
def test_one_person_or_two_and_the_computer_has_the_other_seats(words: str) -> None:
    parsed = parsed_arguments(["play", "castle", "--seed", "7", *words.split()])
    mine = Settings(language="en", player_names=("Ann", "", "", ""))
    with staged(TitleScene, settings=mine) as stage:
        _play(stage.desk, parsed, asked_options("castle", parsed.option))
        table = stage.desk.scenes.top
        assert isinstance(table, TableScene)
        told = [f"{seat.name}/{seat.level}" if seat.level else seat.name for seat in table.match.seats]
        assert told == SEATS[words]
        assert table.match.options["seats"] == len(told)
