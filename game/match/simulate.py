"""Many games between computer players, and how balanced they were."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice
from statistics import fmean

import msgspec

from ..engine.chance import derived
from ..engine.contract import Options, OptionValue
from ..engine.view import Seat
from ..games import registry
from .contest import Result, contest, workers
from .rates import Rate, rate, rate_text
from .setup import seat_count
from .sides import Teams

Progress = Callable[[int, int], None]
"""Called with games done and games in all."""

CHUNK = 25
MANY = 100
"""From so many games on, all cores are used."""


class Spread(msgspec.Struct, frozen=True):
    """How a number is distributed over the games."""

    mean: float
    least: int
    tenth: int
    """A tenth of the games had at most this."""
    median: int
    nine_tenths: int
    most: int


class Team(msgspec.Struct, frozen=True):
    """What seats that win together got; ``seats`` count from 0."""

    seats: tuple[int, ...]
    won: Rate


class Report(msgspec.Struct, frozen=True):
    """The balance of a game between certain players; ``--json`` writes exactly this."""

    format: int
    game: str
    games: int
    seed: int
    bots: tuple[str, ...]
    """By seat."""
    options: dict[str, OptionValue]
    by_seat: tuple[Rate, ...]
    """Points of each seat."""
    by_team: tuple[Team, ...]
    """The same for those who win together."""
    by_starter: Rate | None
    """Points of whoever began; None in games that don't say."""
    draws: Rate
    exchanges: Spread
    decisions: Spread

    def lines(self) -> tuple[str, ...]:
        """The report as a table, in English."""
        rows = [f"{self.game}: {self.games} games, seed {self.seed}"]
        rows += [
            f"  seat {seat + 1} ({name:8}) {rate_text(won)}"
            for seat, (name, won) in enumerate(zip(self.bots, self.by_seat, strict=True))
        ]
        rows += [f"  {_seats_text(team):18}{rate_text(team.won)}" for team in self.by_team if len(team.seats) > 1]
        if self.by_starter is not None:
            rows.append(f"  who begins        {rate_text(self.by_starter)}")
        rows.append(f"  draws             {rate_text(self.draws)}")
        rows.append("                     mean  least   10 %    50 %   90 %   most")
        rows.append(_spread_line("exchanges", self.exchanges))
        rows.append(_spread_line("decisions", self.decisions))
        return tuple(rows)


def _seats_text(team: Team) -> str:
    return "seats " + " + ".join(str(seat + 1) for seat in team.seats)


def _spread_line(name: str, spread: Spread) -> str:
    numbers = (spread.least, spread.tenth, spread.median, spread.nine_tenths, spread.most)
    return f"  {name:16} {spread.mean:7.1f}" + "".join(f"{number:7d}" for number in numbers)


def seated(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """The names cycled over the seats."""
    return tuple(bots[seat % len(bots)] for seat in range(seats))


def simulate(
    game: str, games: int, seed: int, bots: Sequence[str], options: Options, progress: Progress | None = None
) -> Report:
    """Play ``games`` games with the seeds that follow from ``seed``; the same whatever the number of cores."""
    rules = registry.rules(game)
    names = seated(bots, seat_count(rules, options))
    results: list[Result] = []
    for found in played_in_order(_chunks(game, games, seed, names, dict(options)), games):
        results += found
        if progress is not None:
            progress(len(results), games)
    return _report(game, seed, names, dict(options), rules.teams(options), results)


Chunk = tuple[str, tuple[int, ...], tuple[str, ...], dict[str, OptionValue]]
"""The game, the numbers of some deals, the players by seat, and the options."""


def _chunks(
    game: str, games: int, seed: int, names: tuple[str, ...], options: dict[str, OptionValue]
) -> Iterator[Chunk]:
    for start in range(0, games, CHUNK):
        numbers = range(start, min(start + CHUNK, games))
        yield game, tuple(derived(seed, number) for number in numbers), names, options


def _played(chunk: Chunk) -> list[Result]:
    game, seeds, names, options = chunk
    return [contest(game, seed, names, options) for seed in seeds]


def played_in_order(chunks: Iterable[Chunk], games: int) -> Iterator[list[Result]]:
    """The results of chunks of ``games`` games in all; of many, all cores play them."""
    return _in_order(chunks) if games >= MANY else map(_played, chunks)


def _in_order(chunks: Iterable[Chunk]) -> Iterator[list[Result]]:
    """The chunks' results, some chunks ahead of what is handed out."""
    waiting = iter(chunks)
    with workers() as pool:
        ahead: dict[int, Future[list[Result]]] = {}
        submitted = handed = 0
        while True:
            for chunk in islice(waiting, 8 - len(ahead)):
                ahead[submitted] = pool.submit(_played, chunk)
                submitted += 1
            if not ahead:
                return
            wait(ahead.values(), return_when=FIRST_COMPLETED)
            while handed in ahead and ahead[handed].done():
                yield ahead.pop(handed).result()
                handed += 1


def _report(
    game: str, seed: int, names: tuple[str, ...], options: dict[str, OptionValue], teams: Teams, results: list[Result]
) -> Report:
    count = len(results)
    begun = [(result.scores[result.starter]) for result in results if result.starter is not None]
    return Report(
        format=1,
        game=game,
        games=count,
        seed=seed,
        bots=names,
        options=options,
        by_seat=tuple(rate(sum(result.scores[seat] for result in results), count) for seat in range(len(names))),
        by_team=tuple(Team(team, rate(sum(_points(result, team) for result in results), count)) for team in teams),
        by_starter=rate(sum(begun), len(begun)) if begun else None,
        draws=rate(sum(not result.winners for result in results), count),
        exchanges=spread_of([result.exchanges for result in results]),
        decisions=spread_of([result.decisions for result in results]),
    )


def _points(result: Result, team: Sequence[Seat]) -> float:
    """What a team got of a game: all its seats get the same."""
    return fmean(result.scores[seat] for seat in team)


def spread_of(numbers: Sequence[int]) -> Spread:
    """The distribution of some numbers; of none: zeros."""
    if not numbers:
        return Spread(0.0, 0, 0, 0, 0, 0)
    ordered = sorted(numbers)
    last = len(ordered) - 1
    tenth, median, nine_tenths = (ordered[round(last * part)] for part in (0.1, 0.5, 0.9))
    return Spread(fmean(ordered), ordered[0], tenth, median, nine_tenths, ordered[-1])
