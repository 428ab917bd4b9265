"""``python -m game`` and ``duel-table``."""

from __future__ import annotations

import multiprocessing
import os
import sys


def main() -> int:
    """Run the command line; without arguments the window opens."""
    # A frozen program starts itself again for its worker: this must come before anything else.
    multiprocessing.freeze_support()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from .cli import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
