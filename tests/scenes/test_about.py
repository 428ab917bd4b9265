"""About: the version, the folders with their paths to copy, the licences to read."""

from __future__ import annotations

import re
from importlib import metadata
from pathlib import Path

import pygame
import pytest

from game import __version__
from game.data import licences
from game.data.licences import PARTS, WorkOfOthers, licence_text, paragraphs, version_of
from game.data.settings import Settings
from game.scenes.about import AboutScene, LicenceScene
from game.scenes.scene import PageScene
from game.scenes.settings import SettingsScene
from game.table.widgets import Button, Label
from game.table.widgets.paragraph import Paragraph
from tests.scenes.stage import SIZES, Stage, expect_whole, parts, staged


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DUEL_TABLE_HOME", str(tmp_path))
    return tmp_path


def page_scene(stage: Stage) -> PageScene:
    scene = stage.desk.scenes.top
    assert isinstance(scene, PageScene)
    return scene


def buttons(stage: Stage, key: str) -> list[Button]:
    return [part for part in parts(page_scene(stage)) if isinstance(part, Button) and part.text.key == key]


def said(stage: Stage) -> str:
    return "\n".join(stage.desk.say(part.text) for part in parts(page_scene(stage)) if isinstance(part, Label | Button))


def test_version_and_paths_are_said(home: Path) -> None:
    with staged(AboutScene) as stage:
        words = said(stage)
        assert f"Version {__version__}" in words
        scene = page_scene(stage)
        assert isinstance(scene, AboutScene)
        paths = [path for _, path in scene.folders()]
        assert paths == [home / "saves", home / "decks", home, home / "Documents" / "Duel Table"]


def test_a_path_is_copied(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    with staged(AboutScene) as stage:
        for _ in range(4):
            stage.key(pygame.K_RETURN)
            stage.key(pygame.K_TAB)
        assert copied == [str(home / "saves"), str(home / "decks"), str(home), str(home / "Documents" / "Duel Table")]
        assert [notice.key for notice in stage.desk.notices] == ["common.about.copied"] * 4


def test_a_clipboard_out_of_reach_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(words: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    with staged(AboutScene) as stage:
        stage.click(buttons(stage, "common.about.copy")[1].rect.center)
        assert [notice.key for notice in stage.desk.notices] == ["common.about.not_copied"]


def test_every_dependency_is_named_and_its_licence_can_be_read() -> None:
    carried = [part for part in PARTS if part.distribution]
    required = [name for name in metadata.requires("duel-table") or () if ";" not in name]
    needed = {match[0] for name in required if (match := re.match(r"[a-z-]+", name))}
    assert needed <= {part.distribution for part in carried}
    for part in carried:
        assert version_of(part)
        assert len(licence_text(part)) > 500


def test_a_licence_is_read_to_its_end_by_keys() -> None:
    with staged(AboutScene, (640, 480)) as stage:
        count = len(buttons(stage, "common.about.read"))
        assert count >= 6
        page_scene(stage).page.focus = 4 + count - 1
        stage.key(pygame.K_RETURN)
        scene = page_scene(stage)
        assert isinstance(scene, LicenceScene)
        assert sum(isinstance(widget, Paragraph) for widget in scene.page.widgets) > 2
        before = scene.page.scroll
        stage.key(pygame.K_PAGEDOWN)
        assert scene.page.scroll > before
        stage.key(pygame.K_END)
        stage.key(pygame.K_RETURN)
        assert isinstance(stage.desk.scenes.top, AboutScene)


def test_texts_are_found_where_no_package_is_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licences, "CARRIED", tmp_path)
    part = WorkOfOthers("Something", "MIT", "no-such-package", "")
    assert (licence_text(part), version_of(part)) == ("", "")
    (tmp_path / "no-such-package-LICENSE.txt").write_text("Do as you please.")
    assert licence_text(part) == "Do as you please."
    assert licence_text(WorkOfOthers("Libraries", "Zlib", file="README.txt")) == ""


def test_a_part_without_a_text_has_no_button(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.scenes.about.licence_text", lambda part: "")
    with staged(AboutScene) as stage:
        assert buttons(stage, "common.about.read") == []
        assert "pygame-ce" in said(stage)


def test_lines_broken_for_a_page_are_joined() -> None:
    long = "Permission is hereby granted, free of charge, to any person obtaining"
    content = f"MIT License\n\n{long}\na copy.\n-----\n1. One\n2. Two\n\f\nEnd\n"
    assert paragraphs(content) == ["MIT License", f"{long} a copy.", "1. One\n2. Two", "End"]
    assert paragraphs("") == []


def test_it_is_reached_from_the_settings() -> None:
    with staged(SettingsScene) as stage:
        stage.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
        stage.key(pygame.K_RETURN)
        assert isinstance(stage.desk.scenes.top, AboutScene)
        stage.key(pygame.K_ESCAPE)
        assert isinstance(stage.desk.scenes.top, SettingsScene)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [0.8, 2.0])
@pytest.mark.parametrize("language", ["xx", "it"])
def test_nothing_is_cut_off(size: tuple[int, int], scale: float, language: str) -> None:
    settings = Settings(language=language, text_scale=scale)  # type: ignore[arg-type]
    with staged(AboutScene, size, settings) as stage:
        scene = page_scene(stage)
        expect_whole(scene, stage.kit, size)
