"""A command line run in this process, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from game.cli import run
from game.cli.shot import advance
from game.match.match import Match
from game.match.seats import SeatSetup

ANNA, BRUNO = SeatSetup("human", "Anna"), SeatSetup("human", "Bruno")
PIA = SeatSetup("bot", "Pia", "easy")
WHOLE = 10_000


@dataclass(frozen=True)
class Said:
    """Exit status and both streams."""

    status: object
    out: str
    err: str

    def refused(self, words: str) -> bool:
        """One line on the error stream that holds these words, nothing else, and status 2."""
        one_line = self.err.startswith("duel-table: ") and self.err.count("\n") == 1
        return self.status == 2 and self.out == "" and one_line and words in self.err


class Commands:
    """Runs commands; a test's own fixture."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *words: str) -> Said:
        self._capsys.readouterr()
        try:
            status: object = run(words)
        except SystemExit as end:
            status = end.code
        said = self._capsys.readouterr()
        return Said(status, said.out, said.err)


def journal(folder: Path, moves: int, *, seats: tuple[SeatSetup, SeatSetup] = (ANNA, PIA)) -> Path:
    """A match saved after so many moves of the rule player."""
    match = Match.new("castle", seed=4, options={}, seats=seats, bot_seed=1, folder=folder)
    advance(match, moves)
    match.close()
    assert match.path is not None
    return match.path
