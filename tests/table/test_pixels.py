"""Drawn shapes of any size, also of sizes that only a window too small to be seen asks for."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.table.pixels import brackets, halo, outline, panel, shadow
from game.table.theme import BRASS, NIGHT
from tests.table.pictures import screen

SIDES = (1, 2, 3, 5, 8, 13, 21, 40, 90, 300)
ODD = (-40, -1, 0)
Shape = Callable[[int, int], pygame.Surface]
SHAPES: dict[str, Shape] = {
    "panel": lambda w, h: panel(w, h, 7, NIGHT, 170, BRASS),
    "panel without corners": lambda w, h: panel(w, h, 0, BRASS, 160, None),
    "disc": lambda w, h: panel(w, h, max(1, w // 2), NIGHT, 190, None),
    "outline": lambda w, h: outline(w, h, 6, 2, BRASS),
    "thick outline": lambda w, h: outline(w, h, 3, 5, BRASS),
}


@pytest.mark.parametrize("name", SHAPES)
def test_shapes_have_the_size_that_is_asked_for(name: str) -> None:
    screen((64, 48))
    for width in SIDES:
        for height in SIDES:
            assert SHAPES[name](width, height).get_size() == (width, height)


@pytest.mark.parametrize("name", SHAPES)
def test_a_size_below_nothing_is_the_smallest(name: str) -> None:
    screen((64, 48))
    for odd in ODD:
        for side in (odd, 20):
            drawn = SHAPES[name](odd, side)
            assert drawn.get_width() >= 1 and drawn.get_height() >= 1


def test_what_surrounds_a_card_is_larger_by_its_spread() -> None:
    screen((64, 48))
    for width, height in ((20, 28), (52, 73), (120, 168)):
        for spread in (3, 6, 14):
            for surface in (
                halo(width, height, spread, BRASS), shadow(width, height, spread, 120),
                brackets(width, height, spread, 2, BRASS),
            ):  # fmt: skip
                assert surface.get_size() == (width + 2 * spread, height + 2 * spread)


def test_a_panel_is_filled_and_its_corners_are_not() -> None:
    screen((64, 48))
    for size in ((40, 40), (300, 60), (60, 300), (900, 700)):
        drawn = panel(*size, 9, NIGHT, 255, None)
        center = drawn.get_at((size[0] // 2, size[1] // 2))
        assert (*center[:3], center.a) == (*NIGHT, 255)
        assert drawn.get_at((0, 0)).a < 60
        assert drawn.get_at((size[0] // 2, 1)).a == 255
