"""Drives the real program without a screen: events as the system would send them, and time that passes when told to.

Nothing here reaches into the program to make a move: a pilot only presses, drags and types. It reads what the program
knows of itself (where a slot lies, what is asked) as a player reads the screen.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pygame

from game.app import App, Clock, build
from game.bots.worker import Answer, BotRequest, answer, rule_answer
from game.data.paths import assets_root, saves_folder, settings_file
from game.data.settings import Settings
from game.engine.text import Text
from game.engine.view import EMPTY, Slot, View
from game.match.match import Match
from game.match.seats import SeatSetup
from game.scenes.launch import open_match
from game.scenes.play.scene import TableScene
from game.scenes.scene import PageScene, Scene
from game.scenes.title import to_title
from game.table.art import Art
from game.table.display import Display, Picture
from game.table.fonts import Fonts
from game.table.hand import Hand, Point
from game.table.moves import Target
from game.table.page import Page
from game.table.widgets import Button, Row, Widget
from game.window import open_window

FRAME = 1 / 30
NAMES = ("Anna", "Bruno", "Carla", "Dario")
_PATIENCE = 600.0
"""Seconds of the program's own time after which a table that does not come to rest is a fault.

The computer alone may play on for long where a person's castle has fallen.
"""
_SHARED: list[Any] = []
"""Rasterised art and fonts: the same for every program of a test run."""


class Ticker:
    """Time that passes when told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class QuickWorker:
    """The computer's process, in this one: thinks when it is polled. ``easy`` plays as it does, the others by rule."""

    def __init__(self) -> None:
        self.asked: list[BotRequest] = []
        self.cancelled = 0
        self._open: BotRequest | None = None

    def ask(self, request: BotRequest) -> int:
        self.asked.append(request)
        self._open = request
        return len(self.asked)

    def poll(self) -> Answer | None:
        request, self._open = self._open, None
        if request is None:
            return None
        choice = answer(request) if request.level == "easy" else rule_answer(request)
        return Answer(len(self.asked), choice, False)

    def cancel(self) -> None:
        self._open = None
        self.cancelled += 1

    def close(self) -> None:
        self._open = None


