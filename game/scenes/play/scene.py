"""The table scene: a match between people and the computer, from the first deal to the result."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ...engine.contract import Action
from ...engine.errors import TableError
from ...engine.event import Event, lines_of
from ...engine.text import Text, text
from ...engine.view import EMPTY, Slot, View
from ...games.registry import table as game_table
from ...match.match import Match
from ...match.session import Session
from ...table.display import Picture
from ...table.faces import GameTable, Remarks, TableLayout, dressed
from ...table.hand import Hand, Wish
from ...table.moves import NO_MOVES, find_moves
from ...table.tabletop import Tabletop
from ...table.theme import GUARD, MOVE
from ...table.widgets import IconButton
from ..aloud import described
from ..desk import Desk
from ..scene import Scene
from .advice import Adviser
from .asking import Asking
from .halves import Halves
from .haste import Haste
from .hud import Hud, log_room
from .keyboard import Keyboard
from .logbook import Logbook
from .mouse import Mouse
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
        self.show = Show(desk, self.look, self._event_shown)
        self.sheet: Sheet | None = None
        self.ways = Ways(self)
        self.adviser = Adviser(self)
        self.keyboard = Keyboard(self)
        self.mouse = Mouse(self)
        self.logbook = Logbook()
        self.reader = Reader(self)
        self.hud = Hud(self._icons(), log=log_room(len(match.seats)))
        self.view: View = match.view(self.seating.viewer)
        self._seen = 0
        self._decision: object = None
        self._asked_at = 0.0
        self._sheet_at = 0.0
        self._problem_told: Text | None = None
        self._end_shown = (False, False)
        """The end of deal and of match that the result sheet was opened for."""
        desk.names = tuple(seat.name for seat in match.seats)

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
        kit = self.desk.kit
        self.hud.place(kit)
        self.logbook.place(self.hud.log or pygame.Rect(0, 0, 0, 0))
        self.show.lay_out(self.hud.board, self.view, self.seating.bottom)
        first = self._seen == 0 and self.match.ply == 0 and self.match.log_length > 0
        self.hand.cancel()
        if first:
            self._open_deal()
        else:
            self.show_now()
        if self.sheet is not None:
            self.sheet.place(kit, self._sheet_area())

    def _open_deal(self) -> None:
        """A new deal: cards fly in from the decks."""
        self.show.place(self.view)
        self.show.gather(self.match.events(self.seating.viewer))
        self.logbook.set(self.desk.kit, *self.ways.log_heading(), [])
        self.follow()

    def _sheet_area(self) -> pygame.Rect:
        metrics = self.desk.kit.metrics
        return pygame.Rect(0, 0, metrics.width, metrics.height)

    def background(self) -> pygame.Surface:
        """Cloth and ground."""
        surface = super().background()
        if self.plan is not None:
            self.look.ground(self.desk.kit, surface, self.plan)
        return surface

    def show_now(self) -> None:
        """Show the present view without motion."""
        self.view = self.match.view(self.seating.viewer)
        self.show.lay_out(self.hud.board, self.view, self.seating.bottom)
        self.show.place(self.view)
        self._seen = self.match.log_length
        self._decision = None
        self._write_log()
        self.dirty = self.fresh = True

    def show_since(self, view: View, since: int) -> None:
        """Begin with an older view and show in short what has happened from record ``since`` on."""
        self.show_now()
        events = self.match.events(self.seating.viewer, since)
        lines = lines_of(self.match.events(self.seating.viewer))
        seen = len(lines) - len(lines_of(events))
        self.logbook.set(self.desk.kit, *self.ways.log_heading(), lines[:seen])
        self.show.place(view)
        self.show.follow(self.view, events)

    def follow(self) -> None:
        """Something was played: show how the table changes."""
        viewer = self.seating.viewer
        self.view = self.match.view(viewer)
        if self._seen > self.match.log_length:
            self.show_now()
            return
        self.show.follow(self.view, self.match.events(viewer, self._seen))
        self._seen = self.match.log_length
        self._decision = None
        self.adviser.cancel()
        self.dirty = True

    def go_on(self) -> None:
        """The computer has played: show how, or where it has led if that is all that is wanted."""
        if self.haste.active:
            self.show_now()
        else:
            self.follow()

    # Time

    def tick(self, now: float) -> None:
        """Animate, let the computer play, follow the match."""
        was_moving = not self.top.at_rest
        if self.show.tick(now):
            self.dirty = True
        if was_moving and self.top.at_rest:
            self._write_log()
        if (self.sheet is None or self.sheet.kind == "closer") and self.session.tick(self.top.at_rest):
            self.go_on()
        self.mouse.tick(now)
        if self.adviser.tick():
            self.dirty = True
        self._pass_on()
        self._follow_seats()
        self._open_decision(now)
        self.reader.tick()
        self._close_deal()

    def _pass_on(self) -> None:
        """A person who leaves an open question to others has answered it."""
        due = self.asking.due() if self.sheet is None and not self.show.busy else None
        if due is not None:
            self.match.play(*due)
            self.follow()

    def _follow_seats(self) -> None:
        giving_away = self.seating.shared and self.seating.viewer >= 0
        if self.show.busy and (giving_away or self.match.result is not None):
            return
        everyone = self.asking.prompt is not None or self.asking.due() is not None
        asked = () if everyone else self.session.humans_asked()
        if self.seating.update(asked, () if everyone else self.match.pending()):
            if self.seating.shared:
                self.reader.forget()
            self.show_now()
        if self.seating.curtain_for is not None and self.sheet is None and self.top.at_rest:
            self.ways.open_curtain(self.seating.curtain_for)
        if self.asking.prompt is not None and self.sheet is None and not self.show.busy:
            self.ways.open_question(self.asking.prompt, self.asking.people)

    def _open_decision(self, now: float) -> None:
        """Ask what is to be decided now; not before all that led to it lies on the table, as it may give that away."""
        asked = self.session.humans_asked()
        over = self.match.deal_over or self.match.result is not None
        held = self.show.busy if over else self.top.to_come
        key = (self.match.revision, self.seating.viewer, asked, self.session.thinking, held)
        if key == self._decision:
            return
        self._decision = key
        kit = self.desk.kit
        mine = self.seating.viewer in asked and not held
        moves = NO_MOVES
        if mine and self.plan is not None:
            moves = find_moves(self.match.rules, self.view, self.halves.places(self.plan))
        self.hand.new_decision(moves)
        self.halves.take_up()
        self._asked_at = now
        self.hud.prompt = None if held else self.ways.prompt(mine)
        self.hud.message = self._fresh_problem()
        self.hud.message_is_refusal = self.hud.message is not None
        keys = self.match.rules.buttons(self.view) if mine else ()
        self.hud.set_buttons(kit, self.ways.bar_buttons(keys))
        if mine:
            self.keyboard.settle()
        self.reader.asked()
        self.dirty = True

    def _fresh_problem(self) -> Text | None:
        """Why the match is not saved at present: said once, and again only after it was saved in between."""
        told, self._problem_told = self._problem_told, self.match.save_problem
        return self.match.save_problem if self.match.save_problem != told else None

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
        self._seen = 0
        self._end_shown = (False, False)
        self.sheet = None
        self.view = self.match.view(self.seating.viewer)
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
        self.say(self.match.rules.why_not(self.view, wish.intent), is_refusal=True)

    def say(self, message: Text, *, is_refusal: bool = False) -> None:
        """Show a line below what is asked."""
        self.hud.message, self.hud.message_is_refusal = message, is_refusal
        self.reader.said(message)
        self.dirty = True

    def open_sheet(self, sheet: Sheet) -> None:
        """Lay a sheet over the table."""
        self.hand.cancel()
        self.sheet = sheet
        self._sheet_at = self.desk.clock()
        sheet.place(self.desk.kit, self._sheet_area())
        self.reader.opened(sheet)
        self.dirty = True

    def close_sheet(self) -> None:
        """Take the sheet away."""
        self.sheet = None
        self.dirty = True

    # Events

    def handle(self, event: pygame.Event) -> None:
        """Sheets first, then bar and cards."""
        if self.sheet is not None:
            self._handle_sheet(self.sheet, event)
        elif event.type == pygame.KEYDOWN:
            self.keyboard.press(event)
        else:
            self.mouse.handle(event)

    def _handle_sheet(self, sheet: Sheet, event: pygame.Event) -> None:
        """A press so soon after the sheet appeared was meant for what lay there before."""
        if self.sheet_guarded and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            return
        outside = event.type == pygame.MOUSEBUTTONDOWN and not sheet.page.sheet.collidepoint(event.pos)
        escape = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
        if escape and sheet.dismiss is None:
            self.ways.open_menu()
        elif (outside or escape) and sheet.dismiss is not None:
            sheet.dismiss()
        else:
            self._handle_page(sheet, event)

    def _handle_page(self, sheet: Sheet, event: pygame.Event) -> None:
        """The sheet's own answer; what the focus has come to is read aloud."""
        before = described(sheet.page.focused)
        if sheet.page.handle(event):
            self.dirty = True
        if event.type == pygame.KEYDOWN and sheet is self.sheet and described(sheet.page.focused) != before:
            self.desk.answer(*described(sheet.page.focused))

    @property
    def settled(self) -> bool:
        """Whether what can be done now is known."""
        return self._decision is not None

    @property
    def guarded(self) -> bool:
        """Whether the decision is so new that a press may have been meant for the one before."""
        return self.desk.clock() - self._asked_at < GUARD

    @property
    def sheet_guarded(self) -> bool:
        """Whether a sheet is so new that it takes no press yet."""
        return self.sheet is not None and self.desk.clock() - self._sheet_at < self.sheet.guard

    def tap(self, target: Slot | str) -> None:
        """A click on a place or a button, or Enter there."""
        if not self.guarded:
            if not self.top.at_rest:
                self.show.finish()
            self.wish(self.hand.tap(target))

    def pointed_elsewhere(self) -> None:
        """Where the game says something of the card under the pointer, that takes the place of a refusal before."""
        if self.hud.message_is_refusal and self._remark() is not None:
            self.hud.message = None

    def look_closely(self, slot: Slot | None) -> None:
        """Enlarge the card in a slot."""
        if slot is None or self.view.card(slot) == EMPTY:
            return
        self.ways.open_closer(slot)

    # How it looks

    def _write_log(self) -> None:
        """The whole log of this deal, as far as the viewer may know it."""
        lines = lines_of(self.match.events(self.seating.viewer))
        self.logbook.set(self.desk.kit, *self.ways.log_heading(), lines)

    def _event_shown(self, event: Event) -> None:
        """The line of an event comes when its cards move, not before."""
        if event.line is not None:
            self.logbook.add(self.desk.kit, event.line)
            self.reader.happened(event)

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
        self.hud.status = self._status()
        result += self.hud.pictures(kit, self.keyboard.focused_button())
        result += self.logbook.pictures(kit)
        if self.sheet is not None:
            result += self.sheet.pictures(kit)
        return result

    def _status(self) -> Text | None:
        """One line on what lies under the keyboard's cursor or, where the game has a word to say, under the pointer."""
        if self.sheet is not None:
            return None
        if self.keyboard.active:
            return self.reader.status
        return self._remark()

    def _remark(self) -> Text | None:
        hover = self.hand.hover
        return self.look.remark(self.view, hover) if hover is not None and isinstance(self.look, Remarks) else None
