"""The worker process: killed, late, cancelled, asked twice."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game import WORKER_FLAG
from game.bots import worker as bot_worker
from game.bots.levels import level
from game.bots.process import start_worker, worker_command
from game.bots.worker import GRACE, OPEN_SHARE, READY, START_CAP, Answer, BotRequest, BotWorker, answer
from game.engine.contract import Action, Budget, Choice
from game.engine.view import View
from tests.bots.points import point


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def worker(clock: Clock) -> Iterator[BotWorker]:
    made = BotWorker(clock)
    yield made
    made.close()
    assert made.process_id is None


def request(name: str = "easy", phase: str = "attack", ply: int = 1) -> BotRequest:
    found = point(phase)
    return BotRequest("castle", name, (), found.state.view(found.seat), tuple(found.legal), 5, found.seat, ply)


def awaited(worker: BotWorker) -> Answer:
    while True:
        found = worker.poll()
        if found is not None:
            return found


def kill(worker: BotWorker) -> None:
    assert worker.process_id is not None
    os.kill(worker.process_id, signal.SIGTERM)


def test_the_worker_answers_as_this_process_would(worker: BotWorker) -> None:
    ticket = worker.ask(request())
    assert awaited(worker) == Answer(ticket, answer(request()), False)
    assert worker.poll() is None and not worker.thinking


class Timed:
    """A computer player that only notes how long it may think."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    def choose(self, view: View, legal: list[Action], rng: Random, budget: Budget) -> Choice:
        """The first action."""
        self.seconds.append(budget.seconds)
        return Choice(legal[0], 0.5)


def test_an_open_question_gets_a_share_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    timed = Timed()
    monkeypatch.setattr(bot_worker, "player", lambda *_: (timed, Budget(9, 1.2)))
    asked = request()
    decision = asked.view.decision
    assert decision is not None and not decision.open
    answer(asked)
    answer(replace(asked, view=replace(asked.view, decision=replace(decision, open=True))))
    assert timed.seconds == [1.2, pytest.approx(1.2 * OPEN_SHARE)]


def test_killed_in_mid_thought_it_is_asked_the_same_again(worker: BotWorker) -> None:
    """With a level that no machine is too slow for: where time ends a search, answers may differ."""
    worker.ask(request())
    awaited(worker)
    asked = request("normal")
    ticket = worker.ask(asked)
    kill(worker)
    assert awaited(worker) == Answer(ticket, answer(asked), False)


def test_a_second_failure_plays_the_rule_move(worker: BotWorker, clock: Clock) -> None:
    ticket = worker.ask(request("hard"))
    late = START_CAP + level("castle", "hard").seconds + GRACE + 1
    clock.now += late
    first = worker.poll()
    assert first is None
    clock.now += late
    found = worker.poll()
    assert found is not None and found.ticket == ticket and found.fallback
    assert found.choice.action in request("hard").legal
    ticket = worker.ask(request())
    assert awaited(worker) == Answer(ticket, answer(request()), False)


def test_only_the_last_request_is_answered(worker: BotWorker) -> None:
    first = worker.ask(request("hard"))
    second = worker.ask(request("easy"))
    found = awaited(worker)
    assert first < second == found.ticket
    assert found.choice == answer(request("easy"))


def test_a_cancelled_request_is_never_answered(worker: BotWorker) -> None:
    worker.ask(request("hard"))
    worker.cancel()
    assert worker.poll() is None and not worker.thinking
    ticket = worker.ask(request())
    assert awaited(worker).ticket == ticket


def test_closing_ends_the_process(clock: Clock) -> None:
    worker = BotWorker(clock)
    worker.start()
    worker.start()
    worker.close()
    worker.close()
    assert worker.process_id is None


def children() -> set[int]:
    """The processes that this one has started and that still run."""
    return {int(word) for task in Path("/proc/self/task").iterdir() for word in (task / "children").read_text().split()}


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks /proc")
def test_there_is_one_process_and_no_other(worker: BotWorker) -> None:
    before = children()
    worker.ask(request())
    awaited(worker)
    assert children() - before == {worker.process_id}
    worker.close()
    assert children() == before


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks /proc")
def test_the_process_ends_by_itself_when_its_pipe_is_gone_in_mid_thought() -> None:
    process, pipe = start_worker()
    assert pipe.recv() == READY
    pipe.send((1, request("hard")))
    pipe.close()
    assert process.wait(5.0) == 0


def test_a_frozen_program_starts_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert worker_command(7) == ([sys.executable, WORKER_FLAG, "7"], None)


def test_without_any_process_the_rule_move_is_played(
    worker: BotWorker, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "gone"))
    worker.ask(request("hard"))
    assert awaited(worker).fallback
