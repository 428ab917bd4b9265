"""Measures the program against the figures it has to reach: `python build_scripts/bench.py [--json] [--only NAME]`.

A figure is a function without arguments that gives rows; to add one, write it and put it into `FIGURES`. Nothing
here is a test: a machine with other work to do misses bars that it keeps at rest, so the load is told, too.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import bench_drawing  # noqa: E402
import bench_play  # noqa: E402
import bench_process  # noqa: E402
import pygame  # noqa: E402
from bench_rows import FORMAT, NotMeasured, Row, table  # noqa: E402

from game import __version__  # noqa: E402

Figure = Callable[[], list[Row]]

FIGURES: tuple[Figure, ...] = (
    bench_drawing.drag,
    bench_drawing.deal,
    bench_process.idle,
    bench_process.start,
    bench_process.memory,
    bench_play.playouts,
    bench_play.bots,
)


def name_of(figure: Figure) -> str:
    """What the command line calls a figure."""
    return getattr(figure, "__name__", "")


def rows_of(figure: Figure) -> list[Row]:
    """What the figure yields; a row without numbers where it can't be measured."""
    try:
        return figure()
    except NotMeasured as reason:
        return [Row(name_of(figure), "", (), (), str(reason))]


def machine() -> dict[str, object]:
    """Where and with what it was measured. ``load``: how many processes wanted a core in the last minute."""
    return {
        "program": __version__,
        "python": platform.python_version(),
        "pygame": pygame.version.ver,
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "display": bench_process.driver(),
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
    }


def main() -> None:
    """Measure what is asked for and print it."""
    names = [name_of(figure) for figure in FIGURES]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    parser.add_argument("--only", action="append", choices=names, metavar="NAME", help=f"one of {', '.join(names)}")
    asked = parser.parse_args()
    where = machine()
    rows: list[Row] = []
    for figure in FIGURES:
        if not asked.only or name_of(figure) in asked.only:
            print(f"{name_of(figure)} ...", file=sys.stderr, flush=True)
            rows += rows_of(figure)
    if asked.json:
        report = {"format": FORMAT, "machine": where, "rows": [row.as_json() for row in rows]}
        print(json.dumps(report, indent=2, ensure_ascii=False))
        return
    print(", ".join(f"{key} {value}" for key, value in where.items()))
    print()
    print(table(rows))


if __name__ == "__main__":
    main()
