"""Where a prepared duel can begin."""

from __future__ import annotations

from typing import Any

import pytest

from game.games.audatia.rules import RULES
from game.games.audatia.state import AudatiaState
from tests.games.audatia.duel import asked, legal, play


def begun(at: str, **more: Any) -> AudatiaState:
    seats = [{"hand": ["mf_l", "ms_r", "second_wind"], "character": "agnes"}, {"hand": ["rf_r"], "character": "patron"}]
    return RULES.position({"at": at, "challenger": 1, "seat": seats, **more})


def test_it_can_begin_where_the_virtues_are_shared_out() -> None:
    state = begun("virtues")
    assert asked(state) == "0 virtue" and state.virtues == [0, 1], "the Challenger has Audatia (A7)"
    assert legal(state) == {"virtue prudentia", "virtue celeritas", "virtue fortitudo"}
    play(state, "0 virtue prudentia", "1 virtue celeritas")
    assert asked(state) == "0 salute"
    play(state, "0 discard mf_l", "1 pass")
    assert state.bout == 1 and state.salute == [4, 0] and state.size == [2, 1], "nobody draws yet (A9)"


def test_virtues_that_are_still_to_be_chosen_are_nobodys() -> None:
    seats = [{"hand": ["mf_l"], "virtues": ["audatia"]}, {"hand": ["rf_r"]}]
    with pytest.raises(ValueError, match="virtues"):
        RULES.position({"at": "virtues", "seat": seats})


@pytest.mark.parametrize(("at", "question"), [("trade", "0 trade"), ("posta", "0 posta 1 posta")])
def test_it_can_begin_out_of_range(at: str, question: str) -> None:
    state = begun(at)
    assert asked(state) == question and state.bout == 1 and state.posta == [-1, -1]


def test_an_unknown_beginning_is_refused() -> None:
    with pytest.raises(ValueError, match="at: one of virtues, trade"):
        begun("salute")
