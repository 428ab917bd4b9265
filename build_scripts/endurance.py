"""Lets two levels play each other for minutes as in a match: through the worker process, with all their time.

Usage: ``python build_scripts/endurance.py GAME ... [--minutes 10] [--bots champion,hard] [--seed S] [--json]``. Every
game gets a worker of its own and so many minutes; seats are swapped from deal to deal. Status 1 if anything was out of
bounds: an illegal action, a reply later than 2 s (3 s of a champion), a worker that was restarted, or memory that grew
by more than 10 % and 8 MB from the first minute to the end.

``--json`` prints one object: ``format`` (1), ``seed``, ``minutes``, ``bots`` and ``rows``, an array of objects:

- ``game``; ``games``: how many were played to the end; ``decisions``: with a choice, each of them a reply
- ``illegal``: actions that were no legal ones, each with ``seed`` of the deal, ``ply``, ``level`` and ``action``
- ``levels``: by level ``replies``, ``median``, ``p99`` and ``longest`` in seconds, the ``bar``, how many were ``over``
- ``restarts``: how often the worker was started anew; ``fallbacks``: how often the rule player had to stand in
- ``worker``, ``program``: resident memory in MB after the ``first`` minute (a quarter of the time if that is less), at
  ``half`` of the time and at the ``end``, and the ``growth`` from first to end; null where the system doesn't tell
- ``kept``: whether all was within bounds
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Protocol

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from build_scripts.bench_decisions import LONGEST, Deal  # noqa: E402
from build_scripts.bench_rows import percentile  # noqa: E402
from game.bots.levels import levels  # noqa: E402
from game.bots.worker import Answer, BotRequest, BotWorker  # noqa: E402
from game.engine.chance import derived  # noqa: E402
from game.engine.errors import IllegalAction  # noqa: E402
from game.games import registry  # noqa: E402
from game.match.session import Worker  # noqa: E402

FORMAT = 1
BAR = 2.0
"""Seconds for a reply of levels that have no bar of their own."""
FIRST_READING = 60.0
"""Seconds after which memory is read for the first time: everything is loaded and played once by then."""
GROWTH_SHARE, GROWTH = 0.10, 8.0
"""Memory that grew by more than both, a share and MB, leaks."""
PEEP = 0.002
"""Seconds from one look for an answer to the next."""


class Process(Worker, Protocol):
    """A worker whose process can be told from the next one."""

    @property
    def process_id(self) -> int | None:
        """The id of the process; None while there is none."""
        ...


@dataclass(frozen=True, slots=True)
class Illegal:
    """An answer that was no legal action, and where."""

    seed: int
    ply: int
    level: str
    action: str


@dataclass(frozen=True, slots=True)
class Replies:
    """How long a level took, in seconds."""

    replies: int
    median: float
    p99: float
    longest: float
    bar: float
    over: int


@dataclass(frozen=True, slots=True)
class Memory:
    """Resident memory of a process in MB; None where the system doesn't tell. ``growth``: from first to end."""

    first: float | None
    half: float | None
    end: float | None
    growth: float | None

    @classmethod
    def of(cls, first: float | None, half: float | None, end: float | None) -> Memory:
        """From three readings."""
        return cls(first, half, end, None if first is None or end is None else end - first)

    @property
    def leaks(self) -> bool:
        """Whether it grew out of bounds."""
        return self.first is not None and (self.growth or 0.0) > max(GROWTH, GROWTH_SHARE * self.first)

    def __str__(self) -> str:
        if self.growth is None:
            return "not available"
        readings = ("-" if mb is None else f"{mb:.1f}" for mb in (self.first, self.half, self.end))
        return f"{', '.join(readings)} MB ({self.growth:+.1f})"


@dataclass(frozen=True, slots=True)
class Row:
    """What a game's trial showed; see the head of this file."""

    game: str
    games: int
    decisions: int
    illegal: tuple[Illegal, ...]
    levels: dict[str, Replies]
    restarts: int
    fallbacks: int
    worker: Memory
    program: Memory
    kept: bool


def lines(row: Row) -> list[str]:
    """A row as text."""
    sure = "all within bounds" if row.kept else "OUT OF BOUNDS"
    told = [
        f"{row.game}: {row.games} games, {row.decisions} decisions, {len(row.illegal)} illegal actions, "
        f"{row.restarts} restarts, {row.fallbacks} rule moves instead; {sure}"
    ]
    told += [f"  illegal: deal {bad.seed}, ply {bad.ply}, {bad.level} played {bad.action}" for bad in row.illegal]
    told += [
        f"  {name:9} {found.replies:5} replies: median {found.median:.2f} s, p99 {found.p99:.2f} s, "
        f"longest {found.longest:.2f} s, {found.over} over {found.bar:g} s"
        for name, found in row.levels.items()
    ]
    return [*told, f"  memory of the worker {row.worker}", f"  memory of the program {row.program}"]


