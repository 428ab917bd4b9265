"""What each seat knows of the others' hands beyond the cards it sees (D5, D7, D10).

Cards of one kind are alike, so knowledge is about numbers: a thief and his victim know what kind was stolen, and
everyone hears that a hand without a type card drew until it had one. A row per viewer, the public's last (so that
PUBLIC, -1, finds it); in it an entry per holder: the least number of each kind, then bounds for type cards alone and
for type cards and Jokers together. Every bound holds in the true hands; none tells more than was to be seen.
"""

from __future__ import annotations

from .cards import FIRE, JOKER, KINDS

Entry = list[int]
"""Least number of each kind (0-7), LEAST and MOST type cards, LEAST_ABLE and MOST_ABLE types or Jokers."""
Memory = list[list[Entry]]

LEAST, MOST, LEAST_ABLE, MOST_ABLE = range(len(KINDS), len(KINDS) + 4)
_ENTRY = len(KINDS) + 4


def blank(seats: int) -> Memory:
    """Nobody knows anything of empty hands."""
    return [[[0] * _ENTRY for _ in range(seats)] for _ in range(seats + 1)]


def copied(memory: Memory) -> Memory:
    """An independent copy."""
    return [[entry[:] for entry in row] for row in memory]


def drew(memory: Memory, seat: int, count: int) -> None:
    """``count`` unseen cards came into the hand."""
    for row in memory:
        entry = row[seat]
        entry[MOST] += count
        entry[MOST_ABLE] += count


def has_type(memory: Memory, seat: int) -> None:
    """The hand needed no further card in D5: it holds a type."""
    for row in memory:
        entry = row[seat]
        if not entry[LEAST]:
            entry[LEAST] = 1
        if not entry[LEAST_ABLE]:
            entry[LEAST_ABLE] = 1


def drew_type(memory: Memory, seat: int, size: int, found: int) -> None:
    """A hand of no type drew until it had one (D5); ``found`` 0: until the cards ran out, and nobody saw if in vain."""
    for row in memory:
        entry = row[seat]
        entry[LEAST], entry[MOST] = found, 1
        entry[LEAST_ABLE] = max(found, entry[LEAST_ABLE])
        entry[MOST_ABLE] = min(size, entry[MOST_ABLE])


def has_able(memory: Memory, seat: int) -> None:
    """The hand needed no card in D10: it holds a type or a Joker."""
    for row in memory:
        if not row[seat][LEAST_ABLE]:
            row[seat][LEAST_ABLE] = 1


def unsure(memory: Memory) -> bool:
    """Whether it is not known to all that every hand holds a type or a Joker (D10)."""
    return not all(entry[LEAST_ABLE] for entry in memory[-1])


def drew_able(memory: Memory, seat: int, found: int) -> None:
    """A hand of neither type nor Joker drew until it had one (D10); ``found`` as in `drew_type`."""
    for row in memory:
        entry = row[seat]
        entry[LEAST], entry[MOST] = 0, 1
        entry[LEAST_ABLE], entry[MOST_ABLE] = found, 1


def lost(memory: Memory, seat: int, kind: int, left: int) -> None:
    """A card that all see left the hand; ``left``: what it still holds."""
    for row in memory:
        lost_seen(row[seat], kind, left)


def lost_seen(entry: Entry, kind: int, left: int) -> None:
    """For one viewer: a card whose kind he sees left the hand."""
    if entry[kind]:
        entry[kind] -= 1
    if kind <= FIRE:
        if entry[LEAST]:
            entry[LEAST] -= 1
        entry[MOST] -= 1
    if kind <= FIRE or kind == JOKER:
        if entry[LEAST_ABLE]:
            entry[LEAST_ABLE] -= 1
        entry[MOST_ABLE] -= 1
    entry[MOST] = min(entry[MOST], left)
    entry[MOST_ABLE] = min(entry[MOST_ABLE], left)


def stolen(memory: Memory, thief: int, victim: int, kind: int, left: int) -> None:
    """A card went from hand to hand: thief and victim know which (D7). ``left``: what the victim still holds."""
    for viewer, row in enumerate(memory):
        if viewer in (thief, victim):
            lost_seen(row[victim], kind, left)
            _gained_seen(row[thief], kind)
        else:
            _gained_unseen(row[thief], row[victim], left + 1)
            _lost_unseen(row[victim], left)


def _gained_seen(entry: Entry, kind: int) -> None:
    entry[kind] += 1
    is_type = kind <= FIRE
    is_able = is_type or kind == JOKER
    entry[LEAST] += is_type
    entry[MOST] += is_type
    entry[LEAST_ABLE] += is_able
    entry[MOST_ABLE] += is_able


def _gained_unseen(entry: Entry, origin: Entry, size: int) -> None:
    """The card was one of ``size`` of which ``origin`` is known."""
    entry[LEAST] += origin[LEAST] == size
    entry[MOST] += origin[MOST] > 0
    entry[LEAST_ABLE] += origin[LEAST_ABLE] == size
    entry[MOST_ABLE] += origin[MOST_ABLE] > 0


def _lost_unseen(entry: Entry, left: int) -> None:
    for kind in range(len(KINDS)):
        entry[kind] = max(0, entry[kind] - 1)
    for least, most in ((LEAST, MOST), (LEAST_ABLE, MOST_ABLE)):
        entry[least] = max(0, entry[least] - 1)
        entry[most] = min(entry[most], left)
