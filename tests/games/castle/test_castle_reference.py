"""The program against the plain model written from the rules page: every step of many random duels."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.view import PUBLIC
from game.games.castle.rules import RULES
from game.games.castle.state import CastleState
from tests.games.castle.duel import PLACES
from tests.games.castle.reference import Duel
from tests.games.walk import seeds

GAMES = {2: 300, 4: 150}
MOST_ASSAULTS = {2: 26, 4: 52}


def compare(state: CastleState, duel: Duel) -> None:
    assert set(state.pending()) == duel.pending()
    for seat in state.pending():
        words = [RULES.action_text(action) for action in state.legal(seat)]
        assert set(words) == duel.legal(seat) and len(words) == len(duel.legal(seat))
    facts = state.view(PUBLIC).facts
    if duel.stage() == "deploy":
        return
    for seat in duel.seats:
        places = {place for i, place in enumerate(PLACES) if facts.alive[seat] >> i & 1}
        assert places == set(duel.cards[seat])
        assert {place for i, place in enumerate(PLACES) if facts.walls[seat] >> i & 1} == duel.walls[seat]
        shown = {place for i, place in enumerate(PLACES) if facts.known[seat] >> i & 1}
        assert shown & places == duel.up[seat] & places
        assert state.view(PUBLIC).score[seat] == len(duel.garrisons(seat))
    assert facts.assault == duel.assaults <= MOST_ASSAULTS[len(duel.seats)]


def one_duel(seed: int, seats: int) -> Duel:
    rng = Random(seed)
    state = RULES.new(seed, {"seats": seats})
    duel = Duel([[card % 53 for card in hand] for hand in state.cards], state.attacker)
    while state.pending():
        compare(state, duel)
        seat = rng.choice(state.pending())
        action = eager(state.legal(seat), rng)
        state.play(seat, action)
        duel.play(seat, RULES.action_text(action))
    compare(state, duel)
    outcome = state.outcome()
    assert duel.stage() == "over" and outcome is not None
    assert outcome.winners == duel.winners()
    return duel


def eager(legal: list[tuple[int, ...]], rng: Random) -> tuple[int, ...]:
    """Mostly the first answers: fights, so that duels end by the sword too."""
    return legal[0] if len(legal) < 5 and rng.random() < 0.5 else rng.choice(legal)


@pytest.mark.parametrize(("seats", "ends"), [(2, {(), (0,), (1,)}), (4, {(), (0, 2), (1, 3)})])
def test_same_as_the_plain_model(seats: int, ends: set[tuple[int, ...]]) -> None:
    duels = [one_duel(seed, seats) for seed in seeds(GAMES[seats])]
    assert {duel.winners() for duel in duels} == ends
    assert len({duel.assaults for duel in duels}) > 5
