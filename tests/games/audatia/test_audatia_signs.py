"""What the table of Audatia says beside its cards: true, in its place, and no longer than it holds."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from game.engine.event import Event, events_for
from game.engine.text import Text
from game.engine.view import OPEN, PUBLIC, Seat
from game.games.audatia import inks
from game.games.audatia.cards import KIND, KINDS, POSTE
from game.games.audatia.distance import measure_of
from game.games.audatia.measure import MEASURES
from game.games.audatia.notes import notes_of
from game.games.audatia.reasons import uses
from game.games.audatia.scores import Scores, leader, scores_of, told_by, with_first_blow
from game.games.audatia.state import AudatiaState
from game.games.audatia.table import TABLE
from game.table.colour import contrast
from game.table.kit import Kit
from game.table.tabletop import Tabletop
from game.table.theme import IVORY
from game.table.tween import Pace
from tests.games.audatia.duel import PATRON, SIDES, duel, play
from tests.games.audatia.looks import SIZES, VARIANTS, a_kit, is_drawn, laid_out, played, rect, row_asked, signs

CHANGING = {"clear", "kicked", "first_step", "steal", "discard", "salute", "virtue", "virtues", "challenge", "ability"}
"""Events that change virtues, too, but are followed by a choice."""
SCALES = {"score", "leads", "added", "virtue", "virtue_name", "allows"}


def scores_in(event: Event) -> Scores | None:
    return told_by([arg for arg in event.args if isinstance(arg, int)])


def said(state: AudatiaState) -> set[str]:
    """The texts on the table, by key."""
    keys: set[str] = set()
    kit, _, plan = laid_out(state.view(0))

    def heard(message: Text) -> str:
        keys.add(message.key)
        return kit.say(message)

    TABLE.decorations(Kit(kit.fonts, kit.art, kit.metrics, heard), state.view(0), plan)
    return keys


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
    scores = scores_of(state.view(0).facts)
    assert leader(scores, 0) == 1 and leader(scores, 2) == 1
    assert with_first_blow(scores, 2) == 0 and leader(scores, 3) == -1
    assert is_drawn(signs(state)[0]["added", 0, 2])
    scores = scores_of(play(state, "0 attack p").view(0).facts)
    assert leader(scores, 2) == 0 and with_first_blow(scores, 2) == -1
    assert not is_drawn(signs(state)[0]["added", 0, 2])


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


def noted(state: AudatiaState, seat: Seat) -> list[str]:
    return [note[0].key.removeprefix("audatia.note.") for note in notes_of(state.view(0), seat)]


@pytest.mark.parametrize(("card", "side"), [("mf_r", "external"), ("rf_r", "internal")])
def test_a_broken_thrust_is_no_bind_and_says_what_may_follow(card: str, side: str) -> None:
    """A27: neither Largo nor Stretto; a remedy of the thruster or a Mezano of the breaker."""
    posta = {"mf_r": "coda_longa", "rf_r": "dente_di_zenghiaro"}[card]
    hands = "p twist_pommel | donna_destra | {}", f"{card} mm_l rm_l | {posta} | {{}}"
    state = duel(hands[0].format("celeritas"), hands[1].format(""), "0 attack p", f"1 break {card}", break_thrust=True)
    assert measure_of(state.view(0)) == "crossed"
    found, _ = signs(state)
    assert not is_drawn(found["measure_here"])
    assert noted(state, 0) == [side] and noted(state, 1) == ["strikes"]
    assert [note[1] for note in notes_of(state.view(0), 1)] == [(3,) if card == "mf_r" else (2,)], "one Mezano"
    play(state, "0 pass")
    assert noted(state, 0) == [] and noted(state, 1) == ["strikes"] and measure_of(state.view(0)) == "crossed"


def test_a_blow_leaves_the_bind_and_an_exchange_makes_none() -> None:
    """A19, A23: what was bound before does not hold while something has to be answered."""
    state = duel("mf_l p | donna_destra | ", "ms_l rf_r p | coda_longa | celeritas", "0 attack mf_l", "1 parry ms_l")
    assert measure_of(state.view(0)) == "largo"
    assert measure_of(play(state, "1 attack rf_r").view(0)) == "blow"
    hands = "p elbow_push | donna_destra | ", "p twist_pommel | frontale | celeritas"
    state = duel(*hands, "0 attack p", "1 exchange p")
    assert measure_of(state.view(0)) == "blow"
    assert noted(state, 0) == ["external"] and noted(state, 1) == [], "no blow follows"
    assert measure_of(play(state, "0 remedy elbow_push").view(0)) == "crossed"


@pytest.mark.parametrize(("size", "has_sign"), [((1280, 800), True), ((1024, 768), False)])
def test_names_of_virtues_stand_alone_where_there_is_little_room(size: tuple[int, int], has_sign: bool) -> None:
    view = duel("p | longa | prudentia", "mf_r | coda_longa | audatia celeritas").view(0)
    kit, _, plan = laid_out(view, size)
    keys = [picture.key for picture in TABLE.decorations(kit, view, plan)]
    assert [("virtue", n) in keys for n in (0, 1, 2)] == [has_sign] * 3
    assert all(("virtue_name", n) in keys for n in (0, 1, 2))


@pytest.mark.parametrize("size", [(640, 480), (800, 600), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "es", "it"])
def test_virtues_to_choose_from_are_named_beside_their_cards(size: tuple[int, int], language: str) -> None:
    """A7: the Challenger has Audatia; of the others nobody has anything to compare yet."""
    view = duel("p | | ", "p | | ", at="virtues").view(1)
    _, _, plan = laid_out(view, size, bottom=1)
    kit = a_kit(size, language=language)
    found = {picture.key: picture for picture in TABLE.decorations(kit, view, plan)}
    assert [("score", 0, virtue) in found for virtue in range(4)] == [True, False, False, False]
    places = [rect(plan, (zone, virtue)) for zone in ("virtues", "virtues/0", "virtues/1") for virtue in range(4)]
    for virtue in (1, 2, 3):
        name = found["virtue_name", virtue].rect
        assert name.collidelist(places) < 0 and name.x > rect(plan, ("virtues", virtue)).right


def test_the_side_is_told_while_remedies_can_be_played() -> None:
    """A20, A24: after a bold entry that was not made, blows follow, and no side counts."""
    hands = "mf_l twist_pommel | frontale | audatia", "ms_l p | porta_di_ferro_mezana | fortitudo"
    state = duel(*hands, "0 attack mf_l", "1 parry ms_l", "1 side external", chars=(PATRON, PATRON))
    assert "audatia.measure.side" in said(state)
    assert "audatia.measure.side" not in said(play(state, "0 pass"))


def test_a_pile_whose_cards_are_all_seen_is_not_counted() -> None:
    state = duel("repeat mf_l | longa | fortitudo", "mf_l | frontale | audatia", at="out", one_discard=["rf_l", "p"])
    count = ("count", "discard/0")
    assert count in signs(state)[0]
    play(state, "0 ability repeat")
    assert count not in signs(state)[0] and count in signs(state, 1)[0]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_phase_is_told_while_a_blow_is_taken_back(size: tuple[int, int], scale: float) -> None:
    """A32: the page is low then, because the discard pile is laid out."""
    at_once = duel("repeat mf_l | longa | fortitudo", "mf_l | longa | ", at="out", one_discard=["rf_l"])
    found, plan = signs(play(at_once, "0 ability repeat"), 0, size, scale)
    measure, phase = found["phase", 0].rect, found["phase", 1].rect
    assert measure.bottom <= phase.top and phase.bottom <= rect(plan, ("deck/0", 0)).top


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
        passing = {picture.key: picture for picture in TABLE.fleeting(a_kit((1280, 800)), event, plan, 1.0)}
        assert is_drawn(passing["measure_here"]) == is_drawn(told["measure_here"]) == crossed
        for key in [*(("measure", name) for name in MEASURES), "measure_here"]:
            assert passing[key].rect.topleft == told[key].rect.topleft


@pytest.mark.parametrize(("size", "scale"), [*((size, 1.0) for size in SIZES), ((800, 600), 2.0), ((1920, 1080), 2.0)])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_name_of_a_posta_is_one_line_over_a_small_part_of_its_card(
    size: tuple[int, int], scale: float, seat: Seat
) -> None:
    kit = a_kit(size, scale)
    for posta in POSTE:
        found, plan = signs(duel(f"mf_l | {posta} | ", f"mf_l | {posta} | "), 0, size, scale)
        ribbon, box = found[("posta", seat), "ribbon"].rect, rect(plan, (f"posta/{seat}", 0))
        assert ribbon.h <= kit.line_height("small") + kit.px(2), posta
        assert ribbon.clip(box).h <= box.h * 0.3, posta
        for key, picture in found.items():
            if isinstance(key, tuple) and key[0] in ("note", "count", "score"):
                assert not ribbon.colliderect(picture.rect), (posta, key)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("side", SIDES)
def test_in_sudden_death_nothing_lies_on_the_revealed_card(size: tuple[int, int], scale: float, side: str) -> None:
    """A30: neither the pile beside it nor the words on that pile."""
    found, plan = signs(row_asked(side), 0, size, scale)
    for seat in (0, 1):
        shown = rect(plan, (f"shown/{seat}", 0))
        assert not shown.colliderect(rect(plan, (f"pile/{seat}", 0)))
        assert not shown.colliderect(found[("pile", seat), "ribbon"].rect)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_card_that_is_laid_tells_the_virtues_as_they_are_then(variant: str) -> None:
    """A3: in sudden death many are laid before anybody is asked again (A30)."""
    compared = 0
    for seed in range(5):
        since = 0
        for state in played(seed, variant):
            news = events_for(state.log or [], 0, since)
            since += len((state.log or [])[since:])
            last = next((event for event in reversed(news) if event.kind in CHANGING or scores_in(event)), None)
            if last is not None and last.kind not in CHANGING:
                compared += 1
                assert scores_in(last) == scores_of(state.view(0).facts), last.kind
    assert compared > 5


def test_in_sudden_death_the_virtues_do_not_wait_for_the_end_of_a_row() -> None:
    """Scores and crowns are those of the blow while it is shown, and stay when the next card is turned up."""
    state = row_asked("right", "donna_destra")
    before, plan = signs(state)
    state.log = []
    play(state, "0 counter mf_l")
    events = events_for(state.log, 0, 0)
    assert "turn_up" in [event.kind for event in events], "the rival's row goes on"
    passing = {picture.key: picture for picture in TABLE.fleeting(a_kit((1280, 800)), events[0], plan, 1.0)}
    assert passing.keys() >= {key for key in before if isinstance(key, tuple) and key[0] in SCALES}
    assert not is_drawn(before["leads", 0, 3]) and is_drawn(passing["leads", 0, 3])
    assert is_drawn(before["added", 0, 3]) and not is_drawn(passing["added", 0, 3])


def test_the_cards_left_in_a_row_are_counted_as_they_go() -> None:
    state = row_asked("right")
    _, plan = signs(state)
    kit, shown = a_kit((1280, 800)), []
    state.log = []
    play(state, "0 counter mf_l")
    for event in events_for(state.log, 0, 0):
        if event.kind == "turn_up":
            passing = {picture.key: picture.surface for picture in TABLE.fleeting(kit, event, plan, 1.0)}
            shown.append(pygame.image.tobytes(passing["cards", 1], "RGBA"))
    numbers = [kit.fonts.digits(str(left), "bold", kit.metrics.text_px("small"), IVORY) for left in (1, 0)]
    assert shown == [pygame.image.tobytes(number, "RGBA") for number in numbers]


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
