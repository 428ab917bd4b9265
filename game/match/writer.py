"""The file behind a journal: it grows by whole lines, and a disk that refuses never stops the game."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from datetime import datetime
from io import FileIO
from itertools import count
from pathlib import Path
from secrets import token_hex

from ..data.files import cause, copy_aside
from ..engine.text import Text, text
from .journal import Script

SUFFIX = ".jsonl"
STAMP = "%Y%m%d-%H%M%S"
Clock = Callable[[], datetime]


class Writer:
    """Appends lines; what could not be written is kept and tried again with the next line."""

    def __init__(self, path: Path, size: int, *waiting: bytes) -> None:
        self.path = path
        self._size = size
        """Bytes of whole lines in the file; anything after them is a failed attempt."""
        self._waiting = list(waiting)
        self._file: FileIO | None = None

    def append(self, line: bytes) -> Text | None:
        """Write the line through to the system; None, or why it could not be done."""
        self._waiting.append(line)
        return self.flush()

    def flush(self) -> Text | None:
        """Write what waits and cut off what lies behind; None, or why it could not be done."""
        data = b"".join(self._waiting)
        try:
            self._write(data)
        except OSError as error:
            self._drop()
            return unsaved(error)
        self._size += len(data)
        self._waiting.clear()
        return None

    def _write(self, data: bytes) -> None:
        if self._file is None:
            self._file = FileIO(self.path, "r+")
        self._file.seek(self._size)
        self._file.truncate()
        if self._file.write(data) != len(data):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def _drop(self) -> None:
        """Close, also where closing fails as writing did."""
        file, self._file = self._file, None
        try:
            if file is not None:
                file.close()
        except OSError:
            return

    def close(self) -> None:
        """Let go of the file; a later line opens it again."""
        self._drop()


def created(folder: Path, game: str, when: datetime, first_line: bytes) -> Writer:
    """A new journal that starts with ``first_line``. Its name tells the game and the time. OSError if it can't be."""
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{when:{STAMP}}"
    for _ in count():
        path = folder / f"{stem}-{token_hex(2)}{SUFFIX}"
        try:
            with path.open("xb") as file:
                file.write(first_line)
        except FileExistsError:
            continue
        return Writer(path, len(first_line))
    raise AssertionError("names never run out")


def reopened(script: Script) -> Writer:
    """The writer that goes on with a journal after its last whole line. A line that was cut off is kept in a copy."""
    if script.size > script.whole:
        copy_aside(script.path, "cut")
    return Writer(script.path, script.whole, *([b"\n"] if script.unended else []))


def started(path: Path) -> datetime:
    """When the match in a journal began: by the file's name, else by its date."""
    words = path.stem.split("-")
    try:
        return datetime.strptime("-".join(words[1:3]), STAMP)
    except ValueError:
        return modified(path)


def modified(path: Path) -> datetime:
    """When a file was last written; the beginning of time for one that is gone."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime)
    except (OSError, OverflowError, ValueError):
        return datetime.min


def unsaved(error: OSError) -> Text:
    """The line that says that a match is not saved."""
    return text("common.journal.unsaved", what=cause(error))
