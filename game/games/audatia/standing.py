"""What virtues and feasibility depend on: in a state as it is, in the facts of a view as they are seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ...engine.view import Seat
from .cards import Bonus


class Standing(Protocol):
    """What virtues depend on: in a state as it is, in facts as it is seen. By seat."""

    @property
    def virtues(self) -> Sequence[int]:
        """Sets of virtue cards in force."""
        ...

    @property
    def voided(self) -> Sequence[int]:
        """Sets of virtue cards out of force for a while (Poison Dust)."""
        ...

    @property
    def top(self) -> Sequence[Bonus]:
        """What the blow on top of the pile brings."""
        ...

    @property
    def blows(self) -> Sequence[int]:
        """Own blows laid in this bout."""
        ...

    @property
    def posta(self) -> Sequence[int]:
        """The posta one stands in, negative for none."""
        ...

    @property
    def salute(self) -> Sequence[int]:
        """Audatia that waits for the first blow of the game (A8)."""
        ...

    @property
    def reveal(self) -> Sequence[int]:
        """Audatia that waits for the first blow of the bout (Reveal)."""
        ...

    @property
    def lure(self) -> Sequence[int]:
        """Celeritas that waits for the first reaction of the bout (Lure)."""
        ...


class Duel(Standing, Protocol):
    """What feasibility depends on, as `state` explains it."""

    @property
    def side(self) -> Sequence[int]:
        """Where the piles lie."""
        ...

    @property
    def attacker(self) -> Seat:
        """Whose blow was the last to be reacted to."""
        ...

    @property
    def form(self) -> int:
        """What kind of thing has to be reacted to."""
        ...

    @property
    def blow(self) -> int:
        """The card that has to be reacted to."""
        ...

    @property
    def swift(self) -> bool:
        """Whether it can't be countered or exchanged."""
        ...

    @property
    def from_posta(self) -> int:
        """The posta it came from."""
        ...

    @property
    def break_thrust(self) -> bool:
        """The house rule of A27."""
        ...

    @property
    def mirrored(self) -> bool:
        """The house rule of A24."""
        ...

    @property
    def fit_side(self) -> int:
        """The side."""
        ...

    @property
    def orienter(self) -> Seat:
        """Who set it."""
        ...

    @property
    def break_hand(self) -> int:
        """From where a thrust was broken."""
        ...

    @property
    def remedy(self) -> int:
        """The remedy that has to be answered."""
        ...

    @property
    def soprana(self) -> bool:
        """Whether the Soprana answers it too."""
        ...

    @property
    def strike(self) -> int:
        """What kind of blow an ability leads to."""
        ...
