"""A full disk, a home that may not be written, and a home that vanishes: the game goes on and nothing is lost.

The disk is a small one in memory where the system lets this program mount one; else the errors are made up.
"""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from io import FileIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from unittest.mock import patch

from game.data.settings import Settings, save_settings
from game.engine.text import Text
from game.match import writer
from game.match.match import Match
from game.match.seats import SeatSetup
from game.match.statistics import Ledger

DISK = 65_536
SEATS = (SeatSetup("human", "Ann"), SeatSetup("human", "Bea"))


@dataclass(slots=True)
class Trials:
    """What came of one kind of trial."""

    name: str
    matches: int = 0
    actions: int = 0
    unsaved: int = 0
    """Actions after which something waited to be written."""
    problems: list[str] = field(default_factory=list[str])


def trials(times: int, seed: int) -> list[Trials]:
    """Every kind, with so many matches each."""
    kinds: tuple[tuple[str, Callable[[Trials, Random], None]], ...] = (
        ("full disk", on_full_disk),
        ("full disk, made up", on_made_up_disk),
        ("may not be written", on_forbidden),
        ("home vanishes", on_vanished),
        ("home comes back", on_away),
    )
    return [_trials(name, trial, times, seed) for name, trial in kinds]


def _trials(name: str, trial: Callable[[Trials, Random], None], times: int, seed: int) -> Trials:
    found, rng = Trials(name), Random(f"{name} {seed}")
    for _ in range(times):
        found.matches += 1
        try:
            trial(found, rng)
        except Exception as error:
            found.problems.append(f"match {found.matches}: {type(error).__name__}: {error}")
    return found


# Playing


def _match(folder: Path, rng: Random) -> Match:
    options = {"best_of": 3}
    return Match.new("castle", seed=rng.randrange(1 << 30), options=options, seats=SEATS, folder=folder)


def _play(found: Trials, match: Match, rng: Random, most: int) -> set[Text]:
    """Random actions; the different lines that were said about saving."""
    said: set[Text] = set()
    for _ in range(most):
        if match.result is not None:
            break
        if match.deal_over:
            match.next_deal()
        else:
            seat = rng.choice(match.pending())
            match.play(seat, rng.choice(match.legal(seat)))
        found.actions += 1
        found.unsaved += match.unsaved
        if match.save_problem is not None:
            said.add(match.save_problem)
    return said


def _expect(found: Trials, holds: bool, what: str) -> None:
    if not holds:
        found.problems.append(f"match {found.matches}: {what}")


def _expect_whole(found: Trials, match: Match) -> None:
    """Closed, everything is in the file, and the file tells the match as it stands."""
    match.close()
    _expect(found, not match.unsaved, f"not saved in the end: {match.save_problem}")
    if match.path is None or not match.path.is_file():
        _expect(found, False, "there is no file")
        return
    again = Match.resume(match.path)
    again.close()
    _expect(found, list(again.entries()) == list(match.entries()), "the file tells another match")
    odd = [path.name for path in match.path.parent.iterdir() if path.suffix != writer.SUFFIX]
    _expect(found, not odd, f"left behind: {odd}")


# A full disk


@contextmanager
def _small_disk(folder: Path) -> Iterator[bool]:
    """A disk of `DISK` bytes on a folder; False where there can be none."""
    command = ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", str(folder)]
    try:
        mounted = subprocess.run(command, capture_output=True, timeout=10).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        mounted = False
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", "-l", str(folder)], check=True, timeout=10)


def _fill(folder: Path, leave: int) -> Path:
    """Take all room but some of a disk."""
    path = folder / "ballast"
    with FileIO(path, "w") as file:
        try:
            while True:
                if not file.write(bytes(4096)):
                    break
        except OSError as error:
            if error.errno != errno.ENOSPC:
                raise
        file.truncate(max(0, file.tell() - leave))
    return path


def on_full_disk(found: Trials, rng: Random) -> None:
    """The disk is full from the beginning or becomes so, stays full for a while, and has room again."""
    with TemporaryDirectory(prefix="duel-table-") as name, _small_disk(Path(name)) as mounted:
        if not mounted:
            found.matches -= 1
            return
        disk, saves = Path(name), Path(name) / "saves"
        ballast = _fill(disk, rng.choice((0, 4096, 8192)))
        match = _match(saves, rng)
        said = _play(found, match, rng, rng.randrange(60, 400))
        _expect(found, len(said) <= 1, f"said in several ways: {said}")
        _check_settings(found, disk)
        ballast.unlink()
        _play(found, match, rng, rng.randrange(0, 3))
        _expect_whole(found, match)


