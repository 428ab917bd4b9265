"""The work of others that the program is made with, and the licences as its installation carries them."""

from __future__ import annotations

import sysconfig
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import metadata
from itertools import pairwise
from pathlib import Path

MAX_BYTES = 200_000
CARRIED = Path(__file__).resolve().parents[2] / "THIRD_PARTY"
"""Where a program without installed packages has the texts."""
_NAMES = ("LICENSE", "LICENCE", "COPYING", "LGPL", "OFL")
_LONG_LINE = 52
"""From this length on a line was broken because it was full, not because something ended."""


@dataclass(frozen=True, slots=True)
class WorkOfOthers:
    """A part of the program by others. ``distribution``: its package; ``file``: its text in `CARRIED`."""

    name: str
    licence: str
    distribution: str = ""
    file: str = ""


PARTS: tuple[WorkOfOthers, ...] = (
    WorkOfOthers("Python", "PSF-2.0", file="Python-LICENSE.txt"),
    WorkOfOthers("pygame-ce", "LGPL-2.1-or-later", "pygame-ce"),
    WorkOfOthers("SDL, SDL_image, SDL_ttf, SDL_mixer", "Zlib", file="README.txt"),
    WorkOfOthers("DM Serif Display", "OFL-1.1", "fontpkg-dm-serif-display"),
    WorkOfOthers("Fira Sans", "OFL-1.1", "fontpkg-fira-sans"),
    WorkOfOthers("msgspec", "BSD-3-Clause", "msgspec"),
    WorkOfOthers("platformdirs", "MIT", "platformdirs"),
    WorkOfOthers("tomli", "MIT", "tomli"),
)


def version_of(part: WorkOfOthers) -> str:
    """The installed version, or an empty string where that is not known."""
    try:
        return metadata.version(part.distribution) if part.distribution else ""
    except metadata.PackageNotFoundError:
        return ""


def licence_text(part: WorkOfOthers) -> str:
    """The full text that this installation carries, or an empty string."""
    for path in _places(part):
        try:
            with path.open("rb") as file:
                return file.read(MAX_BYTES).decode("utf-8", "replace")
        except OSError:
            continue
    return ""


def _places(part: WorkOfOthers) -> Iterator[Path]:
    """Where its text may lie, the best place first."""
    if part.distribution:
        try:
            files = metadata.files(part.distribution) or []
        except metadata.PackageNotFoundError:
            files = []
        yield from (Path(str(file.locate())) for file in sorted(files, key=str) if file.name.upper().startswith(_NAMES))
        yield from sorted(CARRIED.glob(f"{part.distribution}-*.txt"))
    if part.file:
        yield CARRIED / part.file
        if part.file.startswith("Python"):
            yield Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"


def paragraphs(content: str) -> list[str]:
    """The paragraphs of a plain text, their lines joined where they were only broken to fit a page."""
    result: list[str] = []
    for block in _blocks(content.replace("\f", "\n").expandtabs(4).splitlines()):
        words = block[0]
        for before, line in pairwise(block):
            words += (" " if len(before) >= _LONG_LINE else "\n") + line
        result.append(words)
    return result


def _blocks(lines: Sequence[str]) -> list[list[str]]:
    """Lines between empty ones; a rule made of signs parts them too."""
    blocks: list[list[str]] = [[]]
    for line in (line.strip() for line in lines):
        if line and set(line) - set("-=_*"):
            blocks[-1].append(line)
        elif blocks[-1]:
            blocks.append([])
    return [block for block in blocks if block]
