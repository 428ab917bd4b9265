"""Sums over finished matches: against each level, between people, and how long deals are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from ..engine.contract import OptionValue
from .statistics import Played

OptionSet = tuple[tuple[str, OptionValue], ...]
"""House rules by name, in order."""
_STEPS = (5, 10, 20, 25, 50, 100)
"""How wide the groups of a distribution may be; beyond the last, its multiples."""


@dataclass(frozen=True, slots=True)
class Record:
    """How one side did. ``streak``: wins in a row up to now; ``best``: the most there ever were."""

    won: int = 0
    drawn: int = 0
    lost: int = 0
    streak: int = 0
    best: int = 0

    @property
    def played(self) -> int:
        """All matches."""
        return self.won + self.drawn + self.lost

    def after(self, won: bool, drawn: bool) -> Record:
        """The record with one more match."""
        streak = self.streak + 1 if won else 0
        return Record(
            self.won + won,
            self.drawn + drawn,
            self.lost + (not won and not drawn),
            streak,
            max(self.best, streak),
        )


@dataclass(frozen=True, slots=True)
class Band:
    """How many deals took from ``first`` to ``last`` decisions."""

    first: int
    last: int
    deals: int


def option_set(played: Played) -> OptionSet:
    """The house rules of a match, so that equal ones compare equal."""
    return tuple(sorted(played.options.items(), key=lambda item: item[0]))


def option_sets(matches: Iterable[Played]) -> tuple[OptionSet, ...]:
    """All sets of house rules, in an order that does not change when a match is added to a known one."""
    return tuple(sorted({option_set(played) for played in matches}, key=repr))


def chosen(matches: Iterable[Played], game: str, options: OptionSet | None = None) -> list[Played]:
    """The matches of a game, with these house rules or with any."""
    return [played for played in matches if played.game == game and (options is None or option_set(played) == options)]


@dataclass(frozen=True, slots=True, order=True)
class Table:
    """Who one person plays against, and together with whom: the computer's levels."""

    rivals: tuple[str, ...]
    partners: tuple[str, ...] = ()


def by_levels(matches: Iterable[Played]) -> Mapping[Table, Record]:
    """What one person did against each level, or group of levels; matches of several people are left out."""
    records: dict[Table, Record] = {}
    for played in matches:
        if len(played.people) == 1:
            table = Table(tuple(sorted(played.levels)), tuple(sorted(played.partners)))
            records[table] = records.get(table, Record()).after(played.won[0], played.drawn)
    return records


Sides = tuple[tuple[str, ...], ...]
"""People by name: those who play together stand together."""


def by_people(matches: Iterable[Played]) -> Mapping[Sides, tuple[Record, ...]]:
    """What people at one screen did, by their names in order, wherever they sat: a record for each side."""
    records: dict[Sides, tuple[Record, ...]] = {}
    for played in matches:
        if len(played.people) > 1:
            sides = sorted(_sides(played), key=lambda side: [(name.casefold(), name) for name, _ in side])
            names = tuple(tuple(name for name, _ in side) for side in sides)
            before = records.get(names, (Record(),) * len(names))
            records[names] = tuple(
                record.after(side[0][1], played.drawn) for record, side in zip(before, sides, strict=True)
            )
    return records


def _sides(played: Played) -> list[list[tuple[str, bool]]]:
    """Names and whether they won, side by side; names in order."""
    sides: dict[int, list[tuple[str, bool]]] = {}
    for number, person in enumerate(zip(played.people, played.won, strict=True)):
        sides.setdefault(played.sides[number] if played.sides else number, []).append(person)
    return [sorted(side, key=lambda person: (person[0].casefold(), person[0])) for side in sides.values()]


def bands(matches: Iterable[Played], most: int = 6) -> tuple[Band, ...]:
    """How the deals are spread over their lengths, in at most ``most`` equal groups, empty ones between them too."""
    lengths = [length for played in matches for length in played.lengths if length > 0]
    if not lengths:
        return ()
    step = _step(lengths, most)
    low, high = min(lengths) // step, max(lengths) // step
    counts = [0] * (high - low + 1)
    for length in lengths:
        counts[length // step - low] += 1
    return tuple(Band((low + i) * step, (low + i + 1) * step - 1, count) for i, count in enumerate(counts))


def _step(lengths: Sequence[int], most: int) -> int:
    low, high = min(lengths), max(lengths)
    steps = (*_STEPS, *(_STEPS[-1] * factor for factor in range(2, high // _STEPS[-1] + 3)))
    return next(step for step in steps if high // step - low // step < most)
