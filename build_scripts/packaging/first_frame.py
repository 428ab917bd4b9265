"""The program as it is frozen, until the first complete frame of its title is shown: measures the start."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game import cli
from game.__main__ import main

if TYPE_CHECKING:
    from game.app import App

run = cli.run


def run_one_frame(arguments: Sequence[str]) -> int:
    """The command line, with one frame in the place of the loop; `main` comes before all imports, as it does always."""
    from game import app

    app.App.run = one_frame  # type: ignore[method-assign]
    return run(arguments)


def one_frame(self: App) -> None:
    """Stands for the loop: one frame, and the end."""
    drawn = self.frame()
    scene = self.desk.scenes.top
    while self.desk.kit.art.keep():
        pass  # the first run leaves what a player's first start leaves; later ones find it
    os._exit(0 if drawn and scene is not None and scene.name == "title" else 3)


cli.run = run_one_frame
sys.exit(main())
