"""What a duel play is worth before the rival's is known: expected victories, and what its cards cost.

Rivals lay what people of the rule player's mind lay: how often each shape of play comes up was counted in its own
games; which type it holds follows the type cards that are still unseen.
"""

from __future__ import annotations

from functools import cache

from ....engine.contract import Action
from ..actions import PLAY_ACTIONS
from ..cards import BLOCK, COPIES, FIRE, JOKER, STRENGTH, TYPES
from ..duel import EMPTY_PLAY, PLAYS, Play, resolve_duel
from ..state import DuelCardState

CARD_COST = (0.0, 0.0, 0.0, 0.3, 0.28, 0.3, 0.2, 0.5)
"""What a card of each kind is worth in victories, plain ones in the middle of a match."""
MEAN_COST = sum(cost * copies for cost, copies in zip(CARD_COST, COPIES, strict=True)) / sum(COPIES)
LAST_CARD_REFUND = 0.0
"""An empty hand is filled to two cards (D5)."""
LAST_TYPE_REFUND = 0.1
"""A hand without a type card draws until it has one (D5)."""
FACED = (1.0, 1.0, 0.7, 0.5)
"""How often a play is faced at all and so spent, by how far behind the turn player its owner sits (D20)."""
SHORTEST = 0.25
"""Of their worth, what cards keep when the next victory decides the match."""
FULL_WORTH = 3
"""So many victories must be missing for cards to have their whole worth."""

_SHAPES: tuple[Play, ...] = (
    (0,), (0, 0), (0, STRENGTH), (0, BLOCK), (0, JOKER), (JOKER,), (JOKER, JOKER), (STRENGTH, JOKER),
)  # fmt: skip
"""Shapes of play; type 0 stands for any."""
_SHARES = (
    (1.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00),
    (0.93, 0.00, 0.00, 0.00, 0.00, 0.07, 0.00, 0.00),
    (0.41, 0.18, 0.15, 0.14, 0.09, 0.03, 0.00, 0.00),
    (0.19, 0.32, 0.20, 0.14, 0.12, 0.02, 0.01, 0.00),
    (0.08, 0.35, 0.26, 0.13, 0.15, 0.01, 0.02, 0.00),
    (0.03, 0.29, 0.33, 0.08, 0.21, 0.00, 0.05, 0.01),
)
"""How often each shape is laid from a hand of so many cards, the last row for larger ones."""

Row = tuple[float, float, float, float]
"""Expected victories against plays without type cards, and for each type against those with it."""


def _points(mine: Play, theirs: Play, side: int, caps: tuple[int, int]) -> int:
    """Victories won less victories lost, none counted beyond what is needed."""
    duel = resolve_duel(mine, theirs, side)
    if duel.winner < 0:
        return 0
    counted = min(duel.victories, caps[duel.winner])
    return counted if duel.winner == 0 else -counted


def _row(mine: Play, size: int, side: int, caps: tuple[int, int]) -> Row:
    plain = 0.0
    by_type = [0.0, 0.0, 0.0]
    for shape, share in zip(_SHAPES, _SHARES[size], strict=True):
        if 0 not in shape:
            plain += share * _points(mine, shape, side, caps)
            continue
        for kind in TYPES:
            theirs = tuple(kind if card == 0 else card for card in shape)
            by_type[kind] += share * _points(mine, theirs, side, caps)
    return plain, by_type[0], by_type[1], by_type[2]


@cache
def worths(size: int, side: int, caps: tuple[int, int]) -> dict[Action, Row]:
    """Of every play; ``size``: of the rival's hand, ``side``: whose the turn's preference is (0: mine)."""
    known = min(size, len(_SHARES) - 1)
    return {PLAY_ACTIONS[play]: _row(play, known, side, caps) for play in (*PLAYS, EMPTY_PLAY)}


COST: dict[Action, float] = {action: sum(CARD_COST[kind] for kind in play) for play, action in PLAY_ACTIONS.items()}


def type_shares(state: DuelCardState, seat: int, forgetful: bool) -> tuple[float, float, float]:
    """How likely a rival's type card is each type: by the cards that ``seat`` has not seen (all, if forgetful)."""
    if forgetful:
        return 1 / 3, 1 / 3, 1 / 3
    hand, discard = state.hands[seat], state.discard
    left = [COPIES[kind] + 0.5 - hand.count(kind) - discard.count(kind) for kind in TYPES]
    for row in state.trophies:
        for kind in row:
            if kind <= FIRE:
                left[kind] -= 1
    if state.memory is not None:
        for known in state.memory[seat]:
            for kind in TYPES:
                left[kind] += KNOWN_WEIGHT * known[kind]
    total = sum(left)
    return left[0] / total, left[1] / total, left[2] / total


KNOWN_WEIGHT = 4.0
"""A card that a rival is known to hold counts like so many unseen ones."""


def shortness(state: DuelCardState) -> float:
    """What cards are still worth, from `SHORTEST` to 1: in the last duel of a match there is nothing to save for."""
    left = len(state.deck) / (2.0 * len(state.hands)) if not state.goal else state.goal - max(state.tally)
    return min(1.0, SHORTEST + (1.0 - SHORTEST) * (left - 1) / (FULL_WORTH - 1)) if left > 1 else SHORTEST


def caps(state: DuelCardState, seat: int) -> tuple[int, int]:
    """How many victories at once help the seat, and how many the rival nearest to his goal."""
    if not state.goal:
        return 2, 2
    best = max(count for other, count in enumerate(state.tally) if other != seat)
    return (1 if state.goal - state.tally[seat] <= 1 else 2), (1 if state.goal - best <= 1 else 2)
