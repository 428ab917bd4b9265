"""DuelCard on the table: a place for every card, sprites that end where the view has them, what can be touched."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import combinations, pairwise
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from game.engine.event import Event, events_for
from game.engine.text import SeatName, Text, text
from game.engine.view import EMPTY, OPEN, PUBLIC, UNKNOWN, Seat, Slot, View
from game.games.duelcard import plates
from game.games.duelcard.cards import BLOCK, COPIES, FIRE, JOKER, PLANT, STRENGTH, WATER
from game.games.duelcard.duel import DOUBLE, NO_JOKER, NULLIFIED
from game.games.duelcard.matrix import outcome_of
from game.games.duelcard.rules import RULES
from game.games.duelcard.state import DuelCardState
from game.games.duelcard.table import GOLDEN, TABLE
from game.games.duelcard.verdict import numbers, sentence
from game.scenes.play.hud import Hud, log_room
from game.scenes.play.signals import signals
from game.table.display import Picture
from game.table.faces import TableLayout, dressed
from game.table.hand import Hand
from game.table.kit import Kit
from game.table.moves import Moves, find_moves
from game.table.reach import in_reach
from game.table.tabletop import Tabletop
from game.table.tween import Box, Pace
from game.table.widgets import IconButton
from game.text.catalogue import Catalogue
from tests.games.duelcard.table import match, seen
from tests.table.pictures import kit, screen

SIZES = ((640, 480), (800, 600), (1024, 768), (1280, 800), (1920, 1080), (3840, 2160))
SEATS = (2, 3, 4)


def laid_out(view: View, size: tuple[int, int] = (1280, 800), scale: float = 1.0, bottom: Seat = 0) -> tuple[
    Kit, pygame.Rect, TableLayout
]:  # fmt: skip
    screen((64, 48))
    measures = kit(size, scale)
    hud = Hud(
        [IconButton("menu", text("common.icon.menu"), lambda: None) for _ in range(5)], log=log_room(len(view.score))
    )
    hud.place(measures)
    return measures, hud.board, TABLE.layout(measures, hud.board, view, bottom)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("size", SIZES[1:])
def test_names_of_usual_length_are_whole_on_their_plates(seats: int, size: tuple[int, int]) -> None:
    view = next(played(seats, 3)).view(0)
    measures, _, layout = laid_out(view, size)
    names = Catalogue.load("en", ("duelcard",))
    measures.say = lambda words: names.say(words, ("Zoë", "Leandro", "Íñigo", "Tommaso"))
    for seat, rect in layout.plates.items():
        (name,) = [picture for picture in plates.plate(measures, view, rect, seat) if picture.key == ("name", seat)]
        whole = measures.fonts.width(measures.say(text("common.name", seat=SeatName(seat))), "bold", 100) / 100
        assert name.surface.get_width() >= 0.69 * whole * measures.metrics.text_px("body")


def lying(view: View) -> dict[Slot, int]:
    return {(zone.key, i): card for zone in view.zones for i, card in enumerate(zone.cards) if card != EMPTY}


def played(seats: int, seed: int, most: int = 160) -> Iterator[DuelCardState]:
    """A match after the deal and after every action, played at random."""
    state, rng = RULES.new(seed, {"seats": seats}), Random(seed)
    yield state
    for _ in range(most):
        if not state.pending():
            return
        seat = rng.choice(state.pending())
        state.play(seat, rng.choice(state.legal(seat)))
        yield state


# Places


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_card_has_a_place_on_the_board_and_no_zone_lies_on_another(
    seats: int, size: tuple[int, int], scale: float
) -> None:
    for number, state in enumerate(played(seats, seed=seats, most=90)):
        if number % 9:
            continue
        view = state.view(0)
        _, board, plan = laid_out(view, size, scale)
        places = {slot: pygame.Rect(*map(round, plan.boxes[slot])) for slot in lying(view)}
        for slot, place in places.items():
            assert board.contains(place), f"{slot} {place} leaves {board}"
            assert place.w >= 8 and place.h >= 11
        for (one, a), (other, b) in combinations(places.items(), 2):
            if one[0] != other[0] and f"hand/{view.facts.victim}" not in (one[0], other[0]):
                assert not a.colliderect(b), f"{one} lies on {other}"
        for seat, plate in plan.plates.items():
            assert board.contains(plate)
            assert plate.collidelist(list(places.values())) < 0, f"a card lies on the plate of {seat}"


@pytest.mark.parametrize(("seats", "bottom"), [(4, 0), (4, 2), (3, 1), (2, 1)])
def test_the_others_sit_clockwise_round_the_table(seats: int, bottom: Seat) -> None:
    view = RULES.new(1, {"seats": seats}).view(bottom)
    _, board, plan = laid_out(view, bottom=bottom)
    centres = [plan.boxes[f"play/{(bottom + step) % seats}", 0].center for step in range(seats)]
    assert max(centres, key=lambda c: c[1]) == centres[0]
    if seats > 2:
        assert min(centres) == centres[1]
        assert max(centres) == centres[-1]
    if seats != 3:
        assert min(centres, key=lambda c: c[1])[1] <= centres[seats // 2][1] < board.centery


def test_a_hand_of_twenty_is_squeezed_and_every_card_shows_a_strip() -> None:
    view = match("ppppppwwwwwwffffffTTSSCCBBJJ", "w").view(0)
    _, board, plan = laid_out(view, (640, 480))
    left = [plan.boxes["hand/0", i].x for i in range(len(view.zone("hand/0").cards))]
    assert all(after - x >= 12 for x, after in pairwise(left))
    assert left[-1] + plan.boxes["hand/0", 0].w <= board.right


def test_a_hand_held_out_to_the_viewer_lies_in_the_middle() -> None:
    state = match("pT", "pwf", "f", moves=["0 steal thief 2", "12 pass"])
    for viewer, raised in ((0, True), (2, True), (PUBLIC, True)):
        _, _, plan = laid_out(state.view(viewer), bottom=max(0, viewer))
        assert plan.middle.contains(pygame.Rect(*map(round, plan.boxes["hand/1", 1]))) == raised
    _, _, plan = laid_out(state.view(1), bottom=1)
    _, _, before = laid_out(match("pT", "pwf", "f").view(1), bottom=1)
    assert plan.boxes["hand/1", 0].y < before.boxes["hand/1", 0].y


# Sprites


@pytest.mark.parametrize("how", ["finish", "time", "reduced"])
@pytest.mark.parametrize("seats", SEATS)
def test_sprites_end_where_the_view_has_the_cards(seats: int, how: str) -> None:
    """Every viewer's; places move while cards do, and none of them is missing."""
    blank = pygame.Surface((4, 4), pygame.SRCALPHA, 32)
    tops = {}
    for viewer in (0, seats - 1, PUBLIC):
        tops[viewer] = Tabletop(lambda slot, card, width, height: blank, TABLE.tempo, lambda event: None)
        tops[viewer].pace = Pace(1.0, how == "reduced")
    since, now = 0, 0.0
    for state in played(seats, seed=seats + 20):
        assert state.log is not None
        for viewer, top in tops.items():
            view = state.view(viewer)
            _, _, plan = laid_out(view, bottom=max(0, viewer))
            news = events_for(state.log, viewer, since)
            if not since:
                top.place(view, plan.boxes)
                top.gather(news)
                assert sum(slot[0] == "deck" for slot in top.sprites) == sum(COPIES)
            top.relayout(plan.boxes, {source for event in news[:1] for source, _, _ in event.moves})
            assert all({move[0], move[1]} <= plan.boxes.keys() for event in news for move in event.moves)
            top.enqueue(news)
            if how == "finish":
                top.finish()
            step = 0
            while not top.at_rest:
                step += 1
                top.tick(now + step * 0.1)
            assert {slot: sprite.card for slot, sprite in top.sprites.items()} == lying(view), f"viewer {viewer}"
            assert all(sprite.box == plan.boxes[slot] for slot, sprite in top.sprites.items())
        now += 400.0
        since = len(state.log)


