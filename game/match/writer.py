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
    """Appends lines; what could not be written is kept and tried again with the next line and on closing.

    A file that is removed meanwhile is written anew, with all that stood in it.
    """

    def __init__(self, path: Path, whole: bytes = b"", waiting: bytes = b"", *, cut: bool = False) -> None:
        self._path = path
        self._whole = [whole] if whole else []
        """The whole lines that stand in the file."""
        self._size = len(whole)
        """Their bytes, 0 while there is no file; anything after them is a failed attempt."""
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
        try:
            if self._file is None or self._removed():
                self._drop()
                self._file = self._opened()
            data = b"".join(self._waiting)
            self._write(self._file, data)
        except OSError as error:
            self._drop()
            return text("common.journal.unsaved", what=cause(error))
        self._size += len(data)
        self._whole += self._waiting
        self._waiting.clear()
        return None

    def _write(self, file: FileIO, data: bytes) -> None:
        file.seek(self._size)
        file.truncate()
        if file.write(data) != len(data):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def _opened(self) -> FileIO:
        if self._size:
            file = self._found()
            if file is not None:
                return file
            self._waiting[:0] = self._whole
            self._whole.clear()
            self._size = 0
        self._path.parent.mkdir(parents=True, exist_ok=True)
        try:
            return FileIO(self._path, "x+")
        except FileExistsError:  # one that was removed has come back meanwhile: it stays as it is
            self._path = self._path.with_stem(f"{self._path.stem}-{token_hex(4)}")
            return FileIO(self._path, "x+")

    def _found(self) -> FileIO | None:
        """The file that is there, a piece of a line in it kept in a copy. None if it is gone, or lacks lines."""
        try:
            if self._path.stat().st_size < self._size:
                return None
            if self._cut:
                copy_aside(self._path, "cut")
                self._cut = False
            return FileIO(self._path, "r+")
        except FileNotFoundError:
            return None

    def _removed(self) -> bool:
        """Whether the open file is in no folder any more: what is written to it would be lost."""
        if self._file is None:
            return False
        here = os.fstat(self._file.fileno())
        if here.st_nlink:
            return False
        try:
            return not os.path.samestat(here, self._path.stat())
        except FileNotFoundError:
            return True

    def _lost(self) -> bool:
        try:
            return self._removed()
        except OSError:
            return True

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
        problem = self.flush() if self.waits or self._lost() else None
        self._drop()
        return problem


def created(folder: Path, game: str, when: datetime, first_line: bytes) -> Writer:
    """The writer of a new journal, whose file `flush` makes. Its name tells the game and the time."""
    return Writer(folder / f"{game}-{when:{STAMP}}-{token_hex(4)}{SUFFIX}", waiting=first_line)


def reopened(script: Script) -> Writer:
    """The writer that goes on with a journal after its last whole line. A line that was cut off is kept in a copy."""
    return Writer(script.path, script.whole, b"\n" if script.unended else b"", cut=script.size > len(script.whole))


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
