"""The command line: without arguments the window opens."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper

from .. import __version__
from ..engine.errors import TableError
from ..engine.text import Text
from ..text.catalogue import Catalogue, system_language

USAGE_ERROR = 2
OUTPUT_CLOSED = 141


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; the program's exit status."""
    _let_all_letters_pass()
    try:
        status = _command(parsed_arguments(arguments))
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
    return _parser().parse_args(words)


def said(message: Text) -> str:
    """A message in the player's language, else in that of the system."""
    from ..data.paths import settings_file
    from ..data.settings import read_settings
    from ..games.registry import GAMES

    language = read_settings(settings_file())[0].language or system_language()
    return Catalogue.load(language, GAMES).say(message)


def _command(parsed: argparse.Namespace) -> int:
    """Each command imports what it needs: the window needs no simulation, and the simulation no window."""
    if parsed.command in (None, "play", "replay"):
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


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="duel-table", description="A table for duelling card games.")
    parser.add_argument("--version", action="version", version=f"duel-table {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    play = commands.add_parser("play", help="open the window on a new match")
    play.add_argument("game", metavar="GAME")
    play.add_argument("--seed", type=deal_number, metavar="N", help="the deal number")
    play.add_argument("--level", default="normal", metavar="L", help="easy, normal or hard")
    play.add_argument("--hotseat", action="store_true", help="two people at this screen")
    _add_option(play)
    replay = commands.add_parser("replay", help="look at a saved match")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--check", action="store_true", help="replay it without a window and compare")
    simulate = commands.add_parser("simulate", help="let computer players play many games")
    simulate.add_argument("game", metavar="GAME")
    simulate.add_argument("--games", type=_count, default=1000, metavar="N")
    simulate.add_argument("--seed", type=deal_number, default=1, metavar="S")
    simulate.add_argument("--bots", default="easy,easy", metavar="A,B", help="random, rules, easy, normal, hard")
    _add_option(simulate)
    simulate.add_argument("--json", action="store_true", help="print the report as JSON")
    arena = commands.add_parser("arena", help="let the levels play each other, paired deals, seats swapped")
    arena.add_argument("game", metavar="GAME")
    arena.add_argument("--minutes", type=float, default=5.0, metavar="M")
    arena.add_argument("--seed", type=deal_number, default=1, metavar="S")
    arena.add_argument("--json", action="store_true", help="print the report as JSON")
    _add_shot(commands)
    commands.add_parser("selftest", help="check the installed program without a window")
    return parser


def _add_shot(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    shot = commands.add_parser("shot", help="save a picture of a scene, without a window")
    shot.add_argument("scene", metavar="SCENE", help="see --list")
    shot.add_argument("--list", action=_SceneList, nargs=0, help="name the scenes")
    shot.add_argument("--game", default="castle", metavar="G")
    shot.add_argument("--seed", type=deal_number, default=1, metavar="N")
    shot.add_argument("--size", type=_size, default=(1280, 800), metavar="WxH")
    shot.add_argument("--lang", default="en", choices=("en", "es", "it", "xx"), metavar="L")
    shot.add_argument("--text-scale", type=_scale, default=1.0, metavar="T")
    shot.add_argument("--moves", type=_count, default=0, metavar="N", help="actions played before")
    shot.add_argument("--journal", metavar="F", help="a saved match instead")
    shot.add_argument("--at", type=_count, metavar="N", help="the step of the journal")
    shot.add_argument("--out", metavar="FILE", default="shot.png")


class _SceneList(argparse.Action):
    """Names the scenes, one a line, and leaves."""

    def __call__(self, parser: argparse.ArgumentParser, *rest: object) -> None:
        from .shot import SCENES

        print("\n".join(SCENES))
        parser.exit()


def _add_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="a house rule")


def deal_number(words: str) -> int:
    """A deal number: a whole number from 0 to 2^63 - 1."""
    if not words.isascii() or not words.isdigit() or int(words[:20]) >= 1 << 63:
        raise argparse.ArgumentTypeError(f"no deal number: {words!r} (a whole number from 0 is needed)")
    return int(words)


def _count(words: str) -> int:
    if not words.isascii() or not words.isdigit() or len(words) > 9:
        raise argparse.ArgumentTypeError(f"not a number from 0 to 999,999,999: {words!r}")
    return int(words)


def _scale(words: str) -> float:
    with suppress(ValueError):
        if 0.8 <= float(words) <= 2.0:
            return float(words)
    raise argparse.ArgumentTypeError(f"no text scale: {words!r} (0.8 to 2)")


def _size(words: str) -> tuple[int, int]:
    width, _, height = words.lower().partition("x")
    if not (width.isascii() and width.isdigit() and height.isascii() and height.isdigit()):
        raise argparse.ArgumentTypeError(f"no size: {words!r} (like 1280x800)")
    size = (int(width[:6]), int(height[:6]))
    if not (64 <= size[0] <= 8192 and 64 <= size[1] <= 8192):
        raise argparse.ArgumentTypeError(f"out of reach: {words!r} (64 to 8192 pixels)")
    return size
