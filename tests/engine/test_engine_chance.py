"""Randomness that is the same everywhere: pinned numbers, and what is fair about it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.engine.chance import SEED_BITS, derived, next_seed, pick, shuffle_in_place, shuffled

TOP = 1 << SEED_BITS


def test_pinned_numbers() -> None:
    """If these change, every saved game and every deal number changes."""
    assert shuffled(range(10), 1) == PINNED["shuffled"]
    assert [pick(6, seed)[0] for seed in range(12)] == PINNED["picks"]
    assert pick(2, 2**64 - 1) == PINNED["pick"]
    assert next_seed(Random(42)) == PINNED["next"]
    assert [derived(), derived(0), derived(1, 2, 3), derived(-1)] == PINNED["derived"]


PINNED = {
    "shuffled": ([8, 0, 3, 4, 5, 2, 9, 6, 7, 1], 522918645609051052),
    "picks": [5, 0, 5, 1, 1, 3, 4, 1, 1, 2, 3, 2],
    "pick": (0, 6236757964603228238),
    "next": 11795342502715136727,
    "derived": [11400714819323198485, 15452995750080215566, 7483990916680606950, 7652643591886049385],
}


@pytest.mark.parametrize("seed", [0, 1, 2026, TOP - 1])
def test_shuffled_is_a_permutation_and_leaves_its_source(seed: int) -> None:
    source = list("abcdefgh")
    result, after = shuffled(source, seed)
    assert source == list("abcdefgh") and sorted(result) == source
    assert (result, after) == shuffled(tuple(source), seed)
    assert 0 <= after < TOP and after != seed


def test_shuffling_nothing_or_one() -> None:
    assert shuffled([], 5)[0] == [] and shuffled(["x"], 5)[0] == ["x"]


def test_only_random_is_used() -> None:
    """Any source of numbers in [0, 1) will do, the extremes too."""
    items = [1, 2, 3, 4]
    shuffle_in_place(items, lambda: 0.0)
    assert items == [2, 3, 4, 1]
    items = [1, 2, 3, 4]
    shuffle_in_place(items, lambda: 1 - 2**-53)
    assert items == [1, 2, 3, 4]


def test_every_order_is_equally_likely() -> None:
    rng = Random(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        shuffle_in_place(items, rng.random)
        orders[tuple(items)] += 1
    assert len(orders) == 24 and all(abs(n - 500) < 110 for n in orders.values())


def test_a_chain_of_seeds_is_fair_and_does_not_circle() -> None:
    seed, seen, faces = 7, set(), Counter[int]()
    for _ in range(6000):
        face, seed = pick(6, seed)
        faces[face] += 1
        seen.add(seed)
    assert len(seen) == 6000
    assert set(faces) == set(range(6)) and all(abs(n - 1000) < 130 for n in faces.values())


def test_consecutive_deal_numbers_are_fair() -> None:
    faces = Counter(pick(6, seed)[0] for seed in range(6000))
    assert all(abs(faces[face] - 1000) < 130 for face in range(6))
    firsts = Counter(shuffled(range(6), seed)[0][0] for seed in range(6000))
    assert all(abs(firsts[face] - 1000) < 130 for face in range(6))


def test_pick_stays_in_range() -> None:
    assert all(pick(1, seed)[0] == 0 for seed in range(100))
    assert {pick(3, seed)[0] for seed in range(100)} == {0, 1, 2}


def test_derived_numbers_do_not_collide() -> None:
    """Seed, seat and ply: all different, in any order, and spread over 64 bits."""
    parts = [(seed, seat, ply) for seed in range(12) for seat in range(4) for ply in range(60)]
    numbers = {derived(*part) for part in parts}
    assert len(numbers) == len(parts) and all(0 <= number < TOP for number in numbers)
    assert derived(1, 2) != derived(2, 1) and derived(1) != derived(1, 0)
    assert derived(TOP + 3) == derived(3), "only 64 bits of each part count"
    ones = sum(derived(1, 0, ply).bit_count() for ply in range(400)) / 400
    assert 30 < ones < 34
