"""Positions of the real games that are small enough to solve, each with all deals that a spectator can't tell apart.

DuelCard: the last duel of a match. All cards but a few are in the discard pile, so nobody can hold others; the match
ends with this turn (D21), and what is left is the secret play (D11-D17).
Castle Duel: an assault under way between castles of few cards. Whoever samples has to know that the decks are so small:
`few_cards` tells him for as long as it is entered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from functools import cache
from itertools import permutations, product
from math import comb
from typing import Any

from game.engine.contract import Action
from game.engine.view import Seat
from game.games.castle import sample as castle_sample
from game.games.castle.actions import ALL_MASK
from game.games.castle.cards import VALUE, card_code, card_from_code, is_jester
from game.games.castle.rules import RULES as CASTLE
from game.games.castle.state import find_jester
from game.games.duelcard.actions import PLAY
from game.games.duelcard.cards import COPIES, KINDS
from game.games.duelcard.phases import MAX_TURNS
from game.games.duelcard.rules import RULES as DUELCARD
from tests.bots.exact import SmallGame

Deals = list[tuple[Any, float]]
"""States and how likely they are."""
Hand = tuple[int, ...]


def duelcard_deals(pool: Sequence[str], sizes: tuple[int, int], tally: tuple[int, int]) -> Deals:
    """The last duel with hands of these sizes out of the pool; what is left of it is the deck."""
    left = tuple(pool.count(kind) for kind in KINDS)
    gone = [kind for kind, copies, held in zip(KINDS, COPIES, left, strict=True) for _ in range(copies - held)]
    found: Deals = []
    for first in _hands(left, sizes[0]):
        rest = tuple(held - taken for held, taken in zip(left, first, strict=True))
        for second in _hands(rest, sizes[1]):
            seats = [{"hand": _named(hand), "tally": won} for hand, won in zip((first, second), tally, strict=True)]
            data = {"seat": seats, "discard": gone, "phase": "duel", "turn": MAX_TURNS}
            found.append((DUELCARD.position(data), _ways(left, first) * _ways(rest, second)))
    return _normal(found)


def whole_plays(state: Any, seat: Seat) -> list[Action]:
    """The plays of D11 in one step: a draft card by card lays nothing else."""
    return [action for action in state.legal(seat) if action[0] == PLAY]


def _hands(left: Hand, size: int) -> list[Hand]:
    """Numbers of each kind that make a hand."""
    return [hand for hand in product(*(range(held + 1) for held in left)) if sum(hand) == size]


def _named(hand: Hand) -> list[str]:
    return [KINDS[kind] for kind, n in enumerate(hand) for _ in range(n)]


def _ways(left: Hand, hand: Hand) -> float:
    result = 1
    for held, taken in zip(left, hand, strict=True):
        result *= comb(held, taken)
    return float(result)


def _normal(deals: Deals) -> Deals:
    total = sum(weight for _, weight in deals)
    return [(state, weight / total) for state, weight in deals]


class Field:
    """A Castle Duel with few cards: each seat's deck, the places that are left, and the assault under way."""

    def __init__(self, decks: tuple[str, str], places: tuple[str, str], walls: tuple[str, str], attack: str) -> None:
        self.decks = [[card_from_code(code, seat) for code in deck.split()] for seat, deck in enumerate(decks)]
        self.places = [row.split() for row in places]
        self.walls = [row.split() for row in walls]
        self.attack = attack
        for deck, row in zip(self.decks, self.places, strict=True):
            assert sum(not is_jester(card) for card in deck) >= len(row), "a sampler may leave the Jester out"

    def deals(self) -> Deals:
        """Every way in which the decks can stand at the places; a Jester neither fights nor keeps a castle (C5, C8)."""
        found: Deals = []
        for first in permutations(self.decks[0], len(self.places[0])):
            for second in permutations(self.decks[1], len(self.places[1])):
                if not any(map(self._barred, (0, 1), (first, second))):
                    found.append((self._state((first, second)), 1.0))
        return _normal(found)

    def _barred(self, seat: Seat, cards: Sequence[int]) -> bool:
        fighter = self.attack.split()[0] if seat == 0 else ""
        pairs = zip(self.places[seat], cards, strict=True)
        return any(is_jester(card) and (place[0] == "g" or place == fighter) for place, card in pairs)

    def _state(self, cards: tuple[Sequence[int], Sequence[int]]) -> Any:
        data = {"seat": [self._seat(seat, row) for seat, row in enumerate(cards)]}
        state = CASTLE.position(data)
        for seat, row in enumerate(cards):
            self._bury(state, seat, row)
        state.play(0, CASTLE.parse_action(f"attack {self.attack}"))
        return state

    def _seat(self, seat: Seat, cards: Sequence[int]) -> dict[str, list[str]]:
        codes = {place: card_code(card) for place, card in zip(self.places[seat], cards, strict=True)}
        return {
            "front": [codes.get(f"f{n}", "") for n in range(1, 8)],
            "castle": [codes.get(f"g{n}", "") for n in range(1, 4)],
            "walls": self.walls[seat],
        }

    def _bury(self, state: Any, seat: Seat, cards: Sequence[int]) -> None:
        """In places without a living card lie cards of no deck; a Jester that is in no deck among them."""
        dead = [place for place in range(10) if not state.alive[seat] >> place & 1]
        deck = self.decks[seat]
        spare = [card for card in range(seat * 53 + 52, seat * 53 - 1, -1) if card not in deck]
        row = state.cards[seat][:]
        for place, card in zip(dead, spare, strict=False):
            row[place] = card
        state.cards[seat] = row
        state.known[seat] = ALL_MASK & ~state.alive[seat]
        state.jester[seat] = find_jester(row)


