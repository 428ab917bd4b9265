"""Sounds, if the machine has any: a class that falls silent by itself and never stands in the way."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pygame

GROUPS: dict[str, tuple[str, ...]] = {
    "cards": ("pick_up", "put_down", "flip", "slide", "shuffle"),
    "fights": ("blades", "wall_falls", "reveal"),
    "results": ("win", "lose"),
    "refusals": ("error",),
}
"""What can be switched on and off by itself: the sounds of each group."""
_GROUP_OF = {name: group for group, names in GROUPS.items() for name in names}


class Audio:
    """Plays short sounds by name. Opened late, silent without a device."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._volume = 0.0
        self._open = False
        self._broken = False
        self._silent: frozenset[str] = frozenset()
        self.muted = False

    def set_volume(self, volume: float) -> None:
        """0 is silence, 1 as loud as it gets."""
        self._volume = volume

    def silence(self, groups: Iterable[str]) -> None:
        """The groups that are not to be heard; all others are."""
        self._silent = frozenset(groups)

    def open(self) -> None:
        """Look for a device; called after the first frame, because it can take its time."""
        if self._open or self._broken:
            return
        try:
            pygame.mixer.init()
            self._open = True
        except pygame.error:
            self._broken = True

    def hears(self, name: str, group: str = "") -> bool:
        """Whether a sound is wished for. ``group``: what it stands for here, where that is not its usual group."""
        if not name or self.muted or self._volume <= 0:
            return False
        return (group or _GROUP_OF.get(name, "")) not in self._silent

    def play(self, name: str, group: str = "") -> None:
        """Play a sound, or nothing where there is no device, no file or no wish for it."""
        if not self._open or not self.hears(name, group):
            return
        if name not in self._sounds:
            self._sounds[name] = self._load(name)
        sound = self._sounds[name]
        if sound is not None:
            sound.set_volume(self._volume)
            sound.play()

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        path = self._root / f"{name}.wav"
        try:
            return pygame.mixer.Sound(str(path)) if path.is_file() else None
        except pygame.error:
            return None
