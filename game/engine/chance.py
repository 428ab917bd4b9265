"""Reproducible randomness: one 64-bit number in, a result and the next number out.

Only `Random.random` is used: its sequence is the same on every Python and system.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")
SEED_BITS = 64


def shuffle_in_place(items: list[T], rnd: Callable[[], float]) -> None:
    """Fisher-Yates with a source of numbers in [0, 1)."""
    for i in range(len(items) - 1, 0, -1):
        j = int(rnd() * (i + 1))
        items[i], items[j] = items[j], items[i]


def shuffled(items: Sequence[T], seed: int) -> tuple[list[T], int]:
    """A shuffled copy of ``items`` and the next seed."""
    rng = Random(seed)
    result = list(items)
    shuffle_in_place(result, rng.random)
    return result, next_seed(rng)


def pick(count: int, seed: int) -> tuple[int, int]:
    """A number in 0..count-1 and the next seed."""
    rng = Random(seed)
    return int(rng.random() * count), next_seed(rng)


def next_seed(rng: Random) -> int:
    """A fresh 64-bit number from the generator's own sequence."""
    high = int(rng.random() * (1 << 32))
    low = int(rng.random() * (1 << 32))
    return high << 32 | low


def derived(*parts: int) -> int:
    """One 64-bit number from several, so that (seed, seat, ply) never share a sequence by accident."""
    state = 0x9E3779B97F4A7C15
    for part in parts:
        state = (state ^ (part & (1 << SEED_BITS) - 1)) * 0xBF58476D1CE4E5B9 & (1 << SEED_BITS) - 1
        state ^= state >> 29
    return state
