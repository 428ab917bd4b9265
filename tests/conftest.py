"""What all tests share: the project on the path, plain asserts rewritten in the shared checks."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

pytest.register_assert_rewrite(
    "tests.games.walk",
    "tests.games.checks_play",
    "tests.games.checks_views",
    "tests.games.sprites",
    "tests.games.castle.duel",
)
