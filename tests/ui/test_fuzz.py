"""Random hands: any event at any moment in every scene. Nothing breaks, no card is lost, the title can be reached."""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random

import pygame
import pytest

from game.games.registry import GAMES
from game.match.match import Match
from game.match.saves import unfinished
from game.scenes.about import AboutScene
from game.scenes.first_run import FirstRunScene
from game.scenes.games_list import GamesListScene
from game.scenes.keys import KeysScene
from game.scenes.lesson.course import read_lesson
from game.scenes.lesson.scene import LessonScene
from game.scenes.log_scene import LogScene
from game.scenes.new_game import NewGameScene
from game.scenes.play.scene import TableScene
from game.scenes.replay import ReplayScene
from game.scenes.rules import RulesScene
from game.scenes.settings import SettingsScene
from game.scenes.statistics import StatisticsScene
from game.scenes.title import TitleScene, to_title
from tests.ui.conftest import Launch
from tests.ui.matches import fresh, go_on, to_phase
from tests.ui.pilot import Pilot, lying, lying_on
from tests.ui.screens import Screen, screens

RUNS = max(1, round(float(os.environ.get("DUEL_TABLE_RUNS", "1"))))
EVENTS = 200 * RUNS
SIZES = ((640, 480), (800, 600), (320, 200), (1280, 800), (500, 900), (1000, 480), (660, 1000), (1, 1))
KEYS = (
    pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_TAB, pygame.K_RETURN, pygame.K_ESCAPE,
    pygame.K_SPACE, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END, pygame.K_BACKSPACE,
    pygame.K_DELETE, pygame.K_F1, pygame.K_F11, pygame.K_F12, pygame.K_F5, pygame.K_KP_ENTER,
)  # fmt: skip
LETTERS = "abcdehilmnoprsuvwxyz0123456789 ñÑ漢"


class Gremlin:
    """Sends events without sense."""

    def __init__(self, pilot: Pilot, seed: int) -> None:
        self.pilot = pilot
        self.rng = Random(seed)
        self.pictures = 0

    def act(self) -> None:
        """One event, and sometimes a frame or a longer while."""
        rng = self.rng
        rng.choices(
            (self._move, self._press, self._release, self._drag, self._multi_click, self._wheel, self._key,
             self._letter, self._window, self._aim),
            (10, 10, 10, 8, 4, 4, 14, 8, 3, 14),
        )[0]()  # fmt: skip
        if rng.random() < 0.6:
            self.pilot.frames(1, rng.choice((0.0, 1 / 60, 0.1, 0.3)))
        if rng.random() < 0.05:
            self.pilot.frames(12, 0.1)

    def _point(self) -> tuple[int, int]:
        width, height = self.pilot.screen.get_size()
        return self.rng.randint(-20, width + 20), self.rng.randint(-20, height + 20)

    def _move(self) -> None:
        self.pilot.move(self._point())

    def _button(self) -> int:
        return self.rng.choice((1, 1, 1, 1, 2, 3, 6))

    def _press(self) -> None:
        self.pilot.press(self._point(), self._button())

    def _release(self) -> None:
        self.pilot.release(self._point(), self._button())

    def _drag(self) -> None:
        self.pilot.press(self._point())
        for _ in range(self.rng.randrange(5)):
            self.pilot.move(self._point())
            if self.rng.random() < 0.1:
                self._window()
        self.pilot.release(self._point())

    def _multi_click(self) -> None:
        place = self._point()
        for clicks in range(1, self.rng.choice((2, 3)) + 1):
            self.pilot.press(place, 1, clicks)
            self.pilot.release(place)

    def _wheel(self) -> None:
        self.pilot.wheel(self.rng.choice((-5, -1, 1, 5)))

    def _key(self) -> None:
        key = self.rng.choice(KEYS)
        if key == pygame.K_F12:
            self.pictures += 1
            if self.pictures > 3:
                return
        mod = self.rng.choice((0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL))
        for _ in range(self.rng.choice((1, 1, 1, 4))):
            self.pilot.key(key, "", mod)

    def _letter(self) -> None:
        self.pilot.letter(self.rng.choice(LETTERS))

    def _aim(self) -> None:
        """Something that can be pressed, or a card dragged to where it may go."""
        scene, rng = self.pilot.scene, self.rng
        if isinstance(scene, TableScene) and scene.sheet is None and scene.hand.moves.carried and rng.random() < 0.7:
            source = rng.choice(list(scene.hand.moves.carried))
            targets = [t for t in scene.hand.moves.carried[source] if isinstance(t, tuple)]
            if targets:
                self.pilot.press(self.pilot.spot(source))
                self.pilot.move(self.pilot.spot(rng.choice(targets)))
                if rng.random() < 0.2:
                    self._window()
                self.pilot.release()
            return
        places = [widget.rect.center for widget in self.pilot.widgets() if widget.rect.w]
        if places:
            self.pilot.click(rng.choice(places))

    def _window(self) -> None:
        rng = self.rng
        what = rng.randrange(6)
        if what == 0:
            self.pilot.lose_focus()
        elif what == 1:
            self.pilot.leave_window()
        elif what == 2:
            self.pilot._send(pygame.WINDOWEXPOSED)
        else:
            self.pilot.resize(rng.choice(SIZES))


