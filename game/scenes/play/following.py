"""How the table follows the match: whose view lies there, how much of what has happened was shown, and the log of it.

The model is always ahead. What was played is shown from the record on that was shown last; where that can't be, or is
not wanted, the table is laid as it stands now. The screen itself goes from person to person with the decisions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine.event import Event, lines_of
from ...engine.view import Slot, View

if TYPE_CHECKING:
    from .scene import TableScene


class Following:
    """Brings view, cards and log to where the match stands; ``view`` is what lies on the table."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.view: View = scene.match.view(scene.seating.viewer)
        self._seen = 0
        """How many records of the deal's log were shown or are on their way."""

    # What may be said of it

    @property
    def told(self) -> View | None:
        """The view that words are about: of what has happened nothing that has yet to begin to be seen."""
        return self._scene.show.shown if self._scene.top.to_come else self.view

    def told_at(self, slot: Slot) -> View | None:
        """The view by which a place may be described; None while it looks otherwise than in the last one at rest."""
        told = self.told
        if told is None or not self._scene.top.to_come:
            return told
        return told if self._scene.top.shows(slot, told.card(slot)) else None

    # What lies there

    def lay_out(self) -> None:
        """In a window of another size what lies there now; coming back what was still to be shown, or a new deal."""
        scene = self._scene
        before = scene.plan
        self._find_places()
        if self._seen == 0 and scene.match.ply == 0 and scene.match.log_length > 0:
            self._open_deal()
        elif scene.plan == before and scene.top.to_come:
            scene.ask_anew()
        else:
            self.show_now()

    def new_deal(self) -> None:
        """Other cards, of which nothing was shown yet."""
        self._seen = 0
        self.view = self._present()

    def show_now(self) -> None:
        """Show the present view without motion."""
        scene = self._scene
        self.view = self._present()
        self._find_places()
        scene.show.place(self.view)
        self._seen = scene.match.log_length
        self._write_log()
        scene.ask_anew()
        scene.dirty = scene.fresh = True

    def _open_deal(self) -> None:
        """A new deal: cards fly in from the decks."""
        scene = self._scene
        scene.show.place(self.view)
        scene.show.gather(scene.match.events(scene.seating.viewer))
        scene.logbook.set(scene.desk.kit, *scene.ways.log_heading(), [])
        self.follow()

    def _present(self) -> View:
        return self._scene.match.view(self._scene.seating.viewer)

    def _find_places(self) -> None:
        self._scene.show.lay_out(self._scene.hud.board, self.view, self._scene.seating.bottom)

    # What has happened

    def follow(self) -> None:
        """Something was played: show how the table changes."""
        scene = self._scene
        self.view = self._present()
        if self._seen > scene.match.log_length:
            self.show_now()
            return
        scene.show.follow(self.view, scene.match.events(scene.seating.viewer, self._seen))
        self._seen = scene.match.log_length
        scene.ask_anew()
        scene.adviser.cancel()
        scene.dirty = True

    def go_on(self) -> None:
        """The computer has played: show how, or where it has led if that is all that is wanted."""
        if self._scene.haste.active:
            self.show_now()
        else:
            self.follow()

    def show_since(self, view: View, since: int) -> None:
        """Begin with an older view and show in short what has happened from record ``since`` on."""
        scene = self._scene
        self.show_now()
        events = scene.match.events(scene.seating.viewer, since)
        lines = lines_of(scene.match.events(scene.seating.viewer))
        seen = len(lines) - len(lines_of(events))
        scene.logbook.set(scene.desk.kit, *scene.ways.log_heading(), lines[:seen])
        scene.show.place(view)
        scene.show.follow(self.view, events)

    def animate(self, now: float) -> None:
        """Let what has happened be seen; once all of it was, the log is whole."""
        scene = self._scene
        was_moving = not scene.top.at_rest
        if scene.show.tick(now):
            scene.dirty = True
        if was_moving and scene.top.at_rest:
            self._write_log()

    def shown(self, event: Event) -> None:
        """The line of an event comes when its cards move, not before."""
        if event.line is not None:
            self._scene.logbook.add(self._scene.desk.kit, event.line)
            self._scene.reader.happened(event)

    def _write_log(self) -> None:
        """The whole log of this deal, as far as the viewer may know it."""
        scene = self._scene
        lines = lines_of(scene.match.events(scene.seating.viewer))
        scene.logbook.set(scene.desk.kit, *scene.ways.log_heading(), lines)

    # Who sits at the screen

    def pass_on(self) -> None:
        """A person who leaves an open question to others has answered it."""
        scene = self._scene
        due = scene.asking.due() if scene.sheet is None and not scene.show.busy else None
        if due is not None:
            scene.match.play(*due)
            self.follow()

    def follow_seats(self) -> None:
        """Show the view of whom is asked now: at once, or behind a curtain; an open question is put to everyone."""
        scene = self._scene
        seating, asking = scene.seating, scene.asking
        giving_away = seating.shared and seating.viewer >= 0
        if scene.show.busy and (giving_away or scene.match.result is not None):
            return
        everyone = asking.prompt is not None or asking.due() is not None
        asked = () if everyone else scene.session.humans_asked()
        if seating.update(asked, () if everyone else scene.match.pending()):
            if seating.shared:
                scene.reader.forget()
            self.show_now()
        if seating.curtain_for is not None and scene.sheet is None and scene.top.at_rest:
            scene.ways.open_curtain(seating.curtain_for)
        if asking.prompt is not None and scene.sheet is None and not scene.show.busy:
            scene.ways.open_question(asking.prompt, asking.people)
