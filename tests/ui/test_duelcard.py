"""DuelCard at the table: what is lit, hints, and what a hand can and can't do."""

from __future__ import annotations

import pytest

from game.engine.text import Text
from game.games.duelcard.cards import STRENGTH, THIEF, card_text
from tests.games.duelcard.table import match
from tests.ui.conftest import Launch
from tests.ui.duelcard_player import beginning
from tests.ui.player import Way, lies


def test_nothing_is_lit_where_its_card_has_yet_to_come(launch: Launch) -> None:
    """A Chest that nobody bars: what is asked next is known while the two cards are still on their way."""
    pilot = launch(speed=1.0)
    table = pilot.open(match=beginning(match("pfCC", "w", "f", "p", phase="action")))
    pilot.frames(6)
    pilot.drag(pilot.spot(("hand/0", 2)), pilot.spot(("deck", len(table.view.zone("deck").cards) - 1)))
    waited = 0
    while table.show.busy or len(table.view.zone("hand/0").cards) < 5:
        pilot.frames()
        for key in [picture.key for picture in table.pictures()]:
            if isinstance(key, tuple) and key[0] in ("able", "target"):
                sprite = table.top.sprites.get(key[1])
                assert sprite is not None and sprite.share(pilot.ticker.now) >= 1
        waited += bool(table.hand.moves.carried) and not table.top.at_rest
    assert waited > 3
    assert [slot for slot in table.hand.moves.carried if slot[0] == "hand/0"]


def test_a_hint_marks_every_card_of_a_play(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open(match=beginning(match("pppwfT", "f", phase="duel", moves=["1 play fire"])))
    pilot.letter("h")
    pilot.rest()
    message = table.hud.message
    assert message is not None and message.key in ("common.hint.move", "common.hint.because")
    advice = message.arg("move")
    assert isinstance(advice, Text) and advice.key == "duelcard.move.play"
    cards = advice.arg("cards")
    assert isinstance(cards, Text)
    marked = [card_text(table.view.card(slot)) for slot in table.adviser.slots]
    assert marked == ([cards.arg("first"), cards.arg("second")] if cards.key == "duelcard.cards.more" else [cards])


@pytest.mark.parametrize("way", ["click", "keys"])
def test_what_means_nothing_is_explained_with_its_rule(launch: Launch, way: Way) -> None:
    pilot = launch()
    pilot.open(match=beginning(match("pST", "wf")))
    pilot.frames(6)
    strength = lies(pilot.table.view, "hand/0", STRENGTH)
    if way == "keys":
        pilot.walk_to(strength)
        pilot.enter()
    else:
        pilot.click(pilot.spot(strength))
    assert pilot.shown_words() == "That card is of no use before the duel. (D7)"
    pilot.rest()
    pilot.check()


def test_a_card_dropped_where_it_can_t_go_glides_back(launch: Launch) -> None:
    pilot = launch()
    table = pilot.open(match=beginning(match("pST", "wf")))
    pilot.frames(6)
    thief = lies(table.view, "hand/0", THIEF)
    pilot.drag(pilot.spot(thief), pilot.spot(("deck", len(table.view.zone("deck").cards) - 1)))
    assert "(D7)" in pilot.shown_words()
    assert not table.match.deals[-1].steps
    pilot.rest()
    pilot.check()
