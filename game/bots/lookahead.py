"""One move ahead: every move is tried in the same sampled worlds, each time with a short playout."""

from __future__ import annotations

from random import Random

from .guide import Meaning
from .thought import Findings, Line, Table, Watch

PROPOSALS = 24
"""How often the rule player is asked for moves worth a thought, where not all can be tried."""
ENOUGH = 40
"""Where the game asks for it, all meanings are tried if there are so many playouts for each."""


def look_ahead(table: Table, rng: Random, iterations: int, watch: Watch) -> Findings:
    """The mean value of each meaning; ``iterations`` playouts in all."""
    seat, rnd = table.view.seat, rng.random
    world = table.world(rng)
    options = table.options(world, seat).actions
    if table.guide.SHORTLIST or ENOUGH * len(options) > iterations:
        options = table.shortlist(world, seat, rnd, PROPOSALS)
    totals: dict[Meaning, float] = dict.fromkeys(options, 0.0)
    rounds = max(1, iterations // len(options))
    done = 0
    while done < rounds and (done == 0 or watch.time_left(len(options))):
        for meaning, action in options.items():
            state = world.clone()
            state.apply(seat, action)
            totals[meaning] += table.playout(state, rnd)[seat]
        world = table.world(rng)
        done += 1
    best = max(totals, key=lambda meaning: totals[meaning])
    lines = [Line(meaning, done, total / done, float(meaning == best)) for meaning, total in totals.items()]
    return tuple(sorted(lines, key=lambda line: -line.value))
