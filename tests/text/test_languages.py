"""The languages beside each other: the same keys and gaps, letters that the fonts have, keys that the code says."""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from textwrap import dedent

import fontpkg_dm_serif_display
import fontpkg_fira_sans
import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.data.opponents import load_opponents
from game.data.paths import assets_root
from game.data.toml import read_toml
from game.games.registry import GAMES, rules
from game.match.setup import option_text
from game.text.catalogue import ENGLISH
from game.text.languages import languages
from game.text.rulebook import load_rulebook
from game.text.template import gaps, template

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = tuple(sorted(path.parent.name for path in assets_root().glob("*/text")))
"""Everything that says something, also games that are not on the table yet."""
OTHERS = tuple(code for code in languages() if code != ENGLISH)
FONTS = {
    "serif": (fontpkg_dm_serif_display, "DMSerifDisplay-Regular.ttf"),
    "sans": (fontpkg_fira_sans, "FiraSans-Regular.ttf"),
    "bold": (fontpkg_fira_sans, "FiraSans-SemiBold.ttf"),
}
_FIRST = "|".join(FOLDERS)
_KEY = re.compile(rf"(?:{_FIRST})(?:\.[a-z0-9_]+)+")
"""A whole key."""
_START = re.compile(rf"(?:{_FIRST})(?:\.[a-z0-9_]+)*\.")
"""A key up to the part that the code fills in."""
_ANY = "[a-z0-9_.]+"
_PLURALS = (".one", ".other")


@cache
def words(folder: str, language: str) -> dict[str, str]:
    return read_toml(assets_root() / folder / "text" / f"{language}.toml", dict[str, str])


def english() -> dict[str, str]:
    return {key: said for folder in FOLDERS for key, said in words(folder, ENGLISH).items()}


def letters(sentences: Iterable[str]) -> set[str]:
    return {letter for sentence in sentences for letter in sentence if letter != "\n"}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_language_has_the_same_keys(folder: str, language: str) -> None:
    translated, original = words(folder, language).keys(), words(folder, ENGLISH).keys()
    assert sorted(original - translated) == [], f"missing in {language}"
    assert sorted(translated - original) == [], f"only in {language}"


@pytest.mark.parametrize("folder", FOLDERS)
def test_keys_belong_to_their_folder(folder: str) -> None:
    assert [key for key in words(folder, ENGLISH) if not _KEY.fullmatch(key) or not key.startswith(f"{folder}.")] == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_plural_forms_come_in_pairs(folder: str) -> None:
    keys = words(folder, ENGLISH)
    forms = {key.removesuffix(end) for key in keys for end in _PLURALS if key.endswith(end)}
    assert [key for key in sorted(forms) if not all(key + end in keys for end in _PLURALS)] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_language_has_the_same_gaps(folder: str, language: str) -> None:
    translated = words(folder, language)
    wrong = {
        key: translated[key]
        for key, said in words(folder, ENGLISH).items()
        if key in translated and gaps(template(said)) != gaps(template(translated[key]))
    }
    assert wrong == {}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("folder", FOLDERS)
def test_nothing_is_empty_or_padded(folder: str, language: str) -> None:
    assert [key for key, said in words(folder, language).items() if not said.strip() or said != said.strip()] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("face", sorted(FONTS))
def test_the_fonts_have_every_letter(face: str, language: str) -> None:
    said = [sentence for folder in FOLDERS for sentence in words(folder, language).values()]
    for game in GAMES:
        book = load_rulebook(game, language)
        said += [book.title, *(section.heading for section in book.sections)]
        said += [paragraph.words for paragraph in book.paragraphs]
    pygame.font.init()
    used = sorted(letters(said))
    package, file = FONTS[face]
    metrics = pygame.font.Font(Path(str(package.__file__)).parent / "files" / file, 20).metrics("".join(used))
    assert [letter for letter, metric in zip(used, metrics, strict=True) if metric is None] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_the_same_paragraphs(game: str, language: str) -> None:
    original, translated = load_rulebook(game, ENGLISH), load_rulebook(game, language)
    assert translated != original
    assert len(translated.sections) == len(original.sections)
    numbers = [[paragraph.number for paragraph in book.paragraphs] for book in (original, translated)]
    assert numbers[0] == numbers[1]
    for ours, theirs in zip(original.paragraphs, translated.paragraphs, strict=True):
        named = [sorted(set(re.findall(r"\b[A-Z]\d+\b", paragraph.words))) for paragraph in (ours, theirs)]
        assert named[0] == named[1], ours.number


