"""What must be measured in a process of its own: `python bench_child.py idle SCENE SECONDS | memory`. Prints JSON.

`bench_process` says by the environment whether the window is a real one.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from bench_stage import castle_match  # noqa: E402

from game.app import App, Clock, build  # noqa: E402
from game.cli.shot import NAMES, Silence  # noqa: E402
from game.data.settings import Settings  # noqa: E402
from game.scenes.play.scene import TableScene  # noqa: E402
from game.scenes.title import TitleScene  # noqa: E402
from game.window import open_window  # noqa: E402

SIZE = (1920, 1080)
SETTLING = 4.0
"""Seconds after which the title has flown in and the cards of a table lie still."""


class Stopwatch:
    """A source of time for the program's clock that measures its loop and then ends it."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._start = time.monotonic()
        self._marks: list[tuple[float, float, int]] = []
        self.app: App | None = None

    def __call__(self) -> float:
        """The present moment; asked once a frame."""
        now = time.monotonic()
        due = SETTLING + self._seconds * len(self._marks)
        if self.app is not None and len(self._marks) < 2 and now - self._start >= due:
            self._marks.append((now, time.process_time(), self.app.frames_drawn))
            self.app.desk.running = len(self._marks) < 2
        return now

    def report(self) -> dict[str, float]:
        """Share of a core in percent, and frames drawn."""
        (begin, cpu, drawn), (end, cpu_end, drawn_end) = self._marks
        return {"percent": (cpu_end - cpu) / (end - begin) * 100, "frames": drawn_end - drawn}


def opened(size: tuple[int, int], source: Callable[[], float]) -> App:
    """The program in English, with nothing of the player's own."""
    settings = Settings(language="en", player_names=NAMES, window_size=size)
    return build(open_window(size, None), settings, None, None, clock=Clock(source), make_worker=Silence)


def show(app: App, scene: str) -> None:
    """Push a scene by name."""
    desk = app.desk
    desk.scenes.push(TitleScene(desk) if scene == "title" else TableScene(desk, castle_match("attack")))


def idle(scene: str, seconds: float) -> dict[str, float]:
    """The real loop while nothing happens."""
    watch = Stopwatch(seconds)
    app = opened((1280, 800), watch)
    show(app, scene)
    watch.app = app
    app.run()
    return watch.report()


def memory() -> dict[str, float]:
    """The most memory that was held while title and table have been shown, in MB."""
    watch = Stopwatch(1.0)
    app = opened(SIZE, watch)
    show(app, "title")
    app.frame()
    show(app, "table")
    watch.app = app
    app.run()
    return {"megabytes": most_memory()}


def most_memory() -> float:
    """The largest resident size of this process, in MB.

    Linux counts the process that started this one into ``ru_maxrss``, but not into ``VmHWM``.
    """
    status = Path("/proc/self/status")
    if status.is_file():
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
        return int(line.split()[1]) / 1024
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1024 * 1024 if sys.platform == "darwin" else 1024)


def main() -> None:
    """Measure what the command line asks for."""
    if sys.argv[1] == "idle":
        print(json.dumps(idle(sys.argv[2], float(sys.argv[3]))))
    else:
        print(json.dumps(memory()))


if __name__ == "__main__":
    main()
