"""Transcripts of a seeded random game: each action and what everyone saw of it.

Write them anew, after a change of the rules that is meant, with `python -m tests.games.golden` from the project's
root (all games) or `python -m tests.games.golden castle` (that game in every way to play it); then read the difference
before committing it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random

from game.engine.event import Arg, Event, events_for
from game.engine.text import SeatName, Text
from game.engine.view import PUBLIC, UNKNOWN
from tests.games.cases import Case, cases


def words(arg: Arg) -> str:
    """An argument without a catalogue: keys and values as they are."""
    if isinstance(arg, Text):
        inner = ", ".join(f"{name}={words(value)}" for name, value in arg.args)
        return f"{arg.key}({inner})" if inner else arg.key
    return f"seat {arg.seat}" if isinstance(arg, SeatName) else str(arg)


def line(event: Event) -> str:
    """What one viewer saw of an event."""
    moves = [
        f"{a[0]}.{a[1]} -> {b[0]}.{b[1]} {'?' if card == UNKNOWN else card}" for a, b, card in event.moves
    ]
    parts = [event.kind, *(words(arg) for arg in event.args), *moves]
    if event.learned:
        parts.append("learned " + ",".join(str(seat) for seat in event.learned))
    return "    " + " | ".join(parts)


def transcript(case: Case) -> Iterator[str]:
    """The whole game, line by line."""
    seed, options, _ = case.golden
    state = case.rules.new(seed, options)
    rng = Random(seed)
    yield f"{case.name}, seed {seed}, options {dict(options)}"
    seen = 0
    while True:
        assert state.log is not None
        for event in events_for(state.log, PUBLIC, seen):
            yield line(event)
        seen = len(state.log)
        pending = state.pending()
        if not pending:
            break
        seat = pending[int(rng.random() * len(pending))]
        legal = state.legal(seat)
        action = legal[int(rng.random() * len(legal))]
        yield f"{seat} {case.rules.action_text(action)}"
        state.play(seat, action)
    outcome = state.outcome()
    assert outcome is not None
    yield f"{words(outcome.reason)} {outcome.rule}, scores {outcome.scores}, winners {outcome.winners}"


def main(names: list[str]) -> None:
    """Write the transcripts of the named games, or of all."""
    for case in cases():
        if not names or case.rules.name in names:
            case.golden[2].write_text("\n".join(transcript(case)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
