"""The rules reader: opens at a rule, scrolls, searches, finds room."""

from __future__ import annotations

import pygame
import pytest

from game.data.settings import Settings
from game.scenes.rules import RulesScene
from game.table.leaflet import MEASURE, Marks
from tests.scenes.stage import SIZES, Stage, outside, staged

MARKS = Marks("card", frozenset((1, 2)), 2)


def reader(stage: Stage) -> RulesScene:
    scene = stage.desk.scenes.top
    assert isinstance(scene, RulesScene)
    return scene


def number(scene: RulesScene) -> str:
    """The number of the paragraph that is marked as the one to read."""
    return scene.leaflet.book.paragraphs[scene.current].number if scene.current >= 0 else ""


def in_sight(scene: RulesScene, paragraph: int) -> bool:
    top, bottom = scene.leaflet.extent(paragraph)
    offset, room = scene.scroller.offset, scene.scroller.view.h
    return offset <= top and bottom <= offset + room


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rule", ["C1", "C9", "C22"])
def test_it_opens_at_a_rule_and_marks_it_by_a_bar(size: tuple[int, int], rule: str) -> None:
    with staged(lambda desk: RulesScene(desk, "castle", rule), size) as stage:
        scene = reader(stage)
        assert number(scene) == rule
        assert in_sight(scene, scene.current)
        bars = [picture for picture in scene.pictures() if isinstance(picture.key, tuple) and "bar" in picture.key[2:]]
        assert len(bars) == 1


@pytest.mark.parametrize("rule", ["", "C99"])
def test_without_a_rule_it_opens_at_the_top(rule: str) -> None:
    with staged(lambda desk: RulesScene(desk, "castle", rule)) as stage:
        assert reader(stage).scroller.offset == 0
        assert reader(stage).current == -1


def test_the_search_jumps_counts_and_goes_round() -> None:
    with staged(lambda desk: RulesScene(desk, "castle")) as stage:
        scene = reader(stage)
        stage.type("mutual ruin")
        assert number(scene) == "C21"
        assert scene.search.note == "1 of 1"
        assert in_sight(scene, scene.current)
        for _ in range(11):
            stage.key(pygame.K_BACKSPACE)
        assert scene.search.note == ""
        stage.type("JESTER")
        hits = scene.hits
        assert len(hits) > 3
        scene.hit = 0
        stage.key(pygame.K_RETURN)
        assert scene.search.note == f"2 of {len(hits)}"
        stage.key(pygame.K_RETURN, mod=pygame.KMOD_SHIFT)
        stage.key(pygame.K_RETURN, mod=pygame.KMOD_SHIFT)
        assert scene.search.note == f"{len(hits)} of {len(hits)}"
        assert in_sight(scene, scene.current)
        stage.type("xyz")
        assert (scene.hits, scene.search.note) == ((), "not found")
        stage.key(pygame.K_RETURN)
        assert not any(button.enabled for button in scene.buttons[:2])


def test_a_number_finds_its_rule() -> None:
    with staged(lambda desk: RulesScene(desk, "castle", "C3")) as stage:
        stage.type("c18")
        assert number(reader(stage)) == "C18"
        for _ in range(3):
            stage.key(pygame.K_BACKSPACE)
        assert number(reader(stage)) == "C3"


def test_the_search_knows_no_accents() -> None:
    with staged(lambda desk: RulesScene(desk, "castle"), settings=Settings(language="es")) as stage:
        stage.type("guarnicion")
        assert reader(stage).hits
        assert reader(stage).leaflet.book.title == "Castle Duel: las reglas"


def test_words_found_are_marked_in_the_text() -> None:
    with staged(lambda desk: RulesScene(desk, "castle")) as stage:
        scene = reader(stage)
        stage.type("support")
        before = stage.app.frames_drawn
        stage.key(pygame.K_RETURN)
        assert stage.app.frames_drawn > before
        slim = [picture for picture in scene.pictures() if isinstance(picture.key, tuple) and "bar" in picture.key[2:]]
        assert len(slim) > 1


