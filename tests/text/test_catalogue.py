"""Words: gaps, plurals, missing keys, the pseudo-language, and keys that the code uses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.data.toml import DataError
from game.engine.text import SeatName, text
from game.text.catalogue import Catalogue, languages, system_language
from game.text.languages import best_language
from game.text.template import are_sound, filled, gaps, template

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("Ann", "Bob")


def catalogue(root: Path, language: str = "en", **words: str) -> Catalogue:
    """A catalogue of one shared file per language."""
    for name, content in words.items():
        game, _, code = name.partition("_")
        folder = root / game / "text"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{code}.toml").write_text(content)
    return Catalogue.load(language, ["toy"], root)


def test_gaps_seats_and_texts_in_texts(tmp_path: Path) -> None:
    words = '"common.seat" = "Player {number}"\n"a" = "{seat} sees {card}, {n} times."\n"b" = "the {rank}"'
    say = catalogue(tmp_path, common_en=words).say
    message = text("a", seat=SeatName(1), card=text("b", rank="Q"), n=3)
    assert say(message, NAMES) == "Bob sees the Q, 3 times."
    assert say(message) == "Player 2 sees the Q, 3 times."
    assert say(message, ("", "")) == "Player 2 sees the Q, 3 times."


def test_plurals(tmp_path: Path) -> None:
    words = '"c.one" = "one card"\n"c.other" = "{n} cards"\n"d" = "{n} left"\n"e.other" = "{n} of them"\n"e" = "plain"'
    say = catalogue(tmp_path, common_en=words).say
    assert [say(text("c", n=n)) for n in (0, 1, 2)] == ["0 cards", "one card", "2 cards"]
    assert [say(text("d", n=n)) for n in (1, 2)] == ["1 left", "2 left"]
    assert [say(text("e", n=n)) for n in (1, 2)] == ["plain", "2 of them"]
    assert say(text("e")) == "plain"


def test_missing_keys_are_said_in_english_then_as_they_are(tmp_path: Path) -> None:
    files = {"common_en": '"a" = "English"\n"b" = "only English"\n"p.one" = "1"\n"p.other" = "many"'}
    files |= {"common_es": '"a" = "español"', "toy_en": '"t" = "toy"'}
    spanish = catalogue(tmp_path, "es", **files)
    assert [spanish.say(text(key)) for key in ("a", "b", "t", "none")] == ["español", "only English", "toy", "none"]
    assert spanish.say(text("p", n=2)) == "many"
    assert [spanish.knows(key) for key in ("a", "b", "p", "none")] == [True, True, True, False]
    assert spanish.keys() == {"a"}
    assert spanish.language == "es"


def test_a_missing_argument_stays_visible(tmp_path: Path) -> None:
    assert catalogue(tmp_path, common_en='"a" = "{x} and {y}"').say(text("a", x=1)) == "1 and {y}"


@pytest.mark.parametrize(
    "sentence", ["{seat.name}", "{a[0]}", "{0}", "{}", "{x!r}", "{x:>99999999}", "{x", "x}", "{a.__class__}"]
)
def test_gaps_are_plain_names(sentence: str, tmp_path: Path) -> None:
    with pytest.raises(DataError) as error:
        catalogue(tmp_path, common_en=f'"some.key" = "{sentence}"')
    assert (error.value.reason.key, error.value.reason.arg("where")) == ("common.data.template", "some.key")


def test_names_with_braces_are_only_words(tmp_path: Path) -> None:
    say = catalogue(tmp_path, common_en='"a" = "{{{seat}}}"').say
    assert say(text("a", seat=SeatName(0)), ("{seat.__class__}",)) == "{{seat.__class__}}"


@given(st.text(max_size=60))
def test_any_sentence_is_a_template_or_refused(sentence: str) -> None:
    try:
        parts = template(sentence)
    except ValueError:
        return
    words = dict.fromkeys(gaps(parts), "x")
    assert filled(parts, words) == sentence.format(**words)


@given(st.lists(st.text("{}a1_ \n", max_size=9), max_size=4))
def test_sentences_that_seem_sound_at_a_glance_are_templates(sentences: list[str]) -> None:
    if are_sound(sentences):
        assert all(template(sentence) for sentence in sentences)


@pytest.mark.parametrize("content", ['a.b = "keys must be quoted"', '"a" = 1', '"a" = ["b"]', "[a]"])
def test_what_is_no_flat_table_of_words_is_refused(content: str, tmp_path: Path) -> None:
    with pytest.raises(DataError) as error:
        catalogue(tmp_path, common_en=content)
    assert (error.value.reason.key, error.value.reason.arg("where")) == ("common.data.invalid", "a")


def test_english_is_read_only_where_a_translation_has_a_hole(tmp_path: Path) -> None:
    files = {"common_en": '"a" = "{"', "common_es": '"a" = "español"\n"empty" = ""'}
    spanish = catalogue(tmp_path, "es", **files)
    assert [spanish.say(text(key)) for key in ("a", "empty")] == ["español", ""]
    with pytest.raises(DataError):
        spanish.say(text("b"))


def test_the_pseudo_language_is_longer_and_keeps_gaps(tmp_path: Path) -> None:
    words = '"a" = "Choose three {what} for the castle."\n"b" = "OK"\n"c" = "{n} / {m}"\n"d" = "brr "'
    pseudo = catalogue(tmp_path, "xx", common_en=words)
    said = pseudo.say(text("a", what="cards"))
    assert "cards" in said
    assert len(said.replace("cards", "")) >= 1.3 * len("Choose three  for the castle.")
    assert said != said.encode("ascii", "ignore").decode()
    assert pseudo.say(text("b")) == "ÓÓK"
    assert pseudo.say(text("c", n=1, m=2)).startswith("1 /")
    assert pseudo.say(text("d")) == "brréé "


def test_languages() -> None:
    assert languages() == ("en", "es", "it")
    assert best_language(["de_DE", "it_CH.UTF-8", "es"]) == "it"
    assert best_language(["es-MX"]) == "es"
    assert best_language(["C", "", "POSIX"]) == "en"
    assert system_language() in languages()


def test_the_system_language_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert system_language() == "es"
    monkeypatch.setenv("LANGUAGE", "fr:it")
    assert system_language() == "it"


def test_a_missing_file_is_no_error(tmp_path: Path) -> None:
    assert catalogue(tmp_path).say(text("a")) == "a"


@pytest.mark.parametrize("package", ["match", "data", "text"])
def test_every_key_in_the_code_has_words(package: str) -> None:
    english = Catalogue.load("en", [])
    used = {
        key
        for path in sorted((ROOT / "game" / package).glob("*.py"))
        for key in re.findall(r'"(common\.[a-z_.]+[a-z_])"', path.read_text())
    }
    families = {
        "match/journal.py": ("common.journal.", r'_what\(\s*"([a-z_]+)"'),
        "match/retelling.py": ("common.journal.", r'_expect\([^"\n]*"([a-z_]+)"'),
        "data/toml.py": ("common.data.", r'_reason\("([a-z_]+)"'),
    }
    for name, (prefix, pattern) in families.items():
        if name.startswith(package):
            found = re.findall(pattern, (ROOT / "game" / name).read_text())
            assert found
            used |= {prefix + key for key in found}
    assert used or package == "text"
    assert [key for key in sorted(used) if not english.knows(key)] == []
