"""Names and values from the command line, checked against what there is."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..bots.levels import SIMPLE_BOTS, levels
from ..engine.contract import Decks, Options, OptionValue
from ..engine.errors import TableError
from ..engine.text import text
from ..games.registry import GAMES, decks, rules
from ..match.setup import BEST_OF, seat_count

DECK_FILE = ".toml"
"""How the name of a deck's file ends."""


def asked_game(name: str) -> str:
    """A game's name; TableError if there is no such game."""
    if name not in GAMES:
        raise TableError(text("common.cli.game", name=name, names=", ".join(GAMES)))
    return name


def asked_level(game: str, name: str) -> str:
    """A level of a game; TableError if there is no such level."""
    names = [row.id for row in levels(game)]
    if name not in names:
        raise TableError(text("common.cli.level", name=name, names=", ".join(names)))
    return name


def asked_bots(game: str, words: str, options: Options) -> list[str]:
    """Names of computer players, separated by commas; no more of them than there are seats with these options."""
    names = _bots(game, words)
    seats = seat_count(rules(game), options)
    if len(names) > seats:
        raise TableError(text("common.cli.seats", game=game, seats=seats))
    return names


def asked_rivals(game: str, words: str) -> list[str]:
    """Names of computer players who meet each other: two at least, none of them twice."""
    names = _bots(game, words)
    if len(names) < 2 or len(set(names)) < len(names):
        raise TableError(text("common.cli.rivals"))
    return names


def _bots(game: str, words: str) -> list[str]:
    names = [name.strip() for name in words.split(",")]
    known = [*SIMPLE_BOTS, *(row.id for row in levels(game))]
    for name in names:
        if name not in known:
            raise TableError(text("common.cli.bot", name=name, names=", ".join(known)))
    return names


def asked_options(game: str, pairs: Sequence[str]) -> dict[str, OptionValue]:
    """House rules, and decks, from ``k=v`` pairs; TableError names what is wrong."""
    table = {option.id: option for option in rules(game).option_table()}
    brought = decks(game)
    by_seat = {} if brought is None else dict(zip(brought.options, brought.ready, strict=False))
    chosen: dict[str, OptionValue] = {name: option.default for name, option in table.items()} | by_seat
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if sign and brought is not None and name in by_seat:
            chosen[name] = _deck(brought, name, value)
            continue
        if not sign or name not in table:
            raise TableError(text("common.cli.option", name=pair, names=", ".join(chosen)))
        values = {_written(known): known for known in table[name].values}
        if value not in values:
            raise TableError(text("common.cli.value", name=name, value=value, values=", ".join(values)))
        chosen[name] = values[value]
    return chosen


def _deck(brought: Decks, name: str, value: str) -> str:
    """A ready deck by its id, a deck file, or a list of cards."""
    if value in brought.ready:
        return value
    if value.endswith(DECK_FILE):
        return brought.from_file(Path(value))
    if "," not in value:
        known = ", ".join((*brought.ready, f"*{DECK_FILE}"))
        raise TableError(text("common.cli.value", name=name, value=value, values=known))
    brought.complete({name: value})
    return value


def asked_deal_options(game: str, pairs: Sequence[str]) -> dict[str, OptionValue]:
    """House rules of a single deal; TableError for one that makes a match of several."""
    if any(pair.partition("=")[0] == BEST_OF for pair in pairs):
        raise TableError(text("common.cli.match_option", name=BEST_OF))
    chosen = asked_options(game, pairs)
    chosen.pop(BEST_OF, None)
    return chosen


def _written(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
