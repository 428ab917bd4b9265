"""The rules reader: opens at a rule, scrolls, searches."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ..engine.text import text
from ..games.registry import table as game_table
from ..table.display import Picture
from ..table.faces import Illustrates
from ..table.kit import Kit
from ..table.leaflet import Anchor, Leaflet, Marks, margin, measure
from ..table.paper import sheet_pictures
from ..table.scroller import Scroller
from ..table.widgets import IconButton, SearchField, hairline
from ..text.rulebook import load_rulebook
from .desk import Desk
from .scene import Scene

_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class RulesScene(Scene):
    """The rules of a game on one tall sheet; what is typed is looked for in them."""

    name = "rules"

    def __init__(self, desk: Desk, game: str, rule: str = "") -> None:
        super().__init__(desk)
        self.game = game
        self.search = SearchField(text("common.rules.search"), "", self._look_for)
        self.hits: tuple[int, ...] = ()
        self.hit = 0
        """Which of the hits is read now."""
        self._language = desk.language
        self.leaflet = self._leaflet()
        self.scroller = Scroller()
        self.sheet = pygame.Rect(0, 0, 0, 0)
        self.buttons = (
            IconButton("arrow_up", text("common.rules.previous"), lambda: self.next_hit(-1)),
            IconButton("arrow_down", text("common.rules.next"), lambda: self.next_hit(1)),
            IconButton("close", text("common.rules.close"), self.back),
        )
        self._hovered: IconButton | None = None
        numbers = [paragraph.number for paragraph in self.leaflet.book.paragraphs]
        self._opened_at = numbers.index(rule) if rule and rule in numbers else -1
        self._placed = False

    def _leaflet(self) -> Leaflet:
        return Leaflet(load_rulebook(self.game, self._language), self._illustration)

    def _illustration(self, kit: Kit, name: str, width: int) -> pygame.Surface:
        """A picture of the page, drawn by the game's table."""
        look = game_table(self.game)
        assert isinstance(look, Illustrates), f"{self.game} draws no picture {name}"
        return look.illustration(kit, name, width)

    @property
    def typing(self) -> bool:
        """Letters always go into the search."""
        return True

    @property
    def current(self) -> int:
        """The paragraph that is marked as the one to read: a hit, else the rule the reader was opened at."""
        if self.search.value.strip():
            return self.hits[self.hit] if self.hits else -1
        return self._opened_at

    # Places

    def layout(self) -> None:
        """A tall sheet, as wide as the text reads best; what was at the top stays there."""
        anchor = self.leaflet.anchor(self.scroller.offset) if self._placed else None
        self._follow_language()
        kit = self.desk.kit
        area = pygame.Rect(0, 0, kit.metrics.width, kit.metrics.height).inflate(-kit.px(36), -kit.px(36))
        pad = kit.px(22)
        wanted = measure(kit) + margin(kit, self.leaflet.book) + kit.px(6) + 2 * pad
        self.sheet = pygame.Rect(0, 0, min(area.w, wanted), area.h)
        self.sheet.center = area.center
        inner = self.sheet.inflate(-2 * pad, -2 * kit.px(14))
        high = self._place_head(inner)
        view = pygame.Rect(inner.x, inner.y + high, inner.w, inner.h - high)
        self.leaflet.place(kit, view.w)
        self.scroller.place(kit, view, self.leaflet.height, self.sheet.right - kit.px(2))
        self._find_place(anchor)

    def _place_head(self, inner: pygame.Rect) -> int:
        """The search and three buttons in one line; returns its height."""
        kit, gap = self.desk.kit, self.desk.kit.px(6)
        high = self.search.height(kit, inner.w)
        x = inner.right
        for button in reversed(self.buttons):
            x -= high
            button.place(kit, pygame.Rect(x, inner.y, high, high))
            x -= gap
        self.search.place(kit, pygame.Rect(inner.x, inner.y, x - inner.x, high))
        return high + kit.px(10)

    def _find_place(self, anchor: Anchor | None) -> None:
        if anchor is not None:
            self.scroller.to(self.leaflet.offset(anchor))
        elif self._opened_at >= 0:
            self._go_to(self._opened_at)
        self._placed = True

    def _follow_language(self) -> None:
        if self._language != self.desk.language:
            self._language = self.desk.language
            self.leaflet = self._leaflet()
            self.hits = self.leaflet.book.find(self.search.value)
            self.hit = 0

    def _go_to(self, paragraph: int) -> None:
        """A little above it, so that what stands before can be seen."""
        top, bottom = self.leaflet.extent(paragraph)
        room = self.scroller.view.h
        self.scroller.to(top - max(self.desk.kit.px(8), min(room // 4, (room - (bottom - top)) // 2)))

    # The search

    def _look_for(self, query: str) -> None:
        self.hits = self.leaflet.book.find(query)
        self.hit = 0
        if self.hits:
            reading = self.leaflet.first_from(self.scroller.offset)
            named = self.leaflet.book.paragraphs[self.hits[0]].number.lower() == query.strip().lower()
            ahead = [place for place, paragraph in enumerate(self.hits) if paragraph >= reading]
            self.hit = ahead[0] if ahead and not named else 0
            self._go_to(self.hits[self.hit])
        self._count()

    def next_hit(self, by: int) -> None:
        """Go on to the next or back to the previous hit, round the ends."""
        if self.hits:
            self.hit = (self.hit + by) % len(self.hits)
            self._go_to(self.hits[self.hit])
            self._count()

    def _count(self) -> None:
        if not self.search.value.strip():
            note = ""
        elif self.hits:
            note = self.desk.say(text("common.rules.hits", number=self.hit + 1, total=len(self.hits)))
        else:
            note = self.desk.say(text("common.rules.no_hits"))
        self.search.note = note
        for button in self.buttons[:2]:
            button.enabled = bool(self.hits)

    # Events

    def handle(self, event: pygame.Event) -> None:
        """Esc goes back; the rest scrolls or searches."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.back()
        elif self.scroller.handle(event) or self._answer(event):
            self.dirty = True

    def _answer(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type == pygame.TEXTINPUT:
            return self.search.typed(event.text)
        if event.type == pygame.MOUSEMOTION:
            before, self._hovered = self._hovered, self._button_at(event.pos)
            return before is not self._hovered
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event.pos)
            return True
        return False

    def _key(self, event: pygame.Event) -> bool:
        if event.key in _ENTER:
            self.next_hit(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        if event.key in (pygame.K_UP, pygame.K_DOWN):
            return self.scroller.by(self.scroller.step * (1 if event.key == pygame.K_DOWN else -1))
        return self.scroller.key(event.key) or self.search.key(event)

    def _press(self, pos: tuple[int, int]) -> None:
        button = self._button_at(pos)
        if button is not None:
            button.press(pos)
        elif self.search.rect.collidepoint(pos):
            self.search.press(pos)

    def _button_at(self, pos: tuple[int, int]) -> IconButton | None:
        return next((button for button in self.buttons if button.enabled and button.rect.collidepoint(pos)), None)

    # Pictures

    def enter(self) -> None:
        """The scene gets the window."""
        self._count()
        super().enter()

    def pictures(self) -> Sequence[Picture]:
        """Sheet, page, head."""
        kit, view = self.desk.kit, self.scroller.view
        marks = Marks(self.search.value.strip(), frozenset(self.hits), self.current)
        result = sheet_pictures(kit, self.sheet, id(self), 0)
        result += self.leaflet.pictures(kit, view, self.scroller.offset, marks, 2)
        result += self.scroller.pictures(6)
        line = hairline(view.w, kit.px(1))
        result.append(Picture((id(self), "line"), line, view.x, view.y - kit.px(1), 7))
        result += self.search.pictures(kit, True, 8)
        for button in self.buttons:
            result += button.pictures(kit, button is self._hovered, 8)
        return result
