"""How one gets from scene to scene with a match: new ones, saved ones, back to the title."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from secrets import randbelow

from ..data.paths import documents_folder, usable
from ..engine.contract import Options
from ..engine.errors import TableError
from ..engine.text import Text, text
from ..engine.view import OPEN, Seat
from ..match.export import export_log as written_log
from ..match.export import export_path, export_stem
from ..match.match import Match
from ..match.replay import Replay
from ..match.seats import SeatSetup
from .desk import Desk

DEAL_NUMBERS = 1_000_000
"""Deal numbers that the program picks are short enough to be told to a friend."""


def random_deal() -> int:
    """A deal number nobody has chosen."""
    return 1 + randbelow(DEAL_NUMBERS - 1)


def new_match(desk: Desk, game: str, *, seed: int, options: Options, seats: Sequence[SeatSetup]) -> Match:
    """A new match, saved where the desk keeps its saves."""
    return Match.new(game, seed=seed, options=options, seats=seats, folder=desk.saves)


def open_match(desk: Desk, match: Match) -> None:
    """The table, with the title below it."""
    from .play.scene import TableScene
    from .title import TitleScene

    desk.scenes.replace(TitleScene(desk), TableScene(desk, match))


def resume(desk: Desk, path: Path) -> None:
    """Go on with a saved match; TableError if its file can't be used."""
    open_match(desk, Match.resume(path))


def open_file(desk: Desk, path: Path) -> None:
    """A file was handed in: it is taken by the game that keeps such files, or it is a match to be looked at.

    What is wrong with it is said.
    """
    from .own import takes_file
    from .replay import ReplayScene

    if takes_file(desk, path):
        desk.scenes.relayout()
        return

    try:
        desk.scenes.push(ReplayScene(desk, path, OPEN, 0))
    except TableError as error:
        desk.notices.append(error.reason)


def export_log(desk: Desk, source: Match | Replay, viewer: Seat) -> Text:
    """Write the log as text into the player's documents; the line says where, or why not."""
    folder = documents_folder()
    if not usable(folder):
        return text("common.data.unwritable", folder=str(folder))
    match = source.match if isinstance(source, Replay) else source
    try:
        path = export_path(written_log(source, viewer, desk.say), export_stem(match), folder)
    except TableError as error:
        return error.reason
    return text("common.export.done", path=str(path))
