"""Sounds, if the machine has any: a class that falls silent by itself and never stands in the way."""

from __future__ import annotations

from pathlib import Path

import pygame


class Audio:
    """Plays short sounds by name. Opened late, silent without a device."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._volume = 0.0
        self._open = False
        self._broken = False
        self.muted = False

    def set_volume(self, volume: float) -> None:
        """0 is silence, 1 as loud as it gets."""
        self._volume = volume

    def open(self) -> None:
        """Look for a device; called after the first frame, because it can take its time."""
        if self._open or self._broken:
            return
        try:
            pygame.mixer.init()
            self._open = True
        except pygame.error:
            self._broken = True

    def play(self, name: str) -> None:
        """Play a sound, or nothing where there is no device, no file or no wish for it."""
        if not name or not self._open or self.muted or self._volume <= 0:
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
