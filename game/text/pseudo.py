"""The pseudo-language ``xx``: English with accents and 40 % longer. It shows what does not fit or is not translated."""

from __future__ import annotations

from math import ceil

from .template import Part, Template

GROWTH = 0.4
_ACCENTS = str.maketrans("aceinouyACEINOUY", "áçéíñóúýÁÇÉÍÑÓÚÝ")
_VOWELS = "aeiouyAEIOUY"


def stretched(parts: Template) -> Template:
    """The sentence with accents, its vowels doubled until it is long enough; gaps stay as they are."""
    return tuple(Part(_stretched(part.words), part.gap) for part in parts)


def _stretched(words: str) -> str:
    missing = ceil(GROWTH * sum(not letter.isspace() for letter in words))
    longer: list[str] = []
    for letter in words:
        longer.append(letter)
        if missing and letter in _VOWELS:
            longer.append(letter)
            missing -= 1
    end = len(longer) - (len(words) - len(words.rstrip()))
    longer[end:end] = "e" * missing
    return "".join(longer).translate(_ACCENTS)
