"""``simulate`` and ``arena``: many games between computer players, with a bar that shows how far they are."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

import msgspec

from ..engine.errors import TableError
from ..engine.text import text
from ..games.registry import characters, decks
from ..match.arena import NAMES, ArenaReport, Trial, arena
from ..match.characters import CharacterReport, characters_compared
from ..match.decks import DeckReport, decks_compared
from ..match.simulate import Report, simulate
from .asked import asked_bots, asked_deal_options, asked_game, asked_rivals

_BAR = 40
_MINUTES = 5.0
"""How long an arena lasts if nobody says."""


def run_trials(parsed: argparse.Namespace) -> int:
    """Play, then print a table or JSON (its ``format`` is 1)."""
    game = asked_game(parsed.game)
    report = _simulate(game, parsed) if parsed.command == "simulate" else _arena(game, parsed)
    if parsed.json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        print("\n".join(report.lines()))
    return 0


def _simulate(game: str, parsed: argparse.Namespace) -> Report | DeckReport | CharacterReport:
    if parsed.games < 1:
        raise TableError(text("common.cli.games"))
    if parsed.decks and decks(game) is None:
        raise TableError(text("common.cli.no_decks", game=game))
    if parsed.characters and not characters(game):
        raise TableError(text("common.cli.no_characters", game=game))
    options = asked_deal_options(game, parsed.option)
    bots = asked_bots(game, parsed.bots, options)
    bar = _bar()
    counted = None if bar is None else lambda done, games: bar(done / games)
    if parsed.decks or parsed.characters:
        compared = decks_compared if parsed.decks else characters_compared
        return compared(game, parsed.games + parsed.games % 2, parsed.seed, bots, options, counted)
    return simulate(game, parsed.games, parsed.seed, bots, options, counted)


def _arena(game: str, parsed: argparse.Namespace) -> ArenaReport:
    minutes: float | None = parsed.minutes
    if minutes is None and parsed.deals is None:
        minutes = _MINUTES
    if minutes is not None and not 0 < minutes < 100_000:
        raise TableError(text("common.cli.minutes"))
    if parsed.deals == 0:
        raise TableError(text("common.cli.games"))
    if not 0 < parsed.share <= 1:
        raise TableError(text("common.cli.share"))
    trial = Trial(game, asked_deal_options(game, parsed.option), parsed.seed, parsed.share)
    names = NAMES if parsed.bots is None else asked_rivals(game, parsed.bots)
    return arena(trial, minutes, parsed.deals, names, progress=_bar())


def _bar() -> Callable[[float], None] | None:
    """A bar on the error stream, if somebody looks at it."""
    if not sys.stderr.isatty():
        return None

    def show(share: float) -> None:
        done = round(max(0.0, min(1.0, share)) * _BAR)
        end = "\n" if share >= 1.0 else ""
        sys.stderr.write(f"\r[{'#' * done}{'.' * (_BAR - done)}] {share:4.0%}{end}")
        sys.stderr.flush()

    return show
