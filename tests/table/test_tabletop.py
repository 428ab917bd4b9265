"""Sprites follow the moves of events and end where the view has the cards, for every viewer."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

import pygame
import pytest

from game.engine.event import Event, events_for
from game.engine.view import EMPTY, OPEN, PUBLIC, UNKNOWN, Seat, Slot, View
from game.games.castle import board
from game.games.castle.rules import RULES
from game.games.castle.state import CastleState
from game.games.registry import table as game_table
from game.table.faces import Tempo
from game.table.tabletop import Tabletop
from game.table.tween import Box, Pace
from tests.table.pictures import kit, screen

RUNS = max(1, round(float(os.environ.get("DUEL_TABLE_RUNS", "1"))))
SIZE = (1280, 800)
VIEWERS = (0, 1, PUBLIC)


def lying(view: View) -> dict[Slot, int]:
    return {(zone.key, i): card for zone in view.zones for i, card in enumerate(zone.cards) if card != EMPTY}


def on(top: Tabletop) -> dict[Slot, int]:
    return {slot: sprite.card for slot, sprite in top.sprites.items()}


@pytest.fixture(scope="module")
def boxes() -> dict[Slot, Box]:
    screen(SIZE)
    return dict(board.layout(kit(SIZE), pygame.Rect(0, 0, *SIZE), 0).boxes)


def tabletop(speed: float = 1.0, reduced: bool = False) -> Tabletop:
    blank = pygame.Surface((4, 4), pygame.SRCALPHA, 32)
    top = Tabletop(lambda slot, card, width, height: blank, game_table("castle").tempo, lambda event: None)
    top.pace = Pace(speed, reduced)
    return top


def random_game(seed: int, most: int = 200) -> Iterator[CastleState]:
    """The same state after the deal and after every action, played at random."""
    state, rng = RULES.new(seed, {}), Random(seed)
    yield state
    for _ in range(most):
        if not state.pending():
            return
        seat = rng.choice(state.pending())
        state.play(seat, rng.choice(state.legal(seat)))
        yield state


def new_events(state: CastleState, viewer: Seat, since: int) -> tuple[Event, ...]:
    assert state.log is not None
    return events_for(state.log, viewer, since)


@pytest.mark.parametrize("how", ["finish", "time", "no time", "reduced"])
@pytest.mark.parametrize("seed", range(3 * RUNS))
def test_sprites_end_where_the_view_has_the_cards(boxes: dict[Slot, Box], how: str, seed: int) -> None:
    tops = {viewer: tabletop(0.0 if how == "no time" else 1.0, how == "reduced") for viewer in VIEWERS}
    seen, now = 0, 0.0
    for state in random_game(seed):
        for viewer, top in tops.items():
            view = state.view(viewer)
            if not seen:
                top.place(view, boxes)
                top.sprites.clear()
            top.enqueue(new_events(state, viewer, seen))
            if how == "finish":
                top.finish()
            else:
                for step in range(4000):
                    top.tick(now + step * 0.05)
                    if top.at_rest:
                        break
            assert top.at_rest
            assert on(top) == lying(view), f"viewer {viewer}"
            assert all(sprite.slot == slot and sprite.box == boxes[slot] for slot, sprite in top.sprites.items())
        now += 400.0
        seen = len(state.log or ())


def test_no_sprite_ever_knows_more_than_its_viewer(boxes: dict[Slot, Box]) -> None:
    top, seen, known = tabletop(), 0, {UNKNOWN}
    now = 0.0
    for state in random_game(5):
        view = state.view(0)
        known |= set(lying(view).values())
        if not seen:
            top.place(view, boxes)
        top.enqueue(new_events(state, 0, seen))
        while not top.at_rest:
            now += 0.05
            top.tick(now)
            shown = {sprite.card for sprite in top.sprites.values()} | {
                sprite.old_card for sprite in top.sprites.values() if sprite.old_card is not None
            }
            assert shown <= known
        seen = len(state.log or ())


def test_the_events_of_a_whole_deal_at_once(boxes: dict[Slot, Box]) -> None:
    """As after a curtain: everything waits in the queue and may be finished at any moment."""
    for stop in (0.0, 0.3, 2.0, 11.0):
        states = list(random_game(8))
        state = states[-1]
        begin = RULES.new(8, {})
        top = tabletop()
        top.place(begin.view(1), boxes)
        top.sprites.clear()
        top.enqueue(new_events(state, 1, 0))
        moment = 0.0
        while moment < stop:
            moment += 0.1
            top.tick(moment)
        top.finish()
        assert on(top) == lying(state.view(1))


def flip(slot: Slot, card: int) -> Event:
    return Event("flip", (), ((slot, slot, card),))


def two_cards() -> tuple[Tabletop, Slot, Slot]:
    left, right = ("row/0", 0), ("row/0", 1)
    blank = pygame.Surface((4, 4), pygame.SRCALPHA, 32)
    top = Tabletop(lambda slot, card, width, height: blank, lambda event: Tempo(0.2), lambda event: None)
    top.boxes = {left: Box(0, 0, 50, 70), right: Box(60, 0, 50, 70)}
    return top, left, right


def test_cards_that_change_places_in_one_event_do_not_swallow_each_other() -> None:
    top, left, right = two_cards()
    top.enqueue([Event("deal", (), ((("deck", 0), left, 3), (("deck", 0), right, UNKNOWN)))])
    top.finish()
    top.enqueue([Event("swap", (), ((left, right, 3), (right, left, UNKNOWN)))])
    for step in range(40):
        top.tick(step * 0.05)
    assert on(top) == {left: UNKNOWN, right: 3}


def test_a_turned_card_shows_its_back_first_and_its_face_after_the_middle() -> None:
    screen((200, 100))
    shown: list[int] = []
    blank = pygame.Surface((50, 70), pygame.SRCALPHA, 32)

    def face(slot: Slot, card: int, width: int, height: int) -> pygame.Surface:
        shown.append(card)
        return blank

    slot = ("row/0", 0)
    top = Tabletop(face, lambda event: Tempo(1.0), lambda event: None)
    top.boxes = {slot: Box(0, 0, 50, 70)}
    top.enqueue([Event("deal", (), ((slot, slot, UNKNOWN),))])
    top.finish()
    top.enqueue([flip(slot, 9)])
    top.tick(1.0)
    widths: list[int] = []
    for moment in (1.1, 1.3, 1.45, 1.55, 1.8, 2.01, 2.2):
        top.tick(moment)
        widths.append(top.pictures()[1].surface.get_width())
    assert shown[:3] == [UNKNOWN] * 3 and shown[3:] == [9] * 4
    assert widths[2] < widths[0] and widths[3] < widths[4] and widths[-1] == 50


@pytest.mark.parametrize("sizes", [(20, 60), (60, 20)])
def test_a_card_that_grows_on_its_way_is_drawn_in_one_size(sizes: tuple[int, int]) -> None:
    screen((200, 100))
    asked: set[tuple[int, int]] = set()

    def face(slot: Slot, card: int, width: int, height: int) -> pygame.Surface:
        asked.add((width, height))
        return pygame.Surface((width, height), pygame.SRCALPHA, 32)

    start, end = ("deck", 0), ("hand", 0)
    top = Tabletop(face, lambda event: Tempo(1.0), lambda event: None)
    top.boxes = {slot: Box(0, 0, side, side * 2) for slot, side in zip((start, end), sizes, strict=True)}
    top.enqueue([Event("draw", (), ((start, end, 3),))])
    seen: list[int] = []
    for step in range(1, 12):
        top.tick(step * 0.1)
        seen.append(top.pictures()[1].surface.get_height())
    assert len(set(seen)) > 5 and seen[-1] == sizes[1] * 2
    assert asked == {(60, 120), (sizes[1], sizes[1] * 2)}


def test_a_card_that_glides_back_comes_to_rest_in_its_slot() -> None:
    screen((200, 100))
    top, left, _ = two_cards()
    top.enqueue([Event("deal", (), ((("deck", 0), left, 3),))])
    top.finish()
    top.tick(1.0)
    top.glide_back(left, (150, 90), 0.2)
    assert not top.at_rest
    start = top.pictures()[1]
    assert (start.x, start.y) == (125, 55)
    top.tick(1.3)
    assert top.at_rest and (top.pictures()[1].x, top.pictures()[1].y) == (0, 0)


def test_overlapping_cards_lie_on_each_other_as_a_press_finds_them() -> None:
    """A card that comes back between two others slips below the next one, not over it."""
    screen((200, 100))
    top, left, right = two_cards()
    top.boxes = {left: Box(0, 0, 50, 70), right: Box(20, 0, 50, 70), ("away/0", 0): Box(100, 0, 50, 70)}
    top.enqueue([Event("deal", (), ((("deck", 0), left, 3), (("deck", 0), right, 4)))])
    top.enqueue([Event("go", (), ((left, ("away/0", 0), 3),)), Event("back", (), ((("away/0", 0), left, 3),))])
    top.finish()
    cards = [picture.key for picture in sorted(top.pictures(), key=lambda p: p.z) if "card" in str(picture.key)]
    assert cards == [(left, "card"), (right, "card")]


def test_the_hidden_and_the_dragged_card_is_drawn_once() -> None:
    screen((200, 100))
    top, left, right = two_cards()
    top.enqueue([Event("deal", (), ((("deck", 0), left, 3), (("deck", 0), right, 4)))])
    top.finish()
    keys = [p.key for p in [*top.pictures(hidden=left), *top.dragged(left, (90, 40))]]
    assert len(keys) == len(set(keys)) == 4


def test_the_open_view_can_be_placed(boxes: dict[Slot, Box]) -> None:
    *_, state = random_game(3)
    top = tabletop()
    top.place(state.view(OPEN), boxes)
    assert on(top) == lying(state.view(OPEN)) and UNKNOWN not in on(top).values()


def test_at_rest_no_card_is_on_its_way() -> None:
    """Seconds add up inexactly: the last frame that is drawn must show the end of every motion."""
    places = {("row", i): Box(10 * i, 0, 8, 12) for i in range(7)}
    event = Event("deal", (), tuple((("deck", 0), slot, UNKNOWN) for slot in places))
    rng = Random(1)
    for _ in range(300):
        tempo = Tempo(rng.choice((0.1, 0.2, 0.3)), 0.0, 0.0, rng.choice((0.0, 0.03, 0.1)))
        top = Tabletop(lambda *_: pygame.Surface((1, 1)), lambda event, tempo=tempo: tempo, lambda _: None)
        top.boxes = places
        now, step = rng.random() * 100, rng.choice((0.1, 1 / 30, 0.05))
        top.tick(now)
        top.enqueue([event])
        drawn: list[float] = []
        while top.tick(now):
            drawn = [sprite.share(now) for sprite in top.sprites.values()]
            now += step
        assert top.at_rest and drawn == [1.0] * 7
