"""The title: the games as cards on the table, the last match to go on with, settings, the way out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from ..engine.errors import TableError
from ..engine.text import Text, text
from ..games.registry import GAMES
from ..table.display import Picture
from ..table.kit import Kit
from ..table.pixels import shadow
from ..table.theme import BRASS_BRIGHT, CARD_RATIO, IVORY, IVORY_DIM, MOVE
from ..table.tween import ease_out
from ..table.widgets import Button, Row, Widget
from .aloud import described
from .desk import Desk
from .scene import Scene

if TYPE_CHECKING:
    from pathlib import Path

    from ..match.match import Match
    from ..match.saves import SavedGame


_MOST_ROWS = 2
REST = 0.7
"""Seconds without a new size after which the window seems to have the one it is to have."""


class GameCard(Button):
    """A game as a card: its picture and its name."""

    def __init__(self, game: str, desk: Desk) -> None:
        super().__init__(text(f"{game}.name"), lambda: _set_up(desk, game))
        self.game = game

    def pictures(self, kit: Kit, focused: bool, z: int) -> list[Picture]:
        """The card, raised a little while it has the focus."""
        rect = self.rect
        rise = round(rect.h * 0.035) if focused else 0
        spread = kit.px(16) if focused else kit.px(10)
        face = kit.art.title_picture(f"{self.game}/emblem.svg", *rect.size)
        name = self._name(kit)
        name_x = rect.x + (rect.w - name.get_width()) // 2
        name_y = rect.y + round(rect.h * 0.9) - name.get_height() // 2
        dark = shadow(rect.w, rect.h, spread, 150)
        drop = kit.px(9) if focused else kit.px(4)
        result = [
            Picture((self.game, "shadow"), dark, rect.x - spread + drop, rect.y - spread + drop, z),
            Picture((self.game, "card"), face, rect.x, rect.y - rise, z + 1),
            Picture((self.game, "name"), name, name_x, name_y - rise, z + 2),
        ]
        if focused:
            ring = self._focus_ring(kit, z)
            result.append(ring._replace(y=ring.y - rise))
        return result

    def _name(self, kit: Kit) -> pygame.Surface:
        words, (width, height) = kit.say(self.text), self.rect.size
        px = kit.fonts.fitting_px([words], "serif", round(height * 0.085), round(width * 0.86), 10)
        return kit.fonts.line(words, "serif", px, IVORY)


def _set_up(desk: Desk, game: str) -> None:
    from .new_game import NewGameScene

    desk.scenes.push(NewGameScene(desk, game))


class TitleScene(Scene):
    """Where the program begins."""

    name = "title"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._cards = [GameCard(game, desk) for game in GAMES]
        self._row = Row([])
        self._saved: SavedGame | Match | None = None
        self._focus = 0
        self._entered: float | None = None
        self._laid = 0.0
        """When everything got its present place."""

    def enter(self) -> None:
        """Look for a match to go on with."""
        self.desk.names = ()
        self._saved = self.desk.kept or self._last_saved()
        super().enter()
        self._focus = len(self._cards) if self._saved is not None else 0
        self.desk.answer(text("common.title.name"), *described(self._stops()[self._focus]))

    def _last_saved(self) -> SavedGame | None:
        """The match that was played last and can be gone on with."""
        folder = self.desk.saves
        if folder is None or not _has_files(folder):
            return None
        # What reads journals is loaded only where there are any: the start stays short.
        from ..match.saves import unfinished

        games = unfinished(folder)
        self.desk.tell_once(games.problems)
        return next((game for game in games if game.refusal is None), None)

    def _buttons(self, extras: Sequence[Button]) -> list[Button]:
        buttons: list[Button] = []
        if self._saved is not None:
            buttons.append(Button(self._resume_text(self._saved), self._resume, icon="play", style="brass"))
        buttons += [
            Button(text("common.title.saved"), self._games, icon="log"),
            Button(text("common.title.settings"), self._settings, icon="gear"),
            Button(text("common.title.keys"), self._keys, icon="keyboard"),
            *extras,
            Button(text("common.title.quit"), self._quit, icon="close"),
        ]
        return buttons

    def _resume_text(self, saved: SavedGame | Match) -> Text:
        from ..match.sides import against, together

        names = [seat.name or text("common.seat", number=number) for number, seat in enumerate(saved.seats, 1)]
        sides = [together([names[seat] for seat in team]) for team in saved.teams]
        return text("common.title.resume", players=against(sides))

    def _resume(self) -> None:
        from .launch import open_match, resume

        if self.desk.kept is not None:
            match, self.desk.kept = self.desk.kept, None
            open_match(self.desk, match)
            return
        if self._saved is None or self._saved.path is None:
            return
        try:
            resume(self.desk, self._saved.path)
        except TableError as error:
            self.desk.notices.append(error.reason)
            self.enter()

    def _games(self) -> None:
        from .games_list import GamesListScene

        self.desk.scenes.push(GamesListScene(self.desk))

    def _statistics(self) -> None:
        from .statistics import StatisticsScene

        self.desk.scenes.push(StatisticsScene(self.desk))

    def _about(self) -> None:
        from .about import AboutScene

        self.desk.scenes.push(AboutScene(self.desk))

    def _settings(self) -> None:
        from .settings import SettingsScene

        self.desk.scenes.push(SettingsScene(self.desk))

    def _keys(self) -> None:
        from .keys import KeysScene

        self.desk.scenes.push(KeysScene(self.desk))

    def _quit(self) -> None:
        self.desk.running = False

    def back(self) -> None:
        """Esc: there is nothing behind the title; the way out is its own button."""

    # Places

    def layout(self) -> None:
        """Name above, cards in the middle, buttons below."""
        kit = self.desk.kit
        self._laid = self.desk.clock()
        width, height = kit.metrics.width, kit.metrics.height
        margin = kit.px(34)
        self._row = self._row_of_buttons(kit, width - 2 * margin)
        row_height = self._row.height(kit, width - 2 * margin)
        self._row.place(kit, pygame.Rect(margin, height - margin - row_height, width - 2 * margin, row_height))
        top = round(height * 0.06) + self._title(kit).get_height() + self._subtitle(kit).get_height() + kit.px(22)
        room = self._row.rect.y - kit.px(26) - top
        count, gap = len(self._cards), kit.px(30)
        widest = (width - 2 * margin - gap * (count - 1)) / count
        card_height = min(room, kit.px(470), round(widest * CARD_RATIO))
        card_width = round(card_height / CARD_RATIO)
        left = (width - card_width * count - gap * (count - 1)) // 2
        for i, card in enumerate(self._cards):
            place = (left + i * (card_width + gap), top + (room - card_height) // 2)
            card.place(kit, pygame.Rect(*place, card_width, card_height))

    def _row_of_buttons(self, kit: Kit, width: int) -> Row:
        """Statistics and About stand here while two rows hold them; else saved games and settings lead there."""
        extras = [
            Button(text("common.stats.title"), self._statistics, icon="trophy"),
            Button(text("common.about.short"), self._about, icon="why"),
        ]
        for count in (2, 1, 0):
            row = Row(self._buttons(extras[:count]))
            row.place(kit, pygame.Rect(0, 0, width, 0))
            if len({button.rect.y for button in row.buttons}) <= _MOST_ROWS:
                break
        return row

    def _title(self, kit: Kit) -> pygame.Surface:
        px = min(kit.px(64), round(kit.metrics.height * 0.1))
        return kit.fonts.line(kit.say(text("common.title.name")), "serif", px, IVORY)

    def _subtitle(self, kit: Kit) -> pygame.Surface:
        return kit.fitted_line(kit.say(text("common.title.line")), "body", IVORY_DIM, round(kit.metrics.width * 0.9))

    def tick(self, now: float) -> None:
        """The cards are dealt onto the table when the title opens; once all lies still their pictures are kept."""
        if self._entered is None:
            self._entered = now
        if now - self._entered <= MOVE * 2.2:
            self.dirty = True
        elif now - self._laid >= REST:
            self.desk.kit.art.keep()

    # How it looks

    def pictures(self) -> Sequence[Picture]:
        """Name, cards, buttons."""
        kit = self.desk.kit
        title, line = self._title(kit), self._subtitle(kit)
        center, y = kit.metrics.width // 2, round(kit.metrics.height * 0.06)
        result = [
            Picture("title", title, center - title.get_width() // 2, y, 1),
            Picture("line", line, center - line.get_width() // 2, y + title.get_height(), 1),
        ]
        stops = self._stops()
        focused = stops[self._focus % len(stops)]
        for card in self._cards:
            shift = self._fly_in(card)
            result += [p._replace(y=p.y + shift) for p in card.pictures(kit, card is focused, 4)]
        for button in self._row.buttons:
            result += button.pictures(kit, button is focused, 4)
        if self._saved is not None and int(self._saved.best_of) > 1:
            result += self._saved_note(kit)
        return result

    def _saved_note(self, kit: Kit) -> list[Picture]:
        assert self._saved is not None
        words = kit.say(text("common.title.resume_deal", deal=self._saved.deal, n=self._saved.best_of))
        note = kit.line(words, "small", BRASS_BRIGHT)
        return [Picture("note", note, kit.metrics.width // 2 - note.get_width() // 2, self._row.rect.bottom + 2, 4)]

    def _fly_in(self, card: GameCard) -> int:
        """How far below its place a card still is."""
        length = self.desk.pace.motion(MOVE * 2)
        if self._entered is None or length <= 0:
            return 0
        share = max(0.0, min(1.0, (self.desk.clock() - self._entered) / length))
        return round((1 - ease_out(share)) * card.rect.h * 0.25)

    # Events

    def _stops(self) -> list[Widget]:
        return [*self._cards, *self._row.buttons]

    def handle(self, event: pygame.Event) -> None:
        """Arrows and Tab walk, Enter or a click chooses."""
        self.dirty = True
        stops = self._stops()
        if event.type == pygame.MOUSEMOTION:
            found = self._at(event.pos)
            self.dirty = found is not None and found != self._focus
            self._focus = found if found is not None else self._focus
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            found = self._at(event.pos)
            if found is not None:
                self._focus = found
                stops[found].press(event.pos)
        elif event.type == pygame.KEYDOWN:
            self._key(event, stops)

    def _at(self, pos: tuple[int, int]) -> int | None:
        for i, widget in enumerate(self._stops()):
            if widget.rect.collidepoint(pos):
                return i
        return None

    def _key(self, event: pygame.Event, stops: list[Widget]) -> None:
        shifted = event.key == pygame.K_TAB and event.mod & pygame.KMOD_SHIFT
        back = event.key in (pygame.K_LEFT, pygame.K_UP) or shifted
        if back or event.key in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_TAB):
            self._focus = (self._focus + (-1 if back else 1)) % len(stops)
            self.desk.answer(*described(stops[self._focus]))
        else:
            stops[self._focus % len(stops)].key(event)


def _has_files(folder: Path) -> bool:
    """Whether the folder can be read and holds anything."""
    try:
        return any(folder.iterdir())
    except OSError:
        return False


def to_title(desk: Desk) -> None:
    """Leave everything for the title."""
    desk.names = ()
    desk.scenes.replace(TitleScene(desk))
