"""What the finished matches add up to. The journals tell it; a small file beside them spares reading them again.

A file that is damaged is put aside and made anew. Journals are never changed here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ..data.files import cause, set_aside, write_atomically
from ..engine.contract import Options, OptionValue
from ..engine.text import Text, text
from ..engine.view import Seat
from ..games import registry
from .errors import JournalError
from .journal import Act, Count, End, NextDeal, Script, Short, Undo, read_journal
from .saves import journals
from .seats import SeatSetup, clean_name
from .setup import FIRST
from .sides import have_partners, team_of, told_teams

FILE_NAME = "statistics.json"
MAX_BYTES = 32_000_000
_Stamp = Annotated[int, Meta(ge=-(1 << 62), le=1 << 62)]


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished match: the people at the table in the order of their seats, and the computer's levels."""

    game: Short
    options: dict[Short, OptionValue]
    people: Annotated[tuple[Short, ...], Meta(min_length=1, max_length=16)]
    levels: Annotated[tuple[Short, ...], Meta(max_length=16)]
    """Of those who play against the first of the people."""
    won: tuple[bool, ...]
    """Who of the people won; nobody of them did if it is drawn, or lost to the computer."""
    drawn: bool
    lengths: Annotated[tuple[Count, ...], Meta(max_length=10_000)]
    """Decisions in each deal, without those that were taken back."""
    partners: Annotated[tuple[Short, ...], Meta(max_length=16)] = ()
    """The levels of those who play together with the first of the people."""
    sides: Annotated[tuple[Count, ...], Meta(max_length=16)] = ()
    """For each of the people the number of the team; empty where nobody has a partner."""

    def __post_init__(self) -> None:
        if len(self.won) != len(self.people) or (self.drawn and any(self.won)):
            raise ValueError("a result that fits nobody")
        if self.sides and len(self.sides) != len(self.people):
            raise ValueError("teams that fit nobody")


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is known of one journal as it was when it was read."""

    changed: _Stamp
    """The file's time, in nanoseconds."""
    size: _Stamp
    match: Played | None = None
    """None: not over yet, or nobody's."""
    readable: bool = True
    counts: bool = True
    """False for what was played before the statistics were begun anew."""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal[1]
    rows: dict[Short, Row]


class Ledger:
    """The rows of all journals in a folder, by file name, kept in the folder above it."""

    def __init__(self, folder: Path) -> None:
        self.path = folder.parent / FILE_NAME
        self.problem: Text | None = None
        """Why the rows can't be kept; they are right all the same."""
        self._folder = folder
        self._rows = self._read()
        self._kept = dict(self._rows)

    def _read(self) -> dict[str, Row]:
        try:
            with self.path.open("rb") as file:
                raw = file.read(MAX_BYTES + 1)
        except OSError:
            return {}
        if len(raw) <= MAX_BYTES:
            try:
                return msgspec.json.decode(raw, type=_File).rows
            except (ValueError, RecursionError):
                pass
        set_aside(self.path, "damaged")
        return {}

    def update(self) -> Iterator[str]:
        """Follow the folder: one journal that is new or has changed at each step; then keep what was found."""
        paths = journals(self._folder)
        self._rows = {path.name: self._rows[path.name] for path in paths if path.name in self._rows}
        for path in paths:
            stamp = _stamp(path)
            old = self._rows.get(path.name)
            if stamp is None or (old is not None and (old.changed, old.size) == stamp):
                continue
            self._rows[path.name] = _row(path, stamp, counts=old is None or old.counts)
            yield path.name
        self._keep()

    def _keep(self) -> None:
        if self._rows == self._kept:
            return
        try:
            write_atomically(self.path, msgspec.json.encode(_File(1, self._rows)))
        except OSError as error:
            self.problem = text("common.stats.unsaved", what=cause(error))
        else:
            self.problem = None
            self._kept = dict(self._rows)

    def matches(self) -> list[Played]:
        """The finished matches that count, oldest first."""
        rows = sorted(self._rows.items(), key=lambda item: (item[1].changed, item[0]))
        return [row.match for _, row in rows if row.counts and row.match is not None and _known(row.match)]

    @property
    def unreadable(self) -> tuple[str, ...]:
        """The names of the journals that could not be read."""
        return tuple(name for name, row in sorted(self._rows.items()) if not row.readable)

    def reset(self) -> None:
        """Count from now on only; no match is deleted."""
        self._rows = {name: _uncounted(row) for name, row in self._rows.items()}
        self._keep()


def _uncounted(row: Row) -> Row:
    """A match that is not over counts when it will be."""
    return msgspec.structs.replace(row, counts=False) if row.match is not None else row


def _known(played: Played) -> bool:
    return played.game in registry.GAMES


def _stamp(path: Path) -> tuple[int, int] | None:
    """Time and size of a file, or None if it is gone."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def _row(path: Path, stamp: tuple[int, int], *, counts: bool) -> Row:
    try:
        return Row(*stamp, match=played(read_journal(path)), counts=counts)
    except JournalError:
        return Row(*stamp, readable=False, counts=counts)


def played(script: Script) -> Played | None:
    """What a journal adds; None while the match goes on, if no person plays in it, or if its seats fit no game."""
    last = script.entries[-1][1] if script.entries else None
    seats, game = script.seats, script.header.game
    people = [seat for seat, setup in enumerate(seats) if setup.kind == "human"]
    if not isinstance(last, End) or not people or game not in registry.GAMES:
        return None
    if len(seats) not in registry.rules(game).seats or not set(last.winners) <= set(range(len(seats))):
        return None
    teams = told_teams(registry.rules(game), script.header.options, len(seats))
    own = next(team for team in teams if people[0] in team)
    return Played(
        game=game,
        options=_options(game, script.header.options),
        people=tuple(clean_name(seats[seat].name) for seat in people),
        levels=_levels(seats, [seat for seat in range(len(seats)) if seat not in own]),
        won=tuple(seat in last.winners for seat in people),
        drawn=not last.winners,
        lengths=_lengths(script),
        partners=_levels(seats, own),
        sides=tuple(team_of(seat, teams) for seat in people) if have_partners(teams) else (),
    )


def _options(game: str, options: Options) -> dict[str, OptionValue]:
    """House rules by name, and decks by theirs: matches are told apart by which ready deck was played, not by cards."""
    decks = registry.decks(game)
    brought = () if decks is None else decks.options
    told: dict[str, OptionValue] = {name: value for name, value in options.items() if name not in (FIRST, *brought)}
    if decks is not None:
        told |= {name: decks.named(options.get(name, "")) for name in brought}
    return told


def _levels(seats: Sequence[SeatSetup], among: Iterable[Seat]) -> tuple[str, ...]:
    return tuple(seats[seat].level for seat in among if seats[seat].kind == "bot")


def _lengths(script: Script) -> tuple[int, ...]:
    lengths = [0]
    for _, entry in script.entries:
        if isinstance(entry, Act):
            lengths[-1] = entry.n + 1
        elif isinstance(entry, Undo):
            lengths[-1] = entry.ply
        elif isinstance(entry, NextDeal):
            lengths.append(0)
    return tuple(lengths)
