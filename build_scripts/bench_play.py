"""Figures of playing: random playouts, and the replies of the computer beside a running window."""

from __future__ import annotations

import time
from collections import defaultdict
from random import Random
from statistics import median

import pygame
from bench_rows import Bar, NotMeasured, Row
from bench_stage import Stage, castle_table, circling, moved, take_up

from game.app import FRAMES
from game.bots.worker import Answer, BotRequest, BotWorker
from game.cli.shot import advance
from game.engine.contract import Rules
from game.games import registry
from game.match.match import Match
from game.match.seats import SeatSetup

PLAYOUT_BARS = {"castle": 5000.0, "duelcard": 2000.0}
"""Games a second, by game."""
BATCHES, BATCH = 9, 1500
DECISIONS = 30
DEALS = 12
LEVEL = "hard"
ALONE = 180
"""Frames for comparison."""
LATE = 25.0
"""Milliseconds from frame to frame that can be seen."""


# Playouts


def playouts() -> list[Row]:
    """Whole random games on one core, for every game."""
    return [_playouts(game) for game in registry.GAMES]


def _playouts(game: str) -> Row:
    """Games a second of processor time: what one whole core plays, whatever else the machine has to do."""
    rules = registry.rules(game)
    rng = Random(1)
    _batch(rules, rng, BATCH // 3)
    speeds: list[float] = []
    steps = 0
    begin = time.perf_counter()
    for _ in range(BATCHES):
        cpu = time.process_time()
        steps += _batch(rules, rng, BATCH)
        speeds.append(BATCH / (time.process_time() - cpu))
    seconds = time.perf_counter() - begin
    games = BATCHES * BATCH
    bars = (Bar("median", PLAYOUT_BARS[game], at_least=True),) if game in PLAYOUT_BARS else ()
    note = (
        f"per second of processor time; on the clock {games / seconds:,.0f} games/s; "
        f"{steps / games:.1f} decisions a game, {median(speeds) * steps / games:,.0f} a second"
    )
    return Row(f"random playouts, {game}", "games/s", speeds, bars, note)


def _batch(rules: Rules, rng: Random, games: int) -> int:
    """Play games from the deal to the end, every action by lot; the number of actions."""
    rnd = rng.random
    steps = 0
    for _ in range(games):
        state = rules.new(int(rnd() * (1 << 62)), {}).clone()
        while pending := state.pending():
            seat = pending[0]
            legal = state.legal(seat)
            state.apply(seat, legal[int(rnd() * len(legal))])
            steps += 1
    return steps


# The computer's replies


def bots() -> list[Row]:
    """Replies of the hardest level in its own process, and the frames of a busy window meanwhile."""
    stage, place = Stage.open((1920, 1080)), circling((1920, 1080))
    scene = castle_table(stage, "attack")
    take_up(stage, scene, place)
    worker = BotWorker()
    try:
        window = _Window(stage, worker)
        window.reply(decisions(1)[0])
        window.gaps.clear()
        alone = window.alone(ALONE)
        replies: dict[str, list[float]] = defaultdict(list)
        for request in decisions(DECISIONS):
            kind = request.view.decision.kind if request.view.decision is not None else ""
            replies[kind].append(window.reply(request))
    finally:
        worker.close()
    return [*_reply_rows(replies), *_frame_rows(window.gaps, alone)]


def _reply_rows(replies: dict[str, list[float]]) -> list[Row]:
    every = [seconds for of_kind in replies.values() for seconds in of_kind]
    kinds = [f"{kind} {median(found):.2f} s ({len(found)})" for kind, found in sorted(replies.items())]
    bars = (Bar("median", 1.0), Bar("max", 2.0))
    return [Row(f"reply of level {LEVEL}", "s", every, bars, "medians: " + ", ".join(kinds))]


def _frame_rows(gaps: list[float], alone: list[float]) -> list[Row]:
    late = sum(gap > LATE for gap in gaps) / len(gaps) * 100
    bars = (Bar("median", FRAMES - 2, at_least=True),)
    note = f"a card being dragged; {late:.1f} % of frames later than {LATE:g} ms; alone {_speed(alone):.1f}/s"
    return [
        Row("frames meanwhile", "/s", [_speed(gaps)], bars, note),
        Row("frame to frame meanwhile", "ms", gaps),
    ]


def _speed(gaps: list[float]) -> float:
    return len(gaps) * 1000 / sum(gaps)


class _Window:
    """A window in which a card is dragged around, frame by frame, while the computer thinks."""

    def __init__(self, stage: Stage, worker: BotWorker) -> None:
        self._stage, self._worker = stage, worker
        self._place = circling((1920, 1080))
        self._ticker = pygame.time.Clock()
        self._count = 0
        self.answer: Answer | None = None
        self.gaps: list[float] = []
        """Milliseconds from frame to frame while a reply was awaited."""

    def frame(self, gaps: list[float]) -> None:
        """Events, a step of time, drawing, and the rest of a sixtieth of a second."""
        begin = time.perf_counter()
        pygame.event.get()
        self._count += 1
        self._stage.frame(moved(self._place(self._count)))
        self.answer = self._worker.poll() or self.answer
        self._ticker.tick(FRAMES)
        gaps.append((time.perf_counter() - begin) * 1000)

    def alone(self, frames: int) -> list[float]:
        """Milliseconds from frame to frame while nobody thinks: what this machine can do at present."""
        gaps: list[float] = []
        for _ in range(frames):
            self.frame(gaps)
        return gaps

    def reply(self, request: BotRequest) -> float:
        """Seconds from the question to the frame in which the answer is there."""
        begin = time.perf_counter()
        self.answer = None
        self._worker.ask(request)
        while self.answer is None:
            self.frame(self.gaps)
        if self.answer.fallback:
            raise NotMeasured("the worker failed twice, see above")
        return time.perf_counter() - begin


def decisions(count: int) -> list[BotRequest]:
    """Decisions with a choice, evenly taken from some deals between rule players, as the hardest level meets them."""
    seats = [SeatSetup("bot", name, LEVEL) for name in ("Anna", "Bruno")]
    found: list[BotRequest] = []
    for number in range(DEALS):
        match = Match.new("castle", seed=500 + number, options={}, seats=seats, bot_seed=1, folder=None)
        while pending := match.pending():
            if len(match.legal(pending[-1])) > 1:
                found.append(_request(match, pending[-1]))
            advance(match, 1)
    return [found[len(found) * i // count] for i in range(count)]


def _request(match: Match, seat: int) -> BotRequest:
    return BotRequest(
        game=match.game,
        level=LEVEL,
        options=tuple(sorted(match.options.items())),
        view=match.view(seat),
        legal=tuple(match.legal(seat)),
        bot_seed=match.deal_bot_seed,
        seat=seat,
        ply=match.ply,
    )
