"""A sentence with gaps: plain names in braces, nothing that could reach into an object."""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter
from typing import NamedTuple


class Part(NamedTuple):
    """Words, then the name of the gap after them ("" where there is none)."""

    words: str
    gap: str


Template = tuple[Part, ...]


def template(sentence: str) -> Template:
    """The parts of ``Hello {name}``; ValueError if braces don't match or hold anything but a name."""
    parts: list[Part] = []
    for words, gap, spec, conversion in Formatter().parse(sentence):
        if gap is not None and (not gap.isidentifier() or spec or conversion):
            raise ValueError(f"not a plain name: {gap!r}")
        parts.append(Part(words, gap or ""))
    return tuple(parts)


def filled(parts: Template, words: Mapping[str, str]) -> str:
    """The sentence with its gaps filled; a gap without words stays visible in braces."""
    return "".join(part.words + _gap(part.gap, words) for part in parts)


def _gap(name: str, words: Mapping[str, str]) -> str:
    return words.get(name, f"{{{name}}}") if name else ""


def gaps(parts: Template) -> frozenset[str]:
    """The names that a sentence needs."""
    return frozenset(part.gap for part in parts if part.gap)
