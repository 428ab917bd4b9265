"""The deck editor by keys: Tab from group to group, plus and minus for a card, letters and Ctrl for the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from ....engine.text import text
from ....scenes.keys import KeyGroup, KeyLine
from .walking import next_zone

if TYPE_CHECKING:
    from .editor import EditorScene

_MORE, _LESS = (pygame.K_KP_PLUS, pygame.K_INSERT), (pygame.K_KP_MINUS, pygame.K_DELETE, pygame.K_BACKSPACE)

KEYS = KeyGroup(
    text("jartible.keys.editor"),
    (
        KeyLine((".left", ".right", ".up", ".down"), "common.keys.move"),
        KeyLine((".tab",), "jartible.keys.part"),
        KeyLine((".enter",), "jartible.keys.press"),
        KeyLine(("+",), "jartible.keys.more"),
        KeyLine(("−",), "jartible.keys.less"),
        KeyLine((".space",), "common.keys.look"),
        KeyLine(("Ctrl", "F"), "jartible.keys.search"),
        KeyLine(("Ctrl", "S"), "jartible.keys.save"),
        KeyLine(("Ctrl", "Z"), "jartible.keys.undo"),
        KeyLine(("S", "U", "T"), "common.keys.letters"),
    ),
)


class Keyboard:
    """Turns keys into what the scene can do."""

    def __init__(self, scene: EditorScene) -> None:
        self._scene = scene

    def press(self, event: pygame.Event) -> None:
        """Answer a key."""
        scene = self._scene
        scene.dirty = True
        carrying = scene.pointing.carried is not None
        if event.key == pygame.K_ESCAPE:
            (scene.pointing.let_go if carrying else scene.back)()
        elif not carrying and not self._command(event) and not self._card(event):
            self._elsewhere(event)

    def _command(self, event: pygame.Event) -> bool:
        """Keys with Ctrl mean the same everywhere, in a field too."""
        if not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return False
        scene = self._scene
        acts: dict[int, Callable[[], object]] = {
            pygame.K_s: scene.save, pygame.K_z: scene.undo, pygame.K_f: scene.search,
        }  # fmt: skip
        act = acts.get(event.key)
        if act is not None:
            act()
        return act is not None

    def _card(self, event: pygame.Event) -> bool:
        """One more or one less of the card that has the focus."""
        kind = getattr(self._scene.focused, "kind", None)
        if not isinstance(kind, int):
            return False
        letter = getattr(event, "unicode", "")
        if event.key in _MORE or letter == "+":
            self._scene.add(kind)
        elif event.key in _LESS or letter == "-":
            self._scene.remove(kind)
        else:
            return False
        return True

    def _elsewhere(self, event: pygame.Event) -> None:
        """Tab goes to the next group; what the active sheet has no use for may be a letter of the bar."""
        scene = self._scene
        if event.key == pygame.K_TAB:
            pane, widget = next_zone(scene.panes, scene.active, -1 if event.mod & pygame.KMOD_SHIFT else 1)
            scene.activate(pane)
            if widget is not None:
                pane.focus_on(widget)
        elif not scene.active.handle(event) and not scene.typing:
            scene.press_letter(getattr(event, "unicode", "").lower())
