"""The pictures: SVG files drawn at the size they are shown, cached, premultiplied."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from io import BytesIO
from pathlib import Path
from xml.parsers.expat import ExpatError, ParserCreate

import pygame

from ..data.toml import DataError
from ..engine.text import text
from .drawn import DrawnPictures, Size
from .pixels import tinted
from .theme import Colour

_CACHE_BYTES = 96 * 1024 * 1024
_PACKED = b"\xfd7zXZ"
"""How a compressed picture begins; frozen programs carry such."""
_ROOM = 4_000_000
"""No picture is larger, nor needs more memory to be unpacked."""


class Art:
    """Pictures below a folder of assets, by relative name and size.

    ``kept`` is the player's folder for pictures of the title as they were drawn, None if there is none.
    """

    def __init__(self, root: Path, kept: Path | None = None) -> None:
        self._root = root
        self._drawn = DrawnPictures(kept)
        self._cache: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
        self._bytes = 0

    def picture(self, name: str, width: int, height: int) -> pygame.Surface:
        """The SVG ``name`` (relative to the assets) drawn at a size in pixels. DataError if it can't be read."""
        return self.cached((name, width, height), lambda: self._made(name, (width, height), _draw))

    def title_picture(self, name: str, width: int, height: int) -> pygame.Surface:
        """As `picture`, for what is large and in the first frame: an earlier start may have left it drawn."""
        return self.cached((name, width, height), lambda: self._made(name, (width, height), partial(self._found, name)))

    def keep(self) -> bool:
        """Write one title picture for later starts, to be called at rest; False if there was nothing to write."""
        return self._drawn.keep()

    def icon(self, name: str, size: int, colour: Colour) -> pygame.Surface:
        """A common icon in a colour."""
        return self.silhouette(f"common/icons/{name}.svg", size, colour)

    def silhouette(self, name: str, size: int, colour: Colour) -> pygame.Surface:
        """A white square picture in a colour."""
        return self.cached((name, size, colour), lambda: tinted(self.picture(name, size, size), colour))

    def _made(self, name: str, size: Size, make: Callable[[bytes, Size], pygame.Surface]) -> pygame.Surface:
        path = self._root / name
        try:
            return make(_unpacked(path.read_bytes()), size)
        except (OSError, EOFError, ExpatError, pygame.error) as error:
            raise DataError(text("common.data.unreadable", file=str(path), what=str(error))) from error

    def _found(self, name: str, svg: bytes, size: Size) -> pygame.Surface:
        found = self._drawn.find(svg, size)
        if found is None:
            found = _draw(svg, size)
            self._drawn.add(name, svg, found)
        return found

    def cached(self, key: tuple[object, ...], draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        """What ``draw`` makes, kept under ``key`` while there is room."""
        found = self._cache.get(key)
        if found is not None:
            self._cache.move_to_end(key)
            return found
        made = draw()
        self._cache[key] = made
        self._bytes += made.get_width() * made.get_height() * 4
        while self._bytes > _CACHE_BYTES and len(self._cache) > 1:
            _, old = self._cache.popitem(last=False)
            self._bytes -= old.get_width() * old.get_height() * 4
        return made


def _unpacked(content: bytes) -> bytes:
    """The bytes of an SVG that may be compressed (xz); EOFError if they are damaged."""
    if not content.startswith(_PACKED):
        return content
    # Only frozen programs carry such pictures: the others need not load what unpacks them.
    from lzma import FORMAT_XZ, LZMADecompressor, LZMAError

    try:
        return LZMADecompressor(FORMAT_XZ, memlimit=_ROOM).decompress(content, _ROOM)
    except LZMAError as error:
        raise EOFError(str(error)) from error


def _draw(svg: bytes, size: Size) -> pygame.Surface:
    drawn = pygame.image.load_sized_svg(BytesIO(_well_formed(svg)), size).convert_alpha().premul_alpha_ip()
    return drawn if drawn.get_size() == size else pygame.transform.smoothscale(drawn, size)


def _well_formed(content: bytes) -> bytes:
    """The content of an SVG file; ExpatError if it is no XML: what draws it can crash on a file that was cut off."""
    ParserCreate().Parse(content, True)
    return content
