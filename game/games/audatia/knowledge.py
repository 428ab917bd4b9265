"""What others know of a hidden hand (A6, A10): cards seen in it that have not been seen leaving since.

Cards that look alike are alike, so knowledge is a list of kinds. A trade (A10) takes two unseen cards away: what was
known before may have gone with them. So knowledge is kept in groups, the oldest first, each with the number of cards
that had been traded away when it was gathered: its cards lie in the hand or among those traded later. The newest group
is surely in the hand. Besides, what was traded away from a hand that was well known can't be something else: a limit
says how many of the first cards traded may be unknown ones.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

Group = list[int]
"""The number of cards traded away before, then kinds."""
Limit = tuple[int, int]
"""(so many of the first cards traded away, at most so many of them unknown)."""


@dataclass(slots=True)
class Knowledge:
    """What one onlooker, or several who saw the same, know of one seat's hand."""

    groups: list[Group] = field(default_factory=lambda: [[0]])
    limits: list[Limit] = field(default_factory=list)

    def clone(self) -> Knowledge:
        """An independent copy."""
        return Knowledge([group[:] for group in self.groups], self.limits[:])

    def count(self) -> int:
        """How many cards are known at all."""
        return sum(len(group) - 1 for group in self.groups)

    def gained(self, cards: Iterable[int]) -> None:
        """Cards came into the hand before everybody's eyes."""
        self.groups[-1].extend(cards)

    def left(self, card: int) -> None:
        """A card was seen leaving the hand: the best known one of its kind."""
        self._forget(card, len(self.groups))

    def sighted(self, cards: list[int]) -> None:
        """Cards were seen in the hand, all at once."""
        now = self.groups[-1]
        for kind in set(cards):
            missing = cards.count(kind) - now[1:].count(kind)
            for _ in range(missing):
                self._forget(kind, len(self.groups) - 1)
                now.append(kind)

    def _forget(self, card: int, newest: int) -> None:
        """Take a card out of the newest of the first groups that has it.

        The card that was seen may have been another one, drawn since, and the known one may have been traded away:
        then it counts among the unknown ones there.
        """
        for group in reversed(self.groups[:newest]):
            if card in group[1:]:
                del group[group.index(card, 1)]
                before = group[0]
                self.limits = [(first, most + (before < first)) for first, most in self.limits if most < first]
                return

    def traded(self, size: int, before: int) -> None:
        """Two unseen cards left a hand of ``size``; ``before`` had been traded away already (A10)."""
        unknown = size + before - self.count()
        if unknown < before + 2:
            self.limits.append((before + 2, unknown))
        self.groups = [group for group in self.groups if len(group) > 1]
        self.groups.append([before + 2])


Known = list[list[Knowledge]]
"""By seat: what everybody knows, what the rival knows."""
PUBLICLY, BY_RIVAL = range(2)


def nothing_known() -> Known:
    """Nobody knows anything of two hands."""
    return [[Knowledge(), Knowledge()], [Knowledge(), Knowledge()]]


def copied(known: Known) -> Known:
    """An independent copy."""
    return [[one.clone() for one in pair] for pair in known]