class Pilot:
    """The program, headless, and hands for it."""

    def __init__(
        self,
        home: Path,
        *,
        size: tuple[int, int] = (1280, 800),
        language: str = "en",
        text_scale: float = 1.0,
        speed: float = 2.0,
        reduced: bool = False,
        saved: bool = True,
    ) -> None:
        self.home = home
        settings = Settings(text_scale=text_scale, speed=speed, reduced_motion=reduced, player_names=NAMES)
        settings.language = language  # type: ignore[assignment]
        settings.first_run_done = True
        self.ticker = Ticker()
        self.worker = QuickWorker()
        self.window = open_window(size, None)
        self.app: App = build(
            self.window,
            settings,
            settings_file() if saved else None,
            saves_folder() if saved else None,
            clock=Clock(self.ticker),
            make_worker=lambda: self.worker,
        )
        self._share_art()
        self.mouse: Point = (0, 0)
        self.held: set[int] = set()

    def _share_art(self) -> None:
        kit = self.desk.kit
        if not _SHARED:
            _SHARED.extend((Art(assets_root()), Fonts()))
        kit.art, kit.fonts = _SHARED

    def close(self) -> None:
        """Leave the program as its loop does."""
        self.desk.close()
        self.window.destroy()

    # What one sees

    @property
    def desk(self):
        return self.app.desk

    @property
    def scene(self) -> Scene:
        top = self.desk.scenes.top
        assert top is not None
        return top

    @property
    def table(self) -> TableScene:
        scene = self.scene
        assert isinstance(scene, TableScene), scene.name
        return scene

    @property
    def screen(self) -> pygame.Surface:
        return self.window.get_surface()

    def pixels(self) -> bytes:
        """Every pixel of the window."""
        return pygame.image.tobytes(self.screen, "RGB")

    def shown_words(self) -> str:
        """The line below what is asked."""
        message = self.table.hud.message
        return self.desk.say(message) if message is not None else ""

    def page(self) -> Page | None:
        """The sheet of paper that has the events now."""
        scene = self.scene
        if isinstance(scene, PageScene):
            return scene.page
        sheet = scene.sheet if isinstance(scene, TableScene) else None
        return sheet.page if sheet is not None else None

    def widgets(self) -> list[Widget]:
        """Everything of the sheet, of the bar or of the title that can be pressed."""
        page = self.page()
        if page is not None:
            rows = (widget.buttons if isinstance(widget, Row) else [widget] for widget in page.widgets)
            return [part for row in rows for part in row]
        stops: Callable[[], list[Widget]] | None = getattr(self.scene, "_stops", None)
        if stops is not None:
            return list(stops())
        hud = getattr(self.scene, "hud", None)
        return [*hud.buttons, *hud.icons] if hud is not None else []

    def widget(self, key: str) -> Widget:
        """The one whose text has this key."""
        for widget in self.widgets():
            words = getattr(widget, "text", None) or getattr(widget, "name", None)
            if isinstance(words, Text) and words.key == key:
                return widget
        raise AssertionError(f"no {key} in {[getattr(w, 'text', None) for w in self.widgets()]}")

    def has(self, key: str) -> bool:
        """Whether something with this text can be pressed."""
        try:
            self.widget(key)
        except AssertionError:
            return False
        return True

    # Time

    def frames(self, count: int = 1, step: float = FRAME) -> int:
        """Let frames pass; how many of them drew something."""
        drawn = 0
        for _ in range(count):
            self.ticker.now += step
            drawn += self.app.frame()
        return drawn

    def settled(self) -> bool:
        """Whether nothing will happen by itself any more."""
        scene = self.scene
        if not isinstance(scene, TableScene):
            return getattr(scene, "top", None) is None or scene.top.at_rest  # type: ignore[attr-defined]
        if scene.show.busy or scene.adviser._ticket is not None:
            return False
        if scene.sheet_guarded:
            return False
        if scene.sheet is not None:
            return scene.sheet.kind != "closer" or scene.session._turn is None
        if scene.session._turn is not None or scene.seating.curtain_for is not None:
            return False
        return scene._end_shown == (scene.match.deal_over, scene.match.result is not None)

    def rest(self, step: float = 0.1) -> None:
        """Wait until nothing moves and nobody thinks."""
        still, end = 0, self.ticker.now + _PATIENCE
        while still < 3:
            assert self.ticker.now < end, f"{self.scene.name} never comes to rest"
            still = 0 if self.frames(1, step) or not self.settled() else still + 1

    # Mouse

    def _send(self, kind: int, **parts: Any) -> None:
        """A person looks at a new sheet before pressing anything on it."""
        while kind in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and getattr(self.scene, "sheet_guarded", False):
            self.frames()
        self.app.dispatch(pygame.Event(kind, parts))

    def move(self, to: Point) -> None:
        """Move the pointer in one step."""
        rel = (to[0] - self.mouse[0], to[1] - self.mouse[1])
        buttons = tuple(int(button in self.held) for button in (1, 2, 3))
        self.mouse = to
        self._send(pygame.MOUSEMOTION, pos=to, rel=rel, buttons=buttons, touch=False)

    def press(self, at: Point | None = None, button: int = 1, clicks: int = 1) -> None:
        """A button goes down."""
        if at is not None and at != self.mouse:
            self.move(at)
        self.held.add(button)
        self._send(pygame.MOUSEBUTTONDOWN, pos=self.mouse, button=button, clicks=clicks, touch=False)

    def release(self, at: Point | None = None, button: int = 1) -> None:
        """A button goes up."""
        if at is not None and at != self.mouse:
            self.move(at)
        self.held.discard(button)
        self._send(pygame.MOUSEBUTTONUP, pos=self.mouse, button=button, clicks=1, touch=False)

    def click(self, at: Point, button: int = 1, clicks: int = 1) -> None:
        """Down and up at a place, a frame apart."""
        self.press(at, button, clicks)
        self.frames()
        self.release(at, button)
        self.frames()

    def glide(self, to: Point, steps: int = 5) -> None:
        """Move the pointer in several steps, a frame apart."""
        x, y = self.mouse
        for i in range(1, steps + 1):
            self.move((round(x + (to[0] - x) * i / steps), round(y + (to[1] - y) * i / steps)))
            self.frames()

    def drag(self, start: Point, end: Point, steps: int = 5) -> None:
        """Take something from one place to another."""
        self.press(start)
        self.frames()
        self.glide(end, steps)
        self.release(end)
        self.frames()

    def wheel(self, steps: int) -> None:
        """Turn the wheel."""
        self._send(pygame.MOUSEWHEEL, x=0, y=steps, flipped=False, precise_x=0.0, precise_y=float(steps), touch=False)

    def push(self, key: str) -> None:
        """Click the button whose text has this key, scrolled into sight if need be."""
        widget = self.widget(key)
        page = self.page()
        for _ in range(60):
            if page is None or page.area.collidepoint(widget.rect.center):
                break
            self.wheel(-1 if widget.rect.centery > page.area.centery else 1)
            self.frames()
        self.click(widget.rect.center)

    # Keyboard

    def key(self, key: int, letter: str = "", mod: int = 0) -> None:
        """A key down and up, with the text that the system makes of it."""
        self._send(pygame.KEYDOWN, key=key, mod=mod, unicode=letter, scancode=0)
        if letter and letter.isprintable():
            self._send(pygame.TEXTINPUT, text=letter)
        self._send(pygame.KEYUP, key=key, mod=mod, unicode=letter, scancode=0)
        self.frames()

    def letter(self, letter: str) -> None:
        """The key of a letter or a digit."""
        self.key(ord(letter), letter)

    def type(self, words: str) -> None:
        """Letter by letter."""
        for letter in words:
            self.letter(letter)

    def escape(self) -> None:
        self.key(pygame.K_ESCAPE, "\x1b")

    def enter(self) -> None:
        self.key(pygame.K_RETURN, "\r")

    def tab(self, back: bool = False) -> None:
        self.key(pygame.K_TAB, "\t", pygame.KMOD_SHIFT if back else 0)

    # Window

    def resize(self, size: tuple[int, int]) -> None:
        """The system gives the window another size."""
        self.window.size = size
        self._send(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])
        self.frames()

    def lose_focus(self) -> None:
        self._send(pygame.WINDOWFOCUSLOST)
        self.frames()

    def leave_window(self) -> None:
        """The pointer goes out."""
        self._send(pygame.WINDOWLEAVE)
        self.frames()

    # Matches

    def open(
        self, *, seed: int = 7, hotseat: bool = False, level: str = "easy", best_of: int = 1,
        match: Match | None = None,
    ) -> TableScene:  # fmt: skip
        """A new match on the table, or this one, at rest."""
        if match is None:
            match = self.new_match(seed=seed, hotseat=hotseat, level=level, best_of=best_of)
        open_match(self.desk, match)
        self.frames()
        self.rest()
        return self.table

    def open_unsettled(self, match: Match) -> TableScene:
        """A match on the table, before any time has passed."""
        open_match(self.desk, match)
        return self.table

    def new_match(self, *, seed: int = 7, hotseat: bool = False, level: str = "easy", best_of: int = 1) -> Match:
        second = SeatSetup("human", NAMES[1]) if hotseat else SeatSetup("bot", NAMES[1], level)
        seats = [SeatSetup("human", NAMES[0]), second]
        options = {"best_of": best_of}
        return Match.new("castle", seed=seed, options=options, seats=seats, bot_seed=1, folder=self.desk.saves)

    def title(self) -> None:
        """The title, at rest."""
        to_title(self.desk)
        self.rest()

    # Places on the table

    def spot(self, slot: Slot) -> Point:
        """A point where this slot is seen: later places lie on earlier ones."""
        table = self.table
        assert table.plan is not None
        box = table.plan.boxes[slot]
        useful = lying(table.view).keys() | table.hand.moves.direct.keys() | {
            target for targets in table.hand.moves.carried.values() for target in targets
        }
        order = list(table.plan.boxes)
        above = [table.plan.boxes[other] for other in order[order.index(slot) + 1 :] if other in useful]
        for share_x in (0.5, 0.2, 0.8, 0.05):
            for share_y in (0.5, 0.2, 0.8):
                point = (round(box.x + box.w * share_x), round(box.y + box.h * share_y))
                if not any(b.x <= point[0] < b.x + b.w and b.y <= point[1] < b.y + b.h for b in above):
                    return point
        return round(box.center[0]), round(box.center[1])

    def bar_button(self, key: str) -> Button:
        """A button of the choice bar."""
        table = self.table
        return table.hud.buttons[table.ways.button_keys.index(key)]

    def place_of(self, target: Target) -> Point:
        """Where a slot or a button lies."""
        return self.bar_button(target).rect.center if isinstance(target, str) else self.spot(target)

    # The keyboard's cursor

    def walk_to(self, target: Target) -> None:
        """Bring the cursor to a place by arrows and Tab, on the shortest way."""
        for key, mod in self._way_to(target):
            self.key(key, "\t" if key == pygame.K_TAB else "", mod)
        assert self.table.hand.cursor == target, f"the keyboard can't reach {target}"

    def _way_to(self, target: Target) -> list[tuple[int, int]]:
        hand, keyboard = self.table.hand, self.table.keyboard
        centers, zones = keyboard._centers(), keyboard._zones()
        twin = Hand(lambda: 6)
        twin.moves, twin.selected = hand.moves, hand.selected
        seen: dict[Target | None, list[tuple[int, int]]] = {hand.cursor: []}
        queue = deque([hand.cursor])
        while queue:
            here = queue.popleft()
            if here == target:
                return seen[here]
            for key, mod, step in _WAYS:
                twin.cursor = here
                if step is None:
                    twin.next_zone(zones, -1 if mod else 1)
                else:
                    twin.walk(centers, step)
                if twin.cursor not in seen:
                    seen[twin.cursor] = [*seen[here], (key, mod)]
                    queue.append(twin.cursor)
        raise AssertionError(f"the keyboard can't reach {target} from {hand.cursor}")

    # What must always be true

    def check(self) -> None:
        """Pictures have names of their own; at rest the sprites are the view and the screen is a full redraw."""
        pictures = self._pictures()
        keys = [picture.key for picture in pictures]
        assert len(keys) == len(set(keys)), f"shown twice: {sorted({str(k) for k in keys if keys.count(k) > 1})}"
        scene = self.scene
        if isinstance(scene, TableScene) and scene.top.at_rest:
            assert lying_on(scene) == lying(scene.view)
        if not scene.dirty and not self.desk.kit.metrics.too_small:
            self.expect_whole(pictures)

    def _pictures(self) -> list[Picture]:
        return [*self.scene.pictures(), *self.app._notice()]

    def expect_whole(self, pictures: Sequence[Picture] | None = None) -> None:
        """The screen, repaired bit by bit, equals a screen drawn at once."""
        fresh = self.redrawn(self._pictures() if pictures is None else pictures)
        assert pygame.image.tobytes(fresh, "RGB") == self.pixels(), f"{self.scene.name}: a repair has left traces"

    def redrawn(self, pictures: Sequence[Picture]) -> pygame.Surface:
        """These pictures on the scene's background, on a new surface."""
        fresh = pygame.Surface(self.screen.get_size(), 0, self.screen)
        display = Display()
        display.set_background(self.scene.background())
        display.show(fresh, pictures)
        return fresh


