"""Synthesises the sounds of the table: `python build_scripts/sounds.py` rewrites assets/common/sounds.

Paper is filtered noise; wood, stone and steel are a few decaying tones each; strings are plucked. Every sound has its
own seed and only `Random.random` is used, so the files come out the same each time, byte by byte.
"""

from __future__ import annotations

import wave
from array import array
from collections.abc import Callable, Iterable
from io import BytesIO
from math import cos, exp, pi, sin, sqrt, tan
from pathlib import Path
from random import Random
from typing import NamedTuple

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "common" / "sounds"
RATE = 22050
FULL = 32767
RUMBLE = 35.0
"""Hertz; what lies below is no sound, only an offset that wanders."""
FADE_IN = 0.0015
FADE_OUT = 0.03
REST = 0.003
"""Seconds of silence at the very end."""

Wave = list[float]


class Mode(NamedTuple):
    """One tone of a body that was struck."""

    pitch: float
    level: float
    decay: float


class Part(NamedTuple):
    """A wave, when it starts in a sound, and how loud it is."""

    at: float
    level: float
    wave: Wave


class Sound(NamedTuple):
    """How a sound is made, and the level of its loudest sample in decibels below full scale."""

    peak: float
    make: Callable[[Random], Wave]


# Waves


def count(seconds: float) -> int:
    """Samples in a time."""
    return round(seconds * RATE)


def noise(rng: Random, seconds: float) -> Wave:
    """White noise."""
    return [2.0 * rng.random() - 1.0 for _ in range(count(seconds))]


def struck(seconds: float, modes: Iterable[Mode]) -> Wave:
    """A body that rings in its modes. Each starts at its zero, so a stroke never clicks."""
    result = [0.0] * count(seconds)
    for mode in modes:
        turn, fall = 2.0 * pi * mode.pitch / RATE, 1.0 / (mode.decay * RATE)
        for i in range(len(result)):
            result[i] += mode.level * exp(-i * fall) * sin(i * turn)
    return result


def mixed(seconds: float, parts: Iterable[Part]) -> Wave:
    """Parts laid over each other; what reaches past the end is cut."""
    result = [0.0] * count(seconds)
    for part in parts:
        start = count(part.at)
        for i, value in enumerate(part.wave[: len(result) - start], start):
            result[i] += part.level * value
    return result


# Filters


def split(source: Wave, start: float, end: float, damping: float) -> Iterable[tuple[float, float, float]]:
    """A state-variable filter whose frequency glides from start to end: what is low, in the band, high."""
    first = second = 0.0
    ratio = end / start
    for i, value in enumerate(source):
        g = tan(pi * start * ratio ** (i / len(source)) / RATE)
        middle = (first + g * (value - second)) / (1.0 + g * (g + damping))
        low = second + g * middle
        first, second = 2.0 * middle - first, 2.0 * low - second
        yield low, damping * middle, value - damping * middle - low


def lowpass(source: Wave, pitch: float) -> Wave:
    """What lies below a frequency, without a resonance."""
    return [low for low, _, _ in split(source, pitch, pitch, sqrt(2.0))]


def highpass(source: Wave, pitch: float) -> Wave:
    """What lies above a frequency, without a resonance."""
    return [high for _, _, high in split(source, pitch, pitch, sqrt(2.0))]


def band(source: Wave, start: float, end: float, damping: float = 1.0) -> Wave:
    """What lies around a frequency that glides from start to end."""
    return [middle for _, middle, _ in split(source, start, end, damping)]


# Envelopes


def decaying(source: Wave, decay: float, attack: float = 0.001) -> Wave:
    """A quick rise, then an exponential fall."""
    rise, fall = count(attack), 1.0 / (decay * RATE)
    return [value * min(1.0, i / rise) * exp(-max(0, i - rise) * fall) for i, value in enumerate(source)]


def swelling(source: Wave, crest: float) -> Wave:
    """A smooth rise up to the crest, a share of the length, and a smooth fall to nothing."""
    top = crest * len(source)
    spans = ((i / top if i < top else (len(source) - i) / (len(source) - top)) for i in range(len(source)))
    return [value * (0.5 - 0.5 * cos(pi * span)) for value, span in zip(source, spans, strict=True)]


def faded(source: Wave) -> Wave:
    """Silent at both ends: a short rise, a longer fall and a rest."""
    rise, fall, rest = count(FADE_IN), count(FADE_OUT), count(REST)
    last = len(source) - 1 - rest
    gates = (min(1.0, i / rise, max(0, last - i) / fall) for i in range(len(source)))
    return [value * (0.5 - 0.5 * cos(pi * gate)) for value, gate in zip(source, gates, strict=True)]


