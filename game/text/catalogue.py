"""The words of the program in one language, and English where a translation is missing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path

from ..data.paths import assets_root
from ..data.toml import DataError, read_words
from ..engine.text import SeatName, Text, TextArg, text
from .languages import languages, system_language
from .pseudo import stretched
from .template import Template, are_sound, filled, template

ENGLISH = "en"
PSEUDO = "xx"
COMMON = "common"

__all__ = ["Catalogue", "languages", "system_language"]

Words = Mapping[str, str]


@cache
def _plain(sentence: str) -> Template:
    """Made when it is first said: a start says few of all the words."""
    return template(sentence)


@cache
def _longer(sentence: str) -> Template:
    return stretched(template(sentence))


class Catalogue:
    """What can be said in one language."""

    def __init__(self, language: str, words: Words, english: Callable[[], Words]) -> None:
        self.language = language
        self._words = words
        self._read_english = english
        self._parts = _longer if language == PSEUDO else _plain

    @classmethod
    def load(cls, language: str, games: Iterable[str], root: Path | None = None) -> Catalogue:
        """The words that all games share and those of ``games``; DataError if a file is wrong."""
        folders = [(root or assets_root()) / name / "text" for name in (COMMON, *games)]
        if language not in (ENGLISH, PSEUDO):
            return cls(language, _read(folders, language), lambda: _read(folders, ENGLISH))
        english = _read(folders, ENGLISH)
        return cls(language, english, lambda: english)

    @cached_property
    def _english(self) -> Words:
        """What fills the holes of a translation: read when there is one."""
        return self._read_english()

    def say(self, message: Text, seat_names: Sequence[str] = ()) -> str:
        """The message in words. A key without a translation is said in English, one without any is shown itself."""
        sentence = self._sentence(message)
        if sentence is None:
            return message.key
        return filled(self._parts(sentence), {name: self._word(arg, seat_names) for name, arg in message.args})

    def knows(self, key: str) -> bool:
        """Whether there are words for a key, in this language or in English."""
        return key in self._words or key in self._english or f"{key}.other" in self._english

    def keys(self) -> frozenset[str]:
        """The keys that this language itself has words for, plural forms as they stand in the file."""
        return frozenset(self._words)

    def _sentence(self, message: Text) -> str | None:
        forms = _forms(message)
        for key in forms:
            if key in self._words:
                return self._words[key]
        return next((self._english[key] for key in forms if key in self._english), None)

    def _word(self, arg: TextArg, seat_names: Sequence[str]) -> str:
        if isinstance(arg, Text):
            return self.say(arg, seat_names)
        if isinstance(arg, SeatName):
            return self._seat(arg.seat, seat_names)
        return str(arg)

    def _seat(self, seat: int, seat_names: Sequence[str]) -> str:
        if 0 <= seat < len(seat_names) and seat_names[seat]:
            return seat_names[seat]
        return self.say(text("common.seat", number=seat + 1))


def _forms(message: Text) -> tuple[str, ...]:
    """The keys to look for: with a number ``n`` the form for one or for several comes first."""
    number = message.arg("n")
    if not isinstance(number, int):
        return (message.key,)
    return (f"{message.key}.{'one' if number == 1 else 'other'}", message.key)


def _read(folders: Iterable[Path], language: str) -> dict[str, str]:
    words: dict[str, str] = {}
    for folder in folders:
        path = folder / f"{language}.toml"
        if path.is_file():
            words |= _checked(path)
    return words


def _checked(path: Path) -> dict[str, str]:
    words = read_words(path)
    if not are_sound(words.values()):
        for key, sentence in words.items():
            try:
                template(sentence)
            except ValueError as error:
                raise DataError(text("common.data.template", file=str(path), where=key)) from error
    return words
