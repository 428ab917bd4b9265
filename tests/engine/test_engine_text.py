"""Messages as data."""

from __future__ import annotations

import dataclasses
import pickle

import pytest

from game.engine.errors import IllegalAction, TableError
from game.engine.text import SeatName, Text, text


def test_arguments_are_ordered_by_name() -> None:
    assert text("k", b=1, a=2) == text("k", a=2, b=1) == Text("k", (("a", 2), ("b", 1)))
    assert hash(text("k", b=1, a=2)) == hash(text("k", a=2, b=1))


@pytest.mark.parametrize("other", [text("k", a=2), text("j", a=1), text("k"), text("k", b=1), text("k", a="1")])
def test_other_key_or_arguments_are_another_text(other: Text) -> None:
    assert other != text("k", a=1)


def test_an_argument_can_be_a_text_or_a_name() -> None:
    inner = text("inner", n=3)
    outer = text("outer", what=inner, who=SeatName(1))
    assert outer.arg("what") == inner and outer.arg("who") == SeatName(1)
    assert pickle.loads(pickle.dumps(outer)) == outer
    assert outer != text("outer", what=inner, who=SeatName(0))


def test_arg_of_an_unknown_name_is_none() -> None:
    assert text("k", a=0).arg("a") == 0
    assert text("k", a=0).arg("b") is None


def test_frozen() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        text("k").key = "j"  # pyright: ignore[reportAttributeAccessIssue]


def test_errors_carry_their_reason() -> None:
    reason = text("no", rule="T1")
    error = IllegalAction(reason)
    assert isinstance(error, TableError) and error.reason is reason and error.args == (reason,)
