"""Decks out of the player's documents: a list of the files that lie there, or one dropped on the window."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from ....engine.errors import TableError
from ....engine.text import Text, text
from ....scenes.desk import Desk
from ....scenes.scene import PageScene
from ....table.widgets import Button, Label, Row, Space, Widget
from .. import own_decks


def take_in(desk: Desk, path: Path, folder: Path | None) -> bool:
    """Copy a deck file among the player's own and say so, or say what is wrong; False if it is no deck file at all."""
    if path.suffix.lower() != own_decks.SUFFIX:
        return False
    desk.notices.append(_taken_in(path, folder))
    return True


def _taken_in(path: Path, folder: Path | None) -> Text:
    if folder is None:
        return text("jartible.decks.not_kept")
    try:
        deck = own_decks.take_in(path, folder)
    except TableError as error:
        return error.reason
    key = "jartible.decks.imported_broken" if deck.broken else "jartible.decks.imported"
    return text(key, name=deck.name)


class ImportScene(PageScene):
    """The deck files in the documents, to choose from."""

    game = "jartible"
    name = "import_deck"

    def __init__(self, desk: Desk, folder: Path | None, documents: Path) -> None:
        super().__init__(desk)
        self._folder, self._documents = folder, documents

    def widgets(self) -> list[Widget]:
        """Where one may also put files, and those that are there."""
        files = own_decks.deck_files(self._documents)
        none = [] if files else [Label(text("jartible.decks.no_files"), align="center")]
        return [
            Label(text("jartible.decks.import"), "title", align="center"),
            Label(text("jartible.decks.import_from", folder=str(self._documents)), "small"),
            Space(2),
            *none,
            *(Row([Button(text("common.name", seat=path.name), partial(self._take, path))]) for path in files),
            Space(4),
            Row([Button(text("common.back"), self.back, icon="back")]),
        ]

    def _take(self, path: Path) -> None:
        take_in(self.desk, path, self._folder)
        self.rebuild()
