"""Who plays together: the teams of a match, and their names in one line."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.contract import Options, Rules
from ..engine.text import SeatName, Text, TextArg, text
from ..engine.view import Seat

Teams = tuple[tuple[Seat, ...], ...]


def together(names: Sequence[TextArg]) -> TextArg:
    """Names in one line: one alone, ``A and B``, ``A, B and C``."""
    *others, last = names
    if not others:
        return last
    line = others[0]
    for name in others[1:]:
        line = text("common.together.more", one=line, other=name)
    return text("common.together.last", one=line, other=last)


def side_name(seats: Sequence[Seat]) -> TextArg:
    """The names of some seats that win or lose together."""
    return together([SeatName(seat) for seat in seats])


def against(sides: Sequence[TextArg]) -> Text:
    """Sides that play against each other, in one line."""
    line = text("common.name", seat=sides[0])
    for side in sides[1:]:
        line = text("common.games.versus", first=line, second=side)
    return line


def team_of(seat: Seat, teams: Teams) -> int:
    """The number of the team that a seat plays for."""
    return next(number for number, team in enumerate(teams) if seat in team)


def have_partners(teams: Teams) -> bool:
    """Whether anybody plays together with somebody else."""
    return any(len(team) > 1 for team in teams)


def told_teams(rules: Rules, options: Options, seats: int) -> Teams:
    """The teams as a journal's options tell them; of options that say nothing of use: everyone for himself."""
    try:
        teams = rules.teams(options)
    except (ValueError, TypeError, LookupError):
        return alone(seats)
    return teams if sorted(seat for team in teams for seat in team) == list(range(seats)) else alone(seats)


def alone(seats: int) -> Teams:
    """Everyone for himself."""
    return tuple((seat,) for seat in range(seats))
