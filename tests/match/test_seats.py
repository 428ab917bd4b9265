"""How many play, who plays together, and what is said of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.contract import Option, Options
from game.engine.text import SeatName, text
from game.match.errors import JournalError, SetupError
from game.match.export import export_log
from game.match.match import Match
from game.match.saves import saved
from game.match.seats import SeatSetup
from game.match.setup import seat_count, setup
from game.match.sides import against, alone, have_partners, side_name, team_of, together, told_teams
from game.text.catalogue import Catalogue
from tests.engine import toy
from tests.match.table import register_toy

PAIRS = ((0, 2), (1, 3))
FOUR = tuple(SeatSetup("human", name) for name in ("Ann", "Bea", "Cid", "Dan"))


class ManySeats(toy.ToyRules):
    """The toy, for two, three or four as its option says."""

    seats: tuple[int, ...] = (2, 3, 4)

    def option_table(self) -> tuple[Option, ...]:
        return (*super().option_table(), Option("seats", (2, 4), 2, "T1"))

    def teams(self, options: Options) -> tuple[tuple[int, ...], ...]:
        return toy.TEAMS if int(options.get("seats", 2)) == 4 else ((0,), (1,))


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    register_toy(monkeypatch)


@pytest.fixture
def many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.games.registry.rules", lambda game: ManySeats())


def toy_match(folder: Path) -> Match:
    return Match.new("toy", seed=3, options={}, seats=FOUR, folder=folder)


# How many


@pytest.mark.usefixtures("many")
def test_the_option_follows_the_number_of_players() -> None:
    assert setup("toy", 1, {}, FOUR, None).options["seats"] == 4
    assert setup("toy", 1, {}, FOUR[:2], None).options["seats"] == 2
    assert setup("toy", 1, {"seats": 4}, FOUR, None).teams == PAIRS


@pytest.mark.usefixtures("many")
def test_players_and_option_must_agree() -> None:
    with pytest.raises(SetupError) as error:
        setup("toy", 1, {"seats": 4}, FOUR[:2], None)
    assert error.value.reason == text("common.setup.seats_differ", n=2, seats="4")
    with pytest.raises(SetupError) as error:
        setup("toy", 1, {}, FOUR[:3], None)
    assert error.value.reason == text("common.setup.seats", n=3)
    with pytest.raises(SetupError) as error:
        setup("toy", 1, {"seats": 7}, FOUR, None)
    assert error.value.reason == text("common.setup.option", option="seats", value="7")


def test_games_without_the_option_are_as_they_were() -> None:
    assert "seats" not in setup("toy", 1, {}, FOUR, None).options
    assert seat_count(toy.RULES, {}) == 4


def test_the_number_is_that_of_the_option_or_its_default() -> None:
    assert [seat_count(ManySeats(), options) for options in ({}, {"seats": 4})] == [2, 4]


# Who with whom


def test_names_in_one_line() -> None:
    english = Catalogue.load("en", [])
    names = ("Ann", "Bea", "Cid", "Dan")
    lines = [together([SeatName(seat) for seat in range(count)]) for count in (1, 2, 3, 4)]
    assert lines[0] == SeatName(0)
    said = [english.say(against([line]), names) for line in lines]
    assert said == ["Ann", "Ann and Bea", "Ann, Bea and Cid", "Ann, Bea, Cid and Dan"]
    assert english.say(against([side_name(team) for team in PAIRS]), names) == "Ann and Cid – Bea and Dan"


def test_teams_of_options_that_are_none() -> None:
    assert told_teams(toy.RULES, {}, 4) == PAIRS
    assert told_teams(toy.RULES, {}, 2) == alone(2) == ((0,), (1,))
    assert told_teams(ManySeats(), {"seats": "many"}, 3) == alone(3)
    assert [team_of(seat, PAIRS) for seat in range(4)] == [0, 1, 0, 1]
    assert have_partners(PAIRS) and not have_partners(alone(4))


def test_saved_games_know_their_teams(tmp_path: Path) -> None:
    match = toy_match(tmp_path)
    match.close()
    (game,) = saved(tmp_path)
    assert game.teams == match.teams == PAIRS
    assert [seat.name for seat in game.seats] == ["Ann", "Bea", "Cid", "Dan"]


def test_the_export_says_who_plays_together(tmp_path: Path) -> None:
    words = Catalogue.load("en", [])
    match = toy_match(tmp_path)
    lines = export_log(match, 0, lambda line: words.say(line, [seat.name for seat in match.seats])).splitlines()
    assert "Together: Ann and Cid" in lines and "Together: Bea and Dan" in lines


@pytest.mark.usefixtures("many")
def test_a_journal_whose_option_contradicts_its_seats_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "toy-1.jsonl"
    match = Match.new("toy", seed=3, options={}, seats=FOUR, folder=tmp_path)
    assert match.path is not None
    path.write_text(match.path.read_text().replace('"seats":4', '"seats":2'))
    with pytest.raises(JournalError) as error:
        Match.resume(path)
    assert error.value.reason.arg("what") == text("common.setup.seats_differ", n=4, seats="2")
