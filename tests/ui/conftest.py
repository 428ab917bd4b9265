"""The screen without a screen: set before pygame is imported."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.ui.pilot import Pilot

Launch = Callable[..., Pilot]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of the test's own: nothing of the player's is read or written."""
    monkeypatch.setenv("DUEL_TABLE_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def launch(home: Path) -> Iterator[Launch]:
    """Starts programs, and closes them after the test."""
    pilots: list[Pilot] = []

    def start(**how: object) -> Pilot:
        pilots.append(Pilot(home, **how))  # type: ignore[arg-type]
        return pilots[-1]

    yield start
    for pilot in pilots:
        pilot.close()
