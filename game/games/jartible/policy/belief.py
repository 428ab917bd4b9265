"""What a sensible rival would have placed: face-down lines of a sampled match filled with better cards.

`sample` draws evenly from all that a view allows, but players put strikers in attack and walls in defence.
"""

from __future__ import annotations

from collections.abc import Callable

from ..cards import CREATURES, IS_SHINY, IS_SPECIAL, SPECIES
from ..phases import ATTACK, DEFENCE, NOTHING, SPECIES_A_ROUND
from ..state import JartibleState
from .formation import ATTACK_OF, DEFENCE_OF

SENSIBLE_SHARE = 0.75
"""How often a hidden creature is the best that could lie there."""


def believe(state: JartibleState, seat: int, rnd: Callable[[], float]) -> None:
    """Exchange the rival's hidden creatures for better ones of his hidden hand; only hidden cards change places."""
    rival = 1 - seat
    for line, value in ((ATTACK, ATTACK_OF), (DEFENCE, DEFENCE_OF)):
        place = 2 * rival + line
        if state.faces_up(place):
            continue
        for index in range(len(state.lines[place])):
            if rnd() < SENSIBLE_SHARE:
                _improve(state, rival, place, index, value)


def _improve(state: JartibleState, rival: int, place: int, index: int, value: tuple[int, ...]) -> None:
    """The best creature of the hand that is better here and breaks no limit takes the place (J4)."""
    hand, line = state.hands[rival], state.lines[place]
    old = line[index]
    best = NOTHING
    for kind in hand:
        higher = kind < CREATURES and value[kind] > value[old if best == NOTHING else best]
        if higher and _fits(state, rival, old, kind):
            best = kind
    if best != NOTHING:
        hand[hand.index(best)] = old
        hand.sort()
        line[index] = best
        species = state.species[rival]
        species[species.index(SPECIES[old])] = SPECIES[best]


def _fits(state: JartibleState, rival: int, old: int, kind: int) -> bool:
    """Specials and shinies stay where they are; a species is not used more often than twice."""
    if IS_SPECIAL[kind] or IS_SPECIAL[old] or IS_SHINY[kind] or IS_SHINY[old]:
        return False
    return SPECIES[kind] == SPECIES[old] or state.species[rival].count(SPECIES[kind]) < SPECIES_A_ROUND
