"""The deck editor: the collection on one sheet, the deck on another, its rules and curves beside or below it.

Cards go in and out by drag, by click, and by keys. Nothing is written until it is kept; nothing is lost on leaving.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TypeVar

import pygame

from ....engine.errors import TableError
from ....engine.text import Text, text
from ....scenes.aloud import described
from ....scenes.desk import Desk
from ....scenes.scene import Scene
from ....table.display import Picture
from ....table.widgets import Button, Field, Row, Widget
from ..draft import MOST_CARDS, Draft
from ..own_decks import free_name, shelf, store
from .card_scene import CardScene, Handling
from .editor_sheets import Collection, Hands, deck_widgets, fact_widgets
from .hand_scene import HandScene
from .keyboard import KEYS, Keyboard
from .leave_scene import LeaveScene
from .panes import Pane, Sheet, Strip
from .pointing import Pointing
from .tiles import Faces, Tile, columns_for

_OUTSIDE, _BETWEEN = 12, 10
_THREE_FROM = 1100
"""Design units of width, larger with larger text, from which rules and curves have a sheet of their own."""
_TWO_SHARE, _THREE_SHARES = 0.54, (0.46, 0.29)
PaneT = TypeVar("PaneT", bound=Pane)
_LETTERS = ("S", "U", "T", "")
"""The keys of the bar's buttons."""


