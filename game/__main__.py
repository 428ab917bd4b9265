"""``python -m game`` and ``duel-table``."""

from __future__ import annotations

import gc
import os
import sys

from . import WORKER_FLAG


def main() -> int:
    """Run the command line; without arguments the window opens."""
    if getattr(sys, "frozen", False):
        # A frozen program starts itself again for other processes: this must come before anything else.
        import multiprocessing

        multiprocessing.freeze_support()
    if sys.argv[1:2] == [WORKER_FLAG]:
        from .bots.process import serve_handle

        return serve_handle(int(sys.argv[2]))
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    # Nearly all that is made while a program starts stays: to search it for waste would only delay the first frame.
    # `game.readiness` and commands without a window go back to it.
    gc.disable()
    from .cli import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
