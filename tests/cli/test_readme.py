"""What the README says of the command line and its JSON, beside what the program does."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from game.cli import parsed_arguments
from game.match.arena import ArenaReport, Pairing, Rung
from game.match.characters import CharacterPair, CharacterReport, CharacterShare
from game.match.decks import DeckPair, DeckReport, DeckShare
from game.match.rates import Rate
from game.match.simulate import Report, Spread, Team
from tests.cli.commands import Commands

README = (Path(__file__).resolve().parents[2] / "README.md").read_text(encoding="utf-8")
STRUCTS: dict[str, type[msgspec.Struct]] = {
    struct.__name__: struct
    for struct in (
        Report, DeckReport, DeckPair, DeckShare, CharacterReport, CharacterPair, CharacterShare, Team, ArenaReport,
        Pairing, Rung, Rate, Spread,
    )
}  # fmt: skip
WORDS = {
    int: "integer", float: "number", str: "string", tuple[str, ...]: "array of strings",
    tuple[int, ...]: "array of integers", tuple[float, float]: "array of two numbers",
    dict[str, bool | int | str]: "object", dict[str, int]: "object",
}  # fmt: skip


def tables() -> dict[str, dict[str, str]]:
    """The types of the fields by struct and field, as the README has them."""
    section = README.partition("\n### JSON\n")[2].partition("\n## ")[0]
    found: dict[str, dict[str, str]] = {}
    for block in re.split(r"^\*\*(?=\w+\*\*)", section, flags=re.MULTILINE)[1:]:
        rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \|", block, re.MULTILINE)
        found[block.partition("**")[0]] = dict(rows)
    return found


def in_words(kind: object) -> str:
    """A type as the README calls it."""
    for struct in STRUCTS.values():
        if kind == struct:
            return struct.__name__
        if kind == tuple[struct, ...]:
            return f"array of {struct.__name__}"
        if kind == struct | None:
            return f"{struct.__name__} or null"
    return next(word for known, word in WORDS.items() if known == kind)


def test_every_object_is_described() -> None:
    assert tables().keys() == STRUCTS.keys()


@pytest.mark.parametrize("name", STRUCTS)
def test_every_field_is_described_and_no_other(name: str) -> None:
    fields = {field.name: in_words(field.type) for field in msgspec.structs.fields(STRUCTS[name])}
    assert tables()[name] == fields


def test_every_command_is_described_and_no_other(command: Commands) -> None:
    known = command("dance").err.partition("choose from")[2]
    described = re.findall(r"^\| `duel-table (\w+)", README, re.MULTILINE)
    assert described == re.findall(r"\w+", known) != []


@pytest.mark.parametrize("shown", re.findall(r"^\| `duel-table (\w+[^`]*)`", README, re.MULTILINE))
def test_what_the_readme_shows_can_be_asked_for(shown: str) -> None:
    values = {"GAME": "castle", "FILE": "a.jsonl", "SCENE": "title", "N": "3", "S": "3", "L": "it", "WxH": "800x600"}
    values |= {"A,B": "easy,easy", "M": "0.5", "F": "0.5", "k=v": "best_of=1"}
    words = [values.get(word, word) for word in shown.replace("[", "").replace("]", "").split()]
    assert parsed_arguments(words).command == words[0]
