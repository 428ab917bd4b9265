"""Ill-treats the program: `python build_scripts/torture.py kill | mutate | disk [--times N] [--seed N]`.

``kill`` ends it at random moments in play; ``mutate`` damages every kind of file it reads; ``disk`` fills its disk,
forbids writing and takes its home away. Prints figures; status 1 if anything was lost or failed in an untold way.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def _kill(times: int, seed: int) -> bool:
    from build_scripts.torture_kill import kill, report

    found = kill(times, seed)
    print(report(found))
    return not found.problems


def _mutate(times: int, seed: int) -> bool:
    from build_scripts.torture_kinds import kinds
    from build_scripts.torture_mutate import mutate, report, stage

    with stage() as folder:
        results = [mutate(kind, times, seed) for kind in kinds(folder)]
    print(report(results))
    return not any(result.problems for result in results)


def _disk(times: int, seed: int) -> bool:
    from build_scripts.torture_disk import report, trials

    results = trials(times, seed)
    print(report(results))
    return not any(result.problems for result in results)


WAYS = {"kill": (_kill, 200), "mutate": (_mutate, 1000), "disk": (_disk, 20)}


def main() -> int:
    """Do what is asked for; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("way", choices=sorted(WAYS))
    parser.add_argument("--times", type=int, help="kills, mutations of each kind of file, or matches")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    way, times = WAYS[asked.way]
    return 0 if way(times if asked.times is None else asked.times, asked.seed) else 1


if __name__ == "__main__":
    sys.exit(main())
