"""A match and the lines of its journal: told line by line, and made again from what they tell."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime
from typing import TYPE_CHECKING

from ..engine.contract import Action, Rules
from ..engine.errors import TableError
from ..engine.text import text
from .deal import undo_ply
from .errors import DamagedJournal, JournalMismatch, SetupError
from .journal import Act, End, Entry, NextDeal, Resign, Script, Undo, foreign
from .setup import Setup, setup
from .writer import started

if TYPE_CHECKING:
    from .match import Match


def told(match: Match) -> Iterator[Entry]:
    """The match as its journal would tell it, without what was taken back."""
    for deal in match.deals:
        if deal.number > 1:
            yield NextDeal(deal.number)
        for ply, step in enumerate(deal.steps):
            yield Act(ply, step.seat, match.rules.action_text(step.action))
    if match.resigned_by is not None:
        yield Resign(match.resigned_by)


def retold(script: Script, made: Callable[[Setup, datetime], Match]) -> Match:
    """The match that a journal tells; ``made`` makes one before its first action. JournalError names what is wrong."""
    other = foreign(script)
    if other is not None:
        raise other
    match = _before_first(script, made)
    for line, entry in script.entries:
        try:
            carry_out(match, entry)
        except TableError as error:
            raise DamagedJournal(script.path, error.reason, line) from error
    return match


def _before_first(script: Script, made: Callable[[Setup, datetime], Match]) -> Match:
    """The match of a journal's header."""
    header = script.header
    try:
        made_of = setup(header.game, header.seed, header.options, script.seats, header.bot_seed)
        return made(made_of, started(script.path))
    except SetupError as error:
        raise DamagedJournal(script.path, error.reason, 1) from error
    except (ValueError, TypeError, LookupError) as error:
        # Options outside of the option table reach the rules as they stand in the file.
        raise DamagedJournal(script.path, text("common.journal.no_header"), 1) from error


def carry_out(match: Match, entry: Entry) -> None:
    """Do what a line of a journal says; TableError if it does not fit."""
    _expect(match.result is None or isinstance(entry, End), "after_end")
    match entry:
        case Act(n, seat, do):
            _expect(n == match.ply, "order", n=n)
            match.play(seat, _action(match.rules, do))
        case Undo(ply, seat):
            _expect(undo_ply(match.deals[-1], seat) == ply, "undo", n=ply)
            match.undo(seat)
        case NextDeal(number):
            _expect(number == match.deal + 1, "deal", n=number)
            match.next_deal()
        case Resign(seat):
            match.resign(seat)
        case End(winners):
            _expect(match.result is not None and match.result.winners == winners, "end")


def _action(rules: Rules, words: str) -> Action:
    try:
        return rules.parse_action(words)
    except ValueError as error:
        raise JournalMismatch(text("common.journal.no_action", words=words)) from error


def _expect(fits: bool, key: str, **args: int) -> None:
    if not fits:
        raise JournalMismatch(text(f"common.journal.{key}", **args))
