"""The saved matches: unfinished ones to go on with, finished ones to look at."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.errors import TableError
from ..engine.text import Text, text
from ..match.saves import SavedGame, delete, finished, unfinished
from ..table.widgets import Button, Label, Row, Space, Widget
from .desk import Desk
from .launch import resume
from .scene import PageScene

_MOST = 40


class GamesListScene(PageScene):
    """Every saved match with what can be done with it."""

    name = "games"
    page_width = 760

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._problem: Text | None = None

    def widgets(self) -> list[Widget]:
        """Unfinished ones first."""
        widgets: list[Widget] = [Label(text("common.games.title"), "title", align="center")]
        if self._problem is not None:
            widgets.append(Label(self._problem))
        folder = self.desk.saves
        open_games = list(unfinished(folder)) if folder is not None else []
        done = list(finished(folder)) if folder is not None else []
        if not open_games and not done:
            widgets.append(Label(text("common.games.none"), align="center"))
        for heading, games in (("common.games.open", open_games), ("common.games.done", done)):
            if games:
                widgets += [Space(4), Label(text(heading), "body")]
                for game in games[:_MOST]:
                    widgets += self._entry(game)
        widgets += [Space(6), Row([Button(text("common.back"), self.back, icon="back")])]
        return widgets

    def _entry(self, game: SavedGame) -> list[Widget]:
        names = [*(seat.name or "?" for seat in game.seats), "?", "?"]
        line = text(
            "common.games.entry",
            game=text(f"{game.game}.name"),
            first=names[0],
            second=names[1],
            date=f"{game.when:%Y-%m-%d %H:%M}",
        )
        if game.refusal is not None:
            return [Label(line, "small"), Label(game.refusal, "small")]
        buttons = [Button(text("common.games.delete"), self._deleting(game), icon="trash")]
        if game.ended:
            buttons.insert(0, Button(text("common.result.replay"), self._replaying(game), icon="to_start"))
        else:
            buttons.insert(0, Button(text("common.games.resume"), self._resuming(game), icon="play"))
        return [Label(line, "small"), Row(buttons)]

    def _resuming(self, game: SavedGame) -> Callable[[], None]:
        return lambda: self._try(lambda: resume(self.desk, game.path))

    def _replaying(self, game: SavedGame) -> Callable[[], None]:
        def replay() -> None:
            from ..engine.view import OPEN
            from .replay import ReplayScene

            self.desk.scenes.push(ReplayScene(self.desk, game.path, OPEN, 0))

        return lambda: self._try(replay)

    def _deleting(self, game: SavedGame) -> Callable[[], None]:
        def remove() -> None:
            self._problem = delete(game)
            self.rebuild()

        return remove

    def _try(self, act: Callable[[], None]) -> None:
        try:
            act()
        except TableError as error:
            self._problem = error.reason
            self.rebuild()
