"""The worker process that thinks: one, persistent, asked over a pipe, gone when the pipe closes.

`serve` runs in the process; this module and all it imports know nothing of a screen. `BotWorker` is its near end: it
never blocks, restarts a worker that died or is late and asks it the same again, and plays the rule player's move if
that fails too.
"""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random

from ..engine.chance import derived
from ..engine.contract import Action, Budget, Choice, OptionValue
from ..engine.view import Seat, View
from .levels import level
from .players import player
from .process import start_worker
from .thought import Interrupted, Watch

log = logging.getLogger(__name__)

GRACE = 2.0
"""Seconds after a level's time cap in which an answer is still expected."""
OPEN_SHARE = 1 / 3
"""How much of a level's time goes to an open question, that is put to one seat after another and has few answers."""
START_CAP = 15.0
"""Seconds in which a new process must report."""
LOWER_PRIORITY = 5
BELOW_NORMAL_PRIORITY_CLASS = 0x4000
READY = "ready"


@dataclass(frozen=True, slots=True)
class BotRequest:
    """A decision to think about: all that the bot gets."""

    game: str
    level: str
    options: tuple[tuple[str, OptionValue], ...]
    view: View
    legal: tuple[Action, ...]
    bot_seed: int
    seat: Seat
    ply: int


@dataclass(frozen=True, slots=True)
class Answer:
    """The choice for the request of this ticket; ``fallback``: the rule player's, the worker having failed twice."""

    ticket: int
    choice: Choice
    fallback: bool


Message = tuple[int, BotRequest] | None
"""A request with its ticket, or None: stop thinking."""


def answer(request: BotRequest, watch: Watch | None = None) -> Choice:
    """The choice, thought out in this process: the same as the worker's."""
    bot, budget = player(request.game, request.level, watch)
    decision = request.view.decision
    if decision is not None and decision.open:
        budget = Budget(budget.iterations, budget.seconds * OPEN_SHARE)
    rng = Random(derived(request.bot_seed, request.seat, request.ply))
    return bot.choose(request.view, list(request.legal), rng, budget)


def rule_answer(request: BotRequest) -> Choice:
    """The rule player's choice."""
    rng = Random(derived(request.bot_seed, request.seat, request.ply))
    bot, budget = player(request.game, "rules")
    return bot.choose(request.view, list(request.legal), rng, budget)


# In the worker process


def serve(pipe: Connection) -> None:
    """Answer requests until the pipe closes; any new message stops the thinking at hand."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _lower_priority()
    watch = Watch(time.monotonic, pipe.poll)
    try:
        pipe.send(READY)
        while True:
            message: Message = pipe.recv()
            if message is None:
                continue
            ticket, request = message
            try:
                choice = answer(request, watch)
            except Interrupted:
                continue
            pipe.send((ticket, choice))
    except (EOFError, OSError):
        return


def _lower_priority() -> None:
    """The window comes first."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), BELOW_NORMAL_PRIORITY_CLASS)
    else:
        os.nice(LOWER_PRIORITY)


# In the window's process


class BotWorker:
    """The window's end of the worker. ``clock`` decides what is late."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._process: subprocess.Popen[bytes] | None = None
        self._pipe: Connection | None = None
        self._leaving: list[subprocess.Popen[bytes]] = []
        self._ticket = 0
        self._open: BotRequest | None = None
        self._failures = 0
        self._booted = False
        self._due = 0.0

    @property
    def process_id(self) -> int | None:
        """The id of the worker process; None while there is none."""
        return self._process.pid if self._process is not None else None

    @property
    def thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self._open is not None

    def start(self) -> None:
        """Start the process, which is ready a moment later; harmless if it runs."""
        if self._alive():
            return
        self._abandon()
        try:
            self._process, self._pipe = start_worker()
        except OSError as error:  # `poll` finds no process, as if it had died
            log.warning("the worker can't be started: %s", error)
        self._booted = False
        self._due = self._clock() + START_CAP

    def ask(self, request: BotRequest) -> int:
        """Let the worker think; an older request without an answer is dropped. The ticket of the answer to come."""
        self._ticket += 1
        self._open = request
        self._failures = 0
        self._send()
        return self._ticket

    def poll(self) -> Answer | None:
        """The answer if it is there. To be called once a frame; never blocks."""
        self._leaving = [process for process in self._leaving if process.poll() is None]
        choice = self._received()
        request = self._open
        if request is None:
            return None
        if choice is not None:
            self._open = None
            return Answer(self._ticket, choice, False)
        if self._alive() and self._clock() < self._due:
            return None
        self._failures += 1
        if self._failures > 1:
            self._open = None
            self._abandon()
            log.error("the worker failed twice at ply %d of %s; rule move", request.ply, request.game)
            return Answer(self._ticket, rule_answer(request), True)
        log.warning("the worker is dead or late; restarting it")
        self._abandon()
        self._send()
        return None

    def cancel(self) -> None:
        """Stop the thinking; its answer will never be handed out."""
        if self._open is None:
            return
        self._open = None
        self._write(None)

    def close(self) -> None:
        """End the process."""
        self._open = None
        self._abandon()
        for process in self._leaving:
            with suppress(subprocess.TimeoutExpired):
                process.wait(1.0)
        self._leaving = []

    def _alive(self) -> bool:
        return self._pipe is not None and self._process is not None and self._process.poll() is None

    def _send(self) -> None:
        """Hand the open request to the process, a new one if need be."""
        self.start()
        assert self._open is not None
        self._write((self._ticket, self._open))
        if self._booted:
            self._due = self._patience()

    def _patience(self) -> float:
        assert self._open is not None
        return self._clock() + level(self._open.game, self._open.level).seconds + GRACE

    def _write(self, message: Message) -> None:
        """A dead process is noticed by the next `poll`."""
        if self._pipe is not None:
            try:
                self._pipe.send(message)
            except OSError:
                log.warning("the worker's pipe is closed")

    def _received(self) -> Choice | None:
        """The awaited choice, if it has come; anything older is dropped."""
        try:
            while self._pipe is not None and self._pipe.poll():
                message = self._pipe.recv()
                if message == READY:
                    self._booted = True
                    if self._open is not None:
                        self._due = self._patience()
                elif message[0] == self._ticket:
                    return message[1]
        except (EOFError, OSError):
            self._abandon()
        return None

    def _abandon(self) -> None:
        """Let go of the process without waiting for it."""
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.kill()
            self._leaving.append(self._process)
            self._process = None