# Materials


def rub(rng: Random, seconds: float, start: float, end: float, crest: float) -> Wave:
    """Paper that moves over paper or cloth; slow noise makes it a little uneven."""
    grain = lowpass(noise(rng, seconds), 45.0)
    hiss = band(lowpass(noise(rng, seconds), 5500.0), start, end, 1.2)
    return swelling([value * (1.0 + 6.0 * rough) for value, rough in zip(hiss, grain, strict=True)], crest)


def tick(rng: Random, pitch: float, decay: float) -> Wave:
    """The edge of a card that snaps free or lands."""
    return decaying(band(lowpass(noise(rng, 8.0 * decay), 5000.0), pitch, 0.7 * pitch), decay)


def wood(pitch: float, decay: float) -> Wave:
    """A table top that was knocked: few tones, soon gone."""
    tones = ((1.0, 1.0, 1.0), (1.73, 0.5, 0.7), (2.61, 0.22, 0.5), (3.9, 0.08, 0.35))
    return struck(8.0 * decay, [Mode(pitch * ratio, level, decay * last) for ratio, level, last in tones])


def stone(rng: Random, pitch: float, decay: float) -> Wave:
    """A block that hits another: tones out of tune with each other, and grit."""
    tones = ((1.0, 1.0, 1.0), (1.47, 0.7, 0.8), (2.09, 0.5, 0.6), (2.83, 0.25, 0.45))
    body = struck(8.0 * decay, [Mode(pitch * ratio, level, decay * last) for ratio, level, last in tones])
    grit = decaying(band(noise(rng, 8.0 * decay), 3.0 * pitch, 1.2 * pitch), 0.6 * decay, 0.002)
    return mixed(8.0 * decay, [Part(0.0, 0.5, body), Part(0.0, 1.1, grit)])


def steel(pitch: float, decay: float) -> Wave:
    """A blade: tones as far out of tune as those of a bar, each doubled so that it beats a little."""
    tones = ((1.0, 0.5, 1.0), (1.62, 0.6, 0.9), (2.18, 0.45, 0.8), (2.757, 0.6, 0.7), (3.86, 0.3, 0.5))
    pairs = [
        Mode(pitch * ratio * spread, level, decay * last) for ratio, level, last in tones for spread in (1.0, 1.007)
    ]
    return decaying(struck(8.0 * decay, pairs), 4.0 * decay, 0.003)


def pluck(rng: Random, pitch: float, decay: float) -> Wave:
    """A soft string: its overtones are weak and fade first."""
    modes = [
        Mode(pitch * n * sqrt(1.0 + 0.0003 * n * n), sin(0.3 * pi * n) / n**1.8, decay / (0.5 + 0.5 * n))
        for n in range(1, 7)
    ]
    string = decaying(struck(6.0 * decay, modes), 20.0 * decay, 0.004)
    return mixed(6.0 * decay, [Part(0.0, 1.0, string), Part(0.0, 0.12, tick(rng, 900.0, 0.008))])


# Sounds


def pick_up(rng: Random) -> Wave:
    """A card is lifted: a breath of paper that brightens, and its edge comes free."""
    parts = [Part(0.0, 1.0, rub(rng, 0.12, 1100.0, 2600.0, 0.35)), Part(0.008, 0.35, tick(rng, 1900.0, 0.006))]
    return mixed(0.15, parts)


def put_down(rng: Random) -> Wave:
    """A card is laid on the table: paper first, then the wood below."""
    parts = [Part(0.0, 1.0, tick(rng, 1700.0, 0.014)), Part(0.002, 0.32, wood(215.0, 0.022))]
    return mixed(0.16, parts)


def flip(rng: Random) -> Wave:
    """A card turns over: it brushes the air, bends and snaps flat."""
    parts = [
        Part(0.0, 0.55, rub(rng, 0.14, 1000.0, 2400.0, 0.75)),
        Part(0.105, 0.9, tick(rng, 2100.0, 0.008)),
        Part(0.108, 0.3, wood(210.0, 0.02)),
    ]
    return mixed(0.25, parts)


def slide(rng: Random) -> Wave:
    """A card glides across the table."""
    return mixed(0.34, [Part(0.0, 1.0, rub(rng, 0.3, 1900.0, 1000.0, 0.3))])


