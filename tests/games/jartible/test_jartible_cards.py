"""The card set (J1, J2): what it must hold, and that its words are made from its values."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from game.data.paths import levels_root
from game.data.toml import DataError, read_toml
from game.engine.text import Text
from game.games.jartible import vocabulary as v
from game.games.jartible.card_set import CardSetFile, load_card_set
from game.games.jartible.cards import (
    CARD_IDS,
    CREATURES,
    IS_SHINY,
    KINDS,
    SCENARIO_EFFECTS,
    SPECIES,
    SPEED,
    STATS,
    SUPPORT_EFFECTS,
    SUPPORTS_END,
    card_text,
)
from game.games.jartible.wording import card_effect, effect_text
from game.text.catalogue import Catalogue

LANGUAGES = ("en", "es", "it")
SET = load_card_set()
SOURCE = {"chicharrones", "medallon_jartible", "maria_del_monte", "cartujanos", "sergio_ramos", "morancos",
          "ambulatorio"}  # fmt: skip


def test_j1_points_by_stars() -> None:
    for row in SET.creatures:
        least, most = {1: (140, 160), 2: (160, 180), 3: (190, 210)}[row.stars]
        assert least <= row.plain.points <= most and row.shiny.points == row.plain.points + 20
        for stats in (row.plain, row.shiny):
            numbers = (stats.atq, stats.vl, stats.df)
            assert all(n % 10 == 0 and 0 <= n <= (120 if row.stars == 3 else 100) for n in numbers)


def test_j1_species_models_and_shinies() -> None:
    first = [row for row in SET.creatures if not row.species]
    second = [row for row in SET.creatures if row.species]
    assert len(first) >= 24 and sum(row.stars == 3 for row in first) == 4 and len(second) == 4
    for kind in range(0, CREATURES, 2):
        assert SPECIES[kind] == SPECIES[kind + 1] and (IS_SHINY[kind], IS_SHINY[kind + 1]) == (False, True)
    assert sum(STATS[kind][0] for kind in range(CREATURES)) / CREATURES == pytest.approx(
        sum(STATS[kind][2] for kind in range(CREATURES)) / CREATURES, abs=3
    )


def test_j1_creatures_differ_in_what_they_are_good_at() -> None:
    """Strikers, runners, walls, and some that are nothing in particular."""
    best = [max(range(3), key=card.__getitem__) for card in STATS[::2] if max(card[:3]) >= 80]
    assert {n: best.count(n) >= 5 for n in range(3)} == {0: True, 1: True, 2: True}
    assert sum(max(card[:3]) - min(card[:3]) <= 20 for card in STATS[::2]) >= 3
    assert len({card[:3] for card in STATS[::2]}) == len(SET.creatures)


def test_j2_supports_and_scenarios() -> None:
    assert set(CARD_IDS) >= SOURCE and STATS[CARD_IDS.index("abubill")][1] == 50
    assert len({msgspec.json.encode(effect) for effect in SUPPORT_EFFECTS}) >= 14
    assert len({msgspec.json.encode(effect) for effect in SCENARIO_EFFECTS}) == len(SCENARIO_EFFECTS) >= 8
    assert {type(effect) for effect in SUPPORT_EFFECTS} == set(get_args(v.Support)), "a word without a card"
    assert {type(effect) for effect in SCENARIO_EFFECTS} == set(get_args(v.Scenario)), "a word without a card"
    assert all(SPEED[kind] == 0 for kind in range(CREATURES, KINDS))


def test_kinds_are_creatures_then_supports_then_scenarios() -> None:
    assert (2 * len(SET.creatures), 2 * len(SET.creatures) + len(SET.supports)) == (CREATURES, SUPPORTS_END)
    assert len(CARD_IDS) == len(set(CARD_IDS)) == KINDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own_and_its_effect_in_words(language: str) -> None:
    words = Catalogue.load(language, ["jartible"])
    names = [words.say(card_text(kind)) for kind in range(KINDS)]
    assert len(set(names)) == KINDS and not [name for name in names if "jartible." in name]
    for kind in range(KINDS):
        effect = card_effect(kind)
        assert (effect is None) == (kind < CREATURES)
        if effect is not None:
            assert "jartible." not in words.say(effect)


def test_names_are_the_same_in_all_languages() -> None:
    """The game's own terms stay in Spanish; only what a shiny is called is put into words."""
    said = [[Catalogue.load(language, ["jartible"]).say(card_text(kind)) for kind in range(KINDS) if not shiny(kind)]
            for language in LANGUAGES]  # fmt: skip
    assert said[0] == said[1] == said[2]


