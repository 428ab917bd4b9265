"""Every two of something that seats can play with, against each other.

A pair plays the same deals twice, once from either seat: what seats and lots give cancels.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..engine.chance import derived
from ..engine.contract import OptionValue
from ..engine.view import Seat
from .contest import Result
from .simulate import CHUNK, Chunk, Progress, played_in_order

Pair = tuple[str, str]


def pairs_played(
    game: str,
    pairs: Sequence[Pair],
    by_seat: Sequence[str],
    games: int,
    seed: int,
    names: tuple[str, ...],
    house: dict[str, OptionValue],
    progress: Progress | None,
) -> Iterator[tuple[Pair, Seat, list[Result]]]:
    """``games`` games of each pair, an even number, with the seat from which the first of the pair played them.

    ``by_seat``: the options that say what each seat plays with.
    """
    plan = [
        (pair, owner, chunk)
        for pair in pairs
        for owner, chunk in _chunks(game, pair, by_seat, games, seed, names, house)
    ]
    done, whole = 0, games * len(pairs)
    found = played_in_order((chunk for _, _, chunk in plan), whole)
    for (pair, owner, _), results in zip(plan, found, strict=True):
        yield pair, owner, results
        done += len(results)
        if progress is not None:
            progress(done, whole)


def _chunks(
    game: str,
    pair: Pair,
    by_seat: Sequence[str],
    games: int,
    seed: int,
    names: tuple[str, ...],
    house: dict[str, OptionValue],
) -> Iterator[tuple[Seat, Chunk]]:
    deals = [derived(seed, number) for number in range(games // 2)]
    for owner, brought in ((0, pair), (1, pair[::-1])):
        options = house | dict(zip(by_seat, brought, strict=True))
        for start in range(0, len(deals), CHUNK):
            yield owner, (game, tuple(deals[start : start + CHUNK]), names, options)
