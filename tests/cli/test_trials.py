"""``simulate`` and ``arena``: reports and their JSON."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest

from game.cli import trials
from game.match.arena import arena
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


def test_levels_against_each_other(command: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "arena", partial(arena, names=("random", "rules")))
    said = command("arena", "castle", "--minutes", "0.0001", "--seed", "5", "--json")
    assert (said.status, said.err) == (0, "")
    report = json.loads(said.out)
    assert report.keys() == {"format", "game", "seed", "options", "pairings", "ladder"}
    assert [report[key] for key in ("format", "game", "seed", "options")] == [1, "castle", 5, {"seats": 2}]
    (pairing,) = report["pairings"]
    assert pairing.keys() == {"one", "other", "won", "paired"}
    assert (pairing["one"], pairing["other"], pairing["won"].keys()) == ("random", "rules", RATE)
    assert len(pairing["paired"]) == 2
    assert [rung.keys() for rung in report["ladder"]] == [{"name", "elo", "won"}] * 2
    assert {rung["name"] for rung in report["ladder"]} == {"random", "rules"}
    assert all(rung["won"].keys() == RATE for rung in report["ladder"])


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


def test_levels_against_each_other_two_by_two(command: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "arena", partial(arena, names=("random", "rules")))
    said = command("arena", "castle", "--minutes", "0.0001", "--option", "seats=4", "--json")
    report = json.loads(said.out)
    assert report["options"] == {"seats": 4}
    assert report["ladder"][-1]["name"] == "rules"