def shuffle(rng: Random) -> Wave:
    """Two halves riffle into each other, are pushed together and tapped on the table."""
    parts: list[Part] = []
    at = 0.0
    for i in range(24):
        level = 0.5 + 0.3 * sin(pi * i / 23) + 0.3 * rng.random()
        parts.append(Part(at, level, tick(rng, 1300.0 + 900.0 * rng.random(), 0.008)))
        at += 0.012 + 0.012 * abs(i - 14) / 14 + 0.006 * rng.random()
    parts.append(Part(at, 0.4, rub(rng, 0.22, 1100.0, 2100.0, 0.6)))
    parts.append(Part(at + 0.24, 0.65, tick(rng, 1400.0, 0.01)))
    parts.append(Part(at + 0.242, 0.25, wood(200.0, 0.025)))
    return mixed(at + 0.42, parts)


def reveal(rng: Random) -> Wave:
    """Cards are shown: they turn, lie, and one low string says that it counts."""
    parts = [
        Part(0.0, 0.6, rub(rng, 0.16, 900.0, 2300.0, 0.7)),
        Part(0.12, 0.8, tick(rng, 1900.0, 0.009)),
        Part(0.122, 0.3, wood(190.0, 0.028)),
        Part(0.125, 0.4, pluck(rng, 220.0, 0.16)),
        Part(0.125, 0.25, pluck(rng, 330.0, 0.14)),
    ]
    return mixed(0.65, parts)


def win(rng: Random) -> Wave:
    """Three strings that rise."""
    notes = ((0.0, 0.8, 293.66), (0.13, 0.85, 369.99), (0.26, 1.0, 440.0))
    return mixed(1.15, [Part(at, level, pluck(rng, pitch, 0.26)) for at, level, pitch in notes])


def lose(rng: Random) -> Wave:
    """Two strings that sink."""
    notes = ((0.0, 1.0, 261.63), (0.2, 0.85, 220.0))
    return mixed(1.0, [Part(at, level, pluck(rng, pitch, 0.24)) for at, level, pitch in notes])


def error(rng: Random) -> Wave:
    """A dull knock on wood."""
    cloth = decaying(lowpass(noise(rng, 0.12), 700.0), 0.015, 0.004)
    return mixed(0.22, [Part(0.0, 0.8, decaying(wood(185.0, 0.03), 1.0, 0.004)), Part(0.0, 1.0, cloth)])


def wall_falls(rng: Random) -> Wave:
    """Stones tumble, each later and weaker than the one before, over a rumble."""
    rumble = decaying(lowpass(lowpass(noise(rng, 0.95), 170.0), 400.0), 0.26, 0.05)
    parts = [Part(0.0, 4.5, rumble)]
    at = 0.01
    for i in range(9):
        pitch = 230.0 + 330.0 * rng.random()
        parts.append(Part(at, 0.86**i * (0.7 + 0.5 * rng.random()), stone(rng, pitch, 0.022 + 0.012 * rng.random())))
        at += 0.035 + 0.009 * i + 0.03 * rng.random()
    return mixed(1.0, parts)


def blades(rng: Random) -> Wave:
    """Two blades meet and slip along each other."""
    parts = [
        Part(0.0, 0.8, steel(860.0, 0.07)),
        Part(0.0, 0.5, tick(rng, 1600.0, 0.008)),
        Part(0.03, 0.5, rub(rng, 0.16, 1500.0, 2700.0, 0.4)),
        Part(0.085, 0.55, steel(1010.0, 0.09)),
    ]
    return lowpass(mixed(0.55, parts), 4000.0)


SOUNDS: dict[str, Sound] = {
    "pick_up": Sound(-15.0, pick_up),
    "put_down": Sound(-11.0, put_down),
    "flip": Sound(-13.0, flip),
    "slide": Sound(-16.0, slide),
    "shuffle": Sound(-13.0, shuffle),
    "reveal": Sound(-12.0, reveal),
    "win": Sound(-12.0, win),
    "lose": Sound(-12.0, lose),
    "error": Sound(-10.0, error),
    "wall_falls": Sound(-10.0, wall_falls),
    "blades": Sound(-13.0, blades),
}


# Files


def samples(name: str) -> array[int]:
    """A sound as 16-bit numbers: without offset, faded at both ends, brought to its level."""
    sound = SOUNDS[name]
    result = faded(highpass(sound.make(Random(name)), RUMBLE))
    scale = FULL * 10.0 ** (sound.peak / 20.0) / max(map(abs, result))
    return array("h", [round(value * scale) for value in result])


def encoded(name: str) -> bytes:
    """A sound as a WAV file."""
    buffer = BytesIO()
    with wave.open(buffer, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples(name).tobytes())
    return buffer.getvalue()


def main() -> None:
    """Writes every sound."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        (FOLDER / f"{name}.wav").write_bytes(encoded(name))


if __name__ == "__main__":
    main()
