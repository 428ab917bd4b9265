"""Portraits of computer players: where an opponent is chosen, and where one has won."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from game.bots.levels import levels
from game.data.settings import Settings
from game.engine.text import text
from game.match.match import Match
from game.match.seats import SeatSetup
from game.scenes.new_game import NewGameScene
from game.scenes.party import portrait_of, winners_portrait
from game.table.widgets import Captioned, Choice
from tests.scenes.stage import staged

ANN, BEA = SeatSetup("human", "Ann"), SeatSetup("human", "Bea")
VERA, PIA = SeatSetup("bot", "Vera", "hard"), SeatSetup("bot", "Pia", "easy")


def shown(scene: NewGameScene) -> list[Captioned]:
    return [widget for widget in scene.page.widgets if isinstance(widget, Captioned)]


@pytest.mark.parametrize("game", ["castle", "duelcard", "jartible"])
def test_who_is_chosen_looks_at_you(game: str) -> None:
    rows = levels(game)
    mine = Settings(language="en", level=rows[0].id, lessons_done=(game,))
    with staged(lambda desk: NewGameScene(desk, game), settings=mine) as stage:
        scene = stage.desk.scenes.top
        assert isinstance(scene, NewGameScene)
        for row in rows:
            (captioned,) = shown(scene)
            assert (captioned.picture, captioned.text) == (portrait_of(game, row), text(row.character))
            choice = next(
                widget
                for widget in scene.page.widgets
                if isinstance(widget, Choice) and widget.name == text("common.new.level")
            )
            choice.step(1)


def test_against_a_person_there_is_no_portrait() -> None:
    with staged(lambda desk: NewGameScene(desk, "castle"), settings=Settings(opponent="human")) as stage:
        scene = stage.desk.scenes.top
        assert isinstance(scene, NewGameScene) and shown(scene) == []


@pytest.mark.parametrize(("size", "scale"), [((640, 480), 1.0), ((640, 480), 2.0), ((3840, 2160), 1.0)])
@pytest.mark.parametrize("align", ["left", "center"])
def test_words_stand_beside_their_picture_and_inside_the_sheet(size: tuple[int, int], scale: float, align: str) -> None:
    told = text("duelcard.opponent.champion.character")
    with staged(lambda desk: NewGameScene(desk, "castle"), size, Settings(language="it", text_scale=scale)) as stage:
        for wide in (stage.kit.px(220), stage.kit.px(470)):
            part = Captioned("castle/portraits/easy.svg", 56, told, "title", align=align)  # type: ignore[arg-type]
            part.place(stage.kit, pygame.Rect(30, 40, wide, part.height(stage.kit, wide)))
            picture, words = (_area(drawn) for drawn in part.pictures(stage.kit, False, 0))
            assert picture.right < words.left
            assert part.rect.contains(picture) and part.rect.contains(words)


def _area(drawn: Sequence[object]) -> pygame.Rect:
    _, surface, x, y, *_ = drawn
    assert isinstance(surface, pygame.Surface) and isinstance(x, int) and isinstance(y, int)
    return surface.get_rect(topleft=(x, y))


@pytest.mark.parametrize(
    ("seats", "resigns", "portrait"),
    [
        ((ANN, VERA), 0, "castle/portraits/hard.svg"),
        ((PIA, ANN), 1, "castle/portraits/easy.svg"),
        ((ANN, VERA), None, None),
        ((ANN, BEA), 0, None),
    ],
)
def test_a_computer_player_who_has_won_is_seen(
    seats: tuple[SeatSetup, ...], resigns: int | None, portrait: str | None
) -> None:
    match = Match.new("castle", seed=1, options={}, seats=list(seats), bot_seed=1, folder=None)
    if resigns is not None:
        match.resign(resigns)
    assert winners_portrait(match) == portrait
