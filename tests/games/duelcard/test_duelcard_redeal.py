"""The resampler of the tests itself: it must find worlds that differ, or what it is asked to check says little."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.event import Record, viewer_bit
from game.engine.view import OPEN, PUBLIC
from game.games.duelcard.state import DuelCardState
from tests.games.cases import Case, Game, History
from tests.games.duelcard.case import CASES
from tests.games.duelcard.redeal import redeal
from tests.games.walk import logged, options, step


def stolen(log: list[Record]) -> list[int]:
    """What kinds were stolen, in order."""
    thefts = [record for record in log if record.kind == "steal" and record.audience & viewer_bit(OPEN)]
    return [move.card for record in thefts for move in record.moves if move.source[0] != move.target[0]]


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_other_hands_thefts_and_secret_plays_are_found(case: Case) -> None:
    rng = Random(2)
    tried = hands = thefts = plays = 0
    for seed in range(3):
        history: History = []
        game = Game(seed, options(case, seed), history)
        for n, (state, seat, action) in enumerate(step(case, seed)):
            assert isinstance(state, DuelCardState)
            if n % 8 == 7:
                other, moves = redeal(game, PUBLIC, rng)
                tried += 1
                hands += other.hands != state.hands
                thefts += stolen(logged(other)) != stolen(logged(state))
                plays += bool(moves)
            history.append((seat, action))
    assert hands > 0.5 * tried and thefts > 0 and plays > 0
