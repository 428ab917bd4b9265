"""A deck while it is being made: cards come and go, changes can be taken back, and every rule says how it stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ...engine.text import Text, text
from .cards import CREATURES, IS_SHINY, IS_SPECIAL, SPECIES, is_scenario, is_support
from .deck import (
    LEAST_CREATURES,
    MOST_OF_SPECIES,
    MOST_SHINIES,
    MOST_SPECIALS,
    MOST_SUPPORTS,
    violations,
)
from .own_decks import Deck, shown_name
from .phases import DECK_SIZE

MOST_CARDS = 40
"""More cards than this are not put together at all, legal or not."""
RULES = ("size", "creatures", "supports", "specials", "shinies", "species", "same_support", "same_scenario")
"""What J3 asks of a deck, rule by rule."""
_State = tuple[str, tuple[int, ...]]


class Draft:
    """A deck in the making. ``origin`` is the deck's file; None for one that was never written."""

    def __init__(self, name: str, kinds: Sequence[int], origin: Deck | None = None) -> None:
        self.name = name
        self.kinds: tuple[int, ...] = tuple(sorted(kinds))
        self.origin = origin
        self._kept: _State = (self.name, self.kinds)
        self._past: list[_State] = []
        self._typing = False

    def count(self, kind: int) -> int:
        """How many there are of a kind."""
        return self.kinds.count(kind)

    @property
    def counts(self) -> Counter[int]:
        """How many there are of each kind."""
        return Counter(self.kinds)

    @property
    def changed(self) -> bool:
        """Whether anything would be lost if it were left now."""
        return (self.name, self.kinds) != self._kept

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._past)

    def add(self, kind: int) -> bool:
        """Put a card in; False if no deck is that large."""
        if len(self.kinds) >= MOST_CARDS:
            return False
        self._change(self.name, tuple(sorted((*self.kinds, kind))))
        return True

    def remove(self, kind: int) -> bool:
        """Take a card out; False if there is none."""
        if kind not in self.kinds:
            return False
        place = self.kinds.index(kind)
        self._change(self.name, (*self.kinds[:place], *self.kinds[place + 1 :]))
        return True

    def rename(self, name: str) -> None:
        """Another name; letters typed one after the other are one change."""
        going_on = self._typing
        self._change(name, self.kinds)
        if going_on:
            self._past.pop()
        self._typing = True

    def undo(self) -> bool:
        """Take back the last change; False if there is none."""
        self._typing = False
        if not self._past:
            return False
        self.name, self.kinds = self._past.pop()
        return True

    def stored(self, deck: Deck) -> None:
        """It was written as it is now."""
        self.origin, self.name = deck, deck.name
        self._kept, self._typing = (self.name, self.kinds), False

    @property
    def shown_name(self) -> str:
        """The name as it will be kept; empty if there is nothing to read in it."""
        return shown_name(self.name)

    def _change(self, name: str, kinds: tuple[int, ...]) -> None:
        self._past.append((self.name, self.kinds))
        self.name, self.kinds, self._typing = name, kinds, False


# What can be said of it


@dataclass(frozen=True, slots=True)
class RuleState:
    """A rule of J3, what is to be said of it for a deck, and whether that breaks it."""

    key: str
    lines: tuple[Text, ...]
    broken: bool


def rule_states(kinds: Sequence[int]) -> tuple[RuleState, ...]:
    """Every rule of J3 by name, fulfilled or broken."""
    broken = violations(kinds)
    numbers = tally(kinds)
    states: list[RuleState] = []
    for key in RULES:
        wrong = tuple(line for line in broken if line.key == f"jartible.deck.{key}")
        kept = text(f"jartible.decks.rule.{key}", n=numbers.get(key, 0), limit=_LIMITS.get(key, 1))
        states.append(RuleState(key, wrong or (kept,), bool(wrong)))
    return tuple(states)


def tally(kinds: Sequence[int]) -> dict[str, int]:
    """How many cards there are by what the rules count; ``scenarios`` besides."""
    creatures = [kind for kind in kinds if kind < CREATURES]
    return {
        "size": len(kinds),
        "creatures": len(creatures),
        "supports": sum(map(is_support, kinds)),
        "scenarios": sum(map(is_scenario, kinds)),
        "specials": sum(IS_SPECIAL[kind] for kind in creatures),
        "shinies": sum(IS_SHINY[kind] for kind in creatures),
        "species": max(Counter(SPECIES[kind] for kind in creatures).values(), default=0),
    }


_LIMITS = {
    "size": DECK_SIZE,
    "creatures": LEAST_CREATURES,
    "supports": MOST_SUPPORTS,
    "specials": MOST_SPECIALS,
    "shinies": MOST_SHINIES,
    "species": MOST_OF_SPECIES,
}
