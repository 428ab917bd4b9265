"""The rule numbers: in the code, on the rules pages of three languages, in these tests."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random

import pytest

from game.engine.errors import IllegalAction
from game.engine.view import PUBLIC
from game.games.jartible.rules import RULES
from game.text.rulebook import load_rulebook
from tests.games.jartible.case import GAME
from tests.games.walk import step

ROOT = Path(__file__).resolve().parents[3]
LANGUAGES = ("en", "es", "it")
PLAYED = [f"J{n}" for n in range(1, 22)]


def numbers(language: str) -> list[str]:
    """The numbers of the paragraphs of a rules page, in order."""
    return [paragraph.number for paragraph in load_rulebook("jartible", language).paragraphs if paragraph.number]


def named_in_code() -> set[str]:
    """Rule numbers that stand as values in the game's code."""
    found = set()
    for path in (ROOT / "game" / "games" / "jartible").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"J\d+", node.value):
                found.add(node.value)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_have_every_number_once_in_order(language: str) -> None:
    assert numbers(language) == PLAYED


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_built_alike(language: str) -> None:
    book, english = load_rulebook("jartible", language), load_rulebook("jartible", "en")
    assert [len(section.paragraphs) for section in book.sections] == [len(part.paragraphs) for part in english.sections]
    assert book.title.startswith("Duelo Jartible: ")


def test_every_number_in_the_code_stands_on_the_page() -> None:
    assert {"J3", "J4", "J5", "J8", "J10", "J11", "J12", "J14", "J15", "J16", "J20", "J21"} <= named_in_code()
    assert named_in_code() <= set(PLAYED)


def test_what_we_decided_goes_on_counting() -> None:
    words = (ROOT / "game" / "games" / "jartible" / "RULES.md").read_text(encoding="utf-8")
    own = [int(n) for n in re.findall(r"^- ▸ J(\d+)\.", words, re.MULTILINE)]
    assert own == list(range(22, 22 + len(own))) and len(own) >= 10
    assert set(re.findall(r"J\d+", " ".join(re.findall(r"\(to ([^)]*)\)", words)))) <= set(PLAYED)


def test_every_number_met_in_play_stands_on_the_pages() -> None:
    met = {option.rule for option in RULES.option_table()}
    rng = Random(1)
    for seed in range(30):
        for state, _, _ in step(GAME, seed):
            met |= {decision.rule for seat in (0, 1) if (decision := state.decision(seat)) is not None}
            for seat in (0, 1, PUBLIC):
                try:
                    state.clone().play(seat, rng.choice(GAME.all_actions))
                except IllegalAction as refusal:
                    met.add(str(refusal.reason.arg("rule")))
            if outcome := state.outcome():
                met.add(outcome.rule)
    assert met >= {"J3", "J5", "J8", "J10", "J11", "J12", "J14", "J15", "J20", "J21"}
    assert met <= set(PLAYED)


def test_every_rule_is_named_by_a_test() -> None:
    named = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        named |= {f"J{n}" for n in re.findall(r"^def test_j(\d+)_", path.read_text(encoding="utf-8"), re.MULTILINE)}
    assert named == set(PLAYED)


def test_every_worked_example_is_a_test() -> None:
    source = (Path(__file__).parent / "test_jartible_examples.py").read_text(encoding="utf-8")
    assert re.findall(r"^def test_example_(\d)_", source, re.MULTILINE) == list("12345")