def expect_sound(pilot: Pilot) -> None:
    """Nothing is lost, on the table or on the screen."""
    pilot.resize((800, 600))
    scene = pilot.scene
    if isinstance(scene, TableScene):
        scene.top.finish()
        assert lying_on(scene) == lying(scene.view)
        assert scene.view == scene.match.view(scene.seating.viewer)
        assert scene.hand.dragging is None or scene.hand.dragging in lying(scene.view)
    pilot.rest()
    pilot.check()


LEAVING = ("common.menu.leave", *(f"{game}.lesson.leave" for game in GAMES))


def back_to_title(pilot: Pilot) -> None:
    """By Esc and the menu alone."""
    for _ in range(30):
        scene = pilot.scene
        if isinstance(scene, TitleScene):
            return
        way = next((key for key in LEAVING if pilot.has(key)), None)
        if way is not None:
            pilot.push(way)
        else:
            pilot.escape()
        pilot.rest()
    raise AssertionError(f"no way back from {pilot.scene.name}")


def expect_resumable(pilot: Pilot) -> None:
    """Every journal that has not ended can be played on."""
    assert pilot.desk.saves is not None
    games = unfinished(pilot.desk.saves)
    assert not games.problems
    for game in games:
        match = Match.resume(game.path)
        assert match.result is None and (match.pending() or match.deal_over)
        match.close()


def play_nonsense(pilot: Pilot, seed: int, again: Callable[[], None]) -> None:
    """Many events; whoever comes to the title is often led back to where he was."""
    gremlin = Gremlin(pilot, seed)
    for n in range(EVENTS):
        if not pilot.desk.running:
            pilot.desk.running = True
        gremlin.act()
        if isinstance(pilot.scene, TitleScene) and gremlin.rng.random() < 0.5:
            again()
        if n % 50 == 49:
            expect_sound(pilot)
    expect_sound(pilot)
    back_to_title(pilot)
    expect_resumable(pilot)


TABLES = [(screen, name) for screen in screens() for name in screen.nonsense]


@pytest.mark.parametrize(("screen", "name"), TABLES, ids=[f"{screen.game}-{name}" for screen, name in TABLES])
def test_nonsense_at_the_table(launch: Launch, screen: Screen, name: str) -> None:
    pilot = launch(size=(800, 600))

    def again() -> None:
        pilot.open_unsettled(screen.nonsense[name](pilot.desk.saves))

    again()
    play_nonsense(pilot, len(name), again)


def at_replay(pilot: Pilot) -> ReplayScene:
    return ReplayScene(pilot.desk, go_on(fresh(56), lambda m: m.deal_over), 0, 0, at=20)


SCENES = {
    "title": lambda pilot: TitleScene(pilot.desk),
    "first run": lambda pilot: FirstRunScene(pilot.desk, lambda: to_title(pilot.desk)),
    "new game": lambda pilot: NewGameScene(pilot.desk, "castle"),
    "lesson": lambda pilot: LessonScene(pilot.desk, read_lesson("castle", 1)),
    "settings": lambda pilot: SettingsScene(pilot.desk),
    "keys": lambda pilot: KeysScene(pilot.desk),
    "rules": lambda pilot: RulesScene(pilot.desk, "castle"),
    "rules with a picture": lambda pilot: RulesScene(pilot.desk, "duelcard", "D17"),
    "games": lambda pilot: GamesListScene(pilot.desk),
    "statistics": lambda pilot: StatisticsScene(pilot.desk),
    "about": lambda pilot: AboutScene(pilot.desk),
    "log": lambda pilot: LogScene(pilot.desk, to_phase(fresh(52), "assault", 0, 3), 0, 0),
    "replay": at_replay,
}


@pytest.mark.parametrize("name", SCENES)
def test_nonsense_elsewhere(launch: Launch, name: str) -> None:
    pilot = launch(size=(800, 600))
    for seed in (1, 2):
        go_on(fresh(seed, folder=pilot.desk.saves), lambda m: m.ply > 9).close()

    def again() -> None:
        to_title(pilot.desk)
        if name != "title":
            pilot.desk.scenes.push(SCENES[name](pilot))

    again()
    play_nonsense(pilot, len(name), again)
