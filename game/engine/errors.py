"""Errors that carry a message for the player."""

from __future__ import annotations

from .text import Text


class TableError(Exception):
    """Something the player should hear about, in his language."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason)
        self.reason = reason


class IllegalAction(TableError):
    """An action the rules refuse; nothing was changed. ``reason`` says why, with its rule number."""
