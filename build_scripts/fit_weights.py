"""Fits a game's evaluation: plays games of its rule player and writes ``levels/<game>/weights.toml``.

A logistic function of the game's features is fitted to who won in the end, by Newton's method, with the standard
library alone. Usage: ``python build_scripts/fit_weights.py [game] [--games N] [--seed S]``.
"""

from __future__ import annotations

import argparse
import sys
from math import exp, log
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.engine.chance import derived  # noqa: E402
from game.games import registry  # noqa: E402

Row = tuple[tuple[float, ...], float]
"""Features of a position for one seat, and the points that this seat got in the end."""
WILD_SHARE = 0.5
RANDOM_SHARE = 0.05
"""Of random moves before and after the position."""
LAST_EXCHANGE = 13
APART = 2
"""Exchanges between two positions of one game: more of them make rows cheap, but those nearby say the same."""
ROUNDS = 8
RIDGE = 1.0
"""Pulls weights towards 0: features that say the same share their weight instead of fighting over it."""


def played(game: str, seed: int) -> list[Row]:
    """Positions between exchanges, the first reached by a wild beginning, after which the rule player plays to the end.

    In games of the rule player alone many features go together (who has lost cards has won fights); wild beginnings
    take them apart. None at all if the game ended before the first was due.
    """
    rules, guide = registry.rules(game), registry.guide(game)
    state = rules.new(seed, {}).clone()
    rnd = Random(derived(seed, 1)).random
    due = 1 + int(rnd() * LAST_EXCHANGE)
    found: list[tuple[float, ...]] = []
    while pending := state.pending():
        seat = pending[0]
        if guide.exchange(state) == due:
            found.append(guide.features(state, 0))
            due += APART
        legal = state.legal(seat)
        wild = rnd() < (RANDOM_SHARE if found else WILD_SHARE)
        state.apply(seat, legal[int(rnd() * len(legal))] if wild else guide.choose(state, seat, rnd))
    outcome = state.outcome()
    assert outcome is not None
    return [(numbers, outcome.scores[0]) for numbers in found]


def solved(matrix: list[list[float]], vector: list[float]) -> list[float]:
    """The solution of a small linear system, by elimination."""
    size = len(vector)
    rows = [[*row, value] for row, value in zip(matrix, vector, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for j in range(size):
            if j != i:
                factor = rows[j][i] / rows[i][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def fitted(rows: list[Row]) -> list[float]:
    """The weights under which the results are likeliest."""
    size = len(rows[0][0])
    weights = [0.0] * size
    for _ in range(ROUNDS):
        slope = [-RIDGE * weight for weight in weights]
        curve = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
        for numbers, score in rows:
            chance = predicted(weights, numbers)
            spread, error = chance * (1 - chance), score - chance
            for i, number in enumerate(numbers):
                slope[i] += error * number
                scaled, row = spread * number, curve[i]
                for j, other in enumerate(numbers):
                    row[j] += scaled * other
        weights = [weight + step for weight, step in zip(weights, solved(curve, slope), strict=True)]
    return weights


def predicted(weights: list[float], numbers: tuple[float, ...]) -> float:
    """The chance to win under the weights."""
    return 1 / (1 + exp(-sum(weight * number for weight, number in zip(weights, numbers, strict=True))))


def surprise(weights: list[float], rows: list[Row]) -> float:
    """Mean logarithmic loss: 0.693 knows nothing, 0 knows all."""
    total = 0.0
    for numbers, score in rows:
        chance = min(max(predicted(weights, numbers), 1e-9), 1 - 1e-9)
        total -= score * log(chance) + (1 - score) * log(1 - chance)
    return total / len(rows)


def written(game: str, names: tuple[str, ...], weights: list[float], games: int) -> Path:
    """Store the weights; the file's path."""
    path = ROOT / "levels" / game / "weights.toml"
    lines = [f"{name} = {weight:.4f}" for name, weight in zip(names, weights, strict=True)]
    head = f"# Made by build_scripts/fit_weights.py from {games:,} games of the rule player.\nformat = 1\n\n[weights]\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(head + "\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    return path


def main() -> None:
    """Play, fit, write, and tell how well the weights predict games they have not seen."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="castle", choices=registry.GAMES)
    parser.add_argument("--games", type=int, default=150_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    guide = registry.guide(asked.game)
    rows = [row for number in range(asked.games) for row in played(asked.game, derived(asked.seed, number))]
    cut = len(rows) * 4 // 5
    weights = fitted(rows[:cut])
    print(f"{len(rows)} positions; loss on unseen ones {surprise(weights, rows[cut:]):.4f}")
    for name, weight in zip(guide.FEATURES, weights, strict=True):
        print(f"{name:20} {weight:8.4f}")
    print(written(asked.game, guide.FEATURES, weights, asked.games))


if __name__ == "__main__":
    main()
