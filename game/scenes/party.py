"""The people and computer players of a match about to begin, with names that can be told apart.

A level has a name of its own, ``<game>.opponent.<level>.name`` in the texts, and further ones (``.name.2``, ...) for
the second of that level at a table and those after him.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..bots.levels import level
from ..data.opponents import LevelRow
from ..engine.text import Text, text
from ..match.match import Match
from ..match.seats import SeatSetup
from .desk import Desk

HUMAN = "human"
"""Stands where a seat's level would stand, for a person at this screen."""


def party(desk: Desk, game: str, chosen: Sequence[str], names: Sequence[str]) -> list[SeatSetup]:
    """Who sits where. ``chosen``: a level or HUMAN for each seat; ``names``: those of people, by seat."""
    seats: list[SeatSetup] = []
    for number, kind in enumerate(chosen):
        if kind == HUMAN:
            seat = SeatSetup("human", names[number].strip() or _nameless(desk, number))
        else:
            row = level(game, kind)
            seat = SeatSetup("bot", desk.say(name_of(desk, row, chosen[:number].count(kind))), row.id)
        seats.append(SeatSetup(seat.kind, _apart(seat.name, [other.name for other in seats]), seat.level))
    return seats


def name_of(desk: Desk, row: LevelRow, before: int) -> Text:
    """The name of a computer player of a level, where so many of the same level sit before him."""
    further = f"{row.name}.{before + 1}"
    return text(further if before and desk.words.knows(further) else row.name)


def portrait_of(game: str, row: LevelRow) -> str:
    """The picture of a computer player, relative to the assets."""
    return f"{game}/portraits/{row.portrait}.svg"


def winners_portrait(match: Match) -> str | None:
    """The picture of the computer player who has won a match or deal between two; None if it was somebody else."""
    outcome = match.result or match.state.outcome()
    if outcome is None or len(match.seats) != 2 or len(outcome.winners) != 1:
        return None
    winner = match.seats[outcome.winners[0]]
    return portrait_of(match.game, level(match.game, winner.level)) if winner.kind == "bot" else None


def _nameless(desk: Desk, number: int) -> str:
    return desk.say(text("common.new.default_second" if number else "common.new.default_name"))


def _apart(name: str, taken: Sequence[str]) -> str:
    """The name, with a number where somebody else has it already."""
    number, told = 1, name
    while told in taken:
        number += 1
        told = f"{name} {number}"
    return told
