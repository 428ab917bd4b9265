"""What is printed on the cards of Audatia, read from ``levels/audatia``, each value with where it comes from.

A tag is ``source`` (read in a public source), ``deduced`` (follows from sources and the rules) or ``ours`` (our
reconstruction); a closer look at a card shows it.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ...data.levels import Word
from ...data.paths import levels_root
from ...data.toml import read_toml

Tag = Literal["source", "deduced", "ours"]
Blow = Literal["mf", "rf", "mm", "rm", "ms", "rs", "p"]
Side = Literal["internal", "external"]
Virtue = Literal["audatia", "prudentia", "celeritas", "fortitudo"]
Copies = Annotated[int, Meta(ge=1, le=2)]
Basic = Annotated[int, Meta(ge=0, le=1)]


class BlowRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the seven blows (A2)."""

    id: Blow
    hand: Literal["right", "left", "middle"]
    height: Literal["fendente", "mezano", "sottano", "punta"]
    attack: Literal["always", "prudentia"]
    parry: bool
    counter: bool
    breaks: bool
    exchange: bool
    parried_by: tuple[Blow, ...]
    final: Word
    """The posta in which the blow ends when it is avoided."""
    tag: Tag
    copy_tag: Tag
    final_tag: Tag


class BlowCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards of one blow with the same half sun; ``basic``: how many of them begin in the hand (A6)."""

    id: Word
    blow: Blow
    sun: Literal["left", "right", "none"]
    copies: Copies
    basic: Basic


class BlowsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``blows.toml``."""

    format: Literal[1]
    blows: tuple[BlowRow, ...]
    cards: tuple[BlowCard, ...]


class PostaRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the twelve guards (A4)."""

    id: Word
    kind: Literal["pulsativa", "stabile", "instabile"]
    blows: tuple[Blow, ...]
    closed_to: tuple[Blow, ...]
    bonus: dict[Virtue, Annotated[int, Meta(ge=1, le=4)]]
    extensa: bool
    exchange: bool
    punta_defence: bool
    """With Celeritas advantage a Punta defends against any attack (A17)."""
    tag: Tag
    sourced: tuple[str, ...]
    """Fields that are sourced, whatever the tag of the row."""


class PosteFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``poste.toml``."""

    format: Literal[1]
    poste: tuple[PostaRow, ...]


class RemedyRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A remedy and the sides on which it can be played (A24)."""

    id: Word
    sides: tuple[Side, ...]
    copies: Copies
    basic: Basic
    tag: Tag


class CounterRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A counter-remedy, the remedy it undoes and those with which it is aligned (A25)."""

    id: Word
    sides: tuple[Side, ...]
    copies: Copies
    basic: Basic
    perfect: Word
    aligned: tuple[Word, ...]
    tag: Tag


class StrettoFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``stretto.toml``."""

    format: Literal[1]
    matrix_tag: Tag
    remedies: tuple[RemedyRow, ...]
    counters: tuple[CounterRow, ...]


class AbilityRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An ability: whose advantage it requires, and whether it is for out of range only."""

    id: Word
    virtue: Literal["audatia", "prudentia", "celeritas", "fortitudo", "none"]
    when: Literal["out", "bout"]


class OwnedRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An ability in a character's deck."""

    id: Word
    copies: Copies
    basic: Basic
    tag: Tag
    copy_tag: Tag
    effect_tag: Tag


class CharacterRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A duellist and the nine abilities of his deck (A1)."""

    id: Word
    abilities: tuple[OwnedRow, ...]


class AbilitiesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``abilities.toml``."""

    format: Literal[1]
    abilities: tuple[AbilityRow, ...]
    characters: tuple[CharacterRow, ...]


class Data(msgspec.Struct, frozen=True):
    """All that is printed on cards."""

    blows: BlowsFile
    poste: PosteFile
    stretto: StrettoFile
    abilities: AbilitiesFile


@cache
def data() -> Data:
    """The card data, read once; DataError if a file is wrong."""
    folder = levels_root() / "audatia"
    return Data(
        read_toml(folder / "blows.toml", BlowsFile),
        read_toml(folder / "poste.toml", PosteFile),
        read_toml(folder / "stretto.toml", StrettoFile),
        read_toml(folder / "abilities.toml", AbilitiesFile),
    )
