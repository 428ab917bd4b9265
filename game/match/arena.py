"""The computer players against each other: paired deals, swapped seats, win rates and a small ladder.

In a pair of games both players get the same cards once: the deal stays, the players change seats. What the deal gives
to one of them it gives to the other in the second game. At a table of several the two take sides in turn: a whole team
each, or every other seat.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from itertools import combinations

import msgspec

from ..engine.chance import derived
from ..engine.contract import Options, OptionValue
from ..games import registry
from .contest import contest, workers
from .rates import Rate, paired_interval, rate, rate_text, ratings
from .setup import seat_count
from .sides import team_of, told_teams

NAMES = ("random", "rules", "easy", "normal", "hard", "champion")
AT_ONCE = 4
"""So many games are under way or wait for a free core."""
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
    share: float
    """Of their iterations that all players used."""
    options: dict[str, OptionValue]
    pairings: tuple[Pairing, ...]
    ladder: tuple[Rung, ...]

    def lines(self) -> tuple[str, ...]:
        """The report as a table, in English."""
        rows = [
            f"{self.game}: paired deals with swapped seats, seed {self.seed}, "
            f"{100 * self.share:g} % of the iterations; draws count one half"
        ]
        for pair in self.pairings:
            low, high = pair.paired
            name = f"{pair.one} - {pair.other}"
            rows.append(f"  {name:17} {rate_text(pair.won):36} by pairs [{100 * low:.1f}, {100 * high:.1f}]")
        rows.append("  ladder")
        rows += [f"  {rung.elo:+7.0f}  {rung.name:8} {rate_text(rung.won)}" for rung in self.ladder]
        return tuple(rows)


Pair = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Trial:
    """What is tried: a game with house rules, the number that gives the deals, a share of everybody's iterations."""

    game: str
    options: Options
    seed: int = 1
    share: float = 1.0


def arena(
    trial: Trial,
    minutes: float | None,
    deals: int | None = None,
    names: Sequence[str] = NAMES,
    progress: Progress | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> ArenaReport:
    """Let ``names`` play, everybody against everybody, one pair of games at least.

    For about ``minutes``, each pairing as long as the others; or until each has played so many ``deals`` twice.
    """
    schedule = _Schedule(tuple(combinations(names, 2)), minutes, deals, clock)
    with workers() as pool:
        running: dict[Future[tuple[float, float]], Pair] = {}
        while True:
            while len(running) < AT_ONCE and (pair := schedule.turn(running.values())) is not None:
                running[pool.submit(paired, trial, schedule.deal(pair), pair)] = pair
            if not running:
                break
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                schedule.add(running.pop(future), *future.result())
            if progress is not None:
                progress(schedule.over())
    return _report(trial, tuple(names), schedule.scores)


class _Schedule:
    """Which pairing is next, and what all of them scored."""

    def __init__(
        self, pairs: Sequence[Pair], minutes: float | None, deals: int | None, clock: Callable[[], float]
    ) -> None:
        self.scores: dict[Pair, list[float]] = {pair: [] for pair in pairs}
        self._spent = dict.fromkeys(pairs, 0.0)
        self._dealt = dict.fromkeys(pairs, 0)
        self._minutes = minutes
        self._deals = deals
        self._clock = clock
        self._begin = clock()

    def turn(self, running: Iterable[Pair]) -> Pair | None:
        """The pairing that has had the least time and has deals left; None if all is over."""
        if self._late() and all(self._dealt.values()):
            return None
        waiting = Counter(running)
        left = [pair for pair, dealt in self._dealt.items() if self._deals is None or dealt < self._deals]
        return min(left, key=lambda pair: self._spent[pair] + waiting[pair], default=None)

    def _late(self) -> bool:
        return self._minutes is not None and self._clock() - self._begin >= 60 * self._minutes

    def deal(self, pair: Pair) -> int:
        """How many deals the pairing had before its next one."""
        self._dealt[pair] += 1
        return self._dealt[pair] - 1

    def add(self, pair: Pair, score: float, seconds: float) -> None:
        """What came of a deal."""
        self.scores[pair].append(score)
        self._spent[pair] += max(seconds, 1e-6)

    def over(self) -> float:
        """The share of the trial that is over."""
        played = 0.0
        if self._deals is not None:
            played = sum(map(len, self.scores.values())) / (self._deals * len(self.scores))
        if self._minutes is None:
            return played
        return min(1.0, max(played, (self._clock() - self._begin) / max(60 * self._minutes, 1e-6)))


def paired(trial: Trial, deal: int, pair: Pair) -> tuple[float, float]:
    """The first player's mean score in the two games of a deal, and the seconds they took."""
    begin = time.monotonic()
    sides = _sides(trial.game, trial.options)
    swapped = [1 - side for side in sides]
    return (_points(trial, deal, pair, sides) + _points(trial, deal, pair, swapped)) / 2, time.monotonic() - begin


def _sides(game: str, options: Options) -> list[int]:
    """Which of the two players sits where: they take the teams in turn."""
    rules = registry.rules(game)
    seats = seat_count(rules, options)
    teams = told_teams(rules, options, seats)
    return [team_of(seat, teams) % 2 for seat in range(seats)]


def _points(trial: Trial, deal: int, pair: Pair, sides: Sequence[int]) -> float:
    """The share of all points that fell to the first player of the pair."""
    bots = [pair[side] for side in sides]
    scores = contest(trial.game, derived(trial.seed, deal), bots, trial.options, trial.share).scores
    own = sum(score for score, side in zip(scores, sides, strict=True) if side == 0)
    return own / sum(scores) if any(scores) else 0.5


def _report(trial: Trial, names: tuple[str, ...], scores: dict[Pair, list[float]]) -> ArenaReport:
    results = {pair: (2 * sum(found), 2 * len(found)) for pair, found in scores.items()}
    pairings = tuple(
        Pairing(pair[0], pair[1], rate(*results[pair]), paired_interval(found)) for pair, found in scores.items()
    )
    elo = ratings(names, results)
    ladder = [Rung(name, elo[name], _total(name, results)) for name in sorted(names, key=lambda name: elo[name])]
    return ArenaReport(1, trial.game, trial.seed, trial.share, dict(trial.options), pairings, tuple(ladder))


def _total(name: str, results: dict[Pair, tuple[float, int]]) -> Rate:
    points = games = 0.0
    for (one, other), (won, played) in results.items():
        if name in (one, other):
            points += won if name == one else played - won
            games += played
    return rate(points, int(games))
