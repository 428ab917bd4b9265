"""``selftest``: is this program whole? Loads every asset, draws every scene, plays one game of each kind; no window."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path

from ..data.levels import load_cards, load_options
from ..data.paths import assets_root
from ..games.registry import GAMES
from ..match.match import Match
from ..match.seats import SeatSetup
from ..match.session import Session
from ..text.catalogue import Catalogue, languages
from ..text.rulebook import load_rulebook

_MOST_SECONDS = 120.0
_SIZE = (800, 600)


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
        except Exception as error:  # whatever is wrong, it is this check that failed
            print(f"{name}: FAILED: {type(error).__name__}: {error}", flush=True)
            return 1
    print("selftest passed")
    return 0


def _words() -> str:
    sizes = [len(Catalogue.load(language, GAMES).keys()) for language in languages()]
    books = [load_rulebook(game, language) for game in GAMES for language in languages()]
    return f"{sizes} texts, {len(books)} rule books"


def _data() -> str:
    cards = sum(len(load_cards(game).cards) for game in GAMES)
    options = sum(len(load_options(game).options) for game in GAMES)
    return f"{cards} cards, {options} house rules"


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
        if path.stat().st_size <= 44:
            raise Failed(f"{path.name} is empty")
    if not pictures or not sounds:
        raise Failed(f"{len(pictures)} pictures, {len(sounds)} sounds")
    return f"{len(pictures)} pictures, {len(sounds)} sounds"


def _scenes() -> str:
    from .shot import SCENES, headless, settle

    for name, opener in SCENES.items():
        app, ticker = headless(_SIZE, "en")
        opener(app.desk, _asked(name))
        settle(app, ticker)
        if not app.frames_drawn:
            raise Failed(f"{name} drew nothing")
    return f"{len(SCENES)} scenes drawn"


def _asked(name: str) -> argparse.Namespace:
    return argparse.Namespace(scene=name, game=GAMES[0], seed=1, moves=9, journal=None, at=None, out=Path("unused"))


def _games() -> str:
    """One game of each kind between two computer players in their own process."""
    from ..bots.worker import BotWorker

    worker = BotWorker()
    worker.start()
    plies: list[int] = []
    try:
        for game in GAMES:
            seats = [SeatSetup("bot", "A", "easy"), SeatSetup("bot", "B", "easy")]
            match = Match.new(game, seed=1, options={}, seats=seats, bot_seed=1, folder=None)
            session = Session(match, worker, time.monotonic)
            session.pace = session.beat = 0.0
            _play_out(session)
            plies.append(match.ply)
    finally:
        worker.close()
    return f"games of {plies} actions"


def _play_out(session: Session) -> None:
    last = time.monotonic() + _MOST_SECONDS
    while session.match.result is None:
        session.tick(at_rest=True)
        if time.monotonic() > last:
            raise Failed("the game came to no end")
        time.sleep(0.001)
