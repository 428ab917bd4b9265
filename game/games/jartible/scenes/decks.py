"""The player's decks with what can be done with them, the ready ones as templates, and files that can't be read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pygame

from ....data.paths import documents_folder, usable
from ....engine.errors import TableError
from ....engine.text import text
from ....scenes.desk import Desk
from ....scenes.question import QuestionScene
from ....scenes.scene import PageScene
from ....table.display import Picture
from ....table.kit import Kit
from ....table.pixels import panel
from ....table.theme import CARD_RATIO, INK, PAPER_SHADE, WOOD
from ....table.widgets import Button, Heading, Label, Row, Space, Widget
from .. import own_decks
from ..draft import Draft
from ..own_decks import Deck, free_name
from ..phases import DECK_SIZE
from .editor import EditorScene
from .editor_sheets import summary_labels
from .imports import ImportScene, take_in
from .tiles import Faces

_CARD_UNITS, _LEAST_UNITS = 46, 24


class DecksScene(PageScene):
    """Every deck that there is."""

    game = "jartible"
    name = "decks"
    page_width = 760

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.folder = decks_folder(desk)
        self._ready = own_decks.ready_decks()
        self._shelf = own_decks.Shelf((), ())
        self._faces = Faces(desk)

    def layout(self) -> None:
        """Look into the folder, and show what is there."""
        self._shelf = own_decks.shelf(self.folder)
        self._faces.forget()
        super().layout()

    # What stands on the sheet

    def widgets(self) -> list[Widget]:
        """The player's own first, then the ready ones, then what can't be read."""
        return [
            Label(text("jartible.decks.title"), "title", align="center"),
            Row(
                [
                    Button(text("jartible.decks.new"), self._new, icon="plus", style="brass"),
                    Button(text("jartible.decks.import"), self._import, icon="book"),
                    Button(text("common.back"), self.back, icon="back"),
                ]
            ),
            *([] if self.folder is not None else [Label(text("jartible.decks.not_kept"), align="center")]),
            *self._problems(),
            *self._own(),
            Space(2),
            Heading(text("jartible.decks.ready")),
            *(part for deck in self._ready for part in self._entry(deck, self._ready_buttons(deck))),
        ]

    def _own(self) -> list[Widget]:
        if not self._shelf.decks:
            return []
        entries = [part for deck in self._shelf.decks for part in self._entry(deck, self._own_buttons(deck))]
        return [Space(2), Heading(text("jartible.decks.own")), *entries]

    def _entry(self, deck: Deck, buttons: Sequence[Button]) -> list[Widget]:
        """Name, how it stands, its cards in little, and the buttons."""
        name, cards = DeckName(text("common.name", seat=deck.name)), Miniatures(deck.kinds, self._faces)
        return [name, *summary_labels(deck.kinds), cards, Row(buttons), Space(6)]

    def _own_buttons(self, deck: Deck) -> list[Button]:
        return [
            Button(text("jartible.decks.edit"), partial(self._edit, deck), icon="gear", style="brass"),
            Button(text("jartible.decks.duplicate"), self._trying(self._duplicate, deck), icon="plus"),
            Button(text("jartible.decks.export"), self._trying(self._export, deck), icon="export"),
            Button(text("jartible.decks.delete"), partial(self._ask_delete, deck), icon="trash"),
        ]

    def _ready_buttons(self, deck: Deck) -> list[Button]:
        return [
            Button(text("jartible.decks.edit_copy"), partial(self._edit_copy, deck), icon="gear"),
            Button(text("jartible.decks.export"), self._trying(self._export, deck), icon="export"),
        ]

    def _problems(self) -> list[Widget]:
        """Files that can't be read; they are left as they are."""
        if not self._shelf.problems:
            return []
        told = text("jartible.decks.unreadable", n=len(self._shelf.problems), folder=str(self.folder))
        return [Space(2), Label(told, "small"), *(Label(problem, "small") for problem in self._shelf.problems)]

    # What can be done

    def _names(self) -> list[str]:
        return [deck.name for deck in (*self._shelf.decks, *self._ready)]

    def _new(self) -> None:
        name = free_name(self.desk.say(text("jartible.decks.unnamed")), self._names())
        self._open(Draft(name, ()))

    def _edit(self, deck: Deck) -> None:
        self._open(Draft(deck.name, deck.kinds, deck))

    def _edit_copy(self, deck: Deck) -> None:
        self._open(Draft(free_name(deck.name, self._names()), deck.kinds))

    def _open(self, draft: Draft) -> None:
        self.desk.scenes.push(EditorScene(self.desk, draft, self.folder))

    def _trying(self, act: Callable[[Deck], None], deck: Deck) -> Callable[[], None]:
        """What goes wrong with a file is said; the sheet then shows what is there."""

        def tried() -> None:
            try:
                act(deck)
            except TableError as error:
                self.desk.notices.append(error.reason)
            self.rebuild()

        return tried

    def _duplicate(self, deck: Deck) -> None:
        if self.folder is not None:
            own_decks.store(self.folder, free_name(deck.name, self._names()), deck.kinds)

    def _export(self, deck: Deck) -> None:
        folder = documents_folder()
        if not usable(folder):
            self.desk.notices.append(text("common.data.unwritable", folder=str(folder)))
            return
        self.desk.notices.append(text("common.export.done", path=str(own_decks.export(deck, folder))))

    def _ask_delete(self, deck: Deck) -> None:
        lines = (text("jartible.decks.delete_asked"), text("common.name", seat=deck.name))
        act = self._trying(own_decks.remove, deck)
        self.desk.scenes.push(QuestionScene(self.desk, lines, text("jartible.decks.delete"), act, icon="trash"))

    def _import(self) -> None:
        self.desk.scenes.push(ImportScene(self.desk, self.folder, documents_folder()))

    def tick(self, now: float) -> None:
        """Draw the little cards that are seen and missing."""
        if self._faces.draw():
            self.dirty = True