def test_a_pile_of_cards_is_drawn_as_a_few() -> None:
    view = RULES.new(1, {"seats": 2}).view(0)
    _, _, plan = laid_out(view)
    blank = pygame.Surface((4, 4), pygame.SRCALPHA, 32)
    top = Tabletop(lambda slot, card, width, height: blank, TABLE.tempo, lambda event: None)
    top.place(view, plan.boxes)
    drawn = [picture.key[0] for picture in top.pictures() if isinstance(picture.key, tuple)]
    assert 2 <= len({slot for slot in drawn if slot[0] == "deck"}) <= 7
    assert ("deck", len(view.zone("deck").cards) - 1) in drawn


def test_the_deck_of_a_first_deal_shows_backs_only() -> None:
    state = RULES.new(1, {"seats": 2})
    assert state.log is not None
    view = state.view(0)
    _, _, plan = laid_out(view)
    top = Tabletop(lambda slot, card, width, height: pygame.Surface((1, 1)), TABLE.tempo, lambda event: None)
    top.place(view, plan.boxes)
    top.gather(events_for(state.log, 0))
    assert {sprite.card for sprite in top.sprites.values()} == {UNKNOWN}


# What can be touched


def moves_of(view: View) -> tuple[Moves, TableLayout]:
    _, _, plan = laid_out(view, bottom=view.seat)
    return find_moves(RULES, view, plan.boxes), plan


