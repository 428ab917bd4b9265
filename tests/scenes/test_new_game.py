"""Setting up a match: what was set last is offered again, if the game knows it."""

from __future__ import annotations

import pygame
import pytest

from game.data.settings import Settings
from game.engine.text import text
from game.scenes.desk import Desk
from game.scenes.new_game import NewGameScene
from game.scenes.play.scene import TableScene
from game.table.widgets import Button, Choice, Field, Label, Widget
from tests.scenes.stage import Stage, expect_whole, parts, staged

FOUR = {"castle.seats": "4", "duelcard.seats": "4"}


def castle(desk: Desk) -> NewGameScene:
    return NewGameScene(desk, "castle")


@pytest.mark.parametrize(("remembered", "offered"), [(1, 1), (3, 3), (5, 5), (2, 1), (99, 1)])
def test_the_last_number_of_deals_if_the_game_has_it(remembered: int, offered: int) -> None:
    mine = Settings(language="en", best_of=remembered, level="genius", opponent="human")
    with staged(castle, settings=mine) as stage:
        scene = stage.desk.scenes.top
        assert isinstance(scene, NewGameScene)
        start = next(
            part for part in parts(scene) if isinstance(part, Button) and part.text == text("common.new.start")
        )
        stage.click(start.rect.center)
        table = stage.desk.scenes.top
        assert isinstance(table, TableScene)
        assert table.match.best_of == offered


# Several players

SizeAndScale = tuple[tuple[int, int], float]
TIGHT: list[SizeAndScale] = [((640, 480), 2.0), ((640, 480), 1.0), ((1280, 800), 2.0), ((3840, 2160), 1.0)]


def setup_of(stage: Stage) -> NewGameScene:
    scene = stage.desk.scenes.top
    assert isinstance(scene, NewGameScene)
    return scene


def choices(stage: Stage) -> dict[str, Choice]:
    found = [part for part in parts(setup_of(stage)) if isinstance(part, Choice)]
    return {stage.desk.say(part.name): part for part in found}


def fields(stage: Stage) -> dict[str, Field]:
    return {stage.desk.say(part.name): part for part in parts(setup_of(stage)) if isinstance(part, Field)}


def seats_of(scene: NewGameScene) -> list[Choice]:
    """The choices of who sits where."""
    return [part for part in parts(scene) if isinstance(part, Choice) and "human" in dict(part.values)]


def walk_to(stage: Stage, widget: Widget) -> None:
    """By Tab alone, and into sight."""
    scene = setup_of(stage)
    for _ in range(len(scene.page.stops)):
        if scene.page.focused is widget:
            break
        stage.key(pygame.K_TAB)
    assert scene.page.focused is widget
    assert scene.page.area.inflate(0, 8).contains(widget.rect)


def choose(stage: Stage, name: str, value: object) -> None:
    walk_to(stage, choices(stage)[name])
    for _ in choices(stage)[name].values:
        if choices(stage)[name].value == value:
            return
        stage.key(pygame.K_RIGHT)
    assert choices(stage)[name].value == value


def start(stage: Stage) -> None:
    scene = setup_of(stage)
    button = next(part for part in parts(scene) if isinstance(part, Button) and part.text == text("common.new.start"))
    walk_to(stage, button)
    stage.key(pygame.K_RETURN)


SEATS = [f"Player {one}, together with {other}" for one, other in ((1, 3), (2, 4), (3, 1), (4, 2))]


@pytest.mark.parametrize(("size", "scale"), TIGHT)
def test_four_players_are_set_up_by_keyboard(size: tuple[int, int], scale: float) -> None:
    mine = Settings(language="en", text_scale=scale, player_names=("Ann", "Bea", "", ""))
    with staged(castle, size, mine) as stage:
        choose(stage, "Players", 4)
        assert [name for name in choices(stage) if "together" in name] == SEATS
        choose(stage, SEATS[2], "human")
        choose(stage, SEATS[3], "hard")
        choose(stage, SEATS[1], "easy")
        walk_to(stage, fields(stage)["Name of player 3"])
        stage.type("Cid")
        start(stage)
        table = stage.desk.scenes.top
        assert isinstance(table, TableScene)
        told = [(seat.kind, seat.name, seat.level) for seat in table.match.seats]
        assert told == [
            ("human", "Ann", ""), ("bot", "Pia", "easy"), ("human", "Cid", ""), ("bot", "Vera", "hard"),
        ]  # fmt: skip
        assert table.match.options["seats"] == 4
        assert mine.player_names == ("Ann", "Bea", "Cid", "")
        assert mine.tables == {"4": ("human", "easy", "human", "hard")}
        assert mine.game_choices["castle.seats"] == "4"


