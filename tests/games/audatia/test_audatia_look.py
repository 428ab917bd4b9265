"""Audatia on the table: a place for every card, sprites that end where the view has them, true signs, a long look."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import combinations
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from game.data.paths import assets_root
from game.engine.event import events_for
from game.engine.text import Text, text
from game.engine.view import EMPTY, OPEN, PUBLIC, Seat, Slot, View
from game.games.audatia import inks
from game.games.audatia.cards import CHARACTERS, FIRST_POSTA, KIND, KINDS, POSTE
from game.games.audatia.closer import printed, rule_of
from game.games.audatia.contents import contents
from game.games.audatia.distance import measure_of
from game.games.audatia.measure import MEASURES
from game.games.audatia.notes import notes_of
from game.games.audatia.page import page_of
from game.games.audatia.reasons import is_raised, uses
from game.games.audatia.rules import RULES
from game.games.audatia.scales import leader, with_first_blow
from game.games.audatia.state import AudatiaState
from game.games.audatia.table import TABLE
from game.scenes.play.hud import Hud, log_room
from game.table.art import Art
from game.table.colour import contrast
from game.table.display import Picture
from game.table.faces import TableLayout, laid_face
from game.table.fonts import Fonts
from game.table.kit import Kit
from game.table.moves import find_moves
from game.table.tabletop import Tabletop
from game.table.theme import IVORY, Metrics
from game.table.tween import Pace
from game.table.widgets import IconButton
from game.text.catalogue import Catalogue
from tests.games.audatia.duel import PATRON, duel, play
from tests.table.pictures import screen

SIZES = ((640, 480), (800, 600), (1280, 800), (640, 900), (1920, 1080), (3840, 2160))
VARIANTS = ("duel", "hall", "sudden")
_SHARED: list[object] = []


def a_kit(size: tuple[int, int], scale: float = 1.0, language: str = "en") -> Kit:
    screen((64, 48))
    if not _SHARED:
        _SHARED.extend((Fonts(), Art(assets_root())))
    words = Catalogue.load(language, ("audatia",))
    fonts, art = _SHARED
    assert isinstance(fonts, Fonts) and isinstance(art, Art)
    return Kit(fonts, art, Metrics(*size, scale), lambda message: words.say(message, ("Anna", "Bruno")))


def board_of(kit: Kit) -> pygame.Rect:
    hud = Hud([IconButton("menu", text("common.icon.menu"), lambda: None) for _ in range(5)], log=log_room(2))
    hud.place(kit)
    return hud.board


def laid_out(
    view: View, size: tuple[int, int] = (1280, 800), scale: float = 1.0, bottom: Seat = 0
) -> tuple[Kit, pygame.Rect, TableLayout]:
    kit = a_kit(size, scale)
    board = board_of(kit)
    return kit, board, TABLE.layout(kit, board, view, bottom)


def lying(view: View) -> dict[Slot, int]:
    return {(zone.key, i): card for zone in view.zones for i, card in enumerate(zone.cards) if card != EMPTY}


def played(seed: int, variant: str = "duel", most: int = 200) -> Iterator[AudatiaState]:
    """A duel before its first choice and after every action, played at random."""
    options = {"variant": variant, "character_1": "patron", "character_2": "agnes", "break_thrust": True}
    state, rng = RULES.new(seed, options), Random(seed)
    yield state
    for _ in range(most):
        if not state.pending():
            return
        seat = rng.choice(state.pending())
        state.play(seat, rng.choice(state.legal(seat)))
        yield state


def rect(layout: TableLayout, slot: Slot) -> pygame.Rect:
    return pygame.Rect(*map(round, layout.boxes[slot]))


def signs(state: AudatiaState, seat: Seat = 0) -> tuple[dict[object, Picture], TableLayout]:
    view = state.view(seat)
    kit, _, plan = laid_out(view, bottom=seat)
    return {picture.key: picture for picture in TABLE.decorations(kit, view, plan)}, plan


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


# Signs


def test_signs_of_use_and_closed_lines_on_the_cards() -> None:
    found, plan = signs(duel("mf_l rm_l p feint | donna_sinestra | ", "mf_r | frontale | "))
    hand = [KINDS[card] for card in duel("mf_l rm_l p feint | donna_sinestra | ", "mf_r | frontale | ").hand(0)]
    at = {name: i for i, name in enumerate(hand)}
    marks = {name: {key[2] for key in found if isinstance(key, tuple) and key[:2] == ("on", ("hand/0", i))}
             for name, i in at.items()}  # fmt: skip
    assert marks == {"mf_l": {"bar", "dim"}, "p": {"dim"}, "rm_l": {"use"}, "feint": {"use"}}
    for key, picture in found.items():
        if isinstance(key, tuple) and key[2:] in (("bar",), ("dim",)):
            assert rect(plan, key[1]).contains(picture.rect)


def test_two_uses_have_two_signs() -> None:
    state = duel("mf_l mm_l | donna_destra | ", "mf_r rs_l | finestra | celeritas", "0 attack mf_l")
    found, _ = signs(state, 1)
    i = state.hand(1).index(KIND["mf_r"])
    assert {("on", ("hand/1", i), "use", n, "sign") for n in (0, 1)} <= found.keys()


def test_a_posta_chosen_in_secret_is_a_tick_for_the_rival_alone() -> None:
    """A11: its owner, and who looks at open cards, see which."""
    state = duel("mf_l | longa | ", "mf_l | longa | ", "1 posta frontale", at="posta")
    for viewer, named in ((0, False), (PUBLIC, False), (1, True), (OPEN, True)):
        view = state.view(viewer)
        kit, _, plan = laid_out(view, bottom=max(0, viewer))
        keys = {picture.key for picture in TABLE.decorations(kit, view, plan)}
        assert ((("posta", 1), "words") in keys, ("chosen", 1, "sign") in keys) == (named, not named)


def test_who_waits_sees_no_signs_on_his_cards() -> None:
    found, _ = signs(duel("mf_l | donna_destra | ", "mf_r | frontale | "), 1)
    assert not [key for key in found if isinstance(key, tuple) and key[0] == "on"]


def test_who_leads_in_a_virtue_and_who_will_with_his_first_blow() -> None:
    """A3: a posta's bonus waits for the first blow."""
    state = duel("mf_l p | finestra | ", "mf_r mf_l | coda_longa | audatia celeritas")
    facts = state.view(0).facts
    assert leader(facts, 0) == 1 and leader(facts, 2) == 1
    assert with_first_blow(facts, 2) == 0 and leader(facts, 3) == -1
    assert ("added", 0, 2) in signs(state)[0]
    play(state, "0 attack p")
    assert leader(state.view(0).facts, 2) == 0 and with_first_blow(state.view(0).facts, 2) == -1