def test_a_chest_goes_onto_the_top_of_the_deck_only() -> None:
    view = match("pTC", "pw", "f", discard="BBS", trophies=["", "", "w"]).view(0)
    moves, plan = moves_of(view)
    top = ("deck", len(view.zone("deck").cards) - 1)
    assert list(moves.carried["hand/0", 2]) == [top]
    thief = {target[0] for target in moves.carried["hand/0", 1] if isinstance(target, tuple)}
    assert thief == {"hand/1", "hand/2", "trophies/2"}
    reached = in_reach(view, plan.boxes, ())
    assert [slot for slot in reached if slot[0] in ("deck", "discard")] == [top, ("discard", 2)]


def test_a_rivals_hand_is_lit_as_one_place() -> None:
    view = match("pTC", "pwf", "fB", trophies=["", "ww", ""]).view(0)
    moves, plan = moves_of(view)
    hand = Hand(lambda: 6)
    hand.new_decision(moves)
    hand.selected = ("hand/0", 1)
    measures, _, _ = laid_out(view)
    lit = signals(measures, plan, view, hand, (), lifted=None, rise=0, keyboard=False, aids=False)
    places = {sign.key[1]: sign.rect for sign in lit if isinstance(sign.key, tuple) and sign.key[0] == "target"}
    assert [slot[0] for slot in places] == ["hand/1", "trophies/1", "hand/2"]
    for slot, card in lying(view).items():
        if slot[0] == "hand/1":
            assert card == UNKNOWN and places["hand/1", 0].contains(pygame.Rect(*map(round, plan.boxes[slot])))


def test_a_block_goes_onto_the_last_card_of_the_stack_only() -> None:
    state = match("pTB", "pwB", "f", moves=["0 steal thief 2", "1 bar block", "2 pass"])
    moves, _ = moves_of(state.view(0))
    assert moves.carried == {("hand/0", 1): {("stack", 1): ((3, BLOCK),)}}


def test_a_back_is_touched_or_drawn_over() -> None:
    state = match("pT", "pwf", "f", moves=["0 steal thief 2", "12 pass"])
    moves, _ = moves_of(state.view(0))
    backs = [("hand/1", i) for i in range(3)]
    assert [target for target in moves.direct if isinstance(target, tuple)] == backs
    assert list(moves.carried) == backs
    assert all(list(moves.carried[back]) == [("hand/0", 0)] for back in backs)


# Words and signs


def duels(state: DuelCardState) -> list[Event]:
    return [event for event in seen(state) if event.kind == "duel"]


