"""The deck editor by mouse: presses, cards that are carried, the wheel on the sheet below the pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ....table.display import Picture
from ....table.widgets import Widget
from .carrying import LONG_PRESS, Carried, Source, goal
from .panes import Pane

if TYPE_CHECKING:
    from .editor import EditorScene

_Z = 30


class Pointing:
    """Where the pointer is, and the card that is under its pressed button."""

    def __init__(self, scene: EditorScene) -> None:
        self._scene = scene
        self._pointer = (0, 0)
        self.carried: Carried | None = None

    def take(self, source: Source, kind: int, pos: tuple[int, int]) -> None:
        """A card was pressed."""
        self.carried = Carried(kind, source, pos, self._scene.desk.clock(), pos)

    def let_go(self) -> None:
        """A card that is carried goes back."""
        if self.carried is not None:
            self.carried, self._scene.dirty = None, True

    def handle(self, event: pygame.Event) -> None:
        """Answer an event of the mouse."""
        if event.type == pygame.MOUSEMOTION:
            self._moved(event)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._pressed(event)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._released(event)
        elif event.type == pygame.MOUSEWHEEL:
            pane = self._under(self._pointer) or self._scene.active
            if pane.handle(event):
                self._scene.dirty = True

    def tick(self, now: float) -> None:
        """A card that is held still is looked at."""
        carried = self.carried
        if carried is not None and not carried.moved and now - carried.since > LONG_PRESS:
            self.let_go()
            self._scene.look(carried.kind)

    def _under(self, pos: tuple[int, int]) -> Pane | None:
        return next((pane for pane in self._scene.panes if pane.sheet.collidepoint(pos)), None)

    def _moved(self, event: pygame.Event) -> None:
        scene = self._scene
        self._pointer = event.pos
        if self.carried is not None:
            self._carry(event)
            return
        pane = self._under(event.pos)
        for other in scene.panes:
            if (other is pane or event.buttons[0]) and other.handle(event):
                scene.dirty = True
        if pane is not None and not scene.typing and pane is not scene.active and pane.hovered(event.pos):
            scene.activate(pane)

    def _carry(self, event: pygame.Event) -> None:
        """A pointer that comes back without its button has let go elsewhere."""
        if self.carried is not None and event.buttons[0]:
            self.carried.follow(self._scene.desk.kit, event.pos)
        else:
            self.carried = None
        self._scene.dirty = True

    def _pressed(self, event: pygame.Event) -> None:
        self._pointer = event.pos
        pane = self._under(event.pos)
        if pane is None or self.carried is not None:
            return
        if event.button == 1:
            if pane.hovered(event.pos):
                self._scene.activate(pane)
            pane.handle(event)
            self._scene.dirty = True
        elif event.button == 3 and pane.hovered(event.pos):
            self._look_at(next((stop for stop in pane.stops if stop.rect.collidepoint(event.pos)), None))

    def _look_at(self, widget: Widget | None) -> None:
        kind = getattr(widget, "kind", None)
        if isinstance(kind, int):
            self._scene.look(kind)

    def _released(self, event: pygame.Event) -> None:
        if event.button != 1:
            return
        if self.carried is not None:
            self.carried.follow(self._scene.desk.kit, event.pos)
            self._drop()
        for pane in self._scene.panes:
            if pane.handle(event):
                self._scene.dirty = True

    def _drop(self) -> None:
        """The button was let go: a click, or the end of a way."""
        carried, self.carried = self.carried, None
        self._scene.dirty = True
        if carried is None:
            return
        over_deck = any(sheet.collidepoint(carried.pos) for sheet in self._scene.deck_sheets)
        if carried.source == "collection" and (over_deck or not carried.moved):
            self._scene.add(carried.kind)
        elif carried.source == "deck" and not (over_deck and carried.moved):
            self._scene.remove(carried.kind)

    def pictures(self) -> list[Picture]:
        """What is carried, and where it can go."""
        carried, kit = self.carried, self._scene.desk.kit
        if carried is None:
            return []
        result = carried.pictures(kit, self._scene.faces, _Z + 1)
        if carried.moved and carried.source == "collection":
            result.append(goal(kit, self._scene.deck.sheet, _Z))
        return result
