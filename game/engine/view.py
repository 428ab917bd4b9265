"""What one seat may know of a match: plain frozen values, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from .text import Text

Seat = int
PUBLIC: Seat = -1
"""The viewer who knows what every seat knows."""
OPEN: Seat = -2
"""The viewer who sees everything: only after the end of a match."""

UNKNOWN = -1
"""A card that lies in a slot and is hidden from this viewer."""
EMPTY = -2
"""A slot that holds no card."""

Slot = tuple[str, int]
"""(zone key, index): the one identity a card has on the table."""

ZoneForm = Literal["fan", "row", "pile", "single"]


@dataclass(frozen=True, slots=True)
class Zone:
    """A named place on the table; ``cards`` holds card numbers, UNKNOWN or EMPTY, one per slot."""

    key: str
    owner: Seat
    form: ZoneForm
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice that a seat owes. ``covert``: nobody may notice how many answers it had.

    ``open``: the question goes to several seats, one after another; whoever wants may answer first. Its text holds no
    secret, ``facts.asked`` names the seats still to be asked, the button ``pass`` lets it pass.
    ``halfway``: it is the first half of a move, the same seat decides again. A gesture goes on through it: once the
    one action it meant is played, the same intent is asked again; if it then means nothing, that is no mistake.
    """

    kind: str
    text: Text
    rule: str
    covert: bool = False
    open: bool = False
    halfway: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a state: points per seat in [0, 1], the winning seats (none: a draw), and why."""

    scores: tuple[float, ...]
    winners: tuple[Seat, ...]
    reason: Text
    rule: str


@dataclass(frozen=True, slots=True)
class View:
    """Everything the seat may know and nothing else; picklable and comparable."""

    seat: Seat
    pending: tuple[Seat, ...]
    zones: tuple[Zone, ...]
    decision: Decision | None
    score: tuple[int, ...]
    facts: Any
    outcome: Outcome | None = None

    def zone(self, key: str) -> Zone:
        """The zone called ``key``; KeyError if this view has none."""
        for zone in self.zones:
            if zone.key == key:
                return zone
        raise KeyError(key)

    def card(self, slot: Slot) -> int:
        """The card in ``slot`` as this viewer sees it; EMPTY if there is no such slot."""
        for zone in self.zones:
            if zone.key == slot[0]:
                return zone.cards[slot[1]] if 0 <= slot[1] < len(zone.cards) else EMPTY
        return EMPTY
