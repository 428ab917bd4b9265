"""Figures of drawing: a card dragged over many, a deal, twenty cards in the air. All without the flip."""

from __future__ import annotations

import pygame
from bench_rows import Bar, Row
from bench_stage import FRAME, WARM_UP, Frames, RowsScene, Stage, castle_match, castle_table, circling, moved, take_up

from game.cli.shot import settle
from game.match.match import Match
from game.match.seats import SeatSetup
from game.scenes.play.scene import TableScene
from game.table.theme import MOVE

FULL_HD, ULTRA_HD = (1920, 1080), (3840, 2160)
COUNT = 720
DEALS = 6
VOLLEYS = 12
_MEDIANS = {FULL_HD: 1.0, ULTRA_HD: 3.0}
_LATE = Bar("p99", 8.0)
_FLYING = (Bar("median", 6.0),)


def drag() -> list[Row]:
    """A frame while one card is dragged over 60 cards, and over real Castle tables."""
    rows: list[Row] = []
    for size in (FULL_HD, ULTRA_HD):
        bars = (Bar("median", _MEDIANS[size]), _LATE)
        words = f"{size[0]}x{size[1]}"
        rows.append(_row(f"drag over 60 cards, {words}", dragged_over_rows(size), bars))
        rows += [
            _row(f"drag, castle, {kind}, {words}", dragged_over_castle(size, kind), bars)
            for kind in ("deploy", "attack")
        ]
    return rows


def _row(name: str, frames: Frames, bars: tuple[Bar, ...]) -> Row:
    return Row(name, "ms", frames.wall, bars, frames.note)


def dragged_over_rows(size: tuple[int, int]) -> Frames:
    """Frames of the synthetic table."""
    stage, place = Stage.open(size), circling(size)
    stage.app.desk.scenes.push(RowsScene(stage.app.desk))
    stage.without_flip()
    return stage.measure(COUNT, lambda i: [moved(place(i))])


def dragged_over_castle(size: tuple[int, int], kind: str) -> Frames:
    """Frames of a real table, the human being asked for a decision of this kind."""
    stage, place = Stage.open(size), circling(size)
    scene = castle_table(stage, kind)
    stage.without_flip()
    take_up(stage, scene, place)
    return stage.measure(COUNT, lambda i: [moved(place(i))])


def deal() -> list[Row]:
    """A frame of the deal as it is played, of the very first one, and with all twenty cards in the air at once."""
    stage = Stage.open(FULL_HD)
    stage.without_flip()
    cold = _dealt(stage, 0)
    warm = Frames([], [])
    for number in range(DEALS):
        frames = _dealt(stage, number)
        warm.wall.extend(frames.wall)
        warm.cpu.extend(frames.cpu)
    return [
        _row("20 cards at once, 1920x1080", twenty_at_once(), _FLYING),
        _row("deal, 1920x1080", warm, _FLYING),
        _row("first deal (nothing drawn before)", cold, ()),
    ]


def _dealt(stage: Stage, number: int) -> Frames:
    """The frames of one deal, from the first card's start to the last one's rest."""
    seats = [SeatSetup("human", "Anna"), SeatSetup("bot", "Bruno", "hard")]
    match = Match.new("castle", seed=100 + number, options={}, seats=seats, bot_seed=1, folder=None)
    scene = TableScene(stage.app.desk, match)
    stage.app.desk.scenes.push(scene)
    stage.frame()
    frames = Frames([], [])
    while not scene.top.at_rest:
        one = stage.measure(1, lambda i: [], warm_up=0)
        if any(sprite.share(stage.ticker.now) < 1 for sprite in scene.top.sprites.values()):
            frames.wall.extend(one.wall)
            frames.cpu.extend(one.cpu)
    stage.app.desk.scenes.pop()
    return frames


def twenty_at_once() -> Frames:
    """All cards of a fresh table glide to their places from far away, together."""
    stage = Stage.open(FULL_HD)
    scene = TableScene(stage.app.desk, castle_match("deploy"))
    stage.app.desk.scenes.push(scene)
    settle(stage.app, stage.ticker)
    stage.without_flip()
    length = int(MOVE / FRAME)
    width, height = FULL_HD

    def volley(i: int) -> list[pygame.Event]:
        if i % length == 0:
            for j, slot in enumerate(list(scene.top.sprites)):
                scene.top.glide_back(slot, (width * (j % 7) // 7, height * (j % 5) // 5), MOVE)
        return []

    return stage.measure(VOLLEYS * length, volley, warm_up=WARM_UP // length * length)
