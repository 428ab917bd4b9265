"""The rule numbers: in the code, on the rules pages, in these tests; and words for all that is said."""

from __future__ import annotations

import ast
import re
from itertools import product
from pathlib import Path
from random import Random

import pytest

from game.engine.contract import OptionValue
from game.engine.errors import IllegalAction
from game.engine.text import Text
from game.engine.view import PUBLIC
from game.games.audatia.cards import CHARACTERS, KINDS
from game.games.audatia.rules import RULES
from game.text.catalogue import Catalogue
from tests.games.audatia.case import CASES
from tests.games.walk import step

ROOT = Path(__file__).resolve().parents[3]
PAGES = ROOT / "assets" / "audatia" / "rules"
CODE = ROOT / "game" / "games" / "audatia"
LANGUAGES = ("en", "es", "it")
PLAYED = [f"A{n}" for n in range(1, 36)]


def numbers(language: str) -> list[str]:
    """The numbers of the paragraphs of a rules page, in order."""
    return re.findall(r"^(A\d+)\. ", (PAGES / f"{language}.md").read_text(encoding="utf-8"), re.MULTILINE)


def named_in_code() -> set[str]:
    """Rule numbers that stand as values in the game's code."""
    found = set()
    for path in CODE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"A\d+", node.value):
                found.add(node.value)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_have_every_number_once_in_order(language: str) -> None:
    assert numbers(language) == PLAYED


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_in_the_code_stands_on_the_page(language: str) -> None:
    assert {"A13", "A14", "A15", "A17", "A22", "A23", "A25", "A26", "A27"} <= named_in_code() <= set(numbers(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_referred_to_on_a_page_stand_there(language: str) -> None:
    words = (PAGES / f"{language}.md").read_text(encoding="utf-8")
    assert set(re.findall(r"\bA\d+\b", words)) <= set(numbers(language))


def test_our_own_decisions_go_on_from_the_page() -> None:
    own = re.findall(r"^- ▸ (A\d+)\. ", (CODE / "RULES.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert own == [f"A{n}" for n in range(36, 36 + len(own))]


def test_every_rule_is_named_by_a_test() -> None:
    named = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        named |= {f"A{n}" for n in re.findall(r"^def test_a(\d+)_", path.read_text(encoding="utf-8"), re.MULTILINE)}
    assert named == set(PLAYED)


def test_every_worked_example_is_a_test() -> None:
    source = (Path(__file__).parent / "test_audatia_examples.py").read_text(encoding="utf-8")
    assert re.findall(r"^def test_example_(\d)\(", source, re.MULTILINE) == list("1234567")


# Words


def said_in_play() -> tuple[set[Text], set[str]]:
    """Every text of many random games, and the rules they name."""
    texts: set[Text] = set()
    rules: set[str] = {option.rule for option in RULES.option_table()}
    rng = Random(1)
    for case, seed in product(CASES, range(12)):
        state = None
        for state, _, _ in step(case, seed):
            for seat in case.seats():
                decision = state.decision(seat)
                if decision is not None:
                    texts.add(decision.text)
                    rules.add(decision.rule)
            for seat in (*case.seats(), PUBLIC):
                try:
                    state.clone().play(seat, rng.choice(case.all_actions))
                except IllegalAction as refusal:
                    texts.add(refusal.reason)
                    rules.add(str(refusal.reason.arg("rule")))
        outcome = state.outcome() if state is not None else None
        assert state is not None and outcome is not None
        rules.add(outcome.rule)
        texts.add(outcome.reason)
        texts |= {arg for record in state.log or [] for arg in record.args if isinstance(arg, Text)}
    return texts, rules


def test_everything_said_in_play_has_words_and_a_rule() -> None:
    texts, rules = said_in_play()
    assert {"A6", "A7", "A10", "A11", "A13", "A17", "A21", "A24"} <= rules <= set(PLAYED)
    for language in LANGUAGES:
        catalogue = Catalogue.load(language, ["audatia"])
        for message in texts:
            words = catalogue.say(message, ["Ada", "Bea"])
            assert "audatia." not in words and "{" not in words, (language, message)


def _keys_in_code() -> set[str]:
    """Keys of reasons that stand whole in the code."""
    found = set()
    for path in CODE.rglob("*.py"):
        words = path.read_text(encoding="utf-8")
        found |= {f"audatia.no.{key}" for key in re.findall(r'\bno\("([a-z_.]+)"', words)}
        found |= {f"audatia.log.{key}" for key in re.findall(r'\bline\("([a-z_.]+)"', words)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_for_what_random_games_may_not_meet(language: str) -> None:
    keys = Catalogue.load(language, ["audatia"]).keys()
    plural = {key.removesuffix(".one") for key in keys if key.endswith(".one")}
    wanted = _keys_in_code() | {f"audatia.card.{name}" for name in KINDS}
    wanted |= {f"audatia.character.{name}" for name in CHARACTERS}
    wanted |= {f"audatia.tag.{tag}" for tag in ("source", "deduced", "ours")}
    for option in RULES.option_table():
        wanted |= {f"audatia.option.{option.id}", *(_option_key(option.id, value) for value in option.values)}
    assert len(wanted) > 150 and wanted <= keys | plural


def _option_key(name: str, value: OptionValue) -> str:
    return f"audatia.option.{name}.{str(value).lower()}"
