"""Damages files at random and lets the program read them: it works, or says why not, and loses nothing."""

from __future__ import annotations

import os
import signal
import sys
import time
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import FrameType

from game.data.paths import HOME_VARIABLE
from game.engine.errors import TableError

TIME_CAP = 5.0
"""Seconds that reading one damaged file may take."""
MEMORY_CAP = 200_000_000
"""Bytes more than before, while reading."""
TRACED_EVERY = 10
"""Memory is measured for every so many files: it makes everything slow."""
LONGEST_FILE = 3_000_000

Change = Callable[[Random, bytes], bytes]


class TooLong(Exception):
    """Reading took more than its time."""


@dataclass(slots=True)
class Kind:
    """A kind of file. ``read`` gives True for "works", False for "refused with words"; TableError counts as refused."""

    name: str
    path: Path
    content: bytes
    read: Callable[[], bool]
    own: bool = False
    """The player's own file: whatever happens, its content stays somewhere in the folder."""
    cheap: int = 1
    """One of so many mutations is tried: some files take long to read."""


@dataclass(slots=True)
class Found:
    """What came of the mutations of one kind."""

    name: str
    tried: int = 0
    read: int = 0
    refused: int = 0
    slowest: float = 0.0
    memory: int = 0
    """The most bytes that reading took."""
    problems: list[str] = field(default_factory=list[str])


# Mutations


def flip(rng: Random, raw: bytes) -> bytes:
    """Some bits fall over."""
    changed = bytearray(raw)
    for _ in range(rng.choice((1, 1, 2, 8, 64))):
        if changed:
            changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
    return bytes(changed)


def truncate(rng: Random, raw: bytes) -> bytes:
    """The end is missing."""
    return raw[: rng.randrange(len(raw) + 1)]


def duplicate(rng: Random, raw: bytes) -> bytes:
    """A piece stands there again."""
    start = rng.randrange(len(raw) + 1)
    piece = raw[start : start + rng.choice((1, 10, 100, 10_000))]
    return raw[:start] + piece * rng.choice((2, 2, 3, 50)) + raw[start:]


def swap_lines(rng: Random, raw: bytes) -> bytes:
    """Two lines change places, or one is lost."""
    lines = raw.splitlines(keepends=True) or [b""]
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one] if rng.random() < 0.8 else b""
    return b"".join(lines)


INSERTIONS = (
    b"9" * 400, b"-1", b"1e999", b"18446744073709551616", b"\0", b"\0" * 5000, b"\xff\xfe", b"\xc3\x28",
    b"\xed\xa0\x80", b"[" * 20_000, b'{"a":' * 20_000, b"{" * 50, b"}", b'"', b"\n", b"\r\n", b"\\u0000",
    b"{0.__class__}", b"../../../etc/passwd", b"\xe2\x80\xae", b"true", b"null", b"nan", b"x" * 100_000, b"&a;" * 50,
    b"<g>" * 3000,
)  # fmt: skip


def insert(rng: Random, raw: bytes) -> bytes:
    """Something that has no business there."""
    place = rng.randrange(len(raw) + 1)
    return raw[:place] + rng.choice(INSERTIONS) + raw[place:]


VALUES = (b"1", b"-1", b"0", b'"x"', b"[]", b"{}", b"null", b"true", b"1e300", b"9" * 30, b'""', b"1.5", b"[[1]]")


def retype(rng: Random, raw: bytes) -> bytes:
    """A value of another type, in a file of keys and values."""
    marks = [place for place, byte in enumerate(raw) if byte in b":=,"]
    if not marks:
        return insert(rng, raw)
    start = rng.choice(marks) + 1
    ends = [end for end in (raw.find(sign, start) for sign in (b",", b"}", b"]", b"\n")) if end >= 0]
    return raw[:start] + b" " + rng.choice(VALUES) + raw[min(ends, default=len(raw)) :]


def replace_all(rng: Random, raw: bytes) -> bytes:
    """Another file altogether."""
    return rng.choice((b"", b"\0" * 1000, rng.randbytes(2000), b"\xff\xd8\xff\xe0", b"\n" * 100, b"null", b"{}", b"[]"))


