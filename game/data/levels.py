"""The data of a game in ``levels/<game>``: one struct per kind of file, and the fingerprint of them all."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ..engine.contract import Option, OptionValue
from .paths import levels_root
from .toml import read_text, read_toml

Word = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]
ArtPath = Annotated[str, Meta(pattern=r"^[a-z0-9_]+(/[a-z0-9_]+)*\.svg$", max_length=120)]
"""A picture under ``assets/``: never absolute, never upwards."""


class CardRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card: how often it is in a deck, and its pictures from bottom to top."""

    id: Word
    copies: Annotated[int, Meta(ge=1, le=99)]
    art: Annotated[tuple[ArtPath, ...], Meta(min_length=1, max_length=8)]


class CardsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``cards.toml``."""

    format: Literal[1]
    cards: tuple[CardRow, ...]


class OptionRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A house rule: the values it can take, and the rule that describes it."""

    id: Word
    values: Annotated[tuple[OptionValue, ...], Meta(min_length=1)]
    default: OptionValue
    rule: str

    def __post_init__(self) -> None:
        if (type(self.default), self.default) not in [(type(value), value) for value in self.values]:
            raise ValueError("`default` is not among `values`")


class OptionsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``options.toml``."""

    format: Literal[1]
    options: tuple[OptionRow, ...]


def load_cards(game: str) -> CardsFile:
    """The cards of a game; DataError if the file is wrong."""
    return read_toml(levels_root() / game / "cards.toml", CardsFile)


@dataclass(frozen=True, slots=True)
class Contents:
    """What a game's own files were found to hold: how many cards, and the pictures of all of them."""

    cards: int
    pictures: tuple[str, ...]
    """Under ``assets/``."""


def listed_cards(game: str) -> Contents:
    """The contents of a game whose ``cards.toml`` lists cards with their pictures; DataError if it is wrong."""
    rows = load_cards(game).cards
    return Contents(len(rows), tuple(layer for row in rows for layer in row.art))


def load_options(game: str) -> OptionsFile:
    """The house rules of a game; DataError if the file is wrong."""
    return read_toml(levels_root() / game / "options.toml", OptionsFile)


@cache
def option_table(game: str) -> tuple[Option, ...]:
    """The house rules of a game as its rules tell them; read once. DataError if the file is wrong."""
    return tuple(Option(row.id, row.values, row.default, row.rule) for row in load_options(game).options)


def levels_hash(game: str) -> str:
    """The fingerprint of a game's data, the same on every system: a match is replayed with what it was played with."""
    return folder_hash(levels_root() / game)


def folder_hash(folder: Path) -> str:
    """SHA-256 over names and contents of the TOML files, sorted by name, newlines as ``\\n``."""
    digest = sha256()
    files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*.toml")}
    for name in sorted(files):
        content = read_text(files[name]).encode()
        digest.update(f"{name}\n{len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()
