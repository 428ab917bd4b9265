"""The pictures: SVG files drawn at the size they are shown, cached, premultiplied."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from xml.parsers.expat import ExpatError, ParserCreate

import pygame

from ..data.toml import DataError
from ..engine.text import text
from .pixels import tinted
from .theme import Colour

_CACHE_BYTES = 96 * 1024 * 1024


class Art:
    """Pictures below a folder of assets, by relative name and size."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._cache: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()
        self._bytes = 0

    def picture(self, name: str, width: int, height: int) -> pygame.Surface:
        """The SVG ``name`` (relative to the assets) drawn at a size in pixels. DataError if it can't be read."""
        return self.cached((name, width, height), lambda: self._draw(name, width, height))

    def icon(self, name: str, size: int, colour: Colour) -> pygame.Surface:
        """A common icon in a colour."""
        return self.silhouette(f"common/icons/{name}.svg", size, colour)

    def silhouette(self, name: str, size: int, colour: Colour) -> pygame.Surface:
        """A white square picture in a colour."""
        return self.cached((name, size, colour), lambda: tinted(self.picture(name, size, size), colour))

    def _draw(self, name: str, width: int, height: int) -> pygame.Surface:
        path = self._root / name
        try:
            whole = _well_formed(path.read_bytes())
            drawn = pygame.image.load_sized_svg(BytesIO(whole), (width, height)).convert_alpha().premul_alpha_ip()
        except (OSError, ExpatError, pygame.error) as error:
            raise DataError(text("common.data.unreadable", file=str(path), what=str(error))) from error
        if drawn.get_size() != (width, height):
            drawn = pygame.transform.smoothscale(drawn, (width, height))
        return drawn

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


def _well_formed(content: bytes) -> bytes:
    """The content of an SVG file; ExpatError if it is no XML: what draws it can crash on a file that was cut off."""
    ParserCreate().Parse(content, True)
    return content
