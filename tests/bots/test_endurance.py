"""The endurance trial: what it counts, and what it finds out of bounds."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

import pytest

from build_scripts.bench_decisions import LONGEST
from build_scripts.endurance import BAR, GROWTH, Memory, Row, Trial, lines, resident
from game.bots.worker import Answer, BotRequest, BotWorker, rule_answer
from game.engine.contract import Choice

BOTS = ("champion", "hard")
MINUTE = 60.0


class Clock:
    """A clock that goes on by a step whenever it is looked at."""

    def __init__(self, step: float = 0.25) -> None:
        self.now = 0.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


class Instant:
    """A worker that answers at once, as the rule player would."""

    def __init__(self) -> None:
        self.process_id: int | None = os.getpid()
        self.asked: list[BotRequest] = []

    def ask(self, request: BotRequest) -> int:
        """Keep the question."""
        self.asked.append(request)
        return len(self.asked)

    def poll(self) -> Answer | None:
        """The answer to the last question."""
        return Answer(len(self.asked), self.choice(self.asked[-1]), False)

    def choice(self, request: BotRequest) -> Choice:
        """What the rule player would do."""
        return rule_answer(request)

    def cancel(self) -> None:
        """Nothing is under way."""


def tried(worker: Instant, clock: Callable[[], float], seconds: float = 3 * MINUTE) -> Row:
    return Trial("duelcard", BOTS, 1, worker, clock).run(seconds)


def test_a_worker_without_fault_is_within_bounds() -> None:
    worker = Instant()
    row = tried(worker, Clock())
    assert row.kept and not row.illegal and not row.restarts
    assert row.games > 1 and row.decisions == len(worker.asked) - 1
    assert row.decisions == sum(found.replies for found in row.levels.values())
    assert set(row.levels) == set(BOTS)
    assert all(found.longest == 0.25 and not found.over for found in row.levels.values())


def test_both_levels_play_from_both_seats() -> None:
    worker = Instant()
    tried(worker, Clock())
    assert {(request.level, request.seat) for request in worker.asked} == {
        (name, seat) for name in BOTS for seat in (0, 1)
    }


class Cheat(Instant):
    """A worker that answers with no action at all, once."""

    def choice(self, request: BotRequest) -> Choice:
        """Nonsense to the fourth question."""
        return Choice((99,), 0.5) if len(self.asked) == 4 else rule_answer(request)


def test_an_illegal_action_is_told_with_its_place_and_the_game_goes_on() -> None:
    worker = Cheat()
    row = tried(worker, Clock())
    (bad,) = row.illegal
    assert (bad.ply, bad.level, bad.action) == (worker.asked[3].ply, worker.asked[3].level, "(99,)")
    assert not row.kept and row.games > 1
    assert any(f"ply {bad.ply}" in line for line in lines(row))


@pytest.mark.parametrize(("step", "late"), [(BAR + 0.1, ("hard",)), (LONGEST["champion"] + 0.1, BOTS)])
def test_late_replies_are_counted_by_the_bar_of_their_level(step: float, late: tuple[str, ...]) -> None:
    row = tried(Instant(), Clock(step), 10 * MINUTE)
    assert not row.kept
    assert {name for name, found in row.levels.items() if found.over == found.replies} == set(late)
    assert {name for name, found in row.levels.items() if found.over} == set(late)


class Fragile(Instant):
    """A worker whose process is another one from the fifth question on."""

    def ask(self, request: BotRequest) -> int:
        """Keep the question, and die before the fifth."""
        if len(self.asked) == 4:
            self.process_id = 1
        return super().ask(request)


def test_a_restarted_worker_is_out_of_bounds() -> None:
    row = tried(Fragile(), Clock())
    assert row.restarts == 1 and not row.kept


def test_memory_leaks_by_share_and_amount() -> None:
    assert Memory.of(100.0, 105.0, 111.0).leaks
    assert not Memory.of(100.0, 120.0, 109.0).leaks
    assert not Memory.of(20.0, 24.0, 20.0 + GROWTH).leaks
    unknown = Memory.of(None, None, 40.0)
    assert unknown.growth is None and not unknown.leaks and str(unknown) == "not available"


def test_memory_of_nobody_is_unknown() -> None:
    assert resident(None) is None


def test_the_real_worker_answers_and_its_memory_is_read() -> None:
    worker = BotWorker()
    try:
        row = Trial("castle", ("easy", "easy"), 1, worker, Clock(1.0)).run(30.0)
    finally:
        worker.close()
    assert row.decisions and not row.illegal and not row.restarts and not row.fallbacks
    if sys.platform.startswith("linux"):
        assert row.worker.end is not None and row.worker.end > 5.0
        assert row.program.end is not None and row.worker.first is not None
