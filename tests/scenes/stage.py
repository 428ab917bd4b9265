"""An application without a screen, and hands that press keys and buttons on it."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from game.app import App, build
from game.data.settings import Settings
from game.scenes.desk import Desk
from game.scenes.scene import PageScene, Scene
from game.table.display import Picture
from game.table.kit import Kit
from game.table.widgets import Row, Widget
from game.window import open_window

SIZES = ((640, 480), (800, 600), (1280, 800), (1920, 1080), (3840, 2160))


class Stage:
    """A window, its application and what a player does."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.desk = app.desk

    @property
    def kit(self) -> Kit:
        return self.desk.kit

    def key(self, key: int, letters: str = "", mod: int = 0) -> None:
        """A key as the system tells it: what it types comes as an event of its own."""
        self.app.dispatch(pygame.Event(pygame.KEYDOWN, key=key, unicode=letters, mod=mod))
        if letters.isprintable() and letters and not mod & pygame.KMOD_CTRL:
            self.app.dispatch(pygame.Event(pygame.TEXTINPUT, text=letters))
        self.app.dispatch(pygame.Event(pygame.KEYUP, key=key, mod=mod))
        self.app.frame()

    def type(self, letters: str) -> None:
        for letter in letters:
            self.key(ord(letter.lower()), letter)

    def click(self, pos: tuple[int, int]) -> None:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.app.dispatch(pygame.Event(kind, button=1, pos=pos))
        self.app.frame()

    def move(self, pos: tuple[int, int], held: bool = False) -> None:
        buttons = (int(held), 0, 0)
        self.app.dispatch(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=buttons))
        self.app.frame()

    def wheel(self, notches: int) -> None:
        self.app.dispatch(pygame.Event(pygame.MOUSEWHEEL, x=0, y=notches))
        self.app.frame()


@contextmanager
def staged(
    make: Callable[[Desk], Scene],
    size: tuple[int, int] = (1280, 800),
    settings: Settings | None = None,
    path: Path | None = None,
) -> Iterator[Stage]:
    """A window of a size with one scene on it."""
    open_window((640, 480), None).destroy()
    window = pygame.Window("Duel Table", size=size)
    try:
        stage = Stage(build(window, settings or Settings(language="en"), path, None))
        stage.desk.scenes.push(make(stage.desk))
        stage.app.frame()
        yield stage
    finally:
        window.destroy()


def parts(scene: PageScene) -> list[Widget]:
    """The widgets of a sheet, buttons in rows one by one."""
    return [
        part for widget in scene.page.widgets for part in (widget.buttons if isinstance(widget, Row) else [widget])
    ]


def outside(area: pygame.Rect, pictures: list[Picture]) -> list[Picture]:
    """The pictures that reach out of an area."""
    return [picture for picture in pictures if not area.contains(picture.rect)]


def expect_whole(scene: PageScene, kit: Kit, size: tuple[int, int]) -> None:
    """The sheet lies in the window, its widgets lie below each other, and nothing is drawn outside of its place."""
    assert pygame.Rect((0, 0), size).contains(scene.page.sheet)
    bottom = 0
    for widget in scene.page.widgets:
        assert widget.rect.top >= bottom
        bottom = widget.rect.bottom
    for part in parts(scene):
        assert not outside(part.rect, part.pictures(kit, False, 0))