CHANGES: tuple[tuple[Change, int], ...] = (
    (flip, 5), (truncate, 4), (duplicate, 3), (swap_lines, 3), (insert, 5), (retype, 5), (replace_all, 1),
)  # fmt: skip


def mutated(rng: Random, raw: bytes) -> tuple[str, bytes]:
    """The content changed one to three times, and how."""
    names: list[str] = []
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        change = rng.choices([change for change, _ in CHANGES], [weight for _, weight in CHANGES])[0]
        names.append(getattr(change, "__name__", "?"))
        raw = change(rng, raw)[:LONGEST_FILE]
    return "+".join(names), raw


# Trials


@contextmanager
def stage() -> Iterator[Path]:
    """A home of its own for the program, gone afterwards."""
    before = os.environ.get(HOME_VARIABLE)
    with TemporaryDirectory(prefix="duel-table-") as folder:
        os.environ[HOME_VARIABLE] = folder
        try:
            yield Path(folder)
        finally:
            os.environ.pop(HOME_VARIABLE)
            if before is not None:
                os.environ[HOME_VARIABLE] = before


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """TooLong inside if it takes longer, where the system can tell."""
    if sys.platform == "win32":
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise TooLong

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def mutate(kind: Kind, times: int, seed: int) -> Found:
    """Damage a file so many times, each time from its sound content."""
    rng, found = Random(f"{kind.name} {seed}"), Found(kind.name)
    try:
        for number in range(max(1, times // kind.cheap)):
            how, content = mutated(rng, kind.content)
            _trial(kind, found, f"mutation {number} ({how})", content, traced=number % TRACED_EVERY == 0)
    finally:
        _clear(kind)
        kind.path.write_bytes(kind.content)
    return found


def _clear(kind: Kind) -> None:
    """Nothing but the file itself: what was put aside is taken away."""
    for path in kind.path.parent.glob("*"):
        if kind.own and path.is_file():
            path.unlink()


def _trial(kind: Kind, found: Found, name: str, content: bytes, *, traced: bool) -> None:
    _clear(kind)
    kind.path.write_bytes(content)
    found.tried += 1
    if traced:
        tracemalloc.start()
    begin = time.perf_counter()
    try:
        with time_limit(TIME_CAP):
            works = kind.read()
        found.read += works
        found.refused += not works
    except TableError as error:
        found.refused += 1
        if not error.reason.key:
            found.problems.append(f"{name}: refused without words")
    except TooLong:
        found.problems.append(f"{name}: took longer than {TIME_CAP:g} s")
    except Exception as error:
        found.problems.append(f"{name}: {type(error).__name__}: {str(error)[:200]}")
    found.slowest = max(found.slowest, 0.0 if traced else time.perf_counter() - begin)
    if traced:
        _weigh(found, name)
    if kind.own and not _kept(kind.path.parent, content):
        found.problems.append(f"{name}: the content is lost: {sorted(p.name for p in kind.path.parent.iterdir())}")


def _weigh(found: Found, name: str) -> None:
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    found.memory = max(found.memory, most)
    if most > MEMORY_CAP:
        found.problems.append(f"{name}: took {most:,} bytes")


def _kept(folder: Path, content: bytes) -> bool:
    """Whether some file still begins with all of it; a line may have been ended, or others written after it."""
    return any(path.is_file() and path.read_bytes().startswith(content) for path in folder.iterdir())


def report(results: list[Found]) -> str:
    """A table, and every problem below it."""
    lines = [f"{'file':<24}{'tried':>7}{'read':>7}{'refused':>9}{'slowest':>10}{'memory':>10}{'problems':>10}"]
    lines += [
        f"{found.name:<24}{found.tried:>7}{found.read:>7}{found.refused:>9}{found.slowest:>8.2f} s"
        f"{found.memory / 1e6:>7.1f} MB{len(found.problems):>10}"
        for found in results
    ]
    for found in results:
        lines += [f"{found.name}: {problem}" for problem in found.problems[:8]]
    return "\n".join(lines)
