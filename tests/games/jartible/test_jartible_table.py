"""Duelo Jartible on the table: a place for every card, sprites that end where the view has them, true signs."""

from __future__ import annotations

import os
from itertools import combinations

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from game.engine.event import events_for
from game.engine.text import Text, text
from game.engine.view import OPEN, PUBLIC, UNKNOWN, Seat, Slot, View
from game.games.jartible import plates
from game.games.jartible.board import lane_place, tab
from game.games.jartible.card_face import lettering
from game.games.jartible.cards import ATQ, CREATURES, DF, IS_SHINY, KIND_BY_ID, KINDS, VL
from game.games.jartible.phases import ATTACK, DEFENCE, LINES
from game.games.jartible.rules import RULES
from game.games.jartible.signs import COLOURS, SIGNS
from game.games.jartible.state import JartibleState
from game.games.jartible.table import TABLE
from game.scenes.play.signals import signals
from game.table import fitting
from game.table.colour import least_contrast
from game.table.display import Picture
from game.table.faces import TableLayout
from game.table.hand import Hand
from game.table.moves import Moves, find_moves
from game.table.tabletop import Tabletop
from game.table.theme import NIGHT
from game.table.tween import Pace
from tests.games.jartible.laid import a_kit, laid_out, played
from tests.games.jartible.match import dealt, duels, formation, match, seen, side, window
from tests.games.rooms import board_of, lying

SIZES = ((640, 480), (800, 600), (1024, 768), (1280, 800), (640, 900), (1920, 1080), (3840, 2160))


def rect(layout: TableLayout, slot: Slot) -> pygame.Rect:
    return pygame.Rect(*map(round, layout.boxes[slot]))


# Places


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_every_card_has_a_place_on_the_board_and_no_zone_lies_on_another(size: tuple[int, int], scale: float) -> None:
    for number, state in enumerate(played(3, most=130)):
        if number % 9:
            continue
        view = state.view(0)
        _, board, plan = laid_out(view, size, scale)
        places = {slot: rect(plan, slot) for slot in lying(view)}
        for slot, place in places.items():
            assert board.contains(place), f"{slot} {place} leaves {board}"
            assert place.w >= 6 and place.h >= 9
        for (one, a), (other, b) in combinations(places.items(), 2):
            if one[0] != other[0]:
                assert not a.colliderect(b), f"{one} {a} lies on {other} {b}"
        for seat, plate in plan.plates.items():
            assert board.contains(plate)
            assert plate.collidelist(list(places.values())) < 0, f"a card lies on the plate of {seat}"
        for seat in (0, 1):
            for line in (ATTACK, DEFENCE):
                sign = tab(plan, seat, line)
                assert board.contains(sign) and sign.w >= 18
                assert sign.collidelist(list(places.values())) < 0, f"a card lies on the sign of {LINES[line]}/{seat}"


@pytest.mark.parametrize("bottom", [0, 1])
@pytest.mark.parametrize("size", SIZES)
def test_an_attack_lies_across_from_the_defence_that_it_will_meet(size: tuple[int, int], bottom: Seat) -> None:
    """J12, J14: for either player his attack is far and his defence near, and opposite lines share a lane."""
    _, board, plan = laid_out(dealt().view(bottom), size, bottom=bottom)
    rival = 1 - bottom
    own = [lane_place(plan, bottom, line) for line in (ATTACK, DEFENCE)]
    other = [lane_place(plan, rival, line) for line in (ATTACK, DEFENCE)]
    assert own[ATTACK].x == other[DEFENCE].x and own[DEFENCE].x == other[ATTACK].x
    assert own[ATTACK].x != own[DEFENCE].x
    assert own[ATTACK].y < own[DEFENCE].y < board.bottom
    assert board.y < other[DEFENCE].y < other[ATTACK].y
    assert other[ATTACK].bottom < plan.middle.y and plan.middle.bottom < own[ATTACK].y
    assert all(plan.middle.contains(rect(plan, (f"duel/{seat}", i))) for seat in (0, 1) for i in range(3))
    assert all(plan.boxes[f"ap/{seat}", 0].x > own[DEFENCE].right for seat in (0, 1))


def test_places_stand_still_while_a_round_goes_on() -> None:
    """What is shown of one decision is laid out for the next: only hands may move."""
    first: TableLayout | None = None
    for state in played(8, most=120):
        _, _, plan = laid_out(state.view(0))
        first = first or plan
        assert plan.plates == first.plates and plan.middle == first.middle
        for slot, box in first.boxes.items():
            assert slot[0].startswith("hand/") or plan.boxes[slot] == box


# Sprites


