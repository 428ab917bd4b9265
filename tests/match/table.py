"""What the tests of matches share: seats, clocks, matches played at random, a worker that answers when told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from random import Random

import pytest

from game.bots.worker import Answer, BotRequest
from game.engine.contract import Action, Choice, Options
from game.engine.event import Event
from game.engine.view import OPEN, PUBLIC, Seat, View
from game.games import registry
from game.match.match import Match
from game.match.seats import SeatSetup
from tests.engine.toy import RULES as TOY

ANN = SeatSetup("human", "Ann")
BEA = SeatSetup("human", "Bea")
BOT = SeatSetup("bot", "Bob", "easy")
SOLO = (ANN, BOT)
HOTSEAT = (ANN, BEA)
NOON = datetime(2026, 11, 30, 12, 0, 0)


def at_noon() -> datetime:
    return NOON


def castle(
    folder: Path | None = None,
    seats: tuple[SeatSetup, ...] = SOLO,
    seed: int = 7,
    options: Options | None = None,
) -> Match:
    """A match of Castle Duel before its first action."""
    return Match.new("castle", seed=seed, options=options or {}, seats=seats, folder=folder, clock=at_noon)


def register_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the toy game be played like a registered one."""
    known = registry.rules
    monkeypatch.setattr(registry, "GAMES", (*registry.GAMES, "toy"))
    monkeypatch.setattr(registry, "rules", lambda game: TOY if game == "toy" else known(game))


def play_text(match: Match, *lines: str) -> None:
    """Play lines like ``0 attack f1 f2``."""
    for line in lines:
        seat, _, words = line.partition(" ")
        match.play(int(seat), match.rules.parse_action(words))


def play_some(match: Match, rng: Random, steps: int) -> int:
    """Play up to ``steps`` random actions, next deals included, with an undo now and then; how many were played."""
    for done in range(steps):
        if match.result is not None:
            return done
        if match.deal_over:
            match.next_deal()
            continue
        seat = rng.choice(match.pending())
        match.play(seat, rng.choice(match.legal(seat)))
        if rng.random() < 0.1 and match.undo_refusal(seat) is None:
            match.undo(seat)
    return steps


def played_out(match: Match, rng: Random) -> Match:
    """The match after random play to its end."""
    while match.result is None:
        play_some(match, rng, 1)
    return match


def deploy(match: Match, *seats: Seat) -> None:
    """Let seats put any three cards into the castle and be ready."""
    for seat in seats:
        for _ in range(3):
            match.play(seat, next(action for action in match.legal(seat) if action[0] == 0))
        match.play(seat, match.rules.parse_action("ready"))


Seen = tuple[tuple[View, ...], tuple[tuple[Event, ...], ...]]


def seen(match: Match) -> Seen:
    """All that anybody may see of a match now."""
    viewers = [*range(len(match.seats)), PUBLIC]
    if match.result is not None:
        viewers.append(OPEN)
    return tuple(map(match.view, viewers)), tuple(map(match.events, viewers))


@dataclass
class Clock:
    """A clock that stands still until it is set."""

    now: float = 100.0

    def __call__(self) -> float:
        return self.now


def first(request: BotRequest) -> Action:
    """The first legal action: a bot for tests."""
    return request.legal[0]


def deploying(request: BotRequest) -> Action:
    """Like `first`, but a draft that can be ended is."""
    return next((action for action in request.legal if action == (2,)), request.legal[0])


@dataclass
class FakeWorker:
    """Answers at the next poll, or keeps the answer back while ``silent``."""

    choose: Callable[[BotRequest], Action] = deploying
    silent: bool = False
    asked: list[BotRequest] = field(default_factory=list[BotRequest])
    cancelled: int = 0
    _open: tuple[int, BotRequest] | None = None

    def ask(self, request: BotRequest) -> int:
        assert self._open is None, "bots are asked one at a time"
        self.asked.append(request)
        self._open = (len(self.asked), request)
        return len(self.asked)

    def poll(self) -> Answer | None:
        if self._open is None or self.silent:
            return None
        ticket, request = self._open
        self._open = None
        return Answer(ticket, Choice(self.choose(request), 0.5), False)

    def cancel(self) -> None:
        self.cancelled += 1
        self._open = None