_WAYS: tuple[tuple[int, int, Point | None], ...] = (
    (pygame.K_TAB, 0, None),
    (pygame.K_LEFT, 0, (-1, 0)),
    (pygame.K_RIGHT, 0, (1, 0)),
    (pygame.K_UP, 0, (0, -1)),
    (pygame.K_DOWN, 0, (0, 1)),
    (pygame.K_TAB, pygame.KMOD_SHIFT, None),
)


def lying(view: View) -> dict[Slot, int]:
    """The slots that hold a card in a view."""
    return {(zone.key, i): card for zone in view.zones for i, card in enumerate(zone.cards) if card != EMPTY}


def lying_on(scene: Any) -> dict[Slot, int]:
    """The slots that hold a sprite on a table."""
    return {slot: sprite.card for slot, sprite in scene.top.sprites.items()}


def all_texts(pilot: Pilot) -> Iterator[str]:
    """Every line of words that the scene keeps: log, prompt, message, tips, notices."""
    say = pilot.desk.say
    table = pilot.table
    for message in (table.hud.prompt, table.hud.message, table.hud.status, *pilot.desk.notices):
        if message is not None:
            yield say(message)
    yield from (words for _, words in table.logbook._lines)
    yield from (say(icon.text) for icon in table.hud.icons)
    yield from texts_of(pilot.widgets(), say)


def texts_of(widgets: Iterable[Widget], say: Callable[[Text], str]) -> Iterator[str]:
    """The words on widgets."""
    for widget in widgets:
        words = getattr(widget, "text", None)
        if isinstance(words, Text):
            yield say(words)
