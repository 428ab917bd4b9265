"""Checks of values that come out of a file: each gives the value as it is kept, or raises ValueError.

The settings are read before the first frame. Their few kinds of values are checked here, because what checks the
tables of the games takes longer to load than the whole file to read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Check = Callable[[Any], Any]


def flag(value: Any) -> bool:
    """Yes or no."""
    return _of(bool, value)


def number(least: float, most: float) -> Check:
    """A number within bounds."""

    def check(value: Any) -> float:
        return float(_within(least, most, value if isinstance(value, float) else _of(int, value)))

    return check


def whole(least: int, most: int) -> Check:
    """A whole number within bounds."""
    return lambda value: _within(least, most, _of(int, value))


def words(most: int) -> Check:
    """At most so many characters, all of which can be written again."""

    def check(value: Any) -> str:
        _of(str, value).encode()
        _within(0, most, len(value))
        return value

    return check


def one_of(*values: str) -> Check:
    """One of these words."""

    def check(value: Any) -> str:
        if value not in values:
            raise ValueError(f"none of {values}")
        return value

    return check


def row(part: Check, least: int, most: int) -> Check:
    """From so many to so many values of one kind."""

    def check(value: Any) -> tuple[Any, ...]:
        _within(least, most, len(_of(list, value)))
        return tuple(map(part, value))

    return check


def table(name: Check, part: Check, most: int) -> Check:
    """At most so many values of one kind, by name."""

    def check(value: Any) -> dict[Any, Any]:
        _within(0, most, len(_of(dict, value)))
        return {name(key): part(inner) for key, inner in value.items()}

    return check


def maybe(part: Check) -> Check:
    """A value of some kind, or none."""
    return lambda value: None if value is None else part(value)


def _of(kind: type, value: Any) -> Any:
    if type(value) is not kind:  # True is an int, too
        raise ValueError(f"{type(value).__name__} instead of {kind.__name__}")
    return value


def _within(least: float, most: float, value: Any) -> Any:
    if not least <= value <= most:
        raise ValueError(f"not from {least} to {most}")
    return value
