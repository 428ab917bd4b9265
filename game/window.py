"""The window itself: opened as sharp as the screen allows, and only where somebody can see and reach it."""

from __future__ import annotations

import os

import pygame

from .data.settings import Settings
from .engine.errors import TableError
from .engine.text import text
from .table.theme import Metrics

TITLE = "Duel Table"
WM_CLASS = "duel-table"
UNSEEN = ("dummy", "offscreen")
"""SDL's drivers that show nothing."""
LEAST_WINDOW = (320, 200)
TITLE_BAR = 20
"""Room for a title bar, which lies above the place of a window."""
GRASP = 80
"""So much of a window must lie on the screen for one to take hold of it."""

Point = tuple[int, int]


def metrics_of(window: pygame.Window, surface: pygame.Surface, settings: Settings) -> Metrics:
    """The measures of a window; the ratio of pixels to points is that of surface to window."""
    width, height = surface.get_size()
    ratio = width / window.size[0] if window.size[0] else 1.0
    return Metrics(width, height, settings.text_scale, ratio)


class NoDisplay(TableError):
    """There is no screen that a window could be opened on."""


def open_window(size: tuple[int, int], place: tuple[int, int] | None) -> pygame.Window:
    """A resizable window, as sharp as the screen allows; NoDisplay if none can be opened."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    # pygame has filled this with the name of the script when it was imported.
    os.environ["SDL_VIDEO_X11_WMCLASS"] = WM_CLASS
    os.environ.setdefault("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0")
    try:
        _open_display()
        pygame.font.init()
        fitting, reachable = _clamped(size, place)
        window = pygame.Window(TITLE, size=fitting, resizable=True, allow_high_dpi=True)
    except pygame.error as error:
        raise NoDisplay(text("common.cli.no_display", what=str(error))) from error
    if reachable is not None:
        window.position = reachable
    return window


def _open_display() -> None:
    """Without a screen SDL draws into memory, where nobody sees it: that is good only where it was asked for."""
    pygame.display.init()
    driver = pygame.display.get_driver()
    if driver in UNSEEN and not os.environ.get("SDL_VIDEODRIVER"):
        pygame.display.quit()
        raise NoDisplay(text("common.cli.no_display", what=text("common.cli.no_screen")))
    if driver == "x11":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def _clamped(size: Point, place: Point | None) -> tuple[Point, Point | None]:
    """A size that fits the largest screen, and a place only if its title bar can be reached there.

    Where further screens lie is not known: a place counts only on the first one. With no screen seen by anybody, or
    none told of, any size will do.
    """
    screens = pygame.display.get_desktop_sizes()
    if not screens or pygame.display.get_driver() in UNSEEN:
        return (max(1, size[0]), max(1, size[1])), None
    width, height = max(screens, key=lambda screen: screen[0] * screen[1])
    fitting = max(LEAST_WINDOW[0], min(size[0], width)), max(LEAST_WINDOW[1], min(size[1], height))
    return fitting, place if place is not None and _reachable(place, screens[0]) else None


def _reachable(place: Point, screen: Point) -> bool:
    return 0 <= place[0] <= screen[0] - GRASP and TITLE_BAR <= place[1] <= screen[1] - GRASP
