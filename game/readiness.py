"""What the program gets ready once its first frame is seen: icon, sounds, the computer's process."""

from __future__ import annotations

import gc
from importlib import import_module

import pygame

from .data.paths import assets_root
from .scenes.desk import Desk, Thinker

ICON_SIZE = 128
AHEAD = (
    "logging",
    "multiprocessing.connection",
    "msgspec",
    "game.engine.contract",
    "game.data.opponents",
    "game.bots.players",
    "game.bots.worker",
)
"""What the computer's process takes on this side, in portions for one frame each."""
STARTED = 60
"""The frame after which that process is started."""


def get_ready(frames: int, window: pygame.Window, desk: Desk) -> None:
    """Called after each frame with their number so far: a little after each, so that none of them is late."""
    part = frames - (STARTED - len(AHEAD))
    if frames == 1:
        _settle_in(window, desk)
    elif 0 <= part < len(AHEAD):
        import_module(AHEAD[part])
    elif frames == STARTED:
        desk.worker()


def _settle_in(window: pygame.Window, desk: Desk) -> None:
    gc.freeze()  # what the start has made stays, and need not be searched
    gc.enable()
    icon = assets_root() / "common" / "icon.svg"
    window.set_icon(pygame.image.load_sized_svg(icon, (ICON_SIZE, ICON_SIZE)))
    desk.audio.open()


def worker_process() -> Thinker:
    """The computer's process, started."""
    from .bots.worker import BotWorker

    worker = BotWorker()
    worker.start()
    return worker
