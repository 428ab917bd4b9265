"""The rules pages as data: a title, sections, numbered paragraphs, pictures; and the search in them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from unicodedata import normalize

from ..data.paths import assets_root
from ..data.toml import read_text
from .catalogue import ENGLISH

_PICTURE = re.compile(r"!\[(.+)\]\(([a-z_]+)\)", re.DOTALL)
_NUMBERED = re.compile(r"([A-Z]{1,3}\d{1,3})\.\s+(.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph, and its number if it is a rule."""

    number: str
    words: str
    picture: str = ""
    """The name of a picture that the game's table draws; the words are what stands below it."""


@dataclass(frozen=True, slots=True)
class Section:
    """Paragraphs below a heading; the introduction has none."""

    heading: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of one game in one language."""

    title: str
    sections: tuple[Section, ...]

    @property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        """All paragraphs in their order."""
        return tuple(paragraph for section in self.sections for paragraph in section.paragraphs)

    def find(self, query: str) -> tuple[int, ...]:
        """The places of the paragraphs that hold the query; the rule of that very number alone comes first."""
        wanted = folded(query.strip())
        if not wanted:
            return ()
        paragraphs = self.paragraphs
        named = [i for i, paragraph in enumerate(paragraphs) if folded(paragraph.number) == wanted]
        holding = [i for i, paragraph in enumerate(paragraphs) if wanted in folded(paragraph.words)]
        return tuple(named + [i for i in holding if i not in named])


def load_rulebook(game: str, language: str, root: Path | None = None) -> Rulebook:
    """The rules of a game; in English where the language has none. DataError if the page can't be read."""
    folder = (root or assets_root()) / game / "rules"
    path = folder / f"{language}.md"
    if not path.is_file():
        path = folder / f"{ENGLISH}.md"
    return parsed(read_text(path))


def parsed(page: str) -> Rulebook:
    """A rules page: ``# title``, ``## heading``, paragraphs parted by empty lines, ``C8. ...`` for a numbered one.

    ``![words below it](name)`` alone in a paragraph is a picture.
    """
    title = ""
    sections: list[tuple[str, list[Paragraph]]] = [("", [])]
    for block in re.split(r"\n\s*\n", page.strip()):
        words = " ".join(block.split())
        if words.startswith("## "):
            sections.append((words[3:], []))
        elif words.startswith("# "):
            title = words[2:]
        elif words:
            sections[-1][1].append(_paragraph(words))
    filled = (Section(heading, tuple(paragraphs)) for heading, paragraphs in sections if heading or paragraphs)
    return Rulebook(title, tuple(filled))


def _paragraph(words: str) -> Paragraph:
    shown = _PICTURE.fullmatch(words)
    if shown:
        return Paragraph("", shown[1], shown[2])
    found = _NUMBERED.fullmatch(words)
    return Paragraph(found[1], found[2]) if found else Paragraph("", words)


def folded(words: str) -> str:
    """Small letters without accents, one for each letter of ``words``, so that places stay the same."""
    return "".join(_folded_letter(letter) for letter in words)


def _folded_letter(letter: str) -> str:
    base = normalize("NFD", letter)[0].lower()
    return "'" if base == "’" else base[0]


def spans(words: str, query: str) -> tuple[tuple[int, int], ...]:
    """Where the query stands in the words: start and end of each place."""
    wanted = folded(query.strip())
    if not wanted:
        return ()
    text, result, start = folded(words), [], 0
    while (place := text.find(wanted, start)) >= 0:
        result.append((place, place + len(wanted)))
        start = place + len(wanted)
    return tuple(result)
