"""The protocols: what a game, its state and a computer player promise each other."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Protocol

from .errors import IllegalAction
from .event import Record
from .text import Text
from .view import Decision, Outcome, Seat, Slot, View

Action = tuple[int, ...]
"""A small tuple, its kind first; its text form stands in the journal."""

OptionValue = bool | int | str
Options = Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Option:
    """A house rule of a game: its id, the values it can take and the default one."""

    id: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    rule: str


OWN_DECK = "own"
"""What a deck is called that comes with no game."""


class Decks(Protocol):
    """What players bring to a game in which each has a deck of his own: an option for each seat, beside the table.

    Its value is the id of a ready deck or a list of cards. Who brings none plays the ready one of his seat's number.
    """

    options: tuple[str, ...]
    """The option of each seat."""
    ready: tuple[str, ...]
    """The decks that come with the game, by id."""

    def complete(self, options: Options) -> dict[str, OptionValue]:
        """The options with every deck as a list of cards, as a journal keeps it. TableError if a deck is not legal."""
        ...

    def named(self, deck: OptionValue) -> str:
        """The id of the ready deck that this is; `OWN_DECK` for any other value, a wrong one too."""
        ...

    def listed(self, deck: OptionValue) -> tuple[Text, ...]:
        """The cards of a legal deck in words, as many lines as it likes."""
        ...

    def from_file(self, path: Path) -> str:
        """The deck in a file as a list of cards; TableError says what is wrong with it."""
        ...


@dataclass(frozen=True, slots=True)
class Intent:
    """What the player's hand did: a card (or nothing) brought to a slot or a button."""

    source: Slot | None
    target: Slot | str


@dataclass(frozen=True, slots=True)
class Choice:
    """A bot's answer: the action, its value for the seat in [0, 1], and reasons for a hint."""

    action: Action
    value: float
    reasons: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think: sampled iterations, and seconds as a safety net."""

    iterations: int
    seconds: float
    reasons: int = 0
    """In how many sampled worlds it looks for reasons, if anybody wants to know why."""


class State(Protocol):
    """One match unit of one game. Mutable; `clone` is cheap and independent.

    `legal` and `apply` are the hot path: `apply` does not check. `play` checks and raises.
    """

    log: list[Record] | None

    def clone(self) -> State:
        """An independent copy without a log."""
        ...

    def pending(self) -> tuple[Seat, ...]:
        """Who owes a decision; several when the choice is simultaneous; empty when over."""
        ...

    def legal(self, seat: Seat) -> list[Action]:
        """The seat's legal actions; never empty while the seat is pending."""
        ...

    def apply(self, seat: Seat, action: Action) -> None:
        """Carry out a legal action, unchecked."""
        ...

    def decision(self, seat: Seat) -> Decision | None:
        """The choice ``seat`` owes, or None."""
        ...

    def play(self, seat: Seat, action: Action) -> None:
        """Carry out an action, or raise IllegalAction and change nothing."""
        ...

    def view(self, seat: Seat) -> View:
        """What ``seat`` (or PUBLIC, or OPEN) may know."""
        ...

    def outcome(self) -> Outcome | None:
        """The result, or None while the game goes on."""
        ...


class Rules(Protocol):
    """A game, stateless."""

    name: str
    seats: tuple[int, ...]
    """The numbers of seats the game can be played by."""

    def option_table(self) -> tuple[Option, ...]:
        """The house rules that a player can set."""
        ...

    def new(self, seed: int, options: Options) -> State:
        """A dealt state; the same seed and options give the same one everywhere."""
        ...

    def sample(self, view: View, rng: Random) -> State:
        """A full state drawn from those that ``view`` can't tell apart, with chance of its own."""
        ...

    def position(self, data: Mapping[str, Any]) -> State:
        """A state from a table of a TOML file: lessons, worked examples, pictures."""
        ...

    def teams(self, options: Options) -> tuple[tuple[Seat, ...], ...]:
        """Who plays together."""
        ...

    def actions(self, view: View, intent: Intent) -> tuple[Action, ...]:
        """The legal actions that a gesture can mean; `Decision.halfway` tells of gestures that take two."""
        ...

    def why_not(self, view: View, intent: Intent) -> Text:
        """Why a gesture means nothing here, with its rule."""
        ...

    def buttons(self, view: View) -> tuple[str, ...]:
        """The keys of the choice bar: what can be chosen without touching a card."""
        ...

    def action_text(self, action: Action) -> str:
        """The stable text form, as it stands in a journal."""
        ...

    def parse_action(self, words: str) -> Action:
        """The action behind a text form; ValueError if there is none."""
        ...


class Policy(Protocol):
    """A fast rule player for playouts: reads of ``state`` only what ``seat`` may know."""

    def __call__(self, state: State, seat: Seat, rnd: Callable[[], float]) -> Action:
        """A sensible legal action."""
        ...


class Bot(Protocol):
    """A computer player. Nothing but the view reaches it."""

    def choose(self, view: View, legal: list[Action], rng: Random, budget: Budget) -> Choice:
        """The action to play, with its value and reasons."""
        ...


class CheckedPlay(ABC):
    """The checked `play` over a game's `legal`, `apply` and `refusal`."""

    __slots__ = ()

    def play(self, seat: Seat, action: Action) -> None:
        """Carry out ``action``, or raise IllegalAction and change nothing."""
        if seat not in self.pending() or action not in self.legal(seat):
            raise IllegalAction(self.refusal(seat, action))
        self.apply(seat, action)

    @abstractmethod
    def pending(self) -> tuple[Seat, ...]:
        """See `State.pending`."""

    @abstractmethod
    def legal(self, seat: Seat) -> list[Action]:
        """See `State.legal`."""

    @abstractmethod
    def apply(self, seat: Seat, action: Action) -> None:
        """See `State.apply`."""

    @abstractmethod
    def refusal(self, seat: Seat, action: Action) -> Text:
        """Why ``action`` is refused, with its rule."""
