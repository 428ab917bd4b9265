"""Rules pages as data."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.games.registry import GAMES
from game.text.catalogue import languages
from game.text.rulebook import Paragraph, Section, folded, load_rulebook, parsed, spans

PAGE = """# A game: the rules

What it is about,
in two lines.

## First

T1. One rule.

T2. Another rule, see T1.
Goes on here.

## Then

No number here. T3. is not one.

T12. La guarnición cae.
"""


def test_a_picture_stands_alone_with_the_words_below_it() -> None:
    book = parsed("# A game\n\nT1. A rule.\n\n![All of it,\nat once.](matrix)\n\nT2. See ![this](x) there.")
    assert book.paragraphs[1] == Paragraph("", "All of it, at once.", "matrix")
    assert [paragraph.picture for paragraph in book.paragraphs] == ["", "matrix", ""]
    assert book.find("at once") == (1,)


def test_titles_headings_numbers_and_words() -> None:
    book = parsed(PAGE)
    assert book.title == "A game: the rules"
    assert book.sections == (
        Section("", (Paragraph("", "What it is about, in two lines."),)),
        Section("First", (Paragraph("T1", "One rule."), Paragraph("T2", "Another rule, see T1. Goes on here."))),
        Section(
            "Then", (Paragraph("", "No number here. T3. is not one."), Paragraph("T12", "La guarnición cae."))
        ),
    )
    assert len(book.paragraphs) == 5


def test_an_empty_page_is_an_empty_book() -> None:
    assert parsed("") == parsed(" \n\n ")
    assert parsed("").paragraphs == ()


@pytest.mark.parametrize(
    ("query", "found"),
    [("", ()), ("  ", ()), ("rule", (1, 2)), ("t1", (1, 2)), ("T12", (4,)), ("GUARNICION", (4,)), ("absent", ())],
)
def test_search(query: str, found: tuple[int, ...]) -> None:
    assert parsed(PAGE).find(query) == found


def test_places_stay_the_same_in_folded_words() -> None:
    words = "İstanbul ’n ñandú ß Œuvre"
    assert len(folded(words)) == len(words)
    assert spans("Guarnición y guarnicion", "guarnición") == ((0, 10), (13, 23))
    assert spans("aaa", "aa") == ((0, 2),)
    assert spans("words", " ") == ()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_rules_page_is_read_whole(game: str, language: str) -> None:
    book = load_rulebook(game, language)
    english = load_rulebook(game, "en")
    assert book.title
    assert all(section.heading and section.paragraphs for section in book.sections[1:])
    assert [paragraph.number for paragraph in book.paragraphs] == [
        paragraph.number for paragraph in english.paragraphs
    ]


def test_a_missing_language_reads_english(tmp_path: Path) -> None:
    folder = tmp_path / "toy" / "rules"
    folder.mkdir(parents=True)
    (folder / "en.md").write_text(PAGE, encoding="utf-8")
    assert load_rulebook("toy", "xx", tmp_path) == parsed(PAGE)
