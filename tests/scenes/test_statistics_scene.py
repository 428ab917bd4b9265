"""The statistics on the screen: sums, choices, bars that compare, and a reset that asks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.data.settings import Settings
from game.engine.text import Text
from game.match.seats import SeatSetup
from game.scenes.desk import Desk
from game.scenes.question import QuestionScene
from game.scenes.scene import PageScene
from game.scenes.statistics import StatisticsScene
from game.table.widgets import Button, Choice, Heading, Label
from game.table.widgets.bars import Bar, Legend
from tests.match.table import ANN, BEA, HOTSEAT, SOLO
from tests.match.test_statistics import HARD, write
from tests.scenes.stage import SIZES, Stage, expect_whole, parts, staged


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    folder = tmp_path / "saves"
    folder.mkdir()
    return folder


def some(saves: Path) -> None:
    for day, winners in enumerate([(0,), (0,), (1,), (), (0,)]):
        write(saves, day, winners, SOLO)
    write(saves, 10, (1,), HARD, {"best_of": 3})
    write(saves, 11, (0,), HOTSEAT)
    write(saves, 12, (0,), (BEA, ANN))


def showing(saves: Path | None) -> Callable[[Desk], StatisticsScene]:
    def make(desk: Desk) -> StatisticsScene:
        desk.saves = saves
        return StatisticsScene(desk)

    return make


def scene_of(stage: Stage) -> PageScene:
    scene = stage.desk.scenes.top
    assert isinstance(scene, PageScene)
    return scene


def bars(stage: Stage) -> list[Bar]:
    return [part for part in parts(scene_of(stage)) if isinstance(part, Bar)]


def keys(stage: Stage) -> list[str]:
    return [part.text.key for part in parts(scene_of(stage)) if isinstance(part, Label | Heading | Button)]


def say(stage: Stage, words: Text) -> str:
    return stage.desk.say(words)


def settled(stage: Stage) -> None:
    for _ in range(60):
        stage.app.frame()
        if "common.stats.counting" not in keys(stage):
            return
    raise AssertionError("it goes on counting")


def test_each_level_has_its_bar_with_numbers_in_words(saves: Path) -> None:
    some(saves)
    with staged(showing(saves)) as stage:
        settled(stage)
        told = {
            say(stage, bar.name): [say(stage, bar.note), *(say(stage, line) for line in bar.lines)]
            for bar in bars(stage)
        }
        assert told["Pia (easy)"] == ["5 matches", "3 won, 1 drawn, 1 lost", "Wins in a row: 1 now, 2 at best"]
        assert told["Vera (hard)"] == ["1 match", "0 won, 0 drawn, 1 lost", "Wins in a row: 0 now, 0 at best"]
        assert told["Ann – Bea"] == ["2 matches", "Ann: 1 won, 1 in a row at best", "Bea: 1 won, 1 in a row at best"]
        assert list(told)[:3] == ["Pia (easy)", "Vera (hard)", "Ann – Bea"]
        assert any(isinstance(part, Legend) for part in parts(scene_of(stage)))


def test_a_choice_of_house_rules_narrows_the_sums(saves: Path) -> None:
    some(saves)
    with staged(showing(saves)) as stage:
        settled(stage)
        (choice,) = [part for part in parts(scene_of(stage)) if isinstance(part, Choice)]
        assert [say(stage, words) for _, words in choice.values] == ["all", "One deal, Two", "Best of 3, Two"]
        stage.key(pygame.K_LEFT)
        assert next(say(stage, bar.name) for bar in bars(stage)) == "Vera (hard)"
        stage.key(pygame.K_RIGHT)
        assert next(say(stage, bar.name) for bar in bars(stage)) == "Pia (easy)"


def test_bars_of_a_group_share_one_scale(saves: Path) -> None:
    some(saves)
    with staged(showing(saves)) as stage:
        settled(stage)
        easy, hard = bars(stage)[:2]
        wide = [
            next(p.surface.get_width() for p in bar.pictures(stage.kit, False, 0) if p.key == (id(bar), "bar"))
            for bar in (easy, hard)
        ]
        assert easy.whole == hard.whole == 5
        assert abs(wide[1] * 5 - wide[0]) <= 5


def test_patterns_differ_without_colour(saves: Path) -> None:
    """Drawn in grey the three parts still look different."""
    with staged(showing(None)) as stage:
        legend = Legend([("full", Text("a")), ("striped", Text("a")), ("hollow", Text("a"))])
        legend.place(stage.kit, pygame.Rect(0, 0, 900, 40))
        samples = [p.surface for p in legend.pictures(stage.kit, False, 0)][::2]
        filled = []
        for sample in samples:
            width, height = sample.get_size()
            dark = sum(
                sum(sample.get_at((x, y))[:3]) < 400 and sample.get_at((x, y))[3] > 0
                for x in range(width)
                for y in range(height)
            )
            filled.append(dark / (width * height))
        assert filled[0] > filled[1] + 0.1 > filled[2] + 0.2


def test_reset_asks_and_only_yes_resets(saves: Path) -> None:
    some(saves)
    with staged(showing(saves)) as stage:
        settled(stage)
        for answer, left in ((pygame.K_ESCAPE, True), (pygame.K_RETURN, True), (None, False)):
            stage.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
            assert scene_of(stage).page.focused in scene_of(stage).page.stops[-1:]
            stage.key(pygame.K_RETURN)
            assert isinstance(stage.desk.scenes.top, QuestionScene)
            if answer is None:
                stage.key(pygame.K_TAB)
                stage.key(pygame.K_RETURN)
            else:
                stage.key(answer)
            settled(stage)
            assert bool(bars(stage)) == left
            scene_of(stage).page.focus = 0
        assert "common.stats.reset" not in keys(stage)
        assert len(list(saves.iterdir())) == 8


def test_nothing_played_and_nothing_kept(saves: Path) -> None:
    with staged(showing(saves)) as stage:
        settled(stage)
        assert "common.stats.none" in keys(stage)
    with staged(showing(None)) as stage:
        assert "common.games.not_kept" in keys(stage)
        stage.key(pygame.K_RETURN)


def test_unreadable_files_are_told(saves: Path) -> None:
    (saves / "bad.jsonl").write_text("nonsense")
    with staged(showing(saves)) as stage:
        settled(stage)
        assert {"common.stats.none", "common.stats.unreadable"} <= set(keys(stage))


def test_many_matches_are_counted_a_few_per_frame(saves: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.scenes.thumbnails.SECONDS", 0.0)
    for day in range(30):
        write(saves, day, (0,))
    with staged(showing(saves)) as stage:
        assert "common.stats.counting" in keys(stage)
        settled(stage)
        assert say(stage, bars(stage)[0].note) == "30 matches"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("language", ["xx", "es"])
def test_nothing_is_cut_off(saves: Path, size: tuple[int, int], scale: float, language: str) -> None:
    some(saves)
    settings = Settings(language=language, text_scale=scale)  # type: ignore[arg-type]
    with staged(showing(saves), size, settings) as stage:
        settled(stage)
        scene = scene_of(stage)
        expect_whole(scene, stage.kit, size)


def test_partners_and_rivals_are_named(saves: Path) -> None:
    easy, hard = SeatSetup("bot", "Pia", "easy"), SeatSetup("bot", "Vera", "hard")
    write(saves, 1, (0, 2), (ANN, easy, hard, easy))
    write(saves, 2, (1, 3), (ANN, easy, BEA, hard))
    write(saves, 3, (1, 3), (ANN, SeatSetup("human", "Cid"), BEA, hard))
    with staged(showing(saves), (640, 480), Settings(language="en", text_scale=2.0)) as stage:
        settled(stage)
        named = {say(stage, bar.name) for bar in bars(stage)}
        assert "2 × Pia (easy); at one’s side Vera (hard)" in named
        assert {"Ann and Bea", "Ann and Bea – Cid"} <= named
        expect_whole(scene_of(stage), stage.kit, (640, 480))
