"""The table by mouse: which slot lies under a point, and what presses, drags and drops mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ...engine.view import Slot
from ...table.widgets import Button, IconButton

if TYPE_CHECKING:
    from .scene import TableScene

LONG_PRESS = 0.55
"""Seconds after which a button held down asks for a long look."""
LEAST_COVER = 0.15
"""The share of a dropped card that must lie on a place for it to be meant."""


class Mouse:
    """Turns events of the mouse into gestures of the hand."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._pressed_at = 0.0

    def tick(self, now: float) -> None:
        """A button held down on a card shows it from close by."""
        scene = self._scene
        held = scene.hand.held
        if held is not None and now - self._pressed_at >= LONG_PRESS:
            scene.hand.cancel()
            scene.look_closely(held)

    def handle(self, event: pygame.Event) -> None:
        """Answer an event of the mouse."""
        scene = self._scene
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._down(event)
        elif event.type == pygame.MOUSEMOTION:
            self._move(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            scene.wish(scene.hand.release(self._drop_target(event.pos), event.pos))
        elif event.type == pygame.MOUSEWHEEL:
            scene.dirty |= scene.logbook.scroll(event.y, scene.desk.kit)

    def _down(self, event: pygame.Event) -> None:
        scene = self._scene
        scene.keyboard.active = False
        if event.button == 3:
            scene.look_closely(self.slot_at(event.pos))
        elif event.button == 1:
            self._press(event.pos)

    def _press(self, pos: tuple[int, int]) -> None:
        """A button, a line of the log, or a slot. A press where nothing can be done only ends what still moves."""
        scene = self._scene
        widget = scene.hud.widget_at(pos)
        if widget is not None:
            self._press_widget(widget)
            return
        from_end = scene.logbook.line_at(pos)
        if from_end is not None:
            scene.ways.open_log(from_end)
            return
        slot = self.slot_at(pos)
        useful = slot is not None and (slot in scene.hand.targets() or slot in scene.hand.moves.carried)
        if not scene.top.at_rest:
            scene.deciding.hasten()
            if not useful:
                return
        if not scene.guarded:
            self._pressed_at = scene.desk.clock()
            scene.hand.press(slot, pos)

    def _press_widget(self, widget: Button) -> None:
        scene = self._scene
        if widget in scene.hud.icons or not scene.guarded:
            widget.press((0, 0))
            scene.dirty = True

    def _move(self, pos: tuple[int, int]) -> None:
        scene = self._scene
        widget = scene.hud.widget_at(pos)
        tip = widget if isinstance(widget, IconButton) else None
        if tip is not scene.hud.tip:
            scene.hud.tip, scene.dirty = tip, True
        pointed_at = scene.hand.hover
        if scene.hand.move(self.slot_at(pos), pos):
            scene.dirty = True
            if scene.hand.hover != pointed_at:
                scene.reader.pointed()

    def slot_at(self, pos: tuple[int, int]) -> Slot | None:
        """The slot under a point: where something lies or can be done; later ones lie on top."""
        scene = self._scene
        if scene.plan is None:
            return None
        found: Slot | None = None
        targets = scene.hand.targets()
        for slot, box in scene.plan.boxes.items():
            inside = box.x <= pos[0] < box.x + box.w and box.y <= pos[1] < box.y + box.h
            if inside and (slot in targets or slot in scene.top.sprites):
                found = slot
        return found

    def _drop_target(self, pos: tuple[int, int]) -> Slot | str | None:
        """What a card is let go over: a button of the choice bar, or a slot."""
        scene = self._scene
        widget = scene.hud.widget_at(pos) if scene.hand.dragging is not None else None
        if widget is not None and widget in scene.hud.buttons:
            return scene.ways.button_keys[scene.hud.buttons.index(widget)]
        return self._drop_slot(pos)

    def _drop_slot(self, pos: tuple[int, int]) -> Slot | None:
        """Where a card is let go: under the pointer, else the legal target that the card covers most."""
        scene = self._scene
        direct = self.slot_at(pos)
        dragged = scene.hand.dragging
        if dragged is None or (direct is not None and direct != dragged) or scene.plan is None:
            return direct
        box = scene.plan.boxes[dragged]
        card = pygame.Rect(pos[0] - box.w / 2, pos[1] - box.h / 2, box.w, box.h)
        best, most = direct, LEAST_COVER * box.w * box.h
        for target in scene.hand.targets():
            place = scene.plan.boxes.get(target) if isinstance(target, tuple) else None
            if place is None or not isinstance(target, tuple):
                continue
            covered = card.clip(pygame.Rect(place.x, place.y, place.w, place.h))
            if covered.w * covered.h > most:
                best, most = target, covered.w * covered.h
        return best
