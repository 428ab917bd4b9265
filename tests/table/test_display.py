"""A display repairs only what has changed, and what it has repaired equals a drawing of everything."""

from __future__ import annotations

import os
from random import Random

import pygame
import pytest

from game.table.display import Display, Picture
from tests.table.pictures import patch, pixels, screen

RUNS = max(1, round(float(os.environ.get("DUEL_TABLE_RUNS", "1"))))
SIZE = (240, 160)


def ground(rng: Random) -> pygame.Surface:
    surface = pygame.Surface(SIZE)
    for _ in range(30):
        area = pygame.Rect(rng.randrange(SIZE[0]), rng.randrange(SIZE[1]), 50, 40)
        surface.fill([rng.randrange(256) for _ in range(3)], area)
    return surface


def any_picture(rng: Random, key: int, surfaces: list[pygame.Surface]) -> Picture:
    clip = None
    if rng.random() < 0.25:
        clip = pygame.Rect(rng.randrange(SIZE[0]), rng.randrange(SIZE[1]), rng.randrange(80), rng.randrange(80))
    place = (rng.randint(-40, SIZE[0] + 10), rng.randint(-40, SIZE[1] + 10))
    return Picture(key, rng.choice(surfaces), *place, key * 7 % 5, clip)


def next_list(rng: Random, pictures: list[Picture], surfaces: list[pygame.Surface]) -> list[Picture]:
    """Some are gone, some moved or exchanged, some new; a key keeps its height, so the order stays."""
    kept = [picture for picture in pictures if rng.random() > 0.1]
    changed = [any_picture(rng, int(str(p.key)), surfaces) if rng.random() < 0.2 else p for p in kept]
    free = [key for key in range(24) if key not in {picture.key for picture in changed}]
    fresh = [any_picture(rng, key, surfaces) for key in free if rng.random() < 0.1]
    return sorted([*changed, *fresh], key=lambda picture: int(str(picture.key)))


@pytest.mark.parametrize("seed", range(20 * RUNS))
def test_repairs_equal_a_drawing_of_everything(seed: int) -> None:
    rng = Random(seed)
    target = screen(SIZE)
    surfaces = [patch(rng) for _ in range(10)]
    display, below = Display(), ground(rng)
    display.set_background(below)
    pictures: list[Picture] = []
    for step in range(40):
        pictures = next_list(rng, pictures, surfaces)
        if step % 13 == 12:
            below = ground(rng)
            display.set_background(below)
        before = pixels(target)
        areas = display.show(target, pictures)
        whole = Display()
        whole.set_background(below)
        fresh = pygame.Surface(SIZE, 0, target)
        whole.show(fresh, pictures)
        assert pixels(fresh) == pixels(target)
        expect_untouched(target, before, areas)


def expect_untouched(target: pygame.Surface, before: bytes, areas: list[pygame.Rect]) -> None:
    """Outside of the areas that it names nothing has changed."""
    old = pygame.image.frombytes(before, SIZE, "RGB")
    new = pygame.image.frombytes(pixels(target), SIZE, "RGB")
    for area in areas:
        for surface in (old, new):
            surface.fill((0, 0, 0), area)
    assert pixels(old) == pixels(new)


def test_nothing_new_draws_nothing() -> None:
    rng, target, display = Random(1), screen(SIZE), Display()
    display.set_background(ground(rng))
    pictures = next_list(rng, [], [patch(rng)])
    assert display.show(target, pictures) == [target.get_rect()]
    assert display.show(target, list(pictures)) == []
    display.invalidate()
    assert display.show(target, pictures) == [target.get_rect()]


def test_areas_are_few_disjoint_and_inside() -> None:
    rng, target, display = Random(2), screen(SIZE), Display()
    display.set_background(ground(rng))
    spot = pygame.Surface((6, 6), pygame.SRCALPHA, 32)
    pictures = [Picture(key, spot, key * 11 % 230, key * 37 % 150) for key in range(60)]
    display.show(target, pictures)
    for count in (1, 3, 8, 40):
        moved = [p._replace(x=p.x + 1 + count) if i < count else p for i, p in enumerate(pictures)]
        areas = display.show(target, moved)
        assert 0 < len(areas) <= 12
        assert all(target.get_rect().contains(area) for area in areas)
        assert all(area.collidelist(areas[i + 1 :]) < 0 for i, area in enumerate(areas))
        display.show(target, pictures)


def test_pictures_outside_of_the_window_cost_nothing() -> None:
    rng, target, display = Random(3), screen(SIZE), Display()
    display.set_background(ground(rng))
    far = Picture("far", patch(rng), 5000, 5000)
    display.show(target, [far])
    assert display.show(target, [far._replace(x=6000)]) == []


def test_pictures_that_change_places_on_the_same_height_are_drawn_anew() -> None:
    """Nothing of them changes but which one lies on top."""
    target = screen((60, 40))
    display = Display()
    background = pygame.Surface((60, 40))
    display.set_background(background)
    red, blue = pygame.Surface((20, 20), pygame.SRCALPHA, 32), pygame.Surface((20, 20), pygame.SRCALPHA, 32)
    red.fill((200, 0, 0, 255))
    blue.fill((0, 0, 200, 255))
    first, second = Picture("a", red, 5, 5, 1), Picture("b", blue, 15, 5, 1)
    display.show(target, [first, second])
    assert target.get_at((20, 10))[:3] == (0, 0, 200)
    display.show(target, [second, first])
    assert target.get_at((20, 10))[:3] == (200, 0, 0)
    repaired = pixels(target)
    display.invalidate()
    display.show(target, [second, first])
    assert pixels(target) == repaired
