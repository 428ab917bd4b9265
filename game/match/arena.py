"""The computer players against each other: paired deals, swapped seats, win rates and a small ladder.

In a pair of games both players get the same cards once: the deal stays, the players change seats. What the deal gives
to one of them it gives to the other in the second game. At a table of several the two take sides in turn: a whole team
each, or every other seat.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import combinations, count

import msgspec

from ..engine.chance import derived
from ..engine.contract import Options, OptionValue
from ..games import registry
from .contest import contest, workers
from .rates import Rate, paired_interval, rate, rate_text, ratings
from .setup import seat_count
from .sides import team_of, told_teams

NAMES = ("random", "rules", "easy", "normal", "hard", "champion")
Progress = Callable[[float], None]
"""Called with the share of the time that is over."""


class Pairing(msgspec.Struct, frozen=True):
    """What one player got against another. ``paired``: the 95 % interval of the mean over pairs of games."""

    one: str
    other: str
    won: Rate
    paired: tuple[float, float]


class Rung(msgspec.Struct, frozen=True):
    """A player's rating; the first player stands at 0."""

    name: str
    elo: float
    won: Rate


class ArenaReport(msgspec.Struct, frozen=True):
    """Everybody against everybody; ``--json`` writes exactly this."""

    format: int
    game: str
    seed: int
    options: dict[str, OptionValue]
    pairings: tuple[Pairing, ...]
    ladder: tuple[Rung, ...]

    def lines(self) -> tuple[str, ...]:
        """The report as a table, in English."""
        rows = [f"{self.game}: paired deals with swapped seats, seed {self.seed}; draws count one half"]
        for pair in self.pairings:
            low, high = pair.paired
            name = f"{pair.one} - {pair.other}"
            rows.append(f"  {name:17} {rate_text(pair.won):36} by pairs [{100 * low:.1f}, {100 * high:.1f}]")
        rows.append("  ladder")
        rows += [f"  {rung.elo:+7.0f}  {rung.name:8} {rate_text(rung.won)}" for rung in self.ladder]
        return tuple(rows)


Pair = tuple[str, str]


def arena(
    game: str,
    minutes: float,
    names: Sequence[str] = NAMES,
    options: Options | None = None,
    seed: int = 1,
    progress: Progress | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> ArenaReport:
    """Let ``names`` play for about ``minutes``, each pairing as long as the others, one pair of games at least."""
    house = dict(options or {})
    scores: dict[Pair, list[float]] = {pair: [] for pair in combinations(names, 2)}
    _fill(scores, game, house, seed, minutes, progress or _silent, clock)
    return _report(game, seed, house, tuple(names), scores)


def _silent(share: float) -> None:
    """Nobody watches."""


def _fill(
    scores: dict[Pair, list[float]],
    game: str,
    options: dict[str, OptionValue],
    seed: int,
    minutes: float,
    progress: Progress,
    clock: Callable[[], float],
) -> None:
    """Keep all cores busy, always with the pairing that has had the least time."""
    begin = clock()
    spent = dict.fromkeys(scores, 0.0)
    deals = {pair: count() for pair in scores}
    with workers() as pool:
        running: dict[Future[tuple[float, float]], Pair] = {}
        while True:
            over = clock() - begin >= 60 * minutes and all(spent.values())
            while not over and len(running) < 4:
                pair = min(spent, key=lambda pair: spent[pair] + sum(other == pair for other in running.values()))
                number = next(deals[pair])
                running[pool.submit(paired, game, derived(seed, number), pair, options)] = pair
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                pair = running.pop(future)
                score, seconds = future.result()
                scores[pair].append(score)
                spent[pair] += max(seconds, 1e-6)
            progress(min(1.0, (clock() - begin) / max(60 * minutes, 1e-6)))


def paired(game: str, seed: int, pair: Pair, options: dict[str, OptionValue]) -> tuple[float, float]:
    """The first player's mean score in the two games of a deal, and the seconds they took."""
    begin = time.monotonic()
    sides = _sides(game, options)
    scores = [_share(game, seed, pair, sides, options), _share(game, seed, pair, [1 - side for side in sides], options)]
    return sum(scores) / 2, time.monotonic() - begin


def _sides(game: str, options: Options) -> list[int]:
    """Which of the two players sits where: they take the teams in turn."""
    rules = registry.rules(game)
    seats = seat_count(rules, options)
    teams = told_teams(rules, options, seats)
    return [team_of(seat, teams) % 2 for seat in range(seats)]


def _share(game: str, seed: int, pair: Pair, sides: Sequence[int], options: Options) -> float:
    """The share of all points that fell to the first player of the pair."""
    scores = contest(game, seed, [pair[side] for side in sides], options).scores
    own = sum(score for score, side in zip(scores, sides, strict=True) if side == 0)
    return own / sum(scores) if any(scores) else 0.5


def _report(
    game: str, seed: int, options: dict[str, OptionValue], names: tuple[str, ...], scores: dict[Pair, list[float]]
) -> ArenaReport:
    results = {pair: (2 * sum(found), 2 * len(found)) for pair, found in scores.items()}
    pairings = tuple(
        Pairing(pair[0], pair[1], rate(*results[pair]), paired_interval(found)) for pair, found in scores.items()
    )
    elo = ratings(names, results)
    ladder = [Rung(name, elo[name], _total(name, results)) for name in sorted(names, key=lambda name: elo[name])]
    return ArenaReport(1, game, seed, options, pairings, tuple(ladder))


def _total(name: str, results: dict[Pair, tuple[float, int]]) -> Rate:
    points = games = 0.0
    for (one, other), (won, played) in results.items():
        if name in (one, other):
            points += won if name == one else played - won
            games += played
    return rate(points, int(games))
