"""Audatia on the table: a place for every card, sprites that end where the view has them, a long look."""

from __future__ import annotations

import os
from itertools import combinations

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from game.data.paths import assets_root
from game.engine.event import events_for
from game.engine.text import Text
from game.engine.view import PUBLIC, Seat, Slot, View
from game.games.audatia.cards import CHARACTERS, FIRST_POSTA, KINDS, POSTE
from game.games.audatia.closer import printed, rule_of
from game.games.audatia.contents import contents
from game.games.audatia.distance import measure_of
from game.games.audatia.page import page_of
from game.games.audatia.reasons import is_raised
from game.games.audatia.rules import RULES
from game.games.audatia.table import TABLE
from game.table.faces import laid_face
from game.table.kit import Kit
from game.table.moves import find_moves
from game.table.tabletop import Tabletop
from game.table.tween import Pace
from game.text.catalogue import Catalogue
from tests.games.audatia.duel import PATRON, duel
from tests.games.audatia.looks import SIZES, VARIANTS, a_kit, laid_out, played, rect, signs
from tests.games.rooms import lying

# Places


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("size", SIZES)
def test_every_card_has_a_place_on_the_board_and_no_zone_lies_on_another(size: tuple[int, int], variant: str) -> None:
    for number, state in enumerate(played(3, variant)):
        if number % 11:
            continue
        view = state.view(0)
        _, board, plan = laid_out(view, size, 2.0 if number % 2 else 1.0)
        places = {slot: rect(plan, slot) for slot in lying(view)}
        for slot, place in places.items():
            assert board.inflate(2, 2).contains(place), f"{slot} {place} leaves {board}"
            assert place.w >= 6 and place.h >= 9
        for (one, a), (other, b) in combinations(places.items(), 2):
            if one[0] != other[0]:
                assert not a.colliderect(b), f"{one} {a} lies on {other} {b}"
        for seat, plate in plan.plates.items():
            assert board.contains(plate)
            assert plate.collidelist(list(places.values())) < 0, f"a card lies on the plate of {seat}"
        assert board.inflate(2, 2).contains(page_of(plan))


@pytest.mark.parametrize("bottom", [0, 1])
def test_the_two_stand_opposite_each_other(bottom: Seat) -> None:
    state = duel("mf_l | longa | ", "mf_l | frontale | ")
    _, _, plan = laid_out(state.view(bottom), bottom=bottom)
    own, other = (rect(plan, (f"posta/{seat}", 0)) for seat in (bottom, 1 - bottom))
    middle = plan.middle
    assert own.centery > middle.centery > other.centery
    assert abs((own.centerx - middle.x) - (middle.right - other.centerx)) <= 2
    assert plan.turned == {f"{zone}/{1 - bottom}" for zone in ("pile", "posta", "shown")}


def test_swords_are_where_the_piles_lie_and_the_bind_is_a_distance() -> None:
    """A14, A18, A19: worked examples 1 and 2; edges touch in Stretto."""
    gaps = {}
    for parry, bind in (("ms_r", "stretto"), ("ms_l", "largo")):
        state = duel("mf_l | donna_destra | ", f"{parry} p | coda_longa | ", "0 attack mf_l", f"1 parry {parry}")
        view = state.view(0)
        assert measure_of(view) == bind
        _, _, plan = laid_out(view)
        own, other = rect(plan, ("pile/0", 0)), rect(plan, ("pile/1", 0))
        assert own.x == other.x > plan.middle.centerx - own.w // 2, "the attacker's right is the defender's left"
        gaps[bind] = own.y - other.bottom
    assert -1 <= gaps["stretto"] <= 1 < gaps["largo"]


def test_joined_suns_are_whole_over_the_line() -> None:
    for parry, joined in (("ms_r", True), ("ms_l", False)):
        state = duel("mf_l | donna_destra | ", f"{parry} p | coda_longa | ", "0 attack mf_l", f"1 parry {parry}")
        for seat in (0, 1):
            found, plan = signs(state, seat)
            assert ("sun" in found) == joined
            if joined:
                own = rect(plan, (f"pile/{seat}", 0))
                place = found["sun"].rect
                assert abs(place.centery - own.y) <= 1
                assert (place.centerx < own.centerx) == (seat == 0), "left for the one, right for the other"


