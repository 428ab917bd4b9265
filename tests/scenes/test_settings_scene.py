"""Settings, first run and keys: what is set is in force and kept, and everything finds room."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.data.settings import Settings, load_settings
from game.engine.text import text
from game.scenes.desk import Desk
from game.scenes.first_run import FirstRunScene
from game.scenes.keys import ARROWS, EVERYWHERE, READING, TABLE, KeysScene
from game.scenes.scene import PageScene
from game.scenes.settings import SettingsScene
from game.table.widgets import Button, Choice, Field, Named, Toggle
from tests.scenes.stage import SIZES, Stage, expect_whole, parts, staged


def first_run(desk: Desk) -> FirstRunScene:
    return FirstRunScene(desk, lambda: None)


SHEETS: tuple[Callable[[Desk], PageScene], ...] = (KeysScene, SettingsScene, first_run)


def page_scene(stage: Stage) -> PageScene:
    scene = stage.desk.scenes.top
    assert isinstance(scene, PageScene)
    return scene


def named(stage: Stage, key: str) -> Choice | Toggle | Field:
    """The widget that carries a name."""
    for part in parts(page_scene(stage)):
        if isinstance(part, Choice | Toggle | Field) and part.name.key == f"common.settings.{key}":
            return part
    raise AssertionError(key)


def focus(stage: Stage, key: str) -> None:
    """Go to a widget with Tab, as a player without a mouse does."""
    for _ in range(40):
        if page_scene(stage).page.focused is named(stage, key):
            return
        stage.key(pygame.K_TAB)
    raise AssertionError(key)


def test_choices_are_in_force_at_once_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    with staged(SettingsScene, path=path) as stage:
        settings = stage.desk.settings
        focus(stage, "language")
        stage.key(pygame.K_RIGHT)
        assert (settings.language, stage.desk.say(text("common.settings.title"))) == ("es", "Ajustes")
        focus(stage, "text_scale")
        before = stage.kit.metrics.text_px("body")
        stage.key(pygame.K_RIGHT)
        assert settings.text_scale == 1.25
        assert stage.kit.metrics.text_px("body") > before
        assert page_scene(stage).page.focused is named(stage, "text_scale")
        focus(stage, "speed")
        stage.key(pygame.K_LEFT)
        assert (settings.speed, stage.desk.pace.speed) == (0.5, 0.5)
        for key in ("colour_aids", "reduced_motion", "hotseat_replay"):
            focus(stage, key)
            stage.key(pygame.K_SPACE, " ")
        assert (settings.colour_aids, settings.reduced_motion, settings.hotseat_replay) == (True, True, False)
        kept, problem = load_settings(path)
        assert problem is None
        assert kept == settings


def test_volume_follows_sounds() -> None:
    with staged(SettingsScene) as stage:
        focus(stage, "volume")
        stage.key(pygame.K_RIGHT)
        assert stage.desk.settings.volume == 0.7
        focus(stage, "sounds")
        stage.key(pygame.K_RETURN)
        assert not stage.desk.settings.sounds
        volume = named(stage, "volume")
        assert not volume.enabled
        assert volume not in page_scene(stage).page.stops
        page_scene(stage).page.focus = 0
        stage.click(volume.rect.center)
        assert stage.desk.settings.volume == 0.7


def test_a_value_set_by_hand_shows_the_nearest_choice() -> None:
    settings = Settings(language="en", volume=0.33, speed=1.3, text_scale=1.4)
    with staged(SettingsScene, settings=settings) as stage:
        values = [named(stage, key).value for key in ("volume", "speed", "text_scale")]
        assert values == [0.3, 1.5, 1.5]
        assert (settings.volume, settings.speed, settings.text_scale) == (0.33, 1.3, 1.4)


def test_full_screen_goes_through_the_window() -> None:
    with staged(SettingsScene) as stage:
        wanted: list[bool] = []
        stage.desk.set_full_screen = wanted.append
        stage.desk.scenes.relayout()
        focus(stage, "full_screen")
        stage.key(pygame.K_RETURN)
        assert wanted == [True]


def test_names_are_typed_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    with staged(SettingsScene, path=path) as stage:
        focus(stage, "player_name")
        stage.type("Íñigo M")
        stage.key(pygame.K_RETURN)
        stage.type("Ana")
        assert stage.desk.settings.player_names == ("Íñigo M", "Ana", "", "")
        assert not stage.desk.audio.muted
        assert load_settings(path)[0].player_names == ("Íñigo M", "Ana", "", "")


def test_the_focus_goes_from_top_to_bottom_and_stays_in_sight() -> None:
    with staged(SettingsScene, (640, 480)) as stage:
        page = page_scene(stage).page
        assert page.scroll == 0
        seen = []
        for stop in page.stops:
            assert page.focused is stop
            assert page.area.contains(stop.rect)
            seen.append(stop.rect.y + page.scroll)
            stage.key(pygame.K_TAB)
        assert seen == sorted(seen)
        assert page.focused is page.stops[0]
        assert page.scroll == 0
        stage.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
        assert isinstance(page.focused, Button)


def test_first_run_asks_once() -> None:
    done: list[int] = []
    with staged(lambda desk: FirstRunScene(desk, lambda: done.append(1)), settings=Settings(language="it")) as stage:
        assert named(stage, "language").value == "it"
        stage.key(pygame.K_RIGHT)
        assert stage.desk.settings.language == "en"
        stage.key(pygame.K_UP)
        stage.key(pygame.K_RETURN)
        assert done == [1]
        assert stage.desk.settings.first_run_done


def test_f1_opens_and_closes_the_keys() -> None:
    with staged(SettingsScene) as stage:
        settings = stage.desk.scenes.top
        for leave in (pygame.K_F1, pygame.K_ESCAPE):
            stage.key(pygame.K_F1)
            assert isinstance(stage.desk.scenes.top, KeysScene)
            stage.key(leave)
            assert stage.desk.scenes.top is settings
        stage.key(pygame.K_F1)
        stage.click((640, 400))
        assert stage.desk.scenes.top is settings


def test_the_keys_scroll_by_their_bar_without_leaving() -> None:
    with staged(KeysScene, (640, 480)) as stage:
        page = page_scene(stage).page
        stage.wheel(-1)
        assert page.scroll > 0
        stage.key(pygame.K_HOME)
        assert page.scroll == 0
        bar = (page.sheet.right - stage.kit.px(10), page.area.y + stage.kit.px(6))
        stage.app.dispatch(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=bar))
        stage.move((bar[0], page.sheet.bottom), held=True)
        assert page.scroll > 100
        stage.app.dispatch(pygame.Event(pygame.MOUSEBUTTONUP, button=1, pos=bar))
        stage.move((bar[0], page.sheet.top))
        assert page.scroll > 100
        assert isinstance(stage.desk.scenes.top, KeysScene)


def test_every_key_has_words() -> None:
    with staged(KeysScene) as stage:
        for line in (*TABLE, *EVERYWHERE, *READING):
            assert stage.desk.words.knows(line.says)
            written = [cap for cap in line.caps if cap.startswith(".") and cap not in ARROWS]
            assert all(stage.desk.words.knows(f"common.keys.cap{cap}") for cap in written)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("make", SHEETS)
@pytest.mark.parametrize("language", ["xx", "es"])
def test_nothing_is_cut_off(
    make: Callable[[Desk], PageScene], scale: float, size: tuple[int, int], language: str
) -> None:
    settings = Settings(language=language, text_scale=scale)  # type: ignore[arg-type]
    with staged(make, size, settings) as stage:
        scene = page_scene(stage)
        expect_whole(scene, stage.kit, size)
        for part in parts(scene):
            if isinstance(part, Named):
                assert part.rect.contains(part.box)
