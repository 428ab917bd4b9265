"""A sentence with gaps: plain names in braces, nothing that could reach into an object."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

_BRACES = re.compile(r"\{\{|\}\}|\{(\w+)\}|[{}]")
_SOUND = re.compile(r"[^{}]*(?:(?:\{\{|\}\}|\{[A-Za-z_][A-Za-z_0-9]*\})[^{}]*)*")


class Part(NamedTuple):
    """Words, then the name of the gap after them ("" where there is none)."""

    words: str
    gap: str


Template = tuple[Part, ...]


def template(sentence: str) -> Template:
    """The parts of ``Hello {name}``; ValueError if braces don't match or hold anything but a name."""
    if "{" not in sentence and "}" not in sentence:
        return (Part(sentence, ""),)
    parts: list[Part] = []
    words, end = "", 0
    for found in _BRACES.finditer(sentence):
        words, end = words + sentence[end : found.start()], found.end()
        if found[0] in ("{{", "}}"):
            words += found[0][0]
        elif found[1] and found[1].isidentifier():
            parts.append(Part(words, found[1]))
            words = ""
        else:
            raise ValueError(f"not a plain name: {sentence[found.start() :]!r}")
    return (*parts, Part(words + sentence[end:], ""))


def are_sound(sentences: Iterable[str]) -> bool:
    """Whether all are surely templates, which takes a fraction of making them; False where a closer look is needed."""
    return _SOUND.fullmatch("\n".join(sentences)) is not None


def filled(parts: Template, words: Mapping[str, str]) -> str:
    """The sentence with its gaps filled; a gap without words stays visible in braces."""
    return "".join(part.words + _gap(part.gap, words) for part in parts)


def _gap(name: str, words: Mapping[str, str]) -> str:
    return words.get(name, f"{{{name}}}") if name else ""


def gaps(parts: Template) -> frozenset[str]:
    """The names that a sentence needs."""
    return frozenset(part.gap for part in parts if part.gap)
