"""What the table of Audatia says beside its cards: true, in its place, and whole."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pytest

from game.engine.text import Text
from game.engine.view import OPEN, PUBLIC, Seat
from game.games.audatia import inks
from game.games.audatia.cards import KIND, KINDS, POSTE
from game.games.audatia.distance import measure_of
from game.games.audatia.notes import notes_of
from game.games.audatia.reasons import uses
from game.games.audatia.scores import leader, scores_of, with_first_blow
from game.games.audatia.state import AudatiaState
from game.games.audatia.table import TABLE
from game.table.colour import contrast
from game.table.kit import Kit
from game.table.theme import IVORY
from tests.games.audatia.duel import PATRON, SIDES, duel, play
from tests.games.audatia.looks import SIZES, VARIANTS, a_kit, is_drawn, laid_out, played, rect, row_asked, signs


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


def test_at_the_end_nothing_is_noted_any_more() -> None:
    """A28: nobody strikes again, and the last blow falls no longer."""
    state = duel("mf_l p | donna_destra | ", "rm_l rf_l | coda_longa | ", "0 attack mf_l")
    assert "audatia.measure.blow" in said(state) and noted(state, 0) == ["strikes"]
    play(state, "1 yield")
    assert noted(state, 0) == noted(state, 1) == []
    assert said(state) & {"audatia.measure.hit", "audatia.measure.blow"} == {"audatia.measure.hit"}


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
    assert is_drawn(signs(state)[0][count])
    play(state, "0 ability repeat")
    assert not is_drawn(signs(state)[0][count]) and is_drawn(signs(state, 1)[0][count])


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


def test_inks_stand_out_on_vellum() -> None:
    for ink in (inks.INK, inks.RED, inks.INK_PALE):
        assert contrast(ink, inks.VELLUM) >= 4.5
    assert contrast(IVORY, inks.RED) >= 4.5
