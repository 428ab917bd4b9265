"""The worlds that bots think in: sampled evenly, secret choices taken back, only hidden cards made likelier."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import comb
from random import Random

import pytest

from game.bots.guide import guide
from game.bots.thought import Table
from game.engine.contract import Options
from game.games.castle.cards import VALUE
from game.games.castle.policy import believe, reopen
from game.games.castle.rules import RULES
from game.games.castle.state import UNDECIDED, CastleState
from tests.bots.points import DUEL, FOUR, points

GUIDE = guide("castle")
DRAWS = 6000


def crowded(*hidden: str, fought: str = "") -> CastleState:
    """A duel in which seat 1 has ``hidden`` face down in front and a garrison in sight."""
    front = list(hidden)
    state = RULES.position({
        "seat": [
            {"front": ["KC"], "castle": ["KS"], "known": ["f1", "g1"]},
            {"front": front, "castle": ["KD"], "known": ["g1"]},
        ],
    })  # fmt: skip
    state.no_explorer[1] = sum(1 << place for place in range(7) if str(place + 1) in fought)
    return state


def chi_square(found: Counter[object], expected: dict[object, float]) -> float:
    assert set(found) <= set(expected)
    return sum((found[key] - mean) ** 2 / mean for key, mean in expected.items())


def drawn(state: CastleState, count: int = DRAWS) -> list[CastleState]:
    rng, view = Random(5), state.view(0)
    return [RULES.sample(view, rng) for _ in range(count)]


def unseen(state: CastleState) -> list[int]:
    """The cards of seat 1 that seat 0 has not seen."""
    shown = {state.cards[1][place] for place in range(10) if state.known[1] >> place & 1}
    return [card for card in range(53, 106) if card not in shown]


def test_single_hidden_card_is_any_unseen_one() -> None:
    state = crowded("9C")
    pool = unseen(state)
    found: Counter[object] = Counter(world.cards[1][0] for world in drawn(state))
    expected: dict[object, float] = {card: DRAWS / len(pool) for card in pool}
    assert chi_square(found, expected) < len(pool) + 4 * (2 * len(pool)) ** 0.5


def test_roles_follow_the_exact_count_where_some_are_barred() -> None:
    """Two hidden places, one of which stayed down through an exploration: every fitting pair is equally likely."""
    state = crowded("9C", "8C", fought="1")
    pool = unseen(state)
    pairs = [pair for pair in permutations(pool, 2) if not 1 <= VALUE[pair[0]] <= 3]
    ways = Counter((VALUE[one], VALUE[two]) for one, two in pairs)
    expected: dict[object, float] = {kind: DRAWS * count / len(pairs) for kind, count in ways.items()}
    found: Counter[object] = Counter((VALUE[w.cards[1][0]], VALUE[w.cards[1][1]]) for w in drawn(state))
    assert chi_square(found, expected) < len(expected) + 4 * (2 * len(expected)) ** 0.5


def test_number_of_explorers_is_hypergeometric() -> None:
    state = crowded("9C", "8C", "7C", "TC")
    pool = unseen(state)
    scouts = sum(1 <= VALUE[card] <= 3 for card in pool)
    total = comb(len(pool), 4)
    expected: dict[object, float] = {
        k: DRAWS * comb(scouts, k) * comb(len(pool) - scouts, 4 - k) / total for k in range(5)
    }
    found: Counter[object] = Counter(
        sum(1 <= VALUE[card] <= 3 for card in world.cards[1][:4]) for world in drawn(state)
    )
    assert chi_square(found, expected) < 4 + 4 * 8**0.5


def test_two_seeds_give_two_worlds() -> None:
    view = RULES.new(3, {}).view(0)
    assert RULES.sample(view, Random(1)).cards != RULES.sample(view, Random(2)).cards


@pytest.mark.parametrize("options", [DUEL, FOUR], ids=["duel", "four"])
def test_no_other_seat_has_chosen_in_a_world(options: Options) -> None:
    for found in points(options=options):
        world = Table(RULES, GUIDE, found.state.view(found.seat)).world(Random(1))
        if len(found.state.pending()) == 1 and found.state.phase != world.phase:
            raise AssertionError("a world in another phase")
        assert found.seat in world.pending()
        assert world.answer == [UNDECIDED] * len(world.answer)


def test_all_four_deploy_and_two_decide_in_a_world_of_four() -> None:
    together = {"deploy": {4}, "aim": {1}, "attack": {1}, "support": {1, 2}, "uncover": {1}, "answer": {2}}
    met: dict[str, set[int]] = {kind: set() for kind in together}
    for found in points(150, options=FOUR):
        decision = found.state.decision(found.seat)
        assert decision is not None
        met[decision.kind].add(len(Table(RULES, GUIDE, found.state.view(found.seat)).world(Random(1)).pending()))
    assert all(met[kind] and met[kind] <= together[kind] for kind in together), met


def test_taking_back_leaves_the_own_choice() -> None:
    state = crowded("9C", "8C")
    state.apply(0, (3, 0, 0))
    state.apply(0, (4, -1))
    reopen(state, 1)
    assert state.pending() == (0, 1)
    state.apply(0, (4, -1))
    reopen(state, 0)
    assert state.commit[0] == -1


@pytest.mark.parametrize("options", [DUEL, FOUR], ids=["duel", "four"])
def test_belief_moves_only_hidden_cards_and_fits_the_view(options: Options) -> None:
    changed = 0
    for found in points(120, options=options):
        world = RULES.sample(found.state.view(found.seat), Random(2))
        before = [row[:] for row in world.cards]
        believe(world, found.seat, lambda: 0.0)
        changed += world.cards != before
        assert world.view(found.seat) == found.state.view(found.seat)
        assert list(map(sorted, world.cards)) == list(map(sorted, before))
        assert world.cards[found.seat] == before[found.seat]
        assert world.legal(found.seat) == found.legal
    assert changed
