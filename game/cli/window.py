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
    if parsed.command == "replay" and parsed.check:
        return _check(Path(parsed.file))
    options: Options = {}
    if parsed.command == "play":
        from .asked import asked_game, asked_level, asked_options

        asked_level(asked_game(parsed.game), parsed.level)
        options = asked_options(parsed.game, parsed.option)
    if parsed.command == "replay" and not Path(parsed.file).is_file():
        raise TableError(text("common.cli.no_file", file=parsed.file))

    def first(desk: Desk) -> None:
        if parsed.command == "play":
            _play(desk, parsed, options)
        else:
            _title(desk)
            if parsed.command == "replay":
                from ..scenes.launch import open_file

                open_file(desk, Path(parsed.file))

    return start(first)


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


def _check(path: Path) -> int:
    """Replay without a window; 0 if all agrees, 1 if something differs."""
    from ..match.replay import check_file
    from . import said

    if not path.is_file():
        raise TableError(text("common.cli.no_file", file=str(path)))
    problems = check_file(path)
    for problem in problems:
        print(said(problem))
    if not problems:
        print(said(text("common.cli.check_passed", file=str(path))))
    return 1 if problems else 0
