"""What the player has set, kept in one small file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ..engine.text import Text, text
from ..text.catalogue import PSEUDO
from ..text.languages import languages
from .files import cause, set_aside, write_atomically

MAX_BYTES = 100_000
Share = Annotated[float, Meta(ge=0.0, le=1.0)]
Pixels = Annotated[int, Meta(ge=-100_000, le=100_000)]
PlayerName = Annotated[str, Meta(max_length=40)]
SeatChoice = Annotated[str, Meta(max_length=24)]
SeatChoices = Annotated[tuple[SeatChoice, ...], Meta(max_length=16)]
MOST_PLAYERS = 4


class Settings(msgspec.Struct):
    """All settings with their defaults."""

    language: Annotated[str, Meta(pattern="^([a-z]{2})?$")] = ""
    """A code; empty, and also where there is no such language: the language of the system."""
    text_scale: Annotated[float, Meta(ge=0.8, le=2.0)] = 1.0
    speed: Annotated[float, Meta(ge=0.0, le=2.0)] = 1.0
    """Of animations; 0 shows none."""
    reduced_motion: bool = False
    sounds: bool = True
    volume: Share = 0.6
    sound_cards: bool = True
    """Which events are heard, while there are sounds at all."""
    sound_fights: bool = True
    sound_results: bool = True
    sound_refusals: bool = True
    read_aloud: bool = False
    """Whether the system's speech says what happens and what is asked."""
    full_screen: bool = False
    colour_aids: bool = False
    """Shapes and letters beside colours."""
    hotseat_replay: bool = True
    """Whether lifting the curtain replays what happened since."""
    player_names: Annotated[tuple[PlayerName, ...], Meta(min_length=2, max_length=MOST_PLAYERS)] = ("", "")
    """By seat, always `MOST_PLAYERS` of them: a shorter list is filled up."""
    window_size: tuple[Pixels, Pixels] = (1280, 800)
    window_place: tuple[Pixels, Pixels] | None = None
    """None: where the system puts it."""
    first_run_done: bool = False
    lesson_done: bool = False
    """Whether the guided first game need not be offered before all else any more."""
    opponent: Literal["bot", "human"] = "bot"
    """The last choice in the set-up, and so the two below."""
    level: Annotated[str, Meta(max_length=24)] = "normal"
    best_of: Annotated[int, Meta(ge=1, le=99)] = 1
    """Where the game does not offer it, its default is offered instead."""
    players: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)] = 2
    """How many played last; the same holds for it."""
    tables: Annotated[dict[SeatChoice, SeatChoices], Meta(max_length=16)] = {}
    """Who sat where at tables of more than two: by the number of seats, for each seat a level, or ``human``."""

    def __post_init__(self) -> None:
        self.player_names = (*self.player_names, *[""] * MOST_PLAYERS)[:MOST_PLAYERS]


_DAMAGE = (msgspec.DecodeError, ValueError, RecursionError)


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
    return msgspec.json.decode(raw, type=Settings)


def _with_known_language(settings: Settings) -> tuple[Settings, Text | None]:
    if settings.language in ("", PSEUDO, *languages()):
        return settings, None
    problem = text("common.data.settings_language", language=settings.language)
    settings.language = ""
    return settings, problem


def save_settings(settings: Settings, path: Path) -> Text | None:
    """Keep the settings; None, or a line that says why they can't be kept."""
    content = msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n"
    try:
        write_atomically(path, content)
    except OSError as error:
        return text("common.data.settings_unsaved", what=cause(error))
    return None
