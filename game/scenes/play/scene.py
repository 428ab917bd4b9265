"""The table scene: a match between people and the computer, from the first deal to the result."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ...engine.contract import Action
from ...engine.errors import TableError
from ...engine.text import Text, text
from ...engine.view import PUBLIC, Slot, View
from ...games.registry import table as game_table
from ...match.match import Match
from ...match.session import Session
from ...table.display import Picture
from ...table.faces import GameTable, TableLayout, dressed
from ...table.hand import Hand, Wish
from ...table.tabletop import Tabletop
from ...table.theme import MOVE
from ...table.widgets import IconButton
from ..desk import Desk
from ..scene import Scene
from .advice import Adviser
from .asking import Asking
from .deciding import Deciding
from .following import Following
from .halves import Halves
from .haste import Haste
from .hud import Hud, log_room
from .keyboard import Keyboard
from .logbook import Logbook
from .mouse import Mouse
from .overlay import Overlay
from .reader import Reader
from .seating import Seating
from .sheets import Sheet
from .show import Show
from .signals import signals
from .ways import Ways


class TableScene(Scene):
    """One match on the table. ``session`` plays the part of all who are not at the screen; else the computer does."""

    name = "table"

    def __init__(self, desk: Desk, match: Match, session: Session | None = None) -> None:
        super().__init__(desk)
        self.match = match
        self.game = match.game
        self.look: GameTable = dressed(game_table(match.game), match.options)
        self.session = session or Session(match, desk.worker(), desk.clock)
        self.seating = Seating(match)
        self.asking = Asking(match, shared=self.seating.shared and match.setup.asks_always)
        self.halves = Halves(self)
        self.haste = Haste(self)
        self.hand = Hand(lambda: desk.kit.px(6))
        self.deciding = Deciding(self)
        self.following = Following(self)
        self.show = Show(desk, self.look, self.following.shown)
        self.sheet: Sheet | None = None
        self.overlay = Overlay(self)
        self.ways = Ways(self)
        self.adviser = Adviser(self)
        self.keyboard = Keyboard(self)
        self.mouse = Mouse(self)
        self.logbook = Logbook()
        self.reader = Reader(self)
        self.hud = Hud(self._icons(), log=log_room(len(match.seats)))
        self._decision: object = None
        """The point of the match at which the present decision was opened; None where it must be opened anew."""
        self._end_shown = (False, False)
        """The end of deal and of match that the result sheet was opened for."""
        desk.names = tuple(seat.name for seat in match.seats)

    @property
    def view(self) -> View:
        """What whoever sits at the screen knows, as it lies on the table."""
        return self.following.view

    @property
    def top(self) -> Tabletop:
        """The cards as they are seen."""
        return self.show.top

    @property
    def plan(self) -> TableLayout | None:
        """Where everything lies in the present window."""
        return self.show.plan

    def _icons(self) -> list[IconButton]:
        ways = self.ways
        return [
            IconButton("menu", text("common.icon.menu"), ways.open_menu),
            IconButton("undo", text("common.icon.undo"), ways.undo, letter="u"),
            IconButton("hint", text("common.icon.hint"), self.adviser.ask, letter="h"),
            IconButton("book", text("common.icon.rules"), ways.open_rules, letter="r"),
            IconButton("log", text("common.icon.log"), ways.open_log, letter="l"),
        ]

    # Coming and going

    def enter(self) -> None:
        """Take the window; go on where the match stands."""
        self.desk.names = tuple(seat.name for seat in self.match.seats)
        super().enter()

    def leave(self) -> None:
        """Lose the window: thoughts are broken off, nothing is lost."""
        self.hand.cancel()
        self.session.cancel()
        self.adviser.cancel()

    def close(self) -> None:
        """Whatever could not be written so far is tried once more."""
        self.session.cancel()
        self.match.close()

    def back(self) -> None:
        """Esc without anything in hand: the menu."""
        self.ways.open_menu()

    def focus_lost(self) -> None:
        """A drag ends without a move."""
        if self.hand.cancel():
            self.dirty = True

    def pointer_left(self) -> None:
        """A drag ends without a move, and no card is pointed at any more."""
        if self.hand.leave() or self.hud.tip is not None:
            self.hud.tip, self.dirty = None, True

    # Places

    def layout(self) -> None:
        """Divide the window, and put every card in its place."""
        self.hud.place(self.desk.kit)
        self.logbook.place(self.hud.log or pygame.Rect(0, 0, 0, 0))
        self.hand.cancel()
        self.following.lay_out()
        if self.sheet is not None:
            self.overlay.place(self.sheet)

    def background(self) -> pygame.Surface:
        """Cloth and ground."""
        surface = super().background()
        if self.plan is not None:
            self.look.ground(self.desk.kit, surface, self.plan)
        return surface

    def show_now(self) -> None:
        """Show the present view without motion."""
        self.following.show_now()

    def follow(self) -> None:
        """Something was played: show how the table changes."""
        self.following.follow()

    # Time

    def tick(self, now: float) -> None:
        """Animate, let the computer play, follow the match."""
        self.following.animate(now)
        if (self.sheet is None or self.sheet.kind == "closer") and self.session.tick(self.top.at_rest):
            self.following.go_on()
        self.mouse.tick(now)
        if self.adviser.tick():
            self.dirty = True
        self.following.pass_on()
        self.following.follow_seats()
        self._open_decision(now)
        self.reader.tick()
        self._close_deal()

    def _open_decision(self, now: float) -> None:
        point = self.deciding.point
        if point != self._decision:
            self._decision = point
            self.deciding.open(now)

    def ask_anew(self) -> None:
        """What can be done now has to be found out again."""
        self._decision = None

    @property
    def settled(self) -> bool:
        """Whether what can be done now is known."""
        return self._decision is not None

    @property
    def guarded(self) -> bool:
        """Whether the decision is so new that a press may have been meant for the one before."""
        return self.deciding.guarded

    def _close_deal(self) -> None:
        end = (self.match.deal_over, self.match.result is not None)
        if end == self._end_shown or not any(end) or self.sheet is not None or self.show.busy:
            return
        self._end_shown = end
        self.desk.audio.play(self.ways.end_sound(), "results")
        self.ways.open_result()

    def new_deal(self) -> None:
        """The next deal of the match lies on the table."""
        self.seating.new_deal()
        self.haste.end()
        self.following.new_deal()
        self._end_shown = (False, False)
        self.sheet = None
        self.relayout()

    # What is done

    def wish(self, wish: Wish | None) -> None:
        """Carry out what a gesture means: play, choose, or say why not."""
        self.dirty = True
        if wish is None:
            return
        if not wish.actions:
            self.refuse(wish)
        elif len(wish.actions) == 1:
            self.halves.carry_out(wish.intent, wish.actions[0])
        else:
            self.ways.open_chooser(wish)

    def play(self, action: Action) -> None:
        """Play an action of the person whose view this is."""
        seat = self.seating.viewer
        self.show.finish()
        self.seating.acting(seat)
        try:
            self.match.play(seat, action)
        except TableError as error:
            self.say(error.reason, is_refusal=True)
            return
        self.desk.audio.play("put_down")
        self.follow()

    def refuse(self, wish: Wish) -> None:
        """The card goes back, and one line says why."""
        if wish.dropped_at is not None and wish.intent.source is not None:
            self.top.glide_back(wish.intent.source, wish.dropped_at, MOVE)
        if self.seating.viewer < 0 or wish.is_return:
            return
        self.desk.audio.play("error")
        # Who is to be asked later is told what an onlooker would be: anything else would be about a question to come.
        waits = self.seating.viewer in self.match.pending() and not self.deciding.mine
        view = self.match.view(PUBLIC) if waits else self.view
        self.say(self.match.rules.why_not(view, wish.intent), is_refusal=True)

    def say(self, message: Text, *, is_refusal: bool = False) -> None:
        """Show a line below what is asked."""
        self.hud.message, self.hud.message_is_refusal = message, is_refusal
        self.reader.said(message)
        self.dirty = True

    def open_sheet(self, sheet: Sheet) -> None:
        """Lay a sheet over the table."""
        self.overlay.lay(sheet)

    def close_sheet(self) -> None:
        """Take the sheet away."""
        self.sheet = None
        self.dirty = True

    # Events

    def handle(self, event: pygame.Event) -> None:
        """Sheets first, then bar and cards."""
        if self.sheet is not None:
            self.overlay.handle(self.sheet, event)
        elif event.type == pygame.KEYDOWN:
            self.keyboard.press(event)
        else:
            self.mouse.handle(event)

    @property
    def sheet_guarded(self) -> bool:
        """Whether a sheet is so new that it takes no press yet."""
        return self.overlay.guarded

    def tap(self, target: Slot | str) -> None:
        """A click on a place or a button, or Enter there."""
        if not self.guarded:
            if not self.top.at_rest:
                self.show.finish()
            self.wish(self.hand.tap(target))

    def look_closely(self, slot: Slot | None) -> None:
        """Enlarge the card in a slot."""
        if slot is not None:
            self.ways.open_closer(slot)

    # How it looks

    def pictures(self) -> Sequence[Picture]:
        """Cards, signs, what can be done, the bar, and a sheet if there is one."""
        kit, plan = self.desk.kit, self.plan
        if plan is None:
            return ()
        lifted = self.hand.hover if self.hand.hover in self.hand.moves.carried and self.sheet is None else None
        result = self.show.pictures(dragging=self.hand.dragging, pointer=self.hand.pos, lifted=lifted)
        if self.sheet is None:
            rise = self.top.rise(plan.boxes[lifted]) if lifted is not None else 0
            result += signals(
                kit,
                plan,
                self.view,
                self.hand,
                self.adviser.slots,
                lifted=lifted,
                rise=rise,
                keyboard=self.keyboard.active,
                aids=self.desk.settings.colour_aids,
                seen=lambda slot: self.top.shows(slot, self.view.card(slot)),
            )
        self.hud.status = self.reader.status
        result += self.hud.pictures(kit, self.keyboard.focused_button())
        result += self.logbook.pictures(kit)
        if self.sheet is not None:
            result += self.sheet.pictures(kit)
        return result
