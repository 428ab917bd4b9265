"""The program's icon in every size that systems ask for, each drawn anew from `assets/common/icon.svg`."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

ICON = Path(__file__).resolve().parents[1] / "assets" / "common" / "icon.svg"
NAME = "duel-table"
WINDOWS_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
MAC_SIZES = (32, 64, 128, 256, 512, 1024)
LINUX_SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)


def drawn(size: int) -> pygame.Surface:
    """The icon at a size, sharp; needs no window."""
    return pygame.image.load_sized_svg(ICON, (size, size))


def windows_icon(path: Path) -> Path:
    """One ``.ico`` with all sizes."""
    sizes = [(size, size) for size in WINDOWS_SIZES]
    return _save_together(path, WINDOWS_SIZES, sizes=sizes)


def mac_icon(path: Path) -> Path:
    """One ``.icns`` with all sizes."""
    return _save_together(path, MAC_SIZES)


def _save_together(path: Path, drawn_at: Iterable[int], **options: Any) -> Path:
    """A file of many pictures: the largest, and the others as they were drawn instead of scaled from it."""
    from PIL import Image  # pyright: ignore[reportMissingImports]  (only where programs are frozen)

    surfaces = [drawn(size) for size in drawn_at]
    *smaller, largest = (
        Image.frombytes("RGBA", surface.get_size(), pygame.image.tobytes(surface, "RGBA")) for surface in surfaces
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    largest.save(path, append_images=smaller, **options)
    return path


def linux_icons(folder: Path) -> list[Path]:
    """The tree ``hicolor``: a PNG for each size, and the SVG."""
    found: list[Path] = []
    for size in LINUX_SIZES:
        path = folder / f"{size}x{size}" / "apps" / f"{NAME}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(drawn(size), path)
        found.append(path)
    scalable = folder / "scalable" / "apps" / f"{NAME}.svg"
    scalable.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(ICON, scalable)
    return [*found, scalable]
