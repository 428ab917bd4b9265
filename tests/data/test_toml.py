"""TOML files: what is wrong is named with file and place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.data.levels import CardsFile, OptionsFile
from game.data.toml import MAX_BYTES, DataError, _plain_words, parse_toml, read_toml, read_words
from game.engine.text import Text, text

ROOT = Path(__file__).resolve().parents[2]
CARD = 'format = 1\n[[cards]]\nid = "club_1"\ncopies = 1\nart = ["castle/faces/club_1.svg"]\n'


def refused(path: Path, kind: type[Any] = CardsFile) -> Text:
    with pytest.raises(DataError) as error:
        read_toml(path, kind)
    assert error.value.reason.arg("file") == str(path)
    return error.value.reason


def cards(tmp_path: Path, content: str | bytes) -> Path:
    path = tmp_path / "cards.toml"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def test_a_good_file_is_read(tmp_path: Path) -> None:
    for content in (CARD, CARD.replace("\n", "\r\n"), "\ufeff" + CARD):
        (row,) = read_toml(cards(tmp_path, content), CardsFile).cards
        assert (row.id, row.copies, row.art) == ("club_1", 1, ("castle/faces/club_1.svg",))


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("copies = 1", 'copies = "one"', "cards[0].copies"),
        ("copies = 1", "copies = 0", "cards[0].copies"),
        ("copies = 1", "copies = 1.0", "cards[0].copies"),
        ("copies = 1", "", "cards[0]"),
        ("copies = 1", "copies = 1\nattack = 3", "cards[0]"),
        ("castle/faces/club_1.svg", "../../secret.svg", "cards[0].art[0]"),
        ("castle/faces/club_1.svg", "/etc/passwd", "cards[0].art[0]"),
        ('"castle/faces/club_1.svg"', "", "cards[0].art"),
        ("club_1", "Club 1", "cards[0].id"),
        ("format = 1", "format = 2", "format"),
        ("format = 1", "", text("common.data.whole_file")),
    ],
)
def test_a_wrong_value_is_named_by_its_key_path(old: str, new: str, where: str | Text, tmp_path: Path) -> None:
    reason = refused(cards(tmp_path, CARD.replace(old, new, 1)))
    assert (reason.key, reason.arg("where")) == ("common.data.invalid", where)


def test_a_syntax_error_is_named_by_line_and_column(tmp_path: Path) -> None:
    reason = refused(cards(tmp_path, CARD + "copies = = 2\n"))
    assert reason.key == "common.data.syntax"
    assert reason.arg("where") == text("common.data.line_column", line=6, column=10)


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"\xff\xfe\x00", "not_text"),
        (b"a = " + b"[" * 100_000, "syntax"),
        (b"a = " + b"9" * 5000, "syntax"),
        (b"a = \x00", "syntax"),
        (b"#" * (MAX_BYTES + 1), "too_big"),
    ],
)
def test_what_is_no_toml_is_refused(content: bytes, key: str, tmp_path: Path) -> None:
    assert refused(cards(tmp_path, content)).key == f"common.data.{key}"


def test_missing_files_and_folders_are_unreadable(tmp_path: Path) -> None:
    for path in (tmp_path / "none.toml", tmp_path):
        assert refused(path, OptionsFile).key == "common.data.unreadable"


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=200) | st.text(alphabet="[]{}=\"'\\.,#\n 01atx-_:", max_size=60))
def test_any_text_is_a_table_or_a_data_error(content: str) -> None:
    try:
        parse_toml(Path("x.toml"), content)
    except DataError as error:
        assert error.reason.key == "common.data.syntax"


WORDS = st.lists(
    st.sampled_from(
        ['"a" = "one"', '"b.c" = "two {n}"', "", "# a = 1", "#\t", '"a"="x"', '"a" = "x" # y', "b = 'z'", "[t]"]
    )
    | st.text(alphabet='"\\#= ab\t\x00é{}.', max_size=12).map(lambda part: f'"k" = "{part}"')
)


@settings(max_examples=300, deadline=None)
@given(WORDS)
def test_words_are_what_toml_says_they_are(tmp_path_factory: pytest.TempPathFactory, lines: list[str]) -> None:
    path = tmp_path_factory.mktemp("words") / "en.toml"
    path.write_text("\n".join(lines), encoding="utf-8", newline="")
    try:
        told = parse_toml(path, "\n".join(lines))
    except DataError:
        told = {"": None}
    if all(isinstance(words, str) for words in told.values()):
        assert read_words(path) == told
    else:
        with pytest.raises(DataError):
            read_words(path)


@pytest.mark.parametrize("path", sorted(ROOT.glob("assets/*/text/*.toml")), ids=lambda path: "/".join(path.parts[-3:]))
def test_our_words_are_read_without_what_reads_toml(path: Path) -> None:
    content = path.read_text(encoding="utf-8")
    assert _plain_words(content) == parse_toml(path, content) != {}
