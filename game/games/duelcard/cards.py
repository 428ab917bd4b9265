"""The 54 cards of DuelCard (D1, D2) as small ints.

Cards of one kind are alike, on the table as in the hand: a card's number is its kind, and nothing tells two Plants
apart. Hands are kept sorted by kind.
"""

from __future__ import annotations

from ...engine.text import Text, text

PLANT, WATER, FIRE, THIEF, STRENGTH, CHEST, BLOCK, JOKER = range(8)
KINDS = ("plant", "water", "fire", "thief", "strength", "chest", "block", "joker")
COPIES: tuple[int, ...] = (10, 10, 10, 5, 5, 5, 5, 4)
TYPES = (PLANT, WATER, FIRE)
MAX_SEATS = 4
DECK_SIZE = sum(COPIES)


def deck() -> list[int]:
    """All 54 cards in order."""
    return [kind for kind, copies in enumerate(COPIES) for _ in range(copies)]


def card_text(kind: int) -> Text:
    """The card's name, for logs and reasons."""
    return text(f"duelcard.card.{KINDS[kind]}")
