"""What the table asks of the rules: readings of cards, gestures, positions."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.contract import Intent
from game.engine.text import Text
from game.engine.view import Slot
from game.games.audatia.cards import FIRST_POSTA, FIRST_VIRTUE, KIND
from game.games.audatia.readings import readings
from game.games.audatia.rules import RULES
from game.games.audatia.state import AudatiaState
from game.text.catalogue import Catalogue
from tests.games.audatia.duel import PATRON, asked, duel, places, play, side

ENGLISH = Catalogue.load("en", ["audatia"])


def read(state: AudatiaState, card: str) -> dict[str, str]:
    """By use: why not, in words; empty where it is possible."""
    (seat,) = state.pending()
    return {
        RULES.action_text(reading.action).split()[0]: ENGLISH.say(reading.reason) if reading.reason else ""
        for reading in readings(state.view(seat), KIND[card])
    }


def test_every_use_of_a_card_with_its_reason() -> None:
    state = duel("mf_l rm_l p feint | donna_sinestra | ", "mf_r | frontale | ")
    assert read(state, "mf_l") == {"attack": "Closed: Frontale covers the head. (A15)"}
    assert read(state, "rm_l") == {"attack": ""}
    assert read(state, "p") == {"attack": "Out of reach: Donna Sinestra does not strike Punta. (A14)"}
    assert read(state, "feint") == {"cycle": ""}


def test_uses_of_a_reaction_with_the_possible_ones_first() -> None:
    state = duel("mf_l mm_l | donna_destra | ", "mf_r rs_l p twist_pommel | finestra | ", "0 attack mf_l")
    assert list(read(state, "mf_r").items()) == [("parry", ""), ("counter", "")]
    uses = read(state, "rs_l")
    assert uses["parry"].startswith("Out of reach") and set(uses) == {"parry", "counter"}
    assert set(read(state, "p")) == {"parry", "counter"}, "no thrust, so nobody thinks of an exchange"
    assert read(state, "twist_pommel") == {"remedy": "Twist & Pommel Strike does not answer a blow. (A17)"}


def test_who_is_not_asked_has_no_readings() -> None:
    state = duel("mf_l | donna_destra | ", "mf_r | finestra | ")
    assert readings(state.view(1), KIND["mf_r"]) == () and readings(state.view(-1), KIND["mf_r"]) == ()


# Gestures


def do(state: AudatiaState, source: Slot | None, target: Slot | str, seat: int | None = None) -> list[str]:
    """What a gesture of the pending seat means."""
    seat = state.pending()[0] if seat is None else seat
    return [RULES.action_text(action) for action in RULES.actions(state.view(seat), Intent(source, target))]


def why(state: AudatiaState, source: Slot | None, target: Slot | str, seat: int = 0) -> str:
    reason = RULES.why_not(state.view(seat), Intent(source, target))
    assert isinstance(reason, Text)
    return f"{reason.key.removeprefix('audatia.no.')} {reason.arg('rule')}"


def test_a_card_goes_to_the_pile_or_is_touched_alone() -> None:
    state = duel("mf_l feint | donna_destra | ", "mf_r rs_l | coda_longa | celeritas")
    assert do(state, ("hand/0", 0), ("pile/0", 0)) == do(state, None, ("hand/0", 0)) == ["attack mf_l"]
    assert do(state, ("hand/0", 0), ("pile/1", 0)) == ["attack mf_l"] and do(state, ("hand/0", 0), ("deck/0", 3)) == []
    assert do(state, ("hand/0", 1), ("deck/0", 36)) == ["cycle feint"]
    play(state, "0 attack mf_l")
    assert do(state, None, ("hand/1", 0)) == ["parry mf_r", "counter mf_r"], "a chooser follows"


def test_poste_virtues_and_blows_are_taken_where_they_lie() -> None:
    state = duel("mf_l | donna_destra | ", "mf_r | coda_longa | ")
    assert do(state, None, ("poste/0", 4)) == do(state, ("poste/0", 4), ("posta/0", 0)) == ["posta longa"]
    assert do(state, None, ("poste/1", 4)) == []
    state = RULES.new(1, {"challenger": "first"})
    play(state, "0 ready", "1 ready")
    assert do(state, None, ("virtues", 1)) == do(state, ("virtues", 1), ("virtues/1", 1)) == ["virtue prudentia"]
    state = duel("repeat mf_l | longa | fortitudo", "mf_l | frontale | audatia", "0 ability repeat", at="out",
                 one_discard=["p", "twist_pommel"])  # fmt: skip
    assert do(state, ("discard/0", 0), ("hand/0", 0)) == ["recover p"]
    assert do(state, None, ("discard/0", 1)) == []


def test_of_two_alike_the_first_is_marked_first() -> None:
    state = duel("p p mf_l | longa | ", "mf_l p | longa | ", at="trade")
    assert do(state, None, ("hand/0", 1)) == ["mark p"]
    play(state, "0 mark p")
    assert do(state, None, ("hand/0", 1)) == ["unmark p"] and do(state, None, ("hand/0", 2)) == ["mark p"]


def test_buttons_are_those_of_the_decision() -> None:
    state = duel("mf_l | donna_destra | ", "mf_r | coda_longa | ")
    assert RULES.buttons(state.view(0)) == ("pass",) and RULES.buttons(state.view(1)) == ()
    assert do(state, None, "pass") == ["pass"] and do(state, None, "yield") == []
    play(state, "0 attack mf_l")
    assert RULES.buttons(state.view(1)) == ("yield",)
    assert why(state, None, "yield", 1) == "must_react A16"


def test_why_a_gesture_means_nothing() -> None:
    state = duel("mf_l twist_pommel | donna_destra | ", "mf_r | frontale | ")
    assert why(state, ("hand/0", 0), ("pile/0", 0)) == "closed A15"
    assert why(state, None, ("hand/0", 1)) == "not_now A13"
    assert why(state, None, ("deck/1", 0)) == "phase.step A13"
    assert why(state, None, ("hand/1", 0), 1) == "waiting A13"
    state = duel("mf_l | donna_destra | ", "mf_r | coda_longa | ")
    assert why(state, ("hand/0", 0), ("discard/0", 0)) == "not_there A13", "it could strike, only not there"
    state = duel("mf_l | longa | ", "mf_r | longa | ", at="posta")
    assert why(state, None, ("hand/0", 0)) == "phase.posta A11", "no card of the hand is played now"


# Positions


def test_a_position_begins_anywhere() -> None:
    one, two = side("mf_l p | longa | audatia"), side("mf_l p | longa | celeritas")
    for start, question in (("trade", "0 trade 1 trade"), ("posta", "0 posta 1 posta"), ("step", "0 step")):
        assert asked(RULES.position({"at": start, "seat": [one, two]})) == question
    state = RULES.position({"at": "fight", "defender": 1, "seat": [side("p | left | "), two]})
    assert asked(state) == "1 fight" and places(state) == ("left", "longa")
    state = RULES.position({"seat": [one, two], "moves": ["0 posta donna_destra", "1 attack mf_l"]})
    assert asked(state) == "0 react"


def test_a_position_holds_whole_decks() -> None:
    one = side("mf_l | longa | ", deck=["p", "rf_l"], character=PATRON)
    state = RULES.position({"seat": [one, side("p | longa | ")]})
    assert state.deck[0][-1] == KIND["p"] and len(state.deck[0]) == 38
    cards = [card for zone in state.view(-2).zones for card in zone.cards if card >= 0]
    assert len(cards) == 106 and sum(card >= FIRST_VIRTUE for card in cards) == 4
    assert sum(FIRST_POSTA <= card < FIRST_VIRTUE for card in cards) == 24


GOOD: dict[str, Any] = {"hand": ["mf_l"], "posta": "longa"}


@pytest.mark.parametrize(
    ("data", "what"),
    [
        ({"seat": [GOOD]}, "two tables"),
        ({"seat": [GOOD, {**GOOD, "hand": ["mf_x"]}]}, "mf_x"),
        ({"seat": [GOOD, {**GOOD, "hand": ["longa"]}]}, "longa"),
        ({"seat": [GOOD, {**GOOD, "hand": ["p", "p", "p"]}]}, "more cards 'p'"),
        ({"seat": [GOOD, {**GOOD, "posta": "tail"}]}, "tail"),
        ({"seat": [GOOD, {**GOOD, "virtues": ["patience"]}]}, "patience"),
        ({"seat": [{**GOOD, "virtues": ["audatia"]}, {**GOOD, "virtues": ["audatia"]}]}, "before both"),
        ({"seat": [GOOD, {"hand": ["p"], "side": "above"}]}, "above"),
        ({"seat": [GOOD, {"hand": ["p"], "side": "left"}]}, "a posta is needed"),
        ({"seat": [GOOD, {**GOOD, "character": "fiore"}]}, "fiore"),
        ({"seat": [GOOD, GOOD], "at": "bed"}, "bed"),
        ({"seat": [GOOD, GOOD], "variant": "war"}, "war"),
        ({"seat": [GOOD, GOOD], "variant": "sudden"}, "row"),
        ({"seat": [GOOD, {**GOOD, "row": ["p"]}]}, "row"),
        ({"seat": [GOOD, GOOD], "challenger": 2}, "challenger"),
        ({"seat": [GOOD, GOOD], "moves": ["0 dance"]}, "dance"),
    ],
)
def test_a_wrong_position_says_what_is_wrong(data: dict[str, Any], what: str) -> None:
    with pytest.raises(ValueError, match=what):
        RULES.position(data)


def test_data_files_are_checked_strictly() -> None:
    import msgspec

    from game.games.audatia.data import PostaRow

    row = {"id": "x", "kind": "stabile", "blows": ["mf"], "closed_to": [], "bonus": {}, "extensa": False,
           "exchange": False, "punta_defence": False, "tag": "ours", "sourced": []}  # fmt: skip
    assert msgspec.convert(row, PostaRow).tag == "ours"
    for wrong in ({"tag": "mine"}, {"blows": ["xx"]}, {"bonus": {"luck": 1}}, {"extra": 1}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**row, **wrong}, PostaRow)
