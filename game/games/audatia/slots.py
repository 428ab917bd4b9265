"""Where cards lie: the slots of the table by name."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.view import Seat, Slot


def hand(seat: Seat, index: int) -> Slot:
    """A card's slot in a hand: sorted for its owner, without meaning for others."""
    return (f"hand/{seat}", index)


def deck(seat: Seat, index: int) -> Slot:
    """A card's slot in a draw pile, the top one last."""
    return (f"deck/{seat}", index)


def discard(seat: Seat, index: int) -> Slot:
    """A card's slot in a discard pile."""
    return (f"discard/{seat}", index)


def away(seat: Seat, index: int) -> Slot:
    """A card's slot among those traded away (A10)."""
    return (f"traded/{seat}", index)


def pile(seat: Seat, index: int) -> Slot:
    """A card's slot in the pile of the bout, the top one last."""
    return (f"pile/{seat}", index)


def stood_in(seat: Seat) -> Slot:
    """The slot of the posta in which a duellist stands."""
    return (f"posta/{seat}", 0)


def waiting(seat: Seat, posta: int) -> Slot:
    """A posta's slot while nobody stands in it."""
    return (f"poste/{seat}", posta)


def virtue(seat: Seat, number: int) -> Slot:
    """A virtue card's slot before its holder; seat -1: in the middle."""
    return ("virtues" if seat < 0 else f"virtues/{seat}", number)


def row(seat: Seat, index: int) -> Slot:
    """A slot in the row of sudden death (A30)."""
    return (f"row/{seat}", index)


def shown(seat: Seat) -> Slot:
    """Where the card lies that was revealed last (A30)."""
    return (f"shown/{seat}", 0)


def indexes(cards: Sequence[int], wanted: Sequence[int]) -> list[int]:
    """Where the wanted kinds stand in a hand, each in a slot of its own."""
    found: list[int] = []
    for kind in wanted:
        index = cards.index(kind)
        while index in found:
            index += 1
        found.append(index)
    return found
