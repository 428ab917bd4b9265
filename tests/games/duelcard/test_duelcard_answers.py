"""Whether somebody could answer is never to be noticed (D8, D9): passing looks the same with and without a Block."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.event import events_for
from game.engine.view import PUBLIC, View
from game.games.duelcard.cards import BLOCK, JOKER
from game.games.duelcard.phases import ANSWER
from game.games.duelcard.rules import RULES
from game.games.duelcard.state import DuelCardState
from tests.games.cases import Case, Game, History
from tests.games.duelcard.case import CASES
from tests.games.duelcard.table import legal, match, play, seen
from tests.games.walk import logged, options, seeds, step

each_case = pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])


def able(state: DuelCardState, seat: int) -> bool:
    """Whether the seat could answer."""
    return BLOCK in state.hands[seat] or JOKER in state.hands[seat]


@each_case
def test_d9_passing_shows_nothing_in_other_worlds(case: Case) -> None:
    """The same pass in a world where the seat holds other cards: nobody else sees a difference, before or after."""
    rng = Random(9)
    differing = 0
    for seed in seeds(60 * case.share):
        history: History = []
        game = Game(seed, options(case, seed), history)
        for state, seat, action in step(case, seed):
            assert isinstance(state, DuelCardState)
            if state.phase == ANSWER and RULES.action_text(action) == "pass":
                viewer = rng.choice([other for other in (*case.seats(), PUBLIC) if other != seat])
                differing += pass_elsewhere(case, game, state, seat, viewer, rng)
            history.append((seat, action))
    assert differing > 5, "worlds in which the seat could answer, or could not"


def pass_elsewhere(case: Case, game: Game, state: DuelCardState, seat: int, viewer: int, rng: Random) -> bool:
    other, moves = case.redeal(game, viewer, rng)
    assert moves == [] and isinstance(other, DuelCardState)
    assert other.view(viewer) == state.view(viewer) and other.pending() == state.pending() == (seat,)
    decisions = [world.decision(seat) for world in (state, other)]
    assert decisions[0] == decisions[1]
    differs = able(other, seat) != able(state, seat)
    here = state.clone()
    here.log = []
    told = len(logged(other))
    here.play(seat, (0,))
    other.play(seat, (0,))
    if other.pending() and other.phase == ANSWER:
        assert other.view(viewer) == here.view(viewer)
    assert without_cards(other.view(viewer)) == without_cards(here.view(viewer))
    assert [event.kind for event in events_for(logged(other), viewer, told)] == [
        event.kind for event in events_for(logged(here), viewer)
    ]
    return differs


def without_cards(view: View) -> tuple[object, ...]:
    """What the viewer sees of the course of the match; what he now draws himself may differ."""
    return (view.pending, view.score, view.facts.phase, view.facts.asked, [len(zone.cards) for zone in view.zones])


@pytest.mark.parametrize("hand", ["wB", "wJ", "wS", "BJ", "ff"])
def test_d9_a_pass_is_not_told(hand: str) -> None:
    state = play(match("pC", hand, "f"), "0 open chest")
    other = play(match("pC", "ww", "f"), "0 open chest")
    for world in (state, other):
        world.log = []
        play(world, "1 pass")
    for viewer in (0, 2, PUBLIC):
        assert seen(state, viewer) == seen(other, viewer) == ()
        assert state.view(viewer) == other.view(viewer)


def test_d9_everyone_is_asked_who_can_only_pass_too() -> None:
    state = play(match("pC", "w", "f"), "0 open chest")
    assert state.pending() == (1,) and legal(state, 1) == {"pass"}


@each_case
def test_d9_every_answer_is_covert_and_open(case: Case) -> None:
    asked = 0
    for seed in seeds(40 * case.share):
        for state, _, _ in step(case, seed):
            assert isinstance(state, DuelCardState)
            for seat in state.pending():
                decision = state.decision(seat)
                assert decision is not None
                assert decision.open == (state.phase == ANSWER)
                assert decision.covert == (decision.kind != "pick"), "which back is picked shows no choice"
                asked += decision.open
                if decision.open:
                    assert state.view(PUBLIC).facts.asked[0] == seat
    assert asked > 10