def pattern(node: ast.expr, first: str = "") -> str | None:
    """What a string or an f-string can say, its gaps as any words; ``first`` stands for a gap at the beginning."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if not isinstance(node, ast.JoinedStr):
        return None
    pieces = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else _ANY for part in node.values]
    if pieces[0] == _ANY and first:
        pieces[0] = re.escape(first)
    return "".join(pieces)


def calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name and node.args:
            yield node


def helpers(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Functions that put the start of a key before their first argument: name and start."""
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef) or not function.args.args:
            continue
        for call in calls(function, "text"):
            match call.args[0]:
                case ast.JoinedStr([ast.Constant(str(start)), ast.FormattedValue(ast.Name(gap))]):
                    if gap == function.args.args[0].arg:
                        yield function.name, re.escape(start)


def branches(node: ast.expr) -> list[ast.expr]:
    return [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]


def said_in(tree: ast.AST) -> set[str]:
    """Patterns of all keys that a source file holds: whole ones, f-strings, and the arguments of its helpers."""
    inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside:
            found |= {re.escape(node.value)} if _KEY.fullmatch(node.value) else set()
        elif isinstance(node, ast.JoinedStr) and _START.fullmatch(str(getattr(node.values[0], "value", ""))):
            found.add(pattern(node) or "")
    for call in calls(tree, "text"):
        if isinstance(call.args[0], ast.JoinedStr):
            found |= {pattern(call.args[0], game) or "" for game in GAMES}
    for name, start in helpers(tree):
        for call in calls(tree, name):
            said = [pattern(branch) for branch in branches(call.args[0])]
            found |= {start + end for end in said if end is not None}
    return found


def unknown(patterns: Iterable[str], keys: Iterable[str]) -> list[str]:
    """The patterns that no key fits, alone or in its plural forms."""
    everything = "\n".join(keys)
    return [
        said for said in sorted(patterns) if not re.search(rf"^(?:{said})(?:\.one|\.other)?$", everything, re.MULTILINE)
    ]


SOURCES = sorted((ROOT / "game").rglob("*.py"))


def test_the_scan_finds_keys() -> None:
    source = """
        text("common.back")
        {"a": "castle.button.ready"}
        text(f"common.level.{level}")
        text(f"{game}.name")
        def line(key, **args):
            return text(f"castle.log.{key}", **args)
        line("fight.jester" if strong else "fight", n=1)
        open("castle/faces.svg")
    """
    keys = {r"common\.back", r"castle\.button\.ready", rf"common\.level\.{_ANY}", r"castle\.name"}
    logged = {r"castle\.log\.fight\.jester", r"castle\.log\.fight", rf"castle\.log\.{_ANY}"}
    assert said_in(ast.parse(dedent(source))) >= keys | logged
    assert unknown(["common.back", "common.x", f"castle.{_ANY}.y"], ["common.back", "castle.a.y.one"]) == ["common.x"]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_key_in_the_code_has_words(path: Path) -> None:
    assert unknown(said_in(ast.parse(path.read_text(encoding="utf-8"))), english()) == []


@pytest.mark.parametrize("game", GAMES)
def test_options_and_levels_have_words(game: str) -> None:
    keys = [f"common.level.{row.id}" for row in load_opponents(game).levels]
    for option in rules(game).option_table():
        keys += [f"{game}.option.{option.id}", *(option_text(game, option.id, value).key for value in option.values)]
    assert [key for key in keys if key not in english()] == []
