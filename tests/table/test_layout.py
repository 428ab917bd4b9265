"""Places on the table: everything inside, nothing over anything else, at all sizes of window and text."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random

import pygame
import pytest

from game.engine.text import text
from game.engine.view import PUBLIC, View
from game.games.castle import board, four
from game.games.castle.rules import RULES
from game.games.castle.state import CastleState
from game.scenes.play.hud import Hud, log_room
from game.table.faces import TableLayout
from game.table.kit import Kit
from game.table.widgets import IconButton
from tests.table.pictures import kit, screen
from tests.table.test_tabletop import lying, random_game

SIZES = (
    (640, 480), (640, 900), (700, 1000), (800, 600), (1000, 480), (1024, 768), (1280, 720), (1280, 800), (1600, 480),
    (1920, 1080), (2560, 1080), (3840, 2160),
)  # fmt: skip
SCALES = (0.8, 1.0, 1.5, 2.0)
SEATED = ("castle", "front", "stage", "fallen")
DEALT = ("castle", "hand")


def laid_out(size: tuple[int, int], scale: float, bottom: int = 0, seats: int = 2) -> tuple[Kit, Hud, TableLayout]:
    screen((64, 48))
    measures = kit(size, scale)
    icons = [IconButton("menu", text("common.icon.menu"), lambda: None) for _ in range(5)]
    hud = Hud(icons, log=log_room(seats))
    hud.place(measures)
    laid = board if seats == 2 else four
    return measures, hud, laid.layout(measures, hud.board, bottom)


def rects(plan: TableLayout, zones: tuple[str, ...]) -> dict[tuple[str, int], pygame.Rect]:
    return {
        slot: pygame.Rect(round(b.x), round(b.y), round(b.w), round(b.h))
        for slot, b in plan.boxes.items()
        if slot[0].partition("/")[0] in zones
    }


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_every_place_lies_on_the_board_and_no_zone_on_another(size: tuple[int, int], scale: float) -> None:
    for bottom in (0, 1):
        _, hud, plan = laid_out(size, scale, bottom)
        for zones in (SEATED, DEALT):
            places = rects(plan, zones)
            for slot, place in places.items():
                assert hud.board.contains(place), f"{slot} {place} leaves {hud.board}"
                assert place.w >= 8 and place.h >= 11
            for (one, a), (other, b) in combinations(places.items(), 2):
                if one[0] != other[0]:
                    assert not a.colliderect(b), f"{one} lies on {other}"


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_cards_side_by_side_leave_their_signs_room(size: tuple[int, int], scale: float) -> None:
    """Only fallen cards and a hand in a narrow window may overlap, and then each shows a strip."""
    _, _, plan = laid_out(size, scale)
    for zone in ("castle/0", "front/0", "stage/0", "castle/1", "front/1", "stage/1"):
        row = sorted((b.x, b.w) for slot, b in plan.boxes.items() if slot[0] == zone)
        for (x, w), (after, _) in pairwise(row):
            assert after >= x + w
    for zone in ("hand/0", "hand/1"):
        row = sorted((b.x, b.w) for slot, b in plan.boxes.items() if slot[0] == zone)
        for (x, w), (after, _) in pairwise(row):
            assert after - x >= w * 0.3


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_plates_bar_and_log_have_room_of_their_own(size: tuple[int, int], scale: float) -> None:
    _, hud, plan = laid_out(size, scale)
    window = pygame.Rect(0, 0, *size)
    places = rects(plan, SEATED)
    for seat, plate in plan.plates.items():
        assert hud.board.contains(plate), f"the plate of seat {seat}"
        assert plate.w >= 60
        hit = plate.collidelist(list(places.values()))
        assert hit < 0, f"the plate of seat {seat} lies on {list(places)[hit]}"
    assert window.contains(hud.bar) and window.contains(hud.board) and not hud.bar.colliderect(hud.board)
    if hud.log is not None:
        assert window.contains(hud.log) and not hud.log.colliderect(hud.board) and not hud.log.colliderect(hud.bar)
    assert not [slot for slot, place in places.items() if place.colliderect(plan.middle)]


@pytest.mark.parametrize("bottom", [0, 1])
def test_every_card_of_every_view_has_a_place(bottom: int) -> None:
    _, _, plan = laid_out((1280, 800), 1.0, bottom)
    for state in random_game(4):
        views: list[View] = [state.view(viewer) for viewer in (0, 1, PUBLIC)]
        for view in views:
            assert lying(view).keys() <= plan.boxes.keys()


def test_the_layout_depends_on_nothing_but_its_arguments() -> None:
    _, _, first = laid_out((1000, 700), 1.0)
    laid_out((640, 480), 2.0, 1)
    _, _, again = laid_out((1000, 700), 1.0)
    assert first == again


@pytest.mark.parametrize("bottom", [0, 1])
def test_own_castle_is_nearest_and_the_walk_visits_every_place_once(bottom: int) -> None:
    _, _, plan = laid_out((1280, 800), 1.0, bottom)
    height = {zone: plan.boxes[zone, 0].y for zone in (f"castle/{bottom}", f"front/{bottom}", f"castle/{1 - bottom}")}
    assert height[f"castle/{bottom}"] > height[f"front/{bottom}"] > height[f"castle/{1 - bottom}"]
    walked = [slot for zone in plan.zones for slot in zone]
    assert len(walked) == len(set(walked))
    assert set(walked) == {slot for slot in plan.boxes if not slot[0].startswith(("deck", "hand/" + str(1 - bottom)))}


# Four castles

SEATS = range(4)


def touching(a: pygame.Rect, b: pygame.Rect) -> bool:
    return a.inflate(-2, -2).colliderect(b.inflate(-2, -2))


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_four_castles_lie_on_the_board_and_none_on_another(size: tuple[int, int], scale: float) -> None:
    for bottom in (0, 3):
        _, hud, plan = laid_out(size, scale, bottom, 4)
        for zones in (("castle", "front", "stage", "fallen"), ("castle", "hand")):
            places = rects(plan, zones)
            for slot, place in places.items():
                assert hud.board.contains(place), f"{slot} {place} leaves {hud.board}"
                assert place.w >= 8 and place.h >= 11
            for (one, a), (other, b) in combinations(places.items(), 2):
                shared = one[0].startswith("stage") and other[0].startswith("stage")
                assert one[0] == other[0] or shared or not touching(a, b), f"{one} lies on {other}"


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES)
def test_four_plates_have_room_of_their_own(size: tuple[int, int], scale: float) -> None:
    _, hud, plan = laid_out(size, scale, 1, 4)
    places = [place for place in rects(plan, (*SEATED, "hand")).values() if place.h > 0]
    assert sorted(plan.plates) == list(SEATS)
    for seat, plate in plan.plates.items():
        assert hud.board.contains(plate) and plate.w >= 120 and plate.h >= 8, f"the plate of seat {seat}"
        assert plate.collidelist(places) < 0, f"the plate of seat {seat} lies on a card"
    assert not [place for place in rects(plan, ("castle", "front", "stage")).values() if place.colliderect(plan.middle)]


@pytest.mark.parametrize("bottom", SEATS)
def test_the_partner_lies_beside_and_the_enemies_across(bottom: int) -> None:
    _, _, plan = laid_out((1280, 800), 1.0, bottom, 4)
    castle = {turn: plan.boxes[f"castle/{(bottom + turn) % 4}", 0] for turn in SEATS}
    assert castle[0].y == castle[2].y > castle[1].y == castle[3].y
    assert castle[0].x == castle[1].x < castle[2].x == castle[3].x
    assert plan.boxes[f"stage/{bottom}", 0] == plan.boxes[f"stage/{(bottom + 2) % 4}", 0]
    assert plan.boxes[f"stage/{bottom}", 0].x < plan.middle.x < plan.boxes[f"stage/{(bottom + 1) % 4}", 0].x
    assert plan.boxes["front/0", 0].w >= 70, "faces, not only values"


@pytest.mark.parametrize("bottom", SEATS)
def test_the_walk_visits_every_place_of_four_castles_once(bottom: int) -> None:
    _, _, plan = laid_out((640, 480), 2.0, bottom, 4)
    walked = [slot for zone in plan.zones for slot in zone]
    assert len(walked) == len(set(walked))
    assert set(walked) == {slot for slot in plan.boxes if not slot[0].startswith("deck")}


def test_every_card_of_every_view_of_four_has_a_place() -> None:
    _, _, plan = laid_out((1280, 800), 1.0, 2, 4)
    state: CastleState = RULES.new(5, {"seats": 4})
    rng = Random(5)
    while pending := state.pending():
        for viewer in (*SEATS, PUBLIC):
            assert lying(state.view(viewer)).keys() <= plan.boxes.keys()
        seat = rng.choice(pending)
        state.play(seat, rng.choice(state.legal(seat)))
