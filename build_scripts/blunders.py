"""How often a level plays a move that a much longer search of the same kind finds bad, and the worst of them.

The level plays against itself, nobody being hurried. Each decision with several meanings is searched once more, with so
many times the iterations and every meaning among the moves to try, also those that the rule player never thinks of. The
move that was played is a blunder if it is worth over 0.15 points less than the best found. A draw from a mix is judged
by the values of the mix's moves against what rivals choose.

Usage: ``python build_scripts/blunders.py GAME ... [--level hard] [--decisions 100] [--times 10] [--seed S] [--json]``.

``--json`` prints one object: ``format`` (1), ``seed``, ``level``, ``times`` and ``rows``, an array of objects:

- ``game``; ``iterations``: of the level; ``decisions``: how many were judged
- ``blunders``: points, games, share and Wilson's interval, each blunder a point and each decision a game
- ``loss``: by how much the moves played were worse than the best, on average
- ``worst``: the moves that lost most, each with ``seed`` of the deal, ``ply``, ``seat``, ``kind`` of decision,
  how many ``moves`` there were, ``played`` and ``best`` as a journal writes actions, the ``value`` of the best and
  the ``loss``
- ``seconds``: how long that took
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice
from pathlib import Path
from random import Random

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from build_scripts.bench_decisions import Deal, table_of, takes_thought  # noqa: E402
from game.bots.guide import Meaning, Rnd  # noqa: E402
from game.bots.levels import levels  # noqa: E402
from game.bots.players import ThinkingBot  # noqa: E402
from game.bots.thought import Table  # noqa: E402
from game.bots.worker import BotRequest  # noqa: E402
from game.engine.chance import derived  # noqa: E402
from game.engine.contract import Action, Bot, Budget  # noqa: E402
from game.engine.view import Seat  # noqa: E402
from game.games import registry  # noqa: E402
from game.match.contest import unhurried  # noqa: E402
from game.match.rates import Rate, rate, rate_text  # noqa: E402

FORMAT = 1
GAP = 0.15
"""Points by which a blunder is worse than the best move found."""
WORST = 5
SECOND_THOUGHT = 1
"""What the judge's luck is derived from, beside the player's: it must not see the same worlds."""


class Bench(Table):
    """The decision as a judge sees it: no move is left out."""

    __slots__ = ()

    def shortlist(self, state: object, seat: Seat, rnd: Rnd, proposals: int) -> dict[Meaning, Action]:
        """Every meaning."""
        return self.options(state, seat).actions


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a longer search says of a move; see the head of this file."""

    seed: int
    ply: int
    seat: Seat
    kind: str
    moves: int
    played: str
    best: str
    value: float
    loss: float

    def __str__(self) -> str:
        place = f"deal {self.seed}, ply {self.ply}, seat {self.seat}, {self.kind}"
        best = f"best of {self.moves} {self.best} ({self.value:.3f})"
        return f"-{self.loss:.3f}  {place}: played {self.played}, {best}"


@dataclass(frozen=True, slots=True)
class Row:
    """The blunders of a level in a game; see the head of this file."""

    game: str
    iterations: int
    decisions: int
    blunders: Rate
    loss: float
    worst: tuple[Verdict, ...]
    seconds: float


def lines(row: Row) -> list[str]:
    """A row as text."""
    head = f"{row.game:10} {row.iterations:6} iterations: blunders {rate_text(row.blunders)}, mean loss {row.loss:.3f}"
    return [f"{head}, {row.seconds:.0f} s", *(f"  {verdict}" for verdict in row.worst)]


def judged(request: BotRequest, seed: int, action: Action, judge: ThinkingBot, budget: Budget) -> Verdict:
    """What the judge thinks of a move, in a decision that takes thought."""
    rng = Random(derived(request.bot_seed, request.seat, request.ply, SECOND_THOUGHT))
    table = table_of(request)
    options = table.options(table.world(rng), request.seat)
    played = options.labels[action]
    findings = judge.findings(Bench(table.rules, table.guide, table.view), rng, budget)
    values = {line.meaning: line.value for line in findings}
    best = max(values, key=values.__getitem__)
    if values[best] == values[played]:
        best = played
    words = table.rules.action_text
    decision = request.view.decision
    return Verdict(
        seed, request.ply, request.seat, decision.kind if decision is not None else "", len(values),
        words(action), words(action if best == played else options.actions[best]),
        values[best], values[best] - values[played],
    )  # fmt: skip


def verdicts(deal: Deal, bot: Bot, budget: Budget, judge: ThinkingBot, times: int) -> Iterator[Verdict]:
    """What is to be said of each decision of a deal that takes thought; the bot plays all seats."""
    longer = Budget(times * budget.iterations, budget.seconds)
    while (request := deal.asked()) is not None:
        rng = Random(derived(request.bot_seed, request.seat, request.ply))
        action = bot.choose(request.view, list(request.legal), rng, budget).action
        if takes_thought(request):
            yield judged(request, deal.seed, action, judge, longer)
        deal.play(request.seat, action)


def counted(game: str, iterations: int, found: list[Verdict], seconds: float) -> Row:
    """The sum of many verdicts."""
    blunders = rate(sum(verdict.loss > GAP for verdict in found), len(found))
    loss = sum(verdict.loss for verdict in found) / max(1, len(found))
    worst = sorted((verdict for verdict in found if verdict.loss), key=lambda verdict: -verdict.loss)[:WORST]
    return Row(game, iterations, len(found), blunders, loss, tuple(worst), seconds)


def measured(game: str, name: str, decisions: int, times: int, seed: int) -> Row:
    """The blunders of a level that thinks."""
    start = time.monotonic()
    bot, budget = unhurried(game, name)
    assert isinstance(bot, ThinkingBot)
    deals = (Deal(game, derived(seed, number), (name, name)) for number in count())
    said = (verdict for deal in deals for verdict in verdicts(deal, bot, budget, bot, times))
    return counted(game, budget.iterations, list(islice(said, decisions)), time.monotonic() - start)


def thinking(game: str) -> set[str]:
    """The levels of a game that think."""
    return {row.id for row in levels(game) if row.bot in ("lookahead", "search")}


def main() -> None:
    """Play, judge and print, game by game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+", metavar="GAME", choices=registry.GAMES, help=", ".join(registry.GAMES))
    parser.add_argument("--level", default="hard")
    parser.add_argument("--decisions", type=int, default=100)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if idle := [game for game in asked.games if asked.level not in thinking(game)]:
        parser.error(f"no level {asked.level!r} of {idle[0]} thinks; {', '.join(sorted(thinking(idle[0])))} do")
    if min(asked.decisions, asked.times) < 1:
        parser.error("--decisions and --times must be at least 1")
    rows: list[Row] = []
    for game in asked.games:
        rows.append(measured(game, asked.level, asked.decisions, asked.times, asked.seed))
        if not asked.json:
            print("\n".join(lines(rows[-1])), flush=True)
    if asked.json:
        report = {"format": FORMAT, "seed": asked.seed, "level": asked.level, "times": asked.times}
        print(json.dumps({**report, "rows": msgspec.to_builtins(rows)}, indent=2))


if __name__ == "__main__":
    main()
