"""The window, one clock, one loop. Draws only when a scene says that it looks different.

What the title does not need is imported where it is used: the first frame comes sooner.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from .data.files import cause, write_new
from .data.paths import assets_root, documents_folder
from .data.settings import Settings
from .engine.text import Text, text
from .readiness import get_ready, worker_process
from .scenes.desk import NOTICE_SECONDS, Desk, Thinker
from .table.art import Art
from .table.audio import Audio
from .table.display import Display, Picture
from .table.pixels import panel, wood
from .table.theme import BRASS, IVORY, MIN_HEIGHT, MIN_WIDTH, NIGHT
from .window import metrics_of

if TYPE_CHECKING:
    from .scenes.scene import Scene

PICTURE_NAME = "duel-table.png"
FRAMES = 60
LONGEST_STEP = 0.1
"""Seconds that one frame can count for: the loop may have stood still while the window was moved."""


class Clock:
    """Seconds that never jump: a long stop counts as a short one."""

    def __init__(self, source: Callable[[], float] = time.monotonic) -> None:
        self._source = source
        self._last = source()
        self._now = 0.0

    def advance(self) -> float:
        """Take the time that has passed, at most `LONGEST_STEP`."""
        moment = self._source()
        self._now += max(0.0, min(LONGEST_STEP, moment - self._last))
        self._last = moment
        return self._now

    def __call__(self) -> float:
        """The present moment, the same all through a frame."""
        return self._now


class App:
    """Owns the window and gives its events, its time and its pixels to the topmost scene."""

    def __init__(self, window: pygame.Window, desk: Desk, clock: Clock) -> None:
        self.window = window
        self.desk = desk
        self.clock = clock
        self.display = Display()
        self.frames_drawn = 0
        self._surface = window.get_surface()
        self._notice_until = 0.0
        self._scene: Scene | None = None
        self._key_scene: Scene | None = None
        """The scene that the last key of this frame was pressed in."""
        desk.set_full_screen = self.set_full_screen

    # The loop

    def run(self) -> None:
        """Until the player leaves."""
        ticker = pygame.time.Clock()
        frames = 0
        while self.desk.running:
            for event in pygame.event.get():
                self.dispatch(event)
            self.frame()
            frames += 1
            get_ready(frames, self.window, self.desk)
            ticker.tick(FRAMES)
        self._remember_window()

    def frame(self) -> bool:
        """One step of time; True if something was drawn."""
        now = self.clock.advance()
        if self.desk.has_spoken:
            self.desk.speech.tick()
        self._key_scene = None
        scene = self.desk.scenes.top
        if scene is None:
            return False
        scene.tick(now)
        scene = self.desk.scenes.top or scene
        if self.desk.notices and now >= self._notice_until:
            self._next_notice(now)
        if not scene.dirty and scene is self._scene:
            return False
        return self._draw(scene)

    def _draw(self, scene: Scene) -> bool:
        elsewhere = scene is not self._scene
        self._scene = scene
        scene.dirty = False
        if self.desk.kit.metrics.too_small:
            self.display.set_background(wood(*self._surface.get_size()))
            pictures: list[Picture] = self._too_small()
            scene.fresh = True
        else:
            if scene.fresh or elsewhere:
                self.display.set_background(scene.background())
                scene.fresh = False
            pictures = [*scene.pictures(), *self._notice()]
        if not self.display.show(self._surface, pictures):
            return False
        self.frames_drawn += 1
        self.window.flip()
        return True

    def _too_small(self) -> list[Picture]:
        width, height = self._surface.get_size()
        words = self.desk.say(text("common.too_small", width=MIN_WIDTH, height=MIN_HEIGHT))
        block = self.desk.kit.fonts.block(words, "sans", 14, IVORY, max(60, width - 20), "center")
        return [Picture("too_small", block, 10, max(0, (height - block.get_height()) // 2), 1)]

    # Notices: said once, at the top, gone by themselves

    def _next_notice(self, now: float) -> None:
        if self._notice_until:
            self.desk.notices.pop(0)
            self._notice_until = 0.0
        if self.desk.notices:
            self._notice_until = now + NOTICE_SECONDS
            self.desk.read(self.desk.notices[0])
        if self.desk.scenes.top is not None:
            self.desk.scenes.top.dirty = True

    def _notice(self) -> list[Picture]:
        if not self.desk.notices or not self._notice_until:
            return []
        kit = self.desk.kit
        width = min(kit.metrics.width - kit.px(40), kit.px(620))
        words = self.desk.say(self.desk.notices[0])
        block = kit.fonts.block(words, "sans", kit.metrics.text_px("body"), IVORY, width - kit.px(36), "center")
        plate = panel(width, block.get_height() + kit.px(20), kit.px(9), NIGHT, 240, BRASS)
        x, y = (kit.metrics.width - width) // 2, kit.px(10)
        return [
            Picture("notice", plate, x, y, 900),
            Picture("notice_words", block, x + kit.px(18), y + kit.px(10), 901),
        ]

    # Events

    def dispatch(self, event: pygame.Event) -> None:
        """Give an event to whom it belongs."""
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self.desk.running = False
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWDISPLAYCHANGED):
            self._resized()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self._exposed()
        elif event.type == pygame.WINDOWFOCUSLOST:
            scene = self.desk.scenes.top
            if scene is not None:
                scene.focus_lost()
        elif event.type == pygame.WINDOWLEAVE:
            scene = self.desk.scenes.top
            if scene is not None:
                scene.pointer_left()
        elif event.type == pygame.DROPFILE:
            self._open_file(Path(event.file))
        elif event.type in (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.KEYUP):
            self._key(event)
        elif event.type in _MOUSE and self.desk.scenes.top is not None:
            if event.type == pygame.MOUSEBUTTONDOWN and self._notice_until:
                self._notice_until = min(self._notice_until, self.clock() + 0.01)
            if not self.desk.kit.metrics.too_small:
                self.desk.scenes.top.handle(self._in_pixels(event))

    def _open_file(self, path: Path) -> None:
        """A file was dropped on the window; what reads it is loaded only now."""
        from .scenes.launch import open_file

        open_file(self.desk, path)

    def _in_pixels(self, event: pygame.Event) -> pygame.Event:
        """Events tell points of the system; pictures are in pixels."""
        ratio = self.desk.kit.metrics.ratio
        if ratio == 1.0 or event.type == pygame.MOUSEWHEEL:
            return event
        parts = dict(event.dict)
        parts["pos"] = (round(event.pos[0] * ratio), round(event.pos[1] * ratio))
        return pygame.Event(event.type, parts)

    def _key(self, event: pygame.Event) -> None:
        scene = self.desk.scenes.top
        if scene is None:
            return
        if self.desk.kit.metrics.too_small and event.type != pygame.KEYUP and not _is_window_key(event):
            return  # nobody sees what it would do
        if event.type == pygame.KEYDOWN:
            self._key_scene = scene
            if self._shortcut(event.key, scene.typing):
                return
        elif event.type == pygame.TEXTINPUT and self._key_scene not in (None, scene):
            return  # the letter of the key that opened this scene: it was meant for the one before
        scene.handle(event)

    def _shortcut(self, key: int, typing: bool) -> bool:
        if key == pygame.K_F11:
            self.set_full_screen(not self.desk.settings.full_screen)
        elif key == pygame.K_F12:
            self._take_picture()
        elif key == pygame.K_F1:
            self._show_keys()
        elif key == pygame.K_m and not typing:
            self._mute()
        else:
            return False
        return True

    def _show_keys(self) -> None:
        """Lay the keys over whatever is shown, or put them away."""
        from .scenes.keys import KeysScene

        top = self.desk.scenes.top
        if isinstance(top, KeysScene):
            top.back()
        else:
            self.desk.scenes.push(KeysScene(self.desk))

    def _mute(self) -> None:
        """Sound off or on; the notice takes the place of the one before, however often M is pressed."""
        self.desk.audio.muted = not self.desk.audio.muted
        if self.desk.notices and self.desk.notices[0].key in _MUTE_NOTICES:
            self._notice_until = 0.0
        self.desk.notices[:] = [notice for notice in self.desk.notices if notice.key not in _MUTE_NOTICES]
        self.desk.notices.append(text(_MUTE_NOTICES[0] if self.desk.audio.muted else _MUTE_NOTICES[1]))

    def save_picture(self, path: Path) -> None:
        """Save what the window shows; OSError if that can't be."""
        try:
            pygame.image.save(self._surface, str(path))
        except pygame.error as error:
            raise OSError(None, str(error)) from error

    def _take_picture(self) -> None:
        self.desk.notices.append(self._picture_kept(documents_folder()))

    def _picture_kept(self, folder: Path) -> Text:
        """Put what the window shows into a file of its own; the line that says where, or why not."""
        content = BytesIO()
        pygame.image.save(self._surface, content, PICTURE_NAME)
        try:
            path = write_new(folder / PICTURE_NAME, content.getvalue())
        except OSError as error:
            return text("common.cli.unwritable", file=str(folder / PICTURE_NAME), what=cause(error))
        return text("common.picture_saved", path=str(path))

    # The window

    def _resized(self) -> None:
        self._surface = self.window.get_surface()
        self.display.invalidate()
        self.desk.resize(metrics_of(self.window, self._surface, self.desk.settings))

    def _exposed(self) -> None:
        self._surface = self.window.get_surface()
        self.display.invalidate()
        if self.desk.scenes.top is not None:
            self.desk.scenes.top.dirty = True

    def set_full_screen(self, wanted: bool) -> None:
        """Fill the screen, or go back to a window."""
        self.desk.settings.full_screen = wanted
        try:
            if wanted:
                self.window.set_fullscreen(desktop=True)
            else:
                self.window.set_windowed()
        except pygame.error:
            self.desk.settings.full_screen = False
        self.desk.keep_settings()
        self._resized()

    def _remember_window(self) -> None:
        if not self.desk.settings.full_screen:
            width, height = self.window.size
            self.desk.settings.window_size = (width, height)
            x, y = self.window.position
            self.desk.settings.window_place = (x, y)
        self.desk.keep_settings()


_MUTE_NOTICES = ("common.muted", "common.unmuted")


def _is_window_key(event: pygame.Event) -> bool:
    """Full screen and pictures work in a window of any size."""
    return event.type == pygame.KEYDOWN and event.key in (pygame.K_F11, pygame.K_F12)


_MOUSE = (
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEBUTTONUP,
    pygame.MOUSEMOTION,
    pygame.MOUSEWHEEL,
)


def build(
    window: pygame.Window,
    settings: Settings,
    settings_path: Path | None,
    saves: Path | None,
    *,
    pictures: Path | None = None,
    clock: Clock | None = None,
    make_worker: Callable[[], Thinker] = worker_process,
) -> App:
    """An application around a window. ``pictures``: the folder for those of the title that are drawn."""
    clock = clock or Clock()
    surface = window.get_surface()
    root = assets_root()
    desk = Desk(
        settings=settings,
        settings_path=settings_path,
        saves=saves,
        art=Art(root, pictures),
        audio=Audio(root / "common" / "sounds"),
        metrics=metrics_of(window, surface, settings),
        clock=clock,
        make_worker=make_worker,
    )
    return App(window, desk, clock)
