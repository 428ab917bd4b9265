"""Checked play over unchecked play, and the small values of the contract."""

from __future__ import annotations

import dataclasses

import pytest

from game.engine.contract import Action, CheckedPlay, Choice, Intent
from game.engine.errors import IllegalAction
from game.engine.text import Text, text
from game.engine.view import EMPTY, PUBLIC, UNKNOWN, Seat, View, Zone


class Counter(CheckedPlay):
    """Seat 0 may add one or two, seat 1 nothing."""

    def __init__(self) -> None:
        self.total = 0

    def pending(self) -> tuple[Seat, ...]:
        return (0,) if self.total < 3 else ()

    def legal(self, seat: Seat) -> list[Action]:
        return [(1,), (2,)]

    def apply(self, seat: Seat, action: Action) -> None:
        self.total += action[0]

    def refusal(self, seat: Seat, action: Action) -> Text:
        return text("no", rule="X1", seat=seat, n=len(action))


def test_a_legal_action_is_carried_out_once() -> None:
    state = Counter()
    state.play(0, (2,))
    assert state.total == 2


@pytest.mark.parametrize(("seat", "action"), [(0, (3,)), (0, ()), (0, (1, 1)), (1, (1,)), (PUBLIC, (1,))])
def test_anything_else_is_refused_with_the_games_reason(seat: int, action: Action) -> None:
    state = Counter()
    with pytest.raises(IllegalAction) as caught:
        state.play(seat, action)
    assert caught.value.reason == text("no", rule="X1", seat=seat, n=len(action))
    assert state.total == 0


def test_nothing_is_legal_after_the_end() -> None:
    state = Counter()
    state.play(0, (2,))
    state.play(0, (1,))
    with pytest.raises(IllegalAction):
        state.play(0, (1,))
    assert state.total == 3


def test_a_game_must_bring_all_parts() -> None:
    class Half(CheckedPlay):
        pass

    with pytest.raises(TypeError):
        Half()  # pyright: ignore[reportAbstractUsage]


def view() -> View:
    zones = (Zone("hand/0", 0, "fan", (4, UNKNOWN)), Zone("pile", -1, "pile", ()))
    return View(0, (0,), zones, None, (0, 0), None)


def test_zone_and_card_by_key() -> None:
    assert view().zone("pile").cards == () and view().zone("hand/0").owner == 0
    with pytest.raises(KeyError):
        view().zone("hand")
    assert view().card(("hand/0", 0)) == 4 and view().card(("hand/0", 1)) == UNKNOWN


@pytest.mark.parametrize("slot", [("hand/0", 2), ("hand/0", -1), ("pile", 0), ("nowhere", 0)])
def test_no_such_slot_is_empty(slot: tuple[str, int]) -> None:
    assert view().card(slot) == EMPTY


def test_values_are_frozen_and_comparable() -> None:
    assert view() == view() and hash(view()) == hash(view())
    assert view() != dataclasses.replace(view(), score=(1, 0))
    with pytest.raises(dataclasses.FrozenInstanceError):
        view().seat = 1  # pyright: ignore[reportAttributeAccessIssue]
    assert Intent(None, "ready") == Intent(None, "ready") != Intent(("hand/0", 0), "ready")
    assert Choice((1,), 0.5) == Choice((1,), 0.5, ())