@pytest.mark.parametrize("how", ["finish", "time", "reduced"])
def test_sprites_end_where_the_view_has_the_cards(how: str) -> None:
    blank = pygame.Surface((4, 4), pygame.SRCALPHA, 32)
    tops = {}
    for viewer in (0, 1, PUBLIC):
        tops[viewer] = Tabletop(lambda slot, card, width, height: blank, TABLE.tempo, lambda event: None)
        tops[viewer].pace = Pace(1.0, how == "reduced")
    since, now = 0, 0.0
    for state in played(20, tie_break_ap=True):
        assert state.log is not None
        for viewer, top in tops.items():
            view = state.view(viewer)
            _, _, plan = laid_out(view, bottom=max(0, viewer))
            news = events_for(state.log, viewer, since)
            if not since:
                top.place(view, plan.boxes)
                top.gather(news)
                assert sum(slot[0].startswith("deck/") for slot in top.sprites) == 40
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


# What can be touched


def moves_of(view: View) -> tuple[Moves, TableLayout]:
    _, _, plan = laid_out(view, bottom=view.seat)
    return find_moves(RULES, view, plan.boxes), plan


def test_a_creature_can_be_dropped_anywhere_on_its_line() -> None:
    """J12: free places are as good as the cards that lie there."""
    state = formation(
        "abubill gatapeo toromeo perdigallo chicharrones", "abubill gatapeo toromeo",
        "0 place abubill attack", "1 place abubill attack",
    )  # fmt: skip
    moves, plan = moves_of(state.view(0))
    creature = ("hand/0", 0)
    places = {slot for slot in plan.boxes if slot[0] in ("attack/0", "defence/0")}
    assert set(moves.carried[creature]) == places and len(places) == 8
    support = next(i for i, card in enumerate(state.view(0).zone("hand/0").cards) if card >= CREATURES)
    assert ("hand/0", support) not in moves.carried


def test_a_line_is_lit_as_one_place() -> None:
    view = formation().view(0)
    moves, plan = moves_of(view)
    hand = Hand(lambda: 6)
    hand.new_decision(moves)
    hand.selected = ("hand/0", 0)
    lit = signals(a_kit((1280, 800)), plan, view, hand, (), lifted=None, rise=0, keyboard=False, aids=False)
    places = {sign.key[1]: sign.rect for sign in lit if isinstance(sign.key, tuple) and sign.key[0] == "target"}
    assert [slot[0] for slot in places] == ["attack/0", "defence/0"]
    for line, place in zip((ATTACK, DEFENCE), places.values(), strict=True):
        assert place.contains(lane_place(plan, 0, line))


@pytest.mark.parametrize("line", LINES)
def test_a_touch_anywhere_on_an_own_line_opens_it(line: str) -> None:
    state = match(side(hand="abubill", attack="gatapeo", defence="botijuno"),
                  side(hand="abubill", attack="gatapeo", defence="botijuno"), phase="line")  # fmt: skip
    moves, plan = moves_of(state.view(0))
    for slot in plan.boxes:
        if slot[0] == f"{line}/0":
            assert [RULES.action_text(action) for action in moves.direct[slot]] == [f"open {line}"]
    assert not any(isinstance(target, tuple) and target[0].endswith("/1") for target in moves.direct)


def test_every_action_has_a_gesture() -> None:
    for state in played(31, most=120):
        for seat in state.pending():
            moves, _ = moves_of(state.view(seat))
            reached = {action for targets in (moves.direct, *moves.carried.values())
                       for actions in targets.values() for action in actions}  # fmt: skip
            assert reached == set(state.legal(seat))


# Signs


def words_of(signs: list[Picture]) -> set[object]:
    return {sign.key for sign in signs}


def test_pictures_have_names_of_their_own_and_lie_on_the_board() -> None:
    for seed in (5, 6):
        for number, state in enumerate(played(seed, most=140, tie_break_ap=True)):
            if number % 5:
                continue
            for viewer in (0, PUBLIC, OPEN):
                view = state.view(viewer)
                kit, board, plan = laid_out(view)
                signs = TABLE.decorations(kit, view, plan)
                assert len(words_of(signs)) == len(signs)
                assert all(board.inflate(30, 30).contains(sign.rect) for sign in signs)


def test_the_signs_of_the_three_numbers_stand_out_for_every_eye() -> None:
    """J1: red, blue and green on dark panels; what they mean is told by their shapes as well."""
    assert set(COLOURS) == {ATQ, VL, DF}
    assert len(set(SIGNS.values())) == 3
    for colour in COLOURS.values():
        assert least_contrast(colour, NIGHT) >= 4.5


# Words


THREE = "abubill gatapeo toromeo"
LONG = ("Wolfeschlegelsteinhausenbergerdorff Maxim", "Bartholomew Featherstonehaugh the Younger")


