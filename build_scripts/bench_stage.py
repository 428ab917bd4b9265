"""Scenes to measure: a real Castle table, 60 cards in rows, a pointer that drags a card, frames without a flip."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import cast

import pygame

from game.app import App
from game.cli.shot import Ticker, advance, headless, settle
from game.engine.event import Event
from game.engine.view import UNKNOWN, Slot, View, Zone
from game.games import registry
from game.match.match import Match
from game.match.seats import SeatSetup
from game.scenes.desk import Desk
from game.scenes.play.scene import TableScene
from game.scenes.scene import Scene
from game.table.display import Picture
from game.table.faces import Tempo
from game.table.hand import Point
from game.table.tabletop import Tabletop
from game.table.theme import CARD_RATIO
from game.table.tween import Box

FRAME = 1 / 60
WARM_UP = 120
"""Frames drawn before any is measured: faces, shadows and words are in their caches then."""
ROUND = 120
"""Frames in which the pointer goes once around the table."""
SEED = 11
_ROWS, _COLUMNS = 5, 12
_DECK = 53
_BACKS = 7
"""Every so many cards of the synthetic table one lies face down."""


class NoFlip:
    """Stands for the window while drawing is measured: showing the pixels costs nothing."""

    def __init__(self, window: pygame.Window) -> None:
        self._window = window
        """Its surface lives only as long as it does."""

    def flip(self) -> None:
        """Show nothing."""


@dataclass(frozen=True, slots=True)
class Frames:
    """How long frames took, in milliseconds: on the clock, and of this thread's own processor time."""

    wall: list[float]
    cpu: list[float]

    @property
    def note(self) -> str:
        """The processor time in words: what a machine with nothing else to do would show."""
        ordered = sorted(self.cpu)
        middle, high = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]
        return f"processor time of {len(ordered)} frames: median {middle:.2f} ms, p99 {high:.2f} ms"


@dataclass(slots=True)
class Stage:
    """An application that draws into memory, and its time."""

    app: App
    ticker: Ticker

    @classmethod
    def open(cls, size: tuple[int, int]) -> Stage:
        """A window of this size in pixels that is never shown."""
        app, ticker = headless(size, "en")
        app.window.flip()
        return cls(app, ticker)

    def without_flip(self) -> None:
        """From now on frames are drawn and not shown."""
        self.app.window = cast(pygame.Window, NoFlip(self.app.window))

    def frame(self, *events: pygame.Event) -> None:
        """A sixtieth of a second, with what happens in it."""
        self.ticker.now += FRAME
        for event in events:
            self.app.dispatch(event)
        self.app.frame()

    def measure(self, count: int, happens: Callable[[int], Sequence[pygame.Event]], warm_up: int = WARM_UP) -> Frames:
        """The times of ``count`` frames: events, one step of time, drawing."""
        frames = Frames([], [])
        for i in range(warm_up + count):
            events = happens(i)
            cpu, wall = time.thread_time(), time.perf_counter()
            self.frame(*events)
            wall_end, cpu_end = time.perf_counter(), time.thread_time()
            if i >= warm_up:
                frames.wall.append((wall_end - wall) * 1000)
                frames.cpu.append((cpu_end - cpu) * 1000)
        return frames


def circling(size: tuple[int, int]) -> Callable[[int], Point]:
    """A pointer that goes around in the middle of the table, about a thousand pixels a second at 1920 x 1080."""
    width, height = size

    def place(i: int) -> Point:
        angle = math.tau * i / ROUND
        return round(width * (0.45 + 0.22 * math.cos(angle))), round(height * (0.45 + 0.32 * math.sin(angle)))

    return place


def moved(pos: Point) -> pygame.Event:
    """The pointer has moved, the button held down."""
    return pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1, 0, 0), touch=False)


def pressed(pos: Point) -> pygame.Event:
    """The main button goes down."""
    return pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, clicks=1, touch=False)


# The real table


def castle_match(kind: str) -> Match:
    """A Castle match in which the human, seat 0, has to make a decision of this kind."""
    seats = [SeatSetup("human", "Anna"), SeatSetup("bot", "Bruno", "hard")]
    match = Match.new("castle", seed=SEED, options={}, seats=seats, bot_seed=1, folder=None)
    while match.pending():
        decision = match.view(0).decision
        if match.pending() == (0,) and decision is not None and decision.kind == kind:
            return match
        advance(match, 1)
    raise LookupError(f"no decision of kind {kind}")


def castle_table(stage: Stage, kind: str) -> TableScene:
    """The table in such a decision, at rest."""
    scene = TableScene(stage.app.desk, castle_match(kind))
    stage.app.desk.scenes.push(scene)
    settle(stage.app, stage.ticker)
    return scene


def take_up(stage: Stage, scene: TableScene, place: Callable[[int], Point]) -> None:
    """Take a card up with the mouse."""
    assert scene.plan is not None
    slot = next(iter(scene.hand.moves.carried))
    x, y = scene.plan.boxes[slot].center
    stage.frame(moved((round(x), round(y))))
    stage.frame(pressed((round(x), round(y))))
    stage.frame(moved(place(0)))
    assert scene.hand.dragging == slot


# The synthetic table


class RowsScene(Scene):
    """60 Castle cards in five rows, one of them on the pointer; no game behind it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        look = registry.table("castle")
        self.top = Tabletop(lambda *wanted: look.face(desk.kit, *wanted), lambda event: Tempo(0.0), self._shown)
        self.held: Slot = ("row2/0", _COLUMNS // 2)
        self.pos: Point = (0, 0)

    def _shown(self, event: Event) -> None:
        """Nothing ever happens here."""

    def layout(self) -> None:
        """As large as the cards of a Castle table: five rows fill the window."""
        metrics = self.desk.kit.metrics
        row, column = metrics.height / _ROWS, metrics.width / _COLUMNS
        height = round(row * 0.93)
        width = round(height / CARD_RATIO)
        zones, boxes = [], {}
        for i in range(_ROWS):
            key = f"row{i}/{i % 2}"
            numbers = range(i * _COLUMNS, (i + 1) * _COLUMNS)
            zones.append(Zone(key, i % 2, "row", tuple(UNKNOWN if n % _BACKS == 0 else n % _DECK for n in numbers)))
            for j in range(_COLUMNS):
                boxes[key, j] = Box(round(column * j), round(row * i), width, height)
        self.top.place(View(0, (), tuple(zones), None, (), None), boxes)

    def handle(self, event: pygame.Event) -> None:
        """The card follows the pointer."""
        if event.type == pygame.MOUSEMOTION:
            self.pos, self.dirty = event.pos, True

    def pictures(self) -> Sequence[Picture]:
        """All cards, the held one on the pointer."""
        return [*self.top.pictures(hidden=self.held), *self.top.dragged(self.held, self.pos)]