def decks_folder(desk: Desk) -> Path | None:
    """Where the player's decks lie; None where nothing can be written."""
    return desk.folder("decks", "jartible")


def takes_file(desk: Desk, path: Path) -> bool:
    """A file was dropped on the window: every deck is taken in, whatever is shown."""
    return take_in(desk, path, decks_folder(desk))


class DeckName(Label):
    """The name of a deck, in bold."""

    def _surface(self, kit: Kit, width: int) -> pygame.Surface:
        return kit.fonts.block(kit.say(self.text), "bold", kit.metrics.text_px("body"), INK, width)


class Miniatures(Widget):
    """The cards of a deck in little, side by side, drawn over each other where the room is short."""

    def __init__(self, kinds: Sequence[int], faces: Faces) -> None:
        super().__init__()
        self._kinds, self._faces = tuple(sorted(kinds)), faces

    def height(self, kit: Kit, width: int) -> int:
        """A little card; nothing for an empty deck."""
        return round(self._wide(kit, width) * CARD_RATIO) if self._kinds else 0

    def _wide(self, kit: Kit, width: int) -> int:
        """As wide as a legal deck has room for."""
        beside = max(len(self._kinds), DECK_SIZE)
        return max(kit.px(_LEAST_UNITS), min(kit.px(_CARD_UNITS), width // beside - kit.px(2)))

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """The cards from left to right."""
        if not self._kinds:
            return []
        wide, high, rect = self._wide(kit, self.rect.w), self.rect.h, self.rect
        step = min(wide + kit.px(2), (rect.w - wide) / max(1, len(self._kinds) - 1))
        blank = panel(wide, high, kit.px(3), PAPER_SHADE, 255, WOOD)
        return [
            Picture((id(self), i), self._faces.get(kind, (wide, high)) or blank, rect.x + round(i * step), rect.y, z)
            for i, kind in enumerate(self._kinds)
        ]
