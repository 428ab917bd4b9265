"""The table in words: one line on what the cursor or the pointer is at, and what is read aloud of all that happens.

Everything told here comes from the view on the table. While the curtain hangs that is what everybody knows; what was
still to be said of a private view is forgotten when the screen changes hands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.event import Event
from ...engine.text import SeatName, Text, text
from ...engine.view import Slot, View, Zone
from ...table.faces import Remarks
from ...table.moves import Actions
from ..aloud import described, heading, labels
from .sheets import Sheet

if TYPE_CHECKING:
    from .scene import TableScene

_ONLY_CLOSE = ".look.role."
"""Lines of a long look that would be told over and over: what a kind of card can do."""


class Reader:
    """Tells what happens, what is asked and what lies under the cursor; the last of it is shown as well."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._parts: tuple[Text, ...] = ()
        self._due: tuple[Text, ...] = ()
        """What is told once everything before it has been shown."""

    @property
    def status(self) -> Text | None:
        """One line on what lies under the keyboard's cursor or, where the game has a word to say, under the pointer."""
        if self._scene.sheet is not None:
            return None
        if not self._scene.keyboard.active:
            return self._remark()
        line: Text | None = None
        for part in self._parts:
            line = part if line is None else text("common.status.and", one=line, other=part)
        return line

    def pointed(self) -> None:
        """Where the game says something of the card under the pointer, that takes the place of a refusal before."""
        hud = self._scene.hud
        if hud.message_is_refusal and self._remark() is not None:
            hud.message = None

    def _remark(self) -> Text | None:
        scene, hover = self._scene, self._scene.hand.hover
        if hover is None or not isinstance(scene.look, Remarks):
            return None
        told = scene.following.told_at(hover)
        return scene.look.remark(told, hover) if told is not None else None

    # What is told

    def happened(self, event: Event) -> None:
        """An event, as the log tells it."""
        if event.line is not None:
            self._scene.desk.read(event.line)

    def asked(self) -> None:
        """A new decision: what is asked of the person at the screen, and where the cursor stands now."""
        scene = self._scene
        changed = self._follow()
        self._due = ()
        if scene.seating.viewer in scene.session.humans_asked() and scene.hud.prompt is not None:
            self._due = (scene.hud.prompt, *(self._parts if changed else ()))

    def tick(self) -> None:
        """Tell what was waiting for the cards to come to rest."""
        if self._due and not self._scene.show.busy:
            self._scene.desk.read(*self._due)
            self._due = ()

    def moved(self) -> None:
        """The cursor was moved, or something was taken up or put down."""
        if self._scene.settled and self._follow():
            self._due = self._due[:1]
            self._scene.desk.answer(*self._parts)

    def said(self, message: Text) -> None:
        """A refusal or a hint."""
        self._scene.desk.answer(message)

    def opened(self, sheet: Sheet) -> None:
        """A sheet lies over the table. With a curtain, nothing that was private is said any more."""
        if sheet.kind == "curtain":
            self.forget()
        told = labels(sheet.page) if sheet.kind != "menu" else ()
        self._scene.desk.answer(*(told or heading(sheet.page)[:1]), *described(sheet.page.focused))

    def forget(self) -> None:
        """The screen changes hands."""
        self._parts = self._due = ()
        self._scene.desk.speech.hush()

    # What lies under the cursor

    def _follow(self) -> bool:
        """Look at the cursor; True if there is something else to say of it."""
        parts = self._described() if self._scene.keyboard.active else ()
        changed = parts != self._parts
        self._parts = parts
        return changed and bool(parts)

    def _described(self) -> tuple[Text, ...]:
        scene = self._scene
        cursor = scene.hand.cursor
        if isinstance(cursor, str):
            button = scene.keyboard.focused_button()
            return (button.text,) if button is not None else ()
        if cursor is None or scene.plan is None or cursor not in scene.plan.boxes:
            return ()
        view = scene.following.told_at(cursor)
        if view is None or (_to_spare(view, cursor) and cursor not in scene.hand.targets()):
            return ()
        title, lines, _ = scene.look.closer(view, cursor)
        told = tuple(line for line in lines if _ONLY_CLOSE not in line.key) or (self._place(view, cursor),)
        return (title, *told, *self._possible(cursor))

    def _place(self, view: View, slot: Slot) -> Text:
        """Whose place it is, in which row, and which of how many; a card put there would be one more."""
        scene = self._scene
        zone = _zone(view, slot)
        count = text("common.status.number", n=slot[1] + 1, of=max(slot[1] + 1, len(zone.cards) if zone else 0))
        name = f"{scene.match.game}.zone.{slot[0].partition('/')[0]}"
        if scene.desk.words.knows(name):
            count = text("common.status.row", row=text(name), place=count)
        if zone is None or zone.owner < 0:
            return count
        return text("common.status.of", seat=SeatName(zone.owner), place=count)

    def _possible(self, slot: Slot) -> tuple[Text, ...]:
        """What Enter does here."""
        hand = self._scene.hand
        source = hand.selected
        if source == slot:
            others = [actions for target, actions in hand.targets().items() if target != slot]
            return (self._enter(others[0]) if len(others) == 1 else text("common.status.put_back"),)
        actions = hand.targets().get(slot, ())
        if actions:
            return (self._enter(actions),)
        if slot in hand.moves.carried:
            return (text("common.status.take_up"),)
        return (text("common.status.nothing"),) if hand.moves.direct or hand.moves.carried else ()

    def _enter(self, actions: Actions) -> Text:
        action, *others = actions
        if others:
            return text("common.status.choose")
        return text("common.status.enter", move=self._scene.look.action_text(self._scene.view, action))


def _zone(view: View, slot: Slot) -> Zone | None:
    """The zone that a place belongs to."""
    return next((zone for zone in view.zones if zone.key == slot[0]), None)


def _to_spare(view: View, slot: Slot) -> bool:
    """Whether a place is only there for cards that come or go."""
    zone = _zone(view, slot)
    return zone is not None and slot[1] >= len(zone.cards)
