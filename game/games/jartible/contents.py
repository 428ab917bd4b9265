"""What the files of Duelo Jartible hold: its card set, and the ready decks made of it."""

from __future__ import annotations

from ...data.levels import Contents
from .card_set import load_card_set
from .deck import READY_DECKS, load_deck, ready_deck_path


def contents() -> Contents:
    """All of it, checked; DataError or DeckError says what is wrong."""
    cards = load_card_set()
    for name in READY_DECKS:
        load_deck(ready_deck_path(name))
    rows = {"creatures": cards.creatures, "supports": cards.supports, "scenarios": cards.scenarios}
    pictures = tuple(f"jartible/{folder}/{row.id}.svg" for folder, sort in rows.items() for row in sort)
    shinies = len(cards.creatures)
    return Contents(len(pictures) + shinies, pictures)
