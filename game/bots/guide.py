"""What a game's policy package tells the bots; the search knows of a game only this and `engine.contract`."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Protocol

from ..engine.contract import Action
from ..engine.text import Text
from ..engine.view import Seat, View
from ..games import registry

Rnd = Callable[[], float]
Meaning = tuple[int, ...]


class Guide(Protocol):
    """A game's policy package. ``state`` is always one that the game's `sample` made."""

    FEATURES: tuple[str, ...]
    """Names of the numbers that `evaluate` weighs."""
    HORIZON: int
    """A playout is judged after so many exchanges, the present one among them."""
    SHORTLIST: bool
    """Whether look-ahead tries only moves that the rule player proposes, however many playouts there are."""
    TRUST: float
    """In what share of secret choices rivals are taken to do what the rule player does, rather than what hurts most."""

    def choose(self, state: Any, seat: Seat, rnd: Rnd) -> Action:
        """The rule player's move: fast, and blind to what ``seat`` may not know."""
        ...

    def propose(self, state: Any, seat: Seat, rnd: Rnd) -> Action:
        """A move worth a thought: the rule player's, were it unsure of itself. Asked often, it names several."""
        ...

    def falter(self, state: Any, seat: Seat, rnd: Rnd, errors: Mapping[str, float]) -> Action:
        """The rule player's move with the mistakes named in ``errors``."""
        ...

    def features(self, state: Any, seat: Seat) -> tuple[float, ...]:
        """The numbers named by `FEATURES`, between exchanges."""
        ...

    def evaluate(self, state: Any, seat: Seat) -> float:
        """The points ``seat`` may expect, in [0, 1]."""
        ...

    def exchange(self, state: Any) -> int:
        """How many exchanges are over: between two of them a playout can be judged."""
        ...

    def reopen(self, state: Any, seat: Seat) -> None:
        """Take back the secret choices that seats other than ``seat`` have already made and nobody has seen."""
        ...

    def believe(self, state: Any, seat: Seat, rnd: Rnd) -> None:
        """Exchange cards that ``seat`` can't see for those that sensible rivals would hold."""
        ...

    def meanings(self, state: Any, seat: Seat, legal: Sequence[Action]) -> list[Meaning | None]:
        """What each action means to the seat, in ranks and kinds of places, never in slot numbers.

        Actions of equal meaning are worth the same; None marks one that is never better than another. At least one
        action has a meaning.
        """
        ...

    def situation(self, state: Any, seat: Seat) -> Hashable:
        """What the seat's decision depends on, as far as the seat knows it; equal ones share what is learned."""
        ...

    def reasons(self, view: View, worlds: Sequence[Any], ranked: Sequence[tuple[Action, float]]) -> tuple[Text, ...]:
        """Why the first of the ranked actions is good; ``worlds`` are samples of ``view``."""
        ...


def guide(game: str) -> Guide:
    """The guide of a game."""
    return registry.guide(game)
