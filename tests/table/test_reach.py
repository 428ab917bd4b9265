"""Tables whose places depend on the view: what can be reached, and cards that make room."""

from __future__ import annotations

import pygame

from game.engine.event import Event
from game.engine.view import EMPTY, UNKNOWN, Slot, View, Zone
from game.table.faces import Tempo
from game.table.reach import in_reach
from game.table.tabletop import Tabletop
from game.table.theme import RELAYOUT
from game.table.tween import Box, around

BOXES: dict[Slot, Box] = {
    **{("hand/0", i): Box(50 * i, 200, 40, 56) for i in range(4)},
    **{("deck", i): Box(300, 100, 40, 56) for i in range(4)},
    **{("row", i): Box(300 + 10 * i, 300, 40, 56) for i in range(3)},
}
HAND, DECK, ROW = (
    Zone("hand/0", 0, "fan", (3, EMPTY, 5)),
    Zone("deck", -1, "pile", (UNKNOWN,) * 3),
    Zone("row", -1, "row", (1, 2)),
)


def view(*zones: Zone) -> View:
    return View(0, (), zones, None, (0, 0), None)


def tabletop() -> Tabletop:
    return Tabletop(lambda *_: pygame.Surface((4, 4)), lambda event: Tempo(0.5), lambda event: None)


def shown(top: Tabletop, zone: str) -> list[Slot]:
    keys = [picture.key for picture in top.pictures()]
    return [key[0] for key in keys if isinstance(key, tuple) and key[1] == "card" and key[0][0] == zone]


def test_of_a_pile_the_top_alone_is_reached() -> None:
    reached = in_reach(view(HAND, DECK, ROW), BOXES, ())
    assert reached == [("hand/0", 0), ("hand/0", 2), ("deck", 2), ("row", 0), ("row", 1)]


def test_a_small_pile_whose_layers_are_a_pixel_apart_is_one_place() -> None:
    boxes = {("deck", i): Box(300 - i // 2, 100 - i // 2, 21, 29) for i in range(6)}
    assert in_reach(view(Zone("deck", -1, "pile", (UNKNOWN,) * 6)), boxes, ()) == [("deck", 5)]
    fanned = {("deck", i): Box(300, 100 - 3 * i, 21, 29) for i in range(6)}
    assert len(in_reach(view(Zone("deck", -1, "pile", (1,) * 6)), fanned, ())) == 6


def test_a_place_without_a_card_is_reached_where_it_is_a_target() -> None:
    empty = view(HAND, Zone("deck", -1, "pile", ()))
    assert ("deck", 0) not in in_reach(empty, BOXES, ())
    assert in_reach(empty, BOXES, {("deck", 0), ("hand/0", 1)})[1:] == [("hand/0", 1), ("hand/0", 2), ("deck", 0)]


def test_a_card_that_lies_exactly_under_another_is_not_drawn() -> None:
    top = tabletop()
    top.place(view(HAND, DECK, ROW), BOXES)
    assert shown(top, "deck") == [("deck", 2)]
    assert shown(top, "row") == [("row", 0), ("row", 1)]
    top.enqueue([Event("draw", (), ((("deck", 2), ("hand/0", 1), 4),))])
    top.tick(0.01)
    assert shown(top, "deck") == [("deck", 1)]
    assert ("hand/0", 1) in shown(top, "hand/0")


def test_under_a_card_on_the_pointer_the_next_one_is_seen() -> None:
    top = tabletop()
    top.place(view(DECK), BOXES)
    keys = {picture.key for picture in top.pictures(hidden=("deck", 2))}
    assert (("deck", 1), "card") in keys


def test_cards_glide_to_places_that_have_moved_and_waiting_ones_stay() -> None:
    top = tabletop()
    top.place(view(HAND, ROW), BOXES)
    moved = {slot: box._replace(x=box.x + 100) for slot, box in BOXES.items()}
    top.relayout(moved, {("hand/0", 2)})
    assert not top.at_rest
    top.tick(RELAYOUT / 8)
    places = {picture.key: picture.x for picture in top.pictures()}
    assert BOXES["hand/0", 0].x < places[("hand/0", 0), "card"] < moved["hand/0", 0].x
    assert places[("hand/0", 2), "card"] == BOXES["hand/0", 2].x
    top.enqueue([Event("play", (), ((("hand/0", 2), ("hand/0", 3), 5),))])
    top.tick(RELAYOUT)
    top.tick(RELAYOUT + 0.01)
    places = {picture.key: picture.x for picture in top.pictures()}
    assert places[("hand/0", 0), "card"] == moved["hand/0", 0].x
    assert BOXES["hand/0", 2].x <= places[("hand/0", 3), "card"] < moved["hand/0", 3].x
    top.finish()
    assert {slot: sprite.box for slot, sprite in top.sprites.items()} == {slot: moved[slot] for slot in top.sprites}


def test_a_deal_is_gathered_to_where_it_comes_from_backs_up() -> None:
    dealt = view(Zone("hand/0", 0, "fan", (3, 4)), Zone("deck", -1, "pile", (UNKNOWN,)))
    deal = Event("deal", (), ((("deck", 2), ("hand/0", 0), 4), (("deck", 1), ("hand/0", 1), 3)))
    sort = Event("sort", (), ((("hand/0", 0), ("hand/0", 1), 4), (("hand/0", 1), ("hand/0", 0), 3)))
    top = tabletop()
    top.place(dealt, BOXES)
    top.gather([deal, sort])
    assert {slot: sprite.card for slot, sprite in top.sprites.items()} == {("deck", i): UNKNOWN for i in range(3)}
    top.enqueue([deal, sort])
    top.finish()
    assert {slot: sprite.card for slot, sprite in top.sprites.items()} == {
        ("deck", 0): UNKNOWN, ("hand/0", 0): 3, ("hand/0", 1): 4,
    }  # fmt: skip


def test_a_box_around_others() -> None:
    assert around([Box(10, 20, 30, 40), Box(5, 30, 10, 50)]) == Box(5, 20, 35, 60)


def test_cards_that_were_still_to_set_out_have_arrived_when_all_is_finished() -> None:
    top = Tabletop(lambda *_: pygame.Surface((4, 4)), lambda event: Tempo(0.5, stagger=0.3), lambda event: None)
    top.place(view(DECK), BOXES)
    top.enqueue([Event("draw", (), ((("deck", 2), ("hand/0", 0), 3), (("deck", 1), ("hand/0", 1), 4)))])
    top.tick(0.01)
    top.finish()
    assert top.at_rest
    assert {p.key: p.x for p in top.pictures()}[("hand/0", 1), "card"] == BOXES["hand/0", 1].x
