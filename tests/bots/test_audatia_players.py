"""Audatia's computer players: legal in every phase, sensible where sense is plain, with words for hints."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.bots.guide import guide
from game.bots.levels import HINT
from game.bots.lookahead import ENOUGH
from game.bots.players import ThinkingBot, player
from game.bots.thought import Table, Watch
from game.engine.contract import Budget, Options
from game.games.audatia import policy
from game.games.audatia.cards import KIND
from game.games.audatia.policy.odds import exchange_worth
from game.games.audatia.rules import RULES
from game.games.audatia.state import AudatiaState
from tests.bots.audatia_points import DUEL, HALL, SUDDEN, point, points
from tests.games.audatia.duel import BOUCICAULT, duel

PHASES = ("exchange", "virtue", "posta", "step", "react", "fight", "stretto", "answer")
NAMES = ("random", "rules", "easy", "normal", "hard", HINT)
BUDGET = Budget(40, 1000.0, reasons=20)


def still() -> Watch:
    return Watch(lambda: 0.0)


def chosen(name: str, state: AudatiaState, seed: int = 1, iterations: int = 200) -> str:
    """What a computer player does, in the words of the journal."""
    bot, _ = player("audatia", name, still())
    (seat,) = state.pending()
    choice = bot.choose(state.view(seat), state.legal(seat), Random(seed), Budget(iterations, 1000.0))
    return RULES.action_text(choice.action)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("phase", PHASES)
def test_a_legal_action_in_each_phase(phase: str, name: str) -> None:
    found = point(phase)
    bot, _ = player("audatia", name, still())
    for seed in range(2):
        choice = bot.choose(found.state.view(found.seat), found.legal, Random(seed), BUDGET)
        assert choice.action in found.legal
        assert 0.0 <= choice.value <= 1.0
        assert all(line.key.startswith("audatia.reason.") for line in choice.reasons)
        assert bool(choice.reasons) == (name in ("normal", "hard", HINT))


def test_hard_tries_moves_that_no_rule_thinks_of() -> None:
    found = point("step")
    bot, _ = player("audatia", "hard", still())
    assert isinstance(bot, ThinkingBot)
    table = Table(RULES, guide("audatia"), found.state.view(found.seat))
    every = set(table.options(found.state, found.seat).actions)
    tried = [
        {line.meaning for line in bot.findings(table, Random(1), Budget(iterations, 1000.0))}
        for iterations in (ENOUGH, ENOUGH * len(every))
    ]
    assert tried[0] < tried[1] == every


def test_an_exchange_is_worth_what_no_remedy_undoes() -> None:
    """The rival's one remedy is undone perfectly by the counter in hand (A23, A25)."""
    state = duel("p mf_l | finestra | celeritas", "p twist_pommel | finestra | audatia", at="step")
    without = exchange_worth(state, 0)
    state.put_in(0, KIND["cover_pommel"])
    assert without < 0.9 < exchange_worth(state, 0)


@pytest.mark.parametrize("options", [DUEL, HALL, SUDDEN], ids=["duel", "hall", "sudden"])
@pytest.mark.parametrize("pair", [("easy", "hard"), ("hard", "normal")])
def test_whole_duels_between_levels(pair: tuple[str, str], options: Options) -> None:
    state = RULES.new(5, options).clone()
    bots = [player("audatia", name, still())[0] for name in pair]
    rng = Random(2)
    while pending := state.pending():
        seat = pending[0]
        state.play(seat, bots[seat].choose(state.view(seat), state.legal(seat), rng, Budget(6, 1000.0)).action)
    assert state.outcome() is not None


def test_expected_shares_make_one_win() -> None:
    for found in points():
        assert sum(policy.evaluate(found.state, seat) for seat in (0, 1)) == pytest.approx(1.0)


@pytest.mark.parametrize("name", ["rules", "normal", "hard"])
def test_an_attack_that_nothing_parries_is_made(name: str) -> None:
    """His sword is on the left, where no Mandritto starts, and no Roverso Fendente is left to him (A14, A15)."""
    state = duel(
        "rm_l break_off | left | ", "mf_l mf_r ms_l | left | ", at="fight",
        two_discard=["rf_l", "rf_l", "rf_r", "rf_r", "rs_l", "rs_r", "ms_r", "mf_l", "mf_r"],
    )  # fmt: skip
    assert {chosen(name, state, seed) for seed in range(4)} == {"attack rm_l"}


@pytest.mark.parametrize("name", ["rules", "normal", "hard"])
def test_a_perfect_counter_is_played(name: str) -> None:
    """It wins; an aligned one only breaks off (A25)."""
    state = duel(
        "mf_l ligadura_mezana | frontale | fortitudo", "ms_r cover_pommel counter_ligadura | coda_longa | ",
        "0 attack mf_l", "1 parry ms_r", "0 side internal", "1 pass", "0 remedy ligadura_mezana",
        chars=(BOUCICAULT, BOUCICAULT),
    )  # fmt: skip
    assert {chosen(name, state, seed) for seed in range(4)} == {"answer counter_ligadura"}


def test_a_posta_chosen_in_secret_is_not_always_the_same() -> None:
    found = point("posta")
    bot, _ = player("audatia", "rules", still())
    view = found.state.view(found.seat)
    stood = Counter(bot.choose(view, found.legal, Random(seed), BUDGET).action for seed in range(60))
    assert len(stood) > 1 and max(stood.values()) < 58
