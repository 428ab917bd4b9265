"""Tries the frozen programs: `python build_scripts/freeze_check.py [--no-bare] [--runs N]`, after `freeze.py`.

Each is copied to a folder with spaces and letters beyond ASCII, which is its home as well, and tests itself without
display and sound; its processes are counted from outside. Then size and start are compared with those of a bare
pygame-ce window, frozen in the same way. Exits with 1 if anything is not as it should be.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import freeze
import freeze_licences
import freeze_parts as parts
from freeze_watch import watch

CHECKS = freeze.BUILD / "checks"
"""The frozen programs that are only there to be measured."""
SIZE_BAR = 1.3
START_BAR = 1.6
HOME = "Zoë Ñandú’s home"
OUTSIDE = ("PATH", "SYSTEMROOT", "WINDIR", "TEMP", "TMP", "TMPDIR", "USERPROFILE", "APPDATA", "LOCALAPPDATA")
ONE_FILE_FRAMES = 0 if sys.platform == "darwin" else 1
"""A one-file program first unpacks itself, and that process waits for the one that plays."""


class Report:
    """What was found, line by line, and whether all of it was good."""

    def __init__(self) -> None:
        self.good = True

    def line(self, good: bool, words: str) -> None:
        """Print one finding."""
        self.good = self.good and good
        print(f"{'ok  ' if good else 'FAIL'}  {words}", flush=True)


@contextmanager
def abroad(program: Path) -> Iterator[tuple[Path, dict[str, str]]]:
    """The program moved to an awkward folder, and an environment without display and sound."""
    with TemporaryDirectory() as place:
        home = Path(place, HOME)
        if program.is_dir():
            shutil.copytree(program, home / "Juegos ñ" / program.name, symlinks=True)
            moved = executable(home / "Juegos ñ" / program.name)
        else:
            moved = home / program.name
            home.mkdir()
            shutil.copy2(program, moved)
        yield moved, surroundings(home)


def surroundings(home: Path) -> dict[str, str]:
    """What a program without display, sound and settings sees of the world."""
    kept = {name: os.environ[name] for name in OUTSIDE if name in os.environ}
    return {**kept, "HOME": str(home), "XDG_RUNTIME_DIR": str(home / "nothing"), **_windows_home(home)}


def _windows_home(home: Path) -> dict[str, str]:
    return {"DUEL_TABLE_HOME": str(home)} if sys.platform == "win32" else {}


def executable(folder: Path) -> Path:
    """The file to start in a folder or an .app; on Windows the one that has an output."""
    if folder.suffix == ".app":
        return folder / "Contents" / "MacOS" / parts.NAME
    return folder / f"{parts.NAME}{'-console' if sys.platform == 'win32' else ''}{freeze.SUFFIX}"


def selftest(report: Report, program: Path, frames: int) -> None:
    """Let the program test itself; ``frames``: processes of it that only wait."""
    what = f"{program.name}, {'folder' if program.is_dir() else 'one file'}"
    with abroad(program) as (moved, variables):
        seen = watch([str(moved), "selftest"], variables)
    said = seen.output.strip().splitlines()
    # Without a console there is nothing to read on Windows, and the exit code has to do.
    passed = seen.good and (said[-1:] == ["selftest passed"] or (sys.platform == "win32" and not said))
    report.line(passed, f"{what}: selftest in {seen.seconds:.1f} s, exit {seen.code}, {seen.left} left behind")
    if not passed:
        print(f"      {seen.killed} {seen.output}")
    children = seen.most - 1 - frames
    unseen = sys.platform == "win32" and not children  # asked so slowly that a short life may be missed
    report.line(children == 1 or unseen, f"{what}: {children} child process{'' if children == 1 else 'es'}")


def refuses(report: Report, program: Path) -> None:
    """A wrong command line ends at once: nothing that is not understood may start the program anew."""
    with abroad(program) as (moved, variables):
        for words in (["--no-such-option"], ["--bot-worker"], ["--bot-worker", "999"], ["--multiprocessing-fork"]):
            seen = watch([str(moved), *words], variables, patience=20.0)
            ended = not seen.killed and not seen.left and seen.most == 1
            report.line(ended, f"{program.name} {' '.join(words)}: exit {seen.code}, at most {seen.most} processes")


def size_of(program: Path) -> int:
    """Bytes of a file, or of all files in a folder; links count nothing."""
    if program.is_file():
        return program.stat().st_size
    return sum(path.stat().st_size for path in program.rglob("*") if path.is_file() and not path.is_symlink())


def sizes(report: Report, ours: Path, bare: Path) -> None:
    """Compare sizes."""
    ours_size, bare_size = size_of(ours), size_of(bare)
    ratio = ours_size / bare_size
    kind = "folder" if ours.is_dir() else "one file"
    words = f"size, {kind}: {ours_size / 1e6:.1f} MB against {bare_size / 1e6:.1f} MB, {ratio:.2f} x (bar {SIZE_BAR})"
    report.line(ratio <= SIZE_BAR, words)


def starts(report: Report, ours: Path, bare: Path, runs: int) -> None:
    """Compare the time to the first complete frame of the title with that of an empty window, in turns."""
    with TemporaryDirectory() as place:
        home = Path(place, HOME)
        home.mkdir()
        Path(home, "settings.json").write_text('{"first_run_done": true, "language": "en"}', encoding="utf-8")
        variables = {**surroundings(home), "DUEL_TABLE_HOME": str(home), **_screen()}
        for program in (bare, ours):
            _first_run(program, variables)
        pairs = [(_lifetime(bare, variables), _lifetime(ours, variables)) for _ in range(runs)]
    ratio = median(title / window for window, title in pairs)
    window, title = (median(column) for column in zip(*pairs, strict=True))
    kind = "folder" if (ours.parent / "_internal").is_dir() else "one file"
    told = f"{title:.3f} s against {window:.3f} s, {ratio:.2f} x (bar {START_BAR}, median of {runs})"
    report.line(ratio <= START_BAR, f"start, {kind}, {_screen_name()}: {told}")


def _screen() -> dict[str, str]:
    """The display if there is one, SDL's stand-in otherwise."""
    shown = {name: os.environ[name] for name in ("DISPLAY", "XAUTHORITY") if name in os.environ}
    return shown if shown or sys.platform in ("win32", "darwin") else {"SDL_VIDEODRIVER": "dummy"}


