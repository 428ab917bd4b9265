"""Figures of playing: random playouts, and the replies of the computer beside a running window."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import replace
from random import Random
from statistics import median

import pygame
from bench_decisions import LONGEST, Deal, takes_thought
from bench_rows import Bar, NotMeasured, Row
from bench_stage import Stage, castle_table, circling, moved, take_up

from game.app import FRAMES
from game.bots.worker import Answer, BotRequest, BotWorker, rule_answer
from game.engine.contract import Rules
from game.games import registry

PLAYOUT_BARS = {"castle": 5000.0, "duelcard": 2000.0, "jartible": 2000.0, "audatia": 1500.0}
"""Games a second, by game."""
BATCHES, BATCH = 9, 1500
REPLY_BARS = {
    "hard": (Bar("median", 1.0), Bar("max", LONGEST["hard"])),
    "champion": (Bar("max", LONGEST["champion"]),),
}
"""Seconds from question to answer, by level."""
DECISIONS = 12
"""Of each game, put to every level."""
DEALS = 6
FIRST_DEAL = 500
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
    """Replies of the levels that search, game by game, in their own process; frames of a busy window meanwhile."""
    met = {game: decisions(game) for game in registry.GAMES}
    stage, place = Stage.open((1920, 1080)), circling((1920, 1080))
    scene = castle_table(stage, "attack")
    take_up(stage, scene, place)
    worker = BotWorker()
    try:
        window = _Window(stage, worker)
        window.reply(met["castle"][0])
        return [row for level in REPLY_BARS for row in _level_rows(window, level, met)]
    finally:
        worker.close()


def _level_rows(window: _Window, level: str, met: Mapping[str, Iterable[BotRequest]]) -> list[Row]:
    window.gaps = []
    alone = window.alone(ALONE)
    rows: list[Row] = []
    for game, requests in met.items():
        replies: dict[str, list[float]] = defaultdict(list)
        for request in requests:
            kind = request.view.decision.kind if request.view.decision is not None else ""
            replies[kind].append(window.reply(replace(request, level=level)))
        rows.append(_reply_row(f"reply, {game}, {level}", replies, REPLY_BARS[level]))
    return [*rows, *_frame_rows(level, window.gaps, alone)]


def _reply_row(name: str, replies: dict[str, list[float]], bars: tuple[Bar, ...]) -> Row:
    every = [seconds for of_kind in replies.values() for seconds in of_kind]
    kinds = [f"{kind} {median(found):.2f} s ({len(found)})" for kind, found in sorted(replies.items())]
    return Row(name, "s", every, bars, "medians: " + ", ".join(kinds))


def _frame_rows(level: str, gaps: list[float], alone: list[float]) -> list[Row]:
    late = sum(gap > LATE for gap in gaps) / len(gaps) * 100
    bars = (Bar("median", FRAMES - 2, at_least=True),)
    note = f"a card being dragged; {late:.1f} % of frames later than {LATE:g} ms; alone {_speed(alone):.1f}/s"
    return [
        Row(f"frames meanwhile, {level}", "/s", [_speed(gaps)], bars, note),
        Row(f"frame to frame meanwhile, {level}", "ms", gaps),
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


def decisions(game: str) -> list[BotRequest]:
    """Decisions that take thought, evenly taken from some deals between rule players."""
    found: list[BotRequest] = []
    for number in range(DEALS):
        deal = Deal(game, FIRST_DEAL + number, ("hard", "hard"))
        while (request := deal.asked()) is not None:
            if takes_thought(request):
                found.append(request)
            deal.play(request.seat, rule_answer(request).action)
    return [found[len(found) * i // DECISIONS] for i in range(DECISIONS)]
