"""Decks that players bring, as the rest of the program deals with them: see `game.engine.contract.Decks`."""

from __future__ import annotations

from pathlib import Path

from ...engine.contract import OWN_DECK, Options, OptionValue
from .deck import OPTION, READY_DECKS, chosen_deck, deck_words, load_deck, options_with_lists, ready_deck
from .fields import SEATS


class JartibleDecks:
    """One deck of twenty cards for each seat (J3)."""

    options: tuple[str, ...] = tuple(OPTION.format(seat=seat) for seat in SEATS)
    ready: tuple[str, ...] = READY_DECKS

    def complete(self, options: Options) -> dict[str, OptionValue]:
        """The options with both decks as lists of cards; DeckError if one of them is not legal."""
        return options_with_lists(options)

    def named(self, deck: OptionValue) -> str:
        """The id of the ready deck that this is, in whatever order; else `OWN_DECK`."""
        try:
            kinds = sorted(chosen_deck({self.options[0]: deck}, 0))
        except ValueError:
            return OWN_DECK
        return next((name for name in READY_DECKS if sorted(ready_deck(name)) == kinds), OWN_DECK)

    def from_file(self, path: Path) -> str:
        """The deck of a file as a list of cards; DataError or DeckError says what is wrong with it."""
        return deck_words(load_deck(path))
