"""Decks that players make: TOML files in a folder of theirs, written whole or not at all, and never lost.

A file that can't be read is named with what is wrong, and left alone. One that only breaks rules of J3 is read: it can
be mended.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from ...data.files import cause, write_atomically, write_new
from ...data.toml import DataError
from ...engine.errors import TableError
from ...engine.text import Text, text
from .deck import READY_DECKS, deck_file, kinds_of, read_deck, ready_deck_path, violations

SUFFIX = ".toml"
MOST_BYTES = 64_000
"""A deck is a page of text; what is longer is none."""
MOST_NAME = 40
MOST_LISTED = 200
_RESERVED = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))}
"""Names that some systems keep for themselves."""


class DeckUnsaved(TableError):
    """A deck that could not be written or removed."""


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck as its file has it. ``content``: the very bytes, by which one sees whether it was changed since."""

    path: Path
    name: str
    kinds: tuple[int, ...]
    content: bytes

    @property
    def broken(self) -> tuple[Text, ...]:
        """The rules that it breaks (J3)."""
        return violations(self.kinds)


@dataclass(frozen=True, slots=True)
class Shelf:
    """The decks of a folder by name, and what is wrong with files that can't be read."""

    decks: tuple[Deck, ...]
    problems: tuple[Text, ...]


# Reading


def read(path: Path) -> Deck:
    """A deck file, legal or not; TableError names file, place and what is wrong."""
    try:
        if not path.is_file():
            raise DataError(text("common.data.unreadable", file=str(path), what=text("jartible.decks.no_file")))
        if path.stat().st_size > MOST_BYTES:
            raise DataError(text("common.data.too_big", file=str(path)))
        content = path.read_bytes()
    except OSError as error:
        raise DataError(text("common.data.unreadable", file=str(path), what=cause(error))) from error
    file = read_deck(path)
    return Deck(path, shown_name(file.name) or path.stem, kinds_of(file.cards), content)


def shelf(folder: Path | None) -> Shelf:
    """All decks of a folder."""
    decks: list[Deck] = []
    problems: list[Text] = []
    for path in deck_files(folder):
        try:
            decks.append(read(path))
        except TableError as error:
            problems.append(error.reason)
    decks.sort(key=lambda deck: (folded(deck.name), deck.path.name))
    return Shelf(tuple(decks), tuple(problems))


def deck_files(folder: Path | None) -> list[Path]:
    """The deck files in a folder, by name; none where there is no such folder."""
    try:
        found = sorted(path for path in folder.iterdir() if path.suffix.lower() == SUFFIX) if folder else []
    except OSError:
        return []
    return found[:MOST_LISTED]


def ready_decks() -> tuple[Deck, ...]:
    """The decks that come with the game, in the order in which they are offered."""
    return tuple(read(ready_deck_path(name)) for name in READY_DECKS)


# Writing


def store(folder: Path, name: str, kinds: Sequence[int], before: Deck | None = None) -> Deck:
    """Write a deck: in the place of ``before``, as a new file if there is none or the file was changed since.

    DeckUnsaved if that can't be; then the old file is as it was.
    """
    content = deck_file(shown_name(name), kinds).encode()
    try:
        path = before.path if before is not None and _unchanged(before) else _free(folder, _stem(name))
        write_atomically(path, content)
    except OSError as error:
        raise DeckUnsaved(text("jartible.decks.unsaved", folder=str(folder), what=cause(error))) from error
    return Deck(path, shown_name(name), tuple(kinds), content)


def remove(deck: Deck) -> None:
    """Delete a deck's file for good; DeckUnsaved if that can't be."""
    try:
        deck.path.unlink(missing_ok=True)
    except OSError as error:
        raise DeckUnsaved(text("jartible.decks.undeleted", file=deck.path.name, what=cause(error))) from error


def export(deck: Deck, folder: Path) -> Path:
    """Write a deck into a folder under a name that is free; the path. DeckUnsaved if that can't be."""
    try:
        return write_new(folder / f"{_stem(deck.name)}{SUFFIX}", deck_file(deck.name, deck.kinds).encode())
    except OSError as error:
        raise DeckUnsaved(text("jartible.decks.unsaved", folder=str(folder), what=cause(error))) from error


def take_in(path: Path, folder: Path) -> Deck:
    """A copy of any deck file among the player's own, with a name that none of them has yet; TableError if not."""
    deck = read(path)
    return store(folder, free_name(deck.name, [own.name for own in shelf(folder).decks]), deck.kinds)


def _unchanged(deck: Deck) -> bool:
    try:
        return deck.path.read_bytes() == deck.content
    except FileNotFoundError:
        return True


def _free(folder: Path, stem: str) -> Path:
    names = (stem if number == 1 else f"{stem}_{number}" for number in count(1))
    return next(path for path in (folder / f"{name}{SUFFIX}" for name in names) if not _taken(path))


def _taken(path: Path) -> bool:
    return path.exists() or path.is_symlink()


def _stem(name: str) -> str:
    """A file name for a deck's name: small letters and digits that every system allows."""
    letters = "".join(letter if letter.isascii() and letter.isalnum() else "_" for letter in folded(name))
    stem = "_".join(part for part in letters.split("_") if part) or "deck"
    return f"{stem}_" if stem in _RESERVED else stem


# Names


def shown_name(name: str) -> str:
    """A name in one line of printable characters."""
    printable = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(printable.split())[:MOST_NAME].rstrip()


def free_name(name: str, taken: Collection[str]) -> str:
    """The name, with a number where another deck has it already."""
    return next(candidate for candidate in _numbered(name) if candidate not in taken)


def _numbered(name: str) -> Iterator[str]:
    yield name
    for number in count(2):
        end = f" {number}"
        yield name[: MOST_NAME - len(end)].rstrip() + end


def folded(words: str) -> str:
    """Words without case and accents, to be compared and found."""
    parts = unicodedata.normalize("NFKD", words.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))