def _check_settings(found: Trials, disk: Path) -> None:
    """Settings and statistics fail with words where there is no room, and leave nothing half written."""
    problem = save_settings(Settings(), disk / "settings.json")
    ledger = Ledger(disk / "saves")
    list(ledger.update())
    _expect(found, (problem is None) == (disk / "settings.json").is_file(), f"settings: {problem}")
    _expect(found, not list(disk.glob(".*.tmp")), "a temporary file is left behind")
    _expect(found, ledger.problem is None or not ledger.path.exists(), f"statistics: {ledger.problem}")


class FullDisk(FileIO):
    """Files on a disk that has room for so many bytes more, for all together."""

    room = 0

    def write(self, data: bytes, /) -> int:  # type: ignore[override]
        """As much as there is room for."""
        written = min(len(data), FullDisk.room)
        if not written and data:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        FullDisk.room -= written
        return super().write(data[:written])


def on_made_up_disk(found: Trials, rng: Random) -> None:
    """The same with errors that are made up, so that lines are cut off at any byte."""
    with TemporaryDirectory(prefix="duel-table-") as name, patch.object(writer, "FileIO", FullDisk):
        FullDisk.room = rng.randrange(3000)
        match = _match(Path(name) / "saves", rng)
        said = _play(found, match, rng, rng.randrange(20, 150))
        _expect(found, len(said) <= 1, f"said in several ways: {said}")
        FullDisk.room = 1 << 30
        _expect_whole(found, match)


# A home that may not be written


def on_forbidden(found: Trials, rng: Random) -> None:
    """No file can be opened for writing from some moment on; then it can be again."""
    with TemporaryDirectory(prefix="duel-table-") as name:
        folder = Path(name) / "saves"
        match = _match(folder, rng) if rng.random() < 0.5 else None
        if match is not None:
            _play(found, match, rng, rng.randrange(30))
            match.close()
        with patch.object(writer, "FileIO", side_effect=PermissionError(errno.EACCES, os.strerror(errno.EACCES))):
            match = match or _match(folder, rng)
            said = _play(found, match, rng, rng.randrange(1, 80))
            match.close()
            _expect(found, match.unsaved, "nobody noticed")
            _expect(found, len(said) == 1, f"said in several ways: {said}")
        _expect_whole(found, match)


# A home that is not there any more


def on_vanished(found: Trials, rng: Random) -> None:
    """The folder is removed in mid-game: it is made again, with the whole match."""
    with TemporaryDirectory(prefix="duel-table-") as name:
        saves = Path(name) / "home" / "saves"
        match = _match(saves, rng)
        for _ in range(rng.randrange(1, 4)):
            _play(found, match, rng, rng.randrange(1, 20))
            shutil.rmtree(Path(name) / "home")
        if rng.random() < 0.5:
            match.close()
            shutil.rmtree(Path(name) / "home")
            _play(found, match, rng, 1)
        _expect_whole(found, match)


def on_away(found: Trials, rng: Random) -> None:
    """The folder is away for a while, a file in its place, and comes back as it was."""
    with TemporaryDirectory(prefix="duel-table-") as name:
        home, away = Path(name) / "home", Path(name) / "away"
        match = _match(home / "saves", rng)
        _play(found, match, rng, rng.randrange(1, 40))
        match.close()
        home.rename(away)
        home.touch()
        said = _play(found, match, rng, rng.randrange(1, 60))
        _expect(found, len(said) == 1, f"said in several ways: {said}")
        home.unlink()
        away.rename(home)
        _expect_whole(found, match)


def report(results: list[Trials]) -> str:
    """A table, and every problem below it."""
    lines = [f"{'trial':<22}{'matches':>8}{'actions':>9}{'unsaved':>9}{'problems':>10}"]
    for found in results:
        row = f"{found.name:<22}{found.matches:>8}{found.actions:>9}{found.unsaved:>9}{len(found.problems):>10}"
        lines.append(row if found.matches else f"{found.name:<22} not possible here")
    for found in results:
        lines += [f"{found.name}: {problem}" for problem in found.problems[:8]]
    return "\n".join(lines)
