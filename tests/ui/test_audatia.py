"""Audatia at the table: what it says of cards, and what a hand can and can't do."""

from __future__ import annotations

import pytest

from game.engine.text import Text
from tests.games.audatia.duel import duel, kind
from tests.ui.audatia_player import beginning
from tests.ui.conftest import Launch
from tests.ui.player import Way, lies


@pytest.mark.parametrize("way", ["click", "keys"])
def test_what_can_t_be_played_is_explained_with_its_rule(launch: Launch, way: Way) -> None:
    """A15: worked example 3."""
    pilot = launch()
    table = pilot.open(match=beginning(duel("mf_l rm_l | donna_destra | ", "mf_r | frontale | ")))
    pilot.frames(6)
    cut = lies(table.view, "hand/0", kind("mf_l"))
    if way == "keys":
        pilot.walk_to(cut)
        pilot.enter()
    else:
        pilot.click(pilot.spot(cut))
    assert pilot.shown_words() == "Closed: Frontale covers the head. (A15)"
    pilot.rest()
    pilot.check()


def test_a_card_under_the_pointer_says_what_it_serves_for_or_why_not(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open(match=beginning(duel("mf_l rm_l | donna_sinestra | ", "mf_r | frontale | ")))
    pilot.frames(6)
    said = {}
    for card in ("mf_l", "rm_l"):
        pilot.move(pilot.spot(lies(table.view, "hand/0", kind(card))))
        pilot.frames(2)
        table.pictures()
        assert isinstance(table.hud.status, Text)
        said[card] = pilot.desk.say(table.hud.status)
    assert said["mf_l"] == "Not now: attack. Closed: Frontale covers the head. (A15)"
    assert said["rm_l"] == "Now: attack: Roverso Mezano (sun left)."


def test_pointing_elsewhere_takes_the_place_of_a_refusal(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open(match=beginning(duel("mf_l rm_l | donna_sinestra | ", "mf_r | frontale | ")))
    pilot.frames(6)
    pilot.click(pilot.spot(lies(table.view, "hand/0", kind("mf_l"))))
    assert "(A15)" in pilot.shown_words()
    pilot.move(pilot.spot(lies(table.view, "hand/0", kind("rm_l"))))
    table.pictures()
    assert table.hud.message is None and table.hud.status is not None


def test_a_card_dropped_where_it_can_t_go_glides_back(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open(match=beginning(duel("mf_l rm_l | donna_sinestra | ", "mf_r | frontale | ")))
    pilot.frames(6)
    deck = ("deck/0", len(table.view.zone("deck/0").cards) - 1)
    pilot.drag(pilot.spot(lies(table.view, "hand/0", kind("rm_l"))), pilot.spot(deck))
    assert not table.match.deals[-1].steps and pilot.shown_words()
    pilot.rest()
    pilot.check()


def test_of_two_uses_the_player_chooses(launch: Launch) -> None:
    """A22: a parry or a counterattack with the same card."""
    pilot = launch()
    begin = duel("mf_r | finestra | celeritas", "mf_l mm_l | donna_destra | ", "0 pass", "1 attack mf_l")
    table = pilot.open(match=beginning(begin))
    pilot.frames(6)
    pilot.click(pilot.spot(("hand/0", 0)))
    assert table.sheet is not None and table.sheet.kind == "chooser"
    pilot.push("audatia.do.counter")
    pilot.frames(4)
    assert table.match.rules.action_text(table.match.deals[-1].steps[0].action) == "counter mf_r"


def test_signs_on_a_card_go_with_it(launch: Launch) -> None:
    """Up with the card under the pointer, away while it is dragged."""
    pilot = launch()
    table = pilot.open(match=beginning(duel("mf_l rm_l | donna_sinestra | ", "mf_r | frontale | ")))
    pilot.frames(6)
    slot = lies(table.view, "hand/0", kind("rm_l"))

    def sign() -> list[int]:
        return [picture.y for picture in table.pictures() if picture.key == ("on", slot, "use", 0, "sign")]

    (low,) = sign()
    pilot.move(pilot.spot(slot))
    pilot.rest()
    assert sign()[0] < low
    pilot.press(pilot.spot(slot))
    pilot.glide((500, 300))
    assert sign() == []
    pilot.release((5, 5))
    pilot.move((6, 6))
    pilot.rest()
    assert sign() == [low]
