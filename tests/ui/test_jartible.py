"""Duelo Jartible at the table: lines, hints, long looks, and what a hand can and can't do."""

from __future__ import annotations

import pytest

from game.engine.text import Text
from game.games.jartible.cards import KIND_BY_ID
from tests.games.jartible.match import duels, formation, match, side, window
from tests.ui.conftest import Launch
from tests.ui.jartible_player import beginning
from tests.ui.player import Way, lies


def test_a_card_dropped_beside_the_others_of_a_line_lies_in_that_line(launch: Launch) -> None:
    """J12: the free places are the line, too."""
    pilot = launch()
    hand = "abubill gatapeo toromeo perdigallo"
    table = pilot.open(match=beginning(formation(hand, hand, "0 place abubill attack", "1 place abubill attack")))
    pilot.frames(6)
    pilot.drag(pilot.spot(lies(table.view, "hand/0", KIND_BY_ID["gatapeo"])), pilot.spot(("defence/0", 3)))
    assert table.match.rules.action_text(table.match.deals[-1].steps[0].action) == "place gatapeo defence"
    pilot.rest()
    pilot.check()


@pytest.mark.parametrize("way", ["click", "keys"])
def test_what_means_nothing_is_explained_with_its_rule(launch: Launch, way: Way) -> None:
    pilot = launch()
    table = pilot.open(match=beginning(formation()))
    pilot.frames(6)
    support = lies(table.view, "hand/0", KIND_BY_ID["chicharrones"])
    if way == "keys":
        pilot.walk_to(support)
        pilot.enter()
    else:
        pilot.click(pilot.spot(support))
    assert pilot.shown_words() == "Now creatures are placed. (J12)"
    pilot.rest()
    pilot.check()


def test_a_support_dropped_where_it_can_t_go_glides_back(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open(match=beginning(window(
        side(hand="palmas abubill", attack="gatapeo", defence="botijuno"),
        side(hand="abubill", attack="gatapeo", defence="botijuno"),
    )))  # fmt: skip
    pilot.frames(6)
    pilot.drag(pilot.spot(lies(table.view, "hand/0", KIND_BY_ID["palmas"])), pilot.spot(("attack/0", 0)))
    assert "(J15)" in pilot.shown_words()
    assert not table.match.deals[-1].steps
    pilot.rest()
    pilot.check()


def test_a_hint_marks_the_card_that_it_proposes(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open(match=beginning(duels("abubill toromeo", "gatapeo", "1 duel gatapeo")))
    pilot.letter("h")
    pilot.rest()
    message = table.hud.message
    assert message is not None and message.key in ("common.hint.move", "common.hint.because")
    advice = message.arg("move")
    assert isinstance(advice, Text) and advice.key == "jartible.move.play"
    assert [slot[0] for slot in table.adviser.slots][:1] == ["hand/0"]


def test_a_long_look_at_a_line_and_at_the_own_deck(launch: Launch) -> None:
    pilot = launch(size=(800, 600), language="es")
    table = pilot.open(match=beginning(match(
        side(hand="palmas abubill", attack="gatapeo", defence="botijuno"),
        side(hand="abubill", attack="gatapeo toromeo", defence="botijuno"), phase="line",
    )))  # fmt: skip
    pilot.frames(6)
    for slot, words in ((("attack/1", 1), "Bruno tiene 2 criaturas en ataque."), (("deck/0", 3), "Sin ver todavía")):
        pilot.click(pilot.spot(slot), button=3)
        pilot.rest()
        assert table.sheet is not None and table.sheet.kind == "closer"
        said = [pilot.desk.say(w.text) for w in table.sheet.page.widgets if isinstance(getattr(w, "text", None), Text)]  # type: ignore[attr-defined]
        assert any(words in line for line in said) or any("Dentro:" in line for line in said), said
        pilot.check()
        pilot.escape()
        pilot.rest()