def test_the_last_table_of_each_size_is_offered_again() -> None:
    mine = Settings(
        language="en", game_choices=dict(FOUR), tables={"4": ("easy", "human", "human", "human")}, opponent="human"
    )
    with staged(castle, settings=mine) as stage:
        assert [choices(stage)[name].value for name in SEATS] == ["easy", "human", "human", "human"]
        choose(stage, "Players", 2)
        assert choices(stage)["Opponent"].value == "human"
        choose(stage, "Players", 4)
        assert choices(stage)[SEATS[0]].value == "easy"


def test_how_many_play_is_remembered_for_each_game_by_itself() -> None:
    mine = Settings(language="en", game_choices={"duelcard.seats": "4", "castle.seats": "3"})
    with staged(castle, settings=mine) as stage:
        assert choices(stage)["Players"].value == 2, "nobody plays it with three"
    with staged(lambda desk: NewGameScene(desk, "duelcard"), settings=mine) as stage:
        assert choices(stage)["Players"].value == 4


@pytest.mark.parametrize("kept", [{"4": ("human", "genius", "easy", "easy")}, {"4": ("human",)}, {"x": ()}])
def test_a_table_that_can_not_be_is_not_offered(kept: dict[str, tuple[str, ...]]) -> None:
    mine = Settings(language="en", game_choices=dict(FOUR), tables=kept, level="hard")
    with staged(castle, settings=mine) as stage:
        assert [choices(stage)[name].value for name in SEATS] == ["human", "hard", "hard", "hard"]


def test_somebody_has_to_play() -> None:
    with staged(castle, settings=Settings(language="en", game_choices=dict(FOUR))) as stage:
        choose(stage, SEATS[0], "easy")
        told = [part.text.key for part in parts(setup_of(stage)) if isinstance(part, Label)]
        assert "common.new.no_person" in told
        start(stage)
        assert isinstance(stage.desk.scenes.top, NewGameScene)
        choose(stage, SEATS[3], "human")
        start(stage)
        assert isinstance(stage.desk.scenes.top, TableScene)


def test_players_of_one_name_are_told_apart() -> None:
    mine = Settings(language="en", game_choices=dict(FOUR), player_names=("Pia", "Pia", "", ""))
    mine.tables = {"4": ("human", "human", "easy", "easy")}
    with staged(castle, settings=mine) as stage:
        assert [seat.name for seat in setup_of(stage).seats()] == ["Pia", "Pia 2", "Pia 3", "Lino"]


@pytest.mark.parametrize("game", ["castle", "duelcard"])
@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_computer_players_of_one_level_have_names_of_their_own(game: str, language: str) -> None:
    for kind in ("easy", "normal", "hard", "champion"):
        mine = Settings(language=language, game_choices=dict(FOUR), tables={"4": ("human", kind, kind, kind)})
        with staged(lambda desk: NewGameScene(desk, game), settings=mine) as stage:
            scene = setup_of(stage)
            names = [seat.name for seat in scene.seats()][1:]
            assert len(set(names)) == 3 and not any(letter.isdigit() for name in names for letter in name)
            told = [stage.desk.say(dict(choice.values)[kind]) for choice in seats_of(scene)[1:]]
            assert [words.startswith(name) for words, name in zip(told, names, strict=True)] == [True] * 3


@pytest.mark.parametrize("language", ["en", "es", "it", "xx"])
@pytest.mark.parametrize(("size", "scale"), TIGHT)
def test_the_sheet_for_four_is_whole(language: str, size: tuple[int, int], scale: float) -> None:
    mine = Settings(language=language, text_scale=scale, game_choices=dict(FOUR), tables={"4": ("human",) * 4})
    with staged(castle, size, mine) as stage:
        expect_whole(setup_of(stage), stage.kit, size)