def test_notes_tell_what_strikes_what_is_closed_and_what_answers() -> None:
    state = duel("mf_l p | donna_destra | ", "mf_r rs_l | finestra | ")

    def noted(seat: Seat) -> dict[str, tuple[int, ...]]:
        return {note[0].key.removeprefix("audatia.note."): note[1] for note in notes_of(state.view(0), seat)}

    assert noted(1) == {"strikes": (0, 1, 3, 6), "closed": (1,)}
    play(state, "0 attack mf_l")
    assert noted(1) == {"parried": (0, 4, 5)}
    assert noted(0) == {"strikes": (0, 2, 4, 6)}
    state = duel("mf_l | donna_destra | ", "ms_r | coda_longa | ", "0 attack mf_l", "1 parry ms_r")
    assert noted(0) == noted(1) == {}, "in Stretto no blow is played"


@pytest.mark.parametrize(("size", "has_sign"), [((1280, 800), True), ((1024, 768), False)])
def test_names_of_virtues_stand_alone_where_there_is_little_room(size: tuple[int, int], has_sign: bool) -> None:
    view = duel("p | longa | prudentia", "mf_r | coda_longa | audatia celeritas").view(0)
    kit, _, plan = laid_out(view, size)
    keys = [picture.key for picture in TABLE.decorations(kit, view, plan)]
    assert [("virtue", n) in keys for n in (0, 1, 2)] == [has_sign] * 3
    assert all(("virtue_name", n) in keys for n in (0, 1, 2))


def test_a_pile_whose_cards_are_all_seen_is_not_counted() -> None:
    state = duel("repeat mf_l | longa | fortitudo", "mf_l | frontale | audatia", at="out", one_discard=["rf_l", "p"])
    count = ("count", "discard/0")
    assert count in signs(state)[0]
    play(state, "0 ability repeat")
    assert count not in signs(state)[0] and count in signs(state, 1)[0]


def test_pictures_have_names_of_their_own() -> None:
    for variant in VARIANTS:
        for number, state in enumerate(played(7, variant)):
            if number % 13:
                continue
            for seat in (0, 1, PUBLIC, OPEN):
                view = state.view(seat)
                kit, _, plan = laid_out(view, bottom=max(0, seat))
                keys = [picture.key for picture in TABLE.decorations(kit, view, plan)]
                assert len(set(keys)) == len(keys)


