"""Figures of whole processes: a loop at rest, the start, memory."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from bench_rows import Bar, NotMeasured, Row

ROOT = Path(__file__).resolve().parents[1]
CHILD = Path(__file__).with_name("bench_child.py")
IDLE_SECONDS = 5.0
ROUNDS = 15
PATIENCE = 120.0
OWN_ENVIRONMENT = dict(os.environ)
"""As it was before any figure chose where to draw."""
HAS_DISPLAY = sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY"))
BYTECODE = TemporaryDirectory()
"""Where children keep compiled modules; each kind of child runs once before it is measured."""

BARE = """
import os
import pygame
pygame.display.init()
if pygame.display.get_driver() == "x11":
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
window = pygame.Window("bare", size=(1280, 800), resizable=True, allow_high_dpi=True)
window.get_surface()
window.flip()
os._exit(0)
"""
"""The least that a program with a window can do."""

TITLE = """
import os, sys
from game import cli
from game.__main__ import main

run = cli.run

def run_one_frame(arguments):
    from game import app
    app.App.run = one_frame
    return run(arguments)

def one_frame(self):
    drawn = self.frame()
    scene = self.desk.scenes.top
    while keeping and self.desk.kit.art.keep():
        pass
    os._exit(0 if drawn and scene is not None and scene.name == "title" else 3)

cli.run = run_one_frame
keeping = sys.argv[1:] == ["keep"]
sys.argv = ["duel-table"]
main()
"""
"""The program as the player starts it, until its first complete frame is shown.

With ``keep`` it then leaves the title's pictures for later starts, as it does by itself when it comes to rest.
"""


def environment(home: str) -> dict[str, str]:
    """Where children run: their own home, the real display if there is one, no sound, compiled modules."""
    found = {**OWN_ENVIRONMENT, "DUEL_TABLE_HOME": home, "PYTHONPATH": str(ROOT), "SDL_AUDIODRIVER": "dummy"}
    found.update(PYGAME_HIDE_SUPPORT_PROMPT="1", PYTHONPYCACHEPREFIX=BYTECODE.name)
    found.pop("PYTHONDONTWRITEBYTECODE", None)
    if not HAS_DISPLAY:
        found["SDL_VIDEODRIVER"] = "dummy"
    return found


def driver() -> str:
    """What the windows of the children are drawn on."""
    return "a real window" if HAS_DISPLAY else "SDL's dummy driver"


def _child(*arguments: str) -> dict[str, Any]:
    with TemporaryDirectory() as home:
        done = subprocess.run(
            [sys.executable, str(CHILD), *arguments],
            env=environment(home),
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
    if done.returncode:
        raise NotMeasured(done.stderr.strip().splitlines()[-1] if done.stderr.strip() else f"exit {done.returncode}")
    return json.loads(done.stdout.splitlines()[-1])


# Rest


def idle() -> list[Row]:
    """Frames drawn and share of a core while title and table lie still."""
    rows: list[Row] = []
    for scene in ("title", "table"):
        found = _child("idle", scene, str(IDLE_SECONDS))
        note = f"{IDLE_SECONDS:g} s of the loop, {driver()}"
        rows.append(Row(f"idle, {scene}, frames drawn", "", [found["frames"]], (Bar("max", 0),), note))
        rows.append(Row(f"idle, {scene}, share of a core", "%", [found["percent"]], (Bar("median", 1.5),)))
    return rows


# Start


def start() -> list[Row]:
    """From the start of the process to the first complete frame of the title, against a bare window.

    The program has been started before in one home, and has left there what it leaves; in the other one it never was.
    """
    with TemporaryDirectory() as known, TemporaryDirectory() as new:
        for home in (known, new):
            Path(home, "settings.json").write_text('{"first_run_done": true, "language": "en"}', encoding="utf-8")
        again, first = environment(known), environment(new)
        _lifetime(BARE, again)
        _lifetime(TITLE, again, "keep")
        threes = [(_lifetime(BARE, again), _lifetime(TITLE, again), _lifetime(TITLE, first)) for _ in range(ROUNDS)]
    ratios = [title.seconds / bare.seconds for bare, title, _ in threes]
    busy = [(bare.cpu, title.cpu) for bare, title, _ in threes if bare.cpu]
    note = f"a later start, the title's pictures kept by the one before; {driver()}"
    if busy:
        bare_cpu, title_cpu = (median(column) for column in zip(*busy, strict=True))
        note += f"; processor time {title_cpu:.3f} s against {bare_cpu:.3f} s, {title_cpu / bare_cpu:.2f} x"
    return [
        Row("start to the title / bare window", "x", ratios, (Bar("median", 1.6),), note),
        Row("start to the title", "s", [title.seconds for _, title, _ in threes]),
        Row("first start to the title", "s", [title.seconds for _, _, title in threes], (), "no picture kept yet"),
        Row("bare pygame-ce window", "s", [bare.seconds for bare, _, _ in threes]),
    ]


class _Life(NamedTuple):
    """How long a process lived, and how much processor time it took (0 where the system does not tell)."""

    seconds: float
    cpu: float


def _lifetime(program: str, variables: dict[str, str], *arguments: str) -> _Life:
    begin, before = time.perf_counter(), _busy()
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env=variables,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    seconds, busy = time.perf_counter() - begin, _busy() - before
    if done.returncode:
        raise NotMeasured(f"a child ended with {done.returncode}: {done.stderr.strip()[-300:]}")
    return _Life(seconds, busy)


def _busy() -> float:
    """Processor time of all children so far; `os.times` counts it in hundredths, and not everywhere."""
    if importlib.util.find_spec("resource") is None:
        return os.times().children_user + os.times().children_system
    import resource

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


# Memory


def memory() -> list[Row]:
    """The most memory that the window's process has held with a Castle table shown."""
    if importlib.util.find_spec("resource") is None:
        raise NotMeasured("this system has no module 'resource'")
    _child("memory")
    found = _child("memory")
    note = f"the process of the window, without the bot's; {driver()}"
    return [Row("memory, castle, 1920x1080", "MB", [found["megabytes"]], (Bar("max", 150),), note)]
