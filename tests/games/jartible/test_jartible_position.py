"""Matches from tables: what they can say, and what they refuse."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.engine.view import OPEN, PUBLIC
from game.games.jartible.deck import READY_DECKS
from game.games.jartible.rules import RULES
from tests.games.jartible.match import full_deck, match, side, zone
from tests.games.sprites import lying


def test_a_position_says_where_everything_lies() -> None:
    state = match(
        side(hand="sardinete cartujanos", attack="toromeo gatapeo_shiny", defence="botijuno", scenario="feria",
             spent="chicharrones", out="abubill", duels="caracole", pile="zambombo perdigallo", minipoints=1, rounds=1),
        side(hand="abubill", attack="gatapeo", defence="botijuno"),
        phase="duel", window="tie_break", opened="attack", round=2, restarts=1,
    )  # fmt: skip
    expected = {"hand": ["sardinete", "cartujanos"], "attack": ["toromeo", "gatapeo_shiny"], "defence": ["botijuno"],
                "scenario": ["feria"], "spent": ["chicharrones"], "out": ["abubill"], "duel": ["caracole"]}  # fmt: skip
    assert {key: zone(state, f"{key}/0") for key in expected} == expected
    assert zone(state, "deck/0")[::-1][:2] == ["zambombo", "perdigallo"]
    view = state.view(PUBLIC)
    assert (view.score, view.facts.minipoints, view.facts.round, view.facts.restarts) == ((1, 0), (1, 0), 2, 1)
    assert len(lying(state.view(OPEN))) == 40


def test_ready_decks_by_default_and_moves() -> None:
    state = RULES.position({
        "seat": [{"hand": ["toromeo", "perdigallo"]}, {"hand": ["toromeo", "levantisco"]}],
        "moves": ["0 place toromeo attack", "1 place levantisco defence"],
    })  # fmt: skip
    assert zone(state, "attack/0") == ["toromeo"] and zone(state, "defence/1", 0) == ["?"]
    with_id = RULES.position({"seat": [{"deck": READY_DECKS[3], "hand": ["vencejazo", "gambaraja"]},
                                       {"hand": ["toromeo", "levantisco"]}]})  # fmt: skip
    assert len(zone(with_id, "deck/0")) == 18


def test_a_position_can_be_sampled_and_played_on() -> None:
    one, two = side(hand="abubill gatapeo sardinete", attack="toromeo"), side(hand="abubill gatapeo", attack="toromeo")
    state = match(one, two)
    for viewer in (0, 1, PUBLIC):
        drawn = RULES.sample(state.view(viewer), Random(1))
        assert drawn.view(viewer) == state.view(viewer)
        while drawn.pending():
            seat = drawn.pending()[0]
            drawn.apply(seat, drawn.legal(seat)[0])


@pytest.mark.parametrize(("data", "what"), [
    ({"seat": []}, "two tables"),
    ({"seat": [{}, {"hand": ["zebra"]}]}, "zebra"),
    ({"seat": [{"hand": ["giralduende"] * 2}, {}]}, "giralduende"),
    ({"seat": [side(attack="chicharrones"), {}]}, "sort"),
    ({"seat": [side(scenario="chicharrones"), {}]}, "sort"),
    ({"seat": [side(spent="abubill"), {}]}, "sort"),
    ({"seat": [{}, {}]}, "nothing to do"),
    ({"seat": [{}, {}], "phase": "chess"}, "chess"),
    ({"seat": [{}, {}], "window": "door"}, "door"),
    ({"seat": [{}, {}], "turn": 2}, "turn"),
    ({"seat": [{}, {}], "phase": "hand", "moves": ["0 dance"]}, "dance"),
])
def test_what_is_wrong_is_named(data: dict[str, Any], what: str) -> None:
    with pytest.raises(ValueError, match=what):
        RULES.position(data)


def test_a_deck_must_be_legal() -> None:
    with pytest.raises(Exception, match="same_support"):
        RULES.position({"seat": [{"deck": full_deck("palmas", "palmas")}, {}]})
