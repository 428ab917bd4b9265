"""What the program notes about itself: one small file and the one before it, and nothing of any match in them."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LOG_NAME = "duel-table.log"
MAX_BYTES = 200_000
"""A file of this size is put aside, in the place of the one that was put aside before."""
OLDER = ".old"
_PROGRAM = logging.getLogger(__name__.partition(".")[0])
_LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_OF_THE_SYSTEM = (OSError, ImportError, MemoryError)
"""Errors whose words come from the system. Those of all others may tell a card or a name."""


class LogFormat(logging.Formatter):
    """Errors by their kind and their place in the program, without the values at hand."""

    def formatException(self, ei: object) -> str:
        """The chain of errors, the first one first."""
        error = ei[1] if isinstance(ei, tuple) else None
        return "\n".join(_told(link) for link in _chain(error))


def _chain(error: BaseException | None) -> list[BaseException]:
    links: list[BaseException] = []
    while error is not None and error not in links:
        links.insert(0, error)
        error = error.__cause__ or error.__context__
    return links


def _told(error: BaseException) -> str:
    return "".join(traceback.format_tb(error.__traceback__)) + described(error)


def described(error: BaseException) -> str:
    """What went wrong, in one line that gives nothing of a match away."""
    words = " ".join(str(error).split()) if isinstance(error, _OF_THE_SYSTEM) else ""
    return f"{type(error).__name__}: {words}" if words else type(error).__name__


class LogFile(logging.Handler):
    """Appends to a file that is made, with its folder, when there is something to note. Never in the way."""

    def __init__(self, path: Path) -> None:
        super().__init__(logging.WARNING)
        self.path = path
        self.setFormatter(LogFormat(_LINE))

    def emit(self, record: logging.LogRecord) -> None:
        """Add a line; where nothing can be written, nothing is."""
        try:
            self._append(f"{self.format(record)}\n".encode(errors="backslashreplace"))
        except (OSError, ValueError, TypeError):
            return

    def _append(self, line: bytes) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.path.is_file() and self.path.stat().st_size + len(line) > MAX_BYTES:
            self.path.replace(self.path.with_name(self.path.name + OLDER))
        with self.path.open("ab") as file:
            file.write(line)


@contextmanager
def noting(folder: Path | None) -> Iterator[Path | None]:
    """Note warnings and errors in a folder, or nowhere; the path of the file they go to."""
    handler = logging.NullHandler() if folder is None else LogFile(folder / LOG_NAME)
    _PROGRAM.addHandler(handler)
    try:
        yield None if folder is None else folder / LOG_NAME
    finally:
        _PROGRAM.removeHandler(handler)
