"""The cards of Castle Duel (C1-C3) as small ints.

Each seat has a deck of its own: card = seat * 53 + index, index = suit * 13 + rank - 1, the Jester last.
"""

from __future__ import annotations

from enum import IntEnum

from ...engine.text import Text, text

DECK_SIZE = 53
JESTER_INDEX = 52
SUITS = ("club", "diamond", "heart", "spade")
SUIT_LETTERS = "CDHS"
RANK_LETTERS = "A23456789TJQK"
JESTER_CODE = "JK"
MAX_SEATS = 4


class Role(IntEnum):
    """What a card does besides its strength (C3)."""

    JESTER = 0
    EXPLORER = 1
    ARCHER = 2
    TROOP = 3


ROLE_NAMES = {
    Role.JESTER: "jester",
    Role.EXPLORER: "explorer",
    Role.ARCHER: "archer",
    Role.TROOP: "troop",
}


def role_of(value: int) -> Role:
    """The role of a card of this value (C3)."""
    if value == 0:
        return Role.JESTER
    if value <= 3:
        return Role.EXPLORER
    return Role.ARCHER if value <= 6 else Role.TROOP


VALUE: tuple[int, ...] = tuple(
    0 if index == JESTER_INDEX else index % 13 + 1 for _ in range(MAX_SEATS) for index in range(DECK_SIZE)
)
"""Rank value by card number (C2)."""


def deck(seat: int) -> list[int]:
    """The 53 cards of a seat (C1)."""
    return list(range(seat * DECK_SIZE, (seat + 1) * DECK_SIZE))


def is_jester(card: int) -> bool:
    """Whether the card is a Jester."""
    return card % DECK_SIZE == JESTER_INDEX


def card_id(card: int) -> str:
    """The id of a card as it stands in ``cards.toml``: ``heart_12`` or ``jester``."""
    index = card % DECK_SIZE
    return "jester" if index == JESTER_INDEX else f"{SUITS[index // 13]}_{index % 13 + 1}"


def card_code(card: int) -> str:
    """Two letters for a card: ``QH``, ``TS``, ``JK`` for the Jester."""
    index = card % DECK_SIZE
    return JESTER_CODE if index == JESTER_INDEX else RANK_LETTERS[index % 13] + SUIT_LETTERS[index // 13]


def card_from_code(code: str, seat: int) -> int:
    """The card of a seat's deck behind a two-letter code; ValueError if there is none."""
    if code == JESTER_CODE:
        return seat * DECK_SIZE + JESTER_INDEX
    if len(code) != 2 or code[0] not in RANK_LETTERS or code[1] not in SUIT_LETTERS:
        raise ValueError(f"no such card: {code!r}")
    return seat * DECK_SIZE + SUIT_LETTERS.index(code[1]) * 13 + RANK_LETTERS.index(code[0])


def card_text(card: int) -> Text:
    """The card's name, for logs and reasons."""
    index = card % DECK_SIZE
    if index == JESTER_INDEX:
        return text("castle.card.jester")
    return text(
        "castle.card.named",
        rank=text(f"castle.rank.{index % 13 + 1}"),
        suit=text(f"castle.suit.{SUITS[index // 13]}"),
    )
