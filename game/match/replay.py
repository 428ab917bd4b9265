"""A match looked at step by step, from its journal or as it stands. What was taken back is left out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ..engine.contract import State
from ..engine.errors import TableError
from ..engine.event import Event, events_for
from ..engine.text import Text, text
from ..engine.view import OPEN, PUBLIC, Outcome, Seat, View
from .bestof import broken_off
from .errors import NotOpen
from .journal import Act, Entry, Resign, read_journal
from .match import Match
from .seats import SeatSetup, humans


@dataclass(frozen=True, slots=True)
class DealSpan:
    """A deal: the numbers of its first and last position, and how it ended (None: it did not)."""

    number: int
    start: int
    end: int
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class _Place:
    """A position: after ``ply`` steps of a deal; ``since`` and ``until``: the records that the last step made."""

    deal: int
    ply: int
    since: int
    until: int


class Replay:
    """The steps of a match. Position n stands after n of them; a new deal and resigning are steps too."""

    def __init__(self, source: Path | Match) -> None:
        """JournalError if a file can't be read."""
        told = Match.replayed(read_journal(source)) if isinstance(source, Path) else source
        self.steps: tuple[Entry, ...] = tuple(told.entries())
        self.match = self._retold(told)
        """A match of its own that nobody plays on."""
        self._places = tuple(self._all_places())

    def _retold(self, match: Match) -> Match:
        copy = Match(match.setup, match.started)
        for step in self.steps:
            copy.carry_out(step)
        return copy

    def _all_places(self) -> list[_Place]:
        places: list[_Place] = []
        for index, deal in enumerate(self.match.deals):
            marks = [0, *(step.log for step in deal.steps), len(deal.log)]
            places += [_Place(index, ply, marks[ply], marks[ply + 1]) for ply in range(len(deal.steps) + 1)]
        if self.match.resigned_by is not None:
            last = places[-1]
            places.append(_Place(last.deal, last.ply, last.until, last.until))
        return places

    @property
    def finished(self) -> bool:
        """Whether the match was played to its end."""
        return self.match.result is not None

    @property
    def deals(self) -> tuple[DealSpan, ...]:
        """The deals of the match."""
        spans: list[DealSpan] = []
        for index, deal in enumerate(self.match.deals):
            own = [n for n, place in enumerate(self._places) if place.deal == index]
            spans.append(DealSpan(deal.number, own[0], own[-1], deal.state.outcome()))
        return tuple(spans)

    @property
    def viewers(self) -> tuple[Seat, ...]:
        """Whose views are handed out: everyone's and the open one after the end, before it only what humans see."""
        if self.finished:
            return (*range(len(self.match.seats)), PUBLIC, OPEN)
        return (*humans(self.match.seats), PUBLIC)

    def position(self, n: int) -> State:
        """The state after ``n`` steps, with its log. Not for the screen: see `view`."""
        place = self._places[n]
        return self.match.deals[place.deal].after(place.ply)

    def view(self, n: int, seat: Seat) -> View:
        """What ``seat`` knew after ``n`` steps; NotOpen if that is still a secret."""
        self._check(seat)
        view = self.position(n).view(seat)
        return broken_off(view) if n and isinstance(self.steps[n - 1], Resign) else view

    def events(self, n: int, seat: Seat) -> tuple[Event, ...]:
        """What step ``n`` did, as ``seat`` may see it; for 0 and for a new deal, the dealing."""
        self._check(seat)
        place = self._places[n]
        return events_for(self.match.deals[place.deal].log[: place.until], seat, place.since)

    def stops(self, seat: Seat) -> tuple[int, ...]:
        """The positions that are shown: after the end all.

        Before it those that ``seat`` can tell from the one before: how often others have changed their minds in secret
        is not told. NotOpen if the seat may not look.
        """
        self._check(seat)
        places = range(len(self.steps) + 1)
        return tuple(places if self.finished else (n for n in places if not n or self._is_seen(n, seat)))

    def _is_seen(self, n: int, seat: Seat) -> bool:
        step = self.steps[n - 1]
        return not isinstance(step, Act) or step.seat == seat or bool(self.events(n, seat))

    def _check(self, seat: Seat) -> None:
        if seat not in self.viewers:
            raise NotOpen(text("common.match.not_open"))

    def play_on(self, n: int, folder: Path | None, seats: Sequence[SeatSetup]) -> Match:
        """A new match, with a journal of its own, that begins with the first ``n`` steps. NotOpen before the end."""
        if not self.finished:
            raise NotOpen(text("common.match.not_open"))
        old = self.match
        match = Match.new(
            old.game, seed=old.seed, options=old.options, seats=seats, bot_seed=old.bot_seed, folder=folder
        )
        for step in self.steps[:n]:
            if not isinstance(step, Resign):
                match.carry_out(step)
        return match

    def check(self) -> list[Text]:
        """Play it all once more and compare what everyone sees after each step; what differs."""
        again = Match(self.match.setup, self.match.started)
        viewers = (*range(len(again.seats)), PUBLIC, OPEN)
        for n in range(len(self._places)):
            if n:
                again.carry_out(self.steps[n - 1])
            state = self.position(n)
            if any(state.view(viewer) != again.state.view(viewer) for viewer in viewers):
                return [text("common.replay.differs", n=n)]
        same_logs = [deal.log for deal in again.deals] == [deal.log for deal in self.match.deals]
        if again.result == self.match.result and same_logs:
            return []
        return [text("common.replay.differs", n=len(self.steps))]


def check_file(path: Path) -> list[Text]:
    """Replay a journal and compare; what is wrong with it, nothing if all is well. The file is left alone."""
    try:
        return Replay(path).check()
    except TableError as error:
        return [error.reason]
