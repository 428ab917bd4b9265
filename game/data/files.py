"""Files that belong to the player: written whole or not at all, and never lost to an overwrite."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from tempfile import NamedTemporaryFile


def write_atomically(path: Path, data: bytes) -> None:
    """Write a whole file: the old one or the new one is there, never half of one. OSError if it can't be."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", suffix=".tmp", delete=False) as file:
        temporary = Path(file.name)
        try:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        except OSError:
            with suppress(OSError):  # closing tries once more to write what did not fit
                file.close()
            temporary.unlink(missing_ok=True)
            raise
    try:
        temporary.replace(path)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise


def write_new(path: Path, data: bytes) -> Path:
    """Write a file under this name or, where it is taken, under the next free one; the path that it got.

    OSError if it can't be written whole; then nothing of it is left.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    for candidate in _names(path.stem, path.suffix, path.parent):
        try:
            file = candidate.open("xb")
        except FileExistsError:
            continue
        try:
            with file:
                file.write(data)
        except OSError:
            candidate.unlink(missing_ok=True)
            raise
        return candidate
    raise AssertionError("names never run out")


def cause(error: OSError) -> str:
    """What the system says went wrong, for a message."""
    return error.strerror or type(error).__name__


def set_aside(path: Path, label: str) -> Path | None:
    """Rename a file that can't be used to ``<name>.<label>``; its new path, or None if that failed too."""
    try:
        return path.rename(_free(path, label))
    except OSError:
        return None


def copy_aside(path: Path, label: str) -> Path:
    """Copy a file to ``<name>.<label>`` before a part of it is given up. OSError if it can't be."""
    target = _free(path, label)
    try:
        shutil.copyfile(path, target)
    except OSError:
        target.unlink(missing_ok=True)
        raise
    return target


def _free(path: Path, label: str) -> Path:
    return next(name for name in _names(path.name, f".{label}", path.parent) if not name.exists())


def _names(stem: str, suffix: str, folder: Path) -> Iterator[Path]:
    yield folder / f"{stem}{suffix}"
    for number in count(2):
        yield folder / f"{stem} ({number}){suffix}"