@contextmanager
def few_cards(field: Field) -> Iterator[None]:
    """While entered, the sampler of Castle Duel deals out of the field's decks."""
    names = ("_PLAIN", "_EXPLORERS")
    kept = [getattr(castle_sample, name) for name in names]
    parts = ((lambda value: value > 3), (lambda value: 1 <= value <= 3))
    try:
        for name, belongs in zip(names, parts, strict=True):
            setattr(castle_sample, name, tuple(tuple(c for c in deck if belongs(VALUE[c])) for deck in field.decks))
        yield
    finally:
        for name, value in zip(names, kept, strict=True):
            setattr(castle_sample, name, value)


@dataclass(frozen=True, slots=True)
class Reduced:
    """A small game, of which game it is a position, and what must be entered while players are asked."""

    game: str
    deals: Deals
    tree: SmallGame
    entered: Callable[[], AbstractContextManager[None]]


DUELS = {
    "types": (("plant", "water", "fire") * 3, (3, 3), (4, 4)),
    "block": ((*("plant", "water", "fire") * 2, "block"), (3, 3), (4, 4)),
    "tools": (("plant", "plant", "water", "fire", "strength", "block", "joker"), (3, 3), (4, 4)),
    "behind": ((*("plant", "water", "fire") * 2, "strength"), (3, 3), (3, 4)),
}
"""Pool, sizes of hands, and victories so far."""
FIELDS = {
    "jester": Field(("9C KC KD JK", "6C KC KD"), ("f1 f2 g1", "g1"), ("", "g1"), "f1 g1"),
    "scout": Field(("2C 9C KC", "5C 9C KC"), ("f1 f2 g1", "g1"), ("", "g1"), "f1 g1"),
    "garrisons": Field(("5C 9C QC JK", "5C KC"), ("f1 f2 g1", "g1 g2"), ("", ""), "f1 g1"),
}
"""The attacker's Jester may be the support; an explorer may find out; two garrisons may help each other."""


def names() -> list[str]:
    """The reduced games by name."""
    return [*(f"duelcard {name}" for name in DUELS), *(f"castle {name}" for name in FIELDS)]


@cache
def reduced(name: str) -> Reduced:
    """A reduced game."""
    game, _, position = name.partition(" ")
    if game == "duelcard":
        deals = duelcard_deals(*DUELS[position])
        return Reduced(game, deals, SmallGame(deals, whole_plays), nullcontext)
    field = FIELDS[position]
    deals = field.deals()
    return Reduced(game, deals, SmallGame(deals), lambda: few_cards(field))
