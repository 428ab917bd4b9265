"""The search for blunders: the same games as `contest` plays, every move weighed, bad ones found."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from build_scripts.bench_decisions import Deal, table_of, takes_thought
from build_scripts.blunders import GAP, WORST, Bench, Verdict, counted, lines, measured, thinking, verdicts
from game.bots.players import LookaheadBot, ThinkingBot, player
from game.bots.thought import Findings, Watch
from game.bots.worker import BotRequest, rule_answer
from game.engine.contract import Budget
from game.games import registry
from game.match.contest import contest

LEVEL = ("normal", "normal")
TIMES = 3


def still() -> Watch:
    return Watch(lambda: 0.0)


class Worst(LookaheadBot):
    """Plays what it finds worst."""

    def drawn(self, findings: Findings, rng: Random) -> tuple[int, ...]:
        """The last of the findings."""
        return min(findings, key=lambda line: line.value).meaning


def met(game: str) -> BotRequest:
    """The first decision of a deal that takes thought and is not put to several at once."""
    deal = Deal(game, 3, LEVEL)
    while (request := deal.asked()) is not None:
        if takes_thought(request) and len(request.view.pending) == 1:
            return request
        deal.play(request.seat, rule_answer(request).action)
    raise AssertionError(game)


def test_the_game_is_the_one_that_a_contest_plays() -> None:
    deal = Deal("castle", 3, LEVEL)
    bot, budget = player("castle", "normal", still())
    assert isinstance(bot, LookaheadBot)
    found = list(verdicts(deal, bot, Budget(budget.iterations, 1.0), bot, 1))
    outcome = deal.state.outcome()
    assert outcome is not None and found
    played = contest("castle", 3, LEVEL, {})
    assert (played.decisions, played.scores) == (deal.ply, outcome.scores)


def test_who_plays_the_worst_he_finds_blunders() -> None:
    found: dict[type, int] = {}
    for kind in (LookaheadBot, Worst):
        bot, judge = kind("audatia", still()), LookaheadBot("audatia", still())
        said = islice(verdicts(Deal("audatia", 3, LEVEL), bot, Budget(40, 1.0), judge, TIMES), 16)
        found[kind] = sum(verdict.loss > GAP for verdict in said)
    assert found[Worst] > 2 > found[LookaheadBot]


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_move_is_weighed(game: str) -> None:
    request = met(game)
    table = table_of(request)
    options = table.options(table.world(Random(1)), request.seat)
    bench = Bench(table.rules, table.guide, table.view)
    bot, _ = player(game, "champion", still())
    assert isinstance(bot, ThinkingBot)
    findings = bot.findings(bench, Random(1), Budget(8 * len(options.actions), 1.0))
    assert {line.meaning for line in findings} == set(options.actions)
    assert all(line.visits for line in findings)


def verdict(loss: float) -> Verdict:
    return Verdict(1, 2, 0, "attack", 3, "attack f1 f2", "attack f1 f3", 0.6, loss)


def test_only_a_loss_beyond_the_gap_is_a_blunder_and_the_worst_come_first() -> None:
    row = counted("castle", 60, [verdict(loss) for loss in (0.0, GAP, 0.2, 0.01, 0.3, 0.1, 0.02)], 1.0)
    assert (row.decisions, row.blunders.points, row.blunders.games) == (7, 2, 7)
    assert row.loss == pytest.approx(0.78 / 7)
    assert [found.loss for found in row.worst] == [0.3, 0.2, GAP, 0.1, 0.02]
    assert len(row.worst) == WORST and len(lines(row)) == 1 + WORST


def test_moves_as_good_as_the_best_are_not_listed() -> None:
    assert not counted("castle", 60, [verdict(0.0)] * 3, 1.0).worst


def test_so_many_decisions_are_judged_and_can_be_found_again() -> None:
    one, other = (measured("castle", "normal", 9, 2, 4) for _ in range(2))
    assert one.decisions == one.blunders.games == 9
    assert (one.worst, one.loss) == (other.worst, other.loss)
    for found in one.worst:
        assert found.played != found.best and found.moves > 1
        registry.rules("castle").parse_action(found.best)


def test_levels_that_do_not_think_are_known() -> None:
    assert thinking("castle") == {"normal", "hard", "champion"}
    assert thinking("duelcard") == {"hard", "champion"}
