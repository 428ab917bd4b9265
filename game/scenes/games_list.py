"""The saved matches with their pictures: unfinished ones to go on with, finished ones to look at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pygame

from ..engine.errors import TableError
from ..engine.text import Text, text
from ..engine.view import OPEN
from ..match.saves import SavedGame, SavedGames, delete, saved
from ..table.widgets import Button, Heading, Label, Row, Space, Widget
from .desk import Desk
from .export import export_saved
from .game_entry import GameEntry, Plate, entry_text
from .launch import resume
from .question import QuestionScene
from .scene import PageScene
from .thumbnails import Thumbnails, while_time

_PAGE = 40
"""So many of each kind are listed at first; the rest when asked for."""
_MOST_NAMES = 6


class GamesListScene(PageScene):
    """Every saved match with what can be done with it."""

    name = "games"
    page_width = 760

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._games = SavedGames([], ())
        self._damaged: tuple[str, ...] = ()
        self._most = {False: _PAGE, True: _PAGE}
        """How many unfinished (False) and finished (True) ones are listed."""
        self._thumbnails = Thumbnails(desk)

    def enter(self) -> None:
        """Look into the folder."""
        self._look()
        super().enter()

    def _look(self) -> None:
        folder = self.desk.saves
        if folder is not None:
            self._games = saved(folder)
            self._damaged = _put_aside(folder)

    # What stands on the sheet

    def widgets(self) -> list[Widget]:
        """Unfinished ones first, then finished ones, then what is damaged."""
        return [
            Label(text("common.games.title"), "title", align="center"),
            *self._empty(),
            *self._group(text("common.games.open"), ended=False),
            *self._group(text("common.games.done"), ended=True),
            *self._problems(),
            Space(6),
            Row(
                [
                    Button(text("common.back"), self.back, icon="back"),
                    Button(text("common.stats.title"), self._statistics, icon="trophy"),
                ]
            ),
        ]

    def _empty(self) -> list[Widget]:
        if self._games:
            return []
        key = "common.games.none" if self.desk.saves is not None else "common.games.not_kept"
        return [Label(text(key), align="center")]

    def _group(self, heading: Text, *, ended: bool) -> list[Widget]:
        games = [game for game in self._games if game.ended == ended]
        if not games:
            return []
        shown = games[: self._most[ended]]
        widgets: list[Widget] = [Space(2), Heading(heading), *(self._entry(game) for game in shown)]
        if len(games) > len(shown):
            more = text("common.games.more", n=min(_PAGE, len(games) - len(shown)))
            widgets.append(Row([Button(more, partial(self._show_more, ended), icon="arrow_down")]))
        return widgets

    def _entry(self, game: SavedGame) -> GameEntry:
        remove = Button(text("common.games.delete"), partial(self._ask_delete, game), icon="trash")
        if game.refusal is not None:
            return GameEntry(game, [remove])
        if game.ended:
            first = Button(text("common.result.replay"), self._trying(self._replay, game), icon="to_start")
        else:
            first = Button(text("common.games.resume"), self._trying(self._resume, game), icon="play", style="brass")
        export = Button(text("common.games.export"), self._trying(self._export, game), icon="export")
        return GameEntry(game, [first, export, remove])

    def _problems(self) -> list[Widget]:
        """What could not be read, and the damaged files that were put aside at some time."""
        widgets: list[Widget] = [Label(problem, "small") for problem in self._games.problems]
        if self._damaged:
            told = text("common.games.damaged", n=len(self._damaged), folder=str(self.desk.saves))
            names = [*self._damaged[:_MOST_NAMES], *(["…"] if len(self._damaged) > _MOST_NAMES else [])]
            widgets += [Label(told, "small"), *(Label(text("common.name", seat=name), "small") for name in names)]
        return [Space(6), *widgets] if widgets else []

    # What can be done

    def _show_more(self, ended: bool) -> None:
        self._most[ended] += _PAGE
        self.rebuild()

    def _trying(self, act: Callable[[SavedGame], None], game: SavedGame) -> Callable[[], None]:
        """A file that turns out to be damaged is reported; the list then shows what is left."""

        def tried() -> None:
            try:
                act(game)
            except TableError as error:
                self.desk.notices.append(error.reason)
                self._look()
                self.rebuild()

        return tried

    def _resume(self, game: SavedGame) -> None:
        resume(self.desk, game.path)

    def _replay(self, game: SavedGame) -> None:
        from .replay import ReplayScene

        self.desk.scenes.push(ReplayScene(self.desk, game.path, OPEN, 0))

    def _export(self, game: SavedGame) -> None:
        self.desk.notices.append(export_saved(self.desk, game))

    def _ask_delete(self, game: SavedGame) -> None:
        question = text("common.games.delete_done" if game.ended else "common.games.delete_open")
        lines = (question, entry_text(game))
        act = partial(self._delete, game)
        self.desk.scenes.push(QuestionScene(self.desk, lines, text("common.games.delete"), act, icon="trash"))

    def _delete(self, game: SavedGame) -> None:
        problem = delete(game)
        if problem is not None:
            self.desk.notices.append(problem)

    def _statistics(self) -> None:
        from .statistics import StatisticsScene

        self.desk.scenes.push(StatisticsScene(self.desk))

    # Pictures and events

    @property
    def _plates(self) -> Sequence[Plate]:
        return [widget.plate for widget in self.page.widgets if isinstance(widget, GameEntry)]

    def tick(self, now: float) -> None:
        """Make the pictures that are seen and missing, a few per frame; forget those far out of sight."""
        view = self.page.area
        near = view.inflate(0, 2 * view.h)
        missing: list[Plate] = []
        for plate in self._plates:
            if not plate.rect.colliderect(near):
                plate.picture = None
            elif plate.picture is None and not plate.failed and plate.rect.colliderect(view):
                missing.append(plate)
        for plate in while_time(missing):
            plate.picture = self._thumbnails.picture(plate.game, plate.frame.size)
            plate.failed = plate.picture is None
            self.dirty = True

    def handle(self, event: pygame.Event) -> None:
        """A press on a picture opens its match; everything else is for the sheet."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.page.area.collidepoint(event.pos):
            for plate in self._plates:
                if plate.frame.collidepoint(event.pos):
                    plate.press(event.pos)
                    return
        super().handle(event)


def _put_aside(folder: Path) -> tuple[str, ...]:
    """The names of the damaged files that are kept in a folder."""
    try:
        return tuple(sorted(path.name for path in folder.iterdir() if ".damaged" in path.suffixes))
    except OSError:
        return ()
