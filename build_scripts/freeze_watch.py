"""Runs a program and counts its processes from outside: too many or too long, and the whole group is killed.

A frozen program that goes wrong at the start of its worker can start itself without end, so no frozen program is
tried in any other way.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile

MOST_PROCESSES = 6
PATIENCE = 150.0
FAREWELL = 2.0
"""Seconds in which children may end after the program."""
_PAUSE = {"linux": 0.01, "win32": 0.1}.get(sys.platform, 0.05)


@dataclass(frozen=True, slots=True)
class Watched:
    """How a program ended. ``most``: its processes at once, itself counted; ``left``: those it left behind."""

    code: int | None
    output: str
    seconds: float
    most: int
    left: int
    killed: str = ""

    @property
    def good(self) -> bool:
        """Whether it ended by itself, well and alone."""
        return self.code == 0 and not self.left and not self.killed


def watch(command: Sequence[str], variables: Mapping[str, str] | None = None, patience: float = PATIENCE) -> Watched:
    """Run the command to its end and tell what was seen."""
    with TemporaryFile("w+b") as output:
        begin = time.monotonic()
        process = subprocess.Popen(
            command,
            env=None if variables is None else dict(variables),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=sys.platform != "win32",
        )
        most, killed = _until_the_end(process, begin + patience)
        seconds = time.monotonic() - begin
        left = _left_behind(process)
        output.seek(0)
        words = output.read().decode("utf-8", "replace")
    return Watched(process.returncode, words, seconds, most, left, killed)


def _until_the_end(process: subprocess.Popen[bytes], last: float) -> tuple[int, str]:
    """The most processes seen at once, and why they were killed, if they were."""
    most = 1
    while process.poll() is None:
        most = max(most, len(running(process)))
        late = time.monotonic() > last
        if most > MOST_PROCESSES or late:
            _kill(process)
            process.wait()
            return most, "too late" if late else f"{most} processes"
        time.sleep(_PAUSE)
    return most, ""


def _left_behind(process: subprocess.Popen[bytes]) -> int:
    """How many outlive the program; none of them does for long."""
    last = time.monotonic() + FAREWELL
    while left := len(running(process)):
        if time.monotonic() > last:
            _kill(process)
            return left
        time.sleep(_PAUSE)
    return 0


def running(process: subprocess.Popen[bytes]) -> list[int]:
    """The ids of a watched program and of all that it started."""
    if sys.platform.startswith("linux"):
        return [pid for pid, group in _linux_groups() if group == process.pid]
    if sys.platform == "win32":
        return _windows_namesakes(process)
    listed = subprocess.run(["ps", "-A", "-o", "pid=,pgid=,stat="], capture_output=True, text=True, check=True).stdout
    rows = (line.split(None, 2) for line in listed.splitlines())
    return [int(pid) for pid, group, state in rows if int(group) == process.pid and "Z" not in state]


def _linux_groups() -> list[tuple[int, int]]:
    """All processes that run, with their groups."""
    found: list[tuple[int, int]] = []
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            state, _, group = (entry / "stat").read_text().rpartition(")")[2].split()[:3]
        except OSError:
            continue  # ended meanwhile
        if state not in "ZX":
            found.append((int(entry.name), int(group)))
    return found


def _windows_namesakes(process: subprocess.Popen[bytes]) -> list[int]:
    """The processes of the same program file: Windows has no groups to ask for."""
    name = Path(str(process.args[0])).name if isinstance(process.args, list) else str(process.args)
    command = ["tasklist", "/FI", f"IMAGENAME eq {name}", "/FO", "CSV", "/NH"]
    listed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    rows = (line.split('","') for line in listed.splitlines() if line.startswith('"'))
    return [int(row[1]) for row in rows]


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End the program and all that it started."""
    if sys.platform == "win32":
        subprocess.run(["taskkill", "/F", "/T", "/PID", str(process.pid)], capture_output=True)
        return
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        return