def shiny(kind: int) -> bool:
    return kind < CREATURES and IS_SHINY[kind]


# Words from values


def every_effect() -> list[Any]:
    """Each effect with every choice that it has, and two amounts where it has one."""
    result = []
    for kind in (*get_args(v.Support), *get_args(v.Scenario)):
        hints = get_type_hints(kind)
        choices = [get_args(hints[name]) or amounts(kind, name) for name in kind.__struct_fields__]
        result += [kind(*values) for values in product(*choices)]
    return result


def amounts(kind: type, name: str) -> tuple[int, ...]:
    if name == "count":
        return (2, 3)
    return (15, -20) if kind in (v.LineBonus, v.EachBonus, v.CardsBonus, v.UsedBonus, v.LinesBonus) else (15, 35)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_words_that_tell_its_values(language: str) -> None:
    words = Catalogue.load(language, ["jartible"])
    said: dict[str, Any] = {}
    for effect in every_effect():
        sentence = words.say(effect_text(effect))
        assert "jartible." not in sentence and "{" not in sentence
        assert sentence not in said, f"{effect} and {said[sentence]} read alike"
        said[sentence] = effect
        for name in effect.__struct_fields__:
            value = getattr(effect, name)
            if isinstance(value, int):
                assert str(abs(value)) in sentence
                assert name != "by" or ("−" if value < 0 else "+") in sentence
    assert len(said) > 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_for_effects_that_there_are_not(language: str) -> None:
    used = {key for effect in every_effect() for key in keys(effect_text(effect))}
    there = Catalogue.load(language, ["jartible"]).keys()
    plain = {key.removesuffix(".one").removesuffix(".other") for key in there if key.startswith("jartible.effect.")}
    assert plain == {key for key in used if key.startswith("jartible.effect.")}


def keys(message: Text) -> set[str]:
    """The keys of a message and of its parts."""
    return {message.key} | {key for _, arg in message.args if isinstance(arg, Text) for key in keys(arg)}


# The file


HEAD = "format = 1\n"
CREATURE = """
[[creatures]]
id = "abubill"
stars = 1
plain = { atq = 50, vl = 50, df = 50 }
shiny = { atq = 60, vl = 50, df = 60 }
"""
TAIL = "supports = []\nscenarios = []\n"


@pytest.mark.parametrize(("old", "new", "where"), [
    ("atq = 50", "atq = 55", "creatures[0].plain.atq"),
    ("atq = 50", "atq = 130", "creatures[0].plain.atq"),
    ("stars = 1", "stars = 4", "creatures[0].stars"),
    ("atq = 50", "atq = 20", "creatures[0]"),
    ("atq = 60", "atq = 70", "creatures[0]"),
    ("stars = 1", "stars = 1\nspecies = \"other\"", "common.data.whole_file"),
    ("stars = 1", "stars = 1\ncolour = 3", "creatures[0]"),
])
def test_a_wrong_creature_is_named(old: str, new: str, where: str, tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(HEAD + TAIL + CREATURE)
    read_toml(path, CardSetFile)
    path.write_text(HEAD + TAIL + CREATURE.replace(old, new, 1))
    with pytest.raises(DataError) as error:
        read_toml(path, CardSetFile)
    place = error.value.reason.arg("where")
    assert (place.key if isinstance(place, Text) else place) == where


@pytest.mark.parametrize("effect", [
    'do = "explode"', 'do = "line", whose = "own", line = "any", by = 7', 'do = "block", by = 5', 'do = "draw"',
    'do = "cards", stat = "atq", of = "all", by = 40', 'do = "floor"',
])
def test_an_effect_outside_the_vocabulary_is_refused(effect: str, tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(HEAD + "scenarios = []\n" + CREATURE + f'[[supports]]\nid = "x"\neffect = {{ {effect} }}\n')
    with pytest.raises(DataError) as error:
        read_toml(path, CardSetFile)
    assert str(error.value.reason.arg("where")).startswith("supports[0].effect")


def test_ids_are_told_apart(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(HEAD + TAIL + CREATURE + CREATURE)
    with pytest.raises(DataError):
        read_toml(path, CardSetFile)


def test_the_shipped_file_is_the_one_read() -> None:
    assert read_toml(levels_root() / "jartible" / "cards.toml", CardSetFile) == SET
