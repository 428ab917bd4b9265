"""The games by name; their parts are imported when first asked for, so that a worker never loads a screen."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..data.levels import Contents
    from ..engine.contract import Decks, Policy, Rules

GAMES = ("castle", "duelcard", "jartible", "audatia")


class UnknownGame(KeyError):
    """No game has this name."""


def _part(game: str, part: str) -> Any:
    if game not in GAMES:
        raise UnknownGame(game)
    return import_module(f"{__package__}.{game}.{part}")


def rules(game: str) -> Rules:
    """The rules of a game; UnknownGame if there is none of that name."""
    return _part(game, "rules").RULES


def decks(game: str) -> Decks | None:
    """How players bring decks of their own to a game; None where all draw from what the game deals."""
    return getattr(rules(game), "decks", None)


def characters(game: str) -> tuple[str, ...]:
    """The house rules that say, seat by seat, with which character it plays; none where all play alike."""
    return getattr(rules(game), "characters", ())


def contents(game: str) -> Contents:
    """What a game's own files hold, read and checked; DataError says what is wrong."""
    return _part(game, "contents").contents()


def policy(game: str) -> Policy:
    """The rule player of a game."""
    return _part(game, "policy").choose


def guide(game: str) -> Any:
    """The policy package of a game: what `game.bots.guide.Guide` describes."""
    return _part(game, "policy")


def table(game: str) -> Any:
    """How a game lies on the table: needs a screen."""
    return _part(game, "table").TABLE


def own_scenes(game: str) -> Any | None:
    """The scenes of a game's own, above its table: what `game.scenes.own.OwnScenes` describes. None if it has none."""
    return _part(game, "scenes") if find_spec(f"{__package__}.{game}.scenes") is not None else None
