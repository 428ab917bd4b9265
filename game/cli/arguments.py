"""What can be asked on the command line, and in what form."""

from __future__ import annotations

import argparse
from contextlib import suppress

from .. import __version__


def parser() -> argparse.ArgumentParser:
    """What takes a command line apart."""
    whole = argparse.ArgumentParser(prog="duel-table", description="A table for duelling card games.")
    whole.add_argument("--version", action="version", version=f"duel-table {__version__}")
    commands = whole.add_subparsers(dest="command", metavar="COMMAND")
    play = commands.add_parser("play", help="open the window on a new match")
    play.add_argument("game", metavar="GAME")
    play.add_argument("--seed", type=deal_number, metavar="N", help="the deal number")
    play.add_argument("--level", default="normal", metavar="L", help="easy, normal, hard or champion")
    play.add_argument("--hotseat", action="store_true", help="two people at this screen, others by computer")
    _add_option(play)
    replay = commands.add_parser("replay", help="look at a saved match")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--check", action="store_true", help="replay it without a window and compare")
    simulate = commands.add_parser("simulate", help="let computer players play many games")
    simulate.add_argument("game", metavar="GAME")
    simulate.add_argument("--games", type=_count, default=1000, metavar="N")
    simulate.add_argument("--seed", type=deal_number, default=1, metavar="S")
    simulate.add_argument(
        "--bots", default="easy,easy", metavar="A,B", help="random, rules, easy, normal, hard, champion"
    )
    compared = simulate.add_mutually_exclusive_group()
    compared.add_argument("--decks", action="store_true", help="every two of the game's decks against each other")
    compared.add_argument("--characters", action="store_true", help="every two of the game's characters likewise")
    _add_option(simulate)
    simulate.add_argument("--json", action="store_true", help="print the report as JSON")
    _add_arena(commands)
    _add_shot(commands)
    commands.add_parser("selftest", help="check the installed program without a window")
    return whole


def _add_arena(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    arena = commands.add_parser("arena", help="let the levels play each other, paired deals, seats swapped")
    arena.add_argument("game", metavar="GAME")
    arena.add_argument("--minutes", type=float, metavar="M", help="how long, 5 if there is no number of deals")
    arena.add_argument("--deals", type=_count, metavar="N", help="so many for each pairing, each played twice")
    arena.add_argument("--bots", metavar="A,B,…", help="who plays, the weakest first; everybody if not told")
    arena.add_argument("--share", type=float, default=1.0, metavar="F", help="of all players' iterations, 1 or less")
    arena.add_argument("--seed", type=deal_number, default=1, metavar="S")
    _add_option(arena)
    arena.add_argument("--json", action="store_true", help="print the report as JSON")


def _add_shot(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    shot = commands.add_parser("shot", help="save a picture of a scene, without a window")
    shot.add_argument("scene", metavar="SCENE", help="see --list")
    shot.add_argument("--list", action=_SceneList, nargs=0, help="name the scenes")
    shot.add_argument("--game", default="castle", metavar="G")
    shot.add_argument("--seed", type=deal_number, default=1, metavar="N")
    shot.add_argument("--size", type=_size, default=(1280, 800), metavar="WxH")
    shot.add_argument("--lang", default="en", choices=("en", "es", "it", "xx"), metavar="L")
    shot.add_argument("--text-scale", type=_scale, default=1.0, metavar="T")
    _add_option(shot)
    shot.add_argument("--moves", type=_count, default=0, metavar="N", help="actions played before")
    shot.add_argument("--lesson", type=_count, default=1, metavar="N", help="which lesson of the game")
    shot.add_argument("--journal", metavar="F", help="a saved match instead")
    shot.add_argument("--at", type=_count, metavar="N", help="the step of the journal")
    shot.add_argument("--out", metavar="FILE", default="shot.png")


class _SceneList(argparse.Action):
    """Names the scenes, one a line, and leaves."""

    def __call__(self, parser: argparse.ArgumentParser, *rest: object) -> None:
        from .shot import scene_names

        print("\n".join(scene_names()))
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
