"""Decks that players bring, as the rest of the program deals with them: see `game.engine.contract.Decks`."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from ...engine.contract import OWN_DECK, Options, OptionValue
from ...engine.text import Text, text
from .cards import CREATURES, KINDS, SUPPORTS_END
from .deck import OPTION, READY_DECKS, chosen_deck, deck_words, load_deck, options_with_lists, ready_deck
from .fields import SEATS
from .wording import cards_text


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

    def listed(self, deck: OptionValue) -> tuple[Text, ...]:
        """A legal deck in words: a line each for its creatures, supports and scenarios."""
        counts = Counter(chosen_deck({self.options[0]: deck}, 0))
        sorts = (("creature", range(CREATURES)), ("support", range(CREATURES, SUPPORTS_END)))
        lines: list[Text] = []
        for sort, kinds in (*sorts, ("scenario", range(SUPPORTS_END, KINDS))):
            if own := {kind: n for kind, n in counts.items() if kind in kinds}:
                lines.append(text(f"jartible.listed.{sort}", cards=cards_text(own)))
        return tuple(lines)

    def from_file(self, path: Path) -> str:
        """The deck of a file as a list of cards; DataError or DeckError says what is wrong with it."""
        return deck_words(load_deck(path))