def test_fleeting_pictures_for_every_event_and_share() -> None:
    shown = set()
    for variant in VARIANTS:
        for seed in (2, 5, 11):
            *_, last = played(seed, variant)
            assert last.log is not None
            kit, _, plan = laid_out(last.view(0), (800, 600))
            for event in events_for(last.log, 0, 0):
                if event.kind in shown:
                    continue
                shown.add(event.kind)
                for share in (0.0, 0.3, 1.0):
                    pictures = TABLE.fleeting(kit, event, plan, share)
                    keys = [picture.key for picture in pictures]
                    assert len(set(keys)) == len(keys)
                    assert bool(pictures) == (TABLE.fleeting_seconds(event) > 0)
    assert {"attack", "parry", "bind", "posta", "virtue", "turn_up"} <= shown


def test_the_measure_changes_with_the_blow_and_the_bind() -> None:
    """Rows are played to their end at once (A30): the gauge does not wait for the last card."""
    state = duel("mf_l | donna_destra | ", "ms_r p | coda_longa | ")
    for move, kind, crossed in (("0 attack mf_l", "attack", False), ("1 parry ms_r", "bind", True)):
        play(state, move)
        told, plan = signs(state)
        event = [event for event in events_for(state.log or [], 0, 0) if event.kind == kind][-1]
        passing = TABLE.fleeting(a_kit((1280, 800)), event, plan, 1.0)
        shown = {picture.key: (picture.x, picture.y) for picture in passing if picture.surface.get_width() > 1}
        assert ("measure_here" in shown) == ("measure_here" in told) == crossed
        marks = [("measure", name) for name in MEASURES] + ["measure_here"] * crossed
        assert [shown[key] for key in marks] == [(told[key].x, told[key].y) for key in marks]


def test_in_sudden_death_the_revealed_card_says_what_it_serves_for() -> None:
    asked = 0
    for seed in (2, 5, 11):
        for state in played(seed, "sudden"):
            for seat in state.pending():
                view = state.view(seat)
                slot = (f"shown/{seat}", 0)
                card = view.card(slot)
                if card >= 0 and uses(view, card):
                    asked += 1
                    assert ("on", slot, "use", 0, "sign") in signs(state, seat)[0]
    assert asked


def test_free_places_go_when_the_rows_lie() -> None:
    *_, last = played(2, "sudden")
    kit, _, plan = laid_out(last.view(0), (800, 600))
    rows = next(event for event in events_for(last.log or [], 0, 0) if event.kind == "rows")
    passing = {picture.key: picture for picture in TABLE.fleeting(kit, rows, plan, 1.0)}
    assert all(passing["place", i].surface.get_size() == (1, 1) for i in range(12))


@pytest.mark.parametrize("reduced", [False, True])
def test_what_is_seen_for_a_moment_is_gone_before_the_next_decision(reduced: bool) -> None:
    """It hides signs of the hand: those of the next decision must not go with it."""
    *_, last = played(5, "duel")
    view = last.view(0)
    _, _, plan = laid_out(view, (800, 600))
    for event in events_for(last.log or [], 0, 0):
        seconds = TABLE.fleeting_seconds(event)
        if seconds == 0:
            continue
        top = Tabletop(lambda *_: pygame.Surface((4, 4)), TABLE.tempo, lambda event: None)
        top.place(view, plan.boxes)
        top.pace = Pace(reduced=reduced)
        top.enqueue([event])
        before = TABLE.tempo(event).before
        for moment in (0.0, before, before + seconds + 0.02):
            top.tick(moment)
        assert not top.at_rest, event.kind


def test_suns_come_together_when_cards_meet() -> None:
    state = duel("mf_l | donna_destra | ", "ms_r p | coda_longa | ", "0 attack mf_l", "1 parry ms_r")
    kit, _, plan = laid_out(state.view(0))
    bind = next(event for event in events_for(state.log or [], 0, 0) if event.kind == "bind")
    heights = []
    for share in (0.0, 0.2, 1.0):
        found = {picture.key: picture for picture in TABLE.fleeting(kit, bind, plan, share)}
        heights.append(found["verdict", "picture"].surface.get_height())
    assert heights[0] > heights[1] > heights[2]


def test_inks_stand_out_on_vellum() -> None:
    for ink in (inks.INK, inks.RED, inks.INK_PALE):
        assert contrast(ink, inks.VELLUM) >= 4.5
    assert contrast(IVORY, inks.RED) >= 4.5


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
    assert remarked("hand/0", 0).startswith("Not now: attack. ")
    assert remarked("virtues/0", 0).startswith("Advantage allows a bold entry")
    assert remarked("hand/1", 0) == remarked("deck/0", 0) == remarked("pile/0", 0) == ""
