"""The folder THIRD_PARTY of a frozen program: who made what it carries, and the licence texts.

Python packages bring their licence along. The libraries in C inside pygame-ce do not: `packaging/libraries.toml`
tells whose they are, and `unlisted` finds those that it has forgotten.
"""

from __future__ import annotations

import re
import shutil
import sys
import sysconfig
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[1]
PACKAGING = ROOT / "build_scripts" / "packaging"
LGPL_OF_PYGAME = "pygame/docs/generated/LGPL.txt"
BESIDE_THE_DEPENDENCIES = ("pyinstaller",)
"""Its starter is a part of the program's file."""

_LICENCE = re.compile(r"(licen[cs]e|copying|notice)[^/]*$", re.IGNORECASE)
_NAME = re.compile(r"[A-Za-z0-9._-]+")
_LIBRARY = re.compile(r"\.(so(\.[0-9.]+)?|dll|dylib)$")
_NOT_OURS = re.compile(r"(python3|Python$|vcruntime|msvcp|ucrtbase|api-ms-win|concrt)")
"""Python itself, whose licence is there, and what Windows lets programs bring along."""

_OPENING = """\
Duel Table is free software under the MIT licence (see LICENSE). It carries the software below, whose licences lie in
this folder.

pygame-ce, mpg123, FluidSynth and libsndfile are under the GNU Lesser General Public License, version 2.1. They lie in
the program's folder as files of their own: you may put changed versions in their place. This goes for the one-file
program, too, which can be built anew from the source of Duel Table, build_scripts/freeze.py.

"""


@dataclass(frozen=True, slots=True)
class Library:
    """A row of ``libraries.toml``."""

    name: str
    files: tuple[str, ...]
    copyright: str
    text: tuple[str, ...]
    source: str


@dataclass(frozen=True, slots=True)
class Package:
    """A Python package: what it says about its licence, and where the texts are."""

    name: str
    version: str
    licence: str
    files: tuple[Path, ...]


def libraries() -> list[Library]:
    """The libraries in C."""
    table = tomllib.loads((PACKAGING / "libraries.toml").read_text(encoding="utf-8"))
    return [
        Library(row["name"], tuple(row["files"]), row["copyright"], tuple(row["text"]), row["source"])
        for row in table["library"]
    ]


def dependencies() -> list[str]:
    """The distributions that the program needs, as pyproject.toml names them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [match[0] for row in project["dependencies"] if (match := _NAME.match(row))]


def package(name: str) -> Package:
    """What an installed distribution says about itself; SystemExit if it has no licence text."""
    found = metadata.distribution(name)
    files = [file for file in found.files or [] if _is_licence(file)]
    texts = tuple(sorted(Path(str(found.locate_file(file))) for file in files))
    if not texts:
        raise SystemExit(f"{name} has no licence text")
    about = found.metadata
    told = [about[key] for key in ("License-Expression", "License") if key in about]
    return Package(about["Name"], found.version, told[0].splitlines()[0] if told else "see its text", texts)


def _is_licence(file: PurePosixPath) -> bool:
    """Of the distribution itself, not of something that it carries for its own tests."""
    if file.as_posix() == LGPL_OF_PYGAME:
        return True
    at_the_top = ".dist-info" in file.parts[0] or len(file.parts) == 2
    return at_the_top and bool(_LICENCE.search(file.name)) and file.suffix not in (".py", ".pyc")


def python_licence() -> Path:
    """The licence of the running Python, with those of what it carries."""
    places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix), Path(sys.base_prefix) / "share" / "doc")
    for place in places:
        for name in ("LICENSE.txt", "LICENSE"):
            if (place / name).is_file():
                return place / name
    raise SystemExit(f"no licence of Python in {', '.join(map(str, places))}")


def collect(folder: Path) -> Path:
    """Fill the folder anew."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    packages = [package(name) for name in (*dependencies(), *BESIDE_THE_DEPENDENCIES)]
    for found in packages:
        for text in found.files:
            shutil.copyfile(text, folder / f"{found.name}-{text.stem}.txt")
    shutil.copyfile(python_licence(), folder / "Python-LICENSE.txt")
    lgpl = next(text for found in packages for text in found.files if text.as_posix().endswith(LGPL_OF_PYGAME))
    shutil.copytree(PACKAGING / "licences", folder / "libraries")
    shutil.copyfile(lgpl, folder / "libraries" / "LGPL-2.1.txt")
    (folder / "README.txt").write_text(_summary(packages), encoding="utf-8")
    return folder


def _summary(packages: Iterable[Package]) -> str:
    rows = [f"{found.name} {found.version}: {found.licence}" for found in packages]
    rows += [f"Python {sys.version.split()[0]}: PSF License Agreement", ""]
    rows.append("Libraries that pygame-ce and Python carry; not every system needs all of them:")
    for library in libraries():
        rows += ["", library.name, f"  Copyright (c) {library.copyright}"]
        rows.append(f"  {', '.join(f'libraries/{text}.txt' for text in library.text)}; source: {library.source}")
    return _OPENING + "\n".join(rows) + "\n"


def unlisted(program: Path) -> list[str]:
    """Shared libraries of a frozen program that nothing is written about."""
    starts = tuple(start for library in libraries() for start in library.files)
    names = {path.name for path in program.rglob("*") if _LIBRARY.search(path.name) and not _is_extension(path.name)}
    bare = {name: name.removeprefix("lib") for name in names}
    return sorted(name for name, short in bare.items() if not short.startswith(starts) and not _NOT_OURS.match(short))


def _is_extension(name: str) -> bool:
    """Modules of Python, which belong to their packages."""
    return ".cpython-" in name or ".abi3." in name
