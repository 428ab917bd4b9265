"""Where things lie: what comes with the program, and what belongs to the player.

Nothing is made or checked when this module is imported; `usable` says whether a folder can be written.
"""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryFile
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from platformdirs import PlatformDirs

APP = "Duel Table"
HOME_VARIABLE = "DUEL_TABLE_HOME"
"""If set: the one folder under which all of the player's folders lie."""

_PACKAGE = Path(__file__).resolve().parents[1]


def _shipped(name: str) -> Path:
    """Inside the package when installed or frozen, beside it in a checkout."""
    inside = _PACKAGE / name
    return inside if inside.is_dir() else _PACKAGE.parent / name


def assets_root() -> Path:
    """Pictures, sounds, texts and rules pages."""
    return _shipped("assets")


def levels_root() -> Path:
    """Cards, options, opponents, decks and lessons."""
    return _shipped("levels")


def _home() -> Path | None:
    wanted = os.environ.get(HOME_VARIABLE)
    return Path(wanted).expanduser() if wanted else None


def _systems() -> PlatformDirs:
    """The system's own folders; what knows them is loaded only where the player has not named one."""
    from platformdirs import PlatformDirs

    return PlatformDirs(APP, appauthor=False)


def user_folder() -> Path:
    """The player's folder for this program; the lock lies in it."""
    return _home() or _systems().user_data_path


def saves_folder() -> Path:
    """The journals of matches."""
    return user_folder() / "saves"


def decks_folder() -> Path:
    """The decks that players have put together, a folder for each game."""
    return user_folder() / "decks"


def settings_file() -> Path:
    """The player's settings."""
    folder = _home() or _systems().user_config_path
    return folder / "settings.json"


def pictures_folder() -> Path:
    """Pictures of the title as they were drawn; whatever lies there can be made again."""
    home = _home()
    return (home / "cache" if home else _systems().user_cache_path) / "title"


def logs_folder() -> Path:
    """What the program noted about itself."""
    home = _home()
    return home / "logs" if home else _systems().user_log_path


def documents_folder() -> Path:
    """Exports and imports: ``<Documents>/Duel Table``."""
    home = _home()
    return (home / "Documents" if home else _systems().user_documents_path) / APP


def usable(folder: Path) -> bool:
    """Whether files can be written in the folder, which is made if it isn't there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            return True
    except OSError:
        return False