def said(measures: Kit, message: Text) -> str:
    return measures.say(message)


def test_a_duel_is_explained_in_one_line() -> None:
    measures, _, _ = laid_out(RULES.new(1, {}).view(0))
    state = match("J", "f", phase="duel", moves=["0 play joker", "1 play fire"])
    (duel,) = duels(state)
    assert said(measures, sentence(duel)) == "Joker as Water beats Fire"
    state = match("pp", "fw", phase="duel", moves=["0 play plant plant", "1 play fire"])
    assert said(measures, sentence(duels(state)[0])) == "Fire beats Plant and Plant"


@pytest.mark.parametrize(
    ("one", "other", "marks"),
    [
        ("joker", "fire", [WATER, NO_JOKER, NO_JOKER, NO_JOKER]),
        ("plant strength", "plant block", [NO_JOKER, NULLIFIED, NO_JOKER, NO_JOKER]),
        ("strength joker", "water block", [NULLIFIED, NULLIFIED, NO_JOKER, NO_JOKER]),
        ("joker joker", "water strength", [DOUBLE, DOUBLE, NO_JOKER, NO_JOKER]),
        ("fire joker", "fire joker", [NO_JOKER, STRENGTH, NO_JOKER, NULLIFIED]),
    ],
)
def test_every_card_of_a_duel_has_its_sign(one: str, other: str, marks: list[int]) -> None:
    state = match("pfwSBJJ", "pfwSBJJ", phase="duel", moves=[f"0 play {one}", f"1 play {other}"])
    assert numbers(duels(state)[0])[6:] == marks


def test_a_long_look_at_the_deck_tells_no_more_than_the_viewer_has_seen() -> None:
    """The same words for two decks that differ only in order and in a hidden hand."""
    looks = {
        TABLE.closer(match("pwT", hand, discard="fB", deck=deck).view(0), ("deck", 3))
        for hand, deck in (("ppf", "wTS"), ("wTS", "ppf"), ("JJB", ""))
    }
    assert len(looks) == 1
    measures, _, _ = laid_out(RULES.new(1, {}).view(0))
    lines = [said(measures, line) for line in next(iter(looks))[1]]
    assert lines[1:] == ["9 × Plant, 9 × Water, 9 × Fire", "4 × Thief, 5 × Strength, 5 × Chest, 4 × Block, 4 × Joker"]


def test_a_long_look_at_the_discard_pile_counts_what_lies_there() -> None:
    measures, _, _ = laid_out(RULES.new(1, {}).view(0))
    title, lines, rule = TABLE.closer(match("pw", "f", discard="ffBJ").view(PUBLIC), ("discard", 3))
    assert said(measures, title) == "The discard pile: 4 cards"
    assert [said(measures, line) for line in lines] == ["2 × Fire", "1 × Block, 1 × Joker"]
    assert rule == "D19"


def test_a_long_look_at_a_hand_tells_the_robber_what_he_took_part_in() -> None:
    measures, _, _ = laid_out(RULES.new(1, {}).view(0))
    state = match("pT", "J", "f", deck="pwf", moves=["0 steal thief 2", "12 pass", "0 pick 1"])
    tell = {
        viewer: [said(measures, line) for line in TABLE.closer(state.view(viewer), ("hand/0", 0))[1]]
        for viewer in (1, 2)
    }
    assert any("1 × Joker" in line for line in tell[1])
    assert not any("Joker" in line for line in tell[2])


@pytest.mark.parametrize("seats", SEATS)
def test_pictures_have_names_of_their_own_and_lie_on_the_board(seats: int) -> None:
    for number, state in enumerate(played(seats, seed=seats + 5, most=120)):
        if number % 5:
            continue
        for viewer in (0, PUBLIC, OPEN):
            view = state.view(viewer)
            measures, board, plan = laid_out(view)
            signs = TABLE.decorations(measures, view, plan)
            assert len({sign.key for sign in signs}) == len(signs)
            assert all(board.inflate(30, 30).contains(sign.rect) for sign in signs)


