"""The worker process: killed, late, cancelled, asked twice."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest

from game.bots.levels import level
from game.bots.worker import GRACE, START_CAP, Answer, BotRequest, BotWorker, answer
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


def test_killed_in_mid_thought_it_is_asked_the_same_again(worker: BotWorker) -> None:
    worker.ask(request())
    awaited(worker)
    hard = request("hard")
    ticket = worker.ask(hard)
    kill(worker)
    assert awaited(worker) == Answer(ticket, answer(hard), False)


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
