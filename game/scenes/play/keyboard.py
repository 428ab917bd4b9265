"""The table by keyboard: a cursor that walks over cards and buttons, and letters for what is done often."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ...engine.view import Slot
from ...table.hand import Point
from ...table.reach import in_reach
from ...table.widgets import Button

if TYPE_CHECKING:
    from .scene import TableScene

Target = Slot | str

_STEPS: dict[int, Point] = {
    pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1),
}  # fmt: skip
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class Keyboard:
    """Turns keys into gestures. ``active`` while keys were used last: only then its cursor is shown."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.active = False

    def press(self, event: pygame.Event) -> None:
        """Answer a key."""
        scene = self._scene
        scene.dirty = True
        if event.key in _STEPS:
            self.active = True
            scene.hand.walk(self._centers(), _STEPS[event.key])
            self._moved()
        elif event.key == pygame.K_TAB:
            self.active = True
            scene.hand.next_zone(self._zones(), -1 if event.mod & pygame.KMOD_SHIFT else 1)
            self._moved()
        elif event.key in _ENTER:
            self._act()
            scene.reader.moved()
        elif event.key == pygame.K_ESCAPE:
            self._escape()
            scene.reader.moved()
        elif event.key == pygame.K_SPACE:
            self._look()
        elif event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            scene.logbook.scroll(4 if event.key == pygame.K_PAGEUP else -4, scene.desk.kit)
        elif not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            self._letter(getattr(event, "unicode", "").lower())

    def _moved(self) -> None:
        """What lies under the cursor is told in the place of what was said before."""
        self._scene.hud.message = None
        self._scene.reader.moved()

    def _act(self) -> None:
        scene = self._scene
        if self._skip():
            return
        cursor = scene.hand.cursor
        if not scene.top.at_rest and (cursor is None or not self._able(cursor)):
            scene.deciding.hasten()
        elif cursor is None:
            self.active = True
            scene.hand.next_zone(self._zones(), 1)
        elif isinstance(cursor, str) and (button := self._button(cursor)) is not None:
            button.act()
        else:
            scene.tap(cursor)

    def _skip(self) -> bool:
        """Before a decision is open, a key only brings what happens to its end."""
        to_come = self._scene.top.to_come
        if to_come:
            self._scene.deciding.hasten()
        return to_come

    def _escape(self) -> None:
        scene = self._scene
        if not scene.hand.cancel():
            scene.back()

    def _look(self) -> None:
        scene = self._scene
        cursor = scene.hand.cursor if self.active else scene.hand.hover
        if isinstance(cursor, tuple):
            scene.look_closely(cursor)
        else:
            self._skip()

    def _letter(self, letter: str) -> None:
        scene = self._scene
        for widget in (*scene.hud.buttons, *scene.hud.icons):
            if letter and widget.enabled and widget.letter.lower() == letter:
                widget.act()
                return
        if letter:
            self._skip()

    # Where the cursor can stand

    def settle(self) -> None:
        """After a move: where nothing can be done any more, the cursor goes to the nearest place that serves."""
        hand = self._scene.hand
        if not self.active or hand.cursor is None or self._able(hand.cursor):
            return
        centers = self._centers()
        plan = self._scene.plan
        box = plan.boxes.get(hand.cursor) if plan is not None and isinstance(hand.cursor, tuple) else None
        able = [target for target in centers if self._able(target)]
        if not able:
            return
        if box is None:
            hand.cursor = able[0]
            return
        x, y = box.center
        hand.cursor = min(able, key=lambda target: (centers[target][0] - x) ** 2 + 4 * (centers[target][1] - y) ** 2)

    def _button(self, key: str) -> Button | None:
        keys = self._scene.ways.button_keys
        return self._scene.hud.buttons[keys.index(key)] if key in keys else None

    def focused_button(self) -> Button | None:
        """The button under the cursor."""
        cursor = self._scene.hand.cursor
        return self._button(cursor) if self.active and isinstance(cursor, str) else None

    def _open_slots(self) -> list[Slot]:
        scene = self._scene
        plan, targets = scene.plan, scene.hand.targets()
        if plan is None:
            return []
        return in_reach(scene.view, plan.boxes, targets)

    def _centers(self) -> dict[Target, Point]:
        scene = self._scene
        assert scene.plan is not None
        centers: dict[Target, Point] = {}
        for slot in self._open_slots():
            x, y = scene.plan.boxes[slot].center
            centers[slot] = (round(x), round(y))
        for key, button in zip(scene.ways.button_keys, scene.hud.buttons, strict=True):
            centers[key] = button.rect.center
        return centers

    def _zones(self) -> list[list[Target]]:
        scene = self._scene
        if scene.plan is None:
            return []
        open_slots = set(self._open_slots())
        zones: list[list[Target]] = [[slot for slot in zone if slot in open_slots] for zone in scene.plan.zones]
        zones.append(list(scene.ways.button_keys))
        able = [zone for zone in zones if any(self._able(target) for target in zone)]
        return able or [zone for zone in zones if zone]

    def _able(self, target: Target) -> bool:
        hand = self._scene.hand
        if isinstance(target, str):
            return target in self._scene.ways.button_keys
        return target in hand.targets() or target in hand.moves.carried
