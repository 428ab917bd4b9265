"""All cards of the game as a collection to choose from: filters by sort, stars and species, and words to be found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from ...engine.text import Text
from . import closer
from .cards import CREATURES, KINDS, SPECIES, STARS, STATS, is_support
from .own_decks import folded

Sort = Literal["all", "creature", "support", "scenario"]
SORTS: tuple[Sort, ...] = ("all", "creature", "support", "scenario")
STAR_COUNTS = (0, 1, 2, 3)
"""0: whatever the stars."""
ANY_SPECIES = -1


@dataclass(slots=True)
class Wanted:
    """What is looked for. Stars and species are asked of creatures, so other cards don't have them."""

    sort: Sort = "all"
    stars: int = 0
    species: int = ANY_SPECIES
    words: str = ""

    @property
    def everything(self) -> bool:
        """Whether no card is left out."""
        return self == Wanted()


def sort_of(kind: int) -> Sort:
    """Creature, support or scenario."""
    if kind < CREATURES:
        return "creature"
    return "support" if is_support(kind) else "scenario"


def found(wanted: Wanted, say: Callable[[Text], str]) -> list[int]:
    """The kinds that are looked for, in the order of the card set."""
    words = folded(wanted.words).split()
    return [kind for kind in range(KINDS) if _fits(kind, wanted) and (not words or _says(kind, words, say))]


def _fits(kind: int, wanted: Wanted) -> bool:
    if wanted.sort not in ("all", sort_of(kind)):
        return False
    if kind >= CREATURES:
        return not wanted.stars and wanted.species == ANY_SPECIES
    return wanted.stars in (0, STATS[kind][STARS]) and wanted.species in (ANY_SPECIES, SPECIES[kind])


def _says(kind: int, words: list[str], say: Callable[[Text], str]) -> bool:
    said = folded(" ".join(say(line) for line in described(kind)[:2]))
    return all(word in said for word in words)


def described(kind: int) -> tuple[Text, ...]:
    """A card in words: its name, then its numbers or what it does, then what else can be said of it."""
    title, lines, _ = closer.described(kind)
    return title, *lines