def _screen_name() -> str:
    return "SDL's dummy driver" if "SDL_VIDEODRIVER" in _screen() else "a real window"


def _first_run(program: Path, variables: Mapping[str, str]) -> None:
    """SystemExit if the program does not end as it should; the others of its kind need no watching."""
    seen = watch([str(program)], variables, patience=60.0)
    if not seen.good:
        raise SystemExit(f"{program} ended with {seen.code} {seen.killed}: {seen.output[-500:]}")


def _lifetime(program: Path, variables: Mapping[str, str]) -> float:
    """Seconds from the start of a program to its end."""
    begin = time.perf_counter()
    subprocess.run([str(program)], env=dict(variables), stdout=subprocess.DEVNULL, timeout=60.0, check=True)
    return time.perf_counter() - begin


def for_measurement(one_file: bool) -> tuple[Path, Path]:
    """The program that ends after its first frame, and the bare window, both frozen."""
    options = ["--one-file"] if one_file else []
    dist = CHECKS / ("one-file" if one_file else "folder")
    probe = freeze.freeze("first-frame", "--entry", str(parts.PACKAGING / "first_frame.py"), *options, dist=dist)
    bare = freeze.freeze("bare", "--entry", str(parts.PACKAGING / "bare.py"), "--bare", *options, dist=dist)
    return probe, bare


def _program_in(frozen: Path) -> Path:
    return frozen / f"{frozen.name}{freeze.SUFFIX}" if frozen.is_dir() else frozen


def main() -> None:
    """Check what is there."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--no-bare", action="store_true", help="no comparison with a bare window")
    parser.add_argument("--runs", type=int, default=7, help="starts to be measured")
    asked = parser.parse_args()
    report = Report()
    folder, single = freeze.DIST / parts.NAME, freeze.ONE_FILE / f"{parts.NAME}{freeze.SUFFIX}"
    app = freeze.DIST / f"{parts.TITLE}.app"
    found = [path for path in (folder, app, single) if path.exists()]
    if not found:
        raise SystemExit("nothing is frozen: build_scripts/freeze.py comes first")
    for program in found:
        selftest(report, program, ONE_FILE_FRAMES if program == single else 0)
    if folder in found:
        refuses(report, folder)
        forgotten = freeze_licences.unlisted(folder)
        report.line(not forgotten, f"licences: {', '.join(forgotten) or 'of all that is bundled'}")
    for program in [] if asked.no_bare else [path for path in (folder, single) if path in found]:
        probe, bare = for_measurement(one_file=program == single)
        sizes(report, program, bare)
        starts(report, _program_in(probe), _program_in(bare), asked.runs)
    sys.exit(0 if report.good else 1)


if __name__ == "__main__":
    main()
