"""The format of a journal: a header, then one JSON line per thing that happened. Reading distrusts everything."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .. import __version__
from ..data.levels import levels_hash
from ..engine.contract import OptionValue
from ..engine.text import Text, TextArg, text
from ..games import registry
from .errors import DamagedJournal, ForeignJournal, JournalError
from .seats import SeatSetup, unknown_level
from .setup import MAX_SEED, Setup

VERSION = 1
"""Of the format and of what actions mean: a journal of another one is not played."""
MAX_BYTES = 8_000_000
"""Some 200,000 actions: no match comes near it, and what is longer is left alone."""
MAX_LINE = 65_536

Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Number = Annotated[int, Meta(ge=0, le=MAX_SEED)]
Short = Annotated[str, Meta(max_length=200)]


class SeatRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat in the header."""

    kind: Literal["human", "bot"]
    name: Short
    level: Short = ""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: all that a match is made of."""

    v: Count
    game: Short
    program: Short
    seed: Number
    bot_seed: Number
    options: dict[Short, OptionValue]
    seats: Annotated[list[SeatRow], Meta(max_length=16)]
    data: Short
    """The fingerprint of the game's data."""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Any other line. Which fields it has makes it one of the entries below."""

    n: Count | None = None
    seat: Count | None = None
    do: Short | None = None
    undo: Count | None = None
    deal: Count | None = None
    resign: Count | None = None
    end: list[Count] | None = None


@dataclass(frozen=True, slots=True)
class Act:
    """Action number ``n`` of the deal."""

    n: int
    seat: int
    do: str


@dataclass(frozen=True, slots=True)
class Undo:
    """The seat took back: ``ply`` actions of the deal are in force."""

    ply: int
    seat: int


@dataclass(frozen=True, slots=True)
class NextDeal:
    """The next deal began."""

    number: int


@dataclass(frozen=True, slots=True)
class Resign:
    """The seat gave up the match."""

    seat: int


@dataclass(frozen=True, slots=True)
class End:
    """The match is over; none won if it is drawn."""

    winners: tuple[int, ...]


Entry = Act | Undo | NextDeal | Resign | End


def _line_of(entry: Entry) -> Line:
    match entry:
        case Act(n, seat, do):
            return Line(n=n, seat=seat, do=do)
        case Undo(ply, seat):
            return Line(undo=ply, seat=seat)
        case NextDeal(number):
            return Line(deal=number)
        case Resign(seat):
            return Line(resign=seat)
        case End(winners):
            return Line(end=list(winners))


def _entry_of(line: Line) -> Entry:
    """The one entry whose line this is; ValueError if there is none."""
    match line:
        case Line(n=int(n), seat=int(seat), do=str(do)):
            entry = Act(n, seat, do)
        case Line(undo=int(ply), seat=int(seat)):
            entry = Undo(ply, seat)
        case Line(deal=int(number)):
            entry = NextDeal(number)
        case Line(resign=int(seat)):
            entry = Resign(seat)
        case Line(end=list(winners)):
            entry = End(tuple(winners))
        case _:
            raise ValueError("not an entry")
    if _line_of(entry) != line:
        raise ValueError("more than one entry")
    return entry


def encoded(entry: Entry) -> bytes:
    """The line of an entry, newline included."""
    return msgspec.json.encode(_line_of(entry)) + b"\n"


def header_line(setup: Setup) -> bytes:
    """The first line of a match's journal."""
    seats = [SeatRow(seat.kind, seat.name, seat.level) for seat in setup.seats]
    data = levels_hash(setup.game)
    header = Header(VERSION, setup.game, __version__, setup.seed, setup.bot_seed, setup.options, seats, data)
    return msgspec.json.encode(header) + b"\n"


@dataclass(frozen=True, slots=True)
class Script:
    """A journal as read: its header, its entries with their line numbers, and how much of the file is whole."""

    path: Path
    header: Header
    entries: tuple[tuple[int, Entry], ...]
    whole: bytes
    """The whole lines; what follows was cut off in the middle of a write."""
    size: int
    unended: bool
    """The last whole line lacks its newline."""

    @property
    def seats(self) -> tuple[SeatSetup, ...]:
        """The seats as they stand in the header."""
        return tuple(SeatSetup(row.kind, row.name, row.level) for row in self.header.seats)

    @property
    def ended(self) -> bool:
        """Whether the match was brought to its end."""
        return bool(self.entries) and isinstance(self.entries[-1][1], End)


def read_journal(path: Path) -> Script:
    """The journal in ``path``; JournalError if it can't be read, is damaged or of another version."""
    raw = _content(path)
    head, newline, _ = raw.partition(b"\n")
    header = _header(path, head)
    entries: list[tuple[int, Entry]] = []
    whole = len(head) + len(newline)
    unended = not newline
    for number, start, line, ended in _lines(raw, whole):
        entry = _decoded(line)
        if entry is None and not ended:
            break
        if entry is None:
            raise DamagedJournal(path, _what("syntax"), number)
        entries.append((number, entry))
        whole, unended = start + len(line) + ended, not ended
    return Script(path, header, tuple(entries), raw[:whole], len(raw), unended)


def _lines(raw: bytes, start: int) -> Iterator[tuple[int, int, bytes, bool]]:
    """Number, place, content and whether it is ended, of each line from the second on."""
    number = 2
    while start < len(raw):
        end = raw.find(b"\n", start)
        stop = len(raw) if end < 0 else end
        yield number, start, raw[start:stop], end >= 0
        start, number = stop + 1, number + 1


def _what(key: str, **args: TextArg) -> Text:
    return text(f"common.journal.{key}", **args)


def _content(path: Path) -> bytes:
    try:
        if not path.is_file():
            raise JournalError(path, _what("no_file"))
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise JournalError(path, _what("unreadable", what=str(error))) from error
    if len(raw) > MAX_BYTES:
        raise ForeignJournal(path, _what("too_big"))
    return raw


def _header(path: Path, line: bytes) -> Header:
    try:
        version = msgspec.json.decode(line[:MAX_LINE], type=_VersionOnly).v
        if version != VERSION:
            raise ForeignJournal(path, _what("version", version=version, known=VERSION))
        return msgspec.json.decode(line[:MAX_LINE], type=Header)
    except (ValueError, RecursionError) as error:
        raise DamagedJournal(path, _what("no_header"), 1) from error


class _VersionOnly(msgspec.Struct):
    v: Count


def _decoded(line: bytes) -> Entry | None:
    if len(line) > MAX_LINE:
        return None
    try:
        return _entry_of(msgspec.json.decode(line, type=Line))
    except (ValueError, RecursionError):
        return None


def foreign(script: Script, fingerprint: Callable[[str], str] = levels_hash) -> ForeignJournal | None:
    """Why a sound journal can't be played by this program with its data, or None if it can."""
    what = _foreign(script, fingerprint)
    return None if what is None else ForeignJournal(script.path, what)


def _foreign(script: Script, fingerprint: Callable[[str], str]) -> Text | None:
    header = script.header
    if header.game not in registry.GAMES:
        return _what("unknown_game", game=header.game)
    if header.data != fingerprint(header.game):
        return _what("other_data", game=text(f"{header.game}.name"), program=header.program)
    level = unknown_level(header.game, script.seats)
    return None if level is None else text("common.setup.level", level=level)
