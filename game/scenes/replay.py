"""A match looked at again: step, play, jump; by any view that may be seen; play on from any point."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from pathlib import Path

import pygame

from ..engine.errors import TableError
from ..engine.event import lines_of
from ..engine.text import SeatName, Text, text
from ..engine.view import OPEN, PUBLIC, Seat
from ..games.registry import table as game_table
from ..match.match import Match
from ..match.replay import Replay
from ..match.seats import humans
from ..table.display import Picture
from ..table.faces import GameTable, dressed
from ..table.tabletop import Tabletop
from ..table.widgets import IconButton
from .desk import Desk
from .launch import export_log, open_match
from .play.hud import Hud, log_room
from .play.logbook import Logbook
from .play.show import Show
from .scene import Scene

_PAUSE = 0.5
"""Seconds between two steps while it plays by itself."""


class ReplayScene(Scene):
    """Walks through the steps of a match."""

    name = "replay"

    def __init__(self, desk: Desk, source: Match | Path, viewer: Seat, bottom: Seat, *, at: int = 0) -> None:
        super().__init__(desk)
        self.replay = Replay(source)
        self.game = self.replay.match.game
        self.look: GameTable = dressed(game_table(self.game), self.replay.match.options)
        self.viewers = _viewers(self.replay, viewer)
        self.viewer = viewer if viewer in self.viewers else self.viewers[-1]
        self.stops: tuple[int, ...] = ()
        """The positions that this viewer halts at."""
        self.at = at
        self._look()
        self.bottom = bottom
        self.playing = False
        self.show = Show(desk, self.look, lambda event: None)
        self.logbook = Logbook()
        self._next_at = 0.0
        self.hud = Hud(self._icons(), choices=0, log=log_room(len(self.replay.match.seats)))

    @property
    def top(self) -> Tabletop:
        """The cards as they are seen."""
        return self.show.top

    def _look(self) -> None:
        """By the eyes of the viewer: at the last position that he can tell from the one before."""
        self.stops = self.replay.stops(self.viewer)
        self.at = self.stops[self._place]

    @property
    def _place(self) -> int:
        """The number of the stop."""
        return max(0, bisect_right(self.stops, self.at) - 1)

    def _icons(self) -> list[IconButton]:
        icons = [
            IconButton("back", text("common.back"), self.back),
            IconButton("to_start", text("common.replay.start"), lambda: self.jump(0)),
            IconButton("step_back", text("common.replay.back"), self.step_back),
            IconButton("play", text("common.replay.play"), self.toggle, letter="p"),
            IconButton("step", text("common.replay.step"), self.step),
            IconButton("to_end", text("common.replay.end"), lambda: self.jump(self.stops[-1])),
        ]
        if len(self.viewers) > 1:
            icons.append(IconButton("eye", text("common.replay.viewer"), self.next_viewer, letter="v"))
        if self.replay.finished:
            icons.append(IconButton("sword", text("common.replay.play_on"), self.play_on, letter="o"))
            icons.append(IconButton("export", text("common.menu.export"), self._export, letter="x"))
        return icons

    def _viewer_text(self) -> Text:
        if self.viewer == OPEN:
            return text("common.replay.view.open")
        if self.viewer == PUBLIC:
            return text("common.replay.view.public")
        return text("common.replay.view.seat", seat=SeatName(self.viewer))

    # Coming and going

    def enter(self) -> None:
        """Names of that match, then the place in it."""
        self.desk.names = tuple(seat.name for seat in self.replay.match.seats)
        super().enter()

    def focus_lost(self) -> None:
        """Nothing is in hand here."""

    def layout(self) -> None:
        """The table as in play, the bar with the controls."""
        kit = self.desk.kit
        self.hud.place(kit)
        self.logbook.place(self.hud.log or pygame.Rect(0, 0, 0, 0))
        self._show()

    def background(self) -> pygame.Surface:
        """Cloth and ground."""
        surface = super().background()
        if self.show.plan is not None:
            self.look.ground(self.desk.kit, surface, self.show.plan)
        return surface

    def _show(self) -> None:
        view = self.replay.view(self.at, self.viewer)
        self.show.lay_out(self.hud.board, view, self.bottom)
        self.show.place(view)
        self._say()

    def _say(self) -> None:
        kit = self.desk.kit
        self.hud.prompt = text("common.replay.at", step=self._place, steps=len(self.stops) - 1)
        self.hud.message = self._viewer_text()
        steps = range(self._deal_start(), self.at + 1)
        lines = [line for n in steps for line in lines_of(self.replay.events(n, self.viewer))]
        heading = kit.say(text(f"{self.game}.name"))
        number = text("common.log.deal", number=str(self.replay.match.seed + self._deal() - 1))
        self.logbook.set(kit, heading, kit.say(number) if self.replay.finished else "", lines)
        self.hud.icons[3].icon = "pause" if self.playing else "play"
        self.dirty = True

    def _deal_start(self) -> int:
        return max(span.start for span in self.replay.deals if span.start <= self.at)

    def _deal(self) -> int:
        return max(span.number for span in self.replay.deals if span.start <= self.at)

    # What can be done

    def jump(self, n: int) -> None:
        """Show the position after ``n`` steps, or the last stop before it."""
        self.playing = False
        self.at = n
        self.at = self.stops[self._place]
        self._show()

    def step_back(self) -> None:
        """The stop before."""
        self.jump(self.at - 1)

    def step(self) -> None:
        """One step on, with its motion."""
        if self.at >= self.stops[-1]:
            self.playing = False
            self._say()
            return
        self.show.finish()
        before = self._deal()
        self.at = self.stops[self._place + 1]
        if self._deal() != before:
            self._show()
            return
        self.show.follow(self.replay.view(self.at, self.viewer), self.replay.events(self.at, self.viewer))
        self._say()

    def toggle(self) -> None:
        """Play by itself, or stop."""
        self.playing = not self.playing and self.at < self.stops[-1]
        self._say()

    def next_viewer(self) -> None:
        """See it as another may."""
        self.viewer = self.viewers[(self.viewers.index(self.viewer) + 1) % len(self.viewers)]
        self._look()
        self._show()

    def play_on(self) -> None:
        """A new match that begins here."""
        try:
            match = self.replay.play_on(self.at, self.desk.saves, self.replay.match.seats)
        except TableError as error:
            self._note(error.reason)
            return
        open_match(self.desk, match)

    def _export(self) -> None:
        self._note(export_log(self.desk, self.replay, self.viewer))

    def _note(self, message: Text) -> None:
        self.hud.message = message
        self.dirty = True

    # Time and events

    def tick(self, now: float) -> None:
        """Move cards; take the next step when the last has been seen."""
        if self.show.tick(now):
            self.dirty = True
        if self.show.busy:
            self._next_at = now + self.desk.pace.seconds(_PAUSE)
        elif self.playing and now >= self._next_at:
            self._next_at = now + self.desk.pace.seconds(_PAUSE)
            self.step()

    def handle(self, event: pygame.Event) -> None:
        """Buttons, and the keys left, right, Home, End, Space, P, V."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            widget = self.hud.widget_at(event.pos)
            if widget is not None:
                widget.press(event.pos)
                self.dirty = True
            elif self.show.busy:
                self.show.finish()
                self.dirty = True
        elif event.type == pygame.MOUSEMOTION:
            widget = self.hud.widget_at(event.pos)
            tip = widget if isinstance(widget, IconButton) else None
            if tip is not self.hud.tip:
                self.hud.tip, self.dirty = tip, True
        elif event.type == pygame.MOUSEWHEEL:
            self.dirty |= self.logbook.scroll(event.y, self.desk.kit)
        elif event.type == pygame.KEYDOWN:
            self._key(event)

    def _key(self, event: pygame.Event) -> None:
        acts = {
            pygame.K_ESCAPE: self.back,
            pygame.K_LEFT: self.step_back,
            pygame.K_RIGHT: self.step,
            pygame.K_HOME: lambda: self.jump(0),
            pygame.K_END: lambda: self.jump(self.stops[-1]),
            pygame.K_SPACE: self.toggle,
            pygame.K_RETURN: self.step,
        }
        if event.key in acts:
            acts[event.key]()
            return
        letter = getattr(event, "unicode", "").lower()
        for widget in self.hud.icons:
            if letter and widget.letter == letter:
                widget.act()
                self.dirty = True
                return

    # How it looks

    def pictures(self) -> Sequence[Picture]:
        """Cards, signs, bar and log."""
        kit = self.desk.kit
        return [*self.show.pictures(), *self.hud.pictures(kit, None), *self.logbook.pictures(kit)]


def _viewers(replay: Replay, asking: Seat) -> tuple[Seat, ...]:
    """Whose views may be shown. Before the end people at one screen see no hand but their own."""
    if replay.finished or len(humans(replay.match.seats)) == 1:
        return replay.viewers
    return tuple(viewer for viewer in replay.viewers if viewer in (asking, PUBLIC))
