"""What a figure yields: rows of measured numbers with their bars, and how rows are told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any, Literal

FORMAT = 1
"""The version of the JSON report."""
ENOUGH_FOR_P99 = 100
Statistic = Literal["median", "p99", "min", "max"]


class NotMeasured(Exception):
    """The figure can't be measured here; the words say why."""


@dataclass(frozen=True, slots=True)
class Bar:
    """What a statistic of a row may be at most, or must be at least."""

    statistic: Statistic
    limit: float
    at_least: bool = False

    def keeps(self, measured: float) -> bool:
        """Whether the bar is kept."""
        return measured >= self.limit if self.at_least else measured <= self.limit

    def __str__(self) -> str:
        sign = "≥" if self.at_least else "≤"
        name = "" if self.statistic == "median" else f"{self.statistic} "
        return f"{name}{sign} {self.limit:,g}"


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table: every single measurement of one thing, in one unit."""

    name: str
    unit: str
    values: Sequence[float]
    bars: tuple[Bar, ...] = ()
    note: str = ""

    def statistic(self, which: Statistic) -> float | None:
        """A statistic of the values; None for a p99 of too few."""
        if not self.values:
            return None
        if which == "median":
            return median(self.values)
        if which == "min":
            return min(self.values)
        if which == "max":
            return max(self.values)
        return percentile(self.values, 0.99) if len(self.values) >= ENOUGH_FOR_P99 else None

    @property
    def kept(self) -> bool | None:
        """Whether every bar is kept; None where there is none, or nothing was measured."""
        if not self.bars or not self.values:
            return None
        return all(bar.keeps(found) for bar in self.bars if (found := self.statistic(bar.statistic)) is not None)

    def as_json(self) -> dict[str, Any]:
        """The row for the JSON report."""
        names: tuple[Statistic, ...] = ("min", "median", "p99", "max")
        bars = [{"statistic": b.statistic, "limit": b.limit, "at_least": b.at_least} for b in self.bars]
        return {
            "name": self.name,
            "unit": self.unit,
            "count": len(self.values),
            **{name: self.statistic(name) for name in names},
            "bars": bars,
            "kept": self.kept,
            "note": self.note,
        }


def percentile(values: Sequence[float], share: float) -> float:
    """The value that ``share`` of all do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


_HEAD = ("figure", "min", "median", "p99", "max", "unit", "bar", "kept")


def table(rows: Iterable[Row]) -> str:
    """The rows in columns, notes below them."""
    rows = list(rows)
    cells = [_HEAD, *(_cells(row) for row in rows)]
    widths = [max(len(line[i]) for line in cells) for i in range(len(_HEAD))]
    lines = [_line(line, widths) for line in cells]
    lines.insert(1, "-" * len(lines[0]))
    notes = [f"  {row.name}: {row.note}" for row in rows if row.note]
    return "\n".join([*lines, "", *notes] if notes else lines)


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    """Numbers to the right, words to the left."""
    padded = [
        cell.rjust(width) if 1 <= i <= 4 else cell.ljust(width)
        for i, (cell, width) in enumerate(zip(cells, widths, strict=True))
    ]
    return "  ".join(padded).rstrip()


def _cells(row: Row) -> tuple[str, ...]:
    numbers = [_number(row.statistic(name)) for name in ("min", "median", "p99", "max")]
    if len(row.values) == 1:
        numbers = ["", numbers[1], "", ""]
    kept = {True: "yes", False: "NO", None: "-" if row.values else "not measured"}[row.kept]
    return (row.name, *numbers, row.unit, ", ".join(map(str, row.bars)), kept)


def _number(value: float | None) -> str:
    if value is None:
        return ""
    if value == 0 or abs(value) >= 1000:
        return f"{value:,.0f}"
    return f"{value:.1f}" if abs(value) >= 100 else f"{value:.2f}"
