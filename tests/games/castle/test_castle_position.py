"""Positions from tables, actions as text, and small trees counted to the end."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from game.engine.errors import IllegalAction
from game.engine.view import EMPTY, OPEN, PUBLIC
from game.games.castle.cards import card_code
from game.games.castle.rules import RULES
from tests.games.castle.case import duel_of_castles, four_castles, last_stand, three_castles
from tests.games.castle.duel import PLACES
from tests.games.castle.reference import Duel
from tests.games.checks_play import histories

ONE: dict[str, Any] = {"front": ["QH", "", "2C"], "castle": ["7S", "5D"]}
TWO: dict[str, Any] = {"front": ["JK"], "castle": ["", "5H"], "walls": [], "known": ["g2"]}


def codes(cards: tuple[int, ...]) -> list[str]:
    return ["" if card == EMPTY else card_code(card) for card in cards]


def test_a_position_is_what_it_says() -> None:
    state = RULES.position({"attacker": 1, "seat": [ONE, TWO]})
    view = state.view(OPEN)
    assert codes(view.zone("front/0").cards) == ["QH", "", "2C", "", "", "", ""]
    assert codes(view.zone("castle/0").cards) == ["7S", "5D", ""]
    assert codes(view.zone("front/1").cards)[0] == "JK" and codes(view.zone("castle/1").cards) == ["", "5H", ""]
    assert state.pending() == (1,) and view.score == (2, 1)
    assert view.facts.walls == (0b0110000000, 0)
    assert codes(state.view(0).zone("castle/1").cards)[1] == "5H"


def test_moves_are_played() -> None:
    state = RULES.position({"seat": [ONE, TWO], "moves": ["0 attack f1 f1", "1 support none"]})
    assert state.pending() == (0,) and state.view(PUBLIC).facts.fighter == 0


def test_an_impossible_move_is_refused() -> None:
    with pytest.raises(IllegalAction):
        RULES.position({"seat": [ONE, TWO], "moves": ["0 attack f2 f1"]})


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"seat": [ONE]},
        {"seat": [ONE, {"front": ["QH", "QH"], "castle": ["5H"]}]},
        {"seat": [ONE, {"front": ["QX"], "castle": ["5H"]}]},
        {"seat": [ONE, {"front": [], "castle": ["JK"]}]},
        {"seat": [ONE, {"front": ["2C"] * 8, "castle": ["5H"]}]},
        {"seat": [ONE, {"front": [], "castle": ["2C", "3C", "4C", "5C"]}]},
        {"seat": [ONE, {"front": [], "castle": ["2C"], "walls": ["g4"]}]},
        {"seat": [ONE, {"front": ["2C"], "castle": []}]},
        {"seat": [ONE, TWO], "attacker": 2},
        {"seat": [ONE, TWO], "attacker": -1},
        {"seat": [ONE, TWO], "moves": ["0 strike f1 f1"]},
        {"seat": [ONE, TWO], "moves": ["attack f1 f1"]},
    ],
)
def test_what_is_wrong_is_a_value_error(data: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        RULES.position(data)


def model(state_of) -> Duel:
    """The plain model in the same position."""
    state = state_of()
    result = Duel([[] for _ in state.cards], state.attacker)
    result.ready = set(result.seats)
    for seat in result.seats:
        alive = [i for i in range(10) if state.alive[seat] >> i & 1]
        result.cards[seat] = {PLACES[i]: state.cards[seat][i] % 53 for i in alive}
        result.walls[seat] = {PLACES[i] for i in alive if i >= 7 and state.walls[seat] >> i & 1}
    return result


def count(duel: Duel, depth: int) -> int:
    """Histories in the plain model; of two pending seats the attacker acts first."""
    pending = duel.pending()
    if not depth or not pending:
        return 1
    seat = duel.attacker if duel.attacker in pending else min(pending)
    total = 0
    for words in duel.legal(seat):
        other = deepcopy(duel)
        other.play(seat, words)
        total += count(other, depth - 1)
    return total


@pytest.mark.parametrize("make", [last_stand, duel_of_castles, four_castles, three_castles])
def test_counts_agree_with_the_plain_model(make) -> None:
    for depth in range(1, 8):
        assert histories(make(), depth) == count(model(make), depth)