def moments() -> list[JartibleState]:
    """One of each kind of moment that has words of its own."""
    return [
        dealt(2),
        next(state for state in played(2) if state.view(PUBLIC).facts.phase == 1),
        formation(),
        window(
            side(hand="palmas", attack="gatapeo toromeo", defence="botijuno"),
            side(hand="alpargatazo", attack="naranjaguar", defence="alcachofante botijuno"),
            "0 support palmas", "1 support alpargatazo",
        ),
        duels(THREE, THREE, "0 duel abubill", "1 duel gatapeo", "0 duel gatapeo"),
    ]  # fmt: skip


@pytest.mark.parametrize("language", ["en", "es", "it", "xx"])
@pytest.mark.parametrize(
    ("size", "scale"), [((640, 480), 1.0), ((640, 480), 2.0), ((800, 600), 2.0), ((1280, 800), 1.0), ((640, 900), 2.0)]
)
def test_words_on_the_table_fit_where_they_stand(size: tuple[int, int], scale: float, language: str) -> None:
    kit = a_kit(size, scale, language, LONG)
    for state in moments():
        view = state.view(0)
        plan = TABLE.layout(kit, board_of(kit), view, 0)
        fit(TABLE.decorations(kit, view, plan), plan)
        for event in seen(state, 0):
            if TABLE.fleeting_seconds(event):
                fit(TABLE.fleeting(kit, event, plan, 0.9), plan)


def fit(pictures: list[Picture], plan: TableLayout) -> None:
    """Words lie inside the plate, tab or panel that they belong to; a blank stands for none."""
    rects = {picture.key: picture.rect for picture in pictures if picture.rect.w > 1}
    for key, place in rects.items():
        match key:
            case ("name" | "role" | "doing", int(seat)):
                outer = plan.plates[seat]
            case ("tab", int(seat), int(line), str()):
                outer = tab(plan, seat, line)
            case (("role_panel", str(name)), int()):
                outer = rects[("role_panel", name), "back"]
            case (("price", int(seat)), "words"):
                outer = rects[("price", seat), "back"]
            case ("heading", int()):
                outer = rects["heading"]
            case ("verdict", int()):
                outer = rects["verdict", "back"]
            case _:
                continue
        assert outer.inflate(2, 2).contains(place), f"{key} {place} leaves {outer}"


@pytest.mark.parametrize("language", ["en", "es", "it"])
@pytest.mark.parametrize("size", [(640, 480), (800, 600), (1024, 768)])
def test_what_plates_say_is_whole_and_of_one_size(
    size: tuple[int, int], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fitting, "_beginning", lambda *_: pytest.fail("words were cut off"))
    kit = a_kit(size, 1.0, language)
    heights: dict[str, set[int]] = {"role": set(), "doing": set()}
    for state in (*moments(), next(state for state in played(2) if any(state.view(PUBLIC).facts.stopped))):
        view = state.view(0)
        plan = TABLE.layout(kit, board_of(kit), view, 0)
        for seat in (0, 1):
            for picture in plates.plate(kit, view, plan.plates[seat], seat):
                match picture.key:
                    case ("role" | "doing" as row, int()):
                        heights[row].add(picture.rect.h)
                    case _:
                        continue
    assert all(found and max(found) - min(found) <= 1 for found in heights.values()), heights


def test_what_the_coin_says_stands_on_its_panel() -> None:
    """J21: level after three void duels."""
    state = duels(THREE, THREE, *(f"{seat} duel {card}" for card in THREE.split() for seat in (0, 1)))
    coin = next(event for event in seen(state) if event.kind == "coin")
    kit, _, plan = laid_out(state.view(0), (640, 480))
    turning, lying_still = (TABLE.fleeting(kit, coin, plan, share) for share in (0.2, 1.0))
    assert "coin" in words_of(turning) and ("verdict", 0) not in words_of(turning)
    assert ("verdict", 0) in words_of(lying_still)
    fit(lying_still, plan)


# A long look


def said(message: Text) -> str:
    return a_kit((640, 480)).say(message)


def test_a_long_look_tells_numbers_effects_and_rules() -> None:
    state = window(side(hand="palmas", attack="gatapeo toromeo_shiny", defence="giralduende"),
                   side(hand="salmorejo", attack="naranjaguar", defence="alcachofante", scenario="feria"))  # fmt: skip
    view = state.view(0)
    title, lines, rule = TABLE.closer(view, ("attack/0", 1))
    assert said(title) == "Toromeo, shiny" and rule == "J1"
    assert "ATQ 100" in said(lines[0]) and any("printed" in said(line) for line in lines)
    assert TABLE.closer(view, ("defence/0", 0))[2] == "J4"
    title, lines, rule = TABLE.closer(view, ("hand/0", 0))
    assert (said(title), rule) == ("Palmas", "J15")
    assert said(lines[0]) == "The best creature of your revealed line counts twice."
    assert TABLE.closer(view, ("scenario/1", 0))[2] == "J11"


