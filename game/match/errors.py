"""What can go wrong with a match, each with a reason for the player."""

from __future__ import annotations

from pathlib import Path

from ..engine.errors import TableError
from ..engine.text import Text, TextArg, text


class SetupError(TableError):
    """No match can be made of these seats, options or numbers."""


class MatchOver(TableError):
    """The match, or its deal, is over: nothing can be played."""


class NoSuchSeat(TableError):
    """A seat that the match has not."""


class NotOpen(TableError):
    """This view is handed out only after the end."""


class UndoRefused(TableError):
    """A move that can't be taken back; ``reason`` says why."""


class JournalMismatch(TableError):
    """A line of a journal that does not fit the match so far."""


class JournalError(TableError):
    """A journal that can't be played: ``reason`` names file, line and cause.

    ``kept`` is where a damaged file was put aside; None if it stays where it is.
    """

    def __init__(self, path: Path, what: Text, line: int = 0) -> None:
        args: dict[str, TextArg] = {"file": path.name, "what": what}
        if line:
            args["line"] = line
        super().__init__(text("common.journal.line" if line else "common.journal.file", **args))
        self.path = path
        self.what = what
        self.line = line
        self.kept: Path | None = None


class DamagedJournal(JournalError):
    """A journal that is none, or that its game refuses."""


class ForeignJournal(JournalError):
    """A sound journal of another version of the program or of other data: it is left alone."""
