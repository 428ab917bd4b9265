"""The worker as a process: this program once more, joined to this one by a pipe.

A process of `multiprocessing` would bring a second one along, which watches over semaphores that nobody uses here.
"""

from __future__ import annotations

import os
import subprocess
import sys
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path

from .. import WORKER_FLAG

_PROGRAM = Path(__file__).resolve().parents[2]
"""Where the package `game` lies."""


def start_worker() -> tuple[subprocess.Popen[bytes], Connection]:
    """A new process and the near end of its pipe. It ends when that end is closed, also by the end of this program."""
    near, far = Pipe()
    with far:
        try:
            return _start(far.fileno()), near
        except OSError:
            near.close()
            raise


def _start(handle: int) -> subprocess.Popen[bytes]:
    command, variables = worker_command(handle)
    if sys.platform == "win32":
        os.set_handle_inheritable(handle, True)
        wanted = subprocess.STARTUPINFO(lpAttributeList={"handle_list": [handle]})
        return subprocess.Popen(command, env=variables, startupinfo=wanted)
    return subprocess.Popen(command, env=variables, stdin=subprocess.DEVNULL, pass_fds=(handle,))


def worker_command(handle: int) -> tuple[list[str], dict[str, str] | None]:
    """The command line, and the variables if they differ: a frozen program is its own interpreter."""
    if getattr(sys, "frozen", False):
        return [sys.executable, WORKER_FLAG, str(handle)], None
    places = [str(_PROGRAM), *filter(None, [os.environ.get("PYTHONPATH")])]
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join(places)}
    return [sys.executable, "-P", "-m", "game", WORKER_FLAG, str(handle)], variables


def serve_handle(handle: int) -> int:
    """What the new process does: answer on the pipe that it was handed, until it is closed."""
    from .worker import serve

    if sys.platform == "win32":
        from multiprocessing.connection import PipeConnection

        serve(PipeConnection(handle))
    else:
        serve(Connection(handle))
    return 0
