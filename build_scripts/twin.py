"""How often the search with open cards beats the honest one: a bound for what beliefs can gain in a game.

Usage: ``python build_scripts/twin.py [GAME ...] [--pairs N] [--iterations I] [--seed S] [--json]``. Both players search
with the same number of iterations, that of the level ``hard`` unless given. Every deal is played twice, seats swapped.

``--json`` prints one object: ``format`` (1), ``seed`` and ``rows``, an array of objects with ``game``, ``iterations``,
``won`` (points, games, share and Wilson's interval of the twin), ``low`` and ``high`` (the interval by pairs of games)
and ``seconds``.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from itertools import islice
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.bots.levels import level  # noqa: E402
from game.games import registry  # noqa: E402
from game.match.rates import rate_text  # noqa: E402
from tests.bots.twin import Lead, lead, pairs  # noqa: E402

FORMAT = 1


def line(game: str, iterations: int, found: Lead, seconds: float) -> str:
    """A row as text."""
    by_pairs = f"by pairs [{100 * found.low:.1f}, {100 * found.high:.1f}]"
    return f"{game:10} {iterations:6} iterations: twin {rate_text(found.won)}, {by_pairs}, {seconds:.0f} s"


def main() -> None:
    """Play and print, game by game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(registry.GAMES))
    parser.add_argument("--pairs", type=int, default=10)
    parser.add_argument("--iterations", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if unknown := set(asked.games) - set(registry.GAMES):
        parser.error(f"no game {min(unknown)!r}; there are {', '.join(registry.GAMES)}")
    rows: list[dict[str, object]] = []
    for game in asked.games or registry.GAMES:
        iterations = asked.iterations or level(game, "hard").iterations
        start = time.monotonic()
        found = lead(list(islice(pairs(game, asked.seed, iterations), asked.pairs)))
        seconds = time.monotonic() - start
        rows.append({"game": game, "iterations": iterations, **msgspec.to_builtins(found), "seconds": seconds})
        if not asked.json:
            print(line(game, iterations, found, seconds), flush=True)
    if asked.json:
        print(json.dumps({"format": FORMAT, "seed": asked.seed, "rows": rows}, indent=2))


if __name__ == "__main__":
    main()
