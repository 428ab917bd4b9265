"""One program at a time writes in the player's folder; a second one is told so.

The system frees the lock when a program ends in whatever way, so a lock file left behind means nothing.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from ..engine.text import Text, text

LOCK_NAME = ".lock"

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


class FolderLock:
    """The right to write in a folder. ``problem`` says why it was not given."""

    def __init__(self, folder: Path) -> None:
        self.problem: Text | None = None
        self._file: IO[bytes] | None = None
        try:
            folder.mkdir(parents=True, exist_ok=True)
            file = (folder / LOCK_NAME).open("a+b")
        except OSError:
            self.problem = text("common.data.unwritable", folder=str(folder))
            return
        try:
            _lock(file)
        except OSError:
            file.close()
            self.problem = text("common.data.locked")
            return
        self._file = file

    @property
    def held(self) -> bool:
        """Whether this program may write in the folder."""
        return self._file is not None

    def release(self) -> None:
        """Let another program write; harmless if nothing is held."""
        if self._file is not None:
            self._file.close()
            self._file = None