def test_cards_that_serve_now_stand_out_of_the_hand() -> None:
    state = duel("mf_l rm_l feint twist_pommel | donna_sinestra | ", "mf_r | frontale | ")
    view = state.view(0)
    _, _, plan = laid_out(view)
    cards = view.zone("hand/0").cards
    low = max(plan.boxes["hand/0", i].y for i in range(len(cards)))
    raised = {KINDS[card] for i, card in enumerate(cards) if plan.boxes["hand/0", i].y < low}
    assert raised == {KINDS[card] for card in cards if is_raised(view, card)} == {"rm_l", "feint"}


@pytest.mark.parametrize("how", ["finish", "time", "reduced"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_sprites_end_where_the_view_has_the_cards(variant: str, how: str) -> None:
    blank = pygame.Surface((4, 4), pygame.SRCALPHA, 32)
    tops = {}
    for viewer in (0, 1, PUBLIC):
        tops[viewer] = Tabletop(lambda slot, card, width, height: blank, TABLE.tempo, lambda event: None)
        tops[viewer].pace = Pace(1.0, how == "reduced")
    since, now = 0, 0.0
    for state in played(21, variant, most=110):
        assert state.log is not None
        for viewer, top in tops.items():
            view = state.view(viewer)
            _, _, plan = laid_out(view, bottom=max(0, viewer))
            news = events_for(state.log, viewer, since)
            if not since:
                top.place(view, plan.boxes)
                continue
            top.relayout(plan.boxes, {source for event in news[:1] for source, _, _ in event.moves})
            assert all({move[0], move[1]} <= plan.boxes.keys() for event in news for move in event.moves)
            top.enqueue(news)
            if how == "finish":
                top.finish()
            while not top.at_rest:
                now += 0.5
                top.tick(now)
            assert {slot: sprite.card for slot, sprite in top.sprites.items()} == lying(view), (viewer, news)
        since = len(state.log)


def test_every_action_has_a_gesture() -> None:
    for variant in VARIANTS:
        for number, state in enumerate(played(9, variant)):
            if number % 5:
                continue
            for seat in state.pending():
                view = state.view(seat)
                _, _, plan = laid_out(view, bottom=seat)
                moves = find_moves(RULES, view, plan.boxes)
                for action in state.legal(seat):
                    assert moves.intent_of(action) is not None, RULES.action_text(action)


# Faces


def test_every_card_has_a_face_of_its_own_at_every_size() -> None:
    kit = a_kit((1280, 800))
    for width in (40, 120):
        faces = {
            pygame.image.tobytes(TABLE.face(kit, ("hand/0", 0), card, width, width * 7 // 5), "RGBA")
            for card in range(len(KINDS))
        }
        assert len(faces) == len(KINDS)
    assert contents().cards == len(KINDS)
    assert all((assets_root() / name).is_file() for name in contents().pictures)


@pytest.mark.parametrize("language", ["en", "es", "it"])
@pytest.mark.parametrize("width", [70, 90, 110])
def test_the_name_on_a_card_keeps_off_its_edges(language: str, width: int) -> None:
    kit = a_kit((800, 600), language=language)
    wordless = Kit(kit.fonts, kit.art, kit.metrics, lambda message: "")
    for card in range(len(KINDS)):
        said, bare = (TABLE.face(each, ("hand/0", 0), card, width, width * 7 // 5) for each in (kit, wordless))
        ink = bare.copy()
        ink.blit(said, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        written = pygame.mask.from_threshold(ink, (0, 0, 0), (9, 9, 9, 255))
        written.invert()
        places = written.get_bounding_rects()
        assert places, KINDS[card]
        assert all(place.left >= width * 0.04 and place.right <= width * 0.96 for place in places), KINDS[card]


def test_backs_are_those_of_the_characters() -> None:
    kit = a_kit((1280, 800))
    look = TABLE.dressed({"character_1": PATRON, "character_2": "agnes"})
    backs = [pygame.image.tobytes(look.face(kit, (f"hand/{seat}", 0), -1, 50, 70), "RGBA") for seat in (0, 1)]
    same = pygame.image.tobytes(kit.art.picture(f"audatia/backs/{PATRON}.svg", 50, 70), "RGBA")
    assert backs[0] == same != backs[1] and PATRON in CHARACTERS


def test_the_rival_s_cards_lie_turned_by_half() -> None:
    kit, _, plan = laid_out(duel("mf_l | longa | ", "mf_l | frontale | ").view(0))
    card = FIRST_POSTA
    own, other = (laid_face(TABLE, kit, plan, (f"posta/{seat}", 0), card, (80, 112)) for seat in (0, 1))
    assert pygame.image.tobytes(pygame.transform.rotate(own, 180), "RGBA") == pygame.image.tobytes(other, "RGBA")


# A long look


def look(view: View, slot: Slot) -> tuple[str, list[str], str]:
    say = a_kit((640, 480)).say
    title, lines, rule = TABLE.closer(view, slot)
    return say(title), [say(line) for line in lines], rule


def test_a_long_look_tells_uses_and_where_they_are_known_from() -> None:
    view = duel("mf_l rm_l | donna_sinestra | audatia", "mf_r | frontale | ", chars=(PATRON, PATRON)).view(0)
    title, lines, rule = look(view, ("hand/0", 0))
    assert (title, rule) == ("Mandritto Fendente (sun left)", "A2")
    assert lines[0] == "Not now: attack. Closed: Frontale covers the head. (A15)"
    assert "Is parried by: Mandritto Fendente, Mandritto Sottano, Roverso Sottano." in lines
    assert any("our reconstruction" in line or "from a public source" in line or "deduced" in line for line in lines)
    title, lines, rule = look(view, ("poste/0", POSTE.index("donna_destra")))
    assert (title, rule) == ("Donna Destra", "A4")
    assert "Fortitudo +2 with the first blow." in lines and lines[-1].startswith("From a public source: Fortitudo")
    assert look(view, ("virtues/0", 0))[2] == "A3"
    title, lines, _ = look(view, ("deck/1", 0))
    assert "The Patron" in title
    title, lines, rule = look(view, ("hand/1", 0))
    assert title == "A card of Bruno" and lines[0] == "1 card in hand."


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_long_look_at_every_card_says_something(character: str) -> None:
    say, known = a_kit((640, 480)).say, Catalogue.load("en", ("audatia",))
    state = duel("mf_l | longa | ", "mf_l | frontale | ", chars=(character, character))
    held = {*state.hand(0), *state.deck[0], *range(FIRST_POSTA, len(KINDS))}
    for card in held:
        lines = printed(card, CHARACTERS.index(character))
        assert lines and rule_of(card)
        for line in lines:
            assert isinstance(line, Text) and known.knows(line.key), line.key
            assert "{" not in say(line)


def test_a_remark_on_a_card_under_the_pointer_is_one_line() -> None:
    state = duel("mf_l | longa | audatia", "mf_l | frontale | ")
    view, say = state.view(0), a_kit((640, 480)).say

    def remarked(*slot: str | int) -> str:
        said = TABLE.remark(view, slot)  # type: ignore[arg-type]
        return "" if said is None else say(said)

    assert remarked("posta/1", 0).startswith("Frontale · From here: ") and "Closed to: " in remarked("posta/1", 0)
    assert "Prudentia +2" in remarked("posta/0", 0) and "Extensa" in remarked("posta/0", 0)
    assert remarked("hand/0", 0).startswith("Not now: attack. ")
    assert remarked("virtues/0", 0).startswith("Advantage allows a bold entry")
    assert remarked("hand/1", 0) == remarked("deck/0", 0) == remarked("pile/0", 0) == ""
