"""How well a match stands for a seat: a softmax over seats of a few weighted features, fitted to rule games.

It judges the full states that the search samples, so it may read every card.
"""

from __future__ import annotations

from functools import cache
from math import exp, sqrt

from ....data.weights import load_weights
from ..cards import BLOCK, CHEST, FIRE, JOKER, PLANT, STRENGTH, THIEF, WATER
from ..phases import OVER
from ..state import DuelCardState

FEATURES = (
    "lead", "near", "types", "variety", "pairs", "jokers", "strengths", "blocks", "thieves", "chests", "turn",
)  # fmt: skip
"""What the seat has, less the mean of the others: victories, nearness to the goal, cards in hand (types, how many
different, how many twice), and the turn. All but the nearness weigh the more, the fewer victories are missing."""

HORIZON = 1
"""Playouts end with the turn: two turns more told nothing more, and cost three times the time."""
SHORTLIST = True
"""The rule player leaves out hardly any good move."""
TRUST = 0.8
"""Duel plays follow habits more than not: whoever fears the worst of every hand lays too timidly."""

TURNS_FOR_DECK = 2.5
"""Cards drawn in a turn for each seat when the match goes until the deck runs out."""
VICTORIES_A_TURN = 0.6


def _missing(state: DuelCardState) -> float:
    """About how many victories are still to be won by the one who gets there first."""
    if state.goal:
        return max(1.0, state.goal - max(state.tally))
    turns = 1.0 + len(state.deck) / (TURNS_FOR_DECK * len(state.hands))
    return max(1.0, VICTORIES_A_TURN * turns)


def _standing(state: DuelCardState, seat: int, scale: float) -> tuple[float, ...]:
    hand = state.hands[seat]
    plant, water, fire = hand.count(PLANT), hand.count(WATER), hand.count(FIRE)
    tally = state.tally[seat]
    return (
        scale * tally,
        1.0 / (state.goal - tally) if state.goal > tally else 0.0,
        scale * sqrt(plant + water + fire),
        scale * ((plant > 0) + (water > 0) + (fire > 0)),
        scale * ((plant > 1) + (water > 1) + (fire > 1)),
        scale * hand.count(JOKER),
        scale * hand.count(STRENGTH),
        scale * hand.count(BLOCK),
        scale * hand.count(THIEF),
        scale * hand.count(CHEST),
        scale * (seat == state.turner),
    )


def features(state: DuelCardState, seat: int) -> tuple[float, ...]:
    """The numbers named by `FEATURES`, between turns."""
    scale = 1.0 / sqrt(_missing(state))
    rows = [_standing(state, other, scale) for other in range(len(state.hands))]
    own = rows.pop(seat)
    others = 1.0 / len(rows)
    return tuple([mine - others * sum(theirs) for mine, *theirs in zip(own, *rows, strict=True)])


@cache
def _weights() -> tuple[float, ...]:
    return load_weights("duelcard", FEATURES)


def evaluate(state: DuelCardState, seat: int) -> float:
    """The share of the win that ``seat`` may expect, in [0, 1]; exact once the match is over (D21)."""
    if state.phase == OVER:
        best = max(state.tally)
        return 1.0 / state.tally.count(best) if state.tally[seat] == best else 0.0
    weights = _weights()
    scale = 1.0 / sqrt(_missing(state))
    powers = [
        exp(sum([weight * number for weight, number in zip(weights, _standing(state, other, scale), strict=True)]))
        for other in range(len(state.hands))
    ]
    return powers[seat] / sum(powers)