LONG = ("Wolfeschlegelsteinhausenbergerdorff Maxim", "Bartholomew Featherstonehaugh the Younger", "Li", "Maria José")
HANDS = ("pwTBJ", "wfBB", "fJpBw", "ppT")


@pytest.mark.parametrize("language", ["en", "es", "it", "xx"])
@pytest.mark.parametrize(
    ("size", "scale"), [((640, 480), 1.0), ((640, 480), 2.0), ((800, 600), 2.0), ((1280, 800), 1.0)]
)
def test_words_on_the_table_fit_where_they_stand(size: tuple[int, int], scale: float, language: str) -> None:
    words = Catalogue.load(language, ("duelcard",))
    answered = match(*HANDS, moves=["0 steal thief 3", "1 bar block", "2 bar joker", "3 pass"])
    fought = match(
        *HANDS, phase="duel", moves=["0 play joker", "1 play fire block", "2 play fire joker", "3 play plant"]
    )
    for state in (answered, fought):
        view = state.view(0)
        usual, _, plan = laid_out(view, size, scale)
        measures = Kit(usual.fonts, usual.art, usual.metrics, lambda message: words.say(message, LONG))
        signs = TABLE.decorations(measures, view, plan)
        for event in seen(state):
            if event.kind == "duel":
                fit(TABLE.fleeting(measures, event, plan, 0.5), plan)
        fit(signs, plan)


def fit(pictures: list[Picture], plan: TableLayout) -> None:
    """Words lie inside the plate, label, panel or place that they belong to."""
    rects = {picture.key: picture.rect for picture in pictures}
    for key, rect in rects.items():
        match key:
            case ("name" | "part", int(seat)):
                outer = plan.plates[seat]
            case ("by_name", int(i)):
                outer = rects["by", i]
            case ("role_words", int(seat)):
                outer = rects["role", seat]
            case ("verdict", int()):
                outer = rects["verdict", "back"]
            case "asked" | ("verdict", "back"):
                outer = plan.middle
            case _:
                continue
        assert outer.inflate(2, 2).contains(rect), f"{key} {rect} leaves {outer}"


def test_the_golden_deck_is_a_look_of_its_own() -> None:
    measures, _, _ = laid_out(RULES.new(1, {}).view(0))
    assert dressed(TABLE, {"golden": True}) is GOLDEN
    assert dressed(GOLDEN, {"golden": False}) is TABLE
    for card in (UNKNOWN, PLANT, FIRE, JOKER):
        faces = [pygame.image.tobytes(t.face(measures, ("deck", 0), card, 100, 140), "RGBA") for t in (TABLE, GOLDEN)]
        assert faces[0] != faces[1]


def test_the_matrix_tells_what_each_play_achieves() -> None:
    assert outcome_of((PLANT,), (WATER,)) == "win"
    assert outcome_of((PLANT, PLANT), (WATER,)) == "double"
    assert outcome_of((WATER,), (PLANT, PLANT)) == "double_loss"
    assert outcome_of((FIRE, JOKER), (FIRE, JOKER)) == "win"
    assert outcome_of((PLANT,), (PLANT,)) == "tie"


@pytest.mark.parametrize("width", [240, 500, 1300])
def test_the_matrix_is_as_wide_as_it_may_be_and_the_same_again(width: int) -> None:
    measures, _, _ = laid_out(RULES.new(1, {}).view(0))
    drawn = TABLE.illustration(measures, "matrix", width)
    assert drawn.get_width() == width
    assert drawn.get_height() >= width * 0.8
    assert TABLE.illustration(measures, "matrix", width) is drawn


def test_boxes_of_a_view_depend_on_nothing_else() -> None:
    view = RULES.new(3, {"seats": 4}).view(2)
    (_, _, one), (_, _, other) = laid_out(view, bottom=2), laid_out(view, bottom=2)
    assert one == other
    assert all(isinstance(box, Box) for box in one.boxes.values())
