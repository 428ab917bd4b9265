"""Sounds by group: each switch is kept and in force at once, M silences all, and no device is no trouble."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.data.settings import Settings, load_settings
from game.scenes.settings import SettingsScene
from game.table.audio import GROUPS, Audio
from game.table.widgets import Toggle
from tests.scenes.stage import Stage, parts, staged

ONE_OF_EACH = {"cards": "flip", "fights": "wall_falls", "results": "win", "refusals": "error"}


def switch(stage: Stage, key: str) -> Toggle:
    scene = stage.desk.scenes.top
    assert isinstance(scene, SettingsScene)
    found = [part for part in parts(scene) if isinstance(part, Toggle) and part.name.key == f"common.settings.{key}"]
    return found[0]


def heard(stage: Stage) -> set[str]:
    return {group for group, name in ONE_OF_EACH.items() if stage.desk.audio.hears(name)}


def test_every_sound_belongs_to_one_group() -> None:
    names = [name for group in GROUPS.values() for name in group]
    files = Path(__file__).parents[2] / "assets" / "common" / "sounds"
    assert sorted(names) == sorted(file.stem for file in files.glob("*.wav"))


@pytest.mark.parametrize("group", GROUPS)
def test_a_switch_silences_its_group_at_once_and_is_kept(group: str, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    with staged(SettingsScene, path=path) as stage:
        assert heard(stage) == set(GROUPS)
        _by_key(stage, group)
        assert heard(stage) == set(GROUPS) - {group}
        assert not getattr(load_settings(path)[0], f"sound_{group}")
    with staged(SettingsScene, settings=load_settings(path)[0]) as stage:
        assert heard(stage) == set(GROUPS) - {group}


def _by_key(stage: Stage, group: str) -> None:
    scene = stage.desk.scenes.top
    assert isinstance(scene, SettingsScene)
    while scene.page.focused is not switch(stage, f"sound_{group}"):
        stage.key(pygame.K_TAB)
    stage.key(pygame.K_SPACE, " ")


def test_without_sounds_the_switches_rest() -> None:
    with staged(SettingsScene, settings=Settings(language="en", sounds=False)) as stage:
        assert not any(switch(stage, f"sound_{group}").enabled for group in GROUPS)
        assert heard(stage) == set()


def test_m_silences_everything_and_brings_it_back() -> None:
    with staged(SettingsScene) as stage:
        stage.key(pygame.K_m, "m")
        assert heard(stage) == set()
        stage.key(pygame.K_m, "m")
        assert heard(stage) == set(GROUPS)


def test_a_sound_can_stand_for_something_else() -> None:
    audio = Audio(Path())
    audio.set_volume(1.0)
    audio.silence(["fights"])
    assert not audio.hears("reveal")
    assert audio.hears("reveal", "results")
    assert not audio.hears("")


def test_no_device_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    audio = Audio(Path(__file__).parents[2] / "assets" / "common" / "sounds")
    audio.set_volume(1.0)
    audio.open()
    audio.open()
    for name in ONE_OF_EACH.values():
        audio.play(name)
