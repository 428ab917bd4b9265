"""The games by name; their parts are imported when first asked for, so that a worker never loads a screen."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..engine.contract import Policy, Rules

GAMES = ("castle", "duelcard")


class UnknownGame(KeyError):
    """No game has this name."""


def _part(game: str, part: str) -> Any:
    if game not in GAMES:
        raise UnknownGame(game)
    return import_module(f"{__package__}.{game}.{part}")


def rules(game: str) -> Rules:
    """The rules of a game; UnknownGame if there is none of that name."""
    return _part(game, "rules").RULES


def policy(game: str) -> Policy:
    """The rule player of a game."""
    return _part(game, "policy").choose


def guide(game: str) -> Any:
    """The policy package of a game: what `game.bots.guide.Guide` describes."""
    return _part(game, "policy")


def table(game: str) -> Any:
    """How a game lies on the table: needs a screen."""
    return _part(game, "table").TABLE
