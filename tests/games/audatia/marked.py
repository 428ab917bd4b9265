"""Duels whose every card, poste and virtues too, can be recognised wherever it turns up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from unittest.mock import patch

from game.engine.view import Seat
from game.games.audatia.state import AudatiaState
from tests.games.marks import Mark, marking

DECK = "game.games.audatia.deal.deck"
_marked_decks = marking(DECK, *(f"game.games.audatia.deal.{name}" for name in ("basics", "beyond_basics")))
_labels = count(1_000_000)


def _mark(cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(Mark(card, next(_labels)) for card in cards)


class MarkedState(AudatiaState):
    """A duel whose hands hold the very cards that were put in."""

    __slots__ = ("held",)

    def __init__(self) -> None:
        super().__init__()
        self.held: list[list[int]] = [[], []]
        self.poste = [_mark(self.poste[0]), _mark(self.poste[1])]
        self.virtue_cards = _mark(self.virtue_cards)

    def hand(self, seat: Seat) -> list[int]:
        assert [int(card) for card in self.held[seat]] == super().hand(seat)
        return self.held[seat][:]

    def put_in(self, seat: Seat, card: int) -> None:
        super().put_in(seat, card)
        self.held[seat].append(card)
        self.held[seat].sort()

    def take_out(self, seat: Seat, card: int) -> int:
        super().take_out(seat, card)
        return self.held[seat].pop(self.held[seat].index(card))


@contextmanager
def marked() -> Iterator[None]:
    """Inside this context new deals hold marked cards."""
    with _marked_decks(), patch("game.games.audatia.deal.AudatiaState", MarkedState):
        yield
