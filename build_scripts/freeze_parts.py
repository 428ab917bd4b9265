"""What a frozen program consists of; read by `packaging/duel-table.spec` inside PyInstaller.

Only the standard library is imported at the top: the tests look at these lists without PyInstaller.
"""

from __future__ import annotations

import importlib.util
import lzma
import shutil
import sys
from collections.abc import Iterable, Iterator
from importlib import metadata
from pathlib import Path, PurePosixPath
from typing import TypeVar

ROOT = Path(__file__).resolve().parents[1]
PACKAGING = ROOT / "build_scripts" / "packaging"
NAME = "duel-table"
TITLE = "Duel Table"
BUNDLE_ID = "io.github.duel-table"
ENTRY = PACKAGING / "start.py"

EXCLUDES = (
    "numpy",  # pygame uses it if it is there; 43 MB
    "PIL",  # draws the icons of the build
    "PyInstaller",
    "fontpkg",  # the registry of font packages; the packages themselves do without
    "pygame.docs",
    "pygame.examples",
    "pygame.tests",
    "readline",  # GPL
    "tkinter",
    "unittest",
    "doctest",
    "pdb",
    "pydoc",
    "ssl",  # the program never uses the network
    "_ssl",
    "_hashlib",  # OpenSSL's 4.7 MB; `hashlib` has its own
    "sqlite3",
    "setuptools",
    "pip",
)
DROPPED = (
    "libstdc++",  # every Linux desktop has these two, and its graphics drivers need them as new as they are there
    "libgcc_s",
    "freesansbold.ttf",  # pygame's own font, which is never used
)

WINDOW_ICON = "icon.svg"
PACKING = {"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 18}
"""How pictures are compressed: no dictionary larger than the largest of them."""

T = TypeVar("T", bound=tuple[str, str, str])
Data = tuple[str, str]


def datas(licences: Path) -> list[Data]:
    """Files and the folder of the frozen program that each lies in: where `game.data.paths` and the fonts look.

    The pictures are packed into a folder beside ``licences`` first.
    """
    packed = packed_assets(licences.parent / "assets")
    found = [(str(packed), "game/assets"), (str(ROOT / "levels"), "game/levels")]
    found += [(str(font), f"{font.parent.parent.name}/{font.parent.name}") for font in fonts()]
    return [*found, (str(ROOT / "LICENSE"), "."), (str(licences), "THIRD_PARTY")]


def packed_assets(folder: Path) -> Path:
    """A copy of the assets whose pictures are compressed as they stand: a sixth of the size, read by `game.table.art`.

    The icon of the window stays as it is, it is opened without the art's help.
    """
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "assets", folder)
    for picture in sorted(folder.rglob("*.svg")):
        if picture.name != WINDOW_ICON:
            picture.write_bytes(lzma.compress(picture.read_bytes(), filters=[PACKING]))
    return folder


def fonts() -> list[Path]:
    """The font files that the program opens: three of the forty in their packages."""
    from game.table import fonts as table_fonts

    found = sorted(table_fonts._FILES.values())
    missing = [font for font in found if not font.is_file()]
    if missing:
        raise SystemExit(f"fonts are missing in this environment: {missing}")
    return found


def hidden_imports() -> list[str]:
    """Modules that are imported by names put together at run time."""
    return [*games(), *mypyc_modules("tomli")]


def games() -> list[str]:
    """Every module below `game.games`: the registry imports them lazily."""
    top = ROOT / "game"
    files = sorted((top / "games").rglob("*.py"))
    return [".".join(["game", *_parts(file.relative_to(top))]) for file in files]


def _parts(file: Path) -> tuple[str, ...]:
    return file.parent.parts if file.name == "__init__.py" else file.with_suffix("").parts


def mypyc_modules(distribution: str) -> list[str]:
    """The module with a hash for a name that compiled wheels share their code through; none in pure ones."""
    files = metadata.files(distribution) or []
    return [PurePosixPath(file).name.split(".")[0] for file in files if "__mypyc" in PurePosixPath(file).name]


def kept(files: Iterable[T]) -> list[T]:
    """The files that the program needs."""
    return [file for file in files if not Path(file[0]).name.startswith(DROPPED)]


def check_environment() -> None:
    """SystemExit if something is missing that PyInstaller would leave out without a word, or if there is too much."""
    for module in ("pygame", "msgspec", "tomli", "platformdirs", "PIL", "PyInstaller"):
        if importlib.util.find_spec(module) is None:
            raise SystemExit(f"{module} is missing: pip install '.[build]'")
    if "pygame" in _distributions():
        raise SystemExit("the distribution 'pygame' is installed over pygame-ce")
    if sys.flags.optimize:
        raise SystemExit("not with -O: assertions guard the program")


def _distributions() -> Iterator[str]:
    return (found.metadata["Name"].lower() for found in metadata.distributions())
