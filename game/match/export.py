"""The log of a match as a text to keep, in the player's language (C4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from ..data.files import cause, write_new
from ..engine.errors import TableError
from ..engine.event import lines_of
from ..engine.text import SeatName, Text, text
from ..engine.view import Seat
from ..games import registry
from .match import Match
from .replay import Replay
from .seats import SeatSetup
from .setup import option_text
from .sides import side_name

Render = Callable[[Text], str]
"""Puts a Text into words; it knows language and names."""


class ExportError(TableError):
    """The text could not be written."""


def export_log(source: Match | Replay, viewer: Seat, render: Render) -> str:
    """The log as ``viewer`` may see it: who played, what happened in numbered lines, how it ended.

    NotOpen if the viewer's log is still a secret: see `Replay.viewers`.
    """
    replay = source if isinstance(source, Replay) else Replay(source)
    lines = [*_header(replay, render), *_body(replay, viewer, render), "", render(_result(replay))]
    return "\n".join(lines) + "\n"


def export_path(content: str, stem: str, folder: Path) -> Path:
    """Write an export to ``<stem>.txt`` in the folder, or under the next free name; its path. ExportError if not."""
    try:
        return write_new(folder / f"{stem}.txt", content.encode())
    except OSError as error:
        raise ExportError(text("common.export.unwritable", folder=str(folder), what=cause(error))) from error


def export_stem(match: Match) -> str:
    """The name for a match's export: the game and when it began."""
    return f"{match.game}-{match.started:%Y%m%d-%H%M%S}"


def _header(replay: Replay, render: Render) -> Iterator[str]:
    match = replay.match
    game = render(text(f"{match.game}.name"))
    yield game
    yield "=" * len(game)
    yield render(text("common.export.date", date=f"{match.started:%Y-%m-%d %H:%M}"))
    if replay.finished:
        # Before the end the deal number would tell every card.
        yield render(text("common.export.deal_number", number=str(match.seed)))
    for seat, player in enumerate(match.seats):
        yield render(_player(seat, player))
    for team in match.teams:
        if len(team) > 1:
            yield render(text("common.export.together", seats=side_name(team)))
    if replay.finished:
        yield from _decks(match, render)


def _decks(match: Match, render: Render) -> Iterator[str]:
    """With which deck each seat played, and its cards: secrets that are over with the match."""
    decks = registry.decks(match.game)
    if decks is None:
        return
    for seat, name in enumerate(decks.options):
        deck = match.options[name]
        yield ""
        yield render(text("common.export.deck", seat=SeatName(seat), deck=option_text(match.game, name, deck)))
        yield from (f"  {render(line)}" for line in decks.listed(deck))


def _player(seat: Seat, player: SeatSetup) -> Text:
    if player.kind == "human":
        return text("common.export.human", number=seat + 1, seat=SeatName(seat))
    level = text(f"common.level.{player.level}")
    return text("common.export.bot", number=seat + 1, seat=SeatName(seat), level=level)


def _body(replay: Replay, viewer: Seat, render: Render) -> Iterator[str]:
    deals = replay.deals
    for deal in deals:
        yield ""
        if replay.match.best_of > 1:
            yield render(text("common.export.deal", number=deal.number, best_of=replay.match.best_of))
        told = (event for n in range(deal.start, deal.end + 1) for event in replay.events(n, viewer))
        lines = lines_of(told)
        width = len(str(len(lines)))
        for number, line in enumerate(lines, 1):
            yield f"{number:>{width}}. {render(line)}"


def _result(replay: Replay) -> Text:
    result = replay.match.result
    return result.reason if result is not None else text("common.export.unfinished")
