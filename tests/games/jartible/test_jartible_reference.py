"""Windows against the plain model: every pair of supports under every pair of scenarios, random lines."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

from game.games.jartible import vocabulary as v
from game.games.jartible.cards import SCENARIO_EFFECTS, STATS, SUPPORT_EFFECTS
from game.games.jartible.window import resolve
from tests.games.jartible.reference import Row, Window

MORE = (v.EachBonus("rival", -75), v.LowestBonus(4, 20), v.LineBonus("rival", "attack", -200), v.Swing(5))
"""Effects of the vocabulary that the card set does not have, to press the limits."""
SUPPORTS = (None, *SUPPORT_EFFECTS, *MORE)
SCENARIOS = (None, *SCENARIO_EFFECTS, v.UsedBonus("all", -20), v.TieTo("attack"))


def table(effect: Any) -> dict[str, Any]:
    """The effect as it stands in the file."""
    return msgspec.to_builtins(effect)


def plain(kinds: list[int]) -> list[dict[str, Any]]:
    rows = []
    for kind in kinds:
        atq, vl, df, stars, shiny = STATS[kind]
        rows.append({"atq": atq, "vl": vl, "df": df, "humble": stars == 1, "shiny": bool(shiny)})
    return rows


def both(lines: list[list[int]], attacker: int, plays: list[tuple[int, Any]], scenarios: list[Any]) -> None:
    """The program and the plain model agree on one window."""
    one, two = [[STATS[kind] for kind in line] for line in lines]
    result = resolve((one, two), attacker, plays, scenarios)
    rows = [Row(plain(line), seat == attacker) for seat, line in enumerate(lines)]
    window = Window(rows, [(seat, table(effect)) for seat, effect in plays], [table(effect) for effect in scenarios])
    winner, totals, speeds, gone = window.resolve()
    told = (result.winner, list(result.totals), list(result.vls), [list(places) for places in result.gone])
    assert told == (-1 if winner is None else winner, totals, speeds, gone), (lines, attacker, plays, scenarios)


@pytest.mark.parametrize("first", range(2))
def test_every_pair_of_supports(first: int) -> None:
    rng = Random(first)
    for one, two in product(SUPPORTS, SUPPORTS):
        plays = [(seat, effect) for seat, effect in ((first, one), (1 - first, two)) if effect is not None]
        for _ in range(3):
            lines = [[rng.randrange(len(STATS)) for _ in range(rng.randrange(1, 5))] for _ in (0, 1)]
            scenarios = [effect for effect in rng.sample(SCENARIOS, 2) if effect is not None]
            both(lines, rng.randrange(2), plays, scenarios)


def test_every_pair_of_scenarios() -> None:
    rng = Random(5)
    for one, two in product(SCENARIOS, SCENARIOS):
        if one == two and one is not None:
            continue
        for _ in range(3):
            lines = [[rng.randrange(len(STATS)) for _ in range(rng.randrange(1, 5))] for _ in (0, 1)]
            plays = [(seat, effect) for seat in (0, 1) if (effect := rng.choice(SUPPORTS)) is not None]
            both(lines, rng.randrange(2), plays, [effect for effect in (one, two) if effect is not None])


def test_equal_lines() -> None:
    """Alike lines in both numbers: ties in totals, VL, best and lowest."""
    rng = Random(8)
    level = [kind for kind, card in enumerate(STATS) if card[0] == card[2] or abs(card[0] - card[2]) == 10]
    for _ in range(1500):
        line = [rng.choice(level) for _ in range(rng.randrange(1, 4))]
        plays = [(seat, effect) for seat in (0, 1) if (effect := rng.choice(SUPPORTS)) is not None]
        scenarios = [effect for effect in rng.sample(SCENARIOS, 2) if effect is not None]
        both([line, rng.sample(line, len(line))], rng.randrange(2), plays, scenarios)
