"""Start and end of the windowed program: whose home it is, what may be written there, and what is told if it fails."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pygame

from .. import __version__
from ..app import App, build
from ..data.lock import FolderLock
from ..data.paths import logs_folder, pictures_folder, saves_folder, settings_file, usable, user_folder
from ..data.settings import Settings, load_settings, read_settings
from ..data.toml import DataError
from ..engine.errors import TableError
from ..engine.text import Text, text
from ..readiness import worker_process
from ..scenes.desk import Desk, Thinker
from ..window import TITLE, UNSEEN, open_window
from . import said

DEBUG_VARIABLE = "DUEL_TABLE_DEBUG"
"""If set: an error ends the program as Python does, with all its lines."""
FAILED = 1

First = Callable[[Desk], None]
"""Opens the first scene."""


class Home(NamedTuple):
    """What this program may use of what the player has. Without the lock nothing of it is written or set aside."""

    lock: FolderLock
    settings: Settings
    settings_path: Path | None
    saves: Path | None
    logs: Path | None
    pictures: Path | None
    notices: tuple[Text, ...]


def open_home() -> Home:
    """Take the lock if it is free, then read the settings; every problem is one notice."""
    lock = FolderLock(user_folder())
    if lock.held and usable(saves_folder()):
        settings, problem = load_settings(settings_file())
        folders = (settings_file(), saves_folder(), logs_folder(), pictures_folder())
        return Home(lock, settings, *folders, _told(problem))
    closed = lock.problem or text("common.data.unwritable", folder=str(saves_folder()))
    lock.release()
    settings, problem = read_settings(settings_file())
    return Home(lock, settings, None, None, None, None, _told(closed, problem))


def _told(*problems: Text | None) -> tuple[Text, ...]:
    return tuple(problem for problem in problems if problem is not None)


def open_app(home: Home, make_worker: Callable[[], Thinker] = worker_process) -> App:
    """The window as it was left, with what there is to tell. NoDisplay if there can be none."""
    window = open_window(home.settings.window_size, home.settings.window_place)
    files = (home.settings, home.settings_path, home.saves)
    app = build(window, *files, pictures=home.pictures, make_worker=make_worker)
    app.desk.tell_once(home.notices)
    if home.settings.full_screen:
        app.set_full_screen(True)
    return app


def start(first: First) -> int:
    """Open the window on the player's own settings and saves, and run until he leaves; the exit status."""
    home = open_home()
    try:
        with ExitStack() as notes:
            return _run(home, first, partial(_note, notes, home.logs))
    finally:
        home.lock.release()


def _note(notes: ExitStack, folder: Path | None) -> Path | None:
    """Note warnings and errors from now on; the path of the file they go to.

    Asked for by the first that can have something to note: to load it before the first frame would delay that.
    """
    from ..data.log import noting

    notes.close()
    return notes.enter_context(noting(folder))


def _run(home: Home, first: First, note: Callable[[], Path | None]) -> int:
    def noted_worker() -> Thinker:
        note()
        return worker_process()

    app: App | None = None
    under_way = False
    try:
        app = open_app(home, noted_worker)
        first(app.desk)
        under_way = True
        app.run()
    except Exception as error:
        refused = isinstance(error, TableError) and not under_way
        if refused or os.environ.get(DEBUG_VARIABLE):
            raise
        _end(error, app, note())
        return FAILED
    finally:
        if app is not None:
            app.desk.close()
    return 0


def _end(error: Exception, app: App | None, log: Path | None) -> None:
    """Note what went wrong, and tell it in one line, in a box too where there is a screen."""
    from logging import getLogger

    where = (TITLE, __version__, pygame.version.ver, sys.platform)
    getLogger(__name__).error("%s %s, pygame-ce %s, %s", *where, exc_info=error)
    message = said(last_words(error, log))
    print(f"duel-table: {message}", file=sys.stderr)
    if app is not None and pygame.display.get_init() and pygame.display.get_driver() not in UNSEEN:
        with suppress(pygame.error):
            pygame.display.message_box(TITLE, message, "error", app.window)


def last_words(error: Exception, log: Path | None) -> Text:
    """What the player is told; the log is named only if something stands in it."""
    from ..data.log import described

    what: Text | str = error.reason if isinstance(error, DataError) else described(error)
    if log is None or not log.is_file():
        return text("common.cli.fatal", what=what)
    return text("common.cli.fatal_noted", what=what, file=str(log))
