"""DuelCard as the shared checks see it, for two, three and four."""

from __future__ import annotations

from dataclasses import replace

from game.games.duelcard.actions import ACTION_BY_TEXT, PLAY_ACTIONS
from game.games.duelcard.duel import PLAYS
from game.games.duelcard.rules import RULES
from game.games.duelcard.state import DuelCardState
from tests.games.cases import HERE, Case
from tests.games.duelcard.redeal import redeal
from tests.games.duelcard.table import match, only
from tests.games.marks import marking

FOLDER = HERE / "duelcard"


def two_thieves() -> DuelCardState:
    """A Thief and a Block against a Thief and a Joker; each has a type card."""
    return only(match("pTB", "wTJ"), "pwf")


def three_chests() -> DuelCardState:
    """A Chest, a Block and a Strength among three, the duel in reach."""
    return only(match("pC", "wB", "fS"), "pwfp")


TWO = Case(
    name="duelcard",
    rules=RULES,
    options=({}, {"victories": 3, "first": 0}, {"victories": "deck"}, {"victories": 3, "infinite": True},
             {"joker_trophies": "double_only", "first": 1}),
    all_actions=tuple(ACTION_BY_TEXT.values()),
    deck="game.games.duelcard.state.deck",
    cards_in_play=54,
    copies=10,
    rule_letter="D",
    redeal=redeal,
    counts=(
        (two_thieves, (2, 6, 15, 35, 94, 250, 638, 1683, 4344)),
        (three_chests, (2, 3, 3, 4, 8, 21, 57, 155, 392, 997, 2421)),
    ),
    golden=(7, {}, FOLDER / "golden.txt"),
    forgets=frozenset({"reshuffle"}),
    marked=marking("game.games.duelcard.state.deck"),
    in_steps=frozenset(PLAY_ACTIONS[play] for play in PLAYS),
    share=0.2,
)  # fmt: skip

THREE = replace(
    TWO,
    name="duelcard of three",
    options=({"seats": 3, "victories": 3}, {"seats": 3, "victories": "deck", "first": 2},
             {"seats": 3, "victories": 3, "infinite": True}),
    golden=(7, {"seats": 3, "victories": 3}, FOLDER / "golden3.txt"),
    share=0.1,
)  # fmt: skip

FOUR = replace(
    TWO,
    name="duelcard of four",
    options=({"seats": 4, "victories": 3}, {"seats": 4, "victories": 3, "joker_trophies": "double_only"},
             {"seats": 4, "victories": 3, "infinite": True}, {"seats": 4, "victories": "deck"}),
    golden=(7, {"seats": 4, "victories": 3}, FOLDER / "golden4.txt"),
    share=0.1,
)  # fmt: skip

CASES = (TWO, THREE, FOUR)
