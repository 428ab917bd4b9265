"""What the player has set, kept in one small file."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Literal

from ..engine.text import Text, text
from ..text.catalogue import PSEUDO
from ..text.languages import languages
from .checks import Check, flag, maybe, number, one_of, row, table, whole, words
from .files import cause, set_aside, write_atomically

MAX_BYTES = 100_000
MOST_PLAYERS = 4
_CHECK = "check"


def _code(value: Any) -> str:
    """Two small letters, or nothing."""
    if words(2)(value) and not (len(value) == 2 and value.isascii() and value.isalpha() and value.islower()):
        raise ValueError("no code of a language")
    return value


MOST_CHOICE = 80
"""Letters of a choice that a game remembers."""
_MOST_LESSONS = 1000
_SHARE = number(0.0, 1.0)
_PIXELS = row(whole(-100_000, 100_000), 2, 2)
_LEVEL = words(24)


def _kept(default: Any, check: Check = flag) -> Any:
    """A setting: what it is until the player changes it, and what a file may say it is."""
    return field(default=default, metadata={_CHECK: check})


@dataclass
class Settings:
    """All settings with their defaults."""

    language: str = _kept("", _code)
    """A code; empty, and also where there is no such language: the language of the system."""
    text_scale: float = _kept(1.0, number(0.8, 2.0))
    speed: float = _kept(1.0, number(0.0, 2.0))
    """Of animations; 0 shows none."""
    reduced_motion: bool = _kept(False)
    sounds: bool = _kept(True)
    volume: float = _kept(0.6, _SHARE)
    sound_cards: bool = _kept(True)
    """Which events are heard, while there are sounds at all."""
    sound_fights: bool = _kept(True)
    sound_results: bool = _kept(True)
    sound_refusals: bool = _kept(True)
    read_aloud: bool = _kept(False)
    """Whether the system's speech says what happens and what is asked."""
    full_screen: bool = _kept(False)
    colour_aids: bool = _kept(False)
    """Shapes and letters beside colours."""
    hotseat_replay: bool = _kept(True)
    """Whether lifting the curtain replays what happened since."""
    player_names: tuple[str, ...] = _kept(("", ""), row(words(40), 2, MOST_PLAYERS))
    """By seat, always `MOST_PLAYERS` of them: a shorter list is filled up."""
    window_size: tuple[int, int] = _kept((1280, 800), _PIXELS)
    window_place: tuple[int, int] | None = _kept(None, maybe(_PIXELS))
    """None: where the system puts it."""
    first_run_done: bool = _kept(False)
    lessons_done: tuple[str, ...] = _kept((), row(words(24), 0, _MOST_LESSONS))
    """Lessons that need not be offered before all others any more: ``castle`` is the game's first, ``castle/2`` its
    second. Older programs knew one lesson of each game."""
    opponent: Literal["bot", "human"] = _kept("bot", one_of("bot", "human"))
    """The last choice in the set-up, and so the two below."""
    level: str = _kept("normal", _LEVEL)
    best_of: int = _kept(1, whole(1, 99))
    """Where the game does not offer it, its default is offered instead."""
    tables: dict[str, tuple[str, ...]] = field(
        default_factory=dict, metadata={_CHECK: table(_LEVEL, row(_LEVEL, 0, 16), 16)}
    )
    """Who sat where at tables of more than two: by the number of seats, for each seat a level, or ``human``."""

    game_choices: dict[str, str] = field(
        default_factory=dict, metadata={_CHECK: table(words(40), words(MOST_CHOICE), 64)}
    )
    """What was chosen last in each game, by names of its own: how many play, and what it asks besides house rules."""

    def __post_init__(self) -> None:
        self.player_names = (*self.player_names, *[""] * MOST_PLAYERS)[:MOST_PLAYERS]

    def knows_lesson(self, game: str, number: int) -> bool:
        """Whether a lesson need not be offered before all others any more."""
        return _lesson(game, number) in self.lessons_done

    def lesson_done(self, game: str, number: int) -> None:
        """Who knows a lesson is not offered it before all others any more."""
        if not self.knows_lesson(game, number):
            self.lessons_done = (*self.lessons_done, _lesson(game, number))


def _lesson(game: str, number: int) -> str:
    """A lesson as it stands in the file."""
    return game if number == 1 else f"{game}/{number}"


_CHECKS: dict[str, Check] = {setting.name: setting.metadata[_CHECK] for setting in fields(Settings)}
_DAMAGE = (ValueError, RecursionError)


def load_settings(path: Path) -> tuple[Settings, Text | None]:
    """The settings kept in ``path``. A file that can't be used is set aside: defaults then, and a line that says so."""
    try:
        return _with_known_language(_decoded(path))
    except (FileNotFoundError, NotADirectoryError):
        return Settings(), None
    except IsADirectoryError as error:
        return Settings(), text("common.data.unreadable", file=str(path), what=cause(error))
    except (OSError, *_DAMAGE):
        kept = set_aside(path, "damaged")
        if kept is None:
            return Settings(), text("common.data.settings_left", file=str(path))
        return Settings(), text("common.data.settings_damaged", kept=str(kept))


def read_settings(path: Path) -> tuple[Settings, Text | None]:
    """The same for a program that may write nothing: whatever is wrong with the file, it is left alone."""
    try:
        return _with_known_language(_decoded(path))
    except (FileNotFoundError, NotADirectoryError):
        return Settings(), None
    except (OSError, *_DAMAGE):
        return Settings(), text("common.data.settings_left", file=str(path))


def _decoded(path: Path) -> Settings:
    with path.open("rb") as file:
        raw = file.read(MAX_BYTES + 1)
    if len(raw) > MAX_BYTES:
        raise ValueError("too big")
    found = json.loads(raw.decode())
    if not isinstance(found, dict):
        raise ValueError("no table of settings")
    return Settings(**{name: check(found[name]) for name, check in _CHECKS.items() if name in found})


def _with_known_language(settings: Settings) -> tuple[Settings, Text | None]:
    if settings.language in ("", PSEUDO, *languages()):
        return settings, None
    problem = text("common.data.settings_language", language=settings.language)
    settings.language = ""
    return settings, problem


def save_settings(settings: Settings, path: Path) -> Text | None:
    """Keep the settings; None, or a line that says why they can't be kept."""
    values = {name: getattr(settings, name) for name in _CHECKS}
    content = json.dumps(values, ensure_ascii=False, indent=2).encode("utf-8", "replace") + b"\n"
    try:
        write_atomically(path, content)
    except OSError as error:
        return text("common.data.settings_unsaved", what=cause(error))
    return None
