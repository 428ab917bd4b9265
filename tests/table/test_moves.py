"""Everything a gesture can mean, found once: it agrees with the rules, and every action has a gesture."""

from __future__ import annotations

import os

import pytest

from game.engine.contract import Intent
from game.games.castle.rules import RULES
from game.table.moves import NO_MOVES, Target, find_moves
from tests.table.test_tabletop import random_game

RUNS = max(1, round(float(os.environ.get("DUEL_TABLE_RUNS", "1"))))


def slots_of(view) -> list[tuple[str, int]]:
    return [(zone.key, i) for zone in view.zones for i in range(len(zone.cards))]


@pytest.mark.parametrize("seed", range(3 * RUNS))
def test_found_moves_are_what_the_rules_say(seed: int) -> None:
    for state in random_game(seed):
        for seat in (0, 1):
            view = state.view(seat)
            slots = slots_of(view)
            moves = find_moves(RULES, view, slots)
            if seat not in state.pending():
                assert moves == NO_MOVES
                continue
            legal = set(state.legal(seat))
            expect_sound(moves, legal)
            reached = {action for targets in (moves.direct, *moves.carried.values())
                       for actions in targets.values() for action in actions}  # fmt: skip
            assert reached == legal, "an action without a gesture"
            for action in legal:
                intent = moves.intent_of(action)
                assert intent is not None and action in RULES.actions(view, intent)


def expect_sound(moves, legal: set) -> None:
    """No empty entries, no action that the rules refuse."""
    for targets in (moves.direct, *moves.carried.values()):
        for actions in targets.values():
            assert actions and set(actions) <= legal
    for source, targets in moves.carried.items():
        assert targets and source not in targets


@pytest.mark.parametrize("seed", range(2 * RUNS))
def test_what_means_nothing_is_explained_with_a_rule(seed: int) -> None:
    for n, state in enumerate(random_game(seed)):
        if n % 4:
            continue
        for seat in state.pending():
            view = state.view(seat)
            slots = slots_of(view)
            moves = find_moves(RULES, view, slots)
            targets: list[Target] = [*slots, *RULES.buttons(view)]
            for source in (None, *slots[:: 1 + n % 3]):
                for target in targets:
                    if target not in moves.targets(source) and target not in moves.direct:
                        reason = RULES.why_not(view, Intent(source, target))
                        assert str(reason.arg("rule")).startswith("C"), (source, target, reason)
