"""The sounds of the table: all there, short, quiet, without clicks, and the same each time they are made."""

from __future__ import annotations

import sys
import wave
from array import array
from itertools import pairwise
from math import pi, sin
from pathlib import Path

import pytest

from build_scripts import sounds

NAMES = (
    "pick_up", "put_down", "flip", "slide", "shuffle", "reveal", "win", "lose", "error", "wall_falls", "blades",
)  # fmt: skip
FULL = 32768
LOUDEST = 10 ** (-9 / 20) * FULL
FAINTEST = 10 ** (-20 / 20) * FULL
HIGHEST = 3000.0
"""Hertz. Above it the middle of the spectrum would be shrill."""


def path(name: str) -> Path:
    return sounds.FOLDER / f"{name}.wav"


def recorded(name: str) -> array[int]:
    with wave.open(str(path(name)), "rb") as file:
        values = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        values.byteswap()
    return values


def loudest(values: array[int]) -> int:
    return max(map(abs, values))


def steepness(values: array[int]) -> float:
    """The frequency whose tone changes as fast, for its loudness, as these samples do."""
    steps = sum((b - a) ** 2 for a, b in pairwise(values))
    turn = (steps / sum(value**2 for value in values)) ** 0.5
    return turn * sounds.RATE / (2 * pi)


def test_every_sound_is_there_and_no_other() -> None:
    assert set(sounds.SOUNDS) == set(NAMES)
    assert {file.name for file in sounds.FOLDER.iterdir()} == {f"{name}.wav" for name in NAMES}


def test_all_sounds_together_are_small() -> None:
    assert sum(path(name).stat().st_size for name in NAMES) < 600_000


@pytest.mark.parametrize("name", NAMES)
def test_made_again_the_bytes_are_the_same(name: str) -> None:
    assert sounds.encoded(name) == path(name).read_bytes()


@pytest.mark.parametrize("name", NAMES)
def test_one_channel_of_16_bits(name: str) -> None:
    with wave.open(str(path(name)), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, sounds.RATE)


@pytest.mark.parametrize("name", NAMES)
def test_short_and_quiet(name: str) -> None:
    values = recorded(name)
    assert 0.05 <= len(values) / sounds.RATE <= 1.2
    assert FAINTEST < loudest(values) <= LOUDEST


@pytest.mark.parametrize("name", NAMES)
def test_starts_from_silence_and_ends_in_it(name: str) -> None:
    values = recorded(name)
    millisecond = sounds.RATE // 1000
    assert values[0] == 0
    assert loudest(values[:4]) < 0.02 * FULL
    assert loudest(values[-10 * millisecond :]) < 0.001 * FULL
    assert not any(values[-2 * millisecond :])


@pytest.mark.parametrize("name", NAMES)
def test_no_offset(name: str) -> None:
    values = recorded(name)
    assert abs(sum(values) / len(values)) < 0.0005 * FULL


@pytest.mark.parametrize("name", NAMES)
def test_never_shrill(name: str) -> None:
    assert steepness(recorded(name)) < HIGHEST


def test_filters_pass_what_they_should() -> None:
    tone = [sin(2 * pi * 1000 * i / sounds.RATE) for i in range(sounds.RATE // 2)]
    settled = slice(sounds.RATE // 4, None)
    assert max(sounds.lowpass(tone, 100.0)[settled]) < 0.02
    assert max(sounds.highpass(tone, 100.0)[settled]) == pytest.approx(1.0, abs=0.02)
    assert max(sounds.band(tone, 1000.0, 1000.0)[settled]) == pytest.approx(1.0, abs=0.02)


def test_rewriting_fills_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sounds, "FOLDER", tmp_path / "sounds")
    sounds.main()
    assert sorted(file.stem for file in sounds.FOLDER.iterdir()) == sorted(NAMES)
