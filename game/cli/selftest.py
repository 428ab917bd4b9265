"""``selftest``: is this program whole? Loads every asset, draws every scene, plays games of each kind; no window.

The games are saved in the player's folder and read back; nothing of them stays there.
"""

from __future__ import annotations

import time
import wave
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from ..data.lessons import lesson_numbers
from ..data.levels import load_options
from ..data.paths import assets_root, usable, user_folder
from ..engine.errors import TableError
from ..games.registry import GAMES, contents, rules
from ..match.match import Match
from ..match.seats import SeatSetup
from ..match.session import Session
from ..scenes.lesson.course import read_lesson
from ..text.catalogue import Catalogue, languages
from ..text.rulebook import load_rulebook

if TYPE_CHECKING:
    from ..bots.worker import BotWorker

_MOST_SECONDS = 120.0
_SIZE = (800, 600)
_LEAST_RATE = 8000


class Failed(Exception):
    """A part of the program is missing or broken."""


def selftest() -> int:
    """Check every part; 0 if the program is whole, 1 if not. One line per part."""
    checks: tuple[tuple[str, Callable[[], str]], ...] = (
        ("words", _words),
        ("data", _data),
        ("pictures and sounds", _assets),
        ("scenes", _scenes),
        ("computer players", _games),
    )
    for name, check in checks:
        try:
            print(f"{name}: {check()}", flush=True)
        except BrokenPipeError:
            raise
        except Exception as error:  # whatever is wrong, it is this check that failed
            print(f"{name}: FAILED: {type(error).__name__}: {_why(error)}", flush=True)
            return 1
    print("selftest passed")
    return 0


def _why(error: Exception) -> str:
    from . import said

    return said(error.reason) if isinstance(error, TableError) else str(error)


def _words() -> str:
    sizes = [len(Catalogue.load(language, GAMES).keys()) for language in languages()]
    books = [load_rulebook(game, language) for game in GAMES for language in languages()]
    return f"{sizes} texts, {len(books)} rule books"


def _data() -> str:
    cards = sum(contents(game).cards for game in GAMES)
    options = sum(len(load_options(game).options) for game in GAMES)
    lessons = [read_lesson(game, number) for game in GAMES for number in lesson_numbers(game)]
    return f"{cards} cards, {options} house rules, {len(lessons)} lessons"


def _assets() -> str:
    """Draw every picture small and load every sound."""
    from .shot import headless

    app, _ = headless(_SIZE, "en")
    root = assets_root()
    pictures = sorted(path.relative_to(root).as_posix() for path in root.rglob("*.svg"))
    for name in pictures:
        app.desk.kit.art.picture(name, 50, 70)
    sounds = sorted(root.rglob("*.wav"))
    for path in sounds:
        _load_sound(path)
    if not pictures or not sounds:
        raise Failed(f"{len(pictures)} pictures, {len(sounds)} sounds")
    return f"{len(pictures)} pictures, {len(sounds)} sounds"


def _load_sound(path: Path) -> None:
    """Read a sound to its end: a header that promises more than there is, or silence of no length, is a fault."""
    try:
        with wave.open(str(path), "rb") as file:
            frames, rate, width = file.getnframes(), file.getframerate(), file.getsampwidth() * file.getnchannels()
            found = len(file.readframes(frames))
    except (wave.Error, EOFError, OSError) as error:
        raise Failed(f"{path.name} is no sound: {error}") from error
    if not frames or rate < _LEAST_RATE or found != frames * width:
        raise Failed(f"{path.name} is broken: {found} bytes for {frames} frames at {rate} Hz")


def _scenes() -> str:
    from .shot import SCENES

    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for name in SCENES:
            _draw_scene(name, Path(folder, name))
    return f"{len(SCENES)} scenes drawn"


def _draw_scene(name: str, saves: Path) -> None:
    """As ``shot`` draws it; what the scene wants to find saved goes to a folder of its own."""
    from . import parsed_arguments
    from .shot import SCENES, headless, settle

    asked = parsed_arguments(["shot", name, "--game", GAMES[0], "--moves", "9"])
    asked.saves = saves
    app, ticker = headless(_SIZE, "en")
    SCENES[name](app.desk, asked)
    if not settle(app, ticker):
        raise Failed(f"{name} came to no rest")
    if not app.frames_drawn:
        raise Failed(f"{name} drew nothing")


def _games() -> str:
    """One game of each kind, for every number of players, in the computer's own process; saved and read back."""
    from ..bots.worker import BotWorker

    writable = usable(user_folder())
    worker = BotWorker()
    worker.start()
    try:
        with TemporaryDirectory(dir=user_folder() if writable else None) as folder:
            plies = [_one_game(game, n, worker, Path(folder)) for game in GAMES for n in rules(game).seats]
    finally:
        worker.close()
    whose = "the player's" if writable else "a temporary"
    return f"games of {plies} actions, saved in {whose} folder"


def _one_game(game: str, players: int, worker: BotWorker, folder: Path) -> int:
    from ..match.replay import check_file
    from . import said

    seats = [SeatSetup("bot", name, "easy") for name in "ABCDEFGH"[:players]]
    match = Match.new(game, seed=1, options={}, seats=seats, bot_seed=1, folder=folder)
    session = Session(match, worker, time.monotonic)
    session.hurry()
    _play_out(session)
    if match.path is None:
        raise Failed("the game was not saved")
    match.close()
    if problems := check_file(match.path):
        raise Failed(said(problems[0]))
    return match.ply


def _play_out(session: Session) -> None:
    last = time.monotonic() + _MOST_SECONDS
    while session.match.result is None:
        session.tick(at_rest=True)
        if time.monotonic() > last:
            raise Failed("the game came to no end")
        time.sleep(0.001)
