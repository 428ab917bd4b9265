"""What can be asked on the command line, and how anything else is refused."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__
from game.cli import OUTPUT_CLOSED, parsed_arguments
from game.data.paths import settings_file
from game.data.settings import Settings, save_settings
from tests.cli.commands import Commands

ROOT = Path(__file__).resolve().parents[2]


def test_the_version(command: Commands) -> None:
    said = command("--version")
    assert (said.status, said.out, said.err) == (0, f"duel-table {__version__}\n", "")


def test_defaults() -> None:
    assert parsed_arguments([]).command is None
    play = parsed_arguments(["play", "castle"])
    assert (play.seed, play.level, play.hotseat, play.option) == (None, "normal", False, [])
    simulate = parsed_arguments(["simulate", "castle"])
    assert (simulate.games, simulate.seed, simulate.bots, simulate.json) == (1000, 1, "easy,easy", False)
    shot = parsed_arguments(["shot", "title"])
    assert (shot.size, shot.lang, shot.text_scale, shot.out) == ((1280, 800), "en", 1.0, "shot.png")


def test_the_largest_deal_number() -> None:
    assert parsed_arguments(["play", "castle", "--seed", "9223372036854775807"]).seed == (1 << 63) - 1


@pytest.mark.parametrize(
    "number", ["", "-1", "1.5", "abc", "9223372036854775808", "9" * 5000, "١٢", "²", "0x10", "1_000", " 1"]
)
@pytest.mark.parametrize("before", [["play", "castle"], ["simulate", "castle"], ["arena", "castle"], ["shot", "table"]])
def test_no_deal_number(number: str, before: list[str], command: Commands) -> None:
    said = command(*before, f"--seed={number}")
    assert said.status == 2 and said.out == ""
    assert "argument --seed: no deal number" in said.err


@pytest.mark.parametrize(
    "size", ["", "800", "800x", "x600", "800*600", "63x600", "800x63", "8193x600", "99999999999x600", "-800x600", "٨x٨"]
)
def test_no_size(size: str, command: Commands) -> None:
    said = command("shot", "title", f"--size={size}")
    assert said.status == 2 and "argument --size: " in said.err


def test_sizes_within_reach() -> None:
    assert parsed_arguments(["shot", "title", "--size", "64x8192"]).size == (64, 8192)
    assert parsed_arguments(["shot", "title", "--size", "640X480"]).size == (640, 480)


@pytest.mark.parametrize("scale", ["", "0.79", "2.01", "nan", "inf", "large"])
def test_no_text_scale(scale: str, command: Commands) -> None:
    said = command("shot", "title", f"--text-scale={scale}")
    assert said.status == 2 and "argument --text-scale: no text scale" in said.err


@pytest.mark.parametrize("games", ["-1", "x", "1e3", "1000000000"])
def test_no_count(games: str, command: Commands) -> None:
    said = command("simulate", "castle", f"--games={games}")
    assert said.status == 2 and "argument --games: not a number" in said.err


@pytest.mark.parametrize("words", [["dance"], ["play"], ["simulate"], ["arena"], ["replay"], ["shot"], ["--colour"]])
def test_what_argparse_refuses(words: list[str], command: Commands) -> None:
    said = command(*words)
    assert (said.status, said.out) == (2, "") and said.err.startswith("usage: duel-table")


@pytest.mark.parametrize("before", [["play"], ["simulate"], ["arena"], ["shot", "table", "--game"]])
def test_an_unknown_game(before: list[str], command: Commands) -> None:
    assert command(*before, "whist").refused("no game called “whist”. Games: castle")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play", "castle", "--level", "genius"], "no level “genius”. Levels: easy, normal, hard, champion."),
        (["play", "castle", "--level", "random"], "no level “random”"),
        (["play", "castle", "--option", "wind=3"], "Not a house rule: “wind=3”. House rules: seats, best_of "),
        (["play", "castle", "--option", "best_of"], "Not a house rule: “best_of”"),
        (["play", "castle", "--option", "=3"], "Not a house rule: “=3”"),
        (["play", "castle", "--option", "best_of=2"], "“2” is not a value of best_of. Values: 1, 3, 5."),
        (["play", "castle", "--option", "best_of=True"], "“True” is not a value"),
        (["play", "castle", "--option", "first=1"], "Not a house rule: “first=1”"),
        (["simulate", "castle", "--bots", "easy,genius"], "no computer player “genius”. Players: random, rules, easy"),
        (["simulate", "castle", "--bots", ""], "no computer player “”"),
        (["simulate", "castle", "--bots", "easy,rules,easy"], "castle has 2 seats"),
        (["simulate", "castle", "--games", "0"], "At least one game"),
        (["arena", "castle", "--minutes", "0"], "minutes above 0"),
        (["arena", "castle", "--minutes", "nan"], "minutes above 0"),
        (["arena", "castle", "--minutes", "inf"], "minutes above 0"),
        (["shot", "cellar"], "no scene “cellar”. Scenes: title, "),
        (["replay", "nowhere.jsonl"], "no file nowhere.jsonl"),
        (["replay", "nowhere.jsonl", "--check"], "no file nowhere.jsonl"),
    ],
)
def test_what_the_program_refuses(words: list[str], told: str, command: Commands) -> None:
    assert command(*words).refused(told)


def test_messages_come_in_the_players_language(command: Commands) -> None:
    save_settings(Settings(language="es"), settings_file())
    assert command("play", "whist").refused("No hay ningún juego llamado «whist»")
    settings_file().write_text("{")
    assert command("play", "whist").refused("There is no game called “whist”")
    assert settings_file().read_text() == "{"


def test_an_interruption_is_no_error(command: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("game.cli.selftest.selftest", interrupted)
    assert command("selftest").status == 130


def test_a_closed_output_ends_quietly() -> None:
    """As with ``duel-table shot --list | head -1``: the reader has gone."""
    reader, writer = os.pipe()
    os.close(reader)
    words = [sys.executable, "-m", "game", "shot", "--list"]
    done = subprocess.run(words, stdout=writer, stderr=subprocess.PIPE, check=False, cwd=ROOT)
    os.close(writer)
    assert done.returncode == OUTPUT_CLOSED
    assert b"Traceback" not in done.stderr and b"BrokenPipe" not in done.stderr
