"""A game's characters against each other: every pair, each also with itself, by who began and by what decided it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement

import msgspec

from ..engine.contract import Options, OptionValue
from ..engine.view import Seat
from ..games import registry
from .contest import Result
from .pairs import Pair, pairs_played
from .rates import Rate, rate, rate_text
from .setup import seat_count
from .simulate import Progress, Spread, seated, spread_of


class CharacterPair(msgspec.Struct, frozen=True):
    """What one character got against another, and how their games went."""

    one: str
    other: str
    won: Rate
    by_starter: Rate
    draws: Rate
    decisions: Spread


class CharacterShare(msgspec.Struct, frozen=True):
    """What a character got against all others."""

    character: str
    won: Rate


class CharacterReport(msgspec.Struct, frozen=True):
    """How the characters stand; ``--json`` writes exactly this."""

    format: int
    game: str
    games: int
    """Of each pair."""
    seed: int
    bots: tuple[str, ...]
    """By seat."""
    options: dict[str, OptionValue]
    pairs: tuple[CharacterPair, ...]
    characters: tuple[CharacterShare, ...]
    by_starter: Rate
    draws: Rate
    endings: dict[str, int]
    """How many games were decided by what, commonest first."""
    exchanges: Spread
    decisions: Spread

    def lines(self) -> tuple[str, ...]:
        """The report as a table, in English."""
        wide = max(len(share.character) for share in self.characters)
        bots = ", ".join(self.bots)
        rows = [f"{self.game}: {self.games} games of each pair of characters, seed {self.seed}, {bots}"]
        rows.append(f"  {'':{wide}}   {'':{wide}} {'won by the first':36} who began  draws  decisions")
        rows += [_pair_line(pair, wide) for pair in self.pairs]
        rows.append("  against all others")
        rows += [f"  {share.character:{wide}}   {'':{wide}} {rate_text(share.won)}" for share in self.characters]
        rows.append(f"  who begins        {rate_text(self.by_starter)}")
        rows.append(f"  draws             {rate_text(self.draws)}")
        count = self.draws.games
        rows += [f"  {name:17} {100 * times / count:5.1f} % of {count}" for name, times in self.endings.items()]
        rows += [f"  {name}: {_lengths(spread)}" for name, spread in _spreads(self)]
        return tuple(rows)


def _pair_line(pair: CharacterPair, wide: int) -> str:
    shares = f"{100 * pair.by_starter.share:7.1f} % {100 * pair.draws.share:4.1f} %"
    return f"  {pair.one:{wide}} - {pair.other:{wide}} {rate_text(pair.won):36} {shares} {pair.decisions.mean:8.1f}"


def _spreads(report: CharacterReport) -> tuple[tuple[str, Spread], ...]:
    return ("exchanges", report.exchanges), ("decisions", report.decisions)


def _lengths(spread: Spread) -> str:
    return f"mean {spread.mean:.1f}, {spread.tenth} to {spread.nine_tenths} in most games, {spread.most} at most"


def characters_compared(
    game: str, games: int, seed: int, bots: Sequence[str], options: Options, progress: Progress | None = None
) -> CharacterReport:
    """Let every two of a game's characters play ``games`` games, an even number."""
    by_seat = registry.characters(game)
    rules = registry.rules(game)
    names = seated(bots, seat_count(rules, options))
    house = {name: value for name, value in options.items() if name not in by_seat}
    who = tuple(str(value) for option in rules.option_table() if option.id == by_seat[0] for value in option.values)
    pairs = list(combinations_with_replacement(who, 2))
    found: dict[Pair, list[tuple[Seat, Result]]] = {pair: [] for pair in pairs}
    for pair, owner, results in pairs_played(game, pairs, by_seat, games, seed, names, house, progress):
        found[pair] += [(owner, result) for result in results]
    return _report(game, games, seed, names, house, who, found)


def _report(
    game: str, games: int, seed: int, names: tuple[str, ...], house: dict[str, OptionValue], who: tuple[str, ...],
    found: dict[Pair, list[tuple[Seat, Result]]],
) -> CharacterReport:  # fmt: skip
    results = [result for row in found.values() for _, result in row]
    endings = Counter(result.ending for result in results)
    return CharacterReport(
        format=1,
        game=game,
        games=games,
        seed=seed,
        bots=names,
        options=house,
        pairs=tuple(_pair(pair, row) for pair, row in found.items()),
        characters=tuple(CharacterShare(name, _share(name, found)) for name in who),
        by_starter=_by_starter(results),
        draws=_draws(results),
        endings=dict(endings.most_common()),
        exchanges=spread_of([result.exchanges for result in results]),
        decisions=spread_of([result.decisions for result in results]),
    )


def _pair(pair: Pair, row: Sequence[tuple[Seat, Result]]) -> CharacterPair:
    results = [result for _, result in row]
    won = rate(sum(result.scores[owner] for owner, result in row), len(row))
    return CharacterPair(
        *pair, won, _by_starter(results), _draws(results), spread_of([result.decisions for result in results])
    )


def _share(name: str, found: dict[Pair, list[tuple[Seat, Result]]]) -> Rate:
    """The points of a character against all others."""
    points = [
        result.scores[owner if name == one else 1 - owner]
        for (one, other), row in found.items()
        if one != other and name in (one, other)
        for owner, result in row
    ]
    return rate(sum(points), len(points))


def _by_starter(results: Sequence[Result]) -> Rate:
    begun = [result.scores[result.starter] for result in results if result.starter is not None]
    return rate(sum(begun), len(begun))


def _draws(results: Sequence[Result]) -> Rate:
    return rate(sum(not result.winners for result in results), len(results))
