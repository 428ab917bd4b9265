"""What the files of DuelCard hold."""

from __future__ import annotations

from ...data.levels import Contents, listed_cards


def contents() -> Contents:
    """All of it, checked; DataError says what is wrong."""
    return listed_cards("duelcard")
