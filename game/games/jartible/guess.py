"""A deck that a viewer doesn't know: one of the legal ones (J3) that hold all it has shown.

How many creatures, supports and scenarios it has is drawn first, near what players build; then kinds, each alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from ...engine.view import Seat
from .cards import CREATURES, IS_SHINY, IS_SPECIAL, KINDS, SPECIES, SUPPORTS_END
from .deck import LEAST_CREATURES, MOST_OF_SPECIES, MOST_SHINIES, MOST_SPECIALS, MOST_SUPPORTS
from .phases import DECK_SIZE
from .seen import JartibleFacts

Rnd = Callable[[], float]
_USUAL = (12, 15)
"""Least and most creatures of a deck as players build them."""
_USUAL_TRIES = 20
"""After so many tries that did not fit, any legal number of creatures is tried."""
_LEAST_SUPPORTS = 3


def guessed_deck(facts: JartibleFacts, seat: Seat, shown: Sequence[int], tries: int, rnd: Rnd) -> tuple[int, ...]:
    """A legal deck that holds what the seat has shown now (``shown``) and before its last shuffle (``facts.known``)."""
    cards = list((Counter(shown) | Counter(facts.known[seat])).elements())
    while True:
        deck = _completed(cards, tries, rnd)
        if may_be_hopeless(deck, facts.hopeless[seat], False) and may_be_hopeless(deck, facts.hopeless[seat + 2], True):
            return tuple(deck)
        tries += 1


def may_be_hopeless(deck: Sequence[int], size: int, special_used: bool) -> bool:
    """Whether so large a hand of this deck can be without a formation (J10); always true for no hand at all."""
    special = sum(kind < CREATURES and IS_SPECIAL[kind] for kind in deck)
    plain = sum(kind < CREATURES for kind in deck) - special
    idle = len(deck) - special - plain
    if special_used:
        return idle + special + min(plain, 1) >= size
    return max(idle + special, idle + min(plain, 1)) >= size


def _completed(cards: Sequence[int], tries: int, rnd: Rnd) -> list[int]:
    """Twenty cards, these among them."""
    deck = list(cards)
    held = sum(kind < CREATURES for kind in cards)
    supports = sum(CREATURES <= kind < SUPPORTS_END for kind in cards)
    scenarios = len(cards) - held - supports
    least, most = _USUAL if tries < _USUAL_TRIES else (LEAST_CREATURES, DECK_SIZE)
    low = max(least, held, LEAST_CREATURES, DECK_SIZE - MOST_SUPPORTS - (KINDS - SUPPORTS_END))
    high = max(low, min(most, DECK_SIZE - supports - scenarios))
    creatures = min(_between(low, high, rnd), DECK_SIZE - supports - scenarios)
    room = DECK_SIZE - creatures
    fewest = max(supports, room - (KINDS - SUPPORTS_END))
    wanted = _between(max(fewest, min(_LEAST_SUPPORTS, room)), MOST_SUPPORTS, rnd)
    wanted = max(fewest, min(wanted, room - scenarios))
    _add_creatures(deck, creatures - held, rnd)
    _add_single(deck, range(CREATURES, SUPPORTS_END), wanted - supports, rnd)
    _add_single(deck, range(SUPPORTS_END, KINDS), room - wanted - scenarios, rnd)
    return deck


def _between(low: int, high: int, rnd: Rnd) -> int:
    return low + int(rnd() * (max(low, high) - low + 1))


def _add_creatures(deck: list[int], count: int, rnd: Rnd) -> None:
    species = [SPECIES[kind] for kind in deck if kind < CREATURES]
    specials = sum(kind < CREATURES and IS_SPECIAL[kind] for kind in deck)
    shinies = sum(kind < CREATURES and IS_SHINY[kind] for kind in deck)
    while count > 0:
        kind = int(rnd() * CREATURES)
        if (IS_SPECIAL[kind] and specials >= MOST_SPECIALS) or (IS_SHINY[kind] and shinies >= MOST_SHINIES):
            continue
        if species.count(SPECIES[kind]) >= MOST_OF_SPECIES:
            continue
        deck.append(kind)
        species.append(SPECIES[kind])
        specials += IS_SPECIAL[kind]
        shinies += IS_SHINY[kind]
        count -= 1


def _add_single(deck: list[int], kinds: range, count: int, rnd: Rnd) -> None:
    while count > 0:
        kind = kinds[int(rnd() * len(kinds))]
        if kind not in deck:
            deck.append(kind)
            count -= 1
