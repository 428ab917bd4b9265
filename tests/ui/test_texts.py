"""Words fit: at any size of window and text, in every language and in the pseudo-language, nothing is cut off."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pygame
import pytest

from game.match.match import Match
from game.scenes.first_run import FirstRunScene
from game.scenes.games_list import GamesListScene
from game.scenes.keys import KeysScene
from game.scenes.log_scene import LogScene
from game.scenes.new_game import NewGameScene
from game.scenes.play.scene import TableScene
from game.scenes.replay import ReplayScene
from game.scenes.scene import PageScene
from game.scenes.settings import SettingsScene
from game.scenes.title import TitleScene
from game.table.display import Picture
from game.table.page import Page
from game.table.widgets import Button, IconButton, Widget
from tests.ui.conftest import Launch
from tests.ui.matches import four, fresh, go_on, to_phase
from tests.ui.pilot import Pilot

SIZES = ((640, 480), (800, 600), (1280, 800), (640, 900))
SCALES = (1.0, 2.0)
LOOKS = [(size, scale) for size in SIZES for scale in SCALES]
LONG_NAMES = ("Wolfeschlegelsteinhausenbergerdorff Maxim", "Bartholomew Featherstonehaugh the Younger")

MOMENTS: dict[str, Callable[[], Match]] = {
    "deploying": lambda: go_on(fresh(61), lambda m: m.pending() == (0,)),
    "assault": lambda: to_phase(fresh(61), "assault", 0, 2),
    "support": lambda: to_phase(fresh(62), "commit", 0, 2),
    "answer": lambda: to_phase(fresh(63), "answer", 0, 2),
    "over": lambda: go_on(fresh(64), lambda m: m.deal_over),
    "four, deploying": lambda: go_on(four(61), lambda m: m.pending() == (0,)),
    "four, aiming": lambda: to_phase(four(62), "aim", 0, 2),
    "four, support": lambda: to_phase(four(63), "commit", 0, 2),
    "four, answer": lambda: to_phase(four(64), "answer", 0, 2),
    "four, later": lambda: to_phase(four(65), "answer", 0, 4),
    "match of three": lambda: to_phase(fresh(64, best_of=3), "answer", 0, 2),
}


def inside(outer: pygame.Rect, inner: pygame.Rect) -> bool:
    return outer.inflate(2, 2).contains(inner)


def expect_labels_fit(widgets: list[Widget], pictures: list[Picture]) -> None:
    """The words on each button lie on its plate."""
    rects = {picture.key: pygame.Rect(picture.x, picture.y, *picture.surface.get_size()) for picture in pictures}
    for widget in widgets:
        for part in ("label", "icon", "cap"):
            found = rects.get((id(widget), part))
            if found is not None and isinstance(widget, Button):
                assert inside(widget.rect, found), f"{part} {found} leaves {widget.text.key} {widget.rect}"


def rects_of(pictures: list[Picture], *names: str) -> Iterator[tuple[object, pygame.Rect]]:
    for picture in pictures:
        name = picture.key[0] if isinstance(picture.key, tuple) else picture.key
        if name in names:
            yield picture.key, pygame.Rect(picture.x, picture.y, *picture.surface.get_size())


def expect_table_fits(pilot: Pilot) -> None:
    table = pilot.table
    assert table.plan is not None
    hud, pictures = table.hud, list(table.pictures())
    expect_labels_fit([*hud.buttons, *hud.icons], pictures)
    for button in hud.buttons:
        assert hud.bar.contains(button.rect), f"{button.text.key} leaves the bar"
    for one, other in pairwise([*hud.icons, *hud.buttons]):
        assert not one.rect.colliderect(other.rect)
        assert not one.rect.colliderect(hud.words) and not other.rect.colliderect(hud.words)
    if pilot.desk.language != "xx":
        for button in hud.buttons:
            assert button.rect.w >= button.natural_width(pilot.desk.kit) * 0.88, f"{button.text.key} breaks its words"
    for key, rect in rects_of(pictures, "prompt", "message"):
        assert inside(hud.words, rect), f"{key} {rect} leaves {hud.words}: {pilot.desk.say(hud.prompt)!r}"  # type: ignore[arg-type]
    for key, rect in rects_of(pictures, "name", "part", "shield"):
        assert isinstance(key, tuple)
        assert inside(table.plan.plates[key[1]], rect), f"{key} {rect} leaves {table.plan.plates[key[1]]}"
    for name, rect in rects_of(pictures, "sum", "sumpart", "sumicon"):
        assert inside(table.plan.middle, rect), f"{name} {rect} leaves {table.plan.middle}"
    for key, rect in rects_of(pictures, "frame_label"):
        box = table.plan.boxes[key[1]]  # type: ignore[index]
        assert inside(pygame.Rect(round(box.x), round(box.y), round(box.w), round(box.h)), rect), f"{key} {rect}"
    plate_parts = list(rects_of(pictures, "name", "part", "shield"))
    for i, (key, rect) in enumerate(plate_parts):
        for other, second in plate_parts[i + 1 :]:
            assert not rect.colliderect(second), f"{key} lies on {other}"


@pytest.mark.parametrize(("size", "scale"), LOOKS)
@pytest.mark.parametrize("language", ["xx", "es", "it"])
def test_the_table_has_room_for_its_words(
    launch: Launch, language: str, size: tuple[int, int], scale: float
) -> None:
    pilot = launch(size=size, text_scale=scale, language=language, speed=0.0)
    for name, match in MOMENTS.items():
        table = pilot.open(match=match())
        if table.sheet is not None:
            expect_page_fits(pilot, table.sheet.page)
            pilot.escape()
        expect_table_fits(pilot)
        if name.endswith("answer"):
            pilot.letter("u")
            assert pilot.shown_words()
            expect_table_fits(pilot)
        for icon in table.hud.icons:
            pilot.move(icon.rect.center)
            pilot.frames()
            for key, rect in rects_of(list(table.pictures()), "tip", "tip_words"):
                assert pilot.screen.get_rect().contains(rect), f"{key} {rect} leaves the window"
        pilot.move((5, 5))


@pytest.mark.parametrize(("size", "scale"), LOOKS)
def test_long_names_fit(launch: Launch, size: tuple[int, int], scale: float) -> None:
    pilot = launch(size=size, text_scale=scale, speed=0.0)
    for match in (to_phase(fresh(61), "assault", 0, 2), to_phase(four(61), "answer", 0, 2)):
        table = pilot.open(match=match)
        pilot.desk.names = LONG_NAMES * 2
        table.show_now()
        table.ways.undo()
        pilot.rest()
        expect_table_fits(pilot)


def expect_page_fits(pilot: Pilot, page: Page) -> None:
    """Every widget lies on the sheet from left to right, and so do its words; the rest is reached by scrolling."""
    assert pilot.screen.get_rect().contains(page.sheet)
    parts = pilot.widgets()
    pictures = [picture for part in parts for picture in part.pictures(pilot.desk.kit, False, 0)]
    expect_labels_fit(parts, pictures)
    for picture in pictures:
        rect = pygame.Rect(picture.x, picture.y, *picture.surface.get_size())
        if picture.clip is None and not str(picture.key).startswith("('closer"):
            assert page.sheet.left <= rect.left and rect.right <= page.sheet.right, f"{picture.key} {rect}"
    for one, other in pairwise(page.widgets):
        assert one.rect.bottom <= other.rect.top


PAGES: dict[str, Callable[[Pilot], PageScene]] = {
    "first run": lambda pilot: FirstRunScene(pilot.desk, lambda: None),
    "new game": lambda pilot: NewGameScene(pilot.desk, "castle"),
    "settings": lambda pilot: SettingsScene(pilot.desk),
    "keys": lambda pilot: KeysScene(pilot.desk),
    "games": lambda pilot: GamesListScene(pilot.desk),
    "log": lambda pilot: LogScene(pilot.desk, to_phase(fresh(61), "assault", 0, 3), 0, 0),
}


@pytest.mark.parametrize(("size", "scale"), LOOKS)
@pytest.mark.parametrize("language", ["xx", "it"])
def test_sheets_have_room_for_their_words(
    launch: Launch, language: str, size: tuple[int, int], scale: float
) -> None:
    pilot = launch(size=size, text_scale=scale, language=language)
    go_on(fresh(2, folder=pilot.desk.saves), lambda m: m.ply > 9).close()
    for page in PAGES.values():
        scene = page(pilot)
        pilot.desk.scenes.push(scene)
        pilot.rest()
        expect_page_fits(pilot, scene.page)
        pilot.check()


@pytest.mark.parametrize(("size", "scale"), LOOKS)
@pytest.mark.parametrize("language", ["xx", "es"])
def test_the_title_has_room_for_its_words(
    launch: Launch, language: str, size: tuple[int, int], scale: float
) -> None:
    pilot = launch(size=size, text_scale=scale, language=language)
    go_on(fresh(2, folder=pilot.desk.saves), lambda m: m.ply > 9).close()
    pilot.title()
    scene = pilot.scene
    assert isinstance(scene, TitleScene)
    pictures = list(scene.pictures())
    expect_labels_fit(list(scene._row.buttons), pictures)
    window = pilot.screen.get_rect()
    for widget in pilot.widgets():
        assert window.contains(widget.rect), f"{widget} {widget.rect} leaves the window"
    rects = [widget.rect for widget in pilot.widgets()]
    for i, rect in enumerate(rects):
        assert rect.collidelist(rects[i + 1 :]) < 0
    words = [rect for _, rect in rects_of(pictures, "title", "line", "note")]
    for rect in words:
        assert window.contains(rect)
        assert rect.collidelist(rects) < 0, "the title lies on a card"
    assert min(card.rect.h for card in scene._cards) >= 60, "the games are too small to be seen"


@pytest.mark.parametrize(("size", "scale"), LOOKS)
def test_replays_have_room_for_their_words(launch: Launch, size: tuple[int, int], scale: float) -> None:
    pilot = launch(size=size, text_scale=scale, language="xx")
    scene = ReplayScene(pilot.desk, go_on(fresh(64), lambda m: m.deal_over), 0, 0, at=30)
    pilot.desk.scenes.push(scene)
    pilot.rest()
    pictures = list(scene.pictures())
    expect_labels_fit([*scene.hud.buttons, *scene.hud.icons], pictures)
    window = pilot.screen.get_rect()
    for widget in (*scene.hud.buttons, *scene.hud.icons):
        assert window.contains(widget.rect), f"{widget.text.key} leaves the window"
        assert not isinstance(widget, IconButton) or widget.rect.w >= 20
    for key, rect in rects_of(pictures, "prompt", "message"):
        assert inside(scene.hud.words, rect), f"{key} {rect} leaves {scene.hud.words}"


@pytest.mark.parametrize(("size", "scale"), LOOKS)
def test_sheets_over_the_table_have_room_for_their_words(launch: Launch, size: tuple[int, int], scale: float) -> None:
    pilot = launch(size=size, text_scale=scale, language="xx", speed=0.0)
    table = pilot.open(match=to_phase(fresh(61), "assault", 0, 3))
    openers: list[Callable[[], object]] = [table.ways.open_menu, table.ways._ask_resign]
    cards = [slot for slot in table.plan.boxes if table.view.card(slot) != -2] if table.plan else []
    openers += [lambda slot=slot: table.ways.open_closer(slot) for slot in cards[::4]]
    for opener in openers:
        opener()
        pilot.frames()
        assert table.sheet is not None
        expect_page_fits(pilot, table.sheet.page)
    two = launch(size=size, text_scale=scale, language="xx", speed=0.0)
    curtain = two.open(match=fresh(61, hotseat=True)).sheet
    assert curtain is not None
    expect_page_fits(two, curtain.page)
    assert isinstance(two.scene, TableScene)
