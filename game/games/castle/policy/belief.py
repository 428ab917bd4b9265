"""What a sensible rival would hold: hidden cards of a sampled duel exchanged for likelier ones.

`sample` draws evenly from all that a view allows. But players attack with their strongest cards, so a hidden fighter
is stronger than a card drawn blindly.
"""

from __future__ import annotations

from collections.abc import Callable

from ..actions import BITS, FRONT
from ..cards import VALUE
from ..state import AIM, ASSAULT, DEPLOY, FRONT_BONUS, OVER, CastleState, find_jester

STRONGEST_SHARE = 0.6
"""How often a hidden fighter is the strongest card that could have fought."""


def believe(state: CastleState, seat: int, rnd: Callable[[], float]) -> None:
    """Make the attacker's hidden fighter a likelier one; only cards that ``seat`` can't see change places."""
    rival = state.attacker
    if state.phase in (DEPLOY, AIM, ASSAULT, OVER) or rival == seat:
        return
    hidden = state.alive[rival] & ~state.known[rival]
    fighter = state.fighter
    if not hidden >> fighter & 1 or rnd() >= STRONGEST_SHARE:
        return
    cards = state.cards[rival]
    best, swap = _strength(cards[fighter], fighter), fighter
    for place in BITS[hidden]:
        strength = _strength(cards[place], place)
        if strength > best and _may_lie(state, rival, cards[fighter], place):
            best, swap = strength, place
    if swap != fighter:
        cards = cards[:]
        cards[fighter], cards[swap] = cards[swap], cards[fighter]
        state.cards[rival] = cards
        state.jester = state.jester[:]
        state.jester[rival] = find_jester(cards)


def _strength(card: int, place: int) -> int:
    return VALUE[card] + (FRONT_BONUS if place < FRONT else 0)


def _may_lie(state: CastleState, rival: int, card: int, place: int) -> bool:
    """Whether the card may stand at a place through which explorers were sought; a fighter is never the Jester."""
    return not (1 <= VALUE[card] <= 3 and state.no_explorer[rival] >> place & 1)
