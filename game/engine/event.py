"""What happened, recorded once in full and handed out filtered for one viewer.

The filter stands in this one place: log, animation, undo and replay all read events through `Record.seen_by`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from .text import Text, TextArg
from .view import OPEN, PUBLIC, UNKNOWN, Seat, Slot

Arg = TextArg | None
Move = tuple[Slot, Slot, int]
"""(from, to, card or UNKNOWN)."""


def viewer_bit(seat: Seat) -> int:
    """The bit that stands for a viewer in a set of viewers."""
    if seat == PUBLIC:
        return 1 << 30
    return 1 << 31 if seat == OPEN else 1 << seat


EVERYONE = 0xFFFFFFFF


def only(seat: Seat) -> int:
    """The viewers who know a seat's secret: the seat, and the open view after the end."""
    return viewer_bit(seat) | viewer_bit(OPEN)


def all_but(seat: Seat) -> int:
    """Every viewer that `only` leaves out."""
    return EVERYONE & ~only(seat)


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, as one viewer may see it. ``learned``: the seats that gained information."""

    kind: str
    args: tuple[Arg, ...] = ()
    moves: tuple[Move, ...] = ()
    learned: tuple[Seat, ...] = ()

    @property
    def line(self) -> Text | None:
        """What the event says in the log: its first argument, if that is a text."""
        line = self.args[0] if self.args else None
        return line if isinstance(line, Text) else None


@dataclass(frozen=True, slots=True)
class FullMove:
    """A card's way between two slots, who sees its face and who sees it move at all."""

    source: Slot
    target: Slot
    card: int
    seers: int = EVERYONE
    watchers: int = EVERYONE


@dataclass(frozen=True, slots=True)
class Record:
    """One thing that happened, in full. ``audience``: the viewers to whom it exists."""

    kind: str
    args: tuple[Arg, ...] = ()
    moves: tuple[FullMove, ...] = ()
    learned: tuple[Seat, ...] = ()
    audience: int = field(default=EVERYONE)

    def seen_by(self, seat: Seat) -> Event | None:
        """The event as ``seat`` may see it; None if it does not exist for that viewer."""
        bit = viewer_bit(seat)
        if not self.audience & bit:
            return None
        moves = tuple(
            (move.source, move.target, move.card if move.seers & bit else UNKNOWN)
            for move in self.moves
            if move.watchers & bit
        )
        return Event(self.kind, self.args, moves, self.learned)


def events_for(log: list[Record], seat: Seat, since: int = 0) -> tuple[Event, ...]:
    """The log from entry ``since`` on, as ``seat`` may see it."""
    seen = (record.seen_by(seat) for record in log[since:])
    return tuple(event for event in seen if event is not None)


def lines_of(events: Iterable[Event]) -> list[Text]:
    """The lines of all events that say something."""
    return [event.line for event in events if event.line is not None]
