"""Who sits at the table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from ..bots.levels import levels
from ..data.opponents import has_opponents
from ..engine.text import text
from ..engine.view import Seat
from .errors import SetupError

MAX_NAME = 40
_LEVEL = re.compile(r"[a-z0-9_]{0,24}")

Kind = Literal["human", "bot"]


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """A seat's player: a human, or a bot of a level."""

    kind: Kind
    name: str
    level: str = ""


def checked_seats(seats: Sequence[SeatSetup], counts: Sequence[int]) -> tuple[SeatSetup, ...]:
    """The seats with names fit to be shown; SetupError if the game can't be played by so many, or a level is none."""
    if len(seats) not in counts:
        raise SetupError(text("common.setup.seats", n=len(seats)))
    for seat in seats:
        if not _LEVEL.fullmatch(seat.level) or (seat.kind == "bot") != bool(seat.level):
            raise SetupError(text("common.setup.level", level=clean_name(seat.level)))
    return tuple(SeatSetup(seat.kind, clean_name(seat.name), seat.level) for seat in seats)


def unknown_level(game: str, seats: Sequence[SeatSetup]) -> str | None:
    """The first well-formed level that the game does not have; None if all are known, or the game lists none."""
    if not has_opponents(game):
        return None
    known = {row.id for row in levels(game)}
    named = (seat.level for seat in seats if seat.kind == "bot" and seat.level and _LEVEL.fullmatch(seat.level))
    return next((level for level in named if level not in known), None)


def clean_name(name: str) -> str:
    """A name in one line of printable characters, not too long."""
    return "".join(letter for letter in name if letter.isprintable()).strip()[:MAX_NAME]


def humans(seats: Sequence[SeatSetup]) -> tuple[Seat, ...]:
    """The seats of humans."""
    return tuple(seat for seat, setup in enumerate(seats) if setup.kind == "human")


def bots(seats: Sequence[SeatSetup]) -> tuple[Seat, ...]:
    """The seats of bots."""
    return tuple(seat for seat, setup in enumerate(seats) if setup.kind == "bot")
