"""Pictures as they were drawn at an earlier start, kept as raw pixels in the player's cache folder.

The title shows one large SVG file for every game. Each takes 4 to 15 ms to draw, and the first frame waits for all of
them; its pixels are read in half a millisecond. Only these pictures are kept: they are the same for every player and
tell nothing of any match.

A file is ``key, checksum, pixels``: the key is all that the pixels follow from (format, what draws, size, the whole
SVG file), the checksum (CRC-32, 4 bytes, big-endian) and the pixels (BGRA, premultiplied, row by row) come after it.
A file in which anything is not as it must be counts as none, and so does a folder that can't be read or written.
"""

from __future__ import annotations

from contextlib import suppress
from itertools import islice
from pathlib import Path
from zlib import crc32

import pygame

from ..data.files import write_atomically

FORMAT = 1
"""Goes up when the same SVG file is to be drawn otherwise."""
MOST_FILES = 12
"""Three sizes of four pictures."""
Size = tuple[int, int]


class DrawnPictures:
    """The files of a folder; without a folder nothing is found and nothing kept."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._new: dict[str, tuple[bytes, pygame.Surface]] = {}

    def find(self, svg: bytes, size: Size) -> pygame.Surface | None:
        """The picture of an SVG file at a size, if it lies here whole."""
        key = _key(svg, size)
        length = len(key) + 4 + size[0] * size[1] * 4
        content = self._content(key, length + 1)
        if len(content) != length or not content.startswith(key):
            return None
        rest = memoryview(content)[len(key) :]  # not a copy, and the surface shows what was read: that saves half
        if crc32(rest[4:]) != int.from_bytes(rest[:4], "big"):
            return None
        return pygame.image.frombuffer(rest[4:], size, "BGRA")

    def _content(self, key: bytes, most: int) -> bytes:
        if self._folder is None:
            return b""
        try:
            with _file(self._folder, key).open("rb") as file:
                return file.read(most)
        except OSError:
            return b""

    def add(self, name: str, svg: bytes, drawn: pygame.Surface) -> None:
        """Have a picture kept by and by; of each name only the last one is."""
        if self._folder is not None:
            self._new[name] = _key(svg, drawn.get_size()), drawn

    def keep(self) -> bool:
        """Write one of the pictures that were added; False if there are none. It takes some milliseconds."""
        if self._folder is None or not self._new:
            return False
        key, drawn = self._new.pop(next(iter(self._new)))
        pixels = pygame.image.tobytes(drawn, "BGRA")
        with suppress(OSError):
            write_atomically(_file(self._folder, key), key + crc32(pixels).to_bytes(4, "big") + pixels)
            _clear(self._folder)
        return True


def _key(svg: bytes, size: Size) -> bytes:
    return b"Duel Table %d, pygame %b, %d x %d\n%b" % (FORMAT, pygame.version.ver.encode(), *size, svg)


def _file(folder: Path, key: bytes) -> Path:
    return folder / f"{crc32(key):08x}.drawn"


def _clear(folder: Path) -> None:
    """Take the oldest files away; halves that a program left when it was ended are among them."""
    newest_first = sorted(folder.iterdir(), key=lambda file: file.lstat().st_mtime_ns, reverse=True)
    for file in islice(newest_first, MOST_FILES, None):
        with suppress(OSError):  # it may be gone already, or be no file
            file.unlink()
