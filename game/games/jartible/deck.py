"""Decks (J3): what makes one legal, the files they lie in, and how a match is told which ones are played.

In the options of a match ``deck.0`` and ``deck.1`` say what each seat plays: twenty card ids separated by commas, or
the id of a ready deck (`READY_DECKS`, the file's name under ``levels/jartible/decks``). A missing one is the ready deck
of the seat's number. `options_with_lists` spells ready decks out, so that a journal holds the cards themselves.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ...data.levels import Word
from ...data.paths import levels_root
from ...data.toml import read_toml
from ...engine.contract import Options, OptionValue
from ...engine.errors import TableError
from ...engine.text import Text, TextArg, text
from .cards import (
    CARD_IDS,
    CREATURES,
    IS_SHINY,
    IS_SPECIAL,
    KIND_BY_ID,
    SPECIES,
    SPECIES_IDS,
    card_text,
    is_scenario,
    is_support,
)
from .phases import DECK_SIZE

LEAST_CREATURES = 8
MOST_SUPPORTS = 6
MOST_SPECIALS = 2
MOST_OF_SPECIES = 3
MOST_SHINIES = 4
READY_DECKS = ("cal_y_albero", "viento_de_levante", "patio_de_piedra", "carrera_en_sanlucar")
"""In the order in which they are offered."""
OPTION = "deck.{seat}"
SEPARATOR = ","


class DeckError(TableError, ValueError):
    """A deck that can't be played: ``violations`` are the rules it breaks, ``reason`` names the first of them.

    It is a ValueError, too: what an option says can be wrong like any other value in a journal.
    """

    def __init__(self, reason: Text, violations: tuple[Text, ...]) -> None:
        super().__init__(reason)
        self.violations = violations


class DeckFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as a TOML file. Whether it keeps the rules is not asked here: a broken deck can be mended."""

    format: Literal[1]
    name: Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^\S(.*\S)?$")]
    cards: Annotated[tuple[Word, ...], Meta(max_length=200)]


def _broken(key: str, **args: TextArg) -> Text:
    return text(f"jartible.deck.{key}", rule="J3", **args)


def violations(kinds: Sequence[int]) -> tuple[Text, ...]:
    """Every rule of J3 that a deck breaks, by name; none for a legal deck."""
    return tuple(_violations(Counter(kinds)))


def _violations(counts: Counter[int]) -> Iterator[Text]:
    creatures = {kind: n for kind, n in counts.items() if kind < CREATURES}
    size, supports = counts.total(), sum(n for kind, n in counts.items() if is_support(kind))
    if size != DECK_SIZE:
        yield _broken("size", n=size)
    if sum(creatures.values()) < LEAST_CREATURES:
        yield _broken("creatures", n=sum(creatures.values()))
    if supports > MOST_SUPPORTS:
        yield _broken("supports", n=supports)
    specials = sum(n for kind, n in creatures.items() if IS_SPECIAL[kind])
    if specials > MOST_SPECIALS:
        yield _broken("specials", n=specials)
    shinies = sum(n for kind, n in creatures.items() if IS_SHINY[kind])
    if shinies > MOST_SHINIES:
        yield _broken("shinies", n=shinies)
    of_species: Counter[int] = Counter()
    for kind, n in creatures.items():
        of_species[SPECIES[kind]] += n
    for species, n in sorted(of_species.items()):
        if n > MOST_OF_SPECIES:
            yield _broken("species", n=n, card=text(f"jartible.card.{SPECIES_IDS[species]}"))
    for kind, n in sorted(counts.items()):
        if n > 1 and kind >= CREATURES:
            yield _broken("same_scenario" if is_scenario(kind) else "same_support", card=card_text(kind))


# Files


def read_deck(path: Path) -> DeckFile:
    """A deck file as it is; DataError if it can't be read, DeckError if it names a card that there is not."""
    deck = read_toml(path, DeckFile)
    for place, name in enumerate(deck.cards):
        if name not in KIND_BY_ID:
            missing = _broken("unknown", card=name)
            raise DeckError(_in_file(path, f"cards[{place}]", missing), (missing,))
    return deck


def load_deck(path: Path) -> tuple[int, ...]:
    """The kinds of a legal deck file, in its order; DataError or DeckError says what is wrong, and where."""
    kinds = kinds_of(read_deck(path).cards)
    broken = violations(kinds)
    if broken:
        raise DeckError(_in_file(path, "cards", broken[0]), broken)
    return kinds


def deck_file(name: str, kinds: Sequence[int]) -> str:
    """A deck as the text of a TOML file, one card a line; legal or not, `read_deck` reads it back."""
    words = json.dumps(name, ensure_ascii=False).replace("\x7f", "\\u007f")
    cards = "".join(f'    "{CARD_IDS[kind]}",\n' for kind in kinds)
    return f"format = 1\nname = {words}\ncards = [\n{cards}]\n"


def _in_file(path: Path, where: str, what: Text) -> Text:
    return text("common.data.invalid", file=str(path), where=where, what=what)


def kinds_of(names: Sequence[str]) -> tuple[int, ...]:
    """Kinds by card id; KeyError for a card that there is not."""
    return tuple(KIND_BY_ID[name] for name in names)


def ready_deck_path(name: str) -> Path:
    """The file of a ready deck."""
    return levels_root() / "jartible" / "decks" / f"{name}.toml"


@cache
def ready_deck(name: str) -> tuple[int, ...]:
    """The kinds of a ready deck, read once; DataError or DeckError if the file is wrong."""
    return load_deck(ready_deck_path(name))


# Options of a match


def deck_words(kinds: Sequence[int]) -> str:
    """A deck as the value of an option."""
    return SEPARATOR.join(CARD_IDS[kind] for kind in kinds)


def chosen_deck(options: Options, seat: int) -> tuple[int, ...]:
    """The legal deck of a seat; DeckError if the option names none."""
    words = str(options.get(OPTION.format(seat=seat), READY_DECKS[seat]))
    if words in READY_DECKS:
        return ready_deck(words)
    names = words.split(SEPARATOR)
    missing = next((name for name in names if name not in KIND_BY_ID), None)
    broken = violations(kinds_of(names)) if missing is None else (_broken("unknown", card=missing),)
    if broken:
        raise DeckError(broken[0], broken)
    return kinds_of(names)


def options_with_lists(options: Options) -> dict[str, OptionValue]:
    """The same options with both decks as lists of cards: what a journal keeps."""
    lists = {OPTION.format(seat=seat): deck_words(chosen_deck(options, seat)) for seat in (0, 1)}
    return {**options, **lists}
