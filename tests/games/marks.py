"""Cards that can be recognised wherever they turn up: a hidden card's number must not even travel as a plain fact."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from importlib import import_module
from itertools import count
from unittest.mock import patch


class Mark(int):
    """A card number that knows it is a card, and which one of those with that number."""

    label: int

    def __new__(cls, card: int, label: int) -> Mark:
        mark = super().__new__(cls, card)
        mark.label = label
        return mark


def marking(*dotted: str) -> Callable[[], AbstractContextManager[object]]:
    """A maker of contexts in which the deck functions called ``dotted`` hand out marked cards."""
    labels = count()
    marked = {name: _marked(name, labels) for name in dotted}

    @contextmanager
    def context() -> Iterator[None]:
        with ExitStack() as stack:
            for name, function in marked.items():
                stack.enter_context(patch(name, function))
            yield

    return context


def _marked(dotted: str, labels: Iterator[int]) -> Callable[..., list[int]]:
    module_name, _, name = dotted.rpartition(".")
    original = getattr(import_module(module_name), name)

    def marked_deck(*args: int) -> list[int]:
        return [Mark(card, next(labels)) for card in original(*args)]

    return marked_deck


def leaves(value: object) -> Iterator[object]:
    """Every value inside frozen dataclasses, tuples and mappings, in order."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        for item in dataclasses.fields(value):
            yield from leaves(getattr(value, item.name))
    elif isinstance(value, (tuple, list, set, frozenset)):
        for part in value:
            yield from leaves(part)
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from leaves(key)
            yield from leaves(part)
    else:
        yield value


def marks_in(value: object) -> set[int]:
    """The labels of the marked cards that occur anywhere inside a view or an event."""
    return {leaf.label for leaf in leaves(value) if isinstance(leaf, Mark)}