class EditorScene(Scene):
    """One deck. ``folder``: where the player's decks lie; None where nothing can be kept."""

    game = "jartible"
    name = "deck_editor"
    own_keys = KEYS

    def __init__(self, desk: Desk, draft: Draft, folder: Path | None) -> None:
        super().__init__(desk)
        self.draft, self._folder = draft, folder
        self.faces = Faces(desk)
        self.pointing, self.keyboard = Pointing(self), Keyboard(self)
        hands = Hands(self.add, self.remove, self.look, self.pointing.take)
        self._hands = hands
        self.collection = Collection(desk, draft, hands, self.faces, self._lay_cards)
        self.save_button = Button(text("jartible.decks.save"), self.save, icon="check", style="brass")
        self.undo_button = Button(text("jartible.decks.undo"), self.undo, icon="undo")
        self.hand_button = Button(text("jartible.decks.hand"), self._hand, icon="dice")
        self._back_button = Button(text("common.back"), self.back, icon="back")
        self.cards, self.deck, self.facts, self.bar = Pane([]), Pane([]), Pane([]), Strip([])
        self.cards.active = True
        self._look_of: tuple[object, ...] = ()
        """Size and language in which the faces are drawn; empty before the first time."""
        self._columns = 1

    @property
    def panes(self) -> list[Pane]:
        """The sheets that there are at this width, and the bar below them."""
        return [self.cards, self.deck, *([self.facts] if self._three else []), self.bar]

    @property
    def deck_sheets(self) -> list[pygame.Rect]:
        """Where a card can be let go to be in the deck."""
        return [self.deck.sheet, *([self.facts.sheet] if self._three else [])]

    @property
    def active(self) -> Pane:
        """The sheet that has the keys."""
        return next((pane for pane in self.panes if pane.active), self.cards)

    @property
    def focused(self) -> Widget | None:
        """What has the focus."""
        return self.active.focused

    @property
    def typing(self) -> bool:
        """Whether letters belong to a field now."""
        return isinstance(self.focused, Field)

    # Places

    @property
    def _three(self) -> bool:
        metrics = self.desk.kit.metrics
        return metrics.width >= _THREE_FROM * metrics.unit * max(1.0, metrics.scale)

    def layout(self) -> None:
        """The bar below, the sheets side by side above it."""
        look, first = (self.desk.kit.metrics, self.desk.language), not self._look_of
        if look != self._look_of:
            self._look_of = look
            self.faces.forget()
        self.pointing.let_go()
        if not any(pane.active for pane in self.panes):
            self.activate(self.deck)
        self._lay_bar()
        self._lay_cards()
        self._lay_deck()
        if first:
            self.cards.focus_on(self.tiles()[0])

    def _room(self) -> pygame.Rect:
        metrics, out = self.desk.kit.metrics, self.desk.kit.px(_OUTSIDE)
        return pygame.Rect(0, 0, metrics.width, metrics.height).inflate(-2 * out, -2 * out)

    def _areas(self) -> tuple[pygame.Rect, ...]:
        """Collection, deck and, where there is room, facts."""
        room, gap = self._room(), self.desk.kit.px(_BETWEEN)
        room.h = self.bar.sheet.y - gap - room.y
        shares = _THREE_SHARES if self._three else (_TWO_SHARE,)
        areas: list[pygame.Rect] = []
        x = room.x
        for share in shares:
            areas.append(pygame.Rect(x, room.y, round((room.w - gap * len(shares)) * share), room.h))
            x = areas[-1].right + gap
        return (*areas, pygame.Rect(x, room.y, room.right - x, room.h))

    def _lay_bar(self) -> None:
        kit, room = self.desk.kit, self._room()
        self._tune()
        row = Row([self.save_button, self.undo_button, self.hand_button, self._back_button])
        self._print_letters(row)
        high = row.height(kit, room.w)
        self.bar = _again(self.bar, Strip([row]))
        self.bar.place(kit, pygame.Rect(room.x, room.bottom - high, room.w, high), room.w)

    def _print_letters(self, row: Row) -> None:
        """The letters stand on the buttons where that does not cost a second row; they work in any case."""
        kit, room = self.desk.kit, self._room()
        for button, letter in zip(row.buttons, _LETTERS, strict=True):
            button.letter = letter
        if row.height(kit, room.w) > row.buttons[0].height(kit, room.w):
            for button in row.buttons:
                button.letter = ""

    def _tune(self) -> None:
        """What can be done at present."""
        self.save_button.enabled = self._can_save
        self.undo_button.enabled = self.draft.can_undo
        self.hand_button.enabled = bool(self.draft.kinds)

    def _lay_cards(self) -> None:
        area = self._areas()[0]
        inner = area.w - 2 * self.desk.kit.px(Pane.margin)
        self._columns = columns_for(self.desk.kit, inner)
        self.cards = _again(self.cards, Pane(self.collection.widgets(self._columns)))
        self.cards.place(self.desk.kit, area, inner)
        self.dirty = True

    def _lay_deck(self) -> None:
        areas, kit = self._areas(), self.desk.kit
        widgets = deck_widgets(self.draft, self._hands, self._rename)
        facts = fact_widgets(self.draft, self._rules)
        self.deck = _again(self.deck, Sheet(widgets if self._three else [*widgets, *facts]))
        self.deck.place(kit, areas[1], areas[1].w)
        if self._three:
            self.facts = _again(self.facts, Pane(facts))
            self.facts.place(kit, areas[2], areas[2].w)
        self._tune()
        self.dirty = True

    # What is done with cards

    def add(self, kind: int) -> None:
        """Put a card into the deck."""
        if self.draft.add(kind):
            self.desk.audio.play("put_down")
            self._lay_deck()
        else:
            self.desk.notices.append(text("jartible.decks.full", n=MOST_CARDS))

    def remove(self, kind: int) -> None:
        """Take a card out of the deck."""
        if self.draft.remove(kind):
            self.desk.audio.play("slide")
            self._lay_deck()

    def look(self, kind: int) -> None:
        """Enlarge a card."""
        handling = Handling(self.draft.count, self.add, self.remove)
        self.desk.scenes.push(CardScene(self.desk, kind, handling))

    def undo(self) -> None:
        """Take back the last change."""
        if self.draft.undo():
            self._lay_deck()

    def _rename(self, name: str) -> None:
        """The field stays as it is: the caret with it."""
        self.draft.rename(name)
        self._tune()
        self.dirty = True

    def _hand(self) -> None:
        if self.draft.kinds:
            self.desk.scenes.push(HandScene(self.desk, self._deck_name, self.draft.kinds, Random()))

    def _rules(self) -> None:
        from ....scenes.rules import RulesScene

        self.desk.scenes.push(RulesScene(self.desk, self.game, "J3"))

    # Keeping and leaving

    @property
    def _deck_name(self) -> str:
        return self.draft.shown_name or self.desk.say(text("jartible.decks.unnamed"))

    @property
    def _can_save(self) -> bool:
        """A copy of another deck can be kept as it is."""
        return self._folder is not None and (self.draft.changed or self.draft.origin is None)

    def save(self) -> bool:
        """Write the deck; what went wrong is said."""
        return self._can_save and self._write(self._deck_name)

    def _write(self, name: str) -> bool:
        assert self._folder is not None
        origin = self.draft.origin
        try:
            self.draft.stored(store(self._folder, name, self.draft.kinds, origin))
        except TableError as error:
            self.desk.notices.append(error.reason)
            return False
        kept = self.draft.origin
        moved = origin is not None and kept is not None and origin.path != kept.path
        key = "jartible.decks.kept_beside" if moved else "jartible.decks.kept"
        self.desk.notices.append(text(key, name=name))
        self._lay_deck()
        return True

    def back(self) -> None:
        """Leave; what would be lost is asked for."""
        if not self.draft.changed:
            super().back()
            return
        keep = self.save if self._folder is not None else None
        self.desk.scenes.push(LeaveScene(self.desk, self._deck_name, keep, super().back))

    def close(self) -> None:
        """The program ends: what was not kept goes into a deck of its own beside the other."""
        if self._folder is None or not self.draft.changed:
            return
        self.draft.origin = None
        self._write(free_name(self._deck_name, [deck.name for deck in shelf(self._folder).decks]))

    # Focus

    def activate(self, pane: Pane) -> None:
        """Give the keys to a sheet."""
        for other in (self.cards, self.deck, self.facts, self.bar):
            other.active = other is pane
        self.dirty = True

    def search(self) -> None:
        """Give the keys to the line in which cards are looked for, and empty it."""
        self.collection.search_anew()
        self.activate(self.cards)
        self.cards.focus_on(self.collection.search)

    def press_letter(self, letter: str) -> None:
        """Do what the button of the bar does that has this letter."""
        buttons = (self.save_button, self.undo_button, self.hand_button)
        for button, known in zip(buttons, _LETTERS, strict=False):
            if letter == known.lower() and button.enabled:
                button.act()

    def focus_lost(self) -> None:
        """A card that is carried goes back."""
        self.pointing.let_go()

    def pointer_left(self) -> None:
        """A card that is carried goes back."""
        self.pointing.let_go()

    def leave(self) -> None:
        """Another scene comes: a card that is carried goes back."""
        self.pointing.let_go()

    # The scene

    def handle(self, event: pygame.Event) -> None:
        """Mouse to the sheet below the pointer, keys to the active one."""
        if event.type == pygame.KEYDOWN:
            before = self._told()
            self.keyboard.press(event)
            if self.desk.scenes.top is self and self._told() != before:
                self.desk.answer(*self._told())
        elif event.type == pygame.TEXTINPUT:
            self.dirty = self.active.handle(event) or self.dirty
        else:
            self.pointing.handle(event)

    def _told(self) -> tuple[Text, ...]:
        """What has the focus, in words."""
        return getattr(self.focused, "aloud", None) or described(self.focused)

    def tick(self, now: float) -> None:
        """Draw faces that are missing; look at a card that is held still."""
        if self.faces.draw():
            self.dirty = True
        self.pointing.tick(now)

    def pictures(self) -> Sequence[Picture]:
        """The sheets, the bar, and what is carried."""
        return [*(picture for pane in self.panes for picture in pane.pictures()), *self.pointing.pictures()]

    def tiles(self) -> list[Tile]:
        """The cards of the collection that pass the filters."""
        return [stop for stop in self.cards.stops if isinstance(stop, Tile)]


def _again(old: Pane, new: PaneT) -> PaneT:
    """A sheet in the place of another keeps its focus and its scroll."""
    new.active, new.focus, new.scroll = old.active, old.focus, old.scroll
    return new
