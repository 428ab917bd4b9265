"""The rule numbers: in the code, on the rules pages of three languages, in these tests."""

from __future__ import annotations

import ast
import re
from itertools import product
from pathlib import Path
from random import Random

import pytest

from game.engine.errors import IllegalAction
from game.engine.view import PUBLIC
from game.games.castle.rules import RULES
from tests.games.castle.case import CASES
from tests.games.walk import step

ROOT = Path(__file__).resolve().parents[3]
PAGES = ROOT / "assets" / "castle" / "rules"
LANGUAGES = ("en", "es", "it")
PLAYED = [f"C{n}" for n in range(1, 24)]


def numbers(language: str) -> list[str]:
    """The numbers of the paragraphs of a rules page, in order."""
    return re.findall(r"^(C\d+)\. ", (PAGES / f"{language}.md").read_text(encoding="utf-8"), re.MULTILINE)


def named_in_code() -> set[str]:
    """Rule numbers that stand as values in the game's code."""
    found = set()
    for path in (ROOT / "game" / "games" / "castle").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"C\d+", node.value):
                found.add(node.value)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_have_every_number_once_in_order(language: str) -> None:
    assert numbers(language)[: len(PLAYED)] == PLAYED
    assert len(set(numbers(language))) == len(numbers(language))
    assert numbers(language) == numbers("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_in_the_code_stands_on_the_page(language: str) -> None:
    assert named_in_code() >= {"C5", "C7", "C8", "C9", "C12", "C14", "C21", "C23"}
    assert named_in_code() <= set(numbers(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_referred_to_on_a_page_stand_there(language: str) -> None:
    words = (PAGES / f"{language}.md").read_text(encoding="utf-8")
    assert set(re.findall(r"\bC\d+\b", words)) <= set(numbers(language))


def test_every_number_met_in_play_stands_on_the_pages() -> None:
    met = {option.rule for option in RULES.option_table()}
    rng = Random(1)
    for case, seed in product(CASES, range(25)):
        for state, _, _ in step(case, seed):
            met |= {decision.rule for seat in case.seats() if (decision := state.decision(seat)) is not None}
            for seat in (*case.seats(), PUBLIC):
                try:
                    state.clone().play(seat, rng.choice(case.all_actions))
                except IllegalAction as refusal:
                    met.add(str(refusal.reason.arg("rule")))
            if outcome := state.outcome():
                met.add(outcome.rule)
    assert met >= {"C5", "C7", "C8", "C9", "C12", "C14", "C21", "C22", "C23"}
    for language in LANGUAGES:
        assert met <= set(numbers(language))


def test_every_rule_is_named_by_a_test() -> None:
    named = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        named |= {f"C{n}" for n in re.findall(r"^def test_c(\d+)_", path.read_text(encoding="utf-8"), re.MULTILINE)}
    assert named == set(PLAYED)


def test_every_worked_example_is_a_test() -> None:
    source = (Path(__file__).parent / "test_castle_examples.py").read_text(encoding="utf-8")
    assert re.findall(r"^def test_example_(\d)\(", source, re.MULTILINE) == list("123456")