def test_a_long_look_at_hidden_cards_tells_only_how_many_there_are() -> None:
    """The same words whatever the rival holds and has placed (J10, J12)."""
    looks = set()
    for hidden in ("naranjaguar alcachofante palmas", "abubill gatapeo cartujanos"):
        one, two, held = hidden.split()
        deck = side(hand="naranjaguar alcachofante palmas abubill gatapeo cartujanos")["deck"]
        rival = {**side(hand=held, attack=one, defence=two), "deck": deck}
        view = match(side(hand="toromeo", attack="gatapeo", defence="botijuno"), rival, phase="line").view(0)
        looks.add(tuple(TABLE.closer(view, slot) for slot in (("hand/1", 0), ("attack/1", 0), ("deck/1", 3))))
    assert len(looks) == 1
    assert [said(line) for _, lines, _ in looks.pop() for line in lines] == [
        "The last card of this hand.",
        "Bruno has one creature in attack.",
        "What is in it, only its owner knows.",
    ]


def test_a_long_look_at_the_own_deck_tells_what_is_left_in_it() -> None:
    state = dealt(4)
    title, lines, _ = TABLE.closer(state.view(0), ("deck/0", 5))
    assert said(title) == "Deck of Anna: 19 cards"
    left = list(state.decks[0])
    left.remove(state.drawn[0][0])
    told = said(lines[0]).removeprefix("In it: ").removesuffix(".")
    names = [part.split(" × ") for part in told.split(" · ")]
    assert sum(int(part[0]) if len(part) == 2 else 1 for part in names) == len(left)


# Faces


def test_every_card_has_a_face_of_its_own_at_every_size() -> None:
    kit = a_kit((1280, 800))
    for width in (40, 100):
        faces = {
            pygame.image.tobytes(TABLE.face(kit, ("hand/0", 0), card, width, width * 7 // 5), "RGBA")
            for card in (UNKNOWN, *range(KINDS))
        }
        assert len(faces) >= (KINDS + 1 if width > 90 else CREATURES + 1)


@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_the_longest_name_is_as_high_as_the_shortest_on_a_card_of_ninety_pixels(language: str) -> None:
    kit, room, px = a_kit((1280, 800), 1.0, language), 73, 9
    names = [kit.say(text(f"jartible.card.{name.removesuffix('_shiny')}")) for name in KIND_BY_ID]
    drawn = [lettering(kit, name, room, px).get_size() for name in names]
    assert max(map(len, names)) > 16
    assert {high for _, high in drawn} == {lettering(kit, "Ñ", room, px).get_height()}
    assert all(wide <= room for wide, _ in drawn)


def test_a_name_too_long_for_narrow_letters_becomes_smaller_and_stays_whole() -> None:
    kit = a_kit((1280, 800))
    low, high = (lettering(kit, "m" * count, 60, 12) for count in (40, 4))
    assert low.get_width() == 60 and low.get_height() < high.get_height()


def test_a_shiny_creature_has_another_frame() -> None:
    kit = a_kit((1280, 800))
    plain, shiny = (KIND_BY_ID[name] for name in ("abubill", "abubill_shiny"))
    assert IS_SHINY[shiny] and not IS_SHINY[plain]
    corners = [TABLE.face(kit, ("hand/0", 0), card, 100, 140).get_at((50, 6)) for card in (plain, shiny)]
    assert corners[0] != corners[1]


@pytest.mark.parametrize(("height", "named"), [(24, False), (30, True), (44, True), (70, True), (120, True)])
def test_a_scenario_on_the_table_bears_its_name_where_there_is_room(height: int, named: bool) -> None:
    one, other = (
        TABLE.face(a_kit((800, 600), 1.0, language), ("scenario/0", 0), KIND_BY_ID["feria"], height * 7 // 5, height)
        for language in ("en", "xx")
    )
    assert (pygame.image.tobytes(one, "RGBA") != pygame.image.tobytes(other, "RGBA")) == named


def test_a_scenario_on_the_table_lies_across() -> None:
    state = match(side(hand="abubill gatapeo", scenario="feria"), side(hand="abubill gatapeo"))
    _, _, plan = laid_out(state.view(0))
    for seat in (0, 1):
        box = plan.boxes[f"scenario/{seat}", 0]
        assert box.w > box.h * 1.3
