"""The command line: without arguments the window opens.

Each command imports what it needs: the window needs no simulation, the simulation no window, and the title, which
must be there quickly, not even what takes a command line apart.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import TYPE_CHECKING

from ..engine.errors import TableError

if TYPE_CHECKING:
    import argparse

    from ..engine.text import Text

USAGE_ERROR = 2
OUTPUT_CLOSED = 141


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; the program's exit status."""
    _let_all_letters_pass()
    try:
        status = _command(parsed_arguments(arguments)) if arguments else _title()
        if sys.stdout is not None:
            sys.stdout.flush()
        return status
    except TableError as error:
        print(f"duel-table: {said(error.reason)}", file=sys.stderr)
        return USAGE_ERROR
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        return _output_closed()


def _output_closed() -> int:
    """Whoever read the output has seen enough; nothing may be flushed into the closed pipe at the end."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return OUTPUT_CLOSED


def _let_all_letters_pass() -> None:
    """A terminal of few letters shows the others by their numbers; none ends the program."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")


def parsed_arguments(words: Sequence[str]) -> argparse.Namespace:
    """A command line taken apart; SystemExit if it can't be."""
    from .arguments import parser

    return parser().parse_args(words)


def said(message: Text) -> str:
    """A message in the player's language, else in that of the system."""
    from ..data.paths import settings_file
    from ..data.settings import read_settings
    from ..games.registry import GAMES
    from ..text.catalogue import Catalogue, system_language

    language = read_settings(settings_file())[0].language or system_language()
    return Catalogue.load(language, GAMES).say(message)


def _title() -> int:
    from .window import open_title

    return open_title()


def _command(parsed: argparse.Namespace) -> int:
    gc.enable()
    if parsed.command in ("play", "replay"):
        from .window import open_table

        return open_table(parsed)
    if parsed.command in ("simulate", "arena"):
        from .trials import run_trials

        return run_trials(parsed)
    if parsed.command == "shot":
        from .shot import take_shot

        return take_shot(parsed)
    from .selftest import selftest

    return selftest()
