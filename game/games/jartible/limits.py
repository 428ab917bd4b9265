"""Which creatures may be placed or played (J4, J12): functions of hands and counts, in the hot path of the search."""

from __future__ import annotations

from collections.abc import Sequence

from .cards import CREATURES, IS_SPECIAL, SPECIES
from .phases import SPECIES_A_ROUND


def can_form(hand: Sequence[int], special_used: bool) -> bool:
    """Whether a hand has a creature for each line (J10): two that are not both special.

    Two of one species are allowed, two shinies stand in different lines.
    """
    plain = special = 0
    for kind in hand:
        if kind >= CREATURES:
            continue
        if IS_SPECIAL[kind]:
            special = 1
        else:
            plain += 1
    return plain > 1 or (plain == 1 and special == 1 and not special_used)


def usable(hand: Sequence[int], species: Sequence[int], special_used: bool) -> list[int]:
    """The creatures of a sorted hand, each kind once, that J4 allows; ``species``: those used in this round."""
    kinds: list[int] = []
    last = -1
    for kind in hand:
        if kind >= CREATURES:
            break
        if kind == last:
            continue
        last = kind
        if special_used and IS_SPECIAL[kind]:
            continue
        if species.count(SPECIES[kind]) < SPECIES_A_ROUND:
            kinds.append(kind)
    return kinds


def leaves_partner(hand: Sequence[int], kinds: Sequence[int], kind: int, species: Sequence[int]) -> bool:
    """Whether, once ``kind`` is placed, the hand has a creature for the other, empty line (J12).

    ``kinds``: what is usable now.
    """
    special, own = IS_SPECIAL[kind], SPECIES[kind]
    last_of_species = species.count(own) == SPECIES_A_ROUND - 1
    for other in kinds:
        if other == kind and hand.count(kind) == 1:
            continue
        if (special and IS_SPECIAL[other]) or (last_of_species and SPECIES[other] == own):
            continue
        return True
    return False