def test_it_scrolls_by_every_means() -> None:
    with staged(lambda desk: RulesScene(desk, "castle"), (800, 600)) as stage:
        scroller = reader(stage).scroller
        places = [scroller.offset]
        for key in (pygame.K_DOWN, pygame.K_PAGEDOWN, pygame.K_END):
            stage.key(key)
            places.append(scroller.offset)
        assert places == sorted(set(places))
        assert places[-1] == scroller.most
        for key in (pygame.K_UP, pygame.K_PAGEUP, pygame.K_HOME):
            before = scroller.offset
            stage.key(key)
            assert scroller.offset < before
        assert scroller.offset == 0
        stage.wheel(-3)
        assert scroller.offset == 3 * stage.kit.px(60)
        bar = (reader(stage).sheet.right - stage.kit.px(9), scroller.view.bottom - 2)
        stage.click(bar)
        assert scroller.offset == scroller.most


def test_a_new_size_keeps_the_place() -> None:
    with staged(lambda desk: RulesScene(desk, "castle", "C12")) as stage:
        scene = reader(stage)
        scene.scroller.to(scene.leaflet.extent(scene.current)[0] + stage.kit.px(30))
        before = scene.leaflet.anchor(scene.scroller.offset)
        stage.desk.settings.text_scale = 1.5
        stage.desk.settings_changed()
        after = scene.leaflet.anchor(scene.scroller.offset)
        assert after.block == before.block
        assert after.share == pytest.approx(before.share, abs=0.05)


def test_buttons_and_esc() -> None:
    with staged(lambda desk: RulesScene(desk, "castle")) as stage:
        stage.desk.scenes.push(RulesScene(stage.desk, "castle"))
        scene = reader(stage)
        stage.type("wall")
        first = scene.hit
        stage.click(scene.buttons[1].rect.center)
        assert scene.hit == (first + 1) % len(scene.hits)
        stage.click(scene.buttons[0].rect.center)
        assert scene.hit == first
        stage.click(scene.buttons[2].rect.center)
        assert reader(stage) is not scene
        stage.desk.scenes.push(scene)
        stage.key(pygame.K_ESCAPE)
        assert reader(stage) is not scene


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("language", ["en", "es", "it", "xx"])
def test_it_finds_room_and_a_comfortable_measure(size: tuple[int, int], scale: float, language: str) -> None:
    settings = Settings(language=language, text_scale=scale)  # type: ignore[arg-type]
    with staged(lambda desk: RulesScene(desk, "castle", "C12"), size, settings) as stage:
        scene = reader(stage)
        stage.type("c")
        window = pygame.Rect((0, 0), size)
        assert window.contains(scene.sheet)
        head = [picture for button in scene.buttons for picture in button.pictures(stage.kit, False, 0)]
        head += scene.search.pictures(stage.kit, True, 0)
        assert not outside(scene.sheet, head)
        assert scene.search.rect.right < scene.buttons[0].rect.left
        assert scene.search.rect.bottom <= scene.scroller.view.top
        inside = scene.sheet.inflate(-2, 0)
        for picture in scene.leaflet.pictures(
            stage.kit, pygame.Rect(scene.scroller.view.x, 0, scene.scroller.view.w, scene.leaflet.height), 0, MARKS, 0
        ):
            assert inside.left <= picture.x
            assert picture.x + picture.surface.get_width() <= inside.right
        longest = max(len(line) for block in scene.leaflet.blocks for line in block.lines)
        assert longest <= MEASURE * 1.35


@pytest.mark.parametrize("size", SIZES)
def test_a_picture_stands_in_the_page_above_its_words(size: tuple[int, int]) -> None:
    with staged(lambda desk: RulesScene(desk, "duelcard"), size) as stage:
        scene = reader(stage)
        place = next(i for i, paragraph in enumerate(scene.leaflet.book.paragraphs) if paragraph.picture)
        top, bottom = scene.leaflet.extent(place)
        scene.scroller.to(bottom - scene.scroller.view.h)
        pictures = {picture.key[2:]: picture for picture in scene.pictures() if isinstance(picture.key, tuple)}
        figure = pictures["figure",]
        assert figure.surface.get_height() < bottom - top
        assert figure.surface.get_width() <= scene.scroller.view.w
        assert figure.y - scene.scroller.view.y == top - scene.scroller.offset
        before, after = (scene.leaflet.extent(other) for other in (place - 1, place + 1))
        assert before[1] <= top < bottom <= after[0]
