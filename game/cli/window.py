"""The commands that open the window: no command, ``play`` and ``replay``.

What a command alone needs is imported in its function: opening the title stays quick.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ..engine.errors import TableError
from ..engine.text import text
from ..scenes.desk import Desk
from ..scenes.title import to_title
from .start import start

if TYPE_CHECKING:
    import argparse

    from ..engine.contract import Options


def open_title() -> int:
    """Open the window on the title."""
    return start(_title)


def open_table(parsed: argparse.Namespace) -> int:
    """Open the window where the command line says."""
    if parsed.command == "replay":
        path = Path(parsed.file)
        return _check(path) if parsed.check else _replay(path)
    from .asked import asked_game, asked_level, asked_options

    asked_level(asked_game(parsed.game), parsed.level)
    options = asked_options(parsed.game, parsed.option)
    return start(lambda desk: _play(desk, parsed, options))


def _title(desk: Desk) -> None:
    if desk.settings.first_run_done:
        to_title(desk)
    else:
        from ..scenes.first_run import FirstRunScene

        desk.scenes.replace(FirstRunScene(desk, lambda: to_title(desk)))


def _play(desk: Desk, parsed: argparse.Namespace, options: Options) -> None:
    from ..games.registry import rules
    from ..match.setup import seat_count
    from ..scenes.launch import new_match, open_match, random_deal
    from ..scenes.party import HUMAN, party

    people = 2 if parsed.hotseat else 1
    count = seat_count(rules(parsed.game), options)
    chosen = [HUMAN if seat < people else parsed.level for seat in range(count)]
    seats = party(desk, parsed.game, chosen, desk.settings.player_names)
    seed = parsed.seed if parsed.seed is not None else random_deal()
    open_match(desk, new_match(desk, parsed.game, seed=seed, options=options, seats=seats))


def _replay(path: Path) -> int:
    """Open the window on a saved match; TableError, and no window, if the file is none or can't be played."""
    from ..engine.view import OPEN
    from ..match.journal import read_journal
    from ..match.match import Match

    _asked_file(path)
    match = Match.replayed(read_journal(path))

    def first(desk: Desk) -> None:
        from ..scenes.replay import ReplayScene

        _title(desk)
        desk.scenes.push(ReplayScene(desk, match, OPEN, 0))

    return start(first)


def _check(path: Path) -> int:
    """Replay without a window; 0 if all agrees, 1 if something differs."""
    from ..match.replay import check_file
    from . import said

    _asked_file(path)
    problems = check_file(path)
    for problem in problems:
        print(said(problem))
    if not problems:
        print(said(text("common.cli.check_passed", file=str(path))))
    return 1 if problems else 0


def _asked_file(path: Path) -> None:
    if not path.is_file():
        raise TableError(text("common.cli.no_file", file=str(path)))
