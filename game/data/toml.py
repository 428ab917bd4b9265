"""TOML files read into typed values; what is wrong is said with file and place."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, TypeVar

from ..engine.errors import TableError
from ..engine.text import Text, text
from .files import cause

T = TypeVar("T")

MAX_BYTES = 4_000_000
"""No file of the program comes near it; a bigger one is not one of ours."""

_PLAIN = re.compile(r'^(?:"([^"\\\x00-\x1f\x7f]+)" = "([^"\\\x00-\x1f\x7f]*)"|#[^\x00-\x1f\x7f]*)?$', re.MULTILINE)
"""A line of words as ours are written, without escapes; or a remark, or an empty line."""
_PLACE = r"(?P<what>.*) - at `(?P<where>.*)`"


class DataError(TableError):
    """A data file that can't be used: ``reason`` names the file, the place in it and what is wrong."""


def read_toml(path: Path, kind: type[T]) -> T:
    """The file as a value of ``kind``, strictly checked; DataError otherwise."""
    import msgspec  # here, because the title needs words only

    table = parse_toml(path, read_text(path))
    try:
        return msgspec.convert(table, kind, strict=True)
    except msgspec.ValidationError as error:
        raise _invalid(path, str(error)) from error


def read_words(path: Path) -> dict[str, str]:
    """A flat table of words; DataError if it is anything else."""
    content = read_text(path)
    plain = _plain_words(content)
    if plain is not None:
        return plain
    table = parse_toml(path, content)
    for key, words in table.items():
        if not isinstance(words, str):
            raise DataError(_reason("invalid", path, where=key, what=f"Expected `str`, got `{type(words).__name__}`"))
    return table


def _plain_words(content: str) -> dict[str, str] | None:
    """The words of a file of plain lines; None if there is a line that takes more to read, or a key twice.

    All of ours are plain: the title is there without what reads TOML, which takes longer to load than they to read.
    """
    found: list[tuple[str, str]] = _PLAIN.findall(content)
    if len(found) <= content.count("\n"):
        return None
    pairs = [pair for pair in found if pair[0]]
    words = dict(pairs)
    return words if len(words) == len(pairs) else None


def read_text(path: Path) -> str:
    """The file's text, newlines as ``\\n``; DataError if there is none or it is not UTF-8."""
    try:
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise DataError(_reason("unreadable", path, what=cause(error))) from error
    if len(raw) > MAX_BYTES:
        raise DataError(_reason("too_big", path))
    try:
        return raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise DataError(_reason("not_text", path)) from error


def parse_toml(path: Path, content: str) -> dict[str, Any]:
    """The table in ``content``; DataError names ``path``, line and column of a mistake."""
    import tomli

    try:
        return tomli.loads(content)
    except tomli.TOMLDecodeError as error:
        where = text("common.data.line_column", line=error.lineno, column=error.colno)
        raise DataError(_reason("syntax", path, where=where, what=error.msg)) from error
    except (ValueError, RecursionError) as error:
        where = text("common.data.whole_file")
        raise DataError(_reason("syntax", path, where=where, what=str(error))) from error


def _reason(key: str, path: Path, **args: Text | str) -> Text:
    return text(f"common.data.{key}", file=str(path), **args)


def _invalid(path: Path, message: str) -> DataError:
    found = re.fullmatch(_PLACE, message, re.DOTALL)
    what, where = (found["what"], found["where"]) if found else (message, "$")
    place = where.removeprefix("$").removeprefix(".")
    return DataError(_reason("invalid", path, where=place or text("common.data.whole_file"), what=what))
