"""A saved match written into the player's documents: its log to read, and once it is over the match itself."""

from __future__ import annotations

from ..data.files import cause, write_new
from ..data.paths import documents_folder, usable
from ..engine.text import Text, text
from ..engine.view import OPEN, PUBLIC, Seat
from ..match.export import ExportError, export_log, export_path, export_stem
from ..match.replay import Replay
from ..match.saves import SavedGame
from ..match.seats import humans
from .desk import Desk


def viewer_of(replay: Replay) -> Seat:
    """By whose eyes it may be told: all cards after the end; before it what the one person, or everyone, knows."""
    if replay.finished:
        return OPEN
    people = humans(replay.match.seats)
    return people[0] if len(people) == 1 else PUBLIC


def export_saved(desk: Desk, game: SavedGame) -> Text:
    """Write it; the line says where. TableError if the match can't be read or nothing can be written."""
    folder = documents_folder()
    if not usable(folder):
        return text("common.data.unwritable", folder=str(folder))
    replay = Replay(game.path)
    names = tuple(seat.name for seat in replay.match.seats)
    told = export_log(replay, viewer_of(replay), lambda words: desk.words.say(words, names))
    log = export_path(told, export_stem(replay.match), folder)
    if not replay.finished:
        # The file of a match that goes on tells every card.
        return text("common.export.done", path=str(log))
    try:
        match = write_new(folder / f"{log.stem}{game.path.suffix}", game.path.read_bytes())
    except OSError as error:
        raise ExportError(text("common.export.unwritable", folder=str(folder), what=cause(error))) from error
    return text("common.games.exported", folder=str(folder), log=log.name, match=match.name)
