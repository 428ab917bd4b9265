"""``simulate`` and ``arena``: reports and their JSON."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any

import pytest

from game.cli import trials
from game.games.jartible.deck import READY_DECKS, read_deck, ready_deck_path
from tests.cli.commands import Commands

RATE = {"points", "games", "share", "low", "high"}
SPREAD = {"mean", "least", "tenth", "median", "nine_tenths", "most"}


def simulated(command: Commands, *more: str) -> dict[str, Any]:
    said = command("simulate", "castle", "--games", "6", "--seed", "3", "--bots", "rules,random", "--json", *more)
    assert (said.status, said.err) == (0, "")
    return json.loads(said.out)


def test_a_report_of_many_games(command: Commands) -> None:
    report = simulated(command)
    head = {key: report[key] for key in ("format", "game", "games", "seed", "bots", "options")}
    assert head == {
        "format": 1, "game": "castle", "games": 6, "seed": 3, "bots": ["rules", "random"], "options": {"seats": 2}
    }  # fmt: skip
    assert report.keys() - head.keys() == {"by_seat", "by_team", "by_starter", "draws", "exchanges", "decisions"}
    assert [rate.keys() for rate in (*report["by_seat"], report["by_starter"], report["draws"])] == [RATE] * 4
    assert [report[name].keys() for name in ("exchanges", "decisions")] == [SPREAD] * 2
    assert sum(rate["points"] for rate in report["by_seat"]) == 6


def test_the_same_seed_gives_the_same_report(command: Commands) -> None:
    assert simulated(command) == simulated(command)
    assert simulated(command) != simulated(command, "--seed", "4")


def test_a_table_for_people(command: Commands) -> None:
    said = command("simulate", "castle", "--games", "2", "--bots", "rules")
    assert said.status == 0 and said.err == ""
    assert said.out.startswith("castle: 2 games, seed 1\n  seat 1 (rules   )")


@pytest.mark.parametrize("value", ["1", "5", "7", ""])
def test_single_deals_have_no_length_of_a_match(value: str, command: Commands) -> None:
    said = command("simulate", "castle", "--games", "1", "--option", f"best_of={value}")
    assert said.refused("best_of makes a match of several deals")


def test_levels_against_each_other(command: Commands) -> None:
    said = command("arena", "castle", "--bots", "random,rules", "--minutes", "0.0001", "--seed", "5", "--json")
    assert (said.status, said.err) == (0, "")
    report = json.loads(said.out)
    assert report.keys() == {"format", "game", "seed", "share", "options", "pairings", "ladder"}
    assert [report[key] for key in ("format", "game", "seed", "share")] == [1, "castle", 5, 1.0]
    assert report["options"] == {"seats": 2}
    (pairing,) = report["pairings"]
    assert pairing.keys() == {"one", "other", "won", "paired"}
    assert (pairing["one"], pairing["other"], pairing["won"].keys()) == ("random", "rules", RATE)
    assert len(pairing["paired"]) == 2
    assert [rung.keys() for rung in report["ladder"]] == [{"name", "elo", "won"}] * 2
    assert {rung["name"] for rung in report["ladder"]} == {"random", "rules"}
    assert all(rung["won"].keys() == RATE for rung in report["ladder"])


def test_some_players_and_some_deals(command: Commands) -> None:
    more = ("--deals", "2", "--bots", "random,rules,normal", "--share", "0.25", "--json")
    report = json.loads(command("arena", "castle", *more).out)
    assert report["share"] == 0.25
    assert [(pair["one"], pair["other"]) for pair in report["pairings"]] == [
        ("random", "rules"), ("random", "normal"), ("rules", "normal")
    ]  # fmt: skip
    assert [pair["won"]["games"] for pair in report["pairings"]] == [4, 4, 4]


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (("--deals", "0"), "At least one game is needed."),
        (("--minutes", "0"), "A number of minutes above 0 is needed."),
        (("--share", "0"), "A share above 0 and up to 1 is needed."),
        (("--share", "1.5"), "A share above 0 and up to 1 is needed."),
        (("--share", "nan"), "A share above 0 and up to 1 is needed."),
        (("--bots", "hard"), "Two different players at least are needed, each named once."),
        (("--bots", "hard,hard"), "Two different players at least are needed, each named once."),
        (("--bots", "hard,clever"), "There is no computer player “clever”."),
    ],
)
def test_an_arena_that_cant_be(more: tuple[str, ...], why: str, command: Commands) -> None:
    assert command("arena", "castle", *more).refused(why)


def test_the_bar_is_for_people_only(
    command: Commands, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    bar = trials._bar()
    assert bar is not None
    bar(0.5)
    bar(1.0)
    shown = capsys.readouterr().err
    assert shown == f"\r[{'#' * 20}{'.' * 20}]  50%\r[{'#' * 40}] 100%\n"


def test_two_against_two(command: Commands) -> None:
    more = ("--option", "seats=4", "--bots", "rules,random,random")
    report = simulated(command, *more)
    assert report["bots"] == ["rules", "random", "random", "rules"] and report["options"] == {"seats": 4}
    assert [team["seats"] for team in report["by_team"]] == [[0, 2], [1, 3]]
    points = [rate["points"] for rate in report["by_seat"]]
    assert [team["won"]["points"] for team in report["by_team"]] == points[:2] == points[2:]
    assert sum(points[:2]) == 6
    table = command("simulate", "castle", "--games", "2", *more).out
    assert "\n  seats 1 + 3 " in table and "\n  seat 4 (rules   )" in table


def test_no_more_players_than_seats(command: Commands) -> None:
    five = ",".join(["rules"] * 5)
    assert command("simulate", "castle", "--option", "seats=4", "--bots", five).refused("castle has 4 seats")
    assert command("simulate", "castle", "--bots", "rules,rules,rules").refused("castle has 2 seats")


def test_levels_against_each_other_two_by_two(command: Commands) -> None:
    more = ("--bots", "random,rules", "--minutes", "0.0001", "--option", "seats=4", "--json")
    said = command("arena", "castle", *more)
    report = json.loads(said.out)
    assert report["options"] == {"seats": 4}
    assert report["ladder"][-1]["name"] == "rules"


def test_decks_are_told_by_name_or_by_file(command: Commands) -> None:
    more = ("--games", "2", "--bots", "rules", "--json", "--option", "deck.0=patio_de_piedra")
    told = json.loads(command("simulate", "jartible", *more).out)
    assert told["options"]["deck.0"] == "patio_de_piedra" and told["options"]["deck.1"] == "viento_de_levante"
    file = ready_deck_path("patio_de_piedra")
    read = json.loads(command("simulate", "jartible", *more[:-1], f"deck.0={file}").out)
    assert read["options"]["deck.0"].split(",") == list(read_deck(file).cards)
    assert read["by_seat"] == told["by_seat"]


@pytest.mark.parametrize(
    ("deck", "why"),
    [
        ("patio", "“patio” is not a value of deck.1. Values: cal_y_albero, "),
        ("abubill,abubill", "A deck has exactly 20 cards; this one has 2. (J3)"),
        ("nowhere.toml", "nowhere.toml can’t be read"),
    ],
)
def test_decks_that_cant_be_played_are_refused(deck: str, why: str, command: Commands) -> None:
    assert command("simulate", "jartible", "--games", "1", "--option", f"deck.1={deck}").refused(why)


def test_every_two_decks_of_a_game(command: Commands) -> None:
    said = command("simulate", "jartible", "--decks", "--games", "3", "--seed", "2", "--bots", "rules", "--json")
    assert (said.status, said.err) == (0, "")
    report = json.loads(said.out)
    assert report["games"] == 4 and report["options"].keys() == {"roles", "tie_break_ap", "public_decks"}
    assert {frozenset((pair["one"], pair["other"])) for pair in report["pairs"]} == {
        frozenset(pair) for pair in combinations(READY_DECKS, 2)
    }
    assert all(pair["won"]["games"] == 4 for pair in report["pairs"])
    assert [share["deck"] for share in report["decks"]] == list(READY_DECKS)
    assert all(share["won"]["games"] == 12 for share in report["decks"])
    assert sum(share["won"]["points"] for share in report["decks"]) == 24
    assert command("simulate", "castle", "--decks").refused("In castle nobody brings a deck.")


def test_a_pair_of_decks_plays_the_same_deals_from_either_seat(command: Commands) -> None:
    """What the report says of a pair is what games with these decks say."""
    options = [("deck.0", "deck.1"), ("deck.1", "deck.0")]
    points = 0.0
    for one, other in options:
        more = ("--option", f"{one}={READY_DECKS[0]}", "--option", f"{other}={READY_DECKS[1]}")
        said = command("simulate", "jartible", "--games", "2", "--bots", "rules", "--json", *more)
        points += json.loads(said.out)["by_seat"][int(one[-1])]["points"]
    report = json.loads(command("simulate", "jartible", "--decks", "--games", "4", "--bots", "rules", "--json").out)
    pair = report["pairs"][0]
    assert (pair["one"], pair["other"], pair["won"]["points"]) == (*READY_DECKS[:2], points)
