"""What a game must say about its look: the faces and backs of its cards, its layout, its words on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

import pygame

from ..engine.contract import Action, Options
from ..engine.event import Event
from ..engine.text import Text
from ..engine.view import Seat, Slot, View
from .display import Picture
from .kit import Kit
from .tween import Box


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Where the slots of a view lie, in pixels, and the rows in which the keyboard walks them."""

    boxes: Mapping[Slot, Box]
    zones: tuple[tuple[Slot, ...], ...]
    """Slots grouped for Tab, each group in reading order."""
    plates: Mapping[Seat, pygame.Rect]
    """Room for each seat's name and score."""
    bottom: Seat
    """The seat whose side is nearest to the player."""
    middle: pygame.Rect
    """Room for what is being compared."""
    turned: frozenset[str] = frozenset()
    """Zones whose cards lie turned by half, as they do before somebody on the other side of the table."""


@dataclass(frozen=True, slots=True)
class Tempo:
    """How an event is shown: seconds of motion, and of stillness before and after, at normal speed."""

    motion: float
    before: float = 0.0
    after: float = 0.0
    stagger: float = 0.0
    """Seconds between the starts of two cards that move."""


class GameTable(Protocol):
    """How one game lies on the table; needs a screen."""

    name: str

    def layout(self, kit: Kit, area: pygame.Rect, view: View, bottom: Seat) -> TableLayout:
        """Places for every slot of the view inside ``area``, ``bottom`` nearest to the player: a pure function.

        Where places depend on the view, there are some to spare: cards that come and go pass through them.
        """
        ...

    def face(self, kit: Kit, slot: Slot, card: int, width: int, height: int) -> pygame.Surface:
        """A card's face, or its back where ``card`` is UNKNOWN, drawn at a size."""
        ...

    def ground(self, kit: Kit, surface: pygame.Surface, layout: TableLayout) -> None:
        """Draw what never moves onto the cloth, whatever the view is."""
        ...

    def decorations(self, kit: Kit, view: View, layout: TableLayout) -> list[Picture]:
        """Everything of the view that is no card: walls, labels, sums, signs. Above cards from z 40.

        A picture whose key begins with ``"on"`` and a slot goes with the card there: up with it under the pointer, and
        away while it is dragged.
        """
        ...

    def fleeting(self, kit: Kit, event: Event, layout: TableLayout, share: float) -> list[Picture]:
        """What is seen only while an event is shown; ``share`` of it has passed.

        A picture takes the place of the decoration that has the same key.
        """
        ...

    def fleeting_seconds(self, event: Event) -> float:
        """How long `fleeting` draws for an event, at normal speed; 0 for nothing."""
        ...

    def tempo(self, event: Event) -> Tempo:
        """How an event is shown."""
        ...

    def sound(self, event: Event) -> str:
        """The sound of an event, or an empty string."""
        ...

    def button_text(self, key: str) -> Text:
        """The words on a button of the choice bar."""
        ...

    def action_text(self, view: View, action: Action) -> Text:
        """An action in words, for a hint."""
        ...

    def action_label(self, view: View, action: Action) -> Text:
        """One of several actions in a chooser."""
        ...

    def closer(self, view: View, slot: Slot) -> tuple[Text, tuple[Text, ...], str]:
        """For a long look at a card: its name, what can be said of it, and the rule to read."""
        ...


@runtime_checkable
class Dresses(Protocol):
    """A table whose look depends on house rules."""

    def dressed(self, options: Options) -> GameTable:
        """The table as these options want it."""
        ...


def dressed(look: GameTable, options: Options) -> GameTable:
    """A game's table as a match's options want it."""
    return look.dressed(options) if isinstance(look, Dresses) else look


@runtime_checkable
class Illustrates(Protocol):
    """A table that draws the pictures of its rules pages."""

    def illustration(self, kit: Kit, name: str, width: int) -> pygame.Surface:
        """The picture of a name on paper, ``width`` pixels wide and as high as it needs."""
        ...


@runtime_checkable
class Retires(Protocol):
    """A table of a game that a player can be out of before it ends."""

    def retired(self, view: View) -> tuple[Seat, ...]:
        """Who will not be asked anything more in this deal."""
        ...


@runtime_checkable
class Touches(Protocol):
    """A table of a game with actions that take several gestures."""

    def touched(self, view: View, action: Action) -> tuple[Slot, ...]:
        """The cards that such an action begins with, to be marked by a hint."""
        ...


@runtime_checkable
class Remarks(Protocol):
    """A table that says of a card under the pointer what it serves for now, or why it doesn't."""

    def remark(self, view: View, slot: Slot) -> Text | None:
        """One line on what lies in a slot; None where there is nothing to say."""
        ...


def laid_face(
    look: GameTable, kit: Kit, layout: TableLayout, slot: Slot, card: int, size: tuple[int, int]
) -> pygame.Surface:
    """A card as it lies in its slot, ``size`` in pixels: turned by half where the layout says so."""
    face = look.face(kit, slot, card, *size)
    if slot[0] not in layout.turned:
        return face
    return kit.art.cached(("turned", face), lambda: pygame.transform.rotate(face, 180))
