"""From deals to a match (C22): the first to most wins, or more wins when all deals are played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..engine.text import SeatName, Text, text
from ..engine.view import Outcome, Seat, View
from .sides import Teams, side_name


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The end of a match: the winning seats (none: drawn), wins by team, and why."""

    winners: tuple[Seat, ...]
    wins: tuple[int, ...]
    reason: Text
    rule: str


def tally(outcomes: Sequence[Outcome], teams: Teams) -> tuple[int, ...]:
    """Deals won by each team; a drawn deal counts for nobody (C22)."""
    return tuple(sum(bool(set(team) & set(outcome.winners)) for outcome in outcomes) for team in teams)


def match_result(outcomes: Sequence[Outcome], teams: Teams, best_of: int, rule: str) -> MatchResult | None:
    """The result after these deals, or None while the match goes on (C22)."""
    wins = tally(outcomes, teams)
    most = max(wins)
    if most <= best_of // 2 and len(outcomes) < best_of:
        return None
    if best_of == 1:
        return MatchResult(outcomes[-1].winners, wins, outcomes[-1].reason, outcomes[-1].rule)
    leaders = [team for team, count in zip(teams, wins, strict=True) if count == most]
    if len(leaders) > 1:
        return MatchResult((), wins, text("common.end.match_drawn", wins=most), rule)
    others = max(count for team, count in zip(teams, wins, strict=True) if team is not leaders[0])
    winners = leaders[0]
    reason = text("common.end.match", n=len(winners), seat=side_name(winners), wins=most, losses=others)
    return MatchResult(winners, wins, reason, rule)


def resigned(seat: Seat, teams: Teams, wins: tuple[int, ...]) -> MatchResult:
    """The result when a seat gives up: everyone outside its team wins."""
    rivals = tuple(other for team in teams if seat not in team for other in team)
    reason = text("common.end.resigned", n=len(rivals), seat=SeatName(seat), rival=side_name(rivals))
    return MatchResult(rivals, wins, reason, "")


def broken_off(view: View) -> View:
    """What is seen after a seat has given up: nobody owes anything, whatever the state would still ask for."""
    return replace(view, pending=(), decision=None)