def resident(process_id: int | None) -> float | None:
    """The resident memory of a process in MB; None if there is no such process, or the system doesn't tell."""
    try:
        status = Path(f"/proc/{process_id}/status").read_text()
    except OSError:
        return None
    return next((int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS")), None)


class Trial:
    """One game between two levels, deal after deal, until the time is over."""

    def __init__(
        self, game: str, bots: tuple[str, ...], seed: int, worker: Process, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._game, self._bots, self._seed = game, bots, seed
        self._worker, self._clock = worker, clock
        self._marks: list[float] = []
        self._readings: list[tuple[float | None, float | None]] = []
        self._running: int | None = None
        self._replies: dict[str, list[float]] = defaultdict(list)
        self._illegal: list[Illegal] = []
        self._games = self._restarts = self._fallbacks = 0

    def run(self, seconds: float) -> Row:
        """Play for so long; what it showed."""
        self._warm_up()
        begin = self._clock()
        self._marks = [begin + after for after in (min(FIRST_READING, seconds / 4), seconds / 2, seconds)]
        number = 0
        while self._marks:
            turn = number % len(self._bots)
            self._play(Deal(self._game, derived(self._seed, number), self._bots[turn:] + self._bots[:turn]))
            number += 1
        return self._row()

    def _warm_up(self) -> None:
        """The process is started long before the first decision of a match: that one's time doesn't count."""
        request = Deal(self._game, self._seed, self._bots).asked()
        assert request is not None
        self._answer(request)

    def _play(self, deal: Deal) -> None:
        """Play a deal, to the end if there is time."""
        while self._marks and (request := deal.asked()) is not None:
            asked = self._clock()
            action = self._answer(request).choice.action
            self._replies[request.level].append(self._clock() - asked)
            try:
                deal.play(request.seat, action)
            except IllegalAction:
                self._illegal.append(Illegal(deal.seed, deal.ply, request.level, str(action)))
                deal.play(request.seat, request.legal[0])
            self._read_memory()
        self._games += deal.state.outcome() is not None

    def _answer(self, request: BotRequest) -> Answer:
        """What the worker says, its process being watched meanwhile."""
        self._worker.ask(request)
        while True:
            answer = self._worker.poll()
            self._watch_process()
            if answer is not None:
                self._fallbacks += answer.fallback
                return answer
            time.sleep(PEEP)

    def _watch_process(self) -> None:
        now = self._worker.process_id
        self._restarts += self._running is not None and now != self._running
        self._running = now

    def _read_memory(self) -> None:
        """Once after each mark."""
        while self._marks and self._clock() >= self._marks[0]:
            self._readings.append((resident(self._worker.process_id), resident(os.getpid())))
            del self._marks[0]

    def _row(self) -> Row:
        worker, program = (Memory.of(*readings) for readings in zip(*self._readings, strict=True))
        replies = {level: _replies(level, found) for level, found in self._replies.items()}
        late = any(found.over for found in replies.values())
        kept = not (self._illegal or late or self._restarts or self._fallbacks or worker.leaks or program.leaks)
        decisions = sum(found.replies for found in replies.values())
        return Row(
            self._game, self._games, decisions, tuple(self._illegal), replies,
            self._restarts, self._fallbacks, worker, program, kept,
        )  # fmt: skip


def _replies(level: str, found: list[float]) -> Replies:
    bar = LONGEST.get(level, BAR)
    over = sum(seconds > bar for seconds in found)
    return Replies(len(found), median(found), percentile(found, 0.99), max(found), bar, over)


def endured(game: str, bots: tuple[str, ...], minutes: float, seed: int) -> Row:
    """The trial of a game with a worker of its own."""
    worker = BotWorker()
    try:
        return Trial(game, bots, seed, worker).run(60 * minutes)
    finally:
        worker.close()


def main() -> int:
    """Play and print, game by game; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+", metavar="GAME", choices=registry.GAMES, help=", ".join(registry.GAMES))
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--bots", type=lambda words: tuple(words.split(",")), default=("champion", "hard"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    known = set.intersection(*({row.id for row in levels(game)} for game in asked.games))
    if len(asked.bots) != 2 or set(asked.bots) - known:
        parser.error(f"--bots takes two of the levels {', '.join(sorted(known))}")
    if not asked.minutes > 0:
        parser.error("--minutes must be more than 0")
    rows: list[Row] = []
    for game in asked.games:
        print(f"{game} ...", file=sys.stderr, flush=True)
        rows.append(endured(game, asked.bots, asked.minutes, asked.seed))
        if not asked.json:
            print("\n".join(lines(rows[-1])), flush=True)
    if asked.json:
        report = {"format": FORMAT, "seed": asked.seed, "minutes": asked.minutes, "bots": asked.bots}
        print(json.dumps({**report, "rows": msgspec.to_builtins(rows)}, indent=2))
    return 0 if all(row.kept for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
