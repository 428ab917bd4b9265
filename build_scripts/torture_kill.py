"""Kills the program at random moments while it plays, and looks at what the next start offers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from game.cli.start import open_home
from game.data.paths import HOME_VARIABLE
from game.match.errors import JournalError
from game.match.match import Match
from game.match.saves import finished, unfinished

CHILD = Path(__file__).with_name("torture_child.py")
LONGEST = 1.2
"""Seconds of play before the end, at most."""
STARTS = 5
"""Kills in one home: each start but the first goes on with what the one before left."""
WORKER_EVERY = 10
"""Every so many kills the program has its own process for the computer, which must end with it."""
START_CAP = 60.0


@dataclass(slots=True)
class Kills:
    """What came of them."""

    kills: int = 0
    exact: int = 0
    """The game is at the last action that was told."""
    one_more: int = 0
    """The last action was saved, but the program had no time to tell."""
    over: int = 0
    """The match had just ended: it lies among the finished ones."""
    early: int = 0
    """Killed before there was a match."""
    actions: int = 0
    resumed: int = 0
    """Starts that went on with the game of the start before."""
    problems: list[str] = field(default_factory=list[str])


@contextmanager
def home_at(folder: Path) -> Iterator[None]:
    """Let this program use a folder as its home."""
    before = os.environ.get(HOME_VARIABLE)
    os.environ[HOME_VARIABLE] = str(folder)
    try:
        yield
    finally:
        os.environ.pop(HOME_VARIABLE)
        if before is not None:
            os.environ[HOME_VARIABLE] = before


def kill(times: int, seed: int, longest: float = LONGEST) -> Kills:
    """Start and kill the program so many times."""
    rng, found = Random(seed), Kills()
    while found.kills < times:
        with TemporaryDirectory(prefix="duel-table-") as folder, home_at(Path(folder)):
            last: dict[str, Any] | None = None
            for _ in range(min(STARTS, times - found.kills)):
                last = _one(found, rng, Path(folder), last, longest)
    return found


def _one(found: Kills, rng: Random, folder: Path, before: dict[str, Any] | None, longest: float) -> dict[str, Any]:
    """One start, its end, and the look at what is left; what was told last."""
    found.kills += 1
    worker = found.kills % WORKER_EVERY == 0
    told = _played(found, rng, folder, worker, longest)
    states = [line for line in told if "done" in line]
    _check_start(found, told, states, before)
    last = states[-1] if states else before or {}
    found.actions += len(states)
    _check_offer(found, last)
    return last


def _played(found: Kills, rng: Random, folder: Path, worker: bool, longest: float) -> list[dict[str, Any]]:
    """Let the program play and kill it; every line it told whole."""
    command = [sys.executable, str(CHILD), str(rng.randrange(1 << 30)), *(["worker"] if worker else [])]
    environment = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    output = folder / ".told"
    with output.open("wb") as file:
        process = subprocess.Popen(command, stdout=file, stderr=subprocess.PIPE, env=environment)
        try:
            _await_first_line(process, output)
            time.sleep(rng.random() * longest)
            children = _children(process.pid)
            early = process.poll()
        finally:
            process.kill()
            errors = process.communicate()[1].decode(errors="replace")
    if early is not None:
        found.problems.append(f"kill {found.kills}: the program had ended by itself: {errors[-600:]}")
    if not _gone(children):
        found.problems.append(f"kill {found.kills}: a child process outlives the program")
    lines = output.read_bytes().split(b"\n")[:-1]
    output.unlink()
    return [json.loads(line) for line in lines]


def _await_first_line(process: subprocess.Popen[bytes], output: Path) -> None:
    end = time.monotonic() + START_CAP
    while process.poll() is None and output.stat().st_size == 0 and time.monotonic() < end:
        time.sleep(0.01)


def _children(pid: int) -> list[int]:
    """The processes a process has started, where the system tells."""
    path = Path(f"/proc/{pid}/task/{pid}/children")
    try:
        return [int(word) for word in path.read_text().split()]
    except OSError:
        return []


def _gone(pids: list[int], seconds: float = 10.0) -> bool:
    """Whether these processes end within a time."""
    end = time.monotonic() + seconds
    while any(_runs(pid) for pid in pids):
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


def _runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def _check_start(
    found: Kills, told: list[dict[str, Any]], states: list[dict[str, Any]], before: dict[str, Any] | None
) -> None:
    """The start said nothing was wrong, and went on with the match of the start before."""
    for line in told:
        found.problems += [f"kill {found.kills}: {notice}" for notice in line.get("notices", ())]
    if not before or not states or before.get("over"):
        return
    first = states[0]
    if first["file"] == before["file"] and first["done"] - before["done"] in (0, 1):
        found.resumed += 1
    elif not _is_over(before["file"]):
        found.problems.append(f"kill {found.kills}: went on with {first} instead of {before}")


def _is_over(name: str) -> bool:
    """Whether a match ended in the action that was not told any more."""
    home = open_home()
    home.lock.release()
    return home.saves is not None and name in [game.path.name for game in finished(home.saves)]


def _check_offer(found: Kills, last: dict[str, Any]) -> None:
    """The next start offers the match that was told last, at its last action."""
    home = open_home()
    try:
        problem = "the folder can't be used" if home.saves is None or home.notices else _offer(found, home.saves, last)
    finally:
        home.lock.release()
    if problem is not None:
        found.problems.append(f"kill {found.kills}: {problem}; told last: {last}")


def _offer(found: Kills, saves: Path, last: dict[str, Any]) -> str | None:
    """What is wrong with the offer, or None."""
    games, ended = unfinished(saves), [game.path.name for game in finished(saves)]
    odd = [path.name for path in saves.iterdir() if path.suffix != ".jsonl"]
    if games.problems or odd:
        return f"files put aside or reported: {odd} {games.problems}"
    if not last:
        found.early += 1
        return None if len(games) <= 1 and not ended else "a match that was never told of"
    if last["file"] in ended:
        found.over += 1
        return None
    return _resumed(found, saves / last["file"], last, games[0].path if games else None)


def _resumed(found: Kills, path: Path, last: dict[str, Any], offered: Path | None) -> str | None:
    if last["over"]:
        return "a match that is over is not among the finished ones"
    try:
        match = Match.resume(path)
    except JournalError as error:
        return f"not resumed: {error.reason}"
    match.close()
    if offered != path:
        return f"what is offered is {offered}"
    more = match.revision - last["done"]
    found.exact += more == 0
    found.one_more += more == 1
    return None if more in (0, 1) else f"resumed at action {match.revision}"


def report(found: Kills) -> str:
    """The figures in words."""
    lines = [
        f"kills {found.kills}, actions played {found.actions}",
        f"next start: at the last action told {found.exact}, one more {found.one_more}, just ended {found.over}, "
        f"before any match {found.early}",
        f"starts that went on with the match of the start before: {found.resumed}",
        f"problems: {len(found.problems)}",
    ]
    return "\n".join(lines + found.problems)
