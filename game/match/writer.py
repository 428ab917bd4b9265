"""The file behind a journal: it grows by whole lines, and a disk that refuses never stops the game."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from io import FileIO
from pathlib import Path
from secrets import token_hex

from ..data.files import cause, copy_aside
from ..engine.text import Text, text
from .journal import Script

SUFFIX = ".jsonl"
STAMP = "%Y%m%d-%H%M%S"
Clock = Callable[[], datetime]


class Writer:
    """Appends lines; what could not be written is kept and tried again with the next line and on closing."""

    def __init__(self, path: Path, size: int, waiting: bytes = b"", *, cut: bool = False) -> None:
        self._path = path
        self._size = size
        """Bytes of whole lines in the file, 0 while there is none; anything after them is a failed attempt."""
        self._waiting = [waiting] if waiting else []
        self._cut = cut
        """The file ends with a piece of a line, of which no copy is kept yet."""
        self._file: FileIO | None = None

    @property
    def path(self) -> Path | None:
        """The file, once it is there."""
        return self._path if self._size else None

    @property
    def waits(self) -> bool:
        """Whether anything is not in the file."""
        return bool(self._waiting)

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
            return text("common.journal.unsaved", what=cause(error))
        self._size += len(data)
        self._waiting.clear()
        return None

    def _write(self, data: bytes) -> None:
        if self._file is None:
            self._file = self._opened()
        self._file.seek(self._size)
        self._file.truncate()
        if self._file.write(data) != len(data):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def _opened(self) -> FileIO:
        if not self._size:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            return FileIO(self._path, "x+")
        if self._cut:
            copy_aside(self._path, "cut")
            self._cut = False
        return FileIO(self._path, "r+")

    def _drop(self) -> None:
        """Close, also where closing fails as writing did. A piece of a first line would be taken for damage."""
        file, self._file = self._file, None
        if file is None:
            return
        with suppress(OSError):
            file.close()
        if not self._size:
            with suppress(OSError):
                self._path.unlink()

    def close(self) -> Text | None:
        """Write what waits and let go of the file; None, or why not all could be written. A later line opens it."""
        problem = self.flush() if self.waits else None
        self._drop()
        return problem


def created(folder: Path, game: str, when: datetime, first_line: bytes) -> Writer:
    """The writer of a new journal, whose file `flush` makes. Its name tells the game and the time."""
    return Writer(folder / f"{game}-{when:{STAMP}}-{token_hex(4)}{SUFFIX}", 0, first_line)


def reopened(script: Script) -> Writer:
    """The writer that goes on with a journal after its last whole line. A line that was cut off is kept in a copy."""
    return Writer(script.path, script.whole, b"\n" if script.unended else b"", cut=script.size > script.whole)


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
