"""The matches in a folder: those to be played on, and those that are over."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from pathlib import Path

from ..data.files import cause, set_aside
from ..data.levels import levels_hash
from ..engine.text import Text, text
from ..engine.view import Seat
from ..games import registry
from .errors import DamagedJournal, JournalError
from .journal import Act, End, NextDeal, Script, Undo, foreign, read_journal
from .seats import SeatSetup, clean_name
from .sides import Teams, alone, told_teams
from .writer import SUFFIX, modified, started


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A saved match, as far as its journal tells without being played. ``refusal``: why it can't be opened.

    One that can't be opened may have any number of seats.
    """

    path: Path
    game: str
    seats: tuple[SeatSetup, ...]
    teams: Teams
    """Who plays together; everyone for himself in one that can't be opened."""
    when: datetime
    """When it was last played."""
    started: datetime
    best_of: int
    deal: int
    ply: int
    ended: bool
    winners: tuple[Seat, ...]
    """Who won, as the journal says; nobody while it goes on, or if it is drawn."""
    refusal: Text | None


class SavedGames(list[SavedGame]):
    """Saved matches, newest first; ``problems`` names the files that were damaged and put aside."""

    def __init__(self, games: list[SavedGame], problems: tuple[Text, ...]) -> None:
        super().__init__(games)
        self.problems = problems


def unfinished(folder: Path) -> SavedGames:
    """The matches that can be resumed, and nothing else; see `saved`."""
    return _only(saved(folder), ended=False)


def finished(folder: Path) -> SavedGames:
    """The matches that are over and can be looked at; see `saved`."""
    return _only(saved(folder), ended=True)


def _only(games: SavedGames, ended: bool) -> SavedGames:
    return SavedGames([game for game in games if game.ended == ended], games.problems)


def delete(saved: SavedGame) -> Text | None:
    """Remove a saved match for good; None, or why it could not be done."""
    try:
        saved.path.unlink(missing_ok=True)
    except OSError as error:
        return text("common.saves.undeleted", file=saved.path.name, what=cause(error))
    return None


def saved(folder: Path) -> SavedGames:
    """Every saved match. Damaged files are put aside: only for the program that holds the lock."""
    games: list[SavedGame] = []
    problems: list[Text] = []
    fingerprint = cache(levels_hash)
    for path in journals(folder):
        try:
            games.append(_described(read_journal(path), fingerprint))
        except DamagedJournal as error:
            set_aside(path, "damaged")
            problems.append(error.reason)
        except JournalError as error:
            problems.append(error.reason)
    games.sort(key=lambda game: (game.when, game.path.name), reverse=True)
    return SavedGames(games, tuple(problems))


def journals(folder: Path) -> list[Path]:
    """The journals in a folder, by name."""
    try:
        return sorted(path for path in folder.iterdir() if path.suffix == SUFFIX and path.is_file())
    except OSError:
        return []


def _described(script: Script, fingerprint: Callable[[str], str]) -> SavedGame:
    deal, ply = 1, 0
    for _, entry in script.entries:
        if isinstance(entry, Act):
            ply = entry.n + 1
        elif isinstance(entry, Undo):
            ply = entry.ply
        elif isinstance(entry, NextDeal):
            deal, ply = entry.number, 0
    seats = tuple(SeatSetup(seat.kind, clean_name(seat.name), seat.level) for seat in script.seats)
    best_of = script.header.options.get("best_of", 1)
    last = script.entries[-1][1] if script.entries else None
    refusal = foreign(script, fingerprint)
    if refusal is None and len(seats) not in registry.rules(script.header.game).seats:
        raise DamagedJournal(script.path, text("common.setup.seats", n=len(seats)), 1)
    options = script.header.options
    teams = alone(len(seats)) if refusal else told_teams(registry.rules(script.header.game), options, len(seats))
    return SavedGame(
        path=script.path,
        game=script.header.game,
        seats=seats,
        teams=teams,
        when=modified(script.path),
        started=started(script.path),
        best_of=best_of if isinstance(best_of, int) else 1,
        deal=deal,
        ply=ply,
        ended=script.ended,
        winners=last.winners if isinstance(last, End) else (),
        refusal=refusal.reason if refusal else None,
    )
